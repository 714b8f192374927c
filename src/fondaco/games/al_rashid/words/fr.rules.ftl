### Les règles d’Al-Rashid pour les joueurs, clause par clause, dans l’ordre et avec les numéros du document des règles.
### « Reconstitué » marque ce qu’aucune source ne donne : ce n’est pas du matériel imprimé. Un message est une ligne.

## 3

al-rashid-rules-chapter-3 = Matériel
AR-001 = On joue de 2 à 5 joueurs ; chacun mène une famille d’une couleur.
AR-002 = Le vainqueur est la famille qui a le plus de points de prestige à la fin (chapitre 9).
AR-003 = Le plateau a deux parties : la carte (en bas) avec sept territoires et la ville (en haut) avec six palais. Une zone est un territoire ou un palais : 13 zones. (AR-A01)
AR-004 = Chaque zone a cinq cases en ligne, numérotées de 1 à 5 de gauche à droite.
AR-005 = Les palais sont, de gauche à droite : Espions (noir), Militaires (rouge), Savants (violet), Marchands (bleu), Politiciens (bleu clair), Al-Rashid (vert). Les quatre premiers sont les corporations.
AR-006 = Il y a cinq marchandises. Le bois précieux, le métal et la poterie sont courants ; la soie et les épices sont rares.
AR-007 = La réserve de marchandises ne s’épuise jamais : une marchandise à prendre dans la réserve est toujours disponible.
AR-008 = Chaque couleur a 3 Pachas, 4 Marchands et 6 Sages. Une famille ne dépasse jamais ces nombres.
AR-009 = Les tuiles mercenaires sont rouges (terre) ou bleues (mer) et portent une valeur de 1 à 4 au recto. Le dos ne montre que la couleur ; les tuiles restent face cachée tant qu’une règle ne les révèle pas.
AR-010 = Il y a 32 tuiles mercenaires rouges et 32 bleues.
AR-011 = Il y a 24 marqueurs d’influence politique, 14 marqueurs de déshonneur et 16 lettres de recommandation. (AR-A29, AR-A30)
AR-012 = Il y a 11 cartes crise : 3 à bord noir pour la préparation et 8 à bord blanc, qui forment la pioche.
AR-013 = Il y a 48 tuiles de charge, 8 par palais. Une corporation en a 4 sortes en 2 exemplaires chacune ; les Politiciens et Al-Rashid en ont 8 sortes différentes en 1 exemplaire chacune. (AR-A46)
AR-014 = Une tuile de charge indique son palais (couleur du dos), son bord (brun, violet ou vert), son coût en or, son effet et parfois des points de prestige.
AR-015 = Un cube noir marque le tour sur la piste des tours ; un cube par joueur marque l’ordre du tour.
AR-016 = Les tuiles de charge vierges de la boîte n’ont aucune fonction dans le jeu (elles peuvent servir à marquer beaucoup de marchandises).

## 4

al-rashid-rules-chapter-4 = Préparation
AR-020 = On pose sur chaque territoire les marchandises qui y sont imprimées.
AR-021 = On pose une lettre de recommandation sur chacun des quatre territoires qui en montrent une. (AR-A16)
AR-022 = Le marqueur de tour va sur le tour 1.
AR-023 = Chaque famille commence avec 1 Pacha, 1 Marchand et 1 Sage, dans la réserve du joueur ; les autres pions restent dans la réserve de la couleur.
AR-024 = L’ordre du tour est tiré au sort, chaque ordre étant également probable. Le premier joueur a la place 1, et ainsi de suite.
AR-025 = Chaque joueur prend dans la réserve ses marchandises de départ selon sa place. Place 1 : 1 bois précieux, 1 poterie, 1 métal (valeur 6 or). Place 2 : 2 bois précieux, 1 poterie, 1 métal (7 or). Place 3 : 3 bois précieux, 1 poterie, 1 métal (8 or). Place 4 : 2 bois précieux, 2 poteries, 1 métal (9 or). Place 5 : 1 bois précieux, 1 poterie, 1 métal, 1 épices (10 or).
AR-026 = Les tuiles mercenaires rouges et bleues sont mélangées en deux pioches face cachée.
AR-027 = Dans l’ordre du tour, chaque joueur choisit une pioche et en tire la première tuile dans sa main, face cachée. (AR-A43)
AR-028 = On pose sur le plateau les huit tuiles de charge des Politiciens et les huit d’Al-Rashid, quel que soit le nombre de joueurs.
AR-029 = À 2 ou 3 joueurs, on pose sur le plateau une tuile de chaque sorte des quatre corporations ; les seconds exemplaires sont hors jeu.
AR-030 = À 4 ou 5 joueurs, on pose sur le plateau toutes les tuiles des quatre corporations.
AR-031 = Les marqueurs de déshonneur et les marqueurs d’influence politique vont dans la réserve.
AR-032 = On tire au hasard une des trois cartes crise à bord noir et on la résout (AR-034). Les deux autres sont hors jeu, sans être vues.
AR-033 = Les cartes crise à bord blanc sont mélangées en une pioche face cachée.
AR-034 = Pour résoudre une carte crise : pour chacune de ses lignes, dans l’ordre de la carte, on tire le nombre indiqué de tuiles de la pioche de la couleur indiquée et on les pose face cachée sur le territoire indiqué. Personne ne les regarde.
AR-035 = Les étapes de la préparation se font dans l’ordre de leurs numéros ; les tuiles des joueurs (AR-027) sont tirées avant celles de la crise (AR-032). (Reconstitué.)
AR-036 = Aucun joueur ne commence avec des lettres, des marqueurs d’influence, des marqueurs de déshonneur ou des charges.
AR-300 = Chaque joueur a sa couleur avant le début de la préparation. La façon d’attribuer les couleurs (choix, sort, place) n’a aucun effet dans le jeu.

## 5

