### The rules of Yspahan for players, clause by clause, in the order and with the ids of the rules document.
### Card names stand in quotation marks. A message is one line; chapters stand before their clauses.

## 4

yspahan-rules-chapter-4 = Components
YS-001 = The common boards are one City board, one Tower board and one Caravan board; each player has one individual board.
YS-002 = The city has exactly four districts: Sack, Barrel, Chest, Vase. The road separates them.
YS-003 = Within a district, all shops of one colour form one souk; equal colours in different districts are different souks.
YS-004 = There are 14 souks with 47 shops. Sack (south-west), 18 shops: white 3 shops for 3 points, blue 4 for 4, yellow 5 for 6, pink 6 for 8. Barrel (south-east), 14 shops: white 2 for 3, blue 3 for 4, yellow 4 for 6, pink 5 for 8. Chest (north-west), 9 shops: blue 2 for 4, yellow 3 for 6, pink 4 for 8. Vase (north-east), 6 shops: blue 1 for 4, yellow 2 for 6, orange 3 for 12.
YS-005 = The road has 29 spaces: a centre C and four arms that start at it, W1 to W10, E1 to E7, N1 to N4 and S1 to S7, numbered outwards. Two spaces are neighbours if and only if they are consecutive on an arm, or one is C and the other the first space of an arm. So the road is a tree.
YS-006 = Links between road spaces and shops: C has none, E1 and S1 have two each, every other space has exactly one. W1 Sack white 2; W2 Chest blue 2; W3 Sack white 1; W4 Chest blue 1; W5 Sack yellow 2; W6 Chest yellow 3; W7 Sack yellow 1; W8 Chest yellow 2; W9 Sack pink 1; W10 Chest yellow 1; E1 Vase blue 1 and Barrel white 1; E2 Barrel white 2; E3 Vase orange 1; E4 Barrel yellow 1; E5 Vase orange 2; E6 Barrel yellow 2; E7 Vase orange 3; N1 Vase blue 1; N2 Chest pink 4; N3 Vase yellow 1; N4 Chest pink 2; S1 Sack white 2 and Barrel white 1; S2 Sack white 3; S3 Barrel blue 1; S4 Sack blue 1; S5 Barrel pink 1; S6 Sack blue 2; S7 Barrel pink 2.
YS-007 = Three shops are linked to two spaces: Sack white 2 (W1, S1), Barrel white 1 (E1, S1) and Vase blue 1 (E1, N1). 20 shops have no link and are out of the Supervisor’s reach.
YS-008 = The City board carries a score track of 100 squares (0 to 99), a week counter from 1 to 3 and a day counter from 1 to 7.
YS-009 = The Tower has six squares, from bottom to top: Camel, Sack, Barrel, Chest, Vase, Gold.
YS-010 = The Caravan shows 12 camels in three rows of four on a winding path: bottom row left to right, middle row right to left, top row left to right. The path starts at the bottom left.
YS-011 = There are 9 white dice and 3 yellow dice, all with faces 1 to 6.
YS-012 = The deck has 18 cards: nine kinds, two of each (chapter 12).
YS-013 = Goods are cubes in four player colours: blue, red, green, yellow. The number of cubes never restricts play.
YS-014 = Gold coins and camels come from a common general stock. The number of pieces in it never restricts play.
YS-015 = There is one Supervisor pawn (white), one first-player pawn (black), one week marker and one day marker (white cubes).
YS-016 = Each individual board shows the same six buildings (chapter 11) and the column 0, 0, 5, 5, 5, 10.
YS-017 = A player-aid sheet explains the card effects; it holds no rule beyond chapter 12.

## 5

yspahan-rules-chapter-5 = Setup
YS-020 = The Supervisor stands on the centre space C.
YS-021 = The week marker stands on 1, the day marker on 1.
YS-022 = The dice lie beside the Tower; the Tower and the Caravan are empty; no shop holds a cube.
YS-023 = Gold and camels form the general stock.
YS-024 = All 18 cards are shuffled into a face-down deck; the discard pile is empty.
YS-025 = Each player takes the cubes and the individual board of one colour; colours are distinct.
YS-026 = Each player puts one cube on square 0 of the score track as score marker.
YS-027 = Each player receives 2 gold, no camel and no card, and owns no building.
YS-028 = The oldest player is the first player and holds the first-player pawn.
YS-029 = Adjustments for the number of players are made as in chapter 15.

## 6

yspahan-rules-chapter-6 = Structure of the game
YS-040 = The game lasts three weeks of seven days: 21 days.
YS-041 = Each day has two phases in this order: I supplying, II players’ actions.
YS-042 = Points come from completed souks, from cubes on the Caravan, from buildings and from cards; the highest score at the end wins.
YS-043 = Points are added to the score at the moment they are scored.

## 7

yspahan-rules-chapter-7 = Supplying: the dice and the Tower
YS-050 = The first player rolls the 9 white dice (2 players: 8, YS-341).
YS-051 = Before rolling, the first player may add 1, 2 or 3 yellow dice by paying 1 gold per die to the general stock.
YS-052 = The number of yellow dice is at most 3 and at most the first player’s gold.
YS-053 = All dice of the day are rolled once, together; each die is fair and independent. There is no re-roll.
YS-054 = Dice are grouped by face value without regard to colour.
YS-055 = The group with the lowest value goes to the Camel square.
YS-056 = If there are at least two different values, the group with the highest value goes to the Gold square.
YS-057 = The groups between lowest and highest go, in ascending value, to Sack, Barrel, Chest, Vase in this order, without leaving a square out.
YS-058 = Squares for which no group is left stay empty: with k different values (k from 2 to 6) exactly the lowest k − 2 district squares are filled.
YS-059 = If all dice show one value, they all go to the Camel square and the Gold square stays empty.
YS-060 = 3–4 players: when the first player’s dice action is done, every yellow die still on the Tower is removed, even if squares become empty. The removal comes before the first player’s building step.
YS-061 = 3–4 players: yellow dice never benefit a player other than the first player.
YS-062 = For the first player yellow dice count like white dice in size and value.
YS-063 = Groups are not moved to other squares when yellow dice are removed or groups are taken.

