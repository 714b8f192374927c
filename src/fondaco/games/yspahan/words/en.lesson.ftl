### A first game of Yspahan: what is said to the learner, in the order of the lesson.

yspahan-lesson-welcome = Welcome to Yspahan! You are Blue and supply the city for three weeks of seven days. You are first player today: roll the nine white dice. For gold, yellow ones could be added; not today.
yspahan-lesson-tower = The dice lie in the Tower, grouped by what they show: the lowest below with the camels, the highest above with the gold. You take one whole group. Two dice lie with the camels: take those.
yspahan-lesson-three-uses = A group can always do one of three things: what its square shows, move the Supervisor, or fetch a card. Two dice bring two camels. Take them.
yspahan-lesson-end-turn = After the dice you may build, if you can pay, and play cards. You are saving for something better: end your turn.
yspahan-lesson-rivals = Red and Green have taken groups of the districts and placed their cubes in shops. A souk in which somebody stands is closed to the others. Watch how the second day begins.
yspahan-lesson-last-in-order = Another player is first each day, and today you choose last. Two dice are left in the Sack district: take them.
yspahan-lesson-supply = Dice of a district supply its shops: one cube for each die. Place your two cubes.
yspahan-lesson-souk = Shops under one awning are a souk. Whoever has filled all its shops scores the number on its flag at the end of the week. The white souk is small: three shops, three points. Begin it.
yspahan-lesson-same-souk = What you have begun in a district must be finished before you begin another souk there. Place the second cube beside the first.
yspahan-lesson-end-again = One shop is missing. There is time: a week has seven days. End your turn.
yspahan-lesson-small-group = Even a single die is worth something, because every group can also fetch a card. Take the one with the camels.
yspahan-lesson-card = Draw a card: it can be played for what it says in any of your turns, or be discarded to make a group one die larger.
yspahan-lesson-build = Your two camels are enough for the Paddock: from now on you get one camel more whenever you take camels. Build it.
yspahan-lesson-built = The first two buildings bring their powers, the later ones points as well. End your turn.
yspahan-lesson-first-again = Day four, and you are first again. With gold you could add yellow dice that only you may use. Roll without them.
yspahan-lesson-value = This time it is not the number of dice that counts but what they show. The two lowest dice show 1: take them.
yspahan-lesson-supervisor = The Supervisor walks exactly as far as the dice show; each step more or less costs one gold. Move him.
yspahan-lesson-ship = Space W1 leads to your second shop. Where he stops, cubes go to the Caravan, whoever owns them. Send him there.
yspahan-lesson-shipped = Your cube rides on the Caravan: two points at once, and more at the end of the week, the higher the row that you reach. A camel would have kept the shop for you. End your turn.
yspahan-lesson-go-on = That is all you need. At the end of the week full souks and the Caravan are scored, and the shops are emptied. Go on alone from here, against the same two rivals and with new dice.
