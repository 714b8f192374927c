### Al-Rashid: nomi e parole del gioco. Quel che si dice al tavolo sta in it.play.ftl.
### $item e $piece sono chiavi della scatola (wood, pasha), non nomi: la grammatica deve sapere quale sia.

# Un nome che sta nel file della scatola, dove un proprietario può cambiarlo; ogni lingua mostra il suo.
al-rashid-from-box = { $it }
    .others = { $en } { $fr } { $de }

## Merci

al-rashid-good-wood = legno pregiato
al-rashid-good-pottery = vasellame
al-rashid-good-metal = metallo
al-rashid-good-spices = spezie
al-rashid-good-silk = seta

## Pedine

al-rashid-piece-pasha = Pascià
al-rashid-piece-merchant = Mercante
al-rashid-piece-sage = Saggio

## Palazzi

al-rashid-palace-spies = Corporazione delle Spie
al-rashid-palace-military = Corporazione dei Militari
al-rashid-palace-scholars = Corporazione dei Sapienti
al-rashid-palace-merchants = Corporazione dei Mercanti
al-rashid-palace-politicians = Palazzo dei Politici
al-rashid-palace-al_rashid = Palazzo di Al-Rashid

## Colori delle tessere mercenario

al-rashid-colour-red = rosso
al-rashid-colour-blue = blu

## I giocatori secondo il colore

al-rashid-seat-red = Rosso
al-rashid-seat-blue = Blu
al-rashid-seat-green = Verde
al-rashid-seat-yellow = Giallo
al-rashid-seat-white = Bianco

## Quantità

al-rashid-gold = { $n } oro
al-rashid-none = nulla
al-rashid-points = { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
}

## Altre parole del glossario

al-rashid-word-letter = lettera di raccomandazione
al-rashid-word-influence = segnalino influenza politica
al-rashid-word-dishonour = segnalino disonore
al-rashid-word-enemy_red = predoni
al-rashid-word-enemy_blue = pirati
al-rashid-word-family = famiglia
al-rashid-word-area = area di gioco
al-rashid-word-map = mappa
al-rashid-word-territory = territorio
al-rashid-word-city = città
al-rashid-word-palace = palazzo
al-rashid-word-corporation = corporazione
al-rashid-word-office = carica
al-rashid-word-service = servizio
al-rashid-word-favour = favore
al-rashid-word-benevolence = benevolenza di Al-Rashid
al-rashid-word-dominance = dominio
al-rashid-word-prestige = punto prestigio
al-rashid-word-gold = oro
al-rashid-word-barter_table = tabella baratto
al-rashid-word-common_good = merce comune
al-rashid-word-rare_good = merce rara
al-rashid-word-supply = riserva
al-rashid-word-reserve = riserva
al-rashid-word-mercenary_tile = tessera mercenario
al-rashid-word-crisis_card = carta crisi
al-rashid-word-turn = turno
al-rashid-word-turn_track = tabella dei turni
al-rashid-word-play_order = ordine di gioco
al-rashid-word-placement_phase = fase di piazzamento
al-rashid-word-resolution_phase = fase di risoluzione
al-rashid-word-move = mossa
al-rashid-word-battle = battaglia
al-rashid-word-commerce = commercio
al-rashid-word-fight = combattere
al-rashid-word-retreat = ritirarsi
al-rashid-word-activated = da attivare
al-rashid-word-continuous = continuativa
al-rashid-word-instantaneous = istantanea
al-rashid-word-primary_action = azione primaria
al-rashid-word-secondary_action = azione secondaria
al-rashid-word-space = casella
al-rashid-word-stack = pila
al-rashid-word-wealth = ricchezza in oro

## Headings of the board that any game has, by the fields of its view

al-rashid-field-acting = Chi agisce
al-rashid-field-area = In risoluzione
al-rashid-field-areas = Aree di gioco
al-rashid-field-asked = Richiesto ora
al-rashid-field-buried = In fondo
al-rashid-field-deck = Carte Crisi nel mazzo
al-rashid-field-face_up = Scoperto
al-rashid-field-figure = Pezzo
al-rashid-field-given = Dato
al-rashid-field-held = Posseduto
al-rashid-field-letters = Lettere di raccomandazione
al-rashid-field-loss = Ricchezza che costa
al-rashid-field-mover = A chi tocca
al-rashid-field-offices = Cariche
al-rashid-field-order_next = Ordine del prossimo turno
al-rashid-field-overpaid = Pagato in più
al-rashid-field-payment = Pagamento
al-rashid-field-piles = Tessere nelle pile
al-rashid-field-proposal = Proposta
al-rashid-field-rank = Posizione
al-rashid-field-resolved = Risolto
al-rashid-field-score_parts = Punti per origine
al-rashid-field-tiles = Tessere mercenario
al-rashid-field-tokens = Segnalini
al-rashid-field-top_seen_by = Vista in cima da
al-rashid-field-turns = Turni in tutto
