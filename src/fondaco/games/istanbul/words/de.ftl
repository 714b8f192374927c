### Istanbul: die Namen. Was gefragt, getan, abgelehnt und erzählt wird, steht in de.play.ftl, die Regeln in de.rules.ftl.
### $place ist die Nummer eines Ortes, $good und $figure sind Schlüssel der Schachtel (fabric, governor): Die Grammatik
### muss wissen, welcher es ist.

## Orte

istanbul-place = { $place ->
    [1] Wagnerei
    [2] Tuchlager
    [3] Gewürzlager
    [4] Obstlager
    [5] Postamt
    [6] Karawanserei
    [7] Brunnen
    [8] Schwarzmarkt
    [9] Teestube
    [10] Großer Markt
    [11] Kleiner Markt
    [12] Polizeiwache
    [13] Sultanspalast
    [14] Kleine Moschee
    [15] Große Moschee
    [16] Edelsteinhändler
    [17] Kaffeerösterei
    [18] Gildenhalle
    [19] Taverne
    [20] Kaffeehaus
    [21] Botschaft
    [22] Kiosk
    [23] Auktionshaus
    [24] Geheimbund
    [25] Katakomben
   *[other] Ort { $place }
}

## Waren, Kaffee, Figuren

istanbul-good = { $good ->
    [fabric] Stoffe
    [spice] Gewürze
    [fruit] Obst
    [jewelry] Schmuck
    [coffee] Kaffee
   *[other] { $good }
}
istanbul-figure = { $figure ->
    [governor] Gouverneur
    [smuggler] Schmuggler
    [coffee_trader] Kaffeehändler
    [courier] Kurier
   *[other] { $figure }
}
istanbul-box-base = Istanbul
istanbul-box-mocha = Mokka & Bakschisch
istanbul-box-letters = Brief & Siegel
istanbul-box-grand_bazaar = Der große Basar
istanbul-label-reconstructed = mit rekonstruierten Karten

## Mengen

istanbul-count-lira = { $lira } Lira
istanbul-count-rubies = { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
}
istanbul-count-coffee = { $coffee } Kaffee
istanbul-count-seals = { $seals } Siegel
istanbul-demand = { $fabric ->
    [one] { $fabric } Stoff
   *[other] { $fabric } Stoffe
}, { $spice ->
    [one] { $spice } Gewürz
   *[other] { $spice } Gewürze
}, { $fruit } Obst, { $jewelry } Schmuck

## Bonuskarten

