### Die Regeln von Al Rashid für Spieler, Satz für Satz, in der Reihenfolge und mit den Nummern des Regeldokuments.
### „Rekonstruiert“ heißt: Keine Quelle gibt es an, es ist kein gedrucktes Material. Eine Nachricht ist eine Zeile.

## 3

al-rashid-rules-chapter-3 = Spielmaterial
AR-001 = Es spielen 2 bis 5 Spieler; jeder führt eine Familie einer Farbe.
AR-002 = Es gewinnt die Familie mit den meisten Prestigepunkten am Ende (Kapitel 9).
AR-003 = Der Spielplan hat zwei Teile: die Karte (unten) mit sieben Gebieten und die Stadt (oben) mit sechs Palästen. Ein Ort ist ein Gebiet oder ein Palast: 13 Orte. (AR-A01)
AR-004 = Jeder Ort hat fünf Felder in einer Reihe, von links nach rechts von 1 bis 5 nummeriert.
AR-005 = Die Paläste sind von links nach rechts: Spione (schwarz), Militärs (rot), Gelehrte (violett), Händler (blau), Politiker (hellblau), Al-Rashid (grün). Die ersten vier sind die Gilden.
AR-006 = Es gibt fünf Waren. Edelholz, Metall und Töpferware sind gewöhnlich; Seide und Gewürze sind selten.
AR-007 = Der Vorrat an Waren geht nie aus: Eine Ware, die aus dem Vorrat zu nehmen ist, ist immer da.
AR-008 = Jede Farbe hat 3 Paschas, 4 Händler und 6 Weise. Mehr hat eine Familie nie.
AR-009 = Söldnerplättchen sind rot (Land) oder blau (See) und tragen auf der Vorderseite einen Wert von 1 bis 4. Die Rückseite zeigt nur die Farbe; Plättchen liegen verdeckt, bis eine Regel sie aufdeckt.
AR-010 = Es gibt 32 rote und 32 blaue Söldnerplättchen.
AR-011 = Es gibt 24 Marker Politischer Einfluss, 14 Ehrverlust-Marker und 16 Empfehlungsschreiben. (AR-A29, AR-A30)
AR-012 = Es gibt 11 Krisenkarten: 3 mit schwarzem Rand für die Vorbereitung und 8 mit weißem Rand, den Krisenstapel.
AR-013 = Es gibt 48 Ämter, 8 je Palast. Eine Gilde hat 4 Arten in je 2 Exemplaren; die Politiker und Al-Rashid haben 8 verschiedene Arten in je 1 Exemplar. (AR-A46)
AR-014 = Ein Amt nennt seinen Palast (Farbe der Rückseite), seinen Rand (braun, violett oder grün), seine Kosten in Gold, seine Wirkung und manchmal Prestigepunkte.
AR-015 = Ein schwarzer Würfelstein zeigt auf der Rundenleiste die Runde an; je ein Stein pro Spieler zeigt die Spielreihenfolge.
AR-016 = Die leeren Ämter der Schachtel haben im Spiel keine Aufgabe (sie können als Marker für viele Waren dienen).

## 4

al-rashid-rules-chapter-4 = Vorbereitung
AR-020 = Auf jedes Gebiet kommen die Waren, die dort aufgedruckt sind.
AR-021 = Auf jedes der vier Gebiete, die eines zeigen, kommt ein Empfehlungsschreiben. (AR-A16)
AR-022 = Der Rundenmarker kommt auf Runde 1.
AR-023 = Jede Familie beginnt mit 1 Pascha, 1 Händler und 1 Weisen im eigenen Vorrat des Spielers; die übrigen Steine bleiben im Farbvorrat.
AR-024 = Die Spielreihenfolge wird ausgelost, jede Reihenfolge ist gleich wahrscheinlich. Der erste Spieler hat Platz 1, und so weiter.
AR-025 = Jeder Spieler nimmt seine Startwaren nach Platz aus dem Vorrat. Platz 1: 1 Edelholz, 1 Töpferware, 1 Metall (6 Gold wert). Platz 2: 2 Edelholz, 1 Töpferware, 1 Metall (7 Gold). Platz 3: 3 Edelholz, 1 Töpferware, 1 Metall (8 Gold). Platz 4: 2 Edelholz, 2 Töpferware, 1 Metall (9 Gold). Platz 5: 1 Edelholz, 1 Töpferware, 1 Metall, 1 Gewürze (10 Gold).
AR-026 = Die roten und die blauen Söldnerplättchen werden zu zwei verdeckten Nachziehstapeln gemischt.
AR-027 = In Spielreihenfolge wählt jeder Spieler einen Nachziehstapel und zieht dessen oberstes Plättchen verdeckt auf die Hand. (AR-A43)
AR-028 = Alle acht Ämter der Politiker und alle acht Al-Rashids kommen auf den Spielplan, bei jeder Spielerzahl.
AR-029 = Bei 2 oder 3 Spielern kommt von jeder Art der vier Gilden ein Amt auf den Spielplan; die zweiten Exemplare sind aus dem Spiel.
AR-030 = Bei 4 oder 5 Spielern kommen alle Ämter der vier Gilden auf den Spielplan.
AR-031 = Die Ehrverlust-Marker und die Marker Politischer Einfluss kommen in den Vorrat.
AR-032 = Eine der drei Krisenkarten mit schwarzem Rand wird zufällig gezogen und ausgeführt (AR-034). Die anderen beiden sind ungesehen aus dem Spiel.
AR-033 = Die Krisenkarten mit weißem Rand werden zu einem verdeckten Stapel gemischt.
AR-034 = Eine Krisenkarte ausführen: Für jede ihrer Zeilen, in der Reihenfolge der Karte, zieht man die angegebene Zahl Plättchen vom Nachziehstapel der angegebenen Farbe und legt sie verdeckt auf das angegebene Gebiet. Niemand sieht sie an.
AR-035 = Die Schritte der Vorbereitung werden in der Reihenfolge ihrer Nummern ausgeführt; die Plättchen der Spieler (AR-027) werden vor denen der Krise (AR-032) gezogen. (Rekonstruiert.)
AR-036 = Kein Spieler beginnt mit Empfehlungsschreiben, Einfluss-Markern, Ehrverlust-Markern oder Ämtern.
AR-300 = Jeder Spieler hat seine Farbe, bevor die Vorbereitung beginnt. Wie die Farben verteilt werden (Wahl, Los, Platz), hat im Spiel keine Wirkung.

## 5

