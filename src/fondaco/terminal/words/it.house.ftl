### What the terminal says about the house that it opens.

terminal-house-open = La casa è aperta. Ctrl-C la chiude.
terminal-house-is-open = La casa è già aperta.
