"""Im Reich der Wüstensöhne, clause by clause."""
