### What the terminal says about the house that it opens.

terminal-house-open = La maison est ouverte. Ctrl-C la ferme.
terminal-house-is-open = La maison est déjà ouverte.
