"""Hidden Tribes that come to the map: Reveal and Lurk (§21.12, §21.13), and Meat! (§40.4)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSides, OnSquares
from antro.games.vast.components.decks import GNOME
from antro.games.vast.components.roles import FANGS
from antro.games.vast.components.squares import LURKING, OFF, SQUARES, TILES
from antro.games.vast.goblins.effects.arrival import meat_square, remove_meat
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.kinds import TAKE_MEAT
from antro.games.vast.goblins.moves.tribes.activation import end_activation
from antro.games.vast.map.visibility.spaces import open_spaces
from antro.games.vast.map.visibility.squares import dark_tiles
from antro.games.vast.map.visibility.steps import others_on
from antro.games.vast.state.state import VastState


def tiles_to_reveal_on(state: VastState, tribe: i64) -> list[i64]:
    """Return the squares where a Tribe may Reveal (§21.12).

    These are Dark tiles with its symbol, and the disc of Meat!. With the Gnome any symbol is
    allowed (§23.6). No piece of another role may be there.
    """
    ground, dark, meat = state.ground, dark_tiles(state.ground), meat_square(state)
    any_symbol = has_monster(state.goblins, tribe, GNOME)
    found: list[i64] = []
    for square in range(SQUARES):
        is_dark_tile = square < TILES and dark >> square & 1 != 0
        fits = is_dark_tile and (any_symbol or ground.symbol(square) == tribe)
        if (fits or square == meat) and not others_on(ground, FANGS + tribe, square):
            found.append(square)
    return found


@final
class RevealAt(OnSquares):
    """The square where a hidden Tribe Reveals, which is its whole activation (§21.12)."""

    kind = "reveal_tribe_at"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in tiles_to_reveal_on(state, state.goblins.active):
            out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tribe = end_activation(state)
        state.ground.where[FANGS + tribe] = move - self.first
        if meat_square(state) != OFF:
            state.ask(TAKE_MEAT)


@final
class LurkAt(OnSides):
    """The open space where a Tribe lurks if it has no tile to Reveal on (§21.13)."""

    kind = "lurk_at"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not tiles_to_reveal_on(state, state.goblins.active):
            for side in open_spaces(state.ground):
                out.add(self.first + side)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tribe = end_activation(state)
        state.ground.where[FANGS + tribe] = LURKING + move - self.first


@final
class TakeMeat(SingleMove[VastState]):
    """Take back the disc of Meat! after a Tribe Revealed (§40.4)."""

    word = "take_meat_back"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        remove_meat(state)
