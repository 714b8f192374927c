### Die Regeln von Yspahan für Spieler, Satz für Satz, in der Reihenfolge und mit den Nummern des Regeldokuments.
### Kartennamen stehen in Anführungszeichen. Eine Nachricht ist eine Zeile; Kapitel stehen vor ihren Regeln.

## 4

yspahan-rules-chapter-4 = Spielmaterial
YS-001 = Die gemeinsamen Spielpläne sind ein Stadtplan, ein Würfel-Tableau und ein Karawanen-Tableau; jeder Spieler hat eine Spielertafel.
YS-002 = Die Stadt hat genau vier Viertel: Sack, Fass, Truhe, Amphore. Die Straße trennt sie.
YS-003 = Innerhalb eines Viertels bilden alle Läden einer Farbe einen Basar; gleiche Farben in verschiedenen Vierteln sind verschiedene Basare.
YS-004 = Es gibt 14 Basare mit 47 Läden. Sack (Südwesten), 18 Läden: weiß 3 Läden für 3 Punkte, blau 4 für 4, gelb 5 für 6, rosa 6 für 8. Fass (Südosten), 14 Läden: weiß 2 für 3, blau 3 für 4, gelb 4 für 6, rosa 5 für 8. Truhe (Nordwesten), 9 Läden: blau 2 für 4, gelb 3 für 6, rosa 4 für 8. Amphore (Nordosten), 6 Läden: blau 1 für 4, gelb 2 für 6, orange 3 für 12.
YS-005 = Die Straße hat 29 Felder: ein Mittelfeld C und vier Arme, die dort beginnen, W1 bis W10 (Westen), E1 bis E7 (Osten), N1 bis N4 (Norden) und S1 bis S7 (Süden), nach außen nummeriert. Zwei Felder sind genau dann benachbart, wenn sie auf einem Arm aufeinanderfolgen oder eines C und das andere das erste Feld eines Arms ist. Die Straße ist also ein Baum.
YS-006 = Verbindungen zwischen Straßenfeldern und Läden: C hat keine, E1 und S1 haben je zwei, jedes andere Feld hat genau eine. W1 Sack weiß 2; W2 Truhe blau 2; W3 Sack weiß 1; W4 Truhe blau 1; W5 Sack gelb 2; W6 Truhe gelb 3; W7 Sack gelb 1; W8 Truhe gelb 2; W9 Sack rosa 1; W10 Truhe gelb 1; E1 Amphore blau 1 und Fass weiß 1; E2 Fass weiß 2; E3 Amphore orange 1; E4 Fass gelb 1; E5 Amphore orange 2; E6 Fass gelb 2; E7 Amphore orange 3; N1 Amphore blau 1; N2 Truhe rosa 4; N3 Amphore gelb 1; N4 Truhe rosa 2; S1 Sack weiß 2 und Fass weiß 1; S2 Sack weiß 3; S3 Fass blau 1; S4 Sack blau 1; S5 Fass rosa 1; S6 Sack blau 2; S7 Fass rosa 2.
YS-007 = Drei Läden sind mit zwei Feldern verbunden: Sack weiß 2 (W1, S1), Fass weiß 1 (E1, S1) und Amphore blau 1 (E1, N1). 20 Läden haben keine Verbindung und liegen außerhalb der Reichweite des Aufsehers.
YS-008 = Der Stadtplan trägt eine Zählleiste mit 100 Feldern (0 bis 99), einen Wochenzähler von 1 bis 3 und einen Tageszähler von 1 bis 7.
YS-009 = Das Würfel-Tableau hat sechs Felder, von unten nach oben: Kamelfeld, Sack, Fass, Truhe, Amphore, Goldfeld.
YS-010 = Die Karawane zeigt 12 Kamele in drei Reihen zu vieren auf einem gewundenen Weg: untere Reihe von links nach rechts, mittlere Reihe von rechts nach links, obere Reihe von links nach rechts. Der Weg beginnt unten links.
YS-011 = Es gibt 9 weiße und 3 gelbe Würfel, alle mit den Augenzahlen 1 bis 6.
YS-012 = Der Nachziehstapel hat 18 Karten: neun Arten, von jeder zwei (Kapitel 12).
YS-013 = Waren sind Steine in vier Spielerfarben: blau, rot, grün, gelb. Die Zahl der Steine schränkt das Spiel nie ein.
YS-014 = Goldmünzen und Kamele kommen aus einem gemeinsamen allgemeinen Vorrat. Die Zahl der Teile darin schränkt das Spiel nie ein.
YS-015 = Es gibt eine Aufseherfigur (weiß), eine Startspielerfigur (schwarz), einen Wochenmarker und einen Tagesmarker (weiße Steine).
YS-016 = Jede Spielertafel zeigt dieselben sechs Gebäude (Kapitel 11) und die Spalte 0, 0, 5, 5, 5, 10.
YS-017 = Eine Spielhilfe erklärt die Wirkungen der Karten; sie enthält keine Regel, die über Kapitel 12 hinausgeht.

## 5

yspahan-rules-chapter-5 = Vorbereitung
YS-020 = Der Aufseher steht auf dem Mittelfeld C.
YS-021 = Der Wochenmarker steht auf 1, der Tagesmarker auf 1.
YS-022 = Die Würfel liegen neben dem Würfel-Tableau; Würfel-Tableau und Karawane sind leer; in keinem Laden liegt ein Stein.
YS-023 = Gold und Kamele bilden den allgemeinen Vorrat.
YS-024 = Alle 18 Karten werden zu einem verdeckten Nachziehstapel gemischt; der Ablagestapel ist leer.
YS-025 = Jeder Spieler nimmt die Steine und die Spielertafel einer Farbe; die Farben sind verschieden.
YS-026 = Jeder Spieler legt einen Stein als Zählstein auf Feld 0 der Zählleiste.
YS-027 = Jeder Spieler erhält 2 Goldmünzen, kein Kamel und keine Karte und besitzt kein Gebäude.
YS-028 = Der älteste Spieler ist Startspieler und hält die Startspielerfigur.
YS-029 = Anpassungen an die Spielerzahl erfolgen nach Kapitel 15.

## 6

yspahan-rules-chapter-6 = Aufbau des Spiels
YS-040 = Das Spiel dauert drei Wochen zu sieben Tagen: 21 Tage.
YS-041 = Jeder Tag hat zwei Phasen in dieser Reihenfolge: I Würfelphase, II Aktionen der Spieler.
YS-042 = Punkte gibt es für vollständige Basare, für Steine auf der Karawane, für Gebäude und durch Karten; am Ende gewinnt der höchste Punktestand.
YS-043 = Punkte werden in dem Augenblick zum Punktestand gezählt, in dem sie anfallen.

## 7

yspahan-rules-chapter-7 = Würfelphase: die Würfel und das Würfel-Tableau
YS-050 = Der Startspieler würfelt mit den 9 weißen Würfeln (2 Spieler: 8, YS-341).
YS-051 = Vor dem Wurf darf der Startspieler 1, 2 oder 3 gelbe Würfel hinzunehmen, indem er je Würfel 1 Goldmünze an den allgemeinen Vorrat zahlt.
YS-052 = Es sind höchstens 3 gelbe Würfel und höchstens so viele, wie der Startspieler Goldmünzen hat.
YS-053 = Alle Würfel des Tages werden einmal und zusammen geworfen; jeder Würfel ist fair und unabhängig. Es wird nicht neu gewürfelt.
YS-054 = Die Würfel werden nach Augenzahl gruppiert, ohne Rücksicht auf die Farbe.
YS-055 = Die Gruppe mit dem niedrigsten Wert kommt auf das Kamelfeld.
YS-056 = Gibt es mindestens zwei verschiedene Werte, so kommt die Gruppe mit dem höchsten Wert auf das Goldfeld.
YS-057 = Die Gruppen zwischen der niedrigsten und der höchsten kommen in aufsteigendem Wert auf Sack, Fass, Truhe, Amphore, in dieser Reihenfolge und ohne ein Feld auszulassen.
YS-058 = Felder, für die keine Gruppe bleibt, bleiben leer: Bei k verschiedenen Werten (k von 2 bis 6) werden genau die untersten k − 2 Viertelfelder belegt.
YS-059 = Zeigen alle Würfel denselben Wert, so kommen alle auf das Kamelfeld, und das Goldfeld bleibt leer.
YS-060 = 3–4 Spieler: Ist die Würfelaktion des Startspielers beendet, so wird jeder gelbe Würfel, der noch auf dem Würfel-Tableau liegt, entfernt, auch wenn dadurch Felder leer werden. Das geschieht vor dem Bauschritt des Startspielers.
YS-061 = 3–4 Spieler: Gelbe Würfel nützen nie einem anderen als dem Startspieler.
YS-062 = Für den Startspieler zählen gelbe Würfel in Größe und Wert wie weiße.
YS-063 = Gruppen wechseln das Feld nicht, wenn gelbe Würfel entfernt oder Gruppen genommen werden.

