### Les règles d’Im Reich der Wüstensöhne pour ceux qui jouent, article par article, dans l’ordre et avec les sigles du
### document des règles. Un message tient sur une ligne ; les chapitres précèdent leurs articles.

## 2

wuestensoehne-rules-chapter-2 = Matériel
WS-001 = On joue à 3 ou 4 (WS-A01).
WS-002 = Il y a 85 tuiles de découverte. Chacune porte au dos un chiffre de 1 à 5 et appartient à la pile de ce chiffre. Reconstitué : 17 tuiles par chiffre.
WS-003 = La croix de départ se compose d’une pièce centrale (1 case) et de quatre bandes de 5 cases : 21 cases (WS-A02).
WS-004 = Il y a 4 couleurs ; le jeu d’une couleur comprend 1 caravane (une figurine de chameau) et 4 explorateurs.
WS-005 = Les 16 explorateurs sont tous de taille différente, et les quatre de chaque couleur, empilés, donnent la même hauteur totale.
WS-006 = Il y a 1 turban. Il coiffe un explorateur.
WS-007 = Il y a 1 plateau des rumeurs avec une ligne pour chacune des quatre marchandises myrrhe, encens, gemme et sel. Chaque ligne a 2 emplacements, 8 en tout.
WS-008 = Il y a 6 tuiles rumeur, chacune d’une valeur qui s’ajoute à la valeur d’une marchandise ou s’en retranche.
WS-009 = Il y a 20 pierres d’eau. Elles sont le seul moyen de paiement.
WS-010 = Il y a 4 plateaux caravane. Un plateau montre 2 chameaux de 2 places chacun (4 places) et trois aides : chef de caravane, chamelier, éclaireur. Employer une aide coûte 1 pierre d’eau.
WS-011 = Il y a 10 cartes chameau. Une carte chameau ajoute 2 places.
WS-012 = Il y a 40 tuiles marchandise, 10 de chaque marchandise.
WS-013 = Toutes les réserves sont limitées à ces nombres. Les pierres d’eau payées et les tuiles marchandise remises retournent à la réserve générale ; les tuiles de découverte défaussées quittent le jeu.

## 3

wuestensoehne-rules-chapter-3 = Géométrie et termes
WS-020 = La zone de jeu a 11 × 11 cases. La croix occupe la colonne et la ligne du milieu ; les 100 autres cases sont vides au début et forment quatre blocs de 5 × 5.
WS-021 = Chaque case de la croix et chaque tuile de découverte a un point central et quatre côtés : nord, est, sud, ouest. Un côté a un code, qui dit quelle ligne va du point central à ce côté (brune, blanche ou aucune) et quel terrain montre le côté (désert ou oasis). Dans la boîte fournie, il n’y a que deux codes : B est une ligne brune dans le désert, W une ligne blanche dans l’oasis.
WS-022 = Deux cases garnies, voisines à l’horizontale ou à la verticale, dont les côtés en contact portent une ligne sont reliées par une ligne de cette couleur. (Selon WS-121, les deux moitiés ont la même couleur.)
WS-023 = Une ligne est ouverte si son côté donne sur une case vide à l’intérieur de la zone de jeu.
WS-024 = Une ligne qui bute contre le bord de la zone de jeu n’est pas ouverte et ne mène nulle part.
WS-025 = Une section d’oasis est une partie d’oasis d’un seul tenant dans une tuile. Elle touche un ou plusieurs côtés de la tuile. Une tuile a 0, 1, 2 ou 3 sections ; chaque côté d’oasis appartient à une seule section.
WS-026 = Des sections de cases voisines sont reliées si et seulement si elles se touchent par un côté commun qui est oasis de part et d’autre. Les coins ne relient jamais rien.
WS-027 = Une oasis est un ensemble, le plus grand possible, de sections reliées. Les sections des cases de la croix comptent comme celles des tuiles.
WS-028 = Les icônes d’action se trouvent dans les sections. Les icônes d’une oasis sont celles de toutes ses sections. Les cases de la croix n’ont pas d’icônes (WS-A22).
WS-029 = Une tuile désert est une tuile sans section. Toute autre tuile est une tuile oasis.
WS-030 = Les tuiles peuvent être tournées par quarts de tour ; on ne les pose jamais face cachée ni en miroir.
WS-031 = Deux poses de la même tuile sur la même case qui donnent les mêmes codes de côtés, les mêmes sections et les mêmes icônes sont une seule et même possibilité.
WS-032 = Réserve : les tuiles de découverte face visible devant un joueur. Stock personnel : les explorateurs d’un joueur qui ne sont pas sur le plateau. Réserve générale : eau, chameaux, marchandises. Pioche des rumeurs : les tuiles rumeur face cachée à côté du plateau des rumeurs.

## 4

