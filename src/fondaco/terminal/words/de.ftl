### Was das Terminal rund um jedes Spiel sagt: Befehle, Spielstände, Regeln, das Ende. Am Schluss die Spielpläne.

terminal-as-it-is = { $text }

## Beginning

terminal-welcome = { $title } für { $number } Spieler.
terminal-promise = { $dice ->
    [yes] Die Würfel sind versiegelt. Würfel-Commitment: { $commitment }
   *[no] Das Mischen ist versiegelt. Commitment: { $commitment }
}
terminal-nonces = Von den Spielern hinzugefügt: { $nonces }
terminal-box-own = Die Schachtel ist deine eigene Datei: { $file }
terminal-box-owner = Die Schachtel gehört einem Besitzer und liegt der Partie bei.
terminal-reconstructed-none = Nichts in dieser Schachtel, was das Spiel beeinflusst, ist rekonstruiert (siehe „über“).
terminal-reconstructed = { $number ->
    [one] Ein Teil dieser Schachtel, der das Spiel beeinflusst, ist rekonstruiert (siehe „über“).
   *[other] { $number } Teile dieser Schachtel, die das Spiel beeinflussen, sind rekonstruiert (siehe „über“).
}
terminal-resumed = Die Partie geht nach Zug { $number } weiter.
terminal-unfinished = Du hast ein unbeendetes Spiel; setze es fort mit: { $command }
terminal-continue = Die angefangene Partie fortsetzen? Eingabetaste: ja, n: nein, eine neue
terminal-no-words = nein, n
terminal-help-hint = Gib eine Nummer, einen Zug oder einen Befehl ein; „{ $help }“ zeigt die Befehle.
terminal-saved-in = Die Partie wird nach jedem deiner Züge gespeichert in { $file }

## At the table

terminal-you = du
terminal-since = Seit deinem letzten Zug:
terminal-asks = { $player }: { $prompt }
terminal-final-note = † nicht umkehrbar
terminal-only-one = Es gibt nur einen Zug: Die Eingabetaste spielt ihn.
terminal-pick-several = Mehreres auf einmal, in beliebiger Reihenfolge: „{ $example }“.
terminal-picked = Gewählt: { $picks }.
terminal-picked-brings = Gewählt: { $picks }. Zusammen: { $brings }.
terminal-pick-confirm = Das ist nicht umkehrbar. Die Eingabetaste bestätigt; oder wähle neu.
terminal-pass-to = Gib den Bildschirm an { $player }.
terminal-press-enter = { $player }, drücke die Eingabetaste, wenn sonst niemand hinsieht.
terminal-turn-of = { $player } ist dran.
terminal-nothing-typed = Gib die Nummer oder den Text eines Zuges ein, oder „{ $help }“.
terminal-no-such-number = Es gibt keinen Zug { $number }: Die Züge sind 1 bis { $most }.
terminal-refused-by = { $reason } ({ $clause }; mehr mit „warum“.)
terminal-undone = { $number ->
    [one] Ein Zug ist zurückgenommen.
   *[other] { $number } Züge sind zurückgenommen.
}
terminal-undo-refused = Es lässt sich nichts zurücknehmen: { $barrier }

## Commands

terminal-commands = Befehle (die englischen Wörter gelten auch):
terminal-command-undo = deine letzte Entscheidung zurücknehmen
terminal-command-why = warum ein Zug jetzt nicht möglich ist, nach welcher Regel: { $word } { $example }
terminal-command-rules = die Regeln: Kapitel, ein Kapitel oder ein Absatz: { $word } { $chapter }, { $word } { $clause }
terminal-command-log = was geschah; { $word } 20 erzählt die letzten 20 Zeilen
terminal-command-board = den Tisch noch einmal zeigen
terminal-command-hand = deine Hand zeigen
terminal-command-moves = die Züge noch einmal zeigen
terminal-command-hint = was ein Experte täte, und warum
terminal-command-orders = im Voraus gegebene Antworten auf Fragen in den Zügen anderer; allein zeigt es sie: { $word }
terminal-command-save = die Partie speichern, in einer Datei deiner Wahl: { $word } DATEI
terminal-command-about = was diese Edition ist, ihre Quellen, das Commitment
terminal-command-help = diese Liste
terminal-command-quit = speichern und gehen
terminal-help-moves = Ein Zug ist seine Nummer oder sein Text. Ein Text darf gekürzt werden, solange er eindeutig ist, und mehrere Teile nacheinander enthalten: { $example }.
terminal-hint-plays = { $level } würde spielen: { $moves }
terminal-hint-way = { $chance } % Siegchance in { $worlds ->
    [one] einer gedachten Partie
   *[other] { $worlds } gedachten Partien
}: { $moves }
terminal-hint-sure = Dass das Erste besser ist als das Zweite, ist zu { $sure } % sicher.
terminal-why-which = Welcher Zug? Zum Beispiel: { $word } { $example }
terminal-why-possible = „{ $move }“ ist jetzt möglich.
terminal-why-clause = { $clause }: { $text }
terminal-log-empty = Noch ist nichts geschehen.
terminal-log-number = „{ $text }“ ist keine Zahl von Zeilen.

