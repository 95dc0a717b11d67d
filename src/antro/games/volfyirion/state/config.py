"""The settings of a table: options in the form that rules need, and its questions.

A config never changes during a game. States share it.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import Questions
from antro.core.contract.game import Options
from antro.games.volfyirion.components.seating import Seating
from antro.games.volfyirion.components.sites import CITIES

LAIR_DEFENCE: Final[i64] = 9  # §7.11
RUIN_BONUS: Final[dict[str, i64]] = {"easy": 0, "normal": 1, "hard": 2}  # §17.8, §19.6

# The endings: a side has no City, the last turn is over, or the dragon is beaten by the
# points of one player or of both
OVERCOMING: Final = ["battle", "knowledge", "joint_battle", "joint_knowledge"]
ENDINGS: Final = ["ended", "ended late", *[f"ended by {way}" for way in OVERCOMING]]
NO_CITY: Final[i64] = 0
LAST_TURN: Final[i64] = 1
OVERCOME: Final[i64] = 2


@final
class Config:
    """The options and the seating of a table, as tables and flags."""

    questions: Questions  # set by the mode, whose choices need a config first

    def __init__(self, options: Options, seating: Seating) -> None:
        self.options: Final = options
        self.text: Final = " ".join(f"{name}={options[name]}" for name in options)
        self.seating: Final = seating
        self.role_names: Final = [f"role:{role}" for role in seating.roles]  # for sentences
        self.seats: Final[i64] = len(seating.roles)
        self.sites: Final = seating.sites
        self.cities: Final = vec[i64](seating.cities)
        self.enemy_cities: Final = vec[i64](seating.enemy_cities)
        self.open_cities: Final = vec[i64](seating.open_cities)
        self.unbuilt: Final = seating.unbuilt
        self.strongholds: Final = vec[i64](seating.strongholds)
        self.one_city: Final = vec[i64](one_city(seating))
        self.sides: Final = vec[i64](seating.sides)
        self.next_seats: Final = vec[i64](seating.next_seats)
        self.most_turns: Final = seating.most_turns
        self.redraw_turns: Final = seating.redraw_turns
        self.privileged_turns: Final = seating.privileged_turns
        self.side_cities: Final = vec[i64](side_cities(seating))
        self.owners: Final = vec[i64](owners(seating))
        self.allies: Final = vec[i64](allies(seating))
        self.defence: Final = vec[i64](defences(seating.sites))
        self.team: Final = seating.teams
        self.against_dragon: Final = max(seating.sides) == 0
        self.markets: Final = vec[i64](seating.sides if seating.teams else [0] * self.seats)
        self.market_count: Final[i64] = 2 if seating.teams else 1
        self.rage_count: Final = seating.rage_piles
        self.grid_count: Final = seating.rage_grids
        self.points_at: Final = vec[i64](points_at(seating))
        self.auto: Final = options["collect"] == "auto"
        self.top_up: Final = options["top"] == "up" and not seating.top_face_down
        self.random_first: Final = options["first"] == "random" and not self.against_dragon
        self.privileges: Final = options["privileges"] == "yes"
        self.crowding: Final = options["crowding"] == "yes"
        self.homing: Final = options["homing"] == "yes" and seating.dragon_flies_home
        self.spoils: Final = options["spoils"] == "yes"
        self.tribute: Final = options["tribute"] == "yes"
        self.ruin_bonus: Final = RUIN_BONUS[options["difficulty"]]
        self.unseal: Final = options["unseal"] == "yes"
        self.ascension: Final = options["ascension"] == "yes"
        self.perks: Final = options["perks"] == "yes"
        self.peeks: Final = self.perks and not self.top_up  # §16.2
        self.ploys: Final = options["ploys"] == "yes"
        self.rebuild: Final = options["rebuild"] == "yes"
        self.rebuild_cost: Final = vec[i64](rebuild_costs(options["rebuilding"]))


def side_cities(seating: Seating) -> list[i64]:
    """Return [side]: the Cities of a side. It loses when all of them are destroyed."""
    found: list[i64] = [0, 0]
    for cities, side in zip(seating.cities, seating.sides, strict=True):
        found[side] |= cities
    return found


def owners(seating: Seating) -> list[i64]:
    """Return [site]: the seats whose chains count a card there (§18.5)."""
    return [members([own >> site & 1 for own in seating.cities]) for site in range(seating.sites)]


def one_city(seating: Seating) -> list[i64]:
    """Return [site]: the sites that form one City with it, such as its Stronghold."""
    found = [bit(site) for site in range(seating.sites)]
    for stronghold in seating.strongholds:
        found = [stronghold if stronghold & site else site for site in found]
    return found


def allies(seating: Seating) -> list[i64]:
    """Return [seat]: the seats that take their turn together, itself included."""
    return [members([also == side for also in seating.sides]) for side in seating.sides]


def members(chosen: Sequence[i64 | bool]) -> i64:
    """Return the set of the places of a list that are chosen."""
    found: i64 = 0
    for at, one in enumerate(chosen):
        if one:
            found |= bit(at)
    return found


def defences(sites: i64) -> list[i64]:
    """Return [site]: the printed Defence."""
    printed: list[i64] = [city.defence for city in CITIES]
    return [*printed, LAIR_DEFENCE, *printed][:sites]


def points_at(seating: Seating) -> list[i64]:
    """Return [seat * 3 + kind]: the index of its points. Teams share battle and knowledge."""
    found: list[i64] = []
    for seat, side in enumerate(seating.sides):
        common = 6 * side if seating.teams else 3 * seat
        found += [3 * seat, common + 1, common + 2]
    return found


def rebuild_costs(ruling: str) -> list[i64]:
    """Return [site]: the command points to rebuild a City (§15.1)."""
    return [city.cheap if ruling == "cheap" else city.rebuild for city in CITIES]


def sets(options: Options) -> set[str]:
    """Return the sets of cards in the box, as ``data/cards.csv`` names them."""
    return {"base"} | {
        name for name in ("mercenaries", "ascension", "saboteurs") if options[name] == "yes"
    }
