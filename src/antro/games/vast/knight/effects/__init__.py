"""What befalls the Knight, whoever brings it about."""
