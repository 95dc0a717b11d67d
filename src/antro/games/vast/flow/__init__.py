"""The order of play: how a table is laid, whose turn it is, what follows by itself."""
