### Wörter, die alle Spiele brauchen. Namen von Spielern sind Argumente: $player ein Name, $players eine Liste.

## Wer am Tisch sitzt

seat = Platz { $n }
you = Du
chance = Zufall
spectator = Zuschauer
nobody = Niemand

## Abgelehnte Züge

refusal-unknown-move = „{ $text }“ ist hier kein bekannter Zug.
refusal-ambiguous-move = „{ $text }“ kann mehrere Züge bedeuten: { $choices }.
refusal-impossible-move = „{ $text }“ ist jetzt nicht möglich.
refusal-not-your-turn = Du bist nicht dran: { $player } ist am Zug.
refusal-nothing-typed = Es wurde nichts eingegeben: Gib einen Zug oder seine Nummer ein.
refusal-too-long = Das sind mehr als { $most } Zeichen, so lang ist kein Zug: Gib einen kürzeren Text ein.
refusal-chance-acts = Warte auf Würfel oder Ziehen.
refusal-impossible-outcome = Das kann hier nicht das Ergebnis des Zufalls sein.
refusal-spectator = Zuschauer können nur zusehen.
refusal-game-over = Das Spiel ist zu Ende.
# Eine Ablehnung mit der Regel, die ihr Grund ist.
refusal-by-clause = { $reason } ({ $clause })

## Zurücknehmen, und die Schranken, die es beenden

undo-nothing = Es gibt nichts zurückzunehmen.
undo-until-here = Weiter kannst du nicht zurück. { $barrier }
barrier-chance = Es wurde gewürfelt oder eine Karte gezogen.
barrier-other-seat = { $player } hat schon entschieden.
barrier-asked = Du hast im Zug eines anderen geantwortet; die Antwort gilt.
barrier-other-asked = Jetzt ist { $player } dran.
barrier-turn-ended = Der Zug ist beendet.
barrier-looked = Etwas Verdecktes wurde angesehen.
barrier-start = Hier beginnt das Spiel.

## Kennzeichen

# Steht bei Spielmaterial, das nicht aus dem gedruckten Spiel übernommen ist.
reconstructed = rekonstruiert

## Plätze und Sieg

ordinal = { $n }.
rank = { $n }. Platz
winner = { $player } gewinnt.
victory-shared = { $players } teilen sich den Sieg.

## Listen, von vorn aufgebaut: Ada, Bruno und Carla

list-more = { $first }, { $next }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Anweisungen: was über Fragen in den Zügen anderer im Voraus entschieden ist

order-ask = frag mich
refusal-no-orders = Hier lassen sich keine automatischen Antworten festlegen.
refusal-unknown-order = Es gibt keine automatische Antwort „{ $order }“; es gibt: { $known }.
refusal-order-choice = Die Anweisung „{ $order }“ kann ask, { $values } sein; nicht „{ $value }“.
refusal-order-number = Die Anweisung „{ $order }“ kann ask oder eine Zahl von { $least } bis { $most } sein; nicht „{ $value }“.
refusal-order-ranking = Die Anweisung „{ $order }“ kann ask oder eine Liste aus { $values } sein, jedes einmal und das Begehrteste zuerst; nicht „{ $value }“.

## Was hinter einem Zug stünde: warum er nicht zurückgenommen werden könnte

ahead-chance = Würfel oder Karte werden aufgedeckt
ahead-turn-ends = beendet den Zug
ahead-look = etwas Verdecktes wird aufgedeckt
ahead-answer = antwortet im Zug eines anderen
ahead-other-asked = { $player } ist dran

## Bots, nach ihrer Stärke

bot-level = { $level ->
    [easy] Anfänger
    [medium] Gelegenheitsspieler
    [greedy] Gelegenheitsspieler
    [hard] Stark
    [expert] Experte
    [random] Zufall
   *[other] { $level }
}

## Ties at the end: what decides, and how much of it everybody has

tie-decided = Gleichstand: { $how }. { $who }
tie-shared = Gleichstand: { $who } teilen sich den Platz.
tie-held = { $player } ({ $held })
