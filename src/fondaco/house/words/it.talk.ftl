### What the house says about talk and notes.

house-chat-off = A questo tavolo ora nessuno può parlare da qui.
house-no-line = Non c’è nessuna riga { $number }.
house-nobody-so = Qui nessuno è noto con questo segno.
house-bad-line = Una riga di conversazione ha da 1 a { $most } caratteri stampabili.
house-bad-notes = Gli appunti hanno al massimo { $most } caratteri stampabili.
