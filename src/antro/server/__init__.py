"""The outside of the process: sockets, pages, the database. Knows no rules."""