## 8

yspahan-rules-chapter-8 = A player’s turn
YS-070 = Turns go clockwise starting with the first player; 3–4 players: each player has exactly one turn per day (exception YS-331).
YS-071 = A turn consists of A, the dice action (compulsory), and B, the construction of a building (optional).
YS-072 = 3–4 players: B comes after A is fully carried out.
YS-073 = In A the player takes one whole group from one non-empty Tower square; those dice are out for the rest of the day.
YS-074 = With the group the player carries out exactly one of the three actions of its square.
YS-075 = Actions by square. Camel: take camels, move the Supervisor or take a card. Gold: take gold, move the Supervisor or take a card. Sack, Barrel, Chest, Vase: supply shops of that district, move the Supervisor or take a card.
YS-076 = “Move the Supervisor” and “take a card” are offered by every square.
YS-077 = A player may not decline A while a group is available.
YS-078 = A player may take a group whose special action is impossible for them and use it for one of the other two actions.
YS-079 = If no group is available to the player, they draw the top card of the deck instead of A and remove no dice.
YS-080 = 3–4 players: after the forced draw of YS-079 the player may still build (B).
YS-081 = If no group is available and no card can be drawn either, A is skipped.
YS-082 = The turn ends when the active player declares it ended after A.
YS-083 = The forced draw of YS-079 takes the place of A in the order of the turn: the windows before A come before it, the windows after A and (3–4 players) step B come after it. Whether a card can be drawn (YS-081) is decided at the moment of the draw, so a card played just before counts as part of the discard pile.

## 9

yspahan-rules-chapter-9 = Dice actions
YS-090 = Take camels: the player takes as many camels from the general stock as the group on the Camel square has dice.
YS-091 = Take gold: the player takes as many gold coins as the group on the Gold square has dice.
YS-092 = Camels and gold lie openly beside the owner’s individual board.
YS-093 = Full amounts: camels = size + 1 with the Paddock + 1 with an extra-die card; gold = size + 2 with the Shop + 1 with an extra-die card.
YS-100 = The player places as many cubes from their reserve as the group has dice, in shops of the district of the square the group was taken from.
YS-101 = Full amount: cubes = size + 1 with the Hoist + 1 with an extra-die card.
YS-102 = A shop holds at most one cube.
YS-103 = A player may not place a cube in a souk in which another player has a cube.
YS-104 = A player who has an unfinished souk in a district may place cubes in that district only in an unfinished souk of their own.
YS-105 = A player without an unfinished souk in the district may place in any free souk of it.
YS-106 = A souk need not be completed within one turn.
YS-107 = Within one action a player may complete a souk and start another one of the same district; the conditions YS-102 to YS-105 are checked anew for each cube.
YS-108 = The player chooses freely among the legal shops, cube by cube.
YS-109 = The player must place as many of the cubes as legally possible.
YS-110 = Cubes for which no legal shop is left are not placed and stay in the reserve.
YS-111 = The action may not be chosen if the player has no legal shop in the district, that is, if every shop of the district is filled or lies in a souk of another player.
YS-112 = If a player has two or more unfinished souks in a district (possible after shipments), they may place in any of these, and in no other.
YS-113 = A souk that loses its last cube is free again for everybody.
YS-114 = A completed souk that loses a cube counts as unfinished at once.
YS-120 = The Supervisor moves along the road by exactly as many spaces as the value of the group; its size does not matter.
YS-121 = The number of spaces may be raised or lowered by one for each gold coin paid to the general stock.
YS-122 = The number of spaces may not fall below 0; lowered to 0, the Supervisor stays where he is.
YS-123 = In one move the Supervisor may not enter a space twice.
YS-124 = Consequence: with d the number of spaces after adjustment, the legal destinations are exactly the spaces whose distance from the starting space on the road is d.
YS-125 = The price of a destination at distance d with a group of value v is max(0, |d − v| − f) gold, f = 3 with the Hammam and 0 without. It must be payable at once from the player’s gold; more may not be paid.
YS-126 = At every crossing the active player chooses the direction.
YS-127 = From every space and for every value from 1 to 6 at least one destination costs nothing, so the action is always possible.
YS-128 = A move of 0 spaces is a move: the cubes beside the Supervisor are shipped (again).
YS-129 = Passing a space ships nothing; only the space where the move ends counts.
YS-130 = The extra-die card and the size of the group have no influence on the move.
YS-170 = The player draws the top card of the deck into their hand; always exactly one, whatever the size and value of the group.
YS-171 = The card is not shown to the others.
YS-172 = There is no hand limit.
YS-173 = If the deck is empty when a card is to be drawn, the discard pile is shuffled and becomes the deck.
YS-174 = If deck and discard pile are both empty, no card is drawn; “take a card” may then not be chosen as an action.

## 10

