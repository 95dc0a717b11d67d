"""What the Cave may choose."""
