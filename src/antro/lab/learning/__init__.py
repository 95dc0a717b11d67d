"""Learning: weights for the bots, fitted to games they played."""
