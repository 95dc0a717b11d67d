"""The view of the Cave's board."""

from typing import final

from mypy_extensions import i64

from antro.core.view.parts import StructPart, Value, rows_differ
from antro.games.vast.cave.omens import OMEN_COUNT
from antro.games.vast.cave.state import HAND
from antro.games.vast.components.decks import OMEN_SYMBOLS, OMENS
from antro.games.vast.components.squares import HIDDEN, OFF
from antro.games.vast.display.names import counted, thing_or_none
from antro.games.vast.display.view_types import CaveView, HandTileView, OmenView
from antro.games.vast.state.state import VastState


@final
class Hand(Value[VastState, None]):
    def differs(self, was: VastState, veiled: VastState) -> bool:
        return rows_differ(was.cave.hand, veiled.cave.hand)

    def build(self, veiled: VastState) -> list[HandTileView]:
        hand = veiled.cave.hand
        return [hand_tile(veiled, place) for place in range(HAND) if hand[place] != OFF]


@final
class CavePart(StructPart[VastState, CaveView]):
    """The board, with the tiles in hand that the viewer knows."""

    public = True

    def __init__(self) -> None:
        super().__init__(CaveView, {"hand": Hand(None)})

    def fill(self, veiled: VastState) -> CaveView:
        cave = veiled.cave
        return CaveView(
            symbols=counted("omen", OMEN_SYMBOLS, cave.omens),
            bag=counted("omen", OMEN_SYMBOLS, cave.bag),
            omens=[omen_view(veiled, omen) for omen in range(OMEN_COUNT)],
            paying=thing_or_none("omens", OMENS, cave.paying),
            left_to_pay=int(cave.left_to_pay),
            hatred=int(cave.hatred),
            to_remove=int(cave.to_remove),
        )


def hand_tile(state: VastState, place: i64) -> HandTileView:
    """Return a tile in hand, as far as the viewer knows it."""
    thing, tile = f"hand:{int(place)}", state.cave.hand[place]
    if tile == HIDDEN:
        return HandTileView(thing, None, None, None)
    row = state.config.tiles.rows[tile]
    return HandTileView(thing, row["type"], row["shape"], row["symbol"])


def omen_view(state: VastState, omen: i64) -> OmenView:
    """Return the current price of an omen."""
    uses = state.cave.uses[omen]
    price = state.config.omens.price(omen, uses)
    return OmenView(f"omens:{OMENS[omen]}", int(price), int(uses))
