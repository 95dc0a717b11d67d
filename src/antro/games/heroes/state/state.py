"""The complete state of a game of Heroes."""

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import Kind
from antro.core.contract.game import HOST, PEOPLE, Question, Seat, State
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.copies_gen import copy_heroes_state
from antro.games.heroes.state.market import Market
from antro.games.heroes.state.side import NONE, Side

# Stages of a game
SETTING_UP: Final[i64] = 0  # draft, armies, placement
PLAYING: Final[i64] = 1  # the duels, or all players together
LAST: Final[i64] = 2  # after the duels (§26.7, §27.3)
OVER: Final[i64] = 3


@final
class HeroesState(State):
    """The sides, the bouts and the spell rows. A new state is a table before set-up."""

    def __init__(self, config: Config, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.config: Final = config
        self.stage = SETTING_UP
        self.first: i64 = NONE  # the first player
        self.drafted: i64 = 0  # finished turns of the draft
        self.halved: i64 = 0  # 1 once the main deck is divided (§26.3)
        self.winners: i64 = 0  # a set of seats
        self.drawn: i64 = 0  # 1 if the winners share a draw
        self.ranks = vec[i64]([0] * config.seats)  # [seat]: its tournament place, or 0
        self.bout_of = config.duel_of[:]  # [seat]: the slot of its bout, or NONE
        self.bouts = [Bout(slot, config.closed(slot)) for slot in range(config.slots)]
        # secret, in part
        self.sides = [Side() for _ in range(config.seats)]
        self.markets = [Market() for _ in range(config.slots)]

    def clone(self) -> Self:
        twin = HeroesState(self.config, self.pending)
        copy_heroes_state(twin, self)
        return twin

    # Questions

    def stack(self, slot: i64) -> list[Question]:
        """Return the questions of a bout, or of the table if *slot* is ``config.table``."""
        return self.pending if slot == self.config.table else self.bouts[slot].pending

    def ask(self, kind: Kind, slot: i64, seats: i64 = 0) -> None:
        """Ask a seat or a set of seats before all other questions of the slot."""
        self.stack(slot).append(self.config.question(kind, slot, seats))

    def answered(self, seat: Seat) -> Bout:
        """Take the question that a seat has answered off the stack of its bout. Return the bout."""
        bout = self.bout(seat)
        self.stack(bout.slot).pop()
        return bout

    def others_asked(self, slot: i64, seat: Seat) -> i64:
        """Return the set of the other players who are asked at the same time."""
        return self.stack(slot)[-1].seats & PEOPLE & ~bit(seat)

    def in_bouts(self) -> bool:
        """True if bouts play at the same time, and nothing else is asked."""
        return self.config.slots > 1 and len(self.pending) == 1 and self.stage != OVER

    def slot_of(self, seat: Seat) -> i64:
        """Return the slot that asks a seat: its bout, or the table."""
        return self.bout_of[seat] if self.in_bouts() else self.config.table

    def bout(self, seat: Seat) -> Bout:
        """Return the bout of a seat."""
        return self.bouts[self.bout_of[seat]]

    # Players

    def alive(self) -> i64:
        """Return the seats whose hero has not fallen."""
        found: i64 = 0
        for seat in range(i64(len(self.sides))):
            if self.sides[seat].out == 0:
                found |= bit(seat)
        return found

    def opponents(self, seat: Seat) -> i64:
        """Return the living opponents in the same bout (§1.8)."""
        return self.bout(seat).alive & ~self.config.allies[seat]

    def distance(self, seat: i64, start: i64) -> i64:
        """The number of seats clockwise from *start*."""
        return (seat - start) % self.config.seats