istanbul-card-gain_good = Eine Ware
istanbul-card-gain_good-effect = Nimm 1 Ware deiner Wahl.
istanbul-card-gain_5_lira = Fünf Lira
istanbul-card-gain_5_lira-effect = Nimm 5 Lira.
istanbul-card-repeat_sultan = Sultanspalast zweimal
istanbul-card-repeat_sultan-effect = Führe die Aktion des Sultanspalasts noch einmal aus.
istanbul-card-repeat_post_office = Postamt zweimal
istanbul-card-repeat_post_office-effect = Führe die Aktion des Postamts noch einmal aus.
istanbul-card-repeat_gemstone = Edelsteinhändler zweimal
istanbul-card-repeat_gemstone-effect = Führe die Aktion des Edelsteinhändlers noch einmal aus.
istanbul-card-return_family = Familienmitglied nach Hause
istanbul-card-return_family-effect = Dein Familienmitglied kehrt in die Polizeiwache zurück; nimm 3 Lira oder 1 Bonuskarte.
istanbul-card-move_0 = Bleiben
istanbul-card-move_0-effect = Dein Kaufmann bewegt sich nicht.
istanbul-card-move_3_4 = Drei oder vier Orte
istanbul-card-move_3_4-effect = Dein Kaufmann zieht 3 oder 4 Orte weit.
istanbul-card-return_assistant = Ein Gehilfe zurück
istanbul-card-return_assistant-effect = Hole 1 Gehilfen zu deinem Kaufmann zurück.
istanbul-card-small_market_any = Beliebige Waren
istanbul-card-small_market_any-effect = Verkaufe am Kleinen Markt Waren beliebiger Farben.
istanbul-card-repeat_wainwright = Wagnerei zweimal
istanbul-card-repeat_wainwright-effect = Führe die Aktion der Wagnerei noch einmal aus.
istanbul-card-repeat_coffee_house = Kaffeehaus zweimal
istanbul-card-repeat_coffee_house-effect = Führe die Aktion des Kaffeehauses noch einmal aus.
istanbul-card-gain_2_coffee = Zwei Kaffee
istanbul-card-gain_2_coffee-effect = Nimm 2 Kaffee.
istanbul-card-gain_guild_card = Gildenkarte
istanbul-card-gain_guild_card-effect = Ziehe 1 Gildenkarte.
istanbul-card-sell_coffee = Kaffee für Lira
istanbul-card-sell_coffee-effect = Zahle 1 Kaffee und nimm 5 Lira.
istanbul-card-call_coffee_trader = Den Kaffeehändler rufen
istanbul-card-call_coffee_trader-effect = Benutze den Kaffeehändler, wo immer er ist.
istanbul-card-move_barrier = Die Sperre versetzen
istanbul-card-move_barrier-effect = Versetze die Sperre, ohne Aktion.
istanbul-card-any_warehouse = Anderes Lager
istanbul-card-any_warehouse-effect = Führe stattdessen die Aktion eines anderen Lagers aus.
istanbul-card-gain_letter = Brief
istanbul-card-gain_letter-effect = Nimm 1 Brief.
istanbul-card-dice_reward = Würfel
istanbul-card-dice_reward-effect = Wirf zwei Würfel und nimm die Belohnung für ihre Summe.
istanbul-card-good_for_7_lira = Ware für sieben Lira
istanbul-card-good_for_7_lira-effect = Zahle 1 Ware (oder Kaffee) und nimm 7 Lira.
istanbul-card-printed_good_and_3_lira_fabric = Stoff und drei Lira
istanbul-card-printed_good_and_3_lira_fabric-effect = Nimm 1 Stoff und 3 Lira.
istanbul-card-printed_good_and_3_lira_spice = Gewürz und drei Lira
istanbul-card-printed_good_and_3_lira_spice-effect = Nimm 1 Gewürz und 3 Lira.
istanbul-card-printed_good_and_3_lira_fruit = Obst und drei Lira
istanbul-card-printed_good_and_3_lira_fruit-effect = Nimm 1 Obst und 3 Lira.
istanbul-card-printed_good_and_3_lira_jewelry = Schmuck und drei Lira
istanbul-card-printed_good_and_3_lira_jewelry-effect = Nimm 1 Schmuck und 3 Lira.
istanbul-card-copy_discard = Kopie
istanbul-card-copy_discard-effect = Benutze die Bonuskarte oben auf dem Ablagestapel.
istanbul-card-family_step = Schritt des Familienmitglieds
istanbul-card-family_step-effect = Bewege dein Familienmitglied zu einem benachbarten Ort und handle dort; das ist dein ganzer Zug.
istanbul-card-follow_merchant = Einem Kaufmann folgen
istanbul-card-follow_merchant-effect = Ziehe auf den Ort eines anderen Kaufmanns, der nicht bezahlt wird.
istanbul-card-companion_two = Großer Schritt des Kompagnons
istanbul-card-companion_two-effect = Dein Kompagnon zieht 2 Orte weit.
istanbul-card-use_figure = Eine Figur benutzen
istanbul-card-use_figure-effect = Benutze eine Figur, wo immer sie ist.
istanbul-card-repeat_mosque = Noch einmal Moschee
istanbul-card-repeat_mosque-effect = Führe die Aktion der Moschee noch einmal aus.
istanbul-card-repeat_secret_society = Noch einmal Geheimbund
istanbul-card-repeat_secret_society-effect = Führe die Aktion des Geheimbunds noch einmal aus.
istanbul-card-anywhere_for_3_lira = Überallhin
istanbul-card-anywhere_for_3_lira-effect = Zahle 3 Lira und ziehe zu einem beliebigen Ort.

## Gildenkarten

