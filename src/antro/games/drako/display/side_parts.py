"""The parts of a side's view: its cards, figures and supplies."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.core.view.parts import Counted, Row, Series, StructPart, Value
from antro.games.drako.components.board import NAMES, NOWHERE
from antro.games.drako.components.cards import AREAS, DRAGON, DWARVES, KNIGHTS, TROLLS
from antro.games.drako.display.view_types import AreaView, CardView, FigureView, SideView, TokenView
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import ARMOUR, DECK, HAND, NOBODY, DrakoState

NO_ROCKS: Final[i64] = -1
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
    """One side of a match-up: its seat and its role."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat
        self.plays: Final = config.matchup.sides[seat]
        self.first: Final = config.row(seat, 0)  # of the rows where its cards are counted


# On the board and the mats


def figures(side: Side) -> Series[DrakoState]:
    """Return a part for each figure. A side has three slots and may use fewer."""
    slots = range(side.seat * 3, side.seat * 3 + 3)
    return Series([Figure(side, slot) for slot in slots if side.config.names[slot]])


@final
class Figure(Value[DrakoState, Side]):
    """A figure. Few figures differ from view to view, so the struct is kept."""

    public = True

    def __init__(self, side: Side, slot: i64) -> None:
        super().__init__(side)
        self.slot: Final = slot
        self.kept: Final[dict[i64, FigureView]] = {}

    def key(self, veiled: DrakoState) -> i64:
        """Return a number that contains everything shown of the figure."""
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
    """Return the parts for the areas of the dragon. Other sides have none."""
    there = range(len(AREAS)) if side.plays == DRAGON else range(0)
    return Series([Area(side, area) for area in there])


@final
class Area(Value[DrakoState, Side]):
    public = True

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
    public = True

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


# Cards


class Cards(Counted[DrakoState, Side]):
    """The number of each face that is there."""

    def __init__(self, side: Side) -> None:
        super().__init__(side, side.first, len(side.config.decks[side.seat]))

    def made(self, kind: i64, count: i64) -> CardView:
        things = self.owner.config.decks[self.owner.seat][kind].things
        return CardView(f"card:{kind}", things, int(count))


@final
class Hand(Cards):
    """The hand of the viewer. The hand of another side is empty here (§1.5)."""

    def counts(self, veiled: DrakoState) -> vec[i64]:
        return veiled.hands


@final
class Discards(Cards):
    public = True

    def counts(self, veiled: DrakoState) -> vec[i64]:
        return veiled.discards


# All of a side


@final
class SidePart(StructPart[DrakoState, SideView]):
    """One side with its cards, figures and supplies."""

    public = True

    def __init__(self, config: Config, seat: Seat) -> None:
        self.side: Final = Side(config, seat)
        lists = {
            "figures": figures(self.side),
            "areas": areas(self.side),
            "tokens": Tokens(self.side),
            "hand": Hand(self.side),
            "discards": Discards(self.side),
        }
        super().__init__(SideView, lists)
        matchup = config.matchup
        self.rocks: Final = matchup.rocks if self.side.plays == TROLLS else NO_ROCKS
        self.reshuffles: Final = matchup.reshuffles
        self.rebuilds: Final = matchup.rebuilds == seat

    def fill(self, veiled: DrakoState) -> SideView:
        seat, config = self.side.seat, self.side.config
        hand_size, deck_size = veiled.counts[HAND + seat], veiled.counts[DECK + seat]
        unseen = hand_size - self.total(veiled.hands)
        throws = self.rocks != NO_ROCKS
        rebuilds = int(veiled.rebuild) if self.rebuilds else 0
        return SideView(
            seat=int(seat),
            role=config.role_names[seat],
            rocks=int(veiled.rocks) if throws else None,
            spent=int(self.rocks - veiled.rocks) if throws else None,
            hand_size=int(hand_size),
            deck_size=int(deck_size),
            removed=int(self.total(veiled.bags) - unseen - deck_size),
            rebuilds=None if self.reshuffles else rebuilds,
            out_of_cards=not has_cards(veiled, config, seat),
        )

    def total(self, counts: vec[i64]) -> i64:
        """Return the number of cards of this seat, in counts for both."""
        found: i64 = 0
        at = self.side.first
        end = at + self.side.config.width
        while at < end:
            found += counts[at]
            at += 1
        return found
