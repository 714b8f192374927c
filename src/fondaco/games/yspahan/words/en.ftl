### Yspahan: what is said in the game. The rules stand in en.rules.ftl.
### $district and $colour are keys of the box (sack, white), not names: grammar needs to know which one it is.

## Districts, souks and shops

yspahan-district-sack = Sack
yspahan-district-barrel = Barrel
yspahan-district-chest = Chest
yspahan-district-vase = Vase

yspahan-colour-white = white
yspahan-colour-blue = blue
yspahan-colour-yellow = yellow
yspahan-colour-pink = pink
yspahan-colour-orange = orange

yspahan-quarter = { $district ->
    [sack] Sack district
    [barrel] Barrel district
    [chest] Chest district
    [vase] Vase district
   *[other] { $district } district
}
yspahan-souk = { $colour ->
    [white] white souk
    [blue] blue souk
    [yellow] yellow souk
    [pink] pink souk
    [orange] orange souk
   *[other] { $colour } souk
} of the { yspahan-quarter }
# The short name of one shop: Sack white 2.
yspahan-shop = { $district ->
    [sack] { yspahan-district-sack }
    [barrel] { yspahan-district-barrel }
    [chest] { yspahan-district-chest }
    [vase] { yspahan-district-vase }
   *[other] { $district }
} { $colour ->
    [white] { yspahan-colour-white }
    [blue] { yspahan-colour-blue }
    [yellow] { yspahan-colour-yellow }
    [pink] { yspahan-colour-pink }
    [orange] { yspahan-colour-orange }
   *[other] { $colour }
} { $number }

## The squares of the Tower

yspahan-square-camel = Camel
yspahan-square-sack = Sack
yspahan-square-barrel = Barrel
yspahan-square-chest = Chest
yspahan-square-vase = Vase
yspahan-square-gold = Gold

## Buildings

yspahan-building-paddock = Paddock
yspahan-building-paddock-power = +1 camel whenever you take camels from the Tower
yspahan-building-shop = Shop
yspahan-building-shop-power = +2 gold whenever you take gold from the Tower
yspahan-building-hammam = Hammam
yspahan-building-hammam-power = Up to 3 free spaces, more or fewer, whenever you move the Supervisor
yspahan-building-caravanserai = Caravanserai
yspahan-building-caravanserai-power = Draw 1 card whenever the Supervisor ships one of your cubes
yspahan-building-bazaar = Bazaar
yspahan-building-bazaar-power = +2 points for each of your completed souks at the end of a week
yspahan-building-hoist = Hoist
yspahan-building-hoist-power = +1 cube whenever you supply shops from the Tower

## Cards

yspahan-card-take_camels = Three camels
yspahan-card-take_camels-effect = Take 3 camels.
yspahan-card-take_gold = Three gold
yspahan-card-take_gold-effect = Take 3 gold.
yspahan-card-place_shop = Cube in a shop
yspahan-card-place_shop-effect = Place 1 cube in a shop of any district, under the usual rules.
yspahan-card-load_caravan = Cube on the caravan
yspahan-card-load_caravan-effect = Place 1 cube on the first empty camel of the Caravan and score it.
yspahan-card-sell_camels = Camels for points
yspahan-card-sell_camels-effect = Return 1 to 4 camels: 2 points for each.
yspahan-card-sell_gold = Gold for points
yspahan-card-sell_gold-effect = Return 1 to 10 gold: 1 point for each.
yspahan-card-exchange = Exchange 1:1
yspahan-card-exchange-effect = Exchange gold for as many camels, or camels for as much gold.
yspahan-card-build_no_camels = Build without camels
yspahan-card-build_no_camels-effect = Build a building and pay only its gold.
yspahan-card-build_no_gold = Build without gold
yspahan-card-build_no_gold-effect = Build a building and pay only its camels.

## Quantities

yspahan-camels = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
}
yspahan-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
yspahan-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
yspahan-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
yspahan-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
yspahan-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

## The calendar

yspahan-week = week
yspahan-day = day
yspahan-week-number = Week { $n }
yspahan-day-number = Day { $n }
yspahan-date = Week { $week }, day { $day }

## Players by their colour

yspahan-seat-blue = Blue
yspahan-seat-red = Red
yspahan-seat-green = Green
yspahan-seat-yellow = Yellow

## Further words of the glossary

yspahan-supervisor = Supervisor
yspahan-caravan = Caravan
yspahan-tower = Tower board
yspahan-word-city = City board
yspahan-word-tower_square = Tower square
yspahan-word-individual_board = individual board
yspahan-word-district = district
yspahan-word-souk = souk
yspahan-word-shop = shop
yspahan-word-road = road
yspahan-word-road_space = road space
yspahan-word-centre = centre space
yspahan-word-cube = cube
yspahan-word-good = good
yspahan-word-camel = Camel
yspahan-word-gold = Gold coin
yspahan-word-general_stock = general stock
yspahan-word-personal_stock = personal stock
yspahan-word-die_white = white die
yspahan-word-die_yellow = yellow die
yspahan-word-group = group of dice
yspahan-word-first_player = first player
yspahan-word-supplying = supplying
yspahan-word-supply_shops = supply shops
yspahan-word-take_card = take a card
yspahan-word-move_supervisor = move the Supervisor
yspahan-word-deck = deck
yspahan-word-discard = discard pile
yspahan-word-building = special building
yspahan-word-victory_point = victory point
yspahan-word-score_track = score track
