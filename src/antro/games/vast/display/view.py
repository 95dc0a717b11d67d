"""What a viewer of Vast is shown: every field with its type, and the part that fills it."""

from typing import Annotated, Final

from msgspec import Struct

from antro.core.view import View
from antro.games.vast.display import face_parts, level_parts, map_parts, table_parts
from antro.games.vast.display.cave_mat import CaveMat
from antro.games.vast.display.dragon_mat import DragonMat
from antro.games.vast.display.goblins_mat import GoblinsMat
from antro.games.vast.display.knight_mat import KnightMat
from antro.games.vast.display.thief_mat import ThiefMat
from antro.games.vast.display.view_types import (
    CardFace,
    CaveView,
    DragonView,
    FallenView,
    GoalView,
    GoblinsView,
    KnightView,
    PieceView,
    SquareView,
    SuppliesView,
    ThiefView,
)


class VastView(Struct, frozen=True, gc=False):
    """The map, the five boards, and how far each seat is."""

    viewer: Annotated[int, table_parts.Viewer]
    set: Annotated[str, table_parts.RoleSet]  # KGDC
    set_clause: Annotated[str, table_parts.RoleSetClause]  # what changes with this set
    roles: Annotated[list[str], table_parts.Roles]  # by seat
    levels: Annotated[list[str], level_parts.Levels]  # by seat: knight-level:easiest
    campaign: Annotated[bool, level_parts.Campaign]
    gone: Annotated[list[int], table_parts.Gone]  # seats that gave up
    round: Annotated[int, table_parts.Round]
    turn: Annotated[int, table_parts.Turn]  # turns begun, of anybody
    turn_of: Annotated[str | None, table_parts.TurnOf]  # a role
    goals: Annotated[list[GoalView], table_parts.Goals]  # by seat
    collapsing: Annotated[bool, table_parts.Collapsing]
    fallen: Annotated[FallenView, map_parts.Fallen]
    die: Annotated[str | None, table_parts.Die]  # ring, centre, orthogonal, plus, corners, x
    toss: Annotated[int, table_parts.Toss]  # the die of six
    newest: Annotated[str | None, table_parts.Newest]  # the square of the tile that came last
    squares: Annotated[list[SquareView | None], map_parts.Squares]  # by number
    pieces: Annotated[list[PieceView], map_parts.Pieces]
    entrance: Annotated[str | None, map_parts.Entrance]
    supplies: Annotated[SuppliesView, map_parts.Supplies]
    knight: Annotated[KnightView | None, KnightMat]
    goblins: Annotated[GoblinsView | None, GoblinsMat]
    dragon: Annotated[DragonView | None, DragonMat]
    cave: Annotated[CaveView | None, CaveMat]
    thief: Annotated[ThiefView | None, ThiefMat]
    faces: Annotated[list[CardFace], face_parts.Faces]


VIEW: Final = View(VastView)
