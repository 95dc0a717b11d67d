"""What a viewer of Volfyirion is shown: every field with its type, and the part that fills it."""

from typing import Annotated, Final

from msgspec import Struct

from antro.core.view import View, each, one
from antro.games.volfyirion.display import market_parts, side_parts, table_parts
from antro.games.volfyirion.display.view_types import (
    CardView,
    FaceView,
    PlayedView,
    SiteView,
    StrongholdView,
)


class SideView(Struct, frozen=True, gc=False):
    seat: Annotated[int, side_parts.SeatNumber]
    role: Annotated[str, side_parts.Role]
    zone: Annotated[str, side_parts.Zone]  # of its playing area: play, ally, rival, rival2
    points: Annotated[list[int], side_parts.Points]  # command, battle, knowledge
    hand: Annotated[list[CardView], side_parts.Hand]  # what the viewer knows of it
    hand_size: Annotated[int, side_parts.HandSize]
    deck: Annotated[list[CardView], side_parts.Deck]  # with what is not known of the hand
    deck_size: Annotated[int, side_parts.DeckSize]
    discards: Annotated[list[CardView], side_parts.Discards]
    played: Annotated[list[PlayedView], side_parts.Played]
    sites: Annotated[list[SiteView], side_parts.sites]
    perk: Annotated[str | None, side_parts.Perk]
    ploy: Annotated[str | None, side_parts.Ploy]  # ploy:unknown, if the viewer does not know it
    suspects: Annotated[list[str], side_parts.Suspects]  # the Ploys that it may be


class MarketView(Struct, frozen=True, gc=False):
    seats: Annotated[list[int], market_parts.Seats]  # who acquires from it
    centre: Annotated[list[str | None], market_parts.Centre]
    top: Annotated[str | None, market_parts.Top]  # card:unknown, if it lies face down
    deck_size: Annotated[int, market_parts.StrategySize]  # the top included
    locked: Annotated[list[int], market_parts.Locked]  # places that are sealed, from 1
    under: Annotated[list[str], market_parts.UnderStrategy]  # in the order in which they come
    lair: Annotated[list[str | None], market_parts.LairRow]
    wonders: Annotated[int, market_parts.WondersSize]  # in the wonder deck
    wonders_under: Annotated[list[str], market_parts.UnderWonders]


class RageView(Struct, frozen=True, gc=False):
    """§17 The dragon's cards."""

    size: Annotated[int, market_parts.RageSize]  # of the rage pile
    top: Annotated[str | None, market_parts.RageTop]  # the card that lies on it face up
    shown: Annotated[list[CardView], market_parts.RageShown]  # while the dragon strikes
    aside: Annotated[list[CardView], market_parts.RageAside]
    awake: Annotated[bool, market_parts.Awake]  # it strikes at the end of this turn
    fury: Annotated[int, market_parts.Fury]  # what is left of its attack


class GridView(Struct, frozen=True, gc=False):
    """§19 The rage cards that lie open, left to right and top to bottom, two in a row."""

    cells: Annotated[list[str | None], market_parts.Cells]
    sealed: Annotated[list[int], market_parts.SealedCells]  # passed over; counted from 1
    deck: Annotated[int, market_parts.GridDeck]
    discards: Annotated[list[CardView], market_parts.GridDiscards]
    bonus: Annotated[int, market_parts.AttackBonus]  # for destroyed Cities


class VolfView(Struct, frozen=True, gc=False):
    viewer: Annotated[int, table_parts.Viewer]
    phase: Annotated[str, table_parts.PhaseName]  # setup, playing, over
    turn: Annotated[int | None, table_parts.Turn]  # whose it is; none before that is decided
    turns: Annotated[int, table_parts.Turns]
    most_turns: Annotated[int, table_parts.MostTurns]
    opening: Annotated[list[str], table_parts.Opening]  # in a first turn: redraw, exchange
    sides: Annotated[list[SideView], each(SideView, table_parts.sides)]
    lair_city: Annotated[SiteView, table_parts.lair_city]
    markets: Annotated[list[MarketView], each(MarketView, table_parts.markets)]
    strongholds: Annotated[list[StrongholdView], table_parts.strongholds]  # of teams
    dragon: Annotated[str | None, table_parts.Dragon]  # place:lair, city:<name>, …
    rage: Annotated[RageView | None, one(RageView, table_parts.rage)]
    grid: Annotated[GridView | None, one(GridView, table_parts.grid)]
    removed: Annotated[list[CardView], table_parts.Removed]
    faces: Annotated[list[FaceView], table_parts.FacesOnShow]  # of every card named here


VIEW: Final = View(VolfView)
