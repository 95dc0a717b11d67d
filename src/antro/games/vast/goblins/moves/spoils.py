"""§41.4 What becomes of a Treasure that was plundered, with Schemes or without."""

from typing import final

from mypy_extensions import i64

from antro.core.bits import bit, count
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Word
from antro.games.vast.goblins.effects.discs import hand_out_discs
from antro.games.vast.goblins.state import ARMORY_DISC
from antro.games.vast.printed.decks import ARMORY
from antro.games.vast.state.state import VastState


def has_spoils(state: VastState) -> bool:
    """Whether Schemes are played with: then a Treasure may be of use."""
    return state.config.variant.secrets >> ARMORY != 0


def rearm(state: VastState) -> None:
    """§41.6 A token was plundered: the disc of the Armory comes back, if it was lost."""
    goblins = state.goblins
    if goblins.has_bought(ARMORY) and not goblins.discs & bit(ARMORY_DISC):
        goblins.armory_due = 1
        hand_out_discs(state)


def take_spoils(state: VastState) -> None:
    """A Treasure token is in the Goblins' hands: it may pay, or be kept, or goes to the supply."""
    goblins = state.goblins
    if has_spoils(state) and (goblins.secrets_held or goblins.bought):
        goblins.held_treasures += 1
        state.ask(state.config.asks.goblins.spoils)
    else:
        state.ground.treasures += 1


def may_keep(state: VastState) -> bool:
    """Whether all Treasures that are held may be kept: as many as bought Schemes."""
    return state.goblins.held_treasures <= count(state.goblins.bought)


@final
class KeepTreasures(Word):
    """All Treasures that are held are kept."""

    word = "keep_plunder"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_keep(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class ReturnTreasure(Word):
    """One of the Treasures that are held goes to the supply."""

    word = "return_plunder"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.goblins.held_treasures:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.goblins.held_treasures -= 1
        state.ground.treasures += 1
        if may_keep(state):
            state.pop()
