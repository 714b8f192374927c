### Ce que disent les pages elles-mêmes. Les phrases des jeux viennent des mots des jeux.

## Le plateau

web-board = Plateau de { $game }
web-target = { $name }. Peut être choisi.
web-target-move = { $name }. Peut être choisi : { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, libre, souk à { $value } points
web-yspahan-shop-held = { $shop }, cube de { $player }, souk à { $value } points
web-yspahan-space = Case de la route { $space }
web-yspahan-space-supervisor = Case de la route { $space }, où se tient l’Intendant
web-yspahan-square-empty = Tour, { $square } : aucun dé
web-yspahan-buildings = Vos bâtiments
web-yspahan-next-building = { $points ->
    [0] le prochain ne rapporte aucun point
   *[other] le prochain rapporte { $points } points
}
web-yspahan-piles = Pioche { $deck }, défausse { $discard }
web-yspahan-zoom-in = De plus près
web-yspahan-zoom-out = Toute la ville

## La table

web-prompt = Ce qu’il faut faire
web-offers = Ce que vous pouvez choisir
web-no-offers = Il n’y a rien à choisir maintenant.
web-offers-on-board = Sur le plateau, ou ici : { $number } choix
web-final = ne peut pas être annulé
web-steps = Ce que vous avez choisi jusqu’ici
web-back = Retour
web-picked = { $number ->
    [one] un choix
   *[other] { $number } choix
}
web-log = Ce qui s’est passé
web-players = Joueurs
web-you = (vous)
web-score = Points :
web-is-asked = doit décider maintenant
web-yes = oui
web-no = non

## La maison

web-game-yspahan = Lancez les dés : remplissez les souks, expédiez par la caravane, bâtissez.
web-game-istanbul = Menez votre marchand à travers le bazar et réunissez les rubis le premier.
web-game-wuestensoehne = Posez le désert, menez votre caravane d’oasis en oasis et apprenez ce que valent les marchandises.
web-game-al-rashid = Placez votre famille dans les palais et les pays lointains et gagnez l’honneur à Bagdad.
web-players-range = de { $least } à { $most } joueurs
web-language = Langue
web-theme = Lumière
web-theme-auto = comme l’appareil
web-theme-light = claire
web-theme-dark = sombre
