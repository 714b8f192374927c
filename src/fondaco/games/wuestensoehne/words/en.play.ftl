### What is asked, done, refused and told at a table of Im Reich der Wüstensöhne.
### Fields are named like F6, tiles like T1-05, explorers by their height; a rumour's $value is a text like +2 or −1.

## Prompts for whoever is asked

wuestensoehne-ask-choose-start = On which end of the cross does your caravan start?
wuestensoehne-ask-discard = None of your three tiles fits anywhere: you may discard one.
wuestensoehne-ask-move = { $water ->
    [0] Move your caravan from { $field }, or stay.
   *[other] Move your caravan from { $field }, or stay; the camel driver costs 1 water.
}
wuestensoehne-ask-discover = Discover from { $field }: draw a tile, use one of your reserve, send the scout, or discover nothing.
wuestensoehne-ask-lay = Where do you lay { $tile }?
wuestensoehne-ask-exchange = { $thief } has taken a tile of your reserve: draw one in exchange?
wuestensoehne-ask-explorer = Put an explorer on { $field }?
wuestensoehne-ask-retrieve = Take one of your explorers back?
wuestensoehne-ask-value-next = Which oasis is valued next?
wuestensoehne-ask-take-icon = Which icon does your explorer { $height } take?
wuestensoehne-ask-swap-good = You have no free goods space for the { $good } tile: give it up, or put another tile back?
wuestensoehne-ask-put-rumour = The rumour is { $value }: on which space do you put it?
wuestensoehne-ask-look-rumour = No rumour is left beside the board: look at one on the board?
wuestensoehne-ask-looked = The rumour at { $space } is { $value }: leave it, or take it off?
wuestensoehne-ask-bonus = { $water ->
    [one] Pay your only water stone for a bonus turn?
   *[other] Pay 1 of your { $water } water stones for a bonus turn?
}

## Prompts for the others

wuestensoehne-wait-choose-start = { $player } chooses where the caravan starts.
wuestensoehne-wait-discard = { $player } may discard a tile.
wuestensoehne-wait-move = { $player } moves the caravan from { $field }.
wuestensoehne-wait-discover = { $player } may discover from { $field }.
wuestensoehne-wait-lay = { $player } lays { $tile }.
wuestensoehne-wait-exchange = { $player } may draw a tile in exchange for the one that { $thief } took.
wuestensoehne-wait-explorer = { $player } may put an explorer on { $field }.
wuestensoehne-wait-retrieve = { $player } may take an explorer back.
wuestensoehne-wait-value-next = { $player } chooses which oasis is valued next.
wuestensoehne-wait-take-icon = { $player } chooses an icon for explorer { $height }.
wuestensoehne-wait-swap-good = { $player } has no free goods space for the { $good } tile.
wuestensoehne-wait-put-rumour = { $player } puts a rumour on the board.
wuestensoehne-wait-look-rumour = { $player } may look at a rumour on the board.
wuestensoehne-wait-looked = { $player } has looked at the rumour at { $space } and may take it off.
wuestensoehne-wait-bonus = { $player } may pay for a bonus turn.
wuestensoehne-prompt-chance-first-player = The first player is drawn.
wuestensoehne-prompt-chance-start-tile = The first tiles of the reserves are drawn.
wuestensoehne-prompt-chance-draw = A tile is being drawn.
wuestensoehne-prompt-chance-exchange = A tile is being drawn in exchange.
wuestensoehne-prompt-chance-rumour = A rumour is being drawn.
wuestensoehne-prompt-over = The game is over.

## Moves

wuestensoehne-move-start = start on { $field }
wuestensoehne-move-discard = discard { $tile }
wuestensoehne-move-keep-all = keep all three tiles
wuestensoehne-move-move = { $price ->
    [0] to { $field }
   *[other] to { $field } (−{ $price } water)
}
wuestensoehne-move-stay = stay on { $field }
wuestensoehne-move-draw = draw a tile
wuestensoehne-move-use = use { $tile } of your reserve
wuestensoehne-move-scout = send the scout for { $tile } of { $player } (−1 water)
wuestensoehne-move-no-discovery = discover nothing
wuestensoehne-move-lay = { $rotation ->
    [0] on { $field }, not turned
   *[other] on { $field }, turned by { $degrees }°
}
wuestensoehne-move-take-exchange = draw a tile in exchange
wuestensoehne-move-no-exchange = draw nothing
wuestensoehne-move-explorer = explorer { $height } on { $section }
wuestensoehne-move-no-explorer = no explorer
wuestensoehne-move-retrieve = take explorer { $height } back from { $field }
wuestensoehne-move-no-retrieval = take none back
wuestensoehne-move-value = the oasis of { $section }
wuestensoehne-move-take = { $free ->
    [one] { $icon }
   *[other] { $icon } ({ $free } are free)
}
wuestensoehne-move-put-back = put one { $good } tile back and load { $won }
wuestensoehne-move-give-up = give it up
wuestensoehne-move-rumour = on { $space }
wuestensoehne-move-look = look at { $space }
wuestensoehne-move-look-again = look again at { $space } ({ $value })
wuestensoehne-move-no-look = look at none
wuestensoehne-move-leave-rumour = leave it there
wuestensoehne-move-take-off-rumour = take it off and lay it beside the board
wuestensoehne-move-bonus-turn = take a bonus turn (−1 water)
wuestensoehne-move-end-go = end the turn