## 8

yspahan-rules-chapter-8 = Der Zug eines Spielers
YS-070 = Die Züge folgen im Uhrzeigersinn, beginnend mit dem Startspieler; 3–4 Spieler: Jeder hat genau einen Zug am Tag (Ausnahme YS-331).
YS-071 = Ein Zug besteht aus A, der Würfelaktion (Pflicht), und B, dem Bau eines Gebäudes (freiwillig).
YS-072 = 3–4 Spieler: B kommt, nachdem A vollständig ausgeführt ist.
YS-073 = In A nimmt der Spieler eine ganze Gruppe von einem nicht leeren Feld des Würfel-Tableaus; diese Würfel sind für den Rest des Tages aus dem Spiel.
YS-074 = Mit der Gruppe führt der Spieler genau eine der drei Aktionen ihres Feldes aus.
YS-075 = Aktionen nach Feld. Kamelfeld: Kamele nehmen, Aufseher bewegen oder Karte ziehen. Goldfeld: Gold nehmen, Aufseher bewegen oder Karte ziehen. Sack, Fass, Truhe, Amphore: Läden dieses Viertels beliefern, Aufseher bewegen oder Karte ziehen.
YS-076 = „Aufseher bewegen“ und „Karte ziehen“ bietet jedes Feld an.
YS-077 = Ein Spieler darf auf A nicht verzichten, solange eine Gruppe verfügbar ist.
YS-078 = Ein Spieler darf eine Gruppe nehmen, deren besondere Aktion ihm unmöglich ist, und sie für eine der beiden anderen Aktionen verwenden.
YS-079 = Ist für den Spieler keine Gruppe verfügbar, so zieht er statt A die oberste Karte des Nachziehstapels und entfernt keine Würfel.
YS-080 = 3–4 Spieler: Nach dem erzwungenen Ziehen von YS-079 darf der Spieler noch bauen (B).
YS-081 = Ist keine Gruppe verfügbar und kann auch keine Karte gezogen werden, so entfällt A.
YS-082 = Der Zug endet, wenn der aktive Spieler ihn nach A für beendet erklärt.
YS-083 = Das erzwungene Ziehen von YS-079 tritt im Ablauf des Zuges an die Stelle von A: Die Zeitfenster vor A liegen davor, die Zeitfenster nach A und (3–4 Spieler) Schritt B danach. Ob eine Karte gezogen werden kann (YS-081), entscheidet sich beim Ziehen; eine unmittelbar vorher gespielte Karte zählt also schon zum Ablagestapel.

## 9

yspahan-rules-chapter-9 = Würfelaktionen
YS-090 = Kamele nehmen: Der Spieler nimmt so viele Kamele aus dem allgemeinen Vorrat, wie die Gruppe auf dem Kamelfeld Würfel hat.
YS-091 = Gold nehmen: Der Spieler nimmt so viele Goldmünzen, wie die Gruppe auf dem Goldfeld Würfel hat.
YS-092 = Kamele und Gold liegen offen neben der Spielertafel ihres Besitzers.
YS-093 = Volle Mengen: Kamele = Größe + 1 mit dem Gehege + 1 mit einer Karte als Zusatzwürfel; Gold = Größe + 2 mit dem Geschäft + 1 mit einer Karte als Zusatzwürfel.
YS-100 = Der Spieler setzt so viele Steine aus seinem Vorrat, wie die Gruppe Würfel hat, in Läden des Viertels, von dessen Feld die Gruppe genommen wurde.
YS-101 = Volle Menge: Steine = Größe + 1 mit dem Kran + 1 mit einer Karte als Zusatzwürfel.
YS-102 = In einem Laden liegt höchstens ein Stein.
YS-103 = Ein Spieler darf keinen Stein in einen Basar setzen, in dem ein anderer Spieler einen Stein hat.
YS-104 = Ein Spieler, der in einem Viertel einen unvollständigen Basar hat, darf in diesem Viertel Steine nur in einen eigenen unvollständigen Basar setzen.
YS-105 = Ein Spieler ohne unvollständigen Basar im Viertel darf in jeden freien Basar des Viertels setzen.
YS-106 = Ein Basar muss nicht in einem einzigen Zug vervollständigt werden.
YS-107 = Innerhalb einer Aktion darf ein Spieler einen Basar vervollständigen und einen anderen desselben Viertels beginnen; die Bedingungen YS-102 bis YS-105 werden für jeden Stein neu geprüft.
YS-108 = Der Spieler wählt frei unter den erlaubten Läden, Stein für Stein.
YS-109 = Der Spieler muss so viele der Steine setzen, wie erlaubt ist.
YS-110 = Steine, für die kein erlaubter Laden bleibt, werden nicht gesetzt und bleiben im Vorrat.
YS-111 = Die Aktion darf nicht gewählt werden, wenn der Spieler im Viertel keinen erlaubten Laden hat, das heißt, wenn jeder Laden des Viertels belegt ist oder in einem Basar eines anderen Spielers liegt.
YS-112 = Hat ein Spieler in einem Viertel zwei oder mehr unvollständige Basare (möglich nach Versand), so darf er in jeden von ihnen setzen und in keinen anderen.
YS-113 = Ein Basar, der seinen letzten Stein verliert, ist wieder frei für alle.
YS-114 = Ein vollständiger Basar, der einen Stein verliert, gilt sofort als unvollständig.
YS-120 = Der Aufseher zieht auf der Straße genau so viele Felder weit, wie der Wert der Gruppe beträgt; ihre Größe spielt keine Rolle.
YS-121 = Die Zahl der Felder darf für jede Goldmünze, die an den allgemeinen Vorrat gezahlt wird, um eins erhöht oder gesenkt werden.
YS-122 = Die Zahl der Felder darf nicht unter 0 sinken; auf 0 gesenkt, bleibt der Aufseher stehen.
YS-123 = In einer Bewegung darf der Aufseher kein Feld zweimal betreten.
YS-124 = Folge: Ist d die Zahl der Felder nach der Anpassung, so sind die erlaubten Ziele genau die Felder, deren Abstand vom Ausgangsfeld auf der Straße d beträgt.
YS-125 = Der Preis eines Ziels im Abstand d mit einer Gruppe vom Wert v beträgt max(0, |d − v| − f) Goldmünzen, f = 3 mit dem Hamam und 0 ohne ihn. Der Spieler muss ihn sofort aus seinem Gold bezahlen können; mehr darf nicht bezahlt werden.
YS-126 = An jeder Kreuzung wählt der aktive Spieler die Richtung.
YS-127 = Von jedem Feld und für jeden Wert von 1 bis 6 kostet mindestens ein Ziel nichts; die Aktion ist also immer möglich.
YS-128 = Eine Bewegung um 0 Felder ist eine Bewegung: Die Steine neben dem Aufseher werden (erneut) verschickt.
YS-129 = Das Überqueren eines Feldes verschickt nichts; nur das Feld zählt, auf dem die Bewegung endet.
YS-130 = Die Karte als Zusatzwürfel und die Größe der Gruppe haben keinen Einfluss auf die Bewegung.
YS-170 = Der Spieler nimmt die oberste Karte des Nachziehstapels auf die Hand; immer genau eine, gleich welche Größe und welchen Wert die Gruppe hat.
YS-171 = Die Karte wird den anderen nicht gezeigt.
YS-172 = Es gibt keine Begrenzung der Handkarten.
YS-173 = Ist der Nachziehstapel leer, wenn eine Karte gezogen werden soll, so wird der Ablagestapel gemischt und zum Nachziehstapel.
YS-174 = Sind Nachziehstapel und Ablagestapel beide leer, so wird keine Karte gezogen; „Karte ziehen“ darf dann nicht als Aktion gewählt werden.

## 10

