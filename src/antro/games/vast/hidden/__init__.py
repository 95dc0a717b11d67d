"""Hidden information in Vast: what a seat knows, and guesses at the rest."""
