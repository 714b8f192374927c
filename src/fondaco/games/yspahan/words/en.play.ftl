### What is asked, done, refused and told at a table of Yspahan.
### $district, $square and $building are keys of the box (sack, camel, paddock), not names: grammar needs to know
### which one it is. $player, $shop, $souk, $card, $effect and $power arrive as words; $space is W3, E1 or C.

## Phrases of the sentences below

yspahan-count-camels = { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}
yspahan-count-gold = { $gold } gold
yspahan-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yspahan-count-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
yspahan-count-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
yspahan-count-yellow-dice = { $dice ->
    [one] { $dice } yellow die
   *[other] { $dice } yellow dice
}
yspahan-price = { $camels ->
    [0] { yspahan-count-gold }
   *[other] { $gold ->
        [0] { yspahan-count-camels }
       *[other] { yspahan-count-camels } and { yspahan-count-gold }
    }
}
yspahan-for-price = { $camels ->
    [0] { $gold ->
        [0] for nothing
       *[other] for { yspahan-price }
    }
   *[other] for { yspahan-price }
}
# What something costs or brings, after it and only if it is not 0: “to W3 (−2 gold)”, “ships a cube: 2 points”.
yspahan-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }(−{ yspahan-count-gold })
}
yspahan-for-gold = { $gold ->
    [0] { "" }
   *[other] { " " }for { yspahan-count-gold }
}
yspahan-plus-points = { $points ->
    [0] { "" }
   *[other] { " " }(+{ yspahan-count-points })
}
yspahan-then-points = { $points ->
    [0] { "" }
   *[other] : { yspahan-count-points }
}
# What somebody builds or owns, with its article.
yspahan-the-building = { $building ->
    [paddock] the { yspahan-building-paddock }
    [shop] the { yspahan-building-shop }
    [hammam] the { yspahan-building-hammam }
    [caravanserai] the { yspahan-building-caravanserai }
    [bazaar] the { yspahan-building-bazaar }
    [hoist] the { yspahan-building-hoist }
   *[other] the { $building }
}
# A square of the Tower within a sentence; its name alone is yspahan-square-sack and so on.
yspahan-tower-square = { $square ->
    [camel] Camel square
    [sack] Sack square
    [barrel] Barrel square
    [chest] Chest square
    [vase] Vase square
    [gold] Gold square
   *[other] { $square } square
}

## Prompts for whoever is asked

yspahan-ask-before-roll = Roll the dice: how many yellow dice do you buy?
yspahan-ask-take-group = Take a group of dice from the Tower.
yspahan-ask-no-group = No group is left for you: you draw a card instead, if there is one.
yspahan-ask-place-cubes = { $cubes ->
    [one] Place a cube in the { yspahan-quarter }.
   *[other] Place a cube in the { yspahan-quarter } ({ $cubes } to go).
}
yspahan-ask-move-supervisor = { $value ->
    [one] Move the Supervisor 1 space; more or fewer may cost gold.
   *[other] Move the Supervisor { $value } spaces; more or fewer may cost gold.
}
yspahan-ask-ship-order = Two cubes are shipped: which goes first?
yspahan-ask-ship = Your cube in { $shop } is shipped: pay a camel to keep it there and ship one from your reserve?
yspahan-ask-between-shipments = You may play a card before the second shipment.
yspahan-ask-after-action = What else do you do before your turn ends?
yspahan-ask-group-action = What do you use the dice of the { yspahan-tower-square } for?
yspahan-ask-extra-die = Discard a card as an extra die for the { yspahan-tower-square }?
yspahan-ask-build-action = Which building do you build?
yspahan-ask-card-shop = In which shop does the card place a cube?
yspahan-ask-card-direction = What do you exchange?
yspahan-ask-card-amount = { $card }: how many (at most { $most })?
yspahan-ask-card-build = { $card }: which building?

## Prompts for the others

yspahan-wait-before-roll = { $player } is about to roll the dice.
yspahan-wait-take-group = { $player } takes a group of dice.
yspahan-wait-no-group = { $player } has no group left to take.
yspahan-wait-place-cubes = { $player } places { yspahan-count-cubes } in the { yspahan-quarter }.
yspahan-wait-move-supervisor = { $player } moves the Supervisor with a { $value }.
yspahan-wait-ship-order = { $player } chooses which of two cubes is shipped first.
yspahan-wait-ship = { $player } may pay a camel for the cube in { $shop }.
yspahan-wait-between-shipments = { $player } may play a card before the second shipment.
yspahan-wait-after-action = { $player } decides what else to do in this turn.
yspahan-prompt-chance-first-player = The first player is being drawn.
yspahan-prompt-chance-roll = The dice are rolling.
yspahan-prompt-chance-draw = A card is being drawn.
yspahan-prompt-over = The game is over.

