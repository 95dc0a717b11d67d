"""The choices of the rulebook, one class each."""
