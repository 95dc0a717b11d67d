"""The things of a table, and their order in a move. Clients may ask about any text."""

from typing import Final

from antro.games.volfyirion.components.cards import FACE_OF
from antro.games.volfyirion.components.sites import CITY_NAMES
from antro.games.volfyirion.moves.coop import CELLS
from antro.games.volfyirion.rules import Volfyirion

# The zones of cards, named from the viewer's side
OWN_ZONES: Final = ["hand", "discard", "play", "sealed", "centre", "lair", "removed", "rage"]
RIVAL_ZONES: Final = ["rival", "rival_sealed"]
TEAM_ZONES: Final = ["ally", "ally_sealed", "rival2", "rival2_sealed", "rival_centre", "locked"]

ALONE: Final = ["redraw", "exchange_all", "thin", "decline", "hand_over", "end"]
"""Words for choices without a thing."""

WORDS_AFTER: Final = {
    "play": ["chain", "sacrifice", "gain", "seal", "collide"],
    "sealed": ["unseal"],
    "rival": ["seal", "take"],
    "rival_sealed": ["unseal"],
    "ally": ["seal"],
    "ally_sealed": ["unseal"],
    "rival2": ["seal"],
    "rival2_sealed": ["unseal"],
    "centre": ["acquire", "exchange", "replace"],
    "rival_centre": ["lock"],
    "locked": ["unlock"],
    "lair": ["mine", "allys"],
    "city": ["attack", "rebuild"],
    "troop": ["sacrifice"],
    "building": ["chain", "gain"],
    "stronghold": ["attack"],
    "dragon": [
        *["defeat", "slay", "subjugate", "clockwise", "counterclockwise"],
        *["alone_battle", "alone_knowledge", "joint_battle", "joint_knowledge"],
    ],
    "pile": ["battle", "knowledge"],
    "cell": ["dispel", "lull"],
}
"""Words for choices about a thing, by its kind."""

WORDS: Final = {*ALONE} | {word for words in WORDS_AFTER.values() for word in words}

THINGS_AFTER: Final = {
    "hand": ["city"],
    "removed": ["city"],
    "troop": ["city"],
    "dragon": ["city", "stronghold", "place"],
}
"""The kinds of destinations that follow a thing, by its kind."""


def is_thing(game: Volfyirion, thing: str) -> bool:
    """Return True if a text names a thing of this table, or a word for a choice."""
    kind, _, name = thing.partition(":")
    return name in names_of(game, kind)


def names_of(game: Volfyirion, kind: str) -> set[str]:
    """Return the names of a kind of things at this table."""
    config = game.config
    if kind in zones(game):
        return {*FACE_OF}
    if kind in ("city", "troop", "building"):
        return {*CITY_NAMES[: config.sites]}
    if kind == "stronghold":
        return counted(len(config.strongholds))
    if kind == "cell":
        return counted(int(config.grid_count * CELLS))
    return others(game).get(kind, set())


def zones(game: Volfyirion) -> list[str]:
    """Return the kinds of things that are cards."""
    if game.config.team:
        return OWN_ZONES + RIVAL_ZONES + TEAM_ZONES
    return OWN_ZONES if game.seats == 1 else OWN_ZONES + RIVAL_ZONES


def counted(most: int) -> set[str]:
    """Return the numbers from 1 to *most*, as texts."""
    return {str(number) for number in range(1, most + 1)}


def others(game: Volfyirion) -> dict[str, set[str]]:
    """Return the names of single things, and the words."""
    rage = {"rage"} if game.config.rage_count else set()
    return {
        "choice": WORDS,
        "dragon": {"volfyirion"},
        "pile": {"strategy", "wonders"} | rage,
        "place": {"lair:1", "lair:2"} if game.config.team else {"lair"},
    }


def go_together(path: list[str]) -> bool:
    """Return True if a move can pick such things one after the other."""
    if len(path) == 1:
        return True
    first = path[0].partition(":")[0]
    kind, _, name = path[1].partition(":")
    following = WORDS_AFTER.get(first, []) if kind == "choice" else THINGS_AFTER.get(first, [])
    return len(path) == 2 and (name if kind == "choice" else kind) in following
