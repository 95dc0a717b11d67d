"""Hidden information in Heroes: the knowledge of a seat, and guesses at the rest."""
