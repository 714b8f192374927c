### The rules of Al Rashid for players, clause by clause, in the order and with the ids of the rules document.
### “Reconstructed” marks what no source gives: it is not a printed component. A message is one line.

## 3

al-rashid-rules-chapter-3 = Components
AR-001 = 2 to 5 players take part; each plays one family of one colour.
AR-002 = The winner is the family with the most prestige points at the end (chapter 9).
AR-003 = The board has two parts: the map (lower part) with seven territories and the city (upper part) with six palaces. An area is a territory or a palace: 13 areas. (AR-A01)
AR-004 = Each area has five spaces in a row, numbered 1 to 5 from left to right.
AR-005 = The palaces from left to right are: Spies (black), Military (red), Scholars (purple), Merchants (blue), Politicians (light blue), Al-Rashid (green). The first four are the corporations.
AR-006 = There are five goods. Fine wood, metal and pottery are common; silk and spices are rare.
AR-007 = The supply of goods never runs out: a good that has to be taken from the supply is always available.
AR-008 = Each colour has 3 Pashas, 4 Merchants and 6 Sages. A family never holds more than these numbers.
AR-009 = Mercenary tiles are red (land) or blue (sea) and carry a value from 1 to 4 on the front. The back shows the colour only; tiles lie face down unless a rule reveals them.
AR-010 = There are 32 red and 32 blue mercenary tiles.
AR-011 = There are 24 political influence tokens, 14 dishonour tokens and 16 letters of recommendation. (AR-A29, AR-A30)
AR-012 = There are 11 crisis cards: 3 with a black border for set-up, and 8 with a white border, the deck.
AR-013 = There are 48 office tiles, 8 per palace. A corporation has 4 kinds in 2 copies each; the Politicians and Al-Rashid have 8 different kinds in 1 copy each. (AR-A46)
AR-014 = An office tile states its palace (colour of the back), its border (brown, purple or green), its cost in gold, its effect, and possibly prestige points.
AR-015 = A black cube marks the turn on the turn track; one cube per player marks the play order.
AR-016 = The blank office tiles of the box have no function in the game (they may serve as markers for many goods).

## 4

al-rashid-rules-chapter-4 = Set-up
AR-020 = Put on every territory the goods printed there.
AR-021 = Put one letter of recommendation on each of the four territories that show one. (AR-A16)
AR-022 = Put the turn marker on turn 1.
AR-023 = Each family starts with 1 Pasha, 1 Merchant and 1 Sage, in the player’s reserve; the other pieces stay in the colour supply.
AR-024 = Draw the play order at random, every order equally likely. The first player has seat 1, and so on.
AR-025 = Each player takes starting goods from the supply by seat. Seat 1: 1 fine wood, 1 pottery, 1 metal (worth 6 gold). Seat 2: 2 fine wood, 1 pottery, 1 metal (7 gold). Seat 3: 3 fine wood, 1 pottery, 1 metal (8 gold). Seat 4: 2 fine wood, 2 pottery, 1 metal (9 gold). Seat 5: 1 fine wood, 1 pottery, 1 metal, 1 spices (10 gold).
AR-026 = Shuffle the red and the blue mercenary tiles into two face-down piles.
AR-027 = In play order each player chooses a pile and draws its top tile into their hand, face down. (AR-A43)
AR-028 = Put on the board all eight office tiles of the Politicians and all eight of Al-Rashid, with any number of players.
AR-029 = With 2 or 3 players put on the board one tile of each kind of the four corporations; the second copies are out of the game.
AR-030 = With 4 or 5 players put on the board all tiles of the four corporations.
AR-031 = Put the dishonour tokens and the political influence tokens in the supply.
AR-032 = Draw one of the three black-bordered crisis cards at random and resolve it (AR-034). The other two are out of the game, unseen.
AR-033 = Shuffle the white-bordered crisis cards into a face-down deck.
AR-034 = To resolve a crisis card: for each of its lines, in the order of the card, draw the stated number of tiles from the pile of the stated colour and put them face down on the stated territory. Nobody looks at them.
AR-035 = The steps of the set-up are carried out in the order of their numbers; the players’ tiles (AR-027) are drawn before the tiles of the crisis (AR-032). (Reconstructed.)
AR-036 = No player starts with letters, influence tokens, dishonour tokens or offices.
AR-300 = Every player has a colour before set-up begins. How colours are given out (choice, lot, seat) has no effect in the game.

## 5