al-rashid-rules-chapter-5 = Or et paiement
AR-040 = Il n’y a pas de pièces. L’or est une mesure des marchandises et n’existe qu’au moment d’un paiement ou d’une comparaison.
AR-041 = Une série est un nombre de marchandises toutes différentes. Une série de 1, 2, 3, 4, 5 marchandises vaut 1, 3, 6, 10, 15 or.
AR-042 = La valeur d’un ensemble de marchandises est la somme des valeurs des séries en lesquelles on le divise, avec la division qui rapporte le plus. (AR-A23)
AR-043 = Cette valeur se compte par couches : la première couche est une marchandise de chaque type présent, la deuxième une marchandise de chaque type dont il y a au moins 2, et ainsi de suite ; chaque couche est une série, et leurs valeurs s’additionnent. De plus grandes séries valent toujours au moins autant, donc les couches donnent le maximum.
AR-044 = La richesse d’un joueur est la valeur de toutes ses marchandises. Lettres, tuiles, marqueurs et charges ne sont pas de la richesse.
AR-045 = Pour payer un coût, le joueur remet des marchandises qui valent au moins autant d’or. Elles retournent à la réserve.
AR-046 = Si les marchandises valent plus que le coût, la différence est perdue : le jeu ne rend jamais la monnaie.
AR-047 = Un paiement ne contient rien de superflu : on ne peut en retirer aucune marchandise sans que le reste vaille moins que le coût. Seuls de tels paiements sont permis. (AR-A23)
AR-048 = Celui qui paie choisit librement parmi les paiements permis.
AR-049 = Un coût de 0 se paie avec rien.
AR-050 = Un joueur ne peut pas choisir des actions dont le total, lettres déduites (AR-057), dépasse la valeur des marchandises qui lui restent pour cela (AR-052). Il n’y a ni dette ni paiement partiel.
AR-051 = Tout l’or qu’un joueur doit pour les actions d’une visite de palais forme un seul total et se paie en une fois. (AR-A22)
AR-052 = Une marchandise remise en tant que marchandise (faveur des Militaires, faveur des Marchands) ne fait pas partie du paiement en or et ne peut y être comptée.
AR-053 = Tout ce qu’un joueur remet lors d’une visite vient de ce qu’il possédait au début de la visite. Ce qu’il y gagne ne peut pas y servir. (AR-A21)
AR-301 = Un paiement permis existe dès que les marchandises valent le coût ou plus : on retire des marchandises une à une tant que le reste suffit ; ce qui demeure est permis. Pour des prix de 1 à 30, un paiement permis ne dépasse jamais le coût de plus de 4 or.
AR-054 = Parmi les paiements permis, le programme propose le plus petit dans cet ordre : (1) richesse perdue, sans compter les marchandises données en tant que telles ; (2) excédent ; (3) nombre de marchandises rares ; (4) nombre de marchandises ; (5) plus de bois précieux, puis plus de poterie, de métal, d’épices, de soie. (Reconstitué.)
AR-055 = La proposition n’engage jamais ; aucune règle ne s’y réfère, sauf AR-303, qui la remplit d’avance. Un joueur automatique peut aussi s’en servir.
AR-056 = Les paiements permis sont tous les choix parmi ses marchandises qui valent le coût ou plus et qui vaudraient moins si l’on en retirait une marchandise, quelle qu’elle soit. Toute marchandise ajoutée augmente la valeur, donc cet essai marchandise par marchandise suffit.
AR-302 = Avec au plus quatre marchandises de chaque type et des prix de 1 à 30, un coût a au plus 215 paiements permis (quatre de chaque type, 20 or). Selon le nombre de marchandises possédées, le maximum est : 6 avec 4 marchandises, 10 avec 5, 14 avec 6, 18 avec 7, 23 avec 8, 29 avec 9, 41 avec 10, 52 avec 12, 111 avec 15, 215 avec 20. Aucune visite ne coûte plus de 24 or (un Pacha pour 15 et une charge pour 9).
AR-303 = Le paiement est demandé marchandise par marchandise, dans l’ordre bois précieux, poterie, métal, épices, soie : combien en donne-t-on ? Seuls sont proposés les nombres qui peuvent encore mener à un paiement permis ; ainsi chaque paiement permis est atteint par exactement une suite de réponses et rien d’autre ne peut être payé. Une question qui n’a qu’une réponse possible n’est pas posée. La proposition de AR-054 est remplie d’avance, et le joueur peut la changer. (Reconstitué.)
AR-304 = Les parties d’un paiement ne sont vues que de celui qui paie, jusqu’à ce que le paiement soit complet ; ensuite il est public. Reprendre une partie est une annulation, pas un coup du jeu. (Reconstitué.)
AR-057 = Chaque lettre remise abaisse de 3 or le coût de la charge achetée lors de cette visite.
AR-058 = On peut utiliser plusieurs lettres pour une charge ; le coût ne descend jamais sous 0 et rien n’est remboursé. (AR-A17)
AR-059 = Les lettres ne réduisent rien d’autre : aucun service, aucune faveur. Les lettres utilisées retournent à la réserve.
AR-305 = Aucune lettre n’est remise pour rien : au plus autant qu’il en faut pour amener le coût à 0, c’est-à-dire un tiers du coût (après AR-228), arrondi au supérieur. (AR-A52)
AR-306 = Une charge peut être choisie si, avec au moins un nombre permis de lettres, toute la visite peut être payée (AR-050).

## 6

