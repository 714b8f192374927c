### What is asked, done, refused and told at a table of Al Rashid.
### $item, $given, $taken, $piece, $palace, $colour and $actions are keys of the box (wood, pasha, spies, red), not
### names: grammar needs to know which one it is. $player, $owner, $area, $start, $end, $office, $effect, $crisis, $items,
### $tiles and $tile arrive as words.

## Phrases of the sentences below

al-rashid-a-piece = { $piece ->
    [pasha] a Pasha
    [merchant] a Merchant
   *[sage] a Sage
}
al-rashid-the-piece = { $piece ->
    [pasha] Pasha
    [merchant] Merchant
   *[sage] Sage
}
al-rashid-item = { $item ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
    [silk] { al-rashid-good-silk }
   *[letter] letter
}
al-rashid-given = { $given ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-taken = { $taken ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-some = { $item ->
    [letter] { $number ->
        [one] { $number } letter
       *[other] { $number } letters
    }
   *[other] { $number } { al-rashid-item }
}
al-rashid-of-colour = { $colour ->
    [red] { al-rashid-colour-red }
   *[blue] { al-rashid-colour-blue }
}
al-rashid-tile = { al-rashid-of-colour } { $value }
al-rashid-count-gold = { $gold } gold
al-rashid-count-letters = { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}
al-rashid-count-items = { $items ->
    [one] { $items } item
   *[other] { $items } items
}
al-rashid-count-tokens = { $tokens ->
    [one] { $tokens } dishonour token
   *[other] { $tokens } dishonour tokens
}
# What something costs, after it and only if it is not 0.
al-rashid-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ al-rashid-count-gold })
}
al-rashid-and-tokens = { $tokens ->
    [0] { "" }
   *[other] { ", " }and take { al-rashid-count-tokens }
}
al-rashid-enemies = { $colour ->
    [red] bandits
   *[blue] pirates
}
al-rashid-corporation = { $palace ->
    [spies] Spies
    [military] Military
    [scholars] Scholars
    [merchants] Merchants
    [politicians] Politicians
   *[al_rashid] Al-Rashid
}

## Prompts for the one who is asked

al-rashid-ask-start-tile = Draw your first mercenary tile: red or blue?
al-rashid-ask-place = Place a piece.
al-rashid-ask-activate = Activate an office before you choose the area?
al-rashid-ask-area = Which area is resolved?
al-rashid-ask-second-area = Which second area is resolved?
al-rashid-ask-battle = { $area } is held by mercenaries: fight or retreat?
al-rashid-ask-trade = { $area }: take up to { al-rashid-count-items }.
al-rashid-ask-visit = { $area }, position { $position }: which actions?
al-rashid-ask-spy = A spy move: look, move a piece, or give it up.
al-rashid-ask-keep-or-bury = Does the crisis card stay on top of the deck?
al-rashid-ask-look-at = { $number ->
    [one] Which territory do you look at?
   *[other] Which territories do you look at? Up to { $number }.
}
al-rashid-ask-move-tile = Which mercenary tile is moved?
al-rashid-ask-tile-to = Where does the tile go?
al-rashid-ask-move-piece = Which of your pieces is moved?
al-rashid-ask-piece-to = Where does the { al-rashid-the-piece } from { $area } go?
al-rashid-ask-tile-colour = { $number ->
    [one] Which colour do you draw?
   *[other] Which colours do you draw? { $number } tiles in all.
}
al-rashid-ask-gain-good = { $number ->
    [one] Which good do you take?
   *[other] Which goods do you take? { $number } in all.
}
al-rashid-ask-exchange = Which good do you exchange for which?
al-rashid-ask-remove-sage = Whose Sage goes back?
al-rashid-ask-fight-with = Which tiles do you discard?
al-rashid-ask-trade-more = What else do you take? Up to { al-rashid-count-items } more.
al-rashid-ask-trade-full = You cannot take more than that.
al-rashid-ask-visit-office = Which office?
al-rashid-ask-visit-letters = “{ $office }” costs { al-rashid-count-gold }: how many letters do you use?
al-rashid-ask-visit-favour = Whose favour?
al-rashid-ask-visit-given = Which good do you give?
al-rashid-ask-visit-mix = { $tiles ->
    [one] You draw { $tiles } mercenary tile: of which colour?
   *[other] You draw { $tiles } mercenary tiles: of which colours?
}
al-rashid-ask-visit-colour = Which colour is the tile of the favour?
al-rashid-ask-visit-taken = Which good do you take in exchange?
al-rashid-ask-visit-good = Which good does Al-Rashid give you?
al-rashid-ask-visit-payment = You owe { al-rashid-count-gold }: how much { al-rashid-item } do you give?