al-rashid-rules-chapter-5 = Gold and payment
AR-040 = There are no coins. Gold is a measure of goods and exists only at the moment of a payment or a comparison.
AR-041 = A set is a number of goods that are all different. A set of 1, 2, 3, 4, 5 goods is worth 1, 3, 6, 10, 15 gold.
AR-042 = The value of any collection of goods is the sum of the values of the sets it is divided into, with the division that gives the most. (AR-A23)
AR-043 = This value is counted in layers: the first layer is one good of every type there is, the second one good of every type of which at least 2 are there, and so on; each layer is a set, and their values are added. Larger sets are always at least as good, so the layers give the most.
AR-044 = A player’s wealth is the value of all their goods. Letters, tiles, tokens and offices are not wealth.
AR-045 = To pay a cost a player hands over goods worth at least that much gold. They return to the supply.
AR-046 = If the goods are worth more than the cost, the difference is lost: the game never gives change.
AR-047 = A payment contains nothing superfluous: no single good of it can be left out with the rest still worth the cost or more. Only such payments are legal. (AR-A23)
AR-048 = The payer chooses freely among the legal payments.
AR-049 = A cost of 0 is paid with nothing.
AR-050 = A player cannot choose actions whose total, after letters (AR-057), is more than the value of the goods left for it (AR-052). There are no debts and no part payments.
AR-051 = All gold that a player owes for the actions of one palace visit is one total and is paid in one payment. (AR-A22)
AR-052 = A good handed over as a good (favour of the Military, favour of the Merchants) is not part of the payment in gold and cannot be counted in it.
AR-053 = Everything a player hands over in a visit comes from what they owned when the visit began. What is gained in the visit cannot be used in it. (AR-A21)
AR-301 = A legal payment exists whenever the goods are worth the cost or more: leave out goods one by one as long as the rest is still worth it; what remains is legal. For prices from 1 to 30 a legal payment never exceeds the cost by more than 4 gold.
AR-054 = Among the legal payments the program proposes the one that is smallest in this order: (1) the wealth that is lost by it, not counting goods given as goods; (2) overpayment; (3) number of rare goods; (4) number of goods; (5) more fine wood, then more pottery, metal, spices, silk. (Reconstructed.)
AR-055 = The proposal is never binding; no rule refers to it but AR-303, which fills it in. It is also what a computer player may use.
AR-056 = The legal payments are all choices from one’s goods that are worth the cost or more and would fall below it with any one good left out. Every good added raises the value, so this test by single goods is enough.
AR-302 = With up to four of each good and prices from 1 to 30, a cost has at most 215 legal payments (four of each good, 20 gold). By number of goods in hand the most are: 6 with 4 goods, 10 with 5, 14 with 6, 18 with 7, 23 with 8, 29 with 9, 41 with 10, 52 with 12, 111 with 15, 215 with 20. No visit costs more than 24 gold (a Pasha for 15 and an office for 9).
AR-303 = A payment is asked good by good, in the order fine wood, pottery, metal, spices, silk: how many of this good are given. Only numbers that can still be completed to a legal payment are offered, so that every legal payment is reached by exactly one sequence of answers and nothing else can be paid. A question with one possible answer is not asked. The proposal of AR-054 is filled in at once, and the player can change it. (Reconstructed.)
AR-304 = The parts of a payment are seen by the payer alone until the payment is complete; then it is public. Taking a part back is undoing, not a move of the game. (Reconstructed.)
AR-057 = Each letter handed over lowers the cost of the office bought in this visit by 3 gold.
AR-058 = Several letters may be used on one office; the cost never falls below 0 and nothing is refunded. (AR-A17)
AR-059 = Letters reduce nothing else: no service, no favour. Used letters return to the supply.
AR-305 = No letter is handed over for nothing: at most as many as bring the cost to 0, that is, a third of the cost (after AR-228), rounded up. (AR-A52)
AR-306 = An office can be chosen if, for at least one allowed number of letters, the whole visit can be paid (AR-050).

## 6

al-rashid-rules-chapter-6 = The turn
AR-060 = The game has five turns. A turn is a placement phase, a resolution phase and, in turns 1 to 4, the end of the turn.
AR-061 = In play order each player puts exactly one piece from their reserve on one area; this is repeated until all pieces of all families are on the board.
AR-062 = A player whose reserve is empty is skipped; nobody may pass while they have a piece. (AR-A39)
AR-063 = Any area may be chosen, with or without mercenaries, with or without goods or offices.
AR-064 = A player’s first piece in an area goes on the leftmost free space.
AR-065 = Every further piece of that player in the area joins the first: a player has at most one stack in an area, and it stays on its space. (AR-A03)
AR-066 = A stack holds at most one figure, that is, one Pasha or one Merchant. (AR-A02)
AR-067 = A stack holds any number of Sages. A Sage may be added to a figure or to other Sages; a figure may be added to a stack of Sages only. (AR-A03)
AR-068 = At the palace of Al-Rashid a player’s first piece must be a Pasha; afterwards only Sages may be added. (AR-A32)
AR-069 = The number of spaces never prevents a placement (five spaces, at most five players).
AR-307 = A legal placement always exists: a family has at most seven figures and there are thirteen areas (twelve for a Merchant), and a Sage may go to every area except an Al-Rashid without a stack of one’s own. Every family has at least three pieces, so everybody takes part in every turn.
AR-070 = A Pasha has dominance value 5, a Merchant 3, a Sage 1.
AR-071 = A player’s dominance in an area is the sum of the values of their pieces there, with the modifiers of their offices.
AR-072 = The players in an area are ranked by dominance, highest first; of equal players the one whose stack stands further left comes first.
AR-073 = When an area is resolved, the players ranked 1 to 3 act. Their rank is their position.
AR-074 = Players ranked 4 and 5 do not act; their pieces return to their reserves at once. They take no dishonour and decide nothing. (AR-A20)
AR-075 = Ranking and cut are made once, when the resolution of the area begins; the fourth never moves up. (AR-A09, AR-A47)
AR-076 = When a stack leaves an area during the resolution phase, the stacks to its right slide left and keep their order, so that the order of the stacks is always the order of arrival. (AR-A04)
AR-080 = In play order, beginning with the first player, the players make moves, round after round, until no piece is left on the board.
AR-081 = A player who has no piece on the board is skipped: until the phase ends they make no move and activate nothing, even if they have offices.
AR-082 = A move consists of two parts: (a) if one likes, activating one office with a brown border; (b) then, without fail, choosing an area and resolving it. (AR-A07, AR-A08)
AR-083 = The chosen area must hold at least one piece. It need not hold a piece of the chooser. (AR-A05)
AR-084 = The area is resolved completely, by all its acting players in the order of dominance, before the next move. The choice gives the chooser no other advantage. (AR-A06)
AR-085 = When the resolution of an area ends, all pieces still in it return to their owners’ reserves and the area is resolved for this turn.
AR-086 = An area that has not been chosen in this turn is unresolved, with or without pieces.
AR-087 = The next move belongs to the next player in play order, going round, who has a piece on the board; if nobody else has one, to the same player. (AR-A40)
AR-088 = All actions of a player in an area happen at the same time: the player chooses them, pays for everything from what they have, and then receives everything. (AR-A21)
AR-089 = The only exception to AR-088 is the service of the Spies (AR-134).
AR-308 = An office is offered for activation only if it can change or show something: Informer – a face-down tile on the map; Agitator – a tile with a legal destination; Infiltrator – a legal move; Captain of the Guard – a tile in a pile or discard pile; Astronomer – turns 1 to 4 only; Calligrapher, Court Poet – a letter or token in the supply; Money Changer – a good of one’s own; Executioner – an opponent’s Sage on the board; Broker, Postmaster – always. (Reconstructed.)
AR-309 = An activation never takes the mover’s own last piece off the board, so part (b) of AR-082 can always be carried out.
AR-318 = What an activation yields belongs to the owner at once and may be used in the area resolved in the same move, for instance a letter of the Calligrapher. (AR-A54)
AR-090 = A territory is resolved in two steps: battle, then commerce. Without mercenary tiles there is no battle.
AR-091 = If tiles lie on the territory, they are the bandits (red) or pirates (blue) that hold it. All of them are turned face up for everybody before any decision.
AR-092 = The acting player ranked first decides to fight or to retreat.
AR-093 = To fight, the player discards one or more tiles from their hand, each of a colour present among the enemies. Without such a tile they cannot fight and must retreat. (AR-A12)
AR-094 = Each colour present is compared by itself: the player’s strength in a colour is the sum of their discarded tiles of that colour (with modifiers), the enemy’s strength is the sum of the territory’s tiles of that colour. The colour is beaten if the player’s strength is strictly greater. Equal strength does not beat it. (AR-A10, AR-A12)
AR-095 = If every colour present is beaten, the battle is won: all enemy tiles are discarded and commerce begins.
AR-096 = If at least one colour present is not beaten, the battle is lost: the player’s pieces return to their reserve and they do not take part in commerce. They take no dishonour, because they fought.
AR-097 = A colour beaten in a lost battle is discarded from the territory; the other colour stays. (AR-A11)
AR-098 = Tiles discarded from the hand are gone in every case. Each colour has a face-up discard pile.
AR-099 = A player who retreats takes 2 dishonour tokens, takes their pieces back and does not take part in commerce. They discard nothing.
AR-100 = After a lost battle or a retreat the next player becomes first and decides in turn; everyone behind moves up by one position.
AR-101 = After a won battle nobody else has to fight: the winner is first in commerce, the players behind follow as second and third. (AR-A13)
AR-102 = If nobody is left, the resolution of the territory ends without commerce. Its remaining tiles stay on it, face up; goods and letter stay too.
AR-103 = Face-up tiles stay face up until they are discarded. Tiles that arrive later lie face down beside them and count together with them. (AR-A41)
AR-104 = When a mercenary pile is empty and a tile has to be drawn, its discard pile is shuffled into a new pile. If both are empty, the tile is not drawn. (AR-A28)
AR-310 = Tiles discarded from a hand and enemies that were beaten go to the discard pile of their colour. In a hand, tiles of the same colour and value are interchangeable.
AR-311 = A player who could fight may still retreat, and a player may fight without hope of winning; both are free decisions.
AR-110 = In order of position, each remaining player takes items from the territory: goods, or its letter.
AR-111 = The first player takes either all goods of one type on the territory, or up to 3 items.
AR-112 = The second player takes up to 2 items of what is left, the third up to 1. (AR-A15)
AR-113 = Items may be combined freely, equal or different. (AR-A14)
AR-114 = The letter counts as one item. It cannot be taken together with “all goods of one type”.
AR-115 = Goods come from the territory, not from the supply; what nobody takes stays there until the end of the turn.
AR-312 = A player who finds nothing left takes nothing; this has no further consequence. “All goods of one type” needs a type of which at least one good lies there.

