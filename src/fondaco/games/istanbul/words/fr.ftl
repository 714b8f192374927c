### Istanbul : les noms. Ce qui se demande, se fait, se refuse et se raconte est dans fr.play.ftl, les règles dans fr.rules.ftl.
### $place est le numéro d’un quartier, $good et $figure sont des clés de la boîte (fabric, governor) : la grammaire doit
### savoir laquelle.

## Quartiers

istanbul-place = { $place ->
    [1] Charron
    [2] Entrepôt de tissus
    [3] Entrepôt d’épices
    [4] Entrepôt de fruits
    [5] Bureau de poste
    [6] Caravansérail
    [7] Fontaine
    [8] Marché noir
    [9] Salon de thé
    [10] Grand marché
    [11] Petit marché
    [12] Poste de police
    [13] Palais du sultan
    [14] Petite mosquée
    [15] Grande mosquée
    [16] Joaillier
    [17] Torréfaction
    [18] Maison de la guilde
    [19] Taverne
    [20] Café
    [21] Ambassade
    [22] Kiosque
    [23] Salle des ventes
    [24] Société secrète
    [25] Catacombes
   *[other] quartier { $place }
}

## Marchandises, café, pions

istanbul-good = { $good ->
    [fabric] tissus
    [spice] épices
    [fruit] fruits
    [jewelry] bijoux
    [coffee] café
   *[other] { $good }
}
istanbul-figure = { $figure ->
    [governor] Gouverneur
    [smuggler] Contrebandier
    [coffee_trader] Marchand de café
    [courier] Coursier
   *[other] { $figure }
}
istanbul-box-base = Istanbul
istanbul-box-mocha = Moka & Bakchich
istanbul-box-letters = Missives & Sceaux
istanbul-box-grand_bazaar = Grand Bazar
istanbul-label-reconstructed = avec des cartes reconstituées

## Quantités

istanbul-count-lira = { $lira ->
    [one] { $lira } Lire
   *[other] { $lira } Lires
}
istanbul-count-rubies = { $rubies } Rubis
istanbul-count-coffee = { $coffee ->
    [one] { $coffee } café
   *[other] { $coffee } cafés
}
istanbul-count-seals = { $seals ->
    [one] { $seals } Sceau
   *[other] { $seals } Sceaux
}
istanbul-demand = { $fabric ->
    [one] { $fabric } tissu
   *[other] { $fabric } tissus
}, { $spice ->
    [one] { $spice } épice
   *[other] { $spice } épices
}, { $fruit ->
    [one] { $fruit } fruit
   *[other] { $fruit } fruits
}, { $jewelry ->
    [one] { $jewelry } bijou
   *[other] { $jewelry } bijoux
}

## Cartes Bonus

