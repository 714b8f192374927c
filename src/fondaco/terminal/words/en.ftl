### What the terminal says around every game: commands, saves, rules, the end. Boards of games stand at the end.

terminal-as-it-is = { $text }

## Beginning

terminal-welcome = { $title } for { $number } players.
terminal-promise = The dice are sealed; this is the promise: { $commitment }
terminal-nonces = Added to it by the players: { $nonces }
terminal-box-own = The box is your own file: { $file }
terminal-box-owner = The box is an owner’s own, kept in the record.
terminal-reconstructed-none = Nothing in this box that affects play is reconstructed (see “about”).
terminal-reconstructed = { $number ->
    [one] One part of this box that affects play is reconstructed (see “about”).
   *[other] { $number } parts of this box that affect play are reconstructed (see “about”).
}
terminal-resumed = The game goes on after move { $number }.
terminal-unfinished = An unfinished game is kept; go on with it by: { $command }
terminal-continue = Go on with the unfinished game? Enter: yes, n: no, start a new one
terminal-no-words = no, n
terminal-help-hint = Type a number, a move or a command; “{ $help }” lists the commands.
terminal-saved-in = The game is saved after every move of yours in { $file }

## At the table

terminal-you = you
terminal-since = Since your last turn:
terminal-asks = { $player }: { $prompt }
terminal-final-note = † cannot be taken back
terminal-only-one = There is one move: Enter plays it.
terminal-pass-to = Pass the screen to { $player }.
terminal-press-enter = { $player }, press Enter when nobody else is looking.
terminal-turn-of = { $player } is to act.
terminal-nothing-typed = Type the number or the text of a move, or “{ $help }”.
terminal-no-such-number = There is no move { $number }: the moves are 1 to { $most }.
terminal-refused-by = { $reason } ({ $clause }; more by “why”.)
terminal-undone = { $number ->
    [one] One move is taken back.
   *[other] { $number } moves are taken back.
}
terminal-undo-refused = Nothing can be taken back: { $barrier }

## Commands

terminal-commands = Commands (the English words work too):
terminal-command-undo = take back your last decision
terminal-command-why = why a move is not possible now, by which rule: { $word } take gold
terminal-command-rules = the rules: chapters, a chapter or a clause: { $word } 8, { $word } YS-071
terminal-command-log = what happened; { $word } 20 tells the last 20 lines
terminal-command-board = show the table again
terminal-command-hand = show your own hand
terminal-command-moves = list the moves again
terminal-command-save = save the game, in a file of your choice: { $word } FILE
terminal-command-about = what this box is, its sources, the promise of the dice
terminal-command-help = this list
terminal-command-quit = save and leave
terminal-help-moves = A move is its number or its text. A text may be shortened while it is clear, and may hold several parts in a row: take gold supervisor.
terminal-why-which = Which move? For example: { $word } take gold
terminal-why-possible = “{ $move }” is possible now.
terminal-why-clause = { $clause }: { $text }
terminal-log-empty = Nothing has happened yet.
terminal-log-number = “{ $text }” is no number of lines.

## Saving and leaving

terminal-saved = Saved in { $file }
terminal-not-saved = The game could not be saved: { $reason }. What was saved before is untouched.
terminal-goes-on-unsaved = The game goes on; “{ $save } FILE” saves it elsewhere.
terminal-bye = Goodbye. Go on by: { $command }
terminal-bye-unsaved = Goodbye. This game is not saved.

## The end

terminal-over = The game is over.
terminal-place = { $place }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-shared = The victory is shared.
terminal-seed = The seed was { $seed }
terminal-promise-kept = { $number ->
    [one] It keeps the promise made at the start, and gives the one outcome of chance.
   *[other] It keeps the promise made at the start, and gives all { $number } outcomes of chance: these dice match.
}
terminal-promise-broken = The dice do not match the promise: { $reason }
terminal-offer-record = Save the complete record? Enter: { $file }; another name; n: no
terminal-record-saved = The complete record is in { $file }
terminal-record-declined = The record is not saved.