## 7

al-rashid-rules-chapter-7 = Palaces
AR-120 = In order of position each acting player makes a visit: chooses actions and carries them out (AR-088); then the next one does.
AR-121 = A palace offers two primary actions, service and office, and one secondary action, favour. The palace of Al-Rashid offers no favour.
AR-122 = In a visit a player performs at most two of the three actions, each at most once.
AR-123 = A player who performs no primary action in a visit takes 1 dishonour token: this holds for a favour alone and for no action at all. (AR-A19)
AR-124 = Office: the player takes one office tile lying in this palace and pays its cost. One office per visit. (AR-A18)
AR-125 = A player never holds two offices of the same kind; a kind that one holds cannot be chosen.
AR-126 = If the palace holds no tile that the player may take, or none that they can pay, the office action is not available.
AR-127 = Service: prices and amounts depend on the position, whether or not the players before used the service. (AR-A45)
AR-128 = A piece bought by a service comes from the colour supply; if none of that kind is left there, the service is not available.
AR-129 = A new piece goes into the reserve. It is placed from the next turn on and counts for scoring at once. (AR-A44)
AR-313 = A favour is available only if what it gives is there – a letter (Scholars) or an influence token (Politicians) in the supply, a tile in a pile or discard pile (Military) – and its price can be paid. The Spies’ favour is available if at least one favour it can pass on is, with both prices.
AR-314 = Order within a visit: (1) at Al-Rashid, the tokens of AR-165; (2) all choices; (3) goods and letters are handed over; (4) the player receives the service, then the office with its instantaneous effect, then the favour; (5) the token of AR-123. What is available is judged by the situation at (2).
AR-315 = If no action is available, the visit is “no action”, with its dishonour token (AR-123). At the Spies, the Military and Al-Rashid the service is always available, because it costs nothing.
AR-130 = Spies, service, free of gold: the player at position 1 has 3 spy moves, at position 2 two, at position 3 one.
AR-131 = A spy move is one of these: look – see, alone, the values of all mercenary tiles on one territory; move – move one piece of one’s own colour from a territory to another territory that is unresolved. It may also be given up. (AR-A25)
AR-132 = A moved piece obeys AR-064 to AR-067 at its destination: it joins its owner’s stack there or takes the leftmost free space; a move that would put two figures in a stack is not allowed. Any piece of a stack may be moved; the rest stays. (AR-A26)
AR-133 = The spy moves are made in the order of positions 1-2-3-1-2-1; players who did not choose the service, or are absent, are left out.
AR-134 = The service of the Spies is chosen in the visit (it counts as primary action there) but carried out only after all acting players have finished their offices and favours in this palace.
AR-135 = Spies, favour: pay 1 gold and receive the favour of another corporation (Military, Scholars or Merchants), paying also what that favour costs. (AR-A24)
AR-140 = Military, service, free of gold: draw 3, 2 or 1 mercenary tiles (position 1, 2, 3) in any mix of colours into one’s hand. The mix is announced before the first tile is drawn. (AR-A27)
AR-141 = Military, favour: give 1 good (any) to the supply and draw 1 mercenary tile of a colour of one’s choice.
AR-316 = A mix never asks for more tiles of a colour than its pile and discard pile hold together, the tile of a favour in the same visit included. If both colours together hold fewer tiles than the position allows, the player draws those there are; the service still counts as primary action. This is rare, but it can happen with four or five players. (AR-A27)
AR-145 = Scholars, service: buy 1 Sage for 5, 7 or 12 gold (position 1, 2, 3). (AR-A31)
AR-146 = Scholars, favour: pay 2 gold and take 1 letter of recommendation from the supply.
AR-150 = Merchants, service: buy 1 Merchant for 8, 10 or 12 gold (position 1, 2, 3).
AR-151 = Merchants, favour: give 1 good to the supply and take 1 good of another type of one’s choice from the supply.
AR-155 = Politicians, service: buy 1 Pasha for 11, 13 or 15 gold (position 1, 2, 3).
AR-156 = Politicians, favour: pay 1 gold and take 1 political influence token.
AR-160 = The palace of Al-Rashid has two actions, both primary: benevolence (the service) and office. Both may be performed in one visit.
AR-161 = Benevolence, effect 1: the player takes 1 good of their choice from the supply. It is the same for positions 1, 2 and 3.
AR-162 = Benevolence, effect 2: the players who asked for it come first in the play order of the next turn, in the order of their positions; all others follow in their present order. (AR-A33)
AR-163 = The new order takes effect when the next turn begins; the present resolution phase is finished in the old order. (AR-A34)
AR-164 = The good of AR-161 cannot pay for an office of the same visit (AR-053).
AR-165 = A player who acts here with no Pasha in their stack takes 2 dishonour tokens before the visit, and then acts as usual. (AR-A32)
AR-166 = A player ranked 4 or 5 here neither receives anything nor changes the order.
AR-317 = With one or two acting players, or if only some of them ask, AR-162 holds for those who ask: the only one who asks becomes first, whatever their position. If nobody asks, or the palace was not resolved, the order stays. (AR-A51)

