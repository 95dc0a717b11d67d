"""Ambushes by Goblins, and the cubes that she adds against any Ambush (§14.14, §19.2)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import FEARLESS
from antro.games.vast.goblins.effects.attacks import ask_ambush
from antro.games.vast.knight.effects.ambush import draw_monster
from antro.games.vast.knight.effects.cubes import move_cube, room_at
from antro.games.vast.knight.kinds import BRACE
from antro.games.vast.knight.state import STRENGTH, UNPLACED
from antro.games.vast.state.state import VastState


@final
class Brace(SingleMove[VastState]):
    """Add a cube to Strength in an Ambush (§13.5)."""

    word = "brace"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        cubes = state.knight.cubes
        if cubes[UNPLACED] and cubes[STRENGTH] < room_at(STRENGTH):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        move_cube(state.knight, UNPLACED, STRENGTH)
        if state.is_asked(BRACE):
            state.pop()
            ask_if_open(state, BRACE)


@final
class AskForMonster(SingleMove[VastState]):
    """Show Fearless to all, and ask for a Monster in an Ambush (§16.7, §45.2)."""

    word = "ask_for_monster"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.knight.sidequests >> FEARLESS & 1:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.knight.sidequests_known |= bit(FEARLESS)
        draw_monster(state)


@final
class Ready(SingleMove[VastState]):
    """Add no more cubes (§14.14)."""

    word = "ready"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class Ambush(Step[VastState]):
    """Let the Goblins attack the Knight, now that she is ready (§14.14)."""

    def run(self, state: VastState, argument: i64) -> None:
        state.knight.ambushes += 1
        ask_ambush(state)
