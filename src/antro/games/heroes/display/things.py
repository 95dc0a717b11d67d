"""Which things there are to speak of at a table of Heroes."""

from typing import Final

from antro.games.heroes.components.board import SPACE_NAMES
from antro.games.heroes.components.symbols import SYMBOLS
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.config import ROLES
from antro.games.heroes.state.market import PLACE_NAMES
from antro.games.heroes.state.order_text import FOLLOW_WORDS, STOP_WORDS, read_goal

WORDS: Final = [
    *["throw", "hold", "stop", "rest", "muster", "none", "again", "order", "act", "pass", "draw"],
    *["forgo", "reinforce", "enough", "activate", "ability", "done", "idle", "no_more"],
    "secret",
]
NUMBERS: Final = [str(number) for number in range(10)]
PLAIN: Final = {
    "market": PLACE_NAMES,
    "space": SPACE_NAMES,
    "column": ["1", "2", "3", "4"],
    "player": ROLES,
    "die": SYMBOLS,
    "face": SYMBOLS,
    "choice": WORDS,
    "avoid": NUMBERS,
    "nearer": NUMBERS,
    "wait": NUMBERS,
    "ending": STOP_WORDS,
    "follow": FOLLOW_WORDS,
}
"""What can be named whatever is played with, by kind."""

NUMBERED: Final = {"space", "column", "pool", "permanent", "die"}
"""Kinds of things that have a number behind their name."""

MOST: Final = 99  # no number is higher


def is_thing(game: Heroes, thing: str) -> bool:
    """Whether this names anything: what clients ask about may be any text."""
    kind, _, rest = thing.partition(":")
    name, colon, number = rest.partition(":")
    numbered = kind in NUMBERED or thing.startswith("choice:reinforce:")
    if bool(colon) != numbered or (numbered and not is_number(number)):
        return False
    if kind in ("space", "column") and int(number) >= game.seats:
        return False
    return is_goal(name) if kind == "goal" else name in names(game, kind)


def is_number(text: str) -> bool:
    """Whether a number is written as things have it."""
    return text in [str(number) for number in range(MOST + 1)]


def is_goal(text: str) -> bool:
    """Whether a goal is written as it should be (§8.2)."""
    try:
        read_goal(text)
    except ValueError:
        return False
    return True


def names(game: Heroes, kind: str) -> list[str]:
    """The names of things of a kind."""
    config = game.config
    heroes = [hero.id for hero in config.heroes]
    if kind == "hero":
        return heroes
    if kind in ("hand", "permanent"):
        return config.spells.names
    if kind in ("pool", "destroyed"):
        return config.creatures.names
    if kind == "army":
        return [*config.creatures.names, *heroes]
    if kind == "player":
        return game.roles
    return PLAIN.get(kind, [])