wuestensoehne-rules-chapter-4 = Préparation
WS-040 = On dispose la croix. Elle fixe aussi la zone de jeu.
WS-041 = On trie les tuiles de découverte selon le chiffre au dos, on mélange chaque chiffre et l’on forme cinq piles face cachée.
WS-042 = La pile en cours est celle du plus petit chiffre qui a encore des tuiles. On pioche toujours sur le dessus de la pile en cours : la pile 2 seulement quand la pile 1 est épuisée, et ainsi de suite.
WS-043 = Chaque joueur reçoit une tuile de la pile 1 et la pose face visible devant lui comme réserve.
WS-044 = Chaque joueur choisit une couleur et en prend le jeu. Les quatre explorateurs commencent dans son stock personnel.
WS-045 = Chaque joueur place sa caravane sur l’une des quatre cases du bout de la croix (ordre : WS-A41).
WS-046 = Deux caravanes ne commencent jamais sur la même case. À 3 joueurs, un bout reste libre ; rien d’autre ne change avec le nombre de joueurs.
WS-047 = Chaque joueur prend un plateau caravane. Ses 4 places sont vides.
WS-048 = Le plateau des rumeurs est posé à côté de la croix ; tous ses emplacements sont vides. Chaque marchandise commence à la valeur 4 (or).
WS-049 = Les six tuiles rumeur sont mélangées et posées face cachée à côté du plateau des rumeurs : c’est la pioche.
WS-050 = Pierres d’eau, cartes chameau et tuiles marchandise sont à côté de la croix : c’est la réserve générale.
WS-051 = Chaque joueur prend 2 pierres d’eau.
WS-052 = Le plus jeune joueur reçoit le turban et en coiffe son plus grand explorateur (WS-A42).
WS-053 = Le plus jeune joueur commence. On joue dans le sens des aiguilles d’une montre.
WS-054 = Tout le hasard du jeu est fixé par les mélanges de WS-041 et WS-049 (et par le tirage au sort du premier joueur, des couleurs ou des places, si les joueurs le demandent). Rien n’est laissé au hasard ensuite.
WS-055 = La même chose sans ordre caché : chaque tuile prise d’une pile (WS-043, WS-093, WS-102) est un événement du hasard, avec la même probabilité pour chaque tuile encore dans la pile en cours, et chaque tuile rumeur prise de la pioche (WS-175) en est un, avec la même probabilité pour chaque tuile de la pioche. Une rumeur connue ne partage jamais la pioche avec une autre (WS-178) ; elle est alors certaine.
WS-056 = Les couleurs se règlent avant la partie, par choix ou dans l’ordre des places ; elles ne sont pas une décision du jeu (WS-A52).

## 5

wuestensoehne-rules-chapter-5 = Structure du tour
WS-060 = Le passage d’un joueur se compose d’un tour normal et, s’il le paie, d’un tour supplémentaire.
WS-061 = Tour normal et tour supplémentaire ont les mêmes étapes dans cet ordre : 1. défausse facultative (WS-109, seulement dans le cas rare qui y est décrit) ; 2. déplacement (chapitre 6) ; 3. découverte (chapitres 7 et 8), après une tuile désert retour à l’étape 2 ; 4. explorateur (chapitre 9), seulement après une tuile oasis ; 5. reprise facultative (WS-139) ; 6. évaluation de chaque oasis complétée dans ce tour (chapitre 10).
WS-062 = Les étapes 2 et 3 prennent fin, et le tour continue par l’étape 4 ou 5, dès que l’une de ces choses arrive : le joueur ne découvre pas ; une tuile piochée n’a pas de place près de la caravane ; une tuile oasis a été posée.
WS-063 = Après le tour normal, évaluations comprises, le tour supplémentaire est offert (chapitre 13).
WS-064 = Puis c’est au joueur suivant dans le sens des aiguilles d’une montre.
WS-065 = Aucune étape ne peut manquer de possibilité : rester est toujours un déplacement permis (WS-083), ne pas découvrir est toujours permis (WS-092), et tout autre choix n’est offert que s’il a une possibilité.

## 6

wuestensoehne-rules-chapter-6 = Déplacement de la caravane
WS-070 = Le joueur peut laisser sa caravane où elle est ou la déplacer sur une autre case garnie (WS-A06).
WS-071 = Une caravane va de point central en point central le long des lignes qui relient des cases garnies (WS-022).
WS-072 = Le long des lignes brunes, elle va aussi loin qu’elle veut.
WS-073 = Dès qu’elle suit une ligne blanche, son déplacement finit au point central suivant.
WS-074 = On atteint donc sans payer : toutes les cases reliées à celle de la caravane par des lignes brunes seulement, celle-ci comprise, et chaque case reliée à l’une d’elles par une ligne blanche.
WS-075 = La case où finit un déplacement ne doit pas porter une autre caravane.
WS-076 = On peut traverser les cases où se trouvent d’autres caravanes.
WS-077 = Il suit de WS-073 et WS-075 que, sans le chamelier, une ligne blanche vers une case occupée ne sert à rien.
WS-078 = Chamelier : pour 1 pierre d’eau, le joueur peut, dans ce déplacement, suivre autant de lignes blanches qu’il veut, mêlées de lignes brunes dans n’importe quel ordre (portée : WS-A07).
WS-079 = Le chamelier se paie si et seulement si la case choisie ne peut être atteinte sans lui. Il faut au moins 1 pierre d’eau.
WS-080 = Un déplacement ne mène jamais sur une case vide.
WS-081 = Le déplacement vient avant la découverte : le joueur s’engage sur une case avant de voir une tuile piochée.
WS-082 = Les lignes suivies dans le déplacement ne limitent pas le pas suivant sur une tuile à peine posée (WS-111).
WS-083 = Sa propre case est toujours une destination permise au prix 0, même quand toutes les lignes mènent à des cases occupées.

## 7

