### Che cosa si chiede, si fa, si rifiuta e si racconta a un tavolo di Yspahan.
### $district, $square e $building sono chiavi della scatola (sack, camel, paddock), non nomi: la grammatica deve
### sapere quale sia. $player, $shop, $souk, $card, $effect e $power arrivano già in parole; $space è W3, E1 o C.

## Espressioni delle frasi che seguono

yspahan-count-camels = { $camels ->
    [one] { $camels } cammello
   *[other] { $camels } cammelli
}
yspahan-count-gold = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
yspahan-count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
yspahan-count-cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}
yspahan-count-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
yspahan-count-yellow-dice = { $dice ->
    [one] { $dice } dado giallo
   *[other] { $dice } dadi gialli
}
yspahan-price = { $camels ->
    [0] { yspahan-count-gold }
   *[other] { $gold ->
        [0] { yspahan-count-camels }
       *[other] { yspahan-count-camels } e { yspahan-count-gold }
    }
}
yspahan-for-price = { $camels ->
    [0] { $gold ->
        [0] gratis
       *[other] per { yspahan-price }
    }
   *[other] per { yspahan-price }
}
# Quanto costa o rende qualcosa, in coda e soltanto se non è 0: «in W3 (−2 monete d’oro)», «spedisce un cubo: 2 punti».
yspahan-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }(−{ yspahan-count-gold })
}
yspahan-for-gold = { $gold ->
    [0] { "" }
   *[other] { " " }per { yspahan-count-gold }
}
yspahan-plus-points = { $points ->
    [0] { "" }
   *[other] { " " }(+{ yspahan-count-points })
}
yspahan-then-points = { $points ->
    [0] { "" }
   *[other] : { yspahan-count-points }
}
# Ciò che si costruisce o si possiede, con il suo articolo.
yspahan-the-building = { $building ->
    [paddock] il { yspahan-building-paddock }
    [shop] il { yspahan-building-shop }
    [hammam] l’{ yspahan-building-hammam }
    [caravanserai] il { yspahan-building-caravanserai }
    [bazaar] il { yspahan-building-bazaar }
    [hoist] il { yspahan-building-hoist }
   *[other] l’edificio { $building }
}
# Una casella della Torre dentro una frase; il suo solo nome è yspahan-square-sack e così via.
yspahan-tower-square = { $square ->
    [camel] casella del Cammello
    [sack] casella del Sacco
    [barrel] casella del Barile
    [chest] casella della Cassa
    [vase] casella del Vaso
    [gold] casella dell’Oro
   *[other] casella { $square }
}

## Domande a chi deve decidere

yspahan-ask-before-roll = Lancia i dadi: quanti dadi gialli compri?
yspahan-ask-take-group = Prendi un gruppo di dadi dalla Torre.
yspahan-ask-no-group = Non ti resta alcun gruppo: peschi invece una carta, se ce n’è.
yspahan-ask-place-cubes = { $cubes ->
    [one] Piazza un cubo nel { yspahan-quarter }.
   *[other] Piazza un cubo nel { yspahan-quarter } ({ $cubes } da piazzare).
}
yspahan-ask-move-supervisor = { $value ->
    [one] Muovi il Supervisore di 1 casella; andare più o meno lontano può costare oro.
   *[other] Muovi il Supervisore di { $value } caselle; andare più o meno lontano può costare oro.
}
yspahan-ask-ship-order = Partono due cubi: quale per primo?
yspahan-ask-ship = Il tuo cubo nel negozio { $shop } viene spedito: paghi un cammello per lasciarlo lì e spedirne uno della tua riserva?
yspahan-ask-between-shipments = Puoi giocare una carta prima della seconda spedizione.
yspahan-ask-after-action = Che cos’altro fai prima di finire il turno?
yspahan-ask-group-action = Per che cosa usi i dadi della { yspahan-tower-square }?
yspahan-ask-extra-die = Scarti una carta come dado aggiuntivo per la { yspahan-tower-square }?
yspahan-ask-build-action = Quale edificio costruisci?
yspahan-ask-card-shop = In quale negozio la carta piazza un cubo?
yspahan-ask-card-direction = Che cosa scambi?
yspahan-ask-card-amount = { $card }: quale quantità (al massimo { $most })?
yspahan-ask-card-build = { $card }: quale edificio?

## Che cosa leggono gli altri

