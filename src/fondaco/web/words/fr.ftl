### Ce que disent les pages elles-mêmes. Les phrases des jeux viennent des mots des jeux.

## Le plateau

web-board = Plateau de { $game }
web-target = { $name }. Peut être choisi.
web-target-move = { $name }. Peut être choisi : { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, libre, souk à { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-yspahan-shop-held = { $shop }, cube de { $player }, souk à { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-yspahan-space = Case de la route { $space }
web-yspahan-space-supervisor = Case de la route { $space }, où se tient l’Intendant
web-yspahan-square-empty = Tour, { $square } : aucun dé
web-yspahan-buildings = Vos bâtiments
web-yspahan-next-building = prochain bâtiment : +{ $points }
web-yspahan-piles = Pioche { $deck }, défausse { $discard }
web-yspahan-today = Les tours du jour
web-yspahan-zoom-in = De plus près
web-yspahan-zoom-out = Toute la ville

## Al Rashid

# Les six palais, en un mot chacun.
web-al-rashid-palace = { $palace ->
    [spies] Espions
    [military] Militaires
    [scholars] Savants
    [merchants] Marchands
    [politicians] Politiciens
   *[al_rashid] Al-Rashid
}
web-al-rashid-baghdad = Bagdad
web-al-rashid-before = avant
web-al-rashid-behind-pasha = seulement derrière un Pacha
web-al-rashid-count = { $thing } : { $n }
web-al-rashid-crises = Crises passées
web-al-rashid-crisis = crise de ce tour
web-al-rashid-deck = pioche
web-al-rashid-different = variés
web-al-rashid-drawn = Le plateau est redessiné ; charges, territoires et cartes crise sont reconstitués.
web-al-rashid-family = { $piece ->
    [pasha] { $all ->
        [one] { $all } Pacha
       *[other] { $all } Pachas
    }
    [merchant] { $all ->
        [one] { $all } Marchand
       *[other] { $all } Marchands
    }
   *[sage] { $all ->
        [one] { $all } Sage
       *[other] { $all } Sages
    }
} ({ $reserve } en réserve)
web-al-rashid-held = { $office }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $up ->
    [yes] { "" }
   *[no] { ", " }utilisée
}
web-al-rashid-in-gold = en or
web-al-rashid-mercenaries = Vos mercenaires
web-al-rashid-mine = À vous
web-al-rashid-office = { $office }, { $gold } or{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $n } disponibles
}
web-al-rashid-order = ordre
web-al-rashid-phase = { $phase ->
    [setup] Mise en place
    [placement] Placement
    [resolution] Résolution
   *[over] Partie terminée
}
web-al-rashid-pile = Pile { $colour ->
    [red] rouge
   *[blue] bleue
} : { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}
web-al-rashid-resolved = Résolu
web-al-rashid-rest = Points, tuiles et cartes
web-al-rashid-stack = { $player } : domination { $dominance }, rang { $rank }
web-al-rashid-tile-hidden = tuile { $colour ->
    [red] rouge
   *[blue] bleue
} face cachée
web-al-rashid-tile-seen = { $tile } (vue par { $players })
web-al-rashid-tiles = { $n ->
    [one] { $n } tuile { $colour ->
        [red] rouge
       *[blue] bleue
    }
   *[other] { $n } tuiles { $colour ->
        [red] rouges
       *[blue] bleues
    }
}
web-al-rashid-turn = tour { $turn } sur { $turns }

## Au royaume des fils du désert

web-wuestensoehne-unknown = { $field }, inexploré
web-wuestensoehne-ends = { $n ->
    [0] complète
    [one] ouverte d’{ $n } côté
   *[other] ouverte de { $n } côtés
}
web-wuestensoehne-explorer = explorateur { $height } de { $player }
web-wuestensoehne-caravan = caravane de { $player }
web-wuestensoehne-camels = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
}
web-wuestensoehne-room = { $n ->
    [0] aucun emplacement libre
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}
web-wuestensoehne-rumours = Rumeurs
web-wuestensoehne-stock = { $n ->
    [0] plus aucune
   *[other] encore { $n }
}
web-wuestensoehne-rumour-free = { $space } : aucune rumeur
web-wuestensoehne-rumour-hidden = { $space } : face cachée, vue par { $players }
web-wuestensoehne-rumour-known = { $space } : { $value }, vue par { $players }
web-wuestensoehne-rest = Réserves et tuiles restantes
web-wuestensoehne-drawn = Certaines tuiles et valeurs sont reconstituées, et la carte est redessinée.
web-wuestensoehne-zoom-in = De plus près
web-wuestensoehne-zoom-out = Tout le désert

