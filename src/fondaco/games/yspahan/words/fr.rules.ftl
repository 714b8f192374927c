### Les règles d’Yspahan pour les joueurs, clause par clause, dans l’ordre et avec les numéros du document des règles.
### Les noms des cartes sont entre guillemets. Un message est une ligne ; les chapitres précèdent leurs clauses.

## 4

yspahan-rules-chapter-4 = Matériel
YS-001 = Les plateaux communs sont un plateau Ville, un plateau Tour et un plateau Caravane ; chaque joueur a un plateau individuel.
YS-002 = La ville compte exactement quatre quartiers : Sac, Tonneau, Coffre, Vase. La route les sépare.
YS-003 = Dans un quartier, toutes les boutiques d’une même couleur forment un souk ; des couleurs égales dans des quartiers différents sont des souks différents.
YS-004 = Il y a 14 souks avec 47 boutiques. Sac (sud-ouest), 18 boutiques : blanc 3 boutiques pour 3 points, bleu 4 pour 4, jaune 5 pour 6, rose 6 pour 8. Tonneau (sud-est), 14 boutiques : blanc 2 pour 3, bleu 3 pour 4, jaune 4 pour 6, rose 5 pour 8. Coffre (nord-ouest), 9 boutiques : bleu 2 pour 4, jaune 3 pour 6, rose 4 pour 8. Vase (nord-est), 6 boutiques : bleu 1 pour 4, jaune 2 pour 6, orange 3 pour 12.
YS-005 = La route compte 29 cases : un centre C et quatre bras qui en partent, W1 à W10 (ouest), E1 à E7 (est), N1 à N4 (nord) et S1 à S7 (sud), numérotés vers l’extérieur. Deux cases sont voisines si et seulement si elles se suivent sur un bras, ou si l’une est C et l’autre la première case d’un bras. La route est donc un arbre.
YS-006 = Liaisons entre cases de la route et boutiques : C n’en a aucune, E1 et S1 en ont deux chacune, toute autre case en a exactement une. W1 Sac blanc 2 ; W2 Coffre bleu 2 ; W3 Sac blanc 1 ; W4 Coffre bleu 1 ; W5 Sac jaune 2 ; W6 Coffre jaune 3 ; W7 Sac jaune 1 ; W8 Coffre jaune 2 ; W9 Sac rose 1 ; W10 Coffre jaune 1 ; E1 Vase bleu 1 et Tonneau blanc 1 ; E2 Tonneau blanc 2 ; E3 Vase orange 1 ; E4 Tonneau jaune 1 ; E5 Vase orange 2 ; E6 Tonneau jaune 2 ; E7 Vase orange 3 ; N1 Vase bleu 1 ; N2 Coffre rose 4 ; N3 Vase jaune 1 ; N4 Coffre rose 2 ; S1 Sac blanc 2 et Tonneau blanc 1 ; S2 Sac blanc 3 ; S3 Tonneau bleu 1 ; S4 Sac bleu 1 ; S5 Tonneau rose 1 ; S6 Sac bleu 2 ; S7 Tonneau rose 2.
YS-007 = Trois boutiques sont reliées à deux cases : Sac blanc 2 (W1, S1), Tonneau blanc 1 (E1, S1) et Vase bleu 1 (E1, N1). 20 boutiques n’ont aucune liaison et sont hors de portée de l’Intendant.
YS-008 = Le plateau Ville porte une piste de score de 100 cases (0 à 99), un compteur de semaines de 1 à 3 et un compteur de jours de 1 à 7.
YS-009 = La Tour a six étages, de bas en haut : Chameaux, Sac, Tonneau, Coffre, Vase, Or.
YS-010 = La Caravane montre 12 chameaux en trois lignes de quatre sur un chemin sinueux : ligne du bas de gauche à droite, ligne du milieu de droite à gauche, ligne du haut de gauche à droite. Le chemin commence en bas à gauche.
YS-011 = Il y a 9 dés blancs et 3 dés jaunes, tous avec les faces 1 à 6.
YS-012 = La pioche compte 18 cartes : neuf sortes, deux de chaque (chapitre 12).
YS-013 = Les marchandises sont des cubes aux quatre couleurs des joueurs : bleu, rouge, vert, jaune. Le nombre de cubes ne limite jamais le jeu.
YS-014 = Les pièces d’or et les chameaux viennent d’un stock commun. Le nombre d’éléments qu’il contient ne limite jamais le jeu.
YS-015 = Il y a un pion Intendant (blanc), un pion Premier joueur (noir), un marqueur de semaine et un marqueur de jour (cubes blancs).
YS-016 = Chaque plateau individuel montre les six mêmes bâtiments (chapitre 11) et la colonne 0, 0, 5, 5, 5, 10.
YS-017 = Une feuille d’aide explique les effets des cartes ; elle ne contient aucune règle en dehors du chapitre 12.

## 5

yspahan-rules-chapter-5 = Préparation
YS-020 = L’Intendant se trouve sur la case centrale C.
YS-021 = Le marqueur de semaine est sur 1, le marqueur de jour sur 1.
YS-022 = Les dés sont à côté de la Tour ; la Tour et la Caravane sont vides ; aucune boutique ne contient de cube.
YS-023 = L’or et les chameaux forment le stock.
YS-024 = Les 18 cartes sont mélangées en une pioche face cachée ; la défausse est vide.
YS-025 = Chaque joueur prend les cubes et le plateau individuel d’une couleur ; les couleurs sont toutes différentes.
YS-026 = Chaque joueur pose un cube sur la case 0 de la piste de score comme marqueur de score.
YS-027 = Chaque joueur reçoit 2 pièces d’or, aucun chameau et aucune carte, et ne possède aucun bâtiment.
YS-028 = Le joueur le plus âgé est premier joueur et tient le pion Premier joueur.
YS-029 = Les ajustements selon le nombre de joueurs se font comme indiqué au chapitre 15.

## 6

yspahan-rules-chapter-6 = Structure du jeu
YS-040 = La partie dure trois semaines de sept jours : 21 jours.
YS-041 = Chaque jour a deux phases, dans cet ordre : I approvisionnement, II actions des joueurs.
YS-042 = Les points viennent des souks complets, des cubes sur la Caravane, des bâtiments et des cartes ; le score le plus élevé à la fin l’emporte.
YS-043 = Les points s’ajoutent au score au moment où ils sont marqués.

## 7

yspahan-rules-chapter-7 = Approvisionnement : les dés et la Tour
YS-050 = Le premier joueur lance les 9 dés blancs (2 joueurs : 8, YS-341).
YS-051 = Avant de lancer, le premier joueur peut ajouter 1, 2 ou 3 dés jaunes en payant au stock 1 pièce d’or par dé.
YS-052 = Le nombre de dés jaunes est d’au plus 3 et ne dépasse pas l’or du premier joueur.
YS-053 = Tous les dés du jour sont lancés une seule fois, ensemble ; chaque dé est équitable et indépendant. On ne relance pas.
YS-054 = Les dés sont regroupés selon leur valeur, sans égard à la couleur.
YS-055 = Le groupe de plus petite valeur va à l’étage Chameaux.
YS-056 = S’il y a au moins deux valeurs différentes, le groupe de plus grande valeur va à l’étage Or.
YS-057 = Les groupes situés entre le plus petit et le plus grand vont, par valeur croissante, aux étages Sac, Tonneau, Coffre, Vase, dans cet ordre et sans sauter d’étage.
YS-058 = Les étages pour lesquels il ne reste pas de groupe restent vides : avec k valeurs différentes (k de 2 à 6), exactement les k − 2 étages de quartier les plus bas sont remplis.
YS-059 = Si tous les dés montrent la même valeur, ils vont tous à l’étage Chameaux et l’étage Or reste vide.
YS-060 = 3–4 joueurs : quand l’action de dés du premier joueur est finie, chaque dé jaune encore sur la Tour est retiré, même si des étages deviennent vides. Le retrait précède l’étape de construction du premier joueur.
YS-061 = 3–4 joueurs : les dés jaunes ne profitent jamais à un autre joueur que le premier.
YS-062 = Pour le premier joueur, les dés jaunes comptent comme les blancs, en taille et en valeur.
YS-063 = Les groupes ne changent pas d’étage quand des dés jaunes sont retirés ou des groupes pris.

