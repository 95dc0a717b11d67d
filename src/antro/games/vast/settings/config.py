"""The fixed data of a table: options for the rules, printed numbers, and questions.

A config never changes during a game, so all states share it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Options, Question
from antro.core.contract.moves import Moves
from antro.games.vast.cave.omens import OmenTable
from antro.games.vast.components.boards import read_terrain, read_tracks
from antro.games.vast.components.decks import (
    read_events,
    read_monsters,
    read_power_cards,
    read_powers,
    read_secrets,
    read_sidequests,
    read_treasures,
    read_upgrade_cards,
    read_upgrades,
    read_war_cards,
)
from antro.games.vast.components.roles import CAVE, NOBODY
from antro.games.vast.components.tiles import Tiles
from antro.games.vast.settings.variant import Variant, role_names

ROUND_OF_THE_COLLAPSE: Final[i64] = 61  # the Collapse starts with this round at the latest (§44.5)
LAST_ROUND: Final[i64] = 80


@final
class Config:
    """The options of a table as numbers, the printed numbers, and all questions."""

    def __init__(self, options: Options, tiles: Tiles) -> None:
        self.text: Final = " ".join(f"{name}={options[name]}" for name in options)
        self.tiles: Final = tiles
        self.variant: Final = Variant(options)
        self.roles: Final = role_names(self.variant.roles)
        self.seats: Final[i64] = len(self.roles)
        self.everybody: Final = bit(self.seats) - 1
        self.seat_of: Final = vec[i64](seats_of(self.variant.roles))  # [role], NOBODY if absent
        self.role_of_seat: Final = vec[i64]([role for role in range(5) if self.plays(role)])
        self.has_cave: Final = self.plays(CAVE)
        self.terrain: Final = options["terrain"] != "no"
        self.random_terrain: Final = options["terrain"] == "random"
        self.moving_entrance: Final = options["moving-entrance"] == "yes"
        self.unknown_treasures: Final = options["unknown-treasures"] == "yes"
        self.targets_by_role: Final = options["thief-targets"] == "role"
        self.limited: Final = options["limits"] == "yes"
        # printed lists
        self.tracks: Final = read_tracks()
        self.armor: Final = self.tracks["dragon.armor"]  # [wakefulness]
        self.spirit: Final = self.tracks["dragon.spirit"]  # [wakefulness]
        self.sloth: Final = self.tracks["dragon.sloth"]  # [box]
        self.terrain_squares: Final = read_terrain()
        self.treasures: Final = read_treasures()
        self.sidequests: Final = read_sidequests()
        self.events: Final = read_events()
        self.war_cards: Final = read_war_cards()
        self.monsters: Final = read_monsters()
        self.secrets: Final = read_secrets()
        self.power_cards: Final = read_power_cards()
        self.powers: Final = read_powers()
        self.omens: Final = OmenTable()
        self.upgrades: Final = read_upgrades()
        self.upgrade_cards: Final = read_upgrade_cards()
        # questions by the number of their kind, filled in by ``flow.rooms``
        self.on_turn = vec[Question]()  # with the time limit of the player's own turn
        self.off_turn = vec[Question]()  # with the time limit of another turn
        self.of_turn = vec[Question]()  # dropped when a turn ends at once
        self.answers: Final = Moves()  # space for counting the answers of a new question

    def plays(self, role: i64) -> bool:
        """Return True if a player has this role."""
        return self.variant.plays(role)

    def filler(self, role: i64) -> i64:
        """Return the role that places a tile that *role* causes: the Cave, if it plays (§7.6)."""
        return CAVE if self.has_cave else role


def seats_of(roles: i64) -> list[i64]:
    """Return the seat of each role, or ``NOBODY``."""
    found: list[i64] = []
    seat: i64 = 0
    for role in range(5):
        if roles >> role & 1:
            found.append(seat)
            seat += 1
        else:
            found.append(NOBODY)
    return found
