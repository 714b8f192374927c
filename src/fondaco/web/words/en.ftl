### What the pages say themselves. The games' sentences come from the games' words.

## The board

web-board = Board of { $game }
# Something on the board that can be chosen; $move is what choosing it does.
web-target = { $name }. Can be chosen.
web-target-move = { $name }. Can be chosen: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, free, souk of { $value } points
web-yspahan-shop-held = { $shop }, cube of { $player }, souk of { $value } points
web-yspahan-space = Road space { $space }
web-yspahan-space-supervisor = Road space { $space }, where the Supervisor stands
web-yspahan-square-empty = Tower, { $square }: no dice
web-yspahan-buildings = Your buildings
web-yspahan-next-building = { $points ->
    [0] the next one brings no points
   *[other] the next one brings { $points } points
}
web-yspahan-piles = Deck { $deck }, discard pile { $discard }
web-yspahan-today = Today’s turns
web-yspahan-zoom-in = Closer
web-yspahan-zoom-out = Whole city

## Istanbul

web-istanbul-race = Race for rubies
web-istanbul-ends = { $rubies ->
    [one] ends at { $rubies } ruby
   *[other] ends at { $rubies } rubies
}
web-istanbul-cards = Your cards
web-istanbul-deck = deck { $deck }
web-istanbul-no-cards = No cards in hand
web-istanbul-shelf = { $good }: { $number } of { $room }
web-istanbul-words = Everything in words

## The table

web-prompt = What is to be done
web-offers = What you can choose
web-no-offers = Nothing to choose now.
web-offers-on-board = On the board, or here: { $number } choices
web-final = cannot be undone
web-steps = What you have chosen so far
web-preview = If you do this
web-back = Back
web-picked = { $number ->
    [one] one choice
   *[other] { $number } choices
}
web-log = What happened
web-players = Players
web-you = (you)
web-score = Points:
web-is-asked = is asked now
web-yes = yes
web-no = no

## The house

web-game-yspahan = Roll the dice, supply the souks, ship by caravan, build.
web-game-istanbul = Send your merchant through the bazaar and be the first to gather the rubies.
web-game-wuestensoehne = Lay out the desert, lead your caravan from oasis to oasis and hear what the goods are worth.
web-game-al-rashid = Place your family in palaces and far countries and win honour in Baghdad.
web-players-range = { $least } to { $most } players
web-language = Language
web-theme = Light
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-motto = Four board games of the desert trade.
web-minutes = about { $number } minutes
web-games = Games
web-play-now = Play now
web-set-table = Set a table
web-my-tables = My tables
web-open-tables = Open tables
web-more-tables = { $number } more
web-waits-for-you = It is your turn
web-status-open = waits for players
web-status-playing = is being played
web-status-over = is over
web-status-abandoned = was given up
web-somebody = somebody
web-bot = bot
web-your-name = Your name
web-keep-name = Keep this name
web-install = Install as an app
web-not-the-publishers = An independent work: drawn and written anew, not connected with the games’ publishers.
web-api = For programs
web-home = Home
web-no-answer = The house does not answer. Is the network there?
web-wait = One moment…
web-close = Close

## Setting a table

web-new-table = A table of { $game }
web-seats = Seats
web-seat-me = At this screen
web-seat-invited = Invited by link
web-seat-open = free
web-seat-bot = Bot: { $bot }
web-seat-none = Nobody
web-seats-hint = Several seats at this screen: you pass the device around, and a curtain hides the cards.
web-options = Options
web-table-name = Name of the table
web-listed = Everybody may find this table and sit down
web-watched = Everybody may watch
web-set-this-table = Set the table

## Options of the tables

