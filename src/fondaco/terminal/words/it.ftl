### Ciò che il terminale dice attorno a ogni gioco: comandi, salvataggi, regole, la fine. In fondo i tabelloni dei giochi.

terminal-as-it-is = { $text }

## Beginning

terminal-welcome = { $title } per { $number } giocatori.
terminal-promise = { $dice ->
    [yes] I dadi sono sigillati. Impegno sui dadi: { $commitment }
   *[no] Il mescolamento è sigillato. Impegno: { $commitment }
}
terminal-nonces = Aggiunto dai giocatori: { $nonces }
terminal-box-own = La scatola è il tuo file: { $file }
terminal-box-owner = La scatola è di un proprietario ed è conservata nella partita.
terminal-reconstructed-none = In questa scatola nulla di ciò che conta nel gioco è ricostruito (vedi «informazioni»).
terminal-reconstructed = { $number ->
    [one] Una parte di questa scatola che conta nel gioco è ricostruita (vedi «informazioni»).
   *[other] { $number } parti di questa scatola che contano nel gioco sono ricostruite (vedi «informazioni»).
}
terminal-resumed = La partita riprende dopo la mossa { $number }.
terminal-unfinished = Hai una partita non finita; continuala con: { $command }
terminal-continue = Riprendere la partita non finita? Invio: sì, n: no, una nuova
terminal-no-words = no, n
terminal-help-hint = Scrivi un numero, una mossa o un comando; «{ $help }» elenca i comandi.
terminal-saved-in = La partita è salvata dopo ogni tua mossa in { $file }

## At the table

terminal-you = tu
terminal-since = Dal tuo ultimo turno:
terminal-asks = { $player }: { $prompt }
terminal-final-note = † non annullabile
terminal-only-one = C’è una sola mossa: Invio la gioca.
terminal-pick-several = Più cose insieme, in qualsiasi ordine: «{ $example }».
terminal-picked = Hai scelto: { $picks }.
terminal-picked-brings = Hai scelto: { $picks }. Totale: { $brings }.
terminal-pick-confirm = Non si può annullare. Premi Invio per confermare, oppure scegli di nuovo.
terminal-pass-to = Passa lo schermo a { $player }.
terminal-press-enter = { $player }, premi Invio quando nessun altro guarda.
terminal-turn-of = Tocca a { $player }.
terminal-nothing-typed = Scrivi il numero o il testo di una mossa, oppure «{ $help }».
terminal-no-such-number = Non c’è una mossa { $number }: le mosse vanno da 1 a { $most }.
terminal-refused-by = { $reason } ({ $clause }; di più con «perché».)
terminal-undone = { $number ->
    [one] Una mossa è annullata.
   *[other] { $number } mosse sono annullate.
}
terminal-undo-refused = Non si può annullare nulla: { $barrier }

## Commands

terminal-commands = Comandi (valgono anche le parole inglesi):
terminal-command-undo = annulla la tua ultima decisione
terminal-command-why = perché una mossa ora non è possibile, e per quale regola: { $word } { $example }
terminal-command-rules = le regole: i capitoli, un capitolo o un articolo: { $word } { $chapter }, { $word } { $clause }
terminal-command-log = che cosa è successo; { $word } 20 racconta le ultime 20 righe
terminal-command-board = mostra di nuovo il tavolo
terminal-command-hand = mostra la tua mano
terminal-command-moves = elenca di nuovo le mosse
terminal-command-hint = che cosa farebbe un esperto, e perché
terminal-command-orders = risposte date in anticipo alle domande nei turni altrui; da solo le elenca: { $word }
terminal-command-save = salva la partita, in un file a tua scelta: { $word } FILE
terminal-command-about = che cos’è questa edizione, le sue fonti, l’impegno iniziale
terminal-command-help = questo elenco
terminal-command-quit = salva ed esce
terminal-help-moves = Una mossa è il suo numero o il suo testo. Un testo si può abbreviare finché è chiaro e può contenere più parti di seguito: { $example }.
terminal-hint-plays = { $level } giocherebbe: { $moves }
terminal-hint-way = { $chance }% di vittoria in { $worlds ->
    [one] una partita immaginata
   *[other] { $worlds } partite immaginate
}: { $moves }
terminal-hint-sure = È sicuro al { $sure }% che la prima sia meglio della seconda.
terminal-why-which = Quale mossa? Per esempio: { $word } { $example }
terminal-why-possible = «{ $move }» ora è possibile.
terminal-why-clause = { $clause }: { $text }
terminal-log-empty = Non è ancora successo nulla.
terminal-log-number = «{ $text }» non è un numero di righe.

