### Was an einem Tisch von Al Rashid gefragt, getan, abgelehnt und erzählt wird.
### $item, $given, $taken, $piece, $palace, $colour und $actions sind Schlüssel der Schachtel (wood, pasha, spies, red),
### keine Namen: die Beugung hängt davon ab. $player, $owner, $area, $start, $end, $office, $effect, $crisis, $items,
### $tiles und $tile kommen als Wörter. Ein Stein steht hier im vierten Fall: Pascha, Händler, Weisen.

## Wendungen der folgenden Sätze

al-rashid-a-piece = { $piece ->
    [pasha] einen Pascha
    [merchant] einen Händler
   *[sage] einen Weisen
}
al-rashid-the-piece = { $piece ->
    [pasha] Pascha
    [merchant] Händler
   *[sage] Weisen
}
al-rashid-item = { $item ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
    [silk] { al-rashid-good-silk }
   *[letter] Empfehlungsschreiben
}
al-rashid-given = { $given ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-taken = { $taken ->
    [wood] { al-rashid-good-wood }
    [pottery] { al-rashid-good-pottery }
    [metal] { al-rashid-good-metal }
    [spices] { al-rashid-good-spices }
   *[silk] { al-rashid-good-silk }
}
al-rashid-some = { $number } { al-rashid-item }
al-rashid-of-colour = { $colour ->
    [red] rotes
   *[blue] blaues
}
al-rashid-tile = { $colour ->
    [red] Rot
   *[blue] Blau
} { $value }
al-rashid-count-gold = { $gold } Gold
al-rashid-count-letters = { $letters } Empfehlungsschreiben
al-rashid-count-items = { $items ->
    [one] { $items } Stück
   *[other] { $items } Stücke
}
al-rashid-count-tokens = { $tokens } Ehrverlust-Marker
# Was etwas kostet, danach und nur, wenn es nicht 0 ist.
al-rashid-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ al-rashid-count-gold })
}
al-rashid-and-tokens = { $tokens ->
    [0] { "" }
   *[other] { ", " }dafür { al-rashid-count-tokens } nehmen
}
al-rashid-enemies = { $colour ->
    [red] Banditen
   *[blue] Piraten
}
al-rashid-corporation = { $palace ->
    [spies] der Spione
    [military] der Militärs
    [scholars] der Gelehrten
    [merchants] der Händler
    [politicians] der Politiker
   *[al_rashid] Al-Rashids
}

## Fragen an den, der entscheidet

