"""What a table plays with: mode, variants and rulings, and the questions it can ask.

Config never change during a game: states share them.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Options, Question
from antro.games.volfyirion.modes.mode import DUEL, MIDDLE, MODES, SOLO, TEAM, Mode
from antro.games.volfyirion.printed.sites import BOX, CITIES

LAIR_DEFENCE: Final[i64] = 9  # §7.11
FURY: Final[dict[str, i64]] = {"easy": 0, "normal": 1, "hard": 2}  # §17.8, §19.6


@final
class Config:
    """The options of a table as the rules read them."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.text: Final = " ".join(f"{name}={options[name]}" for name in options)
        mode = MODES[options["mode"]]
        self.mode: Final = mode
        self.whose: Final = [f"role:{role}" for role in mode.roles]  # as sentences name them
        self.seats: Final[i64] = len(mode.roles)
        self.sites: Final = mode.sites
        self.lands: Final = vec[i64](mode.lands)
        self.foes: Final = vec[i64](mode.foes)
        self.havens: Final = vec[i64](mode.havens)
        self.sides: Final = vec[i64](mode.sides)
        self.following: Final = vec[i64](mode.following)
        self.realms: Final = vec[i64](realms(mode))
        self.lords: Final = vec[i64](lords(mode))
        self.parties: Final = vec[i64](parties(mode))
        self.defence: Final = vec[i64](defences(mode))
        self.team: Final = mode is TEAM
        self.unbuilt: Final = MIDDLE | MIDDLE << BOX if self.team else 0  # §18.3 no Buildings there
        self.markets: Final = vec[i64](mode.sides if self.team else [0] * len(mode.roles))
        self.purse: Final = vec[i64](purses(mode, shared=self.team))
        self.auto: Final = options["collect"] == "auto"
        self.top_up: Final = options["top"] == "up" and mode is not SOLO
        self.random_first: Final = options["first"] == "random" and mode in (DUEL, TEAM)
        self.privileges: Final = options["privileges"] == "yes"
        self.crowding: Final = options["crowding"] == "yes"
        self.homing: Final = options["homing"] == "yes" and mode is DUEL
        self.spoils: Final = options["spoils"] == "yes"
        self.tribute: Final = options["tribute"] == "yes"
        self.fury: Final = FURY[options["difficulty"]]
        self.unseal: Final = options["unseal"] == "yes"
        self.ascension: Final = options["ascension"] == "yes"
        self.perks: Final = options["perks"] == "yes"
        self.ploys: Final = options["ploys"] == "yes"
        self.rebuild: Final = options["rebuild"] == "yes"
        self.rebuild_cost: Final = vec[i64](rebuild_costs(options["rebuilding"]))
        # the questions; given once the choices are numbered
        self.turn: list[Question] = []  # [set of seats]
        # by seat
        self.removing: list[Question] = []
        self.breaking_troop: list[Question] = []
        self.breaking_building: list[Question] = []
        self.sending: list[Question] = []
        self.recovering: list[Question] = []
        self.drawing: list[Question] = []
        self.shedding: list[Question] = []
        self.checking: list[Question] = []
        self.yielding_troop: list[Question] = []
        self.yielding_building: list[Question] = []
        self.choosing_doom: list[Question] = []
        self.keeping: list[Question] = []
        # and those of the whole table, as they go on the stack: the last one is asked first
        self.opening: list[Question] = []
        self.night: list[Question] = []
        self.laying: list[Question] = []
        self.supplies: list[list[Question]] = []  # [market]
        self.unearthings: list[list[Question]] = []  # [market]
        self.exploring: list[Question] = []
        self.surging: list[Question] = []
        self.wrath: list[Question] = []
        self.fury_due: list[Question] = []
        self.calming: list[Question] = []
        self.ended: list[Question] = []


def realms(mode: Mode) -> list[i64]:
    """[side]: the sites that it must not lose all of."""
    found: list[i64] = [0, 0]
    for land, side in zip(mode.lands, mode.sides, strict=True):
        found[side] |= land
    return found


def lords(mode: Mode) -> list[i64]:
    """[site]: the set of seats for whose chains a card there counts."""
    return [members([land >> site & 1 for land in mode.lands]) for site in range(mode.sites)]


def parties(mode: Mode) -> list[i64]:
    """[seat]: the set of seats of its side, itself included: they take their turn together."""
    return [members([also == side for also in mode.sides]) for side in mode.sides]


def members(chosen: Sequence[i64 | bool]) -> i64:
    """The set of those places of a list that are chosen."""
    found: i64 = 0
    for at, one in enumerate(chosen):
        if one:
            found |= bit(at)
    return found


def defences(mode: Mode) -> list[i64]:
    """[site]"""
    printed: list[i64] = [city.defence for city in CITIES]
    return [*printed, LAIR_DEFENCE, *printed][: mode.sites]


def purses(mode: Mode, *, shared: bool) -> list[i64]:
    """[seat * 3 + kind]: where points are counted; teams have battle and knowledge in common."""
    found: list[i64] = []
    for seat, side in enumerate(mode.sides):
        common = 6 * side if shared else 3 * seat
        found += [3 * seat, common + 1, common + 2]
    return found


def rebuild_costs(ruling: str) -> list[i64]:
    """§15.1 [site]"""
    return [city.cheap if ruling == "cheap" else city.rebuild for city in CITIES]


def sets(options: Options) -> set[str]:
    """Which sets of cards are in the box, as ``data/cards.csv`` names them."""
    return {"base"} | {
        name for name in ("mercenaries", "ascension", "saboteurs") if options[name] == "yes"
    }
