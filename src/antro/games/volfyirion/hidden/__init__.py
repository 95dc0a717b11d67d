"""Hidden information: the knowledge of a seat, and guesses at the rest."""
