### Le regole di Al-Rashid per i giocatori, clausola per clausola, nell’ordine e con i numeri del documento delle regole.
### «Ricostruito» segna ciò che nessuna fonte riporta: non è materiale stampato. Un messaggio è una riga.

## 3

al-rashid-rules-chapter-3 = Componenti
AR-001 = Giocano da 2 a 5 giocatori; ognuno guida una famiglia di un colore.
AR-002 = Vince la famiglia che alla fine ha più punti prestigio (capitolo 9).
AR-003 = La plancia ha due parti: la mappa (in basso) con sette territori e la città (in alto) con sei palazzi. Un’area di gioco è un territorio o un palazzo: 13 aree. (AR-A01)
AR-004 = Ogni area ha cinque caselle in fila, numerate da 1 a 5 da sinistra a destra.
AR-005 = I palazzi, da sinistra a destra, sono: Spie (nero), Militari (rosso), Sapienti (viola), Mercanti (blu), Politici (azzurro), Al-Rashid (verde). I primi quattro sono le corporazioni.
AR-006 = Ci sono cinque merci. Legno pregiato, metallo e vasellame sono comuni; seta e spezie sono rare.
AR-007 = La riserva delle merci non si esaurisce mai: una merce che si deve prendere dalla riserva c’è sempre.
AR-008 = Ogni colore ha 3 Pascià, 4 Mercanti e 6 Saggi. Una famiglia non supera mai questi numeri.
AR-009 = Le tessere mercenario sono rosse (di terra) o blu (di mare) e portano sul fronte un valore da 1 a 4. Il retro mostra soltanto il colore; le tessere stanno coperte finché una regola non le rivela.
AR-010 = Ci sono 32 tessere mercenario rosse e 32 blu.
AR-011 = Ci sono 24 segnalini influenza politica, 14 segnalini disonore e 16 lettere di raccomandazione. (AR-A29, AR-A30)
AR-012 = Ci sono 11 carte crisi: 3 con il bordo nero per la preparazione e 8 con il bordo bianco, che formano il mazzo.
AR-013 = Ci sono 48 tessere carica, 8 per palazzo. Una corporazione ne ha 4 tipi in 2 copie ciascuno; i Politici e Al-Rashid ne hanno 8 tipi diversi in 1 copia ciascuno. (AR-A46)
AR-014 = Una tessera carica indica il suo palazzo (colore del retro), il bordo (marrone, viola o verde), il costo in oro, l’effetto ed eventualmente dei punti prestigio.
AR-015 = Un cubo nero segna il turno sulla tabella dei turni; un cubo per giocatore segna l’ordine di gioco.
AR-016 = Le tessere carica senza nome della scatola non hanno alcuna funzione nel gioco (possono servire a indicare molte merci).

## 4

al-rashid-rules-chapter-4 = Preparazione
AR-020 = Su ogni territorio si mettono le merci che vi sono stampate.
AR-021 = Su ciascuno dei quattro territori che ne mostrano una si mette una lettera di raccomandazione. (AR-A16)
AR-022 = Il segnalino dei turni va sul turno 1.
AR-023 = Ogni famiglia comincia con 1 Pascià, 1 Mercante e 1 Saggio, nella riserva del giocatore; le altre pedine restano nella riserva del colore.
AR-024 = L’ordine di gioco si sorteggia, ogni ordine con uguale probabilità. Il primo giocatore ha il posto 1, e così via.
AR-025 = Ogni giocatore prende dalla riserva le merci iniziali secondo il posto. Posto 1: 1 legno pregiato, 1 vasellame, 1 metallo (valgono 6 oro). Posto 2: 2 legno pregiato, 1 vasellame, 1 metallo (7 oro). Posto 3: 3 legno pregiato, 1 vasellame, 1 metallo (8 oro). Posto 4: 2 legno pregiato, 2 vasellame, 1 metallo (9 oro). Posto 5: 1 legno pregiato, 1 vasellame, 1 metallo, 1 spezie (10 oro).
AR-026 = Le tessere mercenario rosse e blu si mescolano in due mazzetti coperti.
AR-027 = In ordine di gioco ogni giocatore sceglie un mazzetto e ne pesca la prima tessera nella sua mano, coperta. (AR-A43)
AR-028 = Si mettono sulla plancia tutte le otto tessere carica dei Politici e tutte le otto di Al-Rashid, con qualsiasi numero di giocatori.
AR-029 = Con 2 o 3 giocatori si mette sulla plancia una tessera per tipo delle quattro corporazioni; le seconde copie sono fuori dal gioco.
AR-030 = Con 4 o 5 giocatori si mettono sulla plancia tutte le tessere delle quattro corporazioni.
AR-031 = I segnalini disonore e i segnalini influenza politica vanno nella riserva.
AR-032 = Si pesca a caso una delle tre carte crisi con il bordo nero e la si risolve (AR-034). Le altre due sono fuori dal gioco, non viste.
AR-033 = Le carte crisi con il bordo bianco si mescolano in un mazzo coperto.
AR-034 = Per risolvere una carta crisi: per ogni sua riga, nell’ordine della carta, si pesca il numero indicato di tessere dal mazzetto del colore indicato e le si mette coperte sul territorio indicato. Nessuno le guarda.
AR-035 = I passi della preparazione si eseguono nell’ordine dei loro numeri; le tessere dei giocatori (AR-027) si pescano prima delle tessere della crisi (AR-032). (Ricostruito.)
AR-036 = Nessun giocatore comincia con lettere, segnalini influenza, segnalini disonore o cariche.
AR-300 = Ogni giocatore ha il suo colore prima che cominci la preparazione. Come si assegnano i colori (scelta, sorteggio, posto) non ha effetto nel gioco.

## 5