## Lessons

terminal-learn-welcome = Primi passi in { $title }. Invio per proseguire; «{ $quit }» per uscire.
terminal-learn-move = La tua mossa: { $move } ({ $text }). Invio la esegue.
terminal-learn-next = Invio per proseguire.
terminal-learn-other = Anche questa sarebbe possibile; la lezione prosegue con: { $text }
terminal-learn-refused = { $reason } La lezione prosegue con: { $text }
terminal-learn-end = Da qui puoi continuare a giocare, con dadi nuovi. Invio: continua, n: esci

## Standing orders

terminal-orders = Le tue risposte automatiche, per le domande che arrivano nei turni altrui:
terminal-orders-none = A questo tavolo nessuna domanda nei turni altrui può avere risposta in anticipo.
terminal-order-now = { $order } ({ $name }): { $value }.
terminal-order-choice = Scrivi «{ $word } { $order } { $value }»: { $meaning }
terminal-order-number = Scrivi «{ $word } { $order }» e un numero da { $least } a { $most }.
terminal-order-ranking = Scrivi «{ $word } { $order }» e che cosa vuoi, la più desiderata per prima, fra: { $values }.
terminal-orders-note = Li conosci tu solo e valgono finché resti al tavolo: nessun salvataggio né registrazione li contiene. Le loro risposte sono raccontate come ogni mossa.

## Saving and leaving

terminal-saved = Salvata in { $file }
terminal-not-saved = Non è stato possibile salvare la partita: { $reason }. Ciò che era già salvato è intatto.
terminal-goes-on-unsaved = La partita continua; «{ $save } FILE» la salva altrove.
terminal-bye = Arrivederci. Riprendi con: { $command }
terminal-bye-unsaved = Arrivederci. Questa partita non è salvata.

## The end

