### What the terminal says about the house that it opens.

terminal-house-open = Fondaco est lancé. Ctrl-C l’arrête.
terminal-house-is-open = Fondaco est déjà lancé.
