"""The modes: who plays against whom, and when a bout or the game ends."""
