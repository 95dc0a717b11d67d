"""Drako: a duel of two out of four sides on nineteen hexes."""
