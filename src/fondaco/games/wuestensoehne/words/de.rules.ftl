### Die Regeln von Im Reich der Wüstensöhne für Spieler, Absatz für Absatz, in der Reihenfolge und mit den Kürzeln des
### Regeldokuments. Eine Meldung ist eine Zeile; Kapitel stehen vor ihren Absätzen.

## 2

wuestensoehne-rules-chapter-2 = Spielmaterial
WS-001 = Man spielt mit 3 oder 4 Personen (WS-A01).
WS-002 = Es gibt 85 Entdeckerkärtchen. Jedes trägt auf der Rückseite eine Zahl von 1 bis 5 und gehört zum Stapel dieser Zahl. Rekonstruiert: 17 Kärtchen je Zahl.
WS-003 = Das Startkreuz besteht aus einem Mittelteil (1 Feld) und vier Leisten zu 5 Feldern: 21 Felder (WS-A02).
WS-004 = Es gibt 4 Farben; zu einer Farbe gehören 1 Karawane (eine Kamelfigur) und 4 Entdeckerfiguren.
WS-005 = Alle 16 Entdeckerfiguren sind verschieden groß, und die vier einer Farbe ergeben aufeinandergestellt dieselbe Gesamthöhe.
WS-006 = Es gibt 1 Turban. Er sitzt auf einer Entdeckerfigur.
WS-007 = Es gibt 1 Gerüchtetafel mit einer Reihe für jede der vier Waren Myrrhe, Weihrauch, Edelstein und Salz. Jede Reihe hat 2 Plätze, insgesamt 8.
WS-008 = Es gibt 6 Gerüchteplättchen, jedes mit einem Wert, der zum Wert einer Ware gezählt oder von ihm abgezogen wird.
WS-009 = Es gibt 20 Wassersteine. Wassersteine sind das einzige Zahlungsmittel.
WS-010 = Es gibt 4 Karawanentafeln. Eine Tafel zeigt 2 Kamele mit je 2 Warenplätzen (4 Plätze) und drei Helfer: Karawanenführer, Kameltreiber, Kundschafter. Einen Helfer einzusetzen kostet 1 Wasserstein.
WS-011 = Es gibt 10 Kamelkärtchen. Ein Kamelkärtchen bringt 2 weitere Warenplätze.
WS-012 = Es gibt 40 Warenplättchen, 10 von jeder Ware.
WS-013 = Alle Vorräte sind auf diese Zahlen begrenzt. Gezahlte Wassersteine und abgelegte Warenplättchen kommen in den allgemeinen Vorrat zurück; abgelegte Entdeckerkärtchen scheiden aus dem Spiel aus.

## 3

wuestensoehne-rules-chapter-3 = Geometrie und Begriffe
WS-020 = Die Spielfläche hat 11 × 11 Felder. Das Kreuz füllt die mittlere Spalte und die mittlere Reihe; die anderen 100 Felder sind zu Beginn leer und bilden vier Blöcke von 5 × 5.
WS-021 = Jedes Feld des Kreuzes und jedes Entdeckerkärtchen hat einen Mittelpunkt und vier Seiten: Norden, Osten, Süden, Westen. Eine Seite hat einen Code; er sagt, welche Linie vom Mittelpunkt zu dieser Seite führt (braun, weiß oder keine) und welches Gelände die Seite zeigt (Wüste oder Oase). In der mitgelieferten Schachtel kommen nur zwei Codes vor: B ist eine braune Linie in der Wüste, W eine weiße Linie in der Oase.
WS-022 = Zwei waagerecht oder senkrecht benachbarte belegte Felder, deren Seiten sich mit einer Linie berühren, sind durch eine Linie dieser Farbe verbunden. (Nach WS-121 haben beide Hälften dieselbe Farbe.)
WS-023 = Eine Linie ist offen, wenn ihre Seite zu einem leeren Feld innerhalb der Spielfläche zeigt.
WS-024 = Eine Linie, die gegen den Spielfeldrand läuft, ist nicht offen und führt nirgendwohin.
WS-025 = Ein Oasenteil ist ein zusammenhängendes Stück Oase innerhalb eines Kärtchens. Er berührt eine oder mehrere Seiten des Kärtchens. Ein Kärtchen hat 0, 1, 2 oder 3 Oasenteile; jede Oasenseite gehört zu genau einem Oasenteil.
WS-026 = Oasenteile benachbarter Felder hängen genau dann zusammen, wenn sie sich über eine gemeinsame Seite berühren, die auf beiden Oase ist. Ecken verbinden nie etwas.
WS-027 = Eine Oase ist eine größtmögliche Menge zusammenhängender Oasenteile. Oasenteile des Kreuzes zählen wie die der Kärtchen.
WS-028 = Aktionsfelder liegen in Oasenteilen. Die Aktionsfelder einer Oase sind die aller ihrer Oasenteile. Die Felder des Kreuzes haben keine Aktionsfelder (WS-A22).
WS-029 = Ein Wüstenkärtchen ist ein Kärtchen ohne Oasenteil. Jedes andere Kärtchen ist ein Oasenkärtchen.
WS-030 = Kärtchen dürfen um Vierteldrehungen gedreht werden; sie werden nie verdeckt oder gespiegelt gelegt.
WS-031 = Zwei Arten, dasselbe Kärtchen auf dasselbe Feld zu legen, die dieselben Seitencodes, dieselben Oasenteile und dieselben Aktionsfelder ergeben, sind ein und dieselbe Möglichkeit.
WS-032 = Auslage: die Entdeckerkärtchen, die offen vor einem Spieler liegen. Eigener Vorrat: die Entdeckerfiguren eines Spielers, die nicht auf dem Plan stehen. Allgemeiner Vorrat: Wasser, Kamele, Waren. Gerüchtevorrat: die verdeckten Gerüchteplättchen neben der Gerüchtetafel.

## 4