wuestensoehne-rules-chapter-7 = Découverte
WS-090 = Un joueur peut découvrir si sa caravane est sur une case qui a au moins une ligne ouverte.
WS-091 = Si elle est sur une case sans ligne ouverte, il ne peut pas découvrir et WS-062 s’applique.
WS-092 = Il choisit l’une de ces choses : (a) piocher une tuile, (b) employer une tuile de sa réserve, (c) employer l’éclaireur, (d) ne pas découvrir (d : WS-A09).
WS-093 = (a) Piocher : il prend la tuile du dessus de la pile en cours et la montre à tous.
WS-094 = Il ne peut piocher que dans la pile en cours (WS-042), et seulement s’il reste des tuiles dans une pile.
WS-095 = Il ne peut piocher qu’avec moins de 3 tuiles dans sa réserve.
WS-096 = Les poses d’une tuile près de la caravane sont toutes les combinaisons d’une rotation et d’une case vide, où mène une ligne ouverte de la case de la caravane, qui respectent le chapitre 8.
WS-097 = Si la tuile piochée a au moins une pose, le joueur doit la poser ; si elle en a plusieurs, il choisit laquelle (WS-A10).
WS-098 = Si la tuile piochée n’a pas de pose, elle va face visible dans sa réserve, et les étapes 2 et 3 du tour sont finies.
WS-099 = WS-098 peut porter la réserve de 2 à 3 tuiles, jamais au-delà.
WS-100 = (b) Sa réserve : il pose une tuile de sa réserve qui a au moins une pose près de la caravane. Une tuile sans pose ne peut pas être choisie (WS-A11).
WS-101 = (c) Éclaireur : il paie 1 pierre d’eau, prend une tuile qui est dans la réserve d’un autre joueur et qui a au moins une pose près de la caravane, et la pose aussitôt (WS-A11).
WS-102 = Le joueur volé peut piocher en échange une tuile de la pile en cours et la poser face visible dans sa réserve.
WS-103 = Si toutes les piles sont vides, le joueur volé n’a rien ; le vol reste permis.
WS-104 = La pioche en échange a lieu après que la tuile volée a été posée et que la caravane y est allée, avant toute autre étape (WS-A14).
WS-105 = Une tuile volée n’entre jamais dans la réserve du voleur ; (c) est donc possible avec 3 tuiles dans la réserve.
WS-106 = Avec 3 tuiles dans sa réserve, un joueur ne peut pas choisir (a) ; restent (b), (c) et (d).
WS-107 = Si, avec 3 tuiles, il ne peut atteindre aucune case où (b) ou (c) soit possible, il ne peut que se déplacer.
WS-108 = Dès que sa réserve a moins de 3 tuiles, il peut de nouveau piocher, même plus tard dans le même tour (WS-112).
WS-109 = Défausse : si au début d’un tour, avant le déplacement, un joueur a 3 tuiles dans sa réserve et qu’aucune des trois n’a de pose permise nulle part sur le plateau, il peut en retirer une du jeu (définition : WS-A15).
WS-110 = On défausse ainsi au plus une tuile par tour ; ensuite le joueur en a 2 et peut piocher dans ce même tour.
WS-111 = Quand une tuile a été posée, d’où qu’elle vienne, la caravane doit aller sur son point central.
WS-112 = Tuile désert : si la tuile posée est une tuile désert, le joueur peut aussitôt déplacer de nouveau sa caravane (WS-070 à WS-082), puis, si possible, découvrir de nouveau. Cela se répète tant qu’il pose des tuiles désert.
WS-113 = WS-112 vaut de même pour les tuiles désert piochées, de sa réserve ou volées (WS-A12).
WS-114 = Chaque déplacement obtenu par WS-112 a sa propre ligne blanche gratuite ; au besoin, le chamelier se paie de nouveau (WS-A07).
WS-115 = Tuile oasis : si la tuile posée est une tuile oasis, la découverte est finie et l’étape de l’explorateur suit.
WS-116 = L’ordre d’un vol est : payer 1 eau, prendre la tuile, choisir sa pose, la poser, déplacer la caravane, pioche en échange. Une fois prise, la tuile doit être posée.
WS-117 = Une pile qui s’épuise au milieu d’un tour ne change rien d’autre que WS-042 : la pioche suivante du même tour, du joueur actif ou d’un joueur volé, vient de la pile suivante.

## 8

wuestensoehne-rules-chapter-8 = Correspondance
WS-120 = Une tuile ne se pose que sur une case vide à l’intérieur de la zone de jeu.
WS-121 = Sur chacun de ses quatre côtés qui touche une case garnie (tuile ou croix), les deux codes en contact doivent être égaux : brun contre brun, blanc contre blanc, désert contre désert, oasis contre oasis.
WS-122 = Les côtés qui touchent une case vide ou le bord sont libres.
WS-123 = La case doit être voisine de celle de la caravane par une ligne ouverte ; le côté vers la caravane porte donc la couleur de cette ligne.
WS-124 = Le joueur choisit la rotation.
WS-125 = Une tuile posée n’est jamais déplacée, tournée ni retirée.

## 9

wuestensoehne-rules-chapter-9 = Explorateurs
WS-130 = Un joueur qui a posé une tuile oasis et y a mené sa caravane peut placer un explorateur de son stock personnel sur une section d’oasis de cette tuile.
WS-131 = Ce n’est possible que dans le tour où la tuile est posée.
WS-132 = C’est au plus un explorateur par tuile posée, donc au plus un par tour.
WS-133 = L’explorateur se tient sur un terrain d’oasis libre : ni sur une icône d’action, ni sur le point central. L’y placer n’occupe aucune icône.
WS-134 = Si la tuile a deux ou trois sections, le joueur choisit la section.
WS-135 = Un joueur sans explorateur dans son stock personnel ne peut pas en placer dans ce tour.
WS-136 = Des explorateurs déjà présents dans la même oasis, les siens ou d’autres, n’empêchent pas d’en placer un (WS-A19).
WS-137 = Une section sans icône, ou d’une oasis sans icône, peut être choisie (WS-A20).
WS-138 = On ne place jamais d’explorateur sur les cases de la croix ni sur des tuiles posées dans des tours précédents.
WS-139 = Reprise : un joueur qui n’a pas placé d’explorateur dans ce tour peut reprendre du plateau un des siens dans son stock personnel (lecture : WS-A17).
WS-140 = L’explorateur repris peut servir de nouveau dès le tour suivant du joueur. Un tour supplémentaire compte comme tour suivant.
WS-141 = La reprise a lieu une fois par tour, à la fin du tour, avant toute évaluation (WS-A18).
WS-142 = Sinon les explorateurs restent où ils sont jusqu’à l’évaluation de leur oasis.
WS-143 = Les explorateurs n’ont pas d’effet sur les déplacements, et les caravanes n’en ont pas sur les explorateurs.

## 10

