"""The Dragon: the board, what befalls it, and what its player chooses."""
