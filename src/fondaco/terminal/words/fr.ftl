### Ce que le terminal dit autour de chaque jeu : commandes, sauvegardes, règles, fin. Les plateaux des jeux sont à la fin.

terminal-as-it-is = { $text }

## Beginning

terminal-welcome = { $title } pour { $number } joueurs.
terminal-promise = { $dice ->
    [yes] Les dés sont scellés. Engagement sur les dés : { $commitment }
   *[no] Le mélange est scellé. Engagement : { $commitment }
}
terminal-nonces = Ajouté par les joueurs : { $nonces }
terminal-box-own = La boîte est votre propre fichier : { $file }
terminal-box-owner = La boîte est celle d’un propriétaire, conservée dans la partie.
terminal-reconstructed-none = Rien de ce qui compte dans le jeu n’est reconstitué dans cette boîte (voir « infos »).
terminal-reconstructed = { $number ->
    [one] Une partie de cette boîte qui compte dans le jeu est reconstituée (voir « infos »).
   *[other] { $number } parties de cette boîte qui comptent dans le jeu sont reconstituées (voir « infos »).
}
terminal-resumed = La partie reprend après le coup { $number }.
terminal-unfinished = Vous avez une partie inachevée ; continuez-la avec : { $command }
terminal-continue = Reprendre la partie inachevée ? Entrée : oui, n : non, une nouvelle
terminal-no-words = non, n
terminal-help-hint = Tapez un numéro, un coup ou une commande ; « { $help } » liste les commandes.
terminal-saved-in = La partie est sauvegardée après chacun de vos coups dans { $file }

## At the table

terminal-you = vous
terminal-since = Depuis votre dernier tour :
terminal-asks = { $player } : { $prompt }
terminal-final-note = † irréversible
terminal-only-one = Il n’y a qu’un coup : Entrée le joue.
terminal-pick-several = Plusieurs à la fois, dans n’importe quel ordre : « { $example } ».
terminal-picked = Choix : { $picks }.
terminal-picked-brings = Choix : { $picks }. Total : { $brings }.
terminal-pick-confirm = C’est irréversible. Appuyez sur Entrée pour confirmer, ou choisissez à nouveau.
terminal-pass-to = Passez l’écran à { $player }.
terminal-press-enter = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-turn-of = C’est à { $player } de jouer.
terminal-nothing-typed = Tapez le numéro ou le texte d’un coup, ou « { $help } ».
terminal-no-such-number = Il n’y a pas de coup { $number } : les coups vont de 1 à { $most }.
terminal-refused-by = { $reason } ({ $clause } ; plus par « pourquoi ».)
terminal-undone = { $number ->
    [one] Un coup est annulé.
   *[other] { $number } coups sont annulés.
}
terminal-undo-refused = Rien ne peut être annulé : { $barrier }

## Commands

terminal-commands = Commandes (les mots anglais sont compris aussi) :
terminal-command-undo = annuler votre dernière décision
terminal-command-why = pourquoi un coup est impossible, et selon quelle règle : { $word } { $example }
terminal-command-rules = les règles : chapitres, un chapitre ou un article : { $word } { $chapter }, { $word } { $clause }
terminal-command-log = ce qui s’est passé ; { $word } 20 raconte les 20 dernières lignes
terminal-command-board = montrer de nouveau la table
terminal-command-hand = montrer votre main
terminal-command-moves = lister de nouveau les coups
terminal-command-hint = ce que ferait un expert, et pourquoi
terminal-command-orders = réponses données d’avance aux questions des tours des autres ; seul, les liste : { $word }
terminal-command-save = sauvegarder la partie, dans un fichier de votre choix : { $word } FICHIER
terminal-command-about = ce qu’est cette édition, ses sources, l’engagement de départ
terminal-command-help = cette liste
terminal-command-quit = sauvegarder et quitter
terminal-help-moves = Un coup est son numéro ou son texte. Un texte peut être abrégé tant qu’il reste clair, et contenir plusieurs parties à la suite : { $example }.
terminal-hint-plays = { $level } jouerait : { $moves }
terminal-hint-way = { $chance } % de chances de gagner, en { $worlds ->
    [one] une partie imaginée
   *[other] { $worlds } parties imaginées
} : { $moves }
terminal-hint-sure = Que la première soit meilleure que la deuxième est sûr à { $sure } %.
terminal-why-which = Quel coup ? Par exemple : { $word } { $example }
terminal-why-possible = « { $move } » est possible maintenant.
terminal-why-clause = { $clause } : { $text }
terminal-log-empty = Il ne s’est encore rien passé.
terminal-log-number = « { $text } » n’est pas un nombre de lignes.