## Prompts for the others

al-rashid-wait-start-tile = { $player } draws a first mercenary tile.
al-rashid-wait-place = { $player } places a piece.
al-rashid-wait-activate = { $player } may activate an office.
al-rashid-wait-area = { $player } chooses an area.
al-rashid-wait-second-area = { $player } chooses a second area.
al-rashid-wait-battle = { $player } decides about the battle: { $area }.
al-rashid-wait-trade = { $player } trades, up to { al-rashid-count-items }: { $area }.
al-rashid-wait-visit = { $player } visits at position { $position }: { $area }.
al-rashid-wait-spy = { $player } makes a spy move.
al-rashid-wait-keep-or-bury = { $player } looks at the top crisis card.
al-rashid-prompt-chance-play-order = The play order is being drawn.
al-rashid-prompt-chance-tile = A mercenary tile is being drawn.
al-rashid-prompt-chance-black-card = The first crisis is being drawn.
al-rashid-prompt-chance-crisis-card = A crisis card is being drawn.
al-rashid-prompt-over = The game is over.

## Moves

al-rashid-move-colour = a { al-rashid-of-colour } tile
al-rashid-pick-colour = { al-rashid-of-colour } tile
al-rashid-move-place = { al-rashid-the-piece }: { $area }
al-rashid-move-activate = “{ $office }” – { $effect }
al-rashid-move-no-activation = activate no office
al-rashid-move-resolve = resolve: { $area }
al-rashid-move-resolve-hidden = resolve: { $area } (hidden tiles are turned up)
al-rashid-move-fight = fight
al-rashid-move-retreat = retreat
al-rashid-move-discard = { al-rashid-tile }
al-rashid-move-take-all = all { al-rashid-item } ({ $number })
al-rashid-move-take = 1 { al-rashid-item }
al-rashid-move-take-nothing = take nothing
al-rashid-visit-service = the service ({ $palace ->
    [spies] { $number ->
        [one] { $number } spy move
       *[other] { $number } spy moves
    }
    [military] { $number ->
        [one] { $number } mercenary tile
       *[other] { $number } mercenary tiles
    }
    [scholars] a Sage
    [merchants] a Merchant
    [politicians] a Pasha
   *[al_rashid] the play order
})
al-rashid-visit-favour = the favour ({ $palace ->
    [spies] another corporation’s
    [military] 1 mercenary tile for a good
    [scholars] 1 letter
    [merchants] 1 good for another
   *[politicians] 1 influence token
})
al-rashid-visit-price = { $gold ->
    [0] { "" }
   *[other] { ", " }{ $least ->
        [yes] from { al-rashid-count-gold }
       *[no] { al-rashid-count-gold }
    }
}
al-rashid-move-visit = { $actions ->
    [service] { al-rashid-visit-service }
    [office] an office
    [favour] { al-rashid-visit-favour }
    [service-office] { al-rashid-visit-service } and an office
    [service-favour] { al-rashid-visit-service } and { al-rashid-visit-favour }
   *[office-favour] an office and { al-rashid-visit-favour }
}{ al-rashid-visit-price }{ al-rashid-and-tokens }
al-rashid-move-visit-nothing = no action{ al-rashid-and-tokens }
al-rashid-move-office = “{ $office }”{ al-rashid-minus-gold } – { $effect }
al-rashid-move-letters = { al-rashid-count-letters }, { al-rashid-count-gold } left to pay
al-rashid-move-favour = the favour of the { al-rashid-corporation }{ al-rashid-minus-gold }
al-rashid-move-give = give 1 { al-rashid-item }
al-rashid-move-mix = { $red ->
    [0] { $blue } blue
   *[other] { $blue ->
        [0] { $red } red
       *[other] { $red } red and { $blue } blue
    }
}
al-rashid-move-gain = 1 { al-rashid-item } from the supply
al-rashid-move-pay = { $number } { al-rashid-item }
al-rashid-move-look = look: { $area }
al-rashid-move-move-piece = move the { al-rashid-the-piece }: { $area }
al-rashid-move-tile-up = tile { $number } on { $area }: { al-rashid-tile }
al-rashid-move-tile-seen = tile { $number } on { $area }: { al-rashid-tile }, face down, as you saw
al-rashid-move-tile-down = tile { $number } on { $area }: { al-rashid-of-colour }, face down
al-rashid-move-go-to = to { $area }
al-rashid-move-exchange = { al-rashid-given } for { al-rashid-taken }
al-rashid-move-remove-sage = a Sage of { $player }: { $area }
al-rashid-move-keep = leave the card on top
al-rashid-move-bury = put the card at the bottom
al-rashid-move-give-up = give the spy move up
al-rashid-move-stop = no more

