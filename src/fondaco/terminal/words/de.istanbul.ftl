### Was das Terminal an einem Tisch von Istanbul sagt. Die Dinge selbst haben die Namen des Spiels.

# Teile einer Entscheidung in einer Reihe, wie man sie tippen kann.
terminal-istanbul-example = go 2 leave act

## Kurze Formen in den Feldern des Basars

terminal-istanbul-short-place = { $place ->
    [1] Wagnerei
    [2] Tuchlager
    [3] Gewürzlager
    [4] Obstlager
    [5] Postamt
    [6] Karawanserei
    [7] Brunnen
    [8] Schwarzmarkt
    [9] Teestube
    [10] Gr. Markt
    [11] Kl. Markt
    [12] Polizei
    [13] Sultanspal.
    [14] Kl. Moschee
    [15] Gr. Moschee
    [16] Edelsteinh.
    [17] Rösterei
    [18] Gildenhalle
    [19] Taverne
    [20] Kaffeehaus
    [21] Botschaft
    [22] Kiosk
    [23] Auktionsh.
    [24] Geheimbund
    [25] Katakomben
   *[other] { $place }
}
terminal-istanbul-short-good = { $good ->
    [fabric] St
    [spice] Ge
    [fruit] Ob
    [jewelry] Sc
    [coffee] Ka
   *[other] { $good }
}
terminal-istanbul-short-figure = { $figure ->
    [governor] Gou
    [smuggler] Sch
    [coffee_trader] KaH
    [courier] Kur
   *[other] { $figure }
}
terminal-istanbul-short-piece = { $piece ->
    [merchant] K
    [companion] P
    [assistant] G
    [family] F
    [neutral] N
   *[other] { $piece }
}
terminal-istanbul-short-ruby = R
terminal-istanbul-short-lira = { $lira }L
terminal-istanbul-short-any = { $number }bel.
terminal-istanbul-short-seals = { $number } Sieg.
terminal-istanbul-short-extensions = { $extensions } Erw.
terminal-istanbul-short-straight-line = Linie
terminal-istanbul-short-free-figures = frei
terminal-istanbul-legend-reach = ▶2 erreichbar, die Ankunft kostet 2 Lira
terminal-istanbul-legend-companion-reach = ▷2 für deinen Kompagnon erreichbar
terminal-istanbul-legend-piece = { $piece ->
    [merchant] K{ $mark }4 Kaufmann von { $mark } auf 4 Gehilfen
    [companion] P Kompagnon
    [assistant] G Gehilfe
    [family] F Familienmitglied
    [neutral] N neutrale Kaufleute
   *[other] { $piece }
}
terminal-istanbul-legend-amounts = R Rubine  L Lira
terminal-istanbul-legend-tiles = 2/4 Plättchen: das oberste braucht 2, es sind noch 4
terminal-istanbul-legend-barrier = ═ ║ Sperre

## Der Augenblick

terminal-istanbul-labelled = { $box }, { $label }.
terminal-istanbul-round = { $limit ->
    [0] Runde { $round }.
   *[other] Runde { $round } von { $limit }.
}
terminal-istanbul-target = { $rubies } Rubine bringen die letzte Runde.
terminal-istanbul-last-round = Das ist die letzte Runde.
terminal-istanbul-first = Startspieler: { $player }.
terminal-istanbul-reconstructed = * rekonstruiert: nicht das gedruckte Spielmaterial
terminal-istanbul-chosen = Bisher gewählt: { $parts }.
terminal-istanbul-barrier = Die Sperre{ $mark } liegt zwischen { $place1 } und { $place2 }; kontrolliert von { $player }.
terminal-istanbul-next-demands = { $place }, kommende Nachfrageplättchen: { $demands }.
terminal-istanbul-kiosk-open = Ausliegende Kioskplättchen: { $tiles }.
terminal-istanbul-auction = Auktion: { $player } bietet { $price }.
terminal-istanbul-dice = Die Würfel zeigen { $first } und { $second }.
terminal-istanbul-quoted = „{ $name }“
terminal-istanbul-none = keine
terminal-istanbul-unknown = unbekannt
terminal-istanbul-then = { $first }; { $next }

## Orte

