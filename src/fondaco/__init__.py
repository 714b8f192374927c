"""Fondaco: four board games of the desert trade, in the browser, the terminal and from Python."""

__version__ = "0.1.0"