## 8

al-rashid-rules-chapter-8 = Offices
AR-170 = Brown border, activated: used in a move of its owner (AR-082), once per turn. A used tile is turned face down until the end of the turn.
AR-171 = At most one office is activated per move; activating is never compulsory. (AR-A08)
AR-172 = Purple border, continuous: the effect holds from the moment the office is taken. The office is not activated.
AR-173 = Green border, instantaneous: the effect happens once, when the office is taken, and never again.
AR-174 = An activated office can be used from the owner’s next move on, also in the turn in which it was taken. (AR-A37)
AR-175 = Offices stay with their owner to the end; nothing takes them away.
AR-176 = The prestige points on a tile count at the end of the game whether it lies face up or face down. (AR-A38)
AR-177 = Prestige points on tiles: 0 to 2 for the corporations, 0 to 7 for the Politicians (depending on the situation and the goods at the end), 0 to 1 for Al-Rashid.
AR-178 = An instantaneous effect that cannot be carried out in full is carried out as far as possible; the office may be taken even if its effect does nothing. (Reconstructed.)
AR-179 = An office changes nothing in the resolution of the area in which it is taken, except by its own instantaneous effect (AR-075). (Reconstructed.)
AR-200 = Informer (Spies, brown; reconstructed): the owner sees all face-down tiles on up to two territories, resolved or not.
AR-201 = Agitator (Spies, brown; reconstructed): one tile, face up or face down, goes from an unresolved territory to another unresolved territory that its colour can threaten; it keeps its facing and nobody learns its value; whoever knew it still knows it. Of several face-down tiles that look the same to the owner, the one that arrived first is moved.
AR-202 = Infiltrator (Spies, brown; reconstructed): one piece of the owner goes from an unresolved area to another unresolved area, palace or territory, under AR-064 to AR-068 (a first piece at Al-Rashid must be a Pasha).
AR-203 = Double Agent (Spies, purple; reconstructed): in a tie of dominance the owner ranks before players without this office; between two owners AR-072 decides.
AR-204 = Captain of the Guard (Military, brown; reconstructed): the owner draws one tile of a colour of their choice.
AR-205 = Admiral (Military, purple; reconstructed): an owner who discards at least one blue tile in a battle has 2 more blue strength in it (once per battle).
AR-206 = Emir of the Army (Military, purple; reconstructed): an owner who discards at least one red tile in a battle has 2 more red strength in it (once per battle).
AR-207 = Strategist (Military, purple; reconstructed): a retreat gives its owner no dishonour token.
AR-208 = Astronomer (Scholars, brown; reconstructed): the owner sees the top card of the crisis deck and may put it at the bottom; the others see only whether they did.
AR-209 = Calligrapher (Scholars, brown; reconstructed): the owner takes one letter from the supply.
AR-210 = Philosopher (Scholars, purple; reconstructed): in palaces each Sage of the owner has value 2.
AR-211 = Librarian (Scholars, green; reconstructed): one Sage goes from the colour supply to the reserve, after the Sage of a service in the same visit (AR-314).
AR-212 = Broker (Merchants, brown; reconstructed): the owner takes one common good of their choice from the supply.
AR-213 = Money Changer (Merchants, brown; reconstructed): the owner gives one or two goods to the supply and takes the same number of goods, each of a type different from the one it replaces. Both exchanges happen at the same time: the goods given are goods owned before.
AR-214 = Caravan Master (Merchants, purple; reconstructed): the owner may take up to 4, 3 or 2 items in commerce instead of 3, 2 or 1; “all goods of one type” is not enlarged.
AR-215 = Consul of the Merchants (Merchants, green; reconstructed): one Merchant goes from the colour supply to the reserve. If the service is used in the same visit, the service takes its Merchant first.
AR-216 = Grand Vizier (Politicians, purple; reconstructed): at the end of the game 0, 2, 4 or 6 points for 0, 1, 2 or 3 Pashas in the family.
AR-217 = Prefect of the Bazaar (Politicians, purple; reconstructed): at the end of the game 0, 1, 3, 5 or 7 points for 0, 1, 2, 3 or 4 Merchants in the family.
AR-218 = Dean of the House of Wisdom (Politicians, purple; reconstructed): at the end of the game 0, 1, 2, 3, 4, 5 or 7 points for 0, 1, 2, 3, 4, 5 or 6 Sages in the family.
AR-219 = Grand Treasurer (Politicians, purple; reconstructed): at the end of the game one point for every full 3 gold of wealth, at most 7.
AR-220 = Minister of War (Politicians, purple; reconstructed): at the end of the game one point for each mercenary tile in hand, at most 7.
AR-221 = Chancellor of the Diwan (Politicians, purple; reconstructed): at the end of the game one point for each other office of the owner, at most 7.
AR-222 = Supreme Judge (Politicians, purple; reconstructed): at the end of the game 6, 4, 2 or 0 points for no dishonour token, one, two or more.
AR-223 = Ambassador (Politicians, purple; reconstructed): at the end of the game one point for each influence token of the owner, at most 7, besides AR-253.
AR-224 = Chamberlain (Al-Rashid, purple; reconstructed): AR-068 and AR-165 do not apply to the owner: any piece may come first, and a delegation without a Pasha costs nothing.
AR-225 = Executioner (Al-Rashid, brown; reconstructed): one Sage of another player in an unresolved area returns to that player’s reserve. If it was their only piece there, the stack is gone (AR-076).
AR-226 = Almoner (Al-Rashid, green; reconstructed): two dishonour tokens of the buyer return to the supply, or the one or none there is; there is nothing to choose.
AR-227 = Postmaster (Al-Rashid, brown; reconstructed): in this move the owner chooses and resolves a second area after the first, if they still have a piece on the board and an area with a piece is left.
AR-228 = Keeper of the Seal (Al-Rashid, purple; reconstructed): every office bought later costs its owner 2 gold less, before letters, never below 0.
AR-229 = Court Poet (Al-Rashid, brown; reconstructed): the owner takes one influence token.
AR-230 = Standard-bearer (Al-Rashid, purple; reconstructed): the owner’s dominance is 1 higher in each area where they have a Pasha.
AR-231 = Favourite of the Caliph (Al-Rashid, green; reconstructed): the buyer takes 1 silk, 1 spices, 1 letter and 1 influence token, as far as the supply has them.