al-rashid-rules-chapter-5 = Oro e pagamento
AR-040 = Non ci sono monete. L’oro è una misura delle merci ed esiste soltanto nel momento di un pagamento o di un confronto.
AR-041 = Una serie è un numero di merci tutte diverse. Una serie di 1, 2, 3, 4, 5 merci vale 1, 3, 6, 10, 15 oro.
AR-042 = Il valore di un qualsiasi insieme di merci è la somma dei valori delle serie in cui lo si divide, con la divisione che rende di più. (AR-A23)
AR-043 = Questo valore si conta a strati: il primo strato è una merce di ogni tipo presente, il secondo una merce di ogni tipo di cui ce ne sono almeno 2, e così via; ogni strato è una serie, e i valori si sommano. Le serie più grandi rendono sempre almeno altrettanto, perciò gli strati danno il massimo.
AR-044 = La ricchezza di un giocatore è il valore di tutte le sue merci. Lettere, tessere, segnalini e cariche non sono ricchezza.
AR-045 = Per pagare un costo il giocatore consegna merci che valgono almeno altrettanto oro. Esse tornano nella riserva.
AR-046 = Se le merci valgono più del costo, la differenza è perduta: il gioco non dà mai resto.
AR-047 = Un pagamento non contiene nulla di superfluo: non se ne può togliere una sola merce senza che il resto valga meno del costo. Soltanto pagamenti così sono consentiti. (AR-A23)
AR-048 = Chi paga sceglie liberamente tra i pagamenti consentiti.
AR-049 = Un costo di 0 si paga con nulla.
AR-050 = Un giocatore non può scegliere azioni il cui totale, tolte le lettere (AR-057), supera il valore delle merci che gli restano per pagarlo (AR-052). Non esistono debiti né pagamenti parziali.
AR-051 = Tutto l’oro che un giocatore deve per le azioni di una visita a un palazzo è un solo totale e si paga in una volta sola. (AR-A22)
AR-052 = Una merce consegnata come merce (favore dei Militari, favore dei Mercanti) non fa parte del pagamento in oro e non vi si può contare.
AR-053 = Tutto ciò che un giocatore consegna in una visita viene da ciò che possedeva quando la visita è cominciata. Quel che guadagna nella visita non si può usare in essa. (AR-A21)
AR-301 = Un pagamento consentito esiste ogni volta che le merci valgono il costo o più: si tolgono merci a una a una finché il resto vale ancora abbastanza; ciò che rimane è consentito. Per prezzi da 1 a 30 un pagamento consentito non supera mai il costo di più di 4 oro.
AR-054 = Tra i pagamenti consentiti il programma propone il più piccolo in quest’ordine: (1) ricchezza che si perde, senza contare le merci date come merci; (2) eccedenza sul costo; (3) numero di merci rare; (4) numero di merci; (5) più legno pregiato, poi più vasellame, metallo, spezie, seta. (Ricostruito.)
AR-055 = La proposta non vincola mai; nessuna regola vi fa riferimento tranne AR-303, che la inserisce. Se ne può servire anche un giocatore automatico.
AR-056 = I pagamenti consentiti sono tutte le scelte tra le proprie merci che valgono il costo o più e che varrebbero meno se si togliesse una qualsiasi merce. Ogni merce aggiunta aumenta il valore, perciò basta provare con le singole merci.
AR-302 = Con al massimo quattro merci per tipo e prezzi da 1 a 30, un costo ha al massimo 215 pagamenti consentiti (quattro merci per tipo, 20 oro). Secondo il numero di merci possedute il massimo è: 6 con 4 merci, 10 con 5, 14 con 6, 18 con 7, 23 con 8, 29 con 9, 41 con 10, 52 con 12, 111 con 15, 215 con 20. Nessuna visita costa più di 24 oro (un Pascià per 15 e una carica per 9).
AR-303 = Il pagamento si chiede merce per merce, nell’ordine legno pregiato, vasellame, metallo, spezie, seta: quante se ne danno. Si offrono soltanto numeri che si possono ancora completare in un pagamento consentito: così a ogni pagamento consentito porta esattamente una serie di risposte, e null’altro si può pagare. Una domanda con una sola risposta possibile non si pone. La proposta di AR-054 è inserita subito, e il giocatore la può cambiare. (Ricostruito.)
AR-304 = Le parti di un pagamento le vede soltanto chi paga, finché il pagamento non è completo; poi è pubblico. Riprendere una parte è un annullamento, non una mossa del gioco. (Ricostruito.)
AR-057 = Ogni lettera consegnata abbassa di 3 oro il costo della carica acquistata in questa visita.
AR-058 = Per una carica si possono usare più lettere; il costo non scende mai sotto 0 e nulla viene rimborsato. (AR-A17)
AR-059 = Le lettere non abbassano altro: nessun servizio, nessun favore. Le lettere usate tornano nella riserva.
AR-305 = Nessuna lettera si consegna per nulla: al massimo quante portano il costo a 0, cioè un terzo del costo (dopo AR-228), arrotondato per eccesso. (AR-A52)
AR-306 = Una carica si può scegliere se, con almeno un numero consentito di lettere, l’intera visita si può pagare (AR-050).

## 6

al-rashid-rules-chapter-6 = Il turno
AR-060 = La partita ha cinque turni. Un turno è una fase di piazzamento, una fase di risoluzione e, nei turni da 1 a 4, la fine del turno.
AR-061 = In ordine di gioco ogni giocatore mette esattamente una pedina della sua riserva in un’area; si ripete finché tutte le pedine di tutte le famiglie sono sulla plancia.
AR-062 = Chi ha la riserva vuota viene saltato; nessuno può passare finché ha una pedina. (AR-A39)
AR-063 = Si può scegliere qualsiasi area, con o senza mercenari, con o senza merci o cariche.
AR-064 = La prima pedina di un giocatore in un’area va sulla casella libera più a sinistra.
AR-065 = Ogni altra pedina di quel giocatore nell’area si unisce alla prima: un giocatore ha al massimo una pila in un’area, ed essa resta sulla sua casella. (AR-A03)
AR-066 = Una pila contiene al massimo una figura, cioè un Pascià o un Mercante. (AR-A02)
AR-067 = Una pila contiene un numero qualsiasi di Saggi. Un Saggio si può aggiungere a una figura o ad altri Saggi; una figura si può aggiungere soltanto a una pila di Saggi. (AR-A03)
AR-068 = Nel palazzo di Al-Rashid la prima pedina di un giocatore deve essere un Pascià; poi si possono aggiungere soltanto Saggi. (AR-A32)
AR-069 = Il numero delle caselle non impedisce mai un piazzamento (cinque caselle, al massimo cinque giocatori).
AR-307 = Un piazzamento consentito c’è sempre: una famiglia ha al massimo sette figure e le aree sono tredici (dodici per un Mercante), e un Saggio può andare in ogni area tranne che da Al-Rashid senza una propria pila. Ogni famiglia ha almeno tre pedine, perciò tutti partecipano a ogni turno.
AR-070 = Un Pascià ha valore di dominio 5, un Mercante 3, un Saggio 1.
AR-071 = Il dominio di un giocatore in un’area è la somma dei valori delle sue pedine, con i modificatori delle sue cariche.
AR-072 = I giocatori in un’area si ordinano per dominio, prima il più alto; a parità viene prima chi ha la pila più a sinistra.
AR-073 = Quando un’area si risolve, agiscono i giocatori di rango da 1 a 3. Il loro rango è la loro posizione.
AR-074 = I giocatori di rango 4 e 5 non agiscono; le loro pedine tornano subito nelle riserve. Non prendono disonore e non decidono nulla. (AR-A20)
AR-075 = L’ordine e il taglio si stabiliscono una volta sola, quando comincia la risoluzione dell’area; il quarto non avanza mai. (AR-A09, AR-A47)
AR-076 = Quando una pila lascia un’area durante la fase di risoluzione, le pile alla sua destra scorrono a sinistra e mantengono l’ordine: così l’ordine delle pile è sempre l’ordine di arrivo. (AR-A04)
AR-080 = In ordine di gioco, cominciando dal primo giocatore, i giocatori fanno le loro mosse, giro dopo giro, finché sulla plancia non resta alcuna pedina.
AR-081 = Chi non ha pedine sulla plancia viene saltato: fino al termine della fase non fa mosse e non attiva nulla, anche se ha cariche.
AR-082 = Una mossa consiste di due parti: (a) se si vuole, attivare una carica con il bordo marrone; (b) poi, obbligatoriamente, scegliere un’area e risolverla. (AR-A07, AR-A08)
AR-083 = L’area scelta deve contenere almeno una pedina. Non occorre che sia di chi sceglie. (AR-A05)
AR-084 = L’area si risolve per intero, da tutti i giocatori che vi agiscono in ordine di dominio, prima della mossa successiva. La scelta non dà altro vantaggio a chi la fa. (AR-A06)
AR-085 = Quando la risoluzione di un’area finisce, tutte le pedine che vi restano tornano nelle riserve dei proprietari e l’area è risolta per questo turno.
AR-086 = Un’area che in questo turno non è stata scelta è non risolta, con o senza pedine.
AR-087 = La mossa successiva tocca al prossimo giocatore in ordine di gioco, in tondo, che ha una pedina sulla plancia; se nessun altro ne ha, allo stesso giocatore. (AR-A40)
AR-088 = Tutte le azioni di un giocatore in un’area avvengono insieme: le sceglie, paga tutto con ciò che ha e poi riceve tutto. (AR-A21)
AR-089 = L’unica eccezione ad AR-088 è il servizio delle Spie (AR-134).
AR-308 = Una carica si offre da attivare soltanto se può cambiare o mostrare qualcosa: Informatore – una tessera coperta sulla mappa; Sobillatore – una tessera con una destinazione consentita; Infiltrato – uno spostamento consentito; Capitano della Guardia – una tessera nel mazzetto o negli scarti; Astronomo – soltanto nei turni da 1 a 4; Calligrafo, Poeta di Corte – una lettera o un segnalino nella riserva; Cambiavalute – una merce propria; Carnefice – un Saggio avversario sulla plancia; Sensale, Maestro delle Poste – sempre. (Ricostruito.)
AR-309 = Un’attivazione non toglie mai dalla plancia l’ultima pedina di chi muove, perciò la parte (b) di AR-082 si può sempre eseguire.
AR-318 = Ciò che un’attivazione rende appartiene subito al proprietario e si può usare nell’area risolta nella stessa mossa, per esempio una lettera del Calligrafo. (AR-A54)
AR-090 = Un territorio si risolve in due passi: battaglia, poi commercio. Senza tessere mercenario non c’è battaglia.
AR-091 = Se sul territorio ci sono tessere, sono i predoni (rosse) o i pirati (blu) che lo occupano. Si scoprono tutte per tutti prima di ogni decisione.
AR-092 = Il giocatore attivo di rango più alto decide se combattere o ritirarsi.
AR-093 = Per combattere il giocatore scarta dalla mano una o più tessere, ciascuna di un colore presente tra i nemici. Senza una tessera adatta non può combattere e deve ritirarsi. (AR-A12)
AR-094 = Ogni colore presente si confronta per sé: la forza del giocatore in un colore è la somma delle sue tessere scartate di quel colore (con i modificatori), la forza del nemico è la somma delle tessere di quel colore sul territorio. Il colore è battuto se la forza del giocatore è strettamente maggiore. Una forza uguale non lo batte. (AR-A10, AR-A12)
AR-095 = Se ogni colore presente è battuto, la battaglia è vinta: tutte le tessere nemiche si scartano e comincia il commercio.
AR-096 = Se almeno un colore presente non è battuto, la battaglia è persa: le pedine del giocatore tornano nella sua riserva ed egli non partecipa al commercio. Non prende disonore, perché ha combattuto.
AR-097 = Un colore battuto in una battaglia persa si scarta dal territorio; l’altro colore resta. (AR-A11)
AR-098 = Le tessere scartate dalla mano sono perse in ogni caso. Ogni colore ha una pila degli scarti scoperta.
AR-099 = Chi si ritira prende 2 segnalini disonore, riprende le sue pedine e non partecipa al commercio. Non scarta nulla.
AR-100 = Dopo una battaglia persa o una ritirata il giocatore successivo diventa primo e decide a sua volta; tutti quelli dietro avanzano di una posizione.
AR-101 = Dopo una battaglia vinta nessun altro deve combattere: il vincitore è primo nel commercio, i giocatori dietro di lui seguono come secondo e terzo. (AR-A13)
AR-102 = Se non resta nessuno, la risoluzione del territorio finisce senza commercio. Le tessere rimaste restano sul territorio, scoperte; restano anche le merci e la lettera.
AR-103 = Le tessere scoperte restano scoperte finché non si scartano. Le tessere che arrivano dopo stanno coperte accanto a loro e contano insieme. (AR-A41)
AR-104 = Quando un mazzetto di mercenari è vuoto e si deve pescare una tessera, i suoi scarti si mescolano in un nuovo mazzetto. Se entrambi sono vuoti, la tessera non si pesca. (AR-A28)
AR-310 = Le tessere scartate da una mano e i nemici battuti vanno negli scarti del loro colore. In una mano, tessere di uguale colore e valore sono intercambiabili.
AR-311 = Chi potrebbe combattere può comunque ritirarsi, e si può combattere senza speranza di vincere; sono entrambe decisioni libere.
AR-110 = In ordine di posizione ogni giocatore rimasto prende dei pezzi dal territorio: merci, o la sua lettera.
AR-111 = Il primo giocatore prende tutte le merci di un tipo presenti sul territorio, oppure fino a 3 pezzi.
AR-112 = Il secondo giocatore prende fino a 2 pezzi di ciò che resta, il terzo fino a 1. (AR-A15)
AR-113 = I pezzi si possono combinare liberamente, uguali o diversi. (AR-A14)
AR-114 = La lettera conta come un pezzo. Non si può prendere insieme a «tutte le merci di un tipo».
AR-115 = Le merci vengono dal territorio, non dalla riserva; ciò che nessuno prende vi resta fino alla fine del turno.
AR-312 = Chi non trova più nulla non prende nulla; questo non ha altre conseguenze. Per «tutte le merci di un tipo» occorre un tipo di cui ci sia almeno una merce.

