"""Games as files: writing, reading and verifying them, and counting lines of play."""
