"""What the Knight may choose."""
