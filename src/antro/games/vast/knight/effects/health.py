"""Health won and lost, and her death (§13.10, §13.11, §44.4)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.victory import all_lose, gave_up, win, win_if_left_alone
from antro.games.vast.components.decks import OGRE, TROLL
from antro.games.vast.components.roles import GOBLINS, KNIGHT, KNIGHT_PIECE, NOBODY
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.effects.values import amulet, doubled
from antro.games.vast.knight.kinds import AMULET
from antro.games.vast.state.ground import OGRE_TOKEN, TROLL_TOKEN
from antro.games.vast.state.state import VastState


def lose_health(state: VastState, amount: i64) -> None:
    """She loses Health; what else the same thing does to her is put above the Amulet's question."""
    hurt(state, amount)
    if state.knight.health > 0:
        ask_amulet(state)


def hurt(state: VastState, amount: i64) -> None:
    """She loses Health, and the Amulet is asked for elsewhere; at 0 she is dead."""
    knight = state.knight
    knight.health = max(0, knight.health - doubled(state, amount))
    if knight.health == 0:
        die(state)


def lose_health_but_last(state: VastState) -> None:
    """§10.7 She loses a Health, but never the last one."""
    state.knight.health = max(1, state.knight.health - doubled(state, 1))
    ask_amulet(state)


def gain_health(state: VastState, amount: i64) -> None:
    """She wins Health, up to her maximum."""
    state.knight.health = min(state.knight.most_health, state.knight.health + amount)
    ask_amulet(state)


def is_hurt(state: VastState) -> bool:
    """Whether she has less Health than she may have."""
    return state.knight.health < state.knight.most_health


def ask_amulet(state: VastState) -> None:
    """§39.5 Her Health has changed: she may discard the Cursed Amulet."""
    if amulet(state):
        state.ask(AMULET)


def die(state: VastState) -> None:
    """§44.4 She is dead: the game is decided, or goes on without her."""
    variant = state.config.variant
    winner = variant.ambush_winner
    if state.plays(GOBLINS):
        win(state, GOBLINS, "44.4")
    elif variant.goes_on or (winner != NOBODY and gave_up(state, winner)):  # §46.2
        leave_the_map(state)
    elif winner != NOBODY:
        win(state, winner, "44.4")
    else:
        all_lose(state, "44.4")


def leave_the_map(state: VastState) -> None:
    """§13.11 Her piece and all Monster tokens are off the map; a turn of hers is over."""
    ground = state.ground
    state.knight.dead = 1
    ground.where[KNIGHT_PIECE] = OFF
    for token, monster in ((OGRE_TOKEN, OGRE), (TROLL_TOKEN, TROLL)):
        square = ground.token_square(token)
        if square != OFF:
            ground.drop_token(square, token)
            state.goblins.monster_discards |= bit(monster)
    if state.is_turn_of(KNIGHT):
        state.turn_over = 1
    win_if_left_alone(state)