web-option-box = Box
web-option-box-base = base game
web-option-box-mocha = Mocha & Baksheesh
web-option-box-letters = Letters & Seals
web-option-box-grand_bazaar = Grand Bazaar
web-option-layout = Layout
web-option-layout-first_game = first game
web-option-layout-random = random
web-option-layout-long_paths = long paths
web-option-layout-in_order = in order
web-option-bonus_cards = Bonus cards
web-option-bonus_cards-mixed = all mixed
web-option-bonus_cards-new_only = only the new ones
web-option-first_player = First player
web-option-first_player-random = drawn by lot
web-option-round_limit = Most rounds
web-option-round_limit-off = none
web-option-cards_before_roll = Cards before the roll
web-option-cards_before_roll-allowed = allowed
web-option-cards_before_roll-forbidden = forbidden
web-option-build_cards = Building cards
web-option-build_cards-at_once = build at once
web-option-build_cards-discount = make building cheaper
web-option-two_build_cards = Two building cards at once
web-option-two_build_cards-allowed = allowed
web-option-two_build_cards-forbidden = forbidden
web-option-reshuffle = Reshuffling
web-option-reshuffle-when_needed = when a card is needed
web-option-reshuffle-at_once = as soon as the deck is empty
web-option-retrieve_condition = Who may retrieve an explorer
web-option-retrieve_condition-none_placed = whoever placed none this turn
web-option-retrieve_condition-none_available = whoever has none left
web-option-driver_scope = A camel driver is paid for
web-option-driver_scope-movement = one movement
web-option-driver_scope-turn = the whole turn
web-option-compensation = Exchange draw
web-option-compensation-ask = ask
web-option-compensation-always = always
web-option-discovery = Discovering
web-option-discovery-optional = as one likes
web-option-discovery-compulsory = compulsory
web-option-valuation_order = Several oases at once: who orders them
web-option-valuation_order-active_player = the active player
web-option-valuation_order-section_index = the tile
web-option-stall_guard_rounds = Idle rounds that end the game
web-option-stall_guard_rounds-0 = never

## Before the game

web-lobby = The table is set. The game begins when everybody is here.
web-host-starts = Whoever set the table starts the game.
web-sit-down = Sit down
web-get-up = Get up
web-is-here = is here
web-is-away = away
web-let-bot-play = Let a bot play
web-free-seat = Free this seat
web-new-link = New link
web-link-to = Link to the seat: { $player }
web-link-watch = Link to watch
web-copy = Copy
web-copied = Copied
web-qr = As a QR code
web-start = Begin
web-start-with-bots = Begin; { $number ->
    [one] a bot plays the free seat
   *[other] bots play the { $number } free seats
}
web-start-without = Begin without { $number ->
    [one] the free seat
   *[other] the { $number } free seats
}

## While playing

web-live-connecting = connecting…
web-live-live = connected
web-live-sending = sending…
web-live-lost = connection lost: trying again
web-live-ended = not connected
web-undo = Undo
web-rules = Rules
web-rules-of = The rules of { $game }
web-search-rules = Search the rules
web-nothing-found = No clause has all these words.
web-reconstructions = Reconstructed: no source gives these parts, so this project designed them
web-reconstructed = { $number ->
    [one] One component of this table is reconstructed.
   *[other] { $number } components of this table are reconstructed.
} The rules say which.
web-menu = Menu
web-typed = Type moves and listen (text mode)
web-type-move = Your move, or its number
web-say-move = Play
web-said = { $text }
web-not-now = This cannot be chosen now.
web-hand-over = Let a bot play for me
web-take-back = Play myself again
web-bot-for = A bot plays for { $player }
web-abandon = Give the table up
web-curtain = Give the device to { $player }
web-curtain-ready = It is me: show my table

## After the game

web-rematch = Play again
web-to-rematch = To the new table
web-replay = Look at it again
web-replay-move = Move { $move } of { $of }
web-replay-play = Play on
web-replay-pause = Pause
web-replay-back = One move back
web-replay-on = One move on
web-replay-leave = To the table
web-record = Save the record
web-dice = Were the dice fair?
web-dice-kept = These rolls match the promise made at the start: the seed below has the hash that was shown then.
web-dice-broken = The promise was not kept: the seed does not have the hash that was shown at the start.
web-dice-unchecked = This browser cannot count hashes here; “fondaco verify” checks the record.
web-commitment = The promise about the dice (SHA-256 of the seed)
web-seed = The seed of the dice

