"""The policy of Heroes: the first estimate of moves, for searches and coaches."""
