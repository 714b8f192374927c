### What the terminal says about the house that it opens.

terminal-house-open = Fondaco è in funzione. Ctrl-C lo ferma.
terminal-house-is-open = Fondaco è già in funzione.
