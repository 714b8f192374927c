### What the house says about tables, seats and requests.

## Tables and seats

house-no-table = Diesen Tisch gibt es nicht.
house-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
house-no-lesson = Für „{ $game }“ gibt es noch keine Einführung.
house-no-link = Dieser Link führt nirgendwohin: Er wurde durch einen neueren ersetzt oder ist unvollständig.
house-link-taken = Den Platz dieser Einladung hat schon jemand eingenommen. Wer dort sitzt, macht sich am Tisch selbst einen Link für ein anderes Gerät.
house-one-seat = Du hast an diesem Tisch schon einen Platz: Niemand sieht dazu noch die Hand eines anderen.
house-no-seat = Dieser Tisch hat keinen Platz { $seat }.
house-seats = { $title } ist für { $min } bis { $max } Spieler, nicht { $number }.
house-no-option = { $title } hat keine Option „{ $name }“.
house-no-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein; möglich ist: { $values }.
house-no-such-table = Dieser Tisch lässt sich nicht eröffnen: { $reason }
house-box-refused = Die Schachteldatei ist nicht zu gebrauchen: { $reason }
house-record-refused = Dieses gespeicherte Spiel lässt sich nicht öffnen: { $reason }
house-too-much-work = Diese Datei zu lesen macht mehr Arbeit als jedes Spiel: Sie wurde abgelehnt.
house-examiner-busy = Gerade werden zu viele Dateien gelesen: Versuche es gleich noch einmal.
house-record-is-a-fork = Dieses gespeicherte Spiel beginnt mitten in einem anderen: Ansehen lässt es sich mit „fondaco replay“.
house-fork-is-full = Ein Tisch, der ein anderes Spiel fortsetzt, braucht alle seine Plätze.
house-nothing-to-decide = Dort ist nichts mehr zu entscheiden.
house-fork-of-what = Weitergespielt wird ab einem Tisch oder einem gespeicherten Spiel: eines von beiden.
house-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
house-bad-name = Ein Name hat höchstens { $most } Zeichen und keine eckigen Klammern.
house-bad-title = Der Name eines Tisches hat höchstens { $most } Zeichen.
house-same-name = Zwei Spieler an diesem Tisch hätten denselben Namen.
house-bad-nonce = Was ein Spieler zu den Würfeln beiträgt, hat höchstens 64 einfache Zeichen.
house-seat-taken = Platz { $seat } ist besetzt.
house-seat-is-so-already = Der Platz ist schon so.
house-not-deserted = Der Spieler von Platz { $seat } ist da.
house-no-bot-there = Auf Platz { $seat } spielt kein Bot.
house-nobody-holds = Niemand hat Platz { $seat }: Gib zuerst jemandem seinen Link.
house-already-started = Das Spiel hat schon begonnen.
house-not-started = Das Spiel hat noch nicht begonnen.
house-not-over = Das Spiel ist noch nicht zu Ende.
house-table-closed = Dieser Tisch ist geschlossen: Hier spielt niemand mehr.
house-unreadable = Dieser Tisch lässt sich mit dieser Version von Fondaco nicht fortsetzen.

## Moves

house-stale = Der Tisch hat sich inzwischen verändert: Sieh noch einmal hin und entscheide.
house-bot-plays = Auf diesem Platz spielt ein Bot: Nimm ihn zuerst zurück.
house-bot-undecided = Der Bot kam zu keiner Entscheidung.
house-bots-silent = Die Bots antworten gerade nicht: Es wird später noch einmal versucht.

## Who may do what

house-who = Der Server kennt dich noch nicht: zuerst POST /api/me.
house-not-yours = Das darfst du an diesem Tisch nicht.
house-wrong-origin = Diese Anfrage kommt von der Seite einer anderen Website.
house-wrong-host = Dieser Server hört nicht auf diesen Namen: Öffne ihn unter seiner eigenen Adresse.
house-no-proof = Der Nachweis deiner eigenen Seite fehlt: GET /api/me nennt ihn.

## Requests

house-invalid = Diese Anfrage ist nicht zu verstehen: { $where }.
house-bad-request = Diese Anfrage ist nicht zu verstehen.
house-nothing-here = Hier ist nichts.
house-no-method = Das geht hier nicht.
house-too-large = Das ist zu groß.
house-busy = An diesem Tisch spielen zu viele auf einmal: Versuche es noch einmal.
house-store-trouble = Der Server kann gerade nichts speichern: Versuche es bald noch einmal.
house-broken = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
