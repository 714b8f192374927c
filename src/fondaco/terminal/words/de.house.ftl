### What the terminal says about the house that it opens.

terminal-house-open = Fondaco läuft. Strg-C beendet es.
terminal-house-is-open = Fondaco läuft schon.
