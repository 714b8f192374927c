### Im Reich der Wüstensöhne: the names of its things. What is asked, done and told stands in en.play.ftl.

## Players by their colour

wuestensoehne-seat-blue = Blue
wuestensoehne-seat-orange = Orange
wuestensoehne-seat-red = Red
wuestensoehne-seat-violet = Violet
wuestensoehne-seat-green = Green
wuestensoehne-seat-yellow = Yellow
wuestensoehne-seat-black = Black
wuestensoehne-seat-white = White
wuestensoehne-seat-brown = Brown
wuestensoehne-seat-grey = Grey

## Goods and action icons

wuestensoehne-good-myrrh = myrrh
wuestensoehne-good-incense = incense
wuestensoehne-good-gem = gem
wuestensoehne-good-salt = salt
wuestensoehne-icon-myrrh = myrrh
wuestensoehne-icon-incense = incense
wuestensoehne-icon-gem = gem
wuestensoehne-icon-salt = salt
wuestensoehne-icon-camel = camel
wuestensoehne-icon-water1 = water
wuestensoehne-icon-water2 = double water
wuestensoehne-icon-rumour = rumour

## Places

# A space of the rumour board: each good has two.
wuestensoehne-space = { $good } { $number }
# A field with only one oasis section, and one of several sections of a field.
wuestensoehne-place = { $field }
wuestensoehne-section = { $field }, section { $number }

## Sides

wuestensoehne-side-N = north
wuestensoehne-side-E = east
wuestensoehne-side-S = south
wuestensoehne-side-W = west

## Helpers of the caravan board

wuestensoehne-helper-leader = caravan leader: after your turn, 1 water for a bonus turn
wuestensoehne-helper-driver = camel driver: 1 water to cross any number of white lines in one movement
wuestensoehne-helper-scout = scout: 1 water to lay a tile from another player’s reserve

## Quantities

wuestensoehne-water = { $n ->
    [one] { $n } water stone
   *[other] { $n } water stones
}
wuestensoehne-camels = { $n ->
    [one] { $n } camel card
   *[other] { $n } camel cards
}
wuestensoehne-gold = { $n } gold
wuestensoehne-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

## Words of the glossary

wuestensoehne-word-game = In the Realm of the Desert Sons
wuestensoehne-word-tile = discovery tile
wuestensoehne-word-pile = pile
wuestensoehne-word-start_cross = start cross
wuestensoehne-word-centre_piece = centre piece
wuestensoehne-word-strip = strip
wuestensoehne-word-playing_area = playing area
wuestensoehne-word-border = border
wuestensoehne-word-centre_point = centre point
wuestensoehne-word-line = connecting line
wuestensoehne-word-brown_line = brown line
wuestensoehne-word-white_line = white line
wuestensoehne-word-open_line = open line
wuestensoehne-word-desert = desert
wuestensoehne-word-oasis = oasis
wuestensoehne-word-section = oasis section
wuestensoehne-word-caravan = caravan
wuestensoehne-word-explorer = explorer
wuestensoehne-word-turban = turban
wuestensoehne-word-caravan_board = caravan board
wuestensoehne-word-leader = caravan leader
wuestensoehne-word-driver = camel driver
wuestensoehne-word-scout = scout
wuestensoehne-word-camel = camel
wuestensoehne-word-camel_card = camel card
wuestensoehne-word-good = good
wuestensoehne-word-goods_tile = goods tile
wuestensoehne-word-myrrh = myrrh
wuestensoehne-word-incense = incense
wuestensoehne-word-gem = gem
wuestensoehne-word-salt = salt
wuestensoehne-word-water = water
wuestensoehne-word-water_stone = water stone
wuestensoehne-word-rumour = rumour
wuestensoehne-word-rumour_tile = rumour tile
wuestensoehne-word-rumour_board = rumour board
wuestensoehne-word-action_icon = action icon
wuestensoehne-word-reserve = reserve
wuestensoehne-word-supply = supply
wuestensoehne-word-valuation = oasis valuation
wuestensoehne-word-turn = turn
wuestensoehne-word-bonus_turn = bonus turn
wuestensoehne-word-discover = discover
wuestensoehne-word-move = move
wuestensoehne-word-gold = gold

## Headings of the board that any game has, by the fields of its view

wuestensoehne-field-board = Fields laid
wuestensoehne-field-camel_supply = Camel cards in the supply
wuestensoehne-field-camels = Camel cards
wuestensoehne-field-cross = On the start cross
wuestensoehne-field-current_pile = Pile in use
wuestensoehne-field-discarded = Discarded tiles
wuestensoehne-field-explorers = Explorers
wuestensoehne-field-field = Field
wuestensoehne-field-free_icons = Free icons
wuestensoehne-field-goes_left = Goes left
wuestensoehne-field-good_values = Value of the goods
wuestensoehne-field-goods_supply = Goods in the supply
wuestensoehne-field-hand = Tile in hand
wuestensoehne-field-hand_from = Taken from
wuestensoehne-field-height = Height
wuestensoehne-field-idle_goes = Goes without a tile
wuestensoehne-field-line = Line of the valuation
wuestensoehne-field-oases = Oases
wuestensoehne-field-occupied = Occupied
wuestensoehne-field-open = Open sides
wuestensoehne-field-open_ends = Open ends
wuestensoehne-field-open_lines = Open lines
wuestensoehne-field-piece = Piece
wuestensoehne-field-pile = Pile
wuestensoehne-field-piles = Tiles in the piles
wuestensoehne-field-place = Where
wuestensoehne-field-placements = Where it fits
wuestensoehne-field-reach = Fields in reach
wuestensoehne-field-room = Free goods spaces
wuestensoehne-field-rotation = Quarter turns
wuestensoehne-field-rumour_beside = Rumour beside the board
wuestensoehne-field-rumour_spaces = Spaces of the rumour board
wuestensoehne-field-rumour_stock = Rumours in the stock
wuestensoehne-field-rumour_values = Values of the rumours
wuestensoehne-field-sections = Oasis sections
wuestensoehne-field-sides = Sides
wuestensoehne-field-valued_oasis = Oasis being valued
wuestensoehne-field-water_supply = Water stones in the supply
