"""What a viewer of Drako is shown: every field with its type, and the part that fills it."""

from typing import Annotated, Final

from msgspec import Struct

from antro.core.view import View, each
from antro.games.drako.display import side_parts, table_parts
from antro.games.drako.display.view_types import (
    AreaView,
    AttackView,
    CardView,
    FigureView,
    TokenView,
)


class SideView(Struct, frozen=True, gc=False):
    seat: Annotated[int, side_parts.SeatNumber]
    role: Annotated[str, side_parts.Role]  # role:<dragon|dwarves|knights|trolls>
    figures: Annotated[list[FigureView], side_parts.figures]
    areas: Annotated[list[AreaView], side_parts.areas]  # the dragon's only
    tokens: Annotated[list[TokenView], side_parts.Tokens]
    rocks: Annotated[int | None, side_parts.rocks]  # the trolls' only
    spent: Annotated[int | None, side_parts.spent_rocks]
    hand: Annotated[list[CardView], side_parts.Hand]  # the viewer's own only
    hand_size: Annotated[int, side_parts.HandSize]
    deck_size: Annotated[int, side_parts.DeckSize]
    discards: Annotated[list[CardView], side_parts.Discards]
    removed: Annotated[int, side_parts.Removed]  # cards that left the game (15.2)
    rebuilds: Annotated[int | None, side_parts.rebuilds]  # still to be made; none: no limit
    out_of_cards: Annotated[bool, side_parts.OutOfCards]


class DrakoView(Struct, frozen=True, gc=False):
    viewer: Annotated[int, table_parts.Viewer]
    matchup: Annotated[str, table_parts.MatchupName]
    turn: Annotated[int, table_parts.Turn]  # whose it is
    actions: Annotated[int, table_parts.Actions]  # left in it
    turns: Annotated[int, table_parts.Turns]  # begun so far
    quiet: Annotated[int | None, table_parts.quiet_turns]  # in a row, where they count (11.5)
    quiet_limit: Annotated[int | None, table_parts.QuietLimit]  # how many of them are a draw
    sides: Annotated[list[SideView], each(SideView, table_parts.sides)]
    attacks: Annotated[list[AttackView], table_parts.Attacks]  # in order; the first is answered


VIEW: Final = View(DrakoView)
