"""Choices of an active Tribe: movement, attacks, Plunder (§21)."""
