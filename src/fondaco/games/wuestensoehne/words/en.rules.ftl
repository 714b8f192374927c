### The rules of Im Reich der Wüstensöhne for players, clause by clause, in the order and with the ids of the rules
### document. A message is one line; chapters stand before their clauses.

## 2

wuestensoehne-rules-chapter-2 = Components
WS-001 = The game is played by 3 or 4 players (WS-A01).
WS-002 = There are 85 discovery tiles. Each shows a number from 1 to 5 on its back and belongs to the pile of that number. Reconstructed: 17 tiles per number.
WS-003 = The start cross consists of one centre piece (1 field) and four strips of 5 fields: 21 fields (WS-A02).
WS-004 = There are 4 colours; a colour’s set is 1 caravan (a camel figure) and 4 explorers.
WS-005 = All 16 explorers differ in height, and the four explorers of each colour stacked on one another give the same total height.
WS-006 = There is 1 turban. It stands on one explorer.
WS-007 = There is 1 rumour board with one row for each of the four goods myrrh, incense, gem and salt. Each row has 2 spaces, 8 in all.
WS-008 = There are 6 rumour tiles, each with a value that is added to or subtracted from the value of a good.
WS-009 = There are 20 water stones. Water stones are the only means of payment.
WS-010 = There are 4 caravan boards. A board shows 2 camels with 2 goods spaces each (4 spaces) and three helpers: caravan leader, camel driver, scout. Using a helper costs 1 water stone.
WS-011 = There are 10 camel cards. A camel card adds 2 goods spaces.
WS-012 = There are 40 goods tiles, 10 of each good.
WS-013 = All supplies are limited to these counts. Water stones that are paid and goods tiles that are discarded go back to the common supply; discovery tiles that are discarded leave the game.

## 3

wuestensoehne-rules-chapter-3 = Geometry and terms
WS-020 = The playing area has 11 × 11 fields. The cross fills the middle column and the middle row; the other 100 fields are empty at the start and form four blocks of 5 × 5.
WS-021 = Every cross field and every discovery tile has one centre point and four sides: north, east, south, west. A side has a code, which says which line runs from the centre point to that side (brown, white or none) and which terrain the side shows (desert or oasis). In the supplied box only two codes occur: B is a brown line in desert, W a white line in oasis.
WS-022 = Two orthogonally neighbouring laid fields whose touching sides carry a line are joined by one line of that colour. (By WS-121 both halves have the same colour.)
WS-023 = A line is open if its side faces an empty field inside the playing area.
WS-024 = A line that runs against the border of the playing area is not open and leads nowhere.
WS-025 = An oasis section is one connected oasis part inside one tile. It touches one or more of the tile’s sides. A tile has 0, 1, 2 or 3 sections; every oasis side belongs to exactly one section.
WS-026 = Sections of neighbouring fields are connected if and only if they touch across a shared side that is oasis on both. Corners never connect anything.
WS-027 = An oasis is a largest possible set of connected sections. Sections of cross fields count like sections of tiles.
WS-028 = Action icons lie in sections. The icons of an oasis are the icons of all its sections. Cross fields have no icons (WS-A22).
WS-029 = A desert tile is a tile without any section. Every other tile is an oasis tile.
WS-030 = Tiles may be rotated by quarter turns; they are never laid face down or mirrored.
WS-031 = Two placements of the same tile on the same field that give the same side codes, the same sections and the same icons are one and the same option.
WS-032 = Reserve: the discovery tiles lying face up in front of a player. Own supply: a player’s explorers that are not on the board. Common supply: water, camels, goods. Stock: face-down rumour tiles beside the rumour board.

## 4

