"""What befalls the Dragon, whoever brings it about."""
