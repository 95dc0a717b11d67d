"""The knowledge of the bots about Drako: promising moves, and the value of a position."""