## About

terminal-about-box = { $title }, { $designer } ({ $year }), published by { $publisher }. Fondaco is not affiliated with them: buy their game.
terminal-about-options = Options of this table: { $options }
terminal-about-hash = Hash of the box: { $hash }
terminal-about-parts = Reconstructed, because no source gives it:
terminal-about-part = { $path }: { $reason }
terminal-about-affects = affects play
terminal-about-drawn = does not affect play

## Rules

terminal-rules-chapters = The rules of { $title }. A chapter is shown by its number, a clause by its id.
terminal-rules-chapter = { $number }. { $title }
terminal-rules-none = The rules of { $title } are not written down here.
terminal-rules-unknown = There is no clause or chapter “{ $asked }”.
terminal-rules-near = There is no clause or chapter “{ $asked }”; near it: { $near }.

## Records

terminal-replay-of = { $title }, { $players }
terminal-replay-after = After move { $number } of { $moves }:
terminal-verify-whole = The record is whole: its last line matches the rest.
terminal-verify-moves = { $moves ->
    [one] One move is legal
   *[other] All { $moves } moves are legal
} by rules revision { $revision }; { $digests ->
    [0] the record carries no digests.
    [one] one digest agrees.
   *[other] { $digests } digests agree.
}
terminal-verify-result = The game is over: { $result }.
terminal-verify-running = The game is not over.
terminal-verify-dice = { $number ->
    [one] One outcome of chance is what the promised seed gives.
   *[other] All { $number } outcomes of chance are what the promised seed gives.
}
terminal-verify-no-promise = The record carries no promise of its dice: they cannot be checked.
terminal-verify-no-seed = The seed of the dice is not revealed before the end of the game: they were not checked.

## Yspahan

terminal-yspahan-date = Week { $week } of { $weeks }, day { $day } of { $days }
terminal-yspahan-first = is first player
terminal-yspahan-first-is = First player: { $player }.
terminal-yspahan-tower = Tower  [n] white  (n) yellow
terminal-yspahan-caravan = Caravan
terminal-yspahan-city = City  ◉ Supervisor  · free shop  ─ │ linked to the road
terminal-yspahan-caravan-row = +{ $points }  ×{ $multiplier }
terminal-yspahan-next-place = { $points ->
    [one] Next cube: row { $row }, 1 point.
   *[other] Next cube: row { $row }, { $points } points.
}
terminal-yspahan-deck = Deck { $deck }, no discards.
terminal-yspahan-piles = Deck { $deck }, discards { $discard }.
terminal-yspahan-top = On top: { $card }
terminal-yspahan-player = Player
terminal-yspahan-points = points
terminal-yspahan-gold = gold
terminal-yspahan-camels = camels
terminal-yspahan-cards = cards
terminal-yspahan-buildings = buildings
terminal-yspahan-no-cards = You have no cards.
terminal-yspahan-hand = { $number ->
    [one] Your card:
   *[other] Your { $number } cards:
}
terminal-yspahan-card = { $number ->
    [one] “{ $card }”: { $effect }
   *[other] { $number } × “{ $card }”: { $effect }
}
terminal-yspahan-tower-empty = The Tower is empty.
terminal-yspahan-group = Tower, { $square }: value { $value }, { $white ->
    [0] no white die
    [one] 1 white die
   *[other] { $white } white dice
}{ $yellow ->
    [0] {""}
    [one] , 1 yellow die
   *[other] , { $yellow } yellow dice
}.
terminal-yspahan-supervisor-on = The Supervisor stands on { $space }.
terminal-yspahan-reach = Gold for moving him to each space: { $prices }.
terminal-yspahan-souk = Souk { $district } { $colour }, { $value } points: { $shops }.
terminal-yspahan-free = free
terminal-yspahan-caravan-line = Caravan, row { $row } (+{ $points }, × { $multiplier }): { $cubes }.
terminal-yspahan-player-line = { $player }: points { $points }, gold { $gold }, camels { $camels }, cards { $cards }; buildings: { $buildings }.
