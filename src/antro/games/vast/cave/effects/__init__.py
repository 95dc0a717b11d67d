"""Effects on the Cave, caused by any player or card."""