al-rashid-rules-chapter-6 = Le tour
AR-060 = La partie compte cinq tours. Un tour est une phase de placement, une phase de résolution et, aux tours 1 à 4, la fin du tour.
AR-061 = Dans l’ordre du tour, chaque joueur place exactement un pion de sa réserve dans une zone ; on recommence jusqu’à ce que tous les pions de toutes les familles soient sur le plateau.
AR-062 = Un joueur dont la réserve est vide est sauté ; personne ne peut passer tant qu’il a un pion. (AR-A39)
AR-063 = On peut choisir n’importe quelle zone, avec ou sans mercenaires, avec ou sans marchandises ou charges.
AR-064 = Le premier pion d’un joueur dans une zone va sur la case libre la plus à gauche.
AR-065 = Tout autre pion de ce joueur dans la zone rejoint le premier : un joueur a au plus une pile dans une zone, et elle reste sur sa case. (AR-A03)
AR-066 = Une pile contient au plus une figure, c’est-à-dire un Pacha ou un Marchand. (AR-A02)
AR-067 = Une pile contient un nombre quelconque de Sages. Un Sage peut être ajouté à une figure ou à d’autres Sages ; une figure ne peut être ajoutée qu’à une pile de Sages. (AR-A03)
AR-068 = Au palais d’Al-Rashid, le premier pion d’un joueur doit être un Pacha ; ensuite on ne peut ajouter que des Sages. (AR-A32)
AR-069 = Le nombre de cases n’empêche jamais un placement (cinq cases, au plus cinq joueurs).
AR-307 = Il existe toujours un placement permis : une famille a au plus sept figures et il y a treize zones (douze pour un Marchand), et un Sage peut aller dans toute zone, sauf chez Al-Rashid sans pile à soi. Chaque famille a au moins trois pions, donc tous participent à chaque tour.
AR-070 = Un Pacha a une valeur de domination de 5, un Marchand de 3, un Sage de 1.
AR-071 = La domination d’un joueur dans une zone est la somme des valeurs de ses pions, avec les modificateurs de ses charges.
AR-072 = Les joueurs d’une zone sont classés par domination, la plus forte d’abord ; à égalité, celui dont la pile est la plus à gauche passe devant.
AR-073 = Quand une zone est résolue, les joueurs de rang 1 à 3 agissent. Leur rang est leur position.
AR-074 = Les joueurs de rang 4 et 5 n’agissent pas ; leurs pions retournent aussitôt dans leurs réserves. Ils ne prennent pas de déshonneur et ne décident rien. (AR-A20)
AR-075 = Le classement et l’exclusion se font une seule fois, au début de la résolution de la zone ; le quatrième n’avance jamais. (AR-A09, AR-A47)
AR-076 = Quand une pile quitte une zone pendant la phase de résolution, les piles à sa droite glissent vers la gauche en gardant leur ordre : l’ordre des piles est toujours l’ordre d’arrivée. (AR-A04)
AR-080 = Dans l’ordre du tour, en commençant par le premier joueur, les joueurs jouent leurs coups, manche après manche, jusqu’à ce qu’il n’y ait plus de pion sur le plateau.
AR-081 = Un joueur sans pion sur le plateau est sauté : jusqu’à la fin de la phase il ne joue aucun coup et n’active rien, même s’il a des charges.
AR-082 = Un coup se compose de deux parties : (a) si l’on veut, activer une charge à bord brun ; (b) puis, obligatoirement, choisir une zone et la résoudre. (AR-A07, AR-A08)
AR-083 = La zone choisie doit contenir au moins un pion. Il n’est pas nécessaire qu’il appartienne à celui qui choisit. (AR-A05)
AR-084 = La zone est résolue entièrement, par tous les joueurs actifs dans l’ordre de domination, avant le coup suivant. Le choix ne donne aucun autre avantage à celui qui le fait. (AR-A06)
AR-085 = Quand la résolution d’une zone se termine, tous les pions qui s’y trouvent encore retournent dans les réserves de leurs propriétaires et la zone est résolue pour ce tour.
AR-086 = Une zone qui n’a pas été choisie pendant ce tour est non résolue, avec ou sans pions.
AR-087 = Le coup suivant revient au prochain joueur dans l’ordre du tour, en boucle, qui a un pion sur le plateau ; si nul autre n’en a, au même joueur. (AR-A40)
AR-088 = Toutes les actions d’un joueur dans une zone ont lieu en même temps : il les choisit, paie tout avec ce qu’il a, puis reçoit tout. (AR-A21)
AR-089 = La seule exception à AR-088 est le service des Espions (AR-134).
AR-308 = Une charge n’est proposée à l’activation que si elle peut changer ou montrer quelque chose : Informateur – une tuile face cachée sur la carte ; Agitateur – une tuile avec une destination permise ; Infiltré – un déplacement permis ; Capitaine de la garde – une tuile dans une pioche ou une défausse ; Astronome – tours 1 à 4 seulement ; Calligraphe, Poète de cour – une lettre ou un marqueur dans la réserve ; Changeur – une marchandise à soi ; Bourreau – un Sage adverse sur le plateau ; Courtier, Maître des postes – toujours. (Reconstitué.)
AR-309 = Une activation ne retire jamais du plateau le dernier pion de celui qui joue, donc la partie (b) de AR-082 peut toujours être exécutée.
AR-318 = Ce que rapporte une activation appartient aussitôt au propriétaire et peut servir dans la zone résolue au même coup, par exemple une lettre du Calligraphe. (AR-A54)
AR-090 = Un territoire se résout en deux étapes : bataille, puis commerce. Sans tuile mercenaire, pas de bataille.
AR-091 = Si des tuiles se trouvent sur le territoire, ce sont les pillards (rouges) ou les pirates (bleus) qui le tiennent. Toutes sont retournées face visible pour tous avant toute décision.
AR-092 = Le joueur actif classé premier décide de combattre ou de se retirer.
AR-093 = Pour combattre, le joueur défausse de sa main une ou plusieurs tuiles, chacune d’une couleur présente parmi les ennemis. Sans une telle tuile il ne peut pas combattre et doit se retirer. (AR-A12)
AR-094 = Chaque couleur présente est comparée à part : la force du joueur dans une couleur est la somme de ses tuiles défaussées de cette couleur (avec les modificateurs), la force de l’ennemi est la somme des tuiles de cette couleur sur le territoire. La couleur est battue si la force du joueur est strictement supérieure. Une force égale ne la bat pas. (AR-A10, AR-A12)
AR-095 = Si chaque couleur présente est battue, la bataille est gagnée : toutes les tuiles ennemies sont défaussées et le commerce commence.
AR-096 = Si au moins une couleur présente n’est pas battue, la bataille est perdue : les pions du joueur retournent dans sa réserve et il ne participe pas au commerce. Il ne prend pas de déshonneur, car il a combattu.
AR-097 = Une couleur battue dans une bataille perdue est défaussée du territoire ; l’autre couleur reste. (AR-A11)
AR-098 = Les tuiles défaussées de la main sont perdues dans tous les cas. Chaque couleur a une défausse face visible.
AR-099 = Un joueur qui se retire prend 2 marqueurs de déshonneur, reprend ses pions et ne participe pas au commerce. Il ne défausse rien.
AR-100 = Après une bataille perdue ou une retraite, le joueur suivant devient premier et décide à son tour ; tous ceux qui suivent avancent d’une position.
AR-101 = Après une bataille gagnée, personne d’autre ne doit combattre : le vainqueur est premier au commerce, les joueurs derrière lui suivent comme deuxième et troisième. (AR-A13)
AR-102 = S’il ne reste personne, la résolution du territoire se termine sans commerce. Les tuiles qui restent y demeurent, face visible ; les marchandises et la lettre restent aussi.
AR-103 = Les tuiles face visible le restent jusqu’à leur défausse. Les tuiles qui arrivent plus tard sont posées face cachée à côté d’elles et comptent avec elles. (AR-A41)
AR-104 = Quand une pioche de mercenaires est vide et qu’il faut tirer une tuile, sa défausse est mélangée en une nouvelle pioche. Si les deux sont vides, la tuile n’est pas tirée. (AR-A28)
AR-310 = Les tuiles défaussées d’une main et les ennemis battus vont dans la défausse de leur couleur. Dans une main, les tuiles de même couleur et de même valeur sont interchangeables.
AR-311 = Un joueur qui pourrait combattre peut tout de même se retirer, et l’on peut combattre sans espoir de vaincre ; les deux sont des décisions libres.
AR-110 = Dans l’ordre des positions, chaque joueur restant prend des objets du territoire : des marchandises, ou sa lettre.
AR-111 = Le premier joueur prend soit toutes les marchandises d’un type présentes sur le territoire, soit jusqu’à 3 objets.
AR-112 = Le deuxième joueur prend jusqu’à 2 objets de ce qui reste, le troisième jusqu’à 1. (AR-A15)
AR-113 = Les objets se combinent librement, égaux ou différents. (AR-A14)
AR-114 = La lettre compte comme un objet. On ne peut pas la prendre avec « toutes les marchandises d’un type ».
AR-115 = Les marchandises viennent du territoire, non de la réserve ; ce que personne ne prend y reste jusqu’à la fin du tour.
AR-312 = Un joueur qui ne trouve plus rien ne prend rien ; cela n’a pas d’autre conséquence. « Toutes les marchandises d’un type » demande un type dont il y a au moins une marchandise.

## 7

