"""Choices about the map, by players and by chance."""