yspahan-rules-chapter-10 = Versand und Karawane
YS-140 = Endet eine Bewegung des Aufsehers, so wird jeder Stein in einem mit diesem Feld verbundenen Laden zur Karawane verschickt, gleich wem er gehört.
YS-141 = Welche Steine verschickt werden, steht am Ende der Bewegung fest; jeder verbundene Laden kommt je Bewegung höchstens einmal an die Reihe.
YS-142 = Sind zwei Steine zu verschicken, so entscheidet der Spieler, der den Aufseher bewegt hat, welcher zuerst geht.
YS-143 = Die Steine werden nacheinander verschickt, jeder vollständig (YS-144 bis YS-155) vor dem nächsten.
YS-144 = Der Besitzer des Steins, aktiv oder nicht, darf eines seiner Kamele in den allgemeinen Vorrat abgeben; dann bleibt der Stein in seinem Laden, und stattdessen wird ein Stein aus dem Vorrat des Besitzers verschickt.
YS-145 = Ohne Kamel hat der Besitzer keine Wahl: Der Stein im Laden wird verschickt.
YS-146 = Ein Kamel schützt nur einen Stein bei einem Versand.
YS-147 = Ein Versand kann nie abgelehnt werden; ein abgegebenes Kamel ändert nur, woher der Stein kommt.
YS-148 = Die Entscheidung von YS-144 steht allein dem Besitzer zu und fällt, wenn der Versand dieses Steins beginnt.
YS-149 = Der verschickte Stein kommt auf das erste freie Kamel in der Reihenfolge des Weges, die untere Reihe zuerst.
YS-150 = Ein Kamel der Karawane trägt höchstens einen Stein.
YS-151 = Der Besitzer des Steins erhält sofort 2 Punkte in der unteren Reihe, 1 in der mittleren, 0 in der oberen.
YS-152 = Sobald das letzte benutzbare Kamel besetzt ist, wird die Karawane wie am Ende einer Woche gewertet (YS-295) und geleert; ihre Steine kommen in die Vorräte ihrer Besitzer zurück.
YS-153 = Danach wird die Karawane wieder von ihrem ersten Kamel an gefüllt.
YS-154 = YS-152 wird sofort ausgeführt, auch zwischen den beiden Versandvorgängen einer Bewegung und auch, wenn eine Karte den letzten Stein dorthin gebracht hat.
YS-155 = Ein Besitzer mit der Karawanserei zieht für jeden seiner Steine, den der Aufseher verschickt, eine Karte, ob aus dem Laden oder aus dem Vorrat und gleich wer ihn bewegt hat.
YS-156 = Reihenfolge bei einem Versand: Entscheidung des Besitzers über das Kamel; Stein zur Karawane; Punkte für das Setzen; Wertung und Leeren, falls sie voll ist; Karte der Karawanserei.
YS-157 = Ein Stein neben dem Aufseher wird nicht verschickt, solange dort keine Bewegung endet.
YS-158 = Läden, aus denen Steine verschickt wurden, sind sofort leer.

## 11

yspahan-rules-chapter-11 = Gebäude
YS-180 = 3–4 Spieler: Nach der Würfelaktion darf der aktive Spieler ein Gebäude bauen, indem er dessen Preis in Kamelen und Gold an den allgemeinen Vorrat zahlt.
YS-181 = Der Spieler kennzeichnet das Gebäude mit einem Stein aus seinem Vorrat; der Stein bleibt dort bis zum Spielende.
YS-182 = Gebäude dürfen in beliebiger Reihenfolge gebaut werden.
YS-183 = Jeder Spieler darf jedes Gebäude höchstens einmal bauen; die Spieler machen sich die Gebäude nicht streitig.
YS-184 = 3–4 Spieler: Höchstens ein Gebäude je Zug, auf welchem Wege auch immer.
YS-185 = Das erste und das zweite Gebäude eines Spielers bringen 0 Punkte, das dritte, vierte und fünfte je 5, das sechste 10, gleich welche Gebäude es sind.
YS-186 = Diese Punkte werden sofort gutgeschrieben.
YS-187 = Die Fähigkeit eines Gebäudes wirkt vom Augenblick des Baus bis zum Spielende.
YS-188 = Ein Preis muss vollständig aus den eigenen Kamelen und dem eigenen Gold des Spielers bezahlbar sein.
YS-210 = Gehege. Preis: 2 Kamele, 0 Goldmünzen. Fähigkeit: +1 Kamel, immer wenn der Spieler Kamele vom Würfel-Tableau nimmt.
YS-211 = Geschäft. Preis: 2 Kamele, 2 Goldmünzen. Fähigkeit: +2 Goldmünzen, immer wenn der Spieler Gold vom Würfel-Tableau nimmt.
YS-212 = Hamam. Preis: 2 Kamele, 2 Goldmünzen. Fähigkeit: bis zu 3 Felder Anpassung nach oben oder unten sind kostenlos, immer wenn der Spieler den Aufseher bewegt.
YS-213 = Karawanserei. Preis: 3 Kamele, 3 Goldmünzen. Fähigkeit: eine Karte, immer wenn einer der Steine des Spielers verschickt wird (YS-155).
YS-214 = Markthalle. Preis: 4 Kamele, 4 Goldmünzen. Fähigkeit: +2 Punkte je eigenem vollständigen Basar bei jeder Wochenwertung.
YS-215 = Kran. Preis: 4 Kamele, 4 Goldmünzen. Fähigkeit: +1 Stein, immer wenn der Spieler mit dem Würfel-Tableau Läden beliefert.
YS-220 = Gehege, Geschäft und Kran wirken nur zusammen mit einer Gruppe von einem nicht leeren Feld; für ein leeres Feld geben sie nichts.
YS-221 = Gehege, Geschäft und Kran wirken nicht bei Karten, die Kamele, Gold oder einen Stein geben.
YS-222 = Der Hamam darf mit Gold verbunden werden: Die ersten 3 Schritte der Anpassung sind kostenlos, weitere kosten je 1 Goldmünze.
YS-223 = Die Karawanserei wirkt nicht bei der Karte „Stein auf die Karawane“.
YS-224 = Der Stein des Krans wird nach denselben Regeln und im selben Viertel gesetzt wie die anderen.
YS-225 = Die Markthalle betrifft die Karawane nicht.
YS-226 = Das Ziehen durch die Karawanserei geschieht von selbst.

## 12

yspahan-rules-chapter-12 = Karten
YS-240 = Eine Karte wird auf eine von zwei Arten benutzt: als Zusatzwürfel (YS-250) oder für ihre Wirkung (YS-260 bis YS-269). In beiden Fällen kommt sie auf den Ablagestapel.
YS-241 = Karten dürfen nur im eigenen Zug benutzt werden.
YS-242 = In einem Zug dürfen beliebig viele Karten für ihre Wirkung gespielt werden.
YS-243 = Eine Karte als Zusatzwürfel zu benutzen, schränkt das Spielen von Karten für ihre Wirkung nicht ein.
YS-244 = Eine in einem Zug gezogene Karte darf im selben Zug benutzt werden.
YS-245 = Eine Karte darf nur gespielt werden, wenn ihre Wirkung ausgeführt werden kann und etwas verändert.
YS-246 = Der Zug des Startspielers schließt Phase I ein: Karten dürfen vor dem Kauf gelber Würfel und vor dem Wurf gespielt werden.
YS-247 = Zeitfenster in einem Zug: (a) nur Startspieler: vor dem Wurf; (b) vor der Würfelaktion; (c) zwischen zwei Versandvorgängen einer Bewegung; (d) nach der Würfelaktion, vor und nach dem Bauen, bis der Zug endet.
YS-250 = Nimmt der Spieler eine Gruppe, so darf er eine Karte ablegen, und nur eine, damit die Gruppe als um einen Würfel größer gilt. Die Wirkung der Karte tritt nicht ein.
YS-251 = So erhält der Spieler ein Kamel oder eine Goldmünze mehr oder setzt einen Stein mehr.
YS-252 = Der Bonus kommt zu Gehege, Geschäft und Kran hinzu.
YS-253 = Der Zusatzwürfel kann nicht für ein leeres Feld benutzt werden.
YS-254 = Er kann nicht mit „Aufseher bewegen“ oder „Karte ziehen“ benutzt werden (2 Spieler: auch nicht mit „Bauen“).
YS-255 = Höchstens ein Zusatzwürfel je genommener Gruppe.
YS-256 = Jede Karte kann als Zusatzwürfel dienen. Sie wird zusammen mit der Aktion gewählt und kommt sofort auf den Ablagestapel, bevor die Aktion ausgeführt wird.
YS-260 = „Drei Kamele“: Nimm 3 Kamele aus dem allgemeinen Vorrat.
YS-261 = „Drei Gold“: Nimm 3 Goldmünzen aus dem allgemeinen Vorrat.
YS-262 = „Stein in einen Laden“: Setze einen Stein aus deinem Vorrat in einen beliebigen Laden der Stadt, der dir in seinem Viertel nach YS-102 bis YS-105 und YS-112 erlaubt ist.
YS-263 = „Stein auf die Karawane“: Setze einen Stein aus deinem Vorrat auf das erste freie Kamel der Karawane und erhalte die Punkte für das Setzen; eine volle Karawane wird gewertet und geleert (YS-152). Keine Karte der Karawanserei.
YS-264 = „Kamele für Punkte“: Gib 1 bis 4 Kamele an den allgemeinen Vorrat zurück und erhalte je 2 Punkte (höchstens 8).
YS-269 = „Gold für Punkte“: Gib 1 bis 10 Goldmünzen an den allgemeinen Vorrat zurück und erhalte je 1 Punkt (höchstens 10).
YS-265 = „Bauen ohne Kamele“: Baue sofort ein Gebäude, ohne seine Kamele zu bezahlen; sein Gold wird bezahlt. Die Punkte des Gebäudes werden gutgeschrieben. Es ist das eine Gebäude dieses Zuges (YS-184).
YS-266 = „Bauen ohne Gold“: Baue sofort ein Gebäude, ohne sein Gold zu bezahlen; seine Kamele werden bezahlt. Die Punkte des Gebäudes werden gutgeschrieben. Es ist das eine Gebäude dieses Zuges (YS-184).
YS-267 = „Tausch 1:1“: Tausche mit dem allgemeinen Vorrat beliebig viele Goldmünzen gegen ebenso viele Kamele oder beliebig viele Kamele gegen ebenso viele Goldmünzen.
YS-268 = „Bauen ohne Kamele“ und „Bauen ohne Gold“ dürfen zusammen für ein Gebäude gespielt werden, das dann nichts kostet.

