"""What bots know about Vast."""
