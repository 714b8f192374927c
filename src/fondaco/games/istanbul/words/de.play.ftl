### Was an einem Tisch von Istanbul gefragt, getan, abgelehnt und erzählt wird.
### $place ist die Nummer eines Ortes, $good und $figure sind Schlüssel der Schachtel (fabric, governor), keine Namen: Die
### Grammatik muss wissen, welcher es ist. $player, $other, $card, $effect, $action, $tile, $demand, $from und $to kommen als Wörter.

## Fragen an den, der entscheidet

istanbul-ask-move = Bewege deinen Kaufmann, oder spiele eine Karte.
istanbul-ask-assistant = { istanbul-place }: Nimm einen Gehilfen auf oder lass einen hier, oder beende deinen Zug.
istanbul-ask-others = { istanbul-place }: Zahle den anderen { istanbul-count-lira }, oder beende deinen Zug.
istanbul-ask-action = { istanbul-place }: Aktion ausführen?
istanbul-ask-rest = { istanbul-place }: Begegnungen, Karten, oder das Ende deines Zuges.
istanbul-ask-end = Spiele eine Karte, oder beende deinen Zug.
istanbul-ask-rolled = Du hast { $first } und { $second } geworfen: behalten, einen Würfel drehen oder noch einmal werfen?
istanbul-ask-extra-good = Eine weitere Ware für { istanbul-count-lira }?
istanbul-ask-source = Eine Karte vom Stapel oder vom Ablagestapel nehmen?
istanbul-ask-discard = Lege eine deiner Bonuskarten ab.
istanbul-ask-guild-source = Eine Gildenkarte vom Stapel oder vom Ablagestapel nehmen?
istanbul-ask-guild-discard = Lege eine deiner Gildenkarten ab.
istanbul-ask-figure-pay = Wie bezahlst du den { istanbul-figure }?
istanbul-ask-roast = Tausche etwas gegen Kaffee.
istanbul-ask-barrier-action = Die Aktion eines Ortes an der Sperre ausführen?
istanbul-ask-reward-good = Die Würfel bringen eine Ware: welche?
istanbul-ask-kiosk-choice = Wähle eines der Kioskplättchen.
istanbul-ask-kiosk-last = Benutzt du das übrige Plättchen?
istanbul-ask-open-bid = Eröffne die Auktion von zwei Bonuskarten.
istanbul-ask-bid = Zwei Bonuskarten werden versteigert; das höchste Gebot ist { istanbul-count-lira }.
istanbul-ask-final-bid = Das höchste Gebot ist { istanbul-count-lira }: einmal mehr bieten?
istanbul-ask-leftovers = Der letzte Zug ist vorbei: Spiele Karten, die Waren oder Lira bringen.
istanbul-ask-card = { $card }: Was wählst du?
istanbul-ask-guild-card = { $card }: Was wählst du?
istanbul-ask-fruit = Welcher Gehilfe kehrt zurück?
istanbul-ask-sale = { istanbul-place }: Was verkaufst du? Nachfrage: { $demand }.
istanbul-ask-sale-any = { istanbul-place }: Verkaufe bis zu fünf Waren beliebiger Farben.
istanbul-ask-palace-goods = Welche Waren bezahlen die beliebigen Felder?
istanbul-ask-mosque = { istanbul-place }: Welches Plättchen?
istanbul-ask-fountain = Welche Gehilfen kehren zu deinem Kaufmann zurück?
istanbul-ask-companion = Deinen Kompagnon in deinen Vorrat nehmen?
istanbul-ask-announcement = Sage eine Zahl an, bevor du wirfst.
istanbul-ask-errand = Wohin schickst du dein Familienmitglied?
istanbul-ask-black-good = Welche Ware nimmst du?
istanbul-ask-tavern = Die Sperre versetzen, ein Plättchen nehmen oder das Bakschisch zahlen?
istanbul-ask-ruby = Von welcher Leiste nimmst du den Rubin?
istanbul-ask-letters = Lege Briefe mit { istanbul-count-seals } ab.
istanbul-ask-auction-good = Welche Ware nimmst du?
istanbul-ask-catacombs-good = Welche Ware nimmst du, oder Kaffee?
istanbul-ask-catacombs-place = Wo kommt dein Kaufmann heraus?
istanbul-ask-kiosk-tile = { $tile }: Wie benutzt du es?
istanbul-ask-figure-good = Welche Ware nimmst du?
istanbul-ask-bid-digit = Wie viel genau, ab { $least } Lira?