## Log

wuestensoehne-log-first-player = { $player } is the first player and receives the turban.
wuestensoehne-log-start-tile = { $player } takes { $tile } as reserve.
wuestensoehne-log-caravan-placed = { $player } starts on { $field }.
wuestensoehne-log-go-begun = { $player } is on turn.
wuestensoehne-log-bonus-turn = { $player } pays 1 water to the caravan leader for a bonus turn.
wuestensoehne-log-tile-discarded = { $player } discards { $tile }.
wuestensoehne-log-caravan-moved = { $water ->
    [0] { $player } moves from { $from } to { $to }.
   *[other] { $player } moves from { $from } to { $to } with the camel driver (−{ $water } water).
}
wuestensoehne-log-caravan-stayed = { $player } stays on { $field }.
wuestensoehne-log-tile-drawn = { $player } draws { $tile }.
wuestensoehne-log-tile-stolen = { $player } pays 1 water to the scout and takes { $tile } from { $robbed }.
wuestensoehne-log-tile-laid = { $player } lays { $tile } on { $field }.
wuestensoehne-log-tile-kept = { $tile } fits nowhere and goes into the reserve of { $player }.
wuestensoehne-log-nothing-discovered = { $player } discovers nothing.
wuestensoehne-log-tile-exchanged = { $player } draws { $tile } in exchange.
wuestensoehne-log-exchange-refused = { $player } draws nothing in exchange.
wuestensoehne-log-explorer-placed = { $player } puts explorer { $height } on { $field }.
wuestensoehne-log-explorer-retrieved = { $player } takes explorer { $height } back from { $field }.
wuestensoehne-log-oasis-lost = The oasis at { $field } is complete, but nobody explores it.
wuestensoehne-log-valuation-begun = { $number ->
    [one] { $player } completes the oasis at { $field }; 1 explorer is there.
   *[other] { $player } completes the oasis at { $field }; { $number } explorers line up.
}
wuestensoehne-log-water-paid = { $player } pays 1 water for explorer { $height }, the tallest.
wuestensoehne-log-sent-home = { $player } has no water: explorer { $height } goes home.
wuestensoehne-log-icon-taken = Explorer { $height } of { $player } takes the { $icon } icon.
wuestensoehne-log-good-taken = { $player } loads one { $good } tile.
wuestensoehne-log-good-swapped = { $player } puts one { $back } tile back and loads one { $good } tile.
wuestensoehne-log-good-given-up = { $player } has no room and gives up one { $good } tile.
wuestensoehne-log-supply-empty = { $player } gets nothing for the { $icon } icon: the supply is used up.
wuestensoehne-log-camel-taken = { $player } receives a camel card.
wuestensoehne-log-water-taken = { $number ->
    [one] { $player } receives 1 water stone.
   *[other] { $player } receives { $number } water stones.
}
wuestensoehne-log-rumour-seen = { $player } looks at a rumour of the stock.
wuestensoehne-log-rumour-seen-known = { $player } looks at a rumour of the stock: { $value }.
wuestensoehne-log-rumour-put = { $player } puts the rumour on { $space }.
wuestensoehne-log-rumour-looked-at = { $player } looks at the rumour at { $space }.
wuestensoehne-log-rumour-looked-at-known = { $player } looks at the rumour at { $space }: { $value }.
wuestensoehne-log-rumour-left = { $player } leaves the rumour at { $space }.
wuestensoehne-log-rumour-taken-off = { $player } takes the rumour off { $space } and lays it beside the board.
wuestensoehne-log-no-look = { $player } looks at no rumour.
wuestensoehne-log-empty-handed = No icon is left for explorer { $height } of { $player }.
wuestensoehne-log-turban-passed = The turban passes from { $player } to { $to }.
wuestensoehne-log-piles-empty = The last tile is drawn.
wuestensoehne-log-last-round = The last round begins: everybody has one more turn.
wuestensoehne-log-stalled = Nobody discovers any more: the game ends.
wuestensoehne-log-rumour-revealed = The rumour at { $space } is { $value }.
wuestensoehne-log-player-scored = { $player } has goods worth { $gold } gold, and { $water ->
    [0] no water
    [one] { $water } water stone
   *[other] { $water } water stones
}.
wuestensoehne-log-game-ended = The game is over.