al-rashid-rules-chapter-5 = Gold und Bezahlen
AR-040 = Es gibt keine Münzen. Gold ist ein Maß für Waren und besteht nur im Augenblick einer Bezahlung oder eines Vergleichs.
AR-041 = Ein Satz besteht aus lauter verschiedenen Waren. Ein Satz von 1, 2, 3, 4, 5 Waren ist 1, 3, 6, 10, 15 Gold wert.
AR-042 = Der Wert einer beliebigen Menge Waren ist die Summe der Werte der Sätze, in die man sie aufteilt, mit der Aufteilung, die am meisten ergibt. (AR-A23)
AR-043 = Dieser Wert wird in Schichten gezählt: Die erste Schicht ist je eine Ware jeder vorhandenen Sorte, die zweite je eine Ware jeder Sorte, von der mindestens 2 da sind, und so weiter; jede Schicht ist ein Satz, und ihre Werte werden addiert. Größere Sätze sind immer mindestens so gut, darum ergeben die Schichten das meiste.
AR-044 = Der Reichtum eines Spielers ist der Wert aller seiner Waren. Empfehlungsschreiben, Plättchen, Marker und Ämter sind kein Reichtum.
AR-045 = Um Kosten zu bezahlen, gibt ein Spieler Waren ab, die mindestens so viel Gold wert sind. Sie kommen zurück in den Vorrat.
AR-046 = Sind die Waren mehr wert als die Kosten, so ist der Unterschied verloren: Das Spiel gibt nie Wechselgeld.
AR-047 = Eine Bezahlung enthält nichts Überflüssiges: Keine einzelne Ware davon kann weggelassen werden, ohne dass der Rest weniger wert ist als die Kosten. Nur solche Bezahlungen sind erlaubt. (AR-A23)
AR-048 = Wer bezahlt, wählt frei unter den erlaubten Bezahlungen.
AR-049 = Kosten von 0 werden mit nichts bezahlt.
AR-050 = Ein Spieler kann keine Aktionen wählen, deren Summe nach Abzug der Empfehlungsschreiben (AR-057) höher ist als der Wert der Waren, die ihm dafür bleiben (AR-052). Schulden und Teilzahlungen gibt es nicht.
AR-051 = Alles Gold, das ein Spieler für die Aktionen eines Palastbesuchs schuldet, ist eine Summe und wird auf einmal bezahlt. (AR-A22)
AR-052 = Eine Ware, die als Ware abgegeben wird (Gefälligkeit der Militärs, Gefälligkeit der Händler), gehört nicht zur Bezahlung in Gold und kann dort nicht mitgezählt werden.
AR-053 = Alles, was ein Spieler bei einem Besuch abgibt, kommt aus dem, was er zu Beginn des Besuchs besaß. Was er dabei gewinnt, kann nicht darin benutzt werden. (AR-A21)
AR-301 = Eine erlaubte Bezahlung gibt es immer, wenn die Waren so viel wert sind wie die Kosten oder mehr: Man lässt eine Ware nach der anderen weg, solange der Rest noch reicht; was bleibt, ist erlaubt. Bei Preisen von 1 bis 30 übersteigt eine erlaubte Bezahlung die Kosten nie um mehr als 4 Gold.
AR-054 = Unter den erlaubten Bezahlungen schlägt das Programm die kleinste in dieser Ordnung vor: (1) verlorener Reichtum, ohne die als Waren abgegebenen; (2) Überzahlung; (3) Zahl seltener Waren; (4) Zahl der Waren; (5) mehr Edelholz, dann mehr Töpferware, Metall, Gewürze, Seide. (Rekonstruiert.)
AR-055 = Der Vorschlag bindet nie; keine Regel bezieht sich auf ihn außer AR-303, die ihn einträgt. Auch ein Computerspieler kann ihn benutzen.
AR-056 = Erlaubt sind alle Auswahlen aus den eigenen Waren, die so viel wert sind wie die Kosten oder mehr und ohne irgendeine einzelne Ware weniger wert wären. Jede zusätzliche Ware erhöht den Wert, darum genügt die Probe mit einzelnen Waren.
AR-302 = Mit höchstens vier Waren je Sorte und Preisen von 1 bis 30 haben Kosten höchstens 215 erlaubte Bezahlungen (vier je Sorte, 20 Gold). Nach Zahl der Waren im Besitz sind es höchstens: 6 mit 4 Waren, 10 mit 5, 14 mit 6, 18 mit 7, 23 mit 8, 29 mit 9, 41 mit 10, 52 mit 12, 111 mit 15, 215 mit 20. Kein Besuch kostet mehr als 24 Gold (ein Pascha für 15 und ein Amt für 9).
AR-303 = Die Bezahlung wird Ware für Ware gefragt, in der Reihenfolge Edelholz, Töpferware, Metall, Gewürze, Seide: wie viele davon gegeben werden. Angeboten werden nur Zahlen, die sich noch zu einer erlaubten Bezahlung ergänzen lassen; so führt zu jeder erlaubten Bezahlung genau eine Folge von Antworten, und nichts anderes kann bezahlt werden. Eine Frage mit nur einer möglichen Antwort wird nicht gestellt. Der Vorschlag nach AR-054 ist gleich eingetragen, und der Spieler kann ihn ändern. (Rekonstruiert.)
AR-304 = Die Teile einer Bezahlung sieht nur, wer bezahlt, bis sie vollständig ist; dann ist sie öffentlich. Einen Teil zurückzunehmen ist Rücknahme, kein Zug des Spiels. (Rekonstruiert.)
AR-057 = Jedes abgegebene Empfehlungsschreiben senkt die Kosten des Amtes, das bei diesem Besuch gekauft wird, um 3 Gold.
AR-058 = Für ein Amt dürfen mehrere Empfehlungsschreiben benutzt werden; die Kosten sinken nie unter 0, und nichts wird erstattet. (AR-A17)
AR-059 = Empfehlungsschreiben senken sonst nichts: keinen Dienst, keine Gefälligkeit. Benutzte kommen zurück in den Vorrat.
AR-305 = Kein Empfehlungsschreiben wird umsonst abgegeben: höchstens so viele, wie die Kosten auf 0 bringen, also ein Drittel der Kosten (nach AR-228), aufgerundet. (AR-A52)
AR-306 = Ein Amt kann gewählt werden, wenn mit mindestens einer erlaubten Zahl von Empfehlungsschreiben der ganze Besuch bezahlt werden kann (AR-050).

## 6

al-rashid-rules-chapter-6 = Die Runde
AR-060 = Das Spiel hat fünf Runden. Eine Runde besteht aus Platzierungsphase, Auflösungsphase und, in den Runden 1 bis 4, dem Rundenende.
AR-061 = In Spielreihenfolge setzt jeder Spieler genau einen Stein aus seinem Vorrat an einen Ort; das wiederholt sich, bis alle Steine aller Familien auf dem Spielplan sind.
AR-062 = Wer keinen Stein mehr im Vorrat hat, wird übersprungen; niemand darf passen, solange er einen Stein hat. (AR-A39)
AR-063 = Jeder Ort darf gewählt werden, mit oder ohne Söldner, mit oder ohne Waren oder Ämter.
AR-064 = Der erste Stein eines Spielers an einem Ort kommt auf das freie Feld, das am weitesten links liegt.
AR-065 = Jeder weitere Stein dieses Spielers am selben Ort kommt zum ersten: Ein Spieler hat an einem Ort höchstens einen Stapel, und der bleibt auf seinem Feld. (AR-A03)
AR-066 = Ein Stapel enthält höchstens eine Figur, das heißt einen Pascha oder einen Händler. (AR-A02)
AR-067 = Ein Stapel enthält beliebig viele Weise. Ein Weiser darf zu einer Figur oder zu anderen Weisen gesetzt werden; eine Figur nur zu einem Stapel von Weisen. (AR-A03)
AR-068 = Im Palast Al-Rashids muss der erste Stein eines Spielers ein Pascha sein; danach dürfen nur Weise dazukommen. (AR-A32)
AR-069 = Die Zahl der Felder verhindert nie ein Setzen (fünf Felder, höchstens fünf Spieler).
AR-307 = Ein erlaubtes Setzen gibt es immer: Eine Familie hat höchstens sieben Figuren, und es gibt dreizehn Orte (zwölf für einen Händler); ein Weiser darf an jeden Ort, nur nicht zu Al-Rashid ohne eigenen Stapel. Jede Familie hat mindestens drei Steine, also nehmen alle an jeder Runde teil.
AR-070 = Ein Pascha hat den Dominanzwert 5, ein Händler 3, ein Weiser 1.
AR-071 = Die Dominanz eines Spielers an einem Ort ist die Summe der Werte seiner Steine dort, mit den Änderungen durch seine Ämter.
AR-072 = Die Spieler an einem Ort werden nach Dominanz geordnet, die höchste zuerst; bei Gleichstand kommt zuerst, wessen Stapel weiter links steht.
AR-073 = Wird ein Ort aufgelöst, so handeln die Spieler auf Rang 1 bis 3. Ihr Rang ist ihre Position.
AR-074 = Spieler auf Rang 4 und 5 handeln nicht; ihre Steine kommen sofort zurück in den eigenen Vorrat. Sie nehmen keinen Ehrverlust und entscheiden nichts. (AR-A20)
AR-075 = Rangfolge und Ausschluss werden einmal festgestellt, zu Beginn der Auflösung des Ortes; der Vierte rückt nie nach. (AR-A09, AR-A47)
AR-076 = Verlässt ein Stapel in der Auflösungsphase einen Ort, so rücken die Stapel rechts davon nach links und behalten ihre Reihenfolge: Die Reihenfolge der Stapel ist immer die der Ankunft. (AR-A04)
AR-080 = In Spielreihenfolge, vom ersten Spieler an, machen die Spieler reihum ihre Züge, bis kein Stein mehr auf dem Spielplan ist.
AR-081 = Wer keinen Stein auf dem Spielplan hat, wird übersprungen: Bis zum Ende der Phase macht er keinen Zug und aktiviert nichts, auch wenn er Ämter hat.
AR-082 = Ein Zug besteht aus zwei Teilen: (a) wenn man will, ein Amt mit braunem Rand aktivieren; (b) dann in jedem Fall einen Ort wählen und auflösen. (AR-A07, AR-A08)
AR-083 = Am gewählten Ort muss mindestens ein Stein stehen. Er muss nicht dem gehören, der wählt. (AR-A05)
AR-084 = Der Ort wird vollständig aufgelöst, von allen handelnden Spielern in der Reihenfolge der Dominanz, bevor der nächste Zug kommt. Die Wahl gibt dem Wählenden sonst keinen Vorteil. (AR-A06)
AR-085 = Endet die Auflösung eines Ortes, so kommen alle Steine dort zurück in den Vorrat ihrer Besitzer, und der Ort ist für diese Runde aufgelöst.
AR-086 = Ein Ort, der in dieser Runde nicht gewählt wurde, ist unaufgelöst, mit oder ohne Steine.
AR-087 = Der nächste Zug gehört dem nächsten Spieler in der Spielreihenfolge, reihum, der einen Stein auf dem Spielplan hat; hat kein anderer einen, demselben Spieler. (AR-A40)
AR-088 = Alle Aktionen eines Spielers an einem Ort geschehen gleichzeitig: Er wählt sie, bezahlt alles aus dem, was er hat, und erhält dann alles. (AR-A21)
AR-089 = Die einzige Ausnahme von AR-088 ist der Dienst der Spione (AR-134).
AR-308 = Ein Amt wird nur zur Aktivierung angeboten, wenn es etwas ändern oder zeigen kann: Informant – ein verdecktes Plättchen auf der Karte; Aufwiegler – ein Plättchen mit erlaubtem Ziel; Infiltrator – eine erlaubte Bewegung; Hauptmann der Wache – ein Plättchen in Nachzieh- oder Ablagestapel; Astronom – nur in den Runden 1 bis 4; Kalligraf, Hofdichter – ein Empfehlungsschreiben oder Marker im Vorrat; Geldwechsler – eine eigene Ware; Scharfrichter – ein gegnerischer Weiser auf dem Spielplan; Makler, Postmeister – immer. (Rekonstruiert.)
AR-309 = Eine Aktivierung nimmt dem, der am Zug ist, nie den letzten Stein vom Spielplan; Teil (b) von AR-082 ist also immer möglich.
AR-318 = Was eine Aktivierung einbringt, gehört sofort dem Besitzer und darf an dem Ort benutzt werden, der im selben Zug aufgelöst wird, zum Beispiel ein Empfehlungsschreiben des Kalligrafen. (AR-A54)
AR-090 = Ein Gebiet wird in zwei Schritten aufgelöst: Kampf, dann Handel. Ohne Söldnerplättchen gibt es keinen Kampf.
AR-091 = Liegen Plättchen auf dem Gebiet, so sind es die Banditen (rot) oder Piraten (blau), die es besetzt halten. Alle werden vor jeder Entscheidung für alle aufgedeckt.
AR-092 = Der handelnde Spieler auf dem ersten Rang entscheidet, ob er kämpft oder sich zurückzieht.
AR-093 = Um zu kämpfen, legt der Spieler ein oder mehrere Plättchen von der Hand ab, jedes in einer Farbe, die unter den Feinden vorkommt. Ohne ein solches Plättchen kann er nicht kämpfen und muss sich zurückziehen. (AR-A12)
AR-094 = Jede vorhandene Farbe wird für sich verglichen: Die Stärke des Spielers in einer Farbe ist die Summe seiner abgelegten Plättchen dieser Farbe (mit Änderungen), die des Feindes die Summe der Plättchen dieser Farbe auf dem Gebiet. Die Farbe ist besiegt, wenn die Stärke des Spielers größer ist. Gleiche Stärke besiegt sie nicht. (AR-A10, AR-A12)
AR-095 = Ist jede vorhandene Farbe besiegt, so ist der Kampf gewonnen: Alle feindlichen Plättchen werden abgelegt, und der Handel beginnt.
AR-096 = Ist mindestens eine vorhandene Farbe nicht besiegt, so ist der Kampf verloren: Die Steine des Spielers kommen zurück in seinen Vorrat, und er nimmt nicht am Handel teil. Er nimmt keinen Ehrverlust, denn er hat gekämpft.
AR-097 = Eine Farbe, die in einem verlorenen Kampf besiegt wurde, wird vom Gebiet abgelegt; die andere Farbe bleibt. (AR-A11)
AR-098 = Von der Hand abgelegte Plättchen sind in jedem Fall weg. Jede Farbe hat einen offenen Ablagestapel.
AR-099 = Wer sich zurückzieht, nimmt 2 Ehrverlust-Marker, nimmt seine Steine zurück und nimmt nicht am Handel teil. Er legt nichts ab.
AR-100 = Nach einem verlorenen Kampf oder einem Rückzug wird der nächste Spieler Erster und entscheidet seinerseits; alle dahinter rücken um eine Position auf.
AR-101 = Nach einem gewonnenen Kampf muss niemand sonst kämpfen: Der Sieger ist Erster im Handel, die Spieler hinter ihm folgen als Zweiter und Dritter. (AR-A13)
AR-102 = Bleibt niemand übrig, so endet die Auflösung des Gebiets ohne Handel. Seine restlichen Plättchen bleiben offen liegen; auch Waren und Empfehlungsschreiben bleiben.
AR-103 = Offene Plättchen bleiben offen, bis sie abgelegt werden. Später ankommende liegen verdeckt daneben und zählen mit. (AR-A41)
AR-104 = Ist ein Nachziehstapel der Söldner leer und ein Plättchen zu ziehen, so wird sein Ablagestapel zu einem neuen Nachziehstapel gemischt. Sind beide leer, so wird das Plättchen nicht gezogen. (AR-A28)
AR-310 = Von einer Hand abgelegte Plättchen und besiegte Feinde kommen auf den Ablagestapel ihrer Farbe. Auf einer Hand sind Plättchen gleicher Farbe und gleichen Wertes austauschbar.
AR-311 = Wer kämpfen könnte, darf sich trotzdem zurückziehen, und man darf ohne Aussicht auf Sieg kämpfen; beides sind freie Entscheidungen.
AR-110 = In der Reihenfolge der Positionen nimmt jeder verbliebene Spieler Stücke vom Gebiet: Waren oder das Empfehlungsschreiben.
AR-111 = Der erste Spieler nimmt entweder alle Waren einer Sorte vom Gebiet oder bis zu 3 Stücke.
AR-112 = Der zweite Spieler nimmt bis zu 2 Stücke vom Rest, der dritte bis zu 1. (AR-A15)
AR-113 = Stücke dürfen frei kombiniert werden, gleich oder verschieden. (AR-A14)
AR-114 = Das Empfehlungsschreiben zählt als ein Stück. Man kann es nicht zusammen mit „allen Waren einer Sorte“ nehmen.
AR-115 = Die Waren kommen vom Gebiet, nicht aus dem Vorrat; was niemand nimmt, bleibt dort bis zum Rundenende.
AR-312 = Wer nichts mehr vorfindet, nimmt nichts; das hat keine weiteren Folgen. „Alle Waren einer Sorte“ braucht eine Sorte, von der mindestens eine Ware dort liegt.

