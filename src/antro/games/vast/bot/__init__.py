"""The policy of bots for Vast."""
