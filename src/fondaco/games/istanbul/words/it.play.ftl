### Ciò che si chiede, si fa, si rifiuta e si racconta a un tavolo di Istanbul.
### $place è il numero di un’Area, $good e $figure sono chiavi della scatola (fabric, governor), non nomi: la grammatica
### deve sapere quale. $player, $other, $card, $effect, $action, $tile, $demand, $from e $to arrivano come parole.

## Domande a chi deve decidere

istanbul-ask-move = Muovi il tuo Mercante, o gioca una carta.
istanbul-ask-assistant = { istanbul-place }: raccogli o lascia un Assistente, o finisci il turno.
istanbul-ask-others = { istanbul-place }: paga agli altri { istanbul-count-lira }, o finisci il turno.
istanbul-ask-action = { istanbul-place }: esegui la sua azione?
istanbul-ask-rest = { istanbul-place }: Incontri, carte, o la fine del tuo turno.
istanbul-ask-end = Gioca una carta, o finisci il turno.
istanbul-ask-rolled = Hai lanciato { $first } e { $second }: li tieni, giri un dado o rilanci?
istanbul-ask-extra-good = Una merce in più per { istanbul-count-lira }?
istanbul-ask-source = Prendi una carta dal mazzo o dagli scarti?
istanbul-ask-discard = Scarta una delle tue carte Bonus.
istanbul-ask-guild-source = Prendi una carta Gilda dal mazzo o dagli scarti?
istanbul-ask-guild-discard = Scarta una delle tue carte Gilda.
istanbul-ask-figure-pay = Come paghi il { istanbul-figure }?
istanbul-ask-roast = Scambia qualcosa con Caffè.
istanbul-ask-barrier-action = Esegui l’azione di un’Area accanto alla Barriera?
istanbul-ask-reward-good = I dadi portano una merce: quale?
istanbul-ask-kiosk-choice = Scegli una delle tessere Chiosco.
istanbul-ask-kiosk-last = Usi la tessera rimasta?
istanbul-ask-open-bid = Apri l’asta di due carte Bonus.
istanbul-ask-bid = Due carte Bonus sono all’asta; l’offerta più alta è di { istanbul-count-lira }.
istanbul-ask-final-bid = L’offerta più alta è di { istanbul-count-lira }: offri di più, una volta?
istanbul-ask-leftovers = L’ultimo turno è finito: gioca carte che portano merci o Lire.
istanbul-ask-card = { $card }: che cosa scegli?
istanbul-ask-guild-card = { $card }: che cosa scegli?
istanbul-ask-fruit = Quale Assistente torna?
istanbul-ask-sale = { istanbul-place }: che cosa vendi? Domanda: { $demand }.
istanbul-ask-sale-any = { istanbul-place }: vendi fino a cinque merci di qualsiasi colore.
istanbul-ask-palace-goods = Quali merci pagano gli spazi a scelta?
istanbul-ask-mosque = { istanbul-place }: quale tessera?
istanbul-ask-fountain = Quali Assistenti tornano al tuo Mercante?
istanbul-ask-companion = Prendi il tuo Compagno nella tua riserva?
istanbul-ask-announcement = Annuncia un numero prima di lanciare.
istanbul-ask-errand = Dove mandi il tuo Familiare?
istanbul-ask-black-good = Quale merce prendi?
istanbul-ask-tavern = Sposti la Barriera, prendi una tessera, o paghi il bakchich?
istanbul-ask-ruby = Da quale tracciato prendi il Rubino?
istanbul-ask-letters = Scarta Lettere con { istanbul-count-seals }.
istanbul-ask-auction-good = Quale merce prendi?
istanbul-ask-catacombs-good = Quale merce prendi, o Caffè?
istanbul-ask-catacombs-place = Dove esce il tuo Mercante?
istanbul-ask-kiosk-tile = { $tile }: come la usi?
istanbul-ask-figure-good = Quale merce prendi?
istanbul-ask-bid-digit = Quanto esattamente, a partire da { $least } Lire?

## Ciò che vedono gli altri

