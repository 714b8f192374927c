### Ce qui se demande, se fait, se refuse et se raconte à une table d’Istanbul.
### $place est le numéro d’un quartier, $good et $figure sont des clés de la boîte (fabric, governor), non des noms : la
### grammaire doit savoir laquelle. $player, $other, $card, $effect, $action, $tile, $demand, $from et $to arrivent en mots.

## Questions à qui doit décider

istanbul-ask-move = Déplacez votre Marchand, ou jouez une carte.
istanbul-ask-assistant = { istanbul-place } : reprenez ou laissez un Assistant, ou terminez votre tour.
istanbul-ask-others = { istanbul-place } : payez { istanbul-count-lira } aux autres, ou terminez votre tour.
istanbul-ask-action = { istanbul-place } : exécuter son action ?
istanbul-ask-rest = { istanbul-place } : Rencontres, cartes, ou la fin de votre tour.
istanbul-ask-end = Jouez une carte, ou terminez votre tour.
istanbul-ask-rolled = Vous avez lancé { $first } et { $second } : garder, tourner un dé ou relancer ?
istanbul-ask-extra-good = Une marchandise de plus pour { istanbul-count-lira } ?
istanbul-ask-source = Prendre une carte de la pioche ou de la défausse ?
istanbul-ask-discard = Défaussez l’une de vos cartes Bonus.
istanbul-ask-guild-source = Prendre une carte Guilde de la pioche ou de la défausse ?
istanbul-ask-guild-discard = Défaussez l’une de vos cartes Guilde.
istanbul-ask-figure-pay = Comment payez-vous le { istanbul-figure } ?
istanbul-ask-roast = Échangez quelque chose contre du café.
istanbul-ask-barrier-action = Exécuter l’action d’un quartier à la Barrière ?
istanbul-ask-reward-good = Les dés apportent une marchandise : laquelle ?
istanbul-ask-kiosk-choice = Choisissez l’une des tuiles Kiosque.
istanbul-ask-kiosk-last = Utilisez-vous la tuile qui reste ?
istanbul-ask-open-bid = Ouvrez les enchères pour deux cartes Bonus.
istanbul-ask-bid = Deux cartes Bonus sont aux enchères ; la plus haute offre est de { istanbul-count-lira }.
istanbul-ask-final-bid = La plus haute offre est de { istanbul-count-lira } : offrir plus, une fois ?
istanbul-ask-leftovers = Le dernier tour est fini : jouez des cartes qui apportent des marchandises ou des Lires.
istanbul-ask-card = { $card } : que choisissez-vous ?
istanbul-ask-guild-card = { $card } : que choisissez-vous ?
istanbul-ask-fruit = Quel Assistant revient ?
istanbul-ask-sale = { istanbul-place } : que vendez-vous ? Demande : { $demand }.
istanbul-ask-sale-any = { istanbul-place } : vendez jusqu’à cinq marchandises de n’importe quelles couleurs.
istanbul-ask-palace-goods = Quelles marchandises paient les cases au choix ?
istanbul-ask-mosque = { istanbul-place } : quelle tuile ?
istanbul-ask-fountain = Quels Assistants reviennent à votre Marchand ?
istanbul-ask-companion = Prendre votre Compagnon dans votre réserve ?
istanbul-ask-announcement = Annoncez un nombre avant de lancer.
istanbul-ask-errand = Où envoyez-vous votre Membre de la famille ?
istanbul-ask-black-good = Quelle marchandise prenez-vous ?
istanbul-ask-tavern = Déplacer la Barrière, prendre une tuile, ou payer le bakchich ?
istanbul-ask-ruby = Sur quelle piste prenez-vous le Rubis ?
istanbul-ask-letters = Défaussez des Missives montrant { istanbul-count-seals }.
istanbul-ask-auction-good = Quelle marchandise prenez-vous ?
istanbul-ask-catacombs-good = Quelle marchandise prenez-vous, ou du café ?
istanbul-ask-catacombs-place = Où votre Marchand sort-il ?
istanbul-ask-kiosk-tile = { $tile } : comment l’utilisez-vous ?
istanbul-ask-figure-good = Quelle marchandise prenez-vous ?
istanbul-ask-bid-digit = Combien exactement, à partir de { $least } Lires ?

