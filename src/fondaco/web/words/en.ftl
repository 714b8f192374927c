### What the pages say themselves. The games' sentences come from the games' words.

## The board

web-board = Board of { $game }
# Something on the board that can be chosen; $move is what choosing it does.
web-target = { $name }. Can be chosen.
web-target-move = { $name }. Can be chosen: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, free, souk of { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-yspahan-shop-held = { $shop }, cube of { $player }, souk of { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-yspahan-space = Road space { $space }
web-yspahan-space-supervisor = Road space { $space }, where the Supervisor stands
web-yspahan-square-empty = Tower, { $square }: no dice
web-yspahan-buildings = Your buildings
web-yspahan-next-building = next building: +{ $points }
web-yspahan-piles = Deck { $deck }, discard pile { $discard }
web-yspahan-today = Today’s turns
web-yspahan-zoom-in = Closer
web-yspahan-zoom-out = Whole city

## Al Rashid

# The six palaces, in one word each.
web-al-rashid-palace = { $palace ->
    [spies] Spies
    [military] Military
    [scholars] Scholars
    [merchants] Merchants
    [politicians] Politicians
   *[al_rashid] Al-Rashid
}
web-al-rashid-baghdad = Baghdad
web-al-rashid-before = before
web-al-rashid-behind-pasha = only behind a Pasha
web-al-rashid-count = { $thing }: { $n }
web-al-rashid-crises = Crises so far
web-al-rashid-crisis = crisis of this turn
web-al-rashid-deck = deck
web-al-rashid-different = different
web-al-rashid-drawn = The board is drawn anew; offices, territories and crisis cards are reconstructed.
web-al-rashid-family = { $piece ->
    [pasha] { $all ->
        [one] { $all } Pasha
       *[other] { $all } Pashas
    }
    [merchant] { $all ->
        [one] { $all } Merchant
       *[other] { $all } Merchants
    }
   *[sage] { $all ->
        [one] { $all } Sage
       *[other] { $all } Sages
    }
} ({ $reserve } in reserve)
web-al-rashid-held = { $office }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $up ->
    [yes] { "" }
   *[no] { ", " }used
}
web-al-rashid-in-gold = in gold
web-al-rashid-mercenaries = Your mercenaries
web-al-rashid-mine = Yours
web-al-rashid-office = { $office }, { $gold } gold{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $n } left
}
web-al-rashid-order = order
web-al-rashid-phase = { $phase ->
    [setup] Setup
    [placement] Placement
    [resolution] Resolution
   *[over] Game over
}
web-al-rashid-pile = { $colour ->
    [red] Red
   *[blue] Blue
} pile: { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
web-al-rashid-resolved = Resolved
web-al-rashid-rest = Points, tiles and cards
web-al-rashid-stack = { $player }: dominance { $dominance }, rank { $rank }
web-al-rashid-tile-hidden = { $colour ->
    [red] red
   *[blue] blue
} tile, face down
web-al-rashid-tile-seen = { $tile } (seen by { $players })
web-al-rashid-tiles = { $n ->
    [one] { $n } { $colour ->
        [red] red
       *[blue] blue
    } tile
   *[other] { $n } { $colour ->
        [red] red
       *[blue] blue
    } tiles
}
web-al-rashid-turn = turn { $turn } of { $turns }

## In the Realm of the Desert Sons

web-wuestensoehne-unknown = { $field }, unknown
web-wuestensoehne-ends = { $n ->
    [0] complete
    [one] open at { $n } end
   *[other] open at { $n } ends
}
web-wuestensoehne-explorer = explorer { $height } of { $player }
web-wuestensoehne-caravan = caravan of { $player }
web-wuestensoehne-camels = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
}
web-wuestensoehne-room = { $n ->
    [0] no free goods space
    [one] { $n } free goods space
   *[other] { $n } free goods spaces
}
web-wuestensoehne-rumours = Rumours
web-wuestensoehne-stock = { $n ->
    [one] { $n } left
   *[other] { $n } left
}
web-wuestensoehne-rumour-free = { $space }: no rumour
web-wuestensoehne-rumour-hidden = { $space }: face down, seen by { $players }
web-wuestensoehne-rumour-known = { $space }: { $value }, seen by { $players }
web-wuestensoehne-rest = Supplies and tiles left
web-wuestensoehne-drawn = Some tiles and values are reconstructed, and the map is drawn anew.
web-wuestensoehne-zoom-in = Closer
web-wuestensoehne-zoom-out = Whole desert

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
web-final = can’t undo
web-steps = What you have chosen so far
web-preview = If you do this
web-back = Back
web-picked = { $number ->
    [one] one choice
   *[other] { $number } choices
}
web-form = Your selection
web-form-more = { $what }: one more
web-form-less = { $what }: one less
web-form-of = { $what }: { $number } of { $most }
web-form-count = { $number } × { $what }
web-form-total = { $number } of { $most } picked
web-form-missing = { $number ->
    [one] pick one more
   *[other] pick { $number } more
}
web-form-clear = Clear
web-form-confirm = Confirm
web-log = What happened
web-players = Players
web-you = (you)
web-score = Points:
web-is-asked = to move
web-yes = yes
web-no = no

