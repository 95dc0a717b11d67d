"""The parts of a side's view: what its cards, figures and supplies depend on."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import Seat
from antro.core.parts import Absent, Counted, Fixed, Number, Part, Row, Series, Value
from antro.games.drako.board import NAMES, NOWHERE
from antro.games.drako.cards import AREAS, DRAGON, DWARVES, KNIGHTS, TROLLS
from antro.games.drako.config import Config
from antro.games.drako.display.view_types import AreaView, CardView, FigureView, TokenView
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.state import ARMOUR, DECK, HAND, NOBODY, DrakoState

ABILITIES: Final = {
    "brald": "token:fury",
    "urpen": "symbol:net",
    "morin": "symbol:crossbow",
    "swordsman": "token:dodge",
    "archer-1": "symbol:bow",
    "archer-2": "symbol:bow",
    "thrower": "symbol:rock",
    "berserker": "symbol:charge",
}


@final
class Side:
    """One side of a match-up: its seat, and who they are."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat
        self.plays: Final = config.matchup.sides[seat]
        self.first: Final = config.row(seat, 0)  # of the rows where its cards are counted


@final
class SeatNumber(Fixed[DrakoState, Side]):
    def build(self, veiled: DrakoState) -> int:
        return int(self.owner.seat)


@final
class Role(Fixed[DrakoState, Side]):
    def build(self, veiled: DrakoState) -> str:
        return self.owner.config.role_names[self.owner.seat]


# On the board and the mats


def figures(side: Side) -> Series[DrakoState]:
    """Three slots are counted for a side, of which it may use fewer."""
    slots = range(side.seat * 3, side.seat * 3 + 3)
    return Series([Figure(side, slot) for slot in slots if side.config.names[slot]])


@final
class Figure(Value[DrakoState, Side]):
    """Few figures differ from view to view, so what was shown of one is kept."""

    def __init__(self, side: Side, slot: i64) -> None:
        super().__init__(side)
        self.slot: Final = slot
        self.kept: Final[dict[i64, FigureView]] = {}

    def key(self, veiled: DrakoState) -> i64:
        """All that the view of a figure depends on."""
        slot = self.slot
        netted: i64 = 1 if veiled.netted == slot else 0
        at = veiled.hexes[slot] + 1
        return ((at << 8 | veiled.wounds[slot]) << 8 | veiled.shields[slot]) << 1 | netted

    def differs(self, was: DrakoState, veiled: DrakoState) -> bool:
        return self.key(was) != self.key(veiled)

    def build(self, veiled: DrakoState) -> FigureView:
        key = self.key(veiled)
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.made(veiled)
        return found

    def made(self, veiled: DrakoState) -> FigureView:
        config, slot = self.owner.config, self.slot
        at, wounds = veiled.hexes[slot], veiled.wounds[slot]
        alive = wounds < config.spaces[slot]
        return FigureView(
            figure=config.thing(slot),
            hex=None if at == NOWHERE else f"hex:{NAMES[at]}",
            alive=alive,
            wounds=int(wounds),
            spaces=int(config.spaces[slot]),
            netted=veiled.netted == slot,
            shields=int(veiled.shields[slot]),
            ability=ABILITIES.get(config.names[slot]),
            lost=not alive or wounds >= config.lost_at[slot],
        )


def areas(side: Side) -> Series[DrakoState]:
    """The dragon's only."""
    there = range(len(AREAS)) if side.plays == DRAGON else range(0)
    return Series([Area(side, area) for area in there])


@final
class Area(Value[DrakoState, Side]):
    def __init__(self, side: Side, area: i64) -> None:
        super().__init__(side)
        self.name: Final = f"area:{AREAS[area]}"
        self.slot: Final = ARMOUR + area

    def differs(self, was: DrakoState, veiled: DrakoState) -> bool:
        return was.wounds[self.slot] != veiled.wounds[self.slot]

    def build(self, veiled: DrakoState) -> AreaView:
        spaces = self.owner.config.spaces[self.slot]
        return AreaView(self.name, int(veiled.wounds[self.slot]), int(spaces))


