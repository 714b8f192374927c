### Parole usate da tutti i giochi. I nomi dei giocatori sono argomenti: $player è un nome, $players un elenco.

## Chi siede al tavolo

seat = Posto { $n }
you = Tu
chance = Caso
spectator = Spettatore
nobody = Nessuno

## Mosse rifiutate

refusal-unknown-move = «{ $text }» non è una mossa conosciuta.
refusal-ambiguous-move = «{ $text }» può indicare più di una mossa: { $choices }.
refusal-impossible-move = «{ $text }» non è possibile adesso.
refusal-not-your-turn = Non tocca a te: tocca a { $player }.
refusal-nothing-typed = Non è stato scritto nulla: scrivi una mossa o il suo numero.
refusal-too-long = Il testo supera i { $most } caratteri, più di qualsiasi mossa: scrivine uno più breve.
refusal-chance-acts = Attendi i dadi o la pesca.
refusal-impossible-outcome = Questo non può essere l’esito del caso qui.
refusal-spectator = Gli spettatori possono solo guardare.
refusal-game-over = La partita è finita.
# Un rifiuto insieme con la clausola che ne è il motivo.
refusal-by-clause = { $reason } ({ $clause })

## Annullare, e le barriere che lo impediscono

undo-nothing = Non c’è nulla da annullare.
undo-until-here = Non puoi tornare più indietro di così. { $barrier }
barrier-chance = Sono stati lanciati i dadi o è stata pescata una carta.
barrier-other-seat = { $player } ha già deciso.
barrier-asked = Hai risposto nel turno di un altro giocatore; la risposta vale.
barrier-other-asked = Ora tocca a { $player }.
barrier-turn-ended = Il turno è finito.
barrier-looked = È stato visto qualcosa di nascosto.
barrier-start = Qui comincia la partita.

## Segni

# Accanto a un componente che non è ripreso dal gioco stampato.
reconstructed = ricostruito

## Piazzamenti e vittoria

ordinal = { $n }º
rank = { $n }º posto
winner = Vince { $player }.
victory-shared = { $players } si dividono la vittoria.

## Elenchi, costruiti dall’inizio: Ada, Bruno e Carla

list-more = { $first }, { $next }
list-and = { $first } e { $last }
list-or = { $first } o { $last }

## Ordini permanenti: che cosa è deciso in anticipo sulle domande nei turni altrui

order-ask = chiedimelo
refusal-no-orders = Qui non si possono impostare risposte automatiche.
refusal-unknown-order = Non c’è una risposta automatica «{ $order }»; ci sono: { $known }.
refusal-order-choice = L’ordine «{ $order }» può essere ask, { $values }; non «{ $value }».
refusal-order-number = L’ordine «{ $order }» può essere ask, o un numero da { $least } a { $most }; non «{ $value }».
refusal-order-ranking = L’ordine «{ $order }» può essere ask, o un elenco di alcuni fra { $values }, ciascuno una volta e il più desiderato per primo; non «{ $value }».

## Che cosa starebbe dietro una mossa: perché non si potrebbe annullare

ahead-chance = rivela dadi o carte
ahead-turn-ends = termina il turno
ahead-look = rivela qualcosa di nascosto
ahead-answer = risponde nel turno di un altro
ahead-other-asked = tocca a { $player }

## I bot, per come giocano

bot-level = { $level ->
    [easy] Principiante
    [medium] Amatore
    [greedy] Amatore
    [hard] Forte
    [expert] Esperto
    [random] A caso
   *[other] { $level }
}

## Ties at the end: what decides, and how much of it everybody has

tie-decided = Parità: { $how }. { $who }
tie-shared = Parità: { $who } condividono il posto.
tie-held = { $player } ({ $held })
