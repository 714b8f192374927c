### Clocks, notices and contacts.

## Clocks

house-no-clock = An diesem Tisch gibt es keine Uhren.
house-clock-stands = An diesem Tisch läuft jetzt keine Uhr.
house-own-clock = Mehr Zeit können dir nur die anderen geben.
house-too-much-time = Für eine Entscheidung bekommt niemand mehr als { $days } Tage.
house-not-asked = Auf den Spieler von Platz { $seat } wartet jetzt niemand.
house-nudged = Der Spieler wurde schon erinnert; das geht alle { $minutes } Minuten.

## Contacts

house-bad-webhook = Ein Webhook ist die Adresse einer Seite, die mit https:// beginnt und weder Namen noch Passwort noch Fragment enthält.
house-webhook-private = Dieser Webhook führt in ein privates Netz; dorthin wird nichts gesendet.
house-webhook-nowhere = Dieser Webhook führt nirgendwohin: Sein Name ist nicht bekannt.
house-bad-email = Das ist keine E-Mail-Adresse.
house-no-mail = Dieser Server verschickt keine E-Mails.
house-code-sent = Gerade wurde schon ein Code verschickt; das geht alle { $minutes } Minuten.
house-wrong-code = Das ist nicht der Code, oder er gilt nicht mehr. Gib die Adresse noch einmal ein, um einen neuen zu bekommen.
house-no-contact = Einen solchen Kontakt hast du nicht.

## Notices

notice-asked = { $table }: Du bist gefragt.
notice-nudge = { $table }: Die anderen warten auf deine Entscheidung.
notice-time-wait = { $table }: Deine Zeit ist um; die anderen warten.
notice-time-bot = { $table }: Deine Zeit ist um, und ein Bot spielt für dich. Du kannst deinen Platz zurücknehmen.
notice-time-abandon = { $table }: Eine Zeit war um, und der Tisch wurde aufgegeben.
notice-many = { $number } Tische warten auf dich.
notice-way-out = Wenn du diese Mails nicht willst: { $link }
notice-code-subject = Dein Code für Fondaco
notice-code =
    Dein Code ist { $code }. Mit ihm bestätigst du, dass Fondaco dir hierher schreiben darf, wenn du an einem Tisch gefragt bist.
    Wenn du das nicht gewünscht hast, brauchst du nichts zu tun: Es wird nichts weiter verschickt.
notice-leave = Willst du keine Mails mehr bekommen?
notice-leave-button = Keine Mails mehr
notice-left = Du bekommst keine Mails mehr.