## 7

al-rashid-rules-chapter-7 = Palazzi
AR-120 = In ordine di posizione ogni giocatore attivo fa la sua visita: sceglie le azioni e le esegue (AR-088); poi tocca al successivo.
AR-121 = Un palazzo offre due azioni primarie, servizio e carica, e un’azione secondaria, il favore. Il palazzo di Al-Rashid non offre favori.
AR-122 = In una visita un giocatore compie al massimo due delle tre azioni, ciascuna al massimo una volta.
AR-123 = Chi in una visita non compie alcuna azione primaria prende 1 segnalino disonore: vale per il solo favore e per nessuna azione. (AR-A19)
AR-124 = Carica: il giocatore prende una tessera carica che si trova in questo palazzo e ne paga il costo. Una carica per visita. (AR-A18)
AR-125 = Un giocatore non ha mai due cariche dello stesso tipo; un tipo che già possiede non si può scegliere.
AR-126 = Se nel palazzo non c’è una tessera che il giocatore possa prendere, o nessuna che possa pagare, l’azione carica non è disponibile.
AR-127 = Servizio: prezzi e quantità dipendono dalla posizione, sia che i giocatori precedenti abbiano usato il servizio o no. (AR-A45)
AR-128 = Una pedina acquistata con un servizio viene dalla riserva del colore; se di quel genere non ne resta, il servizio non è disponibile.
AR-129 = Una pedina nuova va nella riserva. Si piazza dal turno successivo e conta subito per il punteggio. (AR-A44)
AR-313 = Un favore è disponibile soltanto se c’è ciò che dà – una lettera (Sapienti) o un segnalino influenza (Politici) nella riserva, una tessera nel mazzetto o negli scarti (Militari) – e se il suo prezzo si può pagare. Il favore delle Spie è disponibile se lo è almeno uno dei favori che può trasmettere, con entrambi i prezzi.
AR-314 = Ordine in una visita: (1) da Al-Rashid, i segnalini di AR-165; (2) tutte le scelte; (3) si consegnano merci e lettere; (4) il giocatore riceve il servizio, poi la carica con il suo effetto istantaneo, poi il favore; (5) il segnalino di AR-123. Che cosa sia disponibile si giudica dalla situazione al punto (2).
AR-315 = Se non è disponibile alcuna azione, la visita è «nessuna azione», con il suo segnalino disonore (AR-123). Dalle Spie, dai Militari e da Al-Rashid il servizio è sempre disponibile, perché non costa nulla.
AR-130 = Spie, servizio, senza oro: il giocatore in posizione 1 ha 3 mosse di spionaggio, in posizione 2 due, in posizione 3 una.
AR-131 = Una mossa di spionaggio è una di queste: guardare – vedere, da solo, i valori di tutte le tessere mercenario su un territorio; muovere – spostare una pedina del proprio colore da un territorio a un altro territorio non risolto. Vi si può anche rinunciare. (AR-A25)
AR-132 = Una pedina spostata segue nella destinazione le regole da AR-064 a AR-067: si unisce alla pila del suo proprietario o prende la casella libera più a sinistra; uno spostamento che metterebbe due figure in una pila non è consentito. Si può spostare qualsiasi pedina di una pila; il resto rimane. (AR-A26)
AR-133 = Le mosse di spionaggio si fanno nell’ordine delle posizioni 1-2-3-1-2-1; chi non ha scelto il servizio, o non c’è, si salta.
AR-134 = Il servizio delle Spie si sceglie nella visita (lì conta come azione primaria) ma si esegue soltanto dopo che tutti i giocatori attivi hanno finito cariche e favori in questo palazzo.
AR-135 = Spie, favore: paga 1 oro e ricevi il favore di un’altra corporazione (Militari, Sapienti o Mercanti), pagando anche ciò che quel favore costa. (AR-A24)
AR-140 = Militari, servizio, senza oro: pesca in mano 3, 2 o 1 tessere mercenario (posizione 1, 2, 3) in qualsiasi combinazione di colori. La combinazione si annuncia prima di pescare la prima tessera. (AR-A27)
AR-141 = Militari, favore: dai 1 merce (qualsiasi) alla riserva e pesca 1 tessera mercenario di un colore a scelta.
AR-316 = Una combinazione non chiede mai più tessere di un colore di quante ne contengano insieme mazzetto e scarti, compresa la tessera di un favore nella stessa visita. Se i due colori insieme hanno meno tessere di quante ne consenta la posizione, il giocatore pesca quelle che ci sono; il servizio conta comunque come azione primaria. È raro, ma può accadere con quattro o cinque giocatori. (AR-A27)
AR-145 = Sapienti, servizio: acquista 1 Saggio per 5, 7 o 12 oro (posizione 1, 2, 3). (AR-A31)
AR-146 = Sapienti, favore: paga 2 oro e prendi 1 lettera di raccomandazione dalla riserva.
AR-150 = Mercanti, servizio: acquista 1 Mercante per 8, 10 o 12 oro (posizione 1, 2, 3).
AR-151 = Mercanti, favore: dai 1 merce alla riserva e prendi dalla riserva 1 merce di un altro tipo a scelta.
AR-155 = Politici, servizio: acquista 1 Pascià per 11, 13 o 15 oro (posizione 1, 2, 3).
AR-156 = Politici, favore: paga 1 oro e prendi 1 segnalino influenza politica.
AR-160 = Il palazzo di Al-Rashid ha due azioni, entrambe primarie: benevolenza (il servizio) e carica. In una visita si possono compiere entrambe.
AR-161 = Benevolenza, effetto 1: il giocatore prende dalla riserva 1 merce a scelta. È uguale per le posizioni 1, 2 e 3.
AR-162 = Benevolenza, effetto 2: i giocatori che l’hanno chiesta vengono per primi nell’ordine di gioco del turno successivo, nell’ordine delle loro posizioni; tutti gli altri seguono nell’ordine attuale. (AR-A33)
AR-163 = Il nuovo ordine vale dall’inizio del turno successivo; la fase di risoluzione in corso si finisce nell’ordine vecchio. (AR-A34)
AR-164 = La merce di AR-161 non può pagare una carica della stessa visita (AR-053).
AR-165 = Chi agisce qui senza un Pascià nella sua pila prende 2 segnalini disonore prima della visita, e poi agisce come al solito. (AR-A32)
AR-166 = Chi qui ha rango 4 o 5 non riceve nulla e non cambia l’ordine.
AR-317 = Con uno o due giocatori attivi, o se soltanto alcuni chiedono, AR-162 vale per chi chiede: chi chiede da solo diventa primo, qualunque sia la sua posizione. Se nessuno chiede, o il palazzo non è stato risolto, l’ordine resta. (AR-A51)

