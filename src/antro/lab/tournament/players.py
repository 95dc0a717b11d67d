"""The players of tournaments, by name.

``level:3``          level 3 of the bots, with its number of descents
``level:3/50``       the same with a fiftieth of its descents
``search:2000``      the search with 2000 descents
``afresh:2000``      the same, without memory between choices
``search:40ms``      the search with a time budget; on a server, level 5 has 400 ms
``plain:2000``, ``plain:40ms``   plain search with random roll-outs
``greedy``           the move with the greatest weight of the policy
``script``           a player with fixed priorities, for games that have one
``random``           any legal move

Games with time budgets depend on the machine and its load. Others depend only on their seed.
"""

import re
from typing import Any, Final, final

from msgspec import Struct
from msgspec.structs import replace

from antro.bots.levels import Level, level_of
from antro.bots.play import check_asked, elected, votes
from antro.bots.policies import policy_of, scripted
from antro.bots.search.ismcts import Budget
from antro.bots.search.memory import Memory
from antro.bots.search.plain import PlainSearch
from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_number
from antro.core.contract.game import Game, State
from antro.core.contract.moves import Moves

BUDGETED: Final = ("level", "search", "afresh", "plain")
UNBUDGETED: Final = ("greedy", "script", "random")
SPEC: Final = re.compile(rf"({'|'.join(BUDGETED + UNBUDGETED)})(?::(\d+)(?:/(\d+)|(ms))?)?")
MOST: Final = 2_000_000  # descents, so that a typing error does not fill the memory
LONGEST: Final = 60_000  # milliseconds
PER_MS: Final = 200  # descents per millisecond: more than any current machine can do


class Player(Struct, frozen=True):
    """A bot with a budget."""

    name: str
    kind: str
    number: int = 0  # the number of the level, or of descents
    cut: int = 1  # divisor of the level's budget
    milliseconds: int = 0  # thinking time; 0 without a limit

    def level(self) -> Level:
        """Return the player as a level. It counts descents, so a game depends only on its seed."""
        if self.kind != "level":
            return Level(self.number, self.seconds, 0.0, (0.0, 0.0), exact=True)
        whole = level_of(self.number)
        return replace(whole, descents=max(1, whole.descents // self.cut), seconds=float(LONGEST))

    @property
    def seconds(self) -> float:
        """The maximum thinking time."""
        return self.milliseconds / 1000 if self.milliseconds else float(LONGEST)


@final
class SeatedPlayer:
    """A player on a seat of one game."""

    def __init__(self, game: Game[Any], player: Player) -> None:
        self.game: Final = game
        self.player: Final = player
        self.memory = Memory()
        self.heard: Final[list[int]] = []  # the moves that the seat saw

    def choose(self, veiled: State, seed: int) -> int:
        """Return the move that the player makes."""
        check_asked(self.game, veiled)
        dice, kind = SeededDice(seed), self.player.kind
        if kind == "script":
            return scripted(self.game, veiled)
        if kind in UNBUDGETED:
            return self.first_thought(veiled, dice)
        level = self.player.level()
        if kind == "plain":
            budget = Budget(level.descents, level.seconds)
            return int(PlainSearch(self.game, veiled, budget, dice).run())
        if kind == "afresh":
            self.memory = Memory()
        return elected([votes(self.game, veiled, level, dice, self.memory, self.heard[:])])

    def first_thought(self, veiled: State, dice: SeededDice) -> int:
        """Return a move without search: a random one, or the one with the greatest weight."""
        game, moves = self.game, Moves()
        game.offer(veiled, veiled.viewer, moves)
        if self.player.kind == "random":
            return int(moves.pick(dice))
        policy_of(game).weigh(game.guess(veiled, dice), veiled.viewer, moves)
        weights = [moves.weights[at] for at in range(moves.count)]
        return moves.listed()[weights.index(max(weights))]


def parse_player(name: str) -> Player:
    """Return the player with a name. Raise ``BadOption``."""
    match = SPEC.fullmatch(name)
    if match is None:
        raise BadOption("bot", name, Reason("bot_form"))
    kind, number, cut, unit = match.groups()
    if (number is None) != (kind in UNBUDGETED):
        raise BadOption("bot", name, Reason("bot_budget"))
    if kind == "level":
        level_of(int(number))
        return Player(name, kind, int(number), bounded(name, int(cut or 1), MOST))
    if cut is not None:
        raise BadOption("bot", name, Reason("bot_divided"))
    if unit:
        milliseconds = bounded(name, int(number), LONGEST)
        return Player(name, kind, min(MOST, PER_MS * milliseconds), 1, milliseconds)
    return Player(name, kind, bounded(name, int(number or 1), MOST))


def bounded(name: str, number: int, most: int) -> int:
    """Return *number* if it is in range. Raise ``BadOption``."""
    if not 1 <= number <= most:
        raise BadOption("bot", name, expected_number(1, most))
    return number
