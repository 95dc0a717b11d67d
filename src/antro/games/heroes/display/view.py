"""What a viewer of Heroes is shown: every field with its type, and the part that fills it."""

from typing import Annotated, Final

from msgspec import Struct

from antro.core.view import View, each
from antro.games.heroes.display import board_parts, face_parts, side_parts, table_parts
from antro.games.heroes.display.view_types import (
    ActView,
    CardView,
    CouldView,
    CreatureFace,
    CreatureView,
    HeroFace,
    PermanentView,
    SpaceView,
    SpellFace,
)


class PartView(Struct, frozen=True, gc=False):
    """A duel, or all together."""

    seats: Annotated[list[int], table_parts.PartSeats]  # those who are still in it
    phase: Annotated[str, table_parts.PhaseName]  # closed, mustering, ready, rolling, cycle
    due: Annotated[str, table_parts.Due]  # the kind of what is asked; nothing while closed
    stops: Annotated[int, table_parts.Stops]
    token: Annotated[int | None, table_parts.Token]
    stopper: Annotated[int | None, table_parts.Stopper]  # none at a common stop
    act: Annotated[ActView | None, table_parts.Doing]


class SideView(Struct, frozen=True, gc=False):
    seat: Annotated[int, side_parts.SeatNumber]
    role: Annotated[str, side_parts.Role]
    part: Annotated[int | None, side_parts.PartNumber]
    hero: Annotated[str | None, side_parts.Hero]
    life: Annotated[int, side_parts.Life]
    most_life: Annotated[int, side_parts.MostLife]
    out: Annotated[bool, side_parts.Out]
    stunned: Annotated[bool, side_parts.Stunned]
    points: Annotated[int, side_parts.Points]
    rank: Annotated[int, side_parts.Rank]  # in a tournament: 1 to 4, 0 while it is open
    dice: Annotated[list[int], board_parts.Dice]  # that lie: of each symbol
    kept: Annotated[list[int], board_parts.Kept]  # at the last throw
    dice_size: Annotated[int, board_parts.DiceSize]  # those in hand included
    in_hand: Annotated[int, board_parts.DiceInHand]
    throws: Annotated[int, board_parts.Throws]  # since the last cycle
    plan: Annotated[str, side_parts.Plan]  # none, made (unknown), throw, hold, stop, rest
    keeping: Annotated[list[int] | None, side_parts.Keeping]  # what a known plan keeps
    resting: Annotated[bool, side_parts.Resting]
    order: Annotated[str, side_parts.Order]  # one's own last order, as it is written
    order_step: Annotated[int, side_parts.OrderStep]  # answers of a new one
    hand: Annotated[list[CardView], side_parts.Hand]  # what the viewer knows of it
    hand_size: Annotated[int, side_parts.HandSize]
    deck: Annotated[list[CardView], side_parts.Deck]  # with what is not known of the hand
    deck_size: Annotated[int, side_parts.DeckSize]
    discards: Annotated[list[CardView], side_parts.Discards]
    spaces: Annotated[list[SpaceView | None], board_parts.Spaces]  # front 1-4, back 1-4
    permanents: Annotated[list[PermanentView], side_parts.OnPlayer]  # on the player
    destroyed: Annotated[list[CreatureView], side_parts.Destroyed]
    army: Annotated[list[CreatureView] | None, side_parts.Army]  # none, if it is not known
    army_chosen: Annotated[bool, side_parts.ArmyChosen]
    to_place: Annotated[list[CreatureView], side_parts.ToPlace]
    hero_to_place: Annotated[bool, side_parts.HeroToPlace]
    could: Annotated[CouldView | None, side_parts.Could]  # of the viewer's own seat


class MarketView(Struct, frozen=True, gc=False):
    seats: Annotated[list[int], table_parts.MarketSeats]  # who takes from it
    bottom: Annotated[list[str | None], table_parts.Bottom]
    top: Annotated[list[str | None], table_parts.Top]
    deck_size: Annotated[int, table_parts.MainDeck]


class HeroesView(Struct, frozen=True, gc=False):
    viewer: Annotated[int, table_parts.Viewer]
    mode: Annotated[str, table_parts.ModeName]
    pace: Annotated[str, table_parts.PaceName]
    slot_time: Annotated[int, table_parts.SlotTime]  # milliseconds, live
    beat_time: Annotated[int, table_parts.BeatTime]  # milliseconds, on beats
    texts: Annotated[bool, table_parts.HasTexts]  # heroes have ability and weakness
    most_stops: Annotated[int, table_parts.MostStops]
    stage: Annotated[str, table_parts.StageName]  # setup, playing, last, over
    first: Annotated[int | None, table_parts.First]
    heroes_left: Annotated[list[str], table_parts.HeroesLeft]  # to be drafted
    parts: Annotated[list[PartView], each(PartView, table_parts.slots)]
    sides: Annotated[list[SideView], each(SideView, table_parts.owners)]
    markets: Annotated[list[MarketView], each(MarketView, table_parts.slots)]
    spells: Annotated[list[SpellFace], face_parts.SpellFaces]
    creatures: Annotated[list[CreatureFace], face_parts.CreatureFaces]
    heroes: Annotated[list[HeroFace], face_parts.HeroFaces]


VIEW: Final = View(HeroesView)
