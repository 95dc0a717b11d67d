"""The course of a game: its set-up, its turns, and the steps after each move."""