wuestensoehne-rules-chapter-4 = Setup
WS-040 = The cross is laid out. It also fixes the playing area.
WS-041 = The discovery tiles are sorted by the number on the back, each number is shuffled, and five face-down piles are formed.
WS-042 = The current pile is the pile with the lowest number that still has tiles. Tiles are always drawn from the top of the current pile: pile 2 only when pile 1 is used up, and so on.
WS-043 = Each player receives one tile from pile 1 and lays it face up in front of themselves as their reserve.
WS-044 = Each player chooses a colour and takes its set. All four explorers start in the player’s own supply.
WS-045 = Each player puts their caravan on one of the four end fields of the cross (order: WS-A41).
WS-046 = No two caravans start on the same field. With 3 players one end field stays free; nothing else changes with the number of players.
WS-047 = Each player takes a caravan board. Its 4 goods spaces are empty.
WS-048 = The rumour board is laid beside the cross; all its spaces are empty. Every good starts with the value 4 (gold).
WS-049 = The six rumour tiles are shuffled and lie face down beside the rumour board as the stock.
WS-050 = Water stones, camel cards and goods tiles lie beside the cross as the common supply.
WS-051 = Each player takes 2 water stones.
WS-052 = The youngest player receives the turban and puts it on their tallest explorer (WS-A42).
WS-053 = The youngest player has the first turn. Play goes clockwise.
WS-054 = All randomness of the game is fixed by the shuffles of WS-041 and WS-049 (and by a random choice of first player, colours or seats if the players ask for it). Nothing is randomised later.
WS-055 = The same without a hidden order: each tile taken from a pile (WS-043, WS-093, WS-102) is an event of chance with equal probability for every tile still in the current pile, and each rumour tile taken from the stock (WS-175) is one with equal probability for every tile in the stock. A known rumour tile never shares the stock with another one (WS-178), so its identity is then certain.
WS-056 = Colours are settled before the game, by choice or in the order of the seats; they are no decision of the game itself (WS-A52).

## 5

wuestensoehne-rules-chapter-5 = Turn structure
WS-060 = A player’s go consists of a normal turn and, if they pay for it, one bonus turn.
WS-061 = Normal turn and bonus turn have the same steps in this order: 1. discard option (WS-109, only in the rare case named there); 2. movement (chapter 6); 3. discovery (chapters 7 and 8), after a desert tile back to step 2; 4. explorer (chapter 9), only after an oasis tile; 5. retrieve option (WS-139); 6. valuation of every oasis completed in this turn (chapter 10).
WS-062 = Steps 2 and 3 end, and the turn goes on with step 4 or 5, as soon as one of these happens: the player does not discover; a drawn tile fits nowhere at the caravan; an oasis tile has been laid.
WS-063 = After the normal turn, including its valuations, the bonus turn is offered (chapter 13).
WS-064 = Then the next player clockwise has their go.
WS-065 = No step can lack an option: staying is always a legal movement (WS-083), not discovering is always allowed (WS-092), and every other choice is offered only if it has an option.

## 6

wuestensoehne-rules-chapter-6 = Movement of the caravan
WS-070 = The player may leave their caravan where it is or move it to another laid field (WS-A06).
WS-071 = A caravan moves from centre point to centre point along lines that join laid fields (WS-022).
WS-072 = Along brown lines it may move any distance.
WS-073 = As soon as it crosses a white line its movement ends at the next centre point.
WS-074 = So these fields can be reached without payment: all fields joined to the caravan’s field by brown lines only, that field included, and every field joined to one of them by one white line.
WS-075 = The field where a movement ends must not hold another caravan.
WS-076 = Fields with other caravans may be crossed.
WS-077 = It follows from WS-073 and WS-075 that without the camel driver a white line into an occupied field cannot be used at all.
WS-078 = Camel driver: for 1 water stone the player may, in this movement, cross any number of white lines, mixed with brown lines in any order (scope: WS-A07).
WS-079 = The driver is charged if and only if the chosen target cannot be reached without him. It needs at least 1 water stone.
WS-080 = A movement never leads onto an empty field.
WS-081 = Movement comes before discovery: the player commits to a field before seeing a tile drawn from the pile.
WS-082 = Lines crossed in the movement do not restrict the later step onto a newly laid tile (WS-111).
WS-083 = The player’s own field is always a legal target at price 0, also when all lines lead to occupied fields.

## 7

