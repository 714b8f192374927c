### Le regole di Yspahan per i giocatori, clausola per clausola, nell’ordine e con i numeri del documento delle regole.
### I nomi delle carte stanno tra virgolette. Un messaggio è una riga; i capitoli precedono le loro clausole.

## 4

yspahan-rules-chapter-4 = Componenti
YS-001 = I tabelloni comuni sono una Mappa della Città, un tabellone Torre e un tabellone Carovana; ogni giocatore ha una plancia individuale.
YS-002 = La città ha esattamente quattro quartieri: Sacco, Barile, Cassa, Vaso. Li separa la strada.
YS-003 = All’interno di un quartiere, tutti i negozi dello stesso colore formano un souk; colori uguali in quartieri diversi sono souk diversi.
YS-004 = Ci sono 14 souk con 47 negozi. Sacco (sud-ovest), 18 negozi: bianco 3 negozi per 3 punti, blu 4 per 4, giallo 5 per 6, rosa 6 per 8. Barile (sud-est), 14 negozi: bianco 2 per 3, blu 3 per 4, giallo 4 per 6, rosa 5 per 8. Cassa (nord-ovest), 9 negozi: blu 2 per 4, giallo 3 per 6, rosa 4 per 8. Vaso (nord-est), 6 negozi: blu 1 per 4, giallo 2 per 6, arancione 3 per 12.
YS-005 = La strada ha 29 caselle: un centro C e quattro bracci che partono da esso, da W1 a W10 (ovest), da E1 a E7 (est), da N1 a N4 (nord) e da S1 a S7 (sud), numerati verso l’esterno. Due caselle sono vicine se e solo se sono consecutive su un braccio, oppure se una è C e l’altra è la prima casella di un braccio. La strada è dunque un albero.
YS-006 = Collegamenti tra caselle della strada e negozi: C non ne ha, E1 e S1 ne hanno due ciascuna, ogni altra casella ne ha esattamente uno. W1 Sacco bianco 2; W2 Cassa blu 2; W3 Sacco bianco 1; W4 Cassa blu 1; W5 Sacco giallo 2; W6 Cassa giallo 3; W7 Sacco giallo 1; W8 Cassa giallo 2; W9 Sacco rosa 1; W10 Cassa giallo 1; E1 Vaso blu 1 e Barile bianco 1; E2 Barile bianco 2; E3 Vaso arancione 1; E4 Barile giallo 1; E5 Vaso arancione 2; E6 Barile giallo 2; E7 Vaso arancione 3; N1 Vaso blu 1; N2 Cassa rosa 4; N3 Vaso giallo 1; N4 Cassa rosa 2; S1 Sacco bianco 2 e Barile bianco 1; S2 Sacco bianco 3; S3 Barile blu 1; S4 Sacco blu 1; S5 Barile rosa 1; S6 Sacco blu 2; S7 Barile rosa 2.
YS-007 = Tre negozi sono collegati a due caselle: Sacco bianco 2 (W1, S1), Barile bianco 1 (E1, S1) e Vaso blu 1 (E1, N1). 20 negozi non hanno collegamenti e sono fuori dalla portata del Supervisore.
YS-008 = La Mappa della Città porta un tracciato del punteggio di 100 caselle (da 0 a 99), un conta-settimane da 1 a 3 e un conta-giorni da 1 a 7.
YS-009 = La Torre ha sei caselle, dal basso verso l’alto: Cammello, Sacco, Barile, Cassa, Vaso, Oro.
YS-010 = La Carovana mostra 12 cammelli in tre file da quattro lungo un percorso a serpentina: fila in basso da sinistra a destra, fila di mezzo da destra a sinistra, fila in alto da sinistra a destra. Il percorso comincia in basso a sinistra.
YS-011 = Ci sono 9 dadi bianchi e 3 dadi gialli, tutti con le facce da 1 a 6.
YS-012 = Il mazzo ha 18 carte: nove tipi, due per tipo (capitolo 12).
YS-013 = Le merci sono cubi nei quattro colori dei giocatori: blu, rosso, verde, giallo. Il numero dei cubi non limita mai il gioco.
YS-014 = Le monete d’oro e i cammelli vengono da una riserva generale comune. Il numero dei pezzi che contiene non limita mai il gioco.
YS-015 = Ci sono un pedone Supervisore (bianco), un pedone del primo giocatore (nero), un indicatore della settimana e un indicatore del giorno (cubi bianchi).
YS-016 = Ogni plancia individuale mostra gli stessi sei edifici (capitolo 11) e la colonna 0, 0, 5, 5, 5, 10.
YS-017 = Un foglio di aiuto spiega gli effetti delle carte; non contiene regole oltre a quelle del capitolo 12.

## 5

yspahan-rules-chapter-5 = Preparazione
YS-020 = Il Supervisore sta sulla casella centrale C.
YS-021 = L’indicatore della settimana sta su 1, quello del giorno su 1.
YS-022 = I dadi sono accanto alla Torre; la Torre e la Carovana sono vuote; nessun negozio contiene un cubo.
YS-023 = Oro e cammelli formano la riserva generale.
YS-024 = Tutte le 18 carte vengono mescolate in un mazzo coperto; gli scarti sono vuoti.
YS-025 = Ogni giocatore prende i cubi e la plancia individuale di un colore; i colori sono tutti diversi.
YS-026 = Ogni giocatore mette un cubo sulla casella 0 del tracciato del punteggio come segnapunti.
YS-027 = Ogni giocatore riceve 2 monete d’oro, nessun cammello e nessuna carta, e non possiede edifici.
YS-028 = Il giocatore più anziano è il primo giocatore e tiene il pedone del primo giocatore.
YS-029 = Gli adattamenti al numero di giocatori si fanno come indicato nel capitolo 15.

## 6

yspahan-rules-chapter-6 = Struttura del gioco
YS-040 = La partita dura tre settimane di sette giorni: 21 giorni.
YS-041 = Ogni giorno ha due fasi, in quest’ordine: I rifornimento, II azioni dei giocatori.
YS-042 = I punti vengono dai souk completati, dai cubi sulla Carovana, dagli edifici e dalle carte; alla fine vince il punteggio più alto.
YS-043 = I punti si aggiungono al punteggio nel momento in cui si ottengono.

## 7

yspahan-rules-chapter-7 = Rifornimento: i dadi e la Torre
YS-050 = Il primo giocatore lancia i 9 dadi bianchi (2 giocatori: 8, YS-341).
YS-051 = Prima del lancio il primo giocatore può aggiungere 1, 2 o 3 dadi gialli pagando alla riserva generale 1 moneta d’oro per dado.
YS-052 = I dadi gialli sono al massimo 3 e non più delle monete d’oro del primo giocatore.
YS-053 = Tutti i dadi del giorno si lanciano una volta sola, insieme; ogni dado è equo e indipendente. Non si rilancia.
YS-054 = I dadi si raggruppano secondo il valore, senza badare al colore.
YS-055 = Il gruppo con il valore più basso va sulla casella Cammello.
YS-056 = Se ci sono almeno due valori diversi, il gruppo con il valore più alto va sulla casella Oro.
YS-057 = I gruppi compresi tra il più basso e il più alto vanno, in ordine crescente di valore, su Sacco, Barile, Cassa, Vaso in quest’ordine, senza saltare caselle.
YS-058 = Le caselle per cui non resta alcun gruppo rimangono vuote: con k valori diversi (k da 2 a 6) si riempiono esattamente le k − 2 caselle di quartiere più basse.
YS-059 = Se tutti i dadi mostrano lo stesso valore, vanno tutti sulla casella Cammello e la casella Oro resta vuota.
YS-060 = 3–4 giocatori: quando l’azione dei dadi del primo giocatore è conclusa, ogni dado giallo ancora sulla Torre viene rimosso, anche se restano caselle vuote. La rimozione precede il passo di costruzione del primo giocatore.
YS-061 = 3–4 giocatori: i dadi gialli non vanno mai a vantaggio di un giocatore diverso dal primo.
YS-062 = Per il primo giocatore i dadi gialli contano come i bianchi, per dimensione e per valore.
YS-063 = I gruppi non si spostano su altre caselle quando vengono rimossi dadi gialli o presi gruppi.

