"""Opponents that the Knight is strong enough for (§5.2, §14.5 to §14.12)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    FANGS,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TRIBE_PIECES,
    is_tribe,
)
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.trap import strength_against_knight
from antro.games.vast.knight.effects.values import perception, strength
from antro.games.vast.knight.state import (
    BOMB,
    BOMB_ATTACK,
    BOMBED,
    DRAGON_ATTACKED,
    JAVELIN_READY,
    JAVELIN_THROWN,
)
from antro.games.vast.map.visibility.squares import pieces_on
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import stealth


def has_done(state: VastState, what: i64) -> bool:
    """Return True if the Knight has done an action in this turn."""
    return state.knight.done >> what & 1 != 0


def used_bomb(state: VastState) -> bool:
    """Return True if the Knight has used the Bomb in this turn, in any way (§14.10)."""
    return has_done(state, BOMBED) or has_done(state, BOMB_ATTACK)


def javelin_bonus(state: VastState) -> i64:
    """Return 1 if her next attack uses the Javelin, else 0 (§17.5)."""
    return 1 if has_done(state, JAVELIN_READY) and not used_bomb(state) else 0


# Strength that attacks require


def strength_needed(state: VastState, piece: i64) -> i64:
    """Return the lowest Strength that allows an attack on a Tribe or the Dragon."""
    if piece == DRAGON_PIECE:
        return armor(state)
    return strength_against_knight(state, piece - FANGS) + 1


def must_be_attacked(state: VastState, square: i64) -> i64:
    """Return the pieces that the Knight must attack when she enters a square (§14.2)."""
    found = pieces_on(state.ground, square)
    wanted = TRIBE_PIECES
    if state.dragon.surfaced:
        wanted |= bit(DRAGON_PIECE)
    return found & wanted


def is_strong_enough_for_all(state: VastState, square: i64) -> bool:
    """Return True if she is strong enough for all required attacks on a square (§14.5)."""
    return is_strong_enough_for(state, must_be_attacked(state, square))


def is_strong_enough_for(state: VastState, foes: i64) -> bool:
    """Return True if she is strong enough to attack a set of pieces (§14.5).

    The Javelin helps against one of them.
    """
    helped, power = javelin_bonus(state), strength(state)
    for piece in range(FANGS, DRAGON_PIECE + 1):
        if not foes >> piece & 1:
            continue
        lacking = strength_needed(state, piece) - power
        if lacking > helped:
            return False
        if lacking > 0:
            helped = 0
    return True


# Attacks on her own square


def may_attack(state: VastState, piece: i64) -> bool:
    """Return True if the Knight may attack a piece on her square now, without the Bomb."""
    if state.ground.where[piece] != state.ground.where[KNIGHT_PIECE]:
        return False
    return can_beat(state, piece, javelin_bonus(state))


def can_beat(state: VastState, piece: i64, javelin: i64) -> bool:
    """Return True if she is strong enough for a piece, with or without the Javelin.

    See §14.8 to §14.12.
    """
    if is_tribe(piece):
        return strength(state) + javelin >= strength_needed(state, piece)
    if piece == THIEF_PIECE:
        return perception(state) > stealth(state)
    if piece != DRAGON_PIECE or strength(state) + javelin < strength_needed(state, piece):
        return False
    if state.dragon.surfaced:
        return True
    reachable = state.collapsing != 0 or javelin > 0
    return reachable and not has_done(state, DRAGON_ATTACKED)


def can_bomb_dragon(state: VastState) -> bool:
    """Return True if she may attack the underground Dragon with the cube on the Bomb (§14.10)."""
    ground = state.ground
    if ground.where[DRAGON_PIECE] != ground.where[KNIGHT_PIECE] or state.dragon.surfaced:
        return False
    barred = has_done(state, BOMBED) or has_done(state, JAVELIN_THROWN)
    if state.collapsing or barred or has_done(state, DRAGON_ATTACKED):
        return False
    return state.knight.cubes[BOMB] > 0 and strength(state) >= armor(state)