## Lessons

terminal-learn-welcome = Erste Schritte in { $title }. Die Eingabetaste führt weiter, „{ $quit }“ beendet.
terminal-learn-move = Dein Zug: { $move } ({ $text }). Die Eingabetaste führt ihn aus.
terminal-learn-next = Weiter mit der Eingabetaste.
terminal-learn-other = Auch das ginge; die Lektion geht weiter mit: { $text }
terminal-learn-refused = { $reason } Die Lektion geht weiter mit: { $text }
terminal-learn-end = Von hier an kannst du weiterspielen, mit neuen Würfeln. Eingabetaste: weiter, n: beenden

## Standing orders

terminal-orders = Deine automatischen Antworten auf Fragen in den Zügen der anderen:
terminal-orders-none = An diesem Tisch lässt sich keine Frage in den Zügen anderer im Voraus beantworten.
terminal-order-now = { $order } ({ $name }): { $value }.
terminal-order-choice = Tippe „{ $word } { $order } { $value }“: { $meaning }
terminal-order-number = Tippe „{ $word } { $order }“ und eine Zahl von { $least } bis { $most }.
terminal-order-ranking = Tippe „{ $word } { $order }“ und was du willst, das Begehrteste zuerst, aus: { $values }.
terminal-orders-note = Nur du kennst sie, und sie gelten, solange du am Tisch bleibst: In keinem Spielstand und keiner Aufzeichnung stehen sie. Ihre Antworten werden erzählt wie jeder Zug.

## Saving and leaving

terminal-saved = Gespeichert in { $file }
terminal-not-saved = Die Partie konnte nicht gespeichert werden: { $reason }. Was vorher gespeichert war, ist unversehrt.
terminal-goes-on-unsaved = Die Partie geht weiter; „{ $save } DATEI“ speichert sie anderswo.
terminal-bye = Auf Wiedersehen. Weiter geht es mit: { $command }
terminal-bye-unsaved = Auf Wiedersehen. Diese Partie ist nicht gespeichert.

## The end

