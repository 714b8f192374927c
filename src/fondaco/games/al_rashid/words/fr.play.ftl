### Ce qui se demande, se fait, se refuse et se raconte à une table d’Al-Rashid.
### $item, $given, $taken, $piece, $palace, $colour et $actions sont des clés de la boîte (wood, pasha, spies, red), pas
### des noms : la grammaire doit savoir lequel. $player, $owner, $area, $start, $end, $office, $effect, $crisis, $items,
### $tiles et $tile arrivent déjà en mots.

## Expressions des phrases qui suivent

al-rashid-a-piece = { $piece ->
    [pasha] un Pacha
    [merchant] un Marchand
   *[sage] un Sage
}
al-rashid-the-piece = { $piece ->
    [pasha] Pacha
    [merchant] Marchand
   *[sage] Sage
}
al-rashid-item = { $item ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
    [silk] { al-rashid-good-silk }
   *[letter] lettre
}
al-rashid-given = { $given ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-taken = { $taken ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-some = { $item ->
    [letter] { $number ->
        [one] { $number } lettre
       *[other] { $number } lettres
    }
   *[other] { $number } × { al-rashid-item }
}
al-rashid-of-colour = { $colour ->
    [red] rouge
   *[blue] bleue
}
al-rashid-tile = { al-rashid-of-colour } { $value }
al-rashid-count-gold = { $gold } or
al-rashid-count-letters = { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
}
al-rashid-count-items = { $items ->
    [one] { $items } objet
   *[other] { $items } objets
}
al-rashid-count-tokens = { $tokens ->
    [one] { $tokens } marqueur de déshonneur
   *[other] { $tokens } marqueurs de déshonneur
}
# Ce que coûte quelque chose, à la fin et seulement si ce n’est pas 0.
al-rashid-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ al-rashid-count-gold })
}
al-rashid-and-tokens = { $tokens ->
    [0] { "" }
   *[other] { ", " }et prendre { al-rashid-count-tokens }
}
al-rashid-enemies = { $colour ->
    [red] pillards
   *[blue] pirates
}
al-rashid-corporation = { $palace ->
    [spies] des Espions
    [military] des Militaires
    [scholars] des Savants
    [merchants] des Marchands
    [politicians] des Politiciens
   *[al_rashid] d’Al-Rashid
}

## Questions à qui doit décider

al-rashid-ask-start-tile = Tirez votre première tuile mercenaire : rouge ou bleue ?
al-rashid-ask-place = Placez un pion.
al-rashid-ask-activate = Activez-vous une charge avant de choisir la zone ?
al-rashid-ask-area = Quelle zone est résolue ?
al-rashid-ask-second-area = Quelle seconde zone est résolue ?
al-rashid-ask-battle = { $area } : des mercenaires tiennent le territoire. Combattez-vous ou vous retirez-vous ?
al-rashid-ask-trade = { $area } : prenez jusqu’à { al-rashid-count-items }.
al-rashid-ask-visit = { $area }, position { $position } : quelles actions ?
al-rashid-ask-spy = Un coup d’espion : regardez, déplacez un pion ou renoncez.
al-rashid-ask-keep-or-bury = La carte crise reste-t-elle sur la pioche ?
al-rashid-ask-look-at = { $number ->
    [one] Quel territoire regardez-vous ?
   *[other] Quels territoires regardez-vous ? { $number } au plus.
}
al-rashid-ask-move-tile = Quelle tuile mercenaire est déplacée ?
al-rashid-ask-tile-to = Où va la tuile ?
al-rashid-ask-move-piece = Lequel de vos pions est déplacé ?
al-rashid-ask-piece-to = { al-rashid-the-piece }, { $area } : où va-t-il ?
al-rashid-ask-tile-colour = { $number ->
    [one] Quelle couleur piochez-vous ?
   *[other] Quelles couleurs piochez-vous ? { $number } tuiles en tout.
}
al-rashid-ask-gain-good = { $number ->
    [one] Quelle marchandise prenez-vous ?
   *[other] Quelles marchandises prenez-vous ? { $number } en tout.
}
al-rashid-ask-exchange = Quelle marchandise échangez-vous, et contre laquelle ?
al-rashid-ask-remove-sage = À qui est le Sage qui s’en va ?
al-rashid-ask-fight-with = Quelles tuiles défaussez-vous ?
al-rashid-ask-trade-more = Que prenez-vous encore ? Jusqu’à { al-rashid-count-items } de plus.
al-rashid-ask-trade-full = Vous ne pouvez pas prendre davantage.
al-rashid-ask-visit-office = Quelle charge ?
al-rashid-ask-visit-letters = « { $office } » coûte { al-rashid-count-gold } : combien de lettres utilisez-vous ?
al-rashid-ask-visit-favour = La faveur de qui ?
al-rashid-ask-visit-given = Quelle marchandise donnez-vous ?
al-rashid-ask-visit-mix = { $tiles ->
    [one] Vous piochez { $tiles } tuile mercenaire : de quelle couleur ?
   *[other] Vous piochez { $tiles } tuiles mercenaires : de quelles couleurs ?
}
al-rashid-ask-visit-colour = De quelle couleur est la tuile de la faveur ?
al-rashid-ask-visit-taken = Quelle marchandise prenez-vous en échange ?
al-rashid-ask-visit-good = Quelle marchandise Al-Rashid vous donne-t-il ?
al-rashid-ask-visit-payment = Vous devez { al-rashid-count-gold } : combien { $item ->
    [spices] d’{ al-rashid-item }
   *[other] de { al-rashid-item }
} donnez-vous ?