## 13

yspahan-rules-chapter-13 = Ende des Tages, Ende der Woche, Wertung
YS-280 = Ist der letzte Zug eines Tages vorbei, so werden alle Würfel vom Würfel-Tableau entfernt.
YS-281 = Nach den Tagen 1 bis 6 rückt der Tagesmarker um eins vor, und der linke Nachbar des Startspielers wird Startspieler; die einzigen Ausnahmen betreffen Tag 7 der Woche 3 (YS-331 bei vier Spielern, YS-343 bei zweien).
YS-282 = Nach Tag 7 endet die Woche und wird gewertet: zuerst die Viertel, dann die Karawane.
YS-290 = Jeder Spieler erhält für jeden seiner vollständigen Basare dessen aufgedruckten Wert.
YS-291 = Jeder Spieler mit der Markthalle erhält für jeden seiner vollständigen Basare 2 Punkte mehr.
YS-292 = Unvollständige Basare bringen nichts.
YS-293 = Haben alle ihre Punkte erhalten, so werden alle vier Viertel geleert; die Steine kommen in die Vorräte ihrer Besitzer zurück.
YS-295 = Jeder Spieler erhält die Zahl seiner Steine auf der Karawane × den Faktor der höchsten Reihe, in der ein eigener Stein liegt; die Reihen zählen von unten nach oben 1, 2, 3; ohne Stein 0.
YS-296 = Die Karawane wird am Ende einer Woche nicht geleert; ihre Steine bleiben für die nächste Woche.
YS-300 = Nach den Wochen 1 und 2 rückt der Wochenmarker um eins vor, und der Tagesmarker kehrt auf 1 zurück.
YS-301 = Nach den Wochen 1 und 2 kehrt der Aufseher auf C zurück; dabei wird nichts verschickt.
YS-302 = Nach den Wochen 1 und 2 wird der linke Nachbar des Startspielers Startspieler.
YS-303 = Gold, Kamele, Karten und Gebäude bleiben erhalten.
YS-304 = Die Punkte am Ende der Woche werden in Zugreihenfolge verzeichnet; die Reihenfolge hat auf kein Ergebnis Einfluss.
YS-305 = Die Wertung der Karawane am Ende der Woche findet statt, was immer auf ihr liegt; Steine, die schon am Ende einer früheren Woche gewertet wurden, zählen erneut, solange sie dort liegen.

## 14

yspahan-rules-chapter-14 = Ende des Spiels
YS-310 = Das Spiel endet nach der Wochenwertung der dritten Woche.
YS-311 = Es gewinnt der Spieler mit dem höchsten Punktestand.
YS-312 = Spieler, die gemeinsam den höchsten Punktestand haben, teilen sich den Sieg; nichts entscheidet zwischen ihnen.
YS-313 = Übrige Goldmünzen, Kamele, Karten und Steine sind nichts wert.
YS-314 = Ein Punktestand kann 99 übersteigen; der Zählstein läuft dann noch einmal um die Leiste.
YS-315 = Die Rangfolge am Ende richtet sich allein nach dem Punktestand; Spieler mit gleichem Punktestand haben den gleichen Rang.

## 15

yspahan-rules-chapter-15 = Spielerzahl: 3, 4 und 2
YS-320 = 3 Spieler: Das erste Kamel jeder Reihe (das helle) wird nicht benutzt: drei Kamele je Reihe, Platz für 9 Steine.
YS-321 = 3 Spieler: Punkte für das Setzen und Faktoren der Reihen bleiben unverändert.
YS-322 = 3 Spieler: Alle anderen Regeln bleiben unverändert; an Tag 21 wechselt der Startspieler wie gewohnt.
YS-330 = 4 Spieler: Alle 12 Kamele werden benutzt.
YS-331 = 4 Spieler: An Tag 7 der Woche 3 handeln die Spieler in aufsteigender Folge ihrer Punktestände zu Beginn dieses Tages. Der Spieler mit dem niedrigsten Punktestand ist Startspieler: Er würfelt, darf gelbe Würfel kaufen und handelt zuerst. Der höchste Punktestand handelt zuletzt.
YS-332 = 4 Spieler: Bei gleichem Punktestand handelt zuerst, wer im Uhrzeigersinn am weitesten vom Startspieler des Tages 6 entfernt sitzt.
YS-333 = 4 Spieler: Die Reihenfolge steht zu Beginn des Tages fest und ändert sich nicht durch Punkte, die während des Tages anfallen.
YS-334 = 4 Spieler: Alle anderen Regeln bleiben unverändert.
YS-340 = 2 Spieler: Alle Regeln des Spiels zu 3–4 Spielern gelten, soweit sie unten nicht geändert werden.
YS-341 = 2 Spieler: 8 weiße Würfel werden benutzt statt 9; bis zu 3 gelbe Würfel dürfen weiterhin gekauft werden.
YS-342 = 2 Spieler: Der Startspieler wechselt jeden Tag.
YS-343 = 2 Spieler: An Tag 7 der Woche 3 ist der Spieler mit dem niedrigeren Punktestand Startspieler; bei gleichem Stand wechselt der Startspieler wie gewohnt.
YS-344 = 2 Spieler: Ein Tag hat drei Würfelaktionen: Startspieler, zweiter Spieler, Startspieler. Dann endet der Tag.
YS-345 = 2 Spieler: Gelbe Würfel bleiben den ganzen Tag auf dem Würfel-Tableau und sind nur für den Startspieler verfügbar. Das ersetzt YS-060.
YS-346 = 2 Spieler: Nimmt der zweite Spieler eine Gruppe mit gelben Würfeln, so werden die gelben Würfel ohne Wirkung entfernt; nur die weißen zählen.
YS-347 = 2 Spieler: Der zweite Spieler darf keine Gruppe nehmen, die nur aus gelben Würfeln besteht.
YS-348 = 2 Spieler: Es gibt keinen freiwilligen Bauschritt (B). Bauen ist eine vierte Aktion, die jede Gruppe bietet: Der Spieler nimmt eine Gruppe, benutzt sie für nichts anderes und bezahlt den Preis eines Gebäudes.
YS-349 = 2 Spieler: Ein Gebäude je Würfelaktion; der Startspieler kann also an einem Tag zweimal bauen.
YS-350 = 2 Spieler: „Bauen ohne Kamele“ und „Bauen ohne Gold“ ersetzen die Würfelgruppe nicht: Sie dürfen nur mit der Aktion von YS-348 benutzt werden und senken deren Preis.
YS-351 = 2 Spieler: Zwei Kamele je Reihe der Karawane werden benutzt; Platz für 6 Steine.
YS-352 = 2 Spieler: Die Punkte für das Setzen 2, 1, 0 und die Faktoren 1, 2, 3 der Reihen bleiben unverändert.
YS-353 = 2 Spieler: Jede der beiden Würfelaktionen des Startspielers ist ein eigener Zug für freie Karten, für den Zusatzwürfel und für YS-079.
YS-354 = 2 Spieler: Eine Gruppe ist für den Startspieler verfügbar, wenn auf ihrem Feld irgendein Würfel liegt, für den zweiten Spieler, wenn dort mindestens ein weißer Würfel liegt.
YS-355 = 2 Spieler: Ein erzwungenes Ziehen (YS-079) gibt kein Recht zu bauen: Die Bauaktion braucht eine Würfelgruppe.
YS-356 = 2 Spieler: Die Punktestände von YS-343 sind die zu Beginn dieses Tages; der so bestimmte Spieler kauft gelbe Würfel, würfelt und hat die erste und die dritte Würfelaktion.
YS-357 = 2 Spieler: Die Bauaktion darf nur gewählt werden, wenn mindestens ein noch nicht gebautes Gebäude bezahlt werden kann, Baukarten auf der Hand eingerechnet (YS-350).

