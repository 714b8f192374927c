### Was die Seiten selbst sagen. Die Sätze der Spiele kommen aus den Worten der Spiele.

## Das Spielbrett

web-board = Spielbrett von { $game }
web-target = { $name }. Wählbar.
web-target-move = { $name }. Wählbar: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, frei, Basar mit { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkten
}
web-yspahan-shop-held = { $shop }, Stein von { $player }, Basar mit { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkten
}
web-yspahan-space = Straßenfeld { $space }
web-yspahan-space-supervisor = Straßenfeld { $space }, hier steht der Aufseher
web-yspahan-square-empty = Würfel-Tableau, { $square }: keine Würfel
web-yspahan-buildings = Deine Gebäude
web-yspahan-next-building = nächstes Gebäude: +{ $points }
web-yspahan-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }
web-yspahan-today = Die Züge von heute
web-yspahan-zoom-in = Näher heran
web-yspahan-zoom-out = Ganze Stadt

## Al Rashid

# Die sechs Paläste, je in einem Wort.
web-al-rashid-palace = { $palace ->
    [spies] Spione
    [military] Militärs
    [scholars] Gelehrte
    [merchants] Händler
    [politicians] Politiker
   *[al_rashid] Al-Rashid
}
web-al-rashid-baghdad = Bagdad
web-al-rashid-before = bisher
web-al-rashid-behind-pasha = nur hinter einem Pascha
web-al-rashid-count = { $thing }: { $n }
web-al-rashid-crises = Bisherige Krisen
web-al-rashid-crisis = Krise dieser Runde
web-al-rashid-deck = Stapel
web-al-rashid-different = versch.
web-al-rashid-drawn = Der Plan ist neu gezeichnet; Ämter, Gebiete und Krisenkarten sind rekonstruiert.
web-al-rashid-family = { $piece ->
    [pasha] { $all ->
        [one] { $all } Pascha
       *[other] { $all } Paschas
    }
    [merchant] { $all } Händler
   *[sage] { $all } Weise
} ({ $reserve } im Vorrat)
web-al-rashid-held = { $office }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $up ->
    [yes] { "" }
   *[no] { ", " }benutzt
}
web-al-rashid-in-gold = in Gold
web-al-rashid-mercenaries = Deine Söldner
web-al-rashid-mine = Deins
web-al-rashid-office = { $office }, { $gold } Gold{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }noch { $n }
}
web-al-rashid-order = Reihenfolge
web-al-rashid-phase = { $phase ->
    [setup] Vorbereitung
    [placement] Platzierung
    [resolution] Auflösung
   *[over] Spielende
}
web-al-rashid-pile = { $colour ->
    [red] Roter
   *[blue] Blauer
} Stapel: { $number } Plättchen
web-al-rashid-resolved = Abgehandelt
web-al-rashid-rest = Punkte, Plättchen und Karten
web-al-rashid-stack = { $player }: Dominanz { $dominance }, Rang { $rank }
web-al-rashid-tile-hidden = { $colour ->
    [red] rotes
   *[blue] blaues
} Plättchen, verdeckt
web-al-rashid-tile-seen = { $tile } (gesehen von { $players })
web-al-rashid-tiles = { $n } { $colour ->
    [red] { $n ->
        [one] rotes
       *[other] rote
    }
   *[blue] { $n ->
        [one] blaues
       *[other] blaue
    }
} Plättchen
web-al-rashid-turn = Runde { $turn } von { $turns }

## Im Reich der Wüstensöhne

