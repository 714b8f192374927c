### Che cosa si chiede, si fa, si rifiuta e si racconta a un tavolo di Al-Rashid.
### $item, $given, $taken, $piece, $palace, $colour e $actions sono chiavi della scatola (wood, pasha, spies, red), non
### nomi: la grammatica deve sapere quale sia. $player, $owner, $area, $start, $end, $office, $effect, $crisis, $items,
### $tiles e $tile arrivano già in parole.

## Espressioni delle frasi che seguono

al-rashid-a-piece = { $piece ->
    [pasha] un Pascià
    [merchant] un Mercante
   *[sage] un Saggio
}
al-rashid-the-piece = { $piece ->
    [pasha] Pascià
    [merchant] Mercante
   *[sage] Saggio
}
al-rashid-item = { $item ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
    [silk] { al-rashid-good-silk }
   *[letter] lettera
}
al-rashid-given = { $given ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-taken = { $taken ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-some = { $item ->
    [letter] { $number ->
        [one] { $number } lettera
       *[other] { $number } lettere
    }
   *[other] { $number } { al-rashid-item }
}
al-rashid-of-colour = { $colour ->
    [red] rossa
   *[blue] blu
}
al-rashid-tile = { al-rashid-of-colour } { $value }
al-rashid-count-gold = { $gold } oro
al-rashid-count-letters = { $letters ->
    [one] { $letters } lettera
   *[other] { $letters } lettere
}
al-rashid-count-items = { $items ->
    [one] { $items } pezzo
   *[other] { $items } pezzi
}
al-rashid-count-tokens = { $tokens ->
    [one] { $tokens } segnalino disonore
   *[other] { $tokens } segnalini disonore
}
# Quanto costa qualcosa, in coda e soltanto se non è 0.
al-rashid-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ al-rashid-count-gold })
}
al-rashid-and-tokens = { $tokens ->
    [0] { "" }
   *[other] { ", " }e prendi { al-rashid-count-tokens }
}
al-rashid-enemies = { $colour ->
    [red] predoni
   *[blue] pirati
}
al-rashid-corporation = { $palace ->
    [spies] delle Spie
    [military] dei Militari
    [scholars] dei Sapienti
    [merchants] dei Mercanti
    [politicians] dei Politici
   *[al_rashid] di Al-Rashid
}

## Domande a chi deve decidere

al-rashid-ask-start-tile = Pesca la tua prima tessera mercenario: rossa o blu?
al-rashid-ask-place = Piazza una pedina.
al-rashid-ask-activate = Attivi una carica prima di scegliere l’area?
al-rashid-ask-area = Quale area si risolve?
al-rashid-ask-second-area = Quale seconda area si risolve?
al-rashid-ask-battle = { $area }: il territorio è in mano ai mercenari. Combatti o ti ritiri?
al-rashid-ask-trade = { $area }: prendi fino a { al-rashid-count-items }.
al-rashid-ask-visit = { $area }, posizione { $position }: quali azioni?
al-rashid-ask-spy = Una mossa di spionaggio: guarda, muovi una pedina o rinuncia.
al-rashid-ask-keep-or-bury = La carta crisi resta in cima al mazzo?
al-rashid-ask-look-at = { $number ->
    [one] Quale territorio guardi?
   *[other] Quali territori guardi? Al massimo { $number }.
}
al-rashid-ask-move-tile = Quale tessera mercenario si sposta?
al-rashid-ask-tile-to = Dove va la tessera?
al-rashid-ask-move-piece = Quale delle tue pedine si sposta?
al-rashid-ask-piece-to = { al-rashid-the-piece }, { $area }: dove va?
al-rashid-ask-tile-colour = { $number ->
    [one] Quale colore peschi?
   *[other] Quali colori peschi? { $number } tessere in tutto.
}
al-rashid-ask-gain-good = { $number ->
    [one] Quale merce prendi?
   *[other] Quali merci prendi? { $number } in tutto.
}
al-rashid-ask-exchange = Quale merce scambi, e con quale?
al-rashid-ask-remove-sage = Di chi è il Saggio che torna indietro?
al-rashid-ask-fight-with = Quali tessere scarti?
al-rashid-ask-trade-more = Che cos’altro prendi? Ancora fino a { al-rashid-count-items }.
al-rashid-ask-trade-full = Di più non puoi prendere.
al-rashid-ask-visit-office = Quale carica?
al-rashid-ask-visit-letters = «{ $office }» costa { al-rashid-count-gold }: quante lettere usi?
al-rashid-ask-visit-favour = Il favore di chi?
al-rashid-ask-visit-given = Quale merce dai?
al-rashid-ask-visit-mix = { $tiles ->
    [one] Peschi { $tiles } tessera mercenario: di quale colore?
   *[other] Peschi { $tiles } tessere mercenario: di quali colori?
}
al-rashid-ask-visit-colour = Di che colore è la tessera del favore?
al-rashid-ask-visit-taken = Quale merce prendi in cambio?
al-rashid-ask-visit-good = Quale merce ti dà Al-Rashid?
al-rashid-ask-visit-payment = Devi { al-rashid-count-gold }. Quante merci dai di questo tipo: { al-rashid-item }?

