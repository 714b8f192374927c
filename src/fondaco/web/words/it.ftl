### Ciò che dicono le pagine stesse. Le frasi dei giochi vengono dalle parole dei giochi.

## Il tabellone

web-board = Tabellone di { $game }
web-target = { $name }. Si può scegliere.
web-target-move = { $name }. Si può scegliere: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, libero, souk da { $value } punti
web-yspahan-shop-held = { $shop }, cubo di { $player }, souk da { $value } punti
web-yspahan-space = Casella della strada { $space }
web-yspahan-space-supervisor = Casella della strada { $space }, dove sta il Supervisore
web-yspahan-square-empty = Torre, { $square }: nessun dado
web-yspahan-buildings = I tuoi edifici
web-yspahan-next-building = { $points ->
    [0] il prossimo non dà punti
   *[other] il prossimo dà { $points } punti
}
web-yspahan-piles = Mazzo { $deck }, scarti { $discard }
web-yspahan-zoom-in = Più vicino
web-yspahan-zoom-out = Tutta la città

## Il tavolo

web-prompt = Che cosa bisogna fare
web-offers = Che cosa puoi scegliere
web-no-offers = Ora non c’è nulla da scegliere.
web-offers-on-board = Sul tabellone, o qui: { $number } scelte
web-final = non si può annullare
web-steps = Che cosa hai scelto finora
web-back = Indietro
web-picked = { $number ->
    [one] una scelta
   *[other] { $number } scelte
}
web-log = Che cosa è successo
web-players = Giocatori
web-you = (tu)
web-score = Punti:
web-is-asked = deve decidere ora
web-yes = sì
web-no = no

## La casa

web-game-yspahan = Lancia i dadi: rifornisci i souk, spedisci con la carovana, costruisci.
web-game-istanbul = Guida il tuo mercante per il bazar e raccogli per primo i rubini.
web-game-wuestensoehne = Disponi il deserto, guida la carovana di oasi in oasi e scopri quanto valgono le merci.
web-game-al-rashid = Metti la tua famiglia nei palazzi e nei paesi lontani e conquista onore a Baghdad.
web-players-range = da { $least } a { $most } giocatori
web-language = Lingua
web-theme = Luce
web-theme-auto = come il dispositivo
web-theme-light = chiara
web-theme-dark = scura
web-motto = Quattro giochi da tavolo del commercio nel deserto.
web-minutes = circa { $number } minuti
web-games = Giochi
web-play-now = Gioca subito
web-set-table = Apparecchia un tavolo
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-more-tables = altri { $number }
web-waits-for-you = Tocca a te
web-status-open = aspetta i giocatori
web-status-playing = si sta giocando
web-status-over = è finita
web-status-abandoned = è stata abbandonata
web-somebody = qualcuno
web-bot = bot
web-your-name = Il tuo nome
web-keep-name = Tieni questo nome
web-install = Installa come app
web-not-the-publishers = Un’opera indipendente: disegnata e scritta di nuovo, senza legami con gli editori dei giochi.
web-api = Per programmi
web-home = Inizio
web-no-answer = La casa non risponde. C’è la rete?
web-wait = Un momento…
web-close = Chiudi

## Apparecchiare un tavolo

web-new-table = Un tavolo di { $game }
web-seats = Posti
web-seat-me = A questo schermo
web-seat-invited = Su invito
web-seat-open = libero
web-seat-bot = Bot: { $bot }
web-seat-none = Nessuno
web-seats-hint = Più posti a questo schermo: vi passate il dispositivo, e un sipario nasconde le carte.
web-options = Opzioni
web-table-name = Nome del tavolo
web-listed = Chiunque può trovare il tavolo e sedersi
web-watched = Chiunque può guardare
web-set-this-table = Apparecchia il tavolo

## Opzioni dei tavoli

web-option-box = Scatola
web-option-box-base = gioco base
web-option-box-mocha = Moka & Bakchich
web-option-box-letters = Lettere & Sigilli
web-option-box-grand_bazaar = Gran Bazar
web-option-layout = Disposizione
web-option-layout-first_game = prima partita
web-option-layout-random = casuale
web-option-layout-long_paths = strade lunghe
web-option-layout-in_order = in ordine
web-option-bonus_cards = Carte bonus
web-option-bonus_cards-mixed = tutte insieme
web-option-bonus_cards-new_only = solo le nuove
web-option-first_player = Primo giocatore
web-option-first_player-random = a sorte
web-option-round_limit = Limite di turni
web-option-round_limit-off = nessuno
web-option-cards_before_roll = Carte prima del lancio
web-option-cards_before_roll-allowed = permesse
web-option-cards_before_roll-forbidden = vietate
web-option-build_cards = Carte di costruzione
web-option-build_cards-at_once = si costruisce subito
web-option-build_cards-discount = sconto sulla costruzione
web-option-two_build_cards = Due carte di costruzione insieme
web-option-two_build_cards-allowed = permesse
web-option-two_build_cards-forbidden = vietate
web-option-reshuffle = Rimescolare
web-option-reshuffle-when_needed = quando serve una carta
web-option-reshuffle-at_once = appena il mazzo è vuoto
web-option-retrieve_condition = Chi può riprendere un esploratore
web-option-retrieve_condition-none_placed = chi non ne ha messi in questo turno
web-option-retrieve_condition-none_available = chi non ne ha più
web-option-driver_scope = Il cammelliere si paga per
web-option-driver_scope-movement = un movimento
web-option-driver_scope-turn = tutto il turno
web-option-compensation = Pesca di compenso
web-option-compensation-ask = chiedere
web-option-compensation-always = sempre
web-option-discovery = Scoprire
web-option-discovery-optional = a piacere
web-option-discovery-compulsory = obbligatorio
web-option-valuation_order = Più oasi insieme: chi decide l’ordine
web-option-valuation_order-active_player = il giocatore di turno
web-option-valuation_order-section_index = la tessera
web-option-stall_guard_rounds = Giri a vuoto che chiudono la partita
web-option-stall_guard_rounds-0 = mai

