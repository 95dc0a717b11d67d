"""The seeds of a server's tables."""

from antro.core.chance.fair import new_seed


class Seeds:
    """Seeds that nobody can guess. Tests use a class with fixed seeds instead."""

    def new_table(self) -> str:
        """Return the secret of a new table, in hexadecimal."""
        return new_seed()