al-rashid-ask-start-tile = Zieh dein erstes Söldnerplättchen: rot oder blau?
al-rashid-ask-place = Setze einen Stein.
al-rashid-ask-activate = Aktivierst du ein Amt, bevor du den Ort wählst?
al-rashid-ask-area = Welcher Ort wird aufgelöst?
al-rashid-ask-second-area = Welcher zweite Ort wird aufgelöst?
al-rashid-ask-battle = { $area }: Söldner halten das Gebiet. Kämpfst du, oder ziehst du dich zurück?
al-rashid-ask-trade = { $area }: Nimm bis zu { al-rashid-count-items }.
al-rashid-ask-visit = { $area }, Position { $position }: Welche Aktionen?
al-rashid-ask-spy = Ein Spionagezug: ansehen, einen Stein bewegen oder verzichten.
al-rashid-ask-keep-or-bury = Bleibt die Krisenkarte oben auf dem Stapel?
al-rashid-ask-look-at = { $number ->
    [one] Welches Gebiet siehst du dir an?
   *[other] Welche Gebiete siehst du dir an? Höchstens { $number }.
}
al-rashid-ask-move-tile = Welches Söldnerplättchen wird bewegt?
al-rashid-ask-tile-to = Wohin kommt das Plättchen?
al-rashid-ask-move-piece = Welcher deiner Steine wird bewegt?
al-rashid-ask-piece-to = Wohin bewegst du den { al-rashid-the-piece } ({ $area })?
al-rashid-ask-tile-colour = { $number ->
    [one] Welche Farbe ziehst du?
   *[other] Welche Farben ziehst du? Insgesamt { $number } Plättchen.
}
al-rashid-ask-gain-good = { $number ->
    [one] Welche Ware nimmst du?
   *[other] Welche Waren nimmst du? Insgesamt { $number }.
}
al-rashid-ask-exchange = Welche Ware tauschst du gegen welche?
al-rashid-ask-remove-sage = Wessen Weiser wird zurückgeschickt?
al-rashid-ask-fight-with = Welche Plättchen legst du ab?
al-rashid-ask-trade-more = Was nimmst du noch? Bis zu { al-rashid-count-items } mehr.
al-rashid-ask-trade-full = Mehr kannst du nicht nehmen.
al-rashid-ask-visit-office = Welches Amt?
al-rashid-ask-visit-letters = „{ $office }“ kostet { al-rashid-count-gold }: Wie viele Empfehlungsschreiben benutzt du?
al-rashid-ask-visit-favour = Wessen Gefälligkeit?
al-rashid-ask-visit-given = Welche Ware gibst du?
al-rashid-ask-visit-mix = { $tiles ->
    [one] Du ziehst { $tiles } Söldnerplättchen: In welcher Farbe?
   *[other] Du ziehst { $tiles } Söldnerplättchen: In welchen Farben?
}
al-rashid-ask-visit-colour = Welche Farbe hat das Plättchen der Gefälligkeit?
al-rashid-ask-visit-taken = Welche Ware nimmst du dafür?
al-rashid-ask-visit-good = Welche Ware gibt dir Al-Rashid?
al-rashid-ask-visit-payment = Du schuldest { al-rashid-count-gold }: { $item ->
    [spices] Wie viele
   *[other] Wie viel
} { al-rashid-item } gibst du?

## Was die anderen lesen

al-rashid-wait-start-tile = { $player } zieht ein erstes Söldnerplättchen.
al-rashid-wait-place = { $player } setzt einen Stein.
al-rashid-wait-activate = { $player } darf ein Amt aktivieren.
al-rashid-wait-area = { $player } wählt einen Ort.
al-rashid-wait-second-area = { $player } wählt einen zweiten Ort.
al-rashid-wait-battle = { $player } entscheidet über den Kampf: { $area }.
al-rashid-wait-trade = { $player } handelt, bis zu { al-rashid-count-items }: { $area }.
al-rashid-wait-visit = { $player } macht seinen Besuch auf Position { $position }: { $area }.
al-rashid-wait-spy = { $player } macht einen Spionagezug.
al-rashid-wait-keep-or-bury = { $player } sieht die oberste Krisenkarte an.
al-rashid-prompt-chance-play-order = Die Spielreihenfolge wird ausgelost.
al-rashid-prompt-chance-tile = Ein Söldnerplättchen wird gezogen.
al-rashid-prompt-chance-black-card = Die erste Krise wird gezogen.
al-rashid-prompt-chance-crisis-card = Eine Krisenkarte wird gezogen.
al-rashid-prompt-over = Das Spiel ist zu Ende.

## Züge