al-rashid-rules-chapter-7 = Palais
AR-120 = Dans l’ordre des positions, chaque joueur actif fait sa visite : il choisit ses actions et les exécute (AR-088) ; puis vient le suivant.
AR-121 = Un palais offre deux actions principales, service et charge, et une action secondaire, la faveur. Le palais d’Al-Rashid n’offre pas de faveur.
AR-122 = Lors d’une visite, un joueur accomplit au plus deux des trois actions, chacune au plus une fois.
AR-123 = Un joueur qui n’accomplit aucune action principale lors d’une visite prend 1 marqueur de déshonneur : cela vaut pour une faveur seule et pour aucune action. (AR-A19)
AR-124 = Charge : le joueur prend une tuile de charge qui se trouve dans ce palais et en paie le coût. Une charge par visite. (AR-A18)
AR-125 = Un joueur n’a jamais deux charges de la même sorte ; une sorte qu’il possède ne peut être choisie.
AR-126 = Si le palais ne contient aucune tuile que le joueur puisse prendre, ou aucune qu’il puisse payer, l’action charge n’est pas disponible.
AR-127 = Service : les prix et les quantités dépendent de la position, que les joueurs précédents aient utilisé le service ou non. (AR-A45)
AR-128 = Un pion acheté par un service vient de la réserve de la couleur ; s’il n’y en reste pas de cette sorte, le service n’est pas disponible.
AR-129 = Un nouveau pion va dans la réserve du joueur. Il se place à partir du tour suivant et compte aussitôt pour le score. (AR-A44)
AR-313 = Une faveur n’est disponible que si ce qu’elle donne existe – une lettre (Savants) ou un marqueur d’influence (Politiciens) dans la réserve, une tuile dans une pioche ou une défausse (Militaires) – et si son prix peut être payé. La faveur des Espions est disponible si au moins une faveur qu’elle peut transmettre l’est, aux deux prix.
AR-314 = Ordre d’une visite : (1) chez Al-Rashid, les marqueurs de AR-165 ; (2) tous les choix ; (3) marchandises et lettres sont remises ; (4) le joueur reçoit le service, puis la charge avec son effet immédiat, puis la faveur ; (5) le marqueur de AR-123. Ce qui est disponible se juge selon la situation en (2).
AR-315 = Si aucune action n’est disponible, la visite est « aucune action », avec son marqueur de déshonneur (AR-123). Chez les Espions, les Militaires et Al-Rashid, le service est toujours disponible, car il ne coûte rien.
AR-130 = Espions, service, sans or : le joueur en position 1 a 3 coups d’espion, en position 2 deux, en position 3 un.
AR-131 = Un coup d’espion est au choix : regarder – voir, seul, les valeurs de toutes les tuiles mercenaires d’un territoire ; déplacer – déplacer un pion de sa couleur d’un territoire vers un autre territoire non résolu. On peut aussi y renoncer. (AR-A25)
AR-132 = Un pion déplacé suit à sa destination les règles AR-064 à AR-067 : il y rejoint la pile de son propriétaire ou prend la case libre la plus à gauche ; un déplacement qui mettrait deux figures dans une pile n’est pas permis. On peut déplacer n’importe quel pion d’une pile ; le reste demeure. (AR-A26)
AR-133 = Les coups d’espion se jouent dans l’ordre des positions 1-2-3-1-2-1 ; ceux qui n’ont pas choisi le service, ou sont absents, sont omis.
AR-134 = Le service des Espions est choisi lors de la visite (il y compte comme action principale) mais exécuté seulement après que tous les joueurs actifs ont terminé leurs charges et faveurs dans ce palais.
AR-135 = Espions, faveur : payer 1 or et recevoir la faveur d’une autre corporation (Militaires, Savants ou Marchands), en payant aussi ce que coûte cette faveur. (AR-A24)
AR-140 = Militaires, service, sans or : piocher en main 3, 2 ou 1 tuiles mercenaires (position 1, 2, 3) dans n’importe quel mélange de couleurs. Le mélange est annoncé avant de tirer la première tuile. (AR-A27)
AR-141 = Militaires, faveur : donner 1 marchandise (au choix) à la réserve et piocher 1 tuile mercenaire de la couleur de son choix.
AR-316 = Un mélange ne demande jamais plus de tuiles d’une couleur que n’en contiennent ensemble sa pioche et sa défausse, y compris la tuile d’une faveur de la même visite. Si les deux couleurs ensemble ont moins de tuiles que la position n’en permet, le joueur tire celles qui existent ; le service compte tout de même comme action principale. C’est rare, mais possible à quatre ou cinq joueurs. (AR-A27)
AR-145 = Savants, service : acheter 1 Sage pour 5, 7 ou 12 or (position 1, 2, 3). (AR-A31)
AR-146 = Savants, faveur : payer 2 or et prendre 1 lettre de recommandation dans la réserve.
AR-150 = Marchands, service : acheter 1 Marchand pour 8, 10 ou 12 or (position 1, 2, 3).
AR-151 = Marchands, faveur : donner 1 marchandise à la réserve et prendre dans la réserve 1 marchandise d’un autre type de son choix.
AR-155 = Politiciens, service : acheter 1 Pacha pour 11, 13 ou 15 or (position 1, 2, 3).
AR-156 = Politiciens, faveur : payer 1 or et prendre 1 marqueur d’influence politique.
AR-160 = Le palais d’Al-Rashid a deux actions, toutes deux principales : la bienveillance (le service) et la charge. On peut accomplir les deux lors d’une visite.
AR-161 = Bienveillance, effet 1 : le joueur prend dans la réserve 1 marchandise de son choix. C’est la même chose pour les positions 1, 2 et 3.
AR-162 = Bienveillance, effet 2 : les joueurs qui l’ont demandée viennent en tête de l’ordre du tour suivant, dans l’ordre de leurs positions ; tous les autres suivent dans leur ordre actuel. (AR-A33)
AR-163 = Le nouvel ordre prend effet au début du tour suivant ; la phase de résolution en cours se termine dans l’ancien ordre. (AR-A34)
AR-164 = La marchandise de AR-161 ne peut pas payer une charge de la même visite (AR-053).
AR-165 = Un joueur qui agit ici sans Pacha dans sa pile prend 2 marqueurs de déshonneur avant sa visite, puis agit comme d’habitude. (AR-A32)
AR-166 = Un joueur de rang 4 ou 5 ici ne reçoit rien et ne change pas l’ordre.
AR-317 = Avec un ou deux joueurs actifs, ou si seuls certains demandent, AR-162 vaut pour ceux qui demandent : celui qui demande seul devient premier, quelle que soit sa position. Si personne ne demande, ou si le palais n’a pas été résolu, l’ordre reste. (AR-A51)

## 8

al-rashid-rules-chapter-8 = Charges
AR-170 = Bord brun, à activer : utilisée lors d’un coup de son propriétaire (AR-082), une fois par tour. Une tuile utilisée est retournée face cachée jusqu’à la fin du tour.
AR-171 = Au plus une charge est activée par coup ; activer n’est jamais obligatoire. (AR-A08)
AR-172 = Bord violet, continue : l’effet vaut dès que la charge est prise. La charge ne s’active pas.
AR-173 = Bord vert, immédiate : l’effet a lieu une fois, quand la charge est prise, et plus jamais ensuite.
AR-174 = Une charge à activer peut servir dès le coup suivant de son propriétaire, aussi pendant le tour où elle a été prise. (AR-A37)
AR-175 = Les charges restent à leur propriétaire jusqu’à la fin ; rien ne les lui enlève.
AR-176 = Les points de prestige d’une tuile comptent à la fin de la partie, qu’elle soit face visible ou face cachée. (AR-A38)
AR-177 = Points de prestige des tuiles : 0 à 2 pour les corporations, 0 à 7 pour les Politiciens (selon la situation et les marchandises à la fin), 0 à 1 pour Al-Rashid.
AR-178 = Un effet immédiat qui ne peut être exécuté entièrement l’est autant que possible ; la charge peut être prise même si son effet ne fait rien. (Reconstitué.)
AR-179 = Une charge ne change rien à la résolution de la zone où elle est prise, sauf par son propre effet immédiat (AR-075). (Reconstitué.)
AR-200 = Informateur (Espions, brun ; reconstitué) : le propriétaire voit toutes les tuiles face cachée sur au plus deux territoires, résolus ou non.
AR-201 = Agitateur (Espions, brun ; reconstitué) : une tuile, face visible ou cachée, va d’un territoire non résolu à un autre territoire non résolu que sa couleur peut menacer ; elle garde sa face et personne n’apprend sa valeur ; qui la connaissait la connaît encore. Parmi plusieurs tuiles face cachée qui paraissent égales au propriétaire, on déplace la première arrivée.
AR-202 = Infiltré (Espions, brun ; reconstitué) : un pion du propriétaire va d’une zone non résolue à une autre zone non résolue, palais ou territoire, selon AR-064 à AR-068 (chez Al-Rashid le premier pion doit être un Pacha).
AR-203 = Agent double (Espions, violet ; reconstitué) : à égalité de domination le propriétaire passe devant les joueurs sans cette charge ; entre deux propriétaires AR-072 décide.
AR-204 = Capitaine de la garde (Militaires, brun ; reconstitué) : le propriétaire pioche une tuile de la couleur de son choix.
AR-205 = Amiral (Militaires, violet ; reconstitué) : si le propriétaire défausse au moins une tuile bleue dans une bataille, sa force bleue y augmente de 2 (une fois par bataille).
AR-206 = Émir de l’armée (Militaires, violet ; reconstitué) : si le propriétaire défausse au moins une tuile rouge dans une bataille, sa force rouge y augmente de 2 (une fois par bataille).
AR-207 = Stratège (Militaires, violet ; reconstitué) : une retraite ne donne à son propriétaire aucun marqueur de déshonneur.
AR-208 = Astronome (Savants, brun ; reconstitué) : le propriétaire voit la première carte de la pioche des crises et peut la mettre en dessous ; les autres voient seulement s’il l’a fait.
AR-209 = Calligraphe (Savants, brun ; reconstitué) : le propriétaire prend une lettre dans la réserve.
AR-210 = Philosophe (Savants, violet ; reconstitué) : dans les palais, chaque Sage du propriétaire a la valeur 2.
AR-211 = Bibliothécaire (Savants, vert ; reconstitué) : un Sage passe de la réserve de la couleur à celle du joueur, après le Sage d’un service de la même visite (AR-314).
AR-212 = Courtier (Marchands, brun ; reconstitué) : le propriétaire prend dans la réserve une marchandise courante de son choix.
AR-213 = Changeur (Marchands, brun ; reconstitué) : le propriétaire donne une ou deux marchandises à la réserve et en prend autant, chacune d’un type différent de celle qu’elle remplace. Les deux échanges ont lieu en même temps : les marchandises données sont des marchandises possédées avant.
AR-214 = Maître de caravane (Marchands, violet ; reconstitué) : au commerce, le propriétaire peut prendre jusqu’à 4, 3 ou 2 objets au lieu de 3, 2 ou 1 ; « toutes les marchandises d’un type » n’augmente pas.
AR-215 = Consul des marchands (Marchands, vert ; reconstitué) : un Marchand passe de la réserve de la couleur à celle du joueur. Si le service est utilisé lors de la même visite, le service prend son Marchand d’abord.
AR-216 = Grand vizir (Politiciens, violet ; reconstitué) : à la fin de la partie 0, 2, 4 ou 6 points pour 0, 1, 2 ou 3 Pachas dans la famille.
AR-217 = Préfet du bazar (Politiciens, violet ; reconstitué) : à la fin de la partie 0, 1, 3, 5 ou 7 points pour 0, 1, 2, 3 ou 4 Marchands dans la famille.
AR-218 = Doyen de la Maison de la sagesse (Politiciens, violet ; reconstitué) : à la fin de la partie 0, 1, 2, 3, 4, 5 ou 7 points pour 0, 1, 2, 3, 4, 5 ou 6 Sages dans la famille.
AR-219 = Grand trésorier (Politiciens, violet ; reconstitué) : à la fin de la partie un point par tranche complète de 3 or de richesse, au plus 7.
AR-220 = Ministre de la Guerre (Politiciens, violet ; reconstitué) : à la fin de la partie un point par tuile mercenaire en main, au plus 7.
AR-221 = Chancelier du diwan (Politiciens, violet ; reconstitué) : à la fin de la partie un point pour chaque autre charge du propriétaire, au plus 7.
AR-222 = Juge suprême (Politiciens, violet ; reconstitué) : à la fin de la partie 6, 4, 2 ou 0 points pour aucun marqueur de déshonneur, un, deux ou plus.
AR-223 = Ambassadeur (Politiciens, violet ; reconstitué) : à la fin de la partie un point par marqueur d’influence du propriétaire, au plus 7, en plus de AR-253.
AR-224 = Chambellan (Al-Rashid, violet ; reconstitué) : AR-068 et AR-165 ne s’appliquent pas au propriétaire : n’importe quel pion peut venir en premier, et une délégation sans Pacha ne coûte rien.
AR-225 = Bourreau (Al-Rashid, brun ; reconstitué) : un Sage d’un autre joueur dans une zone non résolue retourne dans la réserve de ce joueur. Si c’était son seul pion là, la pile disparaît (AR-076).
AR-226 = Aumônier (Al-Rashid, vert ; reconstitué) : deux marqueurs de déshonneur de l’acheteur retournent à la réserve, ou le seul ou aucun s’il n’en a pas plus ; il n’y a rien à choisir.
AR-227 = Maître des postes (Al-Rashid, brun ; reconstitué) : à ce coup, le propriétaire choisit et résout une seconde zone après la première, s’il a encore un pion sur le plateau et s’il reste une zone avec un pion.
AR-228 = Gardien du sceau (Al-Rashid, violet ; reconstitué) : chaque charge achetée ensuite coûte à son propriétaire 2 or de moins, avant les lettres, jamais moins de 0.
AR-229 = Poète de cour (Al-Rashid, brun ; reconstitué) : le propriétaire prend un marqueur d’influence.
AR-230 = Porte-étendard (Al-Rashid, violet ; reconstitué) : la domination du propriétaire augmente de 1 dans chaque zone où il a un Pacha.
AR-231 = Favori du calife (Al-Rashid, vert ; reconstitué) : l’acheteur prend 1 soie, 1 épices, 1 lettre et 1 marqueur d’influence, dans la mesure où la réserve en a.

