### A first game of Im Reich der Wüstensöhne: what is said to the learner, in the order of the lesson.

wuestensoehne-lesson-welcome = Welcome to the desert! You are Blue and lead a caravan that discovers oases and loads their goods; the most valuable load wins. So far only the cross is known, the rest is for you to lay. Start at its southern end, on F11.
wuestensoehne-lesson-lines = Your caravan follows the lines: any distance on brown ones, but a white one ends the movement. Go to F8.
wuestensoehne-lesson-reserve = Where a line leads into the unknown you may discover: draw a tile, or use one of your reserve. Everybody began with one; use yours.
wuestensoehne-lesson-desert = It fitted in one place only, and your caravan went onto it. It shows nothing but desert: then you may move again at once, and discover again. Go to F4.
wuestensoehne-lesson-draw = Now draw a tile. You commit to a place before you know what lies there.
wuestensoehne-lesson-lay = All sides must match: brown to brown, white to white, desert to desert, oasis to oasis. Lay it on G4.
wuestensoehne-lesson-explorer = An oasis, and a camel waits in it! Put an explorer on it to have a share when it is complete. Your smallest will do for now.
wuestensoehne-lesson-bonus-turn = Water is the only money here, and you have two stones. For one of them the caravan leader gives you a second turn right away: take it.
wuestensoehne-lesson-stay = The oasis goes on north and south of here. You need not move: stay.
wuestensoehne-lesson-draw-again = Draw. What fits must be laid; what fits nowhere goes into your reserve.
wuestensoehne-lesson-grow = Incense! Sides that touch as oasis make one oasis: on G5 it grows. Lay the tile there.
wuestensoehne-lesson-save-explorers = You have four explorers, and one is here already. Keep the others for now: no explorer.
wuestensoehne-lesson-leave-it = Whoever put none may take one back from the board. Yours stands well: take none back.
wuestensoehne-lesson-company = Orange is at home in the west. Red has joined your oasis on G3: one may share. Only one side of it is still open, west of F4: go there.
wuestensoehne-lesson-draw-west = Draw, and see whether the oasis closes.
wuestensoehne-lesson-second-explorer = Not yet: it goes on to the west. When it is complete all its explorers line up by height, and the tallest chooses first. Yours are small: add your explorer 6.
wuestensoehne-lesson-keep-water = Keep your last water: whoever is first in the line must pay one stone, or his explorer goes home with nothing. End the turn.
wuestensoehne-lesson-last-side = An oasis is complete when no side of it faces an empty field. The last one is west of where you stand: stay.
wuestensoehne-lesson-scout = For water the scout could also fetch a tile from somebody’s reserve, if it fits here. Draw instead.
wuestensoehne-lesson-close = This one has oasis on one side only. On D4 it closes yours, and brings a second camel: lay it there.
wuestensoehne-lesson-tallest = Now be first in the line: explorer 11 is enough. Your tallest wears the turban, which makes it taller than any other; but after a valuation the turban passes on. Put 11.
wuestensoehne-lesson-first-choice = Four explorers, four icons, and you choose first; the water is paid. Goods win the game: take the incense.
wuestensoehne-lesson-camel = Your next one comes second. Your caravan has room for four goods, and a camel carries two more: take the camel.
wuestensoehne-lesson-rumour = Red got the other camel, your smallest the rumour, and you alone see it: −1. Every good is worth 4 gold; a rumour in its row changes that. Orange will find myrrh in the west: put it there.
wuestensoehne-lesson-go-on = That is all you need; water lies in oases, too. When the last tile is drawn everybody has one more turn, and the rumours are turned up. Go on alone from here, against the same two rivals and with new tiles.
