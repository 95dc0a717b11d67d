"""Health gained and lost, and the Knight's death (§13.10, §13.11, §44.4)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.victory import all_lose, has_resigned, win, win_if_left_alone
from antro.games.vast.components.decks import OGRE, TROLL
from antro.games.vast.components.roles import GOBLINS, KNIGHT, KNIGHT_PIECE, NOBODY
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.effects.values import amulet, doubled
from antro.games.vast.knight.kinds import AMULET
from antro.games.vast.state.ground import OGRE_TOKEN, TROLL_TOKEN
from antro.games.vast.state.state import VastState


def lose_health(state: VastState, amount: i64) -> None:
    """Take Health, and offer to discard the Amulet after all other effects of the attack."""
    hurt(state, amount)
    if state.knight.health > 0:
        ask_amulet(state)


def hurt(state: VastState, amount: i64) -> None:
    """Take Health without asking about the Amulet. At 0 the Knight dies."""
    knight = state.knight
    knight.health = max(0, knight.health - doubled(state, amount))
    if knight.health == 0:
        die(state)


def lose_health_but_last(state: VastState) -> None:
    """Take a Health, but never the last one (§10.7)."""
    state.knight.health = max(1, state.knight.health - doubled(state, 1))
    ask_amulet(state)


def gain_health(state: VastState, amount: i64) -> None:
    """Give Health, up to the maximum."""
    state.knight.health = min(state.knight.most_health, state.knight.health + amount)
    ask_amulet(state)


def is_wounded(state: VastState) -> bool:
    """Return True if the Knight has less than her maximum Health."""
    return state.knight.health < state.knight.most_health


def ask_amulet(state: VastState) -> None:
    """Ask if the Knight discards the Cursed Amulet, because her Health has changed (§39.5)."""
    if amulet(state):
        state.ask(AMULET)


def die(state: VastState) -> None:
    """Let the Knight die. The game ends, or continues without her (§44.4)."""
    variant = state.config.variant
    winner = variant.ambush_winner
    if state.plays(GOBLINS):
        win(state, GOBLINS, "44.4")
    elif variant.goes_on or (winner != NOBODY and has_resigned(state, winner)):  # §46.2
        leave_the_map(state)
    elif winner != NOBODY:
        win(state, winner, "44.4")
    else:
        all_lose(state, "44.4")


def leave_the_map(state: VastState) -> None:
    """Remove the Knight and all Monster tokens from the map, and end her turn (§13.11)."""
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
