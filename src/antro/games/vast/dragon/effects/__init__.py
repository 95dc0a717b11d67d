"""Effects on the Dragon, caused by any player or card."""
