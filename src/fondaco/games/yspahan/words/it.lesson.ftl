### Una prima partita di Yspahan: ciò che si dice a chi impara, nell’ordine della lezione.

yspahan-lesson-welcome = Benvenuto a Yspahan! Sei Blu e rifornisci la città per tre settimane di sette giorni. Oggi sei il primo giocatore: lancia i nove dadi bianchi. Con l’oro se ne potrebbero aggiungere di gialli; oggi no.
yspahan-lesson-tower = I dadi stanno nella Torre, raggruppati per ciò che mostrano: i più bassi in fondo con i cammelli, i più alti in cima con l’oro. Prendi un gruppo intero. Con i cammelli ci sono due dadi: prendi quelli.
yspahan-lesson-three-uses = Un gruppo può sempre fare una di tre cose: ciò che mostra la sua casella, muovere il Supervisore, o procurarti una carta. Due dadi portano due cammelli. Prendili.
yspahan-lesson-end-turn = Dopo i dadi puoi costruire, se puoi pagare, e giocare carte. Tu risparmi per qualcosa di meglio: termina il turno.
yspahan-lesson-rivals = Rosso e Verde hanno preso gruppi dei quartieri e piazzato i loro cubi nei negozi. Un souk in cui sta qualcuno è chiuso agli altri. Guarda come comincia il secondo giorno.
yspahan-lesson-last-in-order = Ogni giorno tocca a un altro essere il primo, e oggi scegli per ultimo. Nel quartiere del Sacco restano due dadi: prendili.
yspahan-lesson-supply = I dadi di un quartiere riforniscono i suoi negozi: un cubo per ogni dado. Piazza i tuoi due cubi.
yspahan-lesson-souk = I negozi sotto la stessa tenda formano un souk. Chi ne ha riempito tutti i negozi segna, alla fine della settimana, il numero della sua bandiera. Il souk bianco è piccolo: tre negozi, tre punti. Comincialo.
yspahan-lesson-same-souk = Ciò che hai cominciato in un quartiere va finito prima di cominciarvi un altro souk. Piazza il secondo cubo accanto al primo.
yspahan-lesson-end-again = Manca un negozio. C’è tempo: una settimana ha sette giorni. Termina il turno.
yspahan-lesson-small-group = Anche un solo dado vale qualcosa, perché ogni gruppo può procurare anche una carta. Prendi quello con i cammelli.
yspahan-lesson-card = Pesca una carta: si gioca per ciò che dice in uno qualsiasi dei tuoi turni, oppure si scarta perché un gruppo conti un dado in più.
yspahan-lesson-build = I tuoi due cammelli bastano per il Recinto: d’ora in poi ricevi un cammello in più ogni volta che prendi cammelli. Costruiscilo.
yspahan-lesson-built = I primi due edifici portano i loro poteri, quelli successivi anche punti. Termina il turno.
yspahan-lesson-first-again = Quarto giorno, e sei di nuovo il primo. Con l’oro potresti aggiungere dadi gialli che solo tu puoi usare. Lancia senza.
yspahan-lesson-value = Questa volta non conta quanti sono i dadi, ma ciò che mostrano. I due dadi più bassi mostrano 1: prendili.
yspahan-lesson-supervisor = Il Supervisore avanza esattamente di quanto mostrano i dadi; ogni passo in più o in meno costa un oro. Muovilo.
yspahan-lesson-ship = La casella W1 porta al tuo secondo negozio. Dove si ferma, i cubi vanno alla Carovana, di chiunque siano. Mandalo lì.
yspahan-lesson-shipped = Il tuo cubo viaggia con la Carovana: due punti subito, e altri alla fine della settimana, tanti più quanto più alta è la fila che raggiungi. Un cammello ti avrebbe conservato il negozio. Termina il turno.
yspahan-lesson-go-on = È tutto ciò che serve. Alla fine della settimana si contano i souk pieni e la Carovana, e i negozi si svuotano. Da qui continua da solo, contro gli stessi due rivali e con dadi nuovi.
