"""Functions that read the map: walls, neighbours, sight, steps. They never change it."""
