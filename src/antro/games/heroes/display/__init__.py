"""How Heroes is shown and explained."""