## 8

yspahan-rules-chapter-8 = Il turno di un giocatore
YS-070 = I turni si svolgono in senso orario a partire dal primo giocatore; 3–4 giocatori: ognuno ha esattamente un turno al giorno (eccezione YS-331).
YS-071 = Un turno consiste di A, l’azione dei dadi (obbligatoria), e B, la costruzione di un edificio (facoltativa).
YS-072 = 3–4 giocatori: B viene dopo che A è stata eseguita per intero.
YS-073 = In A il giocatore prende un gruppo intero da una casella non vuota della Torre; quei dadi sono fuori per il resto del giorno.
YS-074 = Con il gruppo il giocatore esegue esattamente una delle tre azioni della sua casella.
YS-075 = Azioni per casella. Cammello: prendere cammelli, muovere il Supervisore o prendere una carta. Oro: prendere oro, muovere il Supervisore o prendere una carta. Sacco, Barile, Cassa, Vaso: rifornire negozi di quel quartiere, muovere il Supervisore o prendere una carta.
YS-076 = «Muovere il Supervisore» e «prendere una carta» sono offerte da ogni casella.
YS-077 = Un giocatore non può rinunciare ad A finché un gruppo è disponibile.
YS-078 = Un giocatore può prendere un gruppo la cui azione speciale gli è impossibile e usarlo per una delle altre due azioni.
YS-079 = Se per il giocatore non è disponibile alcun gruppo, al posto di A pesca la prima carta del mazzo e non rimuove dadi.
YS-080 = 3–4 giocatori: dopo la pesca forzata di YS-079 il giocatore può ancora costruire (B).
YS-081 = Se non è disponibile alcun gruppo e non si può nemmeno pescare una carta, A si salta.
YS-082 = Il turno finisce quando il giocatore attivo, dopo A, lo dichiara finito.
YS-083 = La pesca forzata di YS-079 prende il posto di A nell’ordine del turno: le finestre prima di A la precedono, le finestre dopo A e (3–4 giocatori) il passo B la seguono. Se si possa pescare una carta (YS-081) si decide al momento della pesca, perciò una carta giocata subito prima conta già tra gli scarti.

## 9

yspahan-rules-chapter-9 = Azioni dei dadi
YS-090 = Prendere cammelli: il giocatore prende dalla riserva generale tanti cammelli quanti sono i dadi del gruppo sulla casella Cammello.
YS-091 = Prendere oro: il giocatore prende tante monete d’oro quanti sono i dadi del gruppo sulla casella Oro.
YS-092 = Cammelli e oro stanno scoperti accanto alla plancia individuale del proprietario.
YS-093 = Quantità complete: cammelli = dimensione + 1 con il Recinto + 1 con una carta come dado aggiuntivo; oro = dimensione + 2 con il Negozio + 1 con una carta come dado aggiuntivo.
YS-100 = Il giocatore piazza tanti cubi della sua riserva quanti sono i dadi del gruppo, in negozi del quartiere della casella da cui il gruppo è stato preso.
YS-101 = Quantità completa: cubi = dimensione + 1 con il Paranco + 1 con una carta come dado aggiuntivo.
YS-102 = Un negozio contiene al massimo un cubo.
YS-103 = Un giocatore non può piazzare un cubo in un souk in cui un altro giocatore ha un cubo.
YS-104 = Un giocatore che ha un souk incompleto in un quartiere può piazzare cubi in quel quartiere soltanto in un proprio souk incompleto.
YS-105 = Un giocatore senza souk incompleti nel quartiere può piazzare in un qualsiasi souk libero di esso.
YS-106 = Un souk non deve essere completato in un solo turno.
YS-107 = Nella stessa azione un giocatore può completare un souk e iniziarne un altro dello stesso quartiere; le condizioni da YS-102 a YS-105 si verificano di nuovo per ogni cubo.
YS-108 = Il giocatore sceglie liberamente tra i negozi consentiti, cubo per cubo.
YS-109 = Il giocatore deve piazzare quanti più cubi è consentito.
YS-110 = I cubi per i quali non resta alcun negozio consentito non si piazzano e rimangono nella riserva.
YS-111 = L’azione non può essere scelta se il giocatore non ha alcun negozio consentito nel quartiere, cioè se ogni negozio del quartiere è occupato o si trova nel souk di un altro giocatore.
YS-112 = Se un giocatore ha due o più souk incompleti in un quartiere (possibile dopo le spedizioni), può piazzare in uno qualsiasi di questi, e in nessun altro.
YS-113 = Un souk che perde il suo ultimo cubo è di nuovo libero per tutti.
YS-114 = Un souk completato che perde un cubo conta subito come incompleto.
YS-120 = Il Supervisore si muove lungo la strada esattamente di tante caselle quanto è il valore del gruppo; la dimensione del gruppo non conta.
YS-121 = Il numero di caselle può essere aumentato o ridotto di uno per ogni moneta d’oro pagata alla riserva generale.
YS-122 = Il numero di caselle non può scendere sotto 0; ridotto a 0, il Supervisore resta dov’è.
YS-123 = In un movimento il Supervisore non può entrare due volte nella stessa casella.
YS-124 = Conseguenza: se d è il numero di caselle dopo la modifica, le destinazioni consentite sono esattamente le caselle la cui distanza sulla strada dalla casella di partenza è d.
YS-125 = Il prezzo di una destinazione a distanza d con un gruppo di valore v è max(0, |d − v| − f) monete d’oro, con f = 3 se si ha l’Hammam e 0 altrimenti. Il giocatore deve poterlo pagare subito con il proprio oro; non si può pagare di più.
YS-126 = A ogni incrocio il giocatore attivo sceglie la direzione.
YS-127 = Da ogni casella e per ogni valore da 1 a 6 almeno una destinazione non costa nulla, perciò l’azione è sempre possibile.
YS-128 = Un movimento di 0 caselle è un movimento: i cubi accanto al Supervisore vengono spediti (di nuovo).
YS-129 = Passare da una casella non spedisce nulla; conta soltanto la casella in cui il movimento finisce.
YS-130 = La carta come dado aggiuntivo e la dimensione del gruppo non influiscono sul movimento.
YS-170 = Il giocatore pesca in mano la prima carta del mazzo; sempre esattamente una, quali che siano dimensione e valore del gruppo.
YS-171 = La carta non si mostra agli altri.
YS-172 = Non c’è limite di carte in mano.
YS-173 = Se il mazzo è vuoto quando si deve pescare una carta, gli scarti si mescolano e diventano il mazzo.
YS-174 = Se mazzo e scarti sono entrambi vuoti, non si pesca alcuna carta; «prendere una carta» non può allora essere scelta come azione.

## 10

