"""Istanbul, in the order of its rules."""