## Istanbul

web-istanbul-race = Course aux rubis
web-istanbul-ends = fin à { $rubies } rubis
web-istanbul-cards = Vos cartes
web-istanbul-deck = pioche : { $deck }
web-istanbul-no-cards = Aucune carte en main
web-istanbul-shelf = { $good } : { $number } sur { $room }
web-istanbul-words = Tout en toutes lettres

## La table

web-prompt = Ce qu’il faut faire
web-offers = Ce que vous pouvez choisir
web-no-offers = Il n’y a rien à choisir maintenant.
web-offers-on-board = Sur le plateau, ou ici : { $number } choix
web-final = irréversible
web-steps = Ce que vous avez choisi jusqu’ici
web-preview = Si vous faites cela
web-back = Retour
web-picked = { $number ->
    [one] un choix
   *[other] { $number } choix
}
web-form = Votre sélection
web-form-more = { $what } : un de plus
web-form-less = { $what } : un de moins
web-form-of = { $what } : { $number } sur { $most }
web-form-count = { $number } × { $what }
web-form-total = { $number } sur { $most }
web-form-missing = { $number ->
    [one] encore { $number } à choisir
   *[other] encore { $number } à choisir
}
web-form-clear = Effacer
web-form-confirm = Confirmer
web-log = Ce qui s’est passé
web-players = Joueurs
web-you = (vous)
web-score = Points :
web-is-asked = doit jouer
web-yes = oui
web-no = non

## La maison

web-game-yspahan = Lancez les dés : remplissez les souks, expédiez par la caravane, bâtissez.
web-game-istanbul = Menez votre marchand à travers le bazar et réunissez les rubis le premier.
web-game-wuestensoehne = Posez le désert, menez votre caravane d’oasis en oasis et apprenez ce que valent les marchandises.
web-game-al-rashid = Placez votre famille dans les palais et les pays lointains et gagnez l’honneur à Bagdad.
web-players-range = de { $least } à { $most } joueurs
web-language = Langue
web-theme = Thème
web-theme-auto = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-motto = Quatre jeux du commerce au désert
web-motto-how = Seul contre des robots, entre amis sur un même écran, ou sur plusieurs jours par lien. Sans compte.
web-minutes = environ { $number } minutes
web-games = Jeux
web-play-now = Jouer tout de suite
web-set-table = Créer une table
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-continue = Reprendre
web-turn-at = À vous de jouer à { $number ->
    [one] 1 table
   *[other] { $number } tables
}
web-to-move = À { $player } de jouer
web-bots = Robots
web-learn-games = Apprendre
web-games-all = Tous les jeux
web-seats-free = { $number ->
    [one] 1 place libre
   *[other] { $number } places libres
}
web-join = Rejoindre
web-more-tables = { $number } de plus
web-waits-for-you = À vous de jouer
web-status-open = en attente des joueurs
web-status-playing = en cours
web-status-over = terminée
web-status-abandoned = abandonnée
web-somebody = quelqu’un
web-bot = robot
web-your-name = Votre nom
web-keep-name = Enregistrer
web-install = Installer l’application
web-not-the-publishers = Une œuvre indépendante : dessinée et écrite à neuf, sans lien avec les éditeurs des jeux.
web-api = API
web-home = Accueil
web-no-answer = Le serveur ne répond pas. Vérifiez votre connexion.
web-wait = Un instant…
web-close = Fermer

## Dresser une table

web-new-table = Une table de { $game }
web-seats = Places
web-seat-me = À cet écran
web-seat-invited = Sur invitation
web-seat-open = libre
web-seat-bot = Robot : { $bot }
web-seat-none = Personne
web-player-name = Nom du joueur { $n }
web-seats-hint = Plusieurs places à cet écran : on se passe l’appareil, et un rideau cache les cartes.
web-options = Options
web-table-name = Nom de la table
web-listed = Publique : tout le monde peut trouver la table et s’y joindre
web-watched = Tout le monde peut regarder
web-set-this-table = Créer la table

## Options des tables

