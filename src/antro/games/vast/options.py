"""What a table may be set to, samples of it, and how a game is made."""

from functools import cache
from typing import Final

from antro.core.descriptions import Reason
from antro.core.errors import BadFile, BadOption
from antro.core.game import Options
from antro.games.option import Option, complete
from antro.games.vast.printed.role_sets import LEVELS, read_role_sets
from antro.games.vast.printed.roles import LETTERS, ROLES
from antro.games.vast.printed.tiles import Tiles, our_tiles, read_tiles
from antro.games.vast.rules import Vast

SETS: Final = [listed.id for listed in read_role_sets()]
STANDARD_FIRST: Final = ["standard", *[level for level in LEVELS if level != "standard"]]
NO_YES: Final = ["no", "yes"]


def sets_with(letter: str) -> list[str]:
    """All sets in which a role plays."""
    return [roles for roles in SETS if letter in roles]


def levels() -> list[Option]:
    """§36.1 One for each role; that of the Cave needs somebody who plays it."""
    needs = {"cave": {"roles": sets_with("C")}}
    return [
        Option(f"{role}-level", STANDARD_FIRST, "standard", only=needs.get(role, {}))
        for role in ROLES
    ]


OPTIONS: Final = [
    Option("roles", SETS, "KGDCT"),
    Option("solo", ["easy", "medium", "hard"], "medium", only={"roles": ["K", "D"]}),
    *levels(),
    Option("fewer-tiles", ["0", "2", "3", "4"], "0"),
    Option("collapse-tiles", ["1", "3"], "1", only={"roles": ["KGDT"]}),
    Option("shared-goal", ["5", "6"], "5", only={"roles": ["KT"]}),
    Option("terrain", ["no", "chosen", "random"], "no"),
    Option("moving-entrance", NO_YES, "no"),
    Option("unknown-treasures", NO_YES, "no"),
    Option("bonus-cards", NO_YES, "no"),
    Option("revised-cards", ["bonus", "yes", "no"], "bonus"),
    Option("schemes", NO_YES, "no"),
    Option("scales", NO_YES, "no"),
    Option("upgrade-cards", NO_YES, "no"),
    Option("thief-targets", ["piece", "role"], "piece"),
    Option("limits", NO_YES, "no"),
    Option("tiles", [], ""),
]

CLAUSES: Final = {
    "roles": "34.1",
    "solo": "35.1",
    **{f"{role}-level": "36.1" for role in ROLES},
    "cave-level": "35.6",
    "fewer-tiles": "36.7",
    "collapse-tiles": "34.5",
    "shared-goal": "34.22",
    "terrain": "10.1",
    "moving-entrance": "37.1",
    "unknown-treasures": "38.1",
    "bonus-cards": "39.1",
    "revised-cards": "39.2",
    "schemes": "41.1",
    "scales": "42.1",
    "upgrade-cards": "43.1",
    "thief-targets": "31.3",
    "limits": "47.1",
    "tiles": "2.1",
}

LEAFLET: Final = {
    "terrain": "random",
    "moving-entrance": "yes",
    "unknown-treasures": "yes",
    "bonus-cards": "yes",
    "schemes": "yes",
    "scales": "yes",
    "upgrade-cards": "yes",
}
SAMPLES: Final[list[Options]] = [
    {},
    {"roles": "KG"},
    {"roles": "KGD", "terrain": "chosen", "limits": "yes"},
    {"roles": "K", "solo": "hard", "terrain": "chosen", "bonus-cards": "yes"},
    {"roles": "KGDCT", **LEAFLET, "thief-targets": "role"},
    {"roles": "DCT", **{f"{role}-level": "expert" for role in ROLES}, "fewer-tiles": "4"},
]
CONTESTS: Final[dict[str, Options]] = {  # all sets that are recommended for two or more (§34.1)
    "all five": {"roles": "KGDCT"},
    "without the thief": {"roles": "KGDC"},
    "knight, goblins and dragon": {"roles": "KGD"},
    "knight, goblins and cave": {"roles": "KGC"},
    "knight against goblins": {"roles": "KG"},
    "knight against dragon": {"roles": "KD"},
    "goblins against dragon": {"roles": "GD"},
}


@cache
def box_tiles() -> Tiles:
    """Our own tiles, read once."""
    return our_tiles()


def make(given: Options) -> Vast:
    """The game under these options. Raises ``BadOption``, with the clause that it is about."""
    try:
        options = complete(OPTIONS, given)
        return Vast(options, tiles_of(options["tiles"]))
    except BadOption as error:
        raise with_clause(error) from error


def with_clause(error: BadOption) -> BadOption:
    """The same, with the clause of the rulebook that tells of the option, if there is one."""
    clause = CLAUSES.get(error.option)
    if clause is None:
        return error
    reason = Reason(error.reason.code, clause, error.reason.fields)
    return BadOption(error.option, error.value, f"{error.problem} (§{clause})", reason)


def tiles_of(text: str) -> Tiles:
    """§2.2 The tiles of an owner's list, or ours. Raises ``BadOption``."""
    if not text:
        return box_tiles()
    try:
        return read_tiles(text, "tiles")
    except BadFile as error:
        raise BadOption("tiles", "…", str(error)) from error


def fewer(options: Options, seats: list[int]) -> Options | None:
    """The options for some of the roles alone; the Cave does not play alone."""
    kept = "".join(options["roles"][seat] for seat in sorted(seats))
    if kept not in SETS or not set(kept) <= set(LETTERS):
        return None
    return {**{name: options[name] for name in options if name not in OF_A_SET}, "roles": kept}


OF_A_SET: Final = ["roles", "solo", "collapse-tiles", "shared-goal", "cave-level"]