## Was die anderen sehen

istanbul-wait-move = { $player } bewegt sich.
istanbul-wait-assistant = { $player } ist { istanbul-to-place } gekommen.
istanbul-wait-others = { $player } schuldet { istanbul-at-place } { istanbul-count-lira }.
istanbul-wait-action = { $player } entscheidet { istanbul-at-place } über die Aktion.
istanbul-wait-rest = { $player } hat { istanbul-at-place } Begegnungen oder beendet den Zug.
istanbul-wait-end = { $player } ist dabei, den Zug zu beenden.
istanbul-wait-rolled = { $player } hat { $first } und { $second } geworfen und darf das Stoffplättchen benutzen.
istanbul-wait-extra-good = { $player } darf eine weitere Ware für { istanbul-count-lira } kaufen.
istanbul-wait-source = { $player } nimmt eine Bonuskarte.
istanbul-wait-discard = { $player } legt eine Bonuskarte ab.
istanbul-wait-guild-source = { $player } nimmt eine Gildenkarte.
istanbul-wait-guild-discard = { $player } legt eine Gildenkarte ab.
istanbul-wait-figure-pay = { $player } bezahlt den { istanbul-figure }.
istanbul-wait-roast = { $player } tauscht gegen Kaffee.
istanbul-wait-barrier-action = { $player } darf an der Sperre handeln.
istanbul-wait-reward-good = { $player } wählt eine Ware.
istanbul-wait-kiosk-choice = { $player } wählt ein Kioskplättchen.
istanbul-wait-kiosk-last = { $player } darf das übrige Plättchen benutzen.
istanbul-wait-open-bid = { $player } eröffnet die Auktion.
istanbul-wait-bid = { $player } darf mehr als { istanbul-count-lira } bieten.
istanbul-wait-final-bid = { $player } darf einmal mehr als { istanbul-count-lira } bieten.
istanbul-wait-leftovers = { $player } darf nach dem letzten Zug Karten spielen.
istanbul-prompt-chance-first-player = Der Startspieler wird ausgelost.
istanbul-prompt-chance-layout = Die Orte werden ausgelegt.
istanbul-prompt-chance-demand = Ein Nachfrageplättchen wird aufgedeckt.
istanbul-prompt-chance-draw = Eine Karte wird gezogen.
istanbul-prompt-chance-letter = Ein Brief wird gezogen.
istanbul-prompt-chance-kiosk = Ein Kioskplättchen wird aufgedeckt.
istanbul-prompt-chance-roll = Die Würfel rollen.
istanbul-prompt-over = Das Spiel ist aus.

## Aktionen der Orte

istanbul-action-1 = eine Erweiterung für { istanbul-count-lira }
istanbul-action-2 = mit Stoffen füllen
istanbul-action-3 = mit Gewürzen füllen
istanbul-action-4 = mit Obst füllen
istanbul-action-5 = { $good1 }, { $good2 } und { istanbul-count-lira }
istanbul-action-6 = 2 Bonuskarten nehmen, 1 ablegen
istanbul-action-7 = Gehilfen zu deinem Kaufmann zurückholen
istanbul-action-8 = 1 Ware, dann Würfel für Schmuck
istanbul-action-9 = eine Zahl ansagen, dann Würfel für Lira
istanbul-action-10 = Waren verkaufen
istanbul-action-11 = Waren verkaufen
istanbul-action-12 = dein Familienmitglied aussenden
istanbul-action-13 = ein Rubin für { $price ->
    [one] { $price } Ware
   *[other] { $price } Waren
}
istanbul-action-14 = ein Moscheeplättchen nehmen
istanbul-action-15 = ein Moscheeplättchen nehmen
istanbul-action-16 = ein Rubin für { $price } Lira
istanbul-action-17 = Lira, eine Ware, eine Karte gegen Kaffee tauschen
istanbul-action-18 = 1 Kaffee, 2 Gildenkarten nehmen, 1 ablegen
istanbul-action-19 = Sperre, Tavernenplättchen oder Bakschisch
istanbul-action-20 = ein Rubin für { $price } Kaffee
istanbul-action-21 = 2 Briefe nehmen
istanbul-action-22 = ein Brief, und Kioskplättchen für alle
istanbul-action-23 = 1 Ware, und eine Auktion von 2 Bonuskarten
istanbul-action-24 = ein Rubin für 6 Siegel
istanbul-action-25 = 1 Ware oder Kaffee, und dein Kaufmann zieht überallhin