## Ce que lisent les autres

al-rashid-wait-start-tile = { $player } tire une première tuile mercenaire.
al-rashid-wait-place = { $player } place un pion.
al-rashid-wait-activate = { $player } peut activer une charge.
al-rashid-wait-area = { $player } choisit une zone.
al-rashid-wait-second-area = { $player } choisit une seconde zone.
al-rashid-wait-battle = { $player } décide de la bataille : { $area }.
al-rashid-wait-trade = { $player } commerce, jusqu’à { al-rashid-count-items } : { $area }.
al-rashid-wait-visit = { $player } fait sa visite en position { $position } : { $area }.
al-rashid-wait-spy = { $player } joue un coup d’espion.
al-rashid-wait-keep-or-bury = { $player } regarde la première carte crise.
al-rashid-prompt-chance-play-order = L’ordre du tour est tiré au sort.
al-rashid-prompt-chance-tile = Une tuile mercenaire est tirée.
al-rashid-prompt-chance-black-card = La première crise est tirée.
al-rashid-prompt-chance-crisis-card = Une carte crise est tirée.
al-rashid-prompt-over = La partie est terminée.

## Coups

al-rashid-move-colour = une tuile { al-rashid-of-colour }
al-rashid-pick-colour = tuile { al-rashid-of-colour }
al-rashid-move-place = { al-rashid-the-piece } : { $area }
al-rashid-move-activate = « { $office } » – { $effect }
al-rashid-move-no-activation = n’activer aucune charge
al-rashid-move-resolve = résoudre : { $area }
al-rashid-move-resolve-hidden = résoudre : { $area } (des tuiles cachées sont révélées)
al-rashid-move-fight = combattre
al-rashid-move-retreat = se retirer
al-rashid-move-discard = { al-rashid-tile }
al-rashid-move-take-all = toutes les marchandises de ce type : { al-rashid-item } ({ $number })
al-rashid-move-take = 1 × { al-rashid-item }
al-rashid-move-take-nothing = ne rien prendre
al-rashid-visit-service = le service ({ $palace ->
    [spies] { $number ->
        [one] { $number } coup d’espion
       *[other] { $number } coups d’espion
    }
    [military] { $number ->
        [one] { $number } tuile mercenaire
       *[other] { $number } tuiles mercenaires
    }
    [scholars] un Sage
    [merchants] un Marchand
    [politicians] un Pacha
   *[al_rashid] l’ordre de jeu
})
al-rashid-visit-favour = la faveur ({ $palace ->
    [spies] d’une autre corporation
    [military] 1 tuile mercenaire contre une marchandise
    [scholars] 1 lettre
    [merchants] 1 marchandise contre une autre
   *[politicians] 1 marqueur d’influence
})
al-rashid-visit-price = { $gold ->
    [0] { "" }
   *[other] { ", " }{ $least ->
        [yes] à partir de { al-rashid-count-gold }
       *[no] { al-rashid-count-gold }
    }
}
al-rashid-move-visit = { $actions ->
    [service] { al-rashid-visit-service }
    [office] une charge
    [favour] { al-rashid-visit-favour }
    [service-office] { al-rashid-visit-service } et une charge
    [service-favour] { al-rashid-visit-service } et { al-rashid-visit-favour }
   *[office-favour] une charge et { al-rashid-visit-favour }
}{ al-rashid-visit-price }{ al-rashid-and-tokens }
al-rashid-move-visit-nothing = aucune action{ al-rashid-and-tokens }
al-rashid-move-office = « { $office } »{ al-rashid-minus-gold } – { $effect }
al-rashid-move-letters = { al-rashid-count-letters }, reste à payer { al-rashid-count-gold }
al-rashid-move-favour = la faveur { al-rashid-corporation }{ al-rashid-minus-gold }
al-rashid-move-give = donner 1 × { al-rashid-item }
al-rashid-move-mix = { $red ->
    [0] { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }
   *[other] { $blue ->
        [0] { $red ->
            [one] { $red } rouge
           *[other] { $red } rouges
        }
       *[other] { $red ->
            [one] { $red } rouge
           *[other] { $red } rouges
        } et { $blue ->
            [one] { $blue } bleue
           *[other] { $blue } bleues
        }
    }
}
al-rashid-move-gain = 1 × { al-rashid-item } de la réserve
al-rashid-move-pay = { $number } × { al-rashid-item }
al-rashid-move-look = regarder : { $area }
al-rashid-move-move-piece = déplacer le { al-rashid-the-piece } : { $area }
al-rashid-move-tile-up = tuile { $number }, { $area } : { al-rashid-tile }
al-rashid-move-tile-seen = tuile { $number }, { $area } : { al-rashid-tile }, face cachée, comme vous l’avez vu
al-rashid-move-tile-down = tuile { $number }, { $area } : { al-rashid-of-colour }, face cachée
al-rashid-move-go-to = vers : { $area }
al-rashid-move-exchange = { al-rashid-given } contre { al-rashid-taken }
al-rashid-move-remove-sage = un Sage de { $player } : { $area }
al-rashid-move-keep = laisser la carte sur la pioche
al-rashid-move-bury = mettre la carte sous la pioche
al-rashid-move-give-up = renoncer au coup d’espion
al-rashid-move-stop = rien de plus