yspahan-rules-chapter-10 = Shipping and the Caravan
YS-140 = When a Supervisor move ends, every cube in a shop linked to that space is shipped to the Caravan, whoever owns it.
YS-141 = Which cubes are shipped is fixed at the end of the move; each linked shop is served at most once per move.
YS-142 = If two cubes are to be shipped, the player who moved the Supervisor decides which goes first.
YS-143 = Shipments are carried out one after the other, each completely (YS-144 to YS-155) before the next.
YS-144 = The owner of the cube, active or not, may discard one of their camels to the general stock; then the cube stays in its shop and a cube from the owner’s reserve is shipped instead.
YS-145 = Without a camel the owner has no choice: the cube in the shop is shipped.
YS-146 = One camel protects one cube in one shipment only.
YS-147 = A shipment can never be refused; paying a camel changes only where the cube comes from.
YS-148 = The decision of YS-144 belongs to the owner alone and is taken when that cube’s shipment begins.
YS-149 = The shipped cube goes on the first empty camel in path order, bottom row first.
YS-150 = A camel of the Caravan carries at most one cube.
YS-151 = The owner of the cube scores at once 2 points on the bottom row, 1 on the middle row, 0 on the top row.
YS-152 = As soon as the last usable camel is occupied, the Caravan is scored as at the end of a week (YS-295) and emptied; its cubes return to their owners’ reserves.
YS-153 = After that the Caravan is filled again from its first camel.
YS-154 = YS-152 is carried out immediately, also between the two shipments of one move and also when a card put the last cube there.
YS-155 = An owner who has the Caravanserai draws one card for each of their cubes shipped by the Supervisor, from shop or from reserve, whoever moved him.
YS-156 = Order within one shipment: owner’s camel decision; cube to the Caravan; placement points; scoring and emptying if full; Caravanserai card.
YS-157 = A cube standing beside the Supervisor is not shipped as long as no move ends there.
YS-158 = Shops left by shipped cubes are empty at once.

## 11

yspahan-rules-chapter-11 = Buildings
YS-180 = 3–4 players: after the dice action the active player may build one building by paying its price in camels and gold to the general stock.
YS-181 = The player marks the building with a cube from their reserve; the cube stays there to the end of the game.
YS-182 = Buildings may be built in any order.
YS-183 = Each player may build each building at most once; players do not compete for buildings.
YS-184 = 3–4 players: at most one building per turn, by whatever means.
YS-185 = The first and second building of a player score 0 points, the third, fourth and fifth 5 each, the sixth 10, whichever buildings they are.
YS-186 = These points are scored at once.
YS-187 = The power of a building works from the moment of construction to the end of the game.
YS-188 = A price must be payable in full from the player’s own camels and gold.
YS-210 = Paddock. Price: 2 camels, 0 gold. Power: +1 camel whenever the player takes camels from the Tower.
YS-211 = Shop. Price: 2 camels, 2 gold. Power: +2 gold whenever the player takes gold from the Tower.
YS-212 = Hammam. Price: 2 camels, 2 gold. Power: up to 3 spaces of adjustment, up or down, are free whenever the player moves the Supervisor.
YS-213 = Caravanserai. Price: 3 camels, 3 gold. Power: a card whenever one of the player’s cubes is shipped (YS-155).
YS-214 = Bazaar. Price: 4 camels, 4 gold. Power: +2 points per own completed souk at each end-of-week scoring.
YS-215 = Hoist. Price: 4 camels, 4 gold. Power: +1 cube whenever the player supplies shops from the Tower.
YS-220 = Paddock, Shop and Hoist work only together with a group taken from a non-empty square; they give nothing for an empty square.
YS-221 = Paddock, Shop and Hoist do not work with cards that give camels, gold or a cube.
YS-222 = The Hammam may be combined with gold: the first 3 steps of adjustment are free, further ones cost 1 gold each.
YS-223 = The Caravanserai does not work with the card “Cube on the caravan”.
YS-224 = The cube of the Hoist is placed under the same rules and in the same district as the others.
YS-225 = The Bazaar does not affect the Caravan.
YS-226 = Drawing by the Caravanserai is automatic.

## 12

yspahan-rules-chapter-12 = Cards
YS-240 = A card is used in one of two ways: as an extra die (YS-250) or for its effect (YS-260 to YS-269). Either way it goes to the discard pile.
YS-241 = Cards may be used only in one’s own turn.
YS-242 = Any number of cards may be played for their effect in one turn.
YS-243 = Using a card as an extra die does not restrict playing cards for their effect.
YS-244 = A card drawn in a turn may be used in the same turn.
YS-245 = A card may be played only if its effect can be carried out and changes something.
YS-246 = The first player’s turn includes phase I: cards may be played before yellow dice are bought and before the roll.
YS-247 = Windows in a turn: (a) first player only: before the roll; (b) before the dice action; (c) between two shipments of one move; (d) after the dice action, before and after building, until the turn ends.
YS-250 = When taking a group, the player may discard one card, and only one, so that the group counts one die more. The card’s effect is not applied.
YS-251 = So the player gets one more camel or gold coin or places one more cube.
YS-252 = The bonus adds to Paddock, Shop and Hoist.
YS-253 = The extra die cannot be used on an empty square.
YS-254 = It cannot be used with “move the Supervisor” or “take a card” (2 players: nor with “build”).
YS-255 = At most one extra die per group taken.
YS-256 = Any card may serve as extra die. It is chosen with the action and goes to the discard pile at once, before the action is carried out.
YS-260 = “Three camels”: take 3 camels from the general stock.
YS-261 = “Three gold”: take 3 gold from the general stock.
YS-262 = “Cube in a shop”: place one cube from your reserve in any shop of the city that is legal for you under YS-102 to YS-105 and YS-112 in its district.
YS-263 = “Cube on the caravan”: place one cube from your reserve on the first empty camel of the Caravan and score its placement points; a full Caravan is scored and emptied (YS-152). No Caravanserai card.
YS-264 = “Camels for points”: return 1 to 4 camels to the general stock and score 2 points for each (at most 8).
YS-269 = “Gold for points”: return 1 to 10 gold to the general stock and score 1 point for each (at most 10).
YS-265 = “Build without camels”: build one building at once without paying its camels; its gold is paid. Building points are scored. It is the one building of this turn (YS-184).
YS-266 = “Build without gold”: build one building at once without paying its gold; its camels are paid. Building points are scored. It is the one building of this turn (YS-184).
YS-267 = “Exchange 1:1”: exchange any number of gold coins for as many camels, or any number of camels for as many gold coins, with the general stock.
YS-268 = “Build without camels” and “Build without gold” may be played together for one building, which then costs nothing.

