### Ce qui est demandé, fait, refusé et raconté à une table d’Yspahan.
### $district, $square et $building sont des clés de la boîte (sack, camel, paddock), non des noms : la grammaire doit
### savoir laquelle. $player, $shop, $souk, $card, $effect et $power arrivent en mots ; $space est W3, E1 ou C.

## Expressions des phrases qui suivent

yspahan-count-camels = { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}
yspahan-count-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
yspahan-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-count-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
yspahan-count-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
yspahan-count-yellow-dice = { $dice ->
    [one] { $dice } dé jaune
   *[other] { $dice } dés jaunes
}
yspahan-price = { $camels ->
    [0] { yspahan-count-gold }
   *[other] { $gold ->
        [0] { yspahan-count-camels }
       *[other] { yspahan-count-camels } et { yspahan-count-gold }
    }
}
yspahan-for-price = { $camels ->
    [0] { $gold ->
        [0] gratuitement
       *[other] pour { yspahan-price }
    }
   *[other] pour { yspahan-price }
}
# Ce que quelque chose coûte ou rapporte, à la suite et seulement si ce n’est pas 0 : « en W3 (−2 pièces d’or) », « expédie un cube : 2 points ».
yspahan-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }(−{ yspahan-count-gold })
}
yspahan-for-gold = { $gold ->
    [0] { "" }
   *[other] { " " }pour { yspahan-count-gold }
}
yspahan-plus-points = { $points ->
    [0] { "" }
   *[other] { " " }(+{ yspahan-count-points })
}
yspahan-then-points = { $points ->
    [0] { "" }
   *[other]  : { yspahan-count-points }
}
# Ce que l’on construit ou possède, avec son article.
yspahan-the-building = { $building ->
    [paddock] l’{ yspahan-building-paddock }
    [shop] l’{ yspahan-building-shop }
    [hammam] le { yspahan-building-hammam }
    [caravanserai] le { yspahan-building-caravanserai }
    [bazaar] le { yspahan-building-bazaar }
    [hoist] le { yspahan-building-hoist }
   *[other] le bâtiment { $building }
}
# Un étage de la Tour dans une phrase ; son seul nom est yspahan-square-sack et ainsi de suite.
yspahan-tower-square = { $square ->
    [camel] étage des Chameaux
    [sack] étage du Sac
    [barrel] étage du Tonneau
    [chest] étage du Coffre
    [vase] étage du Vase
    [gold] étage de l’Or
   *[other] étage { $square }
}

## Questions à qui doit décider

yspahan-ask-before-roll = Lancez les dés : combien de dés jaunes achetez-vous ?
yspahan-ask-take-group = Prenez un groupe de dés sur la Tour.
yspahan-ask-no-group = Il ne vous reste aucun groupe : vous piochez une carte à la place, s’il y en a une.
yspahan-ask-place-cubes = { $cubes ->
    [one] Placez un cube dans le { yspahan-quarter }.
   *[other] Placez un cube dans le { yspahan-quarter } ({ $cubes } à placer).
}
yspahan-ask-move-supervisor = { $value ->
    [one] Déplacez l’Intendant de { $value } case ; aller plus ou moins loin peut coûter de l’or.
   *[other] Déplacez l’Intendant de { $value } cases ; aller plus ou moins loin peut coûter de l’or.
}
yspahan-ask-ship-order = Deux cubes sont expédiés : lequel part en premier ?
yspahan-ask-ship = Votre cube de la boutique { $shop } est expédié : payez-vous un chameau pour l’y laisser et en expédier un de votre réserve ?
yspahan-ask-between-shipments = Vous pouvez jouer une carte avant la seconde expédition.
yspahan-ask-after-action = Que faites-vous encore avant la fin de votre tour ?
yspahan-ask-group-action = À quoi servent les dés de l’{ yspahan-tower-square } ?
yspahan-ask-extra-die = Défaussez-vous une carte comme dé supplémentaire pour l’{ yspahan-tower-square } ?
yspahan-ask-build-action = Quel bâtiment construisez-vous ?
yspahan-ask-card-shop = Dans quelle boutique la carte place-t-elle un cube ?
yspahan-ask-card-direction = Qu’échangez-vous ?
yspahan-ask-card-amount = { $card } : combien (au plus { $most }) ?
yspahan-ask-card-build = { $card } : quel bâtiment ?

## Ce que lisent les autres