istanbul-wait-move = { $player } si muove.
istanbul-wait-assistant = { $player } arriva { istanbul-to-place }.
istanbul-wait-others = { $player } deve { istanbul-count-lira } { istanbul-at-place }.
istanbul-wait-action = { $player } decide sull’azione { istanbul-of-place }.
istanbul-wait-rest = { $player } fa Incontri { istanbul-at-place } o finisce il turno.
istanbul-wait-end = { $player } sta per finire il turno.
istanbul-wait-rolled = { $player } ha lanciato { $first } e { $second } e può usare la tessera delle stoffe.
istanbul-wait-extra-good = { $player } può comprare una merce in più per { istanbul-count-lira }.
istanbul-wait-source = { $player } prende una carta Bonus.
istanbul-wait-discard = { $player } scarta una carta Bonus.
istanbul-wait-guild-source = { $player } prende una carta Gilda.
istanbul-wait-guild-discard = { $player } scarta una carta Gilda.
istanbul-wait-figure-pay = { $player } paga il { istanbul-figure }.
istanbul-wait-roast = { $player } scambia con Caffè.
istanbul-wait-barrier-action = { $player } può agire accanto alla Barriera.
istanbul-wait-reward-good = { $player } sceglie una merce.
istanbul-wait-kiosk-choice = { $player } sceglie una tessera Chiosco.
istanbul-wait-kiosk-last = { $player } può usare la tessera rimasta.
istanbul-wait-open-bid = { $player } apre l’asta.
istanbul-wait-bid = { $player } può offrire più di { istanbul-count-lira }.
istanbul-wait-final-bid = { $player } può offrire più di { istanbul-count-lira }, una volta.
istanbul-wait-leftovers = { $player } può giocare carte dopo l’ultimo turno.
istanbul-prompt-chance-first-player = Si sorteggia il primo giocatore.
istanbul-prompt-chance-layout = Si dispongono le Aree.
istanbul-prompt-chance-demand = Si scopre una tessera Domanda.
istanbul-prompt-chance-draw = Si pesca una carta.
istanbul-prompt-chance-letter = Si pesca una Lettera.
istanbul-prompt-chance-kiosk = Si scopre una tessera Chiosco.
istanbul-prompt-chance-roll = I dadi rotolano.
istanbul-prompt-over = La partita è finita.

## Azioni delle Aree

istanbul-action-1 = un’Estensione per { istanbul-count-lira }
istanbul-action-2 = riempi di stoffe
istanbul-action-3 = riempi di spezie
istanbul-action-4 = riempi di frutta
istanbul-action-5 = 1 { $good1 }, 1 { $good2 } e { istanbul-count-lira }
istanbul-action-6 = prendi 2 carte Bonus, scartane 1
istanbul-action-7 = fai tornare Assistenti al tuo Mercante
istanbul-action-8 = 1 merce, poi dadi per gioielli
istanbul-action-9 = annuncia un numero, poi dadi per Lire
istanbul-action-10 = vendi merci
istanbul-action-11 = vendi merci
istanbul-action-12 = manda fuori il tuo Familiare
istanbul-action-13 = un Rubino per { $price ->
    [one] { $price } merce
   *[other] { $price } merci
}
istanbul-action-14 = prendi una tessera Moschea
istanbul-action-15 = prendi una tessera Moschea
istanbul-action-16 = un Rubino per { $price } Lire
istanbul-action-17 = scambia Lire, una merce, una carta con Caffè
istanbul-action-18 = 1 Caffè, prendi 2 carte Gilda, scartane 1
istanbul-action-19 = Barriera, tessera Taverna o bakchich
istanbul-action-20 = un Rubino per { $price } Caffè
istanbul-action-21 = prendi 2 Lettere
istanbul-action-22 = una Lettera, e tessere Chiosco per tutti
istanbul-action-23 = 1 merce, e un’asta di 2 carte Bonus
istanbul-action-24 = un Rubino per 6 Sigilli
istanbul-action-25 = 1 merce o Caffè, e il tuo Mercante va ovunque

