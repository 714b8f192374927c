### What is asked, done, refused and told at a table of Yspahan.

## Prompts for whoever is asked

yspahan-ask-before-roll = Roll the dice: how many yellow dice do you buy?
yspahan-ask-take-group = Take a group of dice from the Tower.
yspahan-ask-no-group = No group is left for you: you draw a card instead.
yspahan-ask-place-cubes = { $number ->
    [one] Place a cube in the { $district } district.
   *[other] Place a cube in the { $district } district; { $number } are left.
}
yspahan-ask-move-supervisor = Move the Supervisor { $value ->
    [one] 1 space
   *[other] { $value } spaces
}; every space more or less costs 1 gold.
yspahan-ask-ship-order = Two cubes are shipped: which goes first?
yspahan-ask-ship = Your cube in { $shop } is shipped: pay a camel to keep it there and ship one from your reserve?
yspahan-ask-between-shipments = Before the second shipment you may play a card.
yspahan-ask-after-action = Play a card, build, or end your turn.
yspahan-ask-group-action = What do you use the { $square } group for?
yspahan-ask-extra-die = Discard a card as an extra die for the { $square } group?
yspahan-ask-build-action = Which building do you build?
yspahan-ask-card-shop = In which shop does the card place a cube?
yspahan-ask-card-direction = What do you exchange?
yspahan-ask-card-amount = { $card }: how many (at most { $most })?
yspahan-ask-card-build = { $card }: which building?

## Prompts for the others

yspahan-wait-before-roll = { $player } is about to roll the dice.
yspahan-wait-take-group = { $player } takes a group of dice.
yspahan-wait-no-group = { $player } has no group left and draws a card.
yspahan-wait-place-cubes = { $number ->
    [one] { $player } places a cube in the { $district } district.
   *[other] { $player } places { $number } cubes in the { $district } district.
}
yspahan-wait-move-supervisor = { $player } moves the Supervisor with a { $value }.
yspahan-wait-ship-order = { $player } chooses which of two cubes is shipped first.
yspahan-wait-ship = { $player } may pay a camel for the cube in { $shop }.
yspahan-wait-between-shipments = { $player } may play a card before the second shipment.
yspahan-wait-after-action = { $player } may play cards or build before ending the turn.
yspahan-prompt-chance-first-player = The first player is drawn.
yspahan-prompt-chance-roll = The dice are rolling.
yspahan-prompt-chance-draw = A card is being drawn.
yspahan-prompt-over = The game is over.

## Moves

yspahan-move-roll = { $dice ->
    [0] roll without yellow dice
    [one] roll with 1 yellow die (−{ $price } gold)
   *[other] roll with { $dice } yellow dice (−{ $price } gold)
}
yspahan-move-take = { $dice ->
    [one] { $square }: 1 die of value { $value }
   *[other] { $square }: { $dice } dice of value { $value }
}
yspahan-move-camels = { $number ->
    [one] take 1 camel
   *[other] take { $number } camels
}
yspahan-move-gold = take { $number } gold
yspahan-move-cubes = { $number ->
    [one] place 1 cube in the { $district } district
   *[other] place { $number } cubes in the { $district } district
}
yspahan-move-supervisor = move the Supervisor ({ $value })
yspahan-move-card = draw a card
yspahan-move-building = build a building
yspahan-move-no-extra-die = no extra die
yspahan-move-extra-die = discard “{ $card }” for one more
yspahan-move-place = { $shop }
yspahan-move-go = { $price ->
    [0] to { $space }
   *[other] to { $space } (−{ $price } gold)
}
yspahan-move-go-ship = { $price ->
    [0] to { $space }, shipping { $shop1 }
   *[other] to { $space } (−{ $price } gold), shipping { $shop1 }
}
yspahan-move-go-ship-two = { $price ->
    [0] to { $space }, shipping { $shop1 } and { $shop2 }
   *[other] to { $space } (−{ $price } gold), shipping { $shop1 } and { $shop2 }
}
yspahan-move-ship-first = first the cube in { $shop }
yspahan-move-pay-camel = pay 1 camel, the cube stays in its shop
yspahan-move-let-ship = let the cube in the shop be shipped
yspahan-move-play-card = play “{ $card }”: { $effect }
yspahan-move-gold-to-camels = gold for camels
yspahan-move-camels-to-gold = camels for gold
yspahan-move-amount = { $number }
yspahan-move-amount-from = from { $from } to { $to }
yspahan-move-build = build the { $building } for { $camels } camels and { $gold } gold (+{ $points } points): { $power }
yspahan-move-build-without-camels = build the { $building } without camels, for { $gold } gold (+{ $points } points): { $power }
yspahan-move-build-without-gold = build the { $building } without gold, for { $camels } camels (+{ $points } points): { $power }
yspahan-move-build-for-free = build the { $building } with both cards, for nothing (+{ $points } points): { $power }
yspahan-move-draw = draw a card
yspahan-move-go-on = go on
yspahan-move-end-turn = end the turn