## The house

web-game-yspahan = Roll the dice, supply the souks, ship by caravan, build.
web-game-istanbul = Send your merchant through the bazaar and be the first to gather the rubies.
web-game-wuestensoehne = Lay out the desert, lead your caravan from oasis to oasis and hear what the goods are worth.
web-game-al-rashid = Place your family in palaces and far countries and win honour in Baghdad.
web-players-range = { $least } to { $most } players
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-motto = Four games of the desert trade
web-motto-how = Alone against bots, with friends at one screen, or over days by link. No account needed.
web-minutes = about { $number } minutes
web-games = Games
web-play-now = Play now
web-set-table = Create a table
web-my-tables = My tables
web-open-tables = Open tables
web-continue = Continue
web-turn-at = Your turn at { $number ->
    [one] 1 table
   *[other] { $number } tables
}
web-to-move = { $player } to move
web-bots = Bots
web-learn-games = Learn
web-games-all = All games
web-seats-free = { $number ->
    [one] 1 seat free
   *[other] { $number } seats free
}
web-join = Join
web-more-tables = { $number } more
web-waits-for-you = Your turn
web-status-open = waiting for players
web-status-playing = in progress
web-status-over = finished
web-status-abandoned = abandoned
web-somebody = somebody
web-bot = bot
web-your-name = Your name
web-keep-name = Save
web-install = Install as an app
web-not-the-publishers = An independent work: drawn and written anew, not connected with the games’ publishers.
web-api = API
web-home = Home
web-no-answer = Can’t reach the server. Check your connection.
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
web-player-name = Name of player { $n }
web-seats-hint = Several seats at this screen: you pass the device around, and a curtain hides the cards.
web-options = Options
web-table-name = Name of the table
web-listed = Public: anyone can find this table and join
web-watched = Anyone can watch
web-set-this-table = Create table

## Options of the tables

web-option-box = Edition
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

