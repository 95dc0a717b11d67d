"""The laws of all games. Each law takes a subject and a walk."""

from typing import Final

from antro.testing.laws import copies, messages, rules, secrets, tables, words
from antro.testing.walks import Law

WITHOUT_TABLES: Final[list[Law]] = [
    *words.LAWS,
    *rules.LAWS,
    *copies.LAWS,
    *secrets.LAWS,
    *copies.IN_PLAY,
    *messages.LAWS,
]
LAWS: Final[list[Law]] = [*WITHOUT_TABLES, *tables.LAWS]
