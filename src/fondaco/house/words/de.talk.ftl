### What the house says about talk and notes.

house-chat-off = An diesem Tisch darf von hier aus gerade niemand reden.
house-no-line = Eine Zeile { $number } gibt es nicht.
house-nobody-so = Unter diesem Zeichen ist hier niemand bekannt.
house-bad-line = Eine Zeile des Gesprächs hat 1 bis { $most } druckbare Zeichen.
house-bad-notes = Notizen haben höchstens { $most } druckbare Zeichen.
