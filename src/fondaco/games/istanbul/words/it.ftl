### Istanbul: i nomi. Ciò che si chiede, si fa, si rifiuta e si racconta sta in it.play.ftl, le regole in it.rules.ftl.
### $place è il numero di un’Area, $good e $figure sono chiavi della scatola (fabric, governor): la grammatica deve
### sapere quale.

## Aree

istanbul-place = { $place ->
    [1] Carraio
    [2] Magazzino delle Stoffe
    [3] Magazzino delle Spezie
    [4] Magazzino della Frutta
    [5] Ufficio Postale
    [6] Caravanserraglio
    [7] Fontana
    [8] Mercato Nero
    [9] Casa del Tè
    [10] Grande Mercato
    [11] Piccolo Mercato
    [12] Stazione di Polizia
    [13] Palazzo del Sultano
    [14] Piccola Moschea
    [15] Grande Moschea
    [16] Gioielliere
    [17] Torrefazione
    [18] Palazzo della Gilda
    [19] Taverna
    [20] Casa del Caffè
    [21] Ambasciata
    [22] Chiosco
    [23] Casa d’Aste
    [24] Società Segreta
    [25] Catacombe
   *[other] Area { $place }
}

## Merci, caffè, pedine

istanbul-good = { $good ->
    [fabric] stoffe
    [spice] spezie
    [fruit] frutta
    [jewelry] gioielli
    [coffee] Caffè
   *[other] { $good }
}
istanbul-figure = { $figure ->
    [governor] Governatore
    [smuggler] Contrabbandiere
    [coffee_trader] Venditore di Caffè
    [courier] Corriere
   *[other] { $figure }
}
istanbul-box-base = Istanbul
istanbul-box-mocha = Moka & Bakchich
istanbul-box-letters = Lettere & Sigilli
istanbul-box-grand_bazaar = Gran Bazar
istanbul-label-reconstructed = con carte ricostruite

## Quantità

istanbul-count-lira = { $lira ->
    [one] { $lira } Lira
   *[other] { $lira } Lire
}
istanbul-count-rubies = { $rubies ->
    [one] { $rubies } Rubino
   *[other] { $rubies } Rubini
}
istanbul-count-coffee = { $coffee } Caffè
istanbul-count-seals = { $seals ->
    [one] { $seals } Sigillo
   *[other] { $seals } Sigilli
}
istanbul-demand = { $fabric } stoffe, { $spice } spezie, { $fruit } frutta, { $jewelry } gioielli

## Carte Bonus

