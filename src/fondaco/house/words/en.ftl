### What the house says about tables, seats and requests.

## Tables and seats

house-no-table = There is no such table.
house-no-game = There is no game “{ $game }” here.
house-no-lesson = There is no tutorial for “{ $game }” yet.
house-no-link = This link leads nowhere: it was replaced by a newer one, or it is not complete.
house-link-taken = Somebody has taken the seat of this invitation. Whoever sits there makes a link for another device at the table itself.
house-one-seat = You hold a seat at this table already: nobody sees another one’s hand as well.
house-no-seat = This table has no seat { $seat }.
house-seats = { $title } is for { $min } to { $max } players, not { $number }.
house-no-option = { $title } has no option “{ $name }”.
house-no-value = The option “{ $name }” cannot be “{ $value }”; it can be: { $values }.
house-no-such-table = This table can’t be created: { $reason }
house-box-refused = The box file cannot be used: { $reason }
house-record-refused = This saved game can’t be opened: { $reason }
house-too-much-work = This file takes more work to read than any game needs, so it was refused.
house-examiner-busy = Too many files are being read right now: try again shortly.
house-record-is-a-fork = This saved game begins in the middle of another one: watch it with “fondaco replay”.
house-fork-is-full = A table that goes on from another game needs all its seats.
house-nothing-to-decide = Nothing is left to decide there.
house-fork-of-what = Continue from a table or from a saved game: one of the two.
house-no-bot = There is no bot “{ $bot }”; there is: { $bots }.
house-bad-name = A name has at most { $most } characters and no square brackets.
house-bad-title = The name of a table has at most { $most } characters.
house-same-name = Two players at this table would have the same name.
house-bad-nonce = What a player adds to the dice is at most 64 plain characters.
house-seat-taken = Seat { $seat } is taken.
house-seat-is-so-already = That seat is like that already.
house-not-deserted = The player of seat { $seat } is here.
house-no-bot-there = No bot plays seat { $seat }.
house-nobody-holds = Nobody holds seat { $seat }: give its link to somebody first.
house-already-started = The game has begun already.
house-not-started = The game has not begun yet.
house-not-over = The game is not over yet.
house-table-closed = This table is closed: nobody plays here any more.
house-unreadable = This table cannot be continued with this version of Fondaco.

## Moves

house-stale = The table has changed in the meantime: look again and decide.
house-bot-plays = A bot plays this seat: take it back first.
house-bot-undecided = The bot came to no decision.
house-bots-silent = The bots can’t answer right now: they will be asked again.

## Who may do what

house-who = The server doesn’t know you yet: POST /api/me first.
house-not-yours = You may not do this at this table.
house-wrong-origin = This request comes from a page of another site.
house-wrong-host = This server doesn’t go by that name: open it by its own address.
house-no-proof = The proof of your own page is missing: GET /api/me tells it.

## Requests

house-invalid = This request cannot be understood: { $where }.
house-bad-request = This request cannot be understood.
house-nothing-here = There is nothing here.
house-no-method = This cannot be done here.
house-too-large = This is too large.
house-busy = Too many play at this table at once: try again.
house-store-trouble = The server can’t save anything right now: try again soon.
house-broken = Something went wrong on the server. Nothing was changed.
