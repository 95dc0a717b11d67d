"""The order of play: how a turn begins and ends, and how the dragon attacks."""
