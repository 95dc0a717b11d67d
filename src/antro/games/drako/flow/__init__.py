"""The order of play of Drako: set-up, turns, and the end of the game."""
