### Une première partie de Im Reich der Wüstensöhne : ce qui est dit à l’apprenti, dans l’ordre de la leçon.

wuestensoehne-lesson-welcome = Bienvenue dans le désert ! Vous êtes Bleu et menez une caravane qui découvre des oasis et charge leurs marchandises ; le chargement le plus précieux gagne. On ne connaît que la croix : le reste, c’est à vous de le poser. Partez de sa pointe sud, en F11.
wuestensoehne-lesson-lines = Votre caravane suit les lignes : aussi loin qu’elle veut sur les brunes, mais une blanche met fin au déplacement. Allez en F8.
wuestensoehne-lesson-reserve = Là où une ligne mène vers l’inconnu, vous pouvez découvrir : piocher une tuile, ou en employer une de votre réserve. Chacun en a une au départ ; employez la vôtre.
wuestensoehne-lesson-desert = Elle n’allait qu’à un seul endroit, et votre caravane s’y est rendue. Ce n’est que du désert : vous pouvez alors aussitôt vous déplacer et découvrir encore. Allez en F4.
wuestensoehne-lesson-draw = Piochez maintenant une tuile. On choisit l’endroit avant de savoir ce qui s’y trouve.
wuestensoehne-lesson-lay = Tous les côtés doivent correspondre : brun contre brun, blanc contre blanc, désert contre désert, oasis contre oasis. Posez-la en G4.
wuestensoehne-lesson-explorer = Une oasis, avec un chameau ! Placez-y un explorateur pour en avoir votre part quand elle sera complète. Le plus petit suffit pour l’instant.
wuestensoehne-lesson-bonus-turn = L’eau est la seule monnaie, et vous avez deux pierres. Pour une, le chef de caravane vous donne aussitôt un second tour : prenez-le.
wuestensoehne-lesson-stay = L’oasis continue au nord et au sud d’ici. Vous n’êtes pas obligé de bouger : restez.
wuestensoehne-lesson-draw-again = Piochez. Ce qui convient doit être posé ; ce qui ne va nulle part rejoint votre réserve.
wuestensoehne-lesson-grow = De l’encens ! Les sections qui se touchent forment une seule oasis : en G5, elle grandit. Posez-y la tuile.
wuestensoehne-lesson-save-explorers = Vous avez quatre explorateurs, et l’un d’eux est déjà là. Gardez les autres pour l’instant : aucun explorateur.
wuestensoehne-lesson-leave-it = Qui n’en a pas placé peut en reprendre un du plateau. Le vôtre est bien placé : n’en reprenez aucun.
wuestensoehne-lesson-company = Orange s’est installé à l’ouest. Rouge a rejoint votre oasis en G3 : on peut la partager. Un seul côté reste ouvert, à l’ouest de F4 : allez-y.
wuestensoehne-lesson-draw-west = Piochez, et voyons si l’oasis se ferme.
wuestensoehne-lesson-second-explorer = Pas encore : elle continue vers l’ouest. Une fois complète, tous ses explorateurs se mettent en file par taille, et le plus grand choisit d’abord. Le vôtre est petit : ajoutez l’explorateur 6.
wuestensoehne-lesson-keep-water = Gardez votre dernière eau : qui est en tête de file doit payer une pierre, sinon son explorateur rentre les mains vides. Terminez le tour.
wuestensoehne-lesson-last-side = Une oasis est complète quand aucun de ses côtés ne donne sur une case vide. Le dernier est à l’ouest d’où vous êtes : restez.
wuestensoehne-lesson-scout = Contre de l’eau, l’éclaireur pourrait aussi prendre une tuile dans la réserve d’un autre, si elle convient ici. Piochez plutôt.
wuestensoehne-lesson-close = Celle-ci n’a d’oasis que d’un côté. En D4, elle ferme la vôtre et apporte un second chameau : posez-la là.
wuestensoehne-lesson-tallest = Prenez la tête de la file : l’explorateur 11 suffit. Votre plus grand porte le turban, qui le rend plus grand que tous ; mais après une évaluation, le turban change de mains. Placez le 11.
wuestensoehne-lesson-first-choice = Quatre explorateurs, quatre icônes, et vous choisissez d’abord ; l’eau est payée. Ce sont les marchandises qui font gagner : prenez l’encens.
wuestensoehne-lesson-camel = Votre suivant vient en deuxième. La caravane a de la place pour quatre marchandises, et un chameau en porte deux de plus : prenez le chameau.
wuestensoehne-lesson-rumour = À Rouge l’autre chameau, à votre plus petit la rumeur, et vous seul la voyez : −1. Chaque marchandise vaut 4 en or ; une rumeur dans sa ligne change cela. À l’ouest, Orange trouvera de la myrrhe : posez-la là.
wuestensoehne-lesson-go-on = C’est tout ce qu’il faut ; les oasis donnent aussi de l’eau. Quand la dernière tuile est piochée, chacun joue encore une fois, et les rumeurs sont retournées. Continuez seul à partir d’ici, contre les deux mêmes rivaux et avec de nouvelles tuiles.
