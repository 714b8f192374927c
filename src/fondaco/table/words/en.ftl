### Words that every game uses. Names of players are arguments: $player is one name, $players a list of them.

## Who sits at the table

seat = Seat { $n }
you = You
chance = Chance
spectator = Spectator
nobody = Nobody

## Moves that are refused

refusal-unknown-move = “{ $text }” is not a move known here.
refusal-ambiguous-move = “{ $text }” could mean more than one move: { $choices }.
refusal-impossible-move = “{ $text }” is not possible now.
refusal-not-your-turn = It’s not your turn: { $player } is to move.
refusal-nothing-typed = Nothing was typed: type a move or its number.
refusal-too-long = This is longer than { $most } characters: no move is. Type a shorter text.
refusal-chance-acts = Wait for the dice or the draw.
refusal-impossible-outcome = This cannot be the outcome of chance here.
refusal-spectator = Spectators can only watch.
refusal-game-over = The game is over.
# A refusal together with the clause that is its reason.
refusal-by-clause = { $reason } ({ $clause })

## Undo, and the barriers that end it

undo-nothing = There is nothing to take back.
undo-until-here = You can take back no more than this. { $barrier }
barrier-chance = Dice were rolled or a card was drawn.
barrier-other-seat = { $player } has already decided.
barrier-asked = You answered in another player’s turn; that answer stands.
barrier-other-asked = { $player } plays next.
barrier-turn-ended = The turn has ended.
barrier-looked = Something hidden has been seen.
barrier-start = This is the start of the game.

## Marks

# Stands beside a component that is not taken from the printed game.
reconstructed = reconstructed

## Places and victory

ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
rank = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
winner = { $player } wins.
victory-shared = { $players } share the victory.

## Lists, built from the front: Ada, Bruno and Carla

list-more = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Standing orders: what is decided beforehand about questions in other players’ turns

order-ask = ask me
refusal-no-orders = No automatic answers can be set here.
refusal-unknown-order = There is no automatic answer “{ $order }”; there is: { $known }.
refusal-order-choice = The order “{ $order }” can be ask, { $values }; not “{ $value }”.
refusal-order-number = The order “{ $order }” can be ask, or a number from { $least } to { $most }; not “{ $value }”.
refusal-order-ranking = The order “{ $order }” can be ask, or a list of any of { $values }, each once and the most wanted first; not “{ $value }”.

## What would stand behind a move: why it could not be taken back

ahead-chance = reveals dice or a card
ahead-turn-ends = ends your turn
ahead-look = reveals something hidden
ahead-answer = answers in another player’s turn
ahead-other-asked = { $player } plays next

## Bots, by how well they play

bot-level = { $level ->
    [easy] Beginner
    [medium] Casual
    [greedy] Casual
    [hard] Strong
    [expert] Expert
    [random] Random
   *[other] { $level }
}

## Ties at the end: what decides, and how much of it everybody has

tie-decided = Tie: { $how }. { $who }
tie-shared = Tie: { $who } share the place.
tie-held = { $player } ({ $held })
