### Al Rashid: Namen und Wörter des Spiels. Was am Tisch gesagt wird, steht in de.play.ftl.
### $item und $piece sind Schlüssel der Schachtel (wood, pasha), keine Namen: die Beugung hängt davon ab.

# Ein Name, der in der Schachteldatei steht, wo ein Besitzer ihn ändern darf; jede Sprache zeigt ihren eigenen.
al-rashid-from-box = { $de }
    .others = { $en } { $it } { $fr }

## Waren

al-rashid-good-wood = Edelholz
al-rashid-good-pottery = Töpferware
al-rashid-good-metal = Metall
al-rashid-good-spices = Gewürze
al-rashid-good-silk = Seide

## Steine

al-rashid-piece-pasha = Pascha
al-rashid-piece-merchant = Händler
al-rashid-piece-sage = Weiser

## Paläste

al-rashid-palace-spies = Gilde der Spione
al-rashid-palace-military = Gilde der Militärs
al-rashid-palace-scholars = Gilde der Gelehrten
al-rashid-palace-merchants = Gilde der Händler
al-rashid-palace-politicians = Palast der Politiker
al-rashid-palace-al_rashid = Palast Al-Rashids

## Farben der Söldnerplättchen

al-rashid-colour-red = rot
al-rashid-colour-blue = blau

## Die Spieler nach ihrer Farbe

al-rashid-seat-red = Rot
al-rashid-seat-blue = Blau
al-rashid-seat-green = Grün
al-rashid-seat-yellow = Gelb
al-rashid-seat-white = Weiß

## Mengen

al-rashid-gold = { $n } Gold
al-rashid-none = nichts
al-rashid-points = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
}

## Weitere Wörter des Glossars

al-rashid-word-letter = Empfehlungsschreiben
al-rashid-word-influence = Marker Politischer Einfluss
al-rashid-word-dishonour = Ehrverlust-Marker
al-rashid-word-enemy_red = Banditen
al-rashid-word-enemy_blue = Piraten
al-rashid-word-family = Familie
al-rashid-word-area = Ort
al-rashid-word-map = Karte
al-rashid-word-territory = Gebiet
al-rashid-word-city = Stadt
al-rashid-word-palace = Palast
al-rashid-word-corporation = Gilde
al-rashid-word-office = Amt
al-rashid-word-service = Dienst
al-rashid-word-favour = Gefälligkeit
al-rashid-word-benevolence = Wohlwollen Al-Rashids
al-rashid-word-dominance = Dominanz
al-rashid-word-prestige = Prestigepunkt
al-rashid-word-gold = Gold
al-rashid-word-barter_table = Tauschtabelle
al-rashid-word-common_good = gewöhnliche Ware
al-rashid-word-rare_good = seltene Ware
al-rashid-word-supply = Vorrat
al-rashid-word-reserve = eigener Vorrat
al-rashid-word-mercenary_tile = Söldnerplättchen
al-rashid-word-crisis_card = Krisenkarte
al-rashid-word-turn = Runde
al-rashid-word-turn_track = Rundenleiste
al-rashid-word-play_order = Spielreihenfolge
al-rashid-word-placement_phase = Platzierungsphase
al-rashid-word-resolution_phase = Auflösungsphase
al-rashid-word-move = Zug
al-rashid-word-battle = Kampf
al-rashid-word-commerce = Handel
al-rashid-word-fight = kämpfen
al-rashid-word-retreat = sich zurückziehen
al-rashid-word-activated = aktivierbar
al-rashid-word-continuous = dauerhaft
al-rashid-word-instantaneous = sofort
al-rashid-word-primary_action = Hauptaktion
al-rashid-word-secondary_action = Nebenaktion
al-rashid-word-space = Feld
al-rashid-word-stack = Stapel
al-rashid-word-wealth = Reichtum in Gold

## Headings of the board that any game has, by the fields of its view

al-rashid-field-acting = Wer handelt
al-rashid-field-area = Wird aufgelöst
al-rashid-field-areas = Orte
al-rashid-field-asked = Jetzt gefragt
al-rashid-field-buried = Zuunterst
al-rashid-field-deck = Krisenkarten im Stapel
al-rashid-field-face_up = Offen
al-rashid-field-figure = Figur
al-rashid-field-given = Gegeben
al-rashid-field-held = Vorhanden
al-rashid-field-letters = Empfehlungsschreiben
al-rashid-field-loss = Verlust an Reichtum
al-rashid-field-mover = Wer am Zug ist
al-rashid-field-offices = Ämter
al-rashid-field-order_next = Reihenfolge der nächsten Runde
al-rashid-field-overpaid = Zu viel gezahlt
al-rashid-field-payment = Bezahlung
al-rashid-field-piles = Plättchen in den Stapeln
al-rashid-field-proposal = Vorschlag
al-rashid-field-rank = Rang
al-rashid-field-resolved = Aufgelöst
al-rashid-field-score_parts = Punkte nach Herkunft
al-rashid-field-tiles = Söldnerplättchen
al-rashid-field-tokens = Marker
al-rashid-field-top_seen_by = Oben gesehen von
al-rashid-field-turns = Runden insgesamt
