### What is asked, done, refused and told at a table of Istanbul.
### $place is the number of a place, $good and $figure are keys of the box (fabric, governor), not names: grammar needs
### to know which one it is. $player, $other, $card, $effect, $action, $tile, $demand, $from and $to arrive as words.

## Prompts for whoever is asked

istanbul-ask-move = Move your merchant, or play a card.
istanbul-ask-assistant = { istanbul-place }: pick up or leave an assistant, or end your turn.
istanbul-ask-others = { istanbul-place }: pay the others { istanbul-count-lira }, or end your turn.
istanbul-ask-action = { istanbul-place }: carry out its action?
istanbul-ask-rest = { istanbul-place }: encounters, cards, or the end of your turn.
istanbul-ask-end = Play a card, or end your turn.
istanbul-ask-rolled = You rolled { $first } and { $second }: keep them, turn a die or roll again?
istanbul-ask-extra-good = One more good for { istanbul-count-lira }?
istanbul-ask-source = Take a card from the deck or from the discard pile?
istanbul-ask-discard = Discard one of your bonus cards.
istanbul-ask-guild-source = Take a guild card from the deck or from the discard pile?
istanbul-ask-guild-discard = Discard one of your guild cards.
istanbul-ask-figure-pay = How do you pay the { istanbul-figure }?
istanbul-ask-roast = Exchange something for coffee.
istanbul-ask-barrier-action = Carry out the action of a place at the barrier?
istanbul-ask-reward-good = The dice bring a good: which one?
istanbul-ask-kiosk-choice = Choose one of the kiosk tiles.
istanbul-ask-kiosk-last = Do you use the tile that is left?
istanbul-ask-open-bid = Open the auction of two bonus cards.
istanbul-ask-bid = Two bonus cards are up for auction; the highest bid is { istanbul-count-lira }.
istanbul-ask-final-bid = The highest bid is { istanbul-count-lira }: bid more, once?
istanbul-ask-leftovers = The last turn is over: play cards that bring goods or Lira.
istanbul-ask-card = { $card }: what do you choose?
istanbul-ask-guild-card = { $card }: what do you choose?
istanbul-ask-fruit = Which assistant returns?
istanbul-ask-sale = { istanbul-place }: what do you sell? Demanded: { $demand }.
istanbul-ask-sale-any = { istanbul-place }: sell up to five goods of any colours.
istanbul-ask-palace-goods = Which goods pay the free spaces?
istanbul-ask-mosque = { istanbul-place }: which tile?
istanbul-ask-fountain = Which assistants return to your merchant?
istanbul-ask-companion = Take your companion into your own supply?
istanbul-ask-announcement = Announce a number before you roll.
istanbul-ask-errand = Where do you send your family member?
istanbul-ask-black-good = Which good do you take?
istanbul-ask-tavern = Move the barrier, take a tile, or pay the baksheesh?
istanbul-ask-ruby = From which track do you take the ruby?
istanbul-ask-letters = Discard letters showing { istanbul-count-seals }.
istanbul-ask-auction-good = Which good do you take?
istanbul-ask-catacombs-good = Which good do you take, or coffee?
istanbul-ask-catacombs-place = Where does your merchant come out?
istanbul-ask-kiosk-tile = { $tile }: how do you use it?
istanbul-ask-figure-good = Which good do you take?
istanbul-ask-bid-digit = How much exactly, from { $least } Lira on?

## Prompts for the others

