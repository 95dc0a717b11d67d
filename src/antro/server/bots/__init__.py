"""Bot processes, and the queue for their time."""
