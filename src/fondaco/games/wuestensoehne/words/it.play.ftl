### Ciò che si chiede, si fa, si rifiuta e si racconta a un tavolo di Im Reich der Wüstensöhne.
### Le caselle si chiamano come F6, le tessere come T1-05, gli esploratori con la loro altezza; il $value di una diceria è un testo come +2 o −1.

## Domande a chi deve decidere

wuestensoehne-ask-choose-start = Da quale estremità della croce parte la tua carovana?
wuestensoehne-ask-discard = Nessuna delle tue tre tessere trova posto: puoi scartarne una.
wuestensoehne-ask-move = { $water ->
    [0] Muovi la carovana da { $field }, o resta.
   *[other] Muovi la carovana da { $field }, o resta; il conducente del cammello costa 1 acqua.
}
wuestensoehne-ask-discover = Scopri da { $field }: pesca una tessera, usane una della tua riserva, manda l’esploratore della carovana, o non scoprire nulla.
wuestensoehne-ask-lay = Dove posi { $tile }?
wuestensoehne-ask-exchange = { $thief } ha preso una tessera della tua riserva: ne peschi una in cambio?
wuestensoehne-ask-explorer = Metti un esploratore su { $field }?
wuestensoehne-ask-retrieve = Riprendi uno dei tuoi esploratori?
wuestensoehne-ask-value-next = Quale oasi si valorizza ora?
wuestensoehne-ask-take-icon = Quale icona prende il tuo esploratore { $height }?
wuestensoehne-ask-swap-good = Non hai spazio per la tessera { $good }: vi rinunci, o ne rimetti un’altra?
wuestensoehne-ask-put-rumour = La diceria è { $value }: su quale spazio la metti?
wuestensoehne-ask-look-rumour = Accanto alla plancia non ci sono più dicerie: ne guardi una sulla plancia?
wuestensoehne-ask-looked = La diceria su { $space } è { $value }: la lasci o la togli?
wuestensoehne-ask-bonus = { $water ->
    [one] Paghi la tua unica pietra-acqua per un turno supplementare?
   *[other] Paghi 1 delle tue { $water } pietre-acqua per un turno supplementare?
}

## Ciò che leggono gli altri

wuestensoehne-wait-choose-start = { $player } sceglie da dove parte la carovana.
wuestensoehne-wait-discard = { $player } può scartare una tessera.
wuestensoehne-wait-move = { $player } muove la carovana da { $field }.
wuestensoehne-wait-discover = { $player } può scoprire da { $field }.
wuestensoehne-wait-lay = { $player } posa { $tile }.
wuestensoehne-wait-exchange = { $player } può pescare una tessera in cambio di quella presa da { $thief }.
wuestensoehne-wait-explorer = { $player } può mettere un esploratore su { $field }.
wuestensoehne-wait-retrieve = { $player } può riprendere un esploratore.
wuestensoehne-wait-value-next = { $player } sceglie quale oasi si valorizza ora.
wuestensoehne-wait-take-icon = { $player } sceglie un’icona per l’esploratore { $height }.
wuestensoehne-wait-swap-good = { $player } non ha spazio per la tessera { $good }.
wuestensoehne-wait-put-rumour = { $player } mette una diceria sulla plancia.
wuestensoehne-wait-look-rumour = { $player } può guardare una diceria sulla plancia.
wuestensoehne-wait-looked = { $player } ha guardato la diceria su { $space } e può toglierla.
wuestensoehne-wait-bonus = { $player } può pagare per un turno supplementare.
wuestensoehne-prompt-chance-first-player = Si sorteggia il primo giocatore.
wuestensoehne-prompt-chance-start-tile = Si pescano le prime tessere delle riserve.
wuestensoehne-prompt-chance-draw = Si pesca una tessera.
wuestensoehne-prompt-chance-exchange = Si pesca una tessera in cambio.
wuestensoehne-prompt-chance-rumour = Si pesca una diceria.
wuestensoehne-prompt-over = La partita è finita.

