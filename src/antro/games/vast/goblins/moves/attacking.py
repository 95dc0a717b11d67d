"""Attacks of a Tribe (§21.6 to §21.9)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Aftermath, OfList
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.attacks import strike_dragon
from antro.games.vast.goblins.effects.discs import lose_armory
from antro.games.vast.goblins.effects.monster_loss import remove_from_game
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import lose_population, scatter
from antro.games.vast.goblins.effects.rage import lose_rage
from antro.games.vast.goblins.effects.values import perception, strength
from antro.games.vast.goblins.moves.activation import (
    active_square,
    can_attack_knight,
    end_activation,
    may_act,
)
from antro.games.vast.ground.dice import roll
from antro.games.vast.ground.removing import collapse
from antro.games.vast.knight.effects import values as knight
from antro.games.vast.knight.effects.cubes import poison
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.knight.effects.health import ask_amulet, hurt
from antro.games.vast.printed.decks import BLOB, GROUND_KRAKEN
from antro.games.vast.printed.roles import (
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
    PIECES,
    THIEF_PIECE,
)
from antro.games.vast.sight.die import affected
from antro.games.vast.state.frames import frame_of, part, with_part
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import attack as attack_thief
from antro.games.vast.thief.effects.values import stealth

BLOB_GRIT: Final[i64] = 5
CLEAR_WIN: Final[i64] = 2  # Strength more than hers for which Poison takes a second cube

# Steps of an attack on the Knight, in their order (§21.6)
WOUND: Final[i64] = 0
SLIME: Final[i64] = 1
POISONING: Final[i64] = 2
RETREAT: Final[i64] = 3


@final
class Attack(OfList):
    """§21.6 to §21.8 Attack a piece on the Tribe's square."""

    def __init__(self) -> None:
        super().__init__("tribe_attacks", "piece", PIECES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, attack_targets(state, state.goblins.active))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        piece = move - self.first
        square = active_square(state)
        tribe = end_activation(state)
        if piece == KNIGHT_PIECE:
            ask_amulet(state)  # §39.5 below all that the attack brings
        state.ask(state.config.asks.goblins.attacked, attack_frame(state, tribe, square))
        if piece == KNIGHT_PIECE:
            begin_attack_on_knight(state, tribe)
        elif piece == THIEF_PIECE:
            attack_thief(state, GOBLINS)
        else:
            strike_dragon(state, tribe)


def attack_targets(state: VastState, tribe: i64) -> i64:
    """The pieces that the active Tribe may attack: a set."""
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
    """§24.9 The attack may be poisoned: asked whenever a Secret is in hand (§45.6)."""
    asks, goblins = state.config.asks.goblins, state.goblins
    margin = strength(state, tribe) - knight.strength(state)
    goblins.poisoned = 0
    cubes: i64 = 2 if margin >= CLEAR_WIN else 1
    state.ask(asks.knight_attacked, frame_of(tribe, WOUND, cubes))
    if goblins.secrets_held:
        state.ask(asks.poison)


@final
class KnightAttacked(Aftermath):
    """§21.6 The steps of an attack on the Knight. The frame: Tribe, step, cubes of Poison."""

    def done(self, state: VastState, frame: i64) -> None:
        tribe, step = part(frame, 0), part(frame, 1)
        if step < RETREAT:
            state.ask(state.config.asks.goblins.knight_attacked, with_part(frame, 1, step + 1))
        if step == WOUND:
            hurt(state, 1)
        elif step == SLIME:
            if has_monster(state.goblins, tribe, BLOB):
                lose_grit(state, BLOB_GRIT)
        elif step == POISONING:
            if state.goblins.poisoned:
                poison(state, part(frame, 2))
        else:
            scatter(state, tribe)
            lose_rage(state, 1)


# After any attack


def attack_frame(state: VastState, tribe: i64, square: i64) -> i64:
    """What is remembered of an attack: Tribe, square, and whether it has the Ground Kraken."""
    kraken: i64 = 1 if has_monster(state.goblins, tribe, GROUND_KRAKEN) else 0
    return frame_of(tribe, square, kraken)


@final
class Attacked(Aftermath):
    """§24.4, §41.6, §40.1 An Attack is over: Fire Bomber, Armory, then Ground Kraken."""

    def done(self, state: VastState, frame: i64) -> None:
        goblins, tribe = state.goblins, part(frame, 0)
        if part(frame, 2):
            remove_from_game(state, GROUND_KRAKEN)
            state.ask(state.config.asks.goblins.kraken, part(frame, 1))
            roll(state, GOBLINS)
        lose_armory(state, tribe)
        if goblins.boosted >> tribe & 1:
            lose_population(state, tribe, goblins.population[tribe])


@final
class KrakenStirs(Aftermath):
    """§40.1 The die of the Ground Kraken lies: affected tiles collapse. The frame is the square."""

    def done(self, state: VastState, frame: i64) -> None:
        squares = list(affected(state.ground, frame, state.die))
        collapse(state, squares, GOBLINS)
