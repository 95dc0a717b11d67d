"""The options of a table of Heroes, and the game made from them."""

from typing import Final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadFile, BadOption
from antro.core.contract.game import Options
from antro.games.heroes.components.armies import check_armies
from antro.games.heroes.components.army_tables import missing_on_boards
from antro.games.heroes.components.creatures import Creature, our_creatures, read_creatures
from antro.games.heroes.components.spells import Spell, data, our_spells, read_spells
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.config import MODES, PACES
from antro.games.option import Option, bad_list, complete, one_seat_each

SLOTS: Final = [str(tenths / 10) for tenths in (12, 10, 15, 20, 25)]  # seconds
BEATS: Final = [str(tenths / 10) for tenths in (18, 12, 30)]

# The other options that an option needs
LIVE: Final = {"pace": ["live"]}
ON_BEATS: Final = {"pace": ["beat"]}
TIMED: Final = {"pace": ["live", "beat"]}
LONE: Final = {"mode": ["classic", "tournament"]}
TOURNAMENT: Final = {"mode": ["tournament"]}
IN_DUELS: Final = ("teams", "tournament")
FOUR: Final = {mode: {"players": ["4"]} for mode in IN_DUELS}

# fmt: off
OPTIONS: Final = [
    #      name                values                    default, where          clause
    Option("players",          ["2", "3", "4"],          "2"),                 # §1.1
    Option("mode",             MODES,                    "classic", {}, FOUR), # §1.1
    Option("pace",             PACES,                    "beat"),              # §7.1
    Option("slot",             SLOTS,                    SLOTS[0], LIVE),      # §7.2
    Option("beat",             BEATS,                    BEATS[0], ON_BEATS),  # §7.8
    Option("limits",           ["yes", "no"],            "yes", TIMED),        # §29.1
    Option("life",             ["21", "15", "25", "30"], "21"),                # §3.1
    Option("boards",           ["own", "ready"],         "own"),               # §28.1
    Option("texts",            ["yes", "no"],            "yes"),               # §28.2
    Option("creatureless",     ["no", "yes"],            "no", LONE),          # §24.1
    Option("follower-effects", ["acting", "none"],       "acting"),            # §10.5
    Option("orphans",          ["stay", "end"],          "stay"),              # §22.3
    Option("discards",         ["random", "owner"],      "random"),            # §14.5
    Option("most-stops",       ["100", "60", "200"],     "100"),               # §23.2
    Option("third-place",      ["yes", "no"],            "yes", TOURNAMENT),   # §27.6
    Option("first",            ["random", "seat"],       "random"),            # §4.1
    Option("spells",           [],                       ""),                  # §3.7
    Option("creatures",        [],                       ""),                  # §3.7, §28.1
]
# fmt: on

# Every mode, every pace, every number of players, and every option at least once
SAMPLES: Final[list[Options]] = [
    {},
    {"players": "4", "pace": "stepped"},
    {"players": "3", "mode": "points", "pace": "live", "limits": "no"},
    {"pace": "orders", "texts": "no", "boards": "ready", "creatureless": "yes"},
    {"players": "4", "mode": "teams", "pace": "stepped"},
    {"players": "4", "mode": "tournament", "pace": "beat", "boards": "ready"},
    {
        "players": "3",
        "pace": "stepped",
        "discards": "owner",
        "orphans": "end",
        "follower-effects": "none",
        "life": "15",
        "most-stops": "60",
        "first": "seat",
    },
    {"players": "4", "mode": "tournament", "third-place": "no", "pace": "orders"},
]

STEPPED: Final = {"pace": "stepped"}  # bots are measured without a clock

CONTESTS: Final[dict[str, Options]] = {
    "duel": {**STEPPED, "players": "2", "mode": "classic"},
    "three": {**STEPPED, "players": "3", "mode": "classic"},
    "four": {**STEPPED, "players": "4", "mode": "classic"},
    "points": {**STEPPED, "players": "4", "mode": "points"},
    "teams": {**STEPPED, "players": "4", "mode": "teams"},
}


def make(options: Options) -> Heroes:
    """Return the game for these options. Raise ``BadOption`` for an impossible combination."""
    chosen = complete(OPTIONS, options)
    beings = creatures(chosen["creatures"])
    if chosen["boards"] == "ready":
        check_ready(beings)
    return Heroes(chosen, spells(chosen["spells"]), beings)


def check_ready(beings: list[Creature]) -> None:
    """Raise ``BadOption`` if a creature of the ready-made boards is missing (§28.1)."""
    missing = missing_on_boards(beings)
    if missing:
        problem = Reason("list_boards", fields={"expected": ", ".join(missing)})
        raise BadOption("creatures", "…", problem)


def pinned(options: Options) -> Options:
    """Return complete options with the lists of cards written out, also our own.

    Raise ``BadOption`` for a bad list.
    """
    chosen = complete(OPTIONS, options)
    for name in ("spells", "creatures"):
        chosen[name] = chosen[name] or data(f"{name}.csv")
    return chosen


def spells(text: str) -> list[Spell]:
    """Return the owner's list of spells, or ours if there is none. Raise ``BadOption``."""
    if not text:
        return our_spells()
    try:
        return read_spells(text, "spells")
    except BadFile as error:
        raise bad_list("spells", error) from error


def creatures(text: str) -> list[Creature]:
    """Return the owner's list of creatures, or ours if there is none. Raise ``BadOption``."""
    if not text:
        return our_creatures()
    try:
        found = read_creatures(text, "creatures")
        check_armies(found, "creatures")
    except BadFile as error:
        raise bad_list("creatures", error) from error
    return found


def fewer(options: Options, seats: list[int]) -> Options | None:
    """Return options for fewer seats, or None in duels, which need all four."""
    if len(seats) < 2 or options["mode"] in IN_DUELS:
        return None
    return {**options, "players": str(len(seats))}


def check_seats(options: Options, persons: list[str]) -> None:
    """Check that each person holds only one seat in real time (§7.7)."""
    if options["pace"] == "live":
        one_seat_each("pace", "live", persons)