## Mosse

istanbul-move-go = { $lira ->
    [0] { istanbul-to-place }
   *[other] { istanbul-to-place } (−{ istanbul-count-lira })
}
istanbul-move-companion = { $lira ->
    [0] Compagno { istanbul-to-place }
   *[other] Compagno { istanbul-to-place } (−{ istanbul-count-lira })
}
istanbul-move-send = Familiare { istanbul-to-place }
istanbul-move-return = torna l’Assistente { istanbul-of-place }
istanbul-move-act-at = { istanbul-place }: { $action }
istanbul-move-act = { istanbul-place }: { $action }
istanbul-move-pick-up = raccogli il tuo Assistente
istanbul-move-leave = lascia un Assistente
istanbul-move-pay = paga { istanbul-count-lira }
istanbul-move-take = prendi { istanbul-good }
istanbul-move-give = paga con { istanbul-good }
istanbul-move-sell = vendi { istanbul-good }
istanbul-move-tile = la { istanbul-mosque-tile }
istanbul-move-announce = annuncia { $number }
istanbul-move-turn-first = gira il { $first } su { $value }, tieni il { $second }
istanbul-move-turn-second = tieni il { $first }, gira il { $second } su { $value }
istanbul-move-roll-again = rilancia entrambi i dadi
istanbul-move-from-deck = dal mazzo
istanbul-move-from-discard = «{ $card }» dagli scarti
istanbul-move-pay-lira = paga { istanbul-count-lira }
istanbul-move-discard = scarta «{ $card }»
istanbul-move-catch-for-lira = cattura il Familiare di { $player } per { istanbul-count-lira }
istanbul-move-catch-for-card = cattura il Familiare di { $player } per una carta Bonus
istanbul-move-meet = il { istanbul-figure }
istanbul-move-barrier = Barriera tra { $place1 } e { $place2 }
istanbul-move-tavern-straight_line = la tessera «linea retta» per { istanbul-count-coffee }
istanbul-move-tavern-free_figures = la tessera «personaggi gratis» per { istanbul-count-coffee }
istanbul-move-baksheesh = paga il bakchich per un Rubino
istanbul-move-ruby = il prossimo Rubino { istanbul-of-place }
istanbul-move-kiosk = { $tile }
istanbul-move-letter-open = la Lettera indirizzata { istanbul-to-place } (1 Sigillo)
istanbul-move-letter-delivered = la Lettera consegnata { istanbul-to-place } (2 Sigilli)
istanbul-move-follow = segui { $player } { istanbul-to-place }
istanbul-move-reward-lira = prendi { istanbul-count-lira }
istanbul-move-reward-card = pesca una carta Bonus
istanbul-move-bid = offri { istanbul-count-lira }
istanbul-move-bid-from = offri da { $from } a { $to } Lire
istanbul-move-take-companion = prendi il Compagno nella tua riserva
istanbul-move-place-companion = metti il tuo Compagno accanto al tuo Mercante
istanbul-move-use-tile = usa la tessera
istanbul-move-double-move = scarta Lettere per un turno supplementare
istanbul-move-play = gioca «{ $card }»: { $effect }
istanbul-move-play-copy = gioca «Copia»: come «{ $card }»
istanbul-move-play-guild = gioca la carta Gilda «{ $card }»: { $effect }
istanbul-move-fruit-tile = tessera della frutta: fai tornare un Assistente per { istanbul-count-lira }
istanbul-move-keep = tieni { $first } e { $second }
istanbul-move-decline-assistant = nessuno dei due; il turno finisce
istanbul-move-decline-payment = non pagare; il turno finisce
istanbul-move-decline-good = nessun’altra merce
istanbul-move-decline-companion = lascia il Compagno dov’è
istanbul-move-decline-tile = lascia la tessera
istanbul-move-decline-trade = non pagare nulla
istanbul-move-no-action = nessuna azione
istanbul-move-pass = passa
istanbul-move-done = fatto
istanbul-move-end-turn = finisci il turno

## Cronaca