istanbul-guild-two_goods = Zwei Waren
istanbul-guild-two_goods-effect = Nimm 2 Waren verschiedener Farben.
istanbul-guild-seven_lira = Sieben Lira
istanbul-guild-seven_lira-effect = Nimm 7 Lira.
istanbul-guild-three_coffee = Drei Kaffee
istanbul-guild-three_coffee-effect = Nimm 3 Kaffee.
istanbul-guild-two_assistants = Zwei Gehilfen
istanbul-guild-two_assistants-effect = Hole bis zu 2 Gehilfen zu deinem Kaufmann zurück.
istanbul-guild-summon_figure = Vorladung
istanbul-guild-summon_figure-effect = Setze eine Figur auf den Ort deines Kaufmanns.
istanbul-guild-safe_conduct = Freies Geleit
istanbul-guild-safe_conduct-effect = In diesem Zug bezahlst du keine anderen Kaufleute und keinen Zoll.
istanbul-guild-family_errand = Botengang der Familie
istanbul-guild-family_errand-effect = Bewege dein Familienmitglied zu einem beliebigen Ort außer der Polizeiwache und handle dort.
istanbul-guild-second_sale = Zweiter Verkauf
istanbul-guild-second_sale-effect = Führe die Aktion des Marktes noch einmal aus.
istanbul-guild-cheap_extension = Günstige Erweiterung
istanbul-guild-cheap_extension-effect = Die Erweiterung kostet 4 Lira.
istanbul-guild-assistant_errand = Botengang des Gehilfen
istanbul-guild-assistant_errand-effect = Handle stattdessen auf einem Ort, wo einer deiner Gehilfen steht.

## Kioskplättchen und wie man sie benutzt

istanbul-kiosk-k01 = 1 Obst und 1 Lira
istanbul-kiosk-k02 = 1 Gewürz und 1 Lira
istanbul-kiosk-k03 = 1 Stoff und 1 Lira
istanbul-kiosk-k04 = 2 Obst
istanbul-kiosk-k05 = 2 Gewürze
istanbul-kiosk-k06 = 2 Stoffe
istanbul-kiosk-k07 = 1 Obst
istanbul-kiosk-k08 = 1 Gewürz
istanbul-kiosk-k09 = 1 Stoff
istanbul-kiosk-k10 = 1 Schmuck
istanbul-kiosk-k11 = 1 Bonuskarte
istanbul-kiosk-k12 = 2 Lira
istanbul-kiosk-k13 = 1 Kaffee oder 2 Lira
istanbul-kiosk-k13-option-1 = 1 Kaffee nehmen
istanbul-kiosk-k13-option-2 = 2 Lira nehmen
istanbul-kiosk-k14 = 1 Kaffee oder 3 Lira
istanbul-kiosk-k14-option-1 = 1 Kaffee nehmen
istanbul-kiosk-k14-option-2 = 3 Lira nehmen
istanbul-kiosk-k15 = dein Kompagnon in deinen eigenen Vorrat
istanbul-kiosk-k16 = so viele Lira, wie ein Würfel zeigt
istanbul-kiosk-k17 = eine Erweiterung für 10 Lira
istanbul-kiosk-k17-option-1 = 10 Lira zahlen, eine Erweiterung nehmen
istanbul-kiosk-k18 = eine Erweiterung für eine Ware jeder Farbe
istanbul-kiosk-k18-option-1 = eine Ware jeder Farbe zahlen, eine Erweiterung nehmen
istanbul-kiosk-k19 = dein Kaufmann zum Brunnen
istanbul-kiosk-k20 = eine Ware für einen Brief, oder ein Brief für eine Ware
istanbul-kiosk-k20-option-1 = eine Ware zahlen, einen Brief nehmen
istanbul-kiosk-k20-option-2 = einen Brief ablegen, eine Ware nehmen
istanbul-kiosk-k21 = eine Bonuskarte für einen Brief, oder ein Brief für eine Bonuskarte
istanbul-kiosk-k21-option-1 = eine Bonuskarte ablegen, einen Brief nehmen
istanbul-kiosk-k21-option-2 = einen Brief ablegen, eine Bonuskarte nehmen
istanbul-kiosk-k22 = 2 Lira für einen Brief, oder ein Brief für 3 Lira
istanbul-kiosk-k22-option-1 = 2 Lira zahlen, einen Brief nehmen
istanbul-kiosk-k22-option-2 = einen Brief ablegen, 3 Lira nehmen
istanbul-kiosk-k23 = 2 Lira für eine Ware, oder eine Ware für 3 Lira
istanbul-kiosk-k23-option-1 = 2 Lira zahlen, eine Ware nehmen
istanbul-kiosk-k23-option-2 = eine Ware zahlen, 3 Lira nehmen
istanbul-kiosk-k24 = 2 Lira für eine Bonuskarte, oder eine Bonuskarte für 3 Lira
istanbul-kiosk-k24-option-1 = 2 Lira zahlen, eine Bonuskarte nehmen
istanbul-kiosk-k24-option-2 = eine Bonuskarte ablegen, 3 Lira nehmen

## Die Spieler nach ihrer Farbe

