"""The options of a table of Volfyirion, and the game that they make."""

from typing import Final

from antro.core.contract.game import Options
from antro.games.option import Option, complete
from antro.games.volfyirion.components.pairings import EVEN, PAIRINGS
from antro.games.volfyirion.rules import Volfyirion

# Modes and variants that an option belongs to
DUEL: Final = {"mode": ["duel"]}
SOLO: Final = {"mode": ["solo"]}
TEAM: Final = {"mode": ["team"]}
RIVALS: Final = {"mode": ["duel", "team"]}
DRAGON: Final = {"mode": ["solo", "coop"]}
REBUILT: Final = {**DUEL, "rebuild": ["yes"]}

# fmt: off
OPTIONS: Final = [
    #      name            values                    default, where               clause
    Option("mode",         ["duel", "solo", "team", "coop"], "duel"),         # §17 to §19
    Option("difficulty",   ["easy", "normal", "hard"], "normal", DRAGON),     # §17.8
    Option("unseal",       ["no", "yes"],            "no", SOLO),             # §17.2
    Option("mercenaries",  ["no", "yes"],            "no", DUEL),             # §10.1
    Option("ascension",    ["no", "yes"],            "no", DUEL),             # §11.1
    Option("saboteurs",    ["no", "yes"],            "no", DUEL),             # §12.1
    Option("perks",        ["no", "yes"],            "no", DUEL),             # §13.1
    Option("ploys",        ["no", "yes"],            "no", DUEL),             # §14.1
    Option("rebuild",      ["no", "yes"],            "no", DUEL),             # §15.1
    Option("rebuilding",   ["defence", "cheap"],     "defence", REBUILT),     # §15.1
    Option("top",          ["up", "down"],           "up", DUEL),             # §16.1
    Option("first",        ["random", "seat"],       "random", RIVALS),       # §2.7
    Option("collect",      ["auto", "hand"],         "auto"),                 # §4.3
    Option("privileges",   ["yes", "no"],            "yes", RIVALS),          # §6.7
    Option("crowding",     ["yes", "no"],            "yes"),                  # §6.5
    Option("homing",       ["yes", "no"],            "yes", DUEL),            # §7.5
    Option("spoils",       ["yes", "no"],            "yes", DUEL),            # §7.10
    Option("tribute",      ["yes", "no"],            "yes", DUEL),            # §7.11
    Option("strongholds_1", PAIRINGS,                EVEN, TEAM),             # §18.2
    Option("strongholds_2", PAIRINGS,                EVEN, TEAM),             # §18.2
]
# fmt: on

VARIANTS: Final = ["mercenaries", "ascension", "saboteurs", "perks", "ploys", "rebuild"]
EVERY_VARIANT: Final[Options] = dict.fromkeys(VARIANTS, "yes")
OTHER_RULINGS: Final[Options] = {
    "rebuilding": "cheap",
    "first": "seat",
    "collect": "hand",
    "privileges": "no",
    "crowding": "no",
    "homing": "no",
    "spoils": "no",
    "tribute": "no",
}

UNEVEN: Final[Options] = {"strongholds_1": "8+8,9+10,9+10", "strongholds_2": "10+10,8+9,8+9"}

# The options of tests: every mode, every variant, every ruling at least once
SAMPLES: Final[list[Options]] = [
    {},
    EVERY_VARIANT,
    {**EVERY_VARIANT, **OTHER_RULINGS, "top": "down"},
    {"mode": "solo", "difficulty": "hard", "unseal": "yes"},
    {"mode": "team"},
    {"mode": "team", "privileges": "no", "collect": "hand", **UNEVEN},
    {"mode": "coop", "difficulty": "easy", "collect": "hand"},
]

# The starting seat against the other: with the printed privileges, and without §6.3 and §6.4
CONTESTS: Final[dict[str, Options]] = {
    "privileges": {"mode": "duel", "first": "seat", "privileges": "yes"},
    "no privileges": {"mode": "duel", "first": "seat", "privileges": "no"},
}
ACQUIRING: Final = ("acquire", "acquire_top", "wonder")


def make(options: Options) -> Volfyirion:
    """Return the game for these options. Raise ``BadOption`` for options that cannot be played."""
    return Volfyirion(complete(OPTIONS, options))
