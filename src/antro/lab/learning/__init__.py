"""Learning: weights for the bots, fitted to games that they played."""
