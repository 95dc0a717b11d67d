"""Plundered Treasures and Gems, with or without Schemes (§41.3, §41.4)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import WithTreasure
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import ARMORY
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.goblins.effects.discs import hand_out_discs
from antro.games.vast.goblins.kinds import SPOILS, TREASURE_FROM
from antro.games.vast.goblins.state import ARMORY_DISC
from antro.games.vast.state.state import VastState

A_GEM: Final[i64] = 1  # the argument of the question while a plundered Gem is not spent


def has_schemes(state: VastState) -> bool:
    """Return True if Schemes are in the game, so that a Treasure may be useful."""
    return state.config.variant.secrets >> ARMORY != 0


def return_armory_disc(state: VastState) -> None:
    """Return the lost disc of the Armory after a token was plundered (§41.6)."""
    goblins = state.goblins
    if goblins.has_bought(ARMORY) and not goblins.discs & bit(ARMORY_DISC):
        goblins.armory_due = 1
        hand_out_discs(state)


def take_treasure(state: VastState) -> None:
    """Hold a plundered Treasure that may pay or be kept. Otherwise return it to the supply."""
    if is_plunder_useful(state):
        state.goblins.held_treasures += 1
        state.ask(SPOILS)
    else:
        state.ground.treasures += 1


def take_gem(state: VastState) -> None:
    """Ask about a plundered Gem, which may pay like a Treasure or be kept as one (§41.3)."""
    if is_plunder_useful(state):
        state.ask(SPOILS, A_GEM)


def is_plunder_useful(state: VastState) -> bool:
    """Return True if plunder may pay or be kept, as far as other players can know (§45.6)."""
    return has_schemes(state) and (state.goblins.secrets_held or state.goblins.bought) != 0


def unspent_gem(state: VastState) -> i64:
    """Return 1 if a Gem just plundered can still pay for a Scheme, else 0 (§41.3)."""
    return state.argument() if state.is_asked(SPOILS) else 0


def tokens_to_spend(state: VastState) -> i64:
    """Return the number of held Treasures, and a Gem just plundered (§41.3)."""
    return state.goblins.held_treasures + unspent_gem(state)


def spend_tokens(state: VastState, tokens: i64) -> None:
    """Spend tokens: a Gem before Treasures, which return to the supply (§41.3)."""
    if tokens and unspent_gem(state):
        state.set_argument(0)
        tokens -= 1
    state.goblins.held_treasures -= tokens
    state.ground.treasures += tokens


def may_keep(state: VastState) -> bool:
    """Return True if there are no more held tokens than bought Schemes."""
    return tokens_to_spend(state) <= count(state.goblins.bought)


def take_in_place_of_gem(state: VastState) -> None:
    """Take a Treasure in place of a Gem, from the supply or else from the map (§41.4)."""
    if state.ground.treasures > 0:
        state.ground.treasures -= 1
        state.goblins.held_treasures += 1
    else:
        ask_if_open(state, TREASURE_FROM)


def is_treasure_left(state: VastState) -> bool:
    """Return True if a Treasure token is in the supply or on the map."""
    squares = range(SQUARES)
    return state.ground.treasures > 0 or any(state.ground.treasures_on(at) for at in squares)


@final
class KeepTreasures(SingleMove[VastState]):
    """Keep all held Treasures, and take one more for a Gem."""

    word = "keep_plunder"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_keep(state) and (not unspent_gem(state) or is_treasure_left(state)):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        if state.pop() == A_GEM:
            take_in_place_of_gem(state)


@final
class ReturnTreasure(SingleMove[VastState]):
    """Leave a Gem to the Dragon, or return one of the held Treasures to the supply."""

    word = "return_plunder"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if tokens_to_spend(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        spend_tokens(state, 1)
        if may_keep(state):
            state.pop()


@final
class TreasureFrom(WithTreasure):
    """The square of the Treasure to take if the supply has none (§41.4)."""

    kind = "goblins_take_from"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.ground.take_treasure(move - self.first)
        state.goblins.held_treasures += 1