## 16

yspahan-rules-chapter-16 = Wo die Texte voneinander abweichen
YS-D01 = Zahl der gelben Würfel. Italienisch: eine Münze je Würfel, keine Höchstzahl genannt. Französisch: 1, 2 oder 3. Englisch: 1, 2 oder 3. Hier: höchstens 3, wie im Französischen und Englischen, und die Schachtel enthält drei.
YS-D02 = Unvollständiger Basar im Viertel. Italienisch: kein Stein „in einen Basar“, wenn man dort einen unvollständigen Basar hat (wörtlich genommen dürfte man ihn nicht vollenden). Französisch: kein Stein in einen anderen Basar, bevor der erste vollständig ist; auf der Karte: Man darf keinen Basar beginnen. Englisch: wie Italienisch. Hier: Wie im Französischen ist nur verboten, einen anderen Basar zu beginnen; das Beispiel (blau vollenden, dann rosa beginnen) stimmt damit überein.
YS-D03 = Weg des Aufsehers. Italienisch: innerhalb der Bewegung nicht vor und zurück auf dasselbe Feld. Französisch: kein Feld zweimal in einer Bewegung. Englisch: nicht vor und zurück auf dasselbe Feld. Hier: wie im Französischen, dem strengeren und klareren Wortlaut; auf dieser Straße ergeben beide dieselben Bewegungen.
YS-D04 = Benutzung der Karten. Italienisch: Karten dürfen in einem Zug „zweimal“ benutzt werden. Französisch: auf zwei Arten benutzbar. Englisch: zu zwei Zeitpunkten. Hier: wie im Französischen zwei Arten; die Zahl ist unbegrenzt, wie alle drei später sagen.
YS-D05 = Geheimhaltung einer gezogenen Karte. Italienisch: nichts gesagt. Französisch: wird den anderen nicht gezeigt. Englisch: nichts gesagt. Hier: wie im Französischen.
YS-D06 = Zahl der Gebäude mit Karten. Italienisch: eines, und nur eines je Zug. Französisch: nur eines; nie mehr als ein Gebäude je Zug. Englisch: eines und nur eines. Hier: insgesamt ein Gebäude je Zug (3–4 Spieler); Italienisch und Französisch sagen es ausdrücklich, Englisch widerspricht nicht.
YS-D07 = Überzählige Steine. Italienisch: mehr Steine als Läden im Viertel übrig sind; „verloren“ (zurück in den Vorrat). Französisch: mehr als für den Spieler verfügbare Läden; sie bleiben im Vorrat. Englisch: wie Italienisch. Hier: Französisch für das Maß; das Ergebnis ist gleich: Die Steine sind im Vorrat.
YS-D08 = Leeren der vollen Karawane. Italienisch: geleert, die Besitzer nehmen ihre Steine zurück. Französisch: sofort geleert, die Besitzer nehmen ihre Steine zurück. Englisch: geleert. Hier: wie im Französischen sofort.
YS-D09 = Spielhilfe, Zusatzwürfel. Italienisch: Man kann „auch“ ein Kamel, eine Münze oder einen Stein erhalten. Französisch: Man erhält sie „so“. Englisch: „auch“. Hier: wie im Französischen; das erklärt den Zusatzwürfel und ist kein zweiter Bonus.
YS-D10 = Weite des Aufsehers. Italienisch: eine dem Wert entsprechende Zahl von Feldern. Französisch: muss ziehen, genau um den Wert, vor der Anpassung. Englisch: dem Wert entsprechend. Hier: wie im Französischen; das Beispiel sagt in allen dreien „genau 3“.
YS-D11 = Kamel statt des Steins. Italienisch: jeder Besitzer. Französisch: jeder Besitzer, ob er den Aufseher bewegt hat oder nicht. Englisch: jeder Besitzer. Hier: Französisch spricht aus, was die anderen meinen.
YS-D12 = Marker bei der Vorbereitung. Italienisch: beide auf 1. Französisch: wie auf dem Bild. Englisch: beide auf 1. Hier: kein Widerspruch; das englische Bild zeigt beide auf 1.
YS-D13 = Erzwungene Karte. Italienisch: zieht, ohne Würfel zu entfernen. Französisch: zieht. Englisch: zieht, ohne Würfel zu entfernen. Hier: kein Widerspruch bei 3–4 Spielern (es gibt keine Würfel zu entfernen); bei 2 Spielern ist es von Belang (YS-A25).
YS-D14 = Letzte übrige Gruppe im Beispiel. Italienisch: nicht gesagt. Französisch: Die Gruppe mit dem Wert 3 ist als einzige übrig. Englisch: nicht gesagt. Hier: kein Widerspruch; sie ist als einzige übrig (YS-EX-05).

## 17

