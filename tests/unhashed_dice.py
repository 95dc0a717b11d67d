"""Dice that begin at their seed, as ours once did. With them the golden games were played, and
the positions reached whose lines are counted.

Not for anything new: neighbouring seeds give games that are alike.
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