## 8

yspahan-rules-chapter-8 = Le tour d’un joueur
YS-070 = Les tours se jouent dans le sens horaire à partir du premier joueur ; 3–4 joueurs : chacun a exactement un tour par jour (exception YS-331).
YS-071 = Un tour se compose de A, l’action de dés (obligatoire), et de B, la construction d’un bâtiment (facultative).
YS-072 = 3–4 joueurs : B vient après que A a été entièrement exécutée.
YS-073 = En A, le joueur prend un groupe entier d’un étage non vide de la Tour ; ces dés sont hors jeu pour le reste du jour.
YS-074 = Avec le groupe, le joueur exécute exactement une des trois actions de son étage.
YS-075 = Actions par étage. Chameaux : prendre des chameaux, déplacer l’Intendant ou piocher une carte. Or : prendre de l’or, déplacer l’Intendant ou piocher une carte. Sac, Tonneau, Coffre, Vase : remplir des boutiques de ce quartier, déplacer l’Intendant ou piocher une carte.
YS-076 = « Déplacer l’Intendant » et « piocher une carte » sont offertes à tous les étages.
YS-077 = Un joueur ne peut pas renoncer à A tant qu’un groupe est disponible.
YS-078 = Un joueur peut prendre un groupe dont l’action spéciale lui est impossible et l’utiliser pour l’une des deux autres actions.
YS-079 = Si aucun groupe n’est disponible pour le joueur, il pioche la première carte de la pioche au lieu de A et ne retire aucun dé.
YS-080 = 3–4 joueurs : après la pioche forcée de YS-079, le joueur peut encore construire (B).
YS-081 = Si aucun groupe n’est disponible et qu’aucune carte ne peut être piochée non plus, A est sautée.
YS-082 = Le tour se termine quand le joueur actif, après A, le déclare terminé.
YS-083 = La pioche forcée de YS-079 prend la place de A dans l’ordre du tour : les fenêtres avant A la précèdent, les fenêtres après A et (3–4 joueurs) l’étape B la suivent. Qu’une carte puisse être piochée (YS-081) se décide au moment de la pioche ; une carte jouée juste avant compte donc déjà dans la défausse.

## 9

yspahan-rules-chapter-9 = Actions de dés
YS-090 = Prendre des chameaux : le joueur prend dans le stock autant de chameaux que le groupe de l’étage Chameaux compte de dés.
YS-091 = Prendre de l’or : le joueur prend autant de pièces d’or que le groupe de l’étage Or compte de dés.
YS-092 = Les chameaux et l’or sont posés à découvert à côté du plateau individuel de leur propriétaire.
YS-093 = Quantités complètes : chameaux = taille + 1 avec l’Enclos + 1 avec une carte comme dé supplémentaire ; or = taille + 2 avec l’Échoppe + 1 avec une carte comme dé supplémentaire.
YS-100 = Le joueur place autant de cubes de sa réserve que le groupe compte de dés, dans des boutiques du quartier de l’étage où le groupe a été pris.
YS-101 = Quantité complète : cubes = taille + 1 avec le Palan + 1 avec une carte comme dé supplémentaire.
YS-102 = Une boutique contient au plus un cube.
YS-103 = Un joueur ne peut pas placer de cube dans un souk où un autre joueur a un cube.
YS-104 = Un joueur qui a un souk inachevé dans un quartier ne peut placer de cubes dans ce quartier que dans un souk inachevé à lui.
YS-105 = Un joueur sans souk inachevé dans le quartier peut placer dans n’importe quel souk libre de celui-ci.
YS-106 = Un souk ne doit pas nécessairement être complété en un seul tour.
YS-107 = Au cours d’une même action, un joueur peut compléter un souk et en commencer un autre du même quartier ; les conditions YS-102 à YS-105 sont vérifiées à nouveau pour chaque cube.
YS-108 = Le joueur choisit librement parmi les boutiques permises, cube par cube.
YS-109 = Le joueur doit placer autant de cubes qu’il est permis.
YS-110 = Les cubes pour lesquels il ne reste aucune boutique permise ne sont pas placés et restent dans la réserve.
YS-111 = L’action ne peut pas être choisie si le joueur n’a aucune boutique permise dans le quartier, c’est-à-dire si chaque boutique du quartier est occupée ou se trouve dans le souk d’un autre joueur.
YS-112 = Si un joueur a deux souks inachevés ou plus dans un quartier (possible après des expéditions), il peut placer dans n’importe lequel de ceux-ci, et dans aucun autre.
YS-113 = Un souk qui perd son dernier cube est de nouveau libre pour tous.
YS-114 = Un souk complet qui perd un cube compte aussitôt comme inachevé.
YS-120 = L’Intendant se déplace le long de la route d’exactement autant de cases que la valeur du groupe ; la taille du groupe ne compte pas.
YS-121 = Le nombre de cases peut être augmenté ou réduit d’une case par pièce d’or payée au stock.
YS-122 = Le nombre de cases ne peut pas descendre sous 0 ; réduit à 0, l’Intendant reste où il est.
YS-123 = Au cours d’un déplacement, l’Intendant ne peut pas entrer deux fois sur une même case.
YS-124 = Conséquence : si d est le nombre de cases après ajustement, les destinations permises sont exactement les cases dont la distance sur la route depuis la case de départ est d.
YS-125 = Le prix d’une destination à distance d avec un groupe de valeur v est de max(0, |d − v| − f) pièces d’or, f = 3 avec le Hammam et 0 sans lui. Le joueur doit pouvoir le payer aussitôt avec son or ; on ne peut pas payer davantage.
YS-126 = À chaque croisement, le joueur actif choisit la direction.
YS-127 = Depuis chaque case et pour chaque valeur de 1 à 6, au moins une destination ne coûte rien ; l’action est donc toujours possible.
YS-128 = Un déplacement de 0 case est un déplacement : les cubes à côté de l’Intendant sont expédiés (à nouveau).
YS-129 = Passer par une case n’expédie rien ; seule compte la case où le déplacement se termine.
YS-130 = La carte comme dé supplémentaire et la taille du groupe n’ont aucune influence sur le déplacement.
YS-170 = Le joueur prend en main la première carte de la pioche ; toujours exactement une, quelles que soient la taille et la valeur du groupe.
YS-171 = La carte n’est pas montrée aux autres.
YS-172 = Il n’y a pas de limite de cartes en main.
YS-173 = Si la pioche est vide quand une carte doit être piochée, la défausse est mélangée et devient la pioche.
YS-174 = Si la pioche et la défausse sont toutes deux vides, aucune carte n’est piochée ; « piocher une carte » ne peut alors pas être choisie comme action.

## 10

