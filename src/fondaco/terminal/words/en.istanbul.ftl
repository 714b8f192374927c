### What the terminal says at a table of Istanbul. Things themselves are named by the words of the game.

# Parts of a decision in a row, as they may be typed.
terminal-istanbul-example = go 2 leave act

## Short forms in the squares of the bazaar

terminal-istanbul-short-place = { $place ->
    [1] Wainwright
    [2] Fabric Whse
    [3] Spice Whse
    [4] Fruit Whse
    [5] Post Office
    [6] Caravansary
    [7] Fountain
    [8] Black Mkt
    [9] Tea House
    [10] Large Mkt
    [11] Small Mkt
    [12] Police
    [13] Palace
    [14] Sm. Mosque
    [15] Gr. Mosque
    [16] Gem Dealer
    [17] Roasting
    [18] Guild Hall
    [19] Tavern
    [20] Coffee Hse
    [21] Embassy
    [22] Kiosk
    [23] Auction Hse
    [24] Secret Soc.
    [25] Catacombs
   *[other] { $place }
}
terminal-istanbul-short-good = { $good ->
    [fabric] Fa
    [spice] Sp
    [fruit] Fr
    [jewelry] Je
    [coffee] Co
   *[other] { $good }
}
terminal-istanbul-short-figure = { $figure ->
    [governor] Gov
    [smuggler] Smu
    [coffee_trader] CoT
    [courier] Cou
   *[other] { $figure }
}
terminal-istanbul-short-piece = { $piece ->
    [merchant] M
    [companion] C
    [assistant] A
    [family] F
    [neutral] N
   *[other] { $piece }
}
terminal-istanbul-short-ruby = R
terminal-istanbul-short-lira = { $lira }L
terminal-istanbul-short-any = { $number }any
terminal-istanbul-short-seals = { $number ->
    [one] { $number } seal
   *[other] { $number } seals
}
terminal-istanbul-short-extensions = { $extensions } ext.
terminal-istanbul-short-straight-line = line
terminal-istanbul-short-free-figures = free
terminal-istanbul-legend-reach = ▶2 in reach, arriving costs 2 Lira
terminal-istanbul-legend-companion-reach = ▷2 in reach of your companion
terminal-istanbul-legend-piece = { $piece ->
    [merchant] M{ $mark }4 merchant of { $mark } on 4 assistants
    [companion] C companion
    [assistant] A assistant
    [family] F family member
    [neutral] N neutral merchants
   *[other] { $piece }
}
terminal-istanbul-legend-amounts = R rubies  L Lira
terminal-istanbul-legend-tiles = 2/4 tiles: the top one needs 2, 4 are left
terminal-istanbul-legend-barrier = ═ ║ barrier

## The moment

terminal-istanbul-labelled = { $box }, { $label }.
terminal-istanbul-round = { $limit ->
    [0] Round { $round }.
   *[other] Round { $round } of { $limit }.
}
terminal-istanbul-target = { $rubies } rubies bring the last round.
terminal-istanbul-last-round = This is the last round.
terminal-istanbul-first = Starting player: { $player }.
terminal-istanbul-reconstructed = * reconstructed: not the printed component
terminal-istanbul-chosen = Chosen so far: { $parts }.
terminal-istanbul-barrier = The barrier{ $mark } lies between { $place1 } and { $place2 }; controlled by { $player }.
terminal-istanbul-next-demands = { $place }, demand tiles to come: { $demands }.
terminal-istanbul-kiosk-open = Kiosk tiles laid out: { $tiles }.
terminal-istanbul-auction = Auction: { $player } has bid { $price }.
terminal-istanbul-dice = The dice show { $first } and { $second }.
terminal-istanbul-quoted = “{ $name }”
terminal-istanbul-none = none
terminal-istanbul-unknown = unknown
terminal-istanbul-then = { $first }; { $next }

## Places

terminal-istanbul-place-line = Row { $row }, column { $column }, { $place }: { $content }.
terminal-istanbul-nobody = nothing and nobody
terminal-istanbul-in-reach = in reach, arriving costs { $price }
terminal-istanbul-companion-reach = in reach of your companion, arriving costs { $price }
terminal-istanbul-target-here = can be chosen
terminal-istanbul-track = rubies left: { $number }, the next one for { $price }
terminal-istanbul-extensions = extensions left: { $number }, each for { $price }
terminal-istanbul-stack = { $tile }: { $left } left, the top one needs { $price }
terminal-istanbul-stack-empty = { $tile }: none left
terminal-istanbul-demand = demanded are { $demand }; one, two and more goods bring { $prices } Lira
terminal-istanbul-gives = gives { $gives }
terminal-istanbul-any = { $goods ->
    [one] { $goods } good of any colour
   *[other] { $goods } goods of any colours
}
terminal-istanbul-baksheesh = baksheesh{ $mark }: a ruby for { $price }
terminal-istanbul-society = a ruby for { $price }; Lira for the next who come: { $lira }
terminal-istanbul-merchant = { $player } on { $assistants }
terminal-istanbul-merchants = merchants: { $players }
terminal-istanbul-companions = companions: { $players }
terminal-istanbul-assistants = assistants: { $players }
terminal-istanbul-families = family members: { $players }
terminal-istanbul-neutrals = { $number ->
    [one] { $number } neutral merchant
   *[other] { $number } neutral merchants
}
terminal-istanbul-figure = { $figure } ({ $price })

## Players and cards

terminal-istanbul-player = Player
terminal-istanbul-capacity = room
terminal-istanbul-heading-cards = cards
terminal-istanbul-heading-guild-cards = guild
terminal-istanbul-heading-seals = seals
terminal-istanbul-player-line = { $player }: { $content }.
terminal-istanbul-goods = goods: { $goods }, room for { $capacity } of each
terminal-istanbul-holds-letters = letters to { $places }
terminal-istanbul-holds-delivered = delivered letters to { $places }
terminal-istanbul-holds-tiles = tiles: { $tiles }
terminal-istanbul-holds-known = known in hand: { $cards }
terminal-istanbul-holds-companion = companion in the own supply
terminal-istanbul-holds-doubled = additional turn of this round taken
terminal-istanbul-cards-deck = Bonus cards{ $mark }: deck { $deck }, no discards.
terminal-istanbul-cards-piles = Bonus cards{ $mark }: deck { $deck }, discards { $discards }, on top “{ $card }”.
terminal-istanbul-guild-cards-deck = Guild cards{ $mark }: deck { $deck }, no discards.
terminal-istanbul-guild-cards-piles = Guild cards{ $mark }: deck { $deck }, discards { $discards }, on top “{ $card }”.
terminal-istanbul-coffee = Supply: { $coffee }.
terminal-istanbul-letters = Letters{ $mark }: { $letters } in the piles, { $discarded } discarded. Kiosk tiles{ $tiles-mark } in the pile: { $tiles }.
terminal-istanbul-no-cards = You have no bonus cards.
terminal-istanbul-hand = { $cards ->
    [one] Your bonus card:
   *[other] Your { $cards } bonus cards:
}
terminal-istanbul-guild-hand = { $cards ->
    [one] Your guild card:
   *[other] Your { $cards } guild cards:
}
terminal-istanbul-card = { $number ->
    [one] “{ $card }”: { $effect }
   *[other] { $number } × “{ $card }”: { $effect }
}

## The end

terminal-istanbul-ranked = { $place }. { $player }: { $points ->
    [one] { $points } ruby
   *[other] { $points } rubies
}