## Züge

istanbul-move-go = { $lira ->
    [0] { istanbul-to-place }
   *[other] { istanbul-to-place } (−{ istanbul-count-lira })
}
istanbul-move-companion = { $lira ->
    [0] Kompagnon { istanbul-to-place }
   *[other] Kompagnon { istanbul-to-place } (−{ istanbul-count-lira })
}
istanbul-move-send = Familienmitglied { istanbul-to-place }
istanbul-move-return = der Gehilfe { istanbul-of-place } kehrt zurück
istanbul-move-act-at = { istanbul-place }: { $action }
istanbul-move-act = { istanbul-place }: { $action }
istanbul-move-pick-up = deinen Gehilfen aufnehmen
istanbul-move-leave = einen Gehilfen lassen
istanbul-move-pay = { istanbul-count-lira } zahlen
istanbul-move-take = { istanbul-good } nehmen
istanbul-move-give = { $good ->
    [fabric] mit Stoffen zahlen
    [spice] mit Gewürzen zahlen
   *[other] mit { istanbul-good } zahlen
}
istanbul-move-sell = { istanbul-good } verkaufen
istanbul-move-tile = das { istanbul-mosque-tile }
istanbul-move-announce = { $number } ansagen
istanbul-move-turn-first = die { $first } auf { $value } drehen, die { $second } behalten
istanbul-move-turn-second = die { $first } behalten, die { $second } auf { $value } drehen
istanbul-move-roll-again = beide Würfel noch einmal werfen
istanbul-move-from-deck = vom Stapel
istanbul-move-from-discard = „{ $card }“ vom Ablagestapel
istanbul-move-pay-lira = { istanbul-count-lira } zahlen
istanbul-move-discard = „{ $card }“ ablegen
istanbul-move-catch-for-lira = das Familienmitglied von { $player } für { istanbul-count-lira } fangen
istanbul-move-catch-for-card = das Familienmitglied von { $player } für eine Bonuskarte fangen
istanbul-move-meet = der { istanbul-figure }
istanbul-move-barrier = Sperre zwischen { $place1 } und { $place2 }
istanbul-move-tavern-straight_line = das Plättchen „Gerade Linie“ für { istanbul-count-coffee }
istanbul-move-tavern-free_figures = das Plättchen „Freie Figuren“ für { istanbul-count-coffee }
istanbul-move-baksheesh = das Bakschisch für einen Rubin zahlen
istanbul-move-ruby = der nächste Rubin { istanbul-of-place }
istanbul-move-kiosk = { $tile }
istanbul-move-letter-open = der Brief mit der Adresse { istanbul-place } (1 Siegel)
istanbul-move-letter-delivered = der zugestellte Brief mit der Adresse { istanbul-place } (2 Siegel)
istanbul-move-follow = { $player } { istanbul-to-place } folgen
istanbul-move-reward-lira = { istanbul-count-lira } nehmen
istanbul-move-reward-card = eine Bonuskarte ziehen
istanbul-move-bid = { istanbul-count-lira } bieten
istanbul-move-bid-from = { $from } bis { $to } Lira bieten
istanbul-move-take-companion = den Kompagnon in deinen Vorrat nehmen
istanbul-move-place-companion = deinen Kompagnon neben deinen Kaufmann stellen
istanbul-move-use-tile = das Plättchen benutzen
istanbul-move-double-move = Briefe für einen zusätzlichen Zug ablegen
istanbul-move-play = „{ $card }“ spielen: { $effect }
istanbul-move-play-copy = „Kopie“ spielen: wie „{ $card }“
istanbul-move-play-guild = die Gildenkarte „{ $card }“ spielen: { $effect }
istanbul-move-fruit-tile = Obstplättchen: einen Gehilfen für { istanbul-count-lira } zurückholen
istanbul-move-keep = { $first } und { $second } behalten
istanbul-move-decline-assistant = keines von beiden; der Zug endet
istanbul-move-decline-payment = nichts zahlen; der Zug endet
istanbul-move-decline-good = keine weitere Ware
istanbul-move-decline-companion = den Kompagnon lassen, wo er ist
istanbul-move-decline-tile = das Plättchen liegen lassen
istanbul-move-decline-trade = nichts zahlen
istanbul-move-no-action = keine Aktion
istanbul-move-pass = passen
istanbul-move-done = fertig
istanbul-move-end-turn = den Zug beenden

