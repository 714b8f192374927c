"""The terminal: the same games line by line, for a person at a screen, a pipe or a screen reader."""
