"""Tournaments between bots: matches, players, ratings and results."""