yspahan-rules-chapter-10 = Le spedizioni e la Carovana
YS-140 = Quando un movimento del Supervisore finisce, ogni cubo in un negozio collegato a quella casella viene spedito alla Carovana, di chiunque sia.
YS-141 = Quali cubi vengono spediti si stabilisce alla fine del movimento; ogni negozio collegato è servito al massimo una volta per movimento.
YS-142 = Se si devono spedire due cubi, il giocatore che ha mosso il Supervisore decide quale parte per primo.
YS-143 = Le spedizioni si eseguono una dopo l’altra, ciascuna per intero (da YS-144 a YS-155) prima della successiva.
YS-144 = Il proprietario del cubo, attivo o no, può scartare uno dei suoi cammelli nella riserva generale; allora il cubo resta nel suo negozio e al suo posto viene spedito un cubo della riserva del proprietario.
YS-145 = Senza cammelli il proprietario non ha scelta: viene spedito il cubo del negozio.
YS-146 = Un cammello protegge un solo cubo in una sola spedizione.
YS-147 = Una spedizione non può mai essere rifiutata; pagare un cammello cambia soltanto la provenienza del cubo.
YS-148 = La decisione di YS-144 spetta al solo proprietario e si prende quando comincia la spedizione di quel cubo.
YS-149 = Il cubo spedito va sul primo cammello libero nell’ordine del percorso, prima la fila in basso.
YS-150 = Un cammello della Carovana porta al massimo un cubo.
YS-151 = Il proprietario del cubo segna subito 2 punti sulla fila in basso, 1 su quella di mezzo, 0 su quella in alto.
YS-152 = Non appena l’ultimo cammello utilizzabile è occupato, la Carovana viene conteggiata come a fine settimana (YS-295) e svuotata; i suoi cubi tornano nelle riserve dei proprietari.
YS-153 = Dopo di che la Carovana si riempie di nuovo dal primo cammello.
YS-154 = YS-152 si esegue immediatamente, anche tra le due spedizioni di uno stesso movimento e anche quando l’ultimo cubo vi è stato messo da una carta.
YS-155 = Un proprietario che ha il Caravanserraglio pesca una carta per ogni suo cubo spedito dal Supervisore, dal negozio o dalla riserva, chiunque lo abbia mosso.
YS-156 = Ordine all’interno di una spedizione: decisione del proprietario sul cammello; cubo alla Carovana; punti di piazzamento; conteggio e svuotamento se è piena; carta del Caravanserraglio.
YS-157 = Un cubo accanto al Supervisore non viene spedito finché nessun movimento finisce lì.
YS-158 = I negozi lasciati dai cubi spediti sono subito vuoti.

## 11

yspahan-rules-chapter-11 = Edifici
YS-180 = 3–4 giocatori: dopo l’azione dei dadi il giocatore attivo può costruire un edificio pagandone il prezzo in cammelli e oro alla riserva generale.
YS-181 = Il giocatore contrassegna l’edificio con un cubo della sua riserva; il cubo vi resta fino alla fine della partita.
YS-182 = Gli edifici si possono costruire in qualsiasi ordine.
YS-183 = Ogni giocatore può costruire ogni edificio al massimo una volta; i giocatori non si contendono gli edifici.
YS-184 = 3–4 giocatori: al massimo un edificio per turno, con qualsiasi mezzo.
YS-185 = Il primo e il secondo edificio di un giocatore valgono 0 punti, il terzo, il quarto e il quinto 5 ciascuno, il sesto 10, quali che siano gli edifici.
YS-186 = Questi punti si segnano subito.
YS-187 = Il potere di un edificio vale dal momento della costruzione fino alla fine della partita.
YS-188 = Un prezzo deve poter essere pagato per intero con i cammelli e l’oro del giocatore.
YS-210 = Recinto. Prezzo: 2 cammelli, 0 monete d’oro. Potere: +1 cammello ogni volta che il giocatore prende cammelli dalla Torre.
YS-211 = Negozio. Prezzo: 2 cammelli, 2 monete d’oro. Potere: +2 monete d’oro ogni volta che il giocatore prende oro dalla Torre.
YS-212 = Hammam. Prezzo: 2 cammelli, 2 monete d’oro. Potere: fino a 3 caselle di modifica, in più o in meno, sono gratuite ogni volta che il giocatore muove il Supervisore.
YS-213 = Caravanserraglio. Prezzo: 3 cammelli, 3 monete d’oro. Potere: una carta ogni volta che uno dei cubi del giocatore viene spedito (YS-155).
YS-214 = Bazar. Prezzo: 4 cammelli, 4 monete d’oro. Potere: +2 punti per ogni proprio souk completato a ogni conteggio di fine settimana.
YS-215 = Paranco. Prezzo: 4 cammelli, 4 monete d’oro. Potere: +1 cubo ogni volta che il giocatore rifornisce negozi con la Torre.
YS-220 = Recinto, Negozio e Paranco agiscono soltanto insieme con un gruppo preso da una casella non vuota; non danno nulla per una casella vuota.
YS-221 = Recinto, Negozio e Paranco non agiscono con le carte che danno cammelli, oro o un cubo.
YS-222 = L’Hammam si può combinare con l’oro: i primi 3 passi di modifica sono gratuiti, gli altri costano 1 moneta d’oro ciascuno.
YS-223 = Il Caravanserraglio non agisce con la carta «Cubo nella carovana».
YS-224 = Il cubo del Paranco si piazza con le stesse regole e nello stesso quartiere degli altri.
YS-225 = Il Bazar non riguarda la Carovana.
YS-226 = La pesca dovuta al Caravanserraglio è automatica.

## 12

yspahan-rules-chapter-12 = Carte
YS-240 = Una carta si usa in uno di due modi: come dado aggiuntivo (YS-250) o per il suo effetto (da YS-260 a YS-269). In entrambi i casi va negli scarti.
YS-241 = Le carte si possono usare soltanto nel proprio turno.
YS-242 = In un turno si può giocare per il loro effetto un numero qualsiasi di carte.
YS-243 = Usare una carta come dado aggiuntivo non limita il gioco di altre carte per il loro effetto.
YS-244 = Una carta pescata in un turno può essere usata nello stesso turno.
YS-245 = Una carta può essere giocata soltanto se il suo effetto si può eseguire e cambia qualcosa.
YS-246 = Il turno del primo giocatore comprende la fase I: si possono giocare carte prima di comprare dadi gialli e prima del lancio.
YS-247 = Finestre in un turno: (a) solo per il primo giocatore: prima del lancio; (b) prima dell’azione dei dadi; (c) tra due spedizioni dello stesso movimento; (d) dopo l’azione dei dadi, prima e dopo la costruzione, fino alla fine del turno.
YS-250 = Quando prende un gruppo, il giocatore può scartare una carta, e una sola, perché il gruppo conti un dado in più. L’effetto della carta non si applica.
YS-251 = Così il giocatore ottiene un cammello o una moneta d’oro in più, oppure piazza un cubo in più.
YS-252 = Il bonus si somma a Recinto, Negozio e Paranco.
YS-253 = Il dado aggiuntivo non si può usare su una casella vuota.
YS-254 = Non si può usare con «muovere il Supervisore» né con «prendere una carta» (2 giocatori: e nemmeno con «costruire»).
YS-255 = Al massimo un dado aggiuntivo per gruppo preso.
YS-256 = Qualsiasi carta può servire da dado aggiuntivo. Si sceglie insieme con l’azione e va subito negli scarti, prima che l’azione sia eseguita.
YS-260 = «Tre cammelli»: prendi 3 cammelli dalla riserva generale.
YS-261 = «Tre monete»: prendi 3 monete d’oro dalla riserva generale.
YS-262 = «Cubo in un negozio»: piazza un cubo della tua riserva in un qualsiasi negozio della città che ti sia consentito nel suo quartiere secondo YS-102 fino a YS-105 e YS-112.
YS-263 = «Cubo nella carovana»: piazza un cubo della tua riserva sul primo cammello libero della Carovana e segna i punti di piazzamento; una Carovana piena viene conteggiata e svuotata (YS-152). Nessuna carta dal Caravanserraglio.
YS-264 = «Cammelli per punti»: restituisci da 1 a 4 cammelli alla riserva generale e segna 2 punti per ciascuno (al massimo 8).
YS-269 = «Oro per punti»: restituisci da 1 a 10 monete d’oro alla riserva generale e segna 1 punto per ciascuna (al massimo 10).
YS-265 = «Costruisci senza cammelli»: costruisci subito un edificio senza pagarne i cammelli; l’oro si paga. I punti dell’edificio si segnano. È l’unico edificio di questo turno (YS-184).
YS-266 = «Costruisci senza oro»: costruisci subito un edificio senza pagarne l’oro; i cammelli si pagano. I punti dell’edificio si segnano. È l’unico edificio di questo turno (YS-184).
YS-267 = «Scambio 1:1»: scambia con la riserva generale un numero qualsiasi di monete d’oro con altrettanti cammelli, o un numero qualsiasi di cammelli con altrettante monete d’oro.
YS-268 = «Costruisci senza cammelli» e «Costruisci senza oro» si possono giocare insieme per un solo edificio, che allora non costa nulla.