## Moves

yspahan-move-roll = { $dice ->
    [0] roll without yellow dice
   *[other] roll with { yspahan-count-yellow-dice }{ yspahan-minus-gold }
}
yspahan-move-take = { yspahan-tower-square }: { yspahan-count-dice } of value { $value }
yspahan-move-camels = take { yspahan-count-camels }
yspahan-move-gold = take { yspahan-count-gold }
yspahan-move-cubes = place { yspahan-count-cubes } in the { yspahan-quarter }
yspahan-move-supervisor = move the Supervisor ({ $value })
yspahan-move-card = take a card
yspahan-move-building = build a building
yspahan-move-no-extra-die = no extra die
yspahan-move-extra-die = discard “{ $card }” for one more
yspahan-move-place = { $shop }
yspahan-move-go = to { $space }{ yspahan-minus-gold }
yspahan-move-go-ship = to { $space }{ yspahan-minus-gold }, shipping from { $shop1 }
yspahan-move-go-ship-two = to { $space }{ yspahan-minus-gold }, shipping from { $shop1 } and { $shop2 }
yspahan-move-ship-first = first the cube in { $shop }
yspahan-move-pay-camel = pay 1 camel: the cube stays in its shop
yspahan-move-let-ship = let the cube in the shop go
yspahan-move-play-card = play “{ $card }”: { $effect }
yspahan-move-gold-to-camels = gold for camels
yspahan-move-camels-to-gold = camels for gold
yspahan-move-amount = { $number }
yspahan-move-amount-from = from { $from } to { $to }
yspahan-move-build = build { yspahan-the-building } { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-without-camels = build { yspahan-the-building } without camels, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-without-gold = build { yspahan-the-building } without gold, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-for-free = build { yspahan-the-building } with both cards, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-draw = draw a card
yspahan-move-go-on = go on
yspahan-move-end-turn = end the turn

## Log

yspahan-log-first-player = { $player } is the first player.
yspahan-log-day-begun = Week { $week }, day { $day }: { $player } is first player.
yspahan-log-last-day-order = The last day is played in the order { $player1 }, { $player2 }, { $player3 }, { $player4 }.
yspahan-log-yellow-bought = { $player } buys { yspahan-count-yellow-dice }{ yspahan-for-gold }.
yspahan-log-rolled = The dice show { $white }.
yspahan-log-rolled-with-yellow = The dice show { $white }, the yellow ones { $yellow }.
yspahan-log-group-taken-special = { $player } takes { yspahan-count-dice } from the { yspahan-tower-square }.
yspahan-log-group-taken-supervisor = { $player } takes { yspahan-count-dice } of value { $value } from the { yspahan-tower-square } to move the Supervisor.
yspahan-log-group-taken-card = { $player } takes { yspahan-count-dice } from the { yspahan-tower-square } for a card.
yspahan-log-group-taken-building = { $player } takes { yspahan-count-dice } from the { yspahan-tower-square } to build.
yspahan-log-extra-die = { $player } discards “{ $card }” as an extra die.
yspahan-log-camels-taken = { $player } receives { yspahan-count-camels }.
yspahan-log-gold-taken = { $player } receives { yspahan-count-gold }.
yspahan-log-cube-placed = { $player } places a cube in { $shop }.
yspahan-log-cubes-left-over = { $player } finds no shop for { yspahan-count-cubes }.
yspahan-log-supervisor-moved = { $player } moves the Supervisor from { $from } to { $to }{ yspahan-for-gold }.
yspahan-log-supervisor-stayed = { $player } leaves the Supervisor on { $to }{ yspahan-for-gold }.
yspahan-log-camel-paid = { $player } pays a camel: the cube stays in { $shop }.
yspahan-log-cube-shipped = { $player } ships a cube from { $shop }{ yspahan-then-points }.
yspahan-log-cube-loaded = { $player } puts a cube on the Caravan{ yspahan-then-points }.
yspahan-log-caravan-scored = { $player } scores { yspahan-count-points } on the Caravan: { yspahan-count-cubes } × { $multiplier }.
yspahan-log-caravan-emptied = The Caravan is full: it leaves and is empty again.
yspahan-log-card-drawn-action = { $player } draws a card.
yspahan-log-card-drawn-action-known = { $player } draws “{ $card }”.
yspahan-log-card-drawn-no-group = { $player } has no group left and draws a card.
yspahan-log-card-drawn-no-group-known = { $player } has no group left and draws “{ $card }”.
yspahan-log-card-drawn-caravanserai = { $player } draws a card thanks to the Caravanserai.
yspahan-log-card-drawn-caravanserai-known = { $player } draws “{ $card }” thanks to the Caravanserai.
yspahan-log-no-card-left = { $player } would draw a card, but none is left.
yspahan-log-groups-spent = { $player } has no group left and no card to draw.
yspahan-log-reshuffled = { $number ->
    [one] The discard pile (1 card) becomes the deck.
   *[other] The discard pile ({ $number } cards) is shuffled and becomes the deck.
}
yspahan-log-card-played = { $player } plays “{ $card }”.
yspahan-log-camels-sold = { $player } sells { yspahan-count-camels } for { yspahan-count-points }.
yspahan-log-gold-sold = { $player } sells { yspahan-count-gold } for { yspahan-count-points }.
yspahan-log-gold-exchanged = { $player } exchanges { yspahan-count-gold } for { yspahan-count-camels }.
yspahan-log-camels-exchanged = { $player } exchanges { yspahan-count-camels } for { yspahan-count-gold }.
yspahan-log-built = { $player } builds { yspahan-the-building } { yspahan-for-price }{ yspahan-then-points }.
yspahan-log-yellow-removed = { $number ->
    [one] The yellow die leaves the Tower.
   *[other] The { $number } yellow dice leave the Tower.
}
yspahan-log-souk-scored = { $player } scores { yspahan-count-points } for the { $souk }.
yspahan-log-souk-scored-bazaar = { $player } scores { yspahan-count-points } for the { $souk } with the Bazaar.
yspahan-log-week-ended = Week { $week } is over.
yspahan-log-game-ended = The game is over.

## Refusals

yspahan-refusal-rolled-once = The dice of this day have been rolled.
yspahan-refusal-yellow-dice = { $dice ->
    [one] { yspahan-count-yellow-dice } costs { yspahan-count-gold }; you have { $own_gold }.
   *[other] { yspahan-count-yellow-dice } cost { yspahan-count-gold }; you have { $own_gold }.
}
yspahan-refusal-roll-first = The dice are rolled before a group is taken.
yspahan-refusal-one-group = A turn has one dice action, and yours is under way or done.
yspahan-refusal-yellow-only = Only yellow dice are left on the { yspahan-tower-square }; they are the first player’s.
yspahan-refusal-empty-square = There are no dice on the { yspahan-tower-square }.
yspahan-refusal-group-first = Take a group first, then say what you use it for.
yspahan-refusal-other-square = The dice of the { yspahan-tower-square } are not for that.
yspahan-refusal-no-legal-shop = No shop of the { yspahan-quarter } is open to you.
yspahan-refusal-no-card-left = Deck and discard pile are empty: there is no card to draw.
yspahan-refusal-build-after-action = You build after the dice action, not with it.
yspahan-refusal-nothing-payable = There is no building you could pay for.
yspahan-refusal-card-not-in-hand = You have no “{ $card }” in your hand.
yspahan-refusal-extra-die-special-only = An extra die counts only for camels, gold or cubes.
yspahan-refusal-extra-die-with-group = A card becomes an extra die only while you take a group.
yspahan-refusal-other-district = { $shop } is not in the { yspahan-quarter }.
yspahan-refusal-shop-full = { $shop } holds a cube already.
yspahan-refusal-foreign-souk = Another player has a cube in the { $souk }.
yspahan-refusal-finish-souk = Finish the { $souk } before you start another one in its district.
yspahan-refusal-supervisor-price = Moving the Supervisor to { $space } costs { yspahan-count-gold }; you have { $own_gold }.
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
yspahan-refusal-built-before = You own { yspahan-the-building } already.
yspahan-refusal-build-by-action = With two players building is an action of its own and needs a group of dice.
yspahan-refusal-build-card-first = Play the build card first; it then asks for the building.
yspahan-refusal-one-build-card = At this table only one build card is used for a building.
yspahan-refusal-build-with-the-card = The card you are playing is the one that builds.
yspahan-refusal-superfluous-card = That build card would change nothing for { yspahan-the-building }.
yspahan-refusal-price = To build { yspahan-the-building } you need { yspahan-price }; you have { $own_camels ->
    [one] { $own_camels } camel
   *[other] { $own_camels } camels
} and { $own_gold } gold.
yspahan-refusal-draw-only-without-group = A card is drawn instead of the dice action only when no group is left.
yspahan-refusal-draw-instead = No group is left for you: draw a card instead of the dice action.
yspahan-refusal-place-all = { $cubes ->
    [one] There is still a cube to place and a shop for it.
   *[other] There are still { $cubes } cubes to place, and a shop for the next.
}
yspahan-refusal-action-compulsory = The dice action is compulsory: take a group first.
yspahan-refusal-not-now = That is a move for another moment; another question is asked now.

## Standing orders

yspahan-order-camel = camels for cubes
yspahan-order-camel-about = Another player ships a cube of yours and you have a camel: do you pay it, so that the cube stays in its shop and one from your reserve is shipped?
yspahan-order-camel-always = always pay
yspahan-order-camel-never = never pay
