"""Effects on the Knight, caused by any player or card."""