yspahan-wait-before-roll = { $player } va lancer les dés.
yspahan-wait-take-group = { $player } prend un groupe de dés.
yspahan-wait-no-group = { $player } n’a plus de groupe à prendre.
yspahan-wait-place-cubes = { $player } place { yspahan-count-cubes } dans le { yspahan-quarter }.
yspahan-wait-move-supervisor = { $player } déplace l’Intendant avec un { $value }.
yspahan-wait-ship-order = { $player } choisit lequel de deux cubes part en premier.
yspahan-wait-ship = { $player } peut payer un chameau pour le cube de la boutique { $shop }.
yspahan-wait-between-shipments = { $player } peut jouer une carte avant la seconde expédition.
yspahan-wait-after-action = { $player } décide de la suite de son tour.
yspahan-prompt-chance-first-player = On tire au sort le premier joueur.
yspahan-prompt-chance-roll = Les dés roulent.
yspahan-prompt-chance-draw = Une carte est piochée.
yspahan-prompt-over = La partie est terminée.

## Coups

yspahan-move-roll = { $dice ->
    [0] lancer sans dés jaunes
   *[other] lancer avec { yspahan-count-yellow-dice }{ yspahan-minus-gold }
}
yspahan-move-take = { yspahan-tower-square } : { yspahan-count-dice } de valeur { $value }
yspahan-move-camels = prendre { yspahan-count-camels }
yspahan-move-gold = prendre { yspahan-count-gold }
yspahan-move-cubes = placer { yspahan-count-cubes } dans le { yspahan-quarter }
yspahan-move-supervisor = déplacer l’Intendant ({ $value })
yspahan-move-card = piocher une carte
yspahan-move-building = construire un bâtiment
yspahan-move-no-extra-die = pas de dé supplémentaire
yspahan-move-extra-die = défausser « { $card } » pour en avoir un de plus
yspahan-move-place = { $shop }
yspahan-move-go = en { $space }{ yspahan-minus-gold }
yspahan-move-go-ship = en { $space }{ yspahan-minus-gold }, en expédiant depuis { $shop1 }
yspahan-move-go-ship-two = en { $space }{ yspahan-minus-gold }, en expédiant depuis { $shop1 } et { $shop2 }
yspahan-move-ship-first = d’abord le cube de la boutique { $shop }
yspahan-move-pay-camel = payer 1 chameau : le cube reste dans sa boutique
yspahan-move-let-ship = laisser partir le cube de la boutique
yspahan-move-play-card = jouer « { $card } » : { $effect }
yspahan-move-gold-to-camels = de l’or contre des chameaux
yspahan-move-camels-to-gold = des chameaux contre de l’or
yspahan-move-amount = { $number }
yspahan-move-amount-from = de { $from } à { $to }
yspahan-move-build = construire { yspahan-the-building } { yspahan-for-price }{ yspahan-plus-points } : { $power }
yspahan-move-build-without-camels = construire { yspahan-the-building } sans chameaux, { yspahan-for-price }{ yspahan-plus-points } : { $power }
yspahan-move-build-without-gold = construire { yspahan-the-building } sans or, { yspahan-for-price }{ yspahan-plus-points } : { $power }
yspahan-move-build-for-free = construire { yspahan-the-building } avec les deux cartes, { yspahan-for-price }{ yspahan-plus-points } : { $power }
yspahan-move-draw = piocher une carte
yspahan-move-go-on = continuer
yspahan-move-end-turn = terminer le tour

## Journal