## 9

al-rashid-rules-chapter-9 = End of turn, end of game, scoring, player counts
AR-240 = After the resolution phase of turns 1 to 4, in this order: (a) refill, (b) turn up offices, (c) crisis, (d) next turn.
AR-241 = (a) Every territory is filled up to its printed goods from the supply, and every missing letter is replaced. Nothing beyond the printed set is added. If letters are short, territories are served in the order of their numbers.
AR-242 = (b) All brown offices that were used are turned face up again.
AR-243 = (c) The top card of the crisis deck is revealed and resolved (AR-034), then set aside for good.
AR-244 = (d) The turn marker moves on; a play order prepared by AR-162 takes effect.
AR-245 = Mercenaries on the map, hands, goods, letters and tokens stay as they are.
AR-250 = The game ends after the resolution phase of turn 5; there is no end of turn then. (AR-A36)
AR-251 = Family: 3 points per Pasha, 2 per Merchant, 1 per Sage owned.
AR-252 = Offices: the points printed on the tiles; those of the Politicians by what they count (AR-216 to AR-223).
AR-253 = Political influence: 1 point per token, at most 5 points.
AR-254 = Dishonour: minus 2 points per token, without limit. A total may be negative.
AR-255 = Equal totals: the greater wealth in gold wins (AR-044).
AR-256 = Equal wealth too: whoever comes earlier in the play order of turn 5 wins. (AR-A35)
AR-257 = There is always exactly one winner; the full ranking uses the same three criteria.
AR-260 = Only the number of offices of the corporations (AR-029, AR-030) and the seats at the start (AR-025) depend on the number of players; map, goods, letters, mercenaries, crises, prices and number of turns are the same for 2 to 5. With 2 players position 3 never occurs, with 4 one player can be cut, with 5 two.
AR-261 = The game for two players has no neutral family and no special rule.

## 10