## 7

al-rashid-rules-chapter-7 = Paläste
AR-120 = In der Reihenfolge der Positionen macht jeder handelnde Spieler seinen Besuch: Er wählt Aktionen und führt sie aus (AR-088); dann kommt der nächste.
AR-121 = Ein Palast bietet zwei Hauptaktionen, Dienst und Amt, und eine Nebenaktion, die Gefälligkeit. Der Palast Al-Rashids bietet keine Gefälligkeit.
AR-122 = Bei einem Besuch führt ein Spieler höchstens zwei der drei Aktionen aus, jede höchstens einmal.
AR-123 = Wer bei einem Besuch keine Hauptaktion ausführt, nimmt 1 Ehrverlust-Marker: Das gilt für eine Gefälligkeit allein und für gar keine Aktion. (AR-A19)
AR-124 = Amt: Der Spieler nimmt ein Amt, das in diesem Palast liegt, und bezahlt seine Kosten. Ein Amt je Besuch. (AR-A18)
AR-125 = Ein Spieler hat nie zwei Ämter derselben Art; eine Art, die er hat, kann er nicht wählen.
AR-126 = Liegt im Palast kein Amt, das der Spieler nehmen darf, oder keines, das er bezahlen kann, so ist die Aktion Amt nicht möglich.
AR-127 = Dienst: Preise und Mengen hängen von der Position ab, ob die Spieler davor den Dienst benutzt haben oder nicht. (AR-A45)
AR-128 = Ein durch einen Dienst gekaufter Stein kommt aus dem Farbvorrat; ist dort keiner dieser Art mehr, so ist der Dienst nicht möglich.
AR-129 = Ein neuer Stein kommt in den eigenen Vorrat. Er wird ab der nächsten Runde gesetzt und zählt sofort für die Wertung. (AR-A44)
AR-313 = Eine Gefälligkeit ist nur möglich, wenn da ist, was sie gibt – ein Empfehlungsschreiben (Gelehrte) oder ein Einfluss-Marker (Politiker) im Vorrat, ein Plättchen in Nachzieh- oder Ablagestapel (Militärs) –, und wenn ihr Preis bezahlt werden kann. Die Gefälligkeit der Spione ist möglich, wenn mindestens eine, die sie weitergeben kann, es zu beiden Preisen ist.
AR-314 = Ablauf eines Besuchs: (1) bei Al-Rashid die Marker nach AR-165; (2) alle Entscheidungen; (3) Waren und Empfehlungsschreiben werden abgegeben; (4) der Spieler erhält den Dienst, dann das Amt mit seiner sofortigen Wirkung, dann die Gefälligkeit; (5) der Marker nach AR-123. Was möglich ist, beurteilt sich nach der Lage bei (2).
AR-315 = Ist keine Aktion möglich, so ist der Besuch „keine Aktion“, mit seinem Ehrverlust-Marker (AR-123). Bei den Spionen, den Militärs und bei Al-Rashid ist der Dienst immer möglich, weil er nichts kostet.
AR-130 = Spione, Dienst, ohne Gold: Der Spieler auf Position 1 hat 3 Spionagezüge, auf Position 2 zwei, auf Position 3 einen.
AR-131 = Ein Spionagezug ist eines von beiden: ansehen – allein die Werte aller Söldnerplättchen auf einem Gebiet sehen; bewegen – einen Stein der eigenen Farbe von einem Gebiet zu einem anderen, unaufgelösten Gebiet bewegen. Man darf auch verzichten. (AR-A25)
AR-132 = Für einen bewegten Stein gelten am Ziel AR-064 bis AR-067: Er kommt dort zum Stapel seines Besitzers oder auf das freie Feld am weitesten links; eine Bewegung, die zwei Figuren in einen Stapel brächte, ist nicht erlaubt. Jeder Stein eines Stapels darf bewegt werden; der Rest bleibt. (AR-A26)
AR-133 = Die Spionagezüge werden in der Reihenfolge der Positionen 1-2-3-1-2-1 gemacht; wer den Dienst nicht gewählt hat oder nicht da ist, wird ausgelassen.
AR-134 = Der Dienst der Spione wird beim Besuch gewählt (dort zählt er als Hauptaktion), aber erst ausgeführt, wenn alle handelnden Spieler in diesem Palast mit Ämtern und Gefälligkeiten fertig sind.
AR-135 = Spione, Gefälligkeit: 1 Gold bezahlen und die Gefälligkeit einer anderen Gilde (Militärs, Gelehrte oder Händler) erhalten; auch deren Preis ist zu bezahlen. (AR-A24)
AR-140 = Militärs, Dienst, ohne Gold: 3, 2 oder 1 Söldnerplättchen (Position 1, 2, 3) in beliebiger Mischung der Farben auf die Hand ziehen. Die Mischung wird angesagt, bevor das erste Plättchen gezogen wird. (AR-A27)
AR-141 = Militärs, Gefälligkeit: 1 beliebige Ware in den Vorrat geben und 1 Söldnerplättchen einer Farbe nach Wahl ziehen.
AR-316 = Eine Mischung verlangt nie mehr Plättchen einer Farbe, als Nachzieh- und Ablagestapel zusammen enthalten, das Plättchen einer Gefälligkeit beim selben Besuch eingerechnet. Haben beide Farben zusammen weniger Plättchen, als die Position erlaubt, so zieht der Spieler die vorhandenen; der Dienst zählt trotzdem als Hauptaktion. Das ist selten, kann aber mit vier oder fünf Spielern vorkommen. (AR-A27)
AR-145 = Gelehrte, Dienst: 1 Weisen für 5, 7 oder 12 Gold kaufen (Position 1, 2, 3). (AR-A31)
AR-146 = Gelehrte, Gefälligkeit: 2 Gold bezahlen und 1 Empfehlungsschreiben aus dem Vorrat nehmen.
AR-150 = Händler, Dienst: 1 Händler für 8, 10 oder 12 Gold kaufen (Position 1, 2, 3).
AR-151 = Händler, Gefälligkeit: 1 Ware in den Vorrat geben und 1 Ware einer anderen Sorte nach Wahl aus dem Vorrat nehmen.
AR-155 = Politiker, Dienst: 1 Pascha für 11, 13 oder 15 Gold kaufen (Position 1, 2, 3).
AR-156 = Politiker, Gefälligkeit: 1 Gold bezahlen und 1 Marker Politischer Einfluss nehmen.
AR-160 = Der Palast Al-Rashids hat zwei Aktionen, beide Hauptaktionen: Wohlwollen (der Dienst) und Amt. Beide dürfen bei einem Besuch ausgeführt werden.
AR-161 = Wohlwollen, Wirkung 1: Der Spieler nimmt 1 Ware seiner Wahl aus dem Vorrat. Das ist für die Positionen 1, 2 und 3 gleich.
AR-162 = Wohlwollen, Wirkung 2: Die Spieler, die darum gebeten haben, kommen in der Spielreihenfolge der nächsten Runde zuerst, in der Reihenfolge ihrer Positionen; alle anderen folgen in ihrer jetzigen Reihenfolge. (AR-A33)
AR-163 = Die neue Reihenfolge gilt, sobald die nächste Runde beginnt; die laufende Auflösungsphase wird in der alten zu Ende gespielt. (AR-A34)
AR-164 = Die Ware aus AR-161 kann kein Amt desselben Besuchs bezahlen (AR-053).
AR-165 = Wer hier ohne Pascha in seinem Stapel handelt, nimmt vor dem Besuch 2 Ehrverlust-Marker und handelt dann wie sonst. (AR-A32)
AR-166 = Wer hier auf Rang 4 oder 5 ist, erhält nichts und ändert die Reihenfolge nicht.
AR-317 = Mit einem oder zwei handelnden Spielern, oder wenn nur einige bitten, gilt AR-162 für die Bittenden: Wer als Einziger bittet, wird Erster, gleich auf welcher Position. Bittet niemand oder wurde der Palast nicht aufgelöst, so bleibt die Reihenfolge. (AR-A51)