## A table for everyone

web-panels = Parts of the table
web-panel-board = Table
web-panel-players = Players
web-panel-log = Log
web-panel-chat = Chat
web-keys = Keys
web-key-letter = chooses what it stands beside
web-key-tab = to the choices, to the board, and on
web-key-arrows = on the board: from one thing that can be chosen to the next
web-key-shift-arrows = on the board: over everything there is
web-key-enter = chooses
web-key-escape = one step back
web-key-undo = takes back what was decided, as far as that is possible
web-key-help = shows these keys
web-letters = Choose by single letters
web-forced = Make moves for me to which there is no alternative
web-text = Text mode
web-text-history = What was typed and told
web-text-many = { $number } choices; “{ $word }” lists them.
web-text-moves = What can I do?
web-text-board = Where do I stand?
web-text-log = What happened?
web-text-help = What can I type?
web-command-rules = the rules; with the number of a clause, that clause

## First steps

web-learn = First steps
web-lesson = First steps: { $game }
web-lesson-step = { $step } of { $of }
web-lesson-on = Go on
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-play = Play on alone
web-lesson-not-this = That comes later: choose what is highlighted, or skip the lesson.

## Talk

web-talk = Talk
web-talk-new = { $number ->
    [one] new line
   *[other] new lines
}
web-talk-heard = { $player } says: { $text }
web-talk-line = Say something
web-talk-say = Say
web-talk-silence = Nobody has said anything yet.
web-talk-earlier = Earlier lines
web-talk-tidy = Tidy up
web-talk-mute = Mute
web-talk-unmute = Hear { $name } again
web-talk-muted = { $number ->
    [one] You do not read the lines of one person here.
   *[other] You do not read the lines of { $number } people here.
}
web-talk-unsay = Delete
web-talk-off = You cannot talk at this table now.
web-who-talks = Who may talk
web-talk-for-everyone = everyone, spectators too
web-talk-for-seats = only the players
web-talk-for-off = nobody

## Aside from the game

web-recap = Since my last turn
web-recap-missed = Something has happened since you were here.
web-recap-all = Everybody
web-recap-nothing = Nothing has happened since.
web-notes = My notes
web-notes-hint = Nobody else reads this page.
web-notes-kept = Kept.
web-orders = Standing orders
web-orders-hint = What you decide here beforehand you are not asked in other players’ turns. Nobody else is told.
web-orders-kept = Your orders are kept.
web-ranking-hint = The most wanted first: press one after the other.
web-seats-links = Seats and links
web-which-bot = Bots play as
web-give-back = Let { $player } play again
web-link-device = Link for my other device
web-is-program = a program may play
web-abandon-sure = The game ends for everybody, and cannot be gone on with.
web-bot-plays-for-you = A bot plays for you.
web-nudged = The others are waiting for your decision.
web-remind = Remind
web-reminded = Has been reminded.

## Clocks

web-clock-left = Time left:
web-clock-bank = In reserve:
web-clock-days = { $days } d { $hours } h
web-clock-minute = You have one minute left.
web-clock-seconds = You have ten seconds left.
web-clock-over = Your time is over.
web-more-time-live = 1 more minute
web-more-time-turns = 1 more day
web-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}

## Programs

web-programs = Programs
web-programs-hint = With a token a program can act for your seat. Everybody at the table sees that one may play.
web-token = Token
web-token-made = This is the token. It is shown this once.
web-token-label = What it is for
web-token-lasts = Valid for
web-token-until = until { $day }
web-token-may = The program may
web-token-make = Make a token
web-token-end = End it
web-scope-play = play
web-scope-watch = watch
web-scope-chat = talk

## The pace, the talk and the box of a new table

