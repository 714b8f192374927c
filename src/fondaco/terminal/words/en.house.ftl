### What the terminal says about the house that it opens.

terminal-house-open = Fondaco is running. Ctrl-C stops it.
terminal-house-is-open = Fondaco is already running.
