"""A game as the contract tests see it: rules, and every way in which they reach a viewer.

Laws look at games through a ``Subject`` and nothing else, so that a fault can be planted in
any one of its methods (``faults``), on the compiled engine as well as on the other.
"""

from msgspec.json import encode

from antro.bots.packed_state import StatePacker
from antro.core.dice import SeededDice
from antro.core.errors import BadRecord, Refused
from antro.core.fair import Chance
from antro.core.game import SPECTATOR, Seat, add_answers
from antro.core.moves import Moves
from antro.core.table import Table
from antro.core.words import load
from antro.games import GAMES

TRIED = 60  # handles, at one position


class Rules:
    """A game with nothing around it: what reaches a viewer is what the rules give away."""

    def __init__(self, game):
        self.game = game
        self.longest = self.game.longest
        self.seats = [Seat(seat) for seat in range(self.game.seats)]
        self.viewers = [*self.seats, SPECTATOR]
        self.words = {}

    def some_handles(self, seed):
        return []

    # The rules

    def start(self):
        return self.game.start()

    def clone(self, state):
        return state.clone()

    def key(self, state):
        return state.key()

    def repacked(self, veiled):
        """Packed for a bot in another process, and opened there."""
        packer = StatePacker(self.game)
        return packer.unpack(packer.pack(veiled))

    def to_act(self, state):
        return self.game.to_act(state)

    def offer(self, state, seat):
        """What *seat* may choose, as (move, weight)."""
        out = Moves()
        self.game.offer(state, seat, out)
        weighed = bool(out.total_weight)
        return [(out.numbers[at], out.weights[at] if weighed else 0) for at in range(out.count)]

    def answers(self, state, question, seat):
        """What *seat* may answer to one of several questions."""
        out = Moves()
        add_answers(question, state, seat, out)
        return out.listed()

    def apply(self, state, seat, move):
        self.game.apply(state, seat, move)

    def veil(self, state, viewer):
        return self.game.veil(state, viewer)

    def guess(self, veiled, dice):
        return self.game.guess(veiled, dice)

    def seen(self, move, by, viewer):
        return self.game.seen(move, by, viewer)

    def describe(self, move):
        return self.game.describe(move)

    # What reaches a viewer of a full state

    def offered(self, state, viewer):
        veiled = self.veil(state, viewer)
        return [self.describe(move) for move, _ in self.offer(veiled, viewer)]

    def view(self, state, viewer):
        return self.key(self.veil(state, viewer))

    def changes(self, before, after, viewer):
        return []

    def asked(self, state, viewer):
        """What the prompt speaks of; once it is over, what is said of the end."""
        return self.game.question_to(self.veil(state, viewer), viewer).text

    def sent(self, state, viewer):
        """The bytes that a client gets."""
        return encode([self.view(state, viewer), self.offered(state, viewer)])

    def caption(self, move, by, viewer):
        return self.describe(self.seen(move, by, viewer))

    # A table where it is played

    def opened(self, seed):
        entropies = [f"of seat {seat}" for seat in self.seats]
        table = Table(self.game, Chance(f"{seed:064x}", entropies))
        table.begin(0)
        return table

    def again(self, table, events=None):
        """Another table that has been told the same, or some other events."""
        told = table.events if events is None else events
        return Table(self.game, Chance(table.chance.seed, table.chance.entropies), None, told)

    def play(self, table, seat, move, version, at):
        """Returns the code of the reason why not, if it is refused."""
        try:
            table.play(int(seat), int(move), version, at)
        except Refused as refused:
            return refused.reason.code
        return ""

    def since(self, table, seat):
        """The version from which on a seat has had its choice."""
        return table.choice_since[seat]

    def due(self, table):
        return table.due()

    def undo(self, table, seat, at):
        table.undo(seat, table.version, at)

    def refused(self, history, event):
        """The field for which an event of a record is refused; none, if it is not."""
        try:
            history.add(event)
        except BadRecord as error:
            return error.field if error.line == len(history.events) + 2 else "another line"
        return ""


class Subject(Rules):
    """One game under one set of options, with all that its manifest brings."""

    def __init__(self, manifest, options):
        super().__init__(manifest.make(options))
        self.manifest = manifest
        self.paths = paths(self.game)
        self.handles = sorted({path[0] for path in self.paths})
        self.words = {
            language: load("antro.core", language) | words
            for language, words in manifest.words.items()
        }

    def some_handles(self, seed):
        """All that can be clicked first; of very many, some."""
        if len(self.handles) <= TRIED:
            return self.handles
        dice = SeededDice(seed)
        return sorted({self.handles[dice.below(len(self.handles))] for _ in range(TRIED)})

    def view(self, state, viewer):
        return self.manifest.view.build(self.game, self.veil(state, viewer))

    def changes(self, before, after, viewer):
        known = [self.veil(state, viewer) for state in (before, after)]
        return self.manifest.view.changes(self.game, *known)

    def asked(self, state, viewer):
        veiled = self.veil(state, viewer)
        if not self.to_act(state):
            return self.manifest.ending(self.game, veiled).fields
        return self.manifest.asked(self.game, veiled)

    def prompt(self, state, viewer):
        """The sentence for what is asked, or for how it ended: its key in a catalogue."""
        veiled = self.veil(state, viewer)
        if not self.to_act(state):
            return f"end.{self.manifest.ending(self.game, veiled).how}"
        return f"ask.{self.game.question_to(veiled, viewer).kind}"

    def text(self, state, viewer, language):
        return self.manifest.text(self.game, self.veil(state, viewer), self.words[language])

    def picture(self, state, viewer, language):
        """The table drawn in characters, for games that have that."""
        veiled = self.veil(state, viewer)
        picks = {handle for move in self.offered(state, viewer) for handle in move.handles[:1]}
        draw = self.manifest.picture
        return draw and draw(self.game, veiled, self.words[language], picks)

    def why_not(self, state, viewer, *path):
        return self.manifest.why_not(self.game, self.veil(state, viewer), " ".join(path))


def paths(game):
    """Every way to begin clicking at a move, in order."""
    every = [game.describe(move).handles for move in range(len(game.owners))]
    begun = {tuple(path[:end]) for path in every for end in range(1, len(path) + 1)}
    return sorted(begun)


def named(manifest, options):
    """``drako-dragon-dwarves-first-no``"""
    return "-".join([manifest.name, *options.values()])


SUBJECTS = {
    named(manifest, options): Subject(manifest, options)
    for manifest in GAMES.values()
    for options in manifest.samples
}