## 9

al-rashid-rules-chapter-9 = Fin du tour, fin de la partie, score, nombre de joueurs
AR-240 = Après la phase de résolution des tours 1 à 4, dans cet ordre : (a) réapprovisionnement, (b) charges retournées, (c) crise, (d) tour suivant.
AR-241 = (a) Chaque territoire est complété depuis la réserve jusqu’à ses marchandises imprimées, et chaque lettre manquante est remplacée. Rien n’est ajouté au-delà de ce qui est imprimé. Si les lettres manquent, les territoires sont servis dans l’ordre de leurs numéros.
AR-242 = (b) Toutes les charges brunes utilisées sont remises face visible.
AR-243 = (c) La première carte de la pioche des crises est révélée et résolue (AR-034), puis écartée pour de bon.
AR-244 = (d) Le marqueur de tour avance ; un ordre du tour préparé par AR-162 prend effet.
AR-245 = Mercenaires sur la carte, mains, marchandises, lettres et marqueurs restent tels quels.
AR-250 = La partie se termine après la phase de résolution du tour 5 ; il n’y a alors pas de fin de tour. (AR-A36)
AR-251 = Famille : 3 points par Pacha, 2 par Marchand, 1 par Sage possédé.
AR-252 = Charges : les points imprimés sur les tuiles ; celles des Politiciens selon ce qu’elles comptent (AR-216 à AR-223).
AR-253 = Influence politique : 1 point par marqueur, au plus 5 points.
AR-254 = Déshonneur : moins 2 points par marqueur, sans limite. Un total peut être négatif.
AR-255 = À égalité de total, la plus grande richesse en or l’emporte (AR-044).
AR-256 = À égalité de richesse aussi, celui qui vient plus tôt dans l’ordre du tour 5 l’emporte. (AR-A35)
AR-257 = Il y a toujours exactement un vainqueur ; le classement complet suit les trois mêmes critères.
AR-260 = Seuls dépendent du nombre de joueurs le nombre de charges des corporations (AR-029, AR-030) et les places de départ (AR-025) ; carte, marchandises, lettres, mercenaires, crises, prix et nombre de tours sont les mêmes de 2 à 5. À 2 joueurs la position 3 n’existe jamais, à 4 un joueur peut être exclu, à 5 deux.
AR-261 = La partie à deux joueurs n’a ni famille neutre ni règle spéciale.

## 10

