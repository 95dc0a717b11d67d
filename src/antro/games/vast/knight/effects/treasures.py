"""Treasure cards that the Knight gains and loses (§9.8, §9.9, §14.15)."""

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

FOR_A_TREASURE: Final[i64] = 5  # Grit in place of a card
AT_ONCE: Final = bit(TREASURE_TROVE) | bit(CURSED_AMULET)  # revealed when she keeps them
ANY_TREASURE: Final[i64] = 0
FACE_DOWN: Final[i64] = 1


def gain_treasure_card(state: VastState) -> None:
    """Let the Knight keep or decline a Treasure card (§9.8, §17.9).

    With no card left, she gains Grit.
    """
    if treasures_in_deck(state.knight) == 0:
        gain_grit(state, FOR_A_TREASURE)
        return
    state.ask(TREASURES_DRAWN)
    state.ask(DRAW_TREASURE, cards_to_draw(state))


def cards_to_draw(state: VastState) -> i64:
    """Return the number of cards to draw. The Cave chooses among them (§9.8, §38.1 to §38.3)."""
    wanted: i64 = 2 if state.config.has_cave else 1
    if state.config.unknown_treasures:
        wanted += 1
    return min(wanted, treasures_in_deck(state.knight))


def offer(state: VastState, kind: i64) -> None:
    """Show the Knight a card that she may keep."""
    state.knight.offered |= bit(kind)
    state.knight.offered_held += 1


def keep(state: VastState, kind: i64) -> None:
    """Keep a card face down (§14.15). Some cards are revealed at once (§39.5, §39.9)."""
    knight = state.knight
    take_offered(state, kind)
    if AT_ONCE >> kind & 1:
        knight.face_up |= bit(kind)
        rule_out(knight, bit(kind))
        knight.choosing = 0
        return
    knight.face_down |= bit(kind)
    knight.treasures_held += 1
    note_kept(knight)


def note_kept(knight: Knight) -> None:
    """Note for the Cave that she keeps a card, and that it is not one to reveal at once (§45.5)."""
    kept = knight.choosing & ~AT_ONCE
    if knight.choosing != kept:
        rule_out_below(knight.treasure_bottom, kept, 0)
    knight.given |= kept
    knight.choosing = 0


def decline(state: VastState, kind: i64) -> None:
    """Decline a card for Grit. It leaves the game unseen (§14.15)."""
    knight = state.knight
    take_offered(state, kind)
    knight.declined |= bit(kind)
    knight.declined_held += 1
    knight.refused |= knight.choosing
    knight.choosing = 0
    gain_grit(state, FOR_A_TREASURE)


def take_offered(state: VastState, kind: i64) -> None:
    """Take a card from those that the Knight was shown."""
    state.knight.offered &= ~bit(kind)
    state.knight.offered_held -= 1


def turn_face_up(state: VastState, kind: i64) -> None:
    """Reveal a Treasure that the Knight holds face down (§17.1)."""
    knight = state.knight
    knight.face_down &= ~bit(kind)
    knight.treasures_held -= 1
    knight.face_up |= bit(kind)
    rule_out(knight, bit(kind))


# Lost Treasures


def treasures_of(state: VastState) -> i64:
    """Return the number of Treasure cards that the Knight has."""
    return state.knight.treasures_held + count(state.knight.face_up)


def lose_face_up(state: VastState, kind: i64) -> None:
    """Put a face-up Treasure on the bottom of the deck. All players know it (§9.9)."""
    remove_face_up(state, kind)
    bury_treasure(state.knight, kind, EVERYBODY)


def lose_face_down(state: VastState, kind: i64) -> None:
    """Put a face-down Treasure on the bottom of the deck (§9.9, §45.5).

    Only the Knight knows it. For the Cave it may be any face-down card that she could have had.
    """
    knight = state.knight
    knight.face_down &= ~bit(kind)
    knight.treasures_held -= 1
    bury_treasure(knight, kind, bit(KNIGHT), knight.given)


def lose_random_treasure(state: VastState) -> None:
    """Let chance choose one of her Treasures to lose (§19.6)."""
    if treasures_of(state):
        state.ask(LOSE_TREASURE, ANY_TREASURE)


def lose_random_face_down(state: VastState) -> None:
    """Let chance choose one of her face-down Treasures to lose (§31.6)."""
    if state.knight.treasures_held:
        state.ask(LOSE_TREASURE, FACE_DOWN)


def remove_face_up(state: VastState, kind: i64) -> None:
    """Remove a face-up Treasure. A Javelin no longer counts for her next attack (§9.9)."""
    knight = state.knight
    knight.face_up &= ~bit(kind)
    set_aside(knight, kind)
    if kind == JAVELIN:
        knight.done &= ~bit(JAVELIN_READY)
