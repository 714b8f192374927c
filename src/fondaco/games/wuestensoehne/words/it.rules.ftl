### Le regole di Im Reich der Wüstensöhne per chi gioca, punto per punto, nell’ordine e con le sigle del documento
### delle regole. Ogni messaggio è una riga; i capitoli precedono i loro punti.

## 2

wuestensoehne-rules-chapter-2 = Componenti
WS-001 = Si gioca in 3 o 4 (WS-A01).
WS-002 = Ci sono 85 tessere scoperta. Ognuna porta sul retro un numero da 1 a 5 e appartiene alla pila di quel numero. Ricostruito: 17 tessere per numero.
WS-003 = La croce iniziale è formata da un pezzo centrale (1 casella) e da quattro strisce di 5 caselle: 21 caselle (WS-A02).
WS-004 = Ci sono 4 colori; il corredo di un colore è 1 carovana (la figura di un cammello) e 4 esploratori.
WS-005 = Tutti i 16 esploratori hanno altezze diverse, e i quattro di ogni colore, messi uno sull’altro, danno la stessa altezza totale.
WS-006 = C’è 1 turbante. Sta su un esploratore.
WS-007 = C’è 1 plancia diceria con una riga per ciascuna delle quattro merci mirra, incenso, gemma e sale. Ogni riga ha 2 spazi, 8 in tutto.
WS-008 = Ci sono 6 tessere diceria, ciascuna con un valore che si aggiunge al valore di una merce o se ne sottrae.
WS-009 = Ci sono 20 pietre-acqua. Sono l’unico mezzo di pagamento.
WS-010 = Ci sono 4 plance carovana. Una plancia mostra 2 cammelli con 2 spazi merce ciascuno (4 spazi) e tre aiutanti: capo carovana, conducente del cammello, esploratore della carovana. Usare un aiutante costa 1 pietra-acqua.
WS-011 = Ci sono 10 carte cammello. Una carta cammello aggiunge 2 spazi merce.
WS-012 = Ci sono 40 tessere merce, 10 per ogni merce.
WS-013 = Tutte le riserve sono limitate a queste quantità. Le pietre-acqua pagate e le tessere merce scartate tornano nella riserva comune; le tessere scoperta scartate escono dal gioco.

## 3

wuestensoehne-rules-chapter-3 = Geometria e termini
WS-020 = L’area di gioco ha 11 × 11 caselle. La croce occupa la colonna e la riga di mezzo; le altre 100 caselle all’inizio sono vuote e formano quattro blocchi di 5 × 5.
WS-021 = Ogni casella della croce e ogni tessera scoperta ha un punto centrale e quattro lati: nord, est, sud, ovest. Un lato ha un codice, che dice quale linea va dal punto centrale a quel lato (marrone, bianca o nessuna) e quale terreno mostra il lato (deserto o oasi). Nella scatola fornita compaiono due soli codici: B è una linea marrone nel deserto, W una linea bianca nell’oasi.
WS-022 = Due caselle coperte, vicine in orizzontale o in verticale, i cui lati a contatto portano una linea sono unite da una linea di quel colore. (Per WS-121 le due metà hanno lo stesso colore.)
WS-023 = Una linea è aperta se il suo lato guarda una casella vuota dentro l’area di gioco.
WS-024 = Una linea che arriva al bordo dell’area di gioco non è aperta e non porta da nessuna parte.
WS-025 = Una sezione di oasi è una parte di oasi tutta unita dentro una tessera. Tocca uno o più lati della tessera. Una tessera ha 0, 1, 2 o 3 sezioni; ogni lato d’oasi appartiene a una sola sezione.
WS-026 = Le sezioni di caselle vicine sono unite se e solo se si toccano attraverso un lato comune che è oasi da entrambe le parti. Gli angoli non uniscono mai nulla.
WS-027 = Un’oasi è un insieme di sezioni unite, il più grande possibile. Le sezioni delle caselle della croce contano come quelle delle tessere.
WS-028 = Le icone azione stanno nelle sezioni. Le icone di un’oasi sono quelle di tutte le sue sezioni. Le caselle della croce non hanno icone (WS-A22).
WS-029 = Una tessera deserto è una tessera senza sezioni. Ogni altra tessera è una tessera oasi.
WS-030 = Le tessere si possono ruotare di quarti di giro; non si posano mai coperte né specchiate.
WS-031 = Due pose della stessa tessera sulla stessa casella che danno gli stessi codici dei lati, le stesse sezioni e le stesse icone sono una sola possibilità.
WS-032 = Riserva: le tessere scoperta che stanno scoperte davanti a un giocatore. Scorta personale: gli esploratori di un giocatore che non sono sul tavoliere. Riserva comune: acqua, cammelli, merci. Scorta delle dicerie: le tessere diceria coperte accanto alla plancia diceria.

## 4

