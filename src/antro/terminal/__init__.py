"""A table in a terminal: one keyboard, any game, people and bots."""