wuestensoehne-rules-chapter-10 = Achèvement et évaluation d’une oasis
WS-150 = Une oasis est complète quand aucune de ses sections ne touche un côté qui donne sur une case vide à l’intérieur de la zone de jeu.
WS-151 = Le bord ferme une oasis comme le désert.
WS-152 = Une oasis complétée par la tuile à peine posée est évaluée après ce tour (normal ou supplémentaire), avant que le tour supplémentaire soit offert.
WS-153 = Si une tuile complète plusieurs oasis avec explorateurs, chacune est évaluée séparément et entièrement. Avant chaque évaluation sauf la dernière, le joueur actif dit laquelle vient ; il connaît donc le résultat des précédentes. L’eau gagnée dans l’une peut être payée dans la suivante (WS-A21).
WS-154 = Une oasis complète sans explorateur n’est pas évaluée ; ses icônes sont perdues (WS-A23).
WS-155 = Aucune oasis n’est évaluée deux fois.
WS-156 = File : tous les explorateurs de l’oasis sont retirés et mis en file par taille, le plus grand devant.
WS-157 = Un explorateur coiffé du turban est toujours le plus grand.
WS-158 = Eau : si la file a au moins deux explorateurs, d’un ou de plusieurs joueurs, le propriétaire du premier doit payer 1 pierre d’eau.
WS-159 = S’il n’a pas de pierre d’eau, ce premier explorateur quitte la file et retourne dans son stock personnel sans action.
WS-160 = Dans le cas de WS-159, personne d’autre ne paie. On paie au plus une pierre par évaluation.
WS-161 = Si la file n’a dès le début qu’un explorateur, rien n’est payé.
WS-162 = Le paiement est obligatoire pour qui a de l’eau ; il ne peut pas retirer l’explorateur à la place.
WS-163 = Icônes : dans l’ordre de la file, le propriétaire de chaque explorateur le place sur une icône d’action libre de cette oasis et exécute aussitôt l’action de l’icône (WS-A26).
WS-164 = Une icône n’accueille qu’un explorateur.
WS-165 = Tant qu’une icône est libre, l’explorateur suivant doit en prendre une ; son propriétaire choisit laquelle (WS-A27).
WS-166 = Quand aucune icône n’est libre, les explorateurs qui restent n’ont rien.
WS-167 = Retour : après l’évaluation, tous les explorateurs de la file sont de retour dans le stock personnel de leurs propriétaires.
WS-168 = Turban : puis le turban passe, si WS-191 le dit.
WS-169 = Pendant une évaluation, les décisions appartiennent aux propriétaires des explorateurs, quel que soit le joueur actif ; le passage reste au joueur actif, à qui l’on demande, après la dernière évaluation, s’il veut le tour supplémentaire.

## 11

wuestensoehne-rules-chapter-11 = Actions des icônes
WS-170 = Myrrhe, encens, gemme, sel : le joueur prend une tuile de cette marchandise dans la réserve générale et la met sur une place libre d’un de ses chameaux.
WS-171 = Un joueur sans place libre choisit : renoncer à la nouvelle tuile, ou remettre une de ses tuiles marchandise dans la réserve générale et mettre la nouvelle à sa place.
WS-172 = Si la réserve générale n’a pas de tuile de cette marchandise, l’action est sans effet ; on le vérifie avant WS-171, rien ne peut donc être échangé (WS-A28).
WS-173 = Chameau : le joueur prend une carte chameau et l’ajoute à sa caravane ; ses 2 places servent aussitôt. S’il ne reste pas de carte, l’action est sans effet (WS-A30).
WS-174 = Eau : le joueur prend dans la réserve générale autant de pierres d’eau que l’icône en montre (1 ou 2), ou ce qu’il en reste (WS-A31).
WS-175 = Rumeur, pioche non vide : le joueur prend une tuile de la pioche, la regarde en secret et la pose face cachée sur un emplacement libre du plateau des rumeurs.
WS-176 = N’importe quel emplacement libre de n’importe quelle marchandise peut être choisi.
WS-177 = Rumeur, pioche vide : le joueur peut regarder en secret une tuile du plateau des rumeurs, puis la laisser ou l’enlever et la poser face cachée à côté du plateau. Il peut aussi ne rien faire (WS-A32).
WS-178 = Une tuile posée à côté du plateau est la pioche. La prochaine action rumeur est donc WS-175 avec cette tuile, à poser sur un des trois emplacements alors libres.
WS-179 = Personne d’autre que le joueur qui agit ne voit la face de la tuile.
WS-180 = Tant que la pioche a une tuile, WS-175 s’applique ; regarder ou enlever une tuile du plateau est alors impossible (WS-A51).

## 12

wuestensoehne-rules-chapter-12 = Turban
WS-190 = Le turban est toujours sur le plus grand des quatre explorateurs de son détenteur, où qu’il soit (stock personnel ou plateau).
WS-191 = Chaque fois qu’un explorateur au turban a pris part à une évaluation, le turban passe au joueur à gauche de son détenteur, qui en coiffe son plus grand explorateur.
WS-192 = « A pris part » signifie : il était dans l’oasis quand la file s’est formée. Le turban passe aussi si cet explorateur a dû partir faute d’eau (WS-159) ou n’a pas trouvé d’icône.
WS-193 = Il passe une fois par évaluation de ce genre, quand elle est finie, avant que la suivante commence (WS-A34).
WS-194 = Reprendre l’explorateur (WS-139) ne déplace pas le turban.

## 13

wuestensoehne-rules-chapter-13 = Tour supplémentaire : chef de caravane
WS-200 = Après son tour normal, évaluations comprises, un joueur peut payer 1 pierre d’eau et jouer aussitôt un tour supplémentaire.
WS-201 = C’est possible une fois après chaque tour normal ; un tour supplémentaire n’en donne pas un autre.
WS-202 = Dans le tour supplémentaire, le joueur a les mêmes possibilités que dans un tour normal, y compris chamelier, éclaireur, répétition par le désert, explorateur, reprise et évaluation.
WS-203 = L’eau gagnée dans l’évaluation du tour normal peut servir à le payer.

## 14