istanbul-seat-red = Rot
istanbul-seat-blue = Blau
istanbul-seat-green = Grün
istanbul-seat-yellow = Gelb
istanbul-seat-white = Weiß

## Orte und Plättchen im Satz

istanbul-to-place = { $place ->
    [1] zur { istanbul-place }
    [6] zur { istanbul-place }
    [9] zur { istanbul-place }
    [10] zum Großen Markt
    [11] zum Kleinen Markt
    [12] zur { istanbul-place }
    [14] zur Kleinen Moschee
    [15] zur Großen Moschee
    [17] zur { istanbul-place }
    [18] zur { istanbul-place }
    [19] zur { istanbul-place }
    [21] zur { istanbul-place }
    [25] zu den { istanbul-place }
   *[other] zum { istanbul-place }
}
istanbul-at-place = { $place ->
    [1] bei der { istanbul-place }
    [6] bei der { istanbul-place }
    [9] bei der { istanbul-place }
    [10] beim Großen Markt
    [11] beim Kleinen Markt
    [12] bei der { istanbul-place }
    [14] bei der Kleinen Moschee
    [15] bei der Großen Moschee
    [17] bei der { istanbul-place }
    [18] bei der { istanbul-place }
    [19] bei der { istanbul-place }
    [21] bei der { istanbul-place }
    [25] bei den { istanbul-place }
   *[other] beim { istanbul-place }
}
istanbul-of-place = { $place ->
    [1] von der { istanbul-place }
    [6] von der { istanbul-place }
    [9] von der { istanbul-place }
    [10] vom Großen Markt
    [11] vom Kleinen Markt
    [12] von der { istanbul-place }
    [14] von der Kleinen Moschee
    [15] von der Großen Moschee
    [17] von der { istanbul-place }
    [18] von der { istanbul-place }
    [19] von der { istanbul-place }
    [21] von der { istanbul-place }
    [25] von den { istanbul-place }
   *[other] vom { istanbul-place }
}
istanbul-mosque-tile = { $good ->
    [fabric] Stoffplättchen
    [spice] Gewürzplättchen
    [fruit] Obstplättchen
    [jewelry] Schmuckplättchen
   *[other] Plättchen { $good }
}

## Weitere Mengen

