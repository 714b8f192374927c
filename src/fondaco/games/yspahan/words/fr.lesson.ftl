### Une première partie de Yspahan : ce qui est dit à l’apprenti, dans l’ordre de la leçon.

yspahan-lesson-welcome = Bienvenue à Yspahan ! Vous êtes Bleu et approvisionnez la ville pendant trois semaines de sept jours. Aujourd’hui vous êtes premier joueur : lancez les neuf dés blancs. Avec de l’or, on pourrait y ajouter des jaunes ; pas aujourd’hui.
yspahan-lesson-tower = Les dés sont sur la Tour, groupés selon ce qu’ils montrent : les plus bas en bas avec les chameaux, les plus hauts en haut avec l’or. Vous prenez un groupe entier. Deux dés sont avec les chameaux : prenez-les.
yspahan-lesson-three-uses = Un groupe peut toujours faire une chose parmi trois : ce que montre son étage, déplacer l’Intendant, ou aller chercher une carte. Deux dés rapportent deux chameaux. Prenez-les.
yspahan-lesson-end-turn = Après les dés, vous pouvez construire, si vous pouvez payer, et jouer des cartes. Vous épargnez pour mieux : terminez votre tour.
yspahan-lesson-rivals = Rouge et Vert ont pris des groupes des quartiers et placé leurs cubes dans des boutiques. Un souk où quelqu’un se trouve est fermé aux autres. Voyez comment commence le deuxième jour.
yspahan-lesson-last-in-order = Chaque jour, un autre joueur est premier, et aujourd’hui vous choisissez en dernier. Il reste deux dés dans le quartier du Sac : prenez-les.
yspahan-lesson-supply = Les dés d’un quartier approvisionnent ses boutiques : un cube par dé. Placez vos deux cubes.
yspahan-lesson-souk = Les boutiques sous un même auvent forment un souk. Qui en a rempli toutes les boutiques marque, à la fin de la semaine, le nombre de son drapeau. Le souk blanc est petit : trois boutiques, trois points. Commencez-le.
yspahan-lesson-same-souk = Ce que vous avez commencé dans un quartier doit être achevé avant d’y commencer un autre souk. Placez le second cube à côté du premier.
yspahan-lesson-end-again = Il manque une boutique. Rien ne presse : une semaine a sept jours. Terminez votre tour.
yspahan-lesson-small-group = Même un seul dé vaut quelque chose, car tout groupe permet aussi de prendre une carte. Prenez celui des chameaux.
yspahan-lesson-card = Piochez une carte : elle se joue pour ce qu’elle dit pendant n’importe lequel de vos tours, ou se défausse pour qu’un groupe compte un dé de plus.
yspahan-lesson-build = Vos deux chameaux suffisent pour l’Enclos : désormais vous recevez un chameau de plus chaque fois que vous prenez des chameaux. Construisez-le.
yspahan-lesson-built = Les deux premiers bâtiments apportent leurs pouvoirs, les suivants aussi des points. Terminez votre tour.
yspahan-lesson-first-again = Quatrième jour, et vous êtes de nouveau premier. Avec de l’or, vous pourriez ajouter des dés jaunes que vous seul pouvez utiliser. Lancez sans eux.
yspahan-lesson-value = Cette fois, ce n’est pas le nombre de dés qui compte, mais ce qu’ils montrent. Les deux dés les plus bas montrent 1 : prenez-les.
yspahan-lesson-supervisor = L’Intendant avance exactement de ce que montrent les dés ; chaque pas de plus ou de moins coûte un or. Déplacez-le.
yspahan-lesson-ship = La case W1 mène à votre seconde boutique. Là où il s’arrête, les cubes partent pour la Caravane, à qui qu’ils soient. Envoyez-le là.
yspahan-lesson-shipped = Votre cube voyage avec la Caravane : deux points tout de suite, et d’autres à la fin de la semaine, d’autant plus que vous atteignez une rangée élevée. Un chameau vous aurait gardé la boutique. Terminez votre tour.
yspahan-lesson-go-on = C’est tout ce qu’il faut. À la fin de la semaine, on compte les souks pleins et la Caravane, et les boutiques se vident. Continuez seul à partir d’ici, contre les deux mêmes rivaux et avec de nouveaux dés.