web-wuestensoehne-unknown = { $field }, unbekannt
web-wuestensoehne-ends = { $n ->
    [0] vollständig
    [one] an { $n } Ende offen
   *[other] an { $n } Enden offen
}
web-wuestensoehne-explorer = Entdeckerfigur { $height } von { $player }
web-wuestensoehne-caravan = Karawane von { $player }
web-wuestensoehne-camels = { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
}
web-wuestensoehne-room = { $n ->
    [0] kein freier Warenplatz
    [one] { $n } freier Warenplatz
   *[other] { $n } freie Warenplätze
}
web-wuestensoehne-rumours = Gerüchte
web-wuestensoehne-stock = noch { $n }
web-wuestensoehne-rumour-free = { $space }: kein Gerücht
web-wuestensoehne-rumour-hidden = { $space }: verdeckt, gesehen von { $players }
web-wuestensoehne-rumour-known = { $space }: { $value }, gesehen von { $players }
web-wuestensoehne-rest = Vorräte und übrige Plättchen
web-wuestensoehne-drawn = Manche Plättchen und Werte sind rekonstruiert, die Karte ist neu gezeichnet.
web-wuestensoehne-zoom-in = Näher heran
web-wuestensoehne-zoom-out = Ganze Wüste

## Istanbul

web-istanbul-race = Rennen um Rubine
web-istanbul-ends = { $rubies ->
    [one] Ende bei { $rubies } Rubin
   *[other] Ende bei { $rubies } Rubinen
}
web-istanbul-cards = Deine Karten
web-istanbul-deck = Stapel: { $deck }
web-istanbul-no-cards = Keine Karten auf der Hand
web-istanbul-shelf = { $good }: { $number } von { $room }
web-istanbul-words = Alles in Worten

## Der Tisch

web-prompt = Was zu tun ist
web-offers = Was du wählen kannst
web-no-offers = Jetzt gibt es nichts zu wählen.
web-offers-on-board = Auf dem Brett oder hier: { $number } Möglichkeiten
web-final = nicht umkehrbar
web-steps = Was du bisher gewählt hast
web-preview = Wenn du das tust
web-back = Zurück
web-picked = { $number ->
    [one] eine Möglichkeit
   *[other] { $number } Möglichkeiten
}
web-form = Deine Auswahl
web-form-more = { $what }: eins mehr
web-form-less = { $what }: eins weniger
web-form-of = { $what }: { $number } von { $most }
web-form-count = { $number } × { $what }
web-form-total = { $number } von { $most } gewählt
web-form-missing = { $number ->
    [one] wähle noch eins
   *[other] wähle noch { $number }
}
web-form-clear = Leeren
web-form-confirm = Bestätigen
web-log = Was geschehen ist
web-players = Spieler
web-you = (du)
web-score = Punkte:
web-is-asked = ist am Zug
web-yes = ja
web-no = nein

## Das Haus

web-game-yspahan = Wirf die Würfel: beliefere die Basare, verschicke mit der Karawane, baue.
web-game-istanbul = Schicke deinen Kaufmann durch den Basar und sammle als Erster die Rubine.
web-game-wuestensoehne = Lege die Wüste aus, führe deine Karawane von Oase zu Oase und erfahre, was die Waren wert sind.
web-game-al-rashid = Setze deine Familie in Paläste und ferne Länder und gewinne Ansehen in Bagdad.
web-players-range = { $least } bis { $most } Spieler
web-language = Sprache
web-theme = Design
web-theme-auto = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motto = Vier Spiele vom Handel in der Wüste
web-motto-how = Allein gegen Bots, mit Freunden an einem Bildschirm oder per Link über mehrere Tage. Ohne Konto.
web-minutes = etwa { $number } Minuten
web-games = Spiele
web-play-now = Sofort spielen
web-set-table = Tisch eröffnen
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-continue = Weiterspielen
web-turn-at = Du bist an { $number ->
    [one] 1 Tisch
   *[other] { $number } Tischen
} am Zug
web-to-move = { $player } ist am Zug
web-bots = Bots
web-learn-games = Lernen
web-games-all = Alle Spiele
web-seats-free = { $number ->
    [one] 1 Platz frei
   *[other] { $number } Plätze frei
}
web-join = Mitspielen
web-more-tables = { $number } weitere
web-waits-for-you = Du bist am Zug
web-status-open = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = beendet
web-status-abandoned = abgebrochen
web-somebody = jemand
web-bot = Bot
web-your-name = Dein Name
web-keep-name = Speichern
web-install = Als App installieren
web-not-the-publishers = Ein unabhängiges Werk: neu gezeichnet und neu geschrieben, nicht mit den Verlagen der Spiele verbunden.
web-api = API
web-home = Startseite
web-no-answer = Server nicht erreichbar. Bitte Verbindung prüfen.
web-wait = Einen Moment …
web-close = Schließen