web-lobby-waiting = Waiting for { $number ->
    [one] 1 more player
   *[other] { $number } more players
}
web-lobby-full = Everyone is here
web-lobby-hint = Invite someone by link, add a bot, or share this screen.
web-lobby-ready = Start the game when you like.
web-lobby-watching = You are watching. The host starts the game.
web-guest-here = Name of a guest here
web-same-screen = Same screen
web-host-starts = The host starts the game.
web-sit-down = Sit down
web-get-up = Leave seat
web-is-here = is here
web-is-away = away
web-let-bot-play = Let a bot play
web-free-seat = Clear seat
web-new-link = New link
web-link-to = Link to the seat: { $player }
web-link-watch = Spectator link
web-copy = Copy
web-copied = Copied
web-qr = As a QR code
web-start = Start game
web-start-with-bots = Start game; { $number ->
    [one] a bot takes the free seat
   *[other] bots take the { $number } free seats
}
web-start-without = Start game without { $number ->
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
web-typed = Text mode (screen reader)
web-type-move = Your move, or its number
web-say-move = Play
web-said = { $text }
web-not-now = This cannot be chosen now.
web-hand-over = Let a bot play for me
web-hand-over-sure = A bot makes your moves until you take over again, which you can do before each of them.
web-take-back = Play myself again
web-bot-for = A bot plays for { $player }
web-bot-for-sure = A bot makes the moves of { $player } until { $player } comes back.
web-abandon = Abandon game
web-curtain = Pass the device to { $player }
web-curtain-ready = It is me: show my table

## After the game

web-rematch = Rematch
web-to-rematch = Go to the rematch
web-replay = Replay
web-replay-move = Move { $move } of { $of }
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One move back
web-replay-on = One move on
web-replay-leave = Back to table
web-record = Save game
web-dice = { $dice ->
    [yes] Were the dice fair?
   *[no] Was the shuffle fair?
}
web-dice-kept = Everything left to chance matches the commitment made at the start: the seed below has the hash that was shown then.
web-dice-broken = The commitment was not kept: the seed does not have the hash that was shown at the start.
web-dice-unchecked = This browser cannot count hashes here; “fondaco verify” checks the record.
web-commitment = { $dice ->
    [yes] Dice commitment
   *[no] Shuffle commitment
} (SHA-256 of the seed)
web-seed = Seed

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
web-key-enter = chooses; confirms the highlighted choice
web-key-end = ends the turn or skips
web-key-escape = one step back
web-key-undo = undoes the last decision, if possible
web-key-next = next step while turns are shown
web-key-replay = replays what happened since your last turn
web-key-help = shows these keys
web-letters = Choose by single letters
web-forced = Play forced moves automatically
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

web-talk = Chat
web-talk-new = { $number ->
    [one] new message
   *[other] new messages
}
web-talk-heard = { $player } says: { $text }
web-talk-line = Write a message
web-talk-say = Send
web-talk-silence = No messages yet.
web-talk-earlier = Earlier messages
web-talk-tidy = Manage messages
web-talk-mute = Mute
web-talk-unmute = Unmute { $name }
web-talk-muted = { $number ->
    [one] You have muted one person here.
   *[other] You have muted { $number } people here.
}
web-talk-unsay = Delete
web-talk-off = Chat is off at this table.
web-who-talks = Who can chat
web-talk-for-everyone = everyone, including spectators
web-talk-for-seats = players only
web-talk-for-off = nobody

## Aside from the game

web-recap = Since my last turn
web-recap-missed = Something has happened since you were here.
web-recap-all = Everybody
web-recap-nothing = Nothing has happened since.
web-notes = My notes
web-notes-hint = Nobody else reads this page.
web-notes-kept = Saved.
web-orders = Automatic answers
web-orders-hint = Questions that come in other players’ turns are answered for you the way you set here. Nobody else sees it.
web-orders-kept = Saved.
web-ranking-hint = The most wanted first: press one after the other.
web-seats-links = Seats & links
web-which-bot = Bots play as
web-give-back = Let { $player } play again
web-link-device = Link for my other device
web-is-program = a program may play
web-abandon-sure = The game ends for everyone and can’t be continued.
web-bot-plays-for-you = A bot plays for you.
web-nudged = The others are waiting for your decision.
web-remind = Remind
web-reminded = Has been reminded.

## Clocks

web-clock-left = Time left:
web-clock-bank = Time bank:
web-clock-days = { $days } d { $hours } h
web-clock-minute = You have one minute left.
web-clock-seconds = You have ten seconds left.
web-clock-over = Your time is up.
web-more-time-live = 1 more minute
web-more-time-turns = 1 more day
web-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}

## Programs

