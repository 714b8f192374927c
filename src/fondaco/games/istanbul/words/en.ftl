### Istanbul: names. What is asked, done, refused and told stands in en.play.ftl, the rules in en.rules.ftl.
### $place is the number of a place, $good and $figure are keys of the box (fabric, governor): grammar needs to know
### which one it is.

## Places

istanbul-place = { $place ->
    [1] Wainwright
    [2] Fabric Warehouse
    [3] Spice Warehouse
    [4] Fruit Warehouse
    [5] Post Office
    [6] Caravansary
    [7] Fountain
    [8] Black Market
    [9] Tea House
    [10] Large Market
    [11] Small Market
    [12] Police Station
    [13] Sultan’s Palace
    [14] Small Mosque
    [15] Great Mosque
    [16] Gemstone Dealer
    [17] Roasting Plant
    [18] Guild Hall
    [19] Tavern
    [20] Coffee House
    [21] Embassy
    [22] Kiosk
    [23] Auction House
    [24] Secret Society
    [25] Catacombs
   *[other] place { $place }
}

## Goods, coffee, pieces

istanbul-good = { $good ->
    [fabric] fabric
    [spice] spice
    [fruit] fruit
    [jewelry] jewelry
    [coffee] coffee
   *[other] { $good }
}
istanbul-figure = { $figure ->
    [governor] Governor
    [smuggler] Smuggler
    [coffee_trader] Coffee Trader
    [courier] Courier
   *[other] { $figure }
}
istanbul-box-base = Istanbul
istanbul-box-mocha = Mocha & Baksheesh
istanbul-box-letters = Letters & Seals
istanbul-box-grand_bazaar = Grand Bazaar
istanbul-label-reconstructed = with reconstructed cards

## Quantities