## 13

yspahan-rules-chapter-13 = Fine del giorno, fine della settimana, punteggio
YS-280 = Quando l’ultimo turno di un giorno è finito, tutti i dadi rimasti sulla Torre vengono rimossi.
YS-281 = Dopo i giorni da 1 a 6 l’indicatore del giorno avanza di uno e il giocatore a sinistra del primo giocatore diventa primo giocatore; le sole eccezioni riguardano il giorno 7 della settimana 3 (YS-331 con quattro giocatori, YS-343 con due).
YS-282 = Dopo il giorno 7 la settimana finisce e viene conteggiata: prima i quartieri, poi la Carovana.
YS-290 = Ogni giocatore segna, per ciascuno dei suoi souk completati, il valore stampato.
YS-291 = Ogni giocatore con il Bazar segna 2 punti in più per ciascuno dei suoi souk completati.
YS-292 = I souk incompleti non danno punti.
YS-293 = Quando tutti hanno segnato i punti, i quattro quartieri vengono svuotati; i cubi tornano nelle riserve dei proprietari.
YS-295 = Ogni giocatore segna il numero dei propri cubi sulla Carovana × il moltiplicatore della fila più alta che contiene un proprio cubo; le file valgono 1, 2, 3 dal basso verso l’alto; senza cubi 0.
YS-296 = La Carovana non viene svuotata a fine settimana; i suoi cubi restano per la settimana successiva.
YS-300 = Dopo le settimane 1 e 2 l’indicatore della settimana avanza di uno e quello del giorno torna a 1.
YS-301 = Dopo le settimane 1 e 2 il Supervisore torna su C; con ciò non si spedisce nulla.
YS-302 = Dopo le settimane 1 e 2 il giocatore a sinistra del primo giocatore diventa primo giocatore.
YS-303 = Oro, cammelli, carte ed edifici si conservano.
YS-304 = I punti di fine settimana si segnano nell’ordine del turno; l’ordine non ha effetto su alcun risultato.
YS-305 = Il conteggio della Carovana a fine settimana avviene qualunque cosa essa contenga; i cubi già conteggiati alla fine di una settimana precedente contano di nuovo finché vi rimangono.

## 14

yspahan-rules-chapter-14 = Fine della partita
YS-310 = La partita finisce dopo il conteggio di fine settimana della terza settimana.
YS-311 = Vince il giocatore con il punteggio più alto.
YS-312 = I giocatori in parità per il punteggio più alto si dividono la vittoria; non c’è spareggio.
YS-313 = Oro, cammelli, carte e cubi avanzati non valgono nulla.
YS-314 = Un punteggio può superare 99; il segnapunti fa allora un altro giro del tracciato.
YS-315 = La classifica finale dipende soltanto dal punteggio; giocatori con punteggio uguale hanno lo stesso posto.

## 15

yspahan-rules-chapter-15 = Numero di giocatori: 3, 4 e 2
YS-320 = 3 giocatori: il primo cammello di ogni fila (quello di colore chiaro) non si usa: tre cammelli per fila, capienza 9.
YS-321 = 3 giocatori: punti di piazzamento e moltiplicatori delle file restano invariati.
YS-322 = 3 giocatori: tutte le altre regole restano invariate; il giorno 21 il primo giocatore cambia normalmente.
YS-330 = 4 giocatori: si usano tutti i 12 cammelli.
YS-331 = 4 giocatori: il giorno 7 della settimana 3 i giocatori agiscono in ordine crescente di punteggio all’inizio di quel giorno. Il giocatore con il punteggio più basso è primo giocatore: lancia i dadi, può comprare dadi gialli e agisce per primo. Il punteggio più alto agisce per ultimo.
YS-332 = 4 giocatori: a parità di punteggio agisce prima il giocatore che sedeva più lontano, in senso orario, dal primo giocatore del giorno 6.
YS-333 = 4 giocatori: l’ordine si stabilisce all’inizio del giorno e non cambia con i punti segnati nel suo corso.
YS-334 = 4 giocatori: tutte le altre regole restano invariate.
YS-340 = 2 giocatori: valgono tutte le regole della partita a 3–4 giocatori, se non modificate qui sotto.
YS-341 = 2 giocatori: si usano 8 dadi bianchi invece di 9; si possono comunque comprare fino a 3 dadi gialli.
YS-342 = 2 giocatori: il primo giocatore cambia ogni giorno.
YS-343 = 2 giocatori: il giorno 7 della settimana 3 è primo giocatore chi ha il punteggio più basso; se i punteggi sono uguali, il primo giocatore cambia normalmente.
YS-344 = 2 giocatori: un giorno ha tre azioni dei dadi: primo giocatore, secondo giocatore, primo giocatore. Poi il giorno finisce.
YS-345 = 2 giocatori: i dadi gialli restano sulla Torre per tutto il giorno e sono disponibili soltanto per il primo giocatore. Ciò sostituisce YS-060.
YS-346 = 2 giocatori: se il secondo giocatore prende un gruppo che contiene dadi gialli, i dadi gialli vengono rimossi senza effetto; contano soltanto i dadi bianchi.
YS-347 = 2 giocatori: il secondo giocatore non può prendere un gruppo formato di soli dadi gialli.
YS-348 = 2 giocatori: non c’è il passo di costruzione facoltativo (B). Costruire è una quarta azione offerta da ogni gruppo: il giocatore prende un gruppo, non lo usa per altro e paga il prezzo di un edificio.
YS-349 = 2 giocatori: un edificio per azione dei dadi; il primo giocatore può dunque costruire due volte in un giorno.
YS-350 = 2 giocatori: «Costruisci senza cammelli» e «Costruisci senza oro» non sostituiscono il gruppo di dadi: si possono usare soltanto con l’azione di YS-348 e ne riducono il prezzo.
YS-351 = 2 giocatori: si usano due cammelli per fila della Carovana; capienza 6.
YS-352 = 2 giocatori: i punti di piazzamento 2, 1, 0 e i moltiplicatori 1, 2, 3 delle file restano invariati.
YS-353 = 2 giocatori: ciascuna delle due azioni dei dadi del primo giocatore è un turno a sé per le carte libere, per il dado aggiuntivo e per YS-079.
YS-354 = 2 giocatori: un gruppo è disponibile per il primo giocatore se la sua casella contiene un dado qualsiasi, per il secondo se contiene almeno un dado bianco.
YS-355 = 2 giocatori: una pesca forzata (YS-079) non dà il diritto di costruire: l’azione di costruzione richiede un gruppo di dadi.
YS-356 = 2 giocatori: i punteggi di YS-343 sono quelli all’inizio di quel giorno; il giocatore così scelto compra dadi gialli, lancia i dadi e ha la prima e la terza azione dei dadi.
YS-357 = 2 giocatori: l’azione di costruzione può essere scelta soltanto se si può pagare almeno un edificio non ancora costruito, comprese le carte di costruzione in mano (YS-350).