wuestensoehne-rules-chapter-4 = Preparazione
WS-040 = Si dispone la croce, che fissa anche l’area di gioco.
WS-041 = Le tessere scoperta si dividono secondo il numero sul retro, ogni numero si mescola e si formano cinque pile coperte.
WS-042 = La pila corrente è quella col numero più basso che ha ancora tessere. Si pesca sempre dalla cima della pila corrente: la pila 2 solo quando la pila 1 è finita, e così via.
WS-043 = Ogni giocatore riceve una tessera della pila 1 e la mette scoperta davanti a sé come riserva.
WS-044 = Ogni giocatore sceglie un colore e ne prende il corredo. I quattro esploratori cominciano nella sua scorta personale.
WS-045 = Ogni giocatore mette la carovana su una delle quattro caselle d’estremità della croce (ordine: WS-A41).
WS-046 = Due carovane non cominciano mai sulla stessa casella. In 3 giocatori un’estremità resta libera; nient’altro cambia col numero dei giocatori.
WS-047 = Ogni giocatore prende una plancia carovana. I suoi 4 spazi merce sono vuoti.
WS-048 = La plancia diceria si mette accanto alla croce; tutti i suoi spazi sono vuoti. Ogni merce comincia col valore 4 (oro).
WS-049 = Le sei tessere diceria si mescolano e stanno coperte accanto alla plancia diceria come scorta.
WS-050 = Pietre-acqua, carte cammello e tessere merce stanno accanto alla croce come riserva comune.
WS-051 = Ogni giocatore prende 2 pietre-acqua.
WS-052 = Il giocatore più giovane riceve il turbante e lo mette sul suo esploratore più alto (WS-A42).
WS-053 = Comincia il giocatore più giovane. Si gioca in senso orario.
WS-054 = Tutto il caso del gioco è fissato dai mescolamenti di WS-041 e WS-049 (e dal sorteggio di primo giocatore, colori o posti, se i giocatori lo chiedono). In seguito nulla è casuale.
WS-055 = Lo stesso senza ordine nascosto: ogni tessera presa da una pila (WS-043, WS-093, WS-102) è un evento casuale con uguale probabilità per ogni tessera ancora nella pila corrente, e ogni tessera diceria presa dalla scorta (WS-175) lo è con uguale probabilità per ogni tessera della scorta. Una diceria nota non divide mai la scorta con un’altra (WS-178), quindi allora è certa.
WS-056 = I colori si stabiliscono prima della partita, per scelta o secondo i posti; non sono una decisione del gioco (WS-A52).

## 5

wuestensoehne-rules-chapter-5 = Struttura del turno
WS-060 = La giocata di un giocatore è fatta di un turno normale e, se lo paga, di un turno supplementare.
WS-061 = Turno normale e turno supplementare hanno gli stessi passi in quest’ordine: 1. scarto facoltativo (WS-109, solo nel raro caso lì indicato); 2. movimento (capitolo 6); 3. scoperta (capitoli 7 e 8), dopo una tessera deserto di nuovo al passo 2; 4. esploratore (capitolo 9), solo dopo una tessera oasi; 5. ripresa facoltativa (WS-139); 6. valorizzazione di ogni oasi completata in questo turno (capitolo 10).
WS-062 = I passi 2 e 3 finiscono, e il turno prosegue col passo 4 o 5, appena accade una di queste cose: il giocatore non scopre; una tessera pescata non trova posto presso la carovana; è stata posata una tessera oasi.
WS-063 = Dopo il turno normale, valorizzazioni comprese, è offerto il turno supplementare (capitolo 13).
WS-064 = Poi tocca al giocatore seguente in senso orario.
WS-065 = A nessun passo può mancare una possibilità: restare fermi è sempre un movimento permesso (WS-083), non scoprire è sempre permesso (WS-092), e ogni altra scelta è offerta solo se ha una possibilità.

## 6

wuestensoehne-rules-chapter-6 = Movimento della carovana
WS-070 = Il giocatore può lasciare la carovana dov’è o muoverla su un’altra casella coperta (WS-A06).
WS-071 = Una carovana si muove da punto centrale a punto centrale lungo le linee che uniscono caselle coperte (WS-022).
WS-072 = Lungo le linee marroni può andare lontano quanto vuole.
WS-073 = Appena percorre una linea bianca, il movimento finisce al punto centrale seguente.
WS-074 = Senza pagare si raggiungono dunque: tutte le caselle unite a quella della carovana da sole linee marroni, quella compresa, e ogni casella unita a una di esse da una linea bianca.
WS-075 = La casella dove finisce un movimento non deve ospitare un’altra carovana.
WS-076 = Le caselle con altre carovane si possono attraversare.
WS-077 = Da WS-073 e WS-075 segue che senza il conducente del cammello una linea bianca verso una casella occupata non serve a nulla.
WS-078 = Conducente del cammello: per 1 pietra-acqua il giocatore può, in questo movimento, percorrere quante linee bianche vuole, mescolate a linee marroni in qualsiasi ordine (portata: WS-A07).
WS-079 = Il conducente si paga se e solo se la meta scelta non è raggiungibile senza di lui. Serve almeno 1 pietra-acqua.
WS-080 = Un movimento non porta mai su una casella vuota.
WS-081 = Il movimento viene prima della scoperta: il giocatore si impegna per una casella prima di vedere una tessera pescata dalla pila.
WS-082 = Le linee percorse nel movimento non limitano il passo seguente su una tessera appena posata (WS-111).
WS-083 = La propria casella è sempre una meta permessa al prezzo 0, anche quando tutte le linee portano a caselle occupate.

## 7

