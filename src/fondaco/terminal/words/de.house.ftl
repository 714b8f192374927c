### What the terminal says about the house that it opens.

terminal-house-open = Das Haus ist offen. Strg-C schließt es.
terminal-house-is-open = Das Haus ist schon offen.
