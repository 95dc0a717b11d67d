"""What can be read off the map: walls, neighbours, sight, ways. Nothing here changes it."""
