### Was an einem Tisch von Im Reich der Wüstensöhne gefragt, getan, abgelehnt und erzählt wird.
### Felder heißen wie F6, Kärtchen wie T1-05, Entdeckerfiguren nach ihrer Größe; das $value eines Gerüchts ist ein Text wie +2 oder −1.

## Fragen an den, der entscheidet

wuestensoehne-ask-choose-start = Auf welchem Ende des Kreuzes beginnt deine Karawane?
wuestensoehne-ask-discard = Keines deiner drei Kärtchen passt irgendwo: Du darfst eines ablegen.
wuestensoehne-ask-move = { $water ->
    [0] Zieh deine Karawane von { $field } aus oder bleib stehen.
   *[other] Zieh deine Karawane von { $field } aus oder bleib stehen; der Kameltreiber kostet 1 Wasser.
}
wuestensoehne-ask-discover = Entdecke von { $field } aus: Zieh ein Kärtchen, nutze eines deiner Auslage, schick den Kundschafter oder entdecke nichts.
wuestensoehne-ask-lay = Wohin legst du { $tile }?
wuestensoehne-ask-exchange = { $thief } hat ein Kärtchen deiner Auslage genommen: Ziehst du eines zum Ausgleich?
wuestensoehne-ask-explorer = Setzt du eine Entdeckerfigur auf { $field } ein?
wuestensoehne-ask-retrieve = Holst du eine deiner Entdeckerfiguren zurück?
wuestensoehne-ask-value-next = Welche Oase wird als nächste gewertet?
wuestensoehne-ask-take-icon = Welches Aktionsfeld nimmt deine Entdeckerfigur { $height }?
wuestensoehne-ask-swap-good = Du hast keinen Warenplatz frei für { $good }: Verzichtest du, oder legst du ein anderes Plättchen zurück?
wuestensoehne-ask-put-rumour = Das Gerücht ist { $value }: Auf welchen Platz legst du es?
wuestensoehne-ask-look-rumour = Neben der Tafel liegt kein Gerücht mehr: Siehst du eines auf der Tafel an?
wuestensoehne-ask-looked = Das Gerücht auf { $space } ist { $value }: Lässt du es liegen, oder nimmst du es herunter?
wuestensoehne-ask-bonus = { $water ->
    [one] Zahlst du deinen einzigen Wasserstein für einen Zusatzzug?
   *[other] Zahlst du 1 deiner { $water } Wassersteine für einen Zusatzzug?
}

## Was die anderen lesen

wuestensoehne-wait-choose-start = { $player } wählt, wo die Karawane beginnt.
wuestensoehne-wait-discard = { $player } darf ein Kärtchen ablegen.
wuestensoehne-wait-move = { $player } zieht die Karawane von { $field } aus.
wuestensoehne-wait-discover = { $player } darf von { $field } aus entdecken.
wuestensoehne-wait-lay = { $player } legt { $tile }.
wuestensoehne-wait-exchange = { $player } darf ein Kärtchen ziehen, zum Ausgleich für das von { $thief } genommene.
wuestensoehne-wait-explorer = { $player } darf eine Entdeckerfigur auf { $field } einsetzen.
wuestensoehne-wait-retrieve = { $player } darf eine Entdeckerfigur zurückholen.
wuestensoehne-wait-value-next = { $player } wählt, welche Oase als nächste gewertet wird.
wuestensoehne-wait-take-icon = { $player } wählt ein Aktionsfeld für Entdeckerfigur { $height }.
wuestensoehne-wait-swap-good = { $player } hat keinen Warenplatz frei für { $good }.
wuestensoehne-wait-put-rumour = { $player } legt ein Gerücht auf die Tafel.
wuestensoehne-wait-look-rumour = { $player } darf ein Gerücht auf der Tafel ansehen.
wuestensoehne-wait-looked = { $player } hat das Gerücht auf { $space } angesehen und darf es herunternehmen.
wuestensoehne-wait-bonus = { $player } darf für einen Zusatzzug zahlen.
wuestensoehne-prompt-chance-first-player = Der Startspieler wird ausgelost.
wuestensoehne-prompt-chance-start-tile = Die ersten Kärtchen der Auslagen werden gezogen.
wuestensoehne-prompt-chance-draw = Ein Kärtchen wird gezogen.
wuestensoehne-prompt-chance-exchange = Ein Kärtchen wird zum Ausgleich gezogen.
wuestensoehne-prompt-chance-rumour = Ein Gerücht wird gezogen.
wuestensoehne-prompt-over = Das Spiel ist zu Ende.