## Einen Tisch aufstellen

web-new-table = Ein Tisch { $game }
web-seats = Plätze
web-seat-me = An diesem Bildschirm
web-seat-invited = Mit Einladung
web-seat-open = frei
web-seat-bot = Bot: { $bot }
web-seat-none = Niemand
web-player-name = Name von Spieler { $n }
web-seats-hint = Mehrere Plätze an diesem Bildschirm: Ihr gebt das Gerät weiter, und ein Vorhang verdeckt die Karten.
web-options = Optionen
web-table-name = Name des Tisches
web-listed = Öffentlich: Jeder kann den Tisch finden und mitspielen
web-watched = Jeder kann zusehen
web-set-this-table = Tisch jetzt eröffnen

## Optionen der Tische

web-option-box = Edition
web-option-box-base = Grundspiel
web-option-box-mocha = Mokka & Bakschisch
web-option-box-letters = Brief & Siegel
web-option-box-grand_bazaar = Der große Basar
web-option-layout = Auslage
web-option-layout-first_game = erstes Spiel
web-option-layout-random = zufällig
web-option-layout-long_paths = lange Wege
web-option-layout-in_order = der Reihe nach
web-option-bonus_cards = Bonuskarten
web-option-bonus_cards-mixed = alle gemischt
web-option-bonus_cards-new_only = nur die neuen
web-option-first_player = Startspieler
web-option-first_player-random = ausgelost
web-option-round_limit = Rundengrenze
web-option-round_limit-off = keine
web-option-cards_before_roll = Karten vor dem Wurf
web-option-cards_before_roll-allowed = erlaubt
web-option-cards_before_roll-forbidden = verboten
web-option-build_cards = Baukarten
web-option-build_cards-at_once = man baut sofort
web-option-build_cards-discount = machen das Bauen billiger
web-option-two_build_cards = Zwei Baukarten zugleich
web-option-two_build_cards-allowed = erlaubt
web-option-two_build_cards-forbidden = verboten
web-option-reshuffle = Neu mischen
web-option-reshuffle-when_needed = wenn eine Karte gebraucht wird
web-option-reshuffle-at_once = sobald der Stapel leer ist
web-option-retrieve_condition = Wer eine Entdeckerfigur zurückholen darf
web-option-retrieve_condition-none_placed = wer in diesem Zug keine gesetzt hat
web-option-retrieve_condition-none_available = wer keine mehr hat
web-option-driver_scope = Der Kameltreiber wird bezahlt für
web-option-driver_scope-movement = eine Bewegung
web-option-driver_scope-turn = den ganzen Zug
web-option-compensation = Ziehen zum Ausgleich
web-option-compensation-ask = fragen
web-option-compensation-always = immer
web-option-discovery = Entdecken
web-option-discovery-optional = freiwillig
web-option-discovery-compulsory = verpflichtend
web-option-valuation_order = Mehrere Oasen zugleich: wer ordnet sie
web-option-valuation_order-active_player = der aktive Spieler
web-option-valuation_order-section_index = das Plättchen
web-option-stall_guard_rounds = Leere Runden, die das Spiel beenden
web-option-stall_guard_rounds-0 = nie

## Vor dem Spiel

