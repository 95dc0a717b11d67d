"""Treasure cards that come to her, and that she loses (§9.8, §9.9, §14.15)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.games.vast.components.decks import CURSED_AMULET, JAVELIN, TREASURE_TROVE
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.knight.effects.cubes import set_aside
from antro.games.vast.knight.effects.decks import EVERYBODY, bury_treasure, treasures_in_deck
from antro.games.vast.knight.effects.given import rule_out, rule_out_below
from antro.games.vast.knight.effects.grit import gain_grit
from antro.games.vast.knight.kinds import DRAW_TREASURE, LOSE_TREASURE, TREASURES_DRAWN
from antro.games.vast.knight.state import JAVELIN_READY, Knight
from antro.games.vast.state.state import VastState

FOR_A_TREASURE: Final[i64] = 5  # Grit, instead of a card
AT_ONCE: Final = bit(TREASURE_TROVE) | bit(CURSED_AMULET)  # revealed as soon as they are kept
ANY_TREASURE: Final[i64] = 0
FACE_DOWN: Final[i64] = 1


def gain_treasure_card(state: VastState) -> None:
    """Give her a Treasure card to keep or decline (§9.8, §17.9); with none left, Grit."""
    if treasures_in_deck(state.knight) == 0:
        gain_grit(state, FOR_A_TREASURE)
        return
    state.ask(TREASURES_DRAWN)
    state.ask(DRAW_TREASURE, cards_to_draw(state))


def cards_to_draw(state: VastState) -> i64:
    """The number of cards drawn for one: the Cave chooses among more (§9.8, §38.1 to §38.3)."""
    wanted: i64 = 2 if state.config.has_cave else 1
    if state.config.unknown_treasures:
        wanted += 1
    return min(wanted, treasures_in_deck(state.knight))


def offer(state: VastState, kind: i64) -> None:
    """She is shown a card that she may keep."""
    state.knight.offered |= bit(kind)
    state.knight.offered_held += 1


def keep(state: VastState, kind: i64) -> None:
    """§14.15 She keeps a card face down; some are revealed at once (§39.5, §39.9)."""
    knight = state.knight
    take_offered(state, kind)
    if AT_ONCE >> kind & 1:
        knight.face_up |= bit(kind)
        rule_out(knight, bit(kind))
        knight.choosing = 0
        return
    knight.face_down |= bit(kind)
    knight.treasures_held += 1
    hold_given(knight)


def hold_given(knight: Knight) -> None:
    """§45.5 The Cave sees that a card is kept, and that it is none that would be revealed."""
    kept = knight.choosing & ~AT_ONCE
    if knight.choosing != kept:
        rule_out_below(knight.treasure_bottom, kept, 0)
    knight.given |= kept
    knight.choosing = 0


def decline(state: VastState, kind: i64) -> None:
    """§14.15 She declines a card for Grit; it leaves the game unseen."""
    knight = state.knight
    take_offered(state, kind)
    knight.declined |= bit(kind)
    knight.declined_held += 1
    knight.refused |= knight.choosing
    knight.choosing = 0
    gain_grit(state, FOR_A_TREASURE)


def take_offered(state: VastState, kind: i64) -> None:
    """A card that she was shown goes somewhere else."""
    state.knight.offered &= ~bit(kind)
    state.knight.offered_held -= 1


def turn_face_up(state: VastState, kind: i64) -> None:
    """§17.1 Turn up a Treasure that she holds face down."""
    knight = state.knight
    knight.face_down &= ~bit(kind)
    knight.treasures_held -= 1
    knight.face_up |= bit(kind)
    rule_out(knight, bit(kind))


# Treasures that she loses


def treasures_of(state: VastState) -> i64:
    """How many Treasure cards she has."""
    return state.knight.treasures_held + count(state.knight.face_up)


def lose_face_up(state: VastState, kind: i64) -> None:
    """§9.9 A Treasure that lay face up goes under the deck; all know it."""
    remove_face_up(state, kind)
    bury_treasure(state.knight, kind, EVERYBODY)


def lose_face_down(state: VastState, kind: i64) -> None:
    """§9.9, §45.5 A Treasure that lay face down goes under the deck; she alone knows which.

    For the Cave it may be any of those that may have lain there.
    """
    knight = state.knight
    knight.face_down &= ~bit(kind)
    knight.treasures_held -= 1
    bury_treasure(knight, kind, bit(KNIGHT), knight.given)


def lose_random_treasure(state: VastState) -> None:
    """§19.6 One of her Treasures is lost, by chance among all."""
    if treasures_of(state):
        state.ask(LOSE_TREASURE, ANY_TREASURE)


def lose_random_face_down(state: VastState) -> None:
    """§31.6 One of her face-down Treasures is lost by chance."""
    if state.knight.treasures_held:
        state.ask(LOSE_TREASURE, FACE_DOWN)


def remove_face_up(state: VastState, kind: i64) -> None:
    """§9.9 A Treasure that lay face up leaves the game; a Javelin is not bound any more."""
    knight = state.knight
    knight.face_up &= ~bit(kind)
    set_aside(knight, kind)
    if kind == JAVELIN:
        knight.done &= ~bit(JAVELIN_READY)
