"""Yspahan, in the order of its rules."""
