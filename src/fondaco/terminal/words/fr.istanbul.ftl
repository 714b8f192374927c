### Ce que le terminal dit à une table d’Istanbul. Les choses elles-mêmes portent les noms du jeu.

# Les parties d’une décision à la suite, comme on peut les taper.
terminal-istanbul-example = go 2 leave act

## Formes brèves dans les cases du bazar

terminal-istanbul-short-place = { $place ->
    [1] Charron
    [2] Entr. tissus
    [3] Entr. épices
    [4] Entr. fruits
    [5] Bur. poste
    [6] Caravansér.
    [7] Fontaine
    [8] Marché noir
    [9] Salon de thé
    [10] Gr. marché
    [11] P. marché
    [12] Police
    [13] Pal. sultan
    [14] P. mosquée
    [15] Gr. mosquée
    [16] Joaillier
    [17] Torréfact.
    [18] Guilde
    [19] Taverne
    [20] Café
    [21] Ambassade
    [22] Kiosque
    [23] Salle vent.
    [24] Soc. secr.
    [25] Catacombes
   *[other] { $place }
}
terminal-istanbul-short-good = { $good ->
    [fabric] Ti
    [spice] Ép
    [fruit] Fr
    [jewelry] Bi
    [coffee] Ca
   *[other] { $good }
}
terminal-istanbul-short-figure = { $figure ->
    [governor] Gou
    [smuggler] Con
    [coffee_trader] MaC
    [courier] Cou
   *[other] { $figure }
}
terminal-istanbul-short-piece = { $piece ->
    [merchant] M
    [companion] C
    [assistant] A
    [family] F
    [neutral] N
   *[other] { $piece }
}
terminal-istanbul-short-ruby = R
terminal-istanbul-short-lira = { $lira }L
terminal-istanbul-short-any = { $number }lib.
terminal-istanbul-short-seals = { $number } sc.
terminal-istanbul-short-extensions = { $extensions } ext.
terminal-istanbul-short-straight-line = ligne
terminal-istanbul-short-free-figures = gratuit
terminal-istanbul-legend-reach = ▶2 à portée, arriver coûte 2 Lires
terminal-istanbul-legend-companion-reach = ▷2 à portée de votre Compagnon
terminal-istanbul-legend-piece = { $piece ->
    [merchant] M{ $mark }4 Marchand de { $mark } sur 4 Assistants
    [companion] C Compagnon
    [assistant] A Assistant
    [family] F membre de la famille
    [neutral] N Marchands neutres
   *[other] { $piece }
}
terminal-istanbul-legend-amounts = R Rubis  L Lires
terminal-istanbul-legend-tiles = 2/4 tuiles : la première en demande 2, il en reste 4
terminal-istanbul-legend-barrier = ═ ║ Barrière

## Le moment

terminal-istanbul-labelled = { $box }, { $label }.
terminal-istanbul-round = { $limit ->
    [0] Manche { $round }.
   *[other] Manche { $round } sur { $limit }.
}
terminal-istanbul-target = { $rubies } Rubis amènent la dernière manche.
terminal-istanbul-last-round = C’est la dernière manche.
terminal-istanbul-first = Premier joueur : { $player }.
terminal-istanbul-reconstructed = * reconstitué : ce n’est pas l’élément imprimé
terminal-istanbul-chosen = Choisi jusqu’ici : { $parts }.
terminal-istanbul-barrier = La Barrière{ $mark } est entre { $place1 } et { $place2 } ; contrôlée par { $player }.
terminal-istanbul-next-demands = { $place }, prochaines tuiles Demande : { $demands }.
terminal-istanbul-kiosk-open = Tuiles Kiosque exposées : { $tiles }.
terminal-istanbul-auction = Vente aux enchères : { $player } a misé { $price }.
terminal-istanbul-dice = Les dés montrent { $first } et { $second }.
terminal-istanbul-quoted = « { $name } »
terminal-istanbul-none = rien
terminal-istanbul-unknown = inconnue
terminal-istanbul-then = { $first } ; { $next }

## Quartiers

