"""Plunder (§21.10), and the extra move of the Gnome (§23.6)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList, OnSquares
from antro.games.vast.components.decks import GNOME
from antro.games.vast.components.roles import DRAGON_PIECE, FANGS, GOBLINS
from antro.games.vast.components.squares import TILES
from antro.games.vast.dragon.effects.gems import return_gem
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.dragon.state import ALL_GEMS, GEMS
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.values import is_revealed, strength
from antro.games.vast.goblins.kinds import GEM_PLUNDERED, GNOME_NEXT, MOVE_GNOME
from antro.games.vast.goblins.moves.tribes.activation import active_square, end_activation, may_act
from antro.games.vast.goblins.moves.tribes.leaping import empty_dark_tiles
from antro.games.vast.goblins.moves.tribes.spoils import (
    has_schemes,
    return_armory_disc,
    take_gem,
    take_treasure,
)
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.visibility.die import shows_centre
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState

NO_GEM: Final[i64] = 3  # taken from the Dragon himself


@final
class Plunder(SingleMove[VastState]):
    """Plunder a Treasure on the Tribe's square for 1 Rage."""

    word = "plunder_treasure"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_act(state) and state.ground.treasures_on(active_square(state)):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        square, tribe = active_square(state), end_activation(state)
        ask_gnome(state, tribe)
        state.ground.take_treasure(square)
        gain_rage(state, 1)
        return_armory_disc(state)
        take_treasure(state)


@final
class PlunderGem(OfList):
    """Plunder a Gem on the Tribe's square. The die decides (``GemRolled``)."""

    def __init__(self) -> None:
        super().__init__("plunder_gem", "gem", GEMS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_act(state):
            out.add_each(self.first, state.ground.gems_on(active_square(state)))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        gem = move - self.first
        state.ground.take_gem(active_square(state), gem)
        return_gem(state, gem)
        roll_for_gem(state, end_activation(state), gem)


@final
class PlunderDragon(SingleMove[VastState]):
    """Plunder the Dragon himself if no Gem is on the map or with the Thief."""

    word = "plunder_dragon"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_act(state) and can_rob_dragon(state, state.goblins.active):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        roll_for_gem(state, end_activation(state), NO_GEM)


def can_rob_dragon(state: VastState, tribe: i64) -> bool:
    """Return True if a Tribe is on the Dragon's square and stronger, and he has all his Gems."""
    where = state.ground.where
    if where[DRAGON_PIECE] != where[FANGS + tribe] or state.dragon.gems != ALL_GEMS:
        return False
    return strength(state, tribe) > armor(state)


def roll_for_gem(state: VastState, tribe: i64, gem: i64) -> None:
    """Roll the die for a Gem."""
    ask_gnome(state, tribe)
    state.ask(GEM_PLUNDERED, argument_of(tribe, gem))
    roll(state, GOBLINS)


@final
class GemRolled(Step[VastState]):
    """Scatter the Tribe if the die shows the centre, else add 1 Rage. The argument: Tribe, Gem."""

    def run(self, state: VastState, argument: i64) -> None:
        if shows_centre(state.die):
            scatter(state, part(argument, 0))
            return
        gain_rage(state, 1)
        if part(argument, 1) != NO_GEM and has_schemes(state):
            return_armory_disc(state)
            take_gem(state)


# The Gnome


def ask_gnome(state: VastState, tribe: i64) -> None:
    """Offer a Tribe with the Gnome to go to another Dark tile after any Plunder (§23.6, §23.12)."""
    if has_monster(state.goblins, tribe, GNOME):
        state.ask(GNOME_NEXT, tribe)


@final
class GnomeNext(Step[VastState]):
    """Let the Gnome lead its Tribe further after Plunder, if it is on the map."""

    def run(self, state: VastState, argument: i64) -> None:
        if is_revealed(state, argument) and empty_dark_tiles(state):
            state.ask(MOVE_GNOME, argument)


@final
class GnomeTo(OnSquares):
    """Let the Gnome lead its Tribe to a square (§23.6). The argument is the Tribe."""

    kind = "gnome_to"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, empty_dark_tiles(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        enter(state, FANGS + state.pop(), move - self.first)
