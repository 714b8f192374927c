### Al Rashid: names and words of the game. What is said at the table stands in en.play.ftl.
### $item and $piece are keys of the box (wood, pasha), not names: grammar needs to know which one it is.

# A name that stands in the box file, where an owner may change it; every language shows its own.
al-rashid-from-box = { $en }
    .others = { $it } { $fr } { $de }

## Goods

al-rashid-good-wood = fine wood
al-rashid-good-pottery = pottery
al-rashid-good-metal = metal
al-rashid-good-spices = spices
al-rashid-good-silk = silk

## Pieces

al-rashid-piece-pasha = Pasha
al-rashid-piece-merchant = Merchant
al-rashid-piece-sage = Sage

## Palaces

al-rashid-palace-spies = Corporation of Spies
al-rashid-palace-military = Corporation of the Military
al-rashid-palace-scholars = Corporation of Scholars
al-rashid-palace-merchants = Corporation of Merchants
al-rashid-palace-politicians = Palace of the Politicians
al-rashid-palace-al_rashid = Palace of Al-Rashid

## Colours of mercenary tiles

al-rashid-colour-red = red
al-rashid-colour-blue = blue

## Players by their colour

al-rashid-seat-red = Red
al-rashid-seat-blue = Blue
al-rashid-seat-green = Green
al-rashid-seat-yellow = Yellow
al-rashid-seat-white = White

## Quantities

al-rashid-gold = { $n } gold
al-rashid-none = nothing
al-rashid-points = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}

## Further words of the glossary

al-rashid-word-letter = letter of recommendation
al-rashid-word-influence = political influence token
al-rashid-word-dishonour = dishonour token
al-rashid-word-enemy_red = bandits
al-rashid-word-enemy_blue = pirates
al-rashid-word-family = family
al-rashid-word-area = area
al-rashid-word-map = map
al-rashid-word-territory = territory
al-rashid-word-city = city
al-rashid-word-palace = palace
al-rashid-word-corporation = corporation
al-rashid-word-office = office
al-rashid-word-service = service
al-rashid-word-favour = favour
al-rashid-word-benevolence = benevolence of Al-Rashid
al-rashid-word-dominance = dominance
al-rashid-word-prestige = prestige point
al-rashid-word-gold = gold
al-rashid-word-barter_table = barter table
al-rashid-word-common_good = common good
al-rashid-word-rare_good = rare good
al-rashid-word-supply = supply
al-rashid-word-reserve = reserve
al-rashid-word-mercenary_tile = mercenary tile
al-rashid-word-crisis_card = crisis card
al-rashid-word-turn = turn
al-rashid-word-turn_track = turn track
al-rashid-word-play_order = play order
al-rashid-word-placement_phase = placement phase
al-rashid-word-resolution_phase = resolution phase
al-rashid-word-move = move
al-rashid-word-battle = battle
al-rashid-word-commerce = commerce
al-rashid-word-fight = fight
al-rashid-word-retreat = retreat
al-rashid-word-activated = activated
al-rashid-word-continuous = continuous
al-rashid-word-instantaneous = instantaneous
al-rashid-word-primary_action = primary action
al-rashid-word-secondary_action = secondary action
al-rashid-word-space = space
al-rashid-word-stack = stack
al-rashid-word-wealth = wealth in gold

## Headings of the board that any game has, by the fields of its view

al-rashid-field-acting = Who acts
al-rashid-field-area = Being resolved
al-rashid-field-areas = Areas
al-rashid-field-asked = Asked for now
al-rashid-field-buried = At the bottom
al-rashid-field-deck = Crisis cards in the deck
al-rashid-field-face_up = Face up
al-rashid-field-figure = Figure
al-rashid-field-given = Given
al-rashid-field-held = Held
al-rashid-field-letters = Letters of recommendation
al-rashid-field-loss = Wealth it costs
al-rashid-field-mover = Whose move
al-rashid-field-offices = Offices
al-rashid-field-order_next = Order of the next turn
al-rashid-field-overpaid = Paid too much
al-rashid-field-payment = Payment
al-rashid-field-piles = Tiles in the piles
al-rashid-field-proposal = Proposal
al-rashid-field-rank = Rank
al-rashid-field-resolved = Resolved
al-rashid-field-score_parts = Points by origin
al-rashid-field-tiles = Mercenary tiles
al-rashid-field-tokens = Tokens
al-rashid-field-top_seen_by = Seen on top by
al-rashid-field-turns = Turns in all
