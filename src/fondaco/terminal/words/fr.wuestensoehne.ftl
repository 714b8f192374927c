### Ce que le terminal dit à une table d’Im Reich der Wüstensöhne. Les choses elles-mêmes ont les noms du jeu.

## Lettres des icônes d’action sur la carte, un caractère chacune et toutes différentes

terminal-wuestensoehne-letter-myrrh = M
terminal-wuestensoehne-letter-incense = E
terminal-wuestensoehne-letter-gem = G
terminal-wuestensoehne-letter-salt = S
terminal-wuestensoehne-letter-camel = C
terminal-wuestensoehne-letter-water1 = ~
terminal-wuestensoehne-letter-water2 = ≈
terminal-wuestensoehne-letter-rumour = R

# Des parties d’une décision à la suite, comme on peut les taper.
terminal-wuestensoehne-example = stay draw

## Le moment

terminal-wuestensoehne-go = C’est à { $player } de jouer.
terminal-wuestensoehne-bonus-go = { $player } joue un tour supplémentaire.
terminal-wuestensoehne-goes-left = { $number ->
    [one] Dernière ronde : c’est le dernier tour.
   *[other] Dernière ronde : encore { $number } tours.
}
terminal-wuestensoehne-reconstructed = Tuiles et croix sont reconstituées.
terminal-wuestensoehne-legend = ═ ║ ligne blanche, oasis  ─ │ ligne brune, désert  ░ oasis reliée  + ╬ centre
terminal-wuestensoehne-row = Ligne { $row } : { $fields }.
terminal-wuestensoehne-section = oasis { $sides }
terminal-wuestensoehne-section-icons = oasis { $sides } ({ $icons })
terminal-wuestensoehne-no-line = sans ligne { $sides }
terminal-wuestensoehne-oasis = Oasis { $fields } : explorateurs { $explorers } ; icônes { $icons } ; ouverte { $open }.
terminal-wuestensoehne-section-line = Section { $number } : { $section }. { $oasis }
terminal-wuestensoehne-line = En file : { $explorers } ; icônes libres : { $icons }.
terminal-wuestensoehne-reach = Eau pour aller sur chaque case : { $prices }.

## Rumeurs et réserves

terminal-wuestensoehne-rumours = Rumeurs
terminal-wuestensoehne-value = valeur
terminal-wuestensoehne-space = place { $number }
terminal-wuestensoehne-in-supply = réserve
terminal-wuestensoehne-stock = { $number ->
    [0] Aucune rumeur à côté du plateau.
    [one] Une rumeur à côté du plateau.
   *[other] { $number } rumeurs à côté du plateau.
}
terminal-wuestensoehne-beside = La rumeur à côté du plateau est { $value } : vous l’avez vue.
terminal-wuestensoehne-space-empty = vide
terminal-wuestensoehne-space-hidden = face cachée
terminal-wuestensoehne-space-seen = { $face } (vue par { $players })
terminal-wuestensoehne-rumour-line = { $good } : vaut { $value } d’après ce que vous savez ; emplacement 1 { $first }, emplacement 2 { $second } ; réserve générale { $supply }.
terminal-wuestensoehne-seen = Vous avez regardé { $space } : { $value }.
terminal-wuestensoehne-piles = Tuiles restantes par pile : { $piles }.
terminal-wuestensoehne-no-piles = Toutes les piles sont épuisées.
terminal-wuestensoehne-supply = Réserve générale : { $water }, { $camels }.

## Joueurs

terminal-wuestensoehne-player = Joueur
terminal-wuestensoehne-gold = or
terminal-wuestensoehne-water = eau
terminal-wuestensoehne-camels = chameaux
terminal-wuestensoehne-goods = marchandises
terminal-wuestensoehne-explorers = explorateurs (^ turban)
terminal-wuestensoehne-explorer-on = { $explorer } en { $field }
terminal-wuestensoehne-reserves = Réserves
terminal-wuestensoehne-player-line = { $player }, caravane en { $field } : marchandises pour { $gold }, { $water }, { $camels } ; marchandises : { $goods }, places libres { $room } ; explorateurs : { $explorers }.
terminal-wuestensoehne-reserve-line = Réserve ({ $player }) : { $tiles }.
terminal-wuestensoehne-no-tiles = Votre réserve est vide.