## 8

al-rashid-rules-chapter-8 = Ämter
AR-170 = Brauner Rand, aktivierbar: wird in einem Zug seines Besitzers benutzt (AR-082), einmal je Runde. Ein benutztes Amt wird bis zum Rundenende umgedreht.
AR-171 = Je Zug wird höchstens ein Amt aktiviert; aktivieren ist nie Pflicht. (AR-A08)
AR-172 = Violetter Rand, dauerhaft: Die Wirkung gilt, sobald das Amt genommen ist. Das Amt wird nicht aktiviert.
AR-173 = Grüner Rand, sofort: Die Wirkung tritt einmal ein, wenn das Amt genommen wird, und danach nie wieder.
AR-174 = Ein aktivierbares Amt kann ab dem nächsten Zug seines Besitzers benutzt werden, auch in der Runde, in der es genommen wurde. (AR-A37)
AR-175 = Ämter bleiben bis zum Ende bei ihrem Besitzer; nichts nimmt sie ihm.
AR-176 = Die Prestigepunkte eines Amtes zählen am Spielende, ob es offen oder verdeckt liegt. (AR-A38)
AR-177 = Prestigepunkte auf Ämtern: 0 bis 2 bei den Gilden, 0 bis 7 bei den Politikern (je nach Lage und Waren am Ende), 0 bis 1 bei Al-Rashid.
AR-178 = Eine sofortige Wirkung, die sich nicht ganz ausführen lässt, wird so weit wie möglich ausgeführt; das Amt darf auch genommen werden, wenn seine Wirkung nichts bewirkt. (Rekonstruiert.)
AR-179 = Ein Amt ändert nichts an der Auflösung des Ortes, an dem es genommen wird, außer durch seine eigene sofortige Wirkung (AR-075). (Rekonstruiert.)
AR-200 = Informant (Spione, braun; rekonstruiert): Der Besitzer sieht alle verdeckten Plättchen auf bis zu zwei Gebieten, aufgelöst oder nicht.
AR-201 = Aufwiegler (Spione, braun; rekonstruiert): Ein Plättchen, offen oder verdeckt, kommt von einem unaufgelösten Gebiet auf ein anderes unaufgelöstes Gebiet, das seine Farbe bedrohen kann; es behält seine Seite, und niemand erfährt seinen Wert; wer ihn kannte, kennt ihn weiter. Von mehreren verdeckten Plättchen, die für den Besitzer gleich aussehen, wird das zuerst angekommene bewegt.
AR-202 = Infiltrator (Spione, braun; rekonstruiert): Ein Stein des Besitzers kommt von einem unaufgelösten Ort an einen anderen unaufgelösten Ort, Palast oder Gebiet, nach AR-064 bis AR-068 (bei Al-Rashid muss der erste Stein ein Pascha sein).
AR-203 = Doppelagent (Spione, violett; rekonstruiert): Bei Gleichstand der Dominanz kommt der Besitzer vor Spielern ohne dieses Amt; zwischen zwei Besitzern entscheidet AR-072.
AR-204 = Hauptmann der Wache (Militärs, braun; rekonstruiert): Der Besitzer zieht ein Plättchen einer Farbe seiner Wahl.
AR-205 = Admiral (Militärs, violett; rekonstruiert): Legt der Besitzer in einem Kampf mindestens ein blaues Plättchen ab, so ist seine blaue Stärke darin um 2 höher (einmal je Kampf).
AR-206 = Emir des Heeres (Militärs, violett; rekonstruiert): Legt der Besitzer in einem Kampf mindestens ein rotes Plättchen ab, so ist seine rote Stärke darin um 2 höher (einmal je Kampf).
AR-207 = Stratege (Militärs, violett; rekonstruiert): Ein Rückzug bringt dem Besitzer keinen Ehrverlust-Marker.
AR-208 = Astronom (Gelehrte, braun; rekonstruiert): Der Besitzer sieht die oberste Karte des Krisenstapels und darf sie darunterlegen; die anderen sehen nur, ob er es tat.
AR-209 = Kalligraf (Gelehrte, braun; rekonstruiert): Der Besitzer nimmt ein Empfehlungsschreiben aus dem Vorrat.
AR-210 = Philosoph (Gelehrte, violett; rekonstruiert): In Palästen hat jeder Weise des Besitzers den Wert 2.
AR-211 = Bibliothekar (Gelehrte, grün; rekonstruiert): Ein Weiser kommt aus dem Farbvorrat in den eigenen Vorrat, nach dem Weisen eines Dienstes beim selben Besuch (AR-314).
AR-212 = Makler (Händler, braun; rekonstruiert): Der Besitzer nimmt eine gewöhnliche Ware seiner Wahl aus dem Vorrat.
AR-213 = Geldwechsler (Händler, braun; rekonstruiert): Der Besitzer gibt eine oder zwei Waren in den Vorrat und nimmt ebenso viele, jede von einer anderen Sorte als die, die sie ersetzt. Beide Tausche geschehen gleichzeitig: Die gegebenen Waren gehörten ihm schon vorher.
AR-214 = Karawanenführer (Händler, violett; rekonstruiert): Im Handel darf der Besitzer bis zu 4, 3 oder 2 Stücke statt 3, 2 oder 1 nehmen; „alle Waren einer Sorte“ wird nicht mehr.
AR-215 = Konsul der Händler (Händler, grün; rekonstruiert): Ein Händler kommt aus dem Farbvorrat in den eigenen Vorrat. Wird beim selben Besuch der Dienst benutzt, so nimmt dieser seinen Händler zuerst.
AR-216 = Großwesir (Politiker, violett; rekonstruiert): am Spielende 0, 2, 4 oder 6 Punkte für 0, 1, 2 oder 3 Paschas in der Familie.
AR-217 = Präfekt des Basars (Politiker, violett; rekonstruiert): am Spielende 0, 1, 3, 5 oder 7 Punkte für 0, 1, 2, 3 oder 4 Händler in der Familie.
AR-218 = Dekan des Hauses der Weisheit (Politiker, violett; rekonstruiert): am Spielende 0, 1, 2, 3, 4, 5 oder 7 Punkte für 0, 1, 2, 3, 4, 5 oder 6 Weise in der Familie.
AR-219 = Großschatzmeister (Politiker, violett; rekonstruiert): am Spielende ein Punkt für je volle 3 Gold Reichtum, höchstens 7.
AR-220 = Kriegsminister (Politiker, violett; rekonstruiert): am Spielende ein Punkt für jedes Söldnerplättchen auf der Hand, höchstens 7.
AR-221 = Kanzler des Diwans (Politiker, violett; rekonstruiert): am Spielende ein Punkt für jedes andere Amt des Besitzers, höchstens 7.
AR-222 = Oberster Richter (Politiker, violett; rekonstruiert): am Spielende 6, 4, 2 oder 0 Punkte für keinen Ehrverlust-Marker, einen, zwei oder mehr.
AR-223 = Botschafter (Politiker, violett; rekonstruiert): am Spielende ein Punkt für jeden Einfluss-Marker des Besitzers, höchstens 7, neben AR-253.
AR-224 = Kämmerer (Al-Rashid, violett; rekonstruiert): AR-068 und AR-165 gelten für den Besitzer nicht: Jeder Stein darf zuerst kommen, und eine Gesandtschaft ohne Pascha kostet nichts.
AR-225 = Scharfrichter (Al-Rashid, braun; rekonstruiert): Ein Weiser eines anderen Spielers an einem unaufgelösten Ort kommt zurück in dessen Vorrat. War es dort sein einziger Stein, so ist der Stapel weg (AR-076).
AR-226 = Almosenier (Al-Rashid, grün; rekonstruiert): Zwei Ehrverlust-Marker des Käufers kommen zurück in den Vorrat, oder der eine oder keiner, wenn er nicht mehr hat; zu wählen gibt es nichts.
AR-227 = Postmeister (Al-Rashid, braun; rekonstruiert): In diesem Zug wählt der Besitzer nach dem ersten einen zweiten Ort und löst ihn auf, wenn er noch einen Stein auf dem Spielplan hat und ein Ort mit einem Stein übrig ist.
AR-228 = Siegelbewahrer (Al-Rashid, violett; rekonstruiert): Jedes später gekaufte Amt kostet seinen Besitzer 2 Gold weniger, vor den Empfehlungsschreiben, nie unter 0.
AR-229 = Hofdichter (Al-Rashid, braun; rekonstruiert): Der Besitzer nimmt einen Einfluss-Marker.
AR-230 = Bannerträger (Al-Rashid, violett; rekonstruiert): Die Dominanz des Besitzers ist an jedem Ort, an dem er einen Pascha hat, um 1 höher.
AR-231 = Günstling des Kalifen (Al-Rashid, grün; rekonstruiert): Der Käufer nimmt 1 Seide, 1 Gewürze, 1 Empfehlungsschreiben und 1 Einfluss-Marker, soweit der Vorrat sie hat.

