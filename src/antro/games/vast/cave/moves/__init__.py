"""Choices of the Cave's player."""
