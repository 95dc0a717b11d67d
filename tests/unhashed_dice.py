"""Dice of the first versions, whose results start at their seed.

The golden games and the counted positions use them. Do not use them for new tests, because
neighbouring seeds give similar games.
"""

from antro.core.contract.moves import Dice


class UnhashedDice(Dice):
    def __init__(self, seed):
        self.carried = seed % (2**32 - 1) + 1
        for _ in range(4):
            self.below(1)

    def below(self, n):
        self.carried = 698769069 * (self.carried % 2**32) + (self.carried >> 32)
        return (self.carried % 2**32) * n >> 32