## Mosse

wuestensoehne-move-start = parti da { $field }
wuestensoehne-move-discard = scarta { $tile }
wuestensoehne-move-keep-all = tieni tutte e tre le tessere
wuestensoehne-move-move = { $price ->
    [0] vai in { $field }
   *[other] vai in { $field } (−{ $price } acqua)
}
wuestensoehne-move-stay = resta in { $field }
wuestensoehne-move-draw = pesca una tessera
wuestensoehne-move-use = usa { $tile } della tua riserva
wuestensoehne-move-scout = manda l’esploratore della carovana a prendere { $tile } da { $player } (−1 acqua)
wuestensoehne-move-no-discovery = non scoprire nulla
wuestensoehne-move-lay = { $rotation ->
    [0] in { $field }, non girata
   *[other] in { $field }, girata di { $degrees }°
}
wuestensoehne-move-take-exchange = pesca una tessera in cambio
wuestensoehne-move-no-exchange = non pescare nulla
wuestensoehne-move-explorer = esploratore { $height } su { $section }
wuestensoehne-move-no-explorer = nessun esploratore
wuestensoehne-move-retrieve = riprendi l’esploratore { $height } da { $field }
wuestensoehne-move-no-retrieval = non riprenderne nessuno
wuestensoehne-move-value = l’oasi di { $section }
wuestensoehne-move-take = { $free ->
    [one] { $icon }
   *[other] { $icon } ({ $free } libere)
}
wuestensoehne-move-put-back = rimetti una tessera { $good } e carica { $won }
wuestensoehne-move-give-up = rinuncia
wuestensoehne-move-rumour = su { $space }
wuestensoehne-move-look = guarda { $space }
wuestensoehne-move-look-again = guarda di nuovo { $space } ({ $value })
wuestensoehne-move-no-look = non guardarne nessuna
wuestensoehne-move-leave-rumour = lasciala lì
wuestensoehne-move-take-off-rumour = toglila e mettila accanto alla plancia
wuestensoehne-move-bonus-turn = fai un turno supplementare (−1 acqua)
wuestensoehne-move-end-go = cedi il turno

## Cronaca

