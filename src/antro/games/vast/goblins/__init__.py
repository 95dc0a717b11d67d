"""The Goblins: the board, the effects on it, and the choices of their player."""
