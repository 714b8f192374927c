"""What all games share: position, move, chance, view, record, undo. Pure: no input, no output."""
