"""What happens to cards, Cities and points, whichever choice of the rulebook makes it happen."""