wuestensoehne-log-first-player = Comincia { $player }, che riceve il turbante.
wuestensoehne-log-start-tile = { $player } prende { $tile } come riserva.
wuestensoehne-log-caravan-placed = { $player } parte da { $field }.
wuestensoehne-log-go-begun = Tocca a { $player }.
wuestensoehne-log-bonus-turn = { $player } paga 1 acqua al capo carovana per un turno supplementare.
wuestensoehne-log-tile-discarded = { $player } scarta { $tile }.
wuestensoehne-log-caravan-moved = { $water ->
    [0] { $player } va da { $from } a { $to }.
   *[other] { $player } va da { $from } a { $to } col conducente del cammello (−{ $water } acqua).
}
wuestensoehne-log-caravan-stayed = { $player } resta in { $field }.
wuestensoehne-log-tile-drawn = { $player } pesca { $tile }.
wuestensoehne-log-tile-stolen = { $player } paga 1 acqua all’esploratore della carovana e prende { $tile } a { $robbed }.
wuestensoehne-log-tile-laid = { $player } posa { $tile } in { $field }.
wuestensoehne-log-tile-kept = { $tile } non trova posto e va nella riserva di { $player }.
wuestensoehne-log-nothing-discovered = { $player } non scopre nulla.
wuestensoehne-log-tile-exchanged = { $player } pesca { $tile } in cambio.
wuestensoehne-log-exchange-refused = { $player } non pesca nulla in cambio.
wuestensoehne-log-explorer-placed = { $player } mette l’esploratore { $height } su { $field }.
wuestensoehne-log-explorer-retrieved = { $player } riprende l’esploratore { $height } da { $field }.
wuestensoehne-log-oasis-lost = L’oasi di { $field } è completa, ma nessuno la esplora.
wuestensoehne-log-valuation-begun = { $number ->
    [one] { $player } completa l’oasi di { $field }; vi sta 1 esploratore.
   *[other] { $player } completa l’oasi di { $field }; { $number } esploratori si mettono in fila.
}
wuestensoehne-log-water-paid = { $player } paga 1 acqua per l’esploratore { $height }, il più alto.
wuestensoehne-log-sent-home = { $player } non ha acqua: l’esploratore { $height } torna a casa.
wuestensoehne-log-icon-taken = L’esploratore { $height } di { $player } prende l’icona { $icon }.
wuestensoehne-log-good-taken = { $player } carica una tessera { $good }.
wuestensoehne-log-good-swapped = { $player } rimette una tessera { $back } e ne carica una { $good }.
wuestensoehne-log-good-given-up = { $player } non ha spazio e rinuncia a una tessera { $good }.
wuestensoehne-log-supply-empty = { $player } non ottiene nulla dall’icona { $icon }: la riserva comune è esaurita.
wuestensoehne-log-camel-taken = { $player } riceve una carta cammello.
wuestensoehne-log-water-taken = { $number ->
    [one] { $player } riceve 1 pietra-acqua.
   *[other] { $player } riceve { $number } pietre-acqua.
}
wuestensoehne-log-rumour-seen = { $player } guarda una diceria della scorta.
wuestensoehne-log-rumour-seen-known = { $player } guarda una diceria della scorta: { $value }.
wuestensoehne-log-rumour-put = { $player } mette la diceria su { $space }.
wuestensoehne-log-rumour-looked-at = { $player } guarda la diceria su { $space }.
wuestensoehne-log-rumour-looked-at-known = { $player } guarda la diceria su { $space }: { $value }.
wuestensoehne-log-rumour-left = { $player } lascia la diceria su { $space }.
wuestensoehne-log-rumour-taken-off = { $player } toglie la diceria da { $space } e la mette accanto alla plancia.
wuestensoehne-log-no-look = { $player } non guarda nessuna diceria.
wuestensoehne-log-empty-handed = Per l’esploratore { $height } di { $player } non restano icone.
wuestensoehne-log-turban-passed = Il turbante passa da { $player } a { $to }.
wuestensoehne-log-piles-empty = È pescata l’ultima tessera.
wuestensoehne-log-last-round = Comincia l’ultimo giro: ancora un turno per ciascuno.
wuestensoehne-log-stalled = Nessuno scopre più nulla: la partita finisce.
wuestensoehne-log-rumour-revealed = La diceria su { $space } è { $value }.
wuestensoehne-log-player-scored = { $player } ha merci del valore di { $gold } in oro e { $water ->
    [0] nessuna pietra-acqua
    [one] { $water } pietra-acqua
   *[other] { $water } pietre-acqua
}.
wuestensoehne-log-game-ended = La partita è finita.

## Rifiuti

