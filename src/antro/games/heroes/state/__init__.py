"""The data of a game: fields, copies and simple queries, but no rules."""