## 8

al-rashid-rules-chapter-8 = Cariche
AR-170 = Bordo marrone, da attivare: si usa in una mossa del proprietario (AR-082), una volta per turno. La tessera usata resta coperta fino alla fine del turno.
AR-171 = In una mossa si attiva al massimo una carica; attivare non è mai obbligatorio. (AR-A08)
AR-172 = Bordo viola, continuativa: l’effetto vale dal momento in cui si prende la carica. La carica non si attiva.
AR-173 = Bordo verde, istantanea: l’effetto avviene una volta sola, quando si prende la carica, e mai più.
AR-174 = Una carica da attivare si può usare dalla mossa successiva del proprietario, anche nel turno in cui è stata presa. (AR-A37)
AR-175 = Le cariche restano al proprietario fino alla fine; nulla gliele toglie.
AR-176 = I punti prestigio su una tessera contano alla fine della partita, sia essa scoperta o coperta. (AR-A38)
AR-177 = Punti prestigio sulle tessere: da 0 a 2 per le corporazioni, da 0 a 7 per i Politici (secondo la situazione e le merci alla fine), da 0 a 1 per Al-Rashid.
AR-178 = Un effetto istantaneo che non si può eseguire per intero si esegue per quanto possibile; la carica si può prendere anche se il suo effetto non fa nulla. (Ricostruito.)
AR-179 = Una carica non cambia nulla nella risoluzione dell’area in cui viene presa, tranne che con il proprio effetto istantaneo (AR-075). (Ricostruito.)
AR-200 = Informatore (Spie, marrone; ricostruita): il proprietario vede tutte le tessere coperte su al massimo due territori, risolti o no.
AR-201 = Sobillatore (Spie, marrone; ricostruita): una tessera, scoperta o coperta, va da un territorio non risolto a un altro territorio non risolto che il suo colore può minacciare; mantiene il suo lato e nessuno ne viene a sapere il valore; chi lo conosceva lo conosce ancora. Di più tessere coperte che al proprietario appaiono uguali si sposta quella arrivata per prima.
AR-202 = Infiltrato (Spie, marrone; ricostruita): una pedina del proprietario va da un’area non risolta a un’altra area non risolta, palazzo o territorio, secondo le regole da AR-064 a AR-068 (da Al-Rashid la prima pedina deve essere un Pascià).
AR-203 = Doppiogiochista (Spie, viola; ricostruita): a parità di dominio il proprietario precede i giocatori senza questa carica; tra due proprietari decide AR-072.
AR-204 = Capitano della Guardia (Militari, marrone; ricostruita): il proprietario pesca una tessera di un colore a scelta.
AR-205 = Ammiraglio (Militari, viola; ricostruita): se in una battaglia il proprietario scarta almeno una tessera blu, la sua forza blu aumenta di 2 (una volta per battaglia).
AR-206 = Emiro dell’Esercito (Militari, viola; ricostruita): se in una battaglia il proprietario scarta almeno una tessera rossa, la sua forza rossa aumenta di 2 (una volta per battaglia).
AR-207 = Stratega (Militari, viola; ricostruita): una ritirata non dà al proprietario alcun segnalino disonore.
AR-208 = Astronomo (Sapienti, marrone; ricostruita): il proprietario vede la prima carta del mazzo delle crisi e può metterla in fondo; gli altri vedono soltanto se lo ha fatto.
AR-209 = Calligrafo (Sapienti, marrone; ricostruita): il proprietario prende una lettera dalla riserva.
AR-210 = Filosofo (Sapienti, viola; ricostruita): nei palazzi ogni Saggio del proprietario ha valore 2.
AR-211 = Bibliotecario (Sapienti, verde; ricostruita): un Saggio passa dalla riserva del colore alla riserva del giocatore, dopo il Saggio di un servizio nella stessa visita (AR-314).
AR-212 = Sensale (Mercanti, marrone; ricostruita): il proprietario prende dalla riserva una merce comune a scelta.
AR-213 = Cambiavalute (Mercanti, marrone; ricostruita): il proprietario dà una o due merci alla riserva e ne prende altrettante, ciascuna di un tipo diverso da quella che sostituisce. I due scambi avvengono insieme: le merci date sono merci possedute prima.
AR-214 = Capocarovana (Mercanti, viola; ricostruita): nel commercio il proprietario può prendere fino a 4, 3 o 2 pezzi invece di 3, 2 o 1; «tutte le merci di un tipo» non aumenta.
AR-215 = Console dei Mercanti (Mercanti, verde; ricostruita): un Mercante passa dalla riserva del colore alla riserva del giocatore. Se nella stessa visita si usa il servizio, il servizio prende il suo Mercante per primo.
AR-216 = Gran Visir (Politici, viola; ricostruita): alla fine della partita 0, 2, 4 o 6 punti per 0, 1, 2 o 3 Pascià nella famiglia.
AR-217 = Prefetto del Bazar (Politici, viola; ricostruita): alla fine della partita 0, 1, 3, 5 o 7 punti per 0, 1, 2, 3 o 4 Mercanti nella famiglia.
AR-218 = Decano della Casa della Saggezza (Politici, viola; ricostruita): alla fine della partita 0, 1, 2, 3, 4, 5 o 7 punti per 0, 1, 2, 3, 4, 5 o 6 Saggi nella famiglia.
AR-219 = Gran Tesoriere (Politici, viola; ricostruita): alla fine della partita un punto per ogni 3 oro interi di ricchezza, al massimo 7.
AR-220 = Ministro della Guerra (Politici, viola; ricostruita): alla fine della partita un punto per ogni tessera mercenario in mano, al massimo 7.
AR-221 = Cancelliere del Diwan (Politici, viola; ricostruita): alla fine della partita un punto per ogni altra carica del proprietario, al massimo 7.
AR-222 = Giudice Supremo (Politici, viola; ricostruita): alla fine della partita 6, 4, 2 o 0 punti con nessun segnalino disonore, uno, due o più.
AR-223 = Ambasciatore (Politici, viola; ricostruita): alla fine della partita un punto per ogni segnalino influenza del proprietario, al massimo 7, oltre ad AR-253.
AR-224 = Ciambellano (Al-Rashid, viola; ricostruita): AR-068 e AR-165 non valgono per il proprietario: qualsiasi pedina può venire per prima, e una delegazione senza Pascià non costa nulla.
AR-225 = Carnefice (Al-Rashid, marrone; ricostruita): un Saggio di un altro giocatore in un’area non risolta torna nella riserva di quel giocatore. Se era la sua unica pedina lì, la pila sparisce (AR-076).
AR-226 = Elemosiniere (Al-Rashid, verde; ricostruita): due segnalini disonore dell’acquirente tornano nella riserva, o l’unico o nessuno che ha; non c’è nulla da scegliere.
AR-227 = Maestro delle Poste (Al-Rashid, marrone; ricostruita): in questa mossa il proprietario sceglie e risolve una seconda area dopo la prima, se ha ancora una pedina sulla plancia e resta un’area con una pedina.
AR-228 = Custode del Sigillo (Al-Rashid, viola; ricostruita): ogni carica acquistata in seguito costa al proprietario 2 oro in meno, prima delle lettere, mai sotto 0.
AR-229 = Poeta di Corte (Al-Rashid, marrone; ricostruita): il proprietario prende un segnalino influenza.
AR-230 = Vessillifero (Al-Rashid, viola; ricostruita): il dominio del proprietario è maggiore di 1 in ogni area dove ha un Pascià.
AR-231 = Favorito del Califfo (Al-Rashid, verde; ricostruita): l’acquirente prende 1 seta, 1 spezie, 1 lettera e 1 segnalino influenza, per quanto la riserva ne ha.