## Lessons

terminal-learn-welcome = Premiers pas dans { $title }. Entrée pour continuer ; « { $quit } » pour quitter.
terminal-learn-move = À vous de jouer : { $move } ({ $text }). Entrée joue ce coup.
terminal-learn-next = Entrée pour continuer.
terminal-learn-other = Ce coup serait possible aussi ; la leçon continue avec : { $text }
terminal-learn-refused = { $reason } La leçon continue avec : { $text }
terminal-learn-end = Vous pouvez jouer la suite, avec de nouveaux dés. Entrée : continuer, n : quitter

## Standing orders

terminal-orders = Vos réponses automatiques, pour les questions qui viennent aux tours des autres :
terminal-orders-none = À cette table, aucune question aux tours des autres ne peut recevoir de réponse d’avance.
terminal-order-now = { $order } ({ $name }) : { $value }.
terminal-order-choice = Tapez « { $word } { $order } { $value } » : { $meaning }
terminal-order-number = Tapez « { $word } { $order } » et un nombre de { $least } à { $most }.
terminal-order-ranking = Tapez « { $word } { $order } » et ce que vous voulez, le plus désiré d’abord, parmi : { $values }.
terminal-orders-note = Vous seul les connaissez, et ils valent tant que vous restez à table : aucune sauvegarde ni partie enregistrée ne les contient. Leurs réponses sont racontées comme tout coup.

## Saving and leaving

terminal-saved = Sauvegardée dans { $file }
terminal-not-saved = La partie n’a pas pu être sauvegardée : { $reason }. Ce qui l’était déjà est intact.
terminal-goes-on-unsaved = La partie continue ; « { $save } FICHIER » la sauvegarde ailleurs.
terminal-bye = Au revoir. Reprenez par : { $command }
terminal-bye-unsaved = Au revoir. Cette partie n’est pas sauvegardée.

## The end