al-rashid-rules-chapter-10 = Interprétations
AR-A01 = Nombre de palais : six, tous nommés dans la section 8 du livret. Le but du jeu parle de 7 et la section 4 oublie les Militaires, mais les critiques comptent six palais et 13 zones. Certitude : haute.
AR-A02 = Pacha et Marchand ensemble : non, une figure par joueur et par zone. Le texte interdit un second Pacha ou Marchand là où l’on a placé « un Pacha ou un Marchand », et avec cinq cases et cinq joueurs il n’y a place que pour une pile chacun. Certitude : moyenne.
AR-A03 = Un autre pion rejoint la pile, et une figure peut être posée sur ses Sages. Que « d’abord un Sage, puis un Pacha » soit expressément interdit chez Al-Rashid montre que c’est permis ailleurs. Certitude : moyenne.
AR-A04 = Trous laissés par une pile : les piles glissent à gauche, si bien que « le plus à gauche » et « placé le premier » restent la même chose aux égalités. Certitude : moyenne.
AR-A05 = Choisir une zone sans pion : non. Il n’y a rien à résoudre, et le coup serait une passe. Ces zones restent non résolues et les espions peuvent y entrer. Certitude : moyenne.
AR-A06 = Ordre dans une zone : la domination, non l’ordre du tour. Chaque règle de détail (bataille, commerce, palais, prix) et la note sur les actions simultanées disent « par ordre de domination ». Certitude : haute.
AR-A07 = Charge avant ou après la zone : avant ; le livret la cite en premier. Certitude : moyenne.
AR-A08 = « Une seule par phase de résolution » : une charge par coup de chacun. Le livret cite l’activation parmi les deux choses qu’un joueur peut faire à son tour dans la phase, et « une fois par tour », marqué en retournant la tuile, serait inutile si une seule charge pouvait servir par tour. Certitude : moyenne.
AR-A09 = Le quatrième n’avance pas quand un joueur devant lui perd une bataille ; ses pions sont retirés quand la zone est contrôlée. Certitude : haute.
AR-A10 = Force égale en bataille : pas de victoire, le texte demande une valeur supérieure pour vaincre. C’est une bataille perdue, sans déshonneur. Certitude : moyenne.
AR-A11 = Une de deux couleurs battue : ses tuiles s’en vont. Le joueur « vainc un type », et les tuiles battues sont défaussées ; le joueur suivant ne rencontre que l’autre couleur. Certitude : moyenne.
AR-A12 = La force se compare par couleur, car un seul type peut être battu ; on ne peut défausser que des couleurs présentes. Certitude : haute.
AR-A13 = Après une victoire du premier, le deuxième ne doit pas combattre : les tuiles sont parties. Certitude : haute.
AR-A14 = Objets au commerce : dans n’importe quelle combinaison, comme le dit le livret ; une description publiée dit « trois différentes ». Certitude : haute.
AR-A15 = On peut prendre moins d’objets (« peut prendre »). S’il en reste moins, on prend ce qu’il y a. Certitude : haute.
AR-A16 = Lettres sur la carte : quatre, comme dans le livret ; une description dit trois. Certitude : moyenne.
AR-A17 = Plusieurs lettres pour une charge : oui. Chacune est « une remise de 3 sur le coût d’une charge », et rien n’en limite le nombre ; le coût ne descend pas sous 0. Certitude : moyenne.
AR-A18 = Charges par visite : une, « l’attribution d’une charge », chaque action une fois. Certitude : haute.
AR-A19 = Aucune action lors d’une visite : 1 marqueur de déshonneur, car aucune action principale n’a été accomplie. Une critique confirme que les visites inutilisées sont punies. Certitude : haute.
AR-A20 = Les joueurs de rang 4 ou 5 dans un palais ne prennent pas de déshonneur ; ils n’agissent pas. Certitude : haute.
AR-A21 = Une marchandise reçue par une action ne peut pas payer une autre action de la même visite. La règle générale parle de « cette action », mais la note sur Al-Rashid l’applique entre deux actions. Une partie publiée a été jouée autrement. Certitude : moyenne.
AR-A22 = Deux actions avec un coût en or : un seul total. Les actions sont simultanées, et toute paire de paiements séparés est aussi un paiement commun. Certitude : basse.
AR-A23 = Un paiement peut se composer de plusieurs séries, est évalué en faveur de celui qui paie et ne contient aucune marchandise superflue. Les coûts supérieurs à 15 (un Pacha pour le troisième plus une charge) demandent plusieurs séries. Certitude : haute.
AR-A24 = Faveur des Espions : les autres corporations, c’est-à-dire Militaires, Savants et Marchands ; la faveur transmise coûte aussi son propre prix. Certitude : moyenne pour le premier point, basse pour le second.
AR-A25 = Espions : le service est annoncé lors de la visite ; les numéros de ceux qui ne l’ont pas choisi sont omis de 1-2-3-1-2-1 ; on peut renoncer à un coup d’espion ; « regarder » demande un territoire avec une tuile face cachée, ailleurs il n’y a rien à apprendre. Le service annoncé compte en tout cas comme action principale. Certitude : moyenne.
AR-A26 = Les espions déplacent un pion d’un territoire (avec un pion à soi, donc non résolu) vers un autre territoire non résolu, même vide. Le texte exclut les palais. Certitude : haute.
AR-A27 = Militaires : les couleurs se choisissent toutes à la fois, car les actions sont simultanées. Un mélange ne peut pas demander plus de tuiles d’une couleur que pioche et défausse n’en contiennent. Certitude : basse.
AR-A28 = Pioche de mercenaires vide : on mélange la défausse de cette couleur. Certitude : moyenne.
AR-A29 = Les 14 marqueurs de déshonneur ne sont pas une limite : la déduction n’a « pas de maximum ». Certitude : moyenne.
AR-A30 = Les 24 marqueurs d’influence et les 16 lettres sont des limites : seules les marchandises sont dites illimitées. Certitude : moyenne.
AR-A31 = Sage en position 3 : 12 or, comme il est écrit, bien que les suites 8, 10, 12 et 11, 13, 15 fassent penser à 9. Certitude : moyenne.
AR-A32 = Al-Rashid sans Pacha : placer sans Pacha est interdit, car le texte dit « doit » et « pas permis ». La même phrase renvoie à l’encadré sur le déshonneur, ce qui parle contre cette interprétation. Les 2 marqueurs de déshonneur sont pour une délégation qui a perdu son Pacha (Infiltré). Certitude : basse.
AR-A33 = Un joueur qui ne prend qu’une charge chez Al-Rashid ne change pas de place dans l’ordre ; ce changement est un effet de la bienveillance. Certitude : moyenne.
AR-A34 = Le nouvel ordre vaut dès le tour suivant, à commencer par sa phase de placement. Il faut le marquer seulement parce que la phase en cours continue dans l’ancien ordre. Certitude : moyenne.
AR-A35 = Égalité finale : l’ordre en vigueur au tour 5 compte ; un ordre nouvellement préparé ne prend jamais effet. Certitude : moyenne.
AR-A36 = Pas de fin de tour après le tour 5 : la partie se termine après la cinquième phase de résolution. Certitude : haute.
AR-A37 = Une charge brune peut servir pendant le tour où elle a été achetée, dès le coup suivant de son propriétaire. Certitude : moyenne.
AR-A38 = Les charges face cachée comptent aussi ; la face montre seulement qu’elles ont servi. Certitude : haute.
AR-A39 = Nombres de pions inégaux dans la phase de placement : qui n’en a plus est sauté ; on ne passe pas. Certitude : haute.
AR-A40 = À qui le coup suivant : l’ordre du tour, en boucle, sans les joueurs qui n’ont pas de pion sur le plateau. Certitude : haute.
AR-A41 = Une crise frappe un territoire qui a encore des tuiles : elles s’additionnent ; les anciennes gardent leur face. Certitude : haute.
AR-A42 = Marchandises, lettres, marqueurs, charges, réserves, et nombre et couleur des tuiles mercenaires sont publics ; les valeurs des tuiles en main sont secrètes. Certitude : moyenne.
AR-A43 = À la préparation, les tuiles se tirent dans l’ordre du tour. Certitude : haute.
AR-A44 = Un pion acheté ne peut pas être placé tout de suite ; le placement est terminé. Certitude : haute.
AR-A45 = Un joueur qui se passe du service ne laisse pas son prix au suivant ; les prix suivent la position de domination. Certitude : haute.
AR-A46 = Sortes de charge par corporation : quatre en deux exemplaires, puisqu’il y a huit tuiles par couleur, « une par sorte » à 2 ou 3 joueurs et toutes à 4 ou 5. Certitude : moyenne.
AR-A47 = Une charge achetée dans un palais n’y change pas le classement ; il a été établi au début. Certitude : moyenne.
AR-A48 = Les pions d’un joueur qui perd ou se retire reviennent aussitôt ; il peut perdre ainsi le droit à d’autres coups (AR-081). Certitude : haute.
AR-A49 = L’échange de la faveur des Marchands ne peut pas rendre le même type : « contre une autre ». Certitude : haute.
AR-A50 = Les deux cartes crise noires inutilisées ne sont pas connues ; elles retournent dans la boîte sans être vues. Certitude : moyenne.
AR-A51 = Al-Rashid : si seul le deuxième ou le troisième demande la bienveillance, ceux qui demandent serrent les rangs et viennent en tête. Le texte suppose que les trois demandent ; une première place vide exigerait une règle qui n’existe pas. Certitude : basse.
AR-A52 = On ne peut pas utiliser plus de lettres que le coût n’en demande ; elles seraient perdues sans effet. Certitude : haute.
AR-A53 = Une visite ne peut être ni payée avec plus de marchandises que nécessaire, ni due (AR-047, AR-050). Certitude : haute.
AR-A54 = Les marchandises ou lettres d’une charge activée peuvent servir au même coup : l’activation est une action à part avant la résolution de la zone, et la règle des actions simultanées parle des actions dans une zone. Certitude : moyenne.
AR-A55 = Une faveur dont le marqueur ou la tuile est épuisé n’est pas possible. Certitude : moyenne.
AR-A56 = Faveur des Espions et faveur des Militaires lors d’une visite aux Militaires : non. Chaque palais a une faveur et chaque action se fait une fois ; la faveur des Espions n’existe que chez les Espions. Certitude : haute.
AR-A57 = Service et faveur des Militaires en une visite, avec moins de tuiles que les deux n’en piocheraient : la faveur garde sa tuile. Le service pioche ce qui reste en plus, peut-être rien, et compte tout de même comme action principale. Une faveur qu’on peut choisir doit donner sa tuile (AR-313, AR-A55) ; seul le service peut donner moins (AR-316). Certitude : basse.
AR-A58 = Une délégation chez Al-Rashid qui a perdu son Pacha par l’Infiltré : aucun Pacha ne peut y revenir. Il reste des Sages, et l’on ne peut leur ajouter que des Sages (AR-068). S’il ne reste rien, un Pacha doit de nouveau venir en premier. Avec le Chambellan, toute figure peut venir. Certitude : moyenne.
AR-A59 = Quels effets peuvent se trouver sur quel bord d’une charge ? Brun : ce qui se fait quand on l’active : regarder des territoires, déplacer une tuile mercenaire, déplacer un pion à soi, piocher des tuiles mercenaires, regarder la carte crise, gagner des marchandises, des lettres ou de l’influence, gagner un pion, gagner une marchandise, échanger des marchandises, renvoyer un Sage adverse, rendre des marqueurs de déshonneur, résoudre deux zones. Violet : ce qui vaut tout le temps ou à la fin : gagner les égalités de domination, force en bataille, se retirer sans déshonneur, domination des Sages, plus d’objets au commerce, points à la fin, Al-Rashid sans Pacha, charges moins chères, domination avec un Pacha. Vert : ce qui se reçoit sans question : gagner des marchandises, des lettres ou de l’influence, gagner un pion, rendre des marqueurs de déshonneur. Un effet qui déplace une tuile ou un pion, ou renvoie un Sage, le fait avec 1. Une tuile imprimée différente est refusée à la lecture du fichier de la boîte, avec ce qui serait possible ; elle n’est jamais lue comme quelque chose d’approchant. Certitude : haute.
AR-A60 = Quand toutes les cartes restantes de la pioche des crises ont été mises en dessous, celle qui y a été mise la première est sur le dessus (AR-321). Le hasard n’a alors rien à décider, et qui l’a mise là sait ce qui vient. On peut y arriver au tour 3 avec deux Astronomes. Certitude : haute.
AR-A61 = Annuler est plus strict que ne le demande AR-280 : cela finit quand un autre joueur est interrogé, avant qu’il ait décidé ; ce à quoi il réfléchit ne doit pas changer sous ses yeux. Un placement, une retraite ou une visite ne peuvent donc être repris que tant que le même joueur est interrogé ensuite. Et un regard n’est jamais repris, même s’il n’a montré que du connu. Certitude : moyenne.
AR-A62 = Une visite où l’on pioche des tuiles est racontée dans cet ordre : d’abord tout ce qui ne demande pas de hasard, comme dans AR-314 (ce qui est remis, service, charge avec son effet, faveur, marqueur de déshonneur) ; puis les tuiles, une à une : les rouges, puis les bleues du service, celle de la faveur en dernier. Rien n’en dépend, car aucun effet d’une visite ne touche aux pioches. Certitude : haute.