wuestensoehne-rules-chapter-7 = Discovery
WS-090 = A player may discover if their caravan stands on a field with at least one open line.
WS-091 = If it stands on a field without open lines, they cannot discover, and WS-062 applies.
WS-092 = They choose one of: (a) draw a tile, (b) use a tile of their own reserve, (c) use the scout, (d) not discover (d: WS-A09).
WS-093 = (a) Draw: the player takes the top tile of the current pile and shows it to everybody.
WS-094 = They may draw only from the current pile (WS-042), and only if any pile has tiles left.
WS-095 = They may draw only with fewer than 3 tiles in their reserve.
WS-096 = The placements of a tile at the caravan are all combinations of a rotation and an empty field to which an open line leads from the caravan’s field that satisfy chapter 8.
WS-097 = If the drawn tile has at least one placement, the player must lay it; if it has several, they choose which (WS-A10).
WS-098 = If the drawn tile has no placement, it goes face up into their reserve and steps 2 and 3 of the turn are over.
WS-099 = WS-098 may raise the reserve from 2 to 3 tiles, never above.
WS-100 = (b) Own reserve: the player lays a tile of their reserve that has at least one placement at the caravan. A reserve tile without placement cannot be chosen (WS-A11).
WS-101 = (c) Scout: the player pays 1 water stone, takes a tile that lies in another player’s reserve and has at least one placement at the caravan, and lays it at once (WS-A11).
WS-102 = The robbed player may draw one tile from the current pile in exchange and lay it face up in their reserve.
WS-103 = If all piles are empty the robbed player gets nothing; the theft is still allowed.
WS-104 = The exchange draw happens after the stolen tile has been laid and the caravan moved onto it, before any other step (WS-A14).
WS-105 = A stolen tile never enters the thief’s reserve, so (c) is possible with 3 tiles in the reserve.
WS-106 = With 3 tiles in the reserve a player may not choose (a); (b), (c) and (d) remain.
WS-107 = If with 3 tiles they can reach no field where (b) or (c) works, they may only move.
WS-108 = As soon as their reserve has fewer than 3 tiles they may draw again, also later in the same turn (WS-112).
WS-109 = Discard: if at the beginning of a turn, before the movement, a player has 3 tiles in their reserve and none of the three has any legal placement anywhere on the board, they may remove one of them from the game (definition: WS-A15).
WS-110 = At most one tile per turn is discarded in this way; afterwards the player has 2 tiles and may draw in this very turn.
WS-111 = When a tile has been laid, from whatever source, the caravan must move onto its centre point.
WS-112 = Desert tile: if the laid tile is a desert tile, the player may at once move their caravan again (WS-070 to WS-082) and then discover again if possible. This repeats as long as they lay desert tiles.
WS-113 = WS-112 holds for drawn, own and stolen desert tiles alike (WS-A12).
WS-114 = Each movement gained by WS-112 has its own free white line; the driver is paid anew for it if needed (WS-A07).
WS-115 = Oasis tile: if the laid tile is an oasis tile, discovery is over and the explorer step follows.
WS-116 = The order of a theft is: pay 1 water, take the tile, choose its placement, lay it, move the caravan, exchange draw. Once the tile is taken it must be laid.
WS-117 = A pile that runs out in the middle of a turn changes nothing but WS-042: the next draw of the same turn, be it by the active or by a robbed player, comes from the next pile.

## 8

wuestensoehne-rules-chapter-8 = Matching
WS-120 = A tile may be laid only on an empty field inside the playing area.
WS-121 = On each of its four sides that touches a laid field (tile or cross) the two touching side codes must be equal: brown meets brown, white meets white, desert meets desert, oasis meets oasis.
WS-122 = Sides that touch an empty field or the border are free.
WS-123 = The field must be the neighbour of the caravan’s field across an open line, so the side towards the caravan carries that line’s colour.
WS-124 = The player chooses the rotation.
WS-125 = A laid tile is never moved, turned or removed.

## 9

wuestensoehne-rules-chapter-9 = Explorers
WS-130 = A player who has laid an oasis tile and moved their caravan onto it may put one explorer from their own supply on an oasis section of that tile.
WS-131 = This is possible only in the turn in which the tile is laid.
WS-132 = It is at most one explorer per laid tile, therefore at most one per turn.
WS-133 = The explorer stands on free oasis ground: not on an action icon and not on the centre point. Putting it there claims no icon.
WS-134 = If the tile has two or three sections, the player chooses the section.
WS-135 = A player without an explorer in their own supply cannot place one in this turn.
WS-136 = Explorers already standing in the same oasis, the player’s own or others’, do not prevent placing (WS-A19).
WS-137 = A section without icons, or belonging to an oasis without icons, may be chosen (WS-A20).
WS-138 = Explorers are never placed on cross fields or on tiles laid in earlier turns.
WS-139 = Retrieve: a player who has placed no explorer in this turn may take one of their own explorers from the board back into their own supply (reading: WS-A17).
WS-140 = The retrieved explorer may be used again from the player’s next turn on. A bonus turn counts as a next turn.
WS-141 = Retrieving takes place once per turn, at the end of the turn, before any valuation (WS-A18).
WS-142 = Otherwise explorers stay where they are until their oasis is valued.
WS-143 = Explorers have no effect on movement, and caravans have no effect on explorers.

