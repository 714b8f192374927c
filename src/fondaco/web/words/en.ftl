### What the pages say themselves. The games' sentences come from the games' words.

## The board

web-board = Board of { $game }
# Something on the board that can be chosen; $move is what choosing it does.
web-target = { $name }. Can be chosen.
web-target-move = { $name }. Can be chosen: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, free, souk of { $value } points
web-yspahan-shop-held = { $shop }, cube of { $player }, souk of { $value } points
web-yspahan-space = Road space { $space }
web-yspahan-space-supervisor = Road space { $space }, where the Supervisor stands
web-yspahan-square-empty = Tower, { $square }: no dice
web-yspahan-buildings = Your buildings
web-yspahan-next-building = { $points ->
    [0] the next one brings no points
   *[other] the next one brings { $points } points
}
web-yspahan-piles = Deck { $deck }, discard pile { $discard }
web-yspahan-zoom-in = Closer
web-yspahan-zoom-out = Whole city

## The table

web-prompt = What is to be done
web-offers = What you can choose
web-no-offers = Nothing to choose now.
web-offers-on-board = On the board, or here: { $number } choices
web-final = cannot be undone
web-steps = What you have chosen so far
web-back = Back
web-picked = { $number ->
    [one] one choice
   *[other] { $number } choices
}
web-log = What happened
web-players = Players
web-you = (you)
web-score = Points:
web-is-asked = is asked now
web-yes = yes
web-no = no

## The house

web-game-yspahan = Roll the dice, supply the souks, ship by caravan, build.
web-game-istanbul = Send your merchant through the bazaar and be the first to gather the rubies.
web-game-wuestensoehne = Lay out the desert, lead your caravan from oasis to oasis and hear what the goods are worth.
web-game-al-rashid = Place your family in palaces and far countries and win honour in Baghdad.
web-players-range = { $least } to { $most } players
web-language = Language
web-theme = Light
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
