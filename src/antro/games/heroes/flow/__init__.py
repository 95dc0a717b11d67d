"""The order of play: what is asked after what."""
