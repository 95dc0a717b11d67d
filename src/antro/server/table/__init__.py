"""One live table: seats, viewers, clocks and bots."""