wuestensoehne-rules-chapter-4 = Vorbereitung
WS-040 = Das Kreuz wird ausgelegt. Es legt auch die Spielfläche fest.
WS-041 = Die Entdeckerkärtchen werden nach der Zahl auf der Rückseite sortiert, jede Zahl wird gemischt, und fünf verdeckte Stapel werden gebildet.
WS-042 = Der aktuelle Stapel ist der mit der kleinsten Zahl, der noch Kärtchen hat. Gezogen wird immer oben vom aktuellen Stapel: von Stapel 2 erst, wenn Stapel 1 aufgebraucht ist, und so weiter.
WS-043 = Jeder Spieler erhält ein Kärtchen von Stapel 1 und legt es als Auslage offen vor sich.
WS-044 = Jeder Spieler wählt eine Farbe und nimmt, was dazugehört. Alle vier Entdeckerfiguren beginnen in seinem eigenen Vorrat.
WS-045 = Jeder Spieler stellt seine Karawane auf eines der vier Endfelder des Kreuzes (Reihenfolge: WS-A41).
WS-046 = Zwei Karawanen beginnen nie auf demselben Feld. Bei 3 Spielern bleibt ein Endfeld frei; sonst ändert sich mit der Spielerzahl nichts.
WS-047 = Jeder Spieler nimmt eine Karawanentafel. Ihre 4 Warenplätze sind leer.
WS-048 = Die Gerüchtetafel liegt neben dem Kreuz; alle ihre Plätze sind leer. Jede Ware beginnt mit dem Wert 4 (Gold).
WS-049 = Die sechs Gerüchteplättchen werden gemischt und liegen als Gerüchtevorrat verdeckt neben der Gerüchtetafel.
WS-050 = Wassersteine, Kamelkärtchen und Warenplättchen liegen als allgemeiner Vorrat neben dem Kreuz.
WS-051 = Jeder Spieler nimmt 2 Wassersteine.
WS-052 = Der jüngste Spieler erhält den Turban und setzt ihn auf seine größte Entdeckerfigur (WS-A42).
WS-053 = Der jüngste Spieler hat den ersten Zug. Gespielt wird im Uhrzeigersinn.
WS-054 = Aller Zufall des Spiels ist durch das Mischen von WS-041 und WS-049 festgelegt (und durch das Auslosen von Startspieler, Farben oder Plätzen, wenn die Spieler es wünschen). Später wird nichts mehr ausgelost.
WS-055 = Dasselbe ohne verborgene Reihenfolge: Jedes Kärtchen, das von einem Stapel genommen wird (WS-043, WS-093, WS-102), ist ein Zufallsereignis mit gleicher Wahrscheinlichkeit für jedes Kärtchen, das noch im aktuellen Stapel ist, und jedes Gerüchteplättchen aus dem Gerüchtevorrat (WS-175) eines mit gleicher Wahrscheinlichkeit für jedes Plättchen im Vorrat. Ein bekanntes Gerücht liegt nie mit einem anderen zusammen im Vorrat (WS-178), steht dann also fest.
WS-056 = Die Farben werden vor der Partie geklärt, durch Wahl oder nach den Plätzen; sie sind keine Entscheidung des Spiels selbst (WS-A52).

## 5

wuestensoehne-rules-chapter-5 = Ablauf eines Zuges
WS-060 = Der Durchgang eines Spielers besteht aus einem normalen Zug und, wenn er dafür zahlt, einem Zusatzzug.
WS-061 = Normaler Zug und Zusatzzug haben dieselben Schritte in dieser Reihenfolge: 1. auf Wunsch ablegen (WS-109, nur im dort genannten seltenen Fall); 2. Bewegung (Kapitel 6); 3. Entdecken (Kapitel 7 und 8), nach einem Wüstenkärtchen zurück zu Schritt 2; 4. Entdeckerfigur (Kapitel 9), nur nach einem Oasenkärtchen; 5. auf Wunsch zurückholen (WS-139); 6. Wertung jeder Oase, die in diesem Zug vollendet wurde (Kapitel 10).
WS-062 = Schritt 2 und 3 enden, und der Zug geht mit Schritt 4 oder 5 weiter, sobald eines davon geschieht: Der Spieler entdeckt nicht; ein gezogenes Kärtchen passt nirgends an die Karawane; ein Oasenkärtchen ist gelegt.
WS-063 = Nach dem normalen Zug samt seinen Wertungen wird der Zusatzzug angeboten (Kapitel 13).
WS-064 = Dann hat der nächste Spieler im Uhrzeigersinn seinen Durchgang.
WS-065 = Keinem Schritt kann eine Möglichkeit fehlen: Stehen zu bleiben ist immer eine erlaubte Bewegung (WS-083), nicht zu entdecken ist immer erlaubt (WS-092), und jede andere Wahl wird nur angeboten, wenn es eine Möglichkeit gibt.

## 6

wuestensoehne-rules-chapter-6 = Bewegung der Karawane
WS-070 = Der Spieler darf seine Karawane stehen lassen oder auf ein anderes belegtes Feld ziehen (WS-A06).
WS-071 = Eine Karawane zieht von Mittelpunkt zu Mittelpunkt entlang der Linien, die belegte Felder verbinden (WS-022).
WS-072 = Auf braunen Linien darf sie beliebig weit ziehen.
WS-073 = Sobald sie eine weiße Linie benutzt, endet ihre Bewegung am nächsten Mittelpunkt.
WS-074 = Ohne Bezahlung erreichbar sind also: alle Felder, die mit dem Feld der Karawane nur durch braune Linien verbunden sind, dieses eingeschlossen, und jedes Feld, das mit einem von ihnen durch eine weiße Linie verbunden ist.
WS-075 = Auf dem Feld, auf dem eine Bewegung endet, darf keine andere Karawane stehen.
WS-076 = Über Felder mit anderen Karawanen darf man ziehen.
WS-077 = Aus WS-073 und WS-075 folgt: Ohne Kameltreiber ist eine weiße Linie auf ein besetztes Feld gar nicht nutzbar.
WS-078 = Kameltreiber: Für 1 Wasserstein darf der Spieler in dieser Bewegung beliebig viele weiße Linien benutzen, mit braunen in beliebiger Reihenfolge gemischt (Reichweite: WS-A07).
WS-079 = Der Treiber wird genau dann bezahlt, wenn das gewählte Ziel ohne ihn nicht erreichbar ist. Dazu ist mindestens 1 Wasserstein nötig.
WS-080 = Eine Bewegung führt nie auf ein leeres Feld.
WS-081 = Die Bewegung kommt vor dem Entdecken: Der Spieler legt sich auf ein Feld fest, bevor er ein gezogenes Kärtchen sieht.
WS-082 = Die in der Bewegung benutzten Linien schränken den späteren Schritt auf ein neu gelegtes Kärtchen nicht ein (WS-111).
WS-083 = Das eigene Feld ist immer ein erlaubtes Ziel zum Preis 0, auch wenn alle Linien auf besetzte Felder führen.

## 7

