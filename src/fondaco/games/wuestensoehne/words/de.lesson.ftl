### Eine erste Partie Im Reich der Wüstensöhne: was dem Lernenden gesagt wird, in der Reihenfolge der Lektion.

wuestensoehne-lesson-welcome = Willkommen in der Wüste! Du bist Blau und führst eine Karawane, die Oasen entdeckt und ihre Waren lädt; die wertvollste Ladung gewinnt. Bekannt ist nur das Kreuz, alles andere legt ihr selbst. Beginne an seinem Südende, auf F11.
wuestensoehne-lesson-lines = Deine Karawane folgt den Linien: auf braunen beliebig weit, eine weiße beendet die Bewegung. Zieh nach F8.
wuestensoehne-lesson-reserve = Wo eine Linie ins Unbekannte führt, darfst du entdecken: ein Kärtchen ziehen oder eines deiner Auslage nutzen. Jeder hat zu Beginn eines; nutze deines.
wuestensoehne-lesson-desert = Es passte nur an einen Platz, und deine Karawane zog darauf. Es zeigt nichts als Wüste: Dann darfst du gleich noch einmal ziehen und entdecken. Zieh nach F4.
wuestensoehne-lesson-draw = Zieh jetzt ein Kärtchen. Für den Ort entscheidest du dich, bevor du weißt, was dort liegt.
wuestensoehne-lesson-lay = Alle Seiten müssen passen: Braun an Braun, Weiß an Weiß, Wüste an Wüste, Oase an Oase. Leg es auf G4.
wuestensoehne-lesson-explorer = Eine Oase, und darin ein Kamel! Stell eine Entdeckerfigur hinein, dann hast du teil, sobald sie vollständig ist. Vorerst reicht deine kleinste.
wuestensoehne-lesson-bonus-turn = Wasser ist hier das einzige Geld, und du hast zwei Steine. Für einen gibt dir der Karawanenführer gleich einen zweiten Zug: Nimm ihn.
wuestensoehne-lesson-stay = Die Oase geht nach Norden und Süden weiter. Du musst nicht ziehen: Bleib.
wuestensoehne-lesson-draw-again = Zieh ein Kärtchen. Was passt, muss gelegt werden; was nirgends passt, kommt in deine Auslage.
wuestensoehne-lesson-grow = Weihrauch! Was sich als Oase berührt, ist eine Oase: Auf G5 wächst sie. Leg das Kärtchen dorthin.
wuestensoehne-lesson-save-explorers = Du hast vier Entdeckerfiguren, und eine steht schon hier. Behalte die anderen vorerst: keine Entdeckerfigur.
wuestensoehne-lesson-leave-it = Wer keine einsetzt, darf eine vom Plan zurückholen. Deine steht gut: Hol keine zurück.
wuestensoehne-lesson-company = Orange ist im Westen zu Hause. Rot hat sich auf G3 deiner Oase angeschlossen: Teilen ist erlaubt. Nur eine Seite ist noch offen, westlich von F4: Zieh dorthin.
wuestensoehne-lesson-draw-west = Zieh ein Kärtchen, und wir sehen, ob die Oase sich schließt.
wuestensoehne-lesson-second-explorer = Noch nicht: Sie geht nach Westen weiter. Ist sie vollständig, stellen sich alle ihre Entdeckerfiguren der Größe nach auf, und die größte wählt zuerst. Deine ist klein: Stell die 6 dazu.
wuestensoehne-lesson-keep-water = Behalte dein letztes Wasser: Wer in der Reihe vorn steht, muss einen Stein zahlen, sonst geht seine Figur leer nach Hause. Beende den Zug.
wuestensoehne-lesson-last-side = Eine Oase ist vollständig, wenn keine ihrer Seiten zu einem leeren Feld zeigt. Die letzte liegt westlich von dir: Bleib.
wuestensoehne-lesson-scout = Für Wasser könnte der Kundschafter auch ein Kärtchen aus einer fremden Auslage holen, wenn es hier passt. Zieh lieber eines.
wuestensoehne-lesson-close = Dieses hat nur auf einer Seite Oase. Auf D4 schließt es deine und bringt ein zweites Kamel: Leg es dorthin.
wuestensoehne-lesson-tallest = Jetzt sichere dir den ersten Platz in der Reihe: Die 11 reicht. Deine größte trägt den Turban und ist damit größer als jede andere; aber nach einer Oasenwertung wandert er weiter. Stell die 11 hinein.
wuestensoehne-lesson-first-choice = Vier Entdeckerfiguren, vier Aktionsfelder, und du wählst zuerst; das Wasser ist bezahlt. Waren gewinnen das Spiel: Nimm den Weihrauch.
wuestensoehne-lesson-camel = Deine nächste kommt als zweite. Deine Karawane hat Platz für vier Waren, und ein Kamel trägt zwei mehr: Nimm das Kamel.
wuestensoehne-lesson-rumour = Rot bekam das andere Kamel, deine kleinste das Gerücht, und nur du siehst es: −1. Jede Ware ist 4 Gold wert; ein Gerücht in ihrer Reihe ändert das. Orange wird im Westen Myrrhe finden: Leg es dorthin.
wuestensoehne-lesson-go-on = Mehr brauchst du nicht; auch Wasser gibt es in Oasen. Ist das letzte Kärtchen gezogen, ist jeder noch einmal dran, und die Gerüchte werden aufgedeckt. Spiel von hier allein weiter, gegen dieselben zwei Gegner und mit neuen Kärtchen.
