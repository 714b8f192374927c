"""Whole games as they were played, kept for ever: every later version must replay them to the same positions."""
