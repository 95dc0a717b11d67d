"""Chance that nobody can bend, the host included.

Before the first move the host publishes ``commitment(seed)``; then each seat may add
a text of its own. Draw *i* of a table is made of these alone, whatever was played or
taken back. Where seats try their luck at the same time, each has draws of its own, so that
who is quicker changes nobody's. Once the game is over the seed is revealed, and anybody can
make every draw again (``core.verify``), in any language:

    word = the first 8 bytes of HMAC-SHA256(seed, text), big end first
    text = the entropies of all seats, for a seat's own draws ``seat`` and its number,
           *i* and the attempt (0, 1, …), a line each

A number below *n* is the first word below the greatest multiple of *n* that a word
can hold, modulo *n*: no outcome is likelier than another.
"""

import hmac
import re
from hashlib import sha256
from secrets import token_hex
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption
from antro.core.contract.moves import Dice

SEED_BYTES: Final = 32
WORDS: Final = 2**64  # how many there are
TABLE: Final = -1  # no seat: the draws of the table itself
ENTROPY: Final = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{0,64}")


def new_seed() -> str:
    """A secret that nobody can guess, in hexadecimal."""
    return token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is published of a seed before the first move: its SHA-256, in hexadecimal."""
    return sha256(bytes.fromhex(seed)).hexdigest()


@final
class Chance(Dice):
    """The draws of one table, in any order: whoever keeps its events says which is next."""

    def __init__(self, seed: str, entropies: list[str]) -> None:
        check_entropies(entropies)
        self.seed: Final = seed
        self.entropies: Final = entropies
        self.keyed: Final = hmac.new(bytes.fromhex(seed), digestmod="sha256")
        self.lines: Final = "".join(f"{entropy}\n" for entropy in entropies)
        self.seat = TABLE  # whose draws are made
        self.draw = 0  # the one that comes next

    def below(self, n: i64) -> i64:
        """Draw once, and go on to the next draw."""
        fair, attempt = WORDS - WORDS % int(n), 0
        while (word := self.word(attempt)) >= fair:
            attempt += 1
        self.draw += 1
        return word % int(n)

    def word(self, attempt: int) -> int:
        whose = "" if self.seat == TABLE else f"seat {self.seat}\n"
        drawn = self.keyed.copy()
        drawn.update(f"{self.lines}{whose}{self.draw}\n{attempt}".encode())
        return int.from_bytes(drawn.digest()[:8], "big")


def check_entropies(entropies: list[str]) -> None:
    """Each is a line of text, and no longer than need be."""
    for entropy in entropies:
        if not ENTROPY.fullmatch(entropy):
            raise BadOption("entropies", entropy, Reason("option_line", fields={"most": 64}))