al-rashid-move-colour = ein { al-rashid-of-colour } Plättchen
al-rashid-pick-colour = { al-rashid-of-colour } Plättchen
al-rashid-move-place = { $piece ->
    [pasha] { al-rashid-piece-pasha }
    [merchant] { al-rashid-piece-merchant }
   *[sage] { al-rashid-piece-sage }
}: { $area }
al-rashid-move-activate = „{ $office }“ – { $effect }
al-rashid-move-no-activation = kein Amt aktivieren
al-rashid-move-resolve = auflösen: { $area }
al-rashid-move-resolve-hidden = auflösen: { $area } (deckt verdeckte Plättchen auf)
al-rashid-move-fight = kämpfen
al-rashid-move-retreat = sich zurückziehen
al-rashid-move-discard = { al-rashid-tile }
al-rashid-move-take-all = alle Waren dieser Sorte: { al-rashid-item } ({ $number })
al-rashid-move-take = 1 { al-rashid-item }
al-rashid-move-take-nothing = nichts nehmen
al-rashid-visit-service = den Dienst ({ $palace ->
    [spies] { $number ->
        [one] { $number } Spionagezug
       *[other] { $number } Spionagezüge
    }
    [military] { $number ->
        [one] { $number } Söldnerplättchen
       *[other] { $number } Söldnerplättchen
    }
    [scholars] ein Weiser
    [merchants] ein Händler
    [politicians] ein Pascha
   *[al_rashid] die Spielreihenfolge
})
al-rashid-visit-favour = die Gefälligkeit ({ $palace ->
    [spies] die einer anderen Gilde
    [military] 1 Söldnerplättchen für eine Ware
    [scholars] 1 Empfehlungsschreiben
    [merchants] 1 Ware gegen eine andere
   *[politicians] 1 Einflussmarker
})
al-rashid-visit-price = { $gold ->
    [0] { "" }
   *[other] { ", " }{ $least ->
        [yes] ab { al-rashid-count-gold }
       *[no] { al-rashid-count-gold }
    }
}
al-rashid-move-visit = { $actions ->
    [service] { al-rashid-visit-service }
    [office] ein Amt
    [favour] { al-rashid-visit-favour }
    [service-office] { al-rashid-visit-service } und ein Amt
    [service-favour] { al-rashid-visit-service } und { al-rashid-visit-favour }
   *[office-favour] ein Amt und { al-rashid-visit-favour }
}{ al-rashid-visit-price }{ al-rashid-and-tokens }
al-rashid-move-visit-nothing = keine Aktion{ al-rashid-and-tokens }
al-rashid-move-office = „{ $office }“{ al-rashid-minus-gold } – { $effect }
al-rashid-move-letters = { al-rashid-count-letters }, noch { al-rashid-count-gold } zu bezahlen
al-rashid-move-favour = die Gefälligkeit { al-rashid-corporation }{ al-rashid-minus-gold }
al-rashid-move-give = 1 { al-rashid-item } geben
al-rashid-move-mix = { $red ->
    [0] { $blue } blaue
   *[other] { $blue ->
        [0] { $red } rote
       *[other] { $red } rote und { $blue } blaue
    }
}
al-rashid-move-gain = 1 { al-rashid-item } aus dem Vorrat
al-rashid-move-pay = { $number } { al-rashid-item }
al-rashid-move-look = ansehen: { $area }
al-rashid-move-move-piece = den { al-rashid-the-piece } bewegen: { $area }
al-rashid-move-tile-up = Plättchen { $number }, { $area }: { al-rashid-tile }
al-rashid-move-tile-seen = Plättchen { $number }, { $area }: { al-rashid-tile }, verdeckt, von dir gesehen
al-rashid-move-tile-down = Plättchen { $number }, { $area }: { $colour ->
    [red] rot
   *[blue] blau
}, verdeckt
al-rashid-move-go-to = Ziel: { $area }
al-rashid-move-exchange = { al-rashid-given } gegen { al-rashid-taken }
al-rashid-move-remove-sage = ein Weiser von { $player }: { $area }
al-rashid-move-keep = die Karte oben lassen
al-rashid-move-bury = die Karte unter den Stapel legen
al-rashid-move-give-up = auf den Spionagezug verzichten
al-rashid-move-stop = nichts weiter

## Protokoll

