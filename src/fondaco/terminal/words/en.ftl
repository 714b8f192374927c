### What the terminal says around every game: commands, saves, rules, the end. Boards of games stand at the end.

terminal-as-it-is = { $text }

## Beginning

terminal-welcome = { $title } for { $number } players.
terminal-promise = { $dice ->
    [yes] The dice are sealed. Dice commitment: { $commitment }
   *[no] The shuffle is sealed. Commitment: { $commitment }
}
terminal-nonces = Added to it by the players: { $nonces }
terminal-box-own = The box is your own file: { $file }
terminal-box-owner = The box is an owner’s own, kept in the record.
terminal-reconstructed-none = Nothing in this box that affects play is reconstructed (see “about”).
terminal-reconstructed = { $number ->
    [one] One part of this box that affects play is reconstructed (see “about”).
   *[other] { $number } parts of this box that affect play are reconstructed (see “about”).
}
terminal-resumed = The game goes on after move { $number }.
terminal-unfinished = You have an unfinished game; continue it with: { $command }
terminal-continue = Go on with the unfinished game? Enter: yes, n: no, start a new one
terminal-no-words = no, n
terminal-help-hint = Type a number, a move or a command; “{ $help }” lists the commands.
terminal-saved-in = The game is saved after every move of yours in { $file }

## At the table

terminal-you = you
terminal-since = Since your last turn:
terminal-asks = { $player }: { $prompt }
terminal-final-note = † can’t be undone
terminal-only-one = There is one move: Enter plays it.
terminal-pick-several = Several at once, in any order: “{ $example }”.
terminal-picked = Chosen: { $picks }.
terminal-picked-brings = Chosen: { $picks }. Total: { $brings }.
terminal-pick-confirm = This can’t be undone. Press Enter to confirm, or choose again.
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
terminal-command-why = why a move is not possible now, by which rule: { $word } { $example }
terminal-command-rules = the rules: chapters, a chapter or a clause: { $word } { $chapter }, { $word } { $clause }
terminal-command-log = what happened; { $word } 20 tells the last 20 lines
terminal-command-board = show the table again
terminal-command-hand = show your own hand
terminal-command-moves = list the moves again
terminal-command-hint = what an expert would do, and why
terminal-command-orders = answers to questions in other players’ turns, given beforehand; alone it lists them: { $word }
terminal-command-save = save the game, in a file of your choice: { $word } FILE
terminal-command-about = what this edition is, its sources, the commitment
terminal-command-help = this list
terminal-command-quit = save and leave
terminal-help-moves = A move is its number or its text. A text may be shortened while it is clear, and may hold several parts in a row: { $example }.
terminal-hint-plays = { $level } would play: { $moves }
terminal-hint-way = { $chance }% to win, in { $worlds ->
    [one] one imagined game
   *[other] { $worlds } imagined games
}: { $moves }
terminal-hint-sure = That the first is better than the second is { $sure }% sure.
terminal-why-which = Which move? For example: { $word } { $example }
terminal-why-possible = “{ $move }” is possible now.
terminal-why-clause = { $clause }: { $text }
terminal-log-empty = Nothing has happened yet.
terminal-log-number = “{ $text }” is no number of lines.

## Lessons

terminal-learn-welcome = First steps in { $title }. Enter goes on; “{ $quit }” leaves.
terminal-learn-move = Your move: { $move } ({ $text }). Enter makes it.
terminal-learn-next = Enter goes on.
terminal-learn-other = That could be played, too; the lesson goes on with: { $text }
terminal-learn-refused = { $reason } The lesson goes on with: { $text }
terminal-learn-end = From here you can play on, with new dice. Enter: play on, n: leave

## Standing orders

terminal-orders = Your automatic answers, for questions that come in other players’ turns:
terminal-orders-none = At this table no question in other players’ turns can be answered beforehand.
terminal-order-now = { $order } ({ $name }): { $value }.
terminal-order-choice = Type “{ $word } { $order } { $value }”: { $meaning }
terminal-order-number = Type “{ $word } { $order }” and a number from { $least } to { $most }.
terminal-order-ranking = Type “{ $word } { $order }” and what you want, the most wanted first, from: { $values }.
terminal-orders-note = They are known to you alone and kept for this sitting: no save or record has them. What they answer is told like any move.

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
terminal-seed = The seed was { $seed }
terminal-promise-kept = { $number ->
    [one] It matches the commitment made at the start, and gives the one outcome of chance.
   *[other] It matches the commitment made at the start, and gives all { $number } outcomes of chance.
}
terminal-promise-broken = Chance does not match the commitment: { $reason }
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
terminal-verify-no-promise = The record carries no commitment: chance cannot be checked.
terminal-verify-no-seed = The seed is not revealed before the end of the game: chance was not checked.

