"""The map: its effects, its questions, and the functions that read it."""
