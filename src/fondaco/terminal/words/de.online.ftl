### Was das Terminal rund um einen Tisch in einem Haus sagt.

## Ankommen

terminal-online-ask-link = Der Link deines Platzes (er wird nicht angezeigt):
terminal-online-unreachable = Unter { $house } antwortet kein Haus.
terminal-online-no-house = Hier ist kein Haus von Fondaco: die Antwort war { $status }.
terminal-online-endless = Die Antwort von { $house } nimmt kein Ende: Das ist kein Haus von Fondaco.
terminal-online-foreign = Der Server hat etwas gesagt, was dieses Programm nicht versteht: Eines von beiden ist zu alt.
terminal-online-other-rules = Der Server spielt { $title } nach anderen Regeln oder mit einer anderen Edition als dieses Programm: Eines von beiden ist zu alt.
terminal-online-answer-lost = Die Verbindung brach vor der Antwort ab: sieh nach, ob es geschehen ist.
terminal-online-full = Kein Platz an diesem Tisch ist deiner oder frei: du siehst zu.
terminal-online-abandoned = Dieser Tisch wurde aufgegeben.
terminal-online-yours-again = Ein Bot spielte Platz { $number }; jetzt ist es wieder deiner.

## Vor dem Spiel

terminal-online-address = Der Tisch: { $address }
terminal-online-invite = Gib jeden dieser Links nur einer Person: Wer sich damit zuerst setzt, hat den Platz.
terminal-online-link-seat = Platz { $number }: { $link }
terminal-online-link-watch = Zum Zuschauen: { $link }
terminal-online-table = { $title }. Wer dort sitzt:
terminal-online-seat = { $number }. { $kind ->
    [open] frei
    [bot] { $player }, gespielt vom Bot { $bot }
   *[person] { $player }{ $online ->
        [true] {""}
       *[false] {" "}(abwesend)
    }
}
terminal-online-waits = Das Spiel beginnt, wenn der Gastgeber es sagt.
terminal-online-host-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind. „{ $word }“ beginnt ohne die freien, „{ $word } medium“ mit einem Bot auf jedem.
terminal-online-help = „{ $quit }“ verlässt den Tisch; der Platz bleibt deiner.
terminal-online-host-help = „{ $start }“ beginnt ohne die freien Plätze, „{ $start } medium“ mit einem Bot auf jedem; „{ $quit }“ verlässt den Tisch, und der Platz bleibt deiner.

## Am Tisch

terminal-online-watching = Du siehst zu.
terminal-online-waiting = { $player } ist an der Reihe.
terminal-online-changed = Der Tisch hat sich inzwischen verändert.
terminal-online-taken-back = Etwas wurde zurückgenommen.
terminal-online-lost = Verbindung verloren. Es wird neu versucht; nichts Gespieltes geht verloren.
terminal-online-back = Wieder verbunden.
terminal-online-bot = Von jetzt an spielt der Bot { $bot } für { $player }.
terminal-online-own-bot = Von jetzt an spielt ein Bot für { $player }. „{ $word }“ nimmt den Platz zurück.
terminal-online-person = { $player }: wieder spielt ein Mensch.
terminal-online-resigned = Ein Bot spielt an deiner Stelle weiter.
terminal-online-said = { $player } sagt: { $text }
terminal-online-when-asked = Mehrere teilen sich diesen Bildschirm: das wird jedem gezeigt, wenn er gefragt wird.
terminal-online-orders-note = Nur du kennst sie; der Server bewahrt sie mit deinem Platz auf. Was sie antworten, wird wie jeder Zug erzählt.
terminal-online-bye = Auf Wiedersehen. Der Platz bleibt deiner; komm zurück mit: { $command }
terminal-online-clock = Die Uhr von { $player } läuft: { $time } bleiben.
terminal-online-bank = { $player } hat { $time } in Reserve.
terminal-online-no-clock = An diesem Tisch läuft keine Uhr.
terminal-online-no-notes = Du hast keine Notizen geschrieben.
terminal-online-no-news = Seit deiner letzten Entscheidung ist nichts geschehen.
terminal-online-own-link = Für ein anderes deiner Geräte und für niemanden sonst: { $link }
terminal-online-rematch = Dieselben Leute noch einmal: { $command }
terminal-online-once-more = Um mit denselben Leuten noch einmal zu spielen: { $command }

## Befehle

terminal-command-start = das Spiel beginnen, für den Gastgeber
terminal-command-say = allen am Tisch etwas sagen: { $word } TEXT
terminal-command-resign = einen Bot an deiner Stelle weiterspielen lassen
terminal-command-return = deinen Platz vom Bot zurücknehmen
terminal-command-recap = was seit deiner letzten Entscheidung geschehen ist
terminal-command-notes = deine privaten Notizen; { $word } TEXT schreibt eine Zeile darunter
terminal-command-clock = wessen Uhr läuft, und was bleibt
terminal-command-link = ein Link zu deinem Platz für ein anderes Gerät
terminal-command-rematch = mit denselben Leuten noch einmal spielen, nach dem Ende
terminal-online-command-save = die Aufzeichnung speichern, wie du sie sehen darfst, in einer Datei deiner Wahl: { $word } DATEI
terminal-online-command-quit = gehen; der Platz bleibt deiner
