"""Hidden information in Vast: views of one seat, and guesses at the rest."""