istanbul-count-lira = { $lira } Lira
istanbul-count-rubies = { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
istanbul-count-coffee = { $coffee } coffee
istanbul-count-seals = { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
istanbul-demand = { $fabric } fabric, { $spice } spice, { $fruit } fruit, { $jewelry } jewelry

## Bonus cards

istanbul-card-gain_good = One good
istanbul-card-gain_good-effect = Take 1 good of your choice.
istanbul-card-gain_5_lira = Five Lira
istanbul-card-gain_5_lira-effect = Take 5 Lira.
istanbul-card-repeat_sultan = Sultan’s Palace twice
istanbul-card-repeat_sultan-effect = Carry out the action of the Sultan’s Palace once more.
istanbul-card-repeat_post_office = Post Office twice
istanbul-card-repeat_post_office-effect = Carry out the action of the Post Office once more.
istanbul-card-repeat_gemstone = Gemstone Dealer twice
istanbul-card-repeat_gemstone-effect = Carry out the action of the Gemstone Dealer once more.
istanbul-card-return_family = Family member home
istanbul-card-return_family-effect = Your family member returns to the Police Station; take 3 Lira or 1 bonus card.
istanbul-card-move_0 = Stay
istanbul-card-move_0-effect = Your merchant does not move.
istanbul-card-move_3_4 = Three or four places
istanbul-card-move_3_4-effect = Your merchant moves 3 or 4 places.
istanbul-card-return_assistant = One assistant back
istanbul-card-return_assistant-effect = Return 1 assistant to your merchant.
istanbul-card-small_market_any = Any goods
istanbul-card-small_market_any-effect = At the Small Market sell goods of any colours.
istanbul-card-repeat_wainwright = Wainwright twice
istanbul-card-repeat_wainwright-effect = Carry out the action of the Wainwright once more.
istanbul-card-repeat_coffee_house = Coffee House twice
istanbul-card-repeat_coffee_house-effect = Carry out the action of the Coffee House once more.
istanbul-card-gain_2_coffee = Two coffee
istanbul-card-gain_2_coffee-effect = Take 2 coffee.
istanbul-card-gain_guild_card = Guild card
istanbul-card-gain_guild_card-effect = Draw 1 guild card.
istanbul-card-sell_coffee = Coffee for Lira
istanbul-card-sell_coffee-effect = Pay 1 coffee and take 5 Lira.
istanbul-card-call_coffee_trader = Call the Coffee Trader
istanbul-card-call_coffee_trader-effect = Use the Coffee Trader, wherever he is.
istanbul-card-move_barrier = Move the barrier
istanbul-card-move_barrier-effect = Move the barrier, without an action.
istanbul-card-any_warehouse = Any warehouse
istanbul-card-any_warehouse-effect = Carry out the action of another warehouse instead.
istanbul-card-gain_letter = Letter
istanbul-card-gain_letter-effect = Take 1 letter.
istanbul-card-dice_reward = Dice
istanbul-card-dice_reward-effect = Roll two dice and take the reward for their sum.
istanbul-card-good_for_7_lira = Good for seven Lira
istanbul-card-good_for_7_lira-effect = Pay 1 good (or coffee) and take 7 Lira.
istanbul-card-printed_good_and_3_lira_fabric = Fabric and three Lira
istanbul-card-printed_good_and_3_lira_fabric-effect = Take 1 fabric and 3 Lira.
istanbul-card-printed_good_and_3_lira_spice = Spice and three Lira
istanbul-card-printed_good_and_3_lira_spice-effect = Take 1 spice and 3 Lira.
istanbul-card-printed_good_and_3_lira_fruit = Fruit and three Lira
istanbul-card-printed_good_and_3_lira_fruit-effect = Take 1 fruit and 3 Lira.
istanbul-card-printed_good_and_3_lira_jewelry = Jewelry and three Lira
istanbul-card-printed_good_and_3_lira_jewelry-effect = Take 1 jewelry and 3 Lira.
istanbul-card-copy_discard = Copy
istanbul-card-copy_discard-effect = Use the bonus card on top of the discard pile.
istanbul-card-family_step = Family member’s step
istanbul-card-family_step-effect = Move your family member to an adjacent place and act there; this is your whole turn.
istanbul-card-follow_merchant = Follow a merchant
istanbul-card-follow_merchant-effect = Move to the place of another merchant, who is not paid.
istanbul-card-companion_two = Companion’s stride
istanbul-card-companion_two-effect = Your companion moves 2 places.
istanbul-card-use_figure = Use a figure
istanbul-card-use_figure-effect = Use a figure, wherever it is.
istanbul-card-repeat_mosque = Mosque again
istanbul-card-repeat_mosque-effect = Carry out the action of the mosque once more.
istanbul-card-repeat_secret_society = Secret Society again
istanbul-card-repeat_secret_society-effect = Carry out the action of the Secret Society once more.
istanbul-card-anywhere_for_3_lira = Anywhere
istanbul-card-anywhere_for_3_lira-effect = Pay 3 Lira and move to any place.

## Guild cards

istanbul-guild-two_goods = Two goods
istanbul-guild-two_goods-effect = Take 2 goods of different colours.
istanbul-guild-seven_lira = Seven Lira
istanbul-guild-seven_lira-effect = Take 7 Lira.
istanbul-guild-three_coffee = Three coffee
istanbul-guild-three_coffee-effect = Take 3 coffee.
istanbul-guild-two_assistants = Two assistants
istanbul-guild-two_assistants-effect = Return up to 2 assistants to your merchant.
istanbul-guild-summon_figure = Summon
istanbul-guild-summon_figure-effect = Put a figure on the place of your merchant.
istanbul-guild-safe_conduct = Safe conduct
istanbul-guild-safe_conduct-effect = In this turn you pay no other merchants and no toll.
istanbul-guild-family_errand = Family errand
istanbul-guild-family_errand-effect = Move your family member to any place but the Police Station and act there.
istanbul-guild-second_sale = Second sale
istanbul-guild-second_sale-effect = Carry out the action of the market once more.
istanbul-guild-cheap_extension = Cheap extension
istanbul-guild-cheap_extension-effect = The extension costs 4 Lira.
istanbul-guild-assistant_errand = Assistant’s errand
istanbul-guild-assistant_errand-effect = Act at a place where one of your assistants stands instead.

## Kiosk tiles and their ways

istanbul-kiosk-k01 = 1 fruit and 1 Lira
istanbul-kiosk-k02 = 1 spice and 1 Lira
istanbul-kiosk-k03 = 1 fabric and 1 Lira
istanbul-kiosk-k04 = 2 fruit
istanbul-kiosk-k05 = 2 spice
istanbul-kiosk-k06 = 2 fabric
istanbul-kiosk-k07 = 1 fruit
istanbul-kiosk-k08 = 1 spice
istanbul-kiosk-k09 = 1 fabric
istanbul-kiosk-k10 = 1 jewelry
istanbul-kiosk-k11 = 1 bonus card
istanbul-kiosk-k12 = 2 Lira
istanbul-kiosk-k13 = 1 coffee or 2 Lira
istanbul-kiosk-k13-option-1 = take 1 coffee
istanbul-kiosk-k13-option-2 = take 2 Lira
istanbul-kiosk-k14 = 1 coffee or 3 Lira
istanbul-kiosk-k14-option-1 = take 1 coffee
istanbul-kiosk-k14-option-2 = take 3 Lira
istanbul-kiosk-k15 = your companion into your own supply
istanbul-kiosk-k16 = as many Lira as a die shows
istanbul-kiosk-k17 = an extension for 10 Lira
istanbul-kiosk-k17-option-1 = pay 10 Lira, take an extension
istanbul-kiosk-k18 = an extension for one good of each colour
istanbul-kiosk-k18-option-1 = pay one good of each colour, take an extension
istanbul-kiosk-k19 = your merchant to the Fountain
istanbul-kiosk-k20 = a good for a letter, or a letter for a good
istanbul-kiosk-k20-option-1 = pay a good, take a letter
istanbul-kiosk-k20-option-2 = discard a letter, take a good
istanbul-kiosk-k21 = a bonus card for a letter, or a letter for a bonus card
istanbul-kiosk-k21-option-1 = discard a bonus card, take a letter
istanbul-kiosk-k21-option-2 = discard a letter, take a bonus card
istanbul-kiosk-k22 = 2 Lira for a letter, or a letter for 3 Lira
istanbul-kiosk-k22-option-1 = pay 2 Lira, take a letter
istanbul-kiosk-k22-option-2 = discard a letter, take 3 Lira
istanbul-kiosk-k23 = 2 Lira for a good, or a good for 3 Lira
istanbul-kiosk-k23-option-1 = pay 2 Lira, take a good
istanbul-kiosk-k23-option-2 = pay a good, take 3 Lira
istanbul-kiosk-k24 = 2 Lira for a bonus card, or a bonus card for 3 Lira
istanbul-kiosk-k24-option-1 = pay 2 Lira, take a bonus card
istanbul-kiosk-k24-option-2 = discard a bonus card, take 3 Lira

## Players by their colour

istanbul-seat-red = Red
istanbul-seat-blue = Blue
istanbul-seat-green = Green
istanbul-seat-yellow = Yellow
istanbul-seat-white = White

## Places and tiles within a sentence

istanbul-to-place = to the { istanbul-place }
istanbul-at-place = at the { istanbul-place }
istanbul-of-place = of the { istanbul-place }
istanbul-mosque-tile = { istanbul-good } tile

## Further quantities

istanbul-count-good = { $number } { istanbul-good }
istanbul-count-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
istanbul-count-assistants = { $assistants ->
    [one] { $assistants } assistant
   *[other] { $assistants } assistants
}
istanbul-count-cards = { $cards ->
    [one] { $cards } bonus card
   *[other] { $cards } bonus cards
}
istanbul-count-guild-cards = { $cards ->
    [one] { $cards } guild card
   *[other] { $cards } guild cards
}
istanbul-count-letters = { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}
istanbul-count-extensions = { $extensions ->
    [one] { $extensions } extension
   *[other] { $extensions } extensions
}

## Mosque tiles and tavern tiles

istanbul-mosque-fabric-effect = After a roll at the Black Market or the Tea House: turn one die to 4, or roll both dice again, once.
istanbul-mosque-spice-effect = With the action of a warehouse: pay 2 Lira for 1 more good of any colour, once per action.
istanbul-mosque-jewelry-effect = At once: put the fifth assistant under your merchant.
istanbul-mosque-fruit-effect = Once per turn: pay 2 Lira to return 1 assistant to your merchant.
istanbul-tavern-straight_line = Straight line
istanbul-tavern-straight_line-effect = Your merchant moves any number of places in one straight line instead of 1 or 2.
istanbul-tavern-free_figures = Free figures
istanbul-tavern-free_figures-effect = Figures cost 0 instead of 2 Lira.

## Layouts

istanbul-layout-short_paths = Short paths
istanbul-layout-long_paths = Long paths
istanbul-layout-in_order = In order

## Further words of the glossary

istanbul-word-place = Place
istanbul-word-merchant = Merchant
istanbul-word-assistant = Assistant
istanbul-word-family_member = Family member
istanbul-word-wheelbarrow = Wheelbarrow
istanbul-word-extension = Wheelbarrow extension
istanbul-word-ruby = Ruby
istanbul-word-lira = Lira
istanbul-word-bonus_card = Bonus card
istanbul-word-mosque_tile = Mosque tile
istanbul-word-demand_tile = Demand tile
istanbul-word-mail_indicator = Mail indicator
istanbul-word-neutral_merchant = Neutral merchant
istanbul-word-guild_card = Guild card
istanbul-word-tavern_tile = Tavern tile
istanbul-word-baksheesh_tile = Baksheesh tile
istanbul-word-barrier = Barrier
istanbul-word-barrier_control = Barrier control tile
istanbul-word-letter = Letter
istanbul-word-seal = Seal
istanbul-word-companion = Companion
istanbul-word-kiosk_tile = Kiosk tile
istanbul-word-double_move = Double move
istanbul-word-encounter = Encounter

## Headings of the board that any game has, by the fields of its view

istanbul-field-any = any good
istanbul-field-assistants = Assistants
istanbul-field-auction = Auction
istanbul-field-available = Action possible
istanbul-field-barrier_holder = Holder of the barrier
istanbul-field-bid = Bid
istanbul-field-bidder = Bidder
istanbul-field-box = Game
istanbul-field-capacity = Room for each good
istanbul-field-cards = Bonus cards
istanbul-field-companion_reach = In the Companion’s reach
istanbul-field-companions = Companions
istanbul-field-cost = Cost
istanbul-field-delivered = Delivered
istanbul-field-dice = Dice
istanbul-field-discarded_letters = Discarded letters
istanbul-field-doubled = Double move used
istanbul-field-extensions = Extensions
istanbul-field-families = Family members
istanbul-field-figure_prices = Prices of the figures
istanbul-field-figures = Figures
istanbul-field-gives = Gives
istanbul-field-guild_cards = Guild cards
istanbul-field-guild_deck = Guild cards in the deck
istanbul-field-guild_discard = Discarded guild cards
istanbul-field-guild_hand = Guild cards in hand
istanbul-field-hand = Bonus cards in hand
istanbul-field-kiosk_discard = Discarded kiosk tiles
istanbul-field-kiosk_open = Kiosk tiles laid out
istanbul-field-kiosk_pile = Kiosk tiles in the piles
istanbul-field-known_cards = Known bonus cards
istanbul-field-known_guild_cards = Known guild cards
istanbul-field-last_round = Last round
istanbul-field-left = Tiles left
istanbul-field-letters = Letters
istanbul-field-mail = Mail indicators below
istanbul-field-merchants = Merchants
istanbul-field-met = Met in this turn
istanbul-field-mosque_tiles = Mosque tiles
istanbul-field-neutrals = Neutral merchants
istanbul-field-next_demands = Next demand tiles
istanbul-field-payment = To pay on arrival
istanbul-field-places = Places
istanbul-field-price = Price
istanbul-field-prices = Proceeds
istanbul-field-rank_lira = Lira by rank
istanbul-field-reach = In the Merchant’s reach
istanbul-field-reconstructed_parts = Reconstructed parts
istanbul-field-round_limit = Limit of rounds
istanbul-field-rubies = Rubies
istanbul-field-seals = Seals
istanbul-field-stack = Assistants under the Merchant
istanbul-field-stacks = Mosque tiles
istanbul-field-target = Rubies that end the game
istanbul-field-tavern_tiles = Tavern tiles
istanbul-field-top = Goods asked for
istanbul-field-track = Ruby track
istanbul-field-unseen_guild = Guild cards not seen yet