## 9

al-rashid-rules-chapter-9 = Fine del turno, fine della partita, punteggio, numero di giocatori
AR-240 = Dopo la fase di risoluzione dei turni da 1 a 4, in quest’ordine: (a) rifornimento, (b) cariche scoperte, (c) crisi, (d) turno successivo.
AR-241 = (a) Ogni territorio si riempie dalla riserva fino alle merci stampate, e ogni lettera mancante si rimette. Non si aggiunge nulla oltre a ciò che è stampato. Se le lettere non bastano, si servono i territori nell’ordine dei loro numeri.
AR-242 = (b) Tutte le cariche marroni usate tornano scoperte.
AR-243 = (c) Si rivela e si risolve la prima carta del mazzo delle crisi (AR-034), che poi si mette da parte per sempre.
AR-244 = (d) Il segnalino dei turni avanza; un ordine di gioco preparato da AR-162 entra in vigore.
AR-245 = Mercenari sulla mappa, mani, merci, lettere e segnalini restano come sono.
AR-250 = La partita finisce dopo la fase di risoluzione del turno 5; allora non c’è fine del turno. (AR-A36)
AR-251 = Famiglia: 3 punti per Pascià, 2 per Mercante, 1 per Saggio posseduto.
AR-252 = Cariche: i punti stampati sulle tessere; quelle dei Politici secondo ciò che contano (da AR-216 a AR-223).
AR-253 = Influenza politica: 1 punto per segnalino, al massimo 5 punti.
AR-254 = Disonore: meno 2 punti per segnalino, senza limite. Un totale può essere negativo.
AR-255 = A parità di totale vince la maggiore ricchezza in oro (AR-044).
AR-256 = A parità anche di ricchezza vince chi viene prima nell’ordine di gioco del turno 5. (AR-A35)
AR-257 = C’è sempre esattamente un vincitore; la classifica intera usa gli stessi tre criteri.
AR-260 = Dal numero di giocatori dipendono soltanto il numero di cariche delle corporazioni (AR-029, AR-030) e i posti iniziali (AR-025); mappa, merci, lettere, mercenari, crisi, prezzi e numero di turni sono uguali da 2 a 5. Con 2 giocatori la posizione 3 non si dà mai, con 4 un giocatore può essere tagliato fuori, con 5 due.
AR-261 = La partita a due giocatori non ha famiglie neutrali né regole speciali.

## 10