yspahan-rules-chapter-10 = Les expéditions et la Caravane
YS-140 = Quand un déplacement de l’Intendant se termine, chaque cube dans une boutique reliée à cette case est expédié à la Caravane, quel que soit son propriétaire.
YS-141 = Les cubes à expédier sont fixés à la fin du déplacement ; chaque boutique reliée est servie au plus une fois par déplacement.
YS-142 = Si deux cubes doivent être expédiés, le joueur qui a déplacé l’Intendant décide lequel part en premier.
YS-143 = Les expéditions se font l’une après l’autre, chacune entièrement (YS-144 à YS-155) avant la suivante.
YS-144 = Le propriétaire du cube, actif ou non, peut défausser un de ses chameaux au stock ; le cube reste alors dans sa boutique et un cube de la réserve du propriétaire est expédié à sa place.
YS-145 = Sans chameau, le propriétaire n’a pas le choix : le cube de la boutique est expédié.
YS-146 = Un chameau ne protège qu’un cube dans une seule expédition.
YS-147 = Une expédition ne peut jamais être refusée ; payer un chameau ne change que la provenance du cube.
YS-148 = La décision de YS-144 n’appartient qu’au propriétaire et se prend quand l’expédition de ce cube commence.
YS-149 = Le cube expédié va sur le premier chameau libre dans l’ordre du chemin, la ligne du bas d’abord.
YS-150 = Un chameau de la Caravane porte au plus un cube.
YS-151 = Le propriétaire du cube marque aussitôt 2 points sur la ligne du bas, 1 sur celle du milieu, 0 sur celle du haut.
YS-152 = Dès que le dernier chameau utilisable est occupé, la Caravane est décomptée comme en fin de semaine (YS-295) et vidée ; ses cubes retournent dans les réserves de leurs propriétaires.
YS-153 = Ensuite la Caravane se remplit de nouveau à partir de son premier chameau.
YS-154 = YS-152 s’exécute immédiatement, même entre les deux expéditions d’un déplacement et même quand une carte y a mis le dernier cube.
YS-155 = Un propriétaire qui a le Caravansérail pioche une carte pour chacun de ses cubes expédiés par l’Intendant, de la boutique ou de la réserve, quel que soit le joueur qui l’a déplacé.
YS-156 = Ordre au sein d’une expédition : décision du propriétaire sur le chameau ; cube vers la Caravane ; points de pose ; décompte et vidage si elle est pleine ; carte du Caravansérail.
YS-157 = Un cube placé à côté de l’Intendant n’est pas expédié tant qu’aucun déplacement ne s’y termine.
YS-158 = Les boutiques quittées par des cubes expédiés sont aussitôt vides.

## 11

yspahan-rules-chapter-11 = Bâtiments
YS-180 = 3–4 joueurs : après l’action de dés, le joueur actif peut construire un bâtiment en payant au stock son prix en chameaux et en or.
YS-181 = Le joueur marque le bâtiment d’un cube de sa réserve ; le cube y reste jusqu’à la fin de la partie.
YS-182 = Les bâtiments peuvent être construits dans n’importe quel ordre.
YS-183 = Chaque joueur peut construire chaque bâtiment au plus une fois ; les joueurs ne se disputent pas les bâtiments.
YS-184 = 3–4 joueurs : au plus un bâtiment par tour, par quelque moyen que ce soit.
YS-185 = Le premier et le deuxième bâtiment d’un joueur rapportent 0 point, le troisième, le quatrième et le cinquième 5 chacun, le sixième 10, quels que soient les bâtiments.
YS-186 = Ces points sont marqués aussitôt.
YS-187 = Le pouvoir d’un bâtiment agit du moment de la construction jusqu’à la fin de la partie.
YS-188 = Un prix doit pouvoir être payé en entier avec les chameaux et l’or du joueur.
YS-210 = Enclos. Prix : 2 chameaux, 0 pièce d’or. Pouvoir : +1 chameau chaque fois que le joueur prend des chameaux sur la Tour.
YS-211 = Échoppe. Prix : 2 chameaux, 2 pièces d’or. Pouvoir : +2 pièces d’or chaque fois que le joueur prend de l’or sur la Tour.
YS-212 = Hammam. Prix : 2 chameaux, 2 pièces d’or. Pouvoir : jusqu’à 3 cases d’ajustement, en plus ou en moins, sont gratuites chaque fois que le joueur déplace l’Intendant.
YS-213 = Caravansérail. Prix : 3 chameaux, 3 pièces d’or. Pouvoir : une carte chaque fois qu’un des cubes du joueur est expédié (YS-155).
YS-214 = Bazar. Prix : 4 chameaux, 4 pièces d’or. Pouvoir : +2 points par souk complet du joueur à chaque décompte de fin de semaine.
YS-215 = Palan. Prix : 4 chameaux, 4 pièces d’or. Pouvoir : +1 cube chaque fois que le joueur remplit des boutiques avec la Tour.
YS-220 = L’Enclos, l’Échoppe et le Palan n’agissent qu’avec un groupe pris à un étage non vide ; ils ne donnent rien pour un étage vide.
YS-221 = L’Enclos, l’Échoppe et le Palan n’agissent pas avec les cartes qui donnent des chameaux, de l’or ou un cube.
YS-222 = Le Hammam peut être combiné avec de l’or : les 3 premiers pas d’ajustement sont gratuits, les suivants coûtent 1 pièce d’or chacun.
YS-223 = Le Caravansérail n’agit pas avec la carte « Cube sur la caravane ».
YS-224 = Le cube du Palan est placé selon les mêmes règles et dans le même quartier que les autres.
YS-225 = Le Bazar ne concerne pas la Caravane.
YS-226 = La pioche due au Caravansérail est automatique.

## 12

yspahan-rules-chapter-12 = Cartes
YS-240 = Une carte s’utilise de l’une de deux façons : comme dé supplémentaire (YS-250) ou pour son effet (YS-260 à YS-269). Dans les deux cas, elle va à la défausse.
YS-241 = Les cartes ne peuvent être utilisées que pendant son propre tour.
YS-242 = En un tour, on peut jouer un nombre quelconque de cartes pour leur effet.
YS-243 = Utiliser une carte comme dé supplémentaire n’empêche pas de jouer des cartes pour leur effet.
YS-244 = Une carte piochée pendant un tour peut être utilisée dans le même tour.
YS-245 = Une carte ne peut être jouée que si son effet peut être exécuté et change quelque chose.
YS-246 = Le tour du premier joueur comprend la phase I : des cartes peuvent être jouées avant l’achat des dés jaunes et avant le lancer.
YS-247 = Fenêtres d’un tour : (a) premier joueur seulement : avant le lancer ; (b) avant l’action de dés ; (c) entre deux expéditions d’un même déplacement ; (d) après l’action de dés, avant et après la construction, jusqu’à la fin du tour.
YS-250 = En prenant un groupe, le joueur peut défausser une carte, et une seule, pour que le groupe compte un dé de plus. L’effet de la carte n’est pas appliqué.
YS-251 = Le joueur obtient ainsi un chameau ou une pièce d’or de plus, ou place un cube de plus.
YS-252 = Le bonus s’ajoute à ceux de l’Enclos, de l’Échoppe et du Palan.
YS-253 = Le dé supplémentaire ne peut pas être utilisé sur un étage vide.
YS-254 = Il ne peut pas être utilisé avec « déplacer l’Intendant » ni avec « piocher une carte » (2 joueurs : ni avec « construire »).
YS-255 = Au plus un dé supplémentaire par groupe pris.
YS-256 = N’importe quelle carte peut servir de dé supplémentaire. Elle est choisie avec l’action et va aussitôt à la défausse, avant que l’action soit exécutée.
YS-260 = « Trois chameaux » : prenez 3 chameaux dans le stock.
YS-261 = « Trois pièces » : prenez 3 pièces d’or dans le stock.
YS-262 = « Cube en boutique » : placez un cube de votre réserve dans une boutique quelconque de la ville qui vous est permise dans son quartier selon YS-102 à YS-105 et YS-112.
YS-263 = « Cube sur la caravane » : placez un cube de votre réserve sur le premier chameau libre de la Caravane et marquez ses points de pose ; une Caravane pleine est décomptée et vidée (YS-152). Pas de carte du Caravansérail.
YS-264 = « Chameaux contre points » : rendez de 1 à 4 chameaux au stock et marquez 2 points pour chacun (au plus 8).
YS-269 = « Or contre points » : rendez de 1 à 10 pièces d’or au stock et marquez 1 point pour chacune (au plus 10).
YS-265 = « Bâtir sans chameaux » : construisez aussitôt un bâtiment sans payer ses chameaux ; son or est payé. Les points du bâtiment sont marqués. C’est le seul bâtiment de ce tour (YS-184).
YS-266 = « Bâtir sans or » : construisez aussitôt un bâtiment sans payer son or ; ses chameaux sont payés. Les points du bâtiment sont marqués. C’est le seul bâtiment de ce tour (YS-184).
YS-267 = « Échange 1:1 » : échangez avec le stock un nombre quelconque de pièces d’or contre autant de chameaux, ou un nombre quelconque de chameaux contre autant de pièces d’or.
YS-268 = « Bâtir sans chameaux » et « Bâtir sans or » peuvent être jouées ensemble pour un seul bâtiment, qui ne coûte alors rien.

