"""The parts of the views of a market, of the dragon's rage, and of its grid."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import listed
from antro.core.parts import Fixed, Number, Value
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.display.card_parts import Cards, Faces, KnownOrder, OneCard, Places
from antro.games.volfyirion.printed.cards import NOTHING
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import VolfState


@final
class MarketPlace:
    """One of the markets of a table: the only one, or that of a team."""

    def __init__(self, config: Config, at: int) -> None:
        self.config: Final = config
        self.at: Final = at


@final
class Seats(Fixed[VolfState, MarketPlace]):
    """Who acquires from it."""

    def build(self, veiled: VolfState) -> list[int]:
        used = self.owner.config.markets
        return [seat for seat in range(len(used)) if used[seat] == self.owner.at]


@final
class Centre(Faces[MarketPlace]):
    def row(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner.at].centre


@final
class Top(OneCard[MarketPlace]):
    """card:unknown, if it lies face down and the viewer does not know it."""

    def face(self, veiled: VolfState) -> i64:
        return veiled.markets[self.owner.at].top


@final
class StrategySize(Number[VolfState, MarketPlace]):
    """The top included."""

    def number(self, veiled: VolfState) -> i64:
        return veiled.markets[self.owner.at].deck_size()


@final
class Locked(Places[MarketPlace]):
    def places(self, veiled: VolfState) -> i64:
        return veiled.markets[self.owner.at].locked


@final
class UnderStrategy(KnownOrder[MarketPlace]):
    def order(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner.at].assets.under


@final
class LairRow(Faces[MarketPlace]):
    def row(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner.at].lair


@final
class WondersSize(Number[VolfState, MarketPlace]):
    def number(self, veiled: VolfState) -> i64:
        return veiled.markets[self.owner.at].wonders.size()


@final
class UnderWonders(KnownOrder[MarketPlace]):
    def order(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner.at].wonders.under


# §17 The dragon's cards, when one plays alone


@final
class RageSize(Number[VolfState, Config]):
    """The unseen cards of the pile, which the strategy deck counts, and the open one on it."""

    def number(self, veiled: VolfState) -> i64:
        open_one: i64 = 0 if veiled.rages[0].top == NOTHING else 1
        return veiled.markets[0].assets.held + open_one


@final
class RageTop(OneCard[Config]):
    def face(self, veiled: VolfState) -> i64:
        return veiled.rages[0].top


@final
class RageShown(Cards[Config]):
    """Turned up, while the dragon strikes."""

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.rages[0].shown


@final
class RageAside(Cards[Config]):
    def pile(self, veiled: VolfState) -> Pile:
        return veiled.rages[0].aside


@final
class Awake(Value[VolfState, Config]):
    """Whether it strikes at the end of this turn."""

    def build(self, veiled: VolfState) -> bool:
        return bool(veiled.rages[0].awake)


@final
class Fury(Number[VolfState, Config]):
    """What is left of its attack."""

    def number(self, veiled: VolfState) -> i64:
        return veiled.rages[0].attack


# §19 The rage cards that lie open, when two play together


@final
class Cells(Faces[Config]):
    def row(self, veiled: VolfState) -> vec[i64]:
        return veiled.grids[0].cells


@final
class SealedCells(Places[Config]):
    """Those that the attack passes over."""

    def places(self, veiled: VolfState) -> i64:
        return veiled.grids[0].sealed


@final
class GridDeck(Number[VolfState, Config]):
    def number(self, veiled: VolfState) -> i64:
        return veiled.markets[0].wonders.size()


@final
class GridDiscards(Cards[Config]):
    def pile(self, veiled: VolfState) -> Pile:
        return veiled.grids[0].discards


@final
class AttackBonus(Number[VolfState, Config]):
    """Added to the attack for destroyed Cities."""

    def number(self, veiled: VolfState) -> i64:
        ruins = listed(self.owner.side_cities[0] & ~veiled.sites.standing)
        return len(ruins) * self.owner.ruin_bonus
