"""What is true in a game: the map, the turn, and the stack of questions."""