## Yspahan

terminal-yspahan-example = take gold supervisor
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
terminal-yspahan-souk = Souk { $district } { $colour }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}: { $shops }.
terminal-yspahan-free = free
terminal-yspahan-caravan-line = Caravan, row { $row } (+{ $points }, × { $multiplier }): { $cubes }.
terminal-yspahan-player-line = { $player }: points { $points }, gold { $gold }, camels { $camels }, cards { $cards }; buildings: { $buildings }.

## Al Rashid

terminal-al-rashid-turn = Turn { $turn } of { $turns }, { $phase ->
    [setup] set-up
    [placement] placement phase
    [resolution] resolution phase
   *[over] end of the game
}
terminal-al-rashid-order = Play order: { $players }
terminal-al-rashid-order-next = First in the next turn: { $players }
terminal-al-rashid-crisis = Crisis of this turn: { $crisis }
terminal-al-rashid-crisis-next = You have seen the next crisis card: { $crisis }
terminal-al-rashid-crisis-buried = You have seen at the bottom of the deck: { $crises }
terminal-al-rashid-resolving = Being resolved: { $area }. Acting, by position: { $players }
terminal-al-rashid-city = City  offices: cost/points
terminal-al-rashid-map = Map  [r3] face up  (r·) face down  (r3) seen by you
terminal-al-rashid-legend = Stacks from left to right: P Pasha, M Merchant, S Sage, =dominance, #rank. × resolved. Players: r red and b blue tiles in hand, P M S in reserve/family.
terminal-al-rashid-reconstructed = * reconstructed: not the printed component
terminal-al-rashid-short-pasha = P
terminal-al-rashid-short-merchant = M
terminal-al-rashid-short-sage = S
terminal-al-rashid-short-wood = wo
terminal-al-rashid-short-pottery = po
terminal-al-rashid-short-metal = me
terminal-al-rashid-short-spices = sp
terminal-al-rashid-short-silk = si
terminal-al-rashid-short-gold = gold
terminal-al-rashid-short-letters = lett
terminal-al-rashid-short-influence = infl
terminal-al-rashid-short-dishonour = dish
terminal-al-rashid-player = Player
terminal-al-rashid-points = pts
terminal-al-rashid-supply = Supply: letters { $letters }, influence { $influence }. Mercenary piles: red { $red }, blue { $blue }. Discards: { $discards }. Crisis deck: { $deck }.
terminal-al-rashid-no-tiles = You have no mercenary tiles.
terminal-al-rashid-hand = { $number ->
    [one] Your mercenary tile: { $tiles }
   *[other] Your { $number } mercenary tiles: { $tiles }
}
terminal-al-rashid-payment = Proposed payment of { $gold } gold: { $goods }. It costs you { $loss } gold of wealth{ $overpaid ->
    [0] {""}
   *[other] , { $overpaid } gold more than the price
}.
terminal-al-rashid-payment-enter = Enter pays what is proposed; or answer for each good.
terminal-al-rashid-office-held = { $office } { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $face ->
    [up] {""}
   *[down] , used
}
terminal-al-rashid-area = { $area }{ $state ->
    [resolved] {" "}(resolved)
   *[open] {""}
}. { $content } Stacks from left to right: { $stacks }.
terminal-al-rashid-offices-here = Offices: { $offices }.
terminal-al-rashid-goods-here = Goods: { $goods }. Mercenary tiles: { $tiles }.
terminal-al-rashid-colon = :
terminal-al-rashid-then = { $first }; { $next }
terminal-al-rashid-office-line = { $number ->
    [one] {""}
   *[other] { $number } × {""}
}{ $office }, { $border ->
    [brown] activated
    [purple] continuous
   *[green] instantaneous
}, cost { $cost }, points { $points }
terminal-al-rashid-tile-line = { $colour ->
    [red] red
   *[blue] blue
}{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} { $face ->
    [up] face up
    [seen] face down, seen by you
   *[down] face down
}
terminal-al-rashid-stack-line = { $player }, { $pieces }, dominance { $dominance }, rank { $rank }
terminal-al-rashid-player-line = { $player }: points { $points }; goods: { $goods }, worth { $wealth } gold; letters { $letters }, influence { $influence }, dishonour { $dishonour }; mercenary tiles: red { $red }, blue { $blue }; family: { $family }; in reserve: { $reserve }; offices: { $offices }.