istanbul-card-gain_good = Une marchandise
istanbul-card-gain_good-effect = Prenez 1 marchandise au choix.
istanbul-card-gain_5_lira = Cinq Lires
istanbul-card-gain_5_lira-effect = Prenez 5 Lires.
istanbul-card-repeat_sultan = Deux fois le Palais du sultan
istanbul-card-repeat_sultan-effect = Exécutez encore une fois l’action du Palais du sultan.
istanbul-card-repeat_post_office = Deux fois le Bureau de poste
istanbul-card-repeat_post_office-effect = Exécutez encore une fois l’action du Bureau de poste.
istanbul-card-repeat_gemstone = Deux fois le Joaillier
istanbul-card-repeat_gemstone-effect = Exécutez encore une fois l’action du Joaillier.
istanbul-card-return_family = Retour du Membre de la famille
istanbul-card-return_family-effect = Votre Membre de la famille retourne au Poste de police ; prenez 3 Lires ou 1 carte Bonus.
istanbul-card-move_0 = Rester
istanbul-card-move_0-effect = Votre Marchand ne se déplace pas.
istanbul-card-move_3_4 = Trois ou quatre quartiers
istanbul-card-move_3_4-effect = Votre Marchand se déplace de 3 ou 4 quartiers.
istanbul-card-return_assistant = Un Assistant de retour
istanbul-card-return_assistant-effect = Ramenez 1 Assistant à votre Marchand.
istanbul-card-small_market_any = Marchandises au choix
istanbul-card-small_market_any-effect = Au Petit marché, vendez des marchandises de n’importe quelles couleurs.
istanbul-card-repeat_wainwright = Deux fois le Charron
istanbul-card-repeat_wainwright-effect = Exécutez encore une fois l’action du Charron.
istanbul-card-repeat_coffee_house = Deux fois le Café
istanbul-card-repeat_coffee_house-effect = Exécutez encore une fois l’action du Café.
istanbul-card-gain_2_coffee = Deux cafés
istanbul-card-gain_2_coffee-effect = Prenez 2 cafés.
istanbul-card-gain_guild_card = Carte Guilde
istanbul-card-gain_guild_card-effect = Piochez 1 carte Guilde.
istanbul-card-sell_coffee = Café contre Lires
istanbul-card-sell_coffee-effect = Payez 1 café et prenez 5 Lires.
istanbul-card-call_coffee_trader = Appeler le Marchand de café
istanbul-card-call_coffee_trader-effect = Utilisez le Marchand de café, où qu’il soit.
istanbul-card-move_barrier = Déplacer la Barrière
istanbul-card-move_barrier-effect = Déplacez la Barrière, sans action.
istanbul-card-any_warehouse = Un autre entrepôt
istanbul-card-any_warehouse-effect = Exécutez à la place l’action d’un autre entrepôt.
istanbul-card-gain_letter = Missive
istanbul-card-gain_letter-effect = Prenez 1 Missive.
istanbul-card-dice_reward = Dés
istanbul-card-dice_reward-effect = Lancez deux dés et prenez la récompense pour leur somme.
istanbul-card-good_for_7_lira = Marchandise contre sept Lires
istanbul-card-good_for_7_lira-effect = Payez 1 marchandise (ou café) et prenez 7 Lires.
istanbul-card-printed_good_and_3_lira_fabric = Tissu et trois Lires
istanbul-card-printed_good_and_3_lira_fabric-effect = Prenez 1 tissu et 3 Lires.
istanbul-card-printed_good_and_3_lira_spice = Épice et trois Lires
istanbul-card-printed_good_and_3_lira_spice-effect = Prenez 1 épice et 3 Lires.
istanbul-card-printed_good_and_3_lira_fruit = Fruit et trois Lires
istanbul-card-printed_good_and_3_lira_fruit-effect = Prenez 1 fruit et 3 Lires.
istanbul-card-printed_good_and_3_lira_jewelry = Bijou et trois Lires
istanbul-card-printed_good_and_3_lira_jewelry-effect = Prenez 1 bijou et 3 Lires.
istanbul-card-copy_discard = Copie
istanbul-card-copy_discard-effect = Utilisez la carte Bonus du dessus de la défausse.
istanbul-card-family_step = Pas du Membre de la famille
istanbul-card-family_step-effect = Déplacez votre Membre de la famille vers un quartier adjacent et agissez-y ; c’est tout votre tour.
istanbul-card-follow_merchant = Suivre un Marchand
istanbul-card-follow_merchant-effect = Allez dans le quartier d’un autre Marchand, qui n’est pas payé.
istanbul-card-companion_two = Grand pas du Compagnon
istanbul-card-companion_two-effect = Votre Compagnon se déplace de 2 quartiers.
istanbul-card-use_figure = Utiliser un personnage
istanbul-card-use_figure-effect = Utilisez un personnage, où qu’il soit.
istanbul-card-repeat_mosque = Encore la mosquée
istanbul-card-repeat_mosque-effect = Exécutez encore une fois l’action de la mosquée.
istanbul-card-repeat_secret_society = Encore la Société secrète
istanbul-card-repeat_secret_society-effect = Exécutez encore une fois l’action de la Société secrète.
istanbul-card-anywhere_for_3_lira = N’importe où
istanbul-card-anywhere_for_3_lira-effect = Payez 3 Lires et allez dans n’importe quel quartier.

## Cartes Guilde