## Che cosa leggono gli altri

al-rashid-wait-start-tile = { $player } pesca una prima tessera mercenario.
al-rashid-wait-place = { $player } piazza una pedina.
al-rashid-wait-activate = { $player } può attivare una carica.
al-rashid-wait-area = { $player } sceglie un’area.
al-rashid-wait-second-area = { $player } sceglie una seconda area.
al-rashid-wait-battle = { $player } decide sulla battaglia: { $area }.
al-rashid-wait-trade = { $player } commercia, fino a { al-rashid-count-items }: { $area }.
al-rashid-wait-visit = { $player } fa la sua visita in posizione { $position }: { $area }.
al-rashid-wait-spy = { $player } fa una mossa di spionaggio.
al-rashid-wait-keep-or-bury = { $player } guarda la prima carta crisi.
al-rashid-prompt-chance-play-order = Si sorteggia l’ordine di gioco.
al-rashid-prompt-chance-tile = Si pesca una tessera mercenario.
al-rashid-prompt-chance-black-card = Si pesca la prima crisi.
al-rashid-prompt-chance-crisis-card = Si pesca una carta crisi.
al-rashid-prompt-over = La partita è finita.

## Mosse

al-rashid-move-colour = una tessera { al-rashid-of-colour }
al-rashid-pick-colour = tessera { al-rashid-of-colour }
al-rashid-move-place = { al-rashid-the-piece }: { $area }
al-rashid-move-activate = «{ $office }» – { $effect }
al-rashid-move-no-activation = non attivare alcuna carica
al-rashid-move-resolve = risolvi: { $area }
al-rashid-move-resolve-hidden = risolvi: { $area } (si scoprono tessere nascoste)
al-rashid-move-fight = combatti
al-rashid-move-retreat = ritirati
al-rashid-move-discard = { al-rashid-tile }
al-rashid-move-take-all = tutte le merci di questo tipo: { al-rashid-item } ({ $number })
al-rashid-move-take = 1 { al-rashid-item }
al-rashid-move-take-nothing = non prendere nulla
al-rashid-visit-service = il servizio ({ $palace ->
    [spies] { $number ->
        [one] { $number } mossa di spionaggio
       *[other] { $number } mosse di spionaggio
    }
    [military] { $number ->
        [one] { $number } tessera mercenario
       *[other] { $number } tessere mercenario
    }
    [scholars] un Saggio
    [merchants] un Mercante
    [politicians] un Pascià
   *[al_rashid] l’ordine di gioco
})
al-rashid-visit-favour = il favore ({ $palace ->
    [spies] di un’altra corporazione
    [military] 1 tessera mercenario per una merce
    [scholars] 1 lettera
    [merchants] 1 merce per un’altra
   *[politicians] 1 segnalino influenza
})
al-rashid-visit-price = { $gold ->
    [0] { "" }
   *[other] { ", " }{ $least ->
        [yes] da { al-rashid-count-gold }
       *[no] { al-rashid-count-gold }
    }
}
al-rashid-move-visit = { $actions ->
    [service] { al-rashid-visit-service }
    [office] una carica
    [favour] { al-rashid-visit-favour }
    [service-office] { al-rashid-visit-service } e una carica
    [service-favour] { al-rashid-visit-service } e { al-rashid-visit-favour }
   *[office-favour] una carica e { al-rashid-visit-favour }
}{ al-rashid-visit-price }{ al-rashid-and-tokens }
al-rashid-move-visit-nothing = nessuna azione{ al-rashid-and-tokens }
al-rashid-move-office = «{ $office }»{ al-rashid-minus-gold } – { $effect }
al-rashid-move-letters = { al-rashid-count-letters }, restano da pagare { al-rashid-count-gold }
al-rashid-move-favour = il favore { al-rashid-corporation }{ al-rashid-minus-gold }
al-rashid-move-give = dai 1 { al-rashid-item }
al-rashid-move-mix = { $red ->
    [0] { $blue } blu
   *[other] { $blue ->
        [0] { $red ->
            [one] { $red } rossa
           *[other] { $red } rosse
        }
       *[other] { $red ->
            [one] { $red } rossa e { $blue } blu
           *[other] { $red } rosse e { $blue } blu
        }
    }
}
al-rashid-move-gain = 1 { al-rashid-item } dalla riserva
al-rashid-move-pay = { $number } { al-rashid-item }
al-rashid-move-look = guarda: { $area }
al-rashid-move-move-piece = muovi il { al-rashid-the-piece }: { $area }
al-rashid-move-tile-up = tessera { $number }, { $area }: { al-rashid-tile }
al-rashid-move-tile-seen = tessera { $number }, { $area }: { al-rashid-tile }, coperta, come hai visto
al-rashid-move-tile-down = tessera { $number }, { $area }: { al-rashid-of-colour }, coperta
al-rashid-move-go-to = verso: { $area }
al-rashid-move-exchange = { al-rashid-given } in cambio di { al-rashid-taken }
al-rashid-move-remove-sage = un Saggio di { $player }: { $area }
al-rashid-move-keep = lascia la carta in cima
al-rashid-move-bury = metti la carta in fondo
al-rashid-move-give-up = rinuncia alla mossa di spionaggio
al-rashid-move-stop = basta così