## Log

al-rashid-log-play-order = The play order is { $players }.
al-rashid-log-new-order = The play order is now { $players }.
al-rashid-log-start-goods = { $player } starts with { $items }.
al-rashid-log-tile-drawn = { $player } draws a { al-rashid-of-colour } tile.
al-rashid-log-tile-drawn-known = { $player } draws a { al-rashid-of-colour } tile: { $value }.
al-rashid-log-pile-refilled = { $tiles ->
    [one] The { al-rashid-of-colour } pile is made anew from { $tiles } discarded tile.
   *[other] The { al-rashid-of-colour } pile is made anew from { $tiles } discarded tiles.
}
al-rashid-log-crisis = Crisis: { $crisis }.
al-rashid-log-tile-placed = A { al-rashid-of-colour } tile comes to { $area }.
al-rashid-log-turn-begun = Turn { $turn } begins.
al-rashid-log-placed = { $player } places { al-rashid-a-piece }: { $area }.
al-rashid-log-resolution-begun = All pieces are placed; the areas are resolved.
al-rashid-log-activated = { $player } activates “{ $office }”.
al-rashid-log-area-chosen = { $player } chooses an area: { $area }.
al-rashid-log-ranked = { $player } acts at position { $position } with dominance { $dominance }.
al-rashid-log-not-acting = { $player } has only dominance { $dominance } and does not act.
al-rashid-log-tiles-revealed = Turned up: { $area } is held by { $tiles }.
al-rashid-log-fought = { $player } fights with { $tiles }.
al-rashid-log-beaten = { $player } beats the { al-rashid-enemies }: { $own } against { $enemy }.
al-rashid-log-not-beaten = { $player } does not beat the { al-rashid-enemies }: { $own } against { $enemy }.
al-rashid-log-battle-won = { $player } wins the battle: { $area }.
al-rashid-log-battle-lost = { $player } loses the battle: { $area }.
al-rashid-log-retreated = { $player } retreats: { $area }.
al-rashid-log-dishonour-retreat = { $player } takes { al-rashid-count-tokens } for the retreat.
al-rashid-log-dishonour-no-pasha = { $player } takes { al-rashid-count-tokens } for coming without a Pasha.
al-rashid-log-dishonour-no-primary = { $player } takes { al-rashid-count-tokens } for a visit without a primary action.
al-rashid-log-traded = { $player } takes { $items }: { $area }.
al-rashid-log-nothing-traded = { $player } takes nothing: { $area }.
al-rashid-log-paid = { $player } pays { al-rashid-count-gold } with { $items }.
al-rashid-log-letters-used = { $number ->
    [one] { $player } uses { $number } letter.
   *[other] { $player } uses { $number } letters.
}
al-rashid-log-good-given = { $player } gives 1 { al-rashid-item }.
al-rashid-log-office-taken = { $player } takes the office “{ $office }”.
al-rashid-log-piece-gained = { $player } adds { al-rashid-a-piece } to the family.
al-rashid-log-goods-gained = { $player } receives { $items }.
al-rashid-log-letters-gained = { $number ->
    [one] { $player } receives { $number } letter.
   *[other] { $player } receives { $number } letters.
}
al-rashid-log-influence-gained = { $number ->
    [one] { $player } receives { $number } influence token.
   *[other] { $player } receives { $number } influence tokens.
}
al-rashid-log-exchanged = { $player } exchanges { al-rashid-given } for { al-rashid-taken }.
al-rashid-log-order-asked = { $player } comes forward in the next play order.
al-rashid-log-spies-sent = { $player } will make spy moves.
al-rashid-log-no-action = { $player } performs no action: { $area }.
al-rashid-log-looked = { $player } looks at the hidden tiles: { $area }.
al-rashid-log-tile-seen = { $player } sees on { $area }: { $tile }.
al-rashid-log-piece-moved = { $player } moves { al-rashid-a-piece } from { $start } to { $end }.
al-rashid-log-gave-up = { $player } gives a spy move up.
al-rashid-log-tile-moved = { $player } moves a { al-rashid-of-colour } tile from { $start } to { $end }.
al-rashid-log-sage-removed = { $player } sends a Sage of { $owner } back: { $area }.
al-rashid-log-card-seen = { $player } looks at the top crisis card.
al-rashid-log-card-seen-known = { $player } looks at the top crisis card: { $crisis }.
al-rashid-log-card-kept = { $player } leaves it on top.
al-rashid-log-card-buried = { $player } puts it at the bottom.
al-rashid-log-dishonour-removed = { $number ->
    [one] { $player } returns { $number } dishonour token.
   *[other] { $player } returns { $number } dishonour tokens.
}
al-rashid-log-refilled = { $area } receives { $items }.
al-rashid-log-game-ended = The game is over.

