### What the terminal says around a table at a house.

## Coming

terminal-online-ask-link = The link of your seat (it is not shown):
terminal-online-unreachable = No house answers at { $house }.
terminal-online-no-house = There is no house of Fondaco here: the answer was { $status }.
terminal-online-endless = The answer of { $house } has no end: this is no house of Fondaco.
terminal-online-foreign = The server said something this program doesn’t understand: one of the two is too old.
terminal-online-other-rules = The server plays { $title } by other rules or with another edition than this program: one of the two is too old.
terminal-online-answer-lost = The connection was lost before the answer came: look whether it was done.
terminal-online-full = No seat of this table is yours or free: you watch.
terminal-online-abandoned = This table was given up.
terminal-online-yours-again = A bot played seat { $number }; now it is yours again.

## Before the game

terminal-online-address = The table: { $address }
terminal-online-invite = Give each of these links to one person alone: whoever sits down with it first has the seat.
terminal-online-link-seat = Seat { $number }: { $link }
terminal-online-link-watch = To watch: { $link }
terminal-online-table = { $title }. Who sits there:
terminal-online-seat = { $number }. { $kind ->
    [open] free
    [bot] { $player }, played by the bot { $bot }
   *[person] { $player }{ $online ->
        [true] {""}
       *[false] {" "}(away)
    }
}
terminal-online-waits = The game begins when the host says so.
terminal-online-host-waits = The game begins when all seats are taken. “{ $word }” begins without the free ones, “{ $word } medium” with a bot on each.
terminal-online-help = “{ $quit }” leaves; your seat stays yours.
terminal-online-host-help = “{ $start }” begins without the free seats, “{ $start } medium” with a bot on each; “{ $quit }” leaves, and your seat stays yours.

## At the table

terminal-online-watching = You are watching.
terminal-online-waiting = It is for { $player } to act.
terminal-online-changed = The table has changed in the meantime.
terminal-online-taken-back = Something was taken back.
terminal-online-lost = Connection lost. Trying again; nothing that was played is lost.
terminal-online-back = Connected again.
terminal-online-bot = From now on the bot { $bot } plays for { $player }.
terminal-online-own-bot = From now on a bot plays for { $player }. “{ $word }” takes the seat back.
terminal-online-person = { $player } is played by a person again.
terminal-online-resigned = A bot plays on in your place.
terminal-online-said = { $player } says: { $text }
terminal-online-when-asked = Several people share this screen: that is shown to each when asked.
terminal-online-orders-note = Only you know them; the server keeps them with your seat. What they answer is told like any move.
terminal-online-bye = Goodbye. Your seat stays yours; come back by: { $command }
terminal-online-clock = The clock of { $player } runs: { $time } are left.
terminal-online-bank = { $player } has { $time } in the bank.
terminal-online-no-clock = No clock runs at this table.
terminal-online-no-notes = You have written no notes.
terminal-online-no-news = Nothing has happened since your last decision.
terminal-online-own-link = For another device of yours, and for nobody else: { $link }
terminal-online-rematch = The same people once more: { $command }
terminal-online-once-more = To play again with the same people: { $command }

## Commands

terminal-command-start = begin the game, for the host
terminal-command-say = say something to everybody at the table: { $word } TEXT
terminal-command-resign = let a bot play on in your place
terminal-command-return = take your seat back from the bot
terminal-command-recap = what happened since your last decision
terminal-command-notes = your private notes; { $word } TEXT writes a line under them
terminal-command-clock = whose clock runs, and what is left
terminal-command-link = a link to your seat for another device
terminal-command-rematch = play again with the same people, after the end
terminal-online-command-save = save the record as you may see it, in a file of your choice: { $word } FILE
terminal-online-command-quit = leave; your seat stays yours