## 10

wuestensoehne-rules-chapter-10 = Completion and valuation of an oasis
WS-150 = An oasis is complete when none of its sections touches a side that faces an empty field inside the playing area.
WS-151 = The border closes an oasis as desert does.
WS-152 = An oasis completed by the tile just laid is valued after that turn (normal or bonus), before the bonus turn is offered.
WS-153 = If a tile completes several oases with explorers, each is valued separately and completely. Before each valuation but the last the active player names the one that comes next, so they know the result of the earlier ones. Water won in one may be paid in the next (WS-A21).
WS-154 = A complete oasis without explorers is not valued; its icons are lost (WS-A23).
WS-155 = No oasis is valued twice.
WS-156 = Line: all explorers in the oasis are taken off and lined up by height, tallest first.
WS-157 = An explorer wearing the turban is always the tallest.
WS-158 = Water: if the line has at least two explorers, no matter whether of one or of several players, the owner of the first explorer must pay 1 water stone.
WS-159 = If that owner has no water stone, that first explorer leaves the line and goes back to its owner’s supply without an action.
WS-160 = In the case of WS-159 nobody else pays. At most one stone is paid per valuation.
WS-161 = If the line has only one explorer from the start, nothing is paid.
WS-162 = The payment is compulsory for an owner who has water; they cannot withdraw the explorer instead.
WS-163 = Icons: in the order of the line, each explorer’s owner puts it on a free action icon of this oasis and carries out the icon’s action at once (WS-A26).
WS-164 = An icon takes one explorer only.
WS-165 = As long as an icon is free the next explorer must take one; the owner chooses which (WS-A27).
WS-166 = When no icon is free, the remaining explorers get nothing.
WS-167 = Return: after the valuation all explorers of the line are back in their owners’ supplies.
WS-168 = Turban: then the turban passes if WS-191 says so.
WS-169 = During a valuation the decisions belong to the owners of the explorers, whoever is active; the go stays with the active player, who is asked about the bonus turn after the last valuation.

## 11

wuestensoehne-rules-chapter-11 = Actions of the icons
WS-170 = Myrrh, incense, gem, salt: the player takes one tile of that good from the common supply and puts it on a free goods space of one of their camels.
WS-171 = A player without a free goods space chooses: give up the new tile, or put one of their earlier goods tiles back into the common supply and the new tile in its place.
WS-172 = If the common supply has no tile of that good, the action has no effect; this is checked before WS-171, so nothing can be swapped (WS-A28).
WS-173 = Camel: the player takes a camel card and adds it to their caravan; its 2 goods spaces are usable at once. If no card is left, the action has no effect (WS-A30).
WS-174 = Water: the player takes as many water stones as the icon shows (1 or 2) from the common supply, or what is left there (WS-A31).
WS-175 = Rumour, stock not empty: the player takes one tile from the stock, looks at it secretly and puts it face down on a free space of the rumour board.
WS-176 = Any free space of any good may be chosen.
WS-177 = Rumour, stock empty: the player may look secretly at one tile on the rumour board and then either leave it there or take it off and lay it face down beside the board. They may also do nothing (WS-A32).
WS-178 = A tile laid beside the board is the stock. The next rumour action is therefore WS-175 with this tile, to be put on one of the then three free spaces.
WS-179 = Nobody but the acting player sees the face of the tile.
WS-180 = As long as the stock has a tile, WS-175 applies; looking at or taking off a tile of the board is then impossible (WS-A51).

## 12

wuestensoehne-rules-chapter-12 = Turban
WS-190 = The turban is always on the tallest of its holder’s four explorers, wherever that explorer is (own supply or board).
WS-191 = Whenever an explorer with the turban took part in a valuation, the turban passes to the player on its holder’s left, who puts it on their own tallest explorer.
WS-192 = “Took part” means: it stood in the oasis when the line was formed. The turban also passes if that explorer had to leave for lack of water (WS-159) or found no icon.
WS-193 = It passes once per such valuation, when that valuation is over, before the next one begins (WS-A34).
WS-194 = Retrieving the explorer (WS-139) does not move the turban.

## 13