## 16

yspahan-rules-chapter-16 = Dove i testi non concordano
YS-D01 = Numero dei dadi gialli. Italiano: una moneta per dado, nessun massimo indicato. Francese: 1, 2 o 3. Inglese: 1, 2 o 3. Qui: al massimo 3, come in francese e in inglese, e nella scatola ce ne sono tre.
YS-D02 = Souk incompleto nel quartiere. Italiano: nessun cubo «in un souk» se si ha lì un souk incompleto (alla lettera vieterebbe di finirlo). Francese: nessun cubo in un altro souk prima che il primo sia completo; sulla carta: non si può iniziare un souk. Inglese: come l’italiano. Qui: come in francese, è vietato soltanto iniziare un altro souk; l’esempio (finire il blu, poi iniziare il rosa) concorda.
YS-D03 = Percorso del Supervisore. Italiano: non avanti e indietro sulla stessa casella nello stesso spostamento. Francese: nessuna casella due volte in un movimento. Inglese: non avanti e indietro sulla stessa casella. Qui: come in francese, la formulazione più rigorosa e chiara; su questa strada entrambe danno gli stessi movimenti.
YS-D04 = Uso delle carte. Italiano: le carte si possono usare «due volte» in un turno. Francese: utilizzabili in due modi. Inglese: in due momenti. Qui: come in francese, due modi d’uso; il numero è illimitato, come tutti e tre dicono più avanti.
YS-D05 = Segretezza di una carta pescata. Italiano: non ne parla. Francese: non si mostra agli altri. Inglese: non ne parla. Qui: come in francese.
YS-D06 = Numero di edifici con le carte. Italiano: uno, e uno soltanto per turno. Francese: uno solo; mai più di un edificio per turno. Inglese: uno e uno soltanto. Qui: un edificio per turno in tutto (3–4 giocatori); italiano e francese lo dicono apertamente, l’inglese non contraddice.
YS-D07 = Cubi in eccesso. Italiano: più cubi dei negozi rimasti nel quartiere; «persi» (tornano nella riserva). Francese: più dei negozi disponibili per il giocatore; restano nella riserva. Inglese: come l’italiano. Qui: il francese per la misura; il risultato è lo stesso: i cubi sono nella riserva.
YS-D08 = Svuotamento della Carovana piena. Italiano: svuotata, i proprietari riprendono i cubi. Francese: svuotata immediatamente, i proprietari riprendono i cubi. Inglese: svuotata. Qui: come in francese, immediatamente.
YS-D09 = Foglio di aiuto, dado aggiuntivo. Italiano: si può «anche» ottenere un cammello, una moneta o un cubo. Francese: «così» li si ottiene. Inglese: «anche». Qui: come in francese; è la spiegazione del dado aggiuntivo e non un secondo bonus.
YS-D10 = Distanza del Supervisore. Italiano: un numero di caselle corrispondente al valore. Francese: deve muoversi, esattamente del valore, prima della modifica. Inglese: corrispondente al valore. Qui: come in francese; l’esempio in tutti e tre dice «esattamente 3».
YS-D11 = Cammello al posto del cubo. Italiano: qualsiasi proprietario. Francese: qualsiasi proprietario, che abbia mosso il Supervisore o no. Inglese: qualsiasi proprietario. Qui: il francese rende esplicito ciò che gli altri sottintendono.
YS-D12 = Indicatori alla preparazione. Italiano: entrambi su 1. Francese: come nella figura. Inglese: entrambi su 1. Qui: nessun contrasto; la figura inglese li mostra entrambi su 1.
YS-D13 = Carta forzata. Italiano: pesca senza rimuovere dadi. Francese: pesca. Inglese: pesca senza rimuovere dadi. Qui: nessun contrasto con 3–4 giocatori (non ci sono dadi da rimuovere); conta con 2 giocatori (YS-A25).
YS-D14 = Ultimo gruppo rimasto nell’esempio. Italiano: non detto. Francese: il gruppo dei 3 è l’unico rimasto. Inglese: non detto. Qui: nessun contrasto; è l’unico rimasto (YS-EX-05).

## 17

