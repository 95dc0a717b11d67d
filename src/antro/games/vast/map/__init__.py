"""What is done to the map, and what has to be asked for that."""
