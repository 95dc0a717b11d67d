"""Links of the Cave: each kind with its choices or its step.

The order of the choices gives the numbers of the moves.
"""

from antro.core.contract.flow import asks, in_order
from antro.games.vast.cave import kinds
from antro.games.vast.cave.moves import (
    answers,
    omens,
    turn,
)
from antro.games.vast.common.links import Links


def cave_room() -> Links:
    """Return all links of this room."""
    tile = answers.TileToTurn()
    return [
        asks(
            kinds.CAVE_TURN,
            omens.SpendOmen(),
            turn.Shape(),
            turn.PlaceTreasure(),
            turn.EndCaveTurn(),
        ),
        asks(kinds.BATS, answers.BatsOnPiece(), answers.BatsOnTreasure()),
        asks(kinds.OLD_ROCKSLIDE, answers.OldRockslide()),
        asks(kinds.PLACE_ROCKSLIDE, answers.NewRockslide()),
        asks(kinds.CAST_SPORES, answers.SporesOn()),
        asks(kinds.CHOOSE_HATRED, answers.HatredTile(), answers.HatredToken()),
        in_order(tile),
        asks(kinds.ROTATE, answers.RotateTo()),
        asks(kinds.CURSE, tile, answers.EventAt(), answers.BuryEvents()),
        asks(kinds.GIVE_OMENS, answers.GiveOmen()),
        asks(kinds.COLLECT, answers.DrawOmen()),
    ]