## 13

yspahan-rules-chapter-13 = End of day, end of week, scoring
YS-280 = When the last turn of a day is over, all dice left on the Tower are removed.
YS-281 = After days 1 to 6 the day marker advances by one and the player to the left of the first player becomes first player; the only exceptions concern day 7 of week 3 (YS-331 with four players, YS-343 with two).
YS-282 = After day 7 the week ends and is scored: first the districts, then the Caravan.
YS-290 = Each player scores for each of their completed souks its printed value.
YS-291 = Each player with the Bazaar scores 2 more points for each of their completed souks.
YS-292 = Unfinished souks score nothing.
YS-293 = When everybody has scored, all four districts are emptied; cubes return to their owners’ reserves.
YS-295 = Each player scores the number of own cubes on the Caravan × the multiplier of the highest row that holds an own cube; rows count 1, 2, 3 from bottom to top; without a cube 0.
YS-296 = The Caravan is not emptied at the end of a week; its cubes stay for the next week.
YS-300 = After weeks 1 and 2, the week marker advances by one and the day marker returns to 1.
YS-301 = After weeks 1 and 2, the Supervisor returns to C; nothing is shipped by this.
YS-302 = After weeks 1 and 2, the player to the left of the first player becomes first player.
YS-303 = Gold, camels, cards and buildings are kept.
YS-304 = End-of-week points are recorded in turn order; the order has no effect on any result.
YS-305 = The end-of-week scoring of the Caravan takes place whatever the Caravan holds; cubes already scored at the end of an earlier week count again as long as they are on it.

## 14

yspahan-rules-chapter-14 = End of the game
YS-310 = The game ends after the end-of-week scoring of the third week.
YS-311 = The player with the highest score wins.
YS-312 = Players tied for the highest score share the victory; there is no tie-break.
YS-313 = Gold, camels, cards and cubes left over are worth nothing.
YS-314 = A score may exceed 99; the marker then goes round the track again.
YS-315 = The final ranking is by score alone; players with equal scores have equal rank.

## 15

yspahan-rules-chapter-15 = Player counts: 3, 4 and 2
YS-320 = 3 players: the first camel of each row (the light-coloured one) is not used: three camels per row, capacity 9.
YS-321 = 3 players: placement points and multipliers of the rows are unchanged.
YS-322 = 3 players: all other rules are unchanged; on day 21 the first player rotates normally.
YS-330 = 4 players: all 12 camels are used.
YS-331 = 4 players: on day 7 of week 3 players act in ascending order of their scores at the beginning of that day. The player with the lowest score is first player: rolls, may buy yellow dice and acts first. The highest score acts last.
YS-332 = 4 players: among equal scores the player who sat farthest, clockwise, from the first player of day 6 acts first.
YS-333 = 4 players: the order is fixed at the beginning of the day and does not change with points scored during it.
YS-334 = 4 players: all other rules are unchanged.
YS-340 = 2 players: all rules of the game for 3–4 players hold unless changed below.
YS-341 = 2 players: 8 white dice are used instead of 9; up to 3 yellow dice may still be bought.
YS-342 = 2 players: the first player changes every day.
YS-343 = 2 players: on day 7 of week 3 the player with the lower score is first player; if the scores are equal, the first player changes normally.
YS-344 = 2 players: a day has three dice actions: first player, second player, first player. Then the day ends.
YS-345 = 2 players: yellow dice stay on the Tower for the whole day and are available to the first player only. This replaces YS-060.
YS-346 = 2 players: if the second player takes a group that contains yellow dice, the yellow dice are removed without effect; only the white dice count.
YS-347 = 2 players: the second player may not take a group that consists of yellow dice only.
YS-348 = 2 players: there is no optional building step (B). Building is a fourth action offered by every group: the player takes a group, uses it for nothing else, and pays the price of one building.
YS-349 = 2 players: one building per dice action; the first player may therefore build twice in one day.
YS-350 = 2 players: “Build without camels” and “Build without gold” do not replace the group of dice: they may be used only with the action of YS-348 and lower its price.
YS-351 = 2 players: two camels per row of the Caravan are used; capacity 6.
YS-352 = 2 players: placement points 2, 1, 0 and multipliers 1, 2, 3 of the rows are unchanged.
YS-353 = 2 players: each of the first player’s two dice actions is a turn of its own for free cards, for the extra die and for YS-079.
YS-354 = 2 players: a group is available to the first player if its square holds any die, to the second player if it holds at least one white die.
YS-355 = 2 players: a forced draw (YS-079) gives no right to build: the build action needs a group of dice.
YS-356 = 2 players: the scores of YS-343 are those at the beginning of that day; the player so chosen buys yellow dice, rolls and has the first and the third dice action.
YS-357 = 2 players: the build action may be chosen only if at least one unbuilt building can be paid for, build cards in hand included (YS-350).

