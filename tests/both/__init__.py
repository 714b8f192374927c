"""What must be the same interpreted and compiled."""