terminal-istanbul-place-line = Zeile { $row }, Spalte { $column }, { $place }: { $content }.
terminal-istanbul-nobody = nichts und niemand
terminal-istanbul-in-reach = erreichbar, die Ankunft kostet { $price }
terminal-istanbul-companion-reach = für deinen Kompagnon erreichbar, die Ankunft kostet { $price }
terminal-istanbul-target-here = kann gewählt werden
terminal-istanbul-track = verbleibende Rubine: { $number }, der nächste für { $price }
terminal-istanbul-extensions = verbleibende Erweiterungen: { $number }, jede für { $price }
terminal-istanbul-stack = { $tile }: noch { $left }, das oberste braucht { $price }
terminal-istanbul-stack-empty = { $tile }: keines mehr
terminal-istanbul-demand = gefragt sind { $demand }; eine, zwei und mehr Waren bringen { $prices } Lira
terminal-istanbul-gives = gibt { $gives }
terminal-istanbul-any = { $goods ->
    [one] { $goods } beliebige Ware
   *[other] { $goods } beliebige Waren
}
terminal-istanbul-baksheesh = Bakschisch{ $mark }: ein Rubin für { $price }
terminal-istanbul-society = ein Rubin für { $price }; Lira für die nächsten, die kommen: { $lira }
terminal-istanbul-merchant = { $player } auf { $assistants }
terminal-istanbul-merchants = Kaufleute: { $players }
terminal-istanbul-companions = Kompagnons: { $players }
terminal-istanbul-assistants = Gehilfen: { $players }
terminal-istanbul-families = Familienmitglieder: { $players }
terminal-istanbul-neutrals = { $number ->
    [one] { $number } neutraler Kaufmann
   *[other] { $number } neutrale Kaufleute
}
terminal-istanbul-figure = { $figure } ({ $price })

## Spieler und Karten

terminal-istanbul-player = Spieler
terminal-istanbul-capacity = Platz
terminal-istanbul-heading-cards = Karten
terminal-istanbul-heading-guild-cards = Gilde
terminal-istanbul-heading-seals = Siegel
terminal-istanbul-player-line = { $player }: { $content }.
terminal-istanbul-goods = Waren: { $goods }, Platz für je { $capacity }
terminal-istanbul-holds-letters = Briefe an { $places }
terminal-istanbul-holds-delivered = zugestellte Briefe an { $places }
terminal-istanbul-holds-tiles = Plättchen: { $tiles }
terminal-istanbul-holds-known = bekannt auf der Hand: { $cards }
terminal-istanbul-holds-companion = Kompagnon im eigenen Vorrat
terminal-istanbul-holds-doubled = zusätzlicher Zug dieser Runde schon gemacht
terminal-istanbul-cards-deck = Bonuskarten{ $mark }: Stapel { $deck }, keine Ablage.
terminal-istanbul-cards-piles = Bonuskarten{ $mark }: Stapel { $deck }, Ablage { $discards }, oben „{ $card }“.
terminal-istanbul-guild-cards-deck = Gildenkarten{ $mark }: Stapel { $deck }, keine Ablage.
terminal-istanbul-guild-cards-piles = Gildenkarten{ $mark }: Stapel { $deck }, Ablage { $discards }, oben „{ $card }“.
terminal-istanbul-coffee = Vorrat: { $coffee }.
terminal-istanbul-letters = Briefe{ $mark }: { $letters } in den Stapeln, { $discarded } abgelegt. Kioskplättchen{ $tiles-mark } im Stapel: { $tiles }.
terminal-istanbul-no-cards = Du hast keine Bonuskarten.
terminal-istanbul-hand = { $cards ->
    [one] Deine Bonuskarte:
   *[other] Deine { $cards } Bonuskarten:
}
terminal-istanbul-guild-hand = { $cards ->
    [one] Deine Gildenkarte:
   *[other] Deine { $cards } Gildenkarten:
}
terminal-istanbul-card = { $number ->
    [one] „{ $card }“: { $effect }
   *[other] { $number } × „{ $card }“: { $effect }
}

## Das Ende

terminal-istanbul-ranked = { $place }. { $player }: { $points ->
    [one] { $points } Rubin
   *[other] { $points } Rubine
}