terminal-over = La partita è finita.
terminal-place = { $place }. { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-seed = Il seme era { $seed }
terminal-promise-kept = { $number ->
    [one] Corrisponde all’impegno preso all’inizio e dà l’unico esito del caso.
   *[other] Corrisponde all’impegno preso all’inizio e dà tutti i { $number } esiti del caso.
}
terminal-promise-broken = Il caso non corrisponde all’impegno: { $reason }
terminal-offer-record = Salvare la partita completa? Invio: { $file }; un altro nome; n: no
terminal-record-saved = La partita completa è in { $file }
terminal-record-declined = La partita non è salvata.

## About

terminal-about-box = { $title }, { $designer } ({ $year }), edito da { $publisher }. Fondaco non è affiliato con loro: compra il loro gioco.
terminal-about-options = Opzioni di questo tavolo: { $options }
terminal-about-hash = Impronta della scatola: { $hash }
terminal-about-parts = Ricostruito, perché nessuna fonte lo dà:
terminal-about-part = { $path }: { $reason }
terminal-about-affects = conta nel gioco
terminal-about-drawn = non conta nel gioco

## Rules

terminal-rules-chapters = Le regole di { $title }. Un capitolo si apre con il suo numero, un articolo con la sua sigla.
terminal-rules-chapter = { $number }. { $title }
terminal-rules-none = Le regole di { $title } non sono scritte qui.
terminal-rules-unknown = Non c’è un articolo o un capitolo «{ $asked }».
terminal-rules-near = Non c’è un articolo o un capitolo «{ $asked }»; simili: { $near }.

## Records

terminal-replay-of = { $title }, { $players }
terminal-replay-after = Dopo la mossa { $number } di { $moves }:
terminal-verify-whole = La registrazione è intera: l’ultima riga corrisponde al resto.
terminal-verify-moves = { $moves ->
    [one] Una mossa è legale
   *[other] Tutte le { $moves } mosse sono legali
} secondo la revisione { $revision } delle regole; { $digests ->
    [0] la registrazione non porta impronte.
    [one] un’impronta concorda.
   *[other] { $digests } impronte concordano.
}
terminal-verify-result = La partita è finita: { $result }.
terminal-verify-running = La partita non è finita.
terminal-verify-dice = { $number ->
    [one] Un esito del caso è quello che il seme promesso dà.
   *[other] Tutti i { $number } esiti del caso sono quelli che il seme promesso dà.
}
terminal-verify-no-promise = La registrazione non porta un impegno: il caso non si può controllare.
terminal-verify-no-seed = Il seme non si rivela prima della fine: il caso non è stato controllato.

## Yspahan

terminal-yspahan-example = take gold supervisor
terminal-yspahan-date = Settimana { $week } di { $weeks }, giorno { $day } di { $days }
terminal-yspahan-first = è primo giocatore
terminal-yspahan-first-is = Primo giocatore: { $player }.
terminal-yspahan-tower = Torre  [n] bianchi  (n) gialli
terminal-yspahan-caravan = Carovana
terminal-yspahan-city = Città  ◉ Supervisore  · negozio libero  ─ │ sulla strada
terminal-yspahan-caravan-row = +{ $points }  ×{ $multiplier }
terminal-yspahan-next-place = { $points ->
    [one] Prossimo cubo: fila { $row }, 1 punto.
   *[other] Prossimo cubo: fila { $row }, { $points } punti.
}
terminal-yspahan-deck = Mazzo { $deck }, nessuno scarto.
terminal-yspahan-piles = Mazzo { $deck }, scarti { $discard }.
terminal-yspahan-top = In cima: { $card }
terminal-yspahan-player = Giocatore
terminal-yspahan-points = punti
terminal-yspahan-gold = oro
terminal-yspahan-camels = cammelli
terminal-yspahan-cards = carte
terminal-yspahan-buildings = edifici
terminal-yspahan-no-cards = Non hai carte.
terminal-yspahan-hand = { $number ->
    [one] La tua carta:
   *[other] Le tue { $number } carte:
}
terminal-yspahan-card = { $number ->
    [one] «{ $card }»: { $effect }
   *[other] { $number } × «{ $card }»: { $effect }
}
terminal-yspahan-tower-empty = La Torre è vuota.
terminal-yspahan-group = Torre, { $square }: valore { $value }, { $white ->
    [0] nessun dado bianco
    [one] 1 dado bianco
   *[other] { $white } dadi bianchi
}{ $yellow ->
    [0] {""}
    [one] , 1 dado giallo
   *[other] , { $yellow } dadi gialli
}.
terminal-yspahan-supervisor-on = Il Supervisore è su { $space }.
terminal-yspahan-reach = Oro per muoverlo su ogni casella: { $prices }.
terminal-yspahan-souk = Souk { $district } { $colour }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}: { $shops }.
terminal-yspahan-free = libero
terminal-yspahan-caravan-line = Carovana, fila { $row } (+{ $points }, × { $multiplier }): { $cubes }.
terminal-yspahan-player-line = { $player }: punti { $points }, oro { $gold }, cammelli { $camels }, carte { $cards }; edifici: { $buildings }.

## Al-Rashid