web-lobby-waiting = { $number ->
    [one] Noch 1 Mitspieler fehlt
   *[other] Noch { $number } Mitspieler fehlen
}
web-lobby-full = Alle sind da
web-lobby-hint = Lade jemanden per Link ein, nimm einen Bot dazu oder teilt euch diesen Bildschirm.
web-lobby-ready = Starte das Spiel, wann du willst.
web-lobby-watching = Du schaust zu. Der Gastgeber startet das Spiel.
web-guest-here = Name eines Gastes hier
web-same-screen = Am selben Bildschirm
web-host-starts = Der Gastgeber startet das Spiel.
web-sit-down = Hinsetzen
web-get-up = Platz verlassen
web-is-here = ist da
web-is-away = nicht da
web-let-bot-play = Bot spielen lassen
web-free-seat = Platz freigeben
web-new-link = Neuer Link
web-link-to = Link zum Platz: { $player }
web-link-watch = Zuschauer-Link
web-copy = Kopieren
web-copied = Kopiert
web-qr = Als QR-Code
web-start = Spiel starten
web-start-with-bots = Spiel starten; { $number ->
    [one] ein Bot übernimmt den freien Platz
   *[other] Bots übernehmen die { $number } freien Plätze
}
web-start-without = Spiel ohne { $number ->
    [one] den freien Platz
   *[other] die { $number } freien Plätze
} starten

## Während des Spiels

web-live-connecting = verbindet …
web-live-live = verbunden
web-live-sending = sendet …
web-live-lost = Verbindung weg: neuer Versuch
web-live-ended = nicht verbunden
web-undo = Zurücknehmen
web-rules = Regeln
web-rules-of = Die Regeln von { $game }
web-search-rules = Regeln durchsuchen
web-nothing-found = Keine Klausel enthält alle diese Wörter.
web-reconstructions = Rekonstruiert: Keine Quelle gibt diese Teile an, dieses Projekt hat sie entworfen
web-reconstructed = { $number ->
    [one] Ein Teil dieses Tisches ist rekonstruiert.
   *[other] { $number } Teile dieses Tisches sind rekonstruiert.
} Die Regeln sagen, welche.
web-menu = Menü
web-typed = Textmodus (Screenreader)
web-type-move = Dein Zug oder seine Nummer
web-say-move = Spielen
web-said = { $text }
web-not-now = Das kann jetzt nicht gewählt werden.
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-sure = Ein Bot zieht für dich, bis du wieder übernimmst. Das geht vor jedem seiner Züge.
web-take-back = Wieder selbst spielen
web-bot-for = Ein Bot spielt für { $player }
web-bot-for-sure = Ein Bot zieht für { $player }, bis { $player } zurückkommt.
web-abandon = Spiel aufgeben
web-curtain = Gerät an { $player } weitergeben
web-curtain-ready = Ich bin’s: meinen Tisch zeigen

## Nach dem Spiel

web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay = Wiedergabe
web-replay-move = Zug { $move } von { $of }
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-leave = Zurück zum Tisch
web-record = Spiel speichern
web-dice = { $dice ->
    [yes] Waren die Würfel fair?
   *[no] War das Mischen fair?
}
web-dice-kept = Alles Zufällige entspricht dem Commitment vom Anfang: Der Seed unten hat den Hash, der damals gezeigt wurde.
web-dice-broken = Das Commitment wurde nicht gehalten: Der Seed hat nicht den Hash, der am Anfang gezeigt wurde.
web-dice-unchecked = Dieser Browser kann hier keine Hashes berechnen; „fondaco verify“ prüft die Aufzeichnung.
web-commitment = { $dice ->
    [yes] Würfel-Commitment
   *[no] Misch-Commitment
} (SHA-256 des Seeds)
web-seed = Seed

## Ein Tisch für alle