## Journal

al-rashid-log-play-order = L’ordre du tour est { $players }.
al-rashid-log-new-order = L’ordre du tour est maintenant { $players }.
al-rashid-log-start-goods = { $player } commence avec { $items }.
al-rashid-log-tile-drawn = { $player } pioche une tuile { al-rashid-of-colour }.
al-rashid-log-tile-drawn-known = { $player } pioche une tuile { al-rashid-of-colour } : { $value }.
al-rashid-log-pile-refilled = { $tiles ->
    [one] La pioche { al-rashid-of-colour } est reformée avec { $tiles } tuile défaussée.
   *[other] La pioche { al-rashid-of-colour } est reformée avec { $tiles } tuiles défaussées.
}
al-rashid-log-crisis = Crise : { $crisis }.
al-rashid-log-tile-placed = Une tuile { al-rashid-of-colour } arrive : { $area }.
al-rashid-log-turn-begun = Le tour { $turn } commence.
al-rashid-log-placed = { $player } place { al-rashid-a-piece } : { $area }.
al-rashid-log-resolution-begun = Tous les pions sont placés ; on résout les zones.
al-rashid-log-activated = { $player } active « { $office } ».
al-rashid-log-area-chosen = { $player } choisit une zone : { $area }.
al-rashid-log-ranked = { $player } agit en position { $position } avec une domination de { $dominance }.
al-rashid-log-not-acting = { $player } n’a qu’une domination de { $dominance } et n’agit pas.
al-rashid-log-tiles-revealed = Tuiles révélées, { $area } : { $tiles }.
al-rashid-log-fought = { $player } combat avec { $tiles }.
al-rashid-log-beaten = { $player } bat les { al-rashid-enemies } : { $own } contre { $enemy }.
al-rashid-log-not-beaten = { $player } ne bat pas les { al-rashid-enemies } : { $own } contre { $enemy }.
al-rashid-log-battle-won = { $player } gagne la bataille : { $area }.
al-rashid-log-battle-lost = { $player } perd la bataille : { $area }.
al-rashid-log-retreated = { $player } se retire : { $area }.
al-rashid-log-dishonour-retreat = { $player } prend { al-rashid-count-tokens } pour la retraite.
al-rashid-log-dishonour-no-pasha = { $player } prend { al-rashid-count-tokens } pour être venu sans Pacha.
al-rashid-log-dishonour-no-primary = { $player } prend { al-rashid-count-tokens } pour une visite sans action principale.
al-rashid-log-traded = { $player } prend { $items } : { $area }.
al-rashid-log-nothing-traded = { $player } ne prend rien : { $area }.
al-rashid-log-paid = { $player } paie { al-rashid-count-gold } avec { $items }.
al-rashid-log-letters-used = { $number ->
    [one] { $player } utilise { $number } lettre.
   *[other] { $player } utilise { $number } lettres.
}
al-rashid-log-good-given = { $player } donne 1 × { al-rashid-item }.
al-rashid-log-office-taken = { $player } prend la charge « { $office } ».
al-rashid-log-piece-gained = { $player } ajoute { al-rashid-a-piece } à sa famille.
al-rashid-log-goods-gained = { $player } reçoit { $items }.
al-rashid-log-letters-gained = { $number ->
    [one] { $player } reçoit { $number } lettre.
   *[other] { $player } reçoit { $number } lettres.
}
al-rashid-log-influence-gained = { $number ->
    [one] { $player } reçoit { $number } marqueur d’influence.
   *[other] { $player } reçoit { $number } marqueurs d’influence.
}
al-rashid-log-exchanged = { $player } échange { al-rashid-given } contre { al-rashid-taken }.
al-rashid-log-order-asked = { $player } avance dans le prochain ordre du tour.
al-rashid-log-spies-sent = { $player } jouera des coups d’espion.
al-rashid-log-no-action = { $player } n’accomplit aucune action : { $area }.
al-rashid-log-looked = { $player } regarde les tuiles cachées : { $area }.
al-rashid-log-tile-seen = { $player } voit une tuile, { $area } : { $tile }.
al-rashid-log-piece-moved = { $player } déplace { al-rashid-a-piece } : { $start } → { $end }.
al-rashid-log-gave-up = { $player } renonce à un coup d’espion.
al-rashid-log-tile-moved = { $player } déplace une tuile { al-rashid-of-colour } : { $start } → { $end }.
al-rashid-log-sage-removed = { $player } renvoie un Sage de { $owner } : { $area }.
al-rashid-log-card-seen = { $player } regarde la première carte crise.
al-rashid-log-card-seen-known = { $player } regarde la première carte crise : { $crisis }.
al-rashid-log-card-kept = { $player } la laisse sur la pioche.
al-rashid-log-card-buried = { $player } la met sous la pioche.
al-rashid-log-dishonour-removed = { $number ->
    [one] { $player } rend { $number } marqueur de déshonneur.
   *[other] { $player } rend { $number } marqueurs de déshonneur.
}
al-rashid-log-refilled = Réapprovisionnement, { $area } : { $items }.
al-rashid-log-game-ended = La partie est terminée.