## 9

al-rashid-rules-chapter-9 = Rundenende, Spielende, Wertung, Spielerzahl
AR-240 = Nach der Auflösungsphase der Runden 1 bis 4, in dieser Reihenfolge: (a) auffüllen, (b) Ämter aufdecken, (c) Krise, (d) nächste Runde.
AR-241 = (a) Jedes Gebiet wird aus dem Vorrat bis zu seinen aufgedruckten Waren aufgefüllt, und jedes fehlende Empfehlungsschreiben wird ersetzt. Über das Aufgedruckte hinaus kommt nichts dazu. Reichen die Empfehlungsschreiben nicht, so werden die Gebiete in der Reihenfolge ihrer Nummern bedient.
AR-242 = (b) Alle benutzten braunen Ämter werden wieder aufgedeckt.
AR-243 = (c) Die oberste Karte des Krisenstapels wird aufgedeckt und ausgeführt (AR-034), dann endgültig beiseitegelegt.
AR-244 = (d) Der Rundenmarker rückt vor; eine nach AR-162 vorbereitete Spielreihenfolge tritt in Kraft.
AR-245 = Söldner auf der Karte, Hände, Waren, Empfehlungsschreiben und Marker bleiben, wie sie sind.
AR-250 = Das Spiel endet nach der Auflösungsphase von Runde 5; ein Rundenende gibt es dann nicht. (AR-A36)
AR-251 = Familie: 3 Punkte je Pascha, 2 je Händler, 1 je Weisen im Besitz.
AR-252 = Ämter: die aufgedruckten Punkte; die der Politiker nach dem, was sie zählen (AR-216 bis AR-223).
AR-253 = Politischer Einfluss: 1 Punkt je Marker, höchstens 5 Punkte.
AR-254 = Ehrverlust: minus 2 Punkte je Marker, ohne Grenze. Eine Summe kann negativ sein.
AR-255 = Bei gleicher Summe gewinnt der größere Reichtum in Gold (AR-044).
AR-256 = Ist auch der Reichtum gleich, so gewinnt, wer in der Spielreihenfolge von Runde 5 früher kommt. (AR-A35)
AR-257 = Es gibt immer genau einen Sieger; die ganze Rangliste folgt denselben drei Maßstäben.
AR-260 = Nur die Zahl der Ämter der Gilden (AR-029, AR-030) und die Plätze am Anfang (AR-025) hängen von der Spielerzahl ab; Karte, Waren, Empfehlungsschreiben, Söldner, Krisen, Preise und Rundenzahl sind für 2 bis 5 gleich. Bei 2 Spielern kommt Position 3 nie vor, bei 4 kann ein Spieler leer ausgehen, bei 5 zwei.
AR-261 = Das Spiel zu zweit hat keine neutrale Familie und keine Sonderregel.

## 10