## Chronik

istanbul-log-first-player = { $player } ist Startspieler.
istanbul-log-round-begun = Runde { $number }.
istanbul-log-reshuffled = Der Ablagestapel ({ $number ->
    [one] { $number } Bonuskarte
   *[other] { $number } Bonuskarten
}) wird zum Stapel.
istanbul-log-guild-reshuffled = Der Ablagestapel ({ $number ->
    [one] { $number } Gildenkarte
   *[other] { $number } Gildenkarten
}) wird zum Stapel.
istanbul-log-letters-reshuffled = Die abgelegten Briefe ({ $number }) werden gemischt.
istanbul-log-kiosk-reshuffled = Die Kioskplättchen ({ $number }) werden gemischt.
istanbul-log-figure-moved = Der { istanbul-figure } geht { istanbul-to-place } ({ $first } und { $second }).
istanbul-log-neutral-moved = Ein neutraler Kaufmann geht { istanbul-to-place } ({ $first } und { $second }).
istanbul-log-track-refilled = Der letzte Rubin { istanbul-of-place } wird ersetzt.
istanbul-log-last-round-over = Der letzte Zug ist vorbei.
istanbul-log-game-ended = Das Spiel ist aus.
istanbul-log-merchant-moved = { $player } zieht: { $from } → { $to }.
istanbul-log-companion-moved = Der Kompagnon von { $player } zieht: { $from } → { $to }.
istanbul-log-companion-placed = { $player } stellt den Kompagnon { istanbul-to-place }.
istanbul-log-companion-taken = { $player } nimmt den Kompagnon.
istanbul-log-companion-returned = { $player } nimmt den Kompagnon { istanbul-of-place } zurück.
istanbul-log-family-moved = Das Familienmitglied von { $player } zieht: { $from } → { $to }.
istanbul-log-assistant-left = { $player } lässt { istanbul-at-place } einen Gehilfen.
istanbul-log-assistant-picked-up = { $player } nimmt { istanbul-at-place } den Gehilfen auf.
istanbul-log-assistant-returned = Ein Gehilfe von { $player } kehrt { istanbul-of-place } zurück.
istanbul-log-fruit-tile-used = { $player } benutzt das Obstplättchen.
istanbul-log-turn-cut-short = Der Zug von { $player } endet sofort.
istanbul-log-seat-paid-met = { $player } zahlt { istanbul-count-lira } an { $other }.
istanbul-log-seat-paid-crossed = { $player } zahlt an der Sperre { istanbul-count-lira } an { $other }.
istanbul-log-seat-paid-auction = { $player } zahlt für die Karten { istanbul-count-lira } an { $other }.
istanbul-log-supply-paid = { $player } zahlt { istanbul-count-lira }.
istanbul-log-lira-gained = { $player } erhält { istanbul-count-lira }.
istanbul-log-goods-gained = { $player } erhält { istanbul-count-good }.
istanbul-log-goods-gained-in-part = { $player } hat Platz für { $number } von { $due } ({ istanbul-good }).
istanbul-log-goods-paid = { $player } zahlt { istanbul-count-good }.
istanbul-log-coffee-gained = { $player } erhält { istanbul-count-coffee }.
istanbul-log-coffee-paid = { $player } zahlt { istanbul-count-coffee }.
istanbul-log-action-begun = { $player } handelt { istanbul-at-place }.
istanbul-log-action-declined = { $player } handelt { istanbul-at-place } nicht.
istanbul-log-extended = { $player } hat jetzt { istanbul-count-extensions }.
istanbul-log-ruby-gained = { $player } nimmt einen Rubin { istanbul-of-place } und hat { istanbul-count-rubies }.
istanbul-log-mosque-tile = { $player } nimmt das { istanbul-mosque-tile }.
istanbul-log-tavern-straight_line = { $player } nimmt das Tavernenplättchen „Gerade Linie“.
istanbul-log-tavern-free_figures = { $player } nimmt das Tavernenplättchen „Freie Figuren“.
istanbul-log-barrier-moved = { $player } stellt die Sperre zwischen { $place1 } und { $place2 } und kontrolliert sie.
istanbul-log-rolled = { $player } wirft { $first } und { $second }: { $sum }.
istanbul-log-die-turned = { $player } dreht einen Würfel: { $first } und { $second }, { $sum }.
istanbul-log-rolled-one = { $player } wirft { $number }.
istanbul-log-announced = { $player } sagt { $number } an.
istanbul-log-sold = { $number ->
    [one] { $player } verkauft { istanbul-at-place } 1 Ware für { istanbul-count-lira }.
   *[other] { $player } verkauft { istanbul-at-place } { $number } Waren für { istanbul-count-lira }.
}
istanbul-log-card-drawn = { $player } zieht eine Bonuskarte.
istanbul-log-card-drawn-known = { $player } zieht „{ $card }“.
istanbul-log-card-taken = { $player } nimmt „{ $card }“ vom Ablagestapel.
istanbul-log-card-played = { $player } spielt „{ $card }“.
istanbul-log-card-copied = { $player } spielt „{ $card }“ als „{ $copied }“.
istanbul-log-card-discarded = { $player } legt „{ $card }“ ab.
istanbul-log-no-card-left = Für { $player } ist keine Bonuskarte mehr da.
istanbul-log-guild-drawn = { $player } zieht eine Gildenkarte.
istanbul-log-guild-drawn-known = { $player } zieht die Gildenkarte „{ $card }“.
istanbul-log-guild-taken = { $player } nimmt die Gildenkarte „{ $card }“ vom Ablagestapel.
istanbul-log-guild-played = { $player } spielt die Gildenkarte „{ $card }“.
istanbul-log-guild-discarded = { $player } legt die Gildenkarte „{ $card }“ ab.
istanbul-log-no-guild-card-left = Für { $player } ist keine Gildenkarte mehr da.
istanbul-log-letter-received = { $player } erhält einen Brief mit der Adresse { istanbul-place }.
istanbul-log-letter-delivered = { $player } stellt { istanbul-at-place } einen Brief zu.
istanbul-log-letter-discarded = { $player } legt einen Brief mit der Adresse { istanbul-place } ab.
istanbul-log-letter-discarded-delivered = { $player } legt einen zugestellten Brief mit der Adresse { istanbul-place } ab.
istanbul-log-no-letter-left = Für { $player } ist kein Brief mehr da.
istanbul-log-caught = { $player } fängt das Familienmitglied von { $other }.
istanbul-log-figure-used = { $player } benutzt den { istanbul-figure }.
istanbul-log-figure-summoned = { $player } ruft den { istanbul-figure } { istanbul-to-place }.
istanbul-log-kiosk-chosen = { $player } nimmt das Kioskplättchen „{ $tile }“.
istanbul-log-kiosk-left = { $player } benutzt das Kioskplättchen „{ $tile }“ nicht.
istanbul-log-bid = { $player } bietet { istanbul-count-lira }.
istanbul-log-bid-passed = { $player } passt.
istanbul-log-auction-won = { $player } gewinnt die Auktion mit { istanbul-count-lira }.
istanbul-log-double-move = { $player } macht einen zusätzlichen Zug.
istanbul-log-end-triggered = { $player } hat { istanbul-count-rubies }: Das ist die letzte Runde.

