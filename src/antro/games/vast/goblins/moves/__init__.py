"""What the Goblins may choose."""
