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