## 13

yspahan-rules-chapter-13 = Fin du jour, fin de la semaine, décompte
YS-280 = Quand le dernier tour d’un jour est terminé, tous les dés restés sur la Tour sont retirés.
YS-281 = Après les jours 1 à 6, le marqueur de jour avance d’un cran et le joueur à gauche du premier joueur devient premier joueur ; les seules exceptions concernent le jour 7 de la semaine 3 (YS-331 à quatre joueurs, YS-343 à deux).
YS-282 = Après le jour 7, la semaine se termine et est décomptée : d’abord les quartiers, puis la Caravane.
YS-290 = Chaque joueur marque, pour chacun de ses souks complets, la valeur imprimée.
YS-291 = Chaque joueur qui a le Bazar marque 2 points de plus pour chacun de ses souks complets.
YS-292 = Les souks inachevés ne rapportent rien.
YS-293 = Quand tous ont marqué leurs points, les quatre quartiers sont vidés ; les cubes retournent dans les réserves de leurs propriétaires.
YS-295 = Chaque joueur marque le nombre de ses cubes sur la Caravane × le multiplicateur de la plus haute ligne qui porte un de ses cubes ; les lignes valent 1, 2, 3 de bas en haut ; sans cube, 0.
YS-296 = La Caravane n’est pas vidée en fin de semaine ; ses cubes restent pour la semaine suivante.
YS-300 = Après les semaines 1 et 2, le marqueur de semaine avance d’un cran et le marqueur de jour revient à 1.
YS-301 = Après les semaines 1 et 2, l’Intendant revient sur C ; cela n’expédie rien.
YS-302 = Après les semaines 1 et 2, le joueur à gauche du premier joueur devient premier joueur.
YS-303 = On garde l’or, les chameaux, les cartes et les bâtiments.
YS-304 = Les points de fin de semaine sont notés dans l’ordre du tour ; l’ordre n’a d’effet sur aucun résultat.
YS-305 = Le décompte de la Caravane en fin de semaine a lieu quoi qu’elle contienne ; les cubes déjà comptés à la fin d’une semaine précédente comptent de nouveau tant qu’ils y sont.

## 14

yspahan-rules-chapter-14 = Fin de la partie
YS-310 = La partie se termine après le décompte de fin de semaine de la troisième semaine.
YS-311 = Le joueur qui a le score le plus élevé l’emporte.
YS-312 = Les joueurs à égalité pour le score le plus élevé se partagent la victoire ; rien ne les départage.
YS-313 = L’or, les chameaux, les cartes et les cubes restants ne valent rien.
YS-314 = Un score peut dépasser 99 ; le marqueur refait alors le tour de la piste.
YS-315 = Le classement final dépend du seul score ; des joueurs de même score ont le même rang.

## 15

yspahan-rules-chapter-15 = Nombre de joueurs : 3, 4 et 2
YS-320 = 3 joueurs : le premier chameau de chaque ligne (celui de couleur claire) n’est pas utilisé : trois chameaux par ligne, capacité 9.
YS-321 = 3 joueurs : les points de pose et les multiplicateurs des lignes ne changent pas.
YS-322 = 3 joueurs : toutes les autres règles restent les mêmes ; le jour 21, le premier joueur change normalement.
YS-330 = 4 joueurs : les 12 chameaux sont tous utilisés.
YS-331 = 4 joueurs : le jour 7 de la semaine 3, les joueurs agissent dans l’ordre croissant de leurs scores au début de ce jour. Le joueur au score le plus bas est premier joueur : il lance les dés, peut acheter des dés jaunes et agit en premier. Le score le plus élevé agit en dernier.
YS-332 = 4 joueurs : à score égal, le joueur assis le plus loin, dans le sens horaire, du premier joueur du jour 6 agit en premier.
YS-333 = 4 joueurs : l’ordre est fixé au début du jour et ne change pas avec les points marqués pendant celui-ci.
YS-334 = 4 joueurs : toutes les autres règles restent les mêmes.
YS-340 = 2 joueurs : toutes les règles de la partie à 3–4 joueurs valent, sauf modification ci-dessous.
YS-341 = 2 joueurs : on utilise 8 dés blancs au lieu de 9 ; on peut toujours acheter jusqu’à 3 dés jaunes.
YS-342 = 2 joueurs : le premier joueur change chaque jour.
YS-343 = 2 joueurs : le jour 7 de la semaine 3, le joueur au score le plus bas est premier joueur ; à scores égaux, le premier joueur change normalement.
YS-344 = 2 joueurs : un jour compte trois actions de dés : premier joueur, second joueur, premier joueur. Puis le jour se termine.
YS-345 = 2 joueurs : les dés jaunes restent sur la Tour toute la journée et ne sont disponibles que pour le premier joueur. Cela remplace YS-060.
YS-346 = 2 joueurs : si le second joueur prend un groupe qui contient des dés jaunes, les dés jaunes sont retirés sans effet ; seuls les dés blancs comptent.
YS-347 = 2 joueurs : le second joueur ne peut pas prendre un groupe formé uniquement de dés jaunes.
YS-348 = 2 joueurs : il n’y a pas d’étape de construction facultative (B). Construire est une quatrième action offerte par chaque groupe : le joueur prend un groupe, ne l’utilise pour rien d’autre et paie le prix d’un bâtiment.
YS-349 = 2 joueurs : un bâtiment par action de dés ; le premier joueur peut donc construire deux fois en un jour.
YS-350 = 2 joueurs : « Bâtir sans chameaux » et « Bâtir sans or » ne remplacent pas le groupe de dés : elles ne peuvent être utilisées qu’avec l’action de YS-348 et en réduisent le prix.
YS-351 = 2 joueurs : on utilise deux chameaux par ligne de la Caravane ; capacité 6.
YS-352 = 2 joueurs : les points de pose 2, 1, 0 et les multiplicateurs 1, 2, 3 des lignes ne changent pas.
YS-353 = 2 joueurs : chacune des deux actions de dés du premier joueur est un tour à part pour les cartes libres, pour le dé supplémentaire et pour YS-079.
YS-354 = 2 joueurs : un groupe est disponible pour le premier joueur si son étage contient un dé quelconque, pour le second s’il contient au moins un dé blanc.
YS-355 = 2 joueurs : une pioche forcée (YS-079) ne donne pas le droit de construire : l’action de construction exige un groupe de dés.
YS-356 = 2 joueurs : les scores de YS-343 sont ceux du début de ce jour ; le joueur ainsi désigné achète des dés jaunes, lance les dés et a la première et la troisième action de dés.
YS-357 = 2 joueurs : l’action de construction ne peut être choisie que si au moins un bâtiment non construit peut être payé, cartes de construction en main comprises (YS-350).

