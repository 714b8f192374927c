### Was an einem Tisch von Yspahan gefragt, getan, abgelehnt und erzählt wird.
### $district, $square und $building sind Schlüssel der Schachtel (sack, camel, paddock), keine Namen: die Beugung
### hängt davon ab. $player, $shop, $souk, $card, $effect und $power kommen als Wörter; $space ist W3, E1 oder C.

## Wendungen der folgenden Sätze

yspahan-count-camels = { $camels ->
    [one] { $camels } Kamel
   *[other] { $camels } Kamele
}
yspahan-count-gold = { $gold ->
    [one] { $gold } Goldmünze
   *[other] { $gold } Goldmünzen
}
yspahan-count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
yspahan-count-cubes = { $cubes ->
    [one] { $cubes } Stein
   *[other] { $cubes } Steine
}
yspahan-count-dice = { $dice } Würfel
yspahan-count-yellow-dice = { $dice ->
    [one] { $dice } gelber Würfel
   *[other] { $dice } gelbe Würfel
}
yspahan-price = { $camels ->
    [0] { yspahan-count-gold }
   *[other] { $gold ->
        [0] { yspahan-count-camels }
       *[other] { yspahan-count-camels } und { yspahan-count-gold }
    }
}
yspahan-for-price = { $camels ->
    [0] { $gold ->
        [0] kostenlos
       *[other] für { yspahan-price }
    }
   *[other] für { yspahan-price }
}
# Was etwas kostet oder bringt, dahinter und nur, wenn es nicht 0 ist: „nach W3 (−2 Goldmünzen)“, „verschickt einen Stein: 2 Punkte“.
yspahan-minus-gold = { $gold ->
    [0] { "" }
   *[other] { " " }(−{ yspahan-count-gold })
}
yspahan-for-gold = { $gold ->
    [0] { "" }
   *[other] { " " }für { yspahan-count-gold }
}
yspahan-plus-points = { $points ->
    [0] { "" }
   *[other] { " " }(+{ yspahan-count-points })
}
yspahan-then-points = { $points ->
    [0] { "" }
   *[other] : { yspahan-count-points }
}
# Was jemand baut oder besitzt, im Akkusativ mit seinem Artikel.
yspahan-the-building = { $building ->
    [paddock] das { yspahan-building-paddock }
    [shop] das { yspahan-building-shop }
    [hammam] den { yspahan-building-hammam }
    [caravanserai] die { yspahan-building-caravanserai }
    [bazaar] die { yspahan-building-bazaar }
    [hoist] den { yspahan-building-hoist }
   *[other] das Gebäude { $building }
}
# Ein Feld des Würfel-Tableaus in einem Satz, immer sächlich; sein bloßer Name ist yspahan-square-sack und so weiter.
yspahan-tower-square = { $square ->
    [camel] Kamelfeld
    [sack] Sackfeld
    [barrel] Fassfeld
    [chest] Truhenfeld
    [vase] Amphorenfeld
    [gold] Goldfeld
   *[other] Feld { $square }
}

## Fragen an den, der entscheidet

