### What the house says about tables, seats and requests.

## Tables and seats

house-no-table = Questo tavolo non esiste.
house-no-game = Qui non c’è nessun gioco «{ $game }».
house-no-lesson = Per «{ $game }» non c’è ancora un tutorial.
house-no-link = Questo link non porta da nessuna parte: è stato sostituito da uno più recente, o non è completo.
house-link-taken = Qualcuno ha già preso il posto di questo invito. Chi vi siede crea al tavolo stesso un link per un altro dispositivo.
house-one-seat = Hai già un posto a questo tavolo: nessuno vede anche la mano di un altro.
house-no-seat = Questo tavolo non ha il posto { $seat }.
house-seats = { $title } è per { $min }–{ $max } giocatori, non { $number }.
house-no-option = { $title } non ha l’opzione «{ $name }».
house-no-value = L’opzione «{ $name }» non può essere «{ $value }»; può essere: { $values }.
house-no-such-table = Questo tavolo non si può creare: { $reason }
house-box-refused = Il file della scatola non si può usare: { $reason }
house-record-refused = Questa partita salvata non si può aprire: { $reason }
house-too-much-work = Leggere questo file richiede più lavoro di qualsiasi partita: è stato rifiutato.
house-examiner-busy = Si stanno leggendo troppi file: riprova tra poco.
house-record-is-a-fork = Questa partita salvata comincia nel mezzo di un’altra: si può rivedere con «fondaco replay».
house-fork-is-full = Un tavolo che continua un’altra partita ha bisogno di tutti i suoi posti.
house-nothing-to-decide = Lì non resta nulla da decidere.
house-fork-of-what = Si continua da un tavolo o da una partita salvata: uno dei due.
house-no-bot = Non c’è nessun bot «{ $bot }»; ci sono: { $bots }.
house-bad-name = Un nome ha al massimo { $most } caratteri e nessuna parentesi quadra.
house-bad-title = Il nome di un tavolo ha al massimo { $most } caratteri.
house-same-name = Due giocatori a questo tavolo avrebbero lo stesso nome.
house-bad-nonce = Ciò che un giocatore aggiunge ai dadi è al massimo di 64 caratteri semplici.
house-seat-taken = Il posto { $seat } è occupato.
house-seat-is-so-already = Quel posto è già così.
house-not-deserted = Il giocatore del posto { $seat } è presente.
house-no-bot-there = Nessun bot gioca al posto { $seat }.
house-nobody-holds = Nessuno ha il posto { $seat }: prima da’ il suo link a qualcuno.
house-already-started = La partita è già iniziata.
house-not-started = La partita non è ancora iniziata.
house-not-over = La partita non è ancora finita.
house-table-closed = Questo tavolo è chiuso: qui non gioca più nessuno.
house-unreadable = Questo tavolo non può continuare con questa versione di Fondaco.

## Moves

house-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo e decidi.
house-bot-plays = A questo posto gioca un bot: prima riprendilo.
house-bot-undecided = Il bot non ha preso nessuna decisione.
house-bots-silent = I bot ora non rispondono: si riproverà più tardi.

## Who may do what

house-who = Il server non ti conosce ancora: prima POST /api/me.
house-not-yours = A questo tavolo non puoi farlo.
house-wrong-origin = Questa richiesta viene dalla pagina di un altro sito.
house-wrong-host = Questo server non risponde a questo nome: aprilo al suo indirizzo.
house-no-proof = Manca la prova della tua pagina: la dà GET /api/me.

## Requests

house-invalid = Questa richiesta non si capisce: { $where }.
house-bad-request = Questa richiesta non si capisce.
house-nothing-here = Qui non c’è niente.
house-no-method = Qui non si può fare.
house-too-large = È troppo grande.
house-busy = Troppi giocano insieme a questo tavolo: riprova.
house-store-trouble = Il server ora non può salvare nulla: riprova tra poco.
house-broken = Qualcosa è andato storto sul server. Nulla è cambiato.
