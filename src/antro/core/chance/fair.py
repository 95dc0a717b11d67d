"""Fair random draws that nobody can manipulate, not even the host.

Before the first move the host publishes ``commitment(seed)``. Then each seat may add a text of
its own. Draw *i* of a table depends only on the seed and these texts, not on the moves. If seats
roll at the same time, each has its own draws, so a quicker seat does not change another seat's
results. After the game the seed is revealed. Then anybody can repeat every draw
(``core.verify``), in any programming language:

    word = the first 8 bytes of HMAC-SHA256(seed, text), big end first
    text = the entropies of all seats, for a seat's own draws ``seat`` and its number,
           *i* and the attempt (0, 1, …), a line each

To get a number below *n*, take the first word below the greatest multiple of *n* that fits in
64 bits, modulo *n*. All results are then equally likely.
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
WORDS: Final = 2**64  # number of possible words
TABLE: Final = -1  # instead of a seat: the draws of the table itself
ENTROPY: Final = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{0,64}")


def new_seed() -> str:
    """Return a new secret that nobody can guess, in hexadecimal."""
    return token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed in hexadecimal, to be published before the first move."""
    return sha256(bytes.fromhex(seed)).hexdigest()


@final
class Chance(Dice):
    """The draws of one table, in any order: the caller sets the seat and the next draw."""

    def __init__(self, seed: str, entropies: list[str]) -> None:
        check_entropies(entropies)
        self.seed: Final = seed
        self.entropies: Final = entropies
        self.keyed: Final = hmac.new(bytes.fromhex(seed), digestmod="sha256")
        self.lines: Final = "".join(f"{entropy}\n" for entropy in entropies)
        self.seat = TABLE  # the seat whose draws are made
        self.draw = 0  # the number of the next draw

    def below(self, n: i64) -> i64:
        """Draw once, and move on to the next draw."""
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
    """Raise ``BadOption`` unless each text is one line of at most 64 characters."""
    for entropy in entropies:
        if not ENTROPY.fullmatch(entropy):
            raise BadOption("entropies", entropy, Reason("option_line", fields={"most": 64}))
