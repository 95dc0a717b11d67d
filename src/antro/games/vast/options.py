"""The options of Vast, with samples, and the making of a game."""

from functools import cache
from typing import Final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadFile, BadOption
from antro.core.contract.game import Options
from antro.games.option import Option, bad_list, complete
from antro.games.vast.components.role_sets import LEVELS, read_role_sets
from antro.games.vast.components.roles import LETTERS, ROLES
from antro.games.vast.components.tiles import Tiles, our_tiles, read_tiles
from antro.games.vast.rules import Vast

SETS: Final = [listed.id for listed in read_role_sets()]
STANDARD_FIRST: Final = ["standard", *[level for level in LEVELS if level != "standard"]]
NO_YES: Final = ["no", "yes"]


def sets_with(letters: str) -> list[str]:
    """Return all sets with at least one of these roles."""
    return [roles for roles in SETS if set(letters) & set(roles)]


def roles_option() -> Option:
    """Return the option for the roles, with the sets for a good first game (§34.1)."""
    listed = read_role_sets()
    return Option(
        "roles",
        SETS,
        "KGDCT",
        role_sets={roles: [ROLES[LETTERS.index(letter)] for letter in roles] for roles in SETS},
        recommended=[found.id for found in listed if found.recommended],
        clauses={found.id: found.clause for found in listed},
    )


def level_option(role: str) -> Option:
    """Return the option for the level of a role (§36.1). A new campaign sets it itself (§36.8)."""
    played = {"roles": sets_with(LETTERS[ROLES.index(role)])}
    only = {"campaign": ["no", "go-on"], **(played if role == "cave" else {})}
    return Option(
        f"{role}-level",
        STANDARD_FIRST,
        "standard",
        only=only,
        matters=played,
        group="difficulty",
    )


def extra(name: str, letters: str = LETTERS, values: list[str] = NO_YES) -> Option:
    """Return an option of the leaflet. Its default is the first value."""
    matters = {} if letters == LETTERS else {"roles": sets_with(letters)}
    return Option(name, values, values[0], matters=matters, group="leaflet")


ALONE: Final = {"roles": ["K", "D"]}
OPTIONS: Final = [
    roles_option(),
    Option("solo", ["easy", "medium", "hard"], "medium", only=ALONE, group="difficulty"),
    Option("campaign", ["no", "begin", "go-on"], "no", group="difficulty"),
    *[level_option(role) for role in ROLES],
    Option("fewer-tiles", ["0", "2", "3", "4"], "0", group="variants"),
    Option("collapse-tiles", ["1", "3"], "1", only={"roles": ["KGDT"]}, group="variants"),
    Option("shared-goal", ["5", "6"], "5", only={"roles": ["KT"]}, group="variants"),
    extra("terrain", values=["no", "chosen", "random"]),
    extra("moving-entrance"),
    extra("unknown-treasures", "K"),
    extra("bonus-cards", "KG"),
    extra("revised-cards", "K", ["bonus", "yes", "no"]),
    extra("schemes", "G"),
    extra("scales", "D"),
    extra("upgrade-cards", "T"),
    Option(
        "thief-targets",
        ["piece", "role"],
        "piece",
        matters={"roles": sets_with("T")},
        group="variants",
    ),
    Option("limits", NO_YES, "no"),
    Option("tiles", [], ""),
]

CLAUSES: Final = {
    "campaign": "36.8",
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
    {"roles": "KT", "campaign": "begin"},
]
CONTESTS: Final[dict[str, Options]] = {  # all recommended sets for two or more players (§34.1)
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
    """Return our own tiles. They are read once."""
    return our_tiles()


def make(given: Options) -> Vast:
    """Make the game for these options. Raise ``BadOption`` with the clause of the option."""
    try:
        options = complete(OPTIONS, given)
        return Vast(options, tiles_of(options["tiles"]))
    except BadOption as error:
        raise with_clause(error) from error


def with_clause(error: BadOption) -> BadOption:
    """Return the error with the clause of its option, if there is one."""
    clause = CLAUSES.get(error.option)
    if clause is None:
        return error
    reason = Reason(error.reason.code, clause, error.reason.fields)
    return BadOption(error.option, error.value, error.problem, reason)


def tiles_of(text: str) -> Tiles:
    """Return the tiles of an owner's list, or ours (§2.2). Raise ``BadOption`` for a bad list."""
    if not text:
        return box_tiles()
    try:
        return read_tiles(text, "tiles")
    except BadFile as error:
        raise bad_list("tiles", error) from error


def fewer(options: Options, seats: list[int]) -> Options | None:
    """Return the options for only these seats, or None if their roles cannot play alone."""
    kept = "".join(options["roles"][seat] for seat in sorted(seats))
    if kept not in SETS or not set(kept) <= set(LETTERS):
        return None
    return {**{name: options[name] for name in options if name not in OF_A_SET}, "roles": kept}


OF_A_SET: Final = ["roles", "solo", "collapse-tiles", "shared-goal", "cave-level"]
