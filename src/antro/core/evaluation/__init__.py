"""Advice that a game gives to a search: which moves to try first, how good a position is."""
