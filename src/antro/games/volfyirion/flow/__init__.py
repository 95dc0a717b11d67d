"""The order of play: how a turn starts and ends, and how the dragon attacks."""
