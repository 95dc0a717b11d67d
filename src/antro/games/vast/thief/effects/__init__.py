"""What befalls the Thief, whoever brings it about."""