al-rashid-rules-chapter-10 = Rulings
AR-A01 = Number of palaces: six, all named in section 8 of the rulebook. The aim of the game speaks of 7 and section 4 forgets the Military, but reviews count six palaces and 13 areas. Confidence: high.
AR-A02 = Pasha and Merchant together: no, one figure per player and area. The text forbids a second Pasha or Merchant where one has placed “a Pasha or a Merchant”, and with five spaces and five players there is room for one stack each only. Confidence: medium.
AR-A03 = A further piece joins the stack, and a figure may be put on one’s Sages. That “first a Sage, then a Pasha” is expressly forbidden at Al-Rashid shows that it is allowed elsewhere. Confidence: medium.
AR-A04 = Gaps left by a stack: the stacks slide left, so that “leftmost” and “first placed” stay the same thing in ties. Confidence: medium.
AR-A05 = Choosing an area without any piece: no. Nothing is there to resolve, and the move would be a pass. Such areas stay unresolved and spies may enter them. Confidence: medium.
AR-A06 = Order within an area: dominance, not play order. Every detailed rule (battle, commerce, palaces, prices) and the note on simultaneous actions say “in order of dominance”. Confidence: high.
AR-A07 = Office before or after the area: before; the rulebook lists it first. Confidence: medium.
AR-A08 = “Only one per resolution phase”: one office per move of one’s own. The rulebook lists the activation among the two things a player may do in their own turn of the phase, and “once per turn”, marked by turning the tile, would be idle if only one office could be used per turn. Confidence: medium.
AR-A09 = The fourth does not move up when a leader loses a battle; their pieces are removed when the area is checked. Confidence: high.
AR-A10 = Equal strength in battle is no victory: the text asks for a higher value to win. It is a lost battle, without dishonour. Confidence: medium.
AR-A11 = One of two colours beaten: its tiles leave. The player “wins against one type”, and beaten tiles are discarded; the next player meets the other colour only. Confidence: medium.
AR-A12 = Strength is compared by colour, because one type alone can be beaten; only colours present may be discarded. Confidence: high.
AR-A13 = After a victory of the first player the second does not have to fight: the tiles are gone. Confidence: high.
AR-A14 = Items in commerce: in any combination, as the rulebook says; a published description says “three different”. Confidence: high.
AR-A15 = Fewer items may be taken (“can take”). If fewer are left, the player takes what there is. Confidence: high.
AR-A16 = Letters on the map: four, as in the rulebook; one description says three. Confidence: medium.
AR-A17 = Several letters on one office: yes. Each is “a discount of 3 on the cost of an office”, and nothing limits their number; the cost never falls below 0. Confidence: medium.
AR-A18 = Offices per visit: one, “the conferment of an office”, each action once. Confidence: high.
AR-A19 = No action at all in a visit: 1 dishonour token, because no primary action was performed. A review confirms that unused visits are punished. Confidence: high.
AR-A20 = Players ranked 4 or 5 in a palace take no dishonour; they do not act. Confidence: high.
AR-A21 = A good from one action cannot pay for another action of the same visit. The general rule speaks of “that action”, but the note at Al-Rashid applies it across two actions. A published session played it otherwise. Confidence: medium.
AR-A22 = Two actions with costs in gold: one total. Actions are simultaneous, and every pair of separate payments is also one joint payment. Confidence: low.
AR-A23 = A payment may consist of several sets, is valued in the payer’s favour and holds no superfluous good. Costs above 15 (a Pasha for the third plus an office) need several sets. Confidence: high.
AR-A24 = Favour of the Spies: the other corporations, that is Military, Scholars and Merchants; the favour passed on costs its own price too. Confidence: medium for the first, low for the second.
AR-A25 = Spies: the service is announced in the visit; the numbers of those who did not choose it are left out of 1-2-3-1-2-1; a spy move may be given up; “look” needs a territory with a face-down tile, elsewhere there is nothing to learn. The announced service counts as primary action in any case. Confidence: medium.
AR-A26 = Spies move a piece from a territory (with a piece of one’s own, so an unresolved one) to another unresolved territory, also an empty one. The text excludes palaces. Confidence: high.
AR-A27 = Military: the colours are chosen all at once, because actions are simultaneous. A mix may not ask for more tiles of a colour than pile and discard pile hold. Confidence: low.
AR-A28 = Mercenary pile empty: the discards of that colour are shuffled. Confidence: medium.
AR-A29 = The 14 dishonour tokens are no limit: the deduction has “no maximum”. Confidence: medium.
AR-A30 = The 24 influence tokens and 16 letters are limits: only goods are declared unlimited. Confidence: medium.
AR-A31 = Sage at position 3: 12 gold, as written, although the series 8, 10, 12 and 11, 13, 15 suggest 9. Confidence: medium.
AR-A32 = Al-Rashid without a Pasha: placing without a Pasha is forbidden, for the text says “must” and “not allowed”. The same sentence refers to the box on dishonour, which speaks against this ruling. The 2 dishonour tokens are for a delegation that has lost its Pasha (Infiltrator). Confidence: low.
AR-A33 = A player who only takes an office at Al-Rashid does not change place in the order; the change is an effect of the benevolence. Confidence: medium.
AR-A34 = The new order holds from the next turn, beginning with its placement phase. It has to be marked only because the present phase goes on in the old order. Confidence: medium.
AR-A35 = Final tie: the order in force in turn 5 counts; a newly prepared order never takes effect. Confidence: medium.
AR-A36 = No end of turn after turn 5: the game ends after the fifth resolution phase. Confidence: high.
AR-A37 = A brown office may be used in the turn it was bought, from the owner’s next move on. Confidence: medium.
AR-A38 = Offices that lie face down score too; the face only shows that they were used. Confidence: high.
AR-A39 = Unequal numbers of pieces in the placement phase: whoever has none left is skipped; there is no passing. Confidence: high.
AR-A40 = Whose move is next: play order, going round, without players who have no piece on the board. Confidence: high.
AR-A41 = A crisis strikes a territory that still has tiles: they add up; old ones keep their facing. Confidence: high.
AR-A42 = Goods, letters, tokens, offices, reserves, and number and colour of mercenary tiles are open; the values of tiles in hand are secret. Confidence: medium.
AR-A43 = At set-up the tiles are drawn in play order. Confidence: high.
AR-A44 = A piece that was bought cannot be placed at once; placement is over. Confidence: high.
AR-A45 = A player who skips the service does not leave their price to the next; prices follow the position of dominance. Confidence: high.
AR-A46 = Kinds of office per corporation: four in two copies, since there are eight tiles per colour, “one per kind” with 2 or 3 players and all with 4 or 5. Confidence: medium.
AR-A47 = An office bought in a palace does not change the ranking there; it was made at the beginning. Confidence: medium.
AR-A48 = The pieces of a player who loses or retreats go back at once; they may thereby lose the right to further moves (AR-081). Confidence: high.
AR-A49 = The exchange of the Merchants’ favour cannot return the same type: “with another”. Confidence: high.
AR-A50 = The two unused black crisis cards are not known; they return to the box unseen. Confidence: medium.
AR-A51 = Al-Rashid: if only the second or third asks for benevolence, those who ask close up and come first. The text assumes that all three ask; an empty first place would need a rule that does not exist. Confidence: low.
AR-A52 = More letters than the cost needs may not be used; they would be lost without effect. Confidence: high.
AR-A53 = A visit may neither be paid with more goods than needed nor be owed (AR-047, AR-050). Confidence: high.
AR-A54 = Goods or letters from an activated office may be used in the same move: the activation is a separate action before the area is resolved, and the rule on simultaneous actions speaks of the actions in an area. Confidence: medium.
AR-A55 = A favour whose token or tile has run out is not possible. Confidence: medium.
AR-A56 = Spies’ favour and Military’s favour in one visit to the Military: no. Each palace has one favour and each action is done once; the Spies’ favour exists only at the Spies. Confidence: high.
AR-A57 = Service and favour of the Military in one visit, with fewer tiles left than both would draw: the favour keeps its tile. The service draws what is left besides, perhaps none, and still counts as primary action. A favour that can be chosen must give its tile (AR-313, AR-A55); only the service may fall short (AR-316). Confidence: low.
AR-A58 = A delegation at Al-Rashid that has lost its Pasha by the Infiltrator: no Pasha may come back to it. Sages were left, and to them only Sages may be added (AR-068). If nothing was left, a Pasha comes first again. With the Chamberlain any figure may come. Confidence: medium.
AR-A59 = Which effects may stand on which border of an office? Brown: what is done when it is activated: look at territories, move a mercenary tile, move a piece of one’s own, draw mercenary tiles, look at the crisis card, gain goods, letters or influence, gain a piece, gain a good, exchange goods, return an opponent’s Sage, return dishonour tokens, resolve two areas. Purple: what holds all the time or at the end: win ties of dominance, strength in battle, retreat without dishonour, dominance of Sages, more items in commerce, points at the end, Al-Rashid without a Pasha, cheaper offices, dominance with a Pasha. Green: what is received without a question: gain goods, letters or influence, gain a piece, return dishonour tokens. An effect that moves a tile or a piece, or returns a Sage, does so with 1. A printed tile that is different is refused when the box file is read, with what would be possible; it is never read as something near it. Confidence: high.
AR-A60 = When every card left in the crisis deck has been put at the bottom, the one that was put there first lies on top (AR-321). Chance has nothing to decide then, and whoever put it there knows what comes. It can be reached in turn 3 with two Astronomers. Confidence: high.
AR-A61 = Undoing is stricter than AR-280 asks for: it ends when another player is asked, before that player has decided; what they think about must not change under their eyes. So a placement, a retreat or a visit can be taken back only while the same player is asked next. And a look is never taken back, even if it showed only what was known. Confidence: medium.
AR-A62 = A visit in which tiles are drawn is told in this order: first everything that needs no chance, as in AR-314 (what is handed over, service, office with its effect, favour, dishonour token); then the tiles, one by one: red, then blue tiles of the service, the tile of the favour last. Nothing depends on it, because no effect of a visit touches the piles. Confidence: high.

