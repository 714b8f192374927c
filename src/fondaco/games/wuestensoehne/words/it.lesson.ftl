### Una prima partita di Im Reich der Wüstensöhne: ciò che si dice a chi impara, nell’ordine della lezione.

wuestensoehne-lesson-welcome = Benvenuto nel deserto! Sei Blu e guidi una carovana che scopre oasi e ne carica le merci; vince il carico di maggior valore. Per ora si conosce solo la croce: il resto lo poserete voi. Parti dalla sua punta a sud, in F11.
wuestensoehne-lesson-lines = La carovana segue le linee: su quelle marroni va lontano quanto vuole, una bianca mette fine al movimento. Va’ in F8.
wuestensoehne-lesson-reserve = Dove una linea porta nell’ignoto puoi scoprire: peschi una tessera, o ne usi una della tua riserva. Ognuno ne ha una dall’inizio; usa la tua.
wuestensoehne-lesson-desert = C’era un solo posto adatto, e la carovana vi è salita. È solo deserto: allora puoi subito muovere di nuovo, e di nuovo scoprire. Va’ in F4.
wuestensoehne-lesson-draw = Ora pesca una tessera. Il luogo lo scegli prima di sapere che cosa ci troverai.
wuestensoehne-lesson-lay = Tutti i lati devono combaciare: marrone con marrone, bianco con bianco, deserto con deserto, oasi con oasi. Posala in G4.
wuestensoehne-lesson-explorer = Un’oasi, e dentro un cammello! Mettici un esploratore, per averne parte quando sarà completa. Per ora basta il più piccolo.
wuestensoehne-lesson-bonus-turn = L’acqua è l’unica moneta, e tu hai due pietre. Per una il capo carovana ti dà subito un secondo turno: prendilo.
wuestensoehne-lesson-stay = L’oasi continua a nord e a sud di qui. Non sei obbligato a muoverti: resta.
wuestensoehne-lesson-draw-again = Pesca. Ciò che va bene si deve posare; ciò che non va da nessuna parte finisce nella tua riserva.
wuestensoehne-lesson-grow = Incenso! Le sezioni che si toccano formano una sola oasi: in G5 essa cresce. Posa lì la tessera.
wuestensoehne-lesson-save-explorers = Hai quattro esploratori, e uno è già qui. Per ora tieni gli altri: nessun esploratore.
wuestensoehne-lesson-leave-it = Chi non ne ha messi può riprenderne uno dal tavoliere. Il tuo sta bene dov’è: non riprenderlo.
wuestensoehne-lesson-company = Arancione sta a ovest. Rosso si è unito alla tua oasi in G3: si può condividere. Resta aperto un solo lato, a ovest di F4: vacci.
wuestensoehne-lesson-draw-west = Pesca, e vediamo se l’oasi si chiude.
wuestensoehne-lesson-second-explorer = Non ancora: continua verso ovest. Quando è completa, tutti i suoi esploratori si mettono in fila per altezza, e il più alto sceglie per primo. Il tuo è basso: aggiungi l’esploratore 6.
wuestensoehne-lesson-keep-water = Tieni l’ultima acqua: chi è primo nella fila deve pagare una pietra, o il suo esploratore torna a mani vuote. Finisci il turno.
wuestensoehne-lesson-last-side = Un’oasi è completa quando nessun suo lato guarda una casella vuota. L’ultimo è a ovest di dove stai: resta.
wuestensoehne-lesson-scout = Per acqua l’esploratore della carovana potrebbe anche prendere una tessera dalla riserva di un altro, se qui va bene. Tu invece pesca.
wuestensoehne-lesson-close = Questa ha oasi su un solo lato. In D4 chiude la tua, e porta un secondo cammello: posala lì.
wuestensoehne-lesson-tallest = Ora assicurati il primo posto nella fila: basta l’esploratore 11. Il tuo più alto porta il turbante, che lo fa più alto di tutti; ma dopo una valorizzazione il turbante passa ad altri. Metti l’11.
wuestensoehne-lesson-first-choice = Quattro esploratori, quattro icone, e scegli per primo; l’acqua è pagata. Sono le merci a far vincere: prendi l’incenso.
wuestensoehne-lesson-camel = Il tuo prossimo viene secondo. La carovana ha posto per quattro merci, e un cammello ne porta altre due: prendi il cammello.
wuestensoehne-lesson-rumour = A Rosso l’altro cammello, al tuo più piccolo la diceria, e la vedi solo tu: −1. Ogni merce vale 4 in oro; una diceria nella sua riga cambia il valore. A ovest Arancione troverà mirra: mettila lì.
wuestensoehne-lesson-go-on = È tutto ciò che serve; nelle oasi c’è anche acqua. Pescata l’ultima tessera, ognuno gioca ancora una volta, e le dicerie si scoprono. Da qui continua da solo, contro gli stessi due rivali e con tessere nuove.
