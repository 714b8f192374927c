"""Istanbul."""