## Log

yspahan-log-first-player = { $player } is the first player.
yspahan-log-day-begun = Week { $week }, day { $day }: { $player } is first player.
yspahan-log-last-day-order = The last day is played in the order { $player1 }, { $player2 }, { $player3 }, { $player4 }.
yspahan-log-yellow-bought = { $number ->
    [one] { $player } buys 1 yellow die for { $gold } gold.
   *[other] { $player } buys { $number } yellow dice for { $gold } gold.
}
yspahan-log-rolled = The dice show { $white }.
yspahan-log-rolled-with-yellow = The dice show { $white }, the yellow ones { $yellow }.
yspahan-log-group-taken-special = { $dice ->
    [one] { $player } takes 1 die from { $square }.
   *[other] { $player } takes { $dice } dice from { $square }.
}
yspahan-log-group-taken-supervisor = { $player } takes the { $value }s from { $square } to move the Supervisor.
yspahan-log-group-taken-card = { $player } takes the { $value }s from { $square } for a card.
yspahan-log-group-taken-building = { $player } takes the { $value }s from { $square } to build.
yspahan-log-extra-die = { $player } discards “{ $card }” as an extra die.
yspahan-log-camels-taken = { $number ->
    [one] { $player } receives 1 camel.
   *[other] { $player } receives { $number } camels.
}
yspahan-log-gold-taken = { $player } receives { $number } gold.
yspahan-log-cube-placed = { $player } places a cube in { $shop }.
yspahan-log-cubes-left-over = { $number ->
    [one] { $player } finds no shop for 1 more cube.
   *[other] { $player } finds no shop for { $number } more cubes.
}
yspahan-log-supervisor-moved = { $gold ->
    [0] { $player } moves the Supervisor from { $from } to { $to }.
   *[other] { $player } moves the Supervisor from { $from } to { $to } for { $gold } gold.
}
yspahan-log-supervisor-stayed = { $gold ->
    [0] { $player } leaves the Supervisor on { $to }.
   *[other] { $player } leaves the Supervisor on { $to } for { $gold } gold.
}
yspahan-log-camel-paid = { $player } pays a camel; the cube stays in { $shop }.
yspahan-log-cube-shipped = { $points ->
    [0] { $player } ships a cube from { $shop }.
    [one] { $player } ships a cube from { $shop }: 1 point.
   *[other] { $player } ships a cube from { $shop }: { $points } points.
}
yspahan-log-cube-loaded = { $points ->
    [0] { $player } puts a cube on the Caravan.
    [one] { $player } puts a cube on the Caravan: 1 point.
   *[other] { $player } puts a cube on the Caravan: { $points } points.
}
yspahan-log-caravan-scored = { $points ->
    [one] { $player }: { $number } × { $multiplier } = 1 point on the Caravan.
   *[other] { $player }: { $number } × { $multiplier } = { $points } points on the Caravan.
}
yspahan-log-caravan-emptied = The Caravan is full and leaves; it is empty again.
yspahan-log-card-drawn-action = { $player } draws a card.
yspahan-log-card-drawn-action-known = { $player } draws “{ $card }”.
yspahan-log-card-drawn-no-group = { $player } has no group left and draws a card.
yspahan-log-card-drawn-no-group-known = { $player } has no group left and draws “{ $card }”.
yspahan-log-card-drawn-caravanserai = { $player } draws a card by the Caravanserai.
yspahan-log-card-drawn-caravanserai-known = { $player } draws “{ $card }” by the Caravanserai.
yspahan-log-no-card-left = { $player } would draw a card, but none is left.
yspahan-log-groups-spent = { $player } has no group and no card to draw.
yspahan-log-reshuffled = { $number ->
    [one] The discard pile (1 card) becomes the deck.
   *[other] The discard pile ({ $number } cards) is shuffled and becomes the deck.
}
yspahan-log-card-played = { $player } plays “{ $card }”.
yspahan-log-camels-sold = { $number ->
    [one] { $player } sells 1 camel for { $points } points.
   *[other] { $player } sells { $number } camels for { $points } points.
}
yspahan-log-gold-sold = { $points ->
    [one] { $player } sells { $number } gold for 1 point.
   *[other] { $player } sells { $number } gold for { $points } points.
}
yspahan-log-gold-exchanged = { $number ->
    [one] { $player } exchanges 1 gold for 1 camel.
   *[other] { $player } exchanges { $number } gold for { $number } camels.
}
yspahan-log-camels-exchanged = { $number ->
    [one] { $player } exchanges 1 camel for 1 gold.
   *[other] { $player } exchanges { $number } camels for { $number } gold.
}
yspahan-log-built = { $points ->
    [0] { $player } builds the { $building } for { $camels } camels and { $gold } gold.
   *[other] { $player } builds the { $building } for { $camels } camels and { $gold } gold: { $points } points.
}
yspahan-log-yellow-removed = { $number ->
    [one] The last yellow die leaves the Tower.
   *[other] { $number } yellow dice leave the Tower.
}
yspahan-log-souk-scored = { $player } scores { $points } points for the { $souk }.
yspahan-log-souk-scored-bazaar = { $player } scores { $points } points for the { $souk } with the Bazaar.
yspahan-log-week-ended = Week { $week } is over.
yspahan-log-game-ended = The game is over.