## 16

yspahan-rules-chapter-16 = Where the texts disagree
YS-D01 = Number of yellow dice. Italian: one gold per die, no maximum named. French: 1, 2 or 3. English: 1, 2 or 3. Here: at most 3, as in French and English, and there are three in the box.
YS-D02 = Unfinished souk in the district. Italian: no cube “in a souk” if one has an unfinished souk there (taken literally this would forbid finishing it). French: no cube in another souk before the first is complete; on the card: one may not start a souk. English: like Italian. Here: as in French, only starting another souk is forbidden; the worked example (finish blue, then start pink) agrees.
YS-D03 = Path of the Supervisor. Italian: not forwards and backwards on the same space within the move. French: no space twice in one move. English: not back and forth on the same square. Here: as in French, the stricter and clearer wording; on this road both give the same moves.
YS-D04 = Use of cards. Italian: cards may be used “twice” in a turn. French: usable in two ways. English: at two times. Here: as in French, two ways of use; the number is unlimited, as all three say later on.
YS-D05 = Secrecy of a drawn card. Italian: silent. French: not shown to the others. English: silent. Here: as in French.
YS-D06 = Number of buildings with cards. Italian: one, and only one per turn. French: one only; never more than one building per turn. English: one and only one. Here: one building per turn in all (3–4 players); Italian and French say so outright, English does not contradict.
YS-D07 = Excess cubes. Italian: more cubes than shops left in the district; “lost” (back to the reserve). French: more than shops available to the player; they stay in the reserve. English: like Italian. Here: French for the measure; the result is the same: the cubes are in the reserve.
YS-D08 = Emptying the full Caravan. Italian: emptied, owners take their cubes back. French: emptied immediately, owners take their cubes back. English: emptied. Here: as in French, immediately.
YS-D09 = Player aid, extra die. Italian: one may “also” get a camel, coin or cube. French: one “thus” gets them. English: “also”. Here: as in French; this explains the extra die and is no second bonus.
YS-D10 = Distance of the Supervisor. Italian: a number of spaces corresponding to the value. French: must move, exactly the value, before adjustment. English: corresponding to the value. Here: as in French; the example in all three says “exactly 3”.
YS-D11 = Camel instead of the cube. Italian: any owner. French: any owner, whether or not they moved the Supervisor. English: any owner. Here: French makes explicit what the others imply.
YS-D12 = Markers at setup. Italian: both on 1. French: as in the picture. English: both on 1. Here: no conflict; the English picture shows both on 1.
YS-D13 = Forced card. Italian: draws without removing dice. French: draws. English: draws without removing dice. Here: no conflict with 3–4 players (there are no dice to remove); it matters with 2 players (YS-A25).
YS-D14 = Last remaining group in the example. Italian: not said. French: the group of 3s is the only one left. English: not said. Here: no conflict; it is the only one left (YS-EX-05).

## 17

