"""Al Rashid: families in Baghdad and on the roads of the caliphate, for two to five players."""
