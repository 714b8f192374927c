### Im Reich der Wüstensöhne : les noms de ses choses. Ce qui se demande, se fait et se raconte est dans fr.play.ftl.

## Joueurs selon leur couleur

wuestensoehne-seat-blue = Bleu
wuestensoehne-seat-orange = Orange
wuestensoehne-seat-red = Rouge
wuestensoehne-seat-violet = Violet
wuestensoehne-seat-green = Vert
wuestensoehne-seat-yellow = Jaune
wuestensoehne-seat-black = Noir
wuestensoehne-seat-white = Blanc
wuestensoehne-seat-brown = Brun
wuestensoehne-seat-grey = Gris

## Marchandises et icônes d’action

wuestensoehne-good-myrrh = myrrhe
wuestensoehne-good-incense = encens
wuestensoehne-good-gem = gemme
wuestensoehne-good-salt = sel
wuestensoehne-icon-myrrh = myrrhe
wuestensoehne-icon-incense = encens
wuestensoehne-icon-gem = gemme
wuestensoehne-icon-salt = sel
wuestensoehne-icon-camel = chameau
wuestensoehne-icon-water1 = eau
wuestensoehne-icon-water2 = eau double
wuestensoehne-icon-rumour = rumeur

## Lieux

# Un emplacement du plateau des rumeurs : chaque marchandise en a deux.
wuestensoehne-space = { $good } { $number }
# Une case avec une seule section d’oasis, et l’une des sections d’une case.
wuestensoehne-place = { $field }
wuestensoehne-section = { $field }, section { $number }

## Côtés

wuestensoehne-side-N = nord
wuestensoehne-side-E = est
wuestensoehne-side-S = sud
wuestensoehne-side-W = ouest

## Aides du plateau caravane

wuestensoehne-helper-leader = chef de caravane : après votre tour, 1 eau pour un tour supplémentaire
wuestensoehne-helper-driver = chamelier : 1 eau pour suivre autant de lignes blanches que vous voulez dans un déplacement
wuestensoehne-helper-scout = éclaireur : 1 eau pour poser une tuile de la réserve d’un autre joueur

## Quantités

wuestensoehne-water = { $n ->
    [one] { $n } pierre d’eau
   *[other] { $n } pierres d’eau
}
wuestensoehne-camels = { $n ->
    [one] { $n } carte chameau
   *[other] { $n } cartes chameau
}
wuestensoehne-gold = { $n } en or
wuestensoehne-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}

## Mots du glossaire

wuestensoehne-word-game = Au royaume des fils du désert
wuestensoehne-word-tile = tuile de découverte
wuestensoehne-word-pile = pile
wuestensoehne-word-start_cross = croix de départ
wuestensoehne-word-centre_piece = pièce centrale
wuestensoehne-word-strip = bande
wuestensoehne-word-playing_area = zone de jeu
wuestensoehne-word-border = bord
wuestensoehne-word-centre_point = point central
wuestensoehne-word-line = ligne de liaison
wuestensoehne-word-brown_line = ligne brune
wuestensoehne-word-white_line = ligne blanche
wuestensoehne-word-open_line = ligne ouverte
wuestensoehne-word-desert = désert
wuestensoehne-word-oasis = oasis
wuestensoehne-word-section = section d’oasis
wuestensoehne-word-caravan = caravane
wuestensoehne-word-explorer = explorateur
wuestensoehne-word-turban = turban
wuestensoehne-word-caravan_board = plateau caravane
wuestensoehne-word-leader = chef de caravane
wuestensoehne-word-driver = chamelier
wuestensoehne-word-scout = éclaireur
wuestensoehne-word-camel = chameau
wuestensoehne-word-camel_card = carte chameau
wuestensoehne-word-good = marchandise
wuestensoehne-word-goods_tile = tuile marchandise
wuestensoehne-word-myrrh = myrrhe
wuestensoehne-word-incense = encens
wuestensoehne-word-gem = gemme
wuestensoehne-word-salt = sel
wuestensoehne-word-water = eau
wuestensoehne-word-water_stone = pierre d’eau
wuestensoehne-word-rumour = rumeur
wuestensoehne-word-rumour_tile = tuile rumeur
wuestensoehne-word-rumour_board = plateau des rumeurs
wuestensoehne-word-action_icon = icône d’action
wuestensoehne-word-reserve = réserve
wuestensoehne-word-supply = réserve générale
wuestensoehne-word-valuation = évaluation de l’oasis
wuestensoehne-word-turn = tour
wuestensoehne-word-bonus_turn = tour supplémentaire
wuestensoehne-word-discover = découvrir
wuestensoehne-word-move = déplacer
wuestensoehne-word-gold = or

## Headings of the board that any game has, by the fields of its view

wuestensoehne-field-board = Cases posées
wuestensoehne-field-camel_supply = Cartes chameau dans la réserve
wuestensoehne-field-camels = Cartes chameau
wuestensoehne-field-cross = Sur la croix de départ
wuestensoehne-field-current_pile = Pile en cours
wuestensoehne-field-discarded = Tuiles défaussées
wuestensoehne-field-explorers = Explorateurs
wuestensoehne-field-field = Case
wuestensoehne-field-free_icons = Icônes libres
wuestensoehne-field-goes_left = Tours restants
wuestensoehne-field-good_values = Valeur des marchandises
wuestensoehne-field-goods_supply = Marchandises dans la réserve
wuestensoehne-field-hand = Tuile en main
wuestensoehne-field-hand_from = Prise à
wuestensoehne-field-height = Taille
wuestensoehne-field-idle_goes = Tours sans tuile
wuestensoehne-field-line = File de l’évaluation
wuestensoehne-field-oases = Oasis
wuestensoehne-field-occupied = Occupé
wuestensoehne-field-open = Côtés ouverts
wuestensoehne-field-open_ends = Extrémités ouvertes
wuestensoehne-field-open_lines = Lignes ouvertes
wuestensoehne-field-piece = Pièce
wuestensoehne-field-pile = Pile
wuestensoehne-field-piles = Tuiles dans les piles
wuestensoehne-field-place = Où
wuestensoehne-field-placements = Où elle convient
wuestensoehne-field-reach = Cases accessibles
wuestensoehne-field-room = Emplacements libres
wuestensoehne-field-rotation = Quarts de tour
wuestensoehne-field-rumour_beside = Rumeur à côté du plateau
wuestensoehne-field-rumour_spaces = Cases du plateau des rumeurs
wuestensoehne-field-rumour_stock = Rumeurs en réserve
wuestensoehne-field-rumour_values = Valeurs des rumeurs
wuestensoehne-field-sections = Sections d’oasis
wuestensoehne-field-sides = Côtés
wuestensoehne-field-valued_oasis = Oasis en cours d’évaluation
wuestensoehne-field-water_supply = Pierres d’eau dans la réserve
