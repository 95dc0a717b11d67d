"""Advice from a game to a search: the moves to try first, and the value of a position."""