## Ce que voient les autres

istanbul-wait-move = { $player } se déplace.
istanbul-wait-assistant = { $player } est maintenant { istanbul-at-place }.
istanbul-wait-others = { $player } doit { istanbul-count-lira } { istanbul-at-place }.
istanbul-wait-action = { $player } décide de l’action { istanbul-of-place }.
istanbul-wait-rest = { $player } fait des Rencontres { istanbul-at-place } ou termine son tour.
istanbul-wait-end = { $player } s’apprête à terminer son tour.
istanbul-wait-rolled = { $player } a lancé { $first } et { $second } et peut utiliser la tuile des tissus.
istanbul-wait-extra-good = { $player } peut acheter une marchandise de plus pour { istanbul-count-lira }.
istanbul-wait-source = { $player } prend une carte Bonus.
istanbul-wait-discard = { $player } défausse une carte Bonus.
istanbul-wait-guild-source = { $player } prend une carte Guilde.
istanbul-wait-guild-discard = { $player } défausse une carte Guilde.
istanbul-wait-figure-pay = { $player } paie le { istanbul-figure }.
istanbul-wait-roast = { $player } échange contre du café.
istanbul-wait-barrier-action = { $player } peut agir à la Barrière.
istanbul-wait-reward-good = { $player } choisit une marchandise.
istanbul-wait-kiosk-choice = { $player } choisit une tuile Kiosque.
istanbul-wait-kiosk-last = { $player } peut utiliser la tuile qui reste.
istanbul-wait-open-bid = { $player } ouvre les enchères.
istanbul-wait-bid = { $player } peut offrir plus de { istanbul-count-lira }.
istanbul-wait-final-bid = { $player } peut offrir plus de { istanbul-count-lira }, une fois.
istanbul-wait-leftovers = { $player } peut jouer des cartes après le dernier tour.
istanbul-prompt-chance-first-player = Le premier joueur est tiré au sort.
istanbul-prompt-chance-layout = Les quartiers sont disposés.
istanbul-prompt-chance-demand = Une tuile Demande est retournée.
istanbul-prompt-chance-draw = Une carte est piochée.
istanbul-prompt-chance-letter = Une Missive est tirée.
istanbul-prompt-chance-kiosk = Une tuile Kiosque est retournée.
istanbul-prompt-chance-roll = Les dés roulent.
istanbul-prompt-over = La partie est finie.

## Actions des quartiers

istanbul-action-1 = une Extension pour { istanbul-count-lira }
istanbul-action-2 = remplir de tissus
istanbul-action-3 = remplir d’épices
istanbul-action-4 = remplir de fruits
istanbul-action-5 = { $good1 }, { $good2 } et { istanbul-count-lira }
istanbul-action-6 = prendre 2 cartes Bonus, en défausser 1
istanbul-action-7 = ramener des Assistants à votre Marchand
istanbul-action-8 = 1 marchandise, puis des dés pour des bijoux
istanbul-action-9 = annoncer un nombre, puis des dés pour des Lires
istanbul-action-10 = vendre des marchandises
istanbul-action-11 = vendre des marchandises
istanbul-action-12 = envoyer votre Membre de la famille
istanbul-action-13 = un Rubis pour { $price ->
    [one] { $price } marchandise
   *[other] { $price } marchandises
}
istanbul-action-14 = prendre une tuile Mosquée
istanbul-action-15 = prendre une tuile Mosquée
istanbul-action-16 = un Rubis pour { $price } Lires
istanbul-action-17 = échanger Lires, marchandise, carte contre du café
istanbul-action-18 = 1 café, prendre 2 cartes Guilde, en défausser 1
istanbul-action-19 = Barrière, tuile Taverne ou bakchich
istanbul-action-20 = un Rubis pour { $price } cafés
istanbul-action-21 = prendre 2 Missives
istanbul-action-22 = une Missive, et des tuiles Kiosque pour tous
istanbul-action-23 = 1 marchandise, et des enchères pour 2 cartes Bonus
istanbul-action-24 = un Rubis pour 6 Sceaux
istanbul-action-25 = 1 marchandise ou café, et votre Marchand va n’importe où

