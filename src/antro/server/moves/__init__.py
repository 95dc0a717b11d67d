"""The path of a move: request, commit, and the tables in memory."""