al-rashid-rules-chapter-10 = Auslegungen
AR-A01 = Zahl der Paläste: sechs, alle in Abschnitt 8 der Spielregel genannt. Das Spielziel spricht von 7 und Abschnitt 4 vergisst die Militärs, aber Besprechungen zählen sechs Paläste und 13 Orte. Sicherheit: hoch.
AR-A02 = Pascha und Händler zusammen: nein, eine Figur je Spieler und Ort. Der Text verbietet einen zweiten Pascha oder Händler, wo man „einen Pascha oder einen Händler“ gesetzt hat, und bei fünf Feldern und fünf Spielern ist nur Platz für je einen Stapel. Sicherheit: mittel.
AR-A03 = Ein weiterer Stein kommt zum Stapel, und eine Figur darf auf die eigenen Weisen gesetzt werden. Dass „erst ein Weiser, dann ein Pascha“ bei Al-Rashid ausdrücklich verboten ist, zeigt, dass es sonst erlaubt ist. Sicherheit: mittel.
AR-A04 = Lücken durch einen weggegangenen Stapel: Die Stapel rücken nach links, sodass „am weitesten links“ und „zuerst gesetzt“ bei Gleichstand dasselbe bleiben. Sicherheit: mittel.
AR-A05 = Einen Ort ohne Stein wählen: nein. Dort ist nichts aufzulösen, und der Zug wäre ein Passen. Solche Orte bleiben unaufgelöst, und Spione dürfen sie betreten. Sicherheit: mittel.
AR-A06 = Reihenfolge an einem Ort: Dominanz, nicht Spielreihenfolge. Jede Einzelregel (Kampf, Handel, Paläste, Preise) und der Hinweis auf gleichzeitige Aktionen sagen „in der Reihenfolge der Dominanz“. Sicherheit: hoch.
AR-A07 = Amt vor oder nach dem Ort: davor; die Spielregel nennt es zuerst. Sicherheit: mittel.
AR-A08 = „Nur eines je Auflösungsphase“: ein Amt je eigenem Zug. Die Spielregel nennt die Aktivierung unter den zwei Dingen, die ein Spieler tun darf, wenn er in der Phase an der Reihe ist, und „einmal je Runde“, durch Umdrehen angezeigt, wäre nutzlos, wenn je Runde nur ein Amt benutzt werden könnte. Sicherheit: mittel.
AR-A09 = Der Vierte rückt nicht nach, wenn einer vor ihm einen Kampf verliert; seine Steine werden entfernt, wenn der Ort geprüft wird. Sicherheit: hoch.
AR-A10 = Gleiche Stärke im Kampf ist kein Sieg: Der Text verlangt zum Sieg einen höheren Wert. Es ist ein verlorener Kampf, ohne Ehrverlust. Sicherheit: mittel.
AR-A11 = Eine von zwei Farben besiegt: Ihre Plättchen gehen weg. Der Spieler „siegt gegen eine Art“, und besiegte Plättchen werden abgelegt; der nächste trifft nur auf die andere Farbe. Sicherheit: mittel.
AR-A12 = Die Stärke wird je Farbe verglichen, weil eine Art allein besiegt werden kann; nur vorhandene Farben dürfen abgelegt werden. Sicherheit: hoch.
AR-A13 = Nach einem Sieg des Ersten muss der Zweite nicht kämpfen: Die Plättchen sind weg. Sicherheit: hoch.
AR-A14 = Stücke im Handel: in beliebiger Zusammenstellung, wie die Spielregel sagt; eine veröffentlichte Beschreibung sagt „drei verschiedene“. Sicherheit: hoch.
AR-A15 = Man darf weniger Stücke nehmen („kann nehmen“). Sind weniger übrig, so nimmt man, was da ist. Sicherheit: hoch.
AR-A16 = Empfehlungsschreiben auf der Karte: vier, wie in der Spielregel; eine Beschreibung nennt drei. Sicherheit: mittel.
AR-A17 = Mehrere Empfehlungsschreiben für ein Amt: ja. Jedes ist „ein Nachlass von 3 auf die Kosten eines Amtes“, und nichts begrenzt ihre Zahl; die Kosten sinken nicht unter 0. Sicherheit: mittel.
AR-A18 = Ämter je Besuch: eines, „die Verleihung eines Amtes“, jede Aktion einmal. Sicherheit: hoch.
AR-A19 = Gar keine Aktion bei einem Besuch: 1 Ehrverlust-Marker, weil keine Hauptaktion ausgeführt wurde. Eine Besprechung bestätigt, dass ungenutzte Besuche bestraft werden. Sicherheit: hoch.
AR-A20 = Spieler auf Rang 4 oder 5 in einem Palast nehmen keinen Ehrverlust; sie handeln nicht. Sicherheit: hoch.
AR-A21 = Eine Ware aus einer Aktion kann keine andere Aktion desselben Besuchs bezahlen. Die allgemeine Regel spricht von „dieser Aktion“, aber der Hinweis bei Al-Rashid wendet sie auf zwei Aktionen an. In einer veröffentlichten Partie wurde es anders gespielt. Sicherheit: mittel.
AR-A22 = Zwei Aktionen mit Kosten in Gold: eine Summe. Aktionen geschehen gleichzeitig, und jedes Paar einzelner Bezahlungen ist auch eine gemeinsame. Sicherheit: niedrig.
AR-A23 = Eine Bezahlung darf aus mehreren Sätzen bestehen, wird zugunsten des Zahlenden bewertet und enthält keine überflüssige Ware. Kosten über 15 (ein Pascha für den Dritten und ein Amt) brauchen mehrere Sätze. Sicherheit: hoch.
AR-A24 = Gefälligkeit der Spione: die anderen Gilden, also Militärs, Gelehrte und Händler; die weitergegebene Gefälligkeit kostet auch ihren eigenen Preis. Sicherheit: mittel für das Erste, niedrig für das Zweite.
AR-A25 = Spione: Der Dienst wird beim Besuch angesagt; die Nummern derer, die ihn nicht wählten, fallen in 1-2-3-1-2-1 aus; auf einen Spionagezug darf man verzichten; „ansehen“ braucht ein Gebiet mit einem verdeckten Plättchen, anderswo ist nichts zu erfahren. Der angesagte Dienst zählt in jedem Fall als Hauptaktion. Sicherheit: mittel.
AR-A26 = Spione bewegen einen Stein von einem Gebiet (mit eigenem Stein, also unaufgelöst) auf ein anderes unaufgelöstes Gebiet, auch ein leeres. Paläste schließt der Text aus. Sicherheit: hoch.
AR-A27 = Militärs: Die Farben werden alle auf einmal gewählt, weil Aktionen gleichzeitig geschehen. Eine Mischung darf nicht mehr Plättchen einer Farbe verlangen, als Nachzieh- und Ablagestapel enthalten. Sicherheit: niedrig.
AR-A28 = Nachziehstapel der Söldner leer: Der Ablagestapel dieser Farbe wird gemischt. Sicherheit: mittel.
AR-A29 = Die 14 Ehrverlust-Marker sind keine Grenze: Der Abzug hat „kein Höchstmaß“. Sicherheit: mittel.
AR-A30 = Die 24 Einfluss-Marker und die 16 Empfehlungsschreiben sind Grenzen: Nur Waren gelten als unbegrenzt. Sicherheit: mittel.
AR-A31 = Weiser auf Position 3: 12 Gold, wie geschrieben, obwohl die Reihen 8, 10, 12 und 11, 13, 15 an 9 denken lassen. Sicherheit: mittel.
AR-A32 = Al-Rashid ohne Pascha: Setzen ohne Pascha ist verboten, denn der Text sagt „muss“ und „nicht erlaubt“. Derselbe Satz verweist auf den Kasten über den Ehrverlust, was gegen diese Auslegung spricht. Die 2 Ehrverlust-Marker sind für eine Gesandtschaft, die ihren Pascha verloren hat (Infiltrator). Sicherheit: niedrig.
AR-A33 = Wer bei Al-Rashid nur ein Amt nimmt, wechselt seinen Platz in der Reihenfolge nicht; der Wechsel ist eine Wirkung des Wohlwollens. Sicherheit: mittel.
AR-A34 = Die neue Reihenfolge gilt ab der nächsten Runde, schon in deren Platzierungsphase. Vermerkt werden muss sie nur, weil die laufende Phase in der alten weitergeht. Sicherheit: mittel.
AR-A35 = Gleichstand am Ende: Es gilt die Reihenfolge der Runde 5; eine neu vorbereitete tritt nie in Kraft. Sicherheit: mittel.
AR-A36 = Kein Rundenende nach Runde 5: Das Spiel endet nach der fünften Auflösungsphase. Sicherheit: hoch.
AR-A37 = Ein braunes Amt darf in der Runde benutzt werden, in der es gekauft wurde, ab dem nächsten Zug des Besitzers. Sicherheit: mittel.
AR-A38 = Auch verdeckte Ämter bringen Punkte; die Seite zeigt nur, dass sie benutzt wurden. Sicherheit: hoch.
AR-A39 = Ungleich viele Steine in der Platzierungsphase: Wer keinen mehr hat, wird übersprungen; Passen gibt es nicht. Sicherheit: hoch.
AR-A40 = Wessen Zug der nächste ist: Spielreihenfolge, reihum, ohne Spieler, die keinen Stein auf dem Spielplan haben. Sicherheit: hoch.
AR-A41 = Eine Krise trifft ein Gebiet, das noch Plättchen hat: Sie kommen zusammen; die alten behalten ihre Seite. Sicherheit: hoch.
AR-A42 = Waren, Empfehlungsschreiben, Marker, Ämter, eigene Vorräte sowie Zahl und Farbe der Söldnerplättchen sind offen; die Werte der Plättchen auf der Hand sind geheim. Sicherheit: mittel.
AR-A43 = Bei der Vorbereitung werden die Plättchen in Spielreihenfolge gezogen. Sicherheit: hoch.
AR-A44 = Ein gekaufter Stein kann nicht sofort gesetzt werden; die Platzierung ist vorbei. Sicherheit: hoch.
AR-A45 = Wer den Dienst auslässt, überlässt seinen Preis nicht dem nächsten; die Preise folgen der Position nach Dominanz. Sicherheit: hoch.
AR-A46 = Arten von Ämtern je Gilde: vier in zwei Exemplaren, denn es gibt acht je Farbe, „eines je Art“ bei 2 oder 3 Spielern und alle bei 4 oder 5. Sicherheit: mittel.
AR-A47 = Ein in einem Palast gekauftes Amt ändert dort die Rangfolge nicht; sie wurde am Anfang festgestellt. Sicherheit: mittel.
AR-A48 = Die Steine dessen, der verliert oder sich zurückzieht, kommen sofort zurück; er kann dadurch das Recht auf weitere Züge verlieren (AR-081). Sicherheit: hoch.
AR-A49 = Der Tausch bei der Gefälligkeit der Händler kann nicht dieselbe Sorte zurückgeben: „mit einer anderen“. Sicherheit: hoch.
AR-A50 = Die zwei nicht benutzten schwarzen Krisenkarten sind nicht bekannt; sie kommen ungesehen zurück in die Schachtel. Sicherheit: mittel.
AR-A51 = Al-Rashid: Bittet nur der Zweite oder Dritte um Wohlwollen, so rücken die Bittenden auf und kommen zuerst. Der Text setzt voraus, dass alle drei bitten; ein leerer erster Platz bräuchte eine Regel, die es nicht gibt. Sicherheit: niedrig.
AR-A52 = Mehr Empfehlungsschreiben, als die Kosten brauchen, dürfen nicht benutzt werden; sie wären wirkungslos verloren. Sicherheit: hoch.
AR-A53 = Ein Besuch darf weder mit mehr Waren als nötig bezahlt noch geschuldet werden (AR-047, AR-050). Sicherheit: hoch.
AR-A54 = Waren oder Empfehlungsschreiben aus einem aktivierten Amt dürfen im selben Zug benutzt werden: Die Aktivierung ist eine eigene Aktion vor der Auflösung des Ortes, und die Regel über gleichzeitige Aktionen spricht von den Aktionen an einem Ort. Sicherheit: mittel.
AR-A55 = Eine Gefälligkeit, deren Marker oder Plättchen ausgegangen ist, ist nicht möglich. Sicherheit: mittel.
AR-A56 = Gefälligkeit der Spione und der Militärs bei einem Besuch der Militärs: nein. Jeder Palast hat eine Gefälligkeit, und jede Aktion geschieht einmal; die der Spione gibt es nur bei den Spionen. Sicherheit: hoch.
AR-A57 = Dienst und Gefälligkeit der Militärs bei einem Besuch, mit weniger Plättchen, als beide zögen: Die Gefälligkeit behält ihr Plättchen. Der Dienst zieht, was außerdem übrig ist, vielleicht keines, und zählt trotzdem als Hauptaktion. Eine Gefälligkeit, die gewählt werden kann, muss ihr Plättchen geben (AR-313, AR-A55); nur der Dienst darf zu kurz kommen (AR-316). Sicherheit: niedrig.
AR-A58 = Eine Gesandtschaft bei Al-Rashid, die ihren Pascha durch den Infiltrator verloren hat: Kein Pascha darf zu ihr zurückkommen. Weise sind geblieben, und zu ihnen dürfen nur Weise kommen (AR-068). Ist nichts geblieben, so kommt wieder zuerst ein Pascha. Mit dem Kämmerer darf jede Figur kommen. Sicherheit: mittel.
AR-A59 = Welche Wirkungen dürfen auf welchem Rand eines Amtes stehen? Braun: was beim Aktivieren geschieht: Gebiete ansehen, ein Söldnerplättchen bewegen, einen eigenen Stein bewegen, Söldnerplättchen ziehen, die Krisenkarte ansehen, Waren, Empfehlungsschreiben oder Einfluss erhalten, einen Stein erhalten, eine Ware erhalten, Waren tauschen, einen gegnerischen Weisen zurückschicken, Ehrverlust-Marker zurückgeben, zwei Orte auflösen. Violett: was dauernd oder am Ende gilt: Gleichstände der Dominanz gewinnen, Stärke im Kampf, Rückzug ohne Ehrverlust, Dominanz der Weisen, mehr Stücke im Handel, Punkte am Ende, Al-Rashid ohne Pascha, billigere Ämter, Dominanz mit einem Pascha. Grün: was man ohne Frage erhält: Waren, Empfehlungsschreiben oder Einfluss erhalten, einen Stein erhalten, Ehrverlust-Marker zurückgeben. Eine Wirkung, die ein Plättchen oder einen Stein bewegt oder einen Weisen zurückschickt, tut es mit 1. Ein gedrucktes Plättchen, das anders ist, wird beim Lesen der Schachteldatei abgelehnt, mit dem, was möglich wäre; nie wird es als etwas Ähnliches gelesen. Sicherheit: hoch.
AR-A60 = Sind alle übrigen Karten des Krisenstapels daruntergelegt worden, so liegt die zuerst daruntergelegte oben (AR-321). Der Zufall hat dann nichts zu entscheiden, und wer sie dorthin gelegt hat, weiß, was kommt. Das ist in Runde 3 mit zwei Astronomen möglich. Sicherheit: hoch.
AR-A61 = Die Rücknahme ist strenger, als AR-280 verlangt: Sie endet, wenn ein anderer Spieler gefragt wird, ehe er entschieden hat; worüber er nachdenkt, darf sich nicht unter seinen Augen ändern. Ein gesetzter Stein, ein Rückzug oder ein Besuch kann also nur zurückgenommen werden, solange danach derselbe Spieler gefragt wird. Und ein Blick wird nie zurückgenommen, auch wenn er nur Bekanntes gezeigt hat. Sicherheit: mittel.
AR-A62 = Ein Besuch, bei dem Plättchen gezogen werden, wird in dieser Reihenfolge erzählt: zuerst alles, was keinen Zufall braucht, wie in AR-314 (was abgegeben wird, Dienst, Amt mit seiner Wirkung, Gefälligkeit, Ehrverlust-Marker); dann die Plättchen, eines nach dem anderen: die roten, dann die blauen des Dienstes, das der Gefälligkeit zuletzt. Nichts hängt davon ab, denn keine Wirkung eines Besuchs berührt die Stapel. Sicherheit: hoch.