## 11

al-rashid-rules-chapter-11 = Hidden information
AR-270 = A tile keeps its identity: a player who has seen a tile knows it until it leaves the map, also after the Agitator has moved it. The program keeps this knowledge and shows it to that player alone.
AR-271 = Each player, human or computer, is shown exactly what they may see; unseen tiles and cards are replaced by their back. Only their owner knows the values of the tiles in a hand; the others know number and colour. Of face-down tiles on the map everybody knows number and colour, and that somebody looked. Face-up tiles, discard piles, goods, letters, tokens, offices and their facing, reserves, stacks and both play orders are open. Of piles and crisis deck everybody knows how many are left.
AR-272 = Random events are those of AR-319. Everything else is decided by players. The list of decisions and chance outcomes reproduces a game.
AR-273 = A decision is never made by two players at the same time; at each moment exactly one player decides.
AR-319 = Chance is a step of its own between decisions, and its outcome is recorded. There are five events: the play order at set-up (every order equally likely; seen by all); a tile drawn from a pile (each tile in the pile equally likely; its value is seen by the drawer, its colour by all); the black card of the set-up (each of the three equally likely; seen by all); a tile put on a territory by a crisis (each tile in the pile equally likely; its value is seen by nobody); the top card of the crisis deck (each card not yet fixed equally likely; seen by all, with the Astronomer only by the owner).
AR-320 = A mercenary pile is kept as a set of unseen tiles without an order; which tile comes is decided when it is drawn. When a pile is refilled (AR-104), the discards become unseen again; everybody knows that none of the tiles still in hands or face down on the map is among them. The chances are those of a shuffled pile.
AR-321 = The crisis deck is, from the top: a card that was seen and kept, if there is one; the cards not yet fixed, without an order; the cards put at the bottom, in the order in which they were put there. It never runs out: eight cards, of which at most four are used.
AR-322 = Whoever has seen a crisis card knows it and its place until it is revealed; the program keeps this for that player alone.

## 12

al-rashid-rules-chapter-12 = Decisions and undoing
AR-280 = A player may take back their last decision as long as (a) it has revealed nothing hidden to anybody, and (b) no other player has decided since. A decision that reveals something can never be taken back: drawing tiles, looking at tiles or at the crisis card, choosing a territory with face-down tiles, fighting.
AR-281 = Decisions to which public information leaves exactly one option are made by the program and announced; they are not points to go back to. A decision that has one option only because of hidden tiles is asked like any other.
AR-282 = A visit to a palace is one decision with parts (actions, office, letters, favour passed on, goods given, payment); its parts can be changed until it is confirmed as a whole.
AR-283 = Battle: with no tile of a colour present the only option is retreat (AR-281).
AR-284 = Visit: only what the player can pay is shown; “no action” is always an option and is shown with its price of 1 dishonour token.
AR-285 = Choosing a territory with face-down tiles is shown with a warning that it cannot be undone.
AR-323 = A decision with parts is asked part by part: first what, then of which kind, then with which goods it is paid. A part offers only options from which the whole decision can still be completed legally; a part without a choice is skipped. Where several things are picked one after the other, a pick never comes before the previous one in the order of the box (tiles: red before blue, then by value), so that every combination is reached in exactly one way.
AR-324 = A placement never has more than 39 options (three kinds, thirteen areas); every other list has at most 24, and the number of one good in a payment (AR-303) at most one more than the goods of that kind in hand.
AR-325 = Undoing inside a decision takes back its last part; AR-280 applies to the whole decision once its last part is made. Before the last part of a visit takes effect, the program may ask a person to confirm it (AR-282); this is no decision of the game.

