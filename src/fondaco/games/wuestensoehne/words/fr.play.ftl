### Ce qui est demandé, fait, refusé et raconté à une table d’Im Reich der Wüstensöhne.
### Les cases se nomment comme F6, les tuiles comme T1-05, les explorateurs par leur taille ; le $value d’une rumeur est un texte comme +2 ou −1.

## Questions à qui doit décider

wuestensoehne-ask-choose-start = De quel bout de la croix part votre caravane ?
wuestensoehne-ask-discard = Aucune de vos trois tuiles n’a de place : vous pouvez en défausser une.
wuestensoehne-ask-move = { $water ->
    [0] Déplacez votre caravane depuis { $field }, ou restez.
   *[other] Déplacez votre caravane depuis { $field }, ou restez ; le chamelier coûte 1 eau.
}
wuestensoehne-ask-discover = Découvrez depuis { $field } : piochez une tuile, employez-en une de votre réserve, envoyez l’éclaireur, ou ne découvrez rien.
wuestensoehne-ask-lay = Où posez-vous { $tile } ?
wuestensoehne-ask-exchange = { $thief } a pris une tuile de votre réserve : en piochez-vous une en échange ?
wuestensoehne-ask-explorer = Placez-vous un explorateur en { $field } ?
wuestensoehne-ask-retrieve = Reprenez-vous un de vos explorateurs ?
wuestensoehne-ask-value-next = Quelle oasis est évaluée maintenant ?
wuestensoehne-ask-take-icon = Quelle icône prend votre explorateur { $height } ?
wuestensoehne-ask-swap-good = Vous n’avez pas de place pour la tuile { $good } : y renoncez-vous, ou en remettez-vous une autre ?
wuestensoehne-ask-put-rumour = La rumeur est { $value } : sur quel emplacement la posez-vous ?
wuestensoehne-ask-look-rumour = Il n’y a plus de rumeur à côté du plateau : en regardez-vous une sur le plateau ?
wuestensoehne-ask-looked = La rumeur { $space } est { $value } : la laissez-vous, ou l’enlevez-vous ?
wuestensoehne-ask-bonus = { $water ->
    [one] Payez-vous votre seule pierre d’eau pour un tour supplémentaire ?
   *[other] Payez-vous 1 de vos { $water } pierres d’eau pour un tour supplémentaire ?
}

## Ce que lisent les autres

wuestensoehne-wait-choose-start = { $player } choisit d’où part sa caravane.
wuestensoehne-wait-discard = { $player } peut défausser une tuile.
wuestensoehne-wait-move = { $player } déplace sa caravane depuis { $field }.
wuestensoehne-wait-discover = { $player } peut découvrir depuis { $field }.
wuestensoehne-wait-lay = { $player } pose { $tile }.
wuestensoehne-wait-exchange = { $player } peut piocher une tuile en échange de celle prise par { $thief }.
wuestensoehne-wait-explorer = { $player } peut placer un explorateur en { $field }.
wuestensoehne-wait-retrieve = { $player } peut reprendre un explorateur.
wuestensoehne-wait-value-next = { $player } choisit quelle oasis est évaluée maintenant.
wuestensoehne-wait-take-icon = { $player } choisit une icône pour l’explorateur { $height }.
wuestensoehne-wait-swap-good = { $player } n’a pas de place pour la tuile { $good }.
wuestensoehne-wait-put-rumour = { $player } pose une rumeur sur le plateau.
wuestensoehne-wait-look-rumour = { $player } peut regarder une rumeur du plateau.
wuestensoehne-wait-looked = { $player } a regardé la rumeur { $space } et peut l’enlever.
wuestensoehne-wait-bonus = { $player } peut payer un tour supplémentaire.
wuestensoehne-prompt-chance-first-player = On tire au sort le premier joueur.
wuestensoehne-prompt-chance-start-tile = On pioche les premières tuiles des réserves.
wuestensoehne-prompt-chance-draw = Une tuile est piochée.
wuestensoehne-prompt-chance-exchange = Une tuile est piochée en échange.
wuestensoehne-prompt-chance-rumour = Une rumeur est piochée.
wuestensoehne-prompt-over = La partie est terminée.