web-panels = Teile des Tisches
web-panel-board = Tisch
web-panel-players = Spieler
web-panel-log = Protokoll
web-panel-chat = Gespräch
web-keys = Tasten
web-key-letter = wählt, wobei er steht
web-key-tab = zu den Möglichkeiten, zum Spielplan und weiter
web-key-arrows = auf dem Spielplan: von einem wählbaren Ding zum nächsten
web-key-shift-arrows = auf dem Spielplan: über alles, was da ist
web-key-enter = wählt; bestätigt die hervorgehobene Wahl
web-key-end = beendet den Zug oder überspringt
web-key-escape = einen Schritt zurück
web-key-undo = nimmt die letzte Entscheidung zurück, wenn möglich
web-key-next = nächster Schritt, während Züge gezeigt werden
web-key-replay = zeigt noch einmal, was seit deinem letzten Zug geschah
web-key-help = zeigt diese Tasten
web-letters = Mit einzelnen Buchstaben wählen
web-forced = Erzwungene Züge automatisch ausführen
web-text = Textmodus
web-text-history = Was getippt und erzählt wurde
web-text-many = { $number } Möglichkeiten; „{ $word }“ zählt sie auf.
web-text-moves = Was kann ich tun?
web-text-board = Wie stehe ich?
web-text-log = Was ist geschehen?
web-text-help = Was kann ich tippen?
web-command-rules = die Regeln; mit der Nummer einer Klausel diese Klausel

## Erste Schritte

web-learn = Erste Schritte
web-lesson = Erste Schritte: { $game }
web-lesson-step = { $step } von { $of }
web-lesson-on = Weiter
web-lesson-back = Zurück
web-lesson-skip = Überspringen
web-lesson-play = Allein weiterspielen
web-lesson-not-this = Das kommt später: Wähle, was hervorgehoben ist, oder überspring die Lektion.

## Gespräch

web-talk = Chat
web-talk-new = { $number ->
    [one] neue Nachricht
   *[other] neue Nachrichten
}
web-talk-heard = { $player } sagt: { $text }
web-talk-line = Nachricht schreiben
web-talk-say = Senden
web-talk-silence = Noch keine Nachrichten.
web-talk-earlier = Frühere Nachrichten
web-talk-tidy = Nachrichten verwalten
web-talk-mute = Stumm schalten
web-talk-unmute = { $name } wieder anzeigen
web-talk-muted = { $number ->
    [one] Du hast hier eine Person stummgeschaltet.
   *[other] Du hast hier { $number } Personen stummgeschaltet.
}
web-talk-unsay = Löschen
web-talk-off = Der Chat ist an diesem Tisch ausgeschaltet.
web-who-talks = Wer chatten darf
web-talk-for-everyone = alle, auch Zuschauer
web-talk-for-seats = nur Spieler
web-talk-for-off = niemand

## Neben dem Spiel

web-recap = Seit meinem letzten Zug
web-recap-missed = Seit du zuletzt hier warst, ist etwas geschehen.
web-recap-all = Alle
web-recap-nothing = Seitdem ist nichts geschehen.
web-notes = Meine Notizen
web-notes-hint = Niemand sonst liest diese Seite.
web-notes-kept = Gespeichert.
web-orders = Automatische Antworten
web-orders-hint = Fragen in den Zügen der anderen werden so für dich beantwortet, wie du es hier einstellst. Das sieht sonst niemand.
web-orders-kept = Gespeichert.
web-ranking-hint = Das Begehrteste zuerst: eines nach dem anderen drücken.
web-seats-links = Plätze & Links
web-which-bot = Stärke der Bots
web-give-back = { $player } wieder spielen lassen
web-link-device = Link für mein anderes Gerät
web-is-program = ein Programm darf spielen
web-abandon-sure = Das Spiel endet für alle und kann nicht fortgesetzt werden.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-nudged = Die anderen warten auf deine Entscheidung.
web-remind = Erinnern
web-reminded = Ist erinnert worden.

## Uhren

web-clock-left = Restzeit:
web-clock-bank = Zeitreserve:
web-clock-days = { $days } T { $hours } Std
web-clock-minute = Du hast noch eine Minute.
web-clock-seconds = Du hast noch zehn Sekunden.
web-clock-over = Deine Zeit ist abgelaufen.
web-more-time-live = 1 Minute mehr
web-more-time-turns = 1 Tag mehr
web-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}