istanbul-wait-move = { $player } moves.
istanbul-wait-assistant = { $player } has come to the { istanbul-place }.
istanbul-wait-others = { $player } owes { istanbul-count-lira } at the { istanbul-place }.
istanbul-wait-action = { $player } decides about the action of the { istanbul-place }.
istanbul-wait-rest = { $player } meets others at the { istanbul-place } or ends the turn.
istanbul-wait-end = { $player } is about to end the turn.
istanbul-wait-rolled = { $player } rolled { $first } and { $second } and may use the fabric tile.
istanbul-wait-extra-good = { $player } may buy one more good for { istanbul-count-lira }.
istanbul-wait-source = { $player } takes a bonus card.
istanbul-wait-discard = { $player } discards a bonus card.
istanbul-wait-guild-source = { $player } takes a guild card.
istanbul-wait-guild-discard = { $player } discards a guild card.
istanbul-wait-figure-pay = { $player } pays the { istanbul-figure }.
istanbul-wait-roast = { $player } exchanges for coffee.
istanbul-wait-barrier-action = { $player } may act at the barrier.
istanbul-wait-reward-good = { $player } chooses a good.
istanbul-wait-kiosk-choice = { $player } chooses a kiosk tile.
istanbul-wait-kiosk-last = { $player } may use the tile that is left.
istanbul-wait-open-bid = { $player } opens the auction.
istanbul-wait-bid = { $player } may bid more than { istanbul-count-lira }.
istanbul-wait-final-bid = { $player } may bid more than { istanbul-count-lira }, once.
istanbul-wait-leftovers = { $player } may play cards after the last turn.
istanbul-prompt-chance-first-player = The starting player is drawn.
istanbul-prompt-chance-layout = The places are laid out.
istanbul-prompt-chance-demand = A demand tile is turned up.
istanbul-prompt-chance-draw = A card is drawn.
istanbul-prompt-chance-letter = A letter is drawn.
istanbul-prompt-chance-kiosk = A kiosk tile is turned up.
istanbul-prompt-chance-roll = The dice are rolling.
istanbul-prompt-over = The game is over.

## Actions of the places

istanbul-action-1 = an extension for { istanbul-count-lira }
istanbul-action-2 = fill up with fabric
istanbul-action-3 = fill up with spice
istanbul-action-4 = fill up with fruit
istanbul-action-5 = 1 { $good1 }, 1 { $good2 } and { istanbul-count-lira }
istanbul-action-6 = take 2 bonus cards, discard 1
istanbul-action-7 = return assistants to your merchant
istanbul-action-8 = 1 good, then dice for jewelry
istanbul-action-9 = announce a number, then dice for Lira
istanbul-action-10 = sell goods
istanbul-action-11 = sell goods
istanbul-action-12 = send out your family member
istanbul-action-13 = a ruby for { $price ->
    [one] { $price } good
   *[other] { $price } goods
}
istanbul-action-14 = take a mosque tile
istanbul-action-15 = take a mosque tile
istanbul-action-16 = a ruby for { $price } Lira
istanbul-action-17 = exchange Lira, a good, a card for coffee
istanbul-action-18 = 1 coffee, take 2 guild cards, discard 1
istanbul-action-19 = barrier, tavern tile or baksheesh
istanbul-action-20 = a ruby for { $price } coffee
istanbul-action-21 = take 2 letters
istanbul-action-22 = a letter, and kiosk tiles for everybody
istanbul-action-23 = 1 good, and an auction of 2 bonus cards
istanbul-action-24 = a ruby for 6 seals
istanbul-action-25 = 1 good or coffee, and your merchant goes anywhere

## Moves

