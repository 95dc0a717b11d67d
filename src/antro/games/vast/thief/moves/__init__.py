"""What the Thief may choose."""
