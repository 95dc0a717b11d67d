"""The settings of a table: its options, the tables of printed cards, and its questions.

A config never changes during a game, so states share it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import Kind, Questions
from antro.core.contract.game import Options, Question
from antro.games.heroes.components.army_tables import Armies, ready_boards
from antro.games.heroes.components.creatures import Creature, read_heroes
from antro.games.heroes.components.spells import Spell
from antro.games.heroes.components.tables import Creatures, Spells
from antro.games.heroes.kinds import CLOSED_BOUT

MODES: Final = ["classic", "points", "teams", "tournament"]
CLASSIC: Final[i64] = 0
POINTS: Final[i64] = 1
TEAMS: Final[i64] = 2
TOURNAMENT: Final[i64] = 3

PACES: Final = ["beat", "live", "stepped", "orders"]
BEAT: Final[i64] = 0
LIVE: Final[i64] = 1
STEPPED: Final[i64] = 2
ORDERS: Final[i64] = 3

ROLES: Final = ["dawn", "noon", "dusk", "night"]
DUELS: Final = [0, 1, 1, 0]  # [seat]: its duel (§26.1), with its own spell rows (§26.2)
TEAM_OF: Final = [0, 0, 1, 1]  # [seat]

MOST_THROWS: Final[i64] = 30  # §6.4
WINNING_POINTS: Final[i64] = 21  # §25.2
AWAKE: Final[i64] = 5  # the life after recovering, and the cards it needs (§25.5)


@final
class Config:
    """The options of a table as numbers, with the printed values of its cards."""

    questions: Questions  # set by ``links``, which need a config first

    def __init__(self, options: Options, spells: list[Spell], creatures: list[Creature]) -> None:
        self.text: Final = " ".join(f"{name}={options[name]}" for name in options)
        self.seats: Final[i64] = int(options["players"])
        self.everybody: Final = bit(self.seats) - 1
        self.role_names: Final = [f"role:{role}" for role in ROLES[: int(self.seats)]]
        self.mode: Final[i64] = MODES.index(options["mode"])
        self.pace: Final[i64] = PACES.index(options["pace"])
        self.timed: Final = self.pace in (LIVE, BEAT)
        self.limited: Final = self.timed and options["limits"] == "yes"
        self.slot_time: Final[i64] = round(1000 * float(options["slot"]))  # milliseconds
        self.beat_time: Final[i64] = round(1000 * float(options["beat"]))
        self.life: Final[i64] = int(options["life"])
        self.ready: Final = options["boards"] == "ready"
        self.texts: Final = options["texts"] == "yes"
        self.creatureless: Final = options["creatureless"] == "yes"
        self.followers_suffer: Final = options["follower-effects"] == "acting"
        self.orphans_end: Final = options["orphans"] == "end"
        self.owner_discards: Final = options["discards"] == "owner"
        self.most_stops: Final[i64] = int(options["most-stops"])
        self.third_place: Final = options["third-place"] == "yes"
        self.random_first: Final = options["first"] == "random"
        # bouts: two duels at first, or one for all players
        in_duels = self.mode in (TEAMS, TOURNAMENT)
        self.slots: Final[i64] = 2 if in_duels else 1
        self.table: Final[i64] = 2 if in_duels else 0  # the slot of the table itself
        self.duel_of: Final = vec[i64](DUELS if in_duels else [0] * int(self.seats))
        self.allies: Final = vec[i64](allies(self.mode, int(self.seats)))  # [seat]: a set
        # the printed values
        self.spells: Final = Spells(spells)
        self.creatures: Final = Creatures(creatures)
        self.heroes: Final = read_heroes()
        self.armies: Final = Armies(creatures)
        self.boards: Final = ready_boards(creatures) if self.ready else []
        # by ``kind.to``: the number of questions of a kind in each slot
        self.questions_per_slot: Final = vec[i64]([0, 1, 0, self.seats, bit(self.seats)])

    def question(self, kind: Kind, slot: i64, seats: i64 = 0) -> Question:
        """Return a question of a kind in a slot. *seats* is a seat or a set, if it needs one."""
        return self.questions.of(kind, slot * self.questions_per_slot[kind.to] + seats)

    def closed(self, slot: i64) -> list[Question]:
        """Return the stack of a closed bout. It is empty if only the table has a stack."""
        return [self.question(CLOSED_BOUT, slot)] if self.slots > 1 else []


def allies(mode: i64, seats: int) -> list[i64]:
    """Return for each seat the set of its allies, itself included (§1.8, §26.1)."""
    if mode != TEAMS:
        return [bit(seat) for seat in range(seats)]
    return [bit(0) | bit(1), bit(0) | bit(1), bit(2) | bit(3), bit(2) | bit(3)]