istanbul-move-go = { $lira ->
    [0] to the { istanbul-place }
   *[other] to the { istanbul-place } (−{ istanbul-count-lira })
}
istanbul-move-companion = { $lira ->
    [0] companion to the { istanbul-place }
   *[other] companion to the { istanbul-place } (−{ istanbul-count-lira })
}
istanbul-move-send = family member to the { istanbul-place }
istanbul-move-return = the assistant from the { istanbul-place } returns
istanbul-move-act-at = { istanbul-place }: { $action }
istanbul-move-act = { istanbul-place }: { $action }
istanbul-move-pick-up = pick up your assistant
istanbul-move-leave = leave an assistant
istanbul-move-pay = pay { istanbul-count-lira }
istanbul-move-take = take { istanbul-good }
istanbul-move-give = pay with { istanbul-good }
istanbul-move-sell = sell { istanbul-good }
istanbul-move-tile = the { istanbul-good } tile
istanbul-move-announce = announce { $number }
istanbul-move-turn-first = turn the { $first } to { $value }, keep the { $second }
istanbul-move-turn-second = keep the { $first }, turn the { $second } to { $value }
istanbul-move-roll-again = roll both dice again
istanbul-move-from-deck = from the deck
istanbul-move-from-discard = “{ $card }” from the discard pile
istanbul-move-pay-lira = pay { istanbul-count-lira }
istanbul-move-discard = discard “{ $card }”
istanbul-move-catch-for-lira = catch the family member of { $player } for { istanbul-count-lira }
istanbul-move-catch-for-card = catch the family member of { $player } for a bonus card
istanbul-move-meet = the { istanbul-figure }
istanbul-move-barrier = barrier between { $place1 } and { $place2 }
istanbul-move-tavern-straight_line = the tile “straight line” for { istanbul-count-coffee }
istanbul-move-tavern-free_figures = the tile “free figures” for { istanbul-count-coffee }
istanbul-move-baksheesh = pay the baksheesh for a ruby
istanbul-move-ruby = the next ruby of the { istanbul-place }
istanbul-move-kiosk = { $tile }
istanbul-move-letter-open = the letter to the { istanbul-place } (1 seal)
istanbul-move-letter-delivered = the delivered letter to the { istanbul-place } (2 seals)
istanbul-move-follow = follow { $player } to the { istanbul-place }
istanbul-move-reward-lira = take { istanbul-count-lira }
istanbul-move-reward-card = draw a bonus card
istanbul-move-bid = bid { istanbul-count-lira }
istanbul-move-bid-from = bid from { $from } to { $to } Lira
istanbul-move-take-companion = take the companion into your supply
istanbul-move-place-companion = put your companion beside your merchant
istanbul-move-use-tile = use the tile
istanbul-move-double-move = discard letters for an additional turn
istanbul-move-play = play “{ $card }”: { $effect }
istanbul-move-play-copy = play “Copy”: as “{ $card }”
istanbul-move-play-guild = play the guild card “{ $card }”: { $effect }
istanbul-move-fruit-tile = fruit tile: return an assistant for { istanbul-count-lira }
istanbul-move-keep = keep { $first } and { $second }
istanbul-move-decline-assistant = neither; the turn ends
istanbul-move-decline-payment = pay nothing; the turn ends
istanbul-move-decline-good = no further good
istanbul-move-decline-companion = leave the companion where it is
istanbul-move-decline-tile = leave the tile
istanbul-move-decline-trade = pay nothing
istanbul-move-no-action = no action
istanbul-move-pass = pass
istanbul-move-done = done
istanbul-move-end-turn = end the turn

## Log