yspahan-ask-before-roll = Wirf die Würfel: Wie viele gelbe Würfel kaufst du?
yspahan-ask-take-group = Nimm eine Würfelgruppe vom Würfel-Tableau.
yspahan-ask-no-group = Für dich ist keine Gruppe übrig: Du ziehst stattdessen eine Karte, wenn noch eine da ist.
yspahan-ask-place-cubes = { $cubes ->
    [one] Setze einen Stein ins { yspahan-quarter }.
   *[other] Setze einen Stein ins { yspahan-quarter } (noch { $cubes } zu setzen).
}
yspahan-ask-move-supervisor = { $value ->
    [one] Bewege den Aufseher 1 Feld; weiter oder weniger weit kann Gold kosten.
   *[other] Bewege den Aufseher { $value } Felder; weiter oder weniger weit kann Gold kosten.
}
yspahan-ask-ship-order = Zwei Steine werden verschickt: Welcher geht zuerst?
yspahan-ask-ship = Dein Stein im Laden { $shop } wird verschickt: Zahlst du ein Kamel, damit er bleibt und einer aus deinem Vorrat verschickt wird?
yspahan-ask-between-shipments = Du darfst vor dem zweiten Versand eine Karte spielen.
yspahan-ask-after-action = Was tust du noch, bevor dein Zug endet?
yspahan-ask-group-action = Wofür nutzt du die Würfel vom { yspahan-tower-square }?
yspahan-ask-extra-die = Legst du eine Karte als Zusatzwürfel für das { yspahan-tower-square } ab?
yspahan-ask-build-action = Welches Gebäude baust du?
yspahan-ask-card-shop = In welchen Laden setzt die Karte einen Stein?
yspahan-ask-card-direction = Was tauschst du?
yspahan-ask-card-amount = { $card }: wie viele (höchstens { $most })?
yspahan-ask-card-build = { $card }: welches Gebäude?

## Was die anderen lesen

yspahan-wait-before-roll = { $player } wird gleich würfeln.
yspahan-wait-take-group = { $player } nimmt eine Würfelgruppe.
yspahan-wait-no-group = { $player } kann keine Gruppe mehr nehmen.
yspahan-wait-place-cubes = { $player } setzt { yspahan-count-cubes } ins { yspahan-quarter }.
yspahan-wait-move-supervisor = { $player } bewegt den Aufseher mit einer { $value }.
yspahan-wait-ship-order = { $player } wählt, welcher von zwei Steinen zuerst verschickt wird.
yspahan-wait-ship = { $player } darf für den Stein im Laden { $shop } ein Kamel zahlen.
yspahan-wait-between-shipments = { $player } darf vor dem zweiten Versand eine Karte spielen.
yspahan-wait-after-action = { $player } entscheidet, was in diesem Zug noch geschieht.
yspahan-prompt-chance-first-player = Der Startspieler wird ausgelost.
yspahan-prompt-chance-roll = Die Würfel rollen.
yspahan-prompt-chance-draw = Eine Karte wird gezogen.
yspahan-prompt-over = Das Spiel ist zu Ende.

## Züge

yspahan-move-roll = { $dice ->
    [0] ohne gelbe Würfel werfen
    [one] mit { $dice } gelben Würfel werfen{ yspahan-minus-gold }
   *[other] mit { $dice } gelben Würfeln werfen{ yspahan-minus-gold }
}
yspahan-move-take = { yspahan-tower-square }: { yspahan-count-dice } mit Wert { $value }
yspahan-move-camels = { yspahan-count-camels } nehmen
yspahan-move-gold = { yspahan-count-gold } nehmen
yspahan-move-cubes = { yspahan-count-cubes } ins { yspahan-quarter } setzen
yspahan-move-supervisor = den Aufseher bewegen ({ $value })
yspahan-move-card = eine Karte ziehen
yspahan-move-building = ein Gebäude bauen
yspahan-move-no-extra-die = kein Zusatzwürfel
yspahan-move-extra-die = „{ $card }“ ablegen und eins mehr bekommen
yspahan-move-place = { $shop }
yspahan-move-go = nach { $space }{ yspahan-minus-gold }
yspahan-move-go-ship = nach { $space }{ yspahan-minus-gold }, Versand aus { $shop1 }
yspahan-move-go-ship-two = nach { $space }{ yspahan-minus-gold }, Versand aus { $shop1 } und { $shop2 }
yspahan-move-ship-first = zuerst der Stein im Laden { $shop }
yspahan-move-pay-camel = 1 Kamel zahlen: der Stein bleibt in seinem Laden
yspahan-move-let-ship = den Stein aus dem Laden ziehen lassen
yspahan-move-play-card = „{ $card }“ spielen: { $effect }
yspahan-move-gold-to-camels = Gold gegen Kamele
yspahan-move-camels-to-gold = Kamele gegen Gold
yspahan-move-amount = { $number }
yspahan-move-amount-from = { $from } bis { $to }
yspahan-move-build = { yspahan-the-building } { yspahan-for-price } bauen{ yspahan-plus-points }: { $power }
yspahan-move-build-without-camels = { yspahan-the-building } ohne Kamele bauen, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-without-gold = { yspahan-the-building } ohne Gold bauen, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-build-for-free = { yspahan-the-building } mit beiden Karten bauen, { yspahan-for-price }{ yspahan-plus-points }: { $power }
yspahan-move-draw = eine Karte ziehen
yspahan-move-go-on = weiter
yspahan-move-end-turn = den Zug beenden