wuestensoehne-rules-chapter-7 = Scoperta
WS-090 = Un giocatore può scoprire se la sua carovana sta su una casella con almeno una linea aperta.
WS-091 = Se sta su una casella senza linee aperte, non può scoprire e vale WS-062.
WS-092 = Sceglie una di queste cose: (a) pescare una tessera, (b) usare una tessera della propria riserva, (c) usare l’esploratore della carovana, (d) non scoprire (d: WS-A09).
WS-093 = (a) Pescare: prende la tessera in cima alla pila corrente e la mostra a tutti.
WS-094 = Può pescare solo dalla pila corrente (WS-042), e solo se qualche pila ha ancora tessere.
WS-095 = Può pescare solo se ha meno di 3 tessere nella riserva.
WS-096 = Le pose di una tessera presso la carovana sono tutte le combinazioni di una rotazione e di una casella vuota, a cui porta una linea aperta dalla casella della carovana, che rispettano il capitolo 8.
WS-097 = Se la tessera pescata ha almeno una posa, il giocatore deve posarla; se ne ha più d’una, sceglie quale (WS-A10).
WS-098 = Se la tessera pescata non ha pose, va scoperta nella sua riserva e i passi 2 e 3 del turno sono finiti.
WS-099 = WS-098 può portare la riserva da 2 a 3 tessere, mai oltre.
WS-100 = (b) Propria riserva: posa una tessera della riserva che ha almeno una posa presso la carovana. Una tessera senza pose non si può scegliere (WS-A11).
WS-101 = (c) Esploratore della carovana: paga 1 pietra-acqua, prende una tessera che sta nella riserva di un altro giocatore e ha almeno una posa presso la carovana, e la posa subito (WS-A11).
WS-102 = Il giocatore derubato può pescare in cambio una tessera dalla pila corrente e metterla scoperta nella sua riserva.
WS-103 = Se tutte le pile sono vuote il derubato non riceve nulla; il furto resta permesso.
WS-104 = La pesca in cambio avviene dopo che la tessera rubata è stata posata e la carovana vi è salita, prima di ogni altro passo (WS-A14).
WS-105 = Una tessera rubata non entra mai nella riserva del ladro, quindi (c) è possibile anche con 3 tessere nella riserva.
WS-106 = Con 3 tessere nella riserva un giocatore non può scegliere (a); restano (b), (c) e (d).
WS-107 = Se con 3 tessere non può raggiungere nessuna casella dove (b) o (c) funzionino, può soltanto muovere.
WS-108 = Appena la riserva ha meno di 3 tessere può di nuovo pescare, anche più tardi nello stesso turno (WS-112).
WS-109 = Scarto: se all’inizio di un turno, prima del movimento, un giocatore ha 3 tessere nella riserva e nessuna delle tre ha una posa permessa in qualche punto del tavoliere, può toglierne una dal gioco (definizione: WS-A15).
WS-110 = In questo modo si scarta al massimo una tessera per turno; dopo, il giocatore ne ha 2 e può pescare in questo stesso turno.
WS-111 = Quando una tessera è stata posata, da qualunque parte venga, la carovana deve salire sul suo punto centrale.
WS-112 = Tessera deserto: se la tessera posata è una tessera deserto, il giocatore può subito muovere di nuovo la carovana (da WS-070 a WS-082) e poi, se possibile, scoprire di nuovo. Questo si ripete finché posa tessere deserto.
WS-113 = WS-112 vale ugualmente per tessere deserto pescate, proprie e rubate (WS-A12).
WS-114 = Ogni movimento ottenuto con WS-112 ha la sua linea bianca gratuita; se serve, il conducente si paga di nuovo (WS-A07).
WS-115 = Tessera oasi: se la tessera posata è una tessera oasi, la scoperta è finita e segue il passo dell’esploratore.
WS-116 = L’ordine di un furto è: pagare 1 acqua, prendere la tessera, sceglierne la posa, posarla, muovere la carovana, pesca in cambio. Una volta presa, la tessera va posata.
WS-117 = Una pila che finisce nel mezzo di un turno non cambia altro che WS-042: la pesca seguente dello stesso turno, del giocatore attivo o di un derubato, viene dalla pila seguente.

## 8

wuestensoehne-rules-chapter-8 = Corrispondenza
WS-120 = Una tessera si posa solo su una casella vuota dentro l’area di gioco.
WS-121 = Su ciascuno dei suoi quattro lati che tocca una casella coperta (tessera o croce) i due codici a contatto devono essere uguali: marrone con marrone, bianco con bianco, deserto con deserto, oasi con oasi.
WS-122 = I lati che toccano una casella vuota o il bordo sono liberi.
WS-123 = La casella deve essere vicina a quella della carovana attraverso una linea aperta, quindi il lato verso la carovana porta il colore di quella linea.
WS-124 = Il giocatore sceglie la rotazione.
WS-125 = Una tessera posata non si sposta, non si gira e non si toglie mai.

## 9

wuestensoehne-rules-chapter-9 = Esploratori
WS-130 = Un giocatore che ha posato una tessera oasi e vi ha portato la carovana può mettere un esploratore della sua scorta personale su una sezione di oasi di quella tessera.
WS-131 = È possibile soltanto nel turno in cui la tessera è posata.
WS-132 = Si mette al massimo un esploratore per tessera posata, quindi al massimo uno per turno.
WS-133 = L’esploratore sta su terreno d’oasi libero: non su un’icona azione e non sul punto centrale. Metterlo lì non occupa alcuna icona.
WS-134 = Se la tessera ha due o tre sezioni, il giocatore sceglie la sezione.
WS-135 = Chi non ha esploratori nella scorta personale non può metterne uno in questo turno.
WS-136 = Gli esploratori già presenti nella stessa oasi, propri o altrui, non lo impediscono (WS-A19).
WS-137 = Si può scegliere anche una sezione senza icone, o di un’oasi senza icone (WS-A20).
WS-138 = Gli esploratori non si mettono mai su caselle della croce né su tessere posate in turni precedenti.
WS-139 = Ripresa: chi in questo turno non ha messo esploratori può riprendere dal tavoliere uno dei propri nella scorta personale (lettura: WS-A17).
WS-140 = L’esploratore ripreso si può usare di nuovo dal turno seguente del giocatore. Un turno supplementare vale come turno seguente.
WS-141 = La ripresa avviene una volta per turno, alla fine del turno, prima di ogni valorizzazione (WS-A18).
WS-142 = Per il resto gli esploratori restano dove sono finché la loro oasi è valorizzata.
WS-143 = Gli esploratori non hanno effetto sul movimento, e le carovane non ne hanno sugli esploratori.

## 10