wuestensoehne-rules-chapter-7 = Entdecken
WS-090 = Ein Spieler darf entdecken, wenn seine Karawane auf einem Feld mit mindestens einer offenen Linie steht.
WS-091 = Steht sie auf einem Feld ohne offene Linien, so kann er nicht entdecken, und WS-062 gilt.
WS-092 = Er wählt eines davon: (a) ein Kärtchen ziehen, (b) ein Kärtchen der eigenen Auslage nutzen, (c) den Kundschafter einsetzen, (d) nicht entdecken (d: WS-A09).
WS-093 = (a) Ziehen: Er nimmt das oberste Kärtchen des aktuellen Stapels und zeigt es allen.
WS-094 = Er darf nur vom aktuellen Stapel ziehen (WS-042), und nur, wenn ein Stapel noch Kärtchen hat.
WS-095 = Er darf nur mit weniger als 3 Kärtchen in der Auslage ziehen.
WS-096 = Die Anlegemöglichkeiten eines Kärtchens an der Karawane sind alle Verbindungen aus einer Drehung und einem leeren Feld, zu dem vom Feld der Karawane eine offene Linie führt, die Kapitel 8 erfüllen.
WS-097 = Hat das gezogene Kärtchen mindestens eine Anlegemöglichkeit, so muss der Spieler es legen; hat es mehrere, so wählt er eine davon (WS-A10).
WS-098 = Hat das gezogene Kärtchen keine Anlegemöglichkeit, so kommt es offen in seine Auslage, und Schritt 2 und 3 des Zuges sind vorbei.
WS-099 = WS-098 kann die Auslage von 2 auf 3 Kärtchen erhöhen, nie weiter.
WS-100 = (b) Eigene Auslage: Er legt ein Kärtchen seiner Auslage, das an der Karawane mindestens eine Anlegemöglichkeit hat. Ein Kärtchen ohne Anlegemöglichkeit kann nicht gewählt werden (WS-A11).
WS-101 = (c) Kundschafter: Er zahlt 1 Wasserstein, nimmt ein Kärtchen, das in der Auslage eines anderen Spielers liegt und an der Karawane mindestens eine Anlegemöglichkeit hat, und legt es sofort (WS-A11).
WS-102 = Der bestohlene Spieler darf zum Ausgleich ein Kärtchen vom aktuellen Stapel ziehen und offen in seine Auslage legen.
WS-103 = Sind alle Stapel leer, so erhält der Bestohlene nichts; der Diebstahl ist trotzdem erlaubt.
WS-104 = Der Ausgleich wird gezogen, nachdem das gestohlene Kärtchen gelegt und die Karawane daraufgezogen ist, vor jedem anderen Schritt (WS-A14).
WS-105 = Ein gestohlenes Kärtchen kommt nie in die Auslage des Diebes; (c) ist also mit 3 Kärtchen in der Auslage möglich.
WS-106 = Mit 3 Kärtchen in der Auslage darf ein Spieler (a) nicht wählen; (b), (c) und (d) bleiben.
WS-107 = Kann er mit 3 Kärtchen kein Feld erreichen, auf dem (b) oder (c) möglich ist, so darf er nur ziehen.
WS-108 = Sobald seine Auslage weniger als 3 Kärtchen hat, darf er wieder Kärtchen ziehen, auch später im selben Zug (WS-112).
WS-109 = Ablegen: Hat ein Spieler zu Beginn eines Zuges, vor der Bewegung, 3 Kärtchen in der Auslage, von denen keines irgendwo auf dem Plan eine erlaubte Anlegemöglichkeit hat, so darf er eines davon aus dem Spiel nehmen (Festlegung: WS-A15).
WS-110 = So wird höchstens ein Kärtchen je Zug abgelegt; danach hat der Spieler 2 Kärtchen und darf noch in diesem Zug ziehen.
WS-111 = Ist ein Kärtchen gelegt, woher es auch stammt, so muss die Karawane auf seinen Mittelpunkt ziehen.
WS-112 = Wüstenkärtchen: Ist das gelegte Kärtchen ein Wüstenkärtchen, so darf der Spieler sofort seine Karawane erneut ziehen (WS-070 bis WS-082) und dann, wenn möglich, erneut entdecken. Das wiederholt sich, solange er Wüstenkärtchen legt.
WS-113 = WS-112 gilt für gezogene, eigene und gestohlene Wüstenkärtchen gleichermaßen (WS-A12).
WS-114 = Jede durch WS-112 gewonnene Bewegung hat ihre eigene freie weiße Linie; der Treiber wird dafür nötigenfalls neu bezahlt (WS-A07).
WS-115 = Oasenkärtchen: Ist das gelegte Kärtchen ein Oasenkärtchen, so ist das Entdecken vorbei, und der Schritt der Entdeckerfigur folgt.
WS-116 = Ein Diebstahl läuft so ab: 1 Wasser zahlen, das Kärtchen nehmen, seine Lage wählen, es legen, die Karawane ziehen, Ausgleich. Ist das Kärtchen einmal genommen, so muss es gelegt werden.
WS-117 = Ein Stapel, der mitten im Zug zu Ende geht, ändert nichts außer WS-042: Das nächste Kärtchen desselben Zuges, ob vom aktiven oder von einem bestohlenen Spieler gezogen, kommt vom nächsten Stapel.

## 8

wuestensoehne-rules-chapter-8 = Anlegen
WS-120 = Ein Kärtchen darf nur auf ein leeres Feld innerhalb der Spielfläche gelegt werden.
WS-121 = An jeder seiner vier Seiten, die ein belegtes Feld berührt (Kärtchen oder Kreuz), müssen die beiden Seitencodes gleich sein: Braun trifft Braun, Weiß trifft Weiß, Wüste trifft Wüste, Oase trifft Oase.
WS-122 = Seiten, die ein leeres Feld oder den Rand berühren, sind frei.
WS-123 = Das Feld muss über eine offene Linie Nachbar des Feldes der Karawane sein; die Seite zur Karawane trägt also die Farbe dieser Linie.
WS-124 = Der Spieler wählt die Drehung.
WS-125 = Ein gelegtes Kärtchen wird nie verschoben, gedreht oder entfernt.

## 9

wuestensoehne-rules-chapter-9 = Entdeckerfiguren
WS-130 = Wer ein Oasenkärtchen gelegt und seine Karawane daraufgezogen hat, darf eine Entdeckerfigur aus seinem eigenen Vorrat auf einen Oasenteil dieses Kärtchens stellen.
WS-131 = Das ist nur in dem Zug möglich, in dem das Kärtchen gelegt wird.
WS-132 = Es ist höchstens eine Entdeckerfigur je gelegtem Kärtchen, also höchstens eine je Zug.
WS-133 = Die Entdeckerfigur steht auf freiem Oasengrund: nicht auf einem Aktionsfeld und nicht auf dem Mittelpunkt. Damit ist kein Aktionsfeld besetzt.
WS-134 = Hat das Kärtchen zwei oder drei Oasenteile, so wählt der Spieler den Oasenteil.
WS-135 = Ein Spieler ohne Entdeckerfigur im eigenen Vorrat kann in diesem Zug keine einsetzen.
WS-136 = Entdeckerfiguren, die schon in derselben Oase stehen, eigene oder fremde, verhindern das Einsetzen nicht (WS-A19).
WS-137 = Auch ein Oasenteil ohne Aktionsfelder oder in einer Oase ohne Aktionsfelder darf gewählt werden (WS-A20).
WS-138 = Entdeckerfiguren werden nie auf Felder des Kreuzes oder auf Kärtchen früherer Züge gestellt.
WS-139 = Zurückholen: Wer in diesem Zug keine Entdeckerfigur eingesetzt hat, darf eine eigene vom Plan in seinen eigenen Vorrat zurücknehmen (Lesart: WS-A17).
WS-140 = Die zurückgeholte Entdeckerfigur darf ab dem nächsten Zug des Spielers wieder eingesetzt werden. Ein Zusatzzug gilt als nächster Zug.
WS-141 = Zurückgeholt wird einmal je Zug, am Ende des Zuges, vor jeder Wertung (WS-A18).
WS-142 = Sonst bleiben Entdeckerfiguren stehen, bis ihre Oase gewertet wird.
WS-143 = Entdeckerfiguren wirken nicht auf Bewegungen, und Karawanen wirken nicht auf Entdeckerfiguren.

## 10

