"""Links of the map: each kind with its choices or its step.

The order of the choices gives the numbers of the moves.
"""

from antro.core.contract.flow import asks, follows, in_order
from antro.games.vast.common.links import Links, asks_each
from antro.games.vast.map import kinds
from antro.games.vast.map.moves import (
    chance,
    drifting,
    forced,
    laying,
    revealing,
)
from antro.games.vast.settings.config import Config


def map_room(config: Config) -> Links:
    """Return all links of this room."""
    return [
        *chance_links(config),
        *reveal_links(),
        *placing_links(config),
        *forced_links(),
        *drift_links(),
        *removing_links(),
    ]


def chance_links(config: Config) -> Links:
    """Return the links of random results."""
    return [
        asks(kinds.ROLL, chance.Roll()),
        asks(kinds.TOSS, chance.Toss()),
        asks(kinds.DEAL_FIRST_TILES, chance.FirstTiles(config)),
        asks(kinds.DRAW_TILE, chance.DrawTile(config)),
        asks(kinds.REFILL_HAND, chance.RefillHand(config)),
        asks(kinds.TURN_UP, chance.TurnUp(config)),
        asks(kinds.SHOW_FALLEN, chance.ShowFallen(config)),
        asks(kinds.TERRAIN_CARD, chance.TerrainCard()),
    ]


def reveal_links() -> Links:
    """Return the links of revealing and filling (§7)."""
    return [
        *asks_each(kinds.NEXT_TILE, revealing.NextTile()),
        *asks_each(kinds.ORIENT, revealing.Orient()),
        asks(kinds.FILL_SIDE, revealing.FillSide()),
        follows(kinds.REVEAL_NEXT, revealing.RevealNext()),
        follows(kinds.FILL, revealing.Fill()),
        follows(kinds.TILE_EFFECTS, revealing.TileEffects()),
        follows(kinds.ENTERED_TILE, revealing.EnteredTile()),
        follows(kinds.AFTER_REVEAL, revealing.AfterReveal()),
    ]


def placing_links(config: Config) -> Links:
    """Return the links of tiles, Treasure tokens and Terrain that are placed (§3.5, §10, §28.7)."""
    treasure = laying.TreasureAt(config)
    return [
        asks(kinds.LAY_FROM_HAND, laying.FromHand(config)),
        *asks_each(kinds.LAY, laying.LaySide()),
        follows(kinds.LAY_DRAWN, laying.LayDrawn()),
        *asks_each(kinds.PLACE_TREASURE, treasure),
        asks(kinds.PLACE_TREASURE_IF_WANTED, treasure, laying.NoTreasure()),
        follows(kinds.PLUNDER_LAID, laying.PlunderLaid()),
        *asks_each(kinds.TERRAIN_KIND, laying.TerrainKind()),
        *asks_each(kinds.TERRAIN_SIDE, laying.TerrainSide()),
        *asks_each(kinds.TERRAIN_TURN, laying.TerrainTurn()),
        follows(kinds.MORE_PITS, laying.MorePits()),
    ]


def forced_links() -> Links:
    """Return the links of entering and forced movement (§5.3, §6)."""
    drag, swat = forced.DragStep(), forced.SwatStep()
    return [
        *asks_each(kinds.FORCED, forced.ForcedStep(), forced.ForcedStop()),
        follows(kinds.FORCED_ON, forced.ForcedOn()),
        follows(kinds.AT_ENTRANCE, forced.AtEntrance()),
        follows(kinds.PROMPTED, forced.Prompted()),
        follows(kinds.AFTER_FLARE, forced.Flared()),
        in_order(drag, swat),
        *asks_each(kinds.SWAT_STEP, swat),
        *asks_each(kinds.DRAG, drag, forced.DragStop()),
        *asks_each(kinds.FLARE, forced.FlareAt()),
    ]


def drift_links() -> Links:
    """Return the links of the River (§10.11)."""
    drift, stay = drifting.Drift(), drifting.StayAfloat()
    return [
        *asks_each(kinds.DRIFT, drift, stay),
        *asks_each(kinds.CARRY, drift, stay),
        follows(kinds.DRIFTED, drifting.Drifted()),
        follows(kinds.WASHED, drifting.Washed()),
    ]


def removing_links() -> Links:
    """Return the links of tiles that are removed (§11, §12)."""
    return [
        *asks_each(kinds.REMOVE, forced.RemoveTile()),
        follows(kinds.REMOVAL, forced.Removal()),
        *asks_each(kinds.LEAVE, forced.LeaveStep()),
        follows(kinds.LEAVE_NEXT, forced.LeaveNext()),
        follows(kinds.LIFT, forced.Lift()),
        follows(kinds.PUT_UNDER, forced.PutUnder()),
        follows(kinds.RECONNECT, forced.Reconnect()),
        *asks_each(kinds.SLIDE, forced.Slide()),
        *asks_each(kinds.MOVE_ENTRANCE, forced.EntranceTo()),
    ]
