"""The order of play: the steps of the game, and the question that follows each of them."""