## Coups

istanbul-move-go = { $lira ->
    [0] { istanbul-to-place }
   *[other] { istanbul-to-place } (−{ istanbul-count-lira })
}
istanbul-move-companion = { $lira ->
    [0] Compagnon { istanbul-to-place }
   *[other] Compagnon { istanbul-to-place } (−{ istanbul-count-lira })
}
istanbul-move-send = Membre de la famille { istanbul-to-place }
istanbul-move-return = l’Assistant { istanbul-of-place } revient
istanbul-move-act-at = { istanbul-place } : { $action }
istanbul-move-act = { istanbul-place } : { $action }
istanbul-move-pick-up = reprendre votre Assistant
istanbul-move-leave = laisser un Assistant
istanbul-move-pay = payer { istanbul-count-lira }
istanbul-move-take = prendre : { istanbul-good }
istanbul-move-give = payer avec : { istanbul-good }
istanbul-move-sell = vendre : { istanbul-good }
istanbul-move-tile = la { istanbul-mosque-tile }
istanbul-move-announce = annoncer { $number }
istanbul-move-turn-first = tourner le { $first } sur { $value }, garder le { $second }
istanbul-move-turn-second = garder le { $first }, tourner le { $second } sur { $value }
istanbul-move-roll-again = relancer les deux dés
istanbul-move-from-deck = de la pioche
istanbul-move-from-discard = « { $card } » de la défausse
istanbul-move-pay-lira = payer { istanbul-count-lira }
istanbul-move-discard = défausser « { $card } »
istanbul-move-catch-for-lira = attraper le Membre de la famille de { $player } pour { istanbul-count-lira }
istanbul-move-catch-for-card = attraper le Membre de la famille de { $player } pour une carte Bonus
istanbul-move-meet = le { istanbul-figure }
istanbul-move-barrier = Barrière entre { $place1 } et { $place2 }
istanbul-move-tavern-straight_line = la tuile « ligne droite » pour { istanbul-count-coffee }
istanbul-move-tavern-free_figures = la tuile « personnages gratuits » pour { istanbul-count-coffee }
istanbul-move-baksheesh = payer le bakchich pour un Rubis
istanbul-move-ruby = le prochain Rubis { istanbul-of-place }
istanbul-move-kiosk = { $tile }
istanbul-move-letter-open = la Missive adressée { istanbul-to-place } (1 Sceau)
istanbul-move-letter-delivered = la Missive livrée { istanbul-to-place } (2 Sceaux)
istanbul-move-follow = suivre { $player } { istanbul-to-place }
istanbul-move-reward-lira = prendre { istanbul-count-lira }
istanbul-move-reward-card = piocher une carte Bonus
istanbul-move-bid = offrir { istanbul-count-lira }
istanbul-move-bid-from = offrir de { $from } à { $to } Lires
istanbul-move-take-companion = prendre le Compagnon dans votre réserve
istanbul-move-place-companion = mettre votre Compagnon à côté de votre Marchand
istanbul-move-use-tile = utiliser la tuile
istanbul-move-double-move = défausser des Missives pour un tour supplémentaire
istanbul-move-play = jouer « { $card } » : { $effect }
istanbul-move-play-copy = jouer « Copie » : comme « { $card } »
istanbul-move-play-guild = jouer la carte Guilde « { $card } » : { $effect }
istanbul-move-fruit-tile = tuile des fruits : ramener un Assistant pour { istanbul-count-lira }
istanbul-move-keep = garder { $first } et { $second }
istanbul-move-decline-assistant = ni l’un ni l’autre ; le tour se termine
istanbul-move-decline-payment = ne pas payer ; le tour se termine
istanbul-move-decline-good = pas d’autre marchandise
istanbul-move-decline-companion = laisser le Compagnon où il est
istanbul-move-decline-tile = laisser la tuile
istanbul-move-decline-trade = ne rien payer
istanbul-move-no-action = aucune action
istanbul-move-pass = passer
istanbul-move-done = terminé
istanbul-move-end-turn = terminer le tour

## Chronique

