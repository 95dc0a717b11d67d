"""Ways to play: who is against whom, and what happens when somebody is left alone."""
