### Ciò che il terminale dice attorno a ogni gioco: comandi, salvataggi, regole, la fine. In fondo i tabelloni dei giochi.

terminal-as-it-is = { $text }

## Beginning

terminal-welcome = { $title } per { $number } giocatori.
terminal-promise = I dadi sono sigillati; questa è la promessa: { $commitment }
terminal-nonces = Aggiunto dai giocatori: { $nonces }
terminal-box-own = La scatola è il tuo file: { $file }
terminal-box-owner = La scatola è di un proprietario ed è conservata nella partita.
terminal-reconstructed-none = In questa scatola nulla di ciò che conta nel gioco è ricostruito (vedi «informazioni»).
terminal-reconstructed = { $number ->
    [one] Una parte di questa scatola che conta nel gioco è ricostruita (vedi «informazioni»).
   *[other] { $number } parti di questa scatola che contano nel gioco sono ricostruite (vedi «informazioni»).
}
terminal-resumed = La partita riprende dopo la mossa { $number }.
terminal-unfinished = C’è una partita non finita; riprendila con: { $command }
terminal-continue = Riprendere la partita non finita? Invio: sì, n: no, una nuova
terminal-no-words = no, n
terminal-help-hint = Scrivi un numero, una mossa o un comando; «{ $help }» elenca i comandi.
terminal-saved-in = La partita è salvata dopo ogni tua mossa in { $file }

## At the table

terminal-you = tu
terminal-since = Dal tuo ultimo turno:
terminal-asks = { $player }: { $prompt }
terminal-final-note = † non si può annullare
terminal-only-one = C’è una sola mossa: Invio la gioca.
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
terminal-command-why = perché una mossa ora non è possibile, e per quale regola: { $word } take gold
terminal-command-rules = le regole: i capitoli, un capitolo o un articolo: { $word } 8, { $word } YS-071
terminal-command-log = che cosa è successo; { $word } 20 racconta le ultime 20 righe
terminal-command-board = mostra di nuovo il tavolo
terminal-command-hand = mostra la tua mano
terminal-command-moves = elenca di nuovo le mosse
terminal-command-save = salva la partita, in un file a tua scelta: { $word } FILE
terminal-command-about = che cos’è questa scatola, le sue fonti, la promessa dei dadi
terminal-command-help = questo elenco
terminal-command-quit = salva ed esce
terminal-help-moves = Una mossa è il suo numero o il suo testo. Un testo si può abbreviare finché è chiaro e può contenere più parti di seguito: take gold supervisor.
terminal-why-which = Quale mossa? Per esempio: { $word } take gold
terminal-why-possible = «{ $move }» ora è possibile.
terminal-why-clause = { $clause }: { $text }
terminal-log-empty = Non è ancora successo nulla.
terminal-log-number = «{ $text }» non è un numero di righe.

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
terminal-shared = La vittoria è condivisa.
terminal-seed = Il seme era { $seed }
terminal-promise-kept = { $number ->
    [one] Mantiene la promessa fatta all’inizio e dà l’unico esito del caso.
   *[other] Mantiene la promessa fatta all’inizio e dà tutti i { $number } esiti del caso: i dadi corrispondono.
}
terminal-promise-broken = I dadi non corrispondono alla promessa: { $reason }
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
terminal-verify-no-promise = La registrazione non porta una promessa dei dadi: non si possono controllare.
terminal-verify-no-seed = Il seme dei dadi non si rivela prima della fine: non sono stati controllati.

## Yspahan

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
terminal-yspahan-souk = Souk { $district } { $colour }, { $value } punti: { $shops }.
terminal-yspahan-free = libero
terminal-yspahan-caravan-line = Carovana, fila { $row } (+{ $points }, × { $multiplier }): { $cubes }.
terminal-yspahan-player-line = { $player }: punti { $points }, oro { $gold }, cammelli { $camels }, carte { $cards }; edifici: { $buildings }.
