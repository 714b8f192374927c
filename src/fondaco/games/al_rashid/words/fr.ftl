### Al-Rashid : noms et mots du jeu. Ce qui se dit à la table est dans fr.play.ftl.
### $item et $piece sont des clés de la boîte (wood, pasha), pas des noms : la grammaire doit savoir lequel.

# Un nom qui se trouve dans le fichier de la boîte, où un propriétaire peut le changer ; chaque langue montre le sien.
al-rashid-from-box = { $fr }
    .others = { $en } { $it } { $de }

## Marchandises

al-rashid-good-wood = bois précieux
al-rashid-good-pottery = poterie
al-rashid-good-metal = métal
al-rashid-good-spices = épices
al-rashid-good-silk = soie

## Pions

al-rashid-piece-pasha = Pacha
al-rashid-piece-merchant = Marchand
al-rashid-piece-sage = Sage

## Palais

al-rashid-palace-spies = Corporation des Espions
al-rashid-palace-military = Corporation des Militaires
al-rashid-palace-scholars = Corporation des Savants
al-rashid-palace-merchants = Corporation des Marchands
al-rashid-palace-politicians = Palais des Politiciens
al-rashid-palace-al_rashid = Palais d’Al-Rashid

## Couleurs des tuiles mercenaires

al-rashid-colour-red = rouge
al-rashid-colour-blue = bleu

## Les joueurs selon leur couleur

al-rashid-seat-red = Rouge
al-rashid-seat-blue = Bleu
al-rashid-seat-green = Vert
al-rashid-seat-yellow = Jaune
al-rashid-seat-white = Blanc

## Quantités

al-rashid-gold = { $n } or
al-rashid-none = rien
al-rashid-points = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}

## Autres mots du glossaire

al-rashid-word-letter = lettre de recommandation
al-rashid-word-influence = marqueur d’influence politique
al-rashid-word-dishonour = marqueur de déshonneur
al-rashid-word-enemy_red = pillards
al-rashid-word-enemy_blue = pirates
al-rashid-word-family = famille
al-rashid-word-area = zone
al-rashid-word-map = carte
al-rashid-word-territory = territoire
al-rashid-word-city = ville
al-rashid-word-palace = palais
al-rashid-word-corporation = corporation
al-rashid-word-office = charge
al-rashid-word-service = service
al-rashid-word-favour = faveur
al-rashid-word-benevolence = bienveillance d’Al-Rashid
al-rashid-word-dominance = domination
al-rashid-word-prestige = point de prestige
al-rashid-word-gold = or
al-rashid-word-barter_table = table de troc
al-rashid-word-common_good = marchandise courante
al-rashid-word-rare_good = marchandise rare
al-rashid-word-supply = réserve
al-rashid-word-reserve = réserve
al-rashid-word-mercenary_tile = tuile mercenaire
al-rashid-word-crisis_card = carte crise
al-rashid-word-turn = tour
al-rashid-word-turn_track = piste des tours
al-rashid-word-play_order = ordre du tour
al-rashid-word-placement_phase = phase de placement
al-rashid-word-resolution_phase = phase de résolution
al-rashid-word-move = coup
al-rashid-word-battle = bataille
al-rashid-word-commerce = commerce
al-rashid-word-fight = combattre
al-rashid-word-retreat = se retirer
al-rashid-word-activated = à activer
al-rashid-word-continuous = continue
al-rashid-word-instantaneous = immédiate
al-rashid-word-primary_action = action principale
al-rashid-word-secondary_action = action secondaire
al-rashid-word-space = case
al-rashid-word-stack = pile
al-rashid-word-wealth = richesse en or

## Headings of the board that any game has, by the fields of its view

al-rashid-field-acting = Qui agit
al-rashid-field-area = En cours de résolution
al-rashid-field-areas = Zones
al-rashid-field-asked = Demandé maintenant
al-rashid-field-buried = Au-dessous
al-rashid-field-deck = Cartes de crise dans la pioche
al-rashid-field-face_up = Face visible
al-rashid-field-figure = Figure
al-rashid-field-given = Donné
al-rashid-field-held = Possédé
al-rashid-field-letters = Lettres de recommandation
al-rashid-field-loss = Richesse perdue
al-rashid-field-mover = À qui de jouer
al-rashid-field-offices = Charges
al-rashid-field-order_next = Ordre du prochain tour
al-rashid-field-overpaid = Payé en trop
al-rashid-field-payment = Paiement
al-rashid-field-piles = Tuiles dans les piles
al-rashid-field-proposal = Proposition
al-rashid-field-rank = Rang
al-rashid-field-resolved = Résolu
al-rashid-field-score_parts = Points par origine
al-rashid-field-tiles = Tuiles mercenaires
al-rashid-field-tokens = Marqueurs
al-rashid-field-top_seen_by = Vue au-dessus par
al-rashid-field-turns = Tours en tout