## 11

al-rashid-rules-chapter-11 = Informations cachées
AR-270 = Une tuile garde son identité : un joueur qui a vu une tuile la connaît jusqu’à ce qu’elle quitte la carte, même après que l’Agitateur l’a déplacée. Le programme garde ce savoir et ne le montre qu’à ce joueur.
AR-271 = À chaque joueur, humain ou automatique, on montre exactement ce qu’il peut voir ; les tuiles et cartes non vues sont remplacées par leur dos. Seul leur propriétaire connaît les valeurs des tuiles d’une main ; les autres en connaissent le nombre et la couleur. Des tuiles face cachée sur la carte, tous connaissent le nombre et la couleur, et savent que quelqu’un a regardé. Tuiles face visible, défausses, marchandises, lettres, marqueurs, charges et leur face, réserves, piles et les deux ordres du tour sont publics. Des pioches et de la pioche des crises, tous savent combien il en reste.
AR-272 = Les événements du hasard sont ceux de AR-319. Tout le reste est décidé par les joueurs. La liste des décisions et des résultats du hasard reproduit une partie.
AR-273 = Une décision n’est jamais prise par deux joueurs en même temps ; à chaque moment exactement un joueur décide.
AR-319 = Le hasard est une étape à part entre les décisions, et son résultat est consigné. Il y a cinq événements : l’ordre du tour à la préparation (chaque ordre également probable ; vu de tous) ; une tuile tirée d’une pioche (chaque tuile de la pioche également probable ; sa valeur est vue de celui qui tire, sa couleur de tous) ; la carte noire de la préparation (chacune des trois également probable ; vue de tous) ; une tuile posée sur un territoire par une crise (chaque tuile de la pioche également probable ; sa valeur n’est vue de personne) ; la première carte de la pioche des crises (chaque carte pas encore fixée également probable ; vue de tous, avec l’Astronome du seul propriétaire).
AR-320 = Une pioche de mercenaires est tenue comme un ensemble de tuiles non vues, sans ordre ; quelle tuile vient se décide quand on la tire. Quand une pioche est reformée (AR-104), la défausse redevient inconnue ; tous savent qu’aucune des tuiles encore en main ou face cachée sur la carte n’en fait partie. Les chances sont celles d’une pioche mélangée.
AR-321 = La pioche des crises est, du dessus au dessous : une carte vue et laissée là, s’il y en a une ; les cartes pas encore fixées, sans ordre ; les cartes mises en dessous, dans l’ordre où elles l’ont été. Elle ne s’épuise jamais : huit cartes, dont quatre au plus sont utilisées.
AR-322 = Qui a vu une carte crise la connaît, ainsi que sa place, jusqu’à ce qu’elle soit révélée ; le programme garde cela pour ce joueur seul.

## 12

al-rashid-rules-chapter-12 = Décisions et annulation
AR-280 = Un joueur peut reprendre sa dernière décision tant que (a) elle n’a rien révélé de caché à personne, et (b) aucun autre joueur n’a décidé depuis. Une décision qui révèle quelque chose ne peut jamais être reprise : piocher des tuiles, regarder des tuiles ou la carte crise, choisir un territoire avec des tuiles face cachée, combattre.
AR-281 = Les décisions auxquelles l’information publique ne laisse qu’une possibilité sont prises par le programme et annoncées ; ce ne sont pas des points où revenir. Une décision qui n’a qu’une possibilité à cause de tuiles cachées est demandée comme toute autre.
AR-282 = Une visite de palais est une seule décision en plusieurs parties (actions, charge, lettres, faveur transmise, marchandises données, paiement) ; ses parties peuvent être changées jusqu’à ce qu’elle soit confirmée en entier.
AR-283 = Bataille : sans tuile d’une couleur présente, la seule possibilité est de se retirer (AR-281).
AR-284 = Visite : seul est montré ce que le joueur peut payer ; « aucune action » est toujours possible et montré avec son prix de 1 marqueur de déshonneur.
AR-285 = Le choix d’un territoire avec des tuiles face cachée est montré avec l’avertissement qu’il ne peut être annulé.
AR-323 = Une décision en plusieurs parties est demandée partie par partie : d’abord quoi, puis de quelle sorte, puis avec quelles marchandises on la paie. Une partie n’offre que des possibilités avec lesquelles toute la décision peut encore être complétée dans les règles ; une partie sans choix est sautée. Quand plusieurs choses sont choisies l’une après l’autre, un choix ne vient jamais avant le précédent dans l’ordre de la boîte (tuiles : rouge avant bleu, puis par valeur), si bien que chaque combinaison est atteinte d’une seule manière.
AR-324 = Un placement n’a jamais plus de 39 possibilités (trois sortes, treize zones) ; toute autre liste en a au plus 24, et le nombre d’une marchandise dans un paiement (AR-303) au plus une de plus que les marchandises de ce type possédées.
AR-325 = Annuler à l’intérieur d’une décision reprend sa dernière partie ; AR-280 vaut pour toute la décision une fois sa dernière partie faite. Avant que la dernière partie d’une visite prenne effet, le programme peut demander à une personne de la confirmer (AR-282) ; ce n’est pas une décision du jeu.