@final
class Tokens(Row[DrakoState, Side]):
    def differs(self, was: DrakoState, veiled: DrakoState) -> bool:
        return was.netted != veiled.netted or was.fury != veiled.fury or was.dodge != veiled.dodge

    def build(self, veiled: DrakoState) -> list[TokenView]:
        if self.owner.plays == DWARVES:
            return [self.net(veiled), TokenView("token:fury", bool(veiled.fury), None)]
        if self.owner.plays == KNIGHTS:
            return [TokenView("token:dodge", bool(veiled.dodge), None)]
        return []

    def net(self, veiled: DrakoState) -> TokenView:
        free = veiled.netted == NOBODY
        return TokenView(
            "token:net", free, None if free else self.owner.config.thing(veiled.netted)
        )


def rocks(side: Side) -> Part[DrakoState]:
    """The trolls' only."""
    return Rocks(side) if side.plays == TROLLS else Absent()


@final
class Rocks(Number[DrakoState, Side]):
    def number(self, veiled: DrakoState) -> i64:
        return veiled.rocks


def spent_rocks(side: Side) -> Part[DrakoState]:
    """The trolls' only."""
    return SpentRocks(side) if side.plays == TROLLS else Absent()


@final
class SpentRocks(Number[DrakoState, Side]):
    def number(self, veiled: DrakoState) -> i64:
        return self.owner.config.matchup.rocks - veiled.rocks


# Cards


class Cards(Counted[DrakoState, Side]):
    """Of each face that is there, how many."""

    def __init__(self, side: Side) -> None:
        super().__init__(side, side.first, len(side.config.decks[side.seat]))

    def made(self, kind: i64, count: i64) -> CardView:
        things = self.owner.config.decks[self.owner.seat][kind].things
        return CardView(f"card:{kind}", things, int(count))


@final
class Hand(Cards):
    """§1.5 The viewer's own; another's is empty here, and only its size is told."""

    def counts(self, veiled: DrakoState) -> vec[i64]:
        return veiled.hands


@final
class Discards(Cards):
    def counts(self, veiled: DrakoState) -> vec[i64]:
        return veiled.discards


@final
class HandSize(Number[DrakoState, Side]):
    def number(self, veiled: DrakoState) -> i64:
        return veiled.counts[HAND + self.owner.seat]


@final
class DeckSize(Number[DrakoState, Side]):
    def number(self, veiled: DrakoState) -> i64:
        return veiled.counts[DECK + self.owner.seat]


@final
class Removed(Number[DrakoState, Side]):
    """§15.2 What lies in the bag and belongs neither to the deck nor to a hand not seen."""

    def number(self, veiled: DrakoState) -> i64:
        unseen = veiled.counts[HAND + self.owner.seat] - self.total(veiled.hands)
        return self.total(veiled.bags) - unseen - veiled.counts[DECK + self.owner.seat]

    def total(self, counts: vec[i64]) -> i64:
        """Of cards counted for both seats, those of this one."""
        found: i64 = 0
        at = self.owner.first
        end = at + self.owner.config.width
        while at < end:
            found += counts[at]
            at += 1
        return found


def rebuilds(side: Side) -> Part[DrakoState]:
    """None where decks are made again without limit (§14.2)."""
    return Absent() if side.config.matchup.reshuffles else Rebuilds(side)


@final
class Rebuilds(Number[DrakoState, Side]):
    """§15.2 New decks that this side may still make."""

    def number(self, veiled: DrakoState) -> i64:
        return veiled.rebuild if self.owner.config.matchup.rebuilds == self.owner.seat else 0


@final
class OutOfCards(Value[DrakoState, Side]):
    def build(self, veiled: DrakoState) -> bool:
        return not has_cards(veiled, self.owner.config, self.owner.seat)
