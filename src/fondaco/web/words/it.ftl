### Ciò che dicono le pagine stesse. Le frasi dei giochi vengono dalle parole dei giochi.

## Il tabellone

web-board = Tabellone di { $game }
web-target = { $name }. Si può scegliere.
web-target-move = { $name }. Si può scegliere: { $move }

## Yspahan

web-yspahan-shop-free = { $shop }, libero, souk da { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
web-yspahan-shop-held = { $shop }, cubo di { $player }, souk da { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
web-yspahan-space = Casella della strada { $space }
web-yspahan-space-supervisor = Casella della strada { $space }, dove sta il Supervisore
web-yspahan-square-empty = Torre, { $square }: nessun dado
web-yspahan-buildings = I tuoi edifici
web-yspahan-next-building = prossimo edificio: +{ $points }
web-yspahan-piles = Mazzo { $deck }, scarti { $discard }
web-yspahan-today = I turni di oggi
web-yspahan-zoom-in = Più vicino
web-yspahan-zoom-out = Tutta la città

## Al Rashid

# I sei palazzi, una parola ciascuno.
web-al-rashid-palace = { $palace ->
    [spies] Spie
    [military] Militari
    [scholars] Sapienti
    [merchants] Mercanti
    [politicians] Politici
   *[al_rashid] Al-Rashid
}
web-al-rashid-baghdad = Baghdad
web-al-rashid-before = prima
web-al-rashid-behind-pasha = solo dietro un Pascià
web-al-rashid-count = { $thing }: { $n }
web-al-rashid-crises = Crisi avvenute
web-al-rashid-crisis = crisi di questo turno
web-al-rashid-deck = mazzo
web-al-rashid-different = diverse
web-al-rashid-drawn = Il tabellone è ridisegnato; cariche, territori e carte crisi sono ricostruiti.
web-al-rashid-family = { $piece ->
    [pasha] { $all } Pascià
    [merchant] { $all ->
        [one] { $all } Mercante
       *[other] { $all } Mercanti
    }
   *[sage] { $all ->
        [one] { $all } Saggio
       *[other] { $all } Saggi
    }
} ({ $reserve } in riserva)
web-al-rashid-held = { $office }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $up ->
    [yes] { "" }
   *[no] { ", " }usata
}
web-al-rashid-in-gold = in oro
web-al-rashid-mercenaries = I tuoi mercenari
web-al-rashid-mine = Le tue cose
web-al-rashid-office = { $office }, { $gold } oro{ $n ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }ne restano { $n }
}
web-al-rashid-order = ordine
web-al-rashid-phase = { $phase ->
    [setup] Preparazione
    [placement] Piazzamento
    [resolution] Risoluzione
   *[over] Partita finita
}
web-al-rashid-pile = Pila { $colour ->
    [red] rossa
   *[blue] blu
}: { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
}
web-al-rashid-resolved = Risolto
web-al-rashid-rest = Punti, tessere e carte
web-al-rashid-stack = { $player }: dominio { $dominance }, posizione { $rank }
web-al-rashid-tile-hidden = tessera { $colour ->
    [red] rossa
   *[blue] blu
} coperta
web-al-rashid-tile-seen = { $tile } (vista da { $players })
web-al-rashid-tiles = { $n ->
    [one] { $n } tessera { $colour ->
        [red] rossa
       *[blue] blu
    }
   *[other] { $n } tessere { $colour ->
        [red] rosse
       *[blue] blu
    }
}
web-al-rashid-turn = turno { $turn } di { $turns }

## Nel regno dei figli del deserto

web-wuestensoehne-unknown = { $field }, inesplorato
web-wuestensoehne-ends = { $n ->
    [0] completa
    [one] aperta da { $n } lato
   *[other] aperta da { $n } lati
}
web-wuestensoehne-explorer = esploratore { $height } di { $player }
web-wuestensoehne-caravan = carovana di { $player }
web-wuestensoehne-camels = { $n ->
    [one] { $n } cammello
   *[other] { $n } cammelli
}
web-wuestensoehne-room = { $n ->
    [0] nessuno spazio libero per le merci
    [one] { $n } spazio libero per le merci
   *[other] { $n } spazi liberi per le merci
}
web-wuestensoehne-rumours = Dicerie
web-wuestensoehne-stock = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
web-wuestensoehne-rumour-free = { $space }: nessuna diceria
web-wuestensoehne-rumour-hidden = { $space }: coperta, vista da { $players }
web-wuestensoehne-rumour-known = { $space }: { $value }, vista da { $players }
web-wuestensoehne-rest = Riserve e tessere rimaste
web-wuestensoehne-drawn = Alcune tessere e alcuni valori sono ricostruiti, e la mappa è ridisegnata.
web-wuestensoehne-zoom-in = Più vicino
web-wuestensoehne-zoom-out = Tutto il deserto