wuestensoehne-rules-chapter-14 = Fin de la partie
WS-210 = La fin s’annonce quand la dernière tuile de la dernière pile est piochée, par qui que ce soit (aussi comme pioche en échange, WS-102).
WS-211 = Le joueur actif finit son passage, y compris un tour supplémentaire s’il le paie.
WS-212 = Puis chaque joueur, celui qui a pioché compris, a exactement un passage de plus, dans le sens des aiguilles d’une montre, en commençant par le joueur à gauche du joueur actif et en finissant par celui-ci (WS-A36).
WS-213 = Ces derniers passages ont toutes les possibilités, y compris le tour supplémentaire ; seul piocher est impossible, les piles étant vides.
WS-214 = Après le dernier d’entre eux, la partie est terminée.
WS-215 = Les explorateurs dans des oasis inachevées ne rapportent rien.

## 15

wuestensoehne-rules-chapter-15 = Décompte
WS-220 = Toutes les tuiles rumeur du plateau des rumeurs sont retournées face visible.
WS-221 = La valeur d’une marchandise, en or, est 4 plus les valeurs des tuiles rumeur de sa ligne.
WS-222 = Les tuiles rumeur de la pioche ou à côté du plateau ne comptent pas.
WS-223 = Le total d’un joueur est la somme des valeurs des tuiles marchandise sur ses chameaux.
WS-224 = Le plus haut total gagne.
WS-225 = À égalité de total gagne, parmi les ex æquo, le joueur qui a le plus de pierres d’eau.
WS-226 = Si l’eau est égale aussi, les ex æquo partagent la victoire (WS-A38).
WS-227 = Rien d’autre ne compte : ni points ni pénalités pour l’eau, les chameaux, les explorateurs, le turban ou les tuiles de réserve.

## 16

wuestensoehne-rules-chapter-16 = Décisions, hasard et annulation
WS-D01 = Case de départ. Qui : chaque joueur. Quand : préparation. Possibilités : un bout libre pour la caravane. Annulable : jusqu’au choix du joueur suivant.
WS-D02 = Défausse. Qui : joueur actif. Quand : début d’un tour, si WS-109 s’applique. Possibilités : défausser une des trois tuiles, ou toutes les garder. Annulable : oui, jusqu’à ce qu’une tuile soit piochée.
WS-D03 = Déplacement. Qui : joueur actif. Quand : chaque déplacement. Possibilités : toute destination de WS-074 et WS-075 au prix 0 (rester compris) ; toute autre case garnie, reliée et libre au prix 1, s’il a de l’eau. Annulable : oui, avec remboursement, jusqu’à ce qu’une tuile soit piochée.
WS-D04 = Découverte. Qui : joueur actif. Quand : il y a une ligne ouverte. Possibilités : piocher (si c’est permis) ; une tuile à soi qui a une pose ; une tuile d’un autre joueur qui a une pose (s’il a de l’eau) ; rien. Annulable : la pioche non ; le reste oui, avec remboursement, jusqu’à la pioche en échange ou au passage suivant.
WS-D05 = Pose. Qui : joueur actif. Quand : la tuile de WS-D04 (piochée, à soi ou volée) a deux poses différentes ou plus (WS-031). Possibilités : une des poses, case et rotation. Annulable : oui, jusqu’au prochain événement qu’on ne peut annuler (la pioche elle-même reste).
WS-D06 = Échange. Qui : joueur volé. Quand : après le vol, si les piles ne sont pas vides. Possibilités : piocher une tuile en échange ou non. Annulable : non.
WS-D07 = Explorateur. Qui : joueur actif. Quand : après une tuile oasis. Possibilités : un explorateur de son stock personnel et une section de la tuile (peuvent se demander l’un après l’autre), ou aucun. Annulable : oui, jusqu’à ce qu’un autre joueur décide dans une évaluation, qu’une rumeur soit regardée ou que le passage finisse.
WS-D08 = Reprise. Qui : joueur actif. Quand : fin du tour, aucun explorateur placé, des explorateurs à soi sur le plateau. Possibilités : l’un d’eux, ou aucun. Annulable : comme WS-D07.
WS-D09 = Évaluation suivante. Qui : joueur actif. Quand : deux ou trois oasis complètes avec explorateurs restent à évaluer. Possibilités : celle qui vient. Annulable : oui, jusqu’à ce que cette évaluation demande une décision d’un autre joueur ou un regard sur une rumeur.
WS-D10 = Icône. Qui : propriétaire du prochain explorateur de la file. Quand : évaluation, deux icônes libres ou plus. Possibilités : une sorte parmi les icônes libres (des icônes de même sorte sont égales où qu’elles soient). Annulable : jusqu’à ce qu’une rumeur soit regardée ou qu’un autre joueur décide.
WS-D11 = Chameaux pleins. Qui : le même propriétaire. Quand : icône de marchandise, aucune place libre. Possibilités : renoncer, ou la sorte de marchandise à remettre (une qu’il a, autre que la nouvelle : WS-A53). Annulable : jusqu’à ce qu’un autre joueur décide.
WS-D12 = Nouvelle rumeur. Qui : le même propriétaire. Quand : rumeur, pioche non vide. Possibilités : un emplacement libre (après le regard secret). Annulable : le regard non ; l’emplacement jusqu’à ce qu’un autre joueur décide.
WS-D13 = Rumeur du plateau. Qui : le même propriétaire. Quand : rumeur, pioche vide. Possibilités : regarder une tuile ou ne rien faire ; après le regard, la laisser ou l’enlever. Annulable : le regard non ; laisser ou enlever jusqu’à ce qu’un autre joueur décide.
WS-D14 = Tour supplémentaire. Qui : joueur actif. Quand : après le tour normal et ses évaluations, s’il a de l’eau. Possibilités : tour supplémentaire ou fin du passage. Annulable : finir non (la main passe) ; payer jusqu’au prochain événement qu’on ne peut annuler.
WS-C01 = Premières réserves. Quand : préparation, une fois par joueur dans le sens des aiguilles d’une montre à partir du premier joueur, avant WS-D01. Résultats : une tuile de la pile 1.
WS-C02 = Pioche. Quand : « piocher » dans WS-D04. Résultats : une tuile de la pile en cours.
WS-C03 = Pioche en échange. Quand : WS-D06 accepté. Résultats : une tuile de la pile en cours.
WS-C04 = Rumeur. Quand : icône rumeur prise, pioche non vide. Résultats : une tuile rumeur de la pioche ; seul le joueur qui agit la voit.
WS-C05 = Premier joueur. Quand : préparation, seulement si c’est demandé. Résultats : premier joueur, places, couleurs.

