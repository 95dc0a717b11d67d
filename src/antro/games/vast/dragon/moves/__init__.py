"""Choices of the Dragon's player."""
