"""Tree search over the possible states of a seat."""
