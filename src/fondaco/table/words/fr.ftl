### Mots communs à tous les jeux. Les noms des joueurs sont des arguments : $player est un nom, $players une liste.

## Qui est à la table

seat = Place { $n }
you = Vous
chance = Hasard
spectator = Spectateur
nobody = Personne

## Coups refusés

refusal-unknown-move = « { $text } » n’est pas un coup connu.
refusal-ambiguous-move = « { $text } » peut désigner plusieurs coups : { $choices }.
refusal-impossible-move = « { $text } » n’est pas possible maintenant.
refusal-not-your-turn = Ce n’est pas à vous : c’est à { $player } de jouer.
refusal-nothing-typed = Rien n’a été saisi : tapez un coup ou son numéro.
refusal-too-long = Ce texte dépasse { $most } caractères, plus qu’aucun coup : saisissez-en un plus court.
refusal-chance-acts = Attendez les dés ou la pioche.
refusal-impossible-outcome = Ceci ne peut pas être le résultat du hasard ici.
refusal-spectator = Les spectateurs ne peuvent que regarder.
refusal-game-over = La partie est terminée.
# Un refus avec la clause qui en est la raison.
refusal-by-clause = { $reason } ({ $clause })

## Annuler, et les barrières qui l’empêchent

undo-nothing = Il n’y a rien à annuler.
undo-until-here = Vous ne pouvez pas revenir plus loin en arrière. { $barrier }
barrier-chance = Des dés ont été lancés ou une carte a été piochée.
barrier-other-seat = { $player } a déjà décidé.
barrier-asked = Vous avez répondu pendant le tour d’un autre joueur ; cette réponse est définitive.
barrier-other-asked = C’est maintenant à { $player } de jouer.
barrier-turn-ended = Le tour est terminé.
barrier-looked = Quelque chose de caché a été vu.
barrier-start = La partie commence ici.

## Marques

# À côté d’un élément qui n’est pas repris du jeu imprimé.
reconstructed = reconstitué

## Places et victoire

ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
rank = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
winner = Victoire : { $player }.
victory-shared = { $players } se partagent la victoire.

## Listes, construites depuis le début : Ada, Bruno et Carla

list-more = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Ordres permanents : ce qui est décidé d’avance sur les questions aux tours des autres

order-ask = me demander
refusal-no-orders = On ne peut pas définir de réponses automatiques ici.
refusal-unknown-order = Il n’y a pas de réponse automatique « { $order } » ; il y a : { $known }.
refusal-order-choice = L’ordre « { $order } » peut être ask, { $values } ; pas « { $value } ».
refusal-order-number = L’ordre « { $order } » peut être ask, ou un nombre de { $least } à { $most } ; pas « { $value } ».
refusal-order-ranking = L’ordre « { $order } » peut être ask, ou une liste de certains de { $values }, chacun une fois et le plus désiré d’abord ; pas « { $value } ».

## Ce qui se trouverait derrière un coup : pourquoi il ne pourrait être repris

ahead-chance = révèle des dés ou une carte
ahead-turn-ends = termine le tour
ahead-look = révèle quelque chose de caché
ahead-answer = répond pendant le tour d’un autre
ahead-other-asked = c’est à { $player } de jouer

## Les bots, selon leur niveau

bot-level = { $level ->
    [easy] Débutant
    [medium] Amateur
    [greedy] Amateur
    [hard] Fort
    [expert] Expert
    [random] Au hasard
   *[other] { $level }
}

## Ties at the end: what decides, and how much of it everybody has

tie-decided = Égalité : { $how }. { $who }
tie-shared = Égalité : { $who } partagent la place.
tie-held = { $player } ({ $held })
