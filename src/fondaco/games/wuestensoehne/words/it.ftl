### Im Reich der Wüstensöhne: i nomi delle sue cose. Ciò che si chiede, si fa e si racconta sta in it.play.ftl.

## Giocatori secondo il colore

wuestensoehne-seat-blue = Blu
wuestensoehne-seat-orange = Arancione
wuestensoehne-seat-red = Rosso
wuestensoehne-seat-violet = Viola
wuestensoehne-seat-green = Verde
wuestensoehne-seat-yellow = Giallo
wuestensoehne-seat-black = Nero
wuestensoehne-seat-white = Bianco
wuestensoehne-seat-brown = Marrone
wuestensoehne-seat-grey = Grigio

## Merci e icone azione

wuestensoehne-good-myrrh = mirra
wuestensoehne-good-incense = incenso
wuestensoehne-good-gem = gemma
wuestensoehne-good-salt = sale
wuestensoehne-icon-myrrh = mirra
wuestensoehne-icon-incense = incenso
wuestensoehne-icon-gem = gemma
wuestensoehne-icon-salt = sale
wuestensoehne-icon-camel = cammello
wuestensoehne-icon-water1 = acqua
wuestensoehne-icon-water2 = acqua doppia
wuestensoehne-icon-rumour = diceria

## Luoghi

# Uno spazio della plancia diceria: ogni merce ne ha due.
wuestensoehne-space = { $good } { $number }
# Una casella con una sola sezione di oasi, e una di più sezioni di una casella.
wuestensoehne-place = { $field }
wuestensoehne-section = { $field }, sezione { $number }

## Lati

wuestensoehne-side-N = nord
wuestensoehne-side-E = est
wuestensoehne-side-S = sud
wuestensoehne-side-W = ovest

## Aiutanti della plancia carovana

wuestensoehne-helper-leader = capo carovana: dopo il tuo turno, 1 acqua per un turno supplementare
wuestensoehne-helper-driver = conducente del cammello: 1 acqua per percorrere quante linee bianche vuoi in un movimento
wuestensoehne-helper-scout = esploratore della carovana: 1 acqua per posare una tessera della riserva di un altro

## Quantità

wuestensoehne-water = { $n ->
    [one] { $n } pietra-acqua
   *[other] { $n } pietre-acqua
}
wuestensoehne-camels = { $n ->
    [one] { $n } carta cammello
   *[other] { $n } carte cammello
}
wuestensoehne-gold = { $n } in oro
wuestensoehne-tiles = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
}

## Parole del glossario

wuestensoehne-word-game = Nel regno dei figli del deserto
wuestensoehne-word-tile = tessera scoperta
wuestensoehne-word-pile = pila
wuestensoehne-word-start_cross = croce iniziale
wuestensoehne-word-centre_piece = pezzo centrale
wuestensoehne-word-strip = striscia
wuestensoehne-word-playing_area = area di gioco
wuestensoehne-word-border = bordo
wuestensoehne-word-centre_point = punto centrale
wuestensoehne-word-line = linea di collegamento
wuestensoehne-word-brown_line = linea marrone
wuestensoehne-word-white_line = linea bianca
wuestensoehne-word-open_line = linea aperta
wuestensoehne-word-desert = deserto
wuestensoehne-word-oasis = oasi
wuestensoehne-word-section = sezione di oasi
wuestensoehne-word-caravan = carovana
wuestensoehne-word-explorer = esploratore
wuestensoehne-word-turban = turbante
wuestensoehne-word-caravan_board = plancia carovana
wuestensoehne-word-leader = capo carovana
wuestensoehne-word-driver = conducente del cammello
wuestensoehne-word-scout = esploratore della carovana
wuestensoehne-word-camel = cammello
wuestensoehne-word-camel_card = carta cammello
wuestensoehne-word-good = merce
wuestensoehne-word-goods_tile = tessera merce
wuestensoehne-word-myrrh = mirra
wuestensoehne-word-incense = incenso
wuestensoehne-word-gem = gemma
wuestensoehne-word-salt = sale
wuestensoehne-word-water = acqua
wuestensoehne-word-water_stone = pietra-acqua
wuestensoehne-word-rumour = diceria
wuestensoehne-word-rumour_tile = tessera diceria
wuestensoehne-word-rumour_board = plancia diceria
wuestensoehne-word-action_icon = icona azione
wuestensoehne-word-reserve = riserva
wuestensoehne-word-supply = riserva comune
wuestensoehne-word-valuation = valorizzazione dell’oasi
wuestensoehne-word-turn = turno
wuestensoehne-word-bonus_turn = turno supplementare
wuestensoehne-word-discover = scoprire
wuestensoehne-word-move = muovere
wuestensoehne-word-gold = oro

## Headings of the board that any game has, by the fields of its view

wuestensoehne-field-board = Campi posati
wuestensoehne-field-camel_supply = Carte cammello nella riserva
wuestensoehne-field-camels = Carte cammello
wuestensoehne-field-cross = Sulla croce iniziale
wuestensoehne-field-current_pile = Pila in uso
wuestensoehne-field-discarded = Tessere scartate
wuestensoehne-field-explorers = Esploratori
wuestensoehne-field-field = Campo
wuestensoehne-field-free_icons = Icone libere
wuestensoehne-field-goes_left = Turni rimasti
wuestensoehne-field-good_values = Valore delle merci
wuestensoehne-field-goods_supply = Merci nella riserva
wuestensoehne-field-hand = Tessera in mano
wuestensoehne-field-hand_from = Presa da
wuestensoehne-field-height = Altezza
wuestensoehne-field-idle_goes = Turni senza tessera
wuestensoehne-field-line = Fila della valorizzazione
wuestensoehne-field-oases = Oasi
wuestensoehne-field-occupied = Occupato
wuestensoehne-field-open = Lati aperti
wuestensoehne-field-open_ends = Estremità aperte
wuestensoehne-field-open_lines = Linee aperte
wuestensoehne-field-piece = Pezzo
wuestensoehne-field-pile = Pila
wuestensoehne-field-piles = Tessere nelle pile
wuestensoehne-field-place = Dove
wuestensoehne-field-placements = Dove si può posare
wuestensoehne-field-reach = Campi raggiungibili
wuestensoehne-field-room = Spazi liberi
wuestensoehne-field-rotation = Quarti di giro
wuestensoehne-field-rumour_beside = Diceria accanto alla plancia
wuestensoehne-field-rumour_spaces = Spazi della plancia diceria
wuestensoehne-field-rumour_stock = Dicerie nella riserva
wuestensoehne-field-rumour_values = Valori delle dicerie
wuestensoehne-field-sections = Sezioni di oasi
wuestensoehne-field-sides = Lati
wuestensoehne-field-valued_oasis = Oasi in valorizzazione
wuestensoehne-field-water_supply = Pietre-acqua nella riserva
