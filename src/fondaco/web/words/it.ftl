### Ciò che dicono le pagine stesse. Le frasi dei giochi vengono dalle parole dei giochi.

## Il tabellone

web-board = Tabellone di { $game }
web-target = { $name }. Si può scegliere.
web-target-move = { $name }. Si può scegliere: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, libero, souk da { $value } punti
web-yspahan-shop-held = { $shop }, cubo di { $player }, souk da { $value } punti
web-yspahan-space = Casella della strada { $space }
web-yspahan-space-supervisor = Casella della strada { $space }, dove sta il Supervisore
web-yspahan-square-empty = Torre, { $square }: nessun dado
web-yspahan-buildings = I tuoi edifici
web-yspahan-next-building = { $points ->
    [0] il prossimo non dà punti
   *[other] il prossimo dà { $points } punti
}
web-yspahan-piles = Mazzo { $deck }, scarti { $discard }
web-yspahan-zoom-in = Più vicino
web-yspahan-zoom-out = Tutta la città

## Il tavolo

web-prompt = Che cosa bisogna fare
web-offers = Che cosa puoi scegliere
web-no-offers = Ora non c’è nulla da scegliere.
web-offers-on-board = Sul tabellone, o qui: { $number } scelte
web-final = non si può annullare
web-steps = Che cosa hai scelto finora
web-back = Indietro
web-picked = { $number ->
    [one] una scelta
   *[other] { $number } scelte
}
web-log = Che cosa è successo
web-players = Giocatori
web-you = (tu)
web-score = Punti:
web-is-asked = deve decidere ora
web-yes = sì
web-no = no

## La casa

web-game-yspahan = Lancia i dadi: rifornisci i souk, spedisci con la carovana, costruisci.
web-game-istanbul = Guida il tuo mercante per il bazar e raccogli per primo i rubini.
web-game-wuestensoehne = Disponi il deserto, guida la carovana di oasi in oasi e scopri quanto valgono le merci.
web-game-al-rashid = Metti la tua famiglia nei palazzi e nei paesi lontani e conquista onore a Baghdad.
web-players-range = da { $least } a { $most } giocatori
web-language = Lingua
web-theme = Luce
web-theme-auto = come il dispositivo
web-theme-light = chiara
web-theme-dark = scura
