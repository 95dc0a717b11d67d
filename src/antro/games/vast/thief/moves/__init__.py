"""Choices of the Thief's player."""