yspahan-rules-chapter-17 = Rulings
YS-A01 = Supply of gold and camels: unlimited. The box holds “about 25” of each, so the count cannot be a rule, and no text says what happens at zero. The Boardspace.net client, too, refills its piles.
YS-A02 = Supply of cubes: unlimited, modelled as 66 per player (47 shops + 12 places on the Caravan + 6 buildings + 1 marker), which can never run out and lets every cube be accounted for. The reasons are those of YS-A01.
YS-A03 = First player of the game: “the oldest” cannot be known by a program. The table names the first player; otherwise a seat is drawn at random.
YS-A04 = Cards before the roll: allowed for the first player, for instance to get gold for yellow dice. The text allows effects at any other time of one’s turn, and phase I is performed by the first player alone. The Boardspace.net client allows it too. Other players may not play cards then.
YS-A05 = Cards in the middle of an action: taking the group, choosing the action and declaring the extra die are one step. Inside “supply shops” no window is needed: any mixed order of dice cubes and a cube of “Cube in a shop” can be reproduced with the card before or after the action. Inside “move the Supervisor” there is one window, between the first and the second shipment, because a card drawn by the Caravanserai or the other owner’s decision is new knowledge there. A program may skip the window when the active player’s hand is empty.
YS-A06 = Extra die with other actions: not allowed with Supervisor, card or (2 players) build. It adds to the number of dice, which these actions ignore, and the texts list only camels, gold and cubes. Boardspace.net, too, ties the card to the special action.
YS-A07 = Placing fewer cubes than possible: not allowed; the cubes of Hoist and extra die, too, must be placed while a legal shop exists. The example says the player must place both cubes. Boardspace.net plays it so.
YS-A08 = Several unfinished souks of one player in a district: possible, since a completed souk may lose a cube after another was started. The player may then continue any of them but start none until all are complete. The French aid forbids starting; forbidding every placement would make both unfinishable. Boardspace.net plays it so.
YS-A09 = The Supervisor does not move: lowering the distance to 0 is legal at its price, and the cubes beside him are shipped as after any move. All texts call this a possible result of adjusting the move. Boardspace.net treats it as a move that hits the same shops again.
YS-A10 = Paying: exactly the price of YS-125 is charged. No gold is spent for nothing, up and down are never mixed, and free Hammam steps are used before gold.
YS-A11 = Two shipments: strictly one after the other. The mover names the first cube, its owner decides about the camel, the shipment is carried out; then the second cube’s owner decides knowing the result. Boardspace.net works in this order.
YS-A12 = Caravan full between two shipments: scored and emptied at once; the second cube starts the new Caravan. All texts say “as soon as”.
YS-A13 = Caravanserai and camel: paying a camel still ships one of the owner’s goods, so the card is drawn. It is drawn after points and a possible Caravan scoring; the order has no effect on points.
YS-A14 = Caravanserai and no card left: if deck and discard pile are empty the owner gets nothing, now or later.
YS-A15 = Moment of reshuffling: when a card must be drawn and the deck is empty. Reshuffling already at the moment the deck runs out would, with an empty discard pile, turn the next discarded card into a known one-card deck. The texts say only “if the deck is empty”, so an earlier moment is a defensible reading too; the difference is whether cards discarded between the last draw and the next one belong to the new deck (here: yes). The Boardspace.net client differs: it reshuffles as soon as the deck is used up and a discarded card exists.
YS-A16 = No card to take: “take a card” may be chosen only if a card can be drawn. This never leaves a player without an action, because moving the Supervisor is always possible (YS-127). Without group and without card the dice action is skipped.
YS-A17 = Discard pile: face up and open to all, in order, including cards used as extra dice. Nothing in the texts hides it, and card effects are public when played.
YS-A18 = When build cards build: at once, in any window of one’s own turn, also before the dice action, and the new building works from then on. The card says “build”, cards work at any time, and the explicit limit of one building per turn (and the note in the two-player sheet that these cards do not spare the group of dice) would be pointless if the card were only a discount in step B. The Boardspace.net client differs: it treats the card as a discount for step B.
YS-A19 = Both build cards on one building: allowed; the building is then free. Each card waives one part of the price, the number of cards is unlimited, and only one building is built. Boardspace.net allows it. Two copies of the same card cannot be combined.
YS-A20 = Build card on a price that lacks the waived part: allowed. “Build without gold” on the Paddock costs 2 camels and is useful because it builds before the dice action.
YS-A21 = Cards without effect: not playable. That is selling or exchanging 0 pieces, “Cube in a shop” without a legal shop, a build card when a building was already built this turn (3–4 players), when all six are built, or when the rest of no price can be paid. The extra die is no card effect and is not restricted by this (YS-A35).
YS-A22 = Exchange: one direction per card, amount from 1 to what the player owns; using both directions would only give a smaller exchange.
YS-A23 = Yellow dice leave after the first player’s dice action and before step B, as in the example (camels taken, yellow die removed, then the player finishes). It makes no difference to any decision with 3–4 players.
YS-A24 = 2 players, which camels: the last two of each row, continuing the three-player rule. It concerns the drawing only.
YS-A25 = 2 players, forced card: YS-079 applies to each of the three actions. If only yellow groups are left, none is available to the second player, who draws a card and removes no dice.
YS-A26 = 2 players, cards: the first player may play cards in both of their turns, the second player in theirs; one extra die per group taken.
YS-A27 = 2 players, build cards: chosen together with the build action; either, or both (YS-A19). They cannot be played in a window.
YS-A28 = 2 players, mixed group taken by the second player: size = white dice only; the value is unaffected.
YS-A29 = Last day with four or two players: scores are read after day 6 of week 3 is completely over, before yellow dice are bought. The order stays.
YS-A30 = Last day and the first-player pawn: it goes to the player who acts first; afterwards it has no use.
YS-A31 = Order of end-of-week scoring: irrelevant to results; events are reported in turn order of the day just ended, districts in the order Sack, Barrel, Chest, Vase.
YS-A32 = Scores above 99: the score is an integer without upper bound; the track shows it modulo 100.
YS-A33 = Which cubes are shipped: fixed when the move ends. A cube placed by a card between the two shipments is not shipped by this move.
YS-A34 = Building after a forced card: allowed with 3–4 players; the draw stands in for the dice action, and step B follows it.
YS-A35 = Wasted extra die: a player may use an extra die although fewer shops are left; the surplus is lost (YS-110).
YS-A36 = Openness of holdings: gold, camels, buildings, scores and the number of cards in each hand are open.
YS-A37 = Negotiation and trade: players cannot give each other anything; no rule provides for it.
YS-A38 = Left-over resources: worth nothing; the cards that sell camels and gold are the only way to turn them into points.
YS-A39 = “Cube in a shop” and the Hoist: the card places one cube; the Hoist does not add one.
YS-A40 = Exact order of free actions in step B: the player may play cards, build, and play cards again, in any order, until they end the turn.
YS-A41 = Superfluous build card: a build card that would change nothing may not be added: the second card of YS-A19 only if the part of the price it waives is more than 0, and with 2 players every build card only under this condition (there the building could be built without it). A single build card played in a window with 3–4 players is always a means to build and needs no waived part (YS-A20).
YS-A42 = Cards before a forced draw: a player without an available group may still play cards before the forced draw, as before any dice action; such a card is then in the discard pile and may even be the one that is reshuffled and drawn.
YS-A43 = Places below the first: the texts speak of the winner only. Places are given by score, equal scores share the place; there is no other criterion.
YS-A44 = Order of two cubes of one owner: the mover is asked for the order also when both cubes belong to one player, the mover included; a card drawn after the first shipment can change what the owner does with the second.
YS-A45 = Options of the table: four readings that a table may reasonably play otherwise are options; the default is the ruling named. Cards before the roll (YS-A04): allowed or forbidden. Build cards (YS-A18): at once, or as a discount, where they are played only in window (d), as a discount of step B. Two build cards on one building (YS-A19): allowed or forbidden, also with two players. Reshuffling (YS-A15): when needed, or at once, where the discard pile becomes the deck as soon as the deck is used up and a discarded card exists. Besides, the table may name the seat that begins, or have it drawn at random (YS-A03).
YS-A46 = Which copy was used: a player may hold two copies of one kind, drawn from different shuffles. They are one option, and the others do not learn which of the two was used, only its kind.
YS-A47 = Windows and the next question: windows (a), (b) and (d) are asked together with what comes after them: the roll, the group (or the forced draw), the end of the turn. Window (c) is a question of its own, asked whenever the active player’s hand is not empty, whatever is in it. The combinations that are legal are the same.
YS-A48 = Large numbers: an amount that may exceed 31 (“Exchange 1:1”) is asked in two digits of base 32, the high one first, so that the space of moves is fixed. It is one decision; undo takes back its parts.
YS-A49 = Order of two build cards: with 3–4 players YS-A41 asks only of the second card that it waives something, so for a price that lacks one part the order matters. On the Paddock (2 camels, no gold) “Build without camels” may be added to “Build without gold”, but not the other way round. The first way gives a card away for nothing, and whoever wants to may. With two players no card is the first, and the pair is refused on the Paddock.