## 11

al-rashid-rules-chapter-11 = Verborgene Information
AR-270 = Ein Plättchen behält seine Identität: Wer ein Plättchen gesehen hat, kennt es, bis es die Karte verlässt, auch nachdem der Aufwiegler es bewegt hat. Das Programm merkt sich das und zeigt es nur diesem Spieler.
AR-271 = Jedem Spieler, Mensch oder Computer, wird genau gezeigt, was er sehen darf; ungesehene Plättchen und Karten sind durch ihre Rückseite ersetzt. Die Werte der Plättchen einer Hand kennt nur ihr Besitzer; die anderen kennen Zahl und Farbe. Von verdeckten Plättchen auf der Karte kennen alle Zahl und Farbe, und alle wissen, dass jemand sie angesehen hat. Offene Plättchen, Ablagestapel, Waren, Empfehlungsschreiben, Marker, Ämter und ihre Seite, eigene Vorräte, Stapel und beide Spielreihenfolgen sind offen. Von den Nachziehstapeln und dem Krisenstapel wissen alle, wie viele übrig sind.
AR-272 = Zufällige Ereignisse sind die von AR-319. Alles andere entscheiden die Spieler. Die Liste der Entscheidungen und Zufallsergebnisse gibt eine Partie genau wieder.
AR-273 = Eine Entscheidung wird nie von zwei Spielern gleichzeitig getroffen; in jedem Augenblick entscheidet genau ein Spieler.
AR-319 = Der Zufall ist ein eigener Schritt zwischen den Entscheidungen, und sein Ergebnis wird aufgezeichnet. Es gibt fünf Ereignisse: die Spielreihenfolge bei der Vorbereitung (jede Reihenfolge gleich wahrscheinlich; von allen gesehen); ein Plättchen, das von einem Nachziehstapel gezogen wird (jedes Plättchen darin gleich wahrscheinlich; den Wert sieht, wer zieht, die Farbe alle); die schwarze Karte der Vorbereitung (jede der drei gleich wahrscheinlich; von allen gesehen); ein Plättchen, das eine Krise auf ein Gebiet legt (jedes Plättchen im Nachziehstapel gleich wahrscheinlich; den Wert sieht niemand); die oberste Karte des Krisenstapels (jede noch nicht festgelegte Karte gleich wahrscheinlich; von allen gesehen, beim Astronomen nur vom Besitzer).
AR-320 = Ein Nachziehstapel der Söldner wird als Menge ungesehener Plättchen ohne Reihenfolge geführt; welches kommt, entscheidet sich beim Ziehen. Wird ein Stapel neu gebildet (AR-104), so werden die abgelegten Plättchen wieder unbekannt; alle wissen, dass keines der Plättchen auf Händen oder verdeckt auf der Karte darunter ist. Die Wahrscheinlichkeiten sind die eines gemischten Stapels.
AR-321 = Der Krisenstapel besteht von oben nach unten aus: einer Karte, die gesehen und liegen gelassen wurde, wenn es eine gibt; den noch nicht festgelegten Karten, ohne Reihenfolge; den daruntergelegten Karten, in der Reihenfolge, in der sie dorthin kamen. Er geht nie aus: acht Karten, von denen höchstens vier benutzt werden.
AR-322 = Wer eine Krisenkarte gesehen hat, kennt sie und ihren Platz, bis sie aufgedeckt wird; das Programm merkt sich das nur für diesen Spieler.

## 12

al-rashid-rules-chapter-12 = Entscheidungen und Rücknahme
AR-280 = Ein Spieler darf seine letzte Entscheidung zurücknehmen, solange (a) sie niemandem etwas Verborgenes gezeigt hat und (b) seither kein anderer Spieler entschieden hat. Eine Entscheidung, die etwas aufdeckt, kann nie zurückgenommen werden: Plättchen ziehen, Plättchen oder die Krisenkarte ansehen, ein Gebiet mit verdeckten Plättchen wählen, kämpfen.
AR-281 = Entscheidungen, denen die öffentliche Information genau eine Möglichkeit lässt, trifft das Programm und sagt sie an; zu ihnen geht keine Rücknahme zurück. Eine Entscheidung, die nur wegen verborgener Plättchen eine einzige Möglichkeit hat, wird gefragt wie jede andere.
AR-282 = Ein Palastbesuch ist eine Entscheidung mit Teilen (Aktionen, Amt, Empfehlungsschreiben, weitergegebene Gefälligkeit, gegebene Waren, Bezahlung); seine Teile können geändert werden, bis er als Ganzes bestätigt ist.
AR-283 = Kampf: Ohne ein Plättchen einer vorhandenen Farbe ist der Rückzug die einzige Möglichkeit (AR-281).
AR-284 = Besuch: Gezeigt wird nur, was der Spieler bezahlen kann; „keine Aktion“ ist immer möglich und wird mit ihrem Preis von 1 Ehrverlust-Marker gezeigt.
AR-285 = Die Wahl eines Gebiets mit verdeckten Plättchen wird mit dem Hinweis gezeigt, dass sie nicht zurückgenommen werden kann.
AR-323 = Eine Entscheidung mit Teilen wird Teil für Teil gefragt: erst was, dann von welcher Art, dann mit welchen Waren sie bezahlt wird. Ein Teil bietet nur Möglichkeiten, mit denen die ganze Entscheidung noch regelgerecht vollendet werden kann; ein Teil ohne Wahl wird übersprungen. Werden mehrere Dinge nacheinander gewählt, so kommt eine Wahl in der Ordnung der Schachtel nie vor der vorigen (Plättchen: Rot vor Blau, dann nach Wert), sodass jede Zusammenstellung auf genau eine Weise erreicht wird.
AR-324 = Ein Setzen hat nie mehr als 39 Möglichkeiten (drei Arten, dreizehn Orte); jede andere Liste hat höchstens 24, und die Zahl einer Ware in einer Bezahlung (AR-303) höchstens eine mehr als die Waren dieser Sorte im Besitz.
AR-325 = Rücknahme innerhalb einer Entscheidung nimmt ihren letzten Teil zurück; AR-280 gilt für die ganze Entscheidung, sobald ihr letzter Teil getroffen ist. Bevor der letzte Teil eines Besuchs wirksam wird, kann das Programm einen Menschen bitten, ihn zu bestätigen (AR-282); das ist keine Entscheidung des Spiels.

