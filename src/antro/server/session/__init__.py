"""One connected page: its requests, chat and round-trip times."""
