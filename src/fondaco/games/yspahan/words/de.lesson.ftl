### Eine erste Partie Yspahan: was dem Lernenden gesagt wird, in der Reihenfolge der Lektion.

yspahan-lesson-welcome = Willkommen in Yspahan! Du bist Blau und belieferst die Stadt drei Wochen zu sieben Tagen lang. Heute bist du Startspieler: Würfle mit den neun weißen Würfeln. Für Gold kämen gelbe hinzu; heute nicht.
yspahan-lesson-tower = Die Würfel liegen auf dem Würfel-Tableau, nach ihren Augen gruppiert: die niedrigsten unten bei den Kamelen, die höchsten oben beim Gold. Du nimmst eine ganze Gruppe. Bei den Kamelen liegen zwei Würfel: Nimm sie.
yspahan-lesson-three-uses = Eine Gruppe kann immer eines von dreien: was ihr Feld zeigt, den Aufseher bewegen oder eine Karte holen. Zwei Würfel bringen zwei Kamele. Nimm sie.
yspahan-lesson-end-turn = Nach den Würfeln darfst du bauen, wenn du zahlen kannst, und Karten spielen. Du sparst für etwas Besseres: Beende deinen Zug.
yspahan-lesson-rivals = Rot und Grün haben Gruppen der Viertel genommen und ihre Steine in Läden gesetzt. Ein Basar, in dem jemand steht, ist für die anderen geschlossen. Sieh zu, wie der zweite Tag beginnt.
yspahan-lesson-last-in-order = Jeden Tag ist ein anderer Startspieler, und heute wählst du als Letzter. Im Sackviertel liegen noch zwei Würfel: Nimm sie.
yspahan-lesson-supply = Würfel eines Viertels beliefern seine Läden: ein Stein je Würfel. Setze deine zwei Steine.
yspahan-lesson-souk = Läden unter einer Markise sind ein Basar. Wer alle seine Läden gefüllt hat, bekommt am Ende der Woche die Punkte auf seiner Fahne. Der weiße Basar ist klein: drei Läden, drei Punkte. Fang ihn an.
yspahan-lesson-same-souk = Was du in einem Viertel angefangen hast, musst du vollenden, bevor du dort einen anderen Basar beginnst. Setze den zweiten Stein neben den ersten.
yspahan-lesson-end-again = Ein Laden fehlt noch. Es ist Zeit: Eine Woche hat sieben Tage. Beende deinen Zug.
yspahan-lesson-small-group = Auch ein einzelner Würfel ist etwas wert, denn jede Gruppe kann auch eine Karte holen. Nimm den bei den Kamelen.
yspahan-lesson-card = Zieh eine Karte: Sie lässt sich in jedem deiner Züge für das spielen, was sie sagt, oder ablegen, damit eine Gruppe einen Würfel mehr zählt.
yspahan-lesson-build = Deine zwei Kamele reichen für das Gehege: Von nun an bekommst du ein Kamel mehr, wann immer du Kamele nimmst. Bau es.
yspahan-lesson-built = Die ersten beiden Gebäude bringen ihre Fähigkeiten, die späteren auch Punkte. Beende deinen Zug.
yspahan-lesson-first-again = Vierter Tag, und du bist wieder Startspieler. Für Gold kämen gelbe Würfel hinzu, die nur du nutzen darfst. Würfle ohne sie.
yspahan-lesson-value = Diesmal zählt nicht, wie viele Würfel es sind, sondern was sie zeigen. Die zwei niedrigsten zeigen 1: Nimm sie.
yspahan-lesson-supervisor = Der Aufseher geht genau so weit, wie die Würfel zeigen; jeder Schritt mehr oder weniger kostet ein Gold. Bewege ihn.
yspahan-lesson-ship = Das Feld W1 führt zu deinem zweiten Laden. Wo er anhält, kommen Steine auf die Karawane, wem sie auch gehören. Schick ihn dorthin.
yspahan-lesson-shipped = Dein Stein reist mit der Karawane: zwei Punkte sofort und weitere am Ende der Woche, je höher die Reihe, die du erreichst. Ein Kamel hätte dir den Laden bewahrt. Beende deinen Zug.
yspahan-lesson-go-on = Mehr brauchst du nicht. Am Ende der Woche werden volle Basare und die Karawane gewertet, und die Läden werden geleert. Spiel von hier allein weiter, gegen dieselben zwei Gegner und mit neuen Würfeln.
