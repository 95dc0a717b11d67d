"""One match without I/O: events, the judge of the next event, clocks, undo and the table."""