## 14

al-rashid-rules-chapter-14 = Was immer gilt
AR-INV-01 = Rote Plättchen in Nachziehstapel, Ablagestapel, Händen und auf der Karte sind zusammen 32; blaue ebenso. Jedes Plättchen ist an genau einer Stelle.
AR-INV-02 = Empfehlungsschreiben im Vorrat, auf der Karte und bei den Spielern sind zusammen 16.
AR-INV-03 = Einfluss-Marker im Vorrat und bei den Spielern sind zusammen 24.
AR-INV-04 = Für jede Farbe sind Paschas, Händler und Weise in Farbvorrat, eigenem Vorrat und auf dem Spielplan zusammen 3, 4 und 6. Eine Familie (eigener Vorrat und Spielplan) wird nie kleiner.
AR-INV-05 = Jedes Amt im Spiel ist in seinem Palast oder bei genau einem Spieler; kein Spieler hat zwei einer Art; Ämter kommen nie in einen Palast zurück.
AR-INV-06 = An jedem Ort ist höchstens ein Stapel je Spieler; ein Stapel hat höchstens eine Figur; die Stapel stehen auf den ersten Feldern, von 1 an, ohne Lücke.
AR-INV-07 = Bei Al-Rashid enthält jeder Stapel einen Pascha, außer sein Besitzer hat den Kämmerer oder hat den Pascha durch ein Amt wegbewegt.
AR-INV-08 = Nach jedem vollen Umlauf einer Platzierungsphase hat jeder Spieler so viele Steine gesetzt, wie es Umläufe gab, oder die ganze Familie, wenn sie kleiner ist.
AR-INV-09 = Zu Beginn einer Platzierungsphase ist kein Stein auf dem Spielplan; zu Beginn einer Auflösungsphase ist es jeder.
AR-INV-10 = An einem aufgelösten Ort steht für den Rest der Runde kein Stein.
AR-INV-11 = Die Waren auf einem Gebiet sind nie mehr als die aufgedruckten, Sorte für Sorte; nach dem Auffüllen sind es genau diese. Auf einem Gebiet liegen nie mehr Empfehlungsschreiben, als aufgedruckt sind.
AR-INV-12 = Keine Zahl von Waren, Empfehlungsschreiben oder Markern ist negativ.
AR-INV-13 = Jede Bezahlung ist mindestens ihre Kosten wert und enthält nichts Überflüssiges; der Zahlende besaß sie zu Beginn des Besuchs.
AR-INV-14 = Eine Ware mehr erhöht den Wert der Waren um mindestens 1; Waren sind mindestens so viel wert, wie sie zählen; der Wert ist der der besten Aufteilung in Sätze.
AR-INV-15 = Ehrverlust-Marker eines Spielers werden nur durch eine Wirkung weniger, die das sagt.
AR-INV-16 = An einem Ort handeln höchstens drei Spieler; ihre Positionen beginnen mit 1 und haben keine Lücke.
AR-INV-17 = In einem Zug wird höchstens ein Amt aktiviert; ein verdecktes braunes Amt wird nie aktiviert; zu Beginn einer Runde sind alle braunen Ämter offen.
AR-INV-18 = Bei einer Auflösung der Spione werden höchstens 6 Spionagezüge gemacht, nach Position höchstens 3, 2, 1.
AR-INV-19 = Die Spielreihenfolge enthält jeden Spieler einmal und ändert sich nur zu Beginn einer Runde.
AR-INV-20 = Plättchen auf der Karte sind nur offen, wenn ihr Gebiet seit ihrer Ankunft aufgelöst wurde oder wenn sie offen von einem solchen Gebiet bewegt wurden.
AR-INV-21 = Benutzte Krisenkarten: 1 schwarze bei der Vorbereitung und 1 weiße nach jeder der Runden 1 bis 4; nie mehr als 5 in einem Spiel.
AR-INV-22 = Jede Auflösungsphase endet: Jeder Zug entfernt mindestens einen Stein vom Spielplan, und keiner kommt hinzu.
AR-INV-23 = Was einem Spieler gezeigt wird, enthält keinen Wert eines Plättchens oder einer Karte, den er nicht sehen durfte (AR-270, AR-271).
AR-INV-24 = Gleiche Schachtel, gleicher Startwert und gleiche Entscheidungen ergeben das gleiche Spiel.
AR-INV-25 = Der Punktestand eines beendeten Spiels ist die Summe von AR-251 bis AR-254, aus der Endlage neu gezählt.
AR-INV-26 = Die Prestigepunkte eines Amtes liegen immer in den Grenzen seines Palastes (AR-177).
AR-INV-27 = In jedem Augenblick vor dem Ende gibt es genau eine Entscheidung mit mindestens einer Möglichkeit oder genau ein Zufallsereignis mit mindestens einem Ergebnis, dessen Wahrscheinlichkeiten zusammen 1 ergeben.
AR-INV-28 = Jede für eine Bezahlung angebotene Folge von Zahlen endet in einer erlaubten Bezahlung, zu jeder erlaubten führt genau eine Folge, und es gibt eine, wenn die Kosten bezahlt werden können.
AR-INV-29 = Ein Plättchen auf der Karte liegt auf einem Gebiet, das seine Farbe bedrohen kann.
AR-INV-30 = Ein Teil einer Entscheidung führt nie in eine Lage, in der sie nicht vollendet werden kann (AR-323).
AR-INV-31 = Keine Liste von Möglichkeiten ist länger, als AR-324 sagt.

## 15

al-rashid-rules-chapter-15 = Die Schachteldatei
AR-290 = Jede Zahl, jeder Name und jede Wirkung von Gebieten, Söldnern, Krisenkarten und Ämtern kommt aus der Schachteldatei; wer das Spiel besitzt, kann sie durch eine mit den gedruckten Werten ersetzen.
AR-291 = Jeder Teil der Schachteldatei sagt, woher er kommt: aus der Spielregel, aus veröffentlichtem Material oder rekonstruiert, oder aus mehreren davon mit den Teilen, die sie abdecken.
AR-292 = Die Wirkung eines Amtes ist einer dieser Vorgänge: Gebiete ansehen, ein Söldnerplättchen bewegen, einen eigenen Stein bewegen, Gleichstände der Dominanz gewinnen, Söldnerplättchen ziehen, Stärke im Kampf, Rückzug ohne Ehrverlust, die Krisenkarte ansehen, Waren, Empfehlungsschreiben oder Einfluss erhalten, Dominanz der Weisen, einen Stein erhalten, eine Ware erhalten, Waren tauschen, mehr Stücke im Handel, Punkte am Ende, Al-Rashid ohne Pascha, einen gegnerischen Weisen zurückschicken, Ehrverlust-Marker zurückgeben, zwei Orte auflösen, billigere Ämter, Dominanz mit einem Pascha. Jeder andere ist ein Fehler beim Lesen der Datei.
AR-293 = Punkte am Ende zählen eines davon: Paschas, Händler, Weise, Reichtum, Söldnerplättchen, andere Ämter, Ehrverlust-Marker, Einfluss-Marker.
AR-294 = Beim Lesen einer Schachteldatei wird geprüft: 5 Waren; 3 Arten von Steinen; 6 Paläste und 7 Gebiete mit je 5 Feldern; die Empfehlungsschreiben auf den Gebieten; ein Platz für jede Ware; die Zahlen der Söldnerplättchen; 3 schwarze und mindestens 4 weiße Krisenkarten, jede Zeile mit einem Gebiet und einer Farbe, die es bedrohen kann; 8 Ämter je Palast bei 4 oder 5 Spielern; Prestigepunkte in den Grenzen des Palastes; alle Namen in vier Sprachen; keine Kennung doppelt.
AR-295 = Schalter in der Schachteldatei wählen eine Lesart von Kapitel 10; ihre Werte dort sind die Auslegungen dieses Dokuments.
AR-296 = Nur diese Werte der Schalter müssen unterstützt werden. Ein nicht unterstützter Wert ist ein Fehler beim Lesen der Datei und wird nie übergangen.
AR-297 = Zurückgezogen: Die Liste der Bezahlungen hat keine Längengrenze mehr (AR-303).