yspahan-rules-chapter-17 = Auslegungen
YS-A01 = Vorrat an Gold und Kamelen: unbegrenzt. Die Schachtel enthält je „etwa 25“, die Zahl kann also keine Regel sein, und kein Text sagt, was bei null geschieht. Auch das Programm von Boardspace.net füllt seine Haufen nach.
YS-A02 = Vorrat an Steinen: unbegrenzt, dargestellt durch 66 je Spieler (47 Läden + 12 Plätze der Karawane + 6 Gebäude + 1 Zählstein), die nie ausgehen können und über jeden Stein Rechenschaft erlauben. Die Gründe sind die von YS-A01.
YS-A03 = Startspieler des Spiels: Wer „der Älteste“ ist, kann ein Programm nicht wissen. Der Tisch bestimmt den Startspieler; sonst wird ein Platz ausgelost.
YS-A04 = Karten vor dem Wurf: dem Startspieler erlaubt, etwa um Gold für gelbe Würfel zu bekommen. Der Text erlaubt Wirkungen zu jeder anderen Zeit des eigenen Zuges, und Phase I führt der Startspieler allein aus. Auch das Programm von Boardspace.net erlaubt es. Andere Spieler dürfen dann keine Karten spielen.
YS-A05 = Karten mitten in einer Aktion: Die Gruppe nehmen, die Aktion wählen und den Zusatzwürfel ansagen sind ein einziger Schritt. Innerhalb von „Läden beliefern“ ist kein Zeitfenster nötig: Jede gemischte Folge von Würfelsteinen und dem Stein von „Stein in einen Laden“ lässt sich mit der Karte vor oder nach der Aktion erreichen. Innerhalb von „Aufseher bewegen“ gibt es ein Zeitfenster, zwischen dem ersten und dem zweiten Versand, denn eine durch die Karawanserei gezogene Karte oder die Entscheidung des anderen Besitzers ist dort neues Wissen. Ein Programm darf das Zeitfenster überspringen, wenn der aktive Spieler keine Karten hat.
YS-A06 = Zusatzwürfel bei anderen Aktionen: nicht erlaubt bei Aufseher, Karte oder (2 Spieler) Bauen. Er erhöht die Zahl der Würfel, die für diese Aktionen keine Rolle spielt, und die Texte nennen nur Kamele, Gold und Steine. Auch Boardspace.net bindet die Karte an die besondere Aktion.
YS-A07 = Weniger Steine setzen als möglich: nicht erlaubt; auch die Steine von Kran und Zusatzwürfel müssen gesetzt werden, solange es einen erlaubten Laden gibt. Das Beispiel sagt, dass der Spieler beide Steine setzen muss. So spielt es auch Boardspace.net.
YS-A08 = Mehrere unvollständige Basare eines Spielers in einem Viertel: möglich, denn ein vollständiger Basar kann einen Stein verlieren, nachdem ein anderer begonnen wurde. Der Spieler darf dann jeden von ihnen fortsetzen, aber keinen beginnen, bis alle vollständig sind. Die französische Spielhilfe verbietet das Beginnen; jedes Setzen zu verbieten, würde beide unvollendbar machen. So spielt es auch Boardspace.net.
YS-A09 = Der Aufseher bewegt sich nicht: Die Weite auf 0 zu senken ist zu ihrem Preis erlaubt, und die Steine neben ihm werden wie nach jeder Bewegung verschickt. Alle Texte nennen das ein mögliches Ergebnis der Anpassung. Boardspace.net behandelt es als Bewegung, die dieselben Läden erneut trifft.
YS-A10 = Bezahlen: Es wird genau der Preis von YS-125 verlangt. Kein Gold wird umsonst ausgegeben, Erhöhen und Senken werden nie gemischt, und die kostenlosen Schritte des Hamams werden vor Gold benutzt.
YS-A11 = Zweimal Versand: streng nacheinander. Wer bewegt hat, nennt den ersten Stein, dessen Besitzer entscheidet über das Kamel, der Versand wird ausgeführt; dann entscheidet der Besitzer des zweiten Steins in Kenntnis des Ergebnisses. Boardspace.net verfährt in dieser Reihenfolge.
YS-A12 = Karawane voll zwischen zwei Versandvorgängen: sofort gewertet und geleert; der zweite Stein beginnt die neue Karawane. Alle Texte sagen „sobald“.
YS-A13 = Karawanserei und Kamel: Auch wer ein Kamel abgibt, verschickt eine eigene Ware, also wird die Karte gezogen. Sie wird nach den Punkten und einer etwaigen Wertung der Karawane gezogen; die Reihenfolge hat auf die Punkte keinen Einfluss.
YS-A14 = Karawanserei ohne Karten: Sind Nachziehstapel und Ablagestapel leer, so erhält der Besitzer nichts, weder jetzt noch später.
YS-A15 = Zeitpunkt des Mischens: wenn eine Karte zu ziehen und der Nachziehstapel leer ist. Schon beim Aufbrauchen des Nachziehstapels zu mischen, würde bei leerem Ablagestapel die nächste abgelegte Karte zu einem bekannten Stapel aus einer Karte machen. Die Texte sagen nur „wenn der Stapel leer ist“, also ist auch ein früherer Zeitpunkt vertretbar; der Unterschied ist, ob Karten, die zwischen dem letzten und dem nächsten Ziehen abgelegt werden, zum neuen Stapel gehören (hier: ja). Das Programm von Boardspace.net verfährt anders: Es mischt, sobald der Stapel aufgebraucht ist und es eine abgelegte Karte gibt.
YS-A16 = Keine Karte zu ziehen: „Karte ziehen“ darf nur gewählt werden, wenn eine Karte gezogen werden kann. Das lässt nie einen Spieler ohne Aktion, denn den Aufseher zu bewegen ist immer möglich (YS-127). Ohne Gruppe und ohne Karte entfällt die Würfelaktion.
YS-A17 = Ablagestapel: offen und für alle einsehbar, in seiner Reihenfolge, einschließlich der als Zusatzwürfel benutzten Karten. Nichts in den Texten verbirgt ihn, und Wirkungen von Karten sind öffentlich, wenn sie gespielt werden.
YS-A18 = Wann Baukarten bauen: sofort, in jedem Zeitfenster des eigenen Zuges, auch vor der Würfelaktion, und das neue Gebäude wirkt von da an. Die Karte sagt „bauen“, Karten wirken jederzeit, und die ausdrückliche Grenze von einem Gebäude je Zug (und der Hinweis im Blatt für zwei Spieler, dass diese Karten die Würfelgruppe nicht ersparen) wäre sinnlos, wenn die Karte nur ein Nachlass in Schritt B wäre. Das Programm von Boardspace.net verfährt anders: Es behandelt die Karte als Nachlass in Schritt B.
YS-A19 = Beide Baukarten für ein Gebäude: erlaubt; das Gebäude ist dann kostenlos. Jede Karte erlässt einen Teil des Preises, die Zahl der Karten ist unbegrenzt, und es wird nur ein Gebäude gebaut. Boardspace.net erlaubt es. Zwei gleiche Karten können nicht verbunden werden.
YS-A20 = Baukarte bei einem Preis ohne den erlassenen Teil: erlaubt. „Bauen ohne Gold“ für das Gehege kostet 2 Kamele und ist nützlich, weil es vor der Würfelaktion baut.
YS-A21 = Karten ohne Wirkung: nicht spielbar. Das sind: 0 Teile verkaufen oder tauschen, „Stein in einen Laden“ ohne erlaubten Laden, eine Baukarte, wenn in diesem Zug schon ein Gebäude gebaut wurde (3–4 Spieler), wenn alle sechs gebaut sind oder wenn von keinem Preis der Rest bezahlt werden kann. Der Zusatzwürfel ist keine Kartenwirkung und wird davon nicht eingeschränkt (YS-A35).
YS-A22 = Tausch: eine Richtung je Karte, Menge von 1 bis zum Besitz des Spielers; beide Richtungen zu benutzen, ergäbe nur einen kleineren Tausch.
YS-A23 = Gelbe Würfel verschwinden nach der Würfelaktion des Startspielers und vor Schritt B, wie im Beispiel (Kamele genommen, gelber Würfel entfernt, dann beendet der Spieler). Bei 3–4 Spielern ändert das an keiner Entscheidung etwas.
YS-A24 = 2 Spieler, welche Kamele: die letzten zwei jeder Reihe, in Fortsetzung der Regel für drei Spieler. Es betrifft nur die Zeichnung.
YS-A25 = 2 Spieler, erzwungene Karte: YS-079 gilt für jede der drei Aktionen. Sind nur gelbe Gruppen übrig, so ist keine für den zweiten Spieler verfügbar; er zieht eine Karte und entfernt keine Würfel.
YS-A26 = 2 Spieler, Karten: Der Startspieler darf in beiden Zügen Karten spielen, der zweite Spieler in seinem; ein Zusatzwürfel je genommener Gruppe.
YS-A27 = 2 Spieler, Baukarten: zusammen mit der Bauaktion gewählt; eine von beiden oder beide (YS-A19). In einem Zeitfenster können sie nicht gespielt werden.
YS-A28 = 2 Spieler, gemischte Gruppe des zweiten Spielers: Größe = nur weiße Würfel; der Wert ändert sich nicht.
YS-A29 = Letzter Tag mit vier oder zwei Spielern: Die Punktestände werden abgelesen, wenn Tag 6 der Woche 3 ganz vorbei ist, vor dem Kauf gelber Würfel. Die Reihenfolge bleibt.
YS-A30 = Letzter Tag und Startspielerfigur: Sie geht an den Spieler, der zuerst handelt; danach hat sie keinen Zweck mehr.
YS-A31 = Reihenfolge der Wochenwertung: für die Ergebnisse ohne Belang; die Ereignisse werden in der Zugreihenfolge des eben beendeten Tages gemeldet, die Viertel in der Folge Sack, Fass, Truhe, Amphore.
YS-A32 = Punktestände über 99: Der Punktestand ist eine ganze Zahl ohne Obergrenze; die Leiste zeigt ihn modulo 100.
YS-A33 = Welche Steine verschickt werden: steht fest, wenn die Bewegung endet. Ein Stein, den eine Karte zwischen den beiden Versandvorgängen setzt, wird durch diese Bewegung nicht verschickt.
YS-A34 = Bauen nach einer erzwungenen Karte: bei 3–4 Spielern erlaubt; das Ziehen steht für die Würfelaktion, und Schritt B folgt ihm.
YS-A35 = Verschwendeter Zusatzwürfel: Ein Spieler darf einen Zusatzwürfel benutzen, obwohl weniger Läden übrig sind; der Überschuss ist verloren (YS-110).
YS-A36 = Offener Besitz: Gold, Kamele, Gebäude, Punktestände und die Zahl der Handkarten sind offen.
YS-A37 = Verhandeln und Handeln: Die Spieler können einander nichts geben; keine Regel sieht es vor.
YS-A38 = Übrige Güter: nichts wert; die Karten, die Kamele und Gold verkaufen, sind der einzige Weg, sie in Punkte zu verwandeln.
YS-A39 = „Stein in einen Laden“ und der Kran: Die Karte setzt einen Stein; der Kran fügt keinen hinzu.
YS-A40 = Genaue Reihenfolge freier Aktionen in Schritt B: Der Spieler darf Karten spielen, bauen und wieder Karten spielen, in beliebiger Folge, bis er den Zug beendet.
YS-A41 = Überflüssige Baukarte: Eine Baukarte, die nichts ändern würde, darf nicht hinzugefügt werden: die zweite Karte von YS-A19 nur, wenn der erlassene Teil des Preises größer als 0 ist, und bei 2 Spielern jede Baukarte nur unter dieser Bedingung (dort könnte das Gebäude auch ohne sie gebaut werden). Eine einzelne Baukarte, die bei 3–4 Spielern in einem Zeitfenster gespielt wird, ist immer ein Mittel zu bauen und braucht keinen erlassenen Teil (YS-A20).
YS-A42 = Karten vor einem erzwungenen Ziehen: Ein Spieler ohne verfügbare Gruppe darf vor dem erzwungenen Ziehen noch Karten spielen, wie vor jeder Würfelaktion; eine solche Karte liegt dann auf dem Ablagestapel und kann sogar die sein, die gemischt und gezogen wird.
YS-A43 = Plätze nach dem ersten: Die Texte sprechen nur vom Sieger. Die Plätze richten sich nach dem Punktestand, gleiche Punktestände teilen sich den Platz; es gibt kein anderes Merkmal.
YS-A44 = Reihenfolge zweier Steine eines Besitzers: Wer bewegt hat, wird nach der Reihenfolge auch gefragt, wenn beide Steine einem einzigen Spieler gehören, ihm selbst eingeschlossen; eine nach dem ersten Versand gezogene Karte kann ändern, was der Besitzer beim zweiten tut.
YS-A45 = Wahlmöglichkeiten des Tisches: Vier Lesarten, die ein Tisch mit gutem Grund anders spielen kann, sind wählbar; voreingestellt ist die genannte Entscheidung. Karten vor dem Wurf (YS-A04): erlaubt oder verboten. Baukarten (YS-A18): sofort oder als Nachlass, das heißt nur im Zeitfenster (d) gespielt, als Nachlass in Schritt B. Zwei Baukarten für ein Gebäude (YS-A19): erlaubt oder verboten, auch zu zweit. Mischen (YS-A15): bei Bedarf oder sofort, das heißt, der Ablagestapel wird zum Nachziehstapel, sobald dieser aufgebraucht ist und es eine abgelegte Karte gibt. Außerdem kann der Tisch den Platz bestimmen, der beginnt, oder ihn auslosen lassen (YS-A03).
YS-A46 = Welches Exemplar benutzt wurde: Ein Spieler kann zwei Karten derselben Art haben, die aus verschiedenen Mischungen gezogen sind. Sie sind eine Möglichkeit, und die anderen erfahren nicht, welche der beiden benutzt wurde, sondern nur ihre Art.
YS-A47 = Zeitfenster und nächste Frage: Nach den Zeitfenstern (a), (b) und (d) wird zusammen mit dem gefragt, was auf sie folgt: Wurf, Gruppe (oder erzwungenes Ziehen), Ende des Zuges. Zeitfenster (c) ist eine eigene Frage, die immer gestellt wird, wenn die Hand des aktiven Spielers nicht leer ist, gleich was darin ist. Die erlaubten Verbindungen sind dieselben.
YS-A48 = Große Zahlen: Eine Menge, die 31 übersteigen kann („Tausch 1:1“), wird in zwei Ziffern zur Basis 32 erfragt, die höhere zuerst, damit der Raum der Züge fest ist. Es ist eine Entscheidung; die Rücknahme nimmt ihre Teile zurück.
YS-A49 = Reihenfolge zweier Baukarten: Bei 3–4 Spielern verlangt YS-A41 nur von der zweiten Karte, dass sie etwas erlässt; bei einem Preis, dem ein Teil fehlt, kommt es also auf die Reihenfolge an. Beim Gehege (2 Kamele, kein Gold) darf „Bauen ohne Kamele“ zu „Bauen ohne Gold“ kommen, aber nicht umgekehrt. Auf die erste Art gibt man eine Karte umsonst her, und wer will, darf das. Zu zweit ist keine Karte die erste, und das Paar wird beim Gehege abgelehnt.