istanbul-log-first-player = { $player } est premier joueur.
istanbul-log-round-begun = Manche { $number }.
istanbul-log-reshuffled = La défausse ({ $number ->
    [one] { $number } carte Bonus
   *[other] { $number } cartes Bonus
}) devient la pioche.
istanbul-log-guild-reshuffled = La défausse ({ $number ->
    [one] { $number } carte Guilde
   *[other] { $number } cartes Guilde
}) devient la pioche.
istanbul-log-letters-reshuffled = Les Missives défaussées ({ $number }) sont mélangées.
istanbul-log-kiosk-reshuffled = Les tuiles Kiosque ({ $number }) sont mélangées.
istanbul-log-figure-moved = Le { istanbul-figure } va { istanbul-to-place } ({ $first } et { $second }).
istanbul-log-neutral-moved = Un Marchand neutre va { istanbul-to-place } ({ $first } et { $second }).
istanbul-log-track-refilled = Le dernier Rubis { istanbul-of-place } est remplacé.
istanbul-log-last-round-over = Le dernier tour est fini.
istanbul-log-game-ended = La partie est finie.
istanbul-log-merchant-moved = { $player } se déplace : { $from } → { $to }.
istanbul-log-companion-moved = Le Compagnon de { $player } se déplace : { $from } → { $to }.
istanbul-log-companion-placed = { $player } place le Compagnon { istanbul-at-place }.
istanbul-log-companion-taken = { $player } prend le Compagnon.
istanbul-log-companion-returned = { $player } reprend le Compagnon { istanbul-of-place }.
istanbul-log-family-moved = Le Membre de la famille de { $player } se déplace : { $from } → { $to }.
istanbul-log-assistant-left = { $player } laisse un Assistant { istanbul-at-place }.
istanbul-log-assistant-picked-up = { $player } reprend l’Assistant { istanbul-at-place }.
istanbul-log-assistant-returned = Un Assistant de { $player } revient { istanbul-of-place }.
istanbul-log-fruit-tile-used = { $player } utilise la tuile des fruits.
istanbul-log-turn-cut-short = Le tour de { $player } se termine aussitôt.
istanbul-log-seat-paid-met = { $player } paie { istanbul-count-lira } à { $other }.
istanbul-log-seat-paid-crossed = { $player } paie { istanbul-count-lira } à { $other } à la Barrière.
istanbul-log-seat-paid-auction = { $player } paie { istanbul-count-lira } à { $other } pour les cartes.
istanbul-log-supply-paid = { $player } paie { istanbul-count-lira }.
istanbul-log-lira-gained = { $player } reçoit { istanbul-count-lira }.
istanbul-log-goods-gained = { $player } reçoit { istanbul-count-good }.
istanbul-log-goods-gained-in-part = { $player } a de la place pour { $number } sur { $due } : { istanbul-good }.
istanbul-log-goods-paid = { $player } paie { istanbul-count-good }.
istanbul-log-coffee-gained = { $player } reçoit { istanbul-count-coffee }.
istanbul-log-coffee-paid = { $player } paie { istanbul-count-coffee }.
istanbul-log-action-begun = { $player } agit { istanbul-at-place }.
istanbul-log-action-declined = { $player } n’agit pas { istanbul-at-place }.
istanbul-log-extended = { $player } a maintenant { istanbul-count-extensions }.
istanbul-log-ruby-gained = { $player } prend un Rubis { istanbul-of-place } et a { istanbul-count-rubies }.
istanbul-log-mosque-tile = { $player } prend la { istanbul-mosque-tile }.
istanbul-log-tavern-straight_line = { $player } prend la tuile Taverne « ligne droite ».
istanbul-log-tavern-free_figures = { $player } prend la tuile Taverne « personnages gratuits ».
istanbul-log-barrier-moved = { $player } met la Barrière entre { $place1 } et { $place2 } et la contrôle.
istanbul-log-rolled = { $player } lance { $first } et { $second } : { $sum }.
istanbul-log-die-turned = { $player } tourne un dé : { $first } et { $second }, { $sum }.
istanbul-log-rolled-one = { $player } lance { $number }.
istanbul-log-announced = { $player } annonce { $number }.
istanbul-log-sold = { $number ->
    [one] { $player } vend 1 marchandise { istanbul-at-place } pour { istanbul-count-lira }.
   *[other] { $player } vend { $number } marchandises { istanbul-at-place } pour { istanbul-count-lira }.
}
istanbul-log-card-drawn = { $player } pioche une carte Bonus.
istanbul-log-card-drawn-known = { $player } pioche « { $card } ».
istanbul-log-card-taken = { $player } prend « { $card } » de la défausse.
istanbul-log-card-played = { $player } joue « { $card } ».
istanbul-log-card-copied = { $player } joue « { $card } » comme « { $copied } ».
istanbul-log-card-discarded = { $player } défausse « { $card } ».
istanbul-log-no-card-left = Il ne reste aucune carte Bonus pour { $player }.
istanbul-log-guild-drawn = { $player } pioche une carte Guilde.
istanbul-log-guild-drawn-known = { $player } pioche la carte Guilde « { $card } ».
istanbul-log-guild-taken = { $player } prend la carte Guilde « { $card } » de la défausse.
istanbul-log-guild-played = { $player } joue la carte Guilde « { $card } ».
istanbul-log-guild-discarded = { $player } défausse la carte Guilde « { $card } ».
istanbul-log-no-guild-card-left = Il ne reste aucune carte Guilde pour { $player }.
istanbul-log-letter-received = { $player } reçoit une Missive adressée { istanbul-to-place }.
istanbul-log-letter-delivered = { $player } livre une Missive { istanbul-at-place }.
istanbul-log-letter-discarded = { $player } défausse une Missive adressée { istanbul-to-place }.
istanbul-log-letter-discarded-delivered = { $player } défausse une Missive livrée, adressée { istanbul-to-place }.
istanbul-log-no-letter-left = Il ne reste aucune Missive pour { $player }.
istanbul-log-caught = { $player } attrape le Membre de la famille de { $other }.
istanbul-log-figure-used = { $player } utilise le { istanbul-figure }.
istanbul-log-figure-summoned = { $player } appelle le { istanbul-figure } { istanbul-to-place }.
istanbul-log-kiosk-chosen = { $player } prend la tuile Kiosque « { $tile } ».
istanbul-log-kiosk-left = { $player } n’utilise pas la tuile Kiosque « { $tile } ».
istanbul-log-bid = { $player } offre { istanbul-count-lira }.
istanbul-log-bid-passed = { $player } passe.
istanbul-log-auction-won = { $player } remporte les enchères avec { istanbul-count-lira }.
istanbul-log-double-move = { $player } joue un tour supplémentaire.
istanbul-log-end-triggered = { $player } a { istanbul-count-rubies } : c’est la dernière manche.