## Ablehnungen

istanbul-refusal-not-now = Das ist ein Zug für eine andere Zeit; jetzt wird etwas anderes gefragt.
istanbul-refusal-no-such-place = Der Basar dieses Spiels hat keinen Ort { $number }.
istanbul-refusal-own-place = Dein Kaufmann steht schon dort; er muss sich bewegen.
istanbul-refusal-toll = Dein Weg kreuzt die Sperre, das kostet { istanbul-count-lira }.
istanbul-refusal-three-or-four = { istanbul-place }: nicht 3 oder 4 Orte entfernt.
istanbul-refusal-too-far = { istanbul-place }: nicht 1 oder 2 Orte entfernt.
istanbul-refusal-no-companion = Kompagnons gibt es nur mit Brief & Siegel.
istanbul-refusal-stride = Mit dieser Karte zieht der Kompagnon genau 2 Orte weit.
istanbul-refusal-companion-not-on-board = Dein Kompagnon ist nicht auf dem Plan.
istanbul-refusal-companion-one-place = Der Kompagnon zieht 1 Ort weit.
istanbul-refusal-companion-at-start = Der Kompagnon wird zu Beginn deines Zuges eingesetzt.
istanbul-refusal-companion-not-at-hand = Dein Kompagnon ist nicht in deinem Vorrat.
istanbul-refusal-no-assistant-here = Keiner deiner Gehilfen ist { istanbul-at-place }.
istanbul-refusal-assistant-here = Einer deiner Gehilfen ist { istanbul-at-place }: Du kannst ihn aufnehmen.
istanbul-refusal-no-assistant-left = Unter deinem Kaufmann ist kein Gehilfe.
istanbul-refusal-no-assistant-there = Keiner deiner Gehilfen ist auf Ort { $number }.
istanbul-refusal-no-assistant-out = Alle deine Gehilfen sind bei deinem Kaufmann.
istanbul-refusal-price = Das kostet { istanbul-count-lira }; du hast { $own }.
istanbul-refusal-coffee-price = Das kostet { istanbul-count-coffee }; du hast { $own }.
istanbul-refusal-earlier-phase-first = Erst bewegst du dich, lässt einen Gehilfen und zahlst; dann handelst du.
istanbul-refusal-action-once = Du hattest deine Aktion in diesem Zug.
istanbul-refusal-not-at-barrier = Ort { $number } liegt nicht an der Sperre.
istanbul-refusal-family-elsewhere = Das Familienmitglied geht zu einem anderen Ort.
istanbul-refusal-family-step = Mit dieser Karte zieht das Familienmitglied zu einem benachbarten Ort, weder von der noch zur Polizeiwache.
istanbul-refusal-family-away = Dein Familienmitglied ist nicht in der Polizeiwache.
istanbul-refusal-no-going-back = Wähle der Reihe nach: Das kommt vor dem, was du gewählt hast.
istanbul-refusal-assistant-chosen = Diesen Gehilfen hast du schon gewählt.
istanbul-refusal-no-more-of-these = Hier wählst du { $number } und nicht mehr.
istanbul-refusal-no-coffee = In diesem Spiel gibt es keinen Kaffee, oder er ist hier nicht gemeint.
istanbul-refusal-black-market-goods = Der Schwarzmarkt gibt Stoffe, Gewürze oder Obst.
istanbul-refusal-different-goods = Die beiden Waren haben verschiedene Farben.
istanbul-refusal-good-missing = Dir fehlt: { istanbul-good }.
istanbul-refusal-palace-goods = Du brauchst diese Ware für ein anderes Feld, oder sie kommt zu früh: { istanbul-good }.
istanbul-refusal-not-demanded = Keine weitere Nachfrage: { istanbul-good }.
istanbul-refusal-sale-full = Du verkaufst höchstens { istanbul-count-goods }.
istanbul-refusal-nothing-demanded = Du hast nichts, was gefragt ist.
istanbul-refusal-other-mosque = Das { istanbul-mosque-tile } ist { istanbul-at-place }.
istanbul-refusal-tiles-owned = Du hast beide Plättchen dieser Moschee.
istanbul-refusal-mosque-nothing = Du hast zu wenige Waren für die Plättchen dieser Moschee.
istanbul-refusal-fabric-tile = Nur das Stoffplättchen dreht einen Würfel oder lässt noch einmal werfen, nach einem Wurf in 8 oder 9.
istanbul-refusal-extensions = Du hast alle drei Erweiterungen.
istanbul-refusal-palace-price = Der Rubin kostet { $number ->
    [one] { $number } Ware
   *[other] { $number } Waren
}, wie die Felder der Leiste zeigen; du hast nicht alle.
istanbul-refusal-no-ruby = Dort ist kein Rubin mehr.
istanbul-refusal-nothing-to-exchange = Du hast nichts zu tauschen.
istanbul-refusal-tavern-nothing = Du kannst in der Taverne nichts bezahlen, oder bist schon dort.
istanbul-refusal-seals = Du brauchst { istanbul-count-seals }; deine Briefe zeigen { $own }.
istanbul-refusal-same-edge = Die Sperre liegt schon dort; sie muss versetzt werden.
istanbul-refusal-no-edge = Die Sperre liegt zwischen zwei benachbarten Orten.
istanbul-refusal-tavern-tile-owned = Du hast schon ein solches Tavernenplättchen.
istanbul-refusal-tavern-stack-empty = Ein solches Tavernenplättchen ist nicht mehr da.
istanbul-refusal-baksheesh = Du kannst Kaffee und Waren des Bakschischplättchens nicht bezahlen.
istanbul-refusal-own-family = Dein eigenes Familienmitglied wird nicht gefangen.
istanbul-refusal-no-encounters = In diesem Zug begegnest du niemandem.
istanbul-refusal-at-police-station = In der Polizeiwache wird niemand gefangen.
istanbul-refusal-family-not-here = Das Familienmitglied von { $player } ist nicht hier.
istanbul-refusal-figure-not-in-game = Der { istanbul-figure } ist nicht in diesem Spiel.
istanbul-refusal-figure-elsewhere = Der { istanbul-figure } ist { istanbul-at-place }.
istanbul-refusal-figure-met = Dem { istanbul-figure } bist du in diesem Zug schon begegnet.
istanbul-refusal-figure-price = Du könntest den { istanbul-figure } nicht bezahlen.
istanbul-refusal-exchange-once = Jeder Tausch wird einmal gemacht.
istanbul-refusal-no-letters = Briefe gibt es nur mit Brief & Siegel.
istanbul-refusal-one-double-move = Du hattest deinen zusätzlichen Zug in dieser Runde.
istanbul-refusal-catch-first = Fange zuerst die Familienmitglieder hier.
istanbul-refusal-tile-chosen = Dieses Plättchen ist schon gewählt.
istanbul-refusal-tile-not-there = Dieses Plättchen liegt nicht aus.
istanbul-refusal-option-unpaid = Du kannst nicht bezahlen, was das Plättchen verlangt, oder es nützt dir nichts.
istanbul-refusal-letter-missing = Du hast keinen solchen Brief für Ort { $number }.
istanbul-refusal-letter-superfluous = Die Zahlung würde ohne diesen Brief reichen, oder er kommt zu früh.
istanbul-refusal-follow-another = Du folgst dem Kaufmann eines anderen Spielers zu einem anderen Ort.
istanbul-refusal-bid = Biete mindestens { $least } Lira; du hast { $own }.
istanbul-refusal-must-open = Wer Lira hat, eröffnet die Auktion.
istanbul-refusal-not-complete = Die Wahl ist nicht vollständig.
istanbul-refusal-card-own-turn = Karten werden im eigenen Zug gespielt.
istanbul-refusal-card-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
istanbul-refusal-card-not-now = „{ $card }“ kann jetzt nicht gespielt werden.
istanbul-refusal-card-in-movement = „{ $card }“ wird gespielt, bevor du dich bewegst.
istanbul-refusal-card-not-within-action = „{ $card }“ wird nicht innerhalb einer Aktion oder Begegnung gespielt.
istanbul-refusal-repeat-after-action = „{ $card }“ wird nach der Aktion gespielt, die sie wiederholt.
istanbul-refusal-nothing-to-copy = Es gibt keine Karte zum Kopieren.
istanbul-refusal-no-guild-cards = Gildenkarten gibt es nur mit Mokka & Bakschisch.
istanbul-refusal-tile-own-turn = Das Obstplättchen wird im eigenen Zug benutzt, vor oder nach einer Entscheidung.
istanbul-refusal-tile-missing = Du hast das Obstplättchen nicht.
istanbul-refusal-tile-once = Du hast das Obstplättchen in diesem Zug schon benutzt.