istanbul-log-first-player = { $player } è il primo giocatore.
istanbul-log-round-begun = Round { $number }.
istanbul-log-reshuffled = Gli scarti ({ $number ->
    [one] { $number } carta Bonus
   *[other] { $number } carte Bonus
}) diventano il mazzo.
istanbul-log-guild-reshuffled = Gli scarti ({ $number ->
    [one] { $number } carta Gilda
   *[other] { $number } carte Gilda
}) diventano il mazzo.
istanbul-log-letters-reshuffled = Le Lettere scartate ({ $number }) si mescolano.
istanbul-log-kiosk-reshuffled = Le tessere Chiosco ({ $number }) si mescolano.
istanbul-log-figure-moved = Il { istanbul-figure } va { istanbul-to-place } ({ $first } e { $second }).
istanbul-log-neutral-moved = Un Mercante neutrale va { istanbul-to-place } ({ $first } e { $second }).
istanbul-log-track-refilled = L’ultimo Rubino { istanbul-of-place } è sostituito.
istanbul-log-last-round-over = L’ultimo turno è finito.
istanbul-log-game-ended = La partita è finita.
istanbul-log-merchant-moved = { $player } va: { $from } → { $to }.
istanbul-log-companion-moved = Il Compagno di { $player } va: { $from } → { $to }.
istanbul-log-companion-placed = { $player } piazza il Compagno { istanbul-at-place }.
istanbul-log-companion-taken = { $player } prende il Compagno.
istanbul-log-companion-returned = { $player } riprende il Compagno che era { istanbul-at-place }.
istanbul-log-family-moved = Il Familiare di { $player } va: { $from } → { $to }.
istanbul-log-assistant-left = { $player } lascia un Assistente { istanbul-at-place }.
istanbul-log-assistant-picked-up = { $player } raccoglie l’Assistente { istanbul-at-place }.
istanbul-log-assistant-returned = L’Assistente di { $player } che era { istanbul-at-place } torna.
istanbul-log-fruit-tile-used = { $player } usa la tessera della frutta.
istanbul-log-turn-cut-short = Il turno di { $player } finisce subito.
istanbul-log-seat-paid-met = { $player } paga { istanbul-count-lira } a { $other }.
istanbul-log-seat-paid-crossed = { $player } paga { istanbul-count-lira } a { $other } alla Barriera.
istanbul-log-seat-paid-auction = { $player } paga { istanbul-count-lira } a { $other } per le carte.
istanbul-log-supply-paid = { $player } paga { istanbul-count-lira }.
istanbul-log-lira-gained = { $player } riceve { istanbul-count-lira }.
istanbul-log-goods-gained = { $player } riceve { istanbul-count-good }.
istanbul-log-goods-gained-in-part = { $player } ha posto per { $number } di { $due } { istanbul-good }.
istanbul-log-goods-paid = { $player } paga { istanbul-count-good }.
istanbul-log-coffee-gained = { $player } riceve { istanbul-count-coffee }.
istanbul-log-coffee-paid = { $player } paga { istanbul-count-coffee }.
istanbul-log-action-begun = { $player } agisce { istanbul-at-place }.
istanbul-log-action-declined = { $player } non agisce { istanbul-at-place }.
istanbul-log-extended = { $player } ha ora { istanbul-count-extensions }.
istanbul-log-ruby-gained = { $player } prende un Rubino { istanbul-of-place } e ha { istanbul-count-rubies }.
istanbul-log-mosque-tile = { $player } prende la { istanbul-mosque-tile }.
istanbul-log-tavern-straight_line = { $player } prende la tessera Taverna «linea retta».
istanbul-log-tavern-free_figures = { $player } prende la tessera Taverna «personaggi gratis».
istanbul-log-barrier-moved = { $player } mette la Barriera tra { $place1 } e { $place2 } e la controlla.
istanbul-log-rolled = { $player } lancia { $first } e { $second }: { $sum }.
istanbul-log-die-turned = { $player } gira un dado: { $first } e { $second }, { $sum }.
istanbul-log-rolled-one = { $player } lancia { $number }.
istanbul-log-announced = { $player } annuncia { $number }.
istanbul-log-sold = { $number ->
    [one] { $player } vende 1 merce { istanbul-at-place } per { istanbul-count-lira }.
   *[other] { $player } vende { $number } merci { istanbul-at-place } per { istanbul-count-lira }.
}
istanbul-log-card-drawn = { $player } pesca una carta Bonus.
istanbul-log-card-drawn-known = { $player } pesca «{ $card }».
istanbul-log-card-taken = { $player } prende «{ $card }» dagli scarti.
istanbul-log-card-played = { $player } gioca «{ $card }».
istanbul-log-card-copied = { $player } gioca «{ $card }» come «{ $copied }».
istanbul-log-card-discarded = { $player } scarta «{ $card }».
istanbul-log-no-card-left = Non resta alcuna carta Bonus per { $player }.
istanbul-log-guild-drawn = { $player } pesca una carta Gilda.
istanbul-log-guild-drawn-known = { $player } pesca la carta Gilda «{ $card }».
istanbul-log-guild-taken = { $player } prende la carta Gilda «{ $card }» dagli scarti.
istanbul-log-guild-played = { $player } gioca la carta Gilda «{ $card }».
istanbul-log-guild-discarded = { $player } scarta la carta Gilda «{ $card }».
istanbul-log-no-guild-card-left = Non resta alcuna carta Gilda per { $player }.
istanbul-log-letter-received = { $player } riceve una Lettera indirizzata { istanbul-to-place }.
istanbul-log-letter-delivered = { $player } consegna una Lettera { istanbul-at-place }.
istanbul-log-letter-discarded = { $player } scarta una Lettera indirizzata { istanbul-to-place }.
istanbul-log-letter-discarded-delivered = { $player } scarta una Lettera consegnata, indirizzata { istanbul-to-place }.
istanbul-log-no-letter-left = Non resta alcuna Lettera per { $player }.
istanbul-log-caught = { $player } cattura il Familiare di { $other }.
istanbul-log-figure-used = { $player } usa il { istanbul-figure }.
istanbul-log-figure-summoned = { $player } chiama il { istanbul-figure } { istanbul-to-place }.
istanbul-log-kiosk-chosen = { $player } prende la tessera Chiosco «{ $tile }».
istanbul-log-kiosk-left = { $player } non usa la tessera Chiosco «{ $tile }».
istanbul-log-bid = { $player } offre { istanbul-count-lira }.
istanbul-log-bid-passed = { $player } passa.
istanbul-log-auction-won = { $player } vince l’asta con { istanbul-count-lira }.
istanbul-log-double-move = { $player } fa un turno supplementare.
istanbul-log-end-triggered = { $player } ha { istanbul-count-rubies }: questo è l’ultimo round.

