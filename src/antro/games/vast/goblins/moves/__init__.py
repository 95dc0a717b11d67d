"""Choices of the Goblins' player."""
