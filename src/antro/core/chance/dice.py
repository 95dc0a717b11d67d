"""Dice for bots and tests: fast, small, the same on every machine. Not for real games."""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.moves import Dice

FACTOR: Final = 698769069
LOW: Final = 2**32 - 1
STATES: Final = FACTOR * 2**32 - 2  # without the two states that only lead to themselves


@final
class SeededDice(Dice):
    """Marsaglia's multiply-with-carry generator, started from a hash of the seed.

    Its state always fits in 63 bits. A draw combines the low half of the state with its carry,
    as in Thomas's MWC64X. The low half alone depends too clearly on the draws before it.
    """

    def __init__(self, seed: int) -> None:
        self.carried: i64 = hashed(seed) % STATES + 1

    def below(self, n: i64) -> i64:
        self.carried = FACTOR * (self.carried & LOW) + (self.carried >> 32)
        return ((self.carried & LOW) ^ (self.carried >> 32 << 2)) * n >> 32


def hashed(seed: int) -> int:
    """Return a 64-bit hash, so that neighbouring seeds give unrelated draws."""
    return int.from_bytes(blake2b(b"%d" % seed, digest_size=8).digest(), "big")
