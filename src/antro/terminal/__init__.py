"""A table in a terminal: any game at one keyboard, with people and bots."""