istanbul-card-gain_good = Una merce
istanbul-card-gain_good-effect = Prendi 1 merce a scelta.
istanbul-card-gain_5_lira = Cinque Lire
istanbul-card-gain_5_lira-effect = Prendi 5 Lire.
istanbul-card-repeat_sultan = Due volte al Palazzo del Sultano
istanbul-card-repeat_sultan-effect = Esegui ancora una volta l’azione del Palazzo del Sultano.
istanbul-card-repeat_post_office = Due volte all’Ufficio Postale
istanbul-card-repeat_post_office-effect = Esegui ancora una volta l’azione dell’Ufficio Postale.
istanbul-card-repeat_gemstone = Due volte dal Gioielliere
istanbul-card-repeat_gemstone-effect = Esegui ancora una volta l’azione del Gioielliere.
istanbul-card-return_family = Familiare a casa
istanbul-card-return_family-effect = Il tuo Familiare torna alla Stazione di Polizia; prendi 3 Lire o 1 carta Bonus.
istanbul-card-move_0 = Restare
istanbul-card-move_0-effect = Il tuo Mercante non si muove.
istanbul-card-move_3_4 = Tre o quattro Aree
istanbul-card-move_3_4-effect = Il tuo Mercante si muove di 3 o 4 Aree.
istanbul-card-return_assistant = Un Assistente indietro
istanbul-card-return_assistant-effect = Fai tornare 1 Assistente al tuo Mercante.
istanbul-card-small_market_any = Merci a scelta
istanbul-card-small_market_any-effect = Al Piccolo Mercato vendi merci di qualsiasi colore.
istanbul-card-repeat_wainwright = Due volte dal Carraio
istanbul-card-repeat_wainwright-effect = Esegui ancora una volta l’azione del Carraio.
istanbul-card-repeat_coffee_house = Due volte alla Casa del Caffè
istanbul-card-repeat_coffee_house-effect = Esegui ancora una volta l’azione della Casa del Caffè.
istanbul-card-gain_2_coffee = Due Caffè
istanbul-card-gain_2_coffee-effect = Prendi 2 Caffè.
istanbul-card-gain_guild_card = Carta Gilda
istanbul-card-gain_guild_card-effect = Pesca 1 carta Gilda.
istanbul-card-sell_coffee = Caffè in cambio di Lire
istanbul-card-sell_coffee-effect = Paga 1 Caffè e prendi 5 Lire.
istanbul-card-call_coffee_trader = Chiamare il Venditore di Caffè
istanbul-card-call_coffee_trader-effect = Usa il Venditore di Caffè, ovunque sia.
istanbul-card-move_barrier = Spostare la Barriera
istanbul-card-move_barrier-effect = Sposta la Barriera, senza azione.
istanbul-card-any_warehouse = Un altro magazzino
istanbul-card-any_warehouse-effect = Esegui invece l’azione di un altro magazzino.
istanbul-card-gain_letter = Lettera
istanbul-card-gain_letter-effect = Prendi 1 Lettera.
istanbul-card-dice_reward = Dadi
istanbul-card-dice_reward-effect = Lancia due dadi e prendi la ricompensa per la loro somma.
istanbul-card-good_for_7_lira = Merce per sette Lire
istanbul-card-good_for_7_lira-effect = Paga 1 merce (o Caffè) e prendi 7 Lire.
istanbul-card-printed_good_and_3_lira_fabric = Stoffe e tre Lire
istanbul-card-printed_good_and_3_lira_fabric-effect = Prendi 1 stoffe e 3 Lire.
istanbul-card-printed_good_and_3_lira_spice = Spezie e tre Lire
istanbul-card-printed_good_and_3_lira_spice-effect = Prendi 1 spezie e 3 Lire.
istanbul-card-printed_good_and_3_lira_fruit = Frutta e tre Lire
istanbul-card-printed_good_and_3_lira_fruit-effect = Prendi 1 frutta e 3 Lire.
istanbul-card-printed_good_and_3_lira_jewelry = Gioielli e tre Lire
istanbul-card-printed_good_and_3_lira_jewelry-effect = Prendi 1 gioielli e 3 Lire.
istanbul-card-copy_discard = Copia
istanbul-card-copy_discard-effect = Usa la carta Bonus in cima agli scarti.
istanbul-card-family_step = Passo del Familiare
istanbul-card-family_step-effect = Muovi il tuo Familiare in un’Area adiacente e agisci là; è tutto il tuo turno.
istanbul-card-follow_merchant = Seguire un Mercante
istanbul-card-follow_merchant-effect = Vai nell’Area di un altro Mercante, che non si paga.
istanbul-card-companion_two = Passo lungo del Compagno
istanbul-card-companion_two-effect = Il tuo Compagno si muove di 2 Aree.
istanbul-card-use_figure = Usare un personaggio
istanbul-card-use_figure-effect = Usa un personaggio, ovunque sia.
istanbul-card-repeat_mosque = Ancora la moschea
istanbul-card-repeat_mosque-effect = Esegui ancora una volta l’azione della moschea.
istanbul-card-repeat_secret_society = Ancora la Società Segreta
istanbul-card-repeat_secret_society-effect = Esegui ancora una volta l’azione della Società Segreta.
istanbul-card-anywhere_for_3_lira = Ovunque
istanbul-card-anywhere_for_3_lira-effect = Paga 3 Lire e vai in qualsiasi Area.

## Carte Gilda