## Istanbul

web-istanbul-race = Corsa ai Rubini
web-istanbul-ends = { $rubies ->
    [one] fine a { $rubies } Rubino
   *[other] fine a { $rubies } Rubini
}
web-istanbul-cards = Le tue carte
web-istanbul-deck = mazzo: { $deck }
web-istanbul-no-cards = Nessuna carta in mano
web-istanbul-shelf = { $good }: { $number } su { $room }
web-istanbul-words = Tutto a parole

## Il tavolo

web-prompt = Che cosa bisogna fare
web-offers = Che cosa puoi scegliere
web-no-offers = Ora non c’è nulla da scegliere.
web-offers-on-board = Sul tabellone, o qui: { $number } scelte
web-final = non annullabile
web-steps = Che cosa hai scelto finora
web-preview = Se scegli questo
web-back = Indietro
web-picked = { $number ->
    [one] una scelta
   *[other] { $number } scelte
}
web-form = La tua scelta
web-form-more = { $what }: uno in più
web-form-less = { $what }: uno in meno
web-form-of = { $what }: { $number } su { $most }
web-form-count = { $number } × { $what }
web-form-total = { $number } su { $most }
web-form-missing = { $number ->
    [one] ne manca uno
   *[other] ne mancano { $number }
}
web-form-clear = Azzera
web-form-confirm = Conferma
web-log = Che cosa è successo
web-players = Giocatori
web-you = (tu)
web-score = Punti:
web-is-asked = di turno
web-yes = sì
web-no = no

## La casa

web-game-yspahan = Lancia i dadi: rifornisci i souk, spedisci con la carovana, costruisci.
web-game-istanbul = Guida il tuo mercante per il bazar e raccogli per primo i rubini.
web-game-wuestensoehne = Disponi il deserto, guida la carovana di oasi in oasi e scopri quanto valgono le merci.
web-game-al-rashid = Metti la tua famiglia nei palazzi e nei paesi lontani e conquista onore a Baghdad.
web-players-range = da { $least } a { $most } giocatori
web-language = Lingua
web-theme = Tema
web-theme-auto = Sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motto = Quattro giochi del commercio nel deserto
web-motto-how = Da solo contro i bot, con gli amici davanti a uno schermo, o in più giorni con un link. Senza account.
web-minutes = circa { $number } minuti
web-games = Giochi
web-play-now = Gioca subito
web-set-table = Crea un tavolo
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-continue = Continua
web-turn-at = Tocca a te { $number ->
    [one] a 1 tavolo
   *[other] a { $number } tavoli
}
web-to-move = Tocca a { $player }
web-bots = Bot
web-learn-games = Impara
web-games-all = Tutti i giochi
web-seats-free = { $number ->
    [one] 1 posto libero
   *[other] { $number } posti liberi
}
web-join = Unisciti
web-more-tables = altri { $number }
web-waits-for-you = Tocca a te
web-status-open = in attesa dei giocatori
web-status-playing = in corso
web-status-over = finita
web-status-abandoned = abbandonata
web-somebody = qualcuno
web-bot = bot
web-your-name = Il tuo nome
web-keep-name = Salva
web-install = Installa come app
web-not-the-publishers = Un’opera indipendente: disegnata e scritta di nuovo, senza legami con gli editori dei giochi.
web-api = API
web-home = Inizio
web-no-answer = Il server non risponde. Controlla la connessione.
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
web-player-name = Nome del giocatore { $n }
web-seats-hint = Più posti a questo schermo: vi passate il dispositivo, e un sipario nasconde le carte.
web-options = Opzioni
web-table-name = Nome del tavolo
web-listed = Pubblico: chiunque può trovare il tavolo e unirsi
web-watched = Chiunque può guardare
web-set-this-table = Crea il tavolo

## Opzioni dei tavoli

web-option-box = Edizione
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