web-programs = API tokens
web-programs-hint = With a token a program can act for your seat. Everybody at the table sees that one may play.
web-token = Token
web-token-made = This is the token. It is shown this once.
web-token-label = What it is for
web-token-lasts = Valid for
web-token-until = until { $day }
web-token-may = The program may
web-token-make = Create token
web-token-end = Revoke
web-scope-play = play
web-scope-watch = watch
web-scope-chat = chat

## The pace, the talk and the box of a new table

web-pace = Pace
web-pace-kind = How fast
web-pace-none = No time limit
web-pace-live = Live
web-pace-turns = Turn-based
web-pace-move = For each decision
web-pace-bank = Time bank
web-pace-no-bank = none
web-pace-minutes = { $number } min
web-seconds = { $number } s
web-pace-end = When the time is over
web-pace-end-wait = the others wait
web-pace-end-bot = a bot takes over
web-pace-end-abandon = the game is abandoned
web-own-box = Your own box file
web-own-box-hint = Where your printed game differs: the file box.toml of the game, copied and corrected.

## Records

web-records = Saved games
web-records-hint = Open a saved game to watch the replay, or continue from any position against bots.
web-ending-abandoned = The game was abandoned.
web-look-as = Look through the seat of
web-go-on = Continue from here

## About me

web-me = Profile
web-about-me = Account & notifications
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
web-contacts = Notifications
web-contacts-hint = We let you know when it’s your turn and you’re away.
web-contact-kind = How
web-contact-email = by e-mail
web-contact-webhook = to a program (webhook)
web-contact-target = Address
web-contact-add = Add
web-contact-end = Remove
web-contact-code = The code from the e-mail
web-contact-confirm = Confirm
web-contact-secret = The secret that signs what is sent; it is shown this once
web-data = My data
web-data-none = No data about you is stored yet.
web-data-export = Download my data
web-data-forget = Delete my data
web-data-sure = Names, talk, notes, orders, contacts and tokens are deleted, on all devices of the account. This cannot be undone.
web-data-seats = In running games
web-data-seats-bot = a bot plays on
web-data-seats-open = the seat becomes free

## Motion and sound

web-motion = Animations
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-motion-step = step by step
web-motion-next = Next step
web-turns = Latest turns
web-turns-again = Show this turn again
web-turns-replay = Show the latest turns again
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
   *[other] { " " }(and { $more } more)
}{ web-motion-points }

## What an offer brings

web-offer-brings = { $move } ({ $brings })
web-final-because = can’t undo: { $barrier }

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

## The end

web-ending-you-win = You win!
web-ending-by = By { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
web-ending-by-istanbul = By { $points ->
    [one] 1 ruby.
   *[other] { $points } rubies.
}
web-ending-by-wuestensoehne = By { $points } gold.
web-ending-final = { $player }: { $points }
web-ending-scores = Final scores
web-ending-sources = Where the points came from
web-ending-sources-istanbul = Where the rubies came from
web-ending-race = The race
web-ending-race-hint = points, move by move
web-ending-race-hint-istanbul = rubies, move by move
web-ending-race-hint-wuestensoehne = gold, move by move
web-ending-race-graph = Graph of the scores. At the end: { $scores }
web-ending-board = Board
web-ending-results = Results
web-ending-check = Check it yourself
web-round = Round { $number }
web-ending-turn = Turn { $number }
web-scoring-shows = Show the sheet after each scoring
web-scoring-last = Last scoring
web-scoring-nothing = Nobody scored.
web-scoring-sum = This scoring
web-scoring-score = Score
web-yspahan-week-scores = Week { $week } scores
web-yspahan-caravan-scores = A full Caravan scores
web-yspahan-with-bazaar = { $souk } with the Bazaar
web-yspahan-week = Week { $week }
web-yspahan-source-souk = Souks
web-yspahan-source-bazaar = Souks with the Bazaar
web-yspahan-source-caravan = Caravan
web-yspahan-source-building = Buildings
web-yspahan-source-card = Cards
