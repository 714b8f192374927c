### Clocks, notices and contacts.

## Clocks

house-no-clock = There are no clocks at this table.
house-clock-stands = No clock runs at this table now.
house-own-clock = Only the others can give you more time.
house-too-much-time = Nobody is given more than { $days } days for one decision.
house-not-asked = Nobody waits for the player of seat { $seat } now.
house-nudged = The player has been reminded already; that is possible every { $minutes } minutes.

## Contacts

house-bad-webhook = A webhook is the address of a page that begins with https:// and holds no name, password or fragment.
house-webhook-private = This webhook leads into a private network; nothing is sent there.
house-webhook-nowhere = This webhook leads nowhere: its name is not known.
house-bad-email = This is no e-mail address.
house-no-mail = This server sends no e-mail.
house-code-sent = A code has been sent a moment ago; that is possible every { $minutes } minutes.
house-wrong-code = This is not the code, or it is no longer valid. Enter the address again for a new one.
house-no-contact = You have no such contact.

## Notices

notice-asked = { $table }: you are asked.
notice-nudge = { $table }: the others wait for your decision.
notice-time-wait = { $table }: your time is over; the others are waiting.
notice-time-bot = { $table }: your time is over, and a bot plays for you. You can take your seat back.
notice-time-abandon = { $table }: somebody’s time was over, and the table was given up.
notice-many = { $number } tables are waiting for you.
notice-way-out = If you do not want these mails: { $link }
notice-code-subject = Your code for Fondaco
notice-code =
    Your code is { $code }. With it you confirm that Fondaco may write to you here when you are asked at a table.
    If you did not wish for this, there is nothing to do: nothing more will be sent.
notice-leave = Do you want to be sent no more mails?
notice-leave-button = No more mails
notice-left = You will be sent no more mails.
