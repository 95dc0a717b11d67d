"""Effects on the Goblins, caused by any player or card."""