istanbul-log-first-player = { $player } is the starting player.
istanbul-log-round-begun = Round { $number }.
istanbul-log-reshuffled = The discard pile ({ $number ->
    [one] { $number } bonus card
   *[other] { $number } bonus cards
}) becomes the deck.
istanbul-log-guild-reshuffled = The discard pile ({ $number ->
    [one] { $number } guild card
   *[other] { $number } guild cards
}) becomes the deck.
istanbul-log-letters-reshuffled = The discarded letters ({ $number }) are shuffled.
istanbul-log-kiosk-reshuffled = The kiosk tiles ({ $number }) are shuffled.
istanbul-log-figure-moved = The { istanbul-figure } goes to the { istanbul-place } ({ $first } and { $second }).
istanbul-log-neutral-moved = A neutral merchant goes to the { istanbul-place } ({ $first } and { $second }).
istanbul-log-track-refilled = The last ruby of the { istanbul-place } is replaced.
istanbul-log-last-round-over = The last turn is over.
istanbul-log-game-ended = The game is over.
istanbul-log-merchant-moved = { $player } goes from the { $from } to the { $to }.
istanbul-log-companion-moved = The companion of { $player } goes from the { $from } to the { $to }.
istanbul-log-companion-placed = { $player } puts the companion on the { istanbul-place }.
istanbul-log-companion-taken = { $player } takes the companion.
istanbul-log-companion-returned = { $player } takes the companion back from the { istanbul-place }.
istanbul-log-family-moved = The family member of { $player } goes from the { $from } to the { $to }.
istanbul-log-assistant-left = { $player } leaves an assistant at the { istanbul-place }.
istanbul-log-assistant-picked-up = { $player } picks up the assistant at the { istanbul-place }.
istanbul-log-assistant-returned = An assistant of { $player } returns from the { istanbul-place }.
istanbul-log-fruit-tile-used = { $player } uses the fruit tile.
istanbul-log-turn-cut-short = The turn of { $player } ends at once.
istanbul-log-seat-paid-met = { $player } pays { $other } { istanbul-count-lira }.
istanbul-log-seat-paid-crossed = { $player } pays { $other } { istanbul-count-lira } at the barrier.
istanbul-log-seat-paid-auction = { $player } pays { $other } { istanbul-count-lira } for the cards.
istanbul-log-supply-paid = { $player } pays { istanbul-count-lira }.
istanbul-log-lira-gained = { $player } receives { istanbul-count-lira }.
istanbul-log-goods-gained = { $player } receives { $number } { istanbul-good }.
istanbul-log-goods-gained-in-part = { $player } has room for { $number } of { $due } { istanbul-good }.
istanbul-log-goods-paid = { $player } pays { $number } { istanbul-good }.
istanbul-log-coffee-gained = { $player } receives { istanbul-count-coffee }.
istanbul-log-coffee-paid = { $player } pays { istanbul-count-coffee }.
istanbul-log-action-begun = { $player } acts at the { istanbul-place }.
istanbul-log-action-declined = { $player } does not act at the { istanbul-place }.
istanbul-log-extended = { $extensions ->
    [one] { $player } has 1 extension now.
   *[other] { $player } has { $extensions } extensions now.
}
istanbul-log-ruby-gained = { $player } takes a ruby from the { istanbul-place } and has { istanbul-count-rubies }.
istanbul-log-mosque-tile = { $player } takes the { istanbul-good } tile.
istanbul-log-tavern-straight_line = { $player } takes the tavern tile “straight line”.
istanbul-log-tavern-free_figures = { $player } takes the tavern tile “free figures”.
istanbul-log-barrier-moved = { $player } puts the barrier between { $place1 } and { $place2 } and controls it.
istanbul-log-rolled = { $player } rolls { $first } and { $second }: { $sum }.
istanbul-log-die-turned = { $player } turns a die: { $first } and { $second }, { $sum }.
istanbul-log-rolled-one = { $player } rolls { $number }.
istanbul-log-announced = { $player } announces { $number }.
istanbul-log-sold = { $number ->
    [one] { $player } sells 1 good at the { istanbul-place } for { istanbul-count-lira }.
   *[other] { $player } sells { $number } goods at the { istanbul-place } for { istanbul-count-lira }.
}
istanbul-log-card-drawn = { $player } draws a bonus card.
istanbul-log-card-drawn-known = { $player } draws “{ $card }”.
istanbul-log-card-taken = { $player } takes “{ $card }” from the discard pile.
istanbul-log-card-played = { $player } plays “{ $card }”.
istanbul-log-card-copied = { $player } plays “{ $card }” as “{ $copied }”.
istanbul-log-card-discarded = { $player } discards “{ $card }”.
istanbul-log-no-card-left = No bonus card is left for { $player }.
istanbul-log-guild-drawn = { $player } draws a guild card.
istanbul-log-guild-drawn-known = { $player } draws the guild card “{ $card }”.
istanbul-log-guild-taken = { $player } takes the guild card “{ $card }” from the discard pile.
istanbul-log-guild-played = { $player } plays the guild card “{ $card }”.
istanbul-log-guild-discarded = { $player } discards the guild card “{ $card }”.
istanbul-log-no-guild-card-left = No guild card is left for { $player }.
istanbul-log-letter-received = { $player } receives a letter to the { istanbul-place }.
istanbul-log-letter-delivered = { $player } delivers a letter at the { istanbul-place }.
istanbul-log-letter-discarded = { $player } discards a letter to the { istanbul-place }.
istanbul-log-letter-discarded-delivered = { $player } discards a delivered letter to the { istanbul-place }.
istanbul-log-no-letter-left = No letter is left for { $player }.
istanbul-log-caught = { $player } catches the family member of { $other }.
istanbul-log-figure-used = { $player } uses the { istanbul-figure }.
istanbul-log-figure-summoned = { $player } calls the { istanbul-figure } to the { istanbul-place }.
istanbul-log-kiosk-chosen = { $player } takes the kiosk tile “{ $tile }”.
istanbul-log-kiosk-left = { $player } leaves the kiosk tile “{ $tile }” unused.
istanbul-log-bid = { $player } bids { istanbul-count-lira }.
istanbul-log-bid-passed = { $player } passes.
istanbul-log-auction-won = { $player } wins the auction with { istanbul-count-lira }.
istanbul-log-double-move = { $player } takes an additional turn.
istanbul-log-end-triggered = { $player } has { istanbul-count-rubies }: this is the last round.