## Programme

web-programs = API-Token
web-programs-hint = Mit einem Token kann ein Programm für deinen Platz handeln. Alle am Tisch sehen, dass eines spielen darf.
web-token = Token
web-token-made = Das ist das Token. Es wird nur dieses eine Mal gezeigt.
web-token-label = Wofür es ist
web-token-lasts = Gültig für
web-token-until = bis { $day }
web-token-may = Das Programm darf
web-token-make = Token erstellen
web-token-end = Widerrufen
web-scope-play = spielen
web-scope-watch = zusehen
web-scope-chat = chatten

## Tempo, Gespräch und Schachtel eines neuen Tisches

web-pace = Tempo
web-pace-kind = Wie schnell
web-pace-none = Ohne Zeitlimit
web-pace-live = Live
web-pace-turns = Rundenbasiert
web-pace-move = Für jede Entscheidung
web-pace-bank = Zeitreserve
web-pace-no-bank = keine
web-pace-minutes = { $number } min
web-seconds = { $number } s
web-pace-end = Wenn die Zeit um ist
web-pace-end-wait = warten die anderen
web-pace-end-bot = übernimmt ein Bot
web-pace-end-abandon = das Spiel wird abgebrochen
web-own-box = Eigene Schachteldatei
web-own-box-hint = Wo dein gedrucktes Spiel abweicht: die Datei box.toml des Spiels, kopiert und berichtigt.

## Aufzeichnungen

web-records = Gespeicherte Spiele
web-records-hint = Öffne ein gespeichertes Spiel, um es anzusehen oder ab jeder Stellung gegen Bots weiterzuspielen.
web-ending-abandoned = Das Spiel wurde abgebrochen.
web-look-as = Vom Platz aus sehen von
web-go-on = Ab hier weiterspielen

## Über mich

web-me = Profil
web-about-me = Konto & Benachrichtigungen
web-account = Konto
web-account-hint = Niemand braucht eines. Es sammelt deine Tische, damit du sie auf einem anderen Gerät findest.
web-account-is = Du bist als { $name } angemeldet. Mit diesem Namen und deinem Passwort meldest du dich auf anderen Geräten an.
web-account-name = Name
web-password = Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-changed = Das Passwort ist geändert, deine anderen Geräte sind abgemeldet.
web-sign-in = Anmelden
web-sign-up = Neues Konto
web-sign-out = Abmelden
web-contacts = Benachrichtigungen
web-contacts-hint = Wir sagen dir Bescheid, wenn du am Zug und nicht da bist.
web-contact-kind = Wie
web-contact-email = per E-Mail
web-contact-webhook = an ein Programm (Webhook)
web-contact-target = Adresse
web-contact-add = Hinzufügen
web-contact-end = Entfernen
web-contact-code = Der Code aus der E-Mail
web-contact-confirm = Bestätigen
web-contact-secret = Das Geheimnis, das Sendungen unterschreibt; es wird nur dieses eine Mal gezeigt
web-data = Meine Daten
web-data-none = Über dich ist noch nichts gespeichert.
web-data-export = Meine Daten herunterladen
web-data-forget = Meine Daten löschen
web-data-sure = Namen, Gespräche, Notizen, Aufträge, Adressen und Token werden gelöscht, auf allen Geräten des Kontos. Das lässt sich nicht zurücknehmen.
web-data-seats = In laufenden Spielen
web-data-seats-bot = spielt ein Bot weiter
web-data-seats-open = wird der Platz frei

## Bewegung und Töne

web-motion = Animationen
web-motion-off = keine
web-motion-fast = schnell
web-motion-normal = normal
web-motion-step = Schritt für Schritt
web-motion-next = Nächster Schritt
web-turns = Letzte Züge
web-turns-again = Diesen Zug noch einmal zeigen
web-turns-replay = Letzte Züge noch einmal zeigen
web-sound = Töne
web-motion-points = { $points ->
    [0] { "" }
    [one] { " " }(+1 Punkt)
   *[other] { " " }(+{ $points } Punkte)
}
web-motion-summary = { $first }{ web-motion-points }
web-motion-summary-more = { $first } { $second }{ $more ->
    [0] { "" }
    [one] { " " }(und 1 weitere)
   *[other] { " " }(und { $more } weitere)
}{ web-motion-points }

