### Was die Seiten selbst sagen. Die Sätze der Spiele kommen aus den Worten der Spiele.

## Das Spielbrett

web-board = Spielbrett von { $game }
web-target = { $name }. Wählbar.
web-target-move = { $name }. Wählbar: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, frei, Basar mit { $value } Punkten
web-yspahan-shop-held = { $shop }, Stein von { $player }, Basar mit { $value } Punkten
web-yspahan-space = Straßenfeld { $space }
web-yspahan-space-supervisor = Straßenfeld { $space }, hier steht der Aufseher
web-yspahan-square-empty = Würfel-Tableau, { $square }: keine Würfel
web-yspahan-buildings = Deine Gebäude
web-yspahan-next-building = { $points ->
    [0] das nächste bringt keine Punkte
   *[other] das nächste bringt { $points } Punkte
}
web-yspahan-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }
web-yspahan-zoom-in = Näher heran
web-yspahan-zoom-out = Ganze Stadt

## Der Tisch

web-prompt = Was zu tun ist
web-offers = Was du wählen kannst
web-no-offers = Jetzt gibt es nichts zu wählen.
web-offers-on-board = Auf dem Brett oder hier: { $number } Möglichkeiten
web-final = nicht zurückzunehmen
web-steps = Was du bisher gewählt hast
web-back = Zurück
web-picked = { $number ->
    [one] eine Möglichkeit
   *[other] { $number } Möglichkeiten
}
web-log = Was geschehen ist
web-players = Spieler
web-you = (du)
web-score = Punkte:
web-is-asked = ist jetzt gefragt
web-yes = ja
web-no = nein

## Das Haus

web-game-yspahan = Wirf die Würfel: beliefere die Basare, verschicke mit der Karawane, baue.
web-game-istanbul = Schicke deinen Kaufmann durch den Basar und sammle als Erster die Rubine.
web-game-wuestensoehne = Lege die Wüste aus, führe deine Karawane von Oase zu Oase und erfahre, was die Waren wert sind.
web-game-al-rashid = Setze deine Familie in Paläste und ferne Länder und gewinne Ansehen in Bagdad.
web-players-range = { $least } bis { $most } Spieler
web-language = Sprache
web-theme = Licht
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motto = Vier Brettspiele vom Handel in der Wüste.
web-minutes = etwa { $number } Minuten
web-games = Spiele
web-play-now = Sofort spielen
web-set-table = Tisch aufstellen
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-more-tables = { $number } weitere
web-waits-for-you = Du bist dran
web-status-open = wartet auf Spieler
web-status-playing = wird gespielt
web-status-over = ist zu Ende
web-status-abandoned = wurde aufgegeben
web-somebody = jemand
web-bot = Bot
web-your-name = Dein Name
web-keep-name = Namen behalten
web-install = Als App installieren
web-not-the-publishers = Ein unabhängiges Werk: neu gezeichnet und neu geschrieben, nicht mit den Verlagen der Spiele verbunden.
web-api = Für Programme
web-home = Startseite
web-no-answer = Das Haus antwortet nicht. Ist das Netz da?
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
web-seats-hint = Mehrere Plätze an diesem Bildschirm: Ihr gebt das Gerät weiter, und ein Vorhang verdeckt die Karten.
web-options = Optionen
web-table-name = Name des Tisches
web-listed = Alle dürfen diesen Tisch finden und sich setzen
web-watched = Alle dürfen zuschauen
web-set-this-table = Tisch aufstellen

## Optionen der Tische

web-option-box = Schachtel
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

web-lobby = Der Tisch ist gedeckt. Es geht los, wenn alle da sind.
web-host-starts = Wer den Tisch aufgestellt hat, beginnt das Spiel.
web-sit-down = Hinsetzen
web-get-up = Aufstehen
web-is-here = ist da
web-is-away = nicht da
web-let-bot-play = Bot spielen lassen
web-free-seat = Platz freimachen
web-new-link = Neuer Link
web-link-to = Link zum Platz: { $player }
web-link-watch = Link zum Zuschauen
web-copy = Kopieren
web-copied = Kopiert
web-qr = Als QR-Code
web-start = Anfangen
web-start-with-bots = Anfangen; { $number ->
    [one] ein Bot spielt den freien Platz
   *[other] Bots spielen die { $number } freien Plätze
}
web-start-without = Anfangen ohne { $number ->
    [one] den freien Platz
   *[other] die { $number } freien Plätze
}

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
web-typed = Züge tippen und zuhören (Textmodus)
web-type-move = Dein Zug oder seine Nummer
web-say-move = Spielen
web-said = { $text }
web-not-now = Das kann jetzt nicht gewählt werden.
web-hand-over = Einen Bot für mich spielen lassen
web-take-back = Wieder selbst spielen
web-bot-for = Ein Bot spielt für { $player }
web-abandon = Tisch aufgeben
web-curtain = Gib das Gerät an { $player }
web-curtain-ready = Ich bin’s: meinen Tisch zeigen

## Nach dem Spiel

web-rematch = Noch einmal spielen
web-to-rematch = Zum neuen Tisch
web-replay = Noch einmal ansehen
web-replay-move = Zug { $move } von { $of }
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-leave = Zum Tisch
web-record = Protokoll speichern
web-dice = Waren die Würfel ehrlich?
web-dice-kept = Diese Würfe entsprechen dem Versprechen vom Anfang: Der Samen unten hat den Hash, der damals gezeigt wurde.
web-dice-broken = Das Versprechen wurde nicht gehalten: Der Samen hat nicht den Hash, der am Anfang gezeigt wurde.
web-dice-unchecked = Dieser Browser kann hier keine Hashes berechnen; „fondaco verify“ prüft das Protokoll.
web-commitment = Das Versprechen über die Würfel (SHA-256 des Samens)
web-seed = Der Samen der Würfel

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
web-key-enter = wählt
web-key-escape = einen Schritt zurück
web-key-undo = nimmt zurück, was entschieden wurde, soweit das geht
web-key-help = zeigt diese Tasten
web-letters = Mit einzelnen Buchstaben wählen
web-forced = Züge ohne Alternative für mich machen
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
