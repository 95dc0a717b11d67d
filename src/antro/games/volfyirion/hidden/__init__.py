"""Hidden information in Volfyirion: what a seat knows, and guesses at the rest."""