wuestensoehne-rules-chapter-10 = Completamento e valorizzazione di un’oasi
WS-150 = Un’oasi è completa quando nessuna delle sue sezioni tocca un lato che guarda una casella vuota dentro l’area di gioco.
WS-151 = Il bordo chiude un’oasi come fa il deserto.
WS-152 = Un’oasi completata dalla tessera appena posata è valorizzata dopo quel turno (normale o supplementare), prima che sia offerto il turno supplementare.
WS-153 = Se una tessera completa più oasi con esploratori, ciascuna è valorizzata a parte e per intero. Prima di ogni valorizzazione tranne l’ultima il giocatore attivo dice quale viene ora, quindi conosce l’esito delle precedenti. L’acqua vinta in una si può pagare nella seguente (WS-A21).
WS-154 = Un’oasi completa senza esploratori non è valorizzata; le sue icone sono perdute (WS-A23).
WS-155 = Nessuna oasi è valorizzata due volte.
WS-156 = Fila: tutti gli esploratori dell’oasi si tolgono e si mettono in fila per altezza, il più alto davanti.
WS-157 = Un esploratore che porta il turbante è sempre il più alto.
WS-158 = Acqua: se la fila ha almeno due esploratori, di uno o di più giocatori, il proprietario del primo deve pagare 1 pietra-acqua.
WS-159 = Se non ha pietre-acqua, quel primo esploratore lascia la fila e torna nella scorta personale senza azione.
WS-160 = Nel caso di WS-159 nessun altro paga. Per ogni valorizzazione si paga al massimo una pietra.
WS-161 = Se la fila ha fin dall’inizio un solo esploratore, non si paga nulla.
WS-162 = Il pagamento è obbligatorio per chi ha acqua; non può ritirare invece l’esploratore.
WS-163 = Icone: nell’ordine della fila, il proprietario di ogni esploratore lo mette su un’icona azione libera di questa oasi ed esegue subito l’azione dell’icona (WS-A26).
WS-164 = Un’icona accoglie un solo esploratore.
WS-165 = Finché c’è un’icona libera il prossimo esploratore deve prenderne una; il proprietario sceglie quale (WS-A27).
WS-166 = Quando non ci sono più icone libere, gli esploratori rimasti non ottengono nulla.
WS-167 = Ritorno: dopo la valorizzazione tutti gli esploratori della fila sono di nuovo nelle scorte personali dei proprietari.
WS-168 = Turbante: poi il turbante passa, se lo dice WS-191.
WS-169 = Durante una valorizzazione decidono i proprietari degli esploratori, chiunque sia attivo; la giocata resta al giocatore attivo, a cui dopo l’ultima valorizzazione si chiede del turno supplementare.

## 11

wuestensoehne-rules-chapter-11 = Azioni delle icone
WS-170 = Mirra, incenso, gemma, sale: il giocatore prende una tessera di quella merce dalla riserva comune e la mette su uno spazio merce libero di uno dei suoi cammelli.
WS-171 = Chi non ha spazi merce liberi sceglie: rinunciare alla nuova tessera, o rimettere nella riserva comune una delle sue tessere merce e mettere la nuova al suo posto.
WS-172 = Se la riserva comune non ha tessere di quella merce, l’azione non ha effetto; lo si controlla prima di WS-171, quindi non si può scambiare nulla (WS-A28).
WS-173 = Cammello: il giocatore prende una carta cammello e la aggiunge alla carovana; i suoi 2 spazi merce si possono usare subito. Se non restano carte, l’azione non ha effetto (WS-A30).
WS-174 = Acqua: il giocatore prende dalla riserva comune tante pietre-acqua quante ne mostra l’icona (1 o 2), o quante ne restano (WS-A31).
WS-175 = Diceria, scorta non vuota: il giocatore prende una tessera dalla scorta, la guarda in segreto e la mette coperta su uno spazio libero della plancia diceria.
WS-176 = Si può scegliere qualsiasi spazio libero di qualsiasi merce.
WS-177 = Diceria, scorta vuota: il giocatore può guardare in segreto una tessera sulla plancia diceria e poi lasciarla lì, oppure toglierla e metterla coperta accanto alla plancia. Può anche non fare nulla (WS-A32).
WS-178 = Una tessera messa accanto alla plancia è la scorta. La prossima azione diceria è quindi WS-175 con questa tessera, da mettere su uno dei tre spazi allora liberi.
WS-179 = Nessuno tranne chi agisce vede la faccia della tessera.
WS-180 = Finché la scorta ha una tessera vale WS-175; guardare o togliere una tessera della plancia è allora impossibile (WS-A51).

## 12

wuestensoehne-rules-chapter-12 = Turbante
WS-190 = Il turbante sta sempre sul più alto dei quattro esploratori di chi lo ha, ovunque esso sia (scorta personale o tavoliere).
WS-191 = Ogni volta che un esploratore col turbante ha preso parte a una valorizzazione, il turbante passa al giocatore alla sinistra di chi lo ha, che lo mette sul proprio esploratore più alto.
WS-192 = «Ha preso parte» significa: era nell’oasi quando si è formata la fila. Il turbante passa anche se quell’esploratore ha dovuto andarsene per mancanza d’acqua (WS-159) o non ha trovato icone.
WS-193 = Passa una volta per ciascuna di tali valorizzazioni, quando questa è finita, prima che cominci la seguente (WS-A34).
WS-194 = Riprendere l’esploratore (WS-139) non sposta il turbante.

## 13

wuestensoehne-rules-chapter-13 = Turno supplementare: capo carovana
WS-200 = Dopo il turno normale, valorizzazioni comprese, un giocatore può pagare 1 pietra-acqua e fare subito un turno supplementare.
WS-201 = È possibile una volta dopo ogni turno normale; un turno supplementare non ne dà un altro.
WS-202 = Nel turno supplementare il giocatore ha le stesse possibilità che nel turno normale, compresi conducente, esploratore della carovana, ripetizione col deserto, esploratore, ripresa e valorizzazione.
WS-203 = L’acqua ottenuta nella valorizzazione del turno normale si può usare per pagarlo.

## 14

