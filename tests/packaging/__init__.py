"""The first start, the locks, the wheels."""
