"""What a table of Volfyirion may be set to, and the game that comes of it."""

from typing import Final

from antro.core.errors import BadOption
from antro.core.game import Options
from antro.games.option import Option, complete
from antro.games.volfyirion.rules import Volfyirion

# fmt: off
OPTIONS: Final = [
    #      name           values                 default    clause
    Option("mode",        ["duel", "solo", "team", "coop"], "duel"),  # §17 to §19
    Option("difficulty",  ["easy", "normal", "hard"], "normal"),  # §17.8
    Option("unseal",      ["no", "yes"],         "no"),      # §17.2
    Option("mercenaries", ["no", "yes"],         "no"),      # §10.1
    Option("ascension",   ["no", "yes"],         "no"),      # §11.1
    Option("saboteurs",   ["no", "yes"],         "no"),      # §12.1
    Option("perks",       ["no", "yes"],         "no"),      # §13.1
    Option("ploys",       ["no", "yes"],         "no"),      # §14.1
    Option("rebuild",     ["no", "yes"],         "no"),      # §15.1
    Option("rebuilding",  ["defence", "cheap"],  "defence"), # §15.1
    Option("top",         ["up", "down"],        "up"),      # §16.1
    Option("first",       ["random", "seat"],    "random"),  # §2.7
    Option("collect",     ["auto", "hand"],      "auto"),    # §4.3
    Option("crowding",    ["yes", "no"],         "yes"),     # §6.5
    Option("homing",      ["yes", "no"],         "yes"),     # §7.5
    Option("spoils",      ["yes", "no"],         "yes"),     # §7.10
    Option("tribute",     ["yes", "no"],         "yes"),     # §7.11
]
# fmt: on

VARIANTS: Final = ["mercenaries", "ascension", "saboteurs", "perks", "ploys", "rebuild"]
EVERY_VARIANT: Final[Options] = dict.fromkeys(VARIANTS, "yes")
OTHER_RULINGS: Final[Options] = {
    "rebuilding": "cheap",
    "first": "seat",
    "collect": "hand",
    "crowding": "no",
    "homing": "no",
    "spoils": "no",
    "tribute": "no",
}

# What tests run over: every mode, every variant, every ruling at least once
SAMPLES: Final[list[Options]] = [
    {},
    EVERY_VARIANT,
    {**EVERY_VARIANT, **OTHER_RULINGS, "top": "down"},
    {"mode": "solo", "difficulty": "hard", "unseal": "yes"},
    {"mode": "team"},
    {"mode": "coop", "difficulty": "easy", "collect": "hand"},
]

DUEL_ONLY: Final = ["rebuilding", "top", "homing", "spoils", "tribute"]
MODES: Final = {  # the options that only some modes have
    **{name: ["duel"] for name in [*VARIANTS, *DUEL_ONLY]},
    "first": ["duel", "team"],
    "difficulty": ["solo", "coop"],
    "unseal": ["solo"],
}


def make(options: Options) -> Volfyirion:
    """Raises ``BadOption`` for what cannot be played."""
    chosen = complete(OPTIONS, options)
    for option in OPTIONS:
        value, modes = chosen[option.name], MODES.get(option.name, [chosen["mode"]])
        if value != option.default and chosen["mode"] not in modes:
            raise BadOption(option.name, value, f"only for the mode {', '.join(modes)}")
    return Volfyirion(chosen)
