"""The state of a game: the map, the boards, the turn, and the stack of questions."""