## 16

yspahan-rules-chapter-16 = Là où les textes divergent
YS-D01 = Nombre de dés jaunes. Italien : une pièce par dé, aucun maximum indiqué. Français : 1, 2 ou 3. Anglais : 1, 2 ou 3. Ici : au plus 3, comme en français et en anglais, et la boîte en contient trois.
YS-D02 = Souk inachevé dans le quartier. Italien : aucun cube « dans un souk » si l’on y a un souk inachevé (pris à la lettre, cela interdirait de le finir). Français : aucun cube dans un autre souk avant que le premier soit complet ; sur la carte : on ne peut pas commencer un souk. Anglais : comme l’italien. Ici : comme en français, seul commencer un autre souk est interdit ; l’exemple (finir le bleu, puis commencer le rose) le confirme.
YS-D03 = Trajet de l’Intendant. Italien : pas d’aller et retour sur la même case pendant le déplacement. Français : aucune case deux fois dans un déplacement. Anglais : pas d’aller et retour sur la même case. Ici : comme en français, la formulation la plus stricte et la plus claire ; sur cette route les deux donnent les mêmes déplacements.
YS-D04 = Utilisation des cartes. Italien : les cartes peuvent être utilisées « deux fois » par tour. Français : utilisables de deux façons. Anglais : à deux moments. Ici : comme en français, deux façons ; le nombre est illimité, comme les trois le disent plus loin.
YS-D05 = Secret d’une carte piochée. Italien : muet. Français : non montrée aux autres. Anglais : muet. Ici : comme en français.
YS-D06 = Nombre de bâtiments avec les cartes. Italien : un, et un seul par tour. Français : un seul ; jamais plus d’un bâtiment par tour. Anglais : un et un seul. Ici : un bâtiment par tour en tout (3–4 joueurs) ; l’italien et le français le disent expressément, l’anglais ne contredit pas.
YS-D07 = Cubes en trop. Italien : plus de cubes que de boutiques restantes dans le quartier ; « perdus » (retour à la réserve). Français : plus que de boutiques disponibles pour le joueur ; ils restent dans la réserve. Anglais : comme l’italien. Ici : le français pour la mesure ; le résultat est le même : les cubes sont dans la réserve.
YS-D08 = Vidage de la Caravane pleine. Italien : vidée, les propriétaires reprennent leurs cubes. Français : vidée immédiatement, les propriétaires reprennent leurs cubes. Anglais : vidée. Ici : comme en français, immédiatement.
YS-D09 = Aide de jeu, dé supplémentaire. Italien : on peut « aussi » obtenir un chameau, une pièce ou un cube. Français : on les obtient « ainsi ». Anglais : « aussi ». Ici : comme en français ; cela explique le dé supplémentaire et n’est pas un second bonus.
YS-D10 = Distance de l’Intendant. Italien : un nombre de cases correspondant à la valeur. Français : doit se déplacer, exactement de la valeur, avant ajustement. Anglais : correspondant à la valeur. Ici : comme en français ; l’exemple dit dans les trois « exactement 3 ».
YS-D11 = Chameau à la place du cube. Italien : tout propriétaire. Français : tout propriétaire, qu’il ait déplacé l’Intendant ou non. Anglais : tout propriétaire. Ici : le français rend explicite ce que les autres sous-entendent.
YS-D12 = Marqueurs à la préparation. Italien : les deux sur 1. Français : comme sur l’image. Anglais : les deux sur 1. Ici : pas de conflit ; l’image anglaise montre les deux sur 1.
YS-D13 = Carte forcée. Italien : pioche sans retirer de dés. Français : pioche. Anglais : pioche sans retirer de dés. Ici : pas de conflit à 3–4 joueurs (il n’y a pas de dés à retirer) ; cela compte à 2 joueurs (YS-A25).
YS-D14 = Dernier groupe restant dans l’exemple. Italien : non dit. Français : le groupe des 3 est le seul qui reste. Anglais : non dit. Ici : pas de conflit ; c’est le seul qui reste (YS-EX-05).

## 17