## 19

yspahan-rules-chapter-19 = What always holds
YS-INV-01 = Dice: between the roll and the end of the day, white dice on the Tower + white dice taken today = 9 (2 players: 8). Yellow dice on the Tower + taken + removed today = number bought today, from 0 to 3. Before the roll the Tower is empty.
YS-INV-02 = Groups: all dice of a square show one value; different squares show different values; from bottom to top the values of non-empty squares strictly increase.
YS-INV-03 = After the roll: Camel is not empty; Gold is empty if and only if all dice are equal; the filled district squares are the first ones of Sack, Barrel, Chest, Vase.
YS-INV-04 = Yellow dice. 3–4 players: no yellow die is on the Tower after the first player’s dice action. 2 players: none after the day.
YS-INV-05 = Cubes: for each player, reserve + shops + Caravan + buildings + 1 score marker = 66 (YS-A02), and the reserve is never negative.
YS-INV-06 = Shops: a shop holds 0 or 1 cube.
YS-INV-07 = Souks: all cubes in one souk belong to one player.
YS-INV-08 = Starting: no placement puts a cube in a free souk while its owner has an unfinished souk in the same district.
YS-INV-09 = Caravan: occupied camels are the first usable camels in path order; at least one usable camel is empty.
YS-INV-10 = Cards: deck + discard pile + hands = 18, with exactly two of each kind. A card half-way through being played counts as discarded.
YS-INV-11 = Never negative: gold and camels of every player are never negative.
YS-INV-12 = Ledger: every change of a player’s gold or camels is the sum of recorded events with the general stock: start, dice action, card, yellow dice, Supervisor price, building price, camel paid. Nothing passes between players.
YS-INV-13 = Supervisor: he is on exactly one road space; on C at the start of every week.
YS-INV-14 = Rising scores: no score ever decreases.
YS-INV-15 = Score ledger: score = souk points (with Bazaar) + placement points + Caravan scorings + building points + card points, each traceable to an event.
YS-INV-16 = Building points: with b buildings a player has scored the first b terms of 0, 0, 5, 5, 5, 10.
YS-INV-17 = Building pace. 3–4 players: at most one building per turn. 2 players: at most one per dice action, none outside.
YS-INV-18 = Calendar: week from 1 to 3, day from 1 to 7; exactly 21 days are played; exactly 3 end-of-week scorings take place.
YS-INV-19 = Turns. 3 players: 63 turns, 4 players: 84 turns, each player one per day. 2 players: 63 dice actions, pattern first, second, first.
YS-INV-20 = Clean week: at the start of each week no shop holds a cube; the Caravan keeps its cubes.
YS-INV-21 = Rotation: the first player of day n + 1 is the left neighbour of the one of day n, except on day 21 with 2 or 4 players.
YS-INV-22 = Camel decision: it is asked only of an owner with at least one camel; if paid, the owner’s camels fall by exactly 1 and the shop keeps its cube.
YS-INV-23 = Shipment: each shipment raises the number of the owner’s cubes on the Caravan by one (before a possible emptying) and scores 2, 1 or 0 according to the row.
YS-INV-24 = Extra die: at most one per group taken, never without a group, never with Supervisor, card or build.
YS-INV-25 = Always a move: as long as the game is not over, the one who decides has at least one legal option.
YS-INV-26 = Hand bookkeeping: each card used lowers the hand by 1 and raises the discard pile by 1; each draw lowers the deck (after a possible reshuffle) by 1 and raises the hand by 1.
YS-INV-27 = Views: a player’s view is the same for all states that differ only in hidden information (chapter 20).
YS-INV-28 = Determinism: same seed, seats and decisions give the same events and the same final state.
YS-INV-29 = Replay: replaying the recorded decisions and random results reproduces the state exactly.
YS-INV-30 = Buildings only grow: a building once owned stays owned, its cube stays on the individual board.
YS-INV-31 = Bound: a completed souk at the end of a week yields 3 to 12 points, or 5 to 14 with the Bazaar; all souks together are worth 82 without bonus.