terminal-over = Die Partie ist zu Ende.
terminal-place = { $place }. { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-seed = Der Startwert war { $seed }
terminal-promise-kept = { $number ->
    [one] Er entspricht dem Commitment vom Anfang und ergibt das einzige Zufallsergebnis.
   *[other] Er entspricht dem Commitment vom Anfang und ergibt alle { $number } Zufallsergebnisse.
}
terminal-promise-broken = Der Zufall entspricht nicht dem Commitment: { $reason }
terminal-offer-record = Die ganze Partie speichern? Eingabetaste: { $file }; ein anderer Name; n: nein
terminal-record-saved = Die ganze Partie liegt in { $file }
terminal-record-declined = Die Partie ist nicht gespeichert.

## About

terminal-about-box = { $title }, { $designer } ({ $year }), erschienen bei { $publisher }. Fondaco ist mit ihnen nicht verbunden: Kauf ihr Spiel.
terminal-about-options = Optionen dieses Tisches: { $options }
terminal-about-hash = Prüfsumme der Schachtel: { $hash }
terminal-about-parts = Rekonstruiert, weil keine Quelle es angibt:
terminal-about-part = { $path }: { $reason }
terminal-about-affects = beeinflusst das Spiel
terminal-about-drawn = beeinflusst das Spiel nicht

## Rules

terminal-rules-chapters = Die Regeln von { $title }. Ein Kapitel öffnet sich mit seiner Nummer, ein Absatz mit seinem Kürzel.
terminal-rules-chapter = { $number }. { $title }
terminal-rules-none = Die Regeln von { $title } stehen hier nicht.
terminal-rules-unknown = Es gibt keinen Absatz und kein Kapitel „{ $asked }“.
terminal-rules-near = Es gibt keinen Absatz und kein Kapitel „{ $asked }“; ähnlich sind: { $near }.

## Records

terminal-replay-of = { $title }, { $players }
terminal-replay-after = Nach Zug { $number } von { $moves }:
terminal-verify-whole = Die Aufzeichnung ist ganz: Ihre letzte Zeile passt zum Rest.
terminal-verify-moves = { $moves ->
    [one] Ein Zug ist erlaubt
   *[other] Alle { $moves } Züge sind erlaubt
} nach Fassung { $revision } der Regeln; { $digests ->
    [0] die Aufzeichnung trägt keine Prüfsummen.
    [one] eine Prüfsumme stimmt.
   *[other] { $digests } Prüfsummen stimmen.
}
terminal-verify-result = Die Partie ist zu Ende: { $result }.
terminal-verify-running = Die Partie ist nicht zu Ende.
terminal-verify-dice = { $number ->
    [one] Ein Zufallsergebnis ist das, was der versprochene Startwert ergibt.
   *[other] Alle { $number } Zufallsergebnisse sind die, die der versprochene Startwert ergibt.
}
terminal-verify-no-promise = Die Aufzeichnung trägt kein Commitment: Der Zufall lässt sich nicht prüfen.
terminal-verify-no-seed = Der Startwert wird erst am Ende der Partie offengelegt: Der Zufall wurde nicht geprüft.

## Yspahan

terminal-yspahan-example = take gold supervisor
terminal-yspahan-date = Woche { $week } von { $weeks }, Tag { $day } von { $days }
terminal-yspahan-first = ist Startspieler
terminal-yspahan-first-is = Startspieler: { $player }.
terminal-yspahan-tower = Würfel-Tableau  [n] weiß  (n) gelb
terminal-yspahan-caravan = Karawane
terminal-yspahan-city = Stadt  ◉ Aufseher  · freier Laden  ─ │ an der Straße
terminal-yspahan-caravan-row = +{ $points }  ×{ $multiplier }
terminal-yspahan-next-place = { $points ->
    [one] Nächster Stein: Reihe { $row }, 1 Punkt.
   *[other] Nächster Stein: Reihe { $row }, { $points } Punkte.
}
terminal-yspahan-deck = Stapel { $deck }, Ablage leer.
terminal-yspahan-piles = Stapel { $deck }, Ablage { $discard }.
terminal-yspahan-top = Oben: { $card }
terminal-yspahan-player = Spieler
terminal-yspahan-points = Punkte
terminal-yspahan-gold = Gold
terminal-yspahan-camels = Kamele
terminal-yspahan-cards = Karten
terminal-yspahan-buildings = Gebäude
terminal-yspahan-no-cards = Du hast keine Karten.
terminal-yspahan-hand = { $number ->
    [one] Deine Karte:
   *[other] Deine { $number } Karten:
}
terminal-yspahan-card = { $number ->
    [one] „{ $card }“: { $effect }
   *[other] { $number } × „{ $card }“: { $effect }
}
terminal-yspahan-tower-empty = Das Würfel-Tableau ist leer.
terminal-yspahan-group = Würfel-Tableau, { $square }: Wert { $value }, { $white ->
    [0] kein weißer Würfel
    [one] 1 weißer Würfel
   *[other] { $white } weiße Würfel
}{ $yellow ->
    [0] {""}
    [one] , 1 gelber Würfel
   *[other] , { $yellow } gelbe Würfel
}.
terminal-yspahan-supervisor-on = Der Aufseher steht auf { $space }.
terminal-yspahan-reach = Gold, um ihn auf jedes Feld zu bewegen: { $prices }.
terminal-yspahan-souk = Basar { $district } { $colour }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}: { $shops }.
terminal-yspahan-free = frei
terminal-yspahan-caravan-line = Karawane, Reihe { $row } (+{ $points }, × { $multiplier }): { $cubes }.
terminal-yspahan-player-line = { $player }: Punkte { $points }, Gold { $gold }, Kamele { $camels }, Karten { $cards }; Gebäude: { $buildings }.

## Al Rashid