yspahan-rules-chapter-17 = Décisions d’interprétation
YS-A01 = Réserve d’or et de chameaux : illimitée. La boîte en contient « environ 25 » de chaque, le nombre ne peut donc pas être une règle, et aucun texte ne dit ce qui se passe à zéro. Le programme de Boardspace.net remplit lui aussi ses tas.
YS-A02 = Réserve de cubes : illimitée, représentée par 66 cubes par joueur (47 boutiques + 12 places de la Caravane + 6 bâtiments + 1 marqueur), qui ne peuvent jamais s’épuiser et permettent de rendre compte de chaque cube. Les raisons sont celles de YS-A01.
YS-A03 = Premier joueur de la partie : un programme ne peut pas savoir qui est « le plus âgé ». La table désigne le premier joueur ; sinon une place est tirée au sort.
YS-A04 = Cartes avant le lancer : permises au premier joueur, par exemple pour obtenir de l’or pour des dés jaunes. Le texte permet les effets à tout autre moment de son tour, et la phase I est accomplie par le seul premier joueur. Le programme de Boardspace.net le permet aussi. Les autres joueurs ne peuvent pas jouer de cartes à ce moment.
YS-A05 = Cartes au milieu d’une action : prendre le groupe, choisir l’action et déclarer le dé supplémentaire ne font qu’une étape. Dans « remplir des boutiques », aucune fenêtre n’est nécessaire : tout ordre mêlant les cubes des dés et celui de « Cube en boutique » peut être obtenu avec la carte avant ou après l’action. Dans « déplacer l’Intendant », il y a une fenêtre, entre la première et la seconde expédition, car une carte piochée grâce au Caravansérail ou la décision de l’autre propriétaire y est une connaissance nouvelle. Un programme peut sauter la fenêtre quand le joueur actif n’a pas de carte en main.
YS-A06 = Dé supplémentaire avec d’autres actions : interdit avec l’Intendant, la carte ou (2 joueurs) la construction. Il s’ajoute au nombre de dés, que ces actions ignorent, et les textes ne citent que chameaux, or et cubes. Boardspace.net lie lui aussi la carte à l’action spéciale.
YS-A07 = Placer moins de cubes que possible : interdit ; les cubes du Palan et du dé supplémentaire doivent eux aussi être placés tant qu’une boutique permise existe. L’exemple dit que le joueur doit placer les deux cubes. Boardspace.net joue ainsi.
YS-A08 = Plusieurs souks inachevés d’un joueur dans un quartier : possible, car un souk complet peut perdre un cube après qu’un autre a été commencé. Le joueur peut alors continuer n’importe lequel, mais n’en commencer aucun avant que tous soient complets. L’aide française interdit de commencer ; interdire toute pose les rendrait tous deux impossibles à finir. Boardspace.net joue ainsi.
YS-A09 = L’Intendant ne bouge pas : réduire la distance à 0 est permis à son prix, et les cubes à côté de lui sont expédiés comme après tout déplacement. Tous les textes en font un résultat possible de l’ajustement. Boardspace.net le traite comme un déplacement qui touche de nouveau les mêmes boutiques.
YS-A10 = Paiement : on paie exactement le prix de YS-125. Aucun or n’est dépensé pour rien, augmentation et réduction ne se mêlent jamais, et les pas gratuits du Hammam sont utilisés avant l’or.
YS-A11 = Deux expéditions : strictement l’une après l’autre. Celui qui a déplacé l’Intendant désigne le premier cube, son propriétaire décide du chameau, l’expédition est exécutée ; puis le propriétaire du second cube décide en connaissant le résultat. Boardspace.net procède dans cet ordre.
YS-A12 = Caravane pleine entre deux expéditions : décomptée et vidée aussitôt ; le second cube commence la nouvelle Caravane. Tous les textes disent « dès que ».
YS-A13 = Caravansérail et chameau : payer un chameau expédie tout de même une marchandise du propriétaire, la carte est donc piochée. Elle l’est après les points et un éventuel décompte de la Caravane ; l’ordre est sans effet sur les points.
YS-A14 = Caravansérail sans carte restante : si la pioche et la défausse sont vides, le propriétaire ne reçoit rien, ni maintenant ni plus tard.
YS-A15 = Moment du mélange : quand une carte doit être piochée et que la pioche est vide. Mélanger dès que la pioche s’épuise ferait, avec une défausse vide, de la prochaine carte défaussée une pioche connue d’une seule carte. Les textes disent seulement « si la pioche est vide » ; un moment antérieur est donc aussi une lecture défendable. La différence est de savoir si les cartes défaussées entre la dernière pioche et la suivante appartiennent à la nouvelle pioche (ici : oui). Le programme de Boardspace.net diffère : il mélange dès que la pioche est épuisée et qu’une carte défaussée existe.
YS-A16 = Aucune carte à piocher : « piocher une carte » ne peut être choisie que si une carte peut être piochée. Cela ne laisse jamais un joueur sans action, car déplacer l’Intendant est toujours possible (YS-127). Sans groupe et sans carte, l’action de dés est sautée.
YS-A17 = Défausse : face visible et ouverte à tous, dans l’ordre, y compris les cartes utilisées comme dés supplémentaires. Rien dans les textes ne la cache, et les effets des cartes sont publics quand elles sont jouées.
YS-A18 = Quand les cartes de construction construisent : aussitôt, dans n’importe quelle fenêtre de son tour, même avant l’action de dés, et le nouveau bâtiment agit dès lors. La carte dit « construire », les cartes agissent à tout moment, et la limite expresse d’un bâtiment par tour (ainsi que la remarque de la feuille à deux joueurs selon laquelle ces cartes ne dispensent pas du groupe de dés) serait inutile si la carte n’était qu’une remise à l’étape B. Le programme de Boardspace.net diffère : il traite la carte comme une remise à l’étape B.
YS-A19 = Les deux cartes de construction sur un bâtiment : permis ; le bâtiment est alors gratuit. Chaque carte supprime une partie du prix, le nombre de cartes est illimité et un seul bâtiment est construit. Boardspace.net le permet. Deux exemplaires de la même carte ne peuvent pas être combinés.
YS-A20 = Carte de construction sur un prix sans la partie supprimée : permis. « Bâtir sans or » sur l’Enclos coûte 2 chameaux et est utile parce qu’elle construit avant l’action de dés.
YS-A21 = Cartes sans effet : non jouables. C’est le cas de la vente ou de l’échange de 0 élément, de « Cube en boutique » sans boutique permise, d’une carte de construction quand un bâtiment a déjà été construit ce tour (3–4 joueurs), quand les six sont construits, ou quand le reste d’aucun prix ne peut être payé. Le dé supplémentaire n’est pas un effet de carte et n’en est pas limité (YS-A35).
YS-A22 = Échange : un seul sens par carte, quantité de 1 à ce que le joueur possède ; utiliser les deux sens ne donnerait qu’un échange plus petit.
YS-A23 = Les dés jaunes partent après l’action de dés du premier joueur et avant l’étape B, comme dans l’exemple (chameaux pris, dé jaune retiré, puis le joueur finit). À 3–4 joueurs, cela ne change aucune décision.
YS-A24 = 2 joueurs, quels chameaux : les deux derniers de chaque ligne, dans la suite de la règle à trois joueurs. Cela ne concerne que le dessin.
YS-A25 = 2 joueurs, carte forcée : YS-079 vaut pour chacune des trois actions. S’il ne reste que des groupes jaunes, aucun n’est disponible pour le second joueur, qui pioche une carte et ne retire aucun dé.
YS-A26 = 2 joueurs, cartes : le premier joueur peut jouer des cartes dans ses deux tours, le second dans le sien ; un dé supplémentaire par groupe pris.
YS-A27 = 2 joueurs, cartes de construction : choisies avec l’action de construction ; l’une ou l’autre, ou les deux (YS-A19). Elles ne peuvent pas être jouées dans une fenêtre.
YS-A28 = 2 joueurs, groupe mixte pris par le second joueur : taille = dés blancs seulement ; la valeur ne change pas.
YS-A29 = Dernier jour à quatre ou à deux joueurs : les scores sont lus quand le jour 6 de la semaine 3 est entièrement terminé, avant l’achat de dés jaunes. L’ordre ne change plus.
YS-A30 = Dernier jour et pion Premier joueur : il va au joueur qui agit en premier ; ensuite il ne sert plus.
YS-A31 = Ordre du décompte de fin de semaine : sans importance pour les résultats ; les événements sont annoncés dans l’ordre du tour du jour qui vient de finir, les quartiers dans l’ordre Sac, Tonneau, Coffre, Vase.
YS-A32 = Scores au-delà de 99 : le score est un entier sans limite supérieure ; la piste le montre modulo 100.
YS-A33 = Quels cubes sont expédiés : fixé quand le déplacement se termine. Un cube placé par une carte entre les deux expéditions n’est pas expédié par ce déplacement.
YS-A34 = Construire après une carte forcée : permis à 3–4 joueurs ; la pioche tient lieu d’action de dés, et l’étape B la suit.
YS-A35 = Dé supplémentaire gaspillé : un joueur peut utiliser un dé supplémentaire même s’il reste moins de boutiques ; le surplus est perdu (YS-110).
YS-A36 = Possessions ouvertes : l’or, les chameaux, les bâtiments, les scores et le nombre de cartes de chaque main sont connus de tous.
YS-A37 = Négociation et commerce : les joueurs ne peuvent rien se donner ; aucune règle ne le prévoit.
YS-A38 = Ressources restantes : sans valeur ; les cartes qui vendent des chameaux et de l’or sont le seul moyen de les changer en points.
YS-A39 = « Cube en boutique » et le Palan : la carte place un cube ; le Palan n’en ajoute pas.
YS-A40 = Ordre exact des actions libres à l’étape B : le joueur peut jouer des cartes, construire et jouer encore des cartes, dans n’importe quel ordre, jusqu’à ce qu’il termine son tour.
YS-A41 = Carte de construction superflue : une carte de construction qui ne changerait rien ne peut pas être ajoutée : la seconde carte de YS-A19 seulement si la partie du prix qu’elle supprime est supérieure à 0, et à 2 joueurs toute carte de construction à cette seule condition (le bâtiment pourrait y être construit sans elle). Une carte de construction seule, jouée dans une fenêtre à 3–4 joueurs, est toujours un moyen de construire et n’exige pas de partie supprimée (YS-A20).
YS-A42 = Cartes avant une pioche forcée : un joueur sans groupe disponible peut encore jouer des cartes avant la pioche forcée, comme avant toute action de dés ; une telle carte est alors dans la défausse et peut même être celle qui est mélangée et piochée.
YS-A43 = Places après la première : les textes ne parlent que du vainqueur. Les places sont données par le score, des scores égaux partagent la place ; il n’y a pas d’autre critère.
YS-A44 = Ordre de deux cubes d’un même propriétaire : l’ordre est demandé à celui qui a déplacé l’Intendant même quand les deux cubes sont à un seul joueur, lui compris ; une carte piochée après la première expédition peut changer ce que le propriétaire fait de la seconde.
YS-A45 = Options de la table : quatre lectures qu’une table peut raisonnablement jouer autrement sont des options ; la valeur par défaut est la décision indiquée. Cartes avant le lancer (YS-A04) : permises ou interdites. Cartes de construction (YS-A18) : aussitôt, ou comme remise, c’est-à-dire jouées seulement dans la fenêtre (d), comme remise à l’étape B. Deux cartes de construction sur un bâtiment (YS-A19) : permises ou interdites, aussi à deux joueurs. Mélange (YS-A15) : au besoin, ou aussitôt, c’est-à-dire que la défausse devient la pioche dès que la pioche est épuisée et qu’une carte défaussée existe. En outre, la table peut désigner la place qui commence, ou la faire tirer au sort (YS-A03).
YS-A46 = Quel exemplaire a été utilisé : un joueur peut avoir deux exemplaires d’une même sorte, piochés dans des mélanges différents. Ils sont une seule possibilité, et les autres n’apprennent pas lequel des deux a été utilisé, mais seulement sa sorte.
YS-A47 = Fenêtres et question suivante : les fenêtres (a), (b) et (d) sont demandées avec ce qui les suit : le lancer, le groupe (ou la pioche forcée), la fin du tour. La fenêtre (c) est une question à part, posée chaque fois que la main du joueur actif n’est pas vide, quoi qu’elle contienne. Les combinaisons permises sont les mêmes.
YS-A48 = Grands nombres : une quantité qui peut dépasser 31 (« Échange 1:1 ») est demandée en deux chiffres de base 32, le plus fort d’abord, pour que l’espace des coups soit fixe. C’est une seule décision ; annuler en reprend les parties.
YS-A49 = Ordre de deux cartes de construction : à 3–4 joueurs, YS-A41 ne demande qu’à la seconde carte de supprimer quelque chose ; pour un prix auquel une partie manque, l’ordre compte donc. Sur l’Enclos (2 chameaux, pas d’or), « Bâtir sans chameaux » peut être ajoutée à « Bâtir sans or », mais non l’inverse. La première manière donne une carte pour rien, et qui le veut le peut. À deux joueurs, aucune carte n’est la première, et la paire est refusée sur l’Enclos.