al-rashid-rules-chapter-10 = Interpretazioni
AR-A01 = Numero di palazzi: sei, tutti nominati nella sezione 8 del regolamento. Lo scopo del gioco parla di 7 e la sezione 4 dimentica i Militari, ma le recensioni contano sei palazzi e 13 aree. Certezza: alta.
AR-A02 = Pascià e Mercante insieme: no, una figura per giocatore e area. Il testo vieta un secondo Pascià o Mercante dove si è già piazzato «un Pascià o un Mercante», e con cinque caselle e cinque giocatori c’è posto per una sola pila ciascuno. Certezza: media.
AR-A03 = Un’altra pedina si unisce alla pila, e una figura si può mettere sui propri Saggi. Che «prima un Saggio, poi un Pascià» sia espressamente vietato da Al-Rashid mostra che altrove è consentito. Certezza: media.
AR-A04 = Vuoti lasciati da una pila: le pile scorrono a sinistra, così «più a sinistra» e «piazzato per primo» restano la stessa cosa nelle parità. Certezza: media.
AR-A05 = Scegliere un’area senza pedine: no. Non c’è nulla da risolvere, e la mossa sarebbe un passo. Tali aree restano non risolte e le spie possono entrarvi. Certezza: media.
AR-A06 = Ordine in un’area: dominio, non ordine di gioco. Ogni regola di dettaglio (battaglia, commercio, palazzi, prezzi) e la nota sulle azioni simultanee dicono «in ordine di dominio». Certezza: alta.
AR-A07 = Carica prima o dopo l’area: prima; il regolamento la elenca per prima. Certezza: media.
AR-A08 = «Solo una per fase di risoluzione»: una carica per ogni propria mossa. Il regolamento mette l’attivazione tra le due cose che un giocatore può fare nel proprio turno della fase, e «una volta per turno», segnato girando la tessera, sarebbe inutile se in un turno si potesse usare una sola carica. Certezza: media.
AR-A09 = Il quarto non avanza quando chi lo precede perde una battaglia; le sue pedine si tolgono quando l’area viene controllata. Certezza: alta.
AR-A10 = Forza uguale in battaglia non è vittoria: per vincere il testo chiede un valore superiore. È una battaglia persa, senza disonore. Certezza: media.
AR-A11 = Uno di due colori battuto: le sue tessere se ne vanno. Il giocatore «vince con un tipo», e le tessere battute si scartano; il successivo incontra soltanto l’altro colore. Certezza: media.
AR-A12 = La forza si confronta per colore, perché si può battere un tipo da solo; si possono scartare soltanto colori presenti. Certezza: alta.
AR-A13 = Dopo la vittoria del primo il secondo non deve combattere: le tessere non ci sono più. Certezza: alta.
AR-A14 = Pezzi nel commercio: in qualsiasi combinazione, come dice il regolamento; una descrizione pubblicata dice «tre diverse». Certezza: alta.
AR-A15 = Si possono prendere meno pezzi («può prendere»). Se ne restano meno, si prende ciò che c’è. Certezza: alta.
AR-A16 = Lettere sulla mappa: quattro, come nel regolamento; una descrizione ne dice tre. Certezza: media.
AR-A17 = Più lettere per una carica: sì. Ciascuna è «uno sconto di 3 sul costo di una carica», e nulla ne limita il numero; il costo non scende sotto 0. Certezza: media.
AR-A18 = Cariche per visita: una, «il conferimento di una carica», ogni azione una volta. Certezza: alta.
AR-A19 = Nessuna azione in una visita: 1 segnalino disonore, perché non si è compiuta alcuna azione primaria. Una recensione conferma che le visite non usate sono punite. Certezza: alta.
AR-A20 = Chi in un palazzo ha rango 4 o 5 non prende disonore; non agisce. Certezza: alta.
AR-A21 = Una merce avuta da un’azione non può pagare un’altra azione della stessa visita. La regola generale parla di «quell’azione», ma la nota su Al-Rashid la applica tra due azioni. Una partita pubblicata è stata giocata diversamente. Certezza: media.
AR-A22 = Due azioni con un costo in oro: un solo totale. Le azioni sono simultanee, e ogni coppia di pagamenti separati è anche un pagamento unico. Certezza: bassa.
AR-A23 = Un pagamento può consistere di più serie, si valuta a favore di chi paga e non contiene merci superflue. Costi oltre 15 (un Pascià per il terzo più una carica) richiedono più serie. Certezza: alta.
AR-A24 = Favore delle Spie: le altre corporazioni, cioè Militari, Sapienti e Mercanti; il favore trasmesso costa anche il proprio prezzo. Certezza: media per la prima parte, bassa per la seconda.
AR-A25 = Spie: il servizio si annuncia nella visita; i numeri di chi non lo ha scelto si saltano in 1-2-3-1-2-1; a una mossa di spionaggio si può rinunciare; «guardare» richiede un territorio con una tessera coperta, altrove non c’è nulla da sapere. Il servizio annunciato conta in ogni caso come azione primaria. Certezza: media.
AR-A26 = Le spie muovono una pedina da un territorio (con una propria pedina, quindi non risolto) a un altro territorio non risolto, anche vuoto. Il testo esclude i palazzi. Certezza: alta.
AR-A27 = Militari: i colori si scelgono tutti insieme, perché le azioni sono simultanee. Una combinazione non può chiedere più tessere di un colore di quante ne abbiano mazzetto e scarti. Certezza: bassa.
AR-A28 = Mazzetto dei mercenari vuoto: si mescolano gli scarti di quel colore. Certezza: media.
AR-A29 = I 14 segnalini disonore non sono un limite: la detrazione non ha «limite massimo». Certezza: media.
AR-A30 = I 24 segnalini influenza e le 16 lettere sono limiti: soltanto le merci sono dette illimitate. Certezza: media.
AR-A31 = Saggio in posizione 3: 12 oro, come è scritto, benché le serie 8, 10, 12 e 11, 13, 15 facciano pensare a 9. Certezza: media.
AR-A32 = Al-Rashid senza Pascià: piazzare senza Pascià è vietato, perché il testo dice «deve» e «non è consentito». La stessa frase rimanda al riquadro sul disonore, il che parla contro questa interpretazione. I 2 segnalini disonore sono per una delegazione che ha perso il suo Pascià (Infiltrato). Certezza: bassa.
AR-A33 = Chi da Al-Rashid prende soltanto una carica non cambia posto nell’ordine; il cambio è un effetto della benevolenza. Certezza: media.
AR-A34 = Il nuovo ordine vale dal turno successivo, a cominciare dalla fase di piazzamento. Va segnato soltanto perché la fase in corso prosegue nell’ordine vecchio. Certezza: media.
AR-A35 = Parità finale: conta l’ordine in vigore nel turno 5; un nuovo ordine preparato non entra mai in vigore. Certezza: media.
AR-A36 = Nessuna fine del turno dopo il turno 5: la partita finisce dopo la quinta fase di risoluzione. Certezza: alta.
AR-A37 = Una carica marrone si può usare nel turno in cui è stata acquistata, dalla mossa successiva del proprietario. Certezza: media.
AR-A38 = Anche le cariche coperte danno punti; il lato mostra soltanto che sono state usate. Certezza: alta.
AR-A39 = Numero diverso di pedine nella fase di piazzamento: chi non ne ha più viene saltato; non si passa. Certezza: alta.
AR-A40 = A chi tocca la mossa: ordine di gioco, in tondo, senza chi non ha pedine sulla plancia. Certezza: alta.
AR-A41 = Una crisi colpisce un territorio che ha ancora tessere: si sommano; le vecchie mantengono il loro lato. Certezza: alta.
AR-A42 = Merci, lettere, segnalini, cariche, riserve, e numero e colore delle tessere mercenario sono palesi; i valori delle tessere in mano sono segreti. Certezza: media.
AR-A43 = Nella preparazione le tessere si pescano in ordine di gioco. Certezza: alta.
AR-A44 = Una pedina acquistata non si può piazzare subito; il piazzamento è finito. Certezza: alta.
AR-A45 = Chi salta il servizio non lascia il suo prezzo al successivo; i prezzi seguono la posizione di dominio. Certezza: alta.
AR-A46 = Tipi di carica per corporazione: quattro in due copie, perché ci sono otto tessere per colore, «una per tipo» con 2 o 3 giocatori e tutte con 4 o 5. Certezza: media.
AR-A47 = Una carica acquistata in un palazzo non cambia l’ordine di dominio lì; è stato stabilito all’inizio. Certezza: media.
AR-A48 = Le pedine di chi perde o si ritira tornano subito; così può perdere il diritto ad altre mosse (AR-081). Certezza: alta.
AR-A49 = Lo scambio del favore dei Mercanti non può rendere lo stesso tipo: «con un’altra». Certezza: alta.
AR-A50 = Le due carte crisi nere non usate non sono note; tornano nella scatola non viste. Certezza: media.
AR-A51 = Al-Rashid: se soltanto il secondo o il terzo chiede la benevolenza, chi chiede serra le file e viene per primo. Il testo presuppone che chiedano tutti e tre; un primo posto vuoto richiederebbe una regola che non esiste. Certezza: bassa.
AR-A52 = Non si possono usare più lettere di quante ne occorrano; andrebbero perdute senza effetto. Certezza: alta.
AR-A53 = Una visita non si può pagare con più merci del necessario né a debito (AR-047, AR-050). Certezza: alta.
AR-A54 = Merci o lettere di una carica attivata si possono usare nella stessa mossa: l’attivazione è un’azione separata prima che l’area si risolva, e la regola sulle azioni simultanee parla delle azioni in un’area. Certezza: media.
AR-A55 = Un favore il cui segnalino o la cui tessera sono esauriti non è possibile. Certezza: media.
AR-A56 = Favore delle Spie e favore dei Militari in una sola visita ai Militari: no. Ogni palazzo ha un favore e ogni azione si fa una volta; il favore delle Spie esiste soltanto dalle Spie. Certezza: alta.
AR-A57 = Servizio e favore dei Militari in una sola visita, con meno tessere di quante ne pescherebbero entrambi: il favore conserva la sua tessera. Il servizio pesca ciò che resta oltre a quella, forse nulla, e conta comunque come azione primaria. Un favore che si può scegliere deve dare la sua tessera (AR-313, AR-A55); soltanto il servizio può dare meno (AR-316). Certezza: bassa.
AR-A58 = Una delegazione da Al-Rashid che ha perso il suo Pascià per l’Infiltrato: nessun Pascià può tornarvi. Sono rimasti dei Saggi, e a questi si possono aggiungere soltanto Saggi (AR-068). Se non è rimasto nulla, deve di nuovo venire per primo un Pascià. Con il Ciambellano può venire ogni figura. Certezza: media.
AR-A59 = Quali effetti possono stare su quale bordo di una carica? Marrone: ciò che si fa quando la si attiva: guardare territori, spostare una tessera mercenario, spostare una propria pedina, pescare tessere mercenario, guardare la carta crisi, ottenere merci, lettere o influenza, ottenere una pedina, ottenere una merce, scambiare merci, rimandare un Saggio avversario, restituire segnalini disonore, risolvere due aree. Viola: ciò che vale sempre o alla fine: vincere le parità di dominio, forza in battaglia, ritirarsi senza disonore, dominio dei Saggi, più pezzi nel commercio, punti alla fine, Al-Rashid senza Pascià, cariche meno care, dominio con un Pascià. Verde: ciò che si riceve senza domande: ottenere merci, lettere o influenza, ottenere una pedina, restituire segnalini disonore. Un effetto che sposta una tessera o una pedina, o rimanda un Saggio, lo fa con 1. Una tessera stampata diversa è rifiutata quando si legge il file della scatola, con ciò che sarebbe possibile; non la si legge mai come qualcosa di simile. Certezza: alta.
AR-A60 = Quando ogni carta rimasta nel mazzo delle crisi è stata messa in fondo, in cima sta quella che vi è stata messa per prima (AR-321). Allora il caso non ha nulla da decidere, e chi ve l’ha messa sa che cosa viene. Ci si può arrivare nel turno 3 con due Astronomi. Certezza: alta.
AR-A61 = Annullare è più severo di quanto chieda AR-280: finisce quando un altro giocatore è interrogato, prima che abbia deciso; ciò su cui riflette non deve cambiare sotto i suoi occhi. Perciò un piazzamento, una ritirata o una visita si possono riprendere soltanto finché è lo stesso giocatore a essere interrogato dopo. E uno sguardo non si riprende mai, anche se ha mostrato soltanto cose note. Certezza: media.
AR-A62 = Una visita in cui si pescano tessere si racconta in quest’ordine: prima tutto ciò che non richiede il caso, come in AR-314 (ciò che si consegna, servizio, carica con il suo effetto, favore, segnalino disonore); poi le tessere, una per una: quelle rosse, poi quelle blu del servizio, per ultima quella del favore. Nulla ne dipende, perché nessun effetto di una visita tocca i mazzetti. Certezza: alta.

