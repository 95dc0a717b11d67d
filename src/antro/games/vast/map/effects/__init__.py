"""Effects that change the map, and ask the questions that follow."""
