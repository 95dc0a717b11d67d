"""The choices of the rulebook, one class for each."""
