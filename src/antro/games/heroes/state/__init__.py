"""What is true at a moment of a game: data, copying and plain questions about it; no rules."""