## 11

al-rashid-rules-chapter-11 = Informazioni nascoste
AR-270 = Una tessera mantiene la sua identità: chi ha visto una tessera la conosce finché non lascia la mappa, anche dopo che il Sobillatore l’ha spostata. Il programma conserva questa conoscenza e la mostra soltanto a quel giocatore.
AR-271 = A ogni giocatore, persona o automatico, si mostra esattamente ciò che può vedere; tessere e carte non viste sono sostituite dal loro retro. I valori delle tessere in una mano li conosce soltanto il proprietario; gli altri ne sanno numero e colore. Delle tessere coperte sulla mappa tutti sanno numero e colore, e che qualcuno ha guardato. Tessere scoperte, scarti, merci, lettere, segnalini, cariche e il loro lato, riserve, pile e i due ordini di gioco sono palesi. Dei mazzetti e del mazzo delle crisi tutti sanno quanti ne restano.
AR-272 = Gli eventi casuali sono quelli di AR-319. Tutto il resto lo decidono i giocatori. L’elenco delle decisioni e dei risultati del caso riproduce una partita.
AR-273 = Una decisione non è mai presa da due giocatori insieme; in ogni momento decide esattamente un giocatore.
AR-319 = Il caso è un passo a sé tra le decisioni, e il suo risultato viene registrato. Gli eventi sono cinque: l’ordine di gioco nella preparazione (ogni ordine ugualmente probabile; lo vedono tutti); una tessera pescata da un mazzetto (ogni tessera del mazzetto ugualmente probabile; il valore lo vede chi pesca, il colore tutti); la carta nera della preparazione (ciascuna delle tre ugualmente probabile; la vedono tutti); una tessera messa su un territorio da una crisi (ogni tessera del mazzetto ugualmente probabile; il valore non lo vede nessuno); la prima carta del mazzo delle crisi (ogni carta non ancora fissata ugualmente probabile; la vedono tutti, con l’Astronomo soltanto il proprietario).
AR-320 = Un mazzetto di mercenari è tenuto come un insieme di tessere non viste, senza ordine; quale tessera viene si decide quando si pesca. Quando un mazzetto si riforma (AR-104), gli scarti tornano ignoti; tutti sanno che tra essi non c’è nessuna delle tessere ancora in mano o coperte sulla mappa. Le probabilità sono quelle di un mazzetto mescolato.
AR-321 = Il mazzo delle crisi è, dall’alto: una carta vista e lasciata in cima, se c’è; le carte non ancora fissate, senza ordine; le carte messe in fondo, nell’ordine in cui vi sono state messe. Non si esaurisce mai: otto carte, di cui se ne usano al massimo quattro.
AR-322 = Chi ha visto una carta crisi la conosce, con il suo posto, finché non viene rivelata; il programma lo conserva per quel giocatore soltanto.

## 12

al-rashid-rules-chapter-12 = Decisioni e annullamento
AR-280 = Un giocatore può riprendere la sua ultima decisione finché (a) non ha rivelato nulla di nascosto a nessuno, e (b) nessun altro giocatore ha deciso da allora. Una decisione che rivela qualcosa non si può mai riprendere: pescare tessere, guardare tessere o la carta crisi, scegliere un territorio con tessere coperte, combattere.
AR-281 = Le decisioni a cui le informazioni pubbliche lasciano una sola possibilità le prende il programma, annunciandole; non sono punti a cui tornare. Una decisione che ha una sola possibilità per via di tessere nascoste si chiede come ogni altra.
AR-282 = Una visita a un palazzo è una sola decisione con più parti (azioni, carica, lettere, favore trasmesso, merci date, pagamento); le parti si possono cambiare finché non è confermata per intero.
AR-283 = Battaglia: senza tessere di un colore presente l’unica possibilità è ritirarsi (AR-281).
AR-284 = Visita: si mostra soltanto ciò che il giocatore può pagare; «nessuna azione» è sempre possibile e si mostra con il suo prezzo di 1 segnalino disonore.
AR-285 = La scelta di un territorio con tessere coperte si mostra con l’avviso che non si può annullare.
AR-323 = Una decisione con più parti si chiede parte per parte: prima che cosa, poi di quale tipo, poi con quali merci la si paga. Una parte offre soltanto possibilità con cui l’intera decisione si può ancora completare regolarmente; una parte senza scelta si salta. Dove si scelgono più cose una dopo l’altra, una scelta non viene mai prima della precedente nell’ordine della scatola (tessere: rosso prima di blu, poi per valore), così che a ogni combinazione si arrivi in un modo solo.
AR-324 = Un piazzamento non ha mai più di 39 possibilità (tre generi, tredici aree); ogni altro elenco ne ha al massimo 24, e il numero di una merce in un pagamento (AR-303) al massimo una più delle merci di quel tipo possedute.
AR-325 = Annullare dentro una decisione riprende la sua ultima parte; AR-280 vale per l’intera decisione quando la sua ultima parte è fatta. Prima che l’ultima parte di una visita abbia effetto, il programma può chiedere a una persona di confermarla (AR-282); non è una decisione del gioco.