## 18

wuestensoehne-rules-chapter-18 = Décisions d’interprétation
WS-A01 = Nombre de joueurs : 3–4. Trois critiques citent la boîte avec 3–4, deux autres impriment 2–4 ; le texte des règles ne donne pas de nombre. Quatre cases de départ et aucune règle pour un joueur absent font de 3–4 la lecture sûre.
WS-A02 = « Croix de demi-tuiles et 4 bandes » : une pièce centrale d’une case et quatre bandes de cinq. Les sources allemandes citent une pièce centrale et quatre bandes ; « demi-tuiles » est une erreur de traduction.
WS-A03 = Chaque côté a-t-il une ligne ? Oui dans la boîte fournie ; des côtés sans ligne sont possibles dans la boîte d’un propriétaire. Les descriptions publiques ne connaissent que deux sortes de côtés, toutes les cases sont dites reliées, et « deux ou trois sections séparées » sont exactement ce que donnent deux ou trois côtés d’oasis autour d’un centre de désert.
WS-A04 = Le terrain doit-il correspondre en plus de la couleur de la ligne ? Les codes des côtés doivent être égaux, ce qui couvre les deux. Le texte dit « chaque côté correspond » ; couleur et terrain vont de toute façon ensemble.
WS-A05 = Les oasis se relient-elles par les coins ? Non. Les côtés décident ; aucune source ne parle de coins.
WS-A06 = La caravane doit-elle bouger ? Non, elle peut rester. Le résumé dit qu’elle bouge, la partie détaillée qu’elle peut rester ; le détail l’emporte sur le résumé.
WS-A07 = Un seul paiement du chamelier couvre-t-il un second déplacement après une tuile désert ? Non : un paiement par déplacement, et chaque déplacement a sa propre ligne blanche gratuite. Option driver_scope=turn : un paiement couvre tous les déplacements de ce tour (tour normal et tour supplémentaire sont deux tours). La version en ligne donne un prix à chaque destination ; se déplacer de nouveau répète les règles du déplacement.
WS-A08 = Le chamelier peut-il mêler lignes brunes et blanches ? Oui, dans n’importe quel ordre ; il lève la seule restriction.
WS-A09 = Un joueur qui peut découvrir le doit-il ? Non. Option discovery=compulsory : « rien » n’est offert que si ni piocher ni employer une tuile à soi n’est possible ; l’éclaireur n’est jamais obligatoire. Toutes les possibilités sont introduites par « peut » ; on pourrait toujours aller sur une case fermée.
WS-A10 = Peut-on garder une tuile piochée qui a une place ? Non, elle doit être posée. Le texte dit « doit y aller », et une description publique le confirme.
WS-A11 = Peut-on essayer une tuile de réserve ou d’un autre joueur qui ne convient pas ? Non, on ne choisit que des tuiles qui ont une pose. Le texte dit « une tuile qui correspond » ; la version en ligne n’offre que celles-là.
WS-A12 = La règle du désert veut-elle une tuile piochée ? Non, toute tuile désert posée compte. Le texte dit « pioche et pose », la version en ligne « posée » ; le but est le même.
WS-A13 = Combien de fois peut-on employer l’éclaireur ? Une fois par découverte, chaque fois pour 1 eau ; après une tuile désert de nouveau. Le texte n’a pas de limite.
WS-A14 = Pioche en échange : le joueur volé doit-il piocher, et quand ? Il peut ; on le lui demande juste après que la tuile volée est posée et la caravane déplacée. Option compensation=always : il pioche sans qu’on demande. Le texte dit « peut » ; ce moment tardif garde la pose du voleur libre de toute information nouvelle, et un second vol dans le même tour peut déjà voir la nouvelle tuile.
WS-A15 = Que veut dire « aucune place sur le plateau » ? Pour chacune des trois tuiles : aucune case vide voisine d’une case garnie par une ligne ouverte, dans aucune rotation, ne respecte le chapitre 8 ; les caravanes et ce qu’elles peuvent atteindre ne comptent pas. Ne pas pouvoir y aller est réglé par WS-107.
WS-A16 = Un joueur volé qui avait 3 tuiles dépasse-t-il la limite ? Non, il en a 2 quand il pioche.
WS-A17 = Qui peut reprendre un explorateur ? Qui n’en a pas placé dans ce tour. Option retrieve_condition=none_available : seulement les joueurs dont les quatre explorateurs sont sur le plateau. La phrase italienne peut vouloir dire « n’en place pas » ou « n’en a pas sous la main » ; le second cas vient d’être traité, une condition plus large a donc plus de sens, et elle contient l’étroite.
WS-A18 = Quand le reprend-on ? À la fin du tour, avant l’évaluation ; aussi si rien n’a été découvert. Le choix dépend de n’avoir rien placé ; l’évaluation vient après le tour.
WS-A19 = Peut-on rejoindre une oasis où il y a des explorateurs ? Oui. La file peut avoir plusieurs explorateurs d’un joueur et de plusieurs joueurs.
WS-A20 = Peut-on placer là où il n’y a pas d’icône ? Oui. Ce n’est pas interdit, et l’oasis peut grandir.
WS-A21 = Plusieurs oasis complétées par une tuile : le joueur actif, qui les a causées, les ordonne. Option valuation_order=section_index : l’ordre dans lequel la boîte cite les sections de la tuile à peine posée ; une oasis compte avec sa première section. Le texte n’en dit rien.
WS-A22 = Des icônes sur la croix ? Aucune. Il n’est question d’icônes que pour les tuiles de découverte.
WS-A23 = Oasis complète sans explorateur : rien n’arrive, et elle n’est jamais évaluée plus tard. Il n’y a personne à placer.
WS-A24 = Le premier propriétaire peut-il refuser de payer ? Non. Le texte insiste sur « doit ».
WS-A25 = Une file de deux se réduit à un par WS-159 : l’explorateur qui reste ne paie rien et agit. Le commentaire du livret le dit.
WS-A26 = Actions aussitôt ou après que tous ont choisi ? Aussitôt. Une description publique fait occuper et exécuter dans l’ordre ; ceux qui choisissent ensuite voient le résultat.
WS-A27 = Un propriétaire peut-il laisser une icône inutilisée ? Non, mais on peut renoncer à une marchandise quand la place manque. Le texte continue « jusqu’à ce que chaque explorateur en ait une ».
WS-A28 = Marchandise absente de la réserve générale : sans effet ; on peut quand même choisir l’icône pour la bloquer. Le matériel est limité.
WS-A29 = Peut-on refuser ou échanger une marchandise quand il reste de la place ? Non. Le choix n’est offert que si la place manque.
WS-A30 = Cartes chameau épuisées : sans effet. Le matériel est limité.
WS-A31 = Icône d’eau : combien ? Autant qu’elle en montre : eau simple donne 1, eau double donne 2 ; si la réserve générale ne suffit pas, ce qu’il en reste. La phrase de la règle manque dans le texte ; une source publique connaît une icône d’eau double.
WS-A32 = Rumeur avec la pioche vide : regarder est facultatif ; la tuile enlevée est face cachée. Le texte dit « peut » ; elle redevient pioche, et la pioche est face cachée.
WS-A33 = Combien d’emplacements a le plateau des rumeurs ? 8, deux par marchandise. Il est question de « trois emplacements libres » au moment où une des six tuiles est hors du plateau : 5 + 3 = 8. Cela s’accorde avec les valeurs de 1 à 7 d’une source publique.
WS-A34 = Turban avec plusieurs évaluations de suite : l’une après l’autre. Chaque évaluation est complète en elle-même.
WS-A35 = Tour supplémentaire avant ou après l’évaluation ? Après. Le résumé a 3 évaluation, 4 tour supplémentaire.
WS-A36 = Qui a le dernier passage ? Après le passage du joueur actif suit une ronde complète qui finit par lui, qui que ce soit qui ait pioché. Le texte dit « chaque joueur, celui qui a pioché compris, a un dernier tour ».
WS-A37 = Le passage où la dernière tuile est piochée compte-t-il comme le dernier de celui qui pioche ? Non, il en a un de plus. C’est la même phrase ; la version en ligne dit un tour de plus pour chacun.
WS-A38 = Égalité d’eau aussi : victoire partagée. Aucun autre critère n’est donné.
WS-A39 = Tuiles de réserve à la fin : sans effet. Rien n’en est dit.
WS-A40 = La partie peut-elle s’enliser ? Ceci est une garde, non une règle : on compte les passages où aucune tuile n’est piochée ni posée, et toute pioche ou pose ramène le compte à 0 ; quand il atteint 5 × le nombre de joueurs à la fin d’un passage, la partie finit là et l’on fait le décompte. Après WS-210, la garde est levée. L’option stall_guard_rounds=0 la supprime. Un programme doit finir ; cela arrive quand personne ne veut piocher les dernières tuiles.
WS-A41 = Ordre du choix des cases de départ : dans le sens des aiguilles d’une montre à partir du premier joueur. Il n’est pas donné ; les bras sont égaux, cela n’importe donc guère.
WS-A42 = « Le plus jeune joueur » sur un ordinateur : la table le dit, ou on le tire au sort. On ne peut pas le savoir.
WS-A43 = Tuile rumeur à côté du plateau à la fin : ne compte pas. Seules comptent les tuiles d’une ligne.
WS-A44 = Peut-on poser une tuile près d’autres caravanes, sur d’autres routes ? Oui, seul compte le chapitre 8. Ce n’est pas interdit.
WS-A45 = Paie-t-on si l’oasis n’a pas d’icône ? Oui, le premier propriétaire paie si la file en a deux ou plus. La condition ne nomme que les explorateurs.
WS-A46 = Vol quand les piles sont vides : permis, sans échange (WS-103).
WS-A47 = Les aides une fois par partie ? Aucune limite sauf WS-201. Cela ne se trouve que dans Wikipédia et contredit « après chaque tour normal ».
WS-A48 = Valeur au-dessous de zéro ? Il n’y a pas de plancher ; avec les tuiles fournies, cela ne peut arriver (de 1 à 7).
WS-A49 = Deux sections de la nouvelle tuile dans la même oasis : une oasis, une évaluation (WS-027).
WS-A50 = Dernière tuile piochée dans un tour supplémentaire : comme WS-210 à WS-212. C’est le même événement.
WS-A51 = « Peut prendre » la tuile rumeur à côté du plateau : peut-on en regarder une autre à la place ? Non, la tuile est la pioche et WS-175 s’applique ; on ne peut pas non plus renoncer à l’action. La phrase explique à quoi sert la nouvelle pioche ; la règle générale dit « en prend une ».
WS-A52 = Qui choisit les couleurs, et dans quel ordre ? Cela se règle avant la partie. Les jeux ont la même hauteur totale ; rien n’en est dit.
WS-A53 = Peut-on remettre une marchandise de la sorte qu’on vient de gagner ? Ce n’est pas offert : le résultat est le même que de renoncer.
WS-A54 = Le joueur actif peut-il reprendre un explorateur de l’oasis qu’il vient de compléter ? Oui. La reprise vient avant l’évaluation (WS-A18).
WS-A55 = Nouveau détenteur du turban dont le plus grand explorateur est dans l’oasis suivante du même tour : il y compte comme coiffé du turban, et le turban passe de nouveau (WS-190, WS-193).
WS-A56 = Quelqu’un doit-il piocher la dernière tuile ? Non ; mais qui est en tête gagne à la piocher. Piocher est un choix (WS-092) ; la garde WS-A40 est le dernier recours.
WS-A57 = La tuile piochée qui annonce la fin est-elle encore posée, avec explorateur et évaluation ? Oui, le passage se finit normalement (WS-211).
WS-A58 = Une section peut-elle ne toucher aucun côté, bien que WS-025 parle d’un ou plusieurs ? Dans la boîte d’un propriétaire, oui : ses côtés sont alors indiqués comme vides ; les omettre est une erreur. Elle n’est reliée à rien : c’est une oasis à elle seule, complète dès que sa tuile est posée, et la tuile est une tuile oasis. Une oasis imprimée peut se trouver tout entière à l’intérieur de sa tuile.
WS-A59 = Quelles questions à une seule possibilité sont posées ? Seulement la pioche. Tout le reste qui n’a qu’une possibilité se fait sans demander : le dernier bout libre, rester là où rien d’autre n’est accessible, ne pas découvrir, une tuile à soi qu’il faut employer (WS-A09), la seule pose, la seule oasis à évaluer, la seule sorte d’icône libre, renoncer à une marchandise quand rien d’autre ne peut être remis. Une tuile n’est jamais piochée sans demander, même quand piocher est la seule possibilité : une pioche ne peut être annulée, elle attend donc son joueur.
WS-A60 = Choisir une tuile et la poser, est-ce une décision ou deux ? Deux, ouvertes : après WS-D04, chacun voit quelle tuile est en main, et l’eau de l’éclaireur est payée ; puis vient WS-D05. Annuler reprend d’abord la pose, puis le choix. La tuile est face visible avant et après ; il n’y a rien à cacher.
WS-A61 = Quel score est montré avant la fin ? Le score courant de la table, que voient les spectateurs, compte chaque marchandise à sa valeur de départ 4 ; ce qui est montré à un joueur y ajoute les rumeurs du plateau que ce joueur a vues, et aucune autre. À partir de WS-220, toutes comptent pour tous. Un score qui en saurait plus dirait à un joueur ce qu’un autre a vu.
WS-A62 = Jusqu’à quand une décision d’un tour ou d’une évaluation peut-elle être annulée ? Jusqu’à ce qu’un autre joueur soit interrogé, même s’il n’a pas encore répondu ; qui est interrogé pense déjà à la table telle qu’elle est. Ce qui se fait sans demander (WS-A59), aussi pour d’autres, n’y met pas fin.
WS-A63 = Un déplacement peut-il nommer la case où se trouve la caravane ? Non : pour rester, on dit « stay », et le refus le dit. Un coup a un seul texte ; qui nomme sa propre case par erreur en est averti au lieu de perdre le déplacement.
WS-A64 = À la fin, retourne-t-on les six tuiles rumeur ? Celles du plateau des rumeurs, et elles seules : une tuile de la réserve, ou posée à côté du plateau, reste face cachée et ne compte pas.