## Cronaca

al-rashid-log-play-order = L’ordine di gioco è { $players }.
al-rashid-log-new-order = L’ordine di gioco ora è { $players }.
al-rashid-log-start-goods = { $player } comincia con { $items }.
al-rashid-log-tile-drawn = { $player } pesca una tessera { al-rashid-of-colour }.
al-rashid-log-tile-drawn-known = { $player } pesca una tessera { al-rashid-of-colour }: { $value }.
al-rashid-log-pile-refilled = { $tiles ->
    [one] Tessere mercenario: con { $tiles } tessera { al-rashid-of-colour } scartata si forma un nuovo mazzetto.
   *[other] Tessere mercenario: dagli scarti si forma un nuovo mazzetto (colore { $colour ->
        [red] rosso
       *[blue] blu
    }, { $tiles } tessere).
}
al-rashid-log-crisis = Crisi: { $crisis }.
al-rashid-log-tile-placed = Arriva una tessera { al-rashid-of-colour }: { $area }.
al-rashid-log-turn-begun = Comincia il turno { $turn }.
al-rashid-log-placed = { $player } piazza { al-rashid-a-piece }: { $area }.
al-rashid-log-resolution-begun = Tutte le pedine sono piazzate; si risolvono le aree.
al-rashid-log-activated = { $player } attiva «{ $office }».
al-rashid-log-area-chosen = { $player } sceglie un’area: { $area }.
al-rashid-log-ranked = { $player } agisce in posizione { $position } con dominio { $dominance }.
al-rashid-log-not-acting = { $player } ha soltanto dominio { $dominance } e non agisce.
al-rashid-log-tiles-revealed = Tessere scoperte, { $area }: { $tiles }.
al-rashid-log-fought = { $player } combatte con { $tiles }.
al-rashid-log-beaten = { $player } batte i { al-rashid-enemies }: { $own } contro { $enemy }.
al-rashid-log-not-beaten = { $player } non batte i { al-rashid-enemies }: { $own } contro { $enemy }.
al-rashid-log-battle-won = { $player } vince la battaglia: { $area }.
al-rashid-log-battle-lost = { $player } perde la battaglia: { $area }.
al-rashid-log-retreated = { $player } si ritira: { $area }.
al-rashid-log-dishonour-retreat = { $player } prende { al-rashid-count-tokens } per la ritirata.
al-rashid-log-dishonour-no-pasha = { $player } prende { al-rashid-count-tokens } perché si presenta senza un Pascià.
al-rashid-log-dishonour-no-primary = { $player } prende { al-rashid-count-tokens } per una visita senza azione primaria.
al-rashid-log-traded = { $player } prende { $items }: { $area }.
al-rashid-log-nothing-traded = { $player } non prende nulla: { $area }.
al-rashid-log-paid = { $player } paga { al-rashid-count-gold } con { $items }.
al-rashid-log-letters-used = { $number ->
    [one] { $player } usa { $number } lettera.
   *[other] { $player } usa { $number } lettere.
}
al-rashid-log-good-given = { $player } dà 1 { al-rashid-item }.
al-rashid-log-office-taken = { $player } prende la carica «{ $office }».
al-rashid-log-piece-gained = { $player } aggiunge { al-rashid-a-piece } alla famiglia.
al-rashid-log-goods-gained = { $player } riceve { $items }.
al-rashid-log-letters-gained = { $number ->
    [one] { $player } riceve { $number } lettera.
   *[other] { $player } riceve { $number } lettere.
}
al-rashid-log-influence-gained = { $number ->
    [one] { $player } riceve { $number } segnalino influenza.
   *[other] { $player } riceve { $number } segnalini influenza.
}
al-rashid-log-exchanged = { $player } scambia { al-rashid-given } con { al-rashid-taken }.
al-rashid-log-order-asked = { $player } avanza nel prossimo ordine di gioco.
al-rashid-log-spies-sent = { $player } farà mosse di spionaggio.
al-rashid-log-no-action = { $player } non compie alcuna azione: { $area }.
al-rashid-log-looked = { $player } guarda le tessere coperte: { $area }.
al-rashid-log-tile-seen = { $player } vede una tessera, { $area }: { $tile }.
al-rashid-log-piece-moved = { $player } muove { al-rashid-a-piece }: { $start } → { $end }.
al-rashid-log-gave-up = { $player } rinuncia a una mossa di spionaggio.
al-rashid-log-tile-moved = { $player } sposta una tessera { al-rashid-of-colour }: { $start } → { $end }.
al-rashid-log-sage-removed = { $player } rimanda indietro un Saggio di { $owner }: { $area }.
al-rashid-log-card-seen = { $player } guarda la prima carta crisi.
al-rashid-log-card-seen-known = { $player } guarda la prima carta crisi: { $crisis }.
al-rashid-log-card-kept = { $player } la lascia in cima.
al-rashid-log-card-buried = { $player } la mette in fondo.
al-rashid-log-dishonour-removed = { $number ->
    [one] { $player } restituisce { $number } segnalino disonore.
   *[other] { $player } restituisce { $number } segnalini disonore.
}
al-rashid-log-refilled = Rifornimento, { $area }: { $items }.
al-rashid-log-game-ended = La partita è finita.