## 19

yspahan-rules-chapter-19 = Ce qui vaut toujours
YS-INV-01 = Dés : entre le lancer et la fin du jour, dés blancs sur la Tour + dés blancs pris aujourd’hui = 9 (2 joueurs : 8). Dés jaunes sur la Tour + pris + retirés aujourd’hui = nombre acheté aujourd’hui, de 0 à 3. Avant le lancer, la Tour est vide.
YS-INV-02 = Groupes : tous les dés d’un étage montrent une même valeur ; des étages différents montrent des valeurs différentes ; de bas en haut, les valeurs des étages non vides croissent strictement.
YS-INV-03 = Après le lancer : Chameaux n’est pas vide ; Or est vide si et seulement si tous les dés sont égaux ; les étages de quartier remplis sont les premiers parmi Sac, Tonneau, Coffre, Vase.
YS-INV-04 = Dés jaunes. 3–4 joueurs : aucun dé jaune n’est sur la Tour après l’action de dés du premier joueur. 2 joueurs : aucun après la fin du jour.
YS-INV-05 = Cubes : pour chaque joueur, réserve + boutiques + Caravane + bâtiments + 1 marqueur de score = 66 (YS-A02), et la réserve n’est jamais négative.
YS-INV-06 = Boutiques : une boutique contient 0 ou 1 cube.
YS-INV-07 = Souks : tous les cubes d’un souk appartiennent à un seul joueur.
YS-INV-08 = Début d’un souk : aucune pose ne met un cube dans un souk libre tant que son propriétaire a un souk inachevé dans le même quartier.
YS-INV-09 = Caravane : les chameaux occupés sont les premiers utilisables dans l’ordre du chemin ; au moins un chameau utilisable est libre.
YS-INV-10 = Cartes : pioche + défausse + mains = 18, avec exactement deux cartes de chaque sorte. Une carte en train d’être jouée compte comme défaussée.
YS-INV-11 = Jamais négatif : l’or et les chameaux de chaque joueur ne sont jamais négatifs.
YS-INV-12 = Comptes : chaque changement de l’or ou des chameaux d’un joueur est la somme d’événements enregistrés avec le stock : départ, action de dés, carte, dés jaunes, prix de l’Intendant, prix d’un bâtiment, chameau payé. Rien ne passe d’un joueur à l’autre.
YS-INV-13 = Intendant : il est sur exactement une case de la route ; sur C au début de chaque semaine.
YS-INV-14 = Scores croissants : aucun score ne diminue jamais.
YS-INV-15 = Comptes du score : score = points des souks (avec le Bazar) + points de pose + décomptes de la Caravane + points des bâtiments + points des cartes, chacun rattaché à un événement.
YS-INV-16 = Points des bâtiments : avec b bâtiments, un joueur a marqué les b premiers termes de 0, 0, 5, 5, 5, 10.
YS-INV-17 = Rythme de construction. 3–4 joueurs : au plus un bâtiment par tour. 2 joueurs : au plus un par action de dés, aucun en dehors.
YS-INV-18 = Calendrier : semaine de 1 à 3, jour de 1 à 7 ; exactement 21 jours sont joués ; exactement 3 décomptes de fin de semaine ont lieu.
YS-INV-19 = Tours. 3 joueurs : 63 tours, 4 joueurs : 84 tours, un par jour et par joueur. 2 joueurs : 63 actions de dés, dans l’ordre premier, second, premier.
YS-INV-20 = Semaine nette : au début de chaque semaine, aucune boutique ne contient de cube ; la Caravane garde ses cubes.
YS-INV-21 = Rotation : le premier joueur du jour n + 1 est le voisin de gauche de celui du jour n, sauf le jour 21 à 2 ou 4 joueurs.
YS-INV-22 = Décision du chameau : elle n’est demandée qu’à un propriétaire ayant au moins un chameau ; s’il paie, ses chameaux baissent d’exactement 1 et la boutique garde son cube.
YS-INV-23 = Expédition : chaque expédition augmente d’un le nombre de cubes du propriétaire sur la Caravane (avant un éventuel vidage) et rapporte 2, 1 ou 0 selon la ligne.
YS-INV-24 = Dé supplémentaire : au plus un par groupe pris, jamais sans groupe, jamais avec l’Intendant, la carte ou la construction.
YS-INV-25 = Toujours un coup : tant que la partie n’est pas finie, celui qui décide a au moins une possibilité permise.
YS-INV-26 = Compte des mains : chaque carte utilisée réduit la main de 1 et augmente la défausse de 1 ; chaque pioche réduit la pioche (après un éventuel mélange) de 1 et augmente la main de 1.
YS-INV-27 = Vues : ce que voit un joueur est identique pour tous les états qui ne diffèrent que par des informations cachées (chapitre 20).
YS-INV-28 = Déterminisme : même graine, mêmes places et mêmes décisions donnent les mêmes événements et le même état final.
YS-INV-29 = Rejeu : rejouer les décisions et les résultats du hasard enregistrés reproduit exactement l’état.
YS-INV-30 = Les bâtiments ne font que croître : un bâtiment une fois possédé le reste, son cube reste sur le plateau individuel.
YS-INV-31 = Bornes : en fin de semaine, un souk complet rapporte de 3 à 12 points, ou de 5 à 14 avec le Bazar ; tous les souks ensemble valent 82 sans bonus.

