"""The costs of the six omens (§29.1, §29.2)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import OMEN_SYMBOLS, read_omens

GIANT_BATS: Final[i64] = 0
ROCKSLIDE: Final[i64] = 1
PAST_PLUNDER: Final[i64] = 2
SOPORIFIC_SPORES: Final[i64] = 3
HATRED: Final[i64] = 4
CRYSTAL_CURSE: Final[i64] = 5
OMEN_COUNT: Final[i64] = 6
SYMBOL_COUNT: Final[i64] = 6


@final
class OmenTable:
    """Printed costs and symbols of the omens."""

    def __init__(self) -> None:
        omens = read_omens()
        costs = [omen.fields["cost"].split() for omen in omens]
        self.cost: Final = vec[i64]([int(cost[0]) for cost in costs])  # [omen]: of the first use
        self.rises: Final = vec[i64]([len(cost) > 1 for cost in costs])  # [omen]: 1 for yes
        self.symbols: Final = vec[i64](
            [
                sum(bit(OMEN_SYMBOLS.index(name)) for name in omen.fields["symbols"].split())
                for omen in omens
            ]
        )  # [omen]: a set

    def price(self, omen: i64, uses: i64) -> i64:
        """Return the cost of an omen after *uses* uses in this turn."""
        return self.cost[omen] + self.rises[omen] * uses
