"""Choices of the Knight's player."""