## Rifiuti

istanbul-refusal-not-now = È una mossa per un altro momento; ora si chiede altro.
istanbul-refusal-no-such-place = Il bazar di questa partita non ha l’Area { $number }.
istanbul-refusal-own-place = Il tuo Mercante è già là; deve muoversi.
istanbul-refusal-toll = Il tuo cammino attraversa la Barriera, che costa { istanbul-count-lira }.
istanbul-refusal-three-or-four = { istanbul-place }: non è a 3 o 4 Aree di distanza.
istanbul-refusal-too-far = { istanbul-place }: non è a 1 o 2 Aree di distanza.
istanbul-refusal-no-companion = I Compagni ci sono solo con Lettere & Sigilli.
istanbul-refusal-stride = Con questa carta il Compagno si muove di esattamente 2 Aree.
istanbul-refusal-companion-not-on-board = Il tuo Compagno non è sul tabellone.
istanbul-refusal-companion-one-place = Il Compagno si muove di 1 Area.
istanbul-refusal-companion-at-start = Il Compagno si piazza all’inizio del tuo turno.
istanbul-refusal-companion-not-at-hand = Il tuo Compagno non è nella tua riserva.
istanbul-refusal-no-assistant-here = Nessun tuo Assistente è { istanbul-at-place }.
istanbul-refusal-assistant-here = Un tuo Assistente è { istanbul-at-place }: puoi raccoglierlo.
istanbul-refusal-no-assistant-left = Non c’è alcun Assistente sotto il tuo Mercante.
istanbul-refusal-no-assistant-there = Nessun tuo Assistente è nell’Area { $number }.
istanbul-refusal-no-assistant-out = Tutti i tuoi Assistenti sono con il tuo Mercante.
istanbul-refusal-price = Costa { istanbul-count-lira }; ne hai { $own }.
istanbul-refusal-coffee-price = Costa { istanbul-count-coffee }; ne hai { $own }.
istanbul-refusal-earlier-phase-first = Prima ti muovi, lasci un Assistente e paghi; poi agisci.
istanbul-refusal-action-once = Hai già avuto la tua azione di questo turno.
istanbul-refusal-not-at-barrier = L’Area { $number } non è accanto alla Barriera.
istanbul-refusal-family-elsewhere = Il Familiare va in un’altra Area.
istanbul-refusal-family-step = Con questa carta il Familiare va in un’Area adiacente, né dalla né alla Stazione di Polizia.
istanbul-refusal-family-away = Il tuo Familiare non è alla Stazione di Polizia.
istanbul-refusal-no-going-back = Scegli in ordine: questo viene prima di ciò che hai scelto.
istanbul-refusal-assistant-chosen = Questo Assistente l’hai già scelto.
istanbul-refusal-no-more-of-these = Qui ne scegli { $number } e non di più.
istanbul-refusal-no-coffee = In questa partita non c’è Caffè, o qui non è previsto.
istanbul-refusal-black-market-goods = Il Mercato Nero dà stoffe, spezie o frutta.
istanbul-refusal-different-goods = Le due merci sono di colori diversi.
istanbul-refusal-good-missing = Non hai { istanbul-good }.
istanbul-refusal-palace-goods = Merce { istanbul-good }: ti serve per un altro spazio, o viene troppo presto.
istanbul-refusal-not-demanded = Non si domandano altre merci: { istanbul-good }.
istanbul-refusal-sale-full = Puoi vendere al massimo { istanbul-count-goods }.
istanbul-refusal-nothing-demanded = Non hai nulla di ciò che si domanda.
istanbul-refusal-other-mosque = La { istanbul-mosque-tile } è { istanbul-at-place }.
istanbul-refusal-tiles-owned = Hai entrambe le tessere di questa moschea.
istanbul-refusal-mosque-nothing = Hai troppo poche merci per le tessere di questa moschea.
istanbul-refusal-fabric-tile = Solo la tessera delle stoffe gira un dado o fa rilanciare, dopo un lancio in 8 o 9.
istanbul-refusal-extensions = Hai tutte e tre le Estensioni.
istanbul-refusal-palace-price = Il Rubino costa { $number ->
    [one] { $number } merce
   *[other] { $number } merci
}, come mostrano gli spazi del tracciato; non le hai tutte.
istanbul-refusal-no-ruby = Là non resta alcun Rubino.
istanbul-refusal-nothing-to-exchange = Non hai nulla da scambiare.
istanbul-refusal-tavern-nothing = Alla Taverna non puoi pagare nulla, o sei già là.
istanbul-refusal-seals = Ti servono { istanbul-count-seals }; le tue Lettere ne mostrano { $own }.
istanbul-refusal-same-edge = La Barriera sta già lì; deve spostarsi.
istanbul-refusal-no-edge = La Barriera sta tra due Aree adiacenti.
istanbul-refusal-tavern-tile-owned = Hai già una tessera Taverna di questo tipo.
istanbul-refusal-tavern-stack-empty = Non resta alcuna tessera Taverna di questo tipo.
istanbul-refusal-baksheesh = Non puoi pagare il Caffè e le merci della tessera Bakchich.
istanbul-refusal-own-family = Il tuo Familiare non si cattura.
istanbul-refusal-no-encounters = In questo turno non incontri nessuno.
istanbul-refusal-at-police-station = Alla Stazione di Polizia nessuno è catturato.
istanbul-refusal-family-not-here = Il Familiare di { $player } non è qui.
istanbul-refusal-figure-not-in-game = Il { istanbul-figure } non è in questa partita.
istanbul-refusal-figure-elsewhere = Il { istanbul-figure } è { istanbul-at-place }.
istanbul-refusal-figure-met = Hai già incontrato il { istanbul-figure } in questo turno.
istanbul-refusal-figure-price = Non potresti pagare il { istanbul-figure }.
istanbul-refusal-exchange-once = Ogni scambio si fa una volta.
istanbul-refusal-no-letters = Le Lettere ci sono solo con Lettere & Sigilli.
istanbul-refusal-one-double-move = Hai già avuto il tuo turno supplementare di questo round.
istanbul-refusal-catch-first = Prima cattura i Familiari che sono qui.
istanbul-refusal-tile-chosen = Questa tessera è già stata scelta.
istanbul-refusal-tile-not-there = Questa tessera non è esposta.
istanbul-refusal-option-unpaid = Non puoi pagare ciò che la tessera chiede, o non ti serve.
istanbul-refusal-letter-missing = Non hai una tale Lettera per l’Area { $number }.
istanbul-refusal-letter-superfluous = Il pagamento basterebbe senza questa Lettera, o viene troppo presto.
istanbul-refusal-follow-another = Segui il Mercante di un altro giocatore in un’altra Area.
istanbul-refusal-bid = Offri almeno { $least } Lire; ne hai { $own }.
istanbul-refusal-must-open = Chi ha Lire apre l’asta.
istanbul-refusal-not-complete = La scelta non è completa.
istanbul-refusal-card-own-turn = Le carte si giocano nel proprio turno.
istanbul-refusal-card-not-in-hand = Non hai «{ $card }» in mano.
istanbul-refusal-card-not-now = «{ $card }» non si può giocare ora.
istanbul-refusal-card-in-movement = «{ $card }» si gioca prima di muoversi.
istanbul-refusal-card-not-within-action = «{ $card }» non si gioca durante un’azione o un Incontro.
istanbul-refusal-repeat-after-action = «{ $card }» si gioca dopo l’azione che ripete.
istanbul-refusal-nothing-to-copy = Non c’è alcuna carta da copiare.
istanbul-refusal-no-guild-cards = Le carte Gilda ci sono solo con Moka & Bakchich.
istanbul-refusal-tile-own-turn = La tessera della frutta si usa nel proprio turno, prima o dopo una decisione.
istanbul-refusal-tile-missing = Non hai la tessera della frutta.
istanbul-refusal-tile-once = Hai già usato la tessera della frutta in questo turno.

