### What the terminal says at a table of Im Reich der Wüstensöhne. Things themselves are named by the words of the game.

## Letters of the action icons on the map, one character each and all different

terminal-wuestensoehne-letter-myrrh = M
terminal-wuestensoehne-letter-incense = I
terminal-wuestensoehne-letter-gem = G
terminal-wuestensoehne-letter-salt = S
terminal-wuestensoehne-letter-camel = C
terminal-wuestensoehne-letter-water1 = ~
terminal-wuestensoehne-letter-water2 = ≈
terminal-wuestensoehne-letter-rumour = R

# Parts of a decision in a row, as they may be typed.
terminal-wuestensoehne-example = stay draw

## The moment

terminal-wuestensoehne-go = { $player } is on turn.
terminal-wuestensoehne-bonus-go = { $player } has a bonus turn.
terminal-wuestensoehne-goes-left = { $number ->
    [one] Last round: this is the last turn.
   *[other] Last round: { $number } turns left.
}
terminal-wuestensoehne-reconstructed = Tiles and cross are reconstructed.
terminal-wuestensoehne-legend = ═ ║ white line in oasis  ─ │ brown line in desert  ░ joined oasis  + ╬ centre
terminal-wuestensoehne-row = Row { $row }: { $fields }.
terminal-wuestensoehne-section = oasis { $sides }
terminal-wuestensoehne-section-icons = oasis { $sides } ({ $icons })
terminal-wuestensoehne-no-line = no line { $sides }
terminal-wuestensoehne-oasis = Oasis { $fields }: explorers { $explorers }; icons { $icons }; open { $open }.
terminal-wuestensoehne-section-line = Section { $number }: { $section }. { $oasis }
terminal-wuestensoehne-line = In line: { $explorers }; free icons: { $icons }.
terminal-wuestensoehne-reach = Water for going to each field: { $prices }.

## Rumours and supplies

terminal-wuestensoehne-rumours = Rumours
terminal-wuestensoehne-value = value
terminal-wuestensoehne-space = space { $number }
terminal-wuestensoehne-in-supply = supply
terminal-wuestensoehne-stock = { $number ->
    [0] No rumour beside the board.
    [one] One rumour beside the board.
   *[other] { $number } rumours beside the board.
}
terminal-wuestensoehne-beside = The rumour beside the board is { $value }: you have seen it.
terminal-wuestensoehne-space-empty = empty
terminal-wuestensoehne-space-hidden = face down
terminal-wuestensoehne-space-seen = { $face } (seen by { $players })
terminal-wuestensoehne-rumour-line = { $good }: worth { $value } by what you know; space 1 { $first }, space 2 { $second }; supply { $supply }.
terminal-wuestensoehne-seen = You looked at { $space }: { $value }.
terminal-wuestensoehne-piles = Tiles left by pile: { $piles }.
terminal-wuestensoehne-no-piles = All piles are used up.
terminal-wuestensoehne-supply = Supply: { $water }, { $camels }.

## Players

terminal-wuestensoehne-player = Player
terminal-wuestensoehne-gold = gold
terminal-wuestensoehne-water = water
terminal-wuestensoehne-camels = camels
terminal-wuestensoehne-goods = goods
terminal-wuestensoehne-explorers = explorers (^ turban)
terminal-wuestensoehne-explorer-on = { $explorer } on { $field }
terminal-wuestensoehne-reserves = Reserves
terminal-wuestensoehne-player-line = { $player }, caravan on { $field }: goods worth { $gold }, { $water }, { $camels }; goods: { $goods }, free spaces { $room }; explorers: { $explorers }.
terminal-wuestensoehne-reserve-line = Reserve of { $player }: { $tiles }.
terminal-wuestensoehne-no-tiles = Your reserve is empty.
