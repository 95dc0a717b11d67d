"""Hidden information in Heroes: what a seat knows, and guesses at the rest."""