wuestensoehne-refusal-field-taken = In { $field } c’è un’altra carovana.
wuestensoehne-refusal-not-in-reserve = { $tile } non è nella tua riserva.
wuestensoehne-refusal-discard-needs-three = { $number ->
    [0] Puoi scartare solo con tre tessere nella riserva; non ne hai nessuna.
   *[other] Puoi scartare solo con tre tessere nella riserva; ne hai { $number }.
}
wuestensoehne-refusal-discard-fits = { $tile } trova ancora posto sul tavoliere, quindi non puoi scartare.
wuestensoehne-refusal-field-empty = In { $field } non c’è ancora nulla: una carovana si muove su caselle coperte.
wuestensoehne-refusal-say-stay = La tua carovana è già in { $field }: scrivi «stay» per restare.
wuestensoehne-refusal-driver-price = Solo il conducente del cammello può portarti in { $field }, e non hai acqua per lui.
wuestensoehne-refusal-no-way = Nessuna linea porta in { $field }.
wuestensoehne-refusal-move-first = Prima viene il movimento: muovi la carovana o resta.
wuestensoehne-refusal-piles-empty = Tutte le pile sono finite.
wuestensoehne-refusal-reserve-full = Con tre tessere nella riserva non puoi pescare.
wuestensoehne-refusal-does-not-fit = { $tile } non trova posto accanto a { $field }.
wuestensoehne-refusal-nobody-elses = { $tile } non è nella riserva di un altro giocatore.
wuestensoehne-refusal-scout-price = L’esploratore della carovana costa 1 acqua, e non ne hai.
wuestensoehne-refusal-discovery-compulsory = A questo tavolo chi può scoprire deve farlo.
wuestensoehne-refusal-field-laid = In { $field } c’è già qualcosa.
wuestensoehne-refusal-no-open-line = Nessuna linea aperta porta da { $caravan } a { $field }.
wuestensoehne-refusal-no-match = { $tile } girata così non corrisponde alle vicine di { $field }.
wuestensoehne-refusal-same-placement = Girata così la tessera è uguale a come sta con r{ $rotation } in { $field }.
wuestensoehne-refusal-not-robbed = Ora non ti è stata presa nessuna tessera.
wuestensoehne-refusal-explorer-later = Un esploratore si mette subito dopo aver posato una tessera oasi, su quella tessera.
wuestensoehne-refusal-not-your-explorer = L’esploratore { $height } non è tuo.
wuestensoehne-refusal-explorer-out = L’esploratore { $height } non è nella tua scorta personale.
wuestensoehne-refusal-no-section = La tessera in { $field } non ha una sezione { $number }.
wuestensoehne-refusal-placed-in-this-turn = In questo turno hai messo un esploratore, quindi non ne riprendi.
wuestensoehne-refusal-retrieve-at-the-end = Un esploratore si riprende alla fine del tuo turno.
wuestensoehne-refusal-explorer-at-home = L’esploratore { $height } non è sul tavoliere.
wuestensoehne-refusal-oasis-open = L’oasi della sezione { $number } di { $field } non è completa.
wuestensoehne-refusal-oasis-without-explorers = Nell’oasi della sezione { $number } di { $field } non ci sono esploratori.
wuestensoehne-refusal-same-oasis = La sezione { $number } di { $field } fa parte di un’oasi che si indica con un’altra sezione.
wuestensoehne-refusal-no-icon = In questa oasi non è libera nessuna icona { $icon }.
wuestensoehne-refusal-no-swap = A una merce si rinuncia, o la si rimette, solo quando ne vinci una e non hai spazio.
wuestensoehne-refusal-same-good = Rimettere una tessera della stessa merce ({ $good }) sarebbe come rinunciare alla nuova.
wuestensoehne-refusal-good-not-there = Non hai tessere { $good } da rimettere.
wuestensoehne-refusal-space-taken = Su { $space } c’è già una diceria.
wuestensoehne-refusal-stock-first = Finché c’è una diceria accanto alla plancia, si prende quella.
wuestensoehne-refusal-space-empty = Su { $space } non c’è nessuna diceria.
wuestensoehne-refusal-one-bonus-turn = Un turno supplementare non ne dà un altro.
wuestensoehne-refusal-bonus-later = Un turno supplementare si paga dopo il tuo turno e le sue valorizzazioni.
wuestensoehne-refusal-not-now = È una mossa per un altro momento; ora si chiede altro.

## Ordini permanenti

wuestensoehne-order-exchange = tessera in cambio
wuestensoehne-order-exchange-about = L’esploratore della carovana di un altro giocatore ha preso una tessera della tua riserva: ne peschi una in cambio?
wuestensoehne-order-exchange-always = pesca sempre
wuestensoehne-order-exchange-never = non pescare mai

## Ties at the end: what decides

wuestensoehne-tie-water = vince chi ha più acqua