yspahan-log-first-player = Le premier joueur est { $player }.
yspahan-log-day-begun = Semaine { $week }, jour { $day } : le premier joueur est { $player }.
yspahan-log-last-day-order = Le dernier jour se joue dans l’ordre { $player1 }, { $player2 }, { $player3 }, { $player4 }.
yspahan-log-yellow-bought = { $player } achète { yspahan-count-yellow-dice }{ yspahan-for-gold }.
yspahan-log-rolled = Les dés montrent { $white }.
yspahan-log-rolled-with-yellow = Les dés montrent { $white }, les jaunes { $yellow }.
yspahan-log-group-taken-special = { $player } prend { yspahan-count-dice } à l’{ yspahan-tower-square }.
yspahan-log-group-taken-supervisor = { $player } prend { yspahan-count-dice } de valeur { $value } à l’{ yspahan-tower-square } pour déplacer l’Intendant.
yspahan-log-group-taken-card = { $player } prend { yspahan-count-dice } à l’{ yspahan-tower-square } pour une carte.
yspahan-log-group-taken-building = { $player } prend { yspahan-count-dice } à l’{ yspahan-tower-square } pour construire.
yspahan-log-extra-die = { $player } défausse « { $card } » comme dé supplémentaire.
yspahan-log-camels-taken = { $player } reçoit { yspahan-count-camels }.
yspahan-log-gold-taken = { $player } reçoit { yspahan-count-gold }.
yspahan-log-cube-placed = { $player } place un cube dans la boutique { $shop }.
yspahan-log-cubes-left-over = { $player } ne trouve pas de boutique pour { yspahan-count-cubes }.
yspahan-log-supervisor-moved = { $player } déplace l’Intendant de { $from } à { $to }{ yspahan-for-gold }.
yspahan-log-supervisor-stayed = { $player } laisse l’Intendant en { $to }{ yspahan-for-gold }.
yspahan-log-camel-paid = { $player } paie un chameau : le cube reste dans la boutique { $shop }.
yspahan-log-cube-shipped = { $player } expédie un cube de la boutique { $shop }{ yspahan-then-points }.
yspahan-log-cube-loaded = { $player } met un cube sur la Caravane{ yspahan-then-points }.
yspahan-log-caravan-scored = { $player } marque { yspahan-count-points } sur la Caravane : { yspahan-count-cubes } × { $multiplier }.
yspahan-log-caravan-emptied = La Caravane est pleine : elle part et la voilà de nouveau vide.
yspahan-log-card-drawn-action = { $player } pioche une carte.
yspahan-log-card-drawn-action-known = { $player } pioche « { $card } ».
yspahan-log-card-drawn-no-group = { $player } n’a plus de groupe et pioche une carte.
yspahan-log-card-drawn-no-group-known = { $player } n’a plus de groupe et pioche « { $card } ».
yspahan-log-card-drawn-caravanserai = { $player } pioche une carte grâce au Caravansérail.
yspahan-log-card-drawn-caravanserai-known = { $player } pioche « { $card } » grâce au Caravansérail.
yspahan-log-no-card-left = { $player } devrait piocher une carte, mais il n’y en a plus.
yspahan-log-groups-spent = { $player } n’a plus ni groupe ni carte à piocher.
yspahan-log-reshuffled = { $number ->
    [one] La défausse ({ $number } carte) devient la pioche.
   *[other] La défausse ({ $number } cartes) est mélangée et devient la pioche.
}
yspahan-log-card-played = { $player } joue « { $card } ».
yspahan-log-camels-sold = { $player } vend { yspahan-count-camels } pour { yspahan-count-points }.
yspahan-log-gold-sold = { $player } vend { yspahan-count-gold } pour { yspahan-count-points }.
yspahan-log-gold-exchanged = { $player } échange { yspahan-count-gold } contre { yspahan-count-camels }.
yspahan-log-camels-exchanged = { $player } échange { yspahan-count-camels } contre { yspahan-count-gold }.
yspahan-log-built = { $player } construit { yspahan-the-building } { yspahan-for-price }{ yspahan-then-points }.
yspahan-log-yellow-removed = { $number ->
    [one] Le dé jaune quitte la Tour.
   *[other] Les { $number } dés jaunes quittent la Tour.
}
yspahan-log-souk-scored = { $player } marque { yspahan-count-points } pour le { $souk }.
yspahan-log-souk-scored-bazaar = { $player } marque { yspahan-count-points } pour le { $souk } avec le Bazar.
yspahan-log-week-ended = La semaine { $week } est terminée.
yspahan-log-game-ended = La partie est terminée.

## Refus

