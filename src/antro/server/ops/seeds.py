"""Where the seeds of a server come from."""

from secrets import randbits

from antro.core.chance.fair import new_seed


class Seeds:
    """Seeds that nobody can guess. Tests play the same games again with a class that repeats."""

    def new_table(self) -> str:
        """The secret of a new table, in hexadecimal."""
        return new_seed()

    def bot_choice(self, table: str) -> int:
        """What one choice of a bot is drawn from, 32 bits; *table* is the seed of its table."""
        del table  # what bots do tells nothing of it
        return randbits(32)
