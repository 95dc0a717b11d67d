"""The bots' knowledge of Volfyirion: first thoughts about moves, and counts of a position."""