yspahan-rules-chapter-17 = Decisioni interpretative
YS-A01 = Scorta di oro e cammelli: illimitata. La scatola ne contiene «circa 25» per tipo, quindi il numero non può essere una regola, e nessun testo dice che cosa accada a zero. Anche il programma di Boardspace.net riempie di nuovo i mucchi.
YS-A02 = Scorta di cubi: illimitata, rappresentata con 66 cubi per giocatore (47 negozi + 12 posti sulla Carovana + 6 edifici + 1 segnapunti), che non possono mai finire e permettono di rendere conto di ogni cubo. I motivi sono quelli di YS-A01.
YS-A03 = Primo giocatore della partita: un programma non può sapere chi sia «il più anziano». Il tavolo nomina il primo giocatore; altrimenti si sorteggia un posto.
YS-A04 = Carte prima del lancio: consentite al primo giocatore, per esempio per avere oro per i dadi gialli. Il testo ammette gli effetti in ogni altro momento del proprio turno, e la fase I è svolta dal solo primo giocatore. Anche il programma di Boardspace.net lo permette. Gli altri giocatori non possono giocare carte in quel momento.
YS-A05 = Carte nel mezzo di un’azione: prendere il gruppo, scegliere l’azione e dichiarare il dado aggiuntivo sono un solo passo. Dentro «rifornire negozi» non occorre alcuna finestra: ogni ordine misto di cubi dei dadi e del cubo di «Cubo in un negozio» si può ottenere con la carta prima o dopo l’azione. Dentro «muovere il Supervisore» c’è una finestra, tra la prima e la seconda spedizione, perché lì una carta pescata grazie al Caravanserraglio o la decisione dell’altro proprietario è conoscenza nuova. Un programma può saltare la finestra quando il giocatore attivo non ha carte in mano.
YS-A06 = Dado aggiuntivo con altre azioni: non consentito con Supervisore, carta o (2 giocatori) costruzione. Si aggiunge al numero dei dadi, che queste azioni ignorano, e i testi elencano soltanto cammelli, oro e cubi. Anche Boardspace.net lega la carta all’azione speciale.
YS-A07 = Piazzare meno cubi del possibile: non consentito; anche i cubi del Paranco e del dado aggiuntivo vanno piazzati finché esiste un negozio consentito. L’esempio dice che il giocatore deve piazzare entrambi i cubi. Boardspace.net gioca così.
YS-A08 = Più souk incompleti di un giocatore in un quartiere: è possibile, perché un souk completato può perdere un cubo dopo che ne è stato iniziato un altro. Il giocatore può allora continuarne uno qualsiasi, ma non iniziarne finché non sono tutti completi. L’aiuto francese vieta di iniziare; vietare ogni piazzamento li renderebbe entrambi impossibili da finire. Boardspace.net gioca così.
YS-A09 = Il Supervisore non si muove: ridurre la distanza a 0 è consentito al suo prezzo, e i cubi accanto a lui vengono spediti come dopo ogni movimento. Tutti i testi lo indicano come un possibile risultato della modifica. Boardspace.net lo tratta come un movimento che colpisce di nuovo gli stessi negozi.
YS-A10 = Pagamento: si paga esattamente il prezzo di YS-125. Non si spende oro per nulla, aumenti e riduzioni non si mescolano mai, e i passi gratuiti dell’Hammam si usano prima dell’oro.
YS-A11 = Due spedizioni: rigorosamente una dopo l’altra. Chi ha mosso indica il primo cubo, il suo proprietario decide sul cammello, la spedizione si esegue; poi il proprietario del secondo cubo decide conoscendo il risultato. Boardspace.net procede in quest’ordine.
YS-A12 = Carovana piena tra due spedizioni: conteggiata e svuotata subito; il secondo cubo inizia la nuova Carovana. Tutti i testi dicono «non appena».
YS-A13 = Caravanserraglio e cammello: anche pagando un cammello si spedisce una merce del proprietario, perciò la carta si pesca. Si pesca dopo i punti e dopo un eventuale conteggio della Carovana; l’ordine non influisce sui punti.
YS-A14 = Caravanserraglio senza più carte: se mazzo e scarti sono vuoti il proprietario non riceve nulla, né ora né dopo.
YS-A15 = Momento del rimescolamento: quando si deve pescare una carta e il mazzo è vuoto. Rimescolare già quando il mazzo si esaurisce farebbe, con gli scarti vuoti, della prossima carta scartata un mazzo noto di una sola carta. I testi dicono soltanto «se il mazzo è vuoto», perciò anche un momento anteriore è una lettura sostenibile; la differenza è se le carte scartate tra l’ultima pesca e la successiva appartengano al nuovo mazzo (qui: sì). Il programma di Boardspace.net fa diversamente: rimescola non appena il mazzo è finito ed esiste una carta scartata.
YS-A16 = Nessuna carta da prendere: «prendere una carta» può essere scelta soltanto se si può pescare una carta. Ciò non lascia mai un giocatore senza azione, perché muovere il Supervisore è sempre possibile (YS-127). Senza gruppo e senza carta l’azione dei dadi si salta.
YS-A17 = Scarti: scoperti e visibili a tutti, in ordine, comprese le carte usate come dadi aggiuntivi. Nulla nei testi li nasconde, e gli effetti delle carte sono pubblici quando si giocano.
YS-A18 = Quando costruiscono le carte di costruzione: subito, in qualsiasi finestra del proprio turno, anche prima dell’azione dei dadi, e il nuovo edificio vale da quel momento. La carta dice «costruisci», le carte agiscono in ogni momento, e il limite esplicito di un edificio per turno (e la nota del foglio per due giocatori, secondo cui queste carte non fanno risparmiare il gruppo di dadi) sarebbe inutile se la carta fosse soltanto uno sconto nel passo B. Il programma di Boardspace.net fa diversamente: tratta la carta come uno sconto per il passo B.
YS-A19 = Entrambe le carte di costruzione su un edificio: consentito; l’edificio è allora gratuito. Ogni carta toglie una parte del prezzo, il numero di carte è illimitato e si costruisce un solo edificio. Boardspace.net lo permette. Due copie della stessa carta non si possono combinare.
YS-A20 = Carta di costruzione su un prezzo privo della parte tolta: consentito. «Costruisci senza oro» sul Recinto costa 2 cammelli ed è utile perché costruisce prima dell’azione dei dadi.
YS-A21 = Carte senza effetto: non giocabili. Cioè vendere o scambiare 0 pezzi, «Cubo in un negozio» senza un negozio consentito, una carta di costruzione quando in questo turno si è già costruito un edificio (3–4 giocatori), quando tutti e sei sono costruiti, o quando di nessun prezzo si può pagare il resto. Il dado aggiuntivo non è un effetto di carta e non ne è limitato (YS-A35).
YS-A22 = Scambio: una direzione per carta, quantità da 1 a ciò che il giocatore possiede; usare entrambe le direzioni darebbe soltanto uno scambio minore.
YS-A23 = I dadi gialli se ne vanno dopo l’azione dei dadi del primo giocatore e prima del passo B, come nell’esempio (cammelli presi, dado giallo rimosso, poi il giocatore finisce). Con 3–4 giocatori non fa differenza per alcuna decisione.
YS-A24 = 2 giocatori, quali cammelli: gli ultimi due di ogni fila, proseguendo la regola per tre giocatori. Riguarda soltanto il disegno.
YS-A25 = 2 giocatori, carta forzata: YS-079 vale per ciascuna delle tre azioni. Se restano soltanto gruppi gialli, nessuno è disponibile per il secondo giocatore, che pesca una carta e non rimuove dadi.
YS-A26 = 2 giocatori, carte: il primo giocatore può giocare carte in entrambi i suoi turni, il secondo nel suo; un dado aggiuntivo per gruppo preso.
YS-A27 = 2 giocatori, carte di costruzione: si scelgono insieme con l’azione di costruzione; una delle due o entrambe (YS-A19). Non si possono giocare in una finestra.
YS-A28 = 2 giocatori, gruppo misto preso dal secondo giocatore: dimensione = soli dadi bianchi; il valore non cambia.
YS-A29 = Ultimo giorno con quattro o due giocatori: i punteggi si leggono quando il giorno 6 della settimana 3 è del tutto finito, prima di comprare dadi gialli. L’ordine resta quello.
YS-A30 = Ultimo giorno e pedone del primo giocatore: va al giocatore che agisce per primo; dopo non serve più.
YS-A31 = Ordine del conteggio di fine settimana: irrilevante per i risultati; gli eventi si riferiscono nell’ordine del turno del giorno appena finito, i quartieri nell’ordine Sacco, Barile, Cassa, Vaso.
YS-A32 = Punteggi oltre 99: il punteggio è un numero intero senza limite superiore; il tracciato lo mostra modulo 100.
YS-A33 = Quali cubi vengono spediti: si stabilisce quando il movimento finisce. Un cubo piazzato con una carta tra le due spedizioni non viene spedito da questo movimento.
YS-A34 = Costruire dopo una carta forzata: consentito con 3–4 giocatori; la pesca sta al posto dell’azione dei dadi, e il passo B la segue.
YS-A35 = Dado aggiuntivo sprecato: un giocatore può usare un dado aggiuntivo anche se restano meno negozi; l’eccedenza è persa (YS-110).
YS-A36 = Averi scoperti: oro, cammelli, edifici, punteggi e numero di carte in ogni mano sono noti a tutti.
YS-A37 = Trattative e scambi tra giocatori: i giocatori non possono darsi nulla; nessuna regola lo prevede.
YS-A38 = Risorse avanzate: non valgono nulla; le carte che vendono cammelli e oro sono l’unico modo di trasformarli in punti.
YS-A39 = «Cubo in un negozio» e il Paranco: la carta piazza un cubo; il Paranco non ne aggiunge.
YS-A40 = Ordine esatto delle azioni libere nel passo B: il giocatore può giocare carte, costruire e giocare ancora carte, in qualsiasi ordine, finché non finisce il turno.
YS-A41 = Carta di costruzione superflua: una carta di costruzione che non cambierebbe nulla non può essere aggiunta: la seconda carta di YS-A19 soltanto se la parte di prezzo che toglie è maggiore di 0, e con 2 giocatori ogni carta di costruzione soltanto a questa condizione (lì l’edificio si potrebbe costruire anche senza). Una singola carta di costruzione giocata in una finestra con 3–4 giocatori è sempre un mezzo per costruire e non richiede una parte tolta (YS-A20).
YS-A42 = Carte prima di una pesca forzata: un giocatore senza gruppo disponibile può ancora giocare carte prima della pesca forzata, come prima di ogni azione dei dadi; tale carta è allora negli scarti e può persino essere quella che viene rimescolata e pescata.
YS-A43 = Posti dopo il primo: i testi parlano soltanto del vincitore. I posti si assegnano secondo il punteggio, punteggi uguali condividono il posto; non c’è altro criterio.
YS-A44 = Ordine di due cubi dello stesso proprietario: a chi ha mosso si chiede l’ordine anche quando entrambi i cubi sono di un solo giocatore, lui compreso; una carta pescata dopo la prima spedizione può cambiare ciò che il proprietario fa con la seconda.
YS-A45 = Opzioni del tavolo: quattro letture che un tavolo può ragionevolmente giocare in altro modo sono opzioni; il valore predefinito è la decisione indicata. Carte prima del lancio (YS-A04): consentite o vietate. Carte di costruzione (YS-A18): subito, oppure come sconto, cioè giocate soltanto nella finestra (d), come sconto nel passo B. Due carte di costruzione su un edificio (YS-A19): consentite o vietate, anche in due giocatori. Rimescolamento (YS-A15): quando serve, oppure subito, cioè gli scarti diventano il mazzo non appena il mazzo è finito ed esiste una carta scartata. Inoltre il tavolo può nominare il posto che comincia, o farlo sorteggiare (YS-A03).
YS-A46 = Quale copia è stata usata: un giocatore può avere due copie dello stesso tipo, pescate da mescolate diverse. Sono una sola possibilità, e gli altri non vengono a sapere quale delle due è stata usata, ma soltanto il suo tipo.
YS-A47 = Finestre e domanda successiva: le finestre (a), (b) e (d) si chiedono insieme con ciò che le segue: il lancio, il gruppo (o la pesca forzata), la fine del turno. La finestra (c) è una domanda a sé, posta ogni volta che la mano del giocatore attivo non è vuota, qualunque cosa contenga. Le combinazioni consentite sono le stesse.
YS-A48 = Numeri grandi: una quantità che può superare 31 («Scambio 1:1») si chiede in due cifre in base 32, prima quella alta, perché lo spazio delle mosse sia fisso. È una sola decisione; annullare ne riprende le parti.
YS-A49 = Ordine di due carte di costruzione: con 3–4 giocatori YS-A41 chiede soltanto alla seconda carta di togliere qualcosa, perciò per un prezzo privo di una parte l’ordine conta. Sul Recinto (2 cammelli, niente oro) «Costruisci senza cammelli» si può aggiungere a «Costruisci senza oro», ma non viceversa. Nel primo modo si dà via una carta per nulla, e chi vuole può farlo. Con due giocatori nessuna carta è la prima, e la coppia è rifiutata sul Recinto.

