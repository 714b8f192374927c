### What the house says about talk and notes.

house-chat-off = Personne ne peut parler d’ici à cette table pour le moment.
house-no-line = Il n’y a pas de ligne { $number }.
house-nobody-so = Personne n’est connu ici sous ce signe.
house-bad-line = Une ligne de conversation a de 1 à { $most } caractères imprimables.
house-bad-notes = Les notes ont au plus { $most } caractères imprimables.