web-option-box = Édition
web-option-box-base = jeu de base
web-option-box-mocha = Moka & Bakchich
web-option-box-letters = Missives & Sceaux
web-option-box-grand_bazaar = Grand Bazar
web-option-layout = Disposition
web-option-layout-first_game = première partie
web-option-layout-random = au hasard
web-option-layout-long_paths = longs chemins
web-option-layout-in_order = dans l’ordre
web-option-bonus_cards = Cartes bonus
web-option-bonus_cards-mixed = toutes mêlées
web-option-bonus_cards-new_only = seulement les nouvelles
web-option-first_player = Premier joueur
web-option-first_player-random = tiré au sort
web-option-round_limit = Limite de tours
web-option-round_limit-off = aucune
web-option-cards_before_roll = Cartes avant le lancer
web-option-cards_before_roll-allowed = permises
web-option-cards_before_roll-forbidden = interdites
web-option-build_cards = Cartes de construction
web-option-build_cards-at_once = on construit aussitôt
web-option-build_cards-discount = rabais sur la construction
web-option-two_build_cards = Deux cartes de construction à la fois
web-option-two_build_cards-allowed = permises
web-option-two_build_cards-forbidden = interdites
web-option-reshuffle = Remélange
web-option-reshuffle-when_needed = quand il faut une carte
web-option-reshuffle-at_once = dès que la pioche est vide
web-option-retrieve_condition = Qui peut reprendre un explorateur
web-option-retrieve_condition-none_placed = qui n’en a posé aucun ce tour
web-option-retrieve_condition-none_available = qui n’en a plus
web-option-driver_scope = Le chamelier se paie pour
web-option-driver_scope-movement = un déplacement
web-option-driver_scope-turn = tout le tour
web-option-compensation = Pioche d’échange
web-option-compensation-ask = demander
web-option-compensation-always = toujours
web-option-discovery = Découvrir
web-option-discovery-optional = à volonté
web-option-discovery-compulsory = obligatoire
web-option-valuation_order = Plusieurs oasis à la fois : qui fixe l’ordre
web-option-valuation_order-active_player = le joueur actif
web-option-valuation_order-section_index = la tuile
web-option-stall_guard_rounds = Tours à vide qui finissent la partie
web-option-stall_guard_rounds-0 = jamais

## Avant la partie

web-lobby-waiting = { $number ->
    [one] Il manque 1 joueur
   *[other] Il manque { $number } joueurs
}
web-lobby-full = Tout le monde est là
web-lobby-hint = Invitez quelqu’un par lien, ajoutez un robot ou partagez cet écran.
web-lobby-ready = Commencez la partie quand vous voulez.
web-lobby-watching = Vous êtes spectateur. C’est l’hôte de la table qui lance la partie.
web-guest-here = Nom d’un invité ici
web-same-screen = Même écran
web-host-starts = C’est l’hôte de la table qui lance la partie.
web-sit-down = S’asseoir
web-get-up = Quitter la place
web-is-here = est là
web-is-away = absent
web-let-bot-play = Laisser jouer un robot
web-free-seat = Libérer la place
web-new-link = Nouveau lien
web-link-to = Lien vers la place : { $player }
web-link-watch = Lien spectateur
web-copy = Copier
web-copied = Copié
web-qr = En code QR
web-start = Commencer la partie
web-start-with-bots = Commencer la partie ; { $number ->
    [one] un robot prend la place libre
   *[other] des robots prennent les { $number } places libres
}
web-start-without = Commencer sans { $number ->
    [one] la place libre
   *[other] les { $number } places libres
}

## Pendant la partie

web-live-connecting = connexion…
web-live-live = connecté
web-live-sending = envoi…
web-live-lost = connexion perdue : nouvel essai
web-live-ended = non connecté
web-undo = Annuler
web-rules = Règles
web-rules-of = Les règles de { $game }
web-search-rules = Chercher dans les règles
web-nothing-found = Aucune clause n’a tous ces mots.
web-reconstructions = Reconstitué : aucune source ne donne ces éléments, ce projet les a conçus
web-reconstructed = { $number ->
    [one] Un élément de cette table est reconstitué.
   *[other] { $number } éléments de cette table sont reconstitués.
} Les règles disent lesquels.
web-menu = Menu
web-typed = Mode texte (lecteur d’écran)
web-type-move = Votre coup, ou son numéro
web-say-move = Jouer
web-said = { $text }
web-not-now = Cela ne peut pas être choisi maintenant.
web-hand-over = Laisser un robot jouer pour moi
web-hand-over-sure = Un robot joue à votre place jusqu’à ce que vous repreniez la main, possible avant chacun de ses coups.
web-take-back = Rejouer moi-même
web-bot-for = Un robot joue pour { $player }
web-bot-for-sure = Un robot joue à la place de { $player } jusqu’à son retour.
web-abandon = Abandonner la partie
web-curtain = Passez l’appareil à { $player }
web-curtain-ready = C’est moi : montrer ma table