terminal-al-rashid-turn = Runde { $turn } von { $turns }, { $phase ->
    [setup] Vorbereitung
    [placement] Platzierungsphase
    [resolution] Auflösungsphase
   *[over] Spielende
}
terminal-al-rashid-order = Spielreihenfolge: { $players }
terminal-al-rashid-order-next = Zuerst in der nächsten Runde: { $players }
terminal-al-rashid-crisis = Krise dieser Runde: { $crisis }
terminal-al-rashid-crisis-next = Du hast die nächste Krisenkarte gesehen: { $crisis }
terminal-al-rashid-crisis-buried = Du hast unten im Stapel gesehen: { $crises }
terminal-al-rashid-resolving = Wird aufgelöst: { $area }. Es handeln, nach Position: { $players }
terminal-al-rashid-city = Stadt  Ämter: Kosten/Punkte
terminal-al-rashid-map = Karte  [r3] offen  (r·) verdeckt  (r3) von dir gesehen
terminal-al-rashid-legend = Stapel von links nach rechts: P Pascha, H Händler, W Weiser, =Dominanz, #Rang. × aufgelöst. Spieler: r rote und b blaue Plättchen auf der Hand, P H W im Vorrat/in der Familie.
terminal-al-rashid-reconstructed = * rekonstruiert: kein gedrucktes Material
terminal-al-rashid-short-pasha = P
terminal-al-rashid-short-merchant = H
terminal-al-rashid-short-sage = W
terminal-al-rashid-short-wood = Ed
terminal-al-rashid-short-pottery = Tö
terminal-al-rashid-short-metal = Me
terminal-al-rashid-short-spices = Ge
terminal-al-rashid-short-silk = Se
terminal-al-rashid-short-gold = Gold
terminal-al-rashid-short-letters = Empf
terminal-al-rashid-short-influence = Einf
terminal-al-rashid-short-dishonour = Ehrv
terminal-al-rashid-player = Spieler
terminal-al-rashid-points = Pkt
terminal-al-rashid-supply = Vorrat: Empfehlungsschreiben { $letters }, Einfluss { $influence }. Söldner in den Nachziehstapeln: rot { $red }, blau { $blue }. Abgelegt: { $discards }. Krisenstapel: { $deck }.
terminal-al-rashid-no-tiles = Du hast keine Söldnerplättchen.
terminal-al-rashid-hand = { $number ->
    [one] Dein Söldnerplättchen: { $tiles }
   *[other] Deine { $number } Söldnerplättchen: { $tiles }
}
terminal-al-rashid-payment = Vorschlag für { $gold } Gold: { $goods }. Das kostet dich { $loss } Gold an Reichtum{ $overpaid ->
    [0] {""}
   *[other] , { $overpaid } Gold mehr als der Preis
}.
terminal-al-rashid-payment-enter = Die Eingabetaste bezahlt den Vorschlag; oder antworte für jede Ware.
terminal-al-rashid-office-held = { $office } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $face ->
    [up] {""}
   *[down] , benutzt
}
terminal-al-rashid-area = { $area }{ $state ->
    [resolved] {" "}(aufgelöst)
   *[open] {""}
}. { $content } Stapel von links nach rechts: { $stacks }.
terminal-al-rashid-offices-here = Ämter: { $offices }.
terminal-al-rashid-goods-here = Waren: { $goods }. Söldnerplättchen: { $tiles }.
terminal-al-rashid-colon = :
terminal-al-rashid-then = { $first }; { $next }
terminal-al-rashid-office-line = { $number ->
    [one] {""}
   *[other] { $number } × {""}
}{ $office }, { $border ->
    [brown] aktivierbar
    [purple] dauerhaft
   *[green] sofort
}, Kosten { $cost }, Punkte { $points }
terminal-al-rashid-tile-line = { $colour ->
    [red] rot
   *[blue] blau
}{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} { $face ->
    [up] offen
    [seen] verdeckt, von dir gesehen
   *[down] verdeckt
}
terminal-al-rashid-stack-line = { $player }, { $pieces }, Dominanz { $dominance }, Rang { $rank }
terminal-al-rashid-player-line = { $player }: Punkte { $points }; Waren: { $goods }, { $wealth } Gold wert; Empfehlungsschreiben { $letters }, Einfluss { $influence }, Ehrverlust { $dishonour }; Söldnerplättchen: rot { $red }, blau { $blue }; Familie: { $family }; im eigenen Vorrat: { $reserve }; Ämter: { $offices }.
