"""Many games at once: matches, tables of results, records."""