istanbul-guild-two_goods = Due merci
istanbul-guild-two_goods-effect = Prendi 2 merci di colori diversi.
istanbul-guild-seven_lira = Sette Lire
istanbul-guild-seven_lira-effect = Prendi 7 Lire.
istanbul-guild-three_coffee = Tre Caffè
istanbul-guild-three_coffee-effect = Prendi 3 Caffè.
istanbul-guild-two_assistants = Due Assistenti
istanbul-guild-two_assistants-effect = Fai tornare fino a 2 Assistenti al tuo Mercante.
istanbul-guild-summon_figure = Convocazione
istanbul-guild-summon_figure-effect = Metti un personaggio nell’Area del tuo Mercante.
istanbul-guild-safe_conduct = Salvacondotto
istanbul-guild-safe_conduct-effect = In questo turno non paghi altri Mercanti né pedaggi.
istanbul-guild-family_errand = Commissione del Familiare
istanbul-guild-family_errand-effect = Muovi il tuo Familiare in qualsiasi Area tranne la Stazione di Polizia e agisci là.
istanbul-guild-second_sale = Seconda vendita
istanbul-guild-second_sale-effect = Esegui ancora una volta l’azione del mercato.
istanbul-guild-cheap_extension = Estensione a buon prezzo
istanbul-guild-cheap_extension-effect = L’Estensione costa 4 Lire.
istanbul-guild-assistant_errand = Commissione dell’Assistente
istanbul-guild-assistant_errand-effect = Agisci invece in un’Area dove sta un tuo Assistente.

## Tessere Chiosco e i loro usi

istanbul-kiosk-k01 = 1 frutta e 1 Lira
istanbul-kiosk-k02 = 1 spezie e 1 Lira
istanbul-kiosk-k03 = 1 stoffe e 1 Lira
istanbul-kiosk-k04 = 2 frutta
istanbul-kiosk-k05 = 2 spezie
istanbul-kiosk-k06 = 2 stoffe
istanbul-kiosk-k07 = 1 frutta
istanbul-kiosk-k08 = 1 spezie
istanbul-kiosk-k09 = 1 stoffe
istanbul-kiosk-k10 = 1 gioielli
istanbul-kiosk-k11 = 1 carta Bonus
istanbul-kiosk-k12 = 2 Lire
istanbul-kiosk-k13 = 1 Caffè o 2 Lire
istanbul-kiosk-k13-option-1 = prendi 1 Caffè
istanbul-kiosk-k13-option-2 = prendi 2 Lire
istanbul-kiosk-k14 = 1 Caffè o 3 Lire
istanbul-kiosk-k14-option-1 = prendi 1 Caffè
istanbul-kiosk-k14-option-2 = prendi 3 Lire
istanbul-kiosk-k15 = il tuo Compagno nella tua riserva
istanbul-kiosk-k16 = tante Lire quante ne mostra un dado
istanbul-kiosk-k17 = un’Estensione per 10 Lire
istanbul-kiosk-k17-option-1 = paga 10 Lire, prendi un’Estensione
istanbul-kiosk-k18 = un’Estensione per una merce di ogni colore
istanbul-kiosk-k18-option-1 = paga una merce di ogni colore, prendi un’Estensione
istanbul-kiosk-k19 = il tuo Mercante alla Fontana
istanbul-kiosk-k20 = una merce per una Lettera, o una Lettera per una merce
istanbul-kiosk-k20-option-1 = paga una merce, prendi una Lettera
istanbul-kiosk-k20-option-2 = scarta una Lettera, prendi una merce
istanbul-kiosk-k21 = una carta Bonus per una Lettera, o una Lettera per una carta Bonus
istanbul-kiosk-k21-option-1 = scarta una carta Bonus, prendi una Lettera
istanbul-kiosk-k21-option-2 = scarta una Lettera, prendi una carta Bonus
istanbul-kiosk-k22 = 2 Lire per una Lettera, o una Lettera per 3 Lire
istanbul-kiosk-k22-option-1 = paga 2 Lire, prendi una Lettera
istanbul-kiosk-k22-option-2 = scarta una Lettera, prendi 3 Lire
istanbul-kiosk-k23 = 2 Lire per una merce, o una merce per 3 Lire
istanbul-kiosk-k23-option-1 = paga 2 Lire, prendi una merce
istanbul-kiosk-k23-option-2 = paga una merce, prendi 3 Lire
istanbul-kiosk-k24 = 2 Lire per una carta Bonus, o una carta Bonus per 3 Lire
istanbul-kiosk-k24-option-1 = paga 2 Lire, prendi una carta Bonus
istanbul-kiosk-k24-option-2 = scarta una carta Bonus, prendi 3 Lire

