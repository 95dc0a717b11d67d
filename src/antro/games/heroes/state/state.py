"""Everything that is true in a game of Heroes."""

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import HOST, Question, Seat, State
from antro.games.heroes.config import Config
from antro.games.heroes.state.market import Market
from antro.games.heroes.state.part import Part
from antro.games.heroes.state.side import NONE, Side

# Stages of a game
SETTING_UP: Final[i64] = 0  # draft, armies, placement
PLAYING: Final[i64] = 1  # duels, where there are some; else all against all
LAST: Final[i64] = 2  # after the duels (§26.7, §27.3)
OVER: Final[i64] = 3


@final
class HeroesState(State):
    """Sides, the parts that they play in, and markets. A new one is a table not yet laid."""

    def __init__(self, config: Config, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.config: Final = config
        self.stage = SETTING_UP
        self.first: i64 = NONE  # the first player
        self.drafted: i64 = 0  # turns of the draft that are over
        self.halved: i64 = 0  # 1 once each market has its own half of the main deck
        self.winners: i64 = 0  # a set of seats
        self.drawn: i64 = 0  # 1 if the winners share a draw
        self.ranks = vec[i64]([0] * config.seats)  # [seat]: its place in a tournament, from 1
        self.part_of = config.duel_of[:]  # [seat]: the slot of its part; NONE if it is in none
        self.sides = [Side() for _ in range(config.seats)]
        self.parts = [Part(slot, config.closed(slot)) for slot in range(config.slots)]
        self.markets = [Market() for _ in range(config.slots)]

    def clone(self) -> Self:
        twin = self.opened()
        twin.viewer = self.viewer
        for seat in range(len(self.sides)):
            twin.sides[seat].copy_from(self.sides[seat])
        for slot in range(len(self.markets)):
            twin.markets[slot].copy_from(self.markets[slot])
        return twin

    def opened(self) -> Self:
        """A copy of all that everybody knows: anything but sides and markets."""
        twin = HeroesState(self.config, self.pending[:])
        twin.stage = self.stage
        twin.first = self.first
        twin.drafted = self.drafted
        twin.halved = self.halved
        twin.winners = self.winners
        twin.drawn = self.drawn
        for seat in range(len(self.sides)):
            twin.ranks[seat] = self.ranks[seat]
            twin.part_of[seat] = self.part_of[seat]
        for slot in range(len(self.parts)):
            twin.parts[slot].pending = self.parts[slot].pending[:]
            twin.parts[slot].copy_from(self.parts[slot])
        return twin

    # Where things are asked

    def stack(self, slot: i64) -> list[Question]:
        """The questions of a part; of the table, where ``config.table`` is given for the slot."""
        return self.pending if slot == self.config.table else self.parts[slot].pending

    def in_parts(self) -> bool:
        """Whether parts go on side by side, and nothing else is asked."""
        config = self.config
        return config.slots > 1 and self.pending[-1] is config.asks.parts

    def slot_of(self, seat: Seat) -> i64:
        """Where a seat is asked: the slot of its part, or that of the table."""
        return self.part_of[seat] if self.in_parts() else self.config.table

    def part(self, seat: Seat) -> Part:
        """The part that a seat is in."""
        return self.parts[self.part_of[seat]]

    # Who is who

    def alive(self) -> i64:
        """The set of seats that have not fallen."""
        found: i64 = 0
        for seat in range(i64(len(self.sides))):
            if self.sides[seat].out == 0:
                found |= bit(seat)
        return found

    def opponents(self, seat: Seat) -> i64:
        """§1.8 The set of living opponents in the same part."""
        return self.part(seat).alive & ~self.config.allies[seat]

    def distance(self, seat: i64, start: i64) -> i64:
        """How many seats clockwise from *start*."""
        return (seat - start) % self.config.seats