istanbul-guild-two_goods = Deux marchandises
istanbul-guild-two_goods-effect = Prenez 2 marchandises de couleurs différentes.
istanbul-guild-seven_lira = Sept Lires
istanbul-guild-seven_lira-effect = Prenez 7 Lires.
istanbul-guild-three_coffee = Trois cafés
istanbul-guild-three_coffee-effect = Prenez 3 cafés.
istanbul-guild-two_assistants = Deux Assistants
istanbul-guild-two_assistants-effect = Ramenez jusqu’à 2 Assistants à votre Marchand.
istanbul-guild-summon_figure = Convocation
istanbul-guild-summon_figure-effect = Mettez un personnage dans le quartier de votre Marchand.
istanbul-guild-safe_conduct = Sauf-conduit
istanbul-guild-safe_conduct-effect = Pendant ce tour, vous ne payez ni autres Marchands ni péage.
istanbul-guild-family_errand = Course en famille
istanbul-guild-family_errand-effect = Déplacez votre Membre de la famille vers n’importe quel quartier sauf le Poste de police et agissez-y.
istanbul-guild-second_sale = Seconde vente
istanbul-guild-second_sale-effect = Exécutez encore une fois l’action du marché.
istanbul-guild-cheap_extension = Extension à bon prix
istanbul-guild-cheap_extension-effect = L’Extension coûte 4 Lires.
istanbul-guild-assistant_errand = Course de l’Assistant
istanbul-guild-assistant_errand-effect = Agissez plutôt dans un quartier où se tient l’un de vos Assistants.

## Tuiles Kiosque et leurs usages

istanbul-kiosk-k01 = 1 fruit et 1 Lire
istanbul-kiosk-k02 = 1 épice et 1 Lire
istanbul-kiosk-k03 = 1 tissu et 1 Lire
istanbul-kiosk-k04 = 2 fruits
istanbul-kiosk-k05 = 2 épices
istanbul-kiosk-k06 = 2 tissus
istanbul-kiosk-k07 = 1 fruit
istanbul-kiosk-k08 = 1 épice
istanbul-kiosk-k09 = 1 tissu
istanbul-kiosk-k10 = 1 bijou
istanbul-kiosk-k11 = 1 carte Bonus
istanbul-kiosk-k12 = 2 Lires
istanbul-kiosk-k13 = 1 café ou 2 Lires
istanbul-kiosk-k13-option-1 = prendre 1 café
istanbul-kiosk-k13-option-2 = prendre 2 Lires
istanbul-kiosk-k14 = 1 café ou 3 Lires
istanbul-kiosk-k14-option-1 = prendre 1 café
istanbul-kiosk-k14-option-2 = prendre 3 Lires
istanbul-kiosk-k15 = votre Compagnon dans votre réserve
istanbul-kiosk-k16 = autant de Lires qu’en montre un dé
istanbul-kiosk-k17 = une Extension pour 10 Lires
istanbul-kiosk-k17-option-1 = payer 10 Lires, prendre une Extension
istanbul-kiosk-k18 = une Extension pour une marchandise de chaque couleur
istanbul-kiosk-k18-option-1 = payer une marchandise de chaque couleur, prendre une Extension
istanbul-kiosk-k19 = votre Marchand à la Fontaine
istanbul-kiosk-k20 = une marchandise contre une Missive, ou une Missive contre une marchandise
istanbul-kiosk-k20-option-1 = payer une marchandise, prendre une Missive
istanbul-kiosk-k20-option-2 = défausser une Missive, prendre une marchandise
istanbul-kiosk-k21 = une carte Bonus contre une Missive, ou une Missive contre une carte Bonus
istanbul-kiosk-k21-option-1 = défausser une carte Bonus, prendre une Missive
istanbul-kiosk-k21-option-2 = défausser une Missive, prendre une carte Bonus
istanbul-kiosk-k22 = 2 Lires contre une Missive, ou une Missive contre 3 Lires
istanbul-kiosk-k22-option-1 = payer 2 Lires, prendre une Missive
istanbul-kiosk-k22-option-2 = défausser une Missive, prendre 3 Lires
istanbul-kiosk-k23 = 2 Lires contre une marchandise, ou une marchandise contre 3 Lires
istanbul-kiosk-k23-option-1 = payer 2 Lires, prendre une marchandise
istanbul-kiosk-k23-option-2 = payer une marchandise, prendre 3 Lires
istanbul-kiosk-k24 = 2 Lires contre une carte Bonus, ou une carte Bonus contre 3 Lires
istanbul-kiosk-k24-option-1 = payer 2 Lires, prendre une carte Bonus
istanbul-kiosk-k24-option-2 = défausser une carte Bonus, prendre 3 Lires

