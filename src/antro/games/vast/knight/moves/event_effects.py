"""Effects of the Events (§18.2 to §18.8, §39.10)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.cave.effects.omens import draw_omens
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import (
    AMBUSH_CARD,
    CAVE_BREAD,
    DEEP_AND_DARK,
    LIGHT,
    QUAKE,
    RATS,
    VANTAGE_POINT,
)
from antro.games.vast.components.roles import KNIGHT, KNIGHT_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.goblins.effects.cards import treasure_gained
from antro.games.vast.knight.effects.ambush import begin_ambush
from antro.games.vast.knight.effects.cubes import can_discard, move_cube, take_highest_cube
from antro.games.vast.knight.effects.decks import treasures_in_deck
from antro.games.vast.knight.effects.grit import gain_grit, lose_grit
from antro.games.vast.knight.effects.health import gain_health, is_wounded
from antro.games.vast.knight.effects.treasures import gain_treasure_card
from antro.games.vast.knight.kinds import CUBE_FOR_HEALTH, QUAKE_FOLLOWS
from antro.games.vast.knight.state import DISCARDED, SPENT, UNPLACED
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.effects.removing import collapse
from antro.games.vast.map.effects.revealing import reveal
from antro.games.vast.map.visibility.die import affected
from antro.games.vast.map.visibility.squares import is_dark, surrounding
from antro.games.vast.state.state import VastState

BITTEN: Final[i64] = 2  # Grit lost to Rats
OMENS_OF_THE_DEEP: Final[i64] = 2
OF_REVISED_BREAD: Final[i64] = 6  # Grit for revised Cave Bread (§39.13)


def play_event(state: VastState, kind: i64) -> None:
    """Apply an Event card. It leaves the game."""
    if kind == AMBUSH_CARD:
        begin_ambush(state)
    elif kind == RATS:
        lose_grit(state, BITTEN)
    elif kind == DEEP_AND_DARK:
        deep_and_dark(state)
    elif kind == VANTAGE_POINT:
        reveal(state, surrounding_dark(state), KNIGHT_PIECE)
    elif kind == CAVE_BREAD:
        eat_bread(state)
    elif kind == QUAKE:
        state.ask(QUAKE_FOLLOWS, state.ground.where[KNIGHT_PIECE])
        roll(state, KNIGHT)
    else:
        ask_if_open(state, CUBE_FOR_HEALTH, kind)


def deep_and_dark(state: VastState) -> None:
    """Let the Cave draw Omens. Without a Cave she gains a Treasure card (§18.4)."""
    if state.config.has_cave:
        draw_omens(state, OMENS_OF_THE_DEEP)
    else:
        if treasures_in_deck(state.knight) > 0:
            treasure_gained(state)
        gain_treasure_card(state)


def surrounding_dark(state: VastState) -> i64:
    """Return the set of Dark tiles around the Knight (§18.7)."""
    found: i64 = 0
    for square in surrounding(state.ground, state.ground.where[KNIGHT_PIECE]):
        if square != OFF and is_dark(state.ground, square):
            found |= bit(square)
    return found


def eat_bread(state: VastState) -> None:
    """Return a discarded cube, or the highest cube of the track, or give Grit (§18.8, §39.13)."""
    knight = state.knight
    if knight.cubes[DISCARDED]:
        move_cube(knight, DISCARDED, UNPLACED)
    elif state.config.variant.revised:
        gain_grit(state, OF_REVISED_BREAD)
    else:
        take_highest_cube(knight)


@final
class CubeForHealth(SingleMove[VastState]):
    """Discard an unplaced cube for 2 Health, or spend it for 1 (§18.5, §18.6)."""

    word = "cube_for_health"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        able = state.knight.cubes[UNPLACED] > 0 and is_wounded(state)
        if able and (state.argument() != LIGHT or can_discard(state)):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        light = state.pop() == LIGHT
        move_cube(state.knight, UNPLACED, DISCARDED if light else SPENT)
        gain_health(state, 2 if light else 1)


@final
class NoCubeForHealth(SingleMove[VastState]):
    """Keep the cubes (§18.5, §18.6)."""

    word = "no_cube_for_health"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class Quake(Step[VastState]):
    """Collapse the tiles that the die of Quake! hits around a square (§39.10)."""

    def run(self, state: VastState, argument: i64) -> None:
        squares = affected(state.ground, argument, state.die)
        collapse(state, [square for square in squares if square != OFF], KNIGHT)