## I giocatori secondo il colore

istanbul-seat-red = Rosso
istanbul-seat-blue = Blu
istanbul-seat-green = Verde
istanbul-seat-yellow = Giallo
istanbul-seat-white = Bianco

## Aree e tessere dentro una frase

istanbul-to-place = { $place ->
    [1] al { istanbul-place }
    [2] al { istanbul-place }
    [3] al { istanbul-place }
    [4] al { istanbul-place }
    [5] all’{ istanbul-place }
    [6] al { istanbul-place }
    [8] al { istanbul-place }
    [10] al { istanbul-place }
    [11] al { istanbul-place }
    [13] al { istanbul-place }
    [16] al { istanbul-place }
    [18] al { istanbul-place }
    [21] all’{ istanbul-place }
    [22] al { istanbul-place }
    [25] alle { istanbul-place }
   *[other] alla { istanbul-place }
}
istanbul-at-place = { istanbul-to-place }
istanbul-of-place = { $place ->
    [1] del { istanbul-place }
    [2] del { istanbul-place }
    [3] del { istanbul-place }
    [4] del { istanbul-place }
    [5] dell’{ istanbul-place }
    [6] del { istanbul-place }
    [8] del { istanbul-place }
    [10] del { istanbul-place }
    [11] del { istanbul-place }
    [13] del { istanbul-place }
    [16] del { istanbul-place }
    [18] del { istanbul-place }
    [21] dell’{ istanbul-place }
    [22] del { istanbul-place }
    [25] delle { istanbul-place }
   *[other] della { istanbul-place }
}
istanbul-mosque-tile = { $good ->
    [fabric] tessera delle { istanbul-good }
    [spice] tessera delle { istanbul-good }
    [fruit] tessera della { istanbul-good }
    [jewelry] tessera dei { istanbul-good }
   *[other] tessera { istanbul-good }
}

## Altre quantità

istanbul-count-good = { $number } { istanbul-good }
istanbul-count-goods = { $goods ->
    [one] { $goods } merce
   *[other] { $goods } merci
}
istanbul-count-assistants = { $assistants ->
    [one] { $assistants } Assistente
   *[other] { $assistants } Assistenti
}
istanbul-count-cards = { $cards ->
    [one] { $cards } carta Bonus
   *[other] { $cards } carte Bonus
}
istanbul-count-guild-cards = { $cards ->
    [one] { $cards } carta Gilda
   *[other] { $cards } carte Gilda
}
istanbul-count-letters = { $letters ->
    [one] { $letters } Lettera
   *[other] { $letters } Lettere
}
istanbul-count-extensions = { $extensions ->
    [one] { $extensions } Estensione
   *[other] { $extensions } Estensioni
}

## Tessere Moschea e tessere Taverna

istanbul-mosque-fabric-effect = Dopo un lancio al Mercato Nero o alla Casa del Tè: gira un dado su 4, o rilancia entrambi i dadi, una volta.
istanbul-mosque-spice-effect = Con l’azione di un magazzino: paga 2 Lire per 1 merce in più di qualsiasi colore, una volta per azione.
istanbul-mosque-jewelry-effect = Subito: metti il quinto Assistente sotto il tuo Mercante.
istanbul-mosque-fruit-effect = Una volta per turno: paga 2 Lire per far tornare 1 Assistente al tuo Mercante.
istanbul-tavern-straight_line = Linea retta
istanbul-tavern-straight_line-effect = Il tuo Mercante si muove di quante Aree vuoi in una linea retta invece di 1 o 2.
istanbul-tavern-free_figures = Personaggi gratis
istanbul-tavern-free_figures-effect = I personaggi costano 0 invece di 2 Lire.

## Disposizioni

istanbul-layout-short_paths = Percorsi brevi
istanbul-layout-long_paths = Percorsi lunghi
istanbul-layout-in_order = In ordine

## Altre parole del glossario