## Coups

wuestensoehne-move-start = partir de { $field }
wuestensoehne-move-discard = défausser { $tile }
wuestensoehne-move-keep-all = garder les trois tuiles
wuestensoehne-move-move = { $price ->
    [0] aller en { $field }
   *[other] aller en { $field } (−{ $price } eau)
}
wuestensoehne-move-stay = rester en { $field }
wuestensoehne-move-draw = piocher une tuile
wuestensoehne-move-use = employer { $tile } de votre réserve
wuestensoehne-move-scout = envoyer l’éclaireur prendre { $tile } chez { $player } (−1 eau)
wuestensoehne-move-no-discovery = ne rien découvrir
wuestensoehne-move-lay = { $rotation ->
    [0] en { $field }, non tournée
   *[other] en { $field }, tournée de { $degrees }°
}
wuestensoehne-move-take-exchange = piocher une tuile en échange
wuestensoehne-move-no-exchange = ne rien piocher
wuestensoehne-move-explorer = explorateur { $height } en { $section }
wuestensoehne-move-no-explorer = aucun explorateur
wuestensoehne-move-retrieve = reprendre l’explorateur { $height } de { $field }
wuestensoehne-move-no-retrieval = n’en reprendre aucun
wuestensoehne-move-value = l’oasis de { $section }
wuestensoehne-move-take = { $free ->
    [one] { $icon }
   *[other] { $icon } ({ $free } libres)
}
wuestensoehne-move-put-back = remettre une tuile { $good } et charger { $won }
wuestensoehne-move-give-up = y renoncer
wuestensoehne-move-rumour = sur { $space }
wuestensoehne-move-look = regarder { $space }
wuestensoehne-move-look-again = regarder de nouveau { $space } ({ $value })
wuestensoehne-move-no-look = n’en regarder aucune
wuestensoehne-move-leave-rumour = la laisser
wuestensoehne-move-take-off-rumour = l’enlever et la poser à côté du plateau
wuestensoehne-move-bonus-turn = jouer un tour supplémentaire (−1 eau)
wuestensoehne-move-end-go = passer la main

## Journal