## 14

al-rashid-rules-chapter-14 = What always holds
AR-INV-01 = Red tiles in pile, discard pile, hands and on the map are 32 together; blue tiles likewise. Every tile is in exactly one place.
AR-INV-02 = Letters in the supply, on the map and with players are 16 together.
AR-INV-03 = Influence tokens in the supply and with players are 24 together.
AR-INV-04 = For each colour, Pashas, Merchants and Sages in colour supply, reserve and on the board are 3, 4 and 6 together. A family (reserve and board) never shrinks.
AR-INV-05 = Each office tile in the game is in its palace or with exactly one player; no player has two of a kind; tiles never return to a palace.
AR-INV-06 = In each area there is at most one stack per player; a stack has at most one figure; the stacks stand on the first spaces, from 1 on, without a gap.
AR-INV-07 = At Al-Rashid every stack contains a Pasha, unless its owner has the Chamberlain or moved the Pasha away by an office.
AR-INV-08 = After each complete round of a placement phase every player has placed as many pieces as there were rounds, or the whole family if it is smaller.
AR-INV-09 = At the beginning of a placement phase no piece is on the board; at the beginning of a resolution phase every piece is.
AR-INV-10 = A resolved area holds no piece for the rest of the turn.
AR-INV-11 = Goods on a territory never exceed its printed goods, type by type; after a refill they equal them. A territory never holds more letters than are printed there.
AR-INV-12 = No number of goods, letters or tokens is negative.
AR-INV-13 = Every payment is worth at least its cost and holds nothing superfluous; the payer owned it at the beginning of the visit.
AR-INV-14 = Adding a good raises the value of goods by at least 1; goods are worth at least their number; the value equals the best division into sets.
AR-INV-15 = Dishonour tokens of a player become fewer only by an effect that says so.
AR-INV-16 = At most three players act in an area; their positions begin with 1 and have no gap.
AR-INV-17 = In one move at most one office is activated; a brown office that lies face down is never activated; all brown offices are face up at the beginning of a turn.
AR-INV-18 = In one resolution of the Spies at most 6 spy moves are made, at most 3, 2, 1 by position.
AR-INV-19 = The play order contains every player once and changes only at the beginning of a turn.
AR-INV-20 = Tiles on the map are face up only if their territory has been resolved since they arrived, or if they were moved face up from such a territory.
AR-INV-21 = Crisis cards used: 1 black at set-up and 1 white after each of the turns 1 to 4; never more than 5 in a game.
AR-INV-22 = Every resolution phase ends: each move removes at least one piece from the board and none is added.
AR-INV-23 = What a player is shown contains no value of a tile or card that they have not been entitled to see (AR-270, AR-271).
AR-INV-24 = Same box, same seed and same decisions give the same game.
AR-INV-25 = The score of a finished game equals the sum of AR-251 to AR-254 counted anew from the final situation.
AR-INV-26 = The prestige points of an office are always within the range of its palace (AR-177).
AR-INV-27 = At every moment before the end there is exactly one decision with at least one option, or exactly one chance event with at least one outcome, whose probabilities add up to 1.
AR-INV-28 = Every sequence of numbers offered for a payment ends in a legal payment, every legal payment is reached by exactly one sequence, and there is one if the cost can be paid.
AR-INV-29 = A tile on the map lies on a territory that its colour can threaten.
AR-INV-30 = A part of a decision never leads to a situation in which the decision cannot be completed (AR-323).
AR-INV-31 = No list of options is longer than AR-324 says.

## 15

al-rashid-rules-chapter-15 = The box file
AR-290 = Every number, name and effect of territories, mercenaries, crisis cards and offices comes from the box file; an owner may replace the file by one with the printed values.
AR-291 = Every part of the box file says where it comes from: the rulebook, published material, or reconstructed, or several of these with the parts they cover.
AR-292 = The effect of an office is one of these operations: look at territories, move a mercenary tile, move a piece of one’s own, win ties of dominance, draw mercenary tiles, strength in battle, retreat without dishonour, look at the crisis card, gain goods, letters or influence, dominance of Sages, gain a piece, gain a good, exchange goods, more items in commerce, points at the end, Al-Rashid without a Pasha, return an opponent’s Sage, return dishonour tokens, resolve two areas, cheaper offices, dominance with a Pasha. Any other is an error when the file is read.
AR-293 = Points at the end count one of these: Pashas, Merchants, Sages, wealth, mercenary tiles, other offices, dishonour tokens, influence tokens.
AR-294 = When a box file is read, these are checked: 5 goods; 3 kinds of piece; 6 palaces and 7 territories with 5 spaces each; the letters on the territories; a place for every good; the numbers of mercenary tiles; 3 black and at least 4 white crisis cards, each line naming a territory and a colour that can threaten it; 8 tiles per palace with 4 or 5 players; prestige points within the range of the palace; all names in four languages; no id twice.
AR-295 = Switches in the box file choose a reading of chapter 10; their values there are the rulings of this document.
AR-296 = Only these values of the switches have to be supported. A value that is not supported is an error when the file is read, never ignored.
AR-297 = Withdrawn: the list of payments has no length limit any more (AR-303).