## Was ein Angebot bringt

web-offer-brings = { $move } ({ $brings })
web-final-because = nicht umkehrbar: { $barrier }

## Das Brett erklären

web-explain = Das Brett erklären
web-explain-hint = Zeige auf etwas auf dem Brett oder wähle hier:
web-explain-finger = Ein Finger, der auf etwas ruht, fragt jederzeit danach.
web-rules-page = Als Seite
web-yspahan-drawn = Die Stadt ist neu gezeichnet: Wo etwas steht, ist rekonstruiert; was woneben liegt, nicht.
web-no-such-game = Ein Spiel dieses Namens gibt es hier nicht.

## Noch einmal ansehen

web-replay-my-turn = Mein letzter Zug
web-replay-link = Link zu dieser Stellung
web-histogram = { $dice } Würfel wurden geworfen; faire Würfel zeigen jede Seite etwa { $expected }-mal.

## Headings of the board that any game has, by the fields of its view

web-field-active = Aktiver Spieler
web-field-colour = Farbe
web-field-columns = Spalten
web-field-column = Spalte
web-field-deck = Karten im Stapel
web-field-discard = Ablagestapel
web-field-first = Startspieler
web-field-goods = Waren
web-field-hand = Hand
web-field-id = Name
web-field-kind = Art
web-field-number = Nummer
web-field-phase = Phase
web-field-players = Spieler
web-field-points = Punkte
web-field-reconstructed = Rekonstruiert
web-field-round = Runde
web-field-rows = Zeilen
web-field-row = Zeile
web-field-seat = Spieler
web-field-seen_by = Gesehen von
web-field-top = Oben
web-field-unseen = Noch nicht gesehen
web-field-value = Wert

## Das Ende

web-ending-you-win = Gewonnen!
web-ending-by = Mit { $points ->
    [one] 1 Punkt Vorsprung.
   *[other] { $points } Punkten Vorsprung.
}
web-ending-by-istanbul = Mit { $points ->
    [one] 1 Rubin Vorsprung.
   *[other] { $points } Rubinen Vorsprung.
}
web-ending-by-wuestensoehne = Mit { $points } Gold Vorsprung.
web-ending-final = { $player }: { $points }
web-ending-scores = Endstand
web-ending-sources = Woher die Punkte kamen
web-ending-sources-istanbul = Woher die Rubine kamen
web-ending-race = Der Spielverlauf
web-ending-race-hint = Punkte, Zug für Zug
web-ending-race-hint-istanbul = Rubine, Zug für Zug
web-ending-race-hint-wuestensoehne = Gold, Zug für Zug
web-ending-race-graph = Verlauf der Punkte. Am Ende: { $scores }
web-ending-board = Spielplan
web-ending-results = Ergebnis
web-ending-check = Selbst nachprüfen
web-round = Runde { $number }
web-ending-turn = Runde { $number }
web-scoring-shows = Nach jeder Wertung die Übersicht zeigen
web-scoring-last = Letzte Wertung
web-scoring-nothing = Niemand hat gepunktet.
web-scoring-sum = Diese Wertung
web-scoring-score = Punktestand
web-yspahan-week-scores = Wertung der Woche { $week }
web-yspahan-caravan-scores = Wertung der vollen Karawane
web-yspahan-with-bazaar = { $souk } mit der Markthalle
web-yspahan-week = Woche { $week }
web-yspahan-source-souk = Souks
web-yspahan-source-bazaar = Souks mit Basar
web-yspahan-source-caravan = Karawane
web-yspahan-source-building = Gebäude
web-yspahan-source-card = Karten
