"""How Vast is shown and explained."""