yspahan-wait-before-roll = { $player } sta per lanciare i dadi.
yspahan-wait-take-group = { $player } prende un gruppo di dadi.
yspahan-wait-no-group = { $player } non ha più gruppi da prendere.
yspahan-wait-place-cubes = { $player } piazza { yspahan-count-cubes } nel { yspahan-quarter }.
yspahan-wait-move-supervisor = { $player } muove il Supervisore con un { $value }.
yspahan-wait-ship-order = { $player } sceglie quale di due cubi parte per primo.
yspahan-wait-ship = { $player } può pagare un cammello per il cubo nel negozio { $shop }.
yspahan-wait-between-shipments = { $player } può giocare una carta prima della seconda spedizione.
yspahan-wait-after-action = { $player } decide che cos’altro fare in questo turno.
yspahan-prompt-chance-first-player = Si sorteggia il primo giocatore.
yspahan-prompt-chance-roll = I dadi rotolano.
yspahan-prompt-chance-draw = Si pesca una carta.
yspahan-prompt-over = La partita è finita.

## Mosse

yspahan-move-roll = { $dice ->
    [0] lancia senza dadi gialli
   *[other] lancia con { yspahan-count-yellow-dice }{ yspahan-minus-gold }
}
yspahan-move-take = { yspahan-tower-square }: { yspahan-count-dice } di valore { $value }
yspahan-move-camels = prendi { yspahan-count-camels }
yspahan-move-gold = prendi { yspahan-count-gold }
yspahan-move-cubes = piazza { yspahan-count-cubes } nel { yspahan-quarter }
yspahan-move-supervisor = muovi il Supervisore ({ $value })
yspahan-move-card = prendi una carta
yspahan-move-building = costruisci un edificio
yspahan-move-no-extra-die = nessun dado aggiuntivo
yspahan-move-extra-die = scarta «{ $card }» per averne uno in più
yspahan-move-place = { $shop }
yspahan-move-go = in { $space }{ yspahan-minus-gold }
yspahan-move-go-ship = in { $space }{ yspahan-minus-gold }, spedendo da { $shop1 }
yspahan-move-go-ship-two = in { $space }{ yspahan-minus-gold }, spedendo da { $shop1 } e { $shop2 }
yspahan-move-ship-first = prima il cubo nel negozio { $shop }
yspahan-move-pay-camel = paga 1 cammello: il cubo resta nel suo negozio
yspahan-move-let-ship = lascia partire il cubo del negozio
yspahan-move-play-card = gioca «{ $card }»: { $effect }
yspahan-move-gold-to-camels = oro in cambio di cammelli
yspahan-move-camels-to-gold = cammelli in cambio di oro
yspahan-move-amount = { $number }
yspahan-move-amount-from = da { $from } a { $to }
yspahan-move-build = costruisci { yspahan-the-building } { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-without-camels = costruisci { yspahan-the-building } senza cammelli, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-without-gold = costruisci { yspahan-the-building } senza oro, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-for-free = costruisci { yspahan-the-building } con entrambe le carte, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-draw = pesca una carta
yspahan-move-go-on = prosegui
yspahan-move-end-turn = finisci il turno

## Cronaca

yspahan-log-first-player = Il primo giocatore è { $player }.
yspahan-log-day-begun = Settimana { $week }, giorno { $day }: il primo giocatore è { $player }.
yspahan-log-last-day-order = L’ultimo giorno si gioca nell’ordine { $player1 }, { $player2 }, { $player3 }, { $player4 }.
yspahan-log-yellow-bought = { $player } compra { yspahan-count-yellow-dice }{ yspahan-for-gold }.
yspahan-log-rolled = I dadi mostrano { $white }.
yspahan-log-rolled-with-yellow = I dadi mostrano { $white }, quelli gialli { $yellow }.
yspahan-log-group-taken-special = { $player } prende { yspahan-count-dice } dalla { yspahan-tower-square }.
yspahan-log-group-taken-supervisor = { $player } prende { yspahan-count-dice } di valore { $value } dalla { yspahan-tower-square } per muovere il Supervisore.
yspahan-log-group-taken-card = { $player } prende { yspahan-count-dice } dalla { yspahan-tower-square } per una carta.
yspahan-log-group-taken-building = { $player } prende { yspahan-count-dice } dalla { yspahan-tower-square } per costruire.
yspahan-log-extra-die = { $player } scarta «{ $card }» come dado aggiuntivo.
yspahan-log-camels-taken = { $player } riceve { yspahan-count-camels }.
yspahan-log-gold-taken = { $player } riceve { yspahan-count-gold }.
yspahan-log-cube-placed = { $player } piazza un cubo nel negozio { $shop }.
yspahan-log-cubes-left-over = { $player } non trova negozi per { yspahan-count-cubes }.
yspahan-log-supervisor-moved = { $player } muove il Supervisore da { $from } a { $to }{ yspahan-for-gold }.
yspahan-log-supervisor-stayed = { $player } lascia il Supervisore in { $to }{ yspahan-for-gold }.
yspahan-log-camel-paid = { $player } paga un cammello: il cubo resta nel negozio { $shop }.
yspahan-log-cube-shipped = { $player } spedisce un cubo dal negozio { $shop }{ yspahan-then-points }.
yspahan-log-cube-loaded = { $player } mette un cubo sulla Carovana{ yspahan-then-points }.
yspahan-log-caravan-scored = { $player } segna { yspahan-count-points } con la Carovana: { yspahan-count-cubes } × { $multiplier }.
yspahan-log-caravan-emptied = La Carovana è piena: parte ed è di nuovo vuota.
yspahan-log-card-drawn-action = { $player } pesca una carta.
yspahan-log-card-drawn-action-known = { $player } pesca «{ $card }».
yspahan-log-card-drawn-no-group = { $player } non ha più gruppi e pesca una carta.
yspahan-log-card-drawn-no-group-known = { $player } non ha più gruppi e pesca «{ $card }».
yspahan-log-card-drawn-caravanserai = { $player } pesca una carta grazie al Caravanserraglio.
yspahan-log-card-drawn-caravanserai-known = { $player } pesca «{ $card }» grazie al Caravanserraglio.
yspahan-log-no-card-left = { $player } dovrebbe pescare una carta, ma non ce ne sono più.
yspahan-log-groups-spent = { $player } non ha più gruppi né carte da pescare.
yspahan-log-reshuffled = { $number ->
    [one] Gli scarti (1 carta) diventano il mazzo.
   *[other] Gli scarti ({ $number } carte) vengono mescolati e diventano il mazzo.
}
yspahan-log-card-played = { $player } gioca «{ $card }».
yspahan-log-camels-sold = { $player } vende { yspahan-count-camels } per { yspahan-count-points }.
yspahan-log-gold-sold = { $player } vende { yspahan-count-gold } per { yspahan-count-points }.
yspahan-log-gold-exchanged = { $player } scambia { yspahan-count-gold } con { yspahan-count-camels }.
yspahan-log-camels-exchanged = { $player } scambia { yspahan-count-camels } con { yspahan-count-gold }.
yspahan-log-built = { $player } costruisce { yspahan-the-building } { yspahan-for-price }{ yspahan-then-points }.
yspahan-log-yellow-removed = { $number ->
    [one] Il dado giallo lascia la Torre.
   *[other] I { $number } dadi gialli lasciano la Torre.
}
yspahan-log-souk-scored = { $player } segna { yspahan-count-points } per il { $souk }.
yspahan-log-souk-scored-bazaar = { $player } segna { yspahan-count-points } per il { $souk } con il Bazar.
yspahan-log-week-ended = La settimana { $week } è finita.
yspahan-log-game-ended = La partita è finita.

## Rifiuti

yspahan-refusal-rolled-once = I dadi di questo giorno sono già stati lanciati.
yspahan-refusal-yellow-dice = { $dice ->
    [one] { yspahan-count-yellow-dice } costa { yspahan-count-gold }; ne hai { $own_gold }.
   *[other] { yspahan-count-yellow-dice } costano { yspahan-count-gold }; ne hai { $own_gold }.
}
yspahan-refusal-roll-first = Prima di prendere un gruppo si lanciano i dadi.
yspahan-refusal-one-group = Ogni turno ha una sola azione dei dadi, e la tua è in corso o già fatta.
yspahan-refusal-yellow-only = Sulla { yspahan-tower-square } restano solo dadi gialli: sono del primo giocatore.
yspahan-refusal-empty-square = Sulla { yspahan-tower-square } non ci sono dadi.
yspahan-refusal-group-first = Prima prendi un gruppo, poi di’ per che cosa lo usi.
yspahan-refusal-other-square = I dadi della { yspahan-tower-square } non servono a questo.
yspahan-refusal-no-legal-shop = Nessun negozio del { yspahan-quarter } ti è aperto.
yspahan-refusal-no-card-left = Mazzo e scarti sono vuoti: non c’è nessuna carta da pescare.
yspahan-refusal-build-after-action = Si costruisce dopo l’azione dei dadi, non con essa.
yspahan-refusal-nothing-payable = Non c’è nessun edificio che tu possa pagare.
yspahan-refusal-card-not-in-hand = Non hai in mano «{ $card }».
yspahan-refusal-extra-die-special-only = Un dado aggiuntivo vale solo per cammelli, oro o cubi.
yspahan-refusal-extra-die-with-group = Una carta diventa un dado aggiuntivo solo mentre prendi un gruppo.
yspahan-refusal-other-district = { $shop } non è nel { yspahan-quarter }.
yspahan-refusal-shop-full = { $shop } contiene già un cubo.
yspahan-refusal-foreign-souk = Un altro giocatore ha un cubo nel { $souk }.
yspahan-refusal-finish-souk = Completa il { $souk } prima di cominciarne un altro nello stesso quartiere.
yspahan-refusal-supervisor-price = Muovere il Supervisore in { $space } costa { yspahan-count-gold }; ne hai { $own_gold }.
yspahan-refusal-not-beside = Il cubo nel negozio { $shop } non è accanto al Supervisore.
yspahan-refusal-no-shipment = Adesso non viene spedito nessun tuo cubo.
yspahan-refusal-card-window = Le carte si giocano nel proprio turno, prima o dopo l’azione dei dadi.
yspahan-refusal-card-before-roll = A questo tavolo non si giocano carte prima del lancio.
yspahan-refusal-build-card-two-players = In due giocatori una carta di costruzione si usa solo con l’azione di costruzione.
yspahan-refusal-one-building = In questo turno hai già costruito: un edificio per turno.
yspahan-refusal-build-card-discount = A questo tavolo le carte di costruzione si usano dopo l’azione dei dadi.
yspahan-refusal-card-without-effect = «{ $card }» adesso non cambierebbe nulla.
yspahan-refusal-amount = Scegli un numero da 1 a { $most }.
yspahan-refusal-build-later = Si costruisce dopo l’azione dei dadi; in due giocatori è un’azione a sé.
yspahan-refusal-built-before = Possiedi già { yspahan-the-building }.
yspahan-refusal-build-by-action = In due giocatori costruire è un’azione a sé e richiede un gruppo di dadi.
yspahan-refusal-build-card-first = Gioca prima la carta di costruzione: sarà lei a chiedere l’edificio.
yspahan-refusal-one-build-card = A questo tavolo per un edificio si usa una sola carta di costruzione.
yspahan-refusal-build-with-the-card = È la carta che stai giocando a costruire.
yspahan-refusal-superfluous-card = Quella carta di costruzione non cambierebbe nulla per { yspahan-the-building }.
yspahan-refusal-price = Per costruire { yspahan-the-building } devi pagare { yspahan-price }; hai { $own_camels ->
    [one] { $own_camels } cammello
   *[other] { $own_camels } cammelli
} e { $own_gold ->
    [one] { $own_gold } moneta d’oro
   *[other] { $own_gold } monete d’oro
}.
yspahan-refusal-draw-only-without-group = Si pesca una carta al posto dell’azione dei dadi solo quando non resta alcun gruppo.
yspahan-refusal-draw-instead = Non ti resta alcun gruppo: pesca una carta al posto dell’azione dei dadi.
yspahan-refusal-place-all = { $cubes ->
    [one] C’è ancora un cubo da piazzare e un negozio per lui.
   *[other] Ci sono ancora { $cubes } cubi da piazzare e un negozio per il prossimo.
}
yspahan-refusal-action-compulsory = L’azione dei dadi è obbligatoria: prendi prima un gruppo.
yspahan-refusal-not-now = Questa mossa è di un altro momento: adesso la domanda è un’altra.

## Ordini permanenti

yspahan-order-camel = cammelli per i cubi
yspahan-order-camel-about = Un altro giocatore spedisce un tuo cubo e tu hai un cammello: lo paghi, così che il cubo resti nel negozio e ne parta uno della tua riserva?
yspahan-order-camel-always = paga sempre
yspahan-order-camel-never = non pagare mai