yspahan-refusal-rolled-once = Les dés de ce jour ont déjà été lancés.
yspahan-refusal-yellow-dice = { $dice ->
    [one] { yspahan-count-yellow-dice } coûte { yspahan-count-gold } ; vous en avez { $own_gold }.
   *[other] { yspahan-count-yellow-dice } coûtent { yspahan-count-gold } ; vous en avez { $own_gold }.
}
yspahan-refusal-roll-first = On lance les dés avant de prendre un groupe.
yspahan-refusal-one-group = Un tour n’a qu’une action de dés, et la vôtre est en cours ou faite.
yspahan-refusal-yellow-only = Il ne reste que des dés jaunes à l’{ yspahan-tower-square } ; ils sont au premier joueur.
yspahan-refusal-empty-square = Il n’y a pas de dés à l’{ yspahan-tower-square }.
yspahan-refusal-group-first = Prenez d’abord un groupe, puis dites à quoi il sert.
yspahan-refusal-other-square = Les dés de l’{ yspahan-tower-square } ne servent pas à cela.
yspahan-refusal-no-legal-shop = Aucune boutique du { yspahan-quarter } ne vous est ouverte.
yspahan-refusal-no-card-left = La pioche et la défausse sont vides : il n’y a pas de carte à piocher.
yspahan-refusal-build-after-action = On construit après l’action de dés, non avec elle.
yspahan-refusal-nothing-payable = Il n’y a aucun bâtiment que vous puissiez payer.
yspahan-refusal-card-not-in-hand = Vous n’avez pas « { $card } » en main.
yspahan-refusal-extra-die-special-only = Un dé supplémentaire ne compte que pour des chameaux, de l’or ou des cubes.
yspahan-refusal-extra-die-with-group = Une carte ne devient un dé supplémentaire que quand vous prenez un groupe.
yspahan-refusal-other-district = La boutique { $shop } n’est pas dans le { yspahan-quarter }.
yspahan-refusal-shop-full = La boutique { $shop } contient déjà un cube.
yspahan-refusal-foreign-souk = Un autre joueur a un cube dans le { $souk }.
yspahan-refusal-finish-souk = Complétez le { $souk } avant d’en commencer un autre dans le même quartier.
yspahan-refusal-supervisor-price = Déplacer l’Intendant en { $space } coûte { yspahan-count-gold } ; vous en avez { $own_gold }.
yspahan-refusal-not-beside = Le cube de la boutique { $shop } n’est pas à côté de l’Intendant.
yspahan-refusal-no-shipment = Aucun de vos cubes n’est expédié maintenant.
yspahan-refusal-card-window = Les cartes se jouent pendant votre propre tour, avant ou après l’action de dés.
yspahan-refusal-card-before-roll = À cette table, on ne joue pas de cartes avant le lancer.
yspahan-refusal-build-card-two-players = À deux joueurs, une carte de construction ne s’utilise qu’avec l’action de construction.
yspahan-refusal-one-building = Vous avez déjà construit pendant ce tour : un bâtiment par tour.
yspahan-refusal-build-card-discount = À cette table, les cartes de construction s’utilisent après l’action de dés.
yspahan-refusal-card-without-effect = « { $card } » ne changerait rien maintenant.
yspahan-refusal-amount = Choisissez un nombre de 1 à { $most }.
yspahan-refusal-build-later = On construit après l’action de dés ; à deux joueurs, c’est une action à part.
yspahan-refusal-built-before = Vous possédez déjà { yspahan-the-building }.
yspahan-refusal-build-by-action = À deux joueurs, construire est une action à part et demande un groupe de dés.
yspahan-refusal-build-card-first = Jouez d’abord la carte de construction ; elle demande ensuite le bâtiment.
yspahan-refusal-one-build-card = À cette table, on n’utilise qu’une carte de construction par bâtiment.
yspahan-refusal-build-with-the-card = C’est la carte que vous jouez qui construit.
yspahan-refusal-superfluous-card = Cette carte de construction ne changerait rien pour { yspahan-the-building }.
yspahan-refusal-price = Pour construire { yspahan-the-building }, il vous faut { yspahan-price } ; vous avez { $own_camels ->
    [one] { $own_camels } chameau
   *[other] { $own_camels } chameaux
} et { $own_gold ->
    [one] { $own_gold } pièce d’or
   *[other] { $own_gold } pièces d’or
}.
yspahan-refusal-draw-only-without-group = On ne pioche une carte à la place de l’action de dés que s’il ne reste aucun groupe.
yspahan-refusal-draw-instead = Il ne vous reste aucun groupe : piochez une carte à la place de l’action de dés.
yspahan-refusal-place-all = { $cubes ->
    [one] Il y a encore un cube à placer et une boutique pour lui.
   *[other] Il y a encore { $cubes } cubes à placer et une boutique pour le prochain.
}
yspahan-refusal-action-compulsory = L’action de dés est obligatoire : prenez d’abord un groupe.
yspahan-refusal-not-now = Ce coup est d’un autre moment ; maintenant, la question est autre.

## Ordres permanents

yspahan-order-camel = chameaux pour les cubes
yspahan-order-camel-about = Un autre joueur expédie un de vos cubes et vous avez un chameau : le payez-vous, pour que le cube reste dans sa boutique et qu’un cube de votre réserve soit expédié ?
yspahan-order-camel-always = toujours payer
yspahan-order-camel-never = ne jamais payer
