"""Random games, and the positions in them that laws check.

A ``Walk`` plays games to their ends, and keeps positions: the first visits of every kind of
question. Laws that hold at any position are checked at all of them.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, final

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import listed
from antro.core.contract.game import CHANCE, Seat
from antro.testing.subject import Rules, State

PLIES: Final = 2000  # of a walk, at least, because each game is played to its end
LEAST: Final = 20  # positions of a walk
VISITS: Final = 2  # positions of every kind of question
MANY: Final = 40  # limit of moves that look alike
EACH: Final = 6  # moves of one choice that a law tries at one position
MOST: Final = 60  # moves that a law tries at one position

T = TypeVar("T")

Moved = tuple[Seat, int]  # a move, and the seat that makes it
Pair = tuple[Seat, int, int]  # a move in one world and a move in another, by one seat
M = TypeVar("M", Moved, Pair)


@final
class Position:
    """A state in a walk. Laws change only copies of it."""

    def __init__(
        self, state: State, key: tuple[object, ...], seed: int, ply: int, kinds: list[str]
    ) -> None:
        self.state: Final = state  # a copy
        self.key: Final = key  # of the original
        self.seed: Final = seed * 1_000_003 + ply  # for the dice of laws
        self.ply: Final = ply
        self.kinds: Final = kinds  # of the open questions

    def __str__(self) -> str:
        return f"ply {self.ply}, where the question is {' and '.join(self.kinds)}"


@final
class Walk:
    """Random games, and the positions that laws check."""

    def __init__(self, subject: Rules, seed: int, plies: int = PLIES, least: int = LEAST) -> None:
        self.subject: Final = subject
        self.seed: Final = seed
        self.dice: Final = SeededDice(seed)
        self.line: Final[list[Moved]] = []  # the first game
        self.ends: Final[list[tuple[State, int]]] = []  # the last state of each game, and its plies
        self.visits: Final[Counter[str]] = Counter()  # by kind of question
        self.kept: Final[defaultdict[str, list[Position]]] = defaultdict(list)  # by kind
        self.used: Final[Counter[int]] = Counter()  # by choice: how often it was made
        self.ply = 0
        while self.ply < plies:
            self.play_game()
        self.first_visits: Final = self.chosen(1, least)
        self.positions: Final = self.chosen(VISITS, least)
        self.of_first_game: Final = [each for each in self.positions if each.ply <= len(self.line)]

    def __str__(self) -> str:
        return f"the walk with seed {self.seed}"

    def play_game(self) -> None:
        """Play one game to its end, or until it is longer than allowed."""
        subject, state, first = self.subject, self.subject.start(), self.ply
        self.keep(state)
        while (found := choices(subject, state)) and self.ply - first < subject.longest:
            seat, move = pick(subject, found, self.used, self.dice)
            if not self.ends:
                self.line.append((seat, move))
            subject.apply(state, seat, move)
            self.ply += 1
            self.keep(state)
        self.ends.append((state, self.ply - first))
        self.ply += 1

    def keep(self, state: State) -> None:
        """Keep a copy of the first, second, fourth, eighth ... position of each kind."""
        kinds = list(dict.fromkeys(each.kind for each in self.subject.game.open_questions(state)))
        self.visits.update(kinds)
        due = [kind for kind in kinds if self.visits[kind] & (self.visits[kind] - 1) == 0]
        if due:
            copy, key = self.subject.clone(state), self.subject.key(state)
            position = Position(copy, key, self.seed, self.ply, kinds)
            for kind in due:
                self.kept[kind].append(position)

    def chosen(self, visits: int, least: int) -> list[Position]:
        """Return the first visit of each kind, then late ones, until there are enough."""
        latest_first = [[first, *rest[::-1]] for first, *rest in self.kept.values()]
        found: dict[int, Position] = {}
        for visit in range(max(len(each) for each in latest_first)):
            if visit < visits or len(found) < least:
                found |= {
                    each[visit].ply: each[visit] for each in latest_first if visit < len(each)
                }
        return [found[ply] for ply in sorted(found)]


Law = Callable[[Any, Walk], None]  # of a ``Rules`` or a ``Subject``
"""A law raises ``AssertionError`` if a game breaks it, and names the field, key or move."""


def everywhere(check: Callable[[Any, Position], None]) -> Law:
    """Return a law that checks every position of a walk."""

    @wraps(check)
    def law(subject: Any, walk: Walk) -> None:
        check_at(subject, check, walk, walk.positions)

    return law


def at_first_visits(check: Callable[[Any, Position], None]) -> Law:
    """Return a law that checks the first position of each kind of question: for slow checks."""

    @wraps(check)
    def law(subject: Any, walk: Walk) -> None:
        check_at(subject, check, walk, walk.first_visits)

    return law


def check_at(
    subject: Any, check: Callable[[Any, Position], None], walk: Walk, positions: list[Position]
) -> None:
    for position in positions:
        try:
            check(subject, position)
        except Exception as error:
            error.add_note(f"at {position}, of {walk}")
            raise


def pick(subject: Rules, found: list[M], used: Counter[int], dice: SeededDice) -> M:
    """Pick a random move. Every second time, pick from the choices that were made least often."""
    choice_of = subject.game.choice_of
    if dice.below(2):
        least = min(used[id(choice_of[each[1]])] for each in found)
        found = [each for each in found if used[id(choice_of[each[1]])] == least]
    picked = found[dice.below(len(found))]
    used[id(choice_of[picked[1]])] += 1
    return picked


def numbers(subject: Rules, state: State, seat: Seat) -> list[int]:
    return [move for move, _ in subject.offer(state, seat)]


def choices(subject: Rules, state: State) -> list[Moved]:
    """Return every legal move."""
    acting = map(Seat, listed(subject.to_act(state)))
    return [(seat, move) for seat in acting for move in numbers(subject, state, seat)]


def some_choices(subject: Rules, state: State, seed: int) -> list[Moved]:
    """Return a few legal moves of every choice."""
    by_choice: defaultdict[int, list[Moved]] = defaultdict(list)
    for seat, move in choices(subject, state):
        by_choice[id(subject.game.choice_of[move])].append((seat, move))
    each = max(2, min(EACH, MOST // max(1, len(by_choice))))
    return [moved for found in by_choice.values() for moved in spread(found, seed, each)]


def some_viewers(subject: Rules, position: Position) -> list[Seat]:
    """Return the first acting seat and one other viewer, a different one at each position."""
    acting = subject.to_act(position.state)
    asked = [viewer for viewer in subject.viewers if acting >> viewer & 1][:1]
    others = [viewer for viewer in subject.viewers if viewer not in asked]
    return [*asked, others[position.seed % len(others)]]


def spread(found: list[T], seed: int, most: int) -> list[T]:
    """Return these values, or *most* of them at equal distances if there are more."""
    step = -(-len(found) // most)
    return found[seed % step :: step] if step > 1 else found


def play_on(subject: Rules, state: State, seed: int, plies: int) -> list[Moved]:
    """Continue a game at random, in place. Return the moves."""
    dice = SeededDice(seed)
    line: list[Moved] = []
    while len(line) < plies and (found := choices(subject, state)):
        seat, move = found[dice.below(len(found))]
        subject.apply(state, seat, move)
        line.append((seat, move))
    return line


def same_to(viewer: Seat, subject: Rules, one: State, two: State) -> list[Pair]:
    """Return the moves of two worlds, paired if they look the same to *viewer*.

    If very many look alike, such as secret armies, pair each with some of them.
    A choice that reveals something is left out: the viewer may tell its results apart.
    """
    choice_of = subject.game.choice_of
    theirs: defaultdict[Moved, dict[int, None]] = defaultdict(dict)
    for seat, move in choices(subject, two):
        theirs[seat, subject.as_seen_by(move, seat, viewer)][move] = None
    return [
        (seat, mine, yours)
        for seat, mine in choices(subject, one)
        if not choice_of[mine].reveals
        for yours in some(list(theirs[seat, subject.as_seen_by(mine, seat, viewer)]), mine)
    ]


def some(alike: list[int], mine: int) -> list[int]:
    """Return these moves in order. If there are too many, return some that include *mine*."""
    if len(alike) <= MANY:
        return alike
    others = alike[:: len(alike) // MANY + 1]
    return sorted({*others, mine}) if mine in alike else others


def same_luck(pairs: list[Pair], dice: SeededDice) -> list[Pair]:
    """Return these pairs. For every second random result, return only pairs of equal moves.

    Otherwise the worlds soon differ so much that they have no move in common.
    """
    if pairs and pairs[0][0] == CHANCE and dice.below(2):
        return [pair for pair in pairs if pair[1] == pair[2]] or pairs
    return pairs
