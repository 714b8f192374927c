"""The tests, in the rooms of the house they prove."""
