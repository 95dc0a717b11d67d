"""Choices of Tribes that are activated: ways, attacks, Plunder (§21)."""