## Après la partie

web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-replay = Revoir
web-replay-move = Coup { $move } sur { $of }
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-leave = Retour à la table
web-record = Enregistrer la partie
web-dice = { $dice ->
    [yes] Les dés étaient-ils équitables ?
   *[no] Le mélange était-il équitable ?
}
web-dice-kept = Tout ce qui relevait du hasard correspond à l’engagement du début : la graine ci-dessous a l’empreinte montrée alors.
web-dice-broken = L’engagement n’a pas été tenu : la graine n’a pas l’empreinte montrée au début.
web-dice-unchecked = Ce navigateur ne peut pas calculer d’empreintes ici ; « fondaco verify » vérifie la partie.
web-commitment = { $dice ->
    [yes] Engagement sur les dés
   *[no] Engagement sur le mélange
} (SHA-256 de la graine)
web-seed = Graine

## Une table pour tous

web-panels = Parties de la table
web-panel-board = Table
web-panel-players = Joueurs
web-panel-log = Journal
web-panel-chat = Discussion
web-keys = Touches
web-key-letter = choisit ce à côté de quoi elle figure
web-key-tab = vers les choix, vers le plateau, et au-delà
web-key-arrows = sur le plateau : d’un élément qu’on peut choisir au suivant
web-key-shift-arrows = sur le plateau : d’un élément à l’autre, quel qu’il soit
web-key-enter = choisit ; confirme le choix mis en évidence
web-key-end = termine le tour ou passe
web-key-escape = un pas en arrière
web-key-undo = annule la dernière décision, si possible
web-key-next = étape suivante pendant l’affichage des tours
web-key-replay = revoit ce qui s’est passé depuis votre dernier tour
web-key-help = montre ces touches
web-letters = Choisir par de simples lettres
web-forced = Jouer d’office les coups forcés
web-text = Mode texte
web-text-history = Ce qui a été tapé et raconté
web-text-many = { $number } choix ; « { $word } » les énumère.
web-text-moves = Que puis-je faire ?
web-text-board = Où en suis-je ?
web-text-log = Que s’est-il passé ?
web-text-help = Que puis-je taper ?
web-command-rules = les règles ; avec le numéro d’une clause, cette clause

## Premiers pas

web-learn = Premiers pas
web-lesson = Premiers pas : { $game }
web-lesson-step = { $step } sur { $of }
web-lesson-on = Continuer
web-lesson-back = Retour
web-lesson-skip = Passer
web-lesson-play = Continuer seul
web-lesson-not-this = Cela vient plus tard : choisissez ce qui est mis en valeur, ou passez la leçon.

## Discussion

web-talk = Chat
web-talk-new = { $number ->
    [one] nouveau message
   *[other] nouveaux messages
}
web-talk-heard = { $player } dit : { $text }
web-talk-line = Écrire un message
web-talk-say = Envoyer
web-talk-silence = Pas encore de message.
web-talk-earlier = Messages précédents
web-talk-tidy = Gérer les messages
web-talk-mute = Masquer
web-talk-unmute = Réafficher { $name }
web-talk-muted = { $number ->
    [one] Vous avez masqué une personne ici.
   *[other] Vous avez masqué { $number } personnes ici.
}
web-talk-unsay = Effacer
web-talk-off = Le chat est désactivé à cette table.
web-who-talks = Qui peut écrire dans le chat
web-talk-for-everyone = tout le monde, spectateurs compris
web-talk-for-seats = les joueurs seulement
web-talk-for-off = personne

## À côté de la partie

