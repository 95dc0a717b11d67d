"""Dice for bots and tests: fast, small, the same on every machine. Not for real games."""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.moves import Dice

FACTOR: Final = 698769069
LOW: Final = 2**32 - 1
STATES: Final = FACTOR * 2**32 - 2  # all but the two that lead nowhere but to themselves


@final
class SeededDice(Dice):
    """Marsaglia's multiply-with-carry, which never leaves 63 bits, begun at a hash of the seed.

    A draw is made of the low half of the state and of its carry, as in Thomas's MWC64X: the
    low half alone follows from the draws before it too plainly.
    """

    def __init__(self, seed: int) -> None:
        self.carried: i64 = hashed(seed) % STATES + 1

    def below(self, n: i64) -> i64:
        self.carried = FACTOR * (self.carried & LOW) + (self.carried >> 32)
        return ((self.carried & LOW) ^ (self.carried >> 32 << 2)) * n >> 32


def hashed(seed: int) -> int:
    """A number of 64 bits, in which neighbouring seeds have nothing in common."""
    return int.from_bytes(blake2b(b"%d" % seed, digest_size=8).digest(), "big")
