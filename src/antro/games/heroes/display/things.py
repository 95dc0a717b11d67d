"""The things that can be named at a table of Heroes."""

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
"""The names that are the same for all lists of cards, by kind."""

NUMBERED: Final = {"space", "column", "pool", "permanent", "die"}
"""Kinds of things that have a number after their name."""

MOST: Final = 99  # the highest number in a thing


def is_thing(game: Heroes, thing: str) -> bool:
    """True if a text names a thing. Clients may send any text."""
    kind, _, rest = thing.partition(":")
    name, colon, number = rest.partition(":")
    numbered = kind in NUMBERED or thing.startswith("choice:reinforce:")
    if bool(colon) != numbered or (numbered and not is_number(number)):
        return False
    if kind in ("space", "column") and int(number) >= game.seats:
        return False
    return is_goal(name) if kind == "goal" else name in names(game, kind)


def is_number(text: str) -> bool:
    """True if a text is a number in the form that things use."""
    return text in [str(number) for number in range(MOST + 1)]


def is_goal(text: str) -> bool:
    """True if a text is a goal (§8.2)."""
    try:
        read_goal(text)
    except ValueError:
        return False
    return True


def names(game: Heroes, kind: str) -> list[str]:
    """Return the names of all things of a kind."""
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