web-lobby-waiting = { $number ->
    [one] Manca 1 giocatore
   *[other] Mancano { $number } giocatori
}
web-lobby-full = Ci siete tutti
web-lobby-hint = Invita qualcuno con il link, aggiungi un bot o giocate su questo schermo.
web-lobby-ready = Inizia la partita quando vuoi.
web-lobby-watching = Sei spettatore. La partita la avvia chi ha creato il tavolo.
web-guest-here = Nome di un ospite qui
web-same-screen = Stesso schermo
web-host-starts = La partita la avvia chi ha creato il tavolo.
web-sit-down = Siediti
web-get-up = Lascia il posto
web-is-here = è qui
web-is-away = assente
web-let-bot-play = Fai giocare un bot
web-free-seat = Libera il posto
web-new-link = Nuovo link
web-link-to = Link al posto: { $player }
web-link-watch = Link per spettatori
web-copy = Copia
web-copied = Copiato
web-qr = Come codice QR
web-start = Inizia la partita
web-start-with-bots = Inizia la partita; { $number ->
    [one] un bot prende il posto libero
   *[other] i bot prendono i { $number } posti liberi
}
web-start-without = Inizia senza { $number ->
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
web-typed = Modalità testo (screen reader)
web-type-move = La tua mossa, o il suo numero
web-say-move = Gioca
web-said = { $text }
web-not-now = Ora non si può scegliere questo.
web-hand-over = Fai giocare un bot per me
web-hand-over-sure = Un bot gioca al tuo posto finché non riprendi tu: puoi farlo prima di ogni sua mossa.
web-take-back = Torno a giocare io
web-bot-for = Un bot gioca per { $player }
web-bot-for-sure = Un bot gioca al posto di { $player } finché non torna.
web-abandon = Abbandona la partita
web-curtain = Passa il dispositivo a { $player }
web-curtain-ready = Sono io: mostra il mio tavolo

## Dopo la partita

web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-replay = Rivedi
web-replay-move = Mossa { $move } di { $of }
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-leave = Torna al tavolo
web-record = Salva la partita
web-dice = { $dice ->
    [yes] I dadi erano regolari?
   *[no] Il mescolamento era regolare?
}
web-dice-kept = Tutto ciò che era affidato al caso corrisponde all’impegno preso all’inizio: il seme qui sotto ha l’impronta mostrata allora.
web-dice-broken = L’impegno non è stato mantenuto: il seme non ha l’impronta mostrata all’inizio.
web-dice-unchecked = Questo browser qui non può calcolare impronte; “fondaco verify” controlla il verbale.
web-commitment = { $dice ->
    [yes] Impegno sui dadi
   *[no] Impegno sul mescolamento
} (SHA-256 del seme)
web-seed = Seme

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
web-key-enter = sceglie; conferma la scelta evidenziata
web-key-end = termina il turno o salta
web-key-escape = un passo indietro
web-key-undo = annulla l’ultima decisione, se possibile
web-key-next = passo seguente mentre si vedono i turni
web-key-replay = rivede che cosa è successo dal tuo ultimo turno
web-key-help = mostra questi tasti
web-letters = Scegliere con singole lettere
web-forced = Gioca da sé le mosse obbligate
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

## Conversazione

web-talk = Chat
web-talk-new = { $number ->
    [one] nuovo messaggio
   *[other] nuovi messaggi
}
web-talk-heard = { $player } dice: { $text }
web-talk-line = Scrivi un messaggio
web-talk-say = Invia
web-talk-silence = Ancora nessun messaggio.
web-talk-earlier = Messaggi precedenti
web-talk-tidy = Gestisci messaggi
web-talk-mute = Silenzia
web-talk-unmute = Riattiva { $name }
web-talk-muted = { $number ->
    [one] Hai silenziato una persona.
   *[other] Hai silenziato { $number } persone.
}
web-talk-unsay = Elimina
web-talk-off = La chat è disattivata a questo tavolo.
web-who-talks = Chi può usare la chat
web-talk-for-everyone = tutti, anche gli spettatori
web-talk-for-seats = solo i giocatori
web-talk-for-off = nessuno

## A margine della partita

web-recap = Dal mio ultimo turno
web-recap-missed = È successo qualcosa da quando eri qui.
web-recap-all = Tutti
web-recap-nothing = Da allora non è successo niente.
web-notes = I miei appunti
web-notes-hint = Nessun altro legge questa pagina.
web-notes-kept = Salvato.
web-orders = Risposte automatiche
web-orders-hint = Le domande che arrivano nei turni altrui ricevono la risposta che imposti qui. Nessun altro la vede.
web-orders-kept = Salvato.
web-ranking-hint = Prima ciò che desideri di più: premi uno dopo l’altro.
web-seats-links = Posti e link
web-which-bot = Livello dei bot
web-give-back = Fai giocare di nuovo { $player }
web-link-device = Link per un altro mio dispositivo
web-is-program = può giocare un programma
web-abandon-sure = La partita finisce per tutti e non si può riprendere.
web-bot-plays-for-you = Un bot gioca al posto tuo.
web-nudged = Gli altri aspettano la tua decisione.
web-remind = Ricorda
web-reminded = Il promemoria è stato inviato.

## Orologi

web-clock-left = Tempo rimasto:
web-clock-bank = Riserva di tempo:
web-clock-days = { $days } g { $hours } h
web-clock-minute = Ti resta un minuto.
web-clock-seconds = Ti restano dieci secondi.
web-clock-over = Tempo scaduto.
web-more-time-live = 1 minuto in più
web-more-time-turns = 1 giorno in più
web-days = { $number ->
    [one] 1 giorno
   *[other] { $number } giorni
}

## Programmi

web-programs = Token API
web-programs-hint = Con un token un programma può agire per il tuo posto. Tutti al tavolo vedono che un programma può giocare.
web-token = Token
web-token-made = Ecco il token. Viene mostrato solo questa volta.
web-token-label = A che cosa serve
web-token-lasts = Valido per
web-token-until = fino al { $day }
web-token-may = Il programma può
web-token-make = Crea token
web-token-end = Revoca
web-scope-play = giocare
web-scope-watch = guardare
web-scope-chat = chat

## Il ritmo, la conversazione e la scatola di un nuovo tavolo

web-pace = Ritmo
web-pace-kind = Quanto in fretta
web-pace-none = Senza limite di tempo
web-pace-live = Dal vivo
web-pace-turns = A turni (più giorni)
web-pace-move = Per ogni decisione
web-pace-bank = Riserva di tempo
web-pace-no-bank = nessuna
web-pace-minutes = { $number } min
web-seconds = { $number } s
web-pace-end = Quando il tempo scade
web-pace-end-wait = gli altri aspettano
web-pace-end-bot = subentra un bot
web-pace-end-abandon = la partita viene abbandonata
web-own-box = Il tuo file della scatola
web-own-box-hint = Se il tuo gioco stampato è diverso: il file box.toml del gioco, copiato e corretto.

## Verbali

web-records = Partite salvate
web-records-hint = Apri una partita salvata per rivederla o per continuare da qualsiasi posizione contro i bot.
web-ending-abandoned = La partita è stata abbandonata.
web-look-as = Guarda dal posto di
web-go-on = Continua da qui

## Su di me

web-me = Profilo
web-about-me = Account e notifiche
web-account = Account
web-account-hint = Non serve a nessuno per giocare. Raccoglie i tuoi tavoli, così li ritrovi su un altro dispositivo.
web-account-is = Hai effettuato l’accesso come { $name }. Con questo nome e la tua password accedi dagli altri dispositivi.
web-account-name = Nome
web-password = Password
web-password-new = Nuova password
web-password-change = Cambia la password
web-password-changed = La password è cambiata e gli altri tuoi dispositivi sono stati disconnessi.
web-sign-in = Accedi
web-sign-up = Nuovo account
web-sign-out = Esci
web-contacts = Notifiche
web-contacts-hint = Ti avvisiamo quando tocca a te e non ci sei.
web-contact-kind = Come
web-contact-email = per e-mail
web-contact-webhook = a un programma (webhook)
web-contact-target = Indirizzo
web-contact-add = Aggiungi
web-contact-end = Rimuovi
web-contact-code = Il codice ricevuto per e-mail
web-contact-confirm = Conferma
web-contact-secret = Il segreto che firma i messaggi; viene mostrato solo questa volta
web-data = I miei dati
web-data-none = Non è ancora salvato alcun dato su di te.
web-data-export = Scarica i miei dati
web-data-forget = Elimina i miei dati
web-data-sure = Nomi, conversazioni, appunti, ordini, contatti e token vengono cancellati, su tutti i dispositivi dell’account. Non si può annullare.
web-data-seats = Nelle partite in corso
web-data-seats-bot = un bot continua a giocare
web-data-seats-open = il posto si libera

## Movimento e suoni

web-motion = Animazioni
web-motion-off = nessuno
web-motion-fast = rapido
web-motion-normal = normale
web-motion-step = passo per passo
web-motion-next = Passo seguente
web-turns = Ultimi turni
web-turns-again = Rivedi questo turno
web-turns-replay = Rivedi gli ultimi turni
web-sound = Suoni
web-motion-points = { $points ->
    [0] { "" }
    [one] { " " }(+1 punto)
   *[other] { " " }(+{ $points } punti)
}
web-motion-summary = { $first }{ web-motion-points }
web-motion-summary-more = { $first } { $second }{ $more ->
    [0] { "" }
    [one] { " " }(e un altro)
   *[other] { " " }(e altri { $more })
}{ web-motion-points }

## Che cosa porta un’offerta

web-offer-brings = { $move } ({ $brings })
web-final-because = non annullabile: { $barrier }

## Spiegare il tabellone

web-explain = Spiega il tabellone
web-explain-hint = Indica qualcosa sul tabellone, oppure scegli qui:
web-explain-finger = Un dito che resta fermo su qualcosa lo chiede in ogni momento.
web-rules-page = Come pagina
web-yspahan-drawn = La città è ridisegnata: la posizione delle cose è ricostruita, non ciò che sta accanto a che cosa.
web-no-such-game = Qui non c’è un gioco con questo nome.

## Rivedere la partita

web-replay-my-turn = Il mio ultimo turno
web-replay-link = Link a questa posizione
web-histogram = Sono stati tirati { $dice } dadi; dadi regolari mostrano ogni faccia circa { $expected } volte.

## Headings of the board that any game has, by the fields of its view

web-field-active = Giocatore di turno
web-field-colour = Colore
web-field-columns = Colonne
web-field-column = Colonna
web-field-deck = Carte nel mazzo
web-field-discard = Pila degli scarti
web-field-first = Primo giocatore
web-field-goods = Merci
web-field-hand = Mano
web-field-id = Nome
web-field-kind = Tipo
web-field-number = Numero
web-field-phase = Fase
web-field-players = Giocatori
web-field-points = Punti
web-field-reconstructed = Ricostruito
web-field-round = Round
web-field-rows = Righe
web-field-row = Riga
web-field-seat = Giocatore
web-field-seen_by = Visto da
web-field-top = In cima
web-field-unseen = Non ancora visti
web-field-value = Valore

## La fine

web-ending-you-win = Hai vinto!
web-ending-by = Con { $points ->
    [one] 1 punto di vantaggio.
   *[other] { $points } punti di vantaggio.
}
web-ending-by-istanbul = Con { $points ->
    [one] 1 rubino di vantaggio.
   *[other] { $points } rubini di vantaggio.
}
web-ending-by-wuestensoehne = Con { $points } d’oro di vantaggio.
web-ending-final = { $player }: { $points }
web-ending-scores = Punteggio finale
web-ending-sources = Da dove vengono i punti
web-ending-sources-istanbul = Da dove vengono i rubini
web-ending-race = L’andamento
web-ending-race-hint = punti, mossa per mossa
web-ending-race-hint-istanbul = rubini, mossa per mossa
web-ending-race-hint-wuestensoehne = oro, mossa per mossa
web-ending-race-graph = Grafico dei punteggi. Alla fine: { $scores }
web-ending-board = Tabellone
web-ending-results = Risultati
web-ending-check = Verifica tu stesso
web-round = Round { $number }
web-ending-turn = Turno { $number }
web-scoring-shows = Mostra il riepilogo dopo ogni conteggio
web-scoring-last = Ultimo conteggio
web-scoring-nothing = Nessuno ha fatto punti.
web-scoring-sum = Questo conteggio
web-scoring-score = Punteggio
web-yspahan-week-scores = Punti della settimana { $week }
web-yspahan-caravan-scores = Punti della carovana piena
web-yspahan-with-bazaar = { $souk } con il Bazar
web-yspahan-week = Settimana { $week }
web-yspahan-source-souk = Suq
web-yspahan-source-bazaar = Suq con il Bazar
web-yspahan-source-caravan = Carovana
web-yspahan-source-building = Edifici
web-yspahan-source-card = Carte