terminal-al-rashid-turn = Turno { $turn } di { $turns }, { $phase ->
    [setup] preparazione
    [placement] fase di piazzamento
    [resolution] fase di risoluzione
   *[over] fine della partita
}
terminal-al-rashid-order = Ordine di gioco: { $players }
terminal-al-rashid-order-next = Primi nel prossimo turno: { $players }
terminal-al-rashid-crisis = Crisi di questo turno: { $crisis }
terminal-al-rashid-crisis-next = Hai visto la prossima carta crisi: { $crisis }
terminal-al-rashid-crisis-buried = Hai visto in fondo al mazzo: { $crises }
terminal-al-rashid-resolving = Si risolve: { $area }. Agiscono, in ordine di posizione: { $players }
terminal-al-rashid-city = Città  cariche: costo/punti
terminal-al-rashid-map = Mappa  [r3] scoperta  (r·) coperta  (r3) vista da te
terminal-al-rashid-legend = Pile da sinistra a destra: P Pascià, M Mercante, S Saggio, =dominio, #rango. × risolta. Giocatori: r tessere rosse e b blu in mano, P M S in riserva/famiglia.
terminal-al-rashid-reconstructed = * ricostruito: non è materiale stampato
terminal-al-rashid-short-pasha = P
terminal-al-rashid-short-merchant = M
terminal-al-rashid-short-sage = S
terminal-al-rashid-short-wood = le
terminal-al-rashid-short-pottery = va
terminal-al-rashid-short-metal = me
terminal-al-rashid-short-spices = sp
terminal-al-rashid-short-silk = se
terminal-al-rashid-short-gold = oro
terminal-al-rashid-short-letters = lett
terminal-al-rashid-short-influence = infl
terminal-al-rashid-short-dishonour = diso
terminal-al-rashid-player = Giocatore
terminal-al-rashid-points = pti
terminal-al-rashid-supply = Riserva: lettere { $letters }, influenza { $influence }. Mercenari nei mazzetti: rossi { $red }, blu { $blue }. Scarti: { $discards }. Mazzo delle crisi: { $deck }.
terminal-al-rashid-no-tiles = Non hai tessere mercenario.
terminal-al-rashid-hand = { $number ->
    [one] La tua tessera mercenario: { $tiles }
   *[other] Le tue { $number } tessere mercenario: { $tiles }
}
terminal-al-rashid-payment = Pagamento proposto per { $gold } oro: { $goods }. Ti costa { $loss } oro di ricchezza{ $overpaid ->
    [0] {""}
   *[other] , { $overpaid } oro più del prezzo
}.
terminal-al-rashid-payment-enter = Invio paga quanto proposto; oppure rispondi per ogni merce.
terminal-al-rashid-office-held = { $office } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $face ->
    [up] {""}
   *[down] , usata
}
terminal-al-rashid-area = { $area }{ $state ->
    [resolved] {" "}(area risolta)
   *[open] {""}
}. { $content } Pile da sinistra a destra: { $stacks }.
terminal-al-rashid-offices-here = Cariche: { $offices }.
terminal-al-rashid-goods-here = Merci: { $goods }. Tessere mercenario: { $tiles }.
terminal-al-rashid-colon = :
terminal-al-rashid-then = { $first }; { $next }
terminal-al-rashid-office-line = { $number ->
    [one] {""}
   *[other] { $number } × {""}
}{ $office }, { $border ->
    [brown] da attivare
    [purple] continuativa
   *[green] istantanea
}, costo { $cost }, punti { $points }
terminal-al-rashid-tile-line = { $colour ->
    [red] rossa
   *[blue] blu
}{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} { $face ->
    [up] scoperta
    [seen] coperta, vista da te
   *[down] coperta
}
terminal-al-rashid-stack-line = { $player }, { $pieces }, dominio { $dominance }, rango { $rank }
terminal-al-rashid-player-line = { $player }: punti { $points }; merci: { $goods }, valgono { $wealth } oro; lettere { $letters }, influenza { $influence }, disonore { $dishonour }; tessere mercenario: rosse { $red }, blu { $blue }; famiglia: { $family }; nella riserva: { $reserve }; cariche: { $offices }.