## 19

yspahan-rules-chapter-19 = Was immer gilt
YS-INV-01 = Würfel: Zwischen Wurf und Tagesende gilt: weiße Würfel auf dem Würfel-Tableau + heute genommene weiße Würfel = 9 (2 Spieler: 8). Gelbe Würfel auf dem Würfel-Tableau + heute genommene + heute entfernte = heute gekaufte, von 0 bis 3. Vor dem Wurf ist das Würfel-Tableau leer.
YS-INV-02 = Gruppen: Alle Würfel eines Feldes zeigen einen Wert; verschiedene Felder zeigen verschiedene Werte; von unten nach oben steigen die Werte der nicht leeren Felder streng an.
YS-INV-03 = Nach dem Wurf: Das Kamelfeld ist nicht leer; das Goldfeld ist genau dann leer, wenn alle Würfel gleich sind; die belegten Viertelfelder sind die ersten von Sack, Fass, Truhe, Amphore.
YS-INV-04 = Gelbe Würfel. 3–4 Spieler: Nach der Würfelaktion des Startspielers liegt kein gelber Würfel auf dem Würfel-Tableau. 2 Spieler: keiner nach dem Tag.
YS-INV-05 = Steine: Für jeden Spieler gilt Vorrat + Läden + Karawane + Gebäude + 1 Zählstein = 66 (YS-A02), und der Vorrat ist nie negativ.
YS-INV-06 = Läden: In einem Laden liegt 0 oder 1 Stein.
YS-INV-07 = Basare: Alle Steine in einem Basar gehören einem Spieler.
YS-INV-08 = Beginnen: Kein Setzen bringt einen Stein in einen freien Basar, während sein Besitzer im selben Viertel einen unvollständigen Basar hat.
YS-INV-09 = Karawane: Die besetzten Kamele sind die ersten benutzbaren in der Reihenfolge des Weges; mindestens ein benutzbares Kamel ist frei.
YS-INV-10 = Karten: Nachziehstapel + Ablagestapel + Handkarten = 18, mit genau zwei von jeder Art. Eine Karte, die gerade gespielt wird, zählt als abgelegt.
YS-INV-11 = Nie negativ: Gold und Kamele sind bei keinem Spieler je negativ.
YS-INV-12 = Kassenbuch: Jede Änderung von Gold oder Kamelen eines Spielers ist die Summe verzeichneter Ereignisse mit dem allgemeinen Vorrat: Anfang, Würfelaktion, Karte, gelbe Würfel, Preis des Aufsehers, Preis eines Gebäudes, abgegebenes Kamel. Zwischen Spielern geht nichts über.
YS-INV-13 = Aufseher: Er steht auf genau einem Straßenfeld; zu Beginn jeder Woche auf C.
YS-INV-14 = Steigende Punktestände: Kein Punktestand sinkt je.
YS-INV-15 = Punktebuch: Punktestand = Punkte der Basare (mit Markthalle) + Punkte für das Setzen + Wertungen der Karawane + Punkte der Gebäude + Punkte der Karten, jeder auf ein Ereignis zurückführbar.
YS-INV-16 = Punkte der Gebäude: Mit b Gebäuden hat ein Spieler die ersten b Glieder von 0, 0, 5, 5, 5, 10 erhalten.
YS-INV-17 = Bautempo. 3–4 Spieler: höchstens ein Gebäude je Zug. 2 Spieler: höchstens eines je Würfelaktion, keines außerhalb.
YS-INV-18 = Kalender: Woche von 1 bis 3, Tag von 1 bis 7; es werden genau 21 Tage gespielt; es gibt genau 3 Wochenwertungen.
YS-INV-19 = Züge. 3 Spieler: 63 Züge, 4 Spieler: 84 Züge, für jeden einen am Tag. 2 Spieler: 63 Würfelaktionen, in der Folge Startspieler, zweiter Spieler, Startspieler.
YS-INV-20 = Saubere Woche: Zu Beginn jeder Woche liegt in keinem Laden ein Stein; die Karawane behält ihre Steine.
YS-INV-21 = Wechsel: Der Startspieler des Tages n + 1 ist der linke Nachbar dessen von Tag n, außer an Tag 21 mit 2 oder 4 Spielern.
YS-INV-22 = Entscheidung über das Kamel: Gefragt wird nur ein Besitzer mit mindestens einem Kamel; gibt er es ab, so sinken seine Kamele um genau 1, und der Laden behält seinen Stein.
YS-INV-23 = Versand: Jeder Versand erhöht die Zahl der Steine des Besitzers auf der Karawane um eins (vor einem etwaigen Leeren) und bringt je nach Reihe 2, 1 oder 0.
YS-INV-24 = Zusatzwürfel: höchstens einer je genommener Gruppe, nie ohne Gruppe, nie mit Aufseher, Karte oder Bauen.
YS-INV-25 = Immer ein Zug: Solange das Spiel nicht zu Ende ist, hat, wer entscheidet, mindestens eine erlaubte Möglichkeit.
YS-INV-26 = Zählung der Handkarten: Jede benutzte Karte senkt die Hand um 1 und erhöht den Ablagestapel um 1; jedes Ziehen senkt den Nachziehstapel (nach etwaigem Mischen) um 1 und erhöht die Hand um 1.
YS-INV-27 = Ansichten: Was ein Spieler sieht, ist gleich für alle Zustände, die sich nur in verdeckter Information unterscheiden (Kapitel 20).
YS-INV-28 = Bestimmtheit: Gleicher Startwert, gleiche Plätze und gleiche Entscheidungen ergeben dieselben Ereignisse und denselben Endzustand.
YS-INV-29 = Wiederholung: Das Nachspielen der verzeichneten Entscheidungen und Zufallsergebnisse stellt den Zustand genau wieder her.
YS-INV-30 = Gebäude werden nur mehr: Ein einmal erworbenes Gebäude bleibt im Besitz, sein Stein bleibt auf der Spielertafel.
YS-INV-31 = Grenzen: Ein vollständiger Basar bringt am Ende einer Woche 3 bis 12 Punkte, mit der Markthalle 5 bis 14; alle Basare zusammen sind ohne Bonus 82 wert.