wuestensoehne-log-first-player = { $player } commence et reçoit le turban.
wuestensoehne-log-start-tile = { $player } prend { $tile } comme réserve.
wuestensoehne-log-caravan-placed = { $player } part de { $field }.
wuestensoehne-log-go-begun = C’est à { $player } de jouer.
wuestensoehne-log-bonus-turn = { $player } paie 1 eau au chef de caravane pour un tour supplémentaire.
wuestensoehne-log-tile-discarded = { $player } défausse { $tile }.
wuestensoehne-log-caravan-moved = { $water ->
    [0] { $player } va de { $from } à { $to }.
   *[other] { $player } va de { $from } à { $to } avec le chamelier (−{ $water } eau).
}
wuestensoehne-log-caravan-stayed = { $player } reste en { $field }.
wuestensoehne-log-tile-drawn = { $player } pioche { $tile }.
wuestensoehne-log-tile-stolen = { $player } paie 1 eau à l’éclaireur et prend { $tile } chez { $robbed }.
wuestensoehne-log-tile-laid = { $player } pose { $tile } en { $field }.
wuestensoehne-log-tile-kept = { $tile } n’a pas de place : { $player } la met dans sa réserve.
wuestensoehne-log-nothing-discovered = { $player } ne découvre rien.
wuestensoehne-log-tile-exchanged = { $player } pioche { $tile } en échange.
wuestensoehne-log-exchange-refused = { $player } ne pioche rien en échange.
wuestensoehne-log-explorer-placed = { $player } place l’explorateur { $height } en { $field }.
wuestensoehne-log-explorer-retrieved = { $player } reprend l’explorateur { $height } de { $field }.
wuestensoehne-log-oasis-lost = L’oasis de { $field } est complète, mais personne ne l’explore.
wuestensoehne-log-valuation-begun = { $number ->
    [one] { $player } complète l’oasis de { $field } ; 1 explorateur s’y trouve.
   *[other] { $player } complète l’oasis de { $field } ; { $number } explorateurs se mettent en file.
}
wuestensoehne-log-water-paid = { $player } paie 1 eau pour l’explorateur { $height }, le plus grand.
wuestensoehne-log-sent-home = { $player } n’a pas d’eau : l’explorateur { $height } rentre chez lui.
wuestensoehne-log-icon-taken = { $player } place l’explorateur { $height } sur l’icône { $icon }.
wuestensoehne-log-good-taken = { $player } charge une tuile { $good }.
wuestensoehne-log-good-swapped = { $player } remet une tuile { $back } et charge une tuile { $good }.
wuestensoehne-log-good-given-up = { $player } n’a pas de place et renonce à une tuile { $good }.
wuestensoehne-log-supply-empty = { $player } n’obtient rien de l’icône { $icon } : la réserve générale est épuisée.
wuestensoehne-log-camel-taken = { $player } reçoit une carte chameau.
wuestensoehne-log-water-taken = { $number ->
    [one] { $player } reçoit { $number } pierre d’eau.
   *[other] { $player } reçoit { $number } pierres d’eau.
}
wuestensoehne-log-rumour-seen = { $player } regarde une rumeur de la pioche.
wuestensoehne-log-rumour-seen-known = { $player } regarde une rumeur de la pioche : { $value }.
wuestensoehne-log-rumour-put = { $player } pose la rumeur sur { $space }.
wuestensoehne-log-rumour-looked-at = { $player } regarde la rumeur { $space }.
wuestensoehne-log-rumour-looked-at-known = { $player } regarde la rumeur { $space } : { $value }.
wuestensoehne-log-rumour-left = { $player } laisse la rumeur { $space }.
wuestensoehne-log-rumour-taken-off = { $player } enlève la rumeur { $space } et la pose à côté du plateau.
wuestensoehne-log-no-look = { $player } ne regarde aucune rumeur.
wuestensoehne-log-empty-handed = { $player } n’a plus d’icône pour l’explorateur { $height }.
wuestensoehne-log-turban-passed = { $player } cède le turban à { $to }.
wuestensoehne-log-piles-empty = La dernière tuile est piochée.
wuestensoehne-log-last-round = La dernière ronde commence : encore un tour pour chacun.
wuestensoehne-log-stalled = Personne ne découvre plus rien : la partie finit.
wuestensoehne-log-rumour-revealed = La rumeur { $space } est { $value }.
wuestensoehne-log-player-scored = { $player } a des marchandises d’une valeur de { $gold } en or et { $water ->
    [0] aucune pierre d’eau
    [one] { $water } pierre d’eau
   *[other] { $water } pierres d’eau
}.
wuestensoehne-log-game-ended = La partie est terminée.

## Refus

