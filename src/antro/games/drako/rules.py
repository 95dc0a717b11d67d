"""Drako as a ``Game``: its start, and hidden information."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import ASKED, HOST, Game, Options, Seat
from antro.core.contract.moves import Dice
from antro.games.drako.flow.setup import opening, placing_seats, start_hexes
from antro.games.drako.flow.turns import resolve
from antro.games.drako.links import link_choices
from antro.games.drako.state.config import Config
from antro.games.drako.state.copies_gen import copy_open_drako_state
from antro.games.drako.state.state import (
    DECK,
    HAND,
    SEATS,
    SLOTS,
    DrakoState,
)

FURY_LAST: Final = 3  # the first version that allows Fury after the last action

NO_SHIELDS: Final = vec[i64]([0] * SLOTS)
UNHURT: Final = vec[i64]([0] * (SLOTS + 4))


@final
class Drako(Game[DrakoState]):
    """The rules of one match-up, with its decks and options."""

    def __init__(self, config: Config, options: Options) -> None:
        self.name = "drako"
        self.version = 3
        self.options = options
        self.config: Final = config
        self.seats = 2
        self.roles = [config.side(seat) for seat in SEATS]
        # At most 94 cards are dealt and used, each with at most ten moves of answers and wounds.
        # With reshuffled decks (§14.2): 26 wounds, quiet turns before each and after the last,
        # and 16 moves per turn.
        self.longest = 1_200
        if config.matchup.reshuffles:
            self.longest += 27 * config.quiet_limit * 16
        self.choice_of = link_choices(config)
        placing = placing_seats(config.matchup, options["placement"])
        self.hexes: Final = start_hexes(config, placing)
        self.opening: Final = opening(config, placing, redraws=options["redraw"] == "yes")

    def start(self) -> DrakoState:
        """Return the position before any card is dealt (§2)."""
        no_cards = vec[i64]([0] * (2 * self.config.width))
        state = DrakoState(self.opening[:])
        state.hexes = self.hexes[:]
        state.wounds = UNHURT[:]
        state.shields = NO_SHIELDS[:]
        state.hands = no_cards[:]
        state.known = no_cards[:]
        state.bags = no_cards[:]
        state.discards = no_cards[:]
        state.counts = vec[i64]([0] * 4)
        state.rocks = self.config.matchup.rocks
        for seat in SEATS:
            for face, card in enumerate(self.config.decks[seat]):
                state.bags[self.config.row(seat, face)] = card.copies
                state.counts[DECK + seat] += card.copies
        return state

    def apply(self, state: DrakoState, seat: Seat, move: i64) -> None:
        """Apply the choice. If no other question is open, also apply the automatic steps."""
        self.choice_of[move].apply(state, seat, move)
        if len(state.pending) == 1:
            resolve(state, self.config)

    def default_for_new_question(self, state: DrakoState, rules: int) -> i64:
        """Answer for older records: before version 3 the last action ended the turn (§8.6)."""
        question = state.pending[-1]
        if rules >= FURY_LAST or question.kind != "fury":
            return ASKED
        return question.choices[-1].first

    def veil(self, state: DrakoState, viewer: Seat) -> DrakoState:
        """Return the state that *viewer* knows (§1.5).

        A hand of another seat is moved into its bag, and only counted. Everything else is open.
        """
        assert state.viewer == HOST, "veiled already"
        veiled = DrakoState(state.pending)
        copy_open_drako_state(veiled, state)
        veiled.viewer = viewer
        veiled.hands = state.hands[:]
        veiled.bags = state.bags[:]
        width = self.config.width
        for seat in SEATS:
            if seat != viewer:
                for row in range(seat * width, seat * width + width):
                    veiled.bags[row] += state.hands[row]
                    veiled.hands[row] = 0
        return veiled

    def guess(self, veiled: DrakoState, dice: Dice) -> DrakoState:
        """Return a full state that is possible for the viewer.

        Unseen hands are drawn from their bags: first the cards known by counting, then any.
        """
        world = veiled.clone()
        world.viewer = HOST
        width = self.config.width
        for seat in SEATS:
            if seat != veiled.viewer:
                first = seat * width
                for row in range(first, first + width):
                    world.bags[row] -= world.known[row]
                    world.hands[row] += world.known[row]
                unseen = world.counts[HAND + seat] - count(world.hands, first, width)
                pool = count(world.bags, first, width)
                while unseen:
                    row = first + pick(world.bags, first, dice.below(pool))
                    world.bags[row] -= 1
                    world.hands[row] += 1
                    pool -= 1
                    unseen -= 1
        return world

    def scores(self, state: DrakoState) -> list[float]:
        """Return 1 for the winner and -1 for the loser, or 0 for both in a draw."""
        if state.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if state.winner == 0 else [-1.0, 1.0]


def count(counts: vec[i64], first: i64, width: i64) -> i64:
    """Return the number of cards of a seat in a list of counts. *first* is its first row."""
    cards: i64 = 0
    for row in range(first, first + width):
        cards += counts[row]
    return cards


def pick(counts: vec[i64], first: i64, left: i64) -> i64:
    """Return the face of the card at position *left* of the bag."""
    row = first
    while left >= counts[row]:
        left -= counts[row]
        row += 1
    return row - first
