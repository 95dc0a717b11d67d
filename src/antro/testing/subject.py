"""A game as the laws see it: its rules, and everything that it sends to a viewer.

Laws use only the methods of a ``Subject``. So a test can plant a fault in any of them, with the
compiled engine and with the interpreted one.
"""

from functools import cached_property
from typing import Any, Final

from msgspec.json import encode

from antro.bots.packed_state import StatePacker
from antro.core.chance.dice import SeededDice
from antro.core.chance.fair import Chance
from antro.core.contract.descriptions import Change, Fields, Move, Reason
from antro.core.contract.errors import BadRecord, Refused
from antro.core.contract.game import (
    CHANCE,
    HOST,
    SPECTATOR,
    TIME,
    Game,
    Options,
    Question,
    Seat,
    add_answers,
)
from antro.core.contract.moves import Dice, Moves
from antro.core.match import timing
from antro.core.match.events import Event
from antro.core.match.judging import add
from antro.core.match.match import Match
from antro.core.match.table import Table, fair_table
from antro.core.text.words import Catalogue, load
from antro.games.manifest import Manifest

State = Any  # of any game
TRIED: Final = 12  # handles that a law tries at one position
OTHERS: Final = {CHANCE: "chance", SPECTATOR: "the spectator", HOST: "the host", TIME: "time"}


