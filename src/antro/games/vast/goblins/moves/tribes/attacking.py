"""Attacks by a Tribe (§21.6 to §21.9)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import BLOB, GROUND_KRAKEN
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
    PIECES,
    THIEF_PIECE,
)
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.attacks import strike_dragon
from antro.games.vast.goblins.effects.discs import lose_armory
from antro.games.vast.goblins.effects.monster_loss import remove_from_game
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import lose_population, scatter
from antro.games.vast.goblins.effects.rage import lose_rage
from antro.games.vast.goblins.effects.values import perception, strength
from antro.games.vast.goblins.kinds import ADD_POISON, ATTACKED, KNIGHT_ATTACKED, KRAKEN
from antro.games.vast.goblins.moves.tribes.activation import (
    active_square,
    can_attack_knight,
    end_activation,
    may_act,
)
from antro.games.vast.knight.effects import values as knight
from antro.games.vast.knight.effects.cubes import poison
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.knight.effects.health import ask_amulet, hurt
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.effects.removing import collapse
from antro.games.vast.map.visibility.die import affected
from antro.games.vast.state.arguments import argument_of, part, with_part
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import attack as attack_thief
from antro.games.vast.thief.effects.values import stealth

BLOB_GRIT: Final[i64] = 5
CLEAR_WIN: Final[i64] = 2  # with this much more Strength than hers, Poison takes a second cube

# Steps of an attack on the Knight, in their order (§21.6)
WOUND: Final[i64] = 0
SLIME: Final[i64] = 1
POISONING: Final[i64] = 2
RETREAT: Final[i64] = 3


@final
class Attack(OfList):
    """Attack a piece on the Tribe's square (§21.6 to §21.8)."""

    def __init__(self) -> None:
        super().__init__("tribe_attacks", "piece", PIECES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, attack_targets(state, state.goblins.active))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        piece = move - self.first
        square = active_square(state)
        tribe = end_activation(state)
        if piece == KNIGHT_PIECE:
            ask_amulet(state)  # §39.5: asked after all effects of the attack
        state.ask(ATTACKED, attack_argument(state, tribe, square))
        if piece == KNIGHT_PIECE:
            begin_attack_on_knight(state, tribe)
        elif piece == THIEF_PIECE:
            attack_thief(state, GOBLINS)
        else:
            strike_dragon(state, tribe)


def attack_targets(state: VastState, tribe: i64) -> i64:
    """Return the set of pieces that the active Tribe may attack."""
    found: i64 = bit(KNIGHT_PIECE) if can_attack_knight(state, tribe) else 0
    if not may_act(state):
        return found
    where = state.ground.where
    at = where[FANGS + tribe]
    if where[THIEF_PIECE] == at and perception(state, tribe) > stealth(state):
        found |= bit(THIEF_PIECE)
    ash = state.config.variant.ash_dragon
    if ash and where[DRAGON_PIECE] == at and strength(state, tribe) > armor(state):
        found |= bit(DRAGON_PIECE)
    return found


# The Knight


def begin_attack_on_knight(state: VastState, tribe: i64) -> None:
    """Start an attack, and ask for Poison if any Secret is in hand (§24.9, §45.6)."""
    goblins = state.goblins
    margin = strength(state, tribe) - knight.strength(state)
    goblins.poisoned = 0
    cubes: i64 = 2 if margin >= CLEAR_WIN else 1
    state.ask(KNIGHT_ATTACKED, argument_of(tribe, WOUND, cubes))
    if goblins.secrets_held:
        state.ask(ADD_POISON)


@final
class KnightAttacked(Step[VastState]):
    """Run the steps of an attack on the Knight (§21.6). The argument: Tribe, step, cubes."""

    def run(self, state: VastState, argument: i64) -> None:
        tribe, step = part(argument, 0), part(argument, 1)
        if step < RETREAT:
            state.ask(KNIGHT_ATTACKED, with_part(argument, 1, step + 1))
        if step == WOUND:
            hurt(state, 1)
        elif step == SLIME:
            if has_monster(state.goblins, tribe, BLOB):
                lose_grit(state, BLOB_GRIT)
        elif step == POISONING:
            if state.goblins.poisoned:
                poison(state, part(argument, 2))
        else:
            scatter(state, tribe)
            lose_rage(state, 1)


# After any attack


def attack_argument(state: VastState, tribe: i64, square: i64) -> i64:
    """Pack the Tribe, its square, and 1 if it has the Ground Kraken."""
    kraken: i64 = 1 if has_monster(state.goblins, tribe, GROUND_KRAKEN) else 0
    return argument_of(tribe, square, kraken)


@final
class Attacked(Step[VastState]):
    """End an Attack: Fire Bomber, Armory, then Ground Kraken (§24.4, §41.6, §40.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        goblins, tribe = state.goblins, part(argument, 0)
        if part(argument, 2):
            remove_from_game(state, GROUND_KRAKEN)
            state.ask(KRAKEN, part(argument, 1))
            roll(state, GOBLINS)
        lose_armory(state, tribe)
        if goblins.boosted >> tribe & 1:
            lose_population(state, tribe, goblins.population[tribe])


@final
class KrakenStirs(Step[VastState]):
    """Collapse the tiles that the roll of the Ground Kraken affects (§40.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        squares = list(affected(state.ground, argument, state.die))
        collapse(state, squares, GOBLINS)