terminal-istanbul-place-line = Rangée { $row }, colonne { $column }, { $place } : { $content }.
terminal-istanbul-nobody = rien ni personne
terminal-istanbul-in-reach = à portée, arriver coûte { $price }
terminal-istanbul-companion-reach = à portée de votre Compagnon, arriver coûte { $price }
terminal-istanbul-target-here = peut être choisi
terminal-istanbul-track = Rubis restants : { $number }, le prochain pour { $price }
terminal-istanbul-extensions = Extensions restantes : { $number }, chacune pour { $price }
terminal-istanbul-stack = { $tile } : il en reste { $left }, la première demande { $price }
terminal-istanbul-stack-empty = { $tile } : épuisée
terminal-istanbul-demand = demandés : { $demand } ; une, deux marchandises et plus rapportent { $prices } Lires
terminal-istanbul-gives = donne { $gives }
terminal-istanbul-any = { $goods ->
    [one] { $goods } marchandise au choix
   *[other] { $goods } marchandises au choix
}
terminal-istanbul-baksheesh = Bakchich{ $mark } : un Rubis pour { $price }
terminal-istanbul-society = un Rubis pour { $price } ; Lires pour les prochains qui viennent : { $lira }
terminal-istanbul-merchant = { $player } sur { $assistants }
terminal-istanbul-merchants = Marchands : { $players }
terminal-istanbul-companions = Compagnons : { $players }
terminal-istanbul-assistants = Assistants : { $players }
terminal-istanbul-families = membres de la famille : { $players }
terminal-istanbul-neutrals = { $number ->
    [one] { $number } Marchand neutre
   *[other] { $number } Marchands neutres
}
terminal-istanbul-figure = { $figure } ({ $price })

## Joueurs et cartes

terminal-istanbul-player = Joueur
terminal-istanbul-capacity = place
terminal-istanbul-heading-cards = cartes
terminal-istanbul-heading-guild-cards = Guilde
terminal-istanbul-heading-seals = Sceaux
terminal-istanbul-player-line = { $player } : { $content }.
terminal-istanbul-goods = marchandises : { $goods }, place pour { $capacity } de chacune
terminal-istanbul-holds-letters = Missives pour { $places }
terminal-istanbul-holds-delivered = Missives livrées pour { $places }
terminal-istanbul-holds-tiles = tuiles : { $tiles }
terminal-istanbul-holds-known = connues en main : { $cards }
terminal-istanbul-holds-companion = Compagnon dans sa propre réserve
terminal-istanbul-holds-doubled = tour supplémentaire de cette manche déjà joué
terminal-istanbul-cards-deck = Cartes Bonus{ $mark } : pioche { $deck }, aucune défausse.
terminal-istanbul-cards-piles = Cartes Bonus{ $mark } : pioche { $deck }, défausse { $discards }, au-dessus « { $card } ».
terminal-istanbul-guild-cards-deck = Cartes Guilde{ $mark } : pioche { $deck }, aucune défausse.
terminal-istanbul-guild-cards-piles = Cartes Guilde{ $mark } : pioche { $deck }, défausse { $discards }, au-dessus « { $card } ».
terminal-istanbul-coffee = Réserve : { $coffee }.
terminal-istanbul-letters = Missives{ $mark } : { $letters } dans les piles, { $discarded } défaussées. Tuiles Kiosque{ $tiles-mark } dans la pile : { $tiles }.
terminal-istanbul-no-cards = Vous n’avez pas de carte Bonus.
terminal-istanbul-hand = { $cards ->
    [one] Votre carte Bonus :
   *[other] Vos { $cards } cartes Bonus :
}
terminal-istanbul-guild-hand = { $cards ->
    [one] Votre carte Guilde :
   *[other] Vos { $cards } cartes Guilde :
}
terminal-istanbul-card = { $number ->
    [one] « { $card } » : { $effect }
   *[other] { $number } × « { $card } » : { $effect }
}

## La fin

terminal-istanbul-ranked = { $place }. { $player } : { $points ->
    [one] { $points } Rubis
   *[other] { $points } Rubis
}