al-rashid-log-play-order = Die Spielreihenfolge ist { $players }.
al-rashid-log-new-order = Die Spielreihenfolge ist jetzt { $players }.
al-rashid-log-start-goods = { $player } beginnt mit { $items }.
al-rashid-log-tile-drawn = { $player } zieht ein { al-rashid-of-colour } Plättchen.
al-rashid-log-tile-drawn-known = { $player } zieht ein { al-rashid-of-colour } Plättchen: { $value }.
al-rashid-log-pile-refilled = { $colour ->
    [red] Der rote
   *[blue] Der blaue
} Nachziehstapel wird aus { $tiles ->
    [one] { $tiles } abgelegten Plättchen
   *[other] { $tiles } abgelegten Plättchen
} neu gebildet.
al-rashid-log-crisis = Krise: { $crisis }.
al-rashid-log-tile-placed = Ein { al-rashid-of-colour } Plättchen kommt an: { $area }.
al-rashid-log-turn-begun = Runde { $turn } beginnt.
al-rashid-log-placed = { $player } setzt { al-rashid-a-piece }: { $area }.
al-rashid-log-resolution-begun = Alle Steine sind gesetzt; die Orte werden aufgelöst.
al-rashid-log-activated = { $player } aktiviert „{ $office }“.
al-rashid-log-area-chosen = { $player } wählt einen Ort: { $area }.
al-rashid-log-ranked = { $player } handelt auf Position { $position } mit Dominanz { $dominance }.
al-rashid-log-not-acting = { $player } hat nur Dominanz { $dominance } und handelt nicht.
al-rashid-log-tiles-revealed = Aufgedeckt, { $area }: { $tiles }.
al-rashid-log-fought = { $player } kämpft mit { $tiles }.
al-rashid-log-beaten = { $player } besiegt die { al-rashid-enemies }: { $own } gegen { $enemy }.
al-rashid-log-not-beaten = { $player } besiegt die { al-rashid-enemies } nicht: { $own } gegen { $enemy }.
al-rashid-log-battle-won = { $player } gewinnt den Kampf: { $area }.
al-rashid-log-battle-lost = { $player } verliert den Kampf: { $area }.
al-rashid-log-retreated = { $player } zieht sich zurück: { $area }.
al-rashid-log-dishonour-retreat = { $player } nimmt { al-rashid-count-tokens } für den Rückzug.
al-rashid-log-dishonour-no-pasha = { $player } nimmt { al-rashid-count-tokens } für das Erscheinen ohne Pascha.
al-rashid-log-dishonour-no-primary = { $player } nimmt { al-rashid-count-tokens } für einen Besuch ohne Hauptaktion.
al-rashid-log-traded = { $player } nimmt { $items }: { $area }.
al-rashid-log-nothing-traded = { $player } nimmt nichts: { $area }.
al-rashid-log-paid = { $player } bezahlt { al-rashid-count-gold } mit { $items }.
al-rashid-log-letters-used = { $player } benutzt { $number } Empfehlungsschreiben.
al-rashid-log-good-given = { $player } gibt 1 { al-rashid-item }.
al-rashid-log-office-taken = { $player } nimmt das Amt „{ $office }“.
al-rashid-log-piece-gained = { $player } nimmt { al-rashid-a-piece } in die Familie auf.
al-rashid-log-goods-gained = { $player } erhält { $items }.
al-rashid-log-letters-gained = { $player } erhält { $number } Empfehlungsschreiben.
al-rashid-log-influence-gained = { $player } erhält { $number } Einfluss-Marker.
al-rashid-log-exchanged = { $player } tauscht { al-rashid-given } gegen { al-rashid-taken }.
al-rashid-log-order-asked = { $player } rückt in der nächsten Spielreihenfolge vor.
al-rashid-log-spies-sent = { $player } wird Spionagezüge machen.
al-rashid-log-no-action = { $player } führt keine Aktion aus: { $area }.
al-rashid-log-looked = { $player } sieht die verdeckten Plättchen an: { $area }.
al-rashid-log-tile-seen = { $player } sieht ein Plättchen, { $area }: { $tile }.
al-rashid-log-piece-moved = { $player } bewegt { al-rashid-a-piece }: { $start } → { $end }.
al-rashid-log-gave-up = { $player } verzichtet auf einen Spionagezug.
al-rashid-log-tile-moved = { $player } bewegt ein { al-rashid-of-colour } Plättchen: { $start } → { $end }.
al-rashid-log-sage-removed = { $player } schickt einen Weisen von { $owner } zurück: { $area }.
al-rashid-log-card-seen = { $player } sieht die oberste Krisenkarte an.
al-rashid-log-card-seen-known = { $player } sieht die oberste Krisenkarte an: { $crisis }.
al-rashid-log-card-kept = { $player } lässt sie oben liegen.
al-rashid-log-card-buried = { $player } legt sie unter den Stapel.
al-rashid-log-dishonour-removed = { $player } gibt { $number } Ehrverlust-Marker zurück.
al-rashid-log-refilled = Aufgefüllt, { $area }: { $items }.
al-rashid-log-game-ended = Das Spiel ist zu Ende.