## Züge

wuestensoehne-move-start = auf { $field } beginnen
wuestensoehne-move-discard = { $tile } ablegen
wuestensoehne-move-keep-all = alle drei Kärtchen behalten
wuestensoehne-move-move = { $price ->
    [0] nach { $field }
   *[other] nach { $field } (−{ $price } Wasser)
}
wuestensoehne-move-stay = auf { $field } bleiben
wuestensoehne-move-draw = ein Kärtchen ziehen
wuestensoehne-move-use = { $tile } deiner Auslage nutzen
wuestensoehne-move-scout = den Kundschafter { $tile } von { $player } holen lassen (−1 Wasser)
wuestensoehne-move-no-discovery = nichts entdecken
wuestensoehne-move-lay = { $rotation ->
    [0] auf { $field }, nicht gedreht
   *[other] auf { $field }, um { $degrees }° gedreht
}
wuestensoehne-move-take-exchange = ein Kärtchen zum Ausgleich ziehen
wuestensoehne-move-no-exchange = nichts ziehen
wuestensoehne-move-explorer = Entdeckerfigur { $height } auf { $section }
wuestensoehne-move-no-explorer = keine Entdeckerfigur
wuestensoehne-move-retrieve = Entdeckerfigur { $height } von { $field } zurückholen
wuestensoehne-move-no-retrieval = keine zurückholen
wuestensoehne-move-value = die Oase von { $section }
wuestensoehne-move-take = { $free ->
    [one] { $icon }
   *[other] { $icon } ({ $free } frei)
}
wuestensoehne-move-put-back = ein Plättchen { $good } zurücklegen und { $won } laden
wuestensoehne-move-give-up = darauf verzichten
wuestensoehne-move-rumour = auf { $space }
wuestensoehne-move-look = { $space } ansehen
wuestensoehne-move-look-again = { $space } noch einmal ansehen ({ $value })
wuestensoehne-move-no-look = keines ansehen
wuestensoehne-move-leave-rumour = liegen lassen
wuestensoehne-move-take-off-rumour = herunternehmen und neben die Tafel legen
wuestensoehne-move-bonus-turn = einen Zusatzzug machen (−1 Wasser)
wuestensoehne-move-end-go = den Zug beenden

## Protokoll