wuestensoehne-rules-chapter-13 = Bonus turn: caravan leader
WS-200 = After their normal turn, including its valuations, a player may pay 1 water stone and take one bonus turn at once.
WS-201 = This is possible once after each normal turn; a bonus turn gives no further bonus turn.
WS-202 = In the bonus turn the player has the same options as in a normal turn, including driver, scout, desert repetition, explorer, retrieve and valuation.
WS-203 = Water gained in the valuation of the normal turn may be used to pay for it.

## 14

wuestensoehne-rules-chapter-14 = End of the game
WS-210 = The end is triggered when the last tile of the last pile is drawn, by whomever (also as an exchange draw, WS-102).
WS-211 = The active player finishes their go, including a bonus turn if they pay for one.
WS-212 = Then every player, the drawer included, has exactly one more go, clockwise, beginning with the player on the active player’s left and ending with the active player (WS-A36).
WS-213 = These last goes have all options, including the bonus turn; only drawing is impossible because the piles are empty.
WS-214 = After the last of them the game is over.
WS-215 = Explorers in unfinished oases give nothing.

## 15

wuestensoehne-rules-chapter-15 = Scoring
WS-220 = All rumour tiles on the rumour board are turned face up.
WS-221 = The value of a good, in gold, is 4 plus the values of the rumour tiles in its row.
WS-222 = Rumour tiles in the stock or beside the board do not count.
WS-223 = A player’s total is the sum of the values of the goods tiles on their camels.
WS-224 = The highest total wins.
WS-225 = If totals are equal, the tied player with more water stones wins.
WS-226 = If water is equal too, the tied players share the win (WS-A38).
WS-227 = Nothing else counts: no points or penalties for water, camels, explorers, the turban or reserve tiles.

## 16

wuestensoehne-rules-chapter-16 = Decisions, chance and undo
WS-D01 = Start field. Who: each player. When: setup. Options: a free end field for the caravan. Undo: until the next player chooses.
WS-D02 = Discard. Who: active player. When: start of a turn, if WS-109 holds. Options: discard one of three tiles, or keep all. Undo: yes, until a tile is drawn.
WS-D03 = Movement. Who: active player. When: each movement. Options: any target of WS-074 and WS-075 at price 0 (staying included); any other laid, connected, unoccupied field at price 1 with water at hand. Undo: yes, with refund, until a tile is drawn.
WS-D04 = Discovery. Who: active player. When: an open line is present. Options: draw (if allowed); one own tile that has a placement; one tile of another player that has a placement (with water at hand); nothing. Undo: draw: no; the others: yes, with refund, until the exchange draw or the next player’s go.
WS-D05 = Placement. Who: active player. When: the tile of WS-D04 (drawn, own or stolen) has two or more different placements (WS-031). Options: one of the placements, field and rotation. Undo: yes, until the next event that cannot be undone (the draw itself stays).
WS-D06 = Exchange. Who: robbed player. When: after the theft, if the piles are not empty. Options: draw an exchange tile or not. Undo: no.
WS-D07 = Explorer. Who: active player. When: after an oasis tile. Options: one explorer of the own supply and one section of the tile (may be asked one after the other), or none. Undo: yes, until another player decides in a valuation, a rumour is looked at, or the go is handed on.
WS-D08 = Retrieve. Who: active player. When: end of the turn, no explorer placed, own explorers on the board. Options: one of them, or none. Undo: as WS-D07.
WS-D09 = Next valuation. Who: active player. When: two or three completed oases with explorers are still to be valued. Options: the one to be valued next. Undo: yes, until that valuation needs a decision of another player or a look at a rumour.
WS-D10 = Icon. Who: owner of the next explorer in line. When: valuation, two or more free icons. Options: a kind among the free icons (icons of equal kind are equal wherever they lie). Undo: until a rumour is looked at or another player decides.
WS-D11 = Full camels. Who: the same owner. When: good icon, no free goods space. Options: give up, or the kind of good to put back (a kind the player has, other than the new one: WS-A53). Undo: until another player decides.
WS-D12 = New rumour. Who: the same owner. When: rumour, stock not empty. Options: a free space (after the secret look). Undo: the look: no; the space: until another player decides.
WS-D13 = Rumour on the board. Who: the same owner. When: rumour, stock empty. Options: look at one tile or do nothing; after the look leave it or take it off. Undo: the look: no; leaving or taking off: until another player decides.
WS-D14 = Bonus turn. Who: active player. When: after the normal turn and its valuations, with water at hand. Options: bonus turn or end of the go. Undo: ending: no (the go is handed on); paying: until the next event that cannot be undone.
WS-C01 = First reserves. When: setup, once per player clockwise from the first player, before WS-D01. Results: a tile of pile 1.
WS-C02 = Draw. When: “draw” in WS-D04. Results: a tile of the current pile.
WS-C03 = Exchange draw. When: WS-D06 accepted. Results: a tile of the current pile.
WS-C04 = Rumour. When: rumour icon taken, stock not empty. Results: a rumour tile of the stock; seen by the acting player only.
WS-C05 = First player. When: setup, only if asked for. Results: first player, seats, colours.