wuestensoehne-rules-chapter-14 = Fine della partita
WS-210 = La fine si annuncia quando è pescata l’ultima tessera dell’ultima pila, da chiunque (anche come pesca in cambio, WS-102).
WS-211 = Il giocatore attivo finisce la sua giocata, compreso un turno supplementare se lo paga.
WS-212 = Poi ogni giocatore, compreso chi ha pescato, ha esattamente un’altra giocata, in senso orario, cominciando da chi sta alla sinistra del giocatore attivo e finendo col giocatore attivo (WS-A36).
WS-213 = Queste ultime giocate hanno tutte le possibilità, compreso il turno supplementare; soltanto pescare è impossibile, perché le pile sono vuote.
WS-214 = Dopo l’ultima di esse la partita è finita.
WS-215 = Gli esploratori in oasi incomplete non danno nulla.

## 15

wuestensoehne-rules-chapter-15 = Punteggio
WS-220 = Tutte le tessere diceria sulla plancia diceria si scoprono.
WS-221 = Il valore di una merce, in oro, è 4 più i valori delle tessere diceria nella sua riga.
WS-222 = Le tessere diceria nella scorta o accanto alla plancia non contano.
WS-223 = Il totale di un giocatore è la somma dei valori delle tessere merce sui suoi cammelli.
WS-224 = Vince il totale più alto.
WS-225 = A parità di totale, vince tra i pari chi ha più pietre-acqua.
WS-226 = Se anche l’acqua è pari, i giocatori pari si dividono la vittoria (WS-A38).
WS-227 = Nient’altro conta: né punti né penalità per acqua, cammelli, esploratori, turbante o tessere della riserva.

## 16

wuestensoehne-rules-chapter-16 = Decisioni, caso e annullamento
WS-D01 = Casella iniziale. Chi: ogni giocatore. Quando: preparazione. Possibilità: un’estremità libera per la carovana. Annullabile: finché sceglie il giocatore seguente.
WS-D02 = Scarto. Chi: giocatore attivo. Quando: inizio di un turno, se vale WS-109. Possibilità: scartare una delle tre tessere o tenerle tutte. Annullabile: sì, finché si pesca una tessera.
WS-D03 = Movimento. Chi: giocatore attivo. Quando: ogni movimento. Possibilità: ogni meta di WS-074 e WS-075 al prezzo 0 (restare compreso); ogni altra casella coperta, collegata e libera al prezzo 1, avendo acqua. Annullabile: sì, con rimborso, finché si pesca una tessera.
WS-D04 = Scoperta. Chi: giocatore attivo. Quando: c’è una linea aperta. Possibilità: pescare (se permesso); una propria tessera che ha una posa; una tessera di un altro giocatore che ha una posa (avendo acqua); nulla. Annullabile: la pesca no; le altre sì, con rimborso, fino alla pesca in cambio o alla giocata seguente.
WS-D05 = Posa. Chi: giocatore attivo. Quando: la tessera di WS-D04 (pescata, propria o rubata) ha due o più pose diverse (WS-031). Possibilità: una delle pose, casella e rotazione. Annullabile: sì, fino al prossimo evento che non si può annullare (la pesca stessa resta).
WS-D06 = Cambio. Chi: giocatore derubato. Quando: dopo il furto, se le pile non sono vuote. Possibilità: pescare una tessera in cambio o no. Annullabile: no.
WS-D07 = Esploratore. Chi: giocatore attivo. Quando: dopo una tessera oasi. Possibilità: un esploratore della scorta personale e una sezione della tessera (anche chiesti uno dopo l’altra), o nessuno. Annullabile: sì, finché un altro giocatore decide in una valorizzazione, si guarda una diceria o la giocata passa.
WS-D08 = Ripresa. Chi: giocatore attivo. Quando: fine del turno, nessun esploratore messo, propri esploratori sul tavoliere. Possibilità: uno di essi, o nessuno. Annullabile: come WS-D07.
WS-D09 = Valorizzazione seguente. Chi: giocatore attivo. Quando: restano da valorizzare due o tre oasi complete con esploratori. Possibilità: quella che viene ora. Annullabile: sì, finché quella valorizzazione richiede la decisione di un altro giocatore o uno sguardo a una diceria.
WS-D10 = Icona. Chi: proprietario del prossimo esploratore in fila. Quando: valorizzazione, due o più icone libere. Possibilità: un tipo tra le icone libere (icone dello stesso tipo sono uguali ovunque stiano). Annullabile: finché si guarda una diceria o decide un altro giocatore.
WS-D11 = Cammelli pieni. Chi: lo stesso proprietario. Quando: icona di merce, nessuno spazio merce libero. Possibilità: rinunciare, o il tipo di merce da rimettere (uno che si ha, diverso dal nuovo: WS-A53). Annullabile: finché decide un altro giocatore.
WS-D12 = Nuova diceria. Chi: lo stesso proprietario. Quando: diceria, scorta non vuota. Possibilità: uno spazio libero (dopo lo sguardo segreto). Annullabile: lo sguardo no; lo spazio finché decide un altro giocatore.
WS-D13 = Diceria sulla plancia. Chi: lo stesso proprietario. Quando: diceria, scorta vuota. Possibilità: guardare una tessera o non fare nulla; dopo lo sguardo lasciarla o toglierla. Annullabile: lo sguardo no; lasciare o togliere finché decide un altro giocatore.
WS-D14 = Turno supplementare. Chi: giocatore attivo. Quando: dopo il turno normale e le sue valorizzazioni, avendo acqua. Possibilità: turno supplementare o fine della giocata. Annullabile: finire no (la giocata passa); pagare fino al prossimo evento che non si può annullare.
WS-C01 = Prime riserve. Quando: preparazione, una volta per giocatore in senso orario dal primo giocatore, prima di WS-D01. Risultati: una tessera della pila 1.
WS-C02 = Pesca. Quando: «pescare» in WS-D04. Risultati: una tessera della pila corrente.
WS-C03 = Pesca in cambio. Quando: WS-D06 accettato. Risultati: una tessera della pila corrente.
WS-C04 = Diceria. Quando: presa un’icona diceria, scorta non vuota. Risultati: una tessera diceria della scorta; la vede solo chi agisce.
WS-C05 = Primo giocatore. Quando: preparazione, solo se richiesto. Risultati: primo giocatore, posti, colori.

