"""The games, each in the same rooms."""