istanbul-count-good = { $good ->
    [fabric] { $number ->
        [one] { $number } Stoff
       *[other] { $number } Stoffe
    }
    [spice] { $number ->
        [one] { $number } Gewürz
       *[other] { $number } Gewürze
    }
   *[other] { $number } { istanbul-good }
}
istanbul-count-goods = { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
istanbul-count-assistants = { $assistants ->
    [one] { $assistants } Gehilfe
   *[other] { $assistants } Gehilfen
}
istanbul-count-cards = { $cards ->
    [one] { $cards } Bonuskarte
   *[other] { $cards } Bonuskarten
}
istanbul-count-guild-cards = { $cards ->
    [one] { $cards } Gildenkarte
   *[other] { $cards } Gildenkarten
}
istanbul-count-letters = { $letters ->
    [one] { $letters } Brief
   *[other] { $letters } Briefe
}
istanbul-count-extensions = { $extensions ->
    [one] { $extensions } Erweiterung
   *[other] { $extensions } Erweiterungen
}

## Moscheeplättchen und Tavernenplättchen

istanbul-mosque-fabric-effect = Nach einem Wurf am Schwarzmarkt oder in der Teestube: Drehe einen Würfel auf 4, oder wirf beide Würfel noch einmal, einmal.
istanbul-mosque-spice-effect = Mit der Aktion eines Lagers: Zahle 2 Lira für 1 weitere Ware beliebiger Farbe, einmal pro Aktion.
istanbul-mosque-jewelry-effect = Sofort: Stelle den fünften Gehilfen unter deinen Kaufmann.
istanbul-mosque-fruit-effect = Einmal pro Zug: Zahle 2 Lira, um 1 Gehilfen zu deinem Kaufmann zurückzuholen.
istanbul-tavern-straight_line = Gerade Linie
istanbul-tavern-straight_line-effect = Dein Kaufmann zieht beliebig viele Orte in einer geraden Linie statt 1 oder 2.
istanbul-tavern-free_figures = Freie Figuren
istanbul-tavern-free_figures-effect = Figuren kosten 0 statt 2 Lira.

## Auslagen

istanbul-layout-short_paths = Kurze Wege
istanbul-layout-long_paths = Lange Wege
istanbul-layout-in_order = In Reihenfolge

## Weitere Wörter des Glossars

istanbul-word-place = Ort
istanbul-word-merchant = Kaufmann
istanbul-word-assistant = Gehilfe
istanbul-word-family_member = Familienmitglied
istanbul-word-wheelbarrow = Handkarren
istanbul-word-extension = Handkarren-Erweiterung
istanbul-word-ruby = Rubin
istanbul-word-lira = Lira
istanbul-word-bonus_card = Bonuskarte
istanbul-word-mosque_tile = Moscheeplättchen
istanbul-word-demand_tile = Nachfrageplättchen
istanbul-word-mail_indicator = Postanzeiger
istanbul-word-neutral_merchant = Neutraler Kaufmann
istanbul-word-guild_card = Gildenkarte
istanbul-word-tavern_tile = Tavernenplättchen
istanbul-word-baksheesh_tile = Bakschischplättchen
istanbul-word-barrier = Sperre
istanbul-word-barrier_control = Sperrenplättchen
istanbul-word-letter = Brief
istanbul-word-seal = Siegel
istanbul-word-companion = Kompagnon
istanbul-word-kiosk_tile = Kioskplättchen
istanbul-word-double_move = Bonuszug
istanbul-word-encounter = Begegnung

## Headings of the board that any game has, by the fields of its view

istanbul-field-any = beliebige Ware
istanbul-field-assistants = Gehilfen
istanbul-field-auction = Versteigerung
istanbul-field-available = Aktion möglich
istanbul-field-barrier_holder = Wem die Sperre gehört
istanbul-field-bid = Gebot
istanbul-field-bidder = Bieter
istanbul-field-box = Spiel
istanbul-field-capacity = Platz je Ware
istanbul-field-cards = Bonuskarten
istanbul-field-companion_reach = In Reichweite des Kompagnons
istanbul-field-companions = Kompagnons
istanbul-field-cost = Kosten
istanbul-field-delivered = Zugestellt
istanbul-field-dice = Würfel
istanbul-field-discarded_letters = Abgelegte Briefe
istanbul-field-doubled = Bonuszug genutzt
istanbul-field-extensions = Erweiterungen
istanbul-field-families = Familienmitglieder
istanbul-field-figure_prices = Preise der Figuren
istanbul-field-figures = Figuren
istanbul-field-gives = Bringt
istanbul-field-guild_cards = Gildenkarten
istanbul-field-guild_deck = Gildenkarten im Stapel
istanbul-field-guild_discard = Abgelegte Gildenkarten
istanbul-field-guild_hand = Gildenkarten auf der Hand
istanbul-field-hand = Bonuskarten auf der Hand
istanbul-field-kiosk_discard = Abgelegte Kioskplättchen
istanbul-field-kiosk_open = Aufgedeckte Kioskplättchen
istanbul-field-kiosk_pile = Kioskplättchen in den Stapeln
istanbul-field-known_cards = Bekannte Bonuskarten
istanbul-field-known_guild_cards = Bekannte Gildenkarten
istanbul-field-last_round = Letzte Runde
istanbul-field-left = Plättchen übrig
istanbul-field-letters = Briefe
istanbul-field-mail = Postanzeiger unten
istanbul-field-merchants = Kaufleute
istanbul-field-met = In diesem Zug begegnet
istanbul-field-mosque_tiles = Moscheeplättchen
istanbul-field-neutrals = Neutrale Kaufleute
istanbul-field-next_demands = Nächste Nachfrageplättchen
istanbul-field-payment = Bei Ankunft zu zahlen
istanbul-field-places = Orte
istanbul-field-price = Preis
istanbul-field-prices = Erlös
istanbul-field-rank_lira = Lira je Rang
istanbul-field-reach = In Reichweite des Kaufmanns
istanbul-field-reconstructed_parts = Rekonstruierte Teile
istanbul-field-round_limit = Rundengrenze
istanbul-field-rubies = Rubine
istanbul-field-seals = Siegel
istanbul-field-stack = Gehilfen unter dem Kaufmann
istanbul-field-stacks = Moscheeplättchen
istanbul-field-target = Rubine, die das Spiel beenden
istanbul-field-tavern_tiles = Tavernenplättchen
istanbul-field-top = Geforderte Waren
istanbul-field-track = Rubinleiste
istanbul-field-unseen_guild = Noch nicht gesehene Gildenkarten