## Refusals

istanbul-refusal-not-now = That is a move for another moment; another question is asked now.
istanbul-refusal-no-such-place = The bazaar of this game has no place { $number }.
istanbul-refusal-own-place = Your merchant stands there; he has to move.
istanbul-refusal-toll = Your way crosses the barrier, which costs { istanbul-count-lira }.
istanbul-refusal-three-or-four = The { istanbul-place } is not 3 or 4 places away.
istanbul-refusal-too-far = The { istanbul-place } is not 1 or 2 places away.
istanbul-refusal-no-companion = There are companions only with Letters & Seals.
istanbul-refusal-stride = With this card the companion moves exactly 2 places.
istanbul-refusal-companion-not-on-board = Your companion is not on the board.
istanbul-refusal-companion-one-place = The companion moves 1 place.
istanbul-refusal-companion-at-start = The companion is placed at the start of your turn.
istanbul-refusal-companion-not-at-hand = Your companion is not in your supply.
istanbul-refusal-no-assistant-here = None of your assistants is at the { istanbul-place }.
istanbul-refusal-assistant-here = One of your assistants is at the { istanbul-place }: you can pick it up.
istanbul-refusal-no-assistant-left = There is no assistant under your merchant.
istanbul-refusal-no-assistant-there = None of your assistants is at place { $number }.
istanbul-refusal-no-assistant-out = All your assistants are with your merchant.
istanbul-refusal-price = That costs { istanbul-count-lira }; you have { $own }.
istanbul-refusal-coffee-price = That costs { istanbul-count-coffee }; you have { $own }.
istanbul-refusal-earlier-phase-first = First you move, leave an assistant and pay; then you act.
istanbul-refusal-action-once = You have had your action of this turn.
istanbul-refusal-not-at-barrier = Place { $number } does not lie at the barrier.
istanbul-refusal-family-elsewhere = The family member goes to another place.
istanbul-refusal-family-step = With this card the family member moves to an adjacent place, neither from nor to the Police Station.
istanbul-refusal-family-away = Your family member is not at the Police Station.
istanbul-refusal-no-going-back = Choose in order: that comes before what you have chosen.
istanbul-refusal-assistant-chosen = You have chosen this assistant already.
istanbul-refusal-no-more-of-these = Here you choose { $number } and no more.
istanbul-refusal-no-coffee = There is no coffee in this game, or none is meant here.
istanbul-refusal-black-market-goods = The Black Market gives fabric, spice or fruit.
istanbul-refusal-different-goods = The two goods are of different colours.
istanbul-refusal-good-missing = You have no { istanbul-good }.
istanbul-refusal-palace-goods = You need your { istanbul-good } for another space, or it comes too early.
istanbul-refusal-not-demanded = No more { istanbul-good } is in demand.
istanbul-refusal-sale-full = You sell at most { istanbul-count-goods }.
istanbul-refusal-nothing-demanded = You have nothing that is in demand.
istanbul-refusal-other-mosque = The { istanbul-good } tiles are at the { istanbul-place }.
istanbul-refusal-tiles-owned = You have both tiles of this mosque.
istanbul-refusal-mosque-nothing = You have too few goods for the tiles of this mosque.
istanbul-refusal-fabric-tile = Only the fabric tile turns a die or rolls again, after a roll at 8 or 9.
istanbul-refusal-extensions = You have all three extensions.
istanbul-refusal-palace-price = The ruby costs { $number ->
    [one] { $number } good
   *[other] { $number } goods
}, as the spaces of the track show; you have not all of them.
istanbul-refusal-no-ruby = No ruby is left there.
istanbul-refusal-nothing-to-exchange = You have nothing to exchange.
istanbul-refusal-tavern-nothing = You can pay for nothing at the Tavern, or are there already.
istanbul-refusal-seals = You need { istanbul-count-seals }; your letters show { $own }.
istanbul-refusal-same-edge = The barrier lies there; it has to move.
istanbul-refusal-no-edge = The barrier lies between two adjacent places.
istanbul-refusal-tavern-tile-owned = You have such a tavern tile already.
istanbul-refusal-tavern-stack-empty = No such tavern tile is left.
istanbul-refusal-baksheesh = You cannot pay the coffee and the goods of the baksheesh tile.
istanbul-refusal-own-family = Your own family member is not caught.
istanbul-refusal-no-encounters = In this turn you meet nobody.
istanbul-refusal-at-police-station = At the Police Station nobody is caught.
istanbul-refusal-family-not-here = The family member of { $player } is not here.
istanbul-refusal-figure-not-in-game = The { istanbul-figure } is not in this game.
istanbul-refusal-figure-elsewhere = The { istanbul-figure } is at the { istanbul-place }.
istanbul-refusal-figure-met = You have met the { istanbul-figure } in this turn.
istanbul-refusal-figure-price = You could not pay the { istanbul-figure }.
istanbul-refusal-exchange-once = Each exchange is made once.
istanbul-refusal-no-letters = There are letters only with Letters & Seals.
istanbul-refusal-one-double-move = You have had your additional turn of this round.
istanbul-refusal-catch-first = Catch the family members here first.
istanbul-refusal-tile-chosen = This tile has been chosen.
istanbul-refusal-tile-not-there = This tile is not laid out.
istanbul-refusal-option-unpaid = You cannot pay what the tile asks for, or have no use of it.
istanbul-refusal-letter-missing = You have no such letter to place { $number }.
istanbul-refusal-letter-superfluous = The payment would be enough without this letter, or it comes too early.
istanbul-refusal-follow-another = You follow the merchant of another player to another place.
istanbul-refusal-bid = Bid at least { $least } Lira; you have { $own }.
istanbul-refusal-must-open = Who has Lira opens the auction.
istanbul-refusal-not-complete = The choice is not complete.
istanbul-refusal-card-own-turn = Cards are played in your own turn.
istanbul-refusal-card-not-in-hand = You have no “{ $card }” in your hand.
istanbul-refusal-card-not-now = “{ $card }” cannot be played now.
istanbul-refusal-card-in-movement = “{ $card }” is played before you move.
istanbul-refusal-card-not-within-action = “{ $card }” is not played within an action or an encounter.
istanbul-refusal-repeat-after-action = “{ $card }” is played after the action it repeats.
istanbul-refusal-nothing-to-copy = There is no card to copy.
istanbul-refusal-no-guild-cards = There are guild cards only with Mocha & Baksheesh.
istanbul-refusal-tile-own-turn = The fruit tile is used in your own turn, before or after a decision.
istanbul-refusal-tile-missing = You do not have the fruit tile.
istanbul-refusal-tile-once = You have used the fruit tile in this turn.

## Standing orders

istanbul-order-auction = bids in auctions
istanbul-order-auction-about = Another player auctions bonus cards and you can bid more than the highest bid, once: do you bid one Lira more, as long as that is not above your ceiling? Otherwise you pass.
istanbul-order-auction-number = { $number ->
    [0] always pass
   *[other] one Lira more, up to { $number } Lira
}
istanbul-order-kiosk = kiosk tiles
istanbul-order-kiosk-about = In another player’s turn you choose a kiosk tile: which do you take? The one that brings most of the first thing on your list that any tile surely brings for nothing; if none brings any of it, you are asked.
istanbul-order-kiosk-fabric = fabric
istanbul-order-kiosk-spice = spice
istanbul-order-kiosk-fruit = fruit
istanbul-order-kiosk-jewelry = jewelry
istanbul-order-kiosk-coffee = coffee
istanbul-order-kiosk-lira = Lira
istanbul-order-kiosk-card = bonus cards

## Ties at the end: what decides

istanbul-tie-lira = more Lira wins
istanbul-tie-goods = more goods win
istanbul-tie-cards = more bonus cards win