## 20

yspahan-rules-chapter-20 = Informations cachées
YS-HI-01 = Caché à tous : l’ordre de la pioche.
YS-HI-02 = Caché aux autres : les cartes de la main d’un joueur.
YS-HI-03 = Public : le nombre de cartes de chaque main, le nombre de cartes de la pioche, toute la défausse dans l’ordre.
YS-HI-04 = Public : l’or, les chameaux, les bâtiments, les scores, tous les cubes des plateaux, la Tour, l’Intendant, le premier joueur, le jour et la semaine.
YS-HI-05 = Une carte piochée grâce au Caravansérail ou par la pioche forcée n’est vue que par celui qui la pioche ; les autres voient qu’une carte a été piochée.
YS-HI-06 = Une carte utilisée de l’une ou l’autre façon est montrée à tous au moment de son utilisation.
YS-HI-07 = Pioche et autres mains ensemble = 18 cartes − sa propre main − défausse. Après un mélange, on en sait plus : la pioche est exactement l’ancienne défausse, les mains ensemble ont donc le reste ; une carte piochée ensuite resserre peu à peu cette connaissance.
YS-HI-08 = Personne ne connaît les dés avant le lancer ; le lancer est public.
YS-HI-09 = À la fin de la partie, les mains peuvent être montrées ; elles ne valent rien.
YS-HI-10 = Ce qui est annoncé à un joueur ne contient de parties cachées que pour celui qui y a droit : la carte piochée va à celui qui la pioche, l’ordre d’un mélange à personne, les graines du hasard à personne avant la fin.

## 21

yspahan-rules-chapter-21 = Décisions, hasard et annulation
YS-DP-01 = Acheter des dés jaunes et lancer. Qui : premier joueur. Quand : début du jour. Possibilités : 0 à min(3, son or) dés ; cartes dans la fenêtre (a). Annulable : le nombre jusqu’au lancer ; le lancer est une barrière.
YS-DP-02 = Jouer une carte pour son effet. Qui : joueur actif. Quand : chaque fenêtre (YS-247). Possibilités : chaque sorte jouable en main (des exemplaires égaux sont une seule possibilité), puis YS-DP-03 ; ou continuer : vers YS-DP-01 en (a), vers YS-DP-04 ou la pioche forcée en (b), vers la seconde expédition en (c) ; en (d), voir YS-DP-09 et YS-DP-11. Annulable : oui, jusqu’à la dernière barrière ; aucun effet de carte ne fait piocher.
YS-DP-03 = Choix d’une carte. Qui : joueur actif. Quand : après YS-DP-02. Possibilités : « Trois chameaux », « Trois pièces », « Cube sur la caravane » : aucune ; « Cube en boutique » : boutique permise ; « Chameaux contre points » : 1 à min(4, chameaux) ; « Or contre points » : 1 à min(10, or) ; « Échange 1:1 » : sens et 1 à ce que l’on possède ; cartes de construction (3–4 joueurs seulement) : un bâtiment non construit dont le prix restant peut être payé, au choix avec l’autre carte de construction (YS-A41). Annulable : oui.
YS-DP-04 = Prendre un groupe. Qui : joueur actif. Quand : action de dés, si un groupe est disponible. Possibilités : chaque groupe disponible (YS-073, 2 joueurs YS-354). Annulable : oui, jusqu’à l’exécution.
YS-DP-13 = Action du groupe. Qui : joueur actif. Quand : après YS-DP-04. Possibilités : action spéciale si possible (YS-111) ; déplacer l’Intendant ; piocher une carte si c’est possible (YS-174) ; 2 joueurs : construire si possible (YS-357). Annulable : oui, jusqu’à l’exécution ; « piocher une carte » est une barrière.
YS-DP-14 = Dé supplémentaire. Qui : joueur actif. Quand : après YS-DP-13, action spéciale seulement, main non vide. Possibilités : aucun, ou une sorte de carte en main. Annulable : oui, jusqu’à une autre barrière.
YS-DP-05 = Placer un cube. Qui : joueur actif. Quand : une fois par cube de « remplir des boutiques ». Possibilités : boutiques permises (YS-102 à YS-105, YS-112). Annulable : oui.
YS-DP-06 = Destination de l’Intendant. Qui : joueur actif. Quand : avec « déplacer l’Intendant ». Possibilités : toutes les cases dont le prix (YS-125) peut être payé, avec le prix. Annulable : oui, jusqu’à ce qu’un autre propriétaire soit interrogé ou une carte piochée.
YS-DP-07 = Ordre de deux expéditions. Qui : joueur actif. Quand : le déplacement se termine à côté de deux cubes, quels que soient leurs propriétaires (YS-A44). Possibilités : l’un ou l’autre cube d’abord. Annulable : oui, jusqu’à ce qu’un autre propriétaire soit interrogé ou une carte piochée.
YS-DP-08 = Payer un chameau. Qui : propriétaire du cube. Quand : au début de l’expédition de ce cube, si le propriétaire a un chameau. Possibilités : payer et garder le cube dans sa boutique, ou l’expédier. Annulable : demandé pendant le tour d’un autre joueur : non, c’est une barrière ; pendant son propre tour : oui, sauf si une carte a été piochée.
YS-DP-09 = Construire. Qui : joueur actif. Quand : 3–4 joueurs : fenêtre (d), si rien n’a été construit ce tour. Possibilités : tout bâtiment non construit dont le prix entier peut être payé. Annulable : oui, jusqu’à la dernière barrière.
YS-DP-10 = Bâtiment de l’action de construction. Qui : joueur actif. Quand : 2 joueurs : après « construire » dans YS-DP-13. Possibilités : chaque couple d’un bâtiment non construit et d’un ensemble de cartes de construction en main (aucune, une, les deux ; YS-A41) dont le prix restant peut être payé. Annulable : oui, jusqu’à la fin du tour.
YS-DP-11 = Terminer le tour. Qui : joueur actif. Quand : fenêtre (d). Possibilités : terminer. Annulable : non.
YS-DP-12 = Premier joueur de la partie. Qui : la table. Quand : avant la fin de la préparation. Possibilités : n’importe quelle place. Annulable : non.
YS-CH-01 = Premier joueur de la partie. Quand : avant la fin de la préparation, si la table ne désigne personne (YS-A03). Résultats : chaque place avec la même probabilité.
YS-CH-02 = Lancer. Quand : après YS-DP-01. Résultats : une face de 1 à 6 pour chaque dé blanc et chaque dé jaune acheté, indépendante et équitable ; seul compte le nombre de dés par couleur et par face.
YS-CH-03 = Piocher une carte. Quand : à chaque pioche (YS-079, YS-155, YS-170). Résultats : la première carte ; pour une pioche d’ordre inconnu, chaque sorte avec la probabilité (exemplaires dans la pioche) / (cartes dans la pioche). Si la pioche est vide, YS-CH-04 vient d’abord ; si rien ne peut être pioché, il n’y a pas d’événement.
YS-CH-04 = Mélange. Quand : préparation (YS-024) et nouveau mélange (YS-173). Résultats : chaque ordre des cartes avec la même probabilité ; il peut rester ouvert et se décider pioche après pioche avec YS-CH-03.