## Ordini permanenti

istanbul-order-auction = offerte alle aste
istanbul-order-auction-about = Un altro giocatore mette all’asta carte Bonus e tu puoi superare l’offerta più alta, una volta: offri una Lira in più, finché non supera il tuo limite? Altrimenti passi.
istanbul-order-auction-number = { $number ->
    [0] passa sempre
   *[other] una Lira in più, fino a { $number } Lire
}
istanbul-order-kiosk = tessere Chiosco
istanbul-order-kiosk-about = Nel turno di un altro giocatore scegli una tessera Chiosco: quale prendi? Quella che porta di più della prima cosa del tuo elenco che una tessera porti di sicuro e gratis; se nessuna ne porta, ti viene chiesto.
istanbul-order-kiosk-fabric = stoffe
istanbul-order-kiosk-spice = spezie
istanbul-order-kiosk-fruit = frutta
istanbul-order-kiosk-jewelry = gioielli
istanbul-order-kiosk-coffee = Caffè
istanbul-order-kiosk-lira = Lire
istanbul-order-kiosk-card = carte Bonus

## Ties at the end: what decides

istanbul-tie-lira = vince chi ha più Lira
istanbul-tie-goods = vince chi ha più merci
istanbul-tie-cards = vince chi ha più carte bonus
