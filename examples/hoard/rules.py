"""Hoard as a ``Game``: its questions, the order of play, and hidden information."""

from bisect import insort
from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import BY_CHANCE, Link, Questions, asks, ends, follows, link, resolve
from antro.core.contract.game import HOST, Game, Options, Question, Seat
from antro.core.contract.moves import Dice
from examples.hoard.kinds import DRAW, EQUAL, GUESS, KINDS, NEXT_TURN, PLACE, REVEAL, ROLL, WON
from examples.hoard.moves import Draw, GuessHigh, GuessLow, NextTurn, Place, Reveal, Roll
from examples.hoard.state import MOTH, NEWT, NO_GEM, ROLES, UNKNOWN, HoardState


@final
class Hoard(Game[HoardState]):
    def __init__(self, options: Options) -> None:
        self.name = "hoard"
        self.version = 1
        self.options = options
        self.roles = ROLES
        self.seats = 2
        self.longest = 8 + 18 * 5  # the first hands, then five moves for each gem
        self.choice_of, links = link(
            KINDS,
            [
                asks(DRAW, Draw(MOTH), Draw(NEWT)),
                asks(PLACE, Place()),
                asks(GUESS, GuessLow(), GuessHigh()),
                asks(REVEAL, Reveal()),
                asks(ROLL, Roll()),
                follows(NEXT_TURN, NextTurn()),
                ends(WON),
                ends(EQUAL),
            ],
        )
        self.questions = Questions([self.questions_of(each) for each in links])

    def questions_of(self, each: Link[HoardState]) -> list[Question]:
        """Return the questions of a kind: one for each seat (§1.5), or one for the table."""
        kind = each.kind
        if kind in (PLACE, GUESS):
            return [
                Question(f"{kind.name} {role}", kind.clause, bit(seat), each.choices)
                for seat, role in enumerate(ROLES)
            ]
        if kind is DRAW:
            return [
                Question(f"draw {role}", kind.clause, BY_CHANCE, [draw])
                for role, draw in zip(ROLES, each.choices, strict=True)
            ]
        seats = BY_CHANCE if each.choices else 0
        return [Question(kind.name, kind.clause, seats, each.choices, step=each.step)]

    def start(self) -> HoardState:
        """Return the table before any gem is dealt (§1.3)."""
        first = [(PLACE, MOTH), (DRAW, NEWT), (DRAW, MOTH)]
        return HoardState(self.questions, [self.questions.of(kind, at) for kind, at in first])

    def apply(self, state: HoardState, seat: Seat, move: i64) -> None:
        self.choice_of[move].apply(state, seat, move)
        resolve(state)

    def veil(self, state: HoardState, viewer: Seat) -> HoardState:
        """Return the state as *viewer* knows it (§1.4)."""
        assert state.viewer == HOST, "the state is veiled already"
        veiled = state.clone()
        veiled.viewer = viewer
        for seat in (MOTH, NEWT):
            if seat != viewer:
                for gem in veiled.hands[seat]:
                    veiled.pile[gem] += 1
                veiled.hands[seat] = []
        if state.placed != NO_GEM and state.turn != viewer:
            veiled.pile[state.placed] += 1
            veiled.placed = UNKNOWN
        return veiled

    def guess(self, veiled: HoardState, dice: Dice) -> HoardState:
        """Return a state that the viewer could be in: every unknown gem is drawn at random."""
        world = veiled.clone()
        world.viewer = HOST
        if world.placed == UNKNOWN:
            world.placed = random_gem(world, dice)
        for seat in (MOTH, NEWT):
            while len(world.hands[seat]) < world.hand_sizes[seat]:
                insort(world.hands[seat], random_gem(world, dice))
        return world

    def scores(self, state: HoardState) -> list[float]:
        """Return 1 for the thief with more treasure and -1 for the other (§4.1, §4.2)."""
        lead = state.treasure[MOTH] - state.treasure[NEWT]
        return [0.0, 0.0] if lead == 0 else [1.0, -1.0] if lead > 0 else [-1.0, 1.0]


def random_gem(world: HoardState, dice: Dice) -> int:
    """Take a random gem out of the gems that the viewer does not know."""
    left = dice.below(sum(world.pile))
    gem = 0
    while left >= world.pile[gem]:
        left -= world.pile[gem]
        gem += 1
    world.pile[gem] -= 1
    return gem