## Rifiuti

al-rashid-refusal-placement-over = La fase di piazzamento è finita; una pedina nuova si piazza nel turno successivo.
al-rashid-refusal-not-in-reserve = Non hai un { al-rashid-the-piece } nella tua riserva.
al-rashid-refusal-one-figure = Lì hai già un Pascià o un Mercante: { $area }.
al-rashid-refusal-pasha-first = Lì la tua prima pedina deve essere un Pascià: { $area }.
al-rashid-refusal-sages-only = Lì si possono aggiungere soltanto Saggi: { $area }.
al-rashid-refusal-office-before-area = Una carica si attiva prima di scegliere l’area, e una sola per mossa.
al-rashid-refusal-not-your-office = Non hai la carica «{ $office }».
al-rashid-refusal-not-activated = «{ $office }» non è una carica da attivare.
al-rashid-refusal-face-down = In questo turno hai già usato «{ $office }».
al-rashid-refusal-without-effect = «{ $office }» ora non cambierebbe nulla.
al-rashid-refusal-office-first = Di’ prima se attivi una carica.
al-rashid-refusal-resolved = In questo turno è già risolta: { $area }.
al-rashid-refusal-nobody-there = Non contiene pedine: { $area }.
al-rashid-refusal-no-battle = Nessuna battaglia aspetta la tua decisione.
al-rashid-refusal-fight-first = Di’ prima che combatti.
al-rashid-refusal-no-such-enemy = Sul territorio non c’è alcuna tessera { al-rashid-of-colour }.
al-rashid-refusal-no-such-tile = Non hai un’altra tessera { al-rashid-tile }.
al-rashid-refusal-out-of-order = Scegli nell’ordine dell’elenco; questa verrebbe prima di ciò che hai scelto.
al-rashid-refusal-no-tiles-left = Non ci sono altre tessere di questo colore da pescare: { $colour ->
    [red] rosso.
   *[blue] blu.
}
al-rashid-refusal-looked-at = Questo l’hai già scelto: { $area }.
al-rashid-refusal-too-many = Qui puoi sceglierne soltanto { $number }.
al-rashid-refusal-too-few = { $number ->
    [one] Ne manca { $number }: scegli ancora.
   *[other] Ne mancano { $number }: scegli ancora.
}
al-rashid-refusal-all-or-items = Hai cominciato a prendere pezzi singoli.
al-rashid-refusal-first-takes-all = Soltanto il primo giocatore può prendere tutte le merci di un tipo.
al-rashid-refusal-not-there = Lì non ne resta, { $area }: { al-rashid-item }.
al-rashid-refusal-no-piece-left = Il tuo colore non ha più un { al-rashid-the-piece }.
al-rashid-refusal-no-office-there = Non c’è una carica per te: { $area }.
al-rashid-refusal-no-favour-there = Non c’è alcun favore: { $area }.
al-rashid-refusal-favour-run-out = Ciò che il favore dà è esaurito: { $area }.
al-rashid-refusal-too-dear = Non puoi pagarlo; le tue merci valgono { $wealth } oro.
al-rashid-refusal-actions-first = Di’ prima quali azioni compi.
al-rashid-refusal-office-elsewhere = «{ $office }» non è una carica di questo palazzo: { $area }.
al-rashid-refusal-office-held = Hai già «{ $office }».
al-rashid-refusal-office-gone = «{ $office }» è già stata presa.
al-rashid-refusal-office-too-dear = «{ $office }» costa { al-rashid-count-gold }, più di quanto puoi pagare in questa visita.
al-rashid-refusal-letters-held = Hai soltanto { al-rashid-count-letters }.
al-rashid-refusal-letters-for-nothing = Tante lettere sarebbero in parte sprecate.
al-rashid-refusal-letters-too-few = Con così poche lettere non potresti pagare.
al-rashid-refusal-letters-for-offices = Le lettere abbassano il prezzo di una carica e null’altro.
al-rashid-refusal-not-through-spies = Le Spie trasmettono il favore dei Militari, dei Sapienti o dei Mercanti.
al-rashid-refusal-good-not-held = Non ne hai altre: { al-rashid-item }.
al-rashid-refusal-rest-cannot-pay = Senza di essa non potresti pagare { al-rashid-count-gold }.
al-rashid-refusal-mix = { $tiles ->
    [one] Peschi { $tiles } tessera, e non più di quante ne restino di un colore.
   *[other] Peschi { $tiles } tessere, e non più di quante ne restino di un colore.
}
al-rashid-refusal-same-good = Non si può scambiare con lo stesso tipo: { al-rashid-item }.
al-rashid-refusal-other-rarity = Questa carica non lo dà: { al-rashid-item }.
al-rashid-refusal-goods-held = Per pagare ne hai { $number }: { al-rashid-item }.
al-rashid-refusal-not-minimal = Con { $number } { al-rashid-item } non si può pagare { al-rashid-count-gold } senza merci superflue o mancanti.
al-rashid-refusal-nothing-hidden = Lì non ci sono tessere coperte: { $area }.
al-rashid-refusal-territories-only = Le spie muovono pedine soltanto tra territori.
al-rashid-refusal-no-piece-there = Lì non hai un { al-rashid-the-piece }: { $area }.
al-rashid-refusal-nowhere-to-go = Il { al-rashid-the-piece } non ha dove andare.
al-rashid-refusal-no-tile-there = Non c’è una tessera simile: { $area }.
al-rashid-refusal-same-tile = Non si può spostare, o appare uguale a una arrivata prima.
al-rashid-refusal-not-threatened = La tessera non può andare lì: { $area }.
al-rashid-refusal-same-area = È già lì: { $area }.
al-rashid-refusal-own-sage = Deve essere il Saggio di un altro giocatore.
al-rashid-refusal-no-sage-there = Quel giocatore non ha un Saggio lì: { $area }.
al-rashid-refusal-not-now = Questa mossa è di un altro momento: adesso la domanda è un’altra.

## Ordini permanenti

al-rashid-order-battle = battaglie
al-rashid-order-battle-about = Nella mossa di un altro giocatore sei il primo davanti ai mercenari e potresti combattere: ti ritiri, con il disonore che ne viene?
al-rashid-order-battle-retreat = ritirati sempre

## Ties at the end: what decides

al-rashid-tie-wealth = vince la ricchezza maggiore
al-rashid-tie-order = vince chi viene prima nell’ordine di gioco
al-rashid-tie-turn = posto { $n } nell’ordine di gioco