## Anweisungen

istanbul-order-auction = Gebote bei Auktionen
istanbul-order-auction-about = Ein anderer Spieler versteigert Bonuskarten, und du kannst einmal mehr bieten als das höchste Gebot: Bietest du eine Lira mehr, solange das nicht über deiner Grenze liegt? Sonst passt du.
istanbul-order-auction-number = { $number ->
    [0] immer passen
   *[other] eine Lira mehr, bis { $number } Lira
}
istanbul-order-kiosk = Kioskplättchen
istanbul-order-kiosk-about = Im Zug eines anderen Spielers wählst du ein Kioskplättchen: Welches nimmst du? Das, welches am meisten vom Ersten auf deiner Liste bringt, das ein Plättchen sicher und umsonst bringt; bringt keines etwas davon, wirst du gefragt.
istanbul-order-kiosk-fabric = Stoffe
istanbul-order-kiosk-spice = Gewürze
istanbul-order-kiosk-fruit = Obst
istanbul-order-kiosk-jewelry = Schmuck
istanbul-order-kiosk-coffee = Kaffee
istanbul-order-kiosk-lira = Lira
istanbul-order-kiosk-card = Bonuskarten

## Ties at the end: what decides

istanbul-tie-lira = mehr Lira entscheiden
istanbul-tie-goods = mehr Waren entscheiden
istanbul-tie-cards = mehr Bonuskarten entscheiden