terminal-over = La partie est finie.
terminal-place = { $place }. { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-seed = La graine était { $seed }
terminal-promise-kept = { $number ->
    [one] Elle correspond à l’engagement du début et donne l’unique résultat du hasard.
   *[other] Elle correspond à l’engagement du début et donne les { $number } résultats du hasard.
}
terminal-promise-broken = Le hasard ne correspond pas à l’engagement : { $reason }
terminal-offer-record = Sauvegarder la partie complète ? Entrée : { $file } ; un autre nom ; n : non
terminal-record-saved = La partie complète est dans { $file }
terminal-record-declined = La partie n’est pas sauvegardée.

## About

terminal-about-box = { $title }, { $designer } ({ $year }), publié par { $publisher }. Fondaco n’est pas affilié avec eux : achetez leur jeu.
terminal-about-options = Options de cette table : { $options }
terminal-about-hash = Empreinte de la boîte : { $hash }
terminal-about-parts = Reconstitué, parce qu’aucune source ne le donne :
terminal-about-part = { $path } : { $reason }
terminal-about-affects = compte dans le jeu
terminal-about-drawn = ne compte pas dans le jeu

## Rules

terminal-rules-chapters = Les règles de { $title }. Un chapitre s’ouvre par son numéro, un article par son sigle.
terminal-rules-chapter = { $number }. { $title }
terminal-rules-none = Les règles de { $title } ne sont pas écrites ici.
terminal-rules-unknown = Il n’y a pas d’article ni de chapitre « { $asked } ».
terminal-rules-near = Il n’y a pas d’article ni de chapitre « { $asked } » ; voisins : { $near }.

## Records

terminal-replay-of = { $title }, { $players }
terminal-replay-after = Après le coup { $number } sur { $moves } :
terminal-verify-whole = L’enregistrement est entier : sa dernière ligne correspond au reste.
terminal-verify-moves = { $moves ->
    [one] Un coup est légal
   *[other] Les { $moves } coups sont légaux
} selon la révision { $revision } des règles ; { $digests ->
    [0] l’enregistrement ne porte pas d’empreintes.
    [one] une empreinte concorde.
   *[other] { $digests } empreintes concordent.
}
terminal-verify-result = La partie est finie : { $result }.
terminal-verify-running = La partie n’est pas finie.
terminal-verify-dice = { $number ->
    [one] Un résultat du hasard est celui que donne la graine promise.
   *[other] Les { $number } résultats du hasard sont ceux que donne la graine promise.
}
terminal-verify-no-promise = L’enregistrement ne porte pas d’engagement : le hasard ne peut pas être vérifié.
terminal-verify-no-seed = La graine n’est pas révélée avant la fin : le hasard n’a pas été vérifié.

## Yspahan

terminal-yspahan-example = take gold supervisor
terminal-yspahan-date = Semaine { $week } sur { $weeks }, jour { $day } sur { $days }
terminal-yspahan-first = est premier joueur
terminal-yspahan-first-is = Premier joueur : { $player }.
terminal-yspahan-tower = Tour  [n] blancs  (n) jaunes
terminal-yspahan-caravan = Caravane
terminal-yspahan-city = Ville  ◉ Intendant  · boutique libre  ─ │ sur la route
terminal-yspahan-caravan-row = +{ $points }  ×{ $multiplier }
terminal-yspahan-next-place = { $points ->
    [one] Prochain cube : rangée { $row }, { $points } point.
   *[other] Prochain cube : rangée { $row }, { $points } points.
}
terminal-yspahan-deck = Pioche { $deck }, défausse vide.
terminal-yspahan-piles = Pioche { $deck }, défausse { $discard }.
terminal-yspahan-top = Dessus : { $card }
terminal-yspahan-player = Joueur
terminal-yspahan-points = points
terminal-yspahan-gold = or
terminal-yspahan-camels = chameaux
terminal-yspahan-cards = cartes
terminal-yspahan-buildings = bâtiments
terminal-yspahan-no-cards = Vous n’avez pas de cartes.
terminal-yspahan-hand = { $number ->
    [one] Votre carte :
   *[other] Vos { $number } cartes :
}
terminal-yspahan-card = { $number ->
    [one] « { $card } » : { $effect }
   *[other] { $number } × « { $card } » : { $effect }
}
terminal-yspahan-tower-empty = La Tour est vide.
terminal-yspahan-group = Tour, { $square } : valeur { $value }, { $white ->
    [0] aucun dé blanc
    [one] { $white } dé blanc
   *[other] { $white } dés blancs
}{ $yellow ->
    [0] {""}
    [one] , { $yellow } dé jaune
   *[other] , { $yellow } dés jaunes
}.
terminal-yspahan-supervisor-on = L’Intendant est sur { $space }.
terminal-yspahan-reach = Or pour le déplacer sur chaque case : { $prices }.
terminal-yspahan-souk = Souk { $district } { $colour }, { $value ->
    [one] { $value } point
   *[other] { $value } points
} : { $shops }.
terminal-yspahan-free = libre
terminal-yspahan-caravan-line = Caravane, rangée { $row } (+{ $points }, × { $multiplier }) : { $cubes }.
terminal-yspahan-player-line = { $player } : points { $points }, or { $gold }, chameaux { $camels }, cartes { $cards } ; bâtiments : { $buildings }.

## Al-Rashid

terminal-al-rashid-turn = Tour { $turn } sur { $turns }, { $phase ->
    [setup] préparation
    [placement] phase de placement
    [resolution] phase de résolution
   *[over] fin de la partie
}
terminal-al-rashid-order = Ordre du tour : { $players }
terminal-al-rashid-order-next = Premiers au tour suivant : { $players }
terminal-al-rashid-crisis = Crise de ce tour : { $crisis }
terminal-al-rashid-crisis-next = Vous avez vu la prochaine carte crise : { $crisis }
terminal-al-rashid-crisis-buried = Vous avez vu sous la pioche : { $crises }
terminal-al-rashid-resolving = Zone résolue maintenant : { $area }. Agissent, par position : { $players }
terminal-al-rashid-city = Ville  charges : coût/points
terminal-al-rashid-map = Carte  [r3] face visible  (r·) face cachée  (r3) vue de vous
terminal-al-rashid-legend = Piles de gauche à droite : P Pacha, M Marchand, S Sage, =domination, #rang. × résolue. Joueurs : r tuiles rouges et b bleues en main, P M S en réserve/famille.
terminal-al-rashid-reconstructed = * reconstitué : ce n’est pas du matériel imprimé
terminal-al-rashid-short-pasha = P
terminal-al-rashid-short-merchant = M
terminal-al-rashid-short-sage = S
terminal-al-rashid-short-wood = bo
terminal-al-rashid-short-pottery = po
terminal-al-rashid-short-metal = mé
terminal-al-rashid-short-spices = ép
terminal-al-rashid-short-silk = so
terminal-al-rashid-short-gold = or
terminal-al-rashid-short-letters = lett
terminal-al-rashid-short-influence = infl
terminal-al-rashid-short-dishonour = désh
terminal-al-rashid-player = Joueur
terminal-al-rashid-points = pts
terminal-al-rashid-supply = Réserve : lettres { $letters }, influence { $influence }. Mercenaires dans les pioches : rouges { $red }, bleus { $blue }. Défausse : { $discards }. Pioche des crises : { $deck }.
terminal-al-rashid-no-tiles = Vous n’avez pas de tuile mercenaire.
terminal-al-rashid-hand = { $number ->
    [one] Votre tuile mercenaire : { $tiles }
   *[other] Vos { $number } tuiles mercenaires : { $tiles }
}
terminal-al-rashid-payment = Paiement proposé pour { $gold } or : { $goods }. Il vous coûte { $loss } or de richesse{ $overpaid ->
    [0] {""}
   *[other] , { $overpaid } or de plus que le prix
}.
terminal-al-rashid-payment-enter = Entrée paie ce qui est proposé ; ou répondez pour chaque marchandise.
terminal-al-rashid-office-held = { $office } { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $face ->
    [up] {""}
   *[down] , utilisée
}
terminal-al-rashid-area = { $area }{ $state ->
    [resolved] {" "}(zone résolue)
   *[open] {""}
}. { $content } Piles de gauche à droite : { $stacks }.
terminal-al-rashid-offices-here = Charges : { $offices }.
terminal-al-rashid-goods-here = Marchandises : { $goods }. Tuiles mercenaires : { $tiles }.
terminal-al-rashid-colon =  :
terminal-al-rashid-then = { $first } ; { $next }
terminal-al-rashid-office-line = { $number ->
    [one] {""}
   *[other] { $number } × {""}
}{ $office }, { $border ->
    [brown] à activer
    [purple] continue
   *[green] immédiate
}, coût { $cost }, points { $points }
terminal-al-rashid-tile-line = { $colour ->
    [red] rouge
   *[blue] bleue
}{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} { $face ->
    [up] face visible
    [seen] face cachée, vue de vous
   *[down] face cachée
}
terminal-al-rashid-stack-line = { $player }, { $pieces }, domination { $dominance }, rang { $rank }
terminal-al-rashid-player-line = { $player } : points { $points } ; marchandises : { $goods }, valeur { $wealth } or ; lettres { $letters }, influence { $influence }, déshonneur { $dishonour } ; tuiles mercenaires : rouges { $red }, bleues { $blue } ; famille : { $family } ; en réserve : { $reserve } ; charges : { $offices }.
