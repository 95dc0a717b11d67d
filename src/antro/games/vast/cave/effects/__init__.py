"""What befalls the Cave, whoever brings it about."""
