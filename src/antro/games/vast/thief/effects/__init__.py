"""Effects on the Thief, caused by any player or card."""
