"""A hero falls: remove all that belongs to its player, and check for the end (§22)."""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.heroes.components.board import SPACES
from antro.games.heroes.components.lots import NO_DICE
from antro.games.heroes.effects.permanents import end_all, end_cast_by
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.config import TOURNAMENT
from antro.games.heroes.state.side import FALLEN, NONE, Side
from antro.games.heroes.state.state import SETTING_UP, HeroesState


def fall(state: HeroesState, seat: i64) -> None:
    """Put a player out: remove the board and the cards, and end the effects (§22.1 to §22.3)."""
    side, slot = state.sides[seat], state.bout_of[seat]
    config = state.config
    keeps_spells = config.mode == TOURNAMENT and config.third_place and side.out == 0
    side.life = 0
    end_all(state, seat)
    if config.orphans_end:
        end_cast_by(state, seat, config.everybody)
    side.out = FALLEN
    clear_board(side)
    if keeps_spells:
        gather_spells(state, seat)
    else:
        lose_spells(side)
    lay_down_dice(side)
    state.bout_of[seat] = NONE
    if slot != NONE and state.stage != SETTING_UP:
        leave_bout(state, state.bouts[slot], seat)


def clear_board(side: Side) -> None:
    """Remove the beings of a side from the game (§22.2)."""
    for space in range(SPACES):
        side.clear(space)
    side.permanents = vec[i64]()
    side.destroyed = 0
    side.to_place = 0
    side.army = NONE
    side.turned_up = 0


def lose_spells(side: Side) -> None:
    """Remove the cards of a side from the game (§22.2)."""
    side.hand.empty()
    side.deck.empty()
    side.discard.empty()
    side.owed = 0
    side.losing = 0


def gather_spells(state: HeroesState, seat: i64) -> None:
    """Shuffle all spells of a player for third place, also a spell being cast (§27.6)."""
    side, act = state.sides[seat], state.bouts[state.bout_of[seat]].act
    side.hand.pour(side.deck)
    side.discard.pour(side.deck)
    if act.seat == seat:
        if act.spell != NONE:
            side.deck.add(act.spell)
        for kind in act.paid:
            side.deck.add(kind)
        act.clear_declaration()
    side.owed = 0
    side.losing = 0


def lay_down_dice(side: Side) -> None:
    """Remove the dice, plans and orders of a side."""
    side.dice = NO_DICE
    side.kept = NO_DICE
    side.thrown = NO_DICE
    side.throws = 0
    side.acted = 0
    side.plan = NONE
    side.order = NONE
    side.order_step = 0
    side.waited = 0


def leave_bout(state: HeroesState, bout: Bout, seat: i64) -> None:
    """Remove a player from a bout. Close the bout if only one side is left."""
    bout.alive &= ~bit(seat)
    bout.followers &= ~bit(seat)
    bout.shown &= ~bit(seat)
    bout.resting &= ~bit(seat)
    if is_decided(state, bout.alive):
        bout.over = 1


def is_decided(state: HeroesState, alive: i64) -> bool:
    """True if a set contains no two opponents (§23.1, §26.9)."""
    return not alive or not alive & ~state.config.allies[lowest(alive)]