class Rules:
    """A game without a manifest: a viewer sees only what the rules show."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.longest = game.longest
        self.seats = [Seat(seat) for seat in range(game.seats)]
        self.viewers = [*self.seats, SPECTATOR]
        self.words: dict[str, Catalogue] = {}
        self.packer = StatePacker(game)

    def some_handles(self, seed: int) -> list[str]:
        return []

    def name_of(self, seat: Seat) -> str:
        """Return the name of a seat or viewer, for messages."""
        return OTHERS.get(seat) or f"{self.game.roles[seat]} (seat {int(seat)})"

    def make(self, options: Options) -> Game[Any]:
        """Return the game with these options, to replay a record."""
        return self.game

    # The rules

    def start(self) -> State:
        return self.game.start()

    def clone(self, state: State) -> State:
        return state.clone()

    def key(self, state: State) -> tuple[object, ...]:
        found: tuple[object, ...] = state.key()
        return found

    def repacked(self, veiled: State) -> State:
        """Pack a state for a bot in another process, and unpack it."""
        return self.packer.unpack(self.packer.pack(veiled))

    def to_act(self, state: State) -> int:
        return int(self.game.to_act(state))

    def offer(self, state: State, seat: Seat) -> list[tuple[int, int]]:
        """Return the legal moves of *seat* as (move, weight)."""
        out = Moves()
        self.game.offer(state, seat, out)
        weighed = bool(out.total_weight)
        return [
            (int(out.numbers[at]), int(out.weights[at]) if weighed else 0)
            for at in range(out.count)
        ]

    def answers(self, state: State, question: Question, seat: Seat) -> list[int]:
        """Return the answers of *seat* to one open question."""
        out = Moves()
        add_answers(question, state, seat, out)
        return out.listed()

    def apply(self, state: State, seat: Seat, move: int) -> None:
        self.game.apply(state, seat, move)

    def veil(self, state: State, viewer: Seat) -> State:
        return self.game.veil(state, viewer)

    def guess(self, veiled: State, dice: Dice) -> State:
        return self.game.guess(veiled, dice)

    def as_seen_by(self, move: int, by: Seat, viewer: Seat) -> int:
        return int(self.game.as_seen_by(move, by, viewer))

    def describe(self, move: int) -> Move:
        return self.game.describe(move)

    # Everything that a viewer sees of a full state

    def offered(self, state: State, viewer: Seat) -> list[Move]:
        veiled = self.veil(state, viewer)
        return [self.describe(move) for move, _ in self.offer(veiled, viewer)]

    def view(self, state: State, viewer: Seat) -> Any:
        return self.key(self.veil(state, viewer))

    def changes(self, before: State, after: State, viewer: Seat) -> list[Change]:
        return []

    def asked(self, state: State, viewer: Seat) -> Any:
        """Return the fields of the prompt, or of the ending after the game."""
        return self.game.question_to(self.veil(state, viewer), viewer).text

    def sent(self, state: State, viewer: Seat) -> bytes:
        """Return the bytes that a client gets."""
        return encode([self.view(state, viewer), self.offered(state, viewer)])

    def caption(self, move: int, by: Seat, viewer: Seat) -> Move:
        return self.describe(self.as_seen_by(move, by, viewer))

    def text(self, state: State, viewer: Seat, language: str) -> str:
        return ""

    def picture(self, state: State, viewer: Seat, language: str) -> Any:
        return None

    def why_not(self, state: State, viewer: Seat, *path: str) -> Reason | None:
        return None

    # A table where the game is played

    def opened(self, seed: int) -> Table[Any]:
        entropies = [f"of seat {seat}" for seat in self.seats]
        table = fair_table(self.game, Chance(f"{seed:064x}", entropies))
        table.begin(0)
        return table

    def again(self, table: Table[Any], events: list[Event] | None = None) -> Table[Any]:
        """Return another table with the same events, or with these."""
        events = table.events if events is None else events
        chance = Chance(table.luck.chance.seed, table.luck.chance.entropies)
        return fair_table(self.game, chance, None, events)

    def play(self, table: Table[Any], seat: int, move: int, version: int, at: int) -> str:
        """Return the code of the reason if the move is refused."""
        try:
            table.play(int(seat), int(move), version, at)
        except Refused as refused:
            return refused.reason.code
        return ""

    def since(self, match: Match[Any], seat: int) -> int:
        """Return the version of the table when a seat got its choice."""
        return match.choice_since[seat]

    def due(self, match: Match[Any]) -> int | None:
        return timing.due(match)

    def undo(self, table: Table[Any], seat: int, at: int) -> None:
        table.undo(seat, table.version, at)

    def refused(self, match: Match[Any], event: Event) -> str:
        """Return the field of an event that a record refuses. Empty if it accepts the event."""
        try:
            add(match, event)
        except BadRecord as error:
            return error.field if error.line == len(match.events) + 2 else "another line"
        return ""


class Subject(Rules):
    """A game with one set of options, and everything that its manifest adds."""

    def __init__(self, manifest: Manifest, options: Options) -> None:
        super().__init__(manifest.make(options))
        self.manifest = manifest
        self.words = {
            language: load("antro.core", language) | words
            for language, words in manifest.words.items()
        }

    @cached_property
    def paths(self) -> list[tuple[str, ...]]:
        """Every beginning of the handles of a move, in order."""
        return paths(self.game)

    @cached_property
    def handles(self) -> list[str]:
        """Every first handle of a move, in order."""
        return sorted({path[0] for path in self.paths})

    def make(self, options: Options) -> Game[Any]:
        return self.manifest.make(options)

    def some_handles(self, seed: int) -> list[str]:
        """Return all first handles, or some if there are too many."""
        if len(self.handles) <= TRIED:
            return self.handles
        dice = SeededDice(seed)
        return sorted({self.handles[dice.below(len(self.handles))] for _ in range(TRIED)})

    def view(self, state: State, viewer: Seat) -> Any:
        return self.manifest.view.build(self.game, self.veil(state, viewer))

    def changes(self, before: State, after: State, viewer: Seat) -> list[Change]:
        was, now = [self.veil(state, viewer) for state in (before, after)]
        return self.manifest.view.changes(self.game, was, now)

    def public(self, state: State, viewer: Seat) -> list[Any]:
        """Return the public parts of the view, built from what *viewer* knows."""
        veiled, parts = self.veil(state, viewer), self.manifest.view.parts_of(self.game).public
        filled = [part.fill(veiled) for part in parts.structs]
        return [*filled, *(part.build(veiled) for part in parts.values)]

    def asked(self, state: State, viewer: Seat) -> Fields:
        veiled = self.veil(state, viewer)
        if not self.to_act(state):
            return self.manifest.ending(self.game, veiled).fields
        return self.manifest.asked(self.game, veiled)

    def prompt(self, state: State, viewer: Seat) -> str:
        """Return the key of the prompt, or of the sentence about the ending."""
        veiled = self.veil(state, viewer)
        if not self.to_act(state):
            return f"end.{self.manifest.ending(self.game, veiled).how}"
        return f"ask.{self.game.question_to(veiled, viewer).kind}"

    def text(self, state: State, viewer: Seat, language: str) -> str:
        return self.manifest.text(self.game, self.veil(state, viewer), self.words[language])

    def picture(self, state: State, viewer: Seat, language: str) -> Any:
        """Return the table drawn in characters. None if the game has no such picture."""
        veiled = self.veil(state, viewer)
        picks = {handle for move in self.offered(state, viewer) for handle in move.handles[:1]}
        return self.manifest.picture(self.game, veiled, self.words[language], picks)

    def why_not(self, state: State, viewer: Seat, *path: str) -> Reason | None:
        return self.manifest.why_not(self.game, self.veil(state, viewer), " ".join(path))


def paths(game: Game[Any]) -> list[tuple[str, ...]]:
    """Return every beginning of the handles of a move, in order."""
    every = [game.describe(move).handles for move in range(len(game.choice_of))]
    begun = {tuple(path[:end]) for path in every for end in range(1, len(path) + 1)}
    return sorted(begun)


def named(manifest: Manifest, options: Options) -> str:
    """Return a name for a game with options: ``drako-dragon-dwarves-first-no``."""
    return "-".join([manifest.name, *options.values()])