## Refusals

yspahan-refusal-rolled-once = The dice of this day have been rolled.
yspahan-refusal-yellow-dice = { $dice } yellow dice cost { $price } gold; you have { $gold }.
yspahan-refusal-roll-first = The dice are rolled before a group is taken.
yspahan-refusal-one-group = A turn has one dice action, and yours is under way or done.
yspahan-refusal-yellow-only = The group on { $square } holds only yellow dice; they are the first player’s.
yspahan-refusal-empty-square = There are no dice on { $square }.
yspahan-refusal-group-first = Take a group first, then say what you use it for.
yspahan-refusal-other-square = The dice on { $square } are not for that.
yspahan-refusal-no-legal-shop = No shop of the { $district } district is open to you.
yspahan-refusal-no-card-left = Deck and discard pile are empty: there is no card to draw.
yspahan-refusal-build-after-action = You build after the dice action, not with it.
yspahan-refusal-nothing-payable = There is no building you could pay for.
yspahan-refusal-card-not-in-hand = You have no “{ $card }” in your hand.
yspahan-refusal-extra-die-special-only = An extra die counts only for camels, gold or cubes.
yspahan-refusal-extra-die-with-group = A card becomes an extra die only while you take a group.
yspahan-refusal-other-district = { $shop } is not in the { $district } district.
yspahan-refusal-shop-full = { $shop } holds a cube already.
yspahan-refusal-foreign-souk = Another player has a cube in the { $souk }.
yspahan-refusal-finish-souk = Finish the { $souk } before you start another one in its district.
yspahan-refusal-supervisor-price = Moving the Supervisor to { $space } costs { $price } gold; you have { $gold }.
yspahan-refusal-not-beside = The cube in { $shop } is not beside the Supervisor.
yspahan-refusal-no-shipment = No cube of yours is being shipped now.
yspahan-refusal-card-window = Cards are played in your own turn, before or after the dice action.
yspahan-refusal-card-before-roll = At this table cards are not played before the roll.
yspahan-refusal-build-card-two-players = With two players a build card is used only with the build action.
yspahan-refusal-one-building = You have built in this turn; one building per turn.
yspahan-refusal-build-card-discount = At this table build cards are used after the dice action.
yspahan-refusal-card-without-effect = “{ $card }” would change nothing now.
yspahan-refusal-amount = Choose a number from 1 to { $most }.
yspahan-refusal-build-later = Building comes after the dice action; with two players it is an action of its own.
yspahan-refusal-built-before = You own the { $building } already.
yspahan-refusal-build-by-action = With two players building is an action of its own and needs a group of dice.
yspahan-refusal-build-card-first = Play the build card first; it then asks for the building.
yspahan-refusal-one-build-card = At this table only one build card is used for a building.
yspahan-refusal-build-with-the-card = The card you are playing is the one that builds.
yspahan-refusal-superfluous-card = For the { $building } this card would change nothing.
yspahan-refusal-price = The { $building } costs { $camels } camels and { $gold } gold; you have { $own_camels } and { $own_gold }.
yspahan-refusal-draw-only-without-group = A card is drawn instead of the dice action only when no group is left.
yspahan-refusal-draw-instead = No group is left for you: draw a card instead of the dice action.
yspahan-refusal-place-all = { $number ->
    [one] There is still a cube to place and a shop for it.
   *[other] There are still { $number } cubes to place, and a shop for the next.
}
yspahan-refusal-action-compulsory = The dice action is compulsory: take a group first.
yspahan-refusal-not-now = That is a move for another moment; another question is asked now.