## 19

yspahan-rules-chapter-19 = Che cosa vale sempre
YS-INV-01 = Dadi: tra il lancio e la fine del giorno, dadi bianchi sulla Torre + dadi bianchi presi oggi = 9 (2 giocatori: 8). Dadi gialli sulla Torre + presi + rimossi oggi = numero comprato oggi, da 0 a 3. Prima del lancio la Torre è vuota.
YS-INV-02 = Gruppi: tutti i dadi di una casella mostrano lo stesso valore; caselle diverse mostrano valori diversi; dal basso verso l’alto i valori delle caselle non vuote crescono sempre.
YS-INV-03 = Dopo il lancio: Cammello non è vuota; Oro è vuota se e solo se tutti i dadi sono uguali; le caselle di quartiere riempite sono le prime tra Sacco, Barile, Cassa, Vaso.
YS-INV-04 = Dadi gialli. 3–4 giocatori: nessun dado giallo è sulla Torre dopo l’azione dei dadi del primo giocatore. 2 giocatori: nessuno dopo la fine del giorno.
YS-INV-05 = Cubi: per ogni giocatore, riserva + negozi + Carovana + edifici + 1 segnapunti = 66 (YS-A02), e la riserva non è mai negativa.
YS-INV-06 = Negozi: un negozio contiene 0 o 1 cubo.
YS-INV-07 = Souk: tutti i cubi di un souk appartengono a un solo giocatore.
YS-INV-08 = Inizio di un souk: nessun piazzamento mette un cubo in un souk libero mentre il suo proprietario ha un souk incompleto nello stesso quartiere.
YS-INV-09 = Carovana: i cammelli occupati sono i primi utilizzabili nell’ordine del percorso; almeno un cammello utilizzabile è libero.
YS-INV-10 = Carte: mazzo + scarti + mani = 18, con esattamente due carte per tipo. Una carta che si sta giocando conta come scartata.
YS-INV-11 = Mai negativi: oro e cammelli di ogni giocatore non sono mai negativi.
YS-INV-12 = Registro: ogni variazione dell’oro o dei cammelli di un giocatore è la somma di eventi registrati con la riserva generale: inizio, azione dei dadi, carta, dadi gialli, prezzo del Supervisore, prezzo di un edificio, cammello pagato. Nulla passa tra i giocatori.
YS-INV-13 = Supervisore: è su esattamente una casella della strada; su C all’inizio di ogni settimana.
YS-INV-14 = Punteggi crescenti: nessun punteggio diminuisce mai.
YS-INV-15 = Registro dei punti: punteggio = punti dei souk (con il Bazar) + punti di piazzamento + conteggi della Carovana + punti degli edifici + punti delle carte, ciascuno riconducibile a un evento.
YS-INV-16 = Punti degli edifici: con b edifici un giocatore ha segnato i primi b termini di 0, 0, 5, 5, 5, 10.
YS-INV-17 = Ritmo di costruzione. 3–4 giocatori: al massimo un edificio per turno. 2 giocatori: al massimo uno per azione dei dadi, nessuno al di fuori.
YS-INV-18 = Calendario: settimana da 1 a 3, giorno da 1 a 7; si giocano esattamente 21 giorni; ci sono esattamente 3 conteggi di fine settimana.
YS-INV-19 = Turni. 3 giocatori: 63 turni, 4 giocatori: 84 turni, uno al giorno per giocatore. 2 giocatori: 63 azioni dei dadi, nell’ordine primo, secondo, primo.
YS-INV-20 = Settimana pulita: all’inizio di ogni settimana nessun negozio contiene un cubo; la Carovana conserva i suoi cubi.
YS-INV-21 = Rotazione: il primo giocatore del giorno n + 1 è il vicino di sinistra di quello del giorno n, tranne il giorno 21 con 2 o 4 giocatori.
YS-INV-22 = Decisione sul cammello: si chiede soltanto a un proprietario con almeno un cammello; se paga, i suoi cammelli calano esattamente di 1 e il negozio conserva il suo cubo.
YS-INV-23 = Spedizione: ogni spedizione aumenta di uno il numero dei cubi del proprietario sulla Carovana (prima di un eventuale svuotamento) e dà 2, 1 o 0 punti secondo la fila.
YS-INV-24 = Dado aggiuntivo: al massimo uno per gruppo preso, mai senza un gruppo, mai con Supervisore, carta o costruzione.
YS-INV-25 = Sempre una mossa: finché la partita non è finita, chi deve decidere ha almeno una possibilità consentita.
YS-INV-26 = Conto delle mani: ogni carta usata riduce la mano di 1 e aumenta gli scarti di 1; ogni pesca riduce il mazzo (dopo un eventuale rimescolamento) di 1 e aumenta la mano di 1.
YS-INV-27 = Vedute: ciò che un giocatore vede è uguale per tutti gli stati che differiscono soltanto per informazioni nascoste (capitolo 20).
YS-INV-28 = Determinismo: stesso seme, stessi posti e stesse decisioni danno gli stessi eventi e lo stesso stato finale.
YS-INV-29 = Ripetizione: ripetere le decisioni e i risultati casuali registrati riproduce esattamente lo stato.
YS-INV-30 = Gli edifici crescono soltanto: un edificio una volta posseduto resta posseduto, il suo cubo rimane sulla plancia individuale.
YS-INV-31 = Limiti: a fine settimana un souk completato dà da 3 a 12 punti, o da 5 a 14 con il Bazar; tutti i souk insieme valgono 82 senza bonus.

