"""Im Reich der Wüstensöhne (K. Teuber, 2008), for three or four players."""