## 18

wuestensoehne-rules-chapter-18 = Rulings
WS-A01 = Number of players: 3–4. Three reviews quote the box with 3–4, two others print 2–4; the rule text has no number. Four starting fields and no rule for a missing player make 3–4 the safe reading.
WS-A02 = “Cross of half tiles and 4 strips”: one centre piece of one field and four strips of five. German sources list one middle part and four strips; “half tiles” is a slip of translation.
WS-A03 = Has every side a line? Yes in the supplied box; sides without a line are possible in an owner’s box. The public descriptions know only two kinds of side, all fields are said to be joined, and “two or three separate sections” are exactly what two or three oasis sides round a desert centre can give.
WS-A04 = Must terrain match besides line colour? Side codes must be equal, which covers both. The text says “each side corresponds”; colour and terrain go together anyway.
WS-A05 = Do oases connect over corners? No. Sides decide; no source speaks of corners.
WS-A06 = Must the caravan move? No, it may stay. The short overview says it moves, the detailed part says it may stay; detail beats overview.
WS-A07 = Does one driver payment cover a second movement after a desert tile? No: one payment per movement, and each movement has its own free white line. Option driver_scope=turn: one payment covers all movements of that turn (normal and bonus turn are two turns). The online version prices each target field; to move again repeats the movement rules.
WS-A08 = May the driver mix brown and white lines? Yes, in any order; he lifts the only restriction.
WS-A09 = Must a player discover if they can? No. Option discovery=compulsory: “nothing” is offered only if neither drawing nor an own tile is possible; the scout is never compulsory. All possibilities are introduced as “may”; a player could always walk to a closed field instead.
WS-A10 = May a fitting drawn tile be kept? No, it must be laid. The text says “must move onto it”, and a public description confirms it.
WS-A11 = May a reserve tile or another player’s tile be tried without fitting? No, only tiles with a placement can be chosen. The text says “a matching tile”; the online version offers only matching ones.
WS-A12 = Does the desert rule need a drawn tile? No, any laid desert tile counts. The text says “draws and lays”, the online version “placed”; the purpose is the same.
WS-A13 = How often may the scout be used? Once per discovery, each time for 1 water; after a desert tile again. The text has no limit.
WS-A14 = Exchange draw: must the robbed player draw, and when? They may; they are asked right after the stolen tile is laid and the caravan moved. Option compensation=always draws without asking. The text says “may”; the late moment keeps the thief’s placement free of new information, and a second theft in the same turn can already see the new tile.
WS-A15 = What is “no place on the board”? For each of the three tiles: no empty field next to a laid field across an open line, in any rotation, satisfies chapter 8; caravans and reachability are ignored. Not being able to get there is treated by WS-107 instead.
WS-A16 = Does a robbed player with 3 tiles come above the limit? No, they have 2 when they draw.
WS-A17 = Who may retrieve an explorer? Whoever has placed none in this turn. Option retrieve_condition=none_available restricts it to players whose four explorers are all on the board. The Italian sentence can mean “does not place” or “has none at hand”; the second case has just been treated before, so a wider condition makes better sense, and it contains the narrow one.
WS-A18 = When is it retrieved? At the end of the turn, before the valuation; also if nothing was discovered. The choice depends on not having placed; valuation comes after the turn.
WS-A19 = May one join an oasis with explorers? Yes. The line may hold several explorers of one player and of several players.
WS-A20 = May one place where no icon is? Yes. It is not forbidden, and the oasis may grow.
WS-A21 = Several oases completed by one tile: the active player, who caused them, orders them. Option valuation_order=section_index: the order in which the box lists the sections of the tile just laid; an oasis counts with its first section. The text is silent.
WS-A22 = Icons on the cross? None. Icons are mentioned for discovery tiles only.
WS-A23 = Complete oasis without explorers: nothing happens, and it is never valued later. There is nobody to place.
WS-A24 = May the first owner refuse to pay? No. The text stresses “must”.
WS-A25 = A line of two becomes one by WS-159: the remaining explorer pays nothing and acts. The comment in the rulebook says so.
WS-A26 = Actions at once or after all have chosen? At once. A public description has players occupy and carry out in order; later choosers see the result.
WS-A27 = May an owner leave an icon unused? No, but goods may be given up when there is no room. The text goes on “until every explorer has one”.
WS-A28 = Good not in the supply: no effect; the icon may still be chosen to block it. Components are limited.
WS-A29 = May a good be refused or swapped with room left? No. The choice is offered only without room.
WS-A30 = Camel cards used up: no effect. Components are limited.
WS-A31 = Water icon, how many? As many as shown: single water gives 1, double water gives 2; if the supply is short, what is left. The rule sentence is lost in the text; a public source knows a double water icon.
WS-A32 = Rumour with empty stock: looking is voluntary; the tile taken off lies face down. The text says “may”; the tile becomes stock again, and stock is face down.
WS-A33 = How many spaces has the rumour board? 8, two per good. “Three free spaces” is said of the moment when one of six tiles is off the board: 5 + 3 = 8. This fits the public range of values from 1 to 7.
WS-A34 = Turban with several valuations in a row: handled one after the other. Each valuation is complete in itself.
WS-A35 = Bonus turn before or after valuation? After. The overview has 3 valuation, 4 bonus turn.
WS-A36 = Who has the last go? One full round follows the active player’s go, ending with that player, whoever drew. The text says “every player including the drawer has one last turn”.
WS-A37 = Does the go in which the last tile is drawn count as the drawer’s last? No, the drawer has one more. It is the same sentence; the online version says one more turn for each.
WS-A38 = Tie in water too: shared win. No further criterion is given.
WS-A39 = Reserve tiles at the end: no effect. Nothing is said about them.
WS-A40 = Can the game stall? This is a guard, not a rule: goes in which no tile is drawn or laid are counted, and any draw or laying sets the count to 0; when it reaches 5 × number of players at the end of a go, the game ends there and is scored. After WS-210 the guard is off. Option stall_guard_rounds=0 switches it off. A program must come to an end; it happens when nobody wants to draw the last tiles.
WS-A41 = Order of choosing start fields: clockwise from the first player. It is not given; the arms are equal, so it hardly matters.
WS-A42 = “Youngest player” on a computer: asked for, or drawn at random. It cannot be known.
WS-A43 = Rumour tile beside the board at the end: does not count. Only tiles in a row count.
WS-A44 = May a tile be laid next to other caravans, over other routes? Yes, only chapter 8 counts. It is not forbidden.
WS-A45 = Payment if the oasis has no icons: yes, the first owner pays if the line has two or more. The condition names explorers only.
WS-A46 = Theft when the piles are empty: allowed, without exchange (WS-103).
WS-A47 = Helpers once per game? There is no limit except WS-201. It stands only in Wikipedia and contradicts “after each normal turn”.
WS-A48 = Value below zero? There is no floor; it cannot happen with the supplied tiles (1 to 7).
WS-A49 = Two sections of the new tile in the same oasis: one oasis, one valuation (WS-027).
WS-A50 = Last tile drawn in a bonus turn: the same as WS-210 to WS-212. It is the same event.
WS-A51 = “May take” the rumour tile beside the board: may one look at another one instead? No, the tile is the stock and WS-175 applies; giving up the action is not possible either. The sentence explains what the new stock is for; the general rule says “takes one”.
WS-A52 = Who chooses colours, in which order? It is settled before the game. The sets are equal in total height; nothing is said.
WS-A53 = May a good of the kind just won be put back? It is not offered: the result is the same as giving up.
WS-A54 = May the active player retrieve an explorer out of the oasis they have just completed? Yes. Retrieving comes before the valuation (WS-A18).
WS-A55 = New turban holder whose tallest explorer stands in the next oasis of the same turn: it counts as wearing the turban there, and the turban passes again (WS-190, WS-193).
WS-A56 = Must anybody draw the last tile? No; but whoever is ahead gains by drawing it. Drawing is a choice (WS-092); the guard WS-A40 is the backstop.
WS-A57 = Is the drawn tile that ends the game still laid, with explorer and valuation? Yes, the go is finished normally (WS-211).
WS-A58 = May a section touch no side, although WS-025 speaks of one or more? In an owner’s box, yes: its sides are then stated as empty; leaving them out is an error. It joins nothing, so it is an oasis of its own, complete as soon as its tile is laid, and the tile is an oasis tile. A printed oasis may lie wholly inside its tile.
WS-A59 = Which questions with a single option are asked? Only drawing. Everything else that has one option happens unasked: the last free end field, staying where nothing else can be reached, not discovering, an own tile that must be used (WS-A09), the only placement, the only oasis to be valued, the only kind of free icon, giving up a good when nothing else can be put back. A tile is never drawn unasked, even when drawing is the only option: a draw cannot be taken back, so it waits for its player.
WS-A60 = Is choosing a tile and laying it one decision or two? Two open ones: after WS-D04 everybody sees which tile is in hand, and the water of the scout is paid; then comes WS-D05. Undoing takes back the placement first, then the choice. The tile lies open before and after; nothing has to be hidden.
WS-A61 = Which score is shown before the end? The running score of the table, which spectators see, counts every good at its starting value 4; what a player is shown adds the rumours on the board that this player has seen, and no others. From WS-220 on all count for everybody. A score that used more would tell one player what another has seen.
WS-A62 = Until when can a decision of a turn or valuation be taken back? Until another player is asked, even if that player has not answered yet; whoever is asked already thinks about the table as it is. What happens unasked (WS-A59), also to others, does not end it.
WS-A63 = May a movement name the field on which the caravan stands? No: staying is said as “stay”, and the refusal tells so. A move has one text; whoever names the own field by mistake is told instead of losing the movement.
WS-A64 = Are all six rumour tiles turned up at the end? Those on the rumour board, and they alone: a tile in the stock, or beside the board, stays face down and counts nothing.

