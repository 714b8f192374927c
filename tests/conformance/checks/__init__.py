"""The checks, by what they are about; each takes a table and a seed and asserts."""
