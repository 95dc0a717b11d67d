"""What is chosen about the map, by whoever is asked, and by chance."""