## Prima della partita

web-lobby = Il tavolo è pronto. Si comincia quando ci sono tutti.
web-host-starts = Comincia la partita chi ha apparecchiato il tavolo.
web-sit-down = Siediti
web-get-up = Alzati
web-is-here = è qui
web-is-away = assente
web-let-bot-play = Fai giocare un bot
web-free-seat = Libera il posto
web-new-link = Nuovo link
web-link-to = Link al posto: { $player }
web-link-watch = Link per guardare
web-copy = Copia
web-copied = Copiato
web-qr = Come codice QR
web-start = Comincia
web-start-with-bots = Comincia; { $number ->
    [one] un bot gioca al posto libero
   *[other] i bot giocano ai { $number } posti liberi
}
web-start-without = Comincia senza { $number ->
    [one] il posto libero
   *[other] i { $number } posti liberi
}

## Durante la partita

web-live-connecting = collegamento…
web-live-live = collegato
web-live-sending = invio…
web-live-lost = collegamento perso: si riprova
web-live-ended = non collegato
web-undo = Annulla
web-rules = Regole
web-rules-of = Le regole di { $game }
web-search-rules = Cerca nelle regole
web-nothing-found = Nessuna clausola ha tutte queste parole.
web-reconstructions = Ricostruito: nessuna fonte dà queste parti, perciò le ha progettate questo progetto
web-reconstructed = { $number ->
    [one] Un componente di questo tavolo è ricostruito.
   *[other] { $number } componenti di questo tavolo sono ricostruiti.
} Le regole dicono quali.
web-menu = Menu
web-typed = Scrivi le mosse e ascolta (modo testo)
web-type-move = La tua mossa, o il suo numero
web-say-move = Gioca
web-said = { $text }
web-not-now = Ora non si può scegliere questo.
web-hand-over = Fai giocare un bot per me
web-take-back = Torno a giocare io
web-bot-for = Un bot gioca per { $player }
web-abandon = Abbandona il tavolo
web-curtain = Dai il dispositivo a { $player }
web-curtain-ready = Sono io: mostra il mio tavolo

## Dopo la partita

web-rematch = Gioca ancora
web-to-rematch = Al nuovo tavolo
web-replay = Rivedi la partita
web-replay-move = Mossa { $move } di { $of }
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-leave = Al tavolo
web-record = Salva il verbale
web-dice = I dadi erano onesti?
web-dice-kept = Questi lanci corrispondono alla promessa fatta all’inizio: il seme qui sotto ha l’impronta mostrata allora.
web-dice-broken = La promessa non è stata mantenuta: il seme non ha l’impronta mostrata all’inizio.
web-dice-unchecked = Questo browser qui non può calcolare impronte; “fondaco verify” controlla il verbale.
web-commitment = La promessa sui dadi (SHA-256 del seme)
web-seed = Il seme dei dadi

## Un tavolo per tutti

web-panels = Parti del tavolo
web-panel-board = Tavolo
web-panel-players = Giocatori
web-panel-log = Cronaca
web-panel-chat = Chat
web-keys = Tasti
web-key-letter = sceglie ciò accanto a cui si trova
web-key-tab = alle scelte, al tabellone e oltre
web-key-arrows = sul tabellone: da una cosa che si può scegliere alla successiva
web-key-shift-arrows = sul tabellone: su tutto ciò che c’è
web-key-enter = sceglie
web-key-escape = un passo indietro
web-key-undo = annulla ciò che è stato deciso, fin dove è possibile
web-key-help = mostra questi tasti
web-letters = Scegliere con singole lettere
web-forced = Fai per me le mosse senza alternativa
web-text = Modalità testo
web-text-history = Ciò che è stato scritto e raccontato
web-text-many = { $number } scelte; «{ $word }» le elenca.
web-text-moves = Che cosa posso fare?
web-text-board = A che punto sono?
web-text-log = Che cosa è successo?
web-text-help = Che cosa posso scrivere?
web-command-rules = le regole; con il numero di una clausola, quella clausola

## Primi passi

web-learn = Primi passi
web-lesson = Primi passi: { $game }
web-lesson-step = { $step } di { $of }
web-lesson-on = Avanti
web-lesson-back = Indietro
web-lesson-skip = Salta
web-lesson-play = Continua da solo
web-lesson-not-this = Questo viene dopo: scegli ciò che è evidenziato, oppure salta la lezione.