## 18

wuestensoehne-rules-chapter-18 = Decisioni interpretative
WS-A01 = Numero di giocatori: 3–4. Tre recensioni citano la scatola con 3–4, altre due stampano 2–4; il testo delle regole non dà numeri. Quattro caselle di partenza e nessuna regola per un giocatore mancante fanno di 3–4 la lettura sicura.
WS-A02 = «Croce di mezze tessere e 4 strisce»: un pezzo centrale di una casella e quattro strisce di cinque. Le fonti tedesche elencano un pezzo centrale e quattro strisce; «mezze tessere» è una svista di traduzione.
WS-A03 = Ogni lato ha una linea? Sì nella scatola fornita; lati senza linea sono possibili nella scatola di un proprietario. Le descrizioni pubbliche conoscono due soli tipi di lato, tutte le caselle sono dette unite, e «due o tre sezioni separate» sono proprio ciò che danno due o tre lati d’oasi attorno a un centro di deserto.
WS-A04 = Oltre al colore della linea deve corrispondere il terreno? I codici dei lati devono essere uguali, e questo comprende entrambi. Il testo dice «ogni lato corrisponde»; colore e terreno vanno comunque insieme.
WS-A05 = Le oasi si uniscono per gli angoli? No. Decidono i lati; nessuna fonte parla di angoli.
WS-A06 = La carovana deve muoversi? No, può restare. Il riassunto dice che si muove, la parte dettagliata che può restare; il dettaglio vale più del riassunto.
WS-A07 = Un solo pagamento del conducente copre un secondo movimento dopo una tessera deserto? No: un pagamento per movimento, e ogni movimento ha la sua linea bianca gratuita. Opzione driver_scope=turn: un pagamento copre tutti i movimenti di quel turno (turno normale e supplementare sono due turni). La versione in rete dà un prezzo a ogni meta; muovere di nuovo ripete le regole del movimento.
WS-A08 = Il conducente può mescolare linee marroni e bianche? Sì, in qualsiasi ordine; toglie l’unica restrizione.
WS-A09 = Un giocatore che può scoprire deve farlo? No. Opzione discovery=compulsory: «nulla» è offerto solo se non è possibile né pescare né usare una propria tessera; l’esploratore della carovana non è mai obbligatorio. Tutte le possibilità sono introdotte da «può»; si potrebbe sempre andare su una casella chiusa.
WS-A10 = Si può tenere una tessera pescata che trova posto? No, va posata. Il testo dice «deve salirvi», e una descrizione pubblica lo conferma.
WS-A11 = Si può provare una tessera della riserva o altrui che non corrisponde? No, si scelgono solo tessere che hanno una posa. Il testo dice «una tessera che corrisponde»; la versione in rete offre solo quelle.
WS-A12 = La regola del deserto vuole una tessera pescata? No, vale ogni tessera deserto posata. Il testo dice «pesca e posa», la versione in rete «posata»; lo scopo è lo stesso.
WS-A13 = Quante volte si usa l’esploratore della carovana? Una volta per scoperta, ogni volta per 1 acqua; dopo una tessera deserto di nuovo. Il testo non ha limiti.
WS-A14 = Pesca in cambio: il derubato deve pescare, e quando? Può; gli si chiede subito dopo che la tessera rubata è posata e la carovana mossa. Opzione compensation=always: pesca senza chiedere. Il testo dice «può»; il momento tardo lascia la posa del ladro libera da nuove informazioni, e un secondo furto nello stesso turno può già vedere la nuova tessera.
WS-A15 = Che cosa vuol dire «nessun posto sul tavoliere»? Per ciascuna delle tre tessere: nessuna casella vuota accanto a una coperta attraverso una linea aperta, in nessuna rotazione, rispetta il capitolo 8; carovane e raggiungibilità non contano. Del non potervi arrivare si occupa invece WS-107.
WS-A16 = Un derubato con 3 tessere supera il limite? No, quando pesca ne ha 2.
WS-A17 = Chi può riprendere un esploratore? Chi in questo turno non ne ha messi. Opzione retrieve_condition=none_available: solo chi ha tutti e quattro gli esploratori sul tavoliere. La frase italiana può voler dire «non ne mette» o «non ne ha a disposizione»; il secondo caso è appena stato trattato, quindi ha più senso una condizione più ampia, che contiene quella stretta.
WS-A18 = Quando si riprende? Alla fine del turno, prima della valorizzazione; anche se non si è scoperto nulla. La scelta dipende dal non averne messi; la valorizzazione viene dopo il turno.
WS-A19 = Si può entrare in un’oasi con esploratori? Sì. La fila può avere più esploratori di un giocatore e di più giocatori.
WS-A20 = Si può mettere un esploratore dove non ci sono icone? Sì. Non è vietato, e l’oasi può crescere.
WS-A21 = Più oasi completate da una tessera: le ordina il giocatore attivo, che le ha causate. Opzione valuation_order=section_index: l’ordine in cui la scatola elenca le sezioni della tessera appena posata; un’oasi conta con la sua prima sezione. Il testo tace.
WS-A22 = Icone sulla croce? Nessuna. Di icone si parla solo per le tessere scoperta.
WS-A23 = Oasi completa senza esploratori: non accade nulla, e non sarà mai valorizzata. Non c’è nessuno da mettere.
WS-A24 = Il primo proprietario può rifiutarsi di pagare? No. Il testo insiste su «deve».
WS-A25 = Una fila di due diventa di uno per WS-159: l’esploratore rimasto non paga nulla e agisce. Lo dice il commento del regolamento.
WS-A26 = Azioni subito o dopo che tutti hanno scelto? Subito. Una descrizione pubblica fa occupare ed eseguire in ordine; chi sceglie dopo vede l’esito.
WS-A27 = Si può lasciare un’icona inutilizzata? No, ma si può rinunciare a una merce quando non c’è posto. Il testo continua «finché ogni esploratore ne ha una».
WS-A28 = Merce esaurita nella riserva comune: nessun effetto; l’icona si può comunque scegliere per bloccarla. I componenti sono limitati.
WS-A29 = Si può rifiutare o scambiare una merce quando c’è posto? No. La scelta è offerta solo quando non c’è posto.
WS-A30 = Carte cammello esaurite: nessun effetto. I componenti sono limitati.
WS-A31 = Icona acqua: quanta? Quanta ne mostra: acqua semplice dà 1, acqua doppia dà 2; se la riserva comune non basta, ciò che resta. La frase della regola è andata persa nel testo; una fonte pubblica conosce un’icona di acqua doppia.
WS-A32 = Diceria con la scorta vuota: guardare è facoltativo; la tessera tolta sta coperta. Il testo dice «può»; la tessera torna a essere scorta, e la scorta è coperta.
WS-A33 = Quanti spazi ha la plancia diceria? 8, due per merce. Di «tre spazi liberi» si parla quando una delle sei tessere è fuori dalla plancia: 5 + 3 = 8. Concorda coi valori da 1 a 7 di una fonte pubblica.
WS-A34 = Turbante con più valorizzazioni di seguito: una dopo l’altra. Ogni valorizzazione è compiuta in sé.
WS-A35 = Turno supplementare prima o dopo la valorizzazione? Dopo. Il riassunto ha 3 valorizzazione, 4 turno supplementare.
WS-A36 = Chi ha l’ultima giocata? Dopo la giocata del giocatore attivo segue un giro intero che finisce con lui, chiunque abbia pescato. Il testo dice «ogni giocatore, compreso chi ha pescato, ha un ultimo turno».
WS-A37 = La giocata in cui si pesca l’ultima tessera vale come ultima di chi pesca? No, ne ha un’altra. È la stessa frase; la versione in rete dice un turno in più per ciascuno.
WS-A38 = Parità anche nell’acqua: vittoria divisa. Non è dato altro criterio.
WS-A39 = Tessere della riserva alla fine: nessun effetto. Non se ne dice nulla.
WS-A40 = La partita può arenarsi? Questa è una protezione, non una regola: si contano le giocate in cui non si pesca e non si posa alcuna tessera, e ogni pesca o posa riporta il conto a 0; quando arriva a 5 × il numero dei giocatori alla fine di una giocata, la partita finisce lì e si contano i punti. Dopo WS-210 la protezione è spenta. L’opzione stall_guard_rounds=0 la spegne. Un programma deve arrivare alla fine; accade quando nessuno vuole pescare le ultime tessere.
WS-A41 = Ordine di scelta delle caselle iniziali: in senso orario dal primo giocatore. Non è dato; i bracci sono uguali, quindi importa poco.
WS-A42 = «Il più giovane» al computer: lo dice il tavolo, o si sorteggia. Non si può sapere.
WS-A43 = Tessera diceria accanto alla plancia alla fine: non conta. Contano solo le tessere in una riga.
WS-A44 = Si può posare una tessera accanto ad altre carovane, su altre strade? Sì, conta solo il capitolo 8. Non è vietato.
WS-A45 = Si paga se l’oasi non ha icone? Sì, il primo proprietario paga se la fila ne ha due o più. La condizione nomina solo gli esploratori.
WS-A46 = Furto con le pile vuote: permesso, senza cambio (WS-103).
WS-A47 = Aiutanti una volta per partita? Nessun limite tranne WS-201. Sta soltanto in Wikipedia e contraddice «dopo ogni turno normale».
WS-A48 = Valore sotto zero? Non c’è un minimo; con le tessere fornite non può accadere (da 1 a 7).
WS-A49 = Due sezioni della nuova tessera nella stessa oasi: un’oasi, una valorizzazione (WS-027).
WS-A50 = Ultima tessera pescata in un turno supplementare: come da WS-210 a WS-212. È lo stesso evento.
WS-A51 = «Può prendere» la tessera diceria accanto alla plancia: se ne può guardare invece un’altra? No, la tessera è la scorta e vale WS-175; nemmeno si può rinunciare all’azione. La frase spiega a che serve la nuova scorta; la regola generale dice «ne prende una».
WS-A52 = Chi sceglie i colori, in quale ordine? Si stabilisce prima della partita. I corredi hanno la stessa altezza totale; non se ne dice nulla.
WS-A53 = Si può rimettere una merce del tipo appena vinto? Non è offerto: l’esito è lo stesso della rinuncia.
WS-A54 = Il giocatore attivo può riprendere un esploratore dall’oasi che ha appena completato? Sì. La ripresa viene prima della valorizzazione (WS-A18).
WS-A55 = Nuovo detentore del turbante il cui esploratore più alto sta nella prossima oasi dello stesso turno: lì vale come se portasse il turbante, e il turbante passa di nuovo (WS-190, WS-193).
WS-A56 = Qualcuno deve pescare l’ultima tessera? No; ma chi è in testa guadagna a pescarla. Pescare è una scelta (WS-092); la protezione WS-A40 è l’ultimo rimedio.
WS-A57 = La tessera pescata che annuncia la fine si posa ancora, con esploratore e valorizzazione? Sì, la giocata finisce normalmente (WS-211).
WS-A58 = Una sezione può non toccare alcun lato, benché WS-025 parli di uno o più? Nella scatola di un proprietario sì: i suoi lati si indicano allora come vuoti; ometterli è un errore. Non si unisce a nulla, quindi è un’oasi a sé, completa appena la sua tessera è posata, e la tessera è una tessera oasi. Un’oasi stampata può stare tutta dentro la sua tessera.
WS-A59 = Quali domande con una sola possibilità si fanno? Soltanto la pesca. Ogni altra cosa che ha una sola possibilità avviene senza chiedere: l’ultima estremità libera, restare dove non si può raggiungere altro, non scoprire, una propria tessera che si deve usare (WS-A09), l’unica posa, l’unica oasi da valorizzare, l’unico tipo di icona libera, rinunciare a una merce quando non si può rimettere altro. Una tessera non si pesca mai senza chiedere, nemmeno quando pescare è l’unica possibilità: una pesca non si può annullare, perciò aspetta il suo giocatore.
WS-A60 = Scegliere una tessera e posarla sono una decisione o due? Due, aperte: dopo WS-D04 tutti vedono quale tessera è in mano, e l’acqua dell’esploratore della carovana è pagata; poi viene WS-D05. Annullando si riprende prima la posa, poi la scelta. La tessera è scoperta prima e dopo; non c’è nulla da nascondere.
WS-A61 = Quale punteggio si mostra prima della fine? Il punteggio corrente del tavolo, che vedono gli spettatori, conta ogni merce al suo valore iniziale 4; ciò che è mostrato a un giocatore aggiunge le dicerie sulla plancia che quel giocatore ha visto, e nessun’altra. Da WS-220 in poi contano tutte per tutti. Un punteggio che ne usasse di più direbbe a un giocatore ciò che un altro ha visto.
WS-A62 = Fino a quando si può annullare una decisione di un turno o di una valorizzazione? Finché un altro giocatore è interrogato, anche se non ha ancora risposto; chi è interrogato pensa già al tavolo com’è. Ciò che avviene senza chiedere (WS-A59), anche ad altri, non vi mette fine.
WS-A63 = Un movimento può nominare la casella su cui sta la carovana? No: per restare si scrive «stay», e il rifiuto lo dice. Una mossa ha un solo testo; chi nomina per errore la propria casella ne è avvertito invece di perdere il movimento.
WS-A64 = Alla fine si scoprono tutte e sei le tessere diceria? Solo quelle sul tabellone delle dicerie: una tessera nella riserva, o accanto al tabellone, resta coperta e non conta.

