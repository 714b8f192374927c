### What the house says about tables, seats and requests.

## Tables and seats

house-no-table = Cette table n’existe pas.
house-no-game = Il n’y a pas de jeu « { $game } » ici.
house-no-lesson = Il n’y a pas encore de tutoriel pour « { $game } ».
house-no-link = Ce lien ne mène nulle part : il a été remplacé par un plus récent, ou il est incomplet.
house-link-taken = Quelqu’un a déjà pris la place de cette invitation. Qui y est assis crée à la table même un lien pour un autre appareil.
house-one-seat = Vous avez déjà une place à cette table : personne ne voit aussi la main d’un autre.
house-no-seat = Cette table n’a pas de place { $seat }.
house-seats = { $title } se joue de { $min } à { $max } joueurs, pas { $number }.
house-no-option = { $title } n’a pas d’option « { $name } ».
house-no-value = L’option « { $name } » ne peut pas être « { $value } » ; elle peut être : { $values }.
house-no-such-table = Cette table ne peut pas être créée : { $reason }
house-box-refused = Le fichier de la boîte est inutilisable : { $reason }
house-record-refused = Cette partie enregistrée ne peut pas être ouverte : { $reason }
house-too-much-work = Lire ce fichier demande plus de travail que n’importe quelle partie : il a été refusé.
house-examiner-busy = Trop de fichiers sont en cours de lecture : réessayez bientôt.
house-record-is-a-fork = Cette partie enregistrée commence au milieu d’une autre : regardez-la avec « fondaco replay ».
house-fork-is-full = Une table qui continue une autre partie a besoin de toutes ses places.
house-nothing-to-decide = Il n’y reste rien à décider.
house-fork-of-what = On continue depuis une table ou une partie enregistrée : l’une des deux.
house-no-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $bots }.
house-bad-name = Un nom a au plus { $most } caractères et pas de crochets.
house-bad-title = Le nom d’une table a au plus { $most } caractères.
house-same-name = Deux joueurs de cette table auraient le même nom.
house-bad-nonce = Ce qu’un joueur ajoute aux dés a au plus 64 caractères simples.
house-seat-taken = La place { $seat } est prise.
house-seat-is-so-already = Cette place est déjà ainsi.
house-not-deserted = Le joueur de la place { $seat } est là.
house-no-bot-there = Aucun bot ne joue à la place { $seat }.
house-nobody-holds = Personne n’a la place { $seat } : donnez d’abord son lien à quelqu’un.
house-already-started = La partie a déjà commencé.
house-not-started = La partie n’a pas encore commencé.
house-not-over = La partie n’est pas encore finie.
house-table-closed = Cette table est fermée : plus personne n’y joue.
house-unreadable = Cette table ne peut pas continuer avec cette version de Fondaco.

## Moves

house-stale = La table a changé entre-temps : regardez de nouveau et décidez.
house-bot-plays = Un bot joue à cette place : reprenez-la d’abord.
house-bot-undecided = Le bot n’a pris aucune décision.
house-bots-silent = Les robots ne répondent pas pour l’instant : on réessaiera plus tard.

## Who may do what

house-who = Le serveur ne vous connaît pas encore : d’abord POST /api/me.
house-not-yours = Vous ne pouvez pas faire cela à cette table.
house-wrong-origin = Cette demande vient de la page d’un autre site.
house-wrong-host = Ce serveur ne répond pas à ce nom : ouvrez-le par son adresse.
house-no-proof = Il manque la preuve de votre propre page : GET /api/me la donne.

## Requests

house-invalid = Cette demande est incompréhensible : { $where }.
house-bad-request = Cette demande est incompréhensible.
house-nothing-here = Il n’y a rien ici.
house-no-method = Cela ne se fait pas ici.
house-too-large = C’est trop grand.
house-busy = Trop de monde joue à cette table à la fois : réessayez.
house-store-trouble = Le serveur ne peut rien enregistrer pour le moment : réessayez bientôt.
house-broken = Une erreur s’est produite sur le serveur. Rien n’a changé.
