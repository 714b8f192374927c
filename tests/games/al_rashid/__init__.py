"""Al Rashid."""
