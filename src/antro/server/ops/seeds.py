"""The seeds of a server."""

from secrets import randbits

from antro.core.chance.fair import new_seed


class Seeds:
    """Seeds that nobody can guess. Tests use a class with fixed seeds instead."""

    def new_table(self) -> str:
        """Return the secret of a new table, in hexadecimal."""
        return new_seed()

    def bot_choice(self, table: str) -> int:
        """Return the seed for one choice of a bot (32 bits). *table* is the seed of its table."""
        del table  # a bot's choices must not reveal the secret of the table
        return randbits(32)
