"""Changes of cards, Cities and points that several choices of the rulebook share."""
