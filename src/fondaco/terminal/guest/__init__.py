"""A guest at a house: any table of any house, played in the terminal over its API alone."""