## 20

yspahan-rules-chapter-20 = Verdeckte Information
YS-HI-01 = Vor allen verborgen: die Reihenfolge des Nachziehstapels.
YS-HI-02 = Vor den anderen verborgen: die Vorderseiten der Handkarten eines Spielers.
YS-HI-03 = Offen: die Zahl der Handkarten jedes Spielers, die Zahl der Karten im Nachziehstapel, der ganze Ablagestapel in seiner Reihenfolge.
YS-HI-04 = Offen: Gold, Kamele, Gebäude, Punktestände, alle Steine auf den Plänen, das Würfel-Tableau, der Aufseher, der Startspieler, Tag und Woche.
YS-HI-05 = Eine durch die Karawanserei oder durch erzwungenes Ziehen gezogene Karte sieht nur, wer sie zieht; die anderen sehen, dass eine Karte gezogen wurde.
YS-HI-06 = Eine auf die eine oder andere Art benutzte Karte wird im Augenblick der Benutzung allen gezeigt.
YS-HI-07 = Nachziehstapel und fremde Handkarten zusammen = 18 Karten − eigene Hand − Ablagestapel. Nach dem Mischen ist mehr bekannt: Der Nachziehstapel ist genau der alte Ablagestapel, die Handkarten zusammen sind also der Rest; eine später daraus gezogene Karte engt dies Schritt für Schritt ein.
YS-HI-08 = Niemand kennt die Würfel vor dem Wurf; der Wurf ist offen.
YS-HI-09 = Am Ende des Spiels dürfen die Handkarten aufgedeckt werden; sie sind nichts wert.
YS-HI-10 = Was einem Spieler mitgeteilt wird, enthält Verdecktes nur für den, dem es zusteht: die Vorderseite einer gezogenen Karte für den, der sie zieht, die Reihenfolge eines Mischens für niemanden, Startwerte des Zufalls für niemanden vor dem Ende.

## 21

yspahan-rules-chapter-21 = Entscheidungen, Zufall und Zurücknehmen
YS-DP-01 = Gelbe Würfel kaufen und würfeln. Wer: Startspieler. Wann: Beginn des Tages. Möglichkeiten: 0 bis min(3, eigenes Gold) Würfel; Karten im Zeitfenster (a). Rücknahme: die Zahl bis zum Wurf; der Wurf ist eine Schranke.
YS-DP-02 = Eine Karte für ihre Wirkung spielen. Wer: aktiver Spieler. Wann: jedes Zeitfenster (YS-247). Möglichkeiten: jede spielbare Art auf der Hand (gleiche Karten sind eine Möglichkeit), dann YS-DP-03; oder weiter: in (a) zu YS-DP-01, in (b) zu YS-DP-04 oder zum erzwungenen Ziehen, in (c) zum zweiten Versand; in (d) siehe YS-DP-09 und YS-DP-11. Rücknahme: ja, bis zur letzten Schranke; keine Kartenwirkung zieht eine Karte.
YS-DP-03 = Angaben zu einer Karte. Wer: aktiver Spieler. Wann: nach YS-DP-02. Möglichkeiten: „Drei Kamele“, „Drei Gold“, „Stein auf die Karawane“: keine; „Stein in einen Laden“: erlaubter Laden; „Kamele für Punkte“: 1 bis min(4, Kamele); „Gold für Punkte“: 1 bis min(10, Gold); „Tausch 1:1“: Richtung und 1 bis zum eigenen Besitz; Baukarten (nur 3–4 Spieler): ein noch nicht gebautes Gebäude, dessen Restpreis bezahlbar ist, wahlweise mit der anderen Baukarte (YS-A41). Rücknahme: ja.
YS-DP-04 = Eine Gruppe nehmen. Wer: aktiver Spieler. Wann: Würfelaktion, wenn eine Gruppe verfügbar ist. Möglichkeiten: jede verfügbare Gruppe (YS-073, 2 Spieler YS-354). Rücknahme: ja, bis zur Ausführung.
YS-DP-13 = Aktion der Gruppe. Wer: aktiver Spieler. Wann: nach YS-DP-04. Möglichkeiten: besondere Aktion, wenn möglich (YS-111); Aufseher bewegen; Karte ziehen, wenn eine gezogen werden kann (YS-174); 2 Spieler: bauen, wenn möglich (YS-357). Rücknahme: ja, bis zur Ausführung; „Karte ziehen“ ist eine Schranke.
YS-DP-14 = Zusatzwürfel. Wer: aktiver Spieler. Wann: nach YS-DP-13, nur bei der besonderen Aktion und mit Karten auf der Hand. Möglichkeiten: keiner, oder eine Kartenart auf der Hand. Rücknahme: ja, bis zu einer anderen Schranke.
YS-DP-05 = Einen Stein setzen. Wer: aktiver Spieler. Wann: einmal je Stein von „Läden beliefern“. Möglichkeiten: erlaubte Läden (YS-102 bis YS-105, YS-112). Rücknahme: ja.
YS-DP-06 = Ziel des Aufsehers. Wer: aktiver Spieler. Wann: bei „Aufseher bewegen“. Möglichkeiten: alle Felder, deren Preis (YS-125) bezahlbar ist, mit dem Preis. Rücknahme: ja, bis ein anderer Besitzer gefragt oder eine Karte gezogen wird.
YS-DP-07 = Reihenfolge zweier Versandvorgänge. Wer: aktiver Spieler. Wann: wenn die Bewegung neben zwei Steinen endet, gleich wem sie gehören (YS-A44). Möglichkeiten: der eine oder der andere Stein zuerst. Rücknahme: ja, bis ein anderer Besitzer gefragt oder eine Karte gezogen wird.
YS-DP-08 = Ein Kamel abgeben. Wer: Besitzer des Steins. Wann: zu Beginn des Versands dieses Steins, wenn der Besitzer ein Kamel hat. Möglichkeiten: abgeben und den Stein in seinem Laden behalten, oder ihn verschicken. Rücknahme: im Zug eines anderen gefragt: nein, es ist eine Schranke; im eigenen Zug: ja, wenn keine Karte gezogen wurde.
YS-DP-09 = Bauen. Wer: aktiver Spieler. Wann: 3–4 Spieler: Zeitfenster (d), wenn in diesem Zug nichts gebaut wurde. Möglichkeiten: jedes noch nicht gebaute Gebäude, dessen voller Preis bezahlbar ist. Rücknahme: ja, bis zur letzten Schranke.
YS-DP-10 = Gebäude der Bauaktion. Wer: aktiver Spieler. Wann: 2 Spieler: nach „Bauen“ in YS-DP-13. Möglichkeiten: jedes Paar aus einem noch nicht gebauten Gebäude und einer Auswahl von Baukarten auf der Hand (keine, eine, beide; YS-A41), dessen Restpreis bezahlbar ist. Rücknahme: ja, bis der Zug endet.
YS-DP-11 = Den Zug beenden. Wer: aktiver Spieler. Wann: Zeitfenster (d). Möglichkeiten: beenden. Rücknahme: nein.
YS-DP-12 = Startspieler des Spiels. Wer: der Tisch. Wann: vor dem Ende der Vorbereitung. Möglichkeiten: jeder Platz. Rücknahme: nein.
YS-CH-01 = Startspieler des Spiels. Wann: vor dem Ende der Vorbereitung, wenn der Tisch niemanden bestimmt (YS-A03). Ergebnisse: jeder Platz mit gleicher Wahrscheinlichkeit.
YS-CH-02 = Wurf. Wann: nach YS-DP-01. Ergebnisse: eine Augenzahl von 1 bis 6 für jeden weißen und jeden gekauften gelben Würfel, unabhängig und fair; nur die Zahl der Würfel je Farbe und Augenzahl ist von Belang.
YS-CH-03 = Ziehen einer Karte. Wann: bei jedem Ziehen (YS-079, YS-155, YS-170). Ergebnisse: die oberste Karte; bei unbekannter Reihenfolge jede Art mit der Wahrscheinlichkeit (Karten dieser Art im Stapel) / (Karten im Stapel). Ist der Nachziehstapel leer, so kommt zuerst YS-CH-04; kann nichts gezogen werden, so gibt es kein Ereignis.
YS-CH-04 = Mischen. Wann: Vorbereitung (YS-024) und erneutes Mischen (YS-173). Ergebnisse: jede Reihenfolge der Karten mit gleicher Wahrscheinlichkeit; sie kann offen bleiben und Karte für Karte mit YS-CH-03 entschieden werden.
