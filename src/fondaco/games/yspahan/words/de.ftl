### Yspahan: was im Spiel gesagt wird. Die Regeln stehen in de.rules.ftl.
### $district und $colour sind Schlüssel der Schachtel (sack, white), keine Namen: die Beugung hängt davon ab.

## Viertel, Basare und Läden

yspahan-district-sack = Sack
yspahan-district-barrel = Fass
yspahan-district-chest = Truhe
yspahan-district-vase = Amphore

yspahan-colour-white = weiß
yspahan-colour-blue = blau
yspahan-colour-yellow = gelb
yspahan-colour-pink = rosa
yspahan-colour-orange = orange

yspahan-quarter = { $district ->
    [sack] Sackviertel
    [barrel] Fassviertel
    [chest] Truhenviertel
    [vase] Amphorenviertel
   *[other] Viertel { $district }
}
yspahan-souk = { $colour ->
    [white] weißer Basar
    [blue] blauer Basar
    [yellow] gelber Basar
    [pink] rosafarbener Basar
    [orange] orangefarbener Basar
   *[other] Basar { $colour }
} im { yspahan-quarter }
# Der kurze Name eines Ladens: Sack weiß 2.
yspahan-shop = { $district ->
    [sack] { yspahan-district-sack }
    [barrel] { yspahan-district-barrel }
    [chest] { yspahan-district-chest }
    [vase] { yspahan-district-vase }
   *[other] { $district }
} { $colour ->
    [white] { yspahan-colour-white }
    [blue] { yspahan-colour-blue }
    [yellow] { yspahan-colour-yellow }
    [pink] { yspahan-colour-pink }
    [orange] { yspahan-colour-orange }
   *[other] { $colour }
} { $number }

## Die Felder des Würfel-Tableaus

yspahan-square-camel = Kamelfeld
yspahan-square-sack = Sack
yspahan-square-barrel = Fass
yspahan-square-chest = Truhe
yspahan-square-vase = Amphore
yspahan-square-gold = Goldfeld

## Gebäude

yspahan-building-paddock = Gehege
yspahan-building-paddock-power = +1 Kamel, immer wenn du Kamele vom Würfel-Tableau nimmst
yspahan-building-shop = Geschäft
yspahan-building-shop-power = +2 Goldmünzen, immer wenn du Gold vom Würfel-Tableau nimmst
yspahan-building-hammam = Hamam
yspahan-building-hammam-power = Bis zu 3 Felder mehr oder weniger kostenlos, immer wenn du den Aufseher bewegst
yspahan-building-caravanserai = Karawanserei
yspahan-building-caravanserai-power = Ziehe 1 Karte, immer wenn der Aufseher einen deiner Steine verschickt
yspahan-building-bazaar = Markthalle
yspahan-building-bazaar-power = +2 Punkte für jeden deiner vollständigen Basare am Ende einer Woche
yspahan-building-hoist = Kran
yspahan-building-hoist-power = +1 Stein, immer wenn du mit dem Würfel-Tableau Läden belieferst

## Karten

yspahan-card-take_camels = Drei Kamele
yspahan-card-take_camels-effect = Nimm 3 Kamele.
yspahan-card-take_gold = Drei Gold
yspahan-card-take_gold-effect = Nimm 3 Goldmünzen.
yspahan-card-place_shop = Stein in einen Laden
yspahan-card-place_shop-effect = Setze 1 Stein nach den üblichen Regeln in einen Laden eines beliebigen Viertels.
yspahan-card-load_caravan = Stein auf die Karawane
yspahan-card-load_caravan-effect = Setze 1 Stein auf das erste freie Kamel der Karawane und werte ihn.
yspahan-card-sell_camels = Kamele für Punkte
yspahan-card-sell_camels-effect = Gib 1 bis 4 Kamele ab: je 2 Punkte.
yspahan-card-sell_gold = Gold für Punkte
yspahan-card-sell_gold-effect = Gib 1 bis 10 Goldmünzen ab: je 1 Punkt.
yspahan-card-exchange = Tausch 1:1
yspahan-card-exchange-effect = Tausche Gold gegen ebenso viele Kamele oder Kamele gegen ebenso viel Gold.
yspahan-card-build_no_camels = Bauen ohne Kamele
yspahan-card-build_no_camels-effect = Baue ein Gebäude und bezahle nur das Gold.
yspahan-card-build_no_gold = Bauen ohne Gold
yspahan-card-build_no_gold-effect = Baue ein Gebäude und bezahle nur die Kamele.

## Mengen

yspahan-camels = { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
}
yspahan-gold = { $n ->
    [one] { $n } Goldmünze
   *[other] { $n } Goldmünzen
}
yspahan-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
yspahan-cubes = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
yspahan-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
yspahan-dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}

## Der Kalender

yspahan-week = Woche
yspahan-day = Tag
yspahan-week-number = Woche { $n }
yspahan-day-number = Tag { $n }
yspahan-date = Woche { $week }, Tag { $day }

## Die Spieler nach ihrer Farbe

yspahan-seat-blue = Blau
yspahan-seat-red = Rot
yspahan-seat-green = Grün
yspahan-seat-yellow = Gelb

## Weitere Wörter des Glossars

yspahan-supervisor = Aufseher
yspahan-caravan = Karawane
yspahan-tower = Würfel-Tableau
yspahan-word-city = Stadtplan
yspahan-word-tower_square = Feld des Würfel-Tableaus
yspahan-word-individual_board = Spielertafel
yspahan-word-district = Viertel
yspahan-word-souk = Basar
yspahan-word-shop = Laden
yspahan-word-road = Straße
yspahan-word-road_space = Straßenfeld
yspahan-word-centre = Mittelfeld
yspahan-word-cube = Stein
yspahan-word-good = Ware
yspahan-word-camel = Kamel
yspahan-word-gold = Goldmünze
yspahan-word-general_stock = allgemeiner Vorrat
yspahan-word-personal_stock = eigener Vorrat
yspahan-word-die_white = weißer Würfel
yspahan-word-die_yellow = gelber Würfel
yspahan-word-group = Würfelgruppe
yspahan-word-first_player = Startspieler
yspahan-word-supplying = Würfelphase
yspahan-word-supply_shops = Läden beliefern
yspahan-word-take_card = Karte ziehen
yspahan-word-move_supervisor = Aufseher bewegen
yspahan-word-deck = Nachziehstapel
yspahan-word-discard = Ablagestapel
yspahan-word-building = Gebäude
yspahan-word-victory_point = Siegpunkt
yspahan-word-score_track = Zählleiste