wuestensoehne-log-first-player = { $player } beginnt und erhält den Turban.
wuestensoehne-log-start-tile = { $player } nimmt { $tile } in die Auslage.
wuestensoehne-log-caravan-placed = { $player } beginnt auf { $field }.
wuestensoehne-log-go-begun = { $player } ist an der Reihe.
wuestensoehne-log-bonus-turn = { $player } zahlt dem Karawanenführer 1 Wasser für einen Zusatzzug.
wuestensoehne-log-tile-discarded = { $player } legt { $tile } ab.
wuestensoehne-log-caravan-moved = { $water ->
    [0] { $player } zieht von { $from } nach { $to }.
   *[other] { $player } zieht mit dem Kameltreiber von { $from } nach { $to } (−{ $water } Wasser).
}
wuestensoehne-log-caravan-stayed = { $player } bleibt auf { $field }.
wuestensoehne-log-tile-drawn = { $player } zieht { $tile }.
wuestensoehne-log-tile-stolen = { $player } zahlt dem Kundschafter 1 Wasser und nimmt { $tile } von { $robbed }.
wuestensoehne-log-tile-laid = { $player } legt { $tile } auf { $field }.
wuestensoehne-log-tile-kept = { $tile } passt nicht und kommt in die Auslage von { $player }.
wuestensoehne-log-nothing-discovered = { $player } entdeckt nichts.
wuestensoehne-log-tile-exchanged = { $player } zieht zum Ausgleich { $tile }.
wuestensoehne-log-exchange-refused = { $player } zieht nichts zum Ausgleich.
wuestensoehne-log-explorer-placed = { $player } setzt Entdeckerfigur { $height } auf { $field } ein.
wuestensoehne-log-explorer-retrieved = { $player } holt Entdeckerfigur { $height } von { $field } zurück.
wuestensoehne-log-oasis-lost = Die Oase bei { $field } ist vollständig, aber niemand erforscht sie.
wuestensoehne-log-valuation-begun = { $number ->
    [one] { $player } vollendet die Oase bei { $field }; 1 Entdeckerfigur steht darin.
   *[other] { $player } vollendet die Oase bei { $field }; { $number } Entdeckerfiguren stellen sich auf.
}
wuestensoehne-log-water-paid = { $player } zahlt 1 Wasser für Entdeckerfigur { $height }, die größte.
wuestensoehne-log-sent-home = { $player } hat kein Wasser: Entdeckerfigur { $height } geht nach Hause.
wuestensoehne-log-icon-taken = Entdeckerfigur { $height } von { $player } nimmt das Aktionsfeld { $icon }.
wuestensoehne-log-good-taken = { $player } lädt ein Plättchen { $good }.
wuestensoehne-log-good-swapped = { $player } legt ein Plättchen { $back } zurück und lädt ein Plättchen { $good }.
wuestensoehne-log-good-given-up = { $player } hat keinen Platz und verzichtet auf ein Plättchen { $good }.
wuestensoehne-log-supply-empty = { $player } erhält nichts vom Aktionsfeld { $icon }: Der Vorrat ist aufgebraucht.
wuestensoehne-log-camel-taken = { $player } erhält ein Kamelkärtchen.
wuestensoehne-log-water-taken = { $number ->
    [one] { $player } erhält 1 Wasserstein.
   *[other] { $player } erhält { $number } Wassersteine.
}
wuestensoehne-log-rumour-seen = { $player } sieht ein Gerücht des Vorrats an.
wuestensoehne-log-rumour-seen-known = { $player } sieht ein Gerücht des Vorrats an: { $value }.
wuestensoehne-log-rumour-put = { $player } legt das Gerücht auf { $space }.
wuestensoehne-log-rumour-looked-at = { $player } sieht das Gerücht auf { $space } an.
wuestensoehne-log-rumour-looked-at-known = { $player } sieht das Gerücht auf { $space } an: { $value }.
wuestensoehne-log-rumour-left = { $player } lässt das Gerücht auf { $space } liegen.
wuestensoehne-log-rumour-taken-off = { $player } nimmt das Gerücht von { $space } herunter und legt es neben die Tafel.
wuestensoehne-log-no-look = { $player } sieht kein Gerücht an.
wuestensoehne-log-empty-handed = Für Entdeckerfigur { $height } von { $player } ist kein Aktionsfeld übrig.
wuestensoehne-log-turban-passed = Der Turban geht von { $player } an { $to }.
wuestensoehne-log-piles-empty = Das letzte Kärtchen ist gezogen.
wuestensoehne-log-last-round = Die letzte Runde beginnt: Alle sind noch einmal an der Reihe.
wuestensoehne-log-stalled = Niemand entdeckt mehr etwas: Das Spiel endet.
wuestensoehne-log-rumour-revealed = Das Gerücht auf { $space } ist { $value }.
wuestensoehne-log-player-scored = { $player } hat Waren im Wert von { $gold } Gold und { $water ->
    [0] keinen Wasserstein
    [one] { $water } Wasserstein
   *[other] { $water } Wassersteine
}.
wuestensoehne-log-game-ended = Das Spiel ist zu Ende.

## Ablehnungen

