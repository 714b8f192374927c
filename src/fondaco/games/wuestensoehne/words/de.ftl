### Im Reich der Wüstensöhne: die Namen seiner Dinge. Was gefragt, getan und erzählt wird, steht in de.play.ftl.

## Spieler nach ihrer Farbe

wuestensoehne-seat-blue = Blau
wuestensoehne-seat-orange = Orange
wuestensoehne-seat-red = Rot
wuestensoehne-seat-violet = Violett
wuestensoehne-seat-green = Grün
wuestensoehne-seat-yellow = Gelb
wuestensoehne-seat-black = Schwarz
wuestensoehne-seat-white = Weiß
wuestensoehne-seat-brown = Braun
wuestensoehne-seat-grey = Grau

## Waren und Aktionsfelder

wuestensoehne-good-myrrh = Myrrhe
wuestensoehne-good-incense = Weihrauch
wuestensoehne-good-gem = Edelstein
wuestensoehne-good-salt = Salz
wuestensoehne-icon-myrrh = Myrrhe
wuestensoehne-icon-incense = Weihrauch
wuestensoehne-icon-gem = Edelstein
wuestensoehne-icon-salt = Salz
wuestensoehne-icon-camel = Kamel
wuestensoehne-icon-water1 = Wasser
wuestensoehne-icon-water2 = doppeltes Wasser
wuestensoehne-icon-rumour = Gerücht

## Orte

# Ein Platz der Gerüchtetafel: Jede Ware hat zwei.
wuestensoehne-space = { $good } { $number }
# Ein Feld mit nur einem Oasenteil, und einer von mehreren Oasenteilen eines Feldes.
wuestensoehne-place = { $field }
wuestensoehne-section = { $field }, Oasenteil { $number }

## Seiten

wuestensoehne-side-N = Norden
wuestensoehne-side-E = Osten
wuestensoehne-side-S = Süden
wuestensoehne-side-W = Westen

## Helfer der Karawanentafel

wuestensoehne-helper-leader = Karawanenführer: nach deinem Zug 1 Wasser für einen Zusatzzug
wuestensoehne-helper-driver = Kameltreiber: 1 Wasser für beliebig viele weiße Linien in einer Bewegung
wuestensoehne-helper-scout = Kundschafter: 1 Wasser, um ein Kärtchen aus der Auslage eines anderen zu legen

## Mengen

wuestensoehne-water = { $n ->
    [one] { $n } Wasserstein
   *[other] { $n } Wassersteine
}
wuestensoehne-camels = { $n ->
    [one] { $n } Kamelkärtchen
   *[other] { $n } Kamelkärtchen
}
wuestensoehne-gold = { $n } Gold
wuestensoehne-tiles = { $n ->
    [one] { $n } Kärtchen
   *[other] { $n } Kärtchen
}

## Wörter des Glossars

wuestensoehne-word-game = Im Reich der Wüstensöhne
wuestensoehne-word-tile = Entdeckerkärtchen
wuestensoehne-word-pile = Stapel
wuestensoehne-word-start_cross = Startkreuz
wuestensoehne-word-centre_piece = Mittelteil
wuestensoehne-word-strip = Leiste
wuestensoehne-word-playing_area = Spielfläche
wuestensoehne-word-border = Spielfeldrand
wuestensoehne-word-centre_point = Mittelpunkt
wuestensoehne-word-line = Verbindungslinie
wuestensoehne-word-brown_line = braune Linie
wuestensoehne-word-white_line = weiße Linie
wuestensoehne-word-open_line = offene Linie
wuestensoehne-word-desert = Wüste
wuestensoehne-word-oasis = Oase
wuestensoehne-word-section = Oasenteil
wuestensoehne-word-caravan = Karawane
wuestensoehne-word-explorer = Entdeckerfigur
wuestensoehne-word-turban = Turban
wuestensoehne-word-caravan_board = Karawanentafel
wuestensoehne-word-leader = Karawanenführer
wuestensoehne-word-driver = Kameltreiber
wuestensoehne-word-scout = Kundschafter
wuestensoehne-word-camel = Kamel
wuestensoehne-word-camel_card = Kamelkärtchen
wuestensoehne-word-good = Ware
wuestensoehne-word-goods_tile = Warenplättchen
wuestensoehne-word-myrrh = Myrrhe
wuestensoehne-word-incense = Weihrauch
wuestensoehne-word-gem = Edelstein
wuestensoehne-word-salt = Salz
wuestensoehne-word-water = Wasser
wuestensoehne-word-water_stone = Wasserstein
wuestensoehne-word-rumour = Gerücht
wuestensoehne-word-rumour_tile = Gerüchteplättchen
wuestensoehne-word-rumour_board = Gerüchtetafel
wuestensoehne-word-action_icon = Aktionsfeld
wuestensoehne-word-reserve = Auslage
wuestensoehne-word-supply = Vorrat
wuestensoehne-word-valuation = Oasenwertung
wuestensoehne-word-turn = Zug
wuestensoehne-word-bonus_turn = Zusatzzug
wuestensoehne-word-discover = entdecken
wuestensoehne-word-move = ziehen
wuestensoehne-word-gold = Gold

## Headings of the board that any game has, by the fields of its view

wuestensoehne-field-board = Gelegte Felder
wuestensoehne-field-camel_supply = Kamelkärtchen im Vorrat
wuestensoehne-field-camels = Kamelkärtchen
wuestensoehne-field-cross = Auf dem Startkreuz
wuestensoehne-field-current_pile = Stapel, von dem gezogen wird
wuestensoehne-field-discarded = Abgelegte Kärtchen
wuestensoehne-field-explorers = Entdeckerfiguren
wuestensoehne-field-field = Feld
wuestensoehne-field-free_icons = Freie Aktionsfelder
wuestensoehne-field-goes_left = Verbleibende Züge
wuestensoehne-field-good_values = Wert der Waren
wuestensoehne-field-goods_supply = Waren im Vorrat
wuestensoehne-field-hand = Kärtchen in der Hand
wuestensoehne-field-hand_from = Genommen von
wuestensoehne-field-height = Größe
wuestensoehne-field-idle_goes = Züge ohne Kärtchen
wuestensoehne-field-line = Reihe der Wertung
wuestensoehne-field-oases = Oasen
wuestensoehne-field-occupied = Besetzt
wuestensoehne-field-open = Offene Seiten
wuestensoehne-field-open_ends = Offene Enden
wuestensoehne-field-open_lines = Offene Linien
wuestensoehne-field-piece = Teil
wuestensoehne-field-pile = Stapel
wuestensoehne-field-piles = Kärtchen in den Stapeln
wuestensoehne-field-place = Wo
wuestensoehne-field-placements = Wo es passt
wuestensoehne-field-reach = Erreichbare Felder
wuestensoehne-field-room = Freie Warenplätze
wuestensoehne-field-rotation = Vierteldrehungen
wuestensoehne-field-rumour_beside = Gerücht neben der Tafel
wuestensoehne-field-rumour_spaces = Felder der Gerüchtetafel
wuestensoehne-field-rumour_stock = Gerüchte im Vorrat
wuestensoehne-field-rumour_values = Werte der Gerüchte
wuestensoehne-field-sections = Oasenteile
wuestensoehne-field-sides = Seiten
wuestensoehne-field-valued_oasis = Oase in Wertung
wuestensoehne-field-water_supply = Wassersteine im Vorrat