## 20

wuestensoehne-rules-chapter-20 = What always holds
WS-INV-01 = Tiles: piles + reserves + laid + discarded + the tile in hand (0 or 1: drawn, own or stolen and not yet laid) = 85 at all times; no tile is in two places.
WS-INV-02 = Water: supply + all players = 20; no count is negative.
WS-INV-03 = Camel cards: supply + all players = 10. Goods: for each good, supply + all players = 10.
WS-INV-04 = A player’s goods never exceed 4 + 2 × camel cards.
WS-INV-05 = Every reserve has 0 to 3 tiles.
WS-INV-06 = Caravans stand on laid fields, no two on the same field (at the end of every movement and laying).
WS-INV-07 = Any two touching laid sides have equal codes.
WS-INV-08 = No laid tile lies outside the 11 × 11 area or on a cross field.
WS-INV-09 = Each player’s four explorers are each either in the player’s own supply or on exactly one section of a laid discovery tile, or (only during a valuation) in its line.
WS-INV-10 = After the valuations of a turn no explorer stands in a complete oasis.
WS-INV-11 = Each oasis is valued at most once; at most one water stone is paid per valuation.
WS-INV-12 = The turban’s holder changes only at the end of a valuation in which their tallest explorer took part, and then to the left neighbour.
WS-INV-13 = Rumour tiles: stock + board + the tile being put down (0 or 1, WS-175) = 6; each space holds at most one; after the stock has been emptied once it never holds more than one tile.
WS-INV-14 = Whoever has looked at a rumour tile knows it for ever: the number of those who know it never falls.
WS-INV-15 = The number of the current pile never decreases.
WS-INV-16 = With codes B and W only, all laid fields are connected by lines, so with 1 water every unoccupied laid field is reachable.
WS-INV-17 = A desert tile never completes an oasis (it touches no oasis side); so at most one tile per turn can complete oases, and it is the last tile laid in that turn.
WS-INV-18 = Per turn: at most one explorer placed; never both placed and retrieved.
WS-INV-19 = Per go: at most one bonus turn.
WS-INV-20 = After the trigger of WS-210 exactly as many further goes are played as there are players.
WS-INV-21 = At most 85 of the 100 outer fields are ever filled.
WS-INV-22 = Replaying the same outcomes of chance and the same decisions gives the same game.
WS-INV-23 = With the supplied box every good is worth 1 to 7.
WS-INV-24 = What a player is shown is the same for any two states that differ only in what they may not know.