## Refus

istanbul-refusal-not-now = C’est un coup pour un autre moment ; une autre question est posée maintenant.
istanbul-refusal-no-such-place = Le bazar de cette partie n’a pas de quartier { $number }.
istanbul-refusal-own-place = Votre Marchand s’y trouve ; il doit se déplacer.
istanbul-refusal-toll = Votre chemin franchit la Barrière, ce qui coûte { istanbul-count-lira }.
istanbul-refusal-three-or-four = { istanbul-place } : ce n’est pas à 3 ou 4 quartiers d’ici.
istanbul-refusal-too-far = { istanbul-place } : ce n’est pas à 1 ou 2 quartiers d’ici.
istanbul-refusal-no-companion = Il n’y a de Compagnons qu’avec Missives & Sceaux.
istanbul-refusal-stride = Avec cette carte, le Compagnon se déplace d’exactement 2 quartiers.
istanbul-refusal-companion-not-on-board = Votre Compagnon n’est pas sur le plateau.
istanbul-refusal-companion-one-place = Le Compagnon se déplace de 1 quartier.
istanbul-refusal-companion-at-start = Le Compagnon se place au début de votre tour.
istanbul-refusal-companion-not-at-hand = Votre Compagnon n’est pas dans votre réserve.
istanbul-refusal-no-assistant-here = Aucun de vos Assistants n’est { istanbul-at-place }.
istanbul-refusal-assistant-here = L’un de vos Assistants est { istanbul-at-place } : vous pouvez le reprendre.
istanbul-refusal-no-assistant-left = Il n’y a pas d’Assistant sous votre Marchand.
istanbul-refusal-no-assistant-there = Aucun de vos Assistants n’est dans le quartier { $number }.
istanbul-refusal-no-assistant-out = Tous vos Assistants sont avec votre Marchand.
istanbul-refusal-price = Cela coûte { istanbul-count-lira } ; vous en avez { $own }.
istanbul-refusal-coffee-price = Cela coûte { istanbul-count-coffee } ; vous en avez { $own }.
istanbul-refusal-earlier-phase-first = D’abord vous vous déplacez, laissez un Assistant et payez ; puis vous agissez.
istanbul-refusal-action-once = Vous avez déjà eu votre action de ce tour.
istanbul-refusal-not-at-barrier = Le quartier { $number } n’est pas à la Barrière.
istanbul-refusal-family-elsewhere = Le Membre de la famille va dans un autre quartier.
istanbul-refusal-family-step = Avec cette carte, le Membre de la famille va dans un quartier adjacent, ni depuis ni vers le Poste de police.
istanbul-refusal-family-away = Votre Membre de la famille n’est pas au Poste de police.
istanbul-refusal-no-going-back = Choisissez dans l’ordre : cela vient avant ce que vous avez choisi.
istanbul-refusal-assistant-chosen = Vous avez déjà choisi cet Assistant.
istanbul-refusal-no-more-of-these = Ici, vous en choisissez { $number }, pas davantage.
istanbul-refusal-no-coffee = Il n’y a pas de café dans cette partie, ou il n’est pas prévu ici.
istanbul-refusal-black-market-goods = Le Marché noir donne des tissus, des épices ou des fruits.
istanbul-refusal-different-goods = Les deux marchandises sont de couleurs différentes.
istanbul-refusal-good-missing = Il vous manque : { istanbul-good }.
istanbul-refusal-palace-goods = Il vous en faut pour une autre case, ou cela vient trop tôt : { istanbul-good }.
istanbul-refusal-not-demanded = Il n’y a plus de demande : { istanbul-good }.
istanbul-refusal-sale-full = Vous vendez au plus { istanbul-count-goods }.
istanbul-refusal-nothing-demanded = Vous n’avez rien de ce qui est demandé.
istanbul-refusal-other-mosque = La { istanbul-mosque-tile } est { istanbul-at-place }.
istanbul-refusal-tiles-owned = Vous avez les deux tuiles de cette mosquée.
istanbul-refusal-mosque-nothing = Vous avez trop peu de marchandises pour les tuiles de cette mosquée.
istanbul-refusal-fabric-tile = Seule la tuile des tissus tourne un dé ou fait relancer, après un lancer en 8 ou 9.
istanbul-refusal-extensions = Vous avez les trois Extensions.
istanbul-refusal-palace-price = Le Rubis coûte { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
}, comme le montrent les cases de la piste ; vous ne les avez pas toutes.
istanbul-refusal-no-ruby = Il n’y reste aucun Rubis.
istanbul-refusal-nothing-to-exchange = Vous n’avez rien à échanger.
istanbul-refusal-tavern-nothing = Vous ne pouvez rien payer à la Taverne, ou y êtes déjà.
istanbul-refusal-seals = Il vous faut { istanbul-count-seals } ; vos Missives en montrent { $own }.
istanbul-refusal-same-edge = La Barrière s’y trouve ; elle doit être déplacée.
istanbul-refusal-no-edge = La Barrière se trouve entre deux quartiers adjacents.
istanbul-refusal-tavern-tile-owned = Vous avez déjà une telle tuile Taverne.
istanbul-refusal-tavern-stack-empty = Il ne reste aucune tuile Taverne de cette sorte.
istanbul-refusal-baksheesh = Vous ne pouvez pas payer le café et les marchandises de la tuile Bakchich.
istanbul-refusal-own-family = Votre propre Membre de la famille n’est pas attrapé.
istanbul-refusal-no-encounters = Pendant ce tour, vous ne rencontrez personne.
istanbul-refusal-at-police-station = Au Poste de police, personne n’est attrapé.
istanbul-refusal-family-not-here = Le Membre de la famille de { $player } n’est pas ici.
istanbul-refusal-figure-not-in-game = Le { istanbul-figure } n’est pas dans cette partie.
istanbul-refusal-figure-elsewhere = Le { istanbul-figure } est { istanbul-at-place }.
istanbul-refusal-figure-met = Vous avez déjà rencontré le { istanbul-figure } pendant ce tour.
istanbul-refusal-figure-price = Vous ne pourriez pas payer le { istanbul-figure }.
istanbul-refusal-exchange-once = Chaque échange se fait une fois.
istanbul-refusal-no-letters = Il n’y a de Missives qu’avec Missives & Sceaux.
istanbul-refusal-one-double-move = Vous avez déjà eu votre tour supplémentaire de cette manche.
istanbul-refusal-catch-first = Attrapez d’abord les Membres de la famille qui sont ici.
istanbul-refusal-tile-chosen = Cette tuile a déjà été choisie.
istanbul-refusal-tile-not-there = Cette tuile n’est pas exposée.
istanbul-refusal-option-unpaid = Vous ne pouvez pas payer ce que demande la tuile, ou n’en avez pas l’usage.
istanbul-refusal-letter-missing = Vous n’avez pas une telle Missive pour le quartier { $number }.
istanbul-refusal-letter-superfluous = Le paiement suffirait sans cette Missive, ou elle vient trop tôt.
istanbul-refusal-follow-another = Vous suivez le Marchand d’un autre joueur vers un autre quartier.
istanbul-refusal-bid = Offrez au moins { $least } Lires ; vous en avez { $own }.
istanbul-refusal-must-open = Qui a des Lires ouvre les enchères.
istanbul-refusal-not-complete = Le choix n’est pas complet.
istanbul-refusal-card-own-turn = Les cartes se jouent pendant son propre tour.
istanbul-refusal-card-not-in-hand = Vous n’avez pas « { $card } » en main.
istanbul-refusal-card-not-now = « { $card } » ne peut pas être jouée maintenant.
istanbul-refusal-card-in-movement = « { $card } » se joue avant de se déplacer.
istanbul-refusal-card-not-within-action = « { $card } » ne se joue pas pendant une action ou une Rencontre.
istanbul-refusal-repeat-after-action = « { $card } » se joue après l’action qu’elle répète.
istanbul-refusal-nothing-to-copy = Il n’y a pas de carte à copier.
istanbul-refusal-no-guild-cards = Il n’y a de cartes Guilde qu’avec Moka & Bakchich.
istanbul-refusal-tile-own-turn = La tuile des fruits s’utilise pendant son propre tour, avant ou après une décision.
istanbul-refusal-tile-missing = Vous n’avez pas la tuile des fruits.
istanbul-refusal-tile-once = Vous avez déjà utilisé la tuile des fruits pendant ce tour.