## 20

yspahan-rules-chapter-20 = Informazioni nascoste
YS-HI-01 = Nascosto a tutti: l’ordine del mazzo.
YS-HI-02 = Nascosto agli altri: le carte nella mano di un giocatore.
YS-HI-03 = Pubblico: il numero di carte in ogni mano, il numero di carte nel mazzo, tutti gli scarti in ordine.
YS-HI-04 = Pubblico: oro, cammelli, edifici, punteggi, tutti i cubi sui tabelloni, la Torre, il Supervisore, il primo giocatore, il giorno e la settimana.
YS-HI-05 = Una carta pescata grazie al Caravanserraglio o per la pesca forzata è vista soltanto da chi la pesca; gli altri vedono che una carta è stata pescata.
YS-HI-06 = Una carta usata in uno dei due modi viene mostrata a tutti nel momento in cui è usata.
YS-HI-07 = Mazzo e mani altrui insieme = 18 carte − la propria mano − scarti. Dopo un rimescolamento si sa di più: il mazzo è esattamente i vecchi scarti, quindi le mani insieme hanno il resto; ogni carta pescata in seguito restringe via via questa conoscenza.
YS-HI-08 = Nessuno conosce i dadi prima del lancio; il lancio è pubblico.
YS-HI-09 = Alla fine della partita le mani possono essere mostrate; non valgono nulla.
YS-HI-10 = Ciò che si comunica a un giocatore contiene parti nascoste soltanto per chi ne ha diritto: la carta pescata è nota a chi la pesca, l’ordine di un rimescolamento a nessuno, i semi casuali a nessuno prima della fine.

## 21

yspahan-rules-chapter-21 = Decisioni, caso e annullamento
YS-DP-01 = Comprare dadi gialli e lanciare. Chi: primo giocatore. Quando: inizio del giorno. Possibilità: da 0 a min(3, oro proprio) dadi; carte nella finestra (a). Annullabile: il numero fino al lancio; il lancio è una barriera.
YS-DP-02 = Giocare una carta per il suo effetto. Chi: giocatore attivo. Quando: ogni finestra (YS-247). Possibilità: ogni tipo giocabile in mano (copie uguali sono una sola possibilità), poi YS-DP-03; oppure proseguire: con YS-DP-01 in (a), con YS-DP-04 o la pesca forzata in (b), con la seconda spedizione in (c); in (d) vedi YS-DP-09 e YS-DP-11. Annullabile: sì, fino all’ultima barriera; nessun effetto di carta fa pescare una carta.
YS-DP-03 = Scelte di una carta. Chi: giocatore attivo. Quando: dopo YS-DP-02. Possibilità: «Tre cammelli», «Tre monete», «Cubo nella carovana»: nessuna; «Cubo in un negozio»: negozio consentito; «Cammelli per punti»: da 1 a min(4, cammelli); «Oro per punti»: da 1 a min(10, oro); «Scambio 1:1»: direzione e da 1 a ciò che si possiede; carte di costruzione (solo 3–4 giocatori): un edificio non costruito di cui si può pagare il prezzo restante, facoltativamente con l’altra carta di costruzione (YS-A41). Annullabile: sì.
YS-DP-04 = Prendere un gruppo. Chi: giocatore attivo. Quando: azione dei dadi, se un gruppo è disponibile. Possibilità: ogni gruppo disponibile (YS-073, 2 giocatori YS-354). Annullabile: sì, finché non è eseguito.
YS-DP-13 = Azione del gruppo. Chi: giocatore attivo. Quando: dopo YS-DP-04. Possibilità: azione speciale se possibile (YS-111); muovere il Supervisore; prendere una carta se se ne può pescare una (YS-174); 2 giocatori: costruire se possibile (YS-357). Annullabile: sì, finché non è eseguita; «prendere una carta» è una barriera.
YS-DP-14 = Dado aggiuntivo. Chi: giocatore attivo. Quando: dopo YS-DP-13, solo con l’azione speciale e con carte in mano. Possibilità: nessuno, o un tipo di carta in mano. Annullabile: sì, fino a un’altra barriera.
YS-DP-05 = Piazzare un cubo. Chi: giocatore attivo. Quando: una volta per ogni cubo di «rifornire negozi». Possibilità: negozi consentiti (da YS-102 a YS-105, YS-112). Annullabile: sì.
YS-DP-06 = Destinazione del Supervisore. Chi: giocatore attivo. Quando: con «muovere il Supervisore». Possibilità: tutte le caselle di cui si può pagare il prezzo (YS-125), con il prezzo. Annullabile: sì, finché non si interroga un altro proprietario o non si pesca una carta.
YS-DP-07 = Ordine di due spedizioni. Chi: giocatore attivo. Quando: il movimento finisce accanto a due cubi, di chiunque siano (YS-A44). Possibilità: l’uno o l’altro cubo per primo. Annullabile: sì, finché non si interroga un altro proprietario o non si pesca una carta.
YS-DP-08 = Pagare un cammello. Chi: proprietario del cubo. Quando: all’inizio della spedizione di quel cubo, se il proprietario ha un cammello. Possibilità: pagare e tenere il cubo nel suo negozio, o spedirlo. Annullabile: chiesto nel turno di un altro giocatore: no, è una barriera; nel proprio turno: sì, se non è stata pescata una carta.
YS-DP-09 = Costruire. Chi: giocatore attivo. Quando: 3–4 giocatori: finestra (d), se in questo turno non si è costruito nulla. Possibilità: qualsiasi edificio non costruito di cui si può pagare il prezzo intero. Annullabile: sì, fino all’ultima barriera.
YS-DP-10 = Edificio dell’azione di costruzione. Chi: giocatore attivo. Quando: 2 giocatori: dopo «costruire» in YS-DP-13. Possibilità: ogni coppia di un edificio non costruito e di un insieme di carte di costruzione in mano (nessuna, una, entrambe; YS-A41) di cui si può pagare il prezzo restante. Annullabile: sì, fino alla fine del turno.
YS-DP-11 = Finire il turno. Chi: giocatore attivo. Quando: finestra (d). Possibilità: finire. Annullabile: no.
YS-DP-12 = Primo giocatore della partita. Chi: il tavolo. Quando: prima della fine della preparazione. Possibilità: qualsiasi posto. Annullabile: no.
YS-CH-01 = Primo giocatore della partita. Quando: prima della fine della preparazione, se il tavolo non nomina nessuno (YS-A03). Risultati: ogni posto con uguale probabilità.
YS-CH-02 = Lancio. Quando: dopo YS-DP-01. Risultati: una faccia da 1 a 6 per ogni dado bianco e per ogni dado giallo comprato, indipendente ed equa; conta soltanto il numero di dadi per colore e faccia.
YS-CH-03 = Pesca di una carta. Quando: a ogni pesca (YS-079, YS-155, YS-170). Risultati: la prima carta; per un mazzo in ordine ignoto ogni tipo con probabilità (copie nel mazzo) / (carte nel mazzo). Se il mazzo è vuoto viene prima YS-CH-04; se non si può pescare nulla non c’è alcun evento.
YS-CH-04 = Mescolamento. Quando: preparazione (YS-024) e rimescolamento (YS-173). Risultati: ogni ordine delle carte con uguale probabilità; può restare aperto ed essere deciso pesca per pesca con YS-CH-03.