## 14

al-rashid-rules-chapter-14 = Ciò che vale sempre
AR-INV-01 = Le tessere rosse nel mazzetto, negli scarti, nelle mani e sulla mappa sono insieme 32; lo stesso vale per le blu. Ogni tessera è in un posto solo.
AR-INV-02 = Le lettere nella riserva, sulla mappa e dai giocatori sono insieme 16.
AR-INV-03 = I segnalini influenza nella riserva e dai giocatori sono insieme 24.
AR-INV-04 = Per ogni colore, Pascià, Mercanti e Saggi nella riserva del colore, nella riserva del giocatore e sulla plancia sono insieme 3, 4 e 6. Una famiglia (riserva e plancia) non diminuisce mai.
AR-INV-05 = Ogni tessera carica in gioco è nel suo palazzo o da un solo giocatore; nessun giocatore ne ha due dello stesso tipo; le tessere non tornano mai in un palazzo.
AR-INV-06 = In ogni area c’è al massimo una pila per giocatore; una pila ha al massimo una figura; le pile stanno sulle prime caselle, da 1 in poi, senza vuoti.
AR-INV-07 = Da Al-Rashid ogni pila contiene un Pascià, a meno che il proprietario non abbia il Ciambellano o non abbia spostato via il Pascià con una carica.
AR-INV-08 = Dopo ogni giro completo di una fase di piazzamento ogni giocatore ha piazzato tante pedine quanti sono stati i giri, o l’intera famiglia se è più piccola.
AR-INV-09 = All’inizio di una fase di piazzamento nessuna pedina è sulla plancia; all’inizio di una fase di risoluzione lo sono tutte.
AR-INV-10 = Un’area risolta non contiene pedine per il resto del turno.
AR-INV-11 = Le merci su un territorio non superano mai quelle stampate, tipo per tipo; dopo un rifornimento sono uguali. Su un territorio non ci sono mai più lettere di quante vi sono stampate.
AR-INV-12 = Nessun numero di merci, lettere o segnalini è negativo.
AR-INV-13 = Ogni pagamento vale almeno il suo costo e non contiene nulla di superfluo; chi paga lo possedeva all’inizio della visita.
AR-INV-14 = Una merce in più aumenta il valore delle merci di almeno 1; le merci valgono almeno il loro numero; il valore è quello della migliore divisione in serie.
AR-INV-15 = I segnalini disonore di un giocatore diminuiscono soltanto per un effetto che lo dice.
AR-INV-16 = In un’area agiscono al massimo tre giocatori; le loro posizioni cominciano da 1 e non hanno vuoti.
AR-INV-17 = In una mossa si attiva al massimo una carica; una carica marrone coperta non si attiva mai; tutte le cariche marroni sono scoperte all’inizio di un turno.
AR-INV-18 = In una risoluzione delle Spie si fanno al massimo 6 mosse di spionaggio, al massimo 3, 2, 1 secondo la posizione.
AR-INV-19 = L’ordine di gioco contiene ogni giocatore una volta e cambia soltanto all’inizio di un turno.
AR-INV-20 = Le tessere sulla mappa sono scoperte soltanto se il loro territorio è stato risolto dopo il loro arrivo, o se sono state spostate scoperte da un tale territorio.
AR-INV-21 = Carte crisi usate: 1 nera nella preparazione e 1 bianca dopo ciascuno dei turni da 1 a 4; mai più di 5 in una partita.
AR-INV-22 = Ogni fase di risoluzione finisce: ogni mossa toglie dalla plancia almeno una pedina e nessuna se ne aggiunge.
AR-INV-23 = Ciò che si mostra a un giocatore non contiene valori di tessere o carte che non abbia avuto diritto di vedere (AR-270, AR-271).
AR-INV-24 = La stessa scatola, lo stesso seme e le stesse decisioni danno la stessa partita.
AR-INV-25 = Il punteggio di una partita finita è la somma da AR-251 a AR-254 contata di nuovo dalla situazione finale.
AR-INV-26 = I punti prestigio di una carica stanno sempre nei limiti del suo palazzo (AR-177).
AR-INV-27 = In ogni momento prima della fine c’è esattamente una decisione con almeno una possibilità, o esattamente un evento casuale con almeno un risultato, le cui probabilità sommano a 1.
AR-INV-28 = Ogni serie di numeri offerta per un pagamento finisce in un pagamento consentito, a ogni pagamento consentito porta esattamente una serie, e ce n’è una se il costo si può pagare.
AR-INV-29 = Una tessera sulla mappa sta su un territorio che il suo colore può minacciare.
AR-INV-30 = Una parte di una decisione non porta mai a una situazione in cui la decisione non si può completare (AR-323).
AR-INV-31 = Nessun elenco di possibilità è più lungo di quanto dice AR-324.

## 15

al-rashid-rules-chapter-15 = Il file della scatola
AR-290 = Ogni numero, nome ed effetto di territori, mercenari, carte crisi e cariche viene dal file della scatola; chi possiede il gioco può sostituirlo con uno che ha i valori stampati.
AR-291 = Ogni parte del file della scatola dice da dove viene: dal regolamento, da materiale pubblicato, o ricostruita, o da più di questi con le parti che coprono.
AR-292 = L’effetto di una carica è una di queste operazioni: guardare territori, spostare una tessera mercenario, spostare una propria pedina, vincere le parità di dominio, pescare tessere mercenario, forza in battaglia, ritirarsi senza disonore, guardare la carta crisi, ottenere merci, lettere o influenza, dominio dei Saggi, ottenere una pedina, ottenere una merce, scambiare merci, più pezzi nel commercio, punti alla fine, Al-Rashid senza Pascià, rimandare un Saggio avversario, restituire segnalini disonore, risolvere due aree, cariche meno care, dominio con un Pascià. Ogni altra è un errore quando si legge il file.
AR-293 = I punti alla fine contano una di queste cose: Pascià, Mercanti, Saggi, ricchezza, tessere mercenario, altre cariche, segnalini disonore, segnalini influenza.
AR-294 = Quando si legge un file della scatola si controllano: 5 merci; 3 generi di pedina; 6 palazzi e 7 territori con 5 caselle ciascuno; le lettere sui territori; un posto per ogni merce; i numeri delle tessere mercenario; 3 carte crisi nere e almeno 4 bianche, ogni riga con un territorio e un colore che lo può minacciare; 8 tessere per palazzo con 4 o 5 giocatori; punti prestigio nei limiti del palazzo; tutti i nomi in quattro lingue; nessun identificativo due volte.
AR-295 = Gli interruttori del file della scatola scelgono una lettura del capitolo 10; i valori che vi stanno sono le interpretazioni di questo documento.
AR-296 = Soltanto questi valori degli interruttori devono essere sostenuti. Un valore non sostenuto è un errore quando si legge il file, mai ignorato.
AR-297 = Ritirata: l’elenco dei pagamenti non ha più un limite di lunghezza (AR-303).