## Refusals

wuestensoehne-refusal-field-taken = Another caravan stands on { $field }.
wuestensoehne-refusal-not-in-reserve = { $tile } does not lie in your reserve.
wuestensoehne-refusal-discard-needs-three = { $number ->
    [0] You may discard only with three tiles in your reserve; you have none.
   *[other] You may discard only with three tiles in your reserve; you have { $number }.
}
wuestensoehne-refusal-discard-fits = { $tile } still fits somewhere on the board, so you may not discard.
wuestensoehne-refusal-field-empty = Nothing lies on { $field } yet: a caravan moves on laid fields.
wuestensoehne-refusal-say-stay = Your caravan stands on { $field } already: say “stay” to leave it there.
wuestensoehne-refusal-driver-price = Only the camel driver can bring you to { $field }, and you have no water for him.
wuestensoehne-refusal-no-way = No line leads to { $field }.
wuestensoehne-refusal-move-first = The movement comes first: move your caravan or stay.
wuestensoehne-refusal-piles-empty = All piles are used up.
wuestensoehne-refusal-reserve-full = With three tiles in your reserve you may not draw.
wuestensoehne-refusal-does-not-fit = { $tile } does not fit anywhere beside { $field }.
wuestensoehne-refusal-nobody-elses = { $tile } does not lie in another player’s reserve.
wuestensoehne-refusal-scout-price = The scout costs 1 water, and you have none.
wuestensoehne-refusal-discovery-compulsory = At this table you must discover if you can.
wuestensoehne-refusal-field-laid = Something lies on { $field } already.
wuestensoehne-refusal-no-open-line = No open line leads from { $caravan } to { $field }.
wuestensoehne-refusal-no-match = { $tile } turned like this does not match the neighbours of { $field }.
wuestensoehne-refusal-same-placement = Turned like this the tile looks the same as with r{ $rotation } on { $field }.
wuestensoehne-refusal-not-robbed = No tile has been taken from you just now.
wuestensoehne-refusal-explorer-later = An explorer is placed right after an oasis tile has been laid, on that tile.
wuestensoehne-refusal-not-your-explorer = Explorer { $height } is not yours.
wuestensoehne-refusal-explorer-out = Explorer { $height } is not in your supply.
wuestensoehne-refusal-no-section = The tile on { $field } has no section { $number }.
wuestensoehne-refusal-placed-in-this-turn = You have placed an explorer in this turn, so you take none back.
wuestensoehne-refusal-retrieve-at-the-end = An explorer is taken back at the end of your turn.
wuestensoehne-refusal-explorer-at-home = Explorer { $height } is not on the board.
wuestensoehne-refusal-oasis-open = The oasis of section { $number } on { $field } is not complete.
wuestensoehne-refusal-oasis-without-explorers = No explorer is in the oasis of section { $number } on { $field }.
wuestensoehne-refusal-same-oasis = Section { $number } on { $field } belongs to an oasis that another section names.
wuestensoehne-refusal-no-icon = No { $icon } icon is free in this oasis.
wuestensoehne-refusal-no-swap = Goods are given up or put back only when you win one and have no free space.
wuestensoehne-refusal-same-good = To put a tile of the same good back ({ $good }) would be the same as giving up the new one.
wuestensoehne-refusal-good-not-there = You have no { $good } tile to put back.
wuestensoehne-refusal-space-taken = A rumour lies on { $space } already.
wuestensoehne-refusal-stock-first = As long as a rumour lies beside the board, you take that one.
wuestensoehne-refusal-space-empty = No rumour lies on { $space }.
wuestensoehne-refusal-one-bonus-turn = A bonus turn gives no further bonus turn.
wuestensoehne-refusal-bonus-later = A bonus turn is paid for after your turn and its valuations.
wuestensoehne-refusal-not-now = That is a move for another moment; another question is asked now.

## Standing orders

wuestensoehne-order-exchange = tile in exchange
wuestensoehne-order-exchange-about = Another player’s scout has taken a tile of your reserve: do you draw one in exchange?
wuestensoehne-order-exchange-always = always draw
wuestensoehne-order-exchange-never = never draw

## Ties at the end: what decides

wuestensoehne-tie-water = more water wins