## Protokoll

yspahan-log-first-player = { $player } ist Startspieler.
yspahan-log-day-begun = Woche { $week }, Tag { $day }: { $player } ist Startspieler.
yspahan-log-last-day-order = Der letzte Tag wird in der Reihenfolge { $player1 }, { $player2 }, { $player3 }, { $player4 } gespielt.
yspahan-log-yellow-bought = { $dice ->
    [one] { $player } kauft { $dice } gelben Würfel{ yspahan-for-gold }.
   *[other] { $player } kauft { $dice } gelbe Würfel{ yspahan-for-gold }.
}
yspahan-log-rolled = Die Würfel zeigen { $white }.
yspahan-log-rolled-with-yellow = Die Würfel zeigen { $white }, die gelben { $yellow }.
yspahan-log-group-taken-special = { $player } nimmt { yspahan-count-dice } vom { yspahan-tower-square }.
yspahan-log-group-taken-supervisor = { $player } nimmt { yspahan-count-dice } mit Wert { $value } vom { yspahan-tower-square }, um den Aufseher zu bewegen.
yspahan-log-group-taken-card = { $player } nimmt { yspahan-count-dice } vom { yspahan-tower-square } für eine Karte.
yspahan-log-group-taken-building = { $player } nimmt { yspahan-count-dice } vom { yspahan-tower-square }, um zu bauen.
yspahan-log-extra-die = { $player } legt „{ $card }“ als Zusatzwürfel ab.
yspahan-log-camels-taken = { $player } erhält { yspahan-count-camels }.
yspahan-log-gold-taken = { $player } erhält { yspahan-count-gold }.
yspahan-log-cube-placed = { $player } setzt einen Stein in den Laden { $shop }.
yspahan-log-cubes-left-over = { $player } findet für { yspahan-count-cubes } keinen Laden.
yspahan-log-supervisor-moved = { $player } bewegt den Aufseher von { $from } nach { $to }{ yspahan-for-gold }.
yspahan-log-supervisor-stayed = { $player } lässt den Aufseher{ yspahan-for-gold } auf { $to }.
yspahan-log-camel-paid = { $player } zahlt ein Kamel: Der Stein bleibt im Laden { $shop }.
yspahan-log-cube-shipped = { $player } verschickt einen Stein aus dem Laden { $shop }{ yspahan-then-points }.
yspahan-log-cube-loaded = { $player } setzt einen Stein auf die Karawane{ yspahan-then-points }.
yspahan-log-caravan-scored = { $player } erhält { yspahan-count-points } für die Karawane: { yspahan-count-cubes } × { $multiplier }.
yspahan-log-caravan-emptied = Die Karawane ist voll: Sie zieht fort und ist wieder leer.
yspahan-log-card-drawn-action = { $player } zieht eine Karte.
yspahan-log-card-drawn-action-known = { $player } zieht „{ $card }“.
yspahan-log-card-drawn-no-group = { $player } hat keine Gruppe mehr und zieht eine Karte.
yspahan-log-card-drawn-no-group-known = { $player } hat keine Gruppe mehr und zieht „{ $card }“.
yspahan-log-card-drawn-caravanserai = { $player } zieht dank der Karawanserei eine Karte.
yspahan-log-card-drawn-caravanserai-known = { $player } zieht dank der Karawanserei „{ $card }“.
yspahan-log-no-card-left = { $player } müsste eine Karte ziehen, aber es ist keine mehr da.
yspahan-log-groups-spent = { $player } hat keine Gruppe mehr und keine Karte zu ziehen.
yspahan-log-reshuffled = { $number ->
    [one] Der Ablagestapel (1 Karte) wird zum Nachziehstapel.
   *[other] Der Ablagestapel ({ $number } Karten) wird gemischt und zum Nachziehstapel.
}
yspahan-log-card-played = { $player } spielt „{ $card }“.
yspahan-log-camels-sold = { $player } verkauft { yspahan-count-camels } für { yspahan-count-points }.
yspahan-log-gold-sold = { $player } verkauft { yspahan-count-gold } für { yspahan-count-points }.
yspahan-log-gold-exchanged = { $player } tauscht { yspahan-count-gold } gegen { yspahan-count-camels }.
yspahan-log-camels-exchanged = { $player } tauscht { yspahan-count-camels } gegen { yspahan-count-gold }.
yspahan-log-built = { $player } baut { yspahan-the-building } { yspahan-for-price }{ yspahan-then-points }.
yspahan-log-yellow-removed = { $number ->
    [one] Der gelbe Würfel verlässt das Würfel-Tableau.
   *[other] Die { $number } gelben Würfel verlassen das Würfel-Tableau.
}
yspahan-log-souk-scored = { $player } erhält { yspahan-count-points }: { $souk }.
yspahan-log-souk-scored-bazaar = { $player } erhält mit der Markthalle { yspahan-count-points }: { $souk }.
yspahan-log-week-ended = Woche { $week } ist zu Ende.
yspahan-log-game-ended = Das Spiel ist zu Ende.