## Refusals

al-rashid-refusal-placement-over = The placement phase is over; a new piece is placed in the next turn.
al-rashid-refusal-not-in-reserve = You have no { al-rashid-the-piece } in your reserve.
al-rashid-refusal-one-figure = You have a Pasha or Merchant there already: { $area }.
al-rashid-refusal-pasha-first = Your first piece there must be a Pasha: { $area }.
al-rashid-refusal-sages-only = Only Sages may be added there: { $area }.
al-rashid-refusal-office-before-area = An office is activated before the area is chosen, and only one in a move.
al-rashid-refusal-not-your-office = You do not hold “{ $office }”.
al-rashid-refusal-not-activated = “{ $office }” is not an office that is activated.
al-rashid-refusal-face-down = You have used “{ $office }” in this turn.
al-rashid-refusal-without-effect = “{ $office }” would change nothing now.
al-rashid-refusal-office-first = Say first whether you activate an office.
al-rashid-refusal-resolved = It has been resolved in this turn: { $area }.
al-rashid-refusal-nobody-there = There is no piece in it: { $area }.
al-rashid-refusal-no-battle = No battle awaits your decision.
al-rashid-refusal-fight-first = Say first that you fight.
al-rashid-refusal-no-such-enemy = No { al-rashid-of-colour } tile holds the territory.
al-rashid-refusal-no-such-tile = You have no further { al-rashid-tile }.
al-rashid-refusal-out-of-order = Choose in the order of the list; this would come before what you have chosen.
al-rashid-refusal-no-tiles-left = There is no further { al-rashid-of-colour } tile to draw.
al-rashid-refusal-looked-at = You have chosen this one already: { $area }.
al-rashid-refusal-too-many = You may choose only { $number } here.
al-rashid-refusal-too-few = Choose { $number } more.
al-rashid-refusal-all-or-items = You have begun to take single items.
al-rashid-refusal-first-takes-all = Only the first player may take all goods of one type.
al-rashid-refusal-not-there = { $area } has no { al-rashid-item } left.
al-rashid-refusal-no-piece-left = Your colour has no { al-rashid-the-piece } left.
al-rashid-refusal-no-office-there = There is no office for you: { $area }.
al-rashid-refusal-no-favour-there = There is no favour: { $area }.
al-rashid-refusal-favour-run-out = What the favour gives has run out: { $area }.
al-rashid-refusal-too-dear = You cannot pay that; your goods are worth { $wealth } gold.
al-rashid-refusal-actions-first = Say first which actions you perform.
al-rashid-refusal-office-elsewhere = “{ $office }” is not an office of this palace: { $area }.
al-rashid-refusal-office-held = You hold “{ $office }” already.
al-rashid-refusal-office-gone = “{ $office }” has been taken.
al-rashid-refusal-office-too-dear = “{ $office }” costs { al-rashid-count-gold }, more than you can pay in this visit.
al-rashid-refusal-letters-held = You have only { al-rashid-count-letters }.
al-rashid-refusal-letters-for-nothing = So many letters would be used for nothing.
al-rashid-refusal-letters-too-few = With so few letters you could not pay.
al-rashid-refusal-letters-for-offices = Letters lower the price of an office and nothing else.
al-rashid-refusal-not-through-spies = The Spies pass on the favour of the Military, the Scholars or the Merchants.
al-rashid-refusal-good-not-held = You have no further { al-rashid-item }.
al-rashid-refusal-rest-cannot-pay = Without it you could not pay { al-rashid-count-gold }.
al-rashid-refusal-mix = { $tiles ->
    [one] You draw { $tiles } tile, and no more of a colour than are left.
   *[other] You draw { $tiles } tiles, and no more of a colour than are left.
}
al-rashid-refusal-same-good = You cannot exchange { al-rashid-item } for the same.
al-rashid-refusal-other-rarity = This office does not give { al-rashid-item }.
al-rashid-refusal-goods-held = You have { $number } { al-rashid-item } to pay with.
al-rashid-refusal-not-minimal = With { $number } { al-rashid-item } no payment of { al-rashid-count-gold } is possible that needs every good.
al-rashid-refusal-nothing-hidden = No tile lies face down there: { $area }.
al-rashid-refusal-territories-only = Spies move pieces between territories only.
al-rashid-refusal-no-piece-there = You have no { al-rashid-the-piece } there: { $area }.
al-rashid-refusal-nowhere-to-go = The { al-rashid-the-piece } has nowhere to go.
al-rashid-refusal-no-tile-there = There is no such tile: { $area }.
al-rashid-refusal-same-tile = It cannot be moved, or looks the same as one that arrived before.
al-rashid-refusal-not-threatened = The tile cannot go there: { $area }.
al-rashid-refusal-same-area = It is there already: { $area }.
al-rashid-refusal-own-sage = It must be the Sage of another player.
al-rashid-refusal-no-sage-there = That player has no Sage there: { $area }.
al-rashid-refusal-not-now = That is a move for another moment; another question is asked now.

## Standing orders

al-rashid-order-battle = battles
al-rashid-order-battle-about = In another player’s move you stand first before mercenaries and could fight: do you retreat, with the dishonour that it brings?
al-rashid-order-battle-retreat = always retreat

## Ties at the end: what decides

al-rashid-tie-wealth = more wealth in gold wins
al-rashid-tie-order = the earlier in the play order wins
al-rashid-tie-turn = place { $n } in the play order
