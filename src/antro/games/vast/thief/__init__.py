"""The Thief: the board, the effects on it, and the choices of its player."""