web-recap = Depuis mon dernier tour
web-recap-missed = Il s’est passé des choses depuis votre dernière visite.
web-recap-all = Tout le monde
web-recap-nothing = Il ne s’est rien passé depuis.
web-notes = Mes notes
web-notes-hint = Personne d’autre ne lit cette page.
web-notes-kept = Enregistré.
web-orders = Réponses automatiques
web-orders-hint = Les questions posées pendant le tour des autres reçoivent la réponse que vous fixez ici. Personne d’autre ne le voit.
web-orders-kept = Enregistré.
web-ranking-hint = Le plus souhaité d’abord : appuyez sur l’un après l’autre.
web-seats-links = Places et liens
web-which-bot = Niveau des bots
web-give-back = Laisser { $player } rejouer
web-link-device = Lien pour mon autre appareil
web-is-program = un programme peut jouer
web-abandon-sure = La partie se termine pour tout le monde et ne pourra pas être reprise.
web-bot-plays-for-you = Un robot joue pour vous.
web-nudged = Les autres attendent votre décision.
web-remind = Relancer
web-reminded = Le rappel est envoyé.

## Pendules

web-clock-left = Temps restant :
web-clock-bank = Réserve de temps :
web-clock-days = { $days } j { $hours } h
web-clock-minute = Il vous reste une minute.
web-clock-seconds = Il vous reste dix secondes.
web-clock-over = Votre temps est écoulé.
web-more-time-live = 1 minute de plus
web-more-time-turns = 1 jour de plus
web-days = { $number ->
    [one] 1 jour
   *[other] { $number } jours
}

## Programmes

web-programs = Jetons d’API
web-programs-hint = Avec un jeton, un programme peut agir pour votre place. Tout le monde à la table voit qu’un programme peut jouer.
web-token = Jeton
web-token-made = Voici le jeton. Il n’est montré que cette fois.
web-token-label = À quoi il sert
web-token-lasts = Valable
web-token-until = jusqu’au { $day }
web-token-may = Le programme peut
web-token-make = Créer un jeton
web-token-end = Révoquer
web-scope-play = jouer
web-scope-watch = regarder
web-scope-chat = chat

## Le rythme, la discussion et la boîte d’une nouvelle table

web-pace = Rythme
web-pace-kind = À quelle vitesse
web-pace-none = Sans limite de temps
web-pace-live = En direct
web-pace-turns = Au tour par tour
web-pace-move = Pour chaque décision
web-pace-bank = Réserve de temps
web-pace-no-bank = aucune
web-pace-minutes = { $number } min
web-seconds = { $number } s
web-pace-end = Quand le temps est écoulé
web-pace-end-wait = les autres attendent
web-pace-end-bot = un robot prend le relais
web-pace-end-abandon = la partie est abandonnée
web-own-box = Votre propre fichier de boîte
web-own-box-hint = Si votre jeu imprimé diffère : le fichier box.toml du jeu, copié et corrigé.

## Parties notées

web-records = Parties enregistrées
web-records-hint = Ouvrez une partie enregistrée pour la revoir, ou continuez depuis n’importe quelle position contre des robots.
web-ending-abandoned = La partie a été abandonnée.
web-look-as = Regarder depuis la place de
web-go-on = Continuer d’ici

## À propos de moi

web-me = Profil
web-about-me = Compte et notifications
web-account = Compte
web-account-hint = Personne n’en a besoin. Il rassemble vos tables, pour les retrouver sur un autre appareil.
web-account-is = Vous êtes connecté sous le nom { $name }. Avec ce nom et votre mot de passe, vous vous connectez sur d’autres appareils.
web-account-name = Nom
web-password = Mot de passe
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-password-changed = Le mot de passe est changé, et vos autres appareils sont déconnectés.
web-sign-in = Se connecter
web-sign-up = Nouveau compte
web-sign-out = Se déconnecter
web-contacts = Notifications
web-contacts-hint = Nous vous prévenons quand c’est à vous de jouer et que vous n’êtes pas là.
web-contact-kind = Comment
web-contact-email = par courriel
web-contact-webhook = à un programme (webhook)
web-contact-target = Adresse
web-contact-add = Ajouter
web-contact-end = Supprimer
web-contact-code = Le code reçu par courriel
web-contact-confirm = Confirmer
web-contact-secret = Le secret qui signe les envois ; il n’est montré que cette fois
web-data = Mes données
web-data-none = Aucune donnée vous concernant n’est encore enregistrée.
web-data-export = Télécharger mes données
web-data-forget = Supprimer mes données
web-data-sure = Noms, discussions, notes, ordres, contacts et jetons sont effacés, sur tous les appareils du compte. C’est irréversible.
web-data-seats = Dans les parties en cours
web-data-seats-bot = un robot joue à ma place
web-data-seats-open = la place devient libre