web-pace = Pace
web-pace-kind = How fast
web-pace-none = without clocks
web-pace-live = at one sitting
web-pace-turns = over days
web-pace-move = For each decision
web-pace-bank = In reserve
web-pace-no-bank = nothing
web-pace-minutes = { $number } min
web-seconds = { $number } s
web-pace-end = When the time is over
web-pace-end-wait = the others wait
web-pace-end-bot = a bot takes over
web-pace-end-abandon = the table is given up
web-own-box = Your own box file
web-own-box-hint = Where your printed game differs: the file box.toml of the game, copied and corrected.

## Records

web-records = Records
web-records-hint = Bring a record along, to look at the game again or to go on from any position against bots.
web-ending-abandoned = The table was given up.
web-look-as = Look through the seat of
web-go-on = Go on from here

## About me

web-me = Me
web-about-me = Account, notices and my data
web-account = Account
web-account-hint = Nobody needs one. It gathers your tables, so that you find them on another device.
web-account-is = You are signed in as { $name }. With this name and your password you sign in on other devices.
web-account-name = Name
web-password = Password
web-password-new = New password
web-password-change = Change the password
web-password-changed = The password is changed, and your other devices are signed out.
web-sign-in = Sign in
web-sign-up = New account
web-sign-out = Sign out
web-contacts = Notices
web-contacts-hint = When a table waits for you and you are not there, the house tells you.
web-contact-kind = How
web-contact-email = by e-mail
web-contact-webhook = to a program (webhook)
web-contact-target = Address
web-contact-add = Tell me there
web-contact-end = No more
web-contact-code = The code from the e-mail
web-contact-confirm = Confirm
web-contact-secret = The secret that signs what is sent; it is shown this once
web-data = My data
web-data-none = The house knows nothing about you yet.
web-data-export = Take my data along
web-data-forget = Be forgotten
web-data-sure = Names, talk, notes, orders, contacts and tokens are deleted, on all devices of the account. This cannot be undone.
web-data-seats = In running games
web-data-seats-bot = a bot plays on
web-data-seats-open = the seat becomes free

## Motion and sound

web-motion = Motion
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-sound = Sounds
web-motion-points = { $points ->
    [0] { "" }
    [one] { " " }(+1 point)
   *[other] { " " }(+{ $points } points)
}
# A rival's turn in one line: its first lines, how many more the log has, what it brought.
web-motion-summary = { $first }{ web-motion-points }
web-motion-summary-more = { $first } { $second }{ $more ->
    [0] { "" }
    [one] { " " }And one thing more.
   *[other] { " " }And { $more } things more.
}{ web-motion-points }

## What an offer brings

web-offer-brings = { $move } ({ $brings })
web-final-because = cannot be undone: { $barrier }

## Explaining the board

web-explain = Explain the board
web-explain-hint = Point at something on the board, or choose here:
web-explain-finger = A finger that rests on something asks at any time.
web-rules-page = As a page
web-yspahan-drawn = The city is drawn anew: where things stand on it is reconstructed, what lies beside what is not.
web-no-such-game = There is no such game here.

## Looking at it again

web-replay-my-turn = My last turn
web-replay-link = Link to this position
web-histogram = { $dice } dice were rolled; fair dice show each face about { $expected } times.

## Headings of the board that any game has, by the fields of its view

web-field-active = Active player
web-field-colour = Colour
web-field-columns = Columns
web-field-column = Column
web-field-deck = Cards in the deck
web-field-discard = Discard pile
web-field-first = Starting player
web-field-goods = Goods
web-field-hand = Hand
web-field-id = Name
web-field-kind = Kind
web-field-number = Number
web-field-phase = Phase
web-field-players = Players
web-field-points = Points
web-field-reconstructed = Reconstructed
web-field-round = Round
web-field-rows = Rows
web-field-row = Row
web-field-seat = Player
web-field-seen_by = Seen by
web-field-top = On top
web-field-unseen = Not seen yet
web-field-value = Value