## 20

wuestensoehne-rules-chapter-20 = Ciò che vale sempre
WS-INV-01 = Tessere: pile + riserve + posate + scartate + la tessera in mano (0 o 1: pescata, propria o rubata e non ancora posata) = 85 in ogni momento; nessuna tessera è in due posti.
WS-INV-02 = Acqua: riserva comune + tutti i giocatori = 20; nessuna quantità è negativa.
WS-INV-03 = Carte cammello: riserva comune + tutti i giocatori = 10. Merci: per ogni merce, riserva comune + tutti i giocatori = 10.
WS-INV-04 = Le merci di un giocatore non superano mai 4 + 2 × carte cammello.
WS-INV-05 = Ogni riserva ha da 0 a 3 tessere.
WS-INV-06 = Le carovane stanno su caselle coperte, mai due sulla stessa (alla fine di ogni movimento e di ogni posa).
WS-INV-07 = Due lati coperti che si toccano hanno codici uguali.
WS-INV-08 = Nessuna tessera posata sta fuori dall’area di 11 × 11 o su una casella della croce.
WS-INV-09 = Ciascuno dei quattro esploratori di un giocatore è nella sua scorta personale o su una sola sezione di una tessera scoperta posata, o (solo durante una valorizzazione) nella fila.
WS-INV-10 = Dopo le valorizzazioni di un turno nessun esploratore sta in un’oasi completa.
WS-INV-11 = Ogni oasi è valorizzata al massimo una volta; per ogni valorizzazione si paga al massimo una pietra-acqua.
WS-INV-12 = Il turbante cambia padrone solo alla fine di una valorizzazione a cui ha preso parte il suo esploratore più alto, e passa al vicino di sinistra.
WS-INV-13 = Tessere diceria: scorta + plancia + la tessera che si sta mettendo (0 o 1, WS-175) = 6; ogni spazio ne ha al massimo una; da quando la scorta è stata vuota una volta non ne ha mai più di una.
WS-INV-14 = Chi ha guardato una tessera diceria la conosce per sempre: il numero di chi la conosce non diminuisce mai.
WS-INV-15 = Il numero della pila corrente non diminuisce mai.
WS-INV-16 = Coi soli codici B e W tutte le caselle coperte sono unite da linee, quindi con 1 acqua ogni casella coperta e libera è raggiungibile.
WS-INV-17 = Una tessera deserto non completa mai un’oasi (non tocca lati d’oasi); quindi al massimo una tessera per turno può completare oasi, ed è l’ultima posata in quel turno.
WS-INV-18 = Per turno: al massimo un esploratore messo; mai insieme messo e ripreso.
WS-INV-19 = Per giocata: al massimo un turno supplementare.
WS-INV-20 = Dopo l’annuncio di WS-210 si fanno esattamente tante altre giocate quanti sono i giocatori.
WS-INV-21 = Delle 100 caselle esterne se ne riempiono al massimo 85.
WS-INV-22 = Ripetere gli stessi esiti del caso e le stesse decisioni dà la stessa partita.
WS-INV-23 = Con la scatola fornita ogni merce vale da 1 a 7.
WS-INV-24 = Ciò che un giocatore vede è uguale per due situazioni che differiscono solo in ciò che egli non può sapere.