istanbul-word-place = Area
istanbul-word-merchant = Mercante
istanbul-word-assistant = Assistente
istanbul-word-family_member = Familiare
istanbul-word-wheelbarrow = Carretto Ambulante
istanbul-word-extension = Estensione del Carretto Ambulante
istanbul-word-ruby = Rubino
istanbul-word-lira = Lira
istanbul-word-bonus_card = carta Bonus
istanbul-word-mosque_tile = tessera Moschea
istanbul-word-demand_tile = tessera Domanda
istanbul-word-mail_indicator = indicatore Posta
istanbul-word-neutral_merchant = Mercante neutrale
istanbul-word-guild_card = carta Gilda
istanbul-word-tavern_tile = tessera Taverna
istanbul-word-baksheesh_tile = tessera Bakchich
istanbul-word-barrier = Barriera
istanbul-word-barrier_control = tessera Controllo della Barriera
istanbul-word-letter = Lettera
istanbul-word-seal = Sigillo
istanbul-word-companion = Compagno
istanbul-word-kiosk_tile = tessera Chiosco
istanbul-word-double_move = Doppio movimento
istanbul-word-encounter = Incontro

## Headings of the board that any game has, by the fields of its view

istanbul-field-any = merce a scelta
istanbul-field-assistants = Assistenti
istanbul-field-auction = Asta
istanbul-field-available = Azione possibile
istanbul-field-barrier_holder = Chi controlla la Barriera
istanbul-field-bid = Offerta
istanbul-field-bidder = Offerente
istanbul-field-box = Gioco
istanbul-field-capacity = Spazio per ogni merce
istanbul-field-cards = Carte Bonus
istanbul-field-companion_reach = Alla portata del Compagno
istanbul-field-companions = Compagni
istanbul-field-cost = Costo
istanbul-field-delivered = Consegnata
istanbul-field-dice = Dadi
istanbul-field-discarded_letters = Lettere scartate
istanbul-field-doubled = Doppio movimento usato
istanbul-field-extensions = Estensioni
istanbul-field-families = Familiari
istanbul-field-figure_prices = Prezzi dei personaggi
istanbul-field-figures = Personaggi
istanbul-field-gives = Dà
istanbul-field-guild_cards = Carte Gilda
istanbul-field-guild_deck = Carte Gilda nel mazzo
istanbul-field-guild_discard = Carte Gilda scartate
istanbul-field-guild_hand = Carte Gilda in mano
istanbul-field-hand = Carte Bonus in mano
istanbul-field-kiosk_discard = Tessere Chiosco scartate
istanbul-field-kiosk_open = Tessere Chiosco scoperte
istanbul-field-kiosk_pile = Tessere Chiosco nelle pile
istanbul-field-known_cards = Carte Bonus note
istanbul-field-known_guild_cards = Carte Gilda note
istanbul-field-last_round = Ultimo round
istanbul-field-left = Tessere rimaste
istanbul-field-letters = Lettere
istanbul-field-mail = Indicatori Posta in basso
istanbul-field-merchants = Mercanti
istanbul-field-met = Incontrati in questo turno
istanbul-field-mosque_tiles = Tessere Moschea
istanbul-field-neutrals = Mercanti neutrali
istanbul-field-next_demands = Prossime tessere Domanda
istanbul-field-payment = Da pagare all’arrivo
istanbul-field-places = Aree
istanbul-field-price = Prezzo
istanbul-field-prices = Ricavo
istanbul-field-rank_lira = Lire per rango
istanbul-field-reach = Alla portata del Mercante
istanbul-field-reconstructed_parts = Parti ricostruite
istanbul-field-round_limit = Limite di round
istanbul-field-rubies = Rubini
istanbul-field-seals = Sigilli
istanbul-field-stack = Assistenti sotto il Mercante
istanbul-field-stacks = Tessere Moschea
istanbul-field-target = Rubini che chiudono la partita
istanbul-field-tavern_tiles = Tessere Taverna
istanbul-field-top = Merci richieste
istanbul-field-track = Tracciato dei rubini
istanbul-field-unseen_guild = Carte Gilda non ancora viste