## Ablehnungen

yspahan-refusal-rolled-once = Die Würfel dieses Tages sind schon geworfen.
yspahan-refusal-yellow-dice = { $dice ->
    [one] { yspahan-count-yellow-dice } kostet { yspahan-count-gold }; du hast { $own_gold }.
   *[other] { yspahan-count-yellow-dice } kosten { yspahan-count-gold }; du hast { $own_gold }.
}
yspahan-refusal-roll-first = Erst wird gewürfelt, dann eine Gruppe genommen.
yspahan-refusal-one-group = Ein Zug hat nur eine Würfelaktion, und deine läuft schon oder ist getan.
yspahan-refusal-yellow-only = Auf dem { yspahan-tower-square } liegen nur noch gelbe Würfel; sie gehören dem Startspieler.
yspahan-refusal-empty-square = Auf dem { yspahan-tower-square } liegen keine Würfel.
yspahan-refusal-group-first = Nimm erst eine Gruppe und sag dann, wofür du sie nutzt.
yspahan-refusal-other-square = Die Würfel vom { yspahan-tower-square } sind nicht dafür da.
yspahan-refusal-no-legal-shop = Im { yspahan-quarter } steht dir kein Laden offen.
yspahan-refusal-no-card-left = Nachziehstapel und Ablagestapel sind leer: Es gibt keine Karte zu ziehen.
yspahan-refusal-build-after-action = Gebaut wird nach der Würfelaktion, nicht mit ihr.
yspahan-refusal-nothing-payable = Es gibt kein Gebäude, das du bezahlen könntest.
yspahan-refusal-card-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
yspahan-refusal-extra-die-special-only = Ein Zusatzwürfel zählt nur für Kamele, Gold oder Steine.
yspahan-refusal-extra-die-with-group = Eine Karte wird nur dann zum Zusatzwürfel, wenn du eine Gruppe nimmst.
yspahan-refusal-other-district = Der Laden { $shop } liegt nicht im { yspahan-quarter }.
yspahan-refusal-shop-full = Im Laden { $shop } liegt schon ein Stein.
yspahan-refusal-foreign-souk = Hier hat schon ein anderer Spieler einen Stein: { $souk }.
yspahan-refusal-finish-souk = Vollende zuerst, was du in diesem Viertel begonnen hast: { $souk }.
yspahan-refusal-supervisor-price = Den Aufseher nach { $space } zu bewegen kostet { yspahan-count-gold }; du hast { $own_gold }.
yspahan-refusal-not-beside = Der Stein im Laden { $shop } liegt nicht neben dem Aufseher.
yspahan-refusal-no-shipment = Gerade wird keiner deiner Steine verschickt.
yspahan-refusal-card-window = Karten spielst du in deinem eigenen Zug, vor oder nach der Würfelaktion.
yspahan-refusal-card-before-roll = An diesem Tisch werden vor dem Wurf keine Karten gespielt.
yspahan-refusal-build-card-two-players = Zu zweit wird eine Baukarte nur mit der Bauaktion benutzt.
yspahan-refusal-one-building = Du hast in diesem Zug schon gebaut: ein Gebäude je Zug.
yspahan-refusal-build-card-discount = An diesem Tisch werden Baukarten nach der Würfelaktion benutzt.
yspahan-refusal-card-without-effect = „{ $card }“ würde jetzt nichts ändern.
yspahan-refusal-amount = Wähle eine Zahl von 1 bis { $most }.
yspahan-refusal-build-later = Gebaut wird nach der Würfelaktion; zu zweit ist es eine eigene Aktion.
yspahan-refusal-built-before = Du besitzt { yspahan-the-building } schon.
yspahan-refusal-build-by-action = Zu zweit ist Bauen eine eigene Aktion und braucht eine Würfelgruppe.
yspahan-refusal-build-card-first = Spiel zuerst die Baukarte; sie fragt dann nach dem Gebäude.
yspahan-refusal-one-build-card = An diesem Tisch wird für ein Gebäude nur eine Baukarte benutzt.
yspahan-refusal-build-with-the-card = Gebaut wird mit der Karte, die du gerade spielst.
yspahan-refusal-superfluous-card = Diese Baukarte würde für { yspahan-the-building } nichts ändern.
yspahan-refusal-price = Für { yspahan-the-building } brauchst du { yspahan-price }; du hast { $own_camels ->
    [one] { $own_camels } Kamel
   *[other] { $own_camels } Kamele
} und { $own_gold ->
    [one] { $own_gold } Goldmünze
   *[other] { $own_gold } Goldmünzen
}.
yspahan-refusal-draw-only-without-group = Statt der Würfelaktion wird eine Karte nur gezogen, wenn keine Gruppe übrig ist.
yspahan-refusal-draw-instead = Für dich ist keine Gruppe übrig: Zieh statt der Würfelaktion eine Karte.
yspahan-refusal-place-all = { $cubes ->
    [one] Ein Stein ist noch zu setzen, und es gibt einen Laden für ihn.
   *[other] Noch { $cubes } Steine sind zu setzen, und es gibt einen Laden für den nächsten.
}
yspahan-refusal-action-compulsory = Die Würfelaktion ist Pflicht: Nimm zuerst eine Gruppe.
yspahan-refusal-not-now = Dieser Zug gehört zu einem anderen Zeitpunkt; jetzt ist etwas anderes gefragt.

## Anweisungen

yspahan-order-camel = Kamele für Steine
yspahan-order-camel-about = Ein anderer Spieler verschickt einen Stein von dir, und du hast ein Kamel: Zahlst du es, damit der Stein im Laden bleibt und einer aus deinem Vorrat verschickt wird?
yspahan-order-camel-always = immer zahlen
yspahan-order-camel-never = nie zahlen