## Les joueurs selon leur couleur

istanbul-seat-red = Rouge
istanbul-seat-blue = Bleu
istanbul-seat-green = Vert
istanbul-seat-yellow = Jaune
istanbul-seat-white = Blanc

## Quartiers et tuiles dans une phrase

istanbul-to-place = { $place ->
    [1] au { istanbul-place }
    [2] à l’{ istanbul-place }
    [3] à l’{ istanbul-place }
    [4] à l’{ istanbul-place }
    [5] au { istanbul-place }
    [6] au { istanbul-place }
    [8] au { istanbul-place }
    [9] au { istanbul-place }
    [10] au { istanbul-place }
    [11] au { istanbul-place }
    [12] au { istanbul-place }
    [13] au { istanbul-place }
    [16] au { istanbul-place }
    [20] au { istanbul-place }
    [21] à l’{ istanbul-place }
    [22] au { istanbul-place }
    [25] aux { istanbul-place }
   *[other] à la { istanbul-place }
}
istanbul-at-place = { istanbul-to-place }
istanbul-of-place = { $place ->
    [1] du { istanbul-place }
    [2] de l’{ istanbul-place }
    [3] de l’{ istanbul-place }
    [4] de l’{ istanbul-place }
    [5] du { istanbul-place }
    [6] du { istanbul-place }
    [8] du { istanbul-place }
    [9] du { istanbul-place }
    [10] du { istanbul-place }
    [11] du { istanbul-place }
    [12] du { istanbul-place }
    [13] du { istanbul-place }
    [16] du { istanbul-place }
    [20] du { istanbul-place }
    [21] de l’{ istanbul-place }
    [22] du { istanbul-place }
    [25] des { istanbul-place }
   *[other] de la { istanbul-place }
}
istanbul-mosque-tile = tuile des { istanbul-good }

## Autres quantités

istanbul-count-good = { $good ->
    [fabric] { $number ->
        [one] { $number } tissu
       *[other] { $number } tissus
    }
    [spice] { $number ->
        [one] { $number } épice
       *[other] { $number } épices
    }
    [fruit] { $number ->
        [one] { $number } fruit
       *[other] { $number } fruits
    }
    [jewelry] { $number ->
        [one] { $number } bijou
       *[other] { $number } bijoux
    }
    [coffee] { $number ->
        [one] { $number } café
       *[other] { $number } cafés
    }
   *[other] { $number } { $good }
}
istanbul-count-goods = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
istanbul-count-assistants = { $assistants ->
    [one] { $assistants } Assistant
   *[other] { $assistants } Assistants
}
istanbul-count-cards = { $cards ->
    [one] { $cards } carte Bonus
   *[other] { $cards } cartes Bonus
}
istanbul-count-guild-cards = { $cards ->
    [one] { $cards } carte Guilde
   *[other] { $cards } cartes Guilde
}
istanbul-count-letters = { $letters ->
    [one] { $letters } Missive
   *[other] { $letters } Missives
}
istanbul-count-extensions = { $extensions ->
    [one] { $extensions } Extension
   *[other] { $extensions } Extensions
}

## Tuiles Mosquée et tuiles Taverne

istanbul-mosque-fabric-effect = Après un lancer au Marché noir ou au Salon de thé : tournez un dé sur 4, ou relancez les deux dés, une fois.
istanbul-mosque-spice-effect = Avec l’action d’un entrepôt : payez 2 Lires pour 1 marchandise de plus de n’importe quelle couleur, une fois par action.
istanbul-mosque-jewelry-effect = Aussitôt : mettez le cinquième Assistant sous votre Marchand.
istanbul-mosque-fruit-effect = Une fois par tour : payez 2 Lires pour ramener 1 Assistant à votre Marchand.
istanbul-tavern-straight_line = Ligne droite
istanbul-tavern-straight_line-effect = Votre Marchand se déplace d’autant de quartiers que vous voulez en ligne droite au lieu de 1 ou 2.
istanbul-tavern-free_figures = Personnages gratuits
istanbul-tavern-free_figures-effect = Les personnages coûtent 0 au lieu de 2 Lires.

## Dispositions