wuestensoehne-refusal-field-taken = Une autre caravane est en { $field }.
wuestensoehne-refusal-not-in-reserve = { $tile } n’est pas dans votre réserve.
wuestensoehne-refusal-discard-needs-three = { $number ->
    [0] On ne défausse qu’avec trois tuiles dans sa réserve ; vous n’en avez aucune.
   *[other] On ne défausse qu’avec trois tuiles dans sa réserve ; vous en avez { $number }.
}
wuestensoehne-refusal-discard-fits = { $tile } a encore une place sur le plateau, vous ne pouvez donc pas défausser.
wuestensoehne-refusal-field-empty = Il n’y a encore rien en { $field } : une caravane va sur des cases garnies.
wuestensoehne-refusal-say-stay = Votre caravane est déjà en { $field } : dites « stay » pour rester.
wuestensoehne-refusal-driver-price = Seul le chamelier peut vous mener en { $field }, et vous n’avez pas d’eau pour lui.
wuestensoehne-refusal-no-way = Aucune ligne ne mène en { $field }.
wuestensoehne-refusal-move-first = Le déplacement vient d’abord : déplacez votre caravane ou restez.
wuestensoehne-refusal-piles-empty = Toutes les piles sont épuisées.
wuestensoehne-refusal-reserve-full = Avec trois tuiles dans votre réserve, vous ne pouvez pas piocher.
wuestensoehne-refusal-does-not-fit = { $tile } n’a pas de place à côté de { $field }.
wuestensoehne-refusal-nobody-elses = { $tile } n’est pas dans la réserve d’un autre joueur.
wuestensoehne-refusal-scout-price = L’éclaireur coûte 1 eau, et vous n’en avez pas.
wuestensoehne-refusal-discovery-compulsory = À cette table, qui peut découvrir le doit.
wuestensoehne-refusal-field-laid = Il y a déjà quelque chose en { $field }.
wuestensoehne-refusal-no-open-line = Aucune ligne ouverte ne mène de { $caravan } à { $field }.
wuestensoehne-refusal-no-match = { $tile } ainsi tournée ne correspond pas aux voisines de { $field }.
wuestensoehne-refusal-same-placement = Ainsi tournée, la tuile est la même qu’avec r{ $rotation } en { $field }.
wuestensoehne-refusal-not-robbed = On ne vous a pas pris de tuile à l’instant.
wuestensoehne-refusal-explorer-later = Un explorateur se place juste après la pose d’une tuile oasis, sur cette tuile.
wuestensoehne-refusal-not-your-explorer = L’explorateur { $height } n’est pas à vous.
wuestensoehne-refusal-explorer-out = L’explorateur { $height } n’est pas dans votre stock personnel.
wuestensoehne-refusal-no-section = La tuile en { $field } n’a pas de section { $number }.
wuestensoehne-refusal-placed-in-this-turn = Vous avez placé un explorateur dans ce tour, vous n’en reprenez donc pas.
wuestensoehne-refusal-retrieve-at-the-end = Un explorateur se reprend à la fin de votre tour.
wuestensoehne-refusal-explorer-at-home = L’explorateur { $height } n’est pas sur le plateau.
wuestensoehne-refusal-oasis-open = L’oasis de la section { $number } en { $field } n’est pas complète.
wuestensoehne-refusal-oasis-without-explorers = Il n’y a pas d’explorateur dans l’oasis de la section { $number } en { $field }.
wuestensoehne-refusal-same-oasis = La section { $number } en { $field } fait partie d’une oasis que désigne une autre section.
wuestensoehne-refusal-no-icon = Aucune icône { $icon } n’est libre dans cette oasis.
wuestensoehne-refusal-no-swap = On ne renonce à une marchandise, ou n’en remet une, que si l’on en gagne une sans place libre.
wuestensoehne-refusal-same-good = Remettre une tuile de la même marchandise ({ $good }) reviendrait à renoncer à la nouvelle.
wuestensoehne-refusal-good-not-there = Vous n’avez pas de tuile { $good } à remettre.
wuestensoehne-refusal-space-taken = Il y a déjà une rumeur sur { $space }.
wuestensoehne-refusal-stock-first = Tant qu’une rumeur est à côté du plateau, on prend celle-là.
wuestensoehne-refusal-space-empty = Il n’y a pas de rumeur sur { $space }.
wuestensoehne-refusal-one-bonus-turn = Un tour supplémentaire n’en donne pas un autre.
wuestensoehne-refusal-bonus-later = Un tour supplémentaire se paie après votre tour et ses évaluations.
wuestensoehne-refusal-not-now = C’est un coup pour un autre moment ; on demande autre chose à présent.

## Ordres permanents

wuestensoehne-order-exchange = tuile en échange
wuestensoehne-order-exchange-about = L’éclaireur d’un autre joueur a pris une tuile de votre réserve : en piochez-vous une en échange ?
wuestensoehne-order-exchange-always = toujours piocher
wuestensoehne-order-exchange-never = ne jamais piocher

## Ties at the end: what decides

wuestensoehne-tie-water = le plus d’eau l’emporte