wuestensoehne-rules-chapter-10 = Vollendung und Wertung einer Oase
WS-150 = Eine Oase ist vollständig, wenn keiner ihrer Oasenteile eine Seite berührt, die zu einem leeren Feld innerhalb der Spielfläche zeigt.
WS-151 = Der Spielfeldrand schließt eine Oase ab wie Wüste.
WS-152 = Eine Oase, die durch das eben gelegte Kärtchen vollendet wurde, wird nach diesem Zug (normal oder Zusatzzug) gewertet, bevor der Zusatzzug angeboten wird.
WS-153 = Vollendet ein Kärtchen mehrere Oasen mit Entdeckerfiguren, so wird jede für sich und vollständig gewertet. Vor jeder Wertung außer der letzten nennt der aktive Spieler die nächste, er kennt also das Ergebnis der früheren. In der einen gewonnenes Wasser darf in der nächsten gezahlt werden (WS-A21).
WS-154 = Eine vollständige Oase ohne Entdeckerfiguren wird nicht gewertet; ihre Aktionsfelder sind verloren (WS-A23).
WS-155 = Keine Oase wird zweimal gewertet.
WS-156 = Reihe: Alle Entdeckerfiguren der Oase werden heruntergenommen und der Größe nach aufgestellt, die größte zuerst.
WS-157 = Eine Entdeckerfigur mit Turban ist immer die größte.
WS-158 = Wasser: Hat die Reihe mindestens zwei Entdeckerfiguren, gleich ob von einem oder mehreren Spielern, so muss der Besitzer der ersten 1 Wasserstein zahlen.
WS-159 = Hat er keinen Wasserstein, so verlässt diese erste Entdeckerfigur die Reihe und kommt ohne Aktion in seinen eigenen Vorrat zurück.
WS-160 = Im Fall von WS-159 zahlt sonst niemand. Je Wertung wird höchstens ein Stein gezahlt.
WS-161 = Hat die Reihe von Anfang an nur eine Entdeckerfigur, so wird nichts gezahlt.
WS-162 = Wer Wasser hat, muss zahlen; er kann nicht stattdessen die Entdeckerfigur zurückziehen.
WS-163 = Aktionsfelder: In der Ordnung der Reihe stellt der Besitzer jeder Entdeckerfigur sie auf ein freies Aktionsfeld dieser Oase und führt dessen Aktion sofort aus (WS-A26).
WS-164 = Ein Aktionsfeld nimmt nur eine Entdeckerfigur auf.
WS-165 = Solange ein Aktionsfeld frei ist, muss die nächste Entdeckerfigur eines nehmen; der Besitzer wählt, welches (WS-A27).
WS-166 = Ist kein Aktionsfeld mehr frei, so gehen die übrigen Entdeckerfiguren leer aus.
WS-167 = Rückkehr: Nach der Wertung sind alle Entdeckerfiguren der Reihe wieder im Vorrat ihrer Besitzer.
WS-168 = Turban: Dann wandert der Turban weiter, wenn WS-191 es sagt.
WS-169 = Während einer Wertung entscheiden die Besitzer der Entdeckerfiguren, wer auch immer aktiv ist; der Durchgang bleibt beim aktiven Spieler, und nach der letzten Wertung wird er nach dem Zusatzzug gefragt.

## 11

wuestensoehne-rules-chapter-11 = Aktionen der Aktionsfelder
WS-170 = Myrrhe, Weihrauch, Edelstein, Salz: Der Spieler nimmt ein Plättchen dieser Ware aus dem allgemeinen Vorrat und legt es auf einen freien Warenplatz eines seiner Kamele.
WS-171 = Wer keinen freien Warenplatz hat, wählt: auf das neue Plättchen verzichten oder eines seiner früheren Warenplättchen in den allgemeinen Vorrat zurücklegen und das neue an dessen Stelle.
WS-172 = Hat der allgemeine Vorrat kein Plättchen dieser Ware, so hat die Aktion keine Wirkung; das wird vor WS-171 geprüft, es kann also nichts getauscht werden (WS-A28).
WS-173 = Kamel: Der Spieler nimmt ein Kamelkärtchen und fügt es seiner Karawane an; dessen 2 Warenplätze sind sofort nutzbar. Ist kein Kärtchen mehr da, so hat die Aktion keine Wirkung (WS-A30).
WS-174 = Wasser: Der Spieler nimmt so viele Wassersteine, wie das Aktionsfeld zeigt (1 oder 2), aus dem allgemeinen Vorrat, oder was dort übrig ist (WS-A31).
WS-175 = Gerücht, Gerüchtevorrat nicht leer: Der Spieler nimmt ein Plättchen aus dem Gerüchtevorrat, sieht es heimlich an und legt es verdeckt auf einen freien Platz der Gerüchtetafel.
WS-176 = Jeder freie Platz jeder Ware darf gewählt werden.
WS-177 = Gerücht, Gerüchtevorrat leer: Der Spieler darf ein Plättchen auf der Gerüchtetafel heimlich ansehen und es dann liegen lassen oder herunternehmen und verdeckt neben die Tafel legen. Er darf auch nichts tun (WS-A32).
WS-178 = Ein neben die Tafel gelegtes Plättchen ist der Gerüchtevorrat. Die nächste Gerüchteaktion ist also WS-175 mit diesem Plättchen, das auf einen der dann drei freien Plätze zu legen ist.
WS-179 = Niemand außer dem handelnden Spieler sieht die Vorderseite des Plättchens.
WS-180 = Solange der Gerüchtevorrat ein Plättchen hat, gilt WS-175; ein Plättchen der Tafel anzusehen oder herunterzunehmen ist dann unmöglich (WS-A51).

## 12

wuestensoehne-rules-chapter-12 = Turban
WS-190 = Der Turban sitzt immer auf der größten der vier Entdeckerfiguren seines Besitzers, wo sie auch ist (eigener Vorrat oder Plan).
WS-191 = Immer wenn eine Entdeckerfigur mit Turban an einer Wertung teilgenommen hat, geht der Turban an den Spieler links von seinem Besitzer, der ihn auf seine eigene größte Entdeckerfigur setzt.
WS-192 = „Teilgenommen“ heißt: Sie stand in der Oase, als die Reihe gebildet wurde. Der Turban wandert auch weiter, wenn diese Figur aus Wassermangel gehen musste (WS-159) oder kein Aktionsfeld fand.
WS-193 = Er wandert einmal je solcher Wertung, wenn diese vorbei ist, bevor die nächste beginnt (WS-A34).
WS-194 = Die Entdeckerfigur zurückzuholen (WS-139) bewegt den Turban nicht.

## 13

wuestensoehne-rules-chapter-13 = Zusatzzug: Karawanenführer
WS-200 = Nach seinem normalen Zug samt dessen Wertungen darf ein Spieler 1 Wasserstein zahlen und sofort einen Zusatzzug machen.
WS-201 = Das ist nach jedem normalen Zug einmal möglich; ein Zusatzzug bringt keinen weiteren Zusatzzug.
WS-202 = Im Zusatzzug hat der Spieler dieselben Möglichkeiten wie im normalen Zug, auch Treiber, Kundschafter, Wiederholung durch Wüste, Entdeckerfigur, Zurückholen und Wertung.
WS-203 = Wasser, das in der Wertung des normalen Zuges gewonnen wurde, darf dafür gezahlt werden.