## Ablehnungen

al-rashid-refusal-placement-over = Die Platzierungsphase ist vorbei; ein neuer Stein wird in der nächsten Runde gesetzt.
al-rashid-refusal-not-in-reserve = Du hast keinen { al-rashid-the-piece } in deinem Vorrat.
al-rashid-refusal-one-figure = Du hast dort schon einen Pascha oder Händler: { $area }.
al-rashid-refusal-pasha-first = Dein erster Stein muss dort ein Pascha sein: { $area }.
al-rashid-refusal-sages-only = Dort dürfen nur Weise dazukommen: { $area }.
al-rashid-refusal-office-before-area = Ein Amt wird vor der Wahl des Ortes aktiviert, und nur eines je Zug.
al-rashid-refusal-not-your-office = Du hast das Amt „{ $office }“ nicht.
al-rashid-refusal-not-activated = „{ $office }“ ist kein aktivierbares Amt.
al-rashid-refusal-face-down = Du hast „{ $office }“ in dieser Runde schon benutzt.
al-rashid-refusal-without-effect = „{ $office }“ würde jetzt nichts ändern.
al-rashid-refusal-office-first = Sag zuerst, ob du ein Amt aktivierst.
al-rashid-refusal-resolved = Schon aufgelöst in dieser Runde: { $area }.
al-rashid-refusal-nobody-there = Dort steht kein Stein: { $area }.
al-rashid-refusal-no-battle = Kein Kampf wartet auf deine Entscheidung.
al-rashid-refusal-fight-first = Sag zuerst, dass du kämpfst.
al-rashid-refusal-no-such-enemy = Kein { al-rashid-of-colour } Plättchen hält das Gebiet.
al-rashid-refusal-no-such-tile = Du hast kein weiteres Plättchen { al-rashid-tile }.
al-rashid-refusal-out-of-order = Wähle in der Reihenfolge der Liste; dies käme vor dem, was du gewählt hast.
al-rashid-refusal-no-tiles-left = Es ist kein { al-rashid-of-colour } Plättchen mehr zu ziehen.
al-rashid-refusal-looked-at = Das hast du schon gewählt: { $area }.
al-rashid-refusal-too-many = Hier darfst du nur { $number } wählen.
al-rashid-refusal-too-few = { $number ->
    [one] Es fehlt noch { $number }: Wähle weiter.
   *[other] Es fehlen noch { $number }: Wähle weiter.
}
al-rashid-refusal-all-or-items = Du hast begonnen, einzelne Stücke zu nehmen.
al-rashid-refusal-first-takes-all = Nur der erste Spieler darf alle Waren einer Sorte nehmen.
al-rashid-refusal-not-there = Dort ist nichts mehr davon, { $area }: { al-rashid-item }.
al-rashid-refusal-no-piece-left = Deine Farbe hat keinen { al-rashid-the-piece } mehr.
al-rashid-refusal-no-office-there = Dort ist kein Amt für dich: { $area }.
al-rashid-refusal-no-favour-there = Dort gibt es keine Gefälligkeit: { $area }.
al-rashid-refusal-favour-run-out = Was die Gefälligkeit gibt, ist ausgegangen: { $area }.
al-rashid-refusal-too-dear = Das kannst du nicht bezahlen; deine Waren sind { $wealth } Gold wert.
al-rashid-refusal-actions-first = Sag zuerst, welche Aktionen du ausführst.
al-rashid-refusal-office-elsewhere = „{ $office }“ ist kein Amt dieses Palastes: { $area }.
al-rashid-refusal-office-held = Du hast „{ $office }“ schon.
al-rashid-refusal-office-gone = „{ $office }“ ist vergeben.
al-rashid-refusal-office-too-dear = „{ $office }“ kostet { al-rashid-count-gold }, mehr als du bei diesem Besuch bezahlen kannst.
al-rashid-refusal-letters-held = Du hast nur { al-rashid-count-letters }.
al-rashid-refusal-letters-for-nothing = So viele Empfehlungsschreiben wären zum Teil verschwendet.
al-rashid-refusal-letters-too-few = Mit so wenigen Empfehlungsschreiben könntest du nicht bezahlen.
al-rashid-refusal-letters-for-offices = Empfehlungsschreiben senken den Preis eines Amtes und sonst nichts.
al-rashid-refusal-not-through-spies = Die Spione geben die Gefälligkeit der Militärs, der Gelehrten oder der Händler weiter.
al-rashid-refusal-good-not-held = Davon hast du nichts mehr: { al-rashid-item }.
al-rashid-refusal-rest-cannot-pay = Ohne diese Ware könntest du { al-rashid-count-gold } nicht bezahlen.
al-rashid-refusal-mix = Du ziehst { $tiles } Plättchen, und von keiner Farbe mehr, als übrig sind.
al-rashid-refusal-same-good = Gegen dieselbe Sorte kannst du nicht tauschen: { al-rashid-item }.
al-rashid-refusal-other-rarity = Dieses Amt gibt das nicht: { al-rashid-item }.
al-rashid-refusal-goods-held = Zum Bezahlen hast du davon { $number }: { al-rashid-item }.
al-rashid-refusal-not-minimal = Mit { $number } { al-rashid-item } lassen sich { al-rashid-count-gold } nicht bezahlen, ohne dass eine Ware fehlt oder überflüssig ist.
al-rashid-refusal-nothing-hidden = Dort liegt kein verdecktes Plättchen: { $area }.
al-rashid-refusal-territories-only = Spione bewegen Steine nur zwischen Gebieten.
al-rashid-refusal-no-piece-there = Du hast dort keinen { al-rashid-the-piece }: { $area }.
al-rashid-refusal-nowhere-to-go = Den { al-rashid-the-piece } kannst du nirgendwohin bewegen.
al-rashid-refusal-no-tile-there = Ein solches Plättchen gibt es nicht: { $area }.
al-rashid-refusal-same-tile = Es kann nicht bewegt werden oder sieht gleich aus wie ein früher angekommenes.
al-rashid-refusal-not-threatened = Das Plättchen kann nicht dorthin: { $area }.
al-rashid-refusal-same-area = Er ist schon dort: { $area }.
al-rashid-refusal-own-sage = Es muss der Weise eines anderen Spielers sein.
al-rashid-refusal-no-sage-there = Dieser Spieler hat dort keinen Weisen: { $area }.
al-rashid-refusal-not-now = Dieser Zug gehört zu einem anderen Augenblick; jetzt wird etwas anderes gefragt.

## Anweisungen

al-rashid-order-battle = Schlachten
al-rashid-order-battle-about = Im Zug eines anderen Spielers stehst du als Erster vor Söldnern und könntest kämpfen: Ziehst du dich zurück, mit dem Ehrverlust, den das bringt?
al-rashid-order-battle-retreat = immer zurückziehen

## Ties at the end: what decides

al-rashid-tie-wealth = mehr Reichtum entscheidet
al-rashid-tie-order = wer in der Spielreihenfolge früher kommt, gewinnt
al-rashid-tie-turn = Platz { $n } der Spielreihenfolge
