"""Objections to cards, cubes, powers and words: parts of ``explain``."""

from typing import Final

from antro.core.contract.descriptions import Reason
from antro.games.vast.cave.moves.omens import omen_would_have_effect
from antro.games.vast.components.decks import (
    OMEN_SYMBOLS,
    OMENS,
    POWER_CARDS,
    POWERS,
    SECRETS,
    SIDEQUESTS,
    TREASURES,
    UPGRADES,
)
from antro.games.vast.components.squares import OFF
from antro.games.vast.display.case import Case
from antro.games.vast.dragon.moves.useful import would_have_effect
from antro.games.vast.knight.effects.cubes import is_placed, room_at
from antro.games.vast.knight.state import ON_TREASURE, PLACE_NAMES, UNPLACED

OMEN_CLAUSES: Final = [
    "29.3",
    "29.4",
    "29.5",
    "29.6",
    "29.7",
    "29.8",
]  # [omen]: the clause of its price

# The Knight


def cube(case: Case) -> Reason:
    """Return the objection to a place for cubes (§13.5)."""
    names = [*PLACE_NAMES, *TREASURES]
    place, knight = names.index(case.name), case.state.knight
    if case.asks("give_cube"):
        return Reason("no_cube_there", "15.3")
    if not case.asks("turn", "encounter", "last_cubes"):
        return case.other()
    if not knight.cubes[UNPLACED]:
        return Reason("no_cube_in_hand", "13.5")
    if place >= ON_TREASURE:
        shown = knight.face_up >> (place - ON_TREASURE) & 1
        return Reason("place_full" if shown else "not_face_up", "13.5")
    full = is_placed(place) and knight.cubes[place] >= room_at(place)
    return Reason("place_full", "13.3") if full else Reason("no_place_for_cubes", "13.5")


def sidequest(case: Case) -> Reason:
    """Return the objection to a Sidequest (§16.1)."""
    held = case.state.knight.sidequests >> SIDEQUESTS.index(case.name) & 1
    return Reason("not_fulfilled", "16.1") if held else Reason("not_held", "16.1")


def treasure(case: Case) -> Reason:
    """Return the objection to a Treasure card (§17.1)."""
    if case.name not in TREASURES:
        return Reason("not_there_to_take", case.question.clause)
    kind, knight = TREASURES.index(case.name), case.state.knight
    if not case.asks("turn", "encounter"):
        return Reason("not_among_them", case.question.clause)
    if knight.face_up >> kind & 1:
        return Reason("face_up_already", "17.1")
    return Reason("not_now" if knight.face_down >> kind & 1 else "not_held", "17.1")


# The Goblins


def secret(case: Case) -> Reason:
    """Return the objection to a Secret (§24.1)."""
    if case.name not in SECRETS:
        return Reason("not_there_to_take", case.question.clause)
    held = case.state.goblins.secrets >> SECRETS.index(case.name) & 1
    return Reason("no_effect" if held else "not_held", "1.8" if held else "24.1")


def monster(case: Case) -> Reason:
    """Return the objection to a Monster (§23.1)."""
    if len(case.path) > 1:
        return Reason("too_many_monsters", "23.1")
    return Reason("not_among_them", case.question.clause)


# The Dragon


def card(case: Case) -> Reason:
    """Return the objection to a Power card (§25.6)."""
    held = case.state.dragon.hand[POWER_CARDS.index(case.name)]
    return case.other() if held else Reason("not_held", "25.6")


def power(case: Case) -> Reason:
    """Return the objection to a power (§27)."""
    kind = POWERS.index(case.name)
    fields: dict[str, int | str | list[str]] = {"power": f"power:{case.name}"}
    if not case.asks("turn"):
        return case.other()
    if not would_have_effect(case.state, kind):
        return Reason("power_no_effect", "1.8", fields)
    return Reason("cannot_pay_power", "25.6", fields)


def sloth(case: Case) -> Reason:
    """Return the objection to a box of Sloth cubes (§27.6, §29.6)."""
    return Reason("no_cube_or_room", case.question.clause)


# The Cave


def omens(case: Case) -> Reason:
    """Return the objection to an effect of the Cave (§29)."""
    kind, cave = OMENS.index(case.name), case.state.cave
    if not case.asks("turn"):
        return case.other()
    if cave.paying not in (OFF, kind):
        return Reason("pay_first", "29.1", {"omens": f"omens:{OMENS[cave.paying]}"})
    if not omen_would_have_effect(case.state, kind):
        return Reason("no_effect", "1.8")
    price = case.config.omens.price(kind, cave.uses[kind])
    return Reason("cannot_pay_omen", OMEN_CLAUSES[kind], {"price": int(price)})


def omen(case: Case) -> Reason:
    """Return the objection to an Omen token (§29.1)."""
    held = case.state.cave.omens[OMEN_SYMBOLS.index(case.name)]
    if not held:
        return Reason("not_held", "29.1")
    return Reason("wrong_symbol", "29.1") if len(case.path) > 1 else Reason("omen_first", "29.1")


def hand(case: Case) -> Reason:
    """Return the objection to a tile in the Cave's hand (§28.5)."""
    if not case.asks("from_hand"):
        return case.other()
    empty = case.state.cave.hand[int(case.name)] == OFF
    return Reason("place_empty", "28.5") if empty else Reason("crystal_first", "28.6")


# The Thief


def upgrade(case: Case) -> Reason:
    """Return the objection to an upgrade (§32.1)."""
    if case.name not in UPGRADES:
        return Reason("not_there_to_take", case.question.clause)
    has = case.state.thief.upgrades >> UPGRADES.index(case.name) & 1
    return Reason("has_upgrade" if has else "no_such_upgrade", "32.3")


def action(case: Case) -> Reason:
    """Return the objection to an action of the Thief (§31)."""
    if case.state.thief.cubes < int(case.number or "0"):
        return Reason("few_cubes", "30.3", {"n": int(case.state.thief.cubes)})
    if case.name == "hide_loot":
        return Reason("low_loot_drop", "31.9")
    here = {"loot": "31.1", "pick_lock": "31.7"}
    return Reason("not_for_that", here[case.name]) if case.name in here else case.other()


# Words


def choice(case: Case) -> Reason:
    """Return the objection to a word, such as the end of a turn."""
    cave = case.state.cave
    if case.name == "end_cave_turn" and case.asks("turn"):
        return Reason("shape_first" if not cave.shaped else "treasure_first", "28.3")
    if case.name == "treasure_step" and case.asks("turn"):
        return Reason("shape_first", "28.3") if not cave.shaped else Reason("done_already", "28.3")
    if case.name == "shape" and case.asks("turn"):
        return Reason("done_already", "28.3")
    if case.name == "have_encounter" and case.asks("turn"):
        return Reason("nobody_to_meet", "14.3")
    return Reason("not_open", case.question.clause)
