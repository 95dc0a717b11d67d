"""Drako as a ``Game``: order of play, end of play, and who knows what."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import ASKED, HOST, Game, Options, Question, Seat
from antro.core.moves import Dice
from antro.games.drako.board import NOWHERE
from antro.games.drako.build import build
from antro.games.drako.cards import DRAGON, DWARVES
from antro.games.drako.config import Config
from antro.games.drako.matchups import Matchup
from antro.games.drako.moves.dwarves import WHOLE_TURN, can_escape, has_fury
from antro.games.drako.moves.setup import OPENING_HAND
from antro.games.drako.moves.turn import has_cards
from antro.games.drako.state import (
    DECK,
    DEFEATED,
    HAND,
    NOBODY,
    OUT_OF_CARDS,
    QUIET,
    SEATS,
    SLOTS,
    WOUNDED,
    DrakoState,
    owner,
    rival,
)

FURY_LAST: Final = 3  # the version since which Fury may be used after the last action

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
        # At most 94 cards are dealt and used, none with more than ten moves of answers and
        # wounds. Where decks come again (§14.2), 26 wounds with quiet turns before each and
        # behind the last, 16 moves a turn.
        self.longest = 1_200
        if config.matchup.reshuffles:
            self.longest += 27 * config.quiet_limit * 16
        self.placing: Final = placing_seats(config.matchup, options["placement"])
        self.redraws: Final = options["redraw"] == "yes"
        self.owners = build(config)

    def start(self) -> DrakoState:
        """§2 The position before any card is dealt."""
        no_cards = vec[i64]([0] * (2 * self.config.width))
        state = DrakoState(self.opening())
        state.hexes = self.start_hexes()
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

    def opening(self) -> list[Question]:
        """§2 Deal, redraw, place, then the first turn. The last in the list is asked first."""
        first, second = self.config.questions
        stack = [first.turn]
        stack += [self.config.questions[seat].place for seat in reversed(self.placing)]
        if self.redraws:
            stack += [second.redraw, first.redraw]
        return stack + [second.owed] * OPENING_HAND + [first.owed] * OPENING_HAND

    def start_hexes(self) -> vec[i64]:
        """§2.3 Where figures stand before any of them is placed by choice."""
        hexes = vec[i64]([NOWHERE] * SLOTS)
        for slot in range(SLOTS):
            if owner(slot) not in self.placing:
                hexes[slot] = self.config.starts[slot]
        return hexes

    def apply(self, state: DrakoState, seat: Seat, move: i64) -> None:
        """Do what the choice does; once nothing else is asked, what follows by itself."""
        self.owners[move].apply(state, seat, move)
        if len(state.pending) == 1:
            self.resolve(state)

    def resolve(self, state: DrakoState) -> None:
        """§3.1, §6.2, §11 What follows a resolved action: deaths, the end, the next turn."""
        if state.quiet == WOUNDED:
            self.remove_dead(state)
        if self.end_if_decided(state):
            state.pending[0] = self.config.over[state.ending]
        elif state.actions == 0 and self.may_go_on(state):
            state.pending.append(self.config.questions[state.turn].fury)
        else:
            while state.actions <= 0 or not self.can_act(state):
                self.next_turn(state)
                if self.end_if_quiet(state):
                    state.pending[0] = self.config.over[state.ending]
                    return

    def remove_dead(self, state: DrakoState) -> None:
        """§6.2, §6.4 The dead leave the board, and the net with them."""
        for slot in range(SLOTS):
            if state.wounds[slot] >= self.config.spaces[slot] and state.hexes[slot] != NOWHERE:
                state.hexes[slot] = NOWHERE
                if state.netted == slot:
                    state.netted = NOBODY

    def end_if_decided(self, state: DrakoState) -> bool:
        """§11.1, §11.2 End the game if a side is defeated, or out of cards. Returns whether."""
        if state.quiet == WOUNDED:
            for seat in SEATS:
                if living(state, seat) == 0:
                    state.ending = DEFEATED
                    state.winner = rival(seat)
                    return True
        return self.end_if_out_of_cards(state)

    def end_if_out_of_cards(self, state: DrakoState) -> bool:
        """§11.3 End the game if the match-up ends it for want of cards. Returns whether."""
        matchup = self.config.matchup
        out: i64 = 0
        for seat in SEATS:
            if not has_cards(state, self.config, seat):
                out += seat + 1
        if out & matchup.out_ends:
            state.winner = matchup.out_wins
        elif out == 3:
            state.winner = self.larger_side(state)
        else:
            return False
        state.ending = OUT_OF_CARDS
        return True

    def larger_side(self, state: DrakoState) -> i64:
        """§15.6 The side with more living figures; with as many, the dwarves."""
        lead = living(state, SEATS[0]) - living(state, SEATS[1])
        if lead == 0:
            return 0 if self.config.matchup.sides[0] == DWARVES else 1
        return 0 if lead > 0 else 1

    def may_go_on(self, state: DrakoState) -> bool:
        """§8.6 Whether the side whose turn ends could use Fury, and has a use for it."""
        if not has_fury(state, self.config, state.turn):
            return False
        return has_cards(state, self.config, state.turn)

    def can_act(self, state: DrakoState) -> bool:
        """§3.7 Whether the side whose turn it is has anything to do."""
        return has_cards(state, self.config, state.turn) or can_escape(state, state.turn)

    def next_turn(self, state: DrakoState) -> None:
        """§3.1 The turn goes to the other side, with two actions."""
        state.turn = rival(state.turn)
        state.actions = WHOLE_TURN
        state.turns += 1
        state.quiet += 1
        state.pending[0] = self.config.questions[state.turn].turn

    def end_if_quiet(self, state: DrakoState) -> bool:
        """§11.5, §14.4 End the game in a draw after too many quiet turns. Returns whether."""
        limit = self.config.quiet_limit
        if limit == 0 or state.quiet < limit:
            return False
        state.ending = QUIET
        return True

    def unasked(self, state: DrakoState, rules: int) -> i64:
        """§8.6 Before version 3 a turn ended with its last action: nobody was asked for Fury."""
        question = state.pending[-1]
        if rules >= FURY_LAST or question.kind != "fury":
            return ASKED
        return question.choices[-1].first

    def veil(self, state: DrakoState, viewer: Seat) -> DrakoState:
        """§1.5 What *viewer* knows: another's hand lies in its bag, and is only counted.

        What is shown of hands and bags is written here; all else is open.
        """
        assert state.viewer == HOST, "veiled already"
        veiled = DrakoState(state.pending[:])
        veiled.viewer = viewer
        veiled.hands = state.hands[:]
        veiled.bags = state.bags[:]
        veiled.copy_open(state)
        width = self.config.width
        for seat in SEATS:
            if seat != viewer:
                for row in range(seat * width, seat * width + width):
                    veiled.bags[row] += state.hands[row]
                    veiled.hands[row] = 0
        return veiled

    def guess(self, veiled: DrakoState, dice: Dice) -> DrakoState:
        """A full state that the viewer could be in: unseen hands are drawn from their bags.

        First those cards that counting tells, then any.
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
        """1 for the winner and -1 for the loser; 0 for both in a draw."""
        if state.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if state.winner == 0 else [-1.0, 1.0]


def placing_seats(matchup: Matchup, placement: str) -> list[Seat]:
    """§2.3 The seats that place their figures by choice. The dragon never does."""
    if placement == "printed":
        return [seat for seat in SEATS if matchup.places >> seat & 1]
    if placement == "free":
        return [seat for seat in SEATS if matchup.sides[seat] != DRAGON]
    return []


def living(state: DrakoState, seat: Seat) -> i64:
    """How many figures of a side stand on the board."""
    alive: i64 = 0
    for slot in range(seat * 3, seat * 3 + 3):
        if state.hexes[slot] != NOWHERE:
            alive += 1
    return alive


def count(counts: vec[i64], first: i64, width: i64) -> i64:
    """How many cards a seat has in a list of counts; *first* is the seat's first row."""
    cards: i64 = 0
    for row in range(first, first + width):
        cards += counts[row]
    return cards


def pick(counts: vec[i64], first: i64, left: i64) -> i64:
    """The face of the card that has *left* others of its bag before it."""
    row = first
    while left >= counts[row]:
        left -= counts[row]
        row += 1
    return row - first