## 14

wuestensoehne-rules-chapter-14 = Ende des Spiels
WS-210 = Das Ende wird ausgelöst, wenn das letzte Kärtchen des letzten Stapels gezogen wird, von wem auch immer (auch als Ausgleich, WS-102).
WS-211 = Der aktive Spieler beendet seinen Durchgang, samt einem Zusatzzug, wenn er dafür zahlt.
WS-212 = Dann hat jeder Spieler, auch der Ziehende, genau einen weiteren Durchgang, im Uhrzeigersinn, beginnend mit dem Spieler links vom aktiven und endend mit dem aktiven Spieler (WS-A36).
WS-213 = Diese letzten Durchgänge haben alle Möglichkeiten, auch den Zusatzzug; nur Kärtchen zu ziehen ist unmöglich, weil die Stapel leer sind.
WS-214 = Nach dem letzten von ihnen ist das Spiel zu Ende.
WS-215 = Entdeckerfiguren in unvollendeten Oasen bringen nichts.

## 15

wuestensoehne-rules-chapter-15 = Schlusswertung
WS-220 = Alle Gerüchteplättchen auf der Gerüchtetafel werden aufgedeckt.
WS-221 = Der Wert einer Ware in Gold ist 4 plus die Werte der Gerüchteplättchen in ihrer Reihe.
WS-222 = Gerüchteplättchen im Gerüchtevorrat oder neben der Tafel zählen nicht.
WS-223 = Die Summe eines Spielers ist die Summe der Werte der Warenplättchen auf seinen Kamelen.
WS-224 = Die höchste Summe gewinnt.
WS-225 = Bei gleicher Summe gewinnt unter den Gleichen, wer mehr Wassersteine hat.
WS-226 = Ist auch das Wasser gleich, so teilen sich die Gleichen den Sieg (WS-A38).
WS-227 = Sonst zählt nichts: weder Punkte noch Abzüge für Wasser, Kamele, Entdeckerfiguren, Turban oder Kärtchen der Auslage.

## 16

wuestensoehne-rules-chapter-16 = Entscheidungen, Zufall und Zurücknehmen
WS-D01 = Startfeld. Wer: jeder Spieler. Wann: Vorbereitung. Möglichkeiten: ein freies Endfeld für die Karawane. Rücknahme: bis der nächste Spieler wählt.
WS-D02 = Ablegen. Wer: aktiver Spieler. Wann: Beginn eines Zuges, wenn WS-109 gilt. Möglichkeiten: eines von drei Kärtchen ablegen oder alle behalten. Rücknahme: ja, bis ein Kärtchen gezogen wird.
WS-D03 = Bewegung. Wer: aktiver Spieler. Wann: jede Bewegung. Möglichkeiten: jedes Ziel von WS-074 und WS-075 zum Preis 0 (Stehenbleiben eingeschlossen); jedes andere belegte, verbundene, unbesetzte Feld zum Preis 1, wenn er Wasser hat. Rücknahme: ja, mit Rückerstattung, bis ein Kärtchen gezogen wird.
WS-D04 = Entdecken. Wer: aktiver Spieler. Wann: eine offene Linie ist da. Möglichkeiten: ziehen (wenn erlaubt); ein eigenes Kärtchen mit Anlegemöglichkeit; ein Kärtchen eines anderen Spielers mit Anlegemöglichkeit (wenn er Wasser hat); nichts. Rücknahme: Ziehen: nein; sonst: ja, mit Rückerstattung, bis zum Ausgleich oder zum nächsten Durchgang.
WS-D05 = Lage. Wer: aktiver Spieler. Wann: das Kärtchen von WS-D04 (gezogen, eigen oder gestohlen) hat zwei oder mehr verschiedene Anlegemöglichkeiten (WS-031). Möglichkeiten: eine davon, Feld und Drehung. Rücknahme: ja, bis zum nächsten unumkehrbaren Ereignis (das Ziehen selbst bleibt).
WS-D06 = Ausgleich. Wer: bestohlener Spieler. Wann: nach dem Diebstahl, wenn die Stapel nicht leer sind. Möglichkeiten: ein Kärtchen zum Ausgleich ziehen oder nicht. Rücknahme: nein.
WS-D07 = Entdeckerfigur. Wer: aktiver Spieler. Wann: nach einem Oasenkärtchen. Möglichkeiten: eine Entdeckerfigur des eigenen Vorrats und ein Oasenteil des Kärtchens (darf nacheinander gefragt werden), oder keine. Rücknahme: ja, bis ein anderer Spieler in einer Wertung entscheidet, ein Gerücht angesehen wird oder der Durchgang endet.
WS-D08 = Zurückholen. Wer: aktiver Spieler. Wann: Ende des Zuges, keine Entdeckerfigur eingesetzt, eigene auf dem Plan. Möglichkeiten: eine davon oder keine. Rücknahme: wie WS-D07.
WS-D09 = Nächste Wertung. Wer: aktiver Spieler. Wann: zwei oder drei vollendete Oasen mit Entdeckerfiguren sind noch zu werten. Möglichkeiten: die nächste davon. Rücknahme: ja, bis diese Wertung eine Entscheidung eines anderen Spielers oder den Blick auf ein Gerücht verlangt.
WS-D10 = Aktionsfeld. Wer: Besitzer der nächsten Entdeckerfigur der Reihe. Wann: Wertung, zwei oder mehr freie Aktionsfelder. Möglichkeiten: eine Art unter den freien Aktionsfeldern (Aktionsfelder gleicher Art sind gleich, wo sie auch liegen). Rücknahme: bis ein Gerücht angesehen wird oder ein anderer Spieler entscheidet.
WS-D11 = Volle Kamele. Wer: derselbe Besitzer. Wann: Ware gewonnen, kein freier Warenplatz. Möglichkeiten: verzichten, oder die Art der Ware, die zurückgelegt wird (eine, die er hat, außer der neuen: WS-A53). Rücknahme: bis ein anderer Spieler entscheidet.
WS-D12 = Neues Gerücht. Wer: derselbe Besitzer. Wann: Gerücht, Gerüchtevorrat nicht leer. Möglichkeiten: ein freier Platz (nach dem heimlichen Blick). Rücknahme: der Blick: nein; der Platz: bis ein anderer Spieler entscheidet.
WS-D13 = Gerücht auf der Tafel. Wer: derselbe Besitzer. Wann: Gerücht, Gerüchtevorrat leer. Möglichkeiten: ein Plättchen ansehen oder nichts tun; nach dem Blick liegen lassen oder herunternehmen. Rücknahme: der Blick: nein; liegen lassen oder herunternehmen: bis ein anderer Spieler entscheidet.
WS-D14 = Zusatzzug. Wer: aktiver Spieler. Wann: nach dem normalen Zug und seinen Wertungen, wenn er Wasser hat. Möglichkeiten: Zusatzzug oder Ende des Durchgangs. Rücknahme: beenden: nein (der Durchgang ist vorbei); zahlen: bis zum nächsten unumkehrbaren Ereignis.
WS-C01 = Erste Auslagen. Wann: Vorbereitung, einmal je Spieler im Uhrzeigersinn vom Startspieler an, vor WS-D01. Ergebnisse: ein Kärtchen von Stapel 1.
WS-C02 = Ziehen. Wann: „ziehen“ in WS-D04. Ergebnisse: ein Kärtchen des aktuellen Stapels.
WS-C03 = Ausgleich. Wann: WS-D06 angenommen. Ergebnisse: ein Kärtchen des aktuellen Stapels.
WS-C04 = Gerücht. Wann: Gerüchtefeld genommen, Gerüchtevorrat nicht leer. Ergebnisse: ein Gerüchteplättchen des Vorrats; nur der handelnde Spieler sieht es.
WS-C05 = Startspieler. Wann: Vorbereitung, nur auf Wunsch. Ergebnisse: Startspieler, Plätze, Farben.

