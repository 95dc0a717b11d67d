"""What the Dragon may choose."""
