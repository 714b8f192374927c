### Yspahan: che cosa si dice durante il gioco. Le regole sono in it.rules.ftl.
### $district e $colour sono chiavi della scatola (sack, white), non nomi: la grammatica deve sapere quale sia.

## Quartieri, souk e negozi

yspahan-district-sack = Sacco
yspahan-district-barrel = Barile
yspahan-district-chest = Cassa
yspahan-district-vase = Vaso

yspahan-colour-white = bianco
yspahan-colour-blue = blu
yspahan-colour-yellow = giallo
yspahan-colour-pink = rosa
yspahan-colour-orange = arancione

yspahan-quarter = { $district ->
    [sack] quartiere del Sacco
    [barrel] quartiere del Barile
    [chest] quartiere della Cassa
    [vase] quartiere del Vaso
   *[other] quartiere { $district }
}
yspahan-souk = souk { $colour ->
    [white] bianco
    [blue] blu
    [yellow] giallo
    [pink] rosa
    [orange] arancione
   *[other] { $colour }
} del { yspahan-quarter }
# Il nome breve di un negozio: Sacco bianco 2.
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

## Le caselle della Torre

yspahan-square-camel = Cammello
yspahan-square-sack = Sacco
yspahan-square-barrel = Barile
yspahan-square-chest = Cassa
yspahan-square-vase = Vaso
yspahan-square-gold = Oro

## Edifici

yspahan-building-paddock = Recinto
yspahan-building-paddock-power = +1 cammello ogni volta che prendi cammelli dalla Torre
yspahan-building-shop = Negozio
yspahan-building-shop-power = +2 monete d’oro ogni volta che prendi oro dalla Torre
yspahan-building-hammam = Hammam
yspahan-building-hammam-power = Fino a 3 caselle in più o in meno gratis ogni volta che muovi il Supervisore
yspahan-building-caravanserai = Caravanserraglio
yspahan-building-caravanserai-power = Pesca 1 carta ogni volta che il Supervisore spedisce un tuo cubo
yspahan-building-bazaar = Bazar
yspahan-building-bazaar-power = +2 punti per ogni tuo souk completato a fine settimana
yspahan-building-hoist = Paranco
yspahan-building-hoist-power = +1 cubo ogni volta che rifornisci negozi con la Torre

## Carte

yspahan-card-take_camels = Tre cammelli
yspahan-card-take_camels-effect = Prendi 3 cammelli.
yspahan-card-take_gold = Tre monete
yspahan-card-take_gold-effect = Prendi 3 monete d’oro.
yspahan-card-place_shop = Cubo in un negozio
yspahan-card-place_shop-effect = Piazza 1 cubo in un negozio di un quartiere qualsiasi, secondo le regole consuete.
yspahan-card-load_caravan = Cubo nella carovana
yspahan-card-load_caravan-effect = Piazza 1 cubo sul primo cammello libero della Carovana e segna i punti.
yspahan-card-sell_camels = Cammelli per punti
yspahan-card-sell_camels-effect = Restituisci da 1 a 4 cammelli: 2 punti ciascuno.
yspahan-card-sell_gold = Oro per punti
yspahan-card-sell_gold-effect = Restituisci da 1 a 10 monete d’oro: 1 punto ciascuna.
yspahan-card-exchange = Scambio 1:1
yspahan-card-exchange-effect = Scambia oro con altrettanti cammelli, o cammelli con altrettanto oro.
yspahan-card-build_no_camels = Costruisci senza cammelli
yspahan-card-build_no_camels-effect = Costruisci un edificio pagando soltanto l’oro.
yspahan-card-build_no_gold = Costruisci senza oro
yspahan-card-build_no_gold-effect = Costruisci un edificio pagando soltanto i cammelli.

## Quantità

yspahan-camels = { $n ->
    [one] { $n } cammello
   *[other] { $n } cammelli
}
yspahan-gold = { $n ->
    [one] { $n } moneta d’oro
   *[other] { $n } monete d’oro
}
yspahan-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
yspahan-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
}
yspahan-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
yspahan-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}

## Il calendario

yspahan-week = settimana
yspahan-day = giorno
yspahan-week-number = Settimana { $n }
yspahan-day-number = Giorno { $n }
yspahan-date = Settimana { $week }, giorno { $day }

## I giocatori secondo il colore

yspahan-seat-blue = Blu
yspahan-seat-red = Rosso
yspahan-seat-green = Verde
yspahan-seat-yellow = Giallo

## Altre parole del glossario

yspahan-supervisor = Supervisore
yspahan-caravan = Carovana
yspahan-tower = tabellone Torre
yspahan-word-city = Mappa della Città
yspahan-word-tower_square = casella della Torre
yspahan-word-individual_board = plancia individuale
yspahan-word-district = quartiere
yspahan-word-souk = souk
yspahan-word-shop = negozio
yspahan-word-road = strada
yspahan-word-road_space = casella della strada
yspahan-word-centre = casella centrale
yspahan-word-cube = cubo
yspahan-word-good = merce
yspahan-word-camel = Cammello
yspahan-word-gold = moneta d’Oro
yspahan-word-general_stock = riserva generale
yspahan-word-personal_stock = riserva personale
yspahan-word-die_white = dado bianco
yspahan-word-die_yellow = dado giallo
yspahan-word-group = gruppo di dadi
yspahan-word-first_player = primo giocatore
yspahan-word-supplying = rifornimento
yspahan-word-supply_shops = rifornire negozi
yspahan-word-take_card = prendere una carta
yspahan-word-move_supervisor = muovere il Supervisore
yspahan-word-deck = mazzo
yspahan-word-discard = scarti
yspahan-word-building = edificio speciale
yspahan-word-victory_point = punto vittoria
yspahan-word-score_track = tracciato del punteggio
