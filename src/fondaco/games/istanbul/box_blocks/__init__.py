"""The blocks of the box file, typed; `box.py` puts them together."""