## 20

yspahan-rules-chapter-20 = Hidden information
YS-HI-01 = Hidden from everybody: the order of the deck.
YS-HI-02 = Hidden from the others: the faces of the cards in a player’s hand.
YS-HI-03 = Public: number of cards in each hand, number of cards in the deck, the whole discard pile in order.
YS-HI-04 = Public: gold, camels, buildings, scores, all cubes on the boards, the Tower, the Supervisor, first player, day and week.
YS-HI-05 = A card drawn through the Caravanserai or the forced draw is seen by its drawer only; the others see that a card was drawn.
YS-HI-06 = A card used in either way is shown to all at the moment of use.
YS-HI-07 = Deck and other hands together = 18 cards − own hand − discard pile. After a reshuffle more is known: the deck is exactly the old discard pile, so the hands together hold the rest; a card drawn from it later narrows this step by step.
YS-HI-08 = Nobody knows the dice before the roll; the roll is public.
YS-HI-09 = At the end of the game hands may be revealed; they are worth nothing.
YS-HI-10 = What a player is told carries hidden parts only for the entitled player: the face of a drawn card goes to the drawer, the order of a shuffle to nobody, random seeds to nobody before the end.

## 21

yspahan-rules-chapter-21 = Decisions, chance and undo
YS-DP-01 = Buy yellow dice and roll. Who: first player. When: start of the day. Options: 0 to min(3, own gold) dice; cards in window (a). Undo: the number until the roll; the roll is a barrier.
YS-DP-02 = Play a card for its effect. Who: active player. When: every window (YS-247). Options: each playable kind in hand (equal copies are one option), then YS-DP-03; or go on: to YS-DP-01 in (a), to YS-DP-04 or the forced draw in (b), to the second shipment in (c); in (d) see YS-DP-09 and YS-DP-11. Undo: yes, up to the last barrier; no card effect draws a card.
YS-DP-03 = Parameters of a card. Who: active player. When: after YS-DP-02. Options: “Three camels”, “Three gold”, “Cube on the caravan”: none; “Cube in a shop”: legal shop; “Camels for points”: 1 to min(4, camels); “Gold for points”: 1 to min(10, gold); “Exchange 1:1”: direction and 1 to what is owned; build cards (3–4 players only): an unbuilt building whose remaining price is payable, optionally the other build card (YS-A41). Undo: yes.
YS-DP-04 = Take a group. Who: active player. When: dice action, if a group is available. Options: every available group (YS-073, 2 players YS-354). Undo: yes until carried out.
YS-DP-13 = Action of the group. Who: active player. When: after YS-DP-04. Options: special action if possible (YS-111); move the Supervisor; take a card if one can be drawn (YS-174); 2 players: build if possible (YS-357). Undo: yes until carried out; “take a card” is a barrier.
YS-DP-14 = Extra die. Who: active player. When: after YS-DP-13, special action only, hand not empty. Options: none, or one kind of card in hand. Undo: yes until another barrier.
YS-DP-05 = Place a cube. Who: active player. When: once per cube of “supply shops”. Options: legal shops (YS-102 to YS-105, YS-112). Undo: yes.
YS-DP-06 = Destination of the Supervisor. Who: active player. When: with “move the Supervisor”. Options: all spaces whose price (YS-125) is payable, with the price. Undo: yes, until another owner is asked or a card is drawn.
YS-DP-07 = Order of two shipments. Who: active player. When: the move ends beside two cubes, whoever owns them (YS-A44). Options: either cube first. Undo: yes, until another owner is asked or a card is drawn.
YS-DP-08 = Pay a camel. Who: owner of the cube. When: at the start of that cube’s shipment, if the owner has a camel. Options: pay and keep the cube in its shop, or ship it. Undo: asked in another player’s turn: no, it is a barrier; in one’s own turn: yes unless a card was drawn.
YS-DP-09 = Build. Who: active player. When: 3–4 players: window (d), if nothing was built this turn. Options: any unbuilt building payable at its full price. Undo: yes, up to the last barrier.
YS-DP-10 = Building of the build action. Who: active player. When: 2 players: after “build” in YS-DP-13. Options: every pair of an unbuilt building and a set of build cards in hand (none, one, both; YS-A41) whose remaining price is payable. Undo: yes until the turn ends.
YS-DP-11 = End the turn. Who: active player. When: window (d). Options: end. Undo: no.
YS-DP-12 = First player of the game. Who: the table. When: before setup ends. Options: any seat. Undo: no.
YS-CH-01 = First player of the game. When: before setup ends, if the table names nobody (YS-A03). Results: each seat with equal chance.
YS-CH-02 = Roll. When: after YS-DP-01. Results: one face from 1 to 6 for each white and each bought yellow die, independent and fair; only the number of dice per colour and face matters.
YS-CH-03 = Drawing one card. When: each draw (YS-079, YS-155, YS-170). Results: the top card; for a deck in unknown order each kind with chance (copies in the deck) / (cards in the deck). If the deck is empty YS-CH-04 comes first; if nothing can be drawn there is no event.
YS-CH-04 = Shuffle. When: setup (YS-024) and reshuffle (YS-173). Results: every order of the cards with equal chance; it may be left open and decided draw by draw with YS-CH-03.
