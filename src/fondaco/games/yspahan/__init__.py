"""Yspahan (S. Pauchon, 2006), for two to four players."""