istanbul-layout-short_paths = Chemins courts
istanbul-layout-long_paths = Chemins longs
istanbul-layout-in_order = Dans l’ordre

## Autres mots du glossaire

istanbul-word-place = Quartier
istanbul-word-merchant = Marchand
istanbul-word-assistant = Assistant
istanbul-word-family_member = Membre de la famille
istanbul-word-wheelbarrow = Charrette
istanbul-word-extension = Extension de charrette
istanbul-word-ruby = Rubis
istanbul-word-lira = Lire
istanbul-word-bonus_card = carte Bonus
istanbul-word-mosque_tile = tuile Mosquée
istanbul-word-demand_tile = tuile Demande
istanbul-word-mail_indicator = marqueur Bureau de poste
istanbul-word-neutral_merchant = Marchand neutre
istanbul-word-guild_card = carte Guilde
istanbul-word-tavern_tile = tuile Taverne
istanbul-word-baksheesh_tile = tuile Bakchich
istanbul-word-barrier = Barrière
istanbul-word-barrier_control = tuile Contrôle de la barrière
istanbul-word-letter = Missive
istanbul-word-seal = Sceau
istanbul-word-companion = Compagnon
istanbul-word-kiosk_tile = tuile Kiosque
istanbul-word-double_move = Double tour
istanbul-word-encounter = Rencontre

## Headings of the board that any game has, by the fields of its view

istanbul-field-any = marchandise au choix
istanbul-field-assistants = Assistants
istanbul-field-auction = Enchère
istanbul-field-available = Action possible
istanbul-field-barrier_holder = Détenteur de la Barrière
istanbul-field-bid = Offre
istanbul-field-bidder = Enchérisseur
istanbul-field-box = Jeu
istanbul-field-capacity = Place par marchandise
istanbul-field-cards = Cartes Bonus
istanbul-field-companion_reach = À portée du Compagnon
istanbul-field-companions = Compagnons
istanbul-field-cost = Coût
istanbul-field-delivered = Livrée
istanbul-field-dice = Dés
istanbul-field-discarded_letters = Missives défaussées
istanbul-field-doubled = Double tour utilisé
istanbul-field-extensions = Extensions
istanbul-field-families = Membres de la famille
istanbul-field-figure_prices = Prix des personnages
istanbul-field-figures = Personnages
istanbul-field-gives = Donne
istanbul-field-guild_cards = Cartes Guilde
istanbul-field-guild_deck = Cartes Guilde dans la pioche
istanbul-field-guild_discard = Cartes Guilde défaussées
istanbul-field-guild_hand = Cartes Guilde en main
istanbul-field-hand = Cartes Bonus en main
istanbul-field-kiosk_discard = Tuiles Kiosque défaussées
istanbul-field-kiosk_open = Tuiles Kiosque retournées
istanbul-field-kiosk_pile = Tuiles Kiosque dans les piles
istanbul-field-known_cards = Cartes Bonus connues
istanbul-field-known_guild_cards = Cartes Guilde connues
istanbul-field-last_round = Dernière manche
istanbul-field-left = Tuiles restantes
istanbul-field-letters = Missives
istanbul-field-mail = Marqueurs du bas
istanbul-field-merchants = Marchands
istanbul-field-met = Rencontrés ce tour-ci
istanbul-field-mosque_tiles = Tuiles Mosquée
istanbul-field-neutrals = Marchands neutres
istanbul-field-next_demands = Tuiles Demande suivantes
istanbul-field-payment = À payer en arrivant
istanbul-field-places = Quartiers
istanbul-field-price = Prix
istanbul-field-prices = Recette
istanbul-field-rank_lira = Lires par rang
istanbul-field-reach = À portée du Marchand
istanbul-field-reconstructed_parts = Parties reconstituées
istanbul-field-round_limit = Limite de manches
istanbul-field-rubies = Rubis
istanbul-field-seals = Sceaux
istanbul-field-stack = Assistants sous le Marchand
istanbul-field-stacks = Tuiles Mosquée
istanbul-field-target = Rubis qui terminent la partie
istanbul-field-tavern_tiles = Tuiles Taverne
istanbul-field-top = Marchandises exigées
istanbul-field-track = Piste des rubis
istanbul-field-unseen_guild = Cartes Guilde pas encore vues