## 18

wuestensoehne-rules-chapter-18 = Auslegungen
WS-A01 = Spielerzahl: 3–4. Drei Rezensionen geben die Schachtel mit 3–4 wieder, zwei andere drucken 2–4; der Regeltext nennt keine Zahl. Vier Startfelder und keine Regel für einen fehlenden Spieler machen 3–4 zur sicheren Lesart.
WS-A02 = „Kreuz aus halben Kärtchen und 4 Streifen“: ein Mittelteil aus einem Feld und vier Leisten zu fünf. Deutsche Quellen nennen ein Mittelteil und vier Leisten; „halbe Kärtchen“ ist ein Übersetzungsfehler.
WS-A03 = Hat jede Seite eine Linie? Ja, in der mitgelieferten Schachtel; in der Schachtel eines Besitzers sind Seiten ohne Linie möglich. Die öffentlichen Beschreibungen kennen nur zwei Arten von Seiten, alle Felder sollen verbunden sein, und „zwei oder drei getrennte Oasenteile“ sind genau das, was zwei oder drei Oasenseiten um eine Wüstenmitte ergeben.
WS-A04 = Muss außer der Linienfarbe auch das Gelände passen? Die Seitencodes müssen gleich sein, das deckt beides ab. Der Text sagt „jede Seite entspricht“; Farbe und Gelände gehören ohnehin zusammen.
WS-A05 = Hängen Oasen über Ecken zusammen? Nein. Seiten entscheiden; keine Quelle spricht von Ecken.
WS-A06 = Muss die Karawane ziehen? Nein, sie darf stehen bleiben. Der kurze Überblick sagt, dass sie zieht, der ausführliche Teil, dass sie stehen bleiben darf; das Ausführliche geht vor.
WS-A07 = Deckt eine Zahlung an den Treiber eine zweite Bewegung nach einem Wüstenkärtchen ab? Nein: eine Zahlung je Bewegung, und jede Bewegung hat ihre eigene freie weiße Linie. Option driver_scope=turn: Eine Zahlung deckt alle Bewegungen dieses Zuges ab (normaler Zug und Zusatzzug sind zwei Züge). Die Online-Fassung gibt jedem Zielfeld einen Preis; erneut zu ziehen wiederholt die Bewegungsregeln.
WS-A08 = Darf der Treiber braune und weiße Linien mischen? Ja, in beliebiger Reihenfolge; er hebt die einzige Beschränkung auf.
WS-A09 = Muss ein Spieler entdecken, wenn er kann? Nein. Option discovery=compulsory: „Nichts“ wird nur angeboten, wenn weder Ziehen noch ein eigenes Kärtchen möglich ist; der Kundschafter ist nie Pflicht. Alle Möglichkeiten werden mit „darf“ eingeführt; man könnte ja immer auf ein geschlossenes Feld ziehen.
WS-A10 = Darf man ein passendes gezogenes Kärtchen behalten? Nein, es muss gelegt werden. Der Text sagt „muss daraufziehen“, und eine öffentliche Beschreibung bestätigt es.
WS-A11 = Darf man ein eigenes oder fremdes Kärtchen versuchen, das nicht passt? Nein, nur Kärtchen mit Anlegemöglichkeit können gewählt werden. Der Text sagt „ein passendes Kärtchen“; die Online-Fassung bietet nur passende an.
WS-A12 = Braucht die Wüstenregel ein gezogenes Kärtchen? Nein, jedes gelegte Wüstenkärtchen zählt. Der Text sagt „zieht und legt“, die Online-Fassung „gelegt“; der Zweck ist derselbe.
WS-A13 = Wie oft darf der Kundschafter eingesetzt werden? Einmal je Entdeckung, jedes Mal für 1 Wasser; nach einem Wüstenkärtchen wieder. Der Text kennt keine Grenze.
WS-A14 = Ausgleich: Muss der Bestohlene ziehen, und wann? Er darf; er wird gefragt, sobald das gestohlene Kärtchen liegt und die Karawane gezogen ist. Option compensation=always zieht ohne Frage. Der Text sagt „darf“; der späte Zeitpunkt hält die Wahl des Diebes frei von neuem Wissen, und ein zweiter Diebstahl im selben Zug kann das neue Kärtchen schon sehen.
WS-A15 = Was heißt „kein Platz auf dem Plan“? Für jedes der drei Kärtchen: Kein leeres Feld, das über eine offene Linie neben einem belegten liegt, erfüllt in irgendeiner Drehung Kapitel 8; Karawanen und Erreichbarkeit bleiben außer Acht. Nicht hinzukommen regelt dagegen WS-107.
WS-A16 = Kommt ein Bestohlener mit 3 Kärtchen über die Grenze? Nein, er hat 2, wenn er zieht.
WS-A17 = Wer darf eine Entdeckerfigur zurückholen? Wer in diesem Zug keine eingesetzt hat. Option retrieve_condition=none_available beschränkt es auf Spieler, deren vier Entdeckerfiguren alle auf dem Plan stehen. Der italienische Satz kann „setzt keine ein“ oder „hat keine zur Hand“ heißen; der zweite Fall ist gerade vorher behandelt, also ist eine weitere Bedingung sinnvoller, und sie schließt die engere ein.
WS-A18 = Wann wird zurückgeholt? Am Ende des Zuges, vor der Wertung; auch wenn nichts entdeckt wurde. Die Wahl hängt davon ab, dass nichts eingesetzt wurde; die Wertung kommt nach dem Zug.
WS-A19 = Darf man zu einer Oase mit Entdeckerfiguren hinzukommen? Ja. In der Reihe dürfen mehrere Entdeckerfiguren eines Spielers und mehrerer Spieler stehen.
WS-A20 = Darf man einsetzen, wo kein Aktionsfeld ist? Ja. Es ist nicht verboten, und die Oase kann wachsen.
WS-A21 = Mehrere Oasen durch ein Kärtchen vollendet: Der aktive Spieler, der sie verursacht hat, ordnet sie. Option valuation_order=section_index: die Reihenfolge, in der die Schachtel die Oasenteile des eben gelegten Kärtchens aufzählt; eine Oase zählt mit ihrem ersten Oasenteil. Der Text schweigt.
WS-A22 = Aktionsfelder auf dem Kreuz? Keine. Aktionsfelder werden nur bei Entdeckerkärtchen erwähnt.
WS-A23 = Vollständige Oase ohne Entdeckerfiguren: Nichts geschieht, und sie wird auch später nie gewertet. Es ist niemand da, der eingesetzt werden könnte.
WS-A24 = Darf der erste Besitzer die Zahlung verweigern? Nein. Der Text betont „muss“.
WS-A25 = Eine Reihe von zwei wird durch WS-159 zu einer von einer: Die übrige Entdeckerfigur zahlt nichts und handelt. Die Anmerkung der Spielregel sagt es so.
WS-A26 = Aktionen sofort oder erst, wenn alle gewählt haben? Sofort. Eine öffentliche Beschreibung lässt der Reihe nach besetzen und ausführen; wer später wählt, sieht das Ergebnis.
WS-A27 = Darf ein Besitzer ein Aktionsfeld ungenutzt lassen? Nein, aber auf Waren darf man verzichten, wenn kein Platz ist. Der Text geht weiter „bis jede Entdeckerfigur eines hat“.
WS-A28 = Ware nicht im Vorrat: keine Wirkung; das Aktionsfeld darf trotzdem gewählt werden, um es zu blockieren. Das Material ist begrenzt.
WS-A29 = Darf man eine Ware ablehnen oder tauschen, obwohl Platz ist? Nein. Die Wahl gibt es nur ohne Platz.
WS-A30 = Kamelkärtchen aufgebraucht: keine Wirkung. Das Material ist begrenzt.
WS-A31 = Wasserfeld: wie viel? So viel, wie es zeigt: einfaches Wasser gibt 1, doppeltes gibt 2; reicht der Vorrat nicht, dann der Rest. Der Regelsatz ist im Text verloren; eine öffentliche Quelle kennt ein doppeltes Wasserfeld.
WS-A32 = Gerücht bei leerem Gerüchtevorrat: Ansehen ist freiwillig; das heruntergenommene Plättchen liegt verdeckt. Der Text sagt „darf“; es wird wieder Vorrat, und der Vorrat ist verdeckt.
WS-A33 = Wie viele Plätze hat die Gerüchtetafel? 8, zwei je Ware. Von „drei freien Plätzen“ ist die Rede, wenn eines von sechs Plättchen nicht auf der Tafel liegt: 5 + 3 = 8. Das passt zu den öffentlich genannten Werten von 1 bis 7.
WS-A34 = Turban bei mehreren Wertungen hintereinander: eine nach der anderen. Jede Wertung ist in sich abgeschlossen.
WS-A35 = Zusatzzug vor oder nach der Wertung? Danach. Der Überblick hat 3 Wertung, 4 Zusatzzug.
WS-A36 = Wer hat den letzten Durchgang? Nach dem Durchgang des aktiven Spielers folgt eine volle Runde, die mit ihm endet, wer auch immer gezogen hat. Der Text sagt „jeder Spieler, auch der Ziehende, hat einen letzten Zug“.
WS-A37 = Zählt der Durchgang, in dem das letzte Kärtchen gezogen wird, als letzter des Ziehenden? Nein, er hat noch einen. Es ist derselbe Satz; die Online-Fassung spricht von einem weiteren Zug für jeden.
WS-A38 = Gleichstand auch beim Wasser: geteilter Sieg. Ein weiteres Kriterium ist nicht genannt.
WS-A39 = Kärtchen der Auslage am Ende: keine Wirkung. Nichts ist darüber gesagt.
WS-A40 = Kann das Spiel stecken bleiben? Dies ist eine Sicherung, keine Regel: Durchgänge, in denen kein Kärtchen gezogen oder gelegt wird, werden gezählt, und jedes Ziehen oder Legen setzt die Zahl auf 0; erreicht sie am Ende eines Durchgangs 5 × die Zahl der Spieler, so endet das Spiel dort und wird abgerechnet. Nach WS-210 ist die Sicherung aus. Option stall_guard_rounds=0 schaltet sie ab. Ein Programm muss zu einem Ende kommen; es geschieht, wenn niemand die letzten Kärtchen ziehen will.
WS-A41 = Reihenfolge bei der Wahl der Startfelder: im Uhrzeigersinn vom Startspieler an. Sie ist nicht angegeben; die Arme sind gleich, also ist es kaum von Belang.
WS-A42 = „Der jüngste Spieler“ am Computer: Der Tisch nennt ihn, oder er wird ausgelost. Er lässt sich nicht wissen.
WS-A43 = Gerüchteplättchen neben der Tafel am Ende: zählt nicht. Nur Plättchen in einer Reihe zählen.
WS-A44 = Darf ein Kärtchen neben andere Karawanen, auf andere Wege gelegt werden? Ja, nur Kapitel 8 zählt. Es ist nicht verboten.
WS-A45 = Zahlung, wenn die Oase keine Aktionsfelder hat? Ja, der erste Besitzer zahlt, wenn die Reihe zwei oder mehr hat. Die Bedingung nennt nur Entdeckerfiguren.
WS-A46 = Diebstahl bei leeren Stapeln: erlaubt, ohne Ausgleich (WS-103).
WS-A47 = Helfer einmal je Spiel? Keine Grenze außer WS-201. Das steht nur in Wikipedia und widerspricht „nach jedem normalen Zug“.
WS-A48 = Wert unter null? Es gibt keine Untergrenze; mit den mitgelieferten Plättchen kann es nicht vorkommen (1 bis 7).
WS-A49 = Zwei Oasenteile des neuen Kärtchens in derselben Oase: eine Oase, eine Wertung (WS-027).
WS-A50 = Letztes Kärtchen in einem Zusatzzug gezogen: wie WS-210 bis WS-212. Es ist dasselbe Ereignis.
WS-A51 = „Darf“ das Gerüchteplättchen neben der Tafel „nehmen“: Darf man stattdessen ein anderes ansehen? Nein, das Plättchen ist der Gerüchtevorrat, und WS-175 gilt; auch verzichten kann man auf die Aktion nicht. Der Satz erklärt, wozu der neue Vorrat dient; die allgemeine Regel sagt „nimmt eines“.
WS-A52 = Wer wählt die Farben, in welcher Reihenfolge? Das wird vor der Partie geklärt. Alle haben dieselbe Gesamthöhe; nichts ist darüber gesagt.
WS-A53 = Darf man eine Ware der eben gewonnenen Art zurücklegen? Das wird nicht angeboten: Es wäre dasselbe wie verzichten.
WS-A54 = Darf der aktive Spieler eine Entdeckerfigur aus der Oase zurückholen, die er eben vollendet hat? Ja. Zurückholen kommt vor der Wertung (WS-A18).
WS-A55 = Neuer Besitzer des Turbans, dessen größte Entdeckerfigur in der nächsten Oase desselben Zuges steht: Sie gilt dort als Trägerin des Turbans, und er wandert noch einmal (WS-190, WS-193).
WS-A56 = Muss jemand das letzte Kärtchen ziehen? Nein; aber wer vorn liegt, gewinnt dabei. Ziehen ist eine Wahl (WS-092); die Sicherung WS-A40 ist der letzte Halt.
WS-A57 = Wird das gezogene Kärtchen, das das Ende auslöst, noch gelegt, mit Entdeckerfigur und Wertung? Ja, der Durchgang wird normal beendet (WS-211).
WS-A58 = Darf ein Oasenteil keine Seite berühren, obwohl WS-025 von einer oder mehreren spricht? In der Schachtel eines Besitzers ja: Seine Seiten werden dann als leer angegeben; sie wegzulassen ist ein Fehler. Er hängt mit nichts zusammen, ist also eine eigene Oase, vollständig, sobald sein Kärtchen liegt, und das Kärtchen ist ein Oasenkärtchen. Eine gedruckte Oase kann ganz im Innern ihres Kärtchens liegen.
WS-A59 = Welche Fragen mit einer einzigen Möglichkeit werden gestellt? Nur das Ziehen. Alles andere, was nur eine Möglichkeit hat, geschieht ungefragt: das letzte freie Endfeld, Stehenbleiben, wo sonst nichts erreichbar ist, nicht entdecken, ein eigenes Kärtchen, das benutzt werden muss (WS-A09), die einzige Anlegemöglichkeit, die einzige zu wertende Oase, die einzige Art freier Aktionsfelder, auf eine Ware verzichten, wenn nichts anderes zurückgelegt werden kann. Ein Kärtchen wird nie ungefragt gezogen, auch wenn Ziehen die einzige Möglichkeit ist: Es kann nicht zurückgenommen werden, also wartet es auf seinen Spieler.
WS-A60 = Ist die Wahl eines Kärtchens und das Legen eine Entscheidung oder sind es zwei? Zwei offene: Nach WS-D04 sehen alle, welches Kärtchen auf der Hand ist, und das Wasser des Kundschafters ist bezahlt; dann kommt WS-D05. Die Rücknahme nimmt erst die Lage, dann die Wahl zurück. Das Kärtchen liegt vorher und nachher offen; es gibt nichts zu verbergen.
WS-A61 = Welcher Punktestand wird vor dem Ende gezeigt? Der laufende Stand des Tisches, den Zuschauer sehen, zählt jede Ware mit ihrem Anfangswert 4; was ein Spieler sieht, rechnet die Gerüchte auf der Tafel hinzu, die er gesehen hat, und keine anderen. Ab WS-220 zählen alle für alle. Ein Punktestand, der mehr wüsste, würde einem Spieler sagen, was ein anderer gesehen hat.
WS-A62 = Bis wann kann eine Entscheidung eines Zuges oder einer Wertung zurückgenommen werden? Bis ein anderer Spieler gefragt wird, auch wenn er noch nicht geantwortet hat; wer gefragt ist, denkt schon über den Tisch nach, wie er ist. Was ungefragt geschieht (WS-A59), auch bei anderen, beendet sie nicht.
WS-A63 = Darf eine Bewegung das Feld nennen, auf dem die Karawane steht? Nein: Stehenbleiben heißt „stay“, und die Ablehnung sagt es. Ein Zug hat einen Text; wer versehentlich das eigene Feld nennt, erfährt es, statt die Bewegung zu verlieren.
WS-A64 = Werden am Ende alle sechs Gerüchteplättchen aufgedeckt? Nur die auf der Gerüchtetafel: Ein Plättchen im Vorrat oder neben der Tafel bleibt verdeckt und zählt nicht.