## 20

wuestensoehne-rules-chapter-20 = Ce qui vaut toujours
WS-INV-01 = Tuiles : piles + réserves + posées + défaussées + la tuile en main (0 ou 1 : piochée, à soi ou volée et pas encore posée) = 85 à tout moment ; aucune tuile n’est à deux endroits.
WS-INV-02 = Eau : réserve générale + tous les joueurs = 20 ; aucun nombre n’est négatif.
WS-INV-03 = Cartes chameau : réserve générale + tous les joueurs = 10. Marchandises : pour chacune, réserve générale + tous les joueurs = 10.
WS-INV-04 = Les marchandises d’un joueur ne dépassent jamais 4 + 2 × cartes chameau.
WS-INV-05 = Chaque réserve a de 0 à 3 tuiles.
WS-INV-06 = Les caravanes sont sur des cases garnies, jamais deux sur la même (à la fin de chaque déplacement et de chaque pose).
WS-INV-07 = Deux côtés garnis qui se touchent ont des codes égaux.
WS-INV-08 = Aucune tuile posée n’est hors de la zone de 11 × 11 ou sur une case de la croix.
WS-INV-09 = Chacun des quatre explorateurs d’un joueur est dans son stock personnel, ou sur une seule section d’une tuile de découverte posée, ou (seulement pendant une évaluation) dans la file.
WS-INV-10 = Après les évaluations d’un tour, aucun explorateur n’est dans une oasis complète.
WS-INV-11 = Chaque oasis est évaluée au plus une fois ; on paie au plus une pierre d’eau par évaluation.
WS-INV-12 = Le turban ne change de détenteur qu’à la fin d’une évaluation à laquelle son plus grand explorateur a pris part, et passe alors au voisin de gauche.
WS-INV-13 = Tuiles rumeur : pioche + plateau + la tuile qu’on est en train de poser (0 ou 1, WS-175) = 6 ; chaque emplacement en a au plus une ; une fois que la pioche a été vide, elle n’a plus jamais plus d’une tuile.
WS-INV-14 = Qui a regardé une tuile rumeur la connaît pour toujours : le nombre de ceux qui la connaissent ne diminue jamais.
WS-INV-15 = Le numéro de la pile en cours ne diminue jamais.
WS-INV-16 = Avec les seuls codes B et W, toutes les cases garnies sont reliées par des lignes ; avec 1 eau, toute case garnie et libre peut donc être atteinte.
WS-INV-17 = Une tuile désert ne complète jamais d’oasis (elle ne touche aucun côté d’oasis) ; une seule tuile par tour peut donc compléter des oasis, et c’est la dernière posée dans ce tour.
WS-INV-18 = Par tour : au plus un explorateur placé ; jamais à la fois placé et repris.
WS-INV-19 = Par passage : au plus un tour supplémentaire.
WS-INV-20 = Après l’annonce de WS-210, on joue exactement autant de passages qu’il y a de joueurs.
WS-INV-21 = Des 100 cases extérieures, 85 au plus sont jamais remplies.
WS-INV-22 = Rejouer les mêmes résultats du hasard et les mêmes décisions donne la même partie.
WS-INV-23 = Avec la boîte fournie, chaque marchandise vaut de 1 à 7.
WS-INV-24 = Ce qu’un joueur voit est le même pour deux états qui ne diffèrent qu’en ce qu’il ne peut pas savoir.