## Refus

al-rashid-refusal-placement-over = La phase de placement est terminée ; un nouveau pion se place au tour suivant.
al-rashid-refusal-not-in-reserve = Vous n’avez pas de { al-rashid-the-piece } dans votre réserve.
al-rashid-refusal-one-figure = Vous y avez déjà un Pacha ou un Marchand : { $area }.
al-rashid-refusal-pasha-first = Votre premier pion y doit être un Pacha : { $area }.
al-rashid-refusal-sages-only = On ne peut y ajouter que des Sages : { $area }.
al-rashid-refusal-office-before-area = Une charge s’active avant le choix de la zone, et une seule par coup.
al-rashid-refusal-not-your-office = Vous n’avez pas la charge « { $office } ».
al-rashid-refusal-not-activated = « { $office } » n’est pas une charge à activer.
al-rashid-refusal-face-down = Vous avez déjà utilisé « { $office } » pendant ce tour.
al-rashid-refusal-without-effect = « { $office } » ne changerait rien maintenant.
al-rashid-refusal-office-first = Dites d’abord si vous activez une charge.
al-rashid-refusal-resolved = Déjà résolu pendant ce tour : { $area }.
al-rashid-refusal-nobody-there = Il n’y a aucun pion : { $area }.
al-rashid-refusal-no-battle = Aucune bataille n’attend votre décision.
al-rashid-refusal-fight-first = Dites d’abord que vous combattez.
al-rashid-refusal-no-such-enemy = Aucune tuile { al-rashid-of-colour } ne tient le territoire.
al-rashid-refusal-no-such-tile = Vous n’avez pas d’autre tuile { al-rashid-tile }.
al-rashid-refusal-out-of-order = Choisissez dans l’ordre de la liste ; ceci viendrait avant ce que vous avez choisi.
al-rashid-refusal-no-tiles-left = Il ne reste pas d’autre tuile { al-rashid-of-colour } à piocher.
al-rashid-refusal-looked-at = Vous l’avez déjà choisi : { $area }.
al-rashid-refusal-too-many = Vous ne pouvez en choisir que { $number } ici.
al-rashid-refusal-too-few = Il en manque { $number } : choisissez encore.
al-rashid-refusal-all-or-items = Vous avez commencé à prendre des objets un à un.
al-rashid-refusal-first-takes-all = Seul le premier joueur peut prendre toutes les marchandises d’un type.
al-rashid-refusal-not-there = Il n’en reste pas, { $area } : { al-rashid-item }.
al-rashid-refusal-no-piece-left = Votre couleur n’a plus de { al-rashid-the-piece }.
al-rashid-refusal-no-office-there = Il n’y a pas de charge pour vous : { $area }.
al-rashid-refusal-no-favour-there = Il n’y a pas de faveur : { $area }.
al-rashid-refusal-favour-run-out = Ce que donne la faveur est épuisé : { $area }.
al-rashid-refusal-too-dear = Vous ne pouvez pas le payer ; vos marchandises valent { $wealth } or.
al-rashid-refusal-actions-first = Dites d’abord quelles actions vous accomplissez.
al-rashid-refusal-office-elsewhere = « { $office } » n’est pas une charge de ce palais : { $area }.
al-rashid-refusal-office-held = Vous avez déjà « { $office } ».
al-rashid-refusal-office-gone = « { $office } » est déjà prise.
al-rashid-refusal-office-too-dear = « { $office } » coûte { al-rashid-count-gold }, plus que vous ne pouvez payer lors de cette visite.
al-rashid-refusal-letters-held = Vous n’avez que { al-rashid-count-letters }.
al-rashid-refusal-letters-for-nothing = Tant de lettres seraient en partie perdues.
al-rashid-refusal-letters-too-few = Avec si peu de lettres, vous ne pourriez pas payer.
al-rashid-refusal-letters-for-offices = Les lettres abaissent le prix d’une charge et rien d’autre.
al-rashid-refusal-not-through-spies = Les Espions transmettent la faveur des Militaires, des Savants ou des Marchands.
al-rashid-refusal-good-not-held = Vous n’en avez pas d’autre : { al-rashid-item }.
al-rashid-refusal-rest-cannot-pay = Sans elle, vous ne pourriez pas payer { al-rashid-count-gold }.
al-rashid-refusal-mix = { $tiles ->
    [one] Vous piochez { $tiles } tuile, et pas plus d’une couleur qu’il n’en reste.
   *[other] Vous piochez { $tiles } tuiles, et pas plus d’une couleur qu’il n’en reste.
}
al-rashid-refusal-same-good = On ne peut pas échanger contre le même type : { al-rashid-item }.
al-rashid-refusal-other-rarity = Cette charge ne le donne pas : { al-rashid-item }.
al-rashid-refusal-goods-held = Pour payer, vous en avez { $number } : { al-rashid-item }.
al-rashid-refusal-not-minimal = Avec { $number } × { al-rashid-item }, on ne peut pas payer { al-rashid-count-gold } sans marchandise superflue ou manquante.
al-rashid-refusal-nothing-hidden = Il n’y a pas de tuile face cachée : { $area }.
al-rashid-refusal-territories-only = Les espions ne déplacent des pions qu’entre territoires.
al-rashid-refusal-no-piece-there = Vous n’y avez pas de { al-rashid-the-piece } : { $area }.
al-rashid-refusal-nowhere-to-go = Le { al-rashid-the-piece } n’a nulle part où aller.
al-rashid-refusal-no-tile-there = Il n’y a pas de telle tuile : { $area }.
al-rashid-refusal-same-tile = On ne peut pas la déplacer, ou elle paraît égale à une autre arrivée avant.
al-rashid-refusal-not-threatened = La tuile ne peut pas aller là : { $area }.
al-rashid-refusal-same-area = C’est déjà là : { $area }.
al-rashid-refusal-own-sage = Ce doit être le Sage d’un autre joueur.
al-rashid-refusal-no-sage-there = Ce joueur n’y a pas de Sage : { $area }.
al-rashid-refusal-not-now = Ce coup est pour un autre moment ; une autre question est posée maintenant.

## Ordres permanents

al-rashid-order-battle = batailles
al-rashid-order-battle-about = Pendant le coup d’un autre joueur, vous êtes le premier face aux mercenaires et pourriez combattre : vous retirez-vous, avec le déshonneur que cela entraîne ?
al-rashid-order-battle-retreat = toujours se retirer

## Ties at the end: what decides

al-rashid-tie-wealth = la plus grande richesse l’emporte
al-rashid-tie-order = le premier dans l’ordre de jeu l’emporte
al-rashid-tie-turn = place { $n } dans l’ordre de jeu
