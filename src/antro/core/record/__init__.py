"""Games as files: writing, reading, verifying and counting lines of play."""
