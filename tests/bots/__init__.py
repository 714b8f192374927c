"""Bots: fair, legal, and as strong as they claim."""