wuestensoehne-refusal-field-taken = Auf { $field } steht eine andere Karawane.
wuestensoehne-refusal-not-in-reserve = { $tile } liegt nicht in deiner Auslage.
wuestensoehne-refusal-discard-needs-three = { $number ->
    [0] Ablegen darfst du nur mit drei Kärtchen in der Auslage; du hast keines.
   *[other] Ablegen darfst du nur mit drei Kärtchen in der Auslage; du hast { $number }.
}
wuestensoehne-refusal-discard-fits = { $tile } passt noch irgendwo auf den Plan, also darfst du nichts ablegen.
wuestensoehne-refusal-field-empty = Auf { $field } liegt noch nichts: Eine Karawane zieht über belegte Felder.
wuestensoehne-refusal-say-stay = Deine Karawane steht schon auf { $field }: Sag „stay“, um zu bleiben.
wuestensoehne-refusal-driver-price = Nur der Kameltreiber kann dich nach { $field } bringen, und du hast kein Wasser für ihn.
wuestensoehne-refusal-no-way = Keine Linie führt nach { $field }.
wuestensoehne-refusal-move-first = Zuerst kommt die Bewegung: Zieh deine Karawane oder bleib stehen.
wuestensoehne-refusal-piles-empty = Alle Stapel sind aufgebraucht.
wuestensoehne-refusal-reserve-full = Mit drei Kärtchen in der Auslage darfst du keines ziehen.
wuestensoehne-refusal-does-not-fit = { $tile } passt nirgends neben { $field }.
wuestensoehne-refusal-nobody-elses = { $tile } liegt nicht in der Auslage eines anderen Spielers.
wuestensoehne-refusal-scout-price = Der Kundschafter kostet 1 Wasser, und du hast keines.
wuestensoehne-refusal-discovery-compulsory = An diesem Tisch musst du entdecken, wenn du kannst.
wuestensoehne-refusal-field-laid = Auf { $field } liegt schon etwas.
wuestensoehne-refusal-no-open-line = Keine offene Linie führt von { $caravan } nach { $field }.
wuestensoehne-refusal-no-match = { $tile } passt so gedreht nicht zu den Nachbarn von { $field }.
wuestensoehne-refusal-same-placement = So gedreht sieht das Kärtchen aus wie mit r{ $rotation } auf { $field }.
wuestensoehne-refusal-not-robbed = Dir wurde gerade kein Kärtchen genommen.
wuestensoehne-refusal-explorer-later = Eine Entdeckerfigur wird gleich nach dem Legen eines Oasenkärtchens eingesetzt, auf diesem Kärtchen.
wuestensoehne-refusal-not-your-explorer = Entdeckerfigur { $height } gehört dir nicht.
wuestensoehne-refusal-explorer-out = Entdeckerfigur { $height } ist nicht in deinem Vorrat.
wuestensoehne-refusal-no-section = Das Kärtchen auf { $field } hat keinen Oasenteil { $number }.
wuestensoehne-refusal-placed-in-this-turn = Du hast in diesem Zug eine Entdeckerfigur eingesetzt, also holst du keine zurück.
wuestensoehne-refusal-retrieve-at-the-end = Eine Entdeckerfigur wird am Ende deines Zuges zurückgeholt.
wuestensoehne-refusal-explorer-at-home = Entdeckerfigur { $height } steht nicht auf dem Plan.
wuestensoehne-refusal-oasis-open = Die Oase von Oasenteil { $number } auf { $field } ist nicht vollständig.
wuestensoehne-refusal-oasis-without-explorers = In der Oase von Oasenteil { $number } auf { $field } steht keine Entdeckerfigur.
wuestensoehne-refusal-same-oasis = Oasenteil { $number } auf { $field } gehört zu einer Oase, die ein anderer Oasenteil benennt.
wuestensoehne-refusal-no-icon = In dieser Oase ist kein Aktionsfeld { $icon } frei.
wuestensoehne-refusal-no-swap = Auf Waren verzichtet man, oder legt sie zurück, nur wenn man eine gewinnt und keinen Platz hat.
wuestensoehne-refusal-same-good = Ein Plättchen derselben Ware ({ $good }) zurückzulegen wäre dasselbe, wie auf das neue zu verzichten.
wuestensoehne-refusal-good-not-there = Du hast kein Plättchen { $good } zum Zurücklegen.
wuestensoehne-refusal-space-taken = Auf { $space } liegt schon ein Gerücht.
wuestensoehne-refusal-stock-first = Solange ein Gerücht neben der Tafel liegt, nimmt man dieses.
wuestensoehne-refusal-space-empty = Auf { $space } liegt kein Gerücht.
wuestensoehne-refusal-one-bonus-turn = Ein Zusatzzug bringt keinen weiteren Zusatzzug.
wuestensoehne-refusal-bonus-later = Für einen Zusatzzug zahlt man nach dem Zug und seinen Wertungen.
wuestensoehne-refusal-not-now = Das ist ein Zug für einen anderen Moment; gefragt ist jetzt etwas anderes.

## Anweisungen

wuestensoehne-order-exchange = Kärtchen zum Ausgleich
wuestensoehne-order-exchange-about = Der Kundschafter eines anderen Spielers hat ein Kärtchen deiner Auslage genommen: Ziehst du eines zum Ausgleich?
wuestensoehne-order-exchange-always = immer ziehen
wuestensoehne-order-exchange-never = nie ziehen

## Ties at the end: what decides

wuestensoehne-tie-water = mehr Wasser entscheidet
