### Yspahan : ce qui se dit pendant la partie. Les règles sont dans fr.rules.ftl.
### $district et $colour sont des clés de la boîte (sack, white), non des noms : la grammaire doit savoir laquelle.

## Quartiers, souks et boutiques

yspahan-district-sack = Sac
yspahan-district-barrel = Tonneau
yspahan-district-chest = Coffre
yspahan-district-vase = Vase

yspahan-colour-white = blanc
yspahan-colour-blue = bleu
yspahan-colour-yellow = jaune
yspahan-colour-pink = rose
yspahan-colour-orange = orange

yspahan-quarter = { $district ->
    [sack] quartier du Sac
    [barrel] quartier du Tonneau
    [chest] quartier du Coffre
    [vase] quartier du Vase
   *[other] quartier { $district }
}
yspahan-souk = souk { $colour ->
    [white] blanc
    [blue] bleu
    [yellow] jaune
    [pink] rose
    [orange] orange
   *[other] { $colour }
} du { yspahan-quarter }
# Le nom court d’une boutique : Sac blanc 2.
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

## Les étages de la Tour

yspahan-square-camel = Chameaux
yspahan-square-sack = Sac
yspahan-square-barrel = Tonneau
yspahan-square-chest = Coffre
yspahan-square-vase = Vase
yspahan-square-gold = Or

## Bâtiments

yspahan-building-paddock = Enclos
yspahan-building-paddock-power = +1 chameau chaque fois que vous prenez des chameaux sur la Tour
yspahan-building-shop = Échoppe
yspahan-building-shop-power = +2 pièces d’or chaque fois que vous prenez de l’or sur la Tour
yspahan-building-hammam = Hammam
yspahan-building-hammam-power = Jusqu’à 3 cases gratuites, en plus ou en moins, chaque fois que vous déplacez l’Intendant
yspahan-building-caravanserai = Caravansérail
yspahan-building-caravanserai-power = Piochez 1 carte chaque fois que l’Intendant expédie l’un de vos cubes
yspahan-building-bazaar = Bazar
yspahan-building-bazaar-power = +2 points pour chacun de vos souks complets en fin de semaine
yspahan-building-hoist = Palan
yspahan-building-hoist-power = +1 cube chaque fois que vous remplissez des boutiques avec la Tour

## Cartes

yspahan-card-take_camels = Trois chameaux
yspahan-card-take_camels-effect = Prenez 3 chameaux.
yspahan-card-take_gold = Trois pièces
yspahan-card-take_gold-effect = Prenez 3 pièces d’or.
yspahan-card-place_shop = Cube en boutique
yspahan-card-place_shop-effect = Placez 1 cube dans une boutique de n’importe quel quartier, selon les règles habituelles.
yspahan-card-load_caravan = Cube sur la caravane
yspahan-card-load_caravan-effect = Placez 1 cube sur le premier chameau libre de la Caravane et marquez ses points.
yspahan-card-sell_camels = Chameaux contre points
yspahan-card-sell_camels-effect = Rendez de 1 à 4 chameaux : 2 points chacun.
yspahan-card-sell_gold = Or contre points
yspahan-card-sell_gold-effect = Rendez de 1 à 10 pièces d’or : 1 point chacune.
yspahan-card-exchange = Échange 1:1
yspahan-card-exchange-effect = Échangez de l’or contre autant de chameaux, ou des chameaux contre autant d’or.
yspahan-card-build_no_camels = Bâtir sans chameaux
yspahan-card-build_no_camels-effect = Construisez un bâtiment en ne payant que l’or.
yspahan-card-build_no_gold = Bâtir sans or
yspahan-card-build_no_gold-effect = Construisez un bâtiment en ne payant que les chameaux.

## Quantités

yspahan-camels = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
}
yspahan-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
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
    [one] { $n } carte
   *[other] { $n } cartes
}
yspahan-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}

## Le calendrier

yspahan-week = semaine
yspahan-day = jour
yspahan-week-number = Semaine { $n }
yspahan-day-number = Jour { $n }
yspahan-date = Semaine { $week }, jour { $day }

## Les joueurs selon leur couleur

yspahan-seat-blue = Bleu
yspahan-seat-red = Rouge
yspahan-seat-green = Vert
yspahan-seat-yellow = Jaune

## Autres mots du glossaire

yspahan-supervisor = Intendant
yspahan-caravan = Caravane
yspahan-tower = plateau Tour
yspahan-word-city = plateau Ville
yspahan-word-tower_square = étage de la Tour
yspahan-word-individual_board = plateau individuel
yspahan-word-district = quartier
yspahan-word-souk = souk
yspahan-word-shop = boutique
yspahan-word-road = route
yspahan-word-road_space = case de la route
yspahan-word-centre = case centrale
yspahan-word-cube = cube
yspahan-word-good = marchandise
yspahan-word-camel = Chameau
yspahan-word-gold = pièce d’Or
yspahan-word-general_stock = stock
yspahan-word-personal_stock = réserve
yspahan-word-die_white = dé blanc
yspahan-word-die_yellow = dé jaune
yspahan-word-group = groupe de dés
yspahan-word-first_player = premier joueur
yspahan-word-supplying = approvisionnement
yspahan-word-supply_shops = remplir des boutiques
yspahan-word-take_card = piocher une carte
yspahan-word-move_supervisor = déplacer l’Intendant
yspahan-word-deck = pioche
yspahan-word-discard = défausse
yspahan-word-building = bâtiment spécial
yspahan-word-victory_point = point de victoire
yspahan-word-score_track = piste de score
