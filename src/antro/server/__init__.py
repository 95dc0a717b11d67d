"""What leaves the process: sockets, pages, the database. Knows no rules."""