## Ordres permanents

istanbul-order-auction = offres aux enchères
istanbul-order-auction-about = Un autre joueur met aux enchères des cartes Bonus et vous pouvez dépasser la plus haute offre, une fois : offrez-vous une Lire de plus, tant que cela ne dépasse pas votre plafond ? Sinon vous passez.
istanbul-order-auction-number = { $number ->
    [0] toujours passer
   *[other] une Lire de plus, jusqu’à { $number } Lires
}
istanbul-order-kiosk = tuiles Kiosque
istanbul-order-kiosk-about = Pendant le tour d’un autre joueur, vous choisissez une tuile Kiosque : laquelle prenez-vous ? Celle qui apporte le plus de la première chose de votre liste qu’une tuile apporte à coup sûr et gratuitement ; si aucune n’en apporte, la question vous est posée.
istanbul-order-kiosk-fabric = tissus
istanbul-order-kiosk-spice = épices
istanbul-order-kiosk-fruit = fruits
istanbul-order-kiosk-jewelry = bijoux
istanbul-order-kiosk-coffee = café
istanbul-order-kiosk-lira = Lires
istanbul-order-kiosk-card = cartes Bonus

## Ties at the end: what decides

istanbul-tie-lira = le plus de Lires l’emporte
istanbul-tie-goods = le plus de marchandises l’emporte
istanbul-tie-cards = le plus de cartes bonus l’emporte
