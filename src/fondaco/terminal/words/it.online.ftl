### Quello che il terminale dice intorno a un tavolo in una casa.

## Arrivare

terminal-online-ask-link = Il link del tuo posto (non viene mostrato):
terminal-online-unreachable = Nessuna casa risponde a { $house }.
terminal-online-no-house = Qui non c’è una casa di Fondaco: la risposta è stata { $status }.
terminal-online-endless = La risposta di { $house } non finisce mai: non è una casa di Fondaco.
terminal-online-foreign = Il server ha detto qualcosa che questo programma non capisce: uno dei due è troppo vecchio.
terminal-online-other-rules = Il server gioca a { $title } con altre regole o un’altra edizione rispetto a questo programma: uno dei due è troppo vecchio.
terminal-online-answer-lost = La connessione è caduta prima della risposta: controlla se la cosa è stata fatta.
terminal-online-full = Nessun posto di questo tavolo è tuo o libero: stai a guardare.
terminal-online-abandoned = Questo tavolo è stato abbandonato.
terminal-online-yours-again = Un bot giocava il posto { $number }; ora è di nuovo tuo.

## Prima della partita

terminal-online-address = Il tavolo: { $address }
terminal-online-invite = Dai ciascuno di questi link a una sola persona: il posto è di chi vi si siede per primo.
terminal-online-link-seat = Posto { $number }: { $link }
terminal-online-link-watch = Per guardare: { $link }
terminal-online-table = { $title }. Chi è seduto:
terminal-online-seat = { $number }. { $kind ->
    [open] libero
    [bot] { $player }, giocato dal bot { $bot }
   *[person] { $player }{ $online ->
        [true] {""}
       *[false] {" "}(assente)
    }
}
terminal-online-waits = La partita comincia quando lo dice chi ospita.
terminal-online-host-waits = La partita comincia quando tutti i posti sono occupati. “{ $word }” comincia senza quelli liberi, “{ $word } medium” con un bot su ciascuno.
terminal-online-help = “{ $quit }” lascia il tavolo; il posto resta tuo.
terminal-online-host-help = “{ $start }” comincia senza i posti liberi, “{ $start } medium” con un bot su ciascuno; “{ $quit }” lascia il tavolo, e il posto resta tuo.

## Al tavolo

terminal-online-watching = Stai guardando.
terminal-online-waiting = Tocca a { $player }.
terminal-online-changed = Nel frattempo il tavolo è cambiato.
terminal-online-taken-back = Qualcosa è stato annullato.
terminal-online-lost = Connessione persa. Si riprova; niente di ciò che è stato giocato va perso.
terminal-online-back = Di nuovo connesso.
terminal-online-bot = Da ora il bot { $bot } gioca per { $player }.
terminal-online-own-bot = Da ora un bot gioca per { $player }. “{ $word }” riprende il posto.
terminal-online-person = { $player }: gioca di nuovo una persona.
terminal-online-resigned = Un bot continua al tuo posto.
terminal-online-said = { $player } dice: { $text }
terminal-online-when-asked = Più persone condividono questo schermo: si mostra a ciascuna quando tocca a lei.
terminal-online-orders-note = Le conosci solo tu; il server le tiene con il tuo posto. Le loro risposte sono raccontate come ogni mossa.
terminal-online-bye = Arrivederci. Il posto resta tuo; torna con: { $command }
terminal-online-clock = Scorre il tempo di { $player }: restano { $time }.
terminal-online-bank = { $player } ha { $time } di riserva.
terminal-online-no-clock = A questo tavolo nessun orologio scorre.
terminal-online-no-notes = Non hai scritto appunti.
terminal-online-no-news = Dalla tua ultima decisione non è successo nulla.
terminal-online-own-link = Per un altro tuo dispositivo, e per nessun altro: { $link }
terminal-online-rematch = Le stesse persone ancora una volta: { $command }
terminal-online-once-more = Per giocare di nuovo con le stesse persone: { $command }

## Comandi

terminal-command-start = comincia la partita, per chi ospita
terminal-command-say = di’ qualcosa a tutti al tavolo: { $word } TESTO
terminal-command-resign = lascia che un bot continui al tuo posto
terminal-command-return = riprendi il tuo posto dal bot
terminal-command-recap = che cosa è successo dalla tua ultima decisione
terminal-command-notes = i tuoi appunti privati; { $word } TESTO vi aggiunge una riga
terminal-command-clock = quale orologio scorre, e quanto resta
terminal-command-link = un link al tuo posto per un altro dispositivo
terminal-command-rematch = giocare di nuovo con le stesse persone, dopo la fine
terminal-online-command-save = salva la partita come la puoi vedere, in un file a tua scelta: { $word } FILE
terminal-online-command-quit = lascia il tavolo; il posto resta tuo
