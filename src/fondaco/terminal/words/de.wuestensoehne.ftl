### Was das Terminal an einem Tisch von Im Reich der Wüstensöhne sagt. Die Dinge selbst heißen wie im Spiel.

## Buchstaben der Aktionsfelder auf der Karte, je ein Zeichen und alle verschieden

terminal-wuestensoehne-letter-myrrh = M
terminal-wuestensoehne-letter-incense = W
terminal-wuestensoehne-letter-gem = E
terminal-wuestensoehne-letter-salt = S
terminal-wuestensoehne-letter-camel = K
terminal-wuestensoehne-letter-water1 = ~
terminal-wuestensoehne-letter-water2 = ≈
terminal-wuestensoehne-letter-rumour = G

# Teile einer Entscheidung hintereinander, wie man sie eingeben kann.
terminal-wuestensoehne-example = stay draw

## Der Augenblick

terminal-wuestensoehne-go = { $player } ist an der Reihe.
terminal-wuestensoehne-bonus-go = { $player } hat einen Zusatzzug.
terminal-wuestensoehne-goes-left = { $number ->
    [one] Letzte Runde: Das ist der letzte Zug.
   *[other] Letzte Runde: noch { $number } Züge.
}
terminal-wuestensoehne-reconstructed = Kärtchen und Kreuz sind rekonstruiert.
terminal-wuestensoehne-legend = ═ ║ weiße Linie, Oase  ─ │ braune Linie, Wüste  ░ verbundene Oase  + ╬ Mitte
terminal-wuestensoehne-row = Reihe { $row }: { $fields }.
terminal-wuestensoehne-section = Oase { $sides }
terminal-wuestensoehne-section-icons = Oase { $sides } ({ $icons })
terminal-wuestensoehne-no-line = keine Linie { $sides }
terminal-wuestensoehne-oasis = Oase { $fields }: Entdeckerfiguren { $explorers }; Aktionsfelder { $icons }; offen { $open }.
terminal-wuestensoehne-section-line = Oasenteil { $number }: { $section }. { $oasis }
terminal-wuestensoehne-line = In der Reihe: { $explorers }; freie Aktionsfelder: { $icons }.
terminal-wuestensoehne-reach = Wasser für den Weg auf jedes Feld: { $prices }.

## Gerüchte und Vorräte

terminal-wuestensoehne-rumours = Gerüchte
terminal-wuestensoehne-value = Wert
terminal-wuestensoehne-space = Platz { $number }
terminal-wuestensoehne-in-supply = Vorrat
terminal-wuestensoehne-stock = { $number ->
    [0] Kein Gerücht neben der Tafel.
    [one] Ein Gerücht neben der Tafel.
   *[other] { $number } Gerüchte neben der Tafel.
}
terminal-wuestensoehne-beside = Das Gerücht neben der Tafel ist { $value }: Du hast es gesehen.
terminal-wuestensoehne-space-empty = leer
terminal-wuestensoehne-space-hidden = verdeckt
terminal-wuestensoehne-space-seen = { $face } (gesehen von { $players })
terminal-wuestensoehne-rumour-line = { $good }: nach deinem Wissen { $value } wert; Platz 1 { $first }, Platz 2 { $second }; Vorrat { $supply }.
terminal-wuestensoehne-seen = Du hast { $space } angesehen: { $value }.
terminal-wuestensoehne-piles = Kärtchen je Stapel: { $piles }.
terminal-wuestensoehne-no-piles = Alle Stapel sind aufgebraucht.
terminal-wuestensoehne-supply = Vorrat: { $water }, { $camels }.

## Spieler

terminal-wuestensoehne-player = Spieler
terminal-wuestensoehne-gold = Gold
terminal-wuestensoehne-water = Wasser
terminal-wuestensoehne-camels = Kamele
terminal-wuestensoehne-goods = Waren
terminal-wuestensoehne-explorers = Entdeckerfiguren (^ Turban)
terminal-wuestensoehne-explorer-on = { $explorer } auf { $field }
terminal-wuestensoehne-reserves = Auslagen
terminal-wuestensoehne-player-line = { $player }, Karawane auf { $field }: Waren für { $gold }, { $water }, { $camels }; Waren: { $goods }, freie Plätze { $room }; Entdeckerfiguren: { $explorers }.
terminal-wuestensoehne-reserve-line = Auslage von { $player }: { $tiles }.
terminal-wuestensoehne-no-tiles = Deine Auslage ist leer.
