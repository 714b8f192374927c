### What the terminal says about the house that it opens.

terminal-house-open = The house is open. Ctrl-C closes it.
terminal-house-is-open = The house is open already.
