### Was die Seiten selbst sagen. Die Sätze der Spiele kommen aus den Worten der Spiele.

## Das Spielbrett

web-board = Spielbrett von { $game }
web-target = { $name }. Wählbar.
web-target-move = { $name }. Wählbar: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, frei, Basar mit { $value } Punkten
web-yspahan-shop-held = { $shop }, Stein von { $player }, Basar mit { $value } Punkten
web-yspahan-space = Straßenfeld { $space }
web-yspahan-space-supervisor = Straßenfeld { $space }, hier steht der Aufseher
web-yspahan-square-empty = Würfel-Tableau, { $square }: keine Würfel
web-yspahan-buildings = Deine Gebäude
web-yspahan-next-building = { $points ->
    [0] das nächste bringt keine Punkte
   *[other] das nächste bringt { $points } Punkte
}
web-yspahan-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }
web-yspahan-zoom-in = Näher heran
web-yspahan-zoom-out = Ganze Stadt

## Der Tisch

web-prompt = Was zu tun ist
web-offers = Was du wählen kannst
web-no-offers = Jetzt gibt es nichts zu wählen.
web-offers-on-board = Auf dem Brett oder hier: { $number } Möglichkeiten
web-final = nicht zurückzunehmen
web-steps = Was du bisher gewählt hast
web-back = Zurück
web-picked = { $number ->
    [one] eine Möglichkeit
   *[other] { $number } Möglichkeiten
}
web-log = Was geschehen ist
web-players = Spieler
web-you = (du)
web-score = Punkte:
web-is-asked = ist jetzt gefragt
web-yes = ja
web-no = nein

## Das Haus

web-game-yspahan = Wirf die Würfel: beliefere die Basare, verschicke mit der Karawane, baue.
web-game-istanbul = Schicke deinen Kaufmann durch den Basar und sammle als Erster die Rubine.
web-game-wuestensoehne = Lege die Wüste aus, führe deine Karawane von Oase zu Oase und erfahre, was die Waren wert sind.
web-game-al-rashid = Setze deine Familie in Paläste und ferne Länder und gewinne Ansehen in Bagdad.
web-players-range = { $least } bis { $most } Spieler
web-language = Sprache
web-theme = Licht
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
