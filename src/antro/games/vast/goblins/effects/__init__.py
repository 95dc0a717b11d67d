"""What befalls the Goblins, whoever brings it about."""