## Mouvement et sons

web-motion = Animations
web-motion-off = aucun
web-motion-fast = rapide
web-motion-normal = normal
web-motion-step = pas à pas
web-motion-next = Étape suivante
web-turns = Derniers tours
web-turns-again = Revoir ce tour
web-turns-replay = Revoir les derniers tours
web-sound = Sons
web-motion-points = { $points ->
    [0] { "" }
    [one] { " " }(+1 point)
   *[other] { " " }(+{ $points } points)
}
web-motion-summary = { $first }{ web-motion-points }
web-motion-summary-more = { $first } { $second }{ $more ->
    [0] { "" }
   *[other] { " " }(et { $more } de plus)
}{ web-motion-points }

## Ce qu’apporte une offre

web-offer-brings = { $move } ({ $brings })
web-final-because = irréversible : { $barrier }

## Expliquer le plateau

web-explain = Expliquer le plateau
web-explain-hint = Désignez quelque chose sur le plateau, ou choisissez ici :
web-explain-finger = Un doigt qui reste posé sur quelque chose le demande à tout moment.
web-rules-page = Ouvrir en page
web-yspahan-drawn = La ville est redessinée : l’emplacement des choses est reconstitué, pas ce qui se trouve à côté de quoi.
web-no-such-game = Aucun jeu de ce nom ici.

## Revoir la partie

web-replay-my-turn = Mon dernier tour
web-replay-link = Lien vers cette position
web-histogram = { $dice } dés ont été lancés ; des dés équitables montrent chaque face environ { $expected } fois.

## Headings of the board that any game has, by the fields of its view

web-field-active = Joueur actif
web-field-colour = Couleur
web-field-columns = Colonnes
web-field-column = Colonne
web-field-deck = Cartes dans la pioche
web-field-discard = Défausse
web-field-first = Premier joueur
web-field-goods = Marchandises
web-field-hand = Main
web-field-id = Nom
web-field-kind = Type
web-field-number = Numéro
web-field-phase = Phase
web-field-players = Joueurs
web-field-points = Points
web-field-reconstructed = Reconstitué
web-field-round = Manche
web-field-rows = Lignes
web-field-row = Ligne
web-field-seat = Joueur
web-field-seen_by = Vu par
web-field-top = Au-dessus
web-field-unseen = Pas encore vus
web-field-value = Valeur

## La fin

web-ending-you-win = Victoire !
web-ending-by = Avec { $points ->
    [one] { $points } point d’avance.
   *[other] { $points } points d’avance.
}
web-ending-by-istanbul = Avec { $points ->
    [one] { $points } rubis d’avance.
   *[other] { $points } rubis d’avance.
}
web-ending-by-wuestensoehne = Avec { $points } d’or d’avance.
web-ending-final = { $player } : { $points }
web-ending-scores = Scores finaux
web-ending-sources = D’où viennent les points
web-ending-sources-istanbul = D’où viennent les rubis
web-ending-race = La course
web-ending-race-hint = points, coup par coup
web-ending-race-hint-istanbul = rubis, coup par coup
web-ending-race-hint-wuestensoehne = or, coup par coup
web-ending-race-graph = Graphique des scores. À la fin : { $scores }
web-ending-board = Plateau
web-ending-results = Résultats
web-ending-check = Vérifier soi-même
web-round = Manche { $number }
web-ending-turn = Tour { $number }
web-scoring-shows = Montrer le tableau après chaque décompte
web-scoring-last = Dernier décompte
web-scoring-nothing = Personne n’a marqué.
web-scoring-sum = Ce décompte
web-scoring-score = Score
web-yspahan-week-scores = Décompte de la semaine { $week }
web-yspahan-caravan-scores = Décompte de la caravane pleine
web-yspahan-with-bazaar = { $souk } avec le Bazar
web-yspahan-week = Semaine { $week }
web-yspahan-source-souk = Souks
web-yspahan-source-bazaar = Souks avec le Bazar
web-yspahan-source-caravan = Caravane
web-yspahan-source-building = Bâtiments
web-yspahan-source-card = Cartes