## 20

wuestensoehne-rules-chapter-20 = Was immer gilt
WS-INV-01 = Kärtchen: Stapel + Auslagen + gelegt + abgelegt + das Kärtchen in der Hand (0 oder 1: gezogen, eigen oder gestohlen und noch nicht gelegt) = 85 zu jeder Zeit; kein Kärtchen ist an zwei Orten.
WS-INV-02 = Wasser: Vorrat + alle Spieler = 20; keine Zahl ist negativ.
WS-INV-03 = Kamelkärtchen: Vorrat + alle Spieler = 10. Waren: für jede Ware Vorrat + alle Spieler = 10.
WS-INV-04 = Die Waren eines Spielers sind nie mehr als 4 + 2 × Kamelkärtchen.
WS-INV-05 = Jede Auslage hat 0 bis 3 Kärtchen.
WS-INV-06 = Karawanen stehen auf belegten Feldern, nie zwei auf demselben (am Ende jeder Bewegung und jedes Legens).
WS-INV-07 = Je zwei belegte Seiten, die sich berühren, haben gleiche Codes.
WS-INV-08 = Kein gelegtes Kärtchen liegt außerhalb der Fläche von 11 × 11 oder auf einem Feld des Kreuzes.
WS-INV-09 = Jede der vier Entdeckerfiguren eines Spielers ist entweder in seinem eigenen Vorrat oder auf genau einem Oasenteil eines gelegten Entdeckerkärtchens oder (nur während einer Wertung) in der Reihe.
WS-INV-10 = Nach den Wertungen eines Zuges steht keine Entdeckerfigur in einer vollständigen Oase.
WS-INV-11 = Jede Oase wird höchstens einmal gewertet; je Wertung wird höchstens ein Wasserstein gezahlt.
WS-INV-12 = Der Turban wechselt den Besitzer nur am Ende einer Wertung, an der dessen größte Entdeckerfigur teilnahm, und dann zum linken Nachbarn.
WS-INV-13 = Gerüchteplättchen: Gerüchtevorrat + Tafel + das Plättchen, das gerade gelegt wird (0 oder 1, WS-175) = 6; jeder Platz hat höchstens eines; war der Gerüchtevorrat einmal leer, so hat er nie mehr als ein Plättchen.
WS-INV-14 = Wer ein Gerüchteplättchen angesehen hat, kennt es für immer: Die Zahl derer, die es kennen, nimmt nie ab.
WS-INV-15 = Die Nummer des aktuellen Stapels wird nie kleiner.
WS-INV-16 = Allein mit den Codes B und W sind alle belegten Felder durch Linien verbunden, also ist mit 1 Wasser jedes unbesetzte belegte Feld erreichbar.
WS-INV-17 = Ein Wüstenkärtchen vollendet nie eine Oase (es berührt keine Oasenseite); also kann höchstens ein Kärtchen je Zug Oasen vollenden, und es ist das letzte in diesem Zug gelegte.
WS-INV-18 = Je Zug: höchstens eine Entdeckerfigur eingesetzt; nie zugleich eingesetzt und zurückgeholt.
WS-INV-19 = Je Durchgang: höchstens ein Zusatzzug.
WS-INV-20 = Nach dem Auslösen von WS-210 werden genau so viele weitere Durchgänge gespielt, wie es Spieler gibt.
WS-INV-21 = Von den 100 äußeren Feldern werden höchstens 85 je belegt.
WS-INV-22 = Dieselben Zufallsergebnisse und Entscheidungen ergeben erneut gespielt dieselbe Partie.
WS-INV-23 = Mit der mitgelieferten Schachtel ist jede Ware 1 bis 7 wert.
WS-INV-24 = Was ein Spieler sieht, ist für je zwei Stände dasselbe, die sich nur in dem unterscheiden, was er nicht wissen darf.