## 14

al-rashid-rules-chapter-14 = Ce qui vaut toujours
AR-INV-01 = Les tuiles rouges dans la pioche, la défausse, les mains et sur la carte sont 32 ensemble ; de même les bleues. Chaque tuile est à un seul endroit.
AR-INV-02 = Les lettres dans la réserve, sur la carte et chez les joueurs sont 16 ensemble.
AR-INV-03 = Les marqueurs d’influence dans la réserve et chez les joueurs sont 24 ensemble.
AR-INV-04 = Pour chaque couleur, les Pachas, Marchands et Sages dans la réserve de la couleur, dans la réserve du joueur et sur le plateau sont 3, 4 et 6 ensemble. Une famille (réserve et plateau) ne diminue jamais.
AR-INV-05 = Chaque tuile de charge en jeu est dans son palais ou chez un seul joueur ; aucun joueur n’en a deux de la même sorte ; les tuiles ne retournent jamais dans un palais.
AR-INV-06 = Dans chaque zone il y a au plus une pile par joueur ; une pile a au plus une figure ; les piles occupent les premières cases, à partir de 1, sans trou.
AR-INV-07 = Chez Al-Rashid chaque pile contient un Pacha, à moins que son propriétaire n’ait le Chambellan ou n’ait déplacé le Pacha par une charge.
AR-INV-08 = Après chaque manche complète d’une phase de placement, chaque joueur a placé autant de pions qu’il y a eu de manches, ou toute sa famille si elle est plus petite.
AR-INV-09 = Au début d’une phase de placement, aucun pion n’est sur le plateau ; au début d’une phase de résolution, tous y sont.
AR-INV-10 = Une zone résolue ne contient aucun pion pour le reste du tour.
AR-INV-11 = Les marchandises d’un territoire ne dépassent jamais ses marchandises imprimées, type par type ; après un réapprovisionnement elles leur sont égales. Un territoire n’a jamais plus de lettres qu’il n’y en a d’imprimées.
AR-INV-12 = Aucun nombre de marchandises, de lettres ou de marqueurs n’est négatif.
AR-INV-13 = Chaque paiement vaut au moins son coût et ne contient rien de superflu ; celui qui paie le possédait au début de la visite.
AR-INV-14 = Une marchandise de plus augmente la valeur des marchandises d’au moins 1 ; les marchandises valent au moins leur nombre ; la valeur est celle de la meilleure division en séries.
AR-INV-15 = Les marqueurs de déshonneur d’un joueur ne diminuent que par un effet qui le dit.
AR-INV-16 = Au plus trois joueurs agissent dans une zone ; leurs positions commencent à 1 et n’ont pas de trou.
AR-INV-17 = Lors d’un coup au plus une charge est activée ; une charge brune face cachée n’est jamais activée ; toutes les charges brunes sont face visible au début d’un tour.
AR-INV-18 = Lors d’une résolution des Espions on joue au plus 6 coups d’espion, au plus 3, 2, 1 selon la position.
AR-INV-19 = L’ordre du tour contient chaque joueur une fois et ne change qu’au début d’un tour.
AR-INV-20 = Les tuiles sur la carte ne sont face visible que si leur territoire a été résolu depuis leur arrivée, ou si elles ont été déplacées face visible depuis un tel territoire.
AR-INV-21 = Cartes crise utilisées : 1 noire à la préparation et 1 blanche après chacun des tours 1 à 4 ; jamais plus de 5 dans une partie.
AR-INV-22 = Toute phase de résolution se termine : chaque coup retire au moins un pion du plateau et aucun n’est ajouté.
AR-INV-23 = Ce qu’on montre à un joueur ne contient aucune valeur de tuile ou de carte qu’il n’a pas eu le droit de voir (AR-270, AR-271).
AR-INV-24 = La même boîte, la même graine et les mêmes décisions donnent la même partie.
AR-INV-25 = Le score d’une partie terminée est la somme de AR-251 à AR-254 comptée à nouveau d’après la situation finale.
AR-INV-26 = Les points de prestige d’une charge restent toujours dans les limites de son palais (AR-177).
AR-INV-27 = À chaque moment avant la fin il y a exactement une décision avec au moins une possibilité, ou exactement un événement du hasard avec au moins un résultat, dont les probabilités font 1 au total.
AR-INV-28 = Chaque suite de nombres proposée pour un paiement aboutit à un paiement permis, chaque paiement permis est atteint par exactement une suite, et il y en a une si le coût peut être payé.
AR-INV-29 = Une tuile sur la carte se trouve sur un territoire que sa couleur peut menacer.
AR-INV-30 = Une partie d’une décision ne mène jamais à une situation où la décision ne peut être complétée (AR-323).
AR-INV-31 = Aucune liste de possibilités n’est plus longue que ne le dit AR-324.

## 15

al-rashid-rules-chapter-15 = Le fichier de la boîte
AR-290 = Tous les nombres, noms et effets des territoires, mercenaires, cartes crise et charges viennent du fichier de la boîte ; un propriétaire du jeu peut le remplacer par un fichier avec les valeurs imprimées.
AR-291 = Chaque partie du fichier de la boîte dit d’où elle vient : le livret, du matériel publié, ou reconstituée, ou plusieurs de ces sources avec ce qu’elles couvrent.
AR-292 = L’effet d’une charge est une de ces opérations : regarder des territoires, déplacer une tuile mercenaire, déplacer un pion à soi, gagner les égalités de domination, piocher des tuiles mercenaires, force en bataille, se retirer sans déshonneur, regarder la carte crise, gagner des marchandises, des lettres ou de l’influence, domination des Sages, gagner un pion, gagner une marchandise, échanger des marchandises, plus d’objets au commerce, points à la fin, Al-Rashid sans Pacha, renvoyer un Sage adverse, rendre des marqueurs de déshonneur, résoudre deux zones, charges moins chères, domination avec un Pacha. Toute autre est une erreur à la lecture du fichier.
AR-293 = Les points à la fin comptent une de ces choses : Pachas, Marchands, Sages, richesse, tuiles mercenaires, autres charges, marqueurs de déshonneur, marqueurs d’influence.
AR-294 = À la lecture d’un fichier de boîte, on vérifie : 5 marchandises ; 3 sortes de pion ; 6 palais et 7 territoires de 5 cases chacun ; les lettres sur les territoires ; une place pour chaque marchandise ; les nombres de tuiles mercenaires ; 3 cartes crise noires et au moins 4 blanches, chaque ligne nommant un territoire et une couleur qui peut le menacer ; 8 tuiles par palais à 4 ou 5 joueurs ; les points de prestige dans les limites du palais ; tous les noms en quatre langues ; aucun identifiant en double.
AR-295 = Des interrupteurs du fichier de la boîte choisissent une lecture du chapitre 10 ; les valeurs qui s’y trouvent sont les interprétations de ce document.
AR-296 = Seules ces valeurs des interrupteurs doivent être prises en charge. Une valeur qui ne l’est pas est une erreur à la lecture du fichier, jamais ignorée.
AR-297 = Retirée : la liste des paiements n’a plus de limite de longueur (AR-303).
