"""Tree search over the states that a seat may be in."""
