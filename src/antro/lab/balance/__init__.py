"""Balance: how fair a game is between its sides, and reports about it."""
