"""Playing Secrets (§24, §40)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import (
    ARMORY,
    BLIND_FURY,
    CAVE_IN,
    CAVE_MUSHROOMS,
    FIRE_BOMBER,
    GOBLIN_RUBY,
    HEX,
    HIDING_SPOTS,
    LEADER,
    MEAT,
    POISON,
    SECRET_TUNNELS,
    SECRETS,
    SLINGSHOT,
    TRAP,
)
from antro.games.vast.goblins.effects.cards import leave_hand, lose_secret
from antro.games.vast.goblins.effects.discs import discs_left
from antro.games.vast.goblins.kinds import (
    ADD_POISON,
    FOR_TRIBE,
    HEX_ON,
    LEAVE_HIDING_SPOTS,
    MEAT_AT,
    OVERPOPULATED,
)
from antro.games.vast.goblins.moves.secrets.cave_in import begin_cave_in, can_play_cave_in
from antro.games.vast.goblins.moves.secrets.for_tribe import tribes_at_work
from antro.games.vast.goblins.moves.secrets.hexing import hex_targets
from antro.games.vast.goblins.moves.secrets.hiding_spots import tribes_in_hiding
from antro.games.vast.goblins.moves.secrets.meat import squares_for_meat
from antro.games.vast.goblins.state import EYE_TRIBE, NO_TRIBE
from antro.games.vast.state.state import VastState

FACE_UP: Final = bit(GOBLIN_RUBY) | bit(TRAP) | bit(SLINGSHOT) | bit(MEAT)
FOR_A_TRIBE: Final = bit(BLIND_FURY) | bit(FIRE_BOMBER) | bit(CAVE_MUSHROOMS)


@final
class PlaySecret(OfList):
    """Play a Secret from the hand (§24.1)."""

    spare = True

    def __init__(self) -> None:
        super().__init__("play_secret", "secret", SECRETS[:ARMORY])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for secret in range(self.size):
            if state.goblins.secrets >> secret & 1 and can_play(state, secret):
                out.add(self.first + secret)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        secret = move - self.first
        if lies_face_up(secret):
            leave_hand(state, secret)
            state.goblins.face_up |= bit(secret)
        else:
            lose_secret(state, secret)
        use_secret(state, secret)


def lies_face_up(secret: i64) -> bool:
    """Return True if a Secret stays on the table when it is played."""
    return FACE_UP >> secret & 1 != 0


def can_play(state: VastState, secret: i64) -> bool:
    """Return True if a Secret may be played now and would have an effect (§1.8)."""
    if secret == LEADER:
        return state.is_asked(OVERPOPULATED)
    if secret == POISON:
        return state.is_asked(ADD_POISON)
    if state.is_asked(ADD_POISON):
        return False
    if secret == MEAT:
        return discs_left(state.goblins) > 0 and len(squares_for_meat(state)) > 0  # §40.6
    return lies_face_up(secret) or can_play_further(state, secret)


def can_play_further(state: VastState, secret: i64) -> bool:
    """Continue ``can_play`` for Secrets that depend on the map or on other roles."""
    goblins = state.goblins
    if secret == CAVE_IN:
        return can_play_cave_in(state)
    if secret == HEX:
        return hex_targets(state) != 0
    if secret == HIDING_SPOTS:
        return tribes_in_hiding(state) != 0
    if secret == SECRET_TUNNELS:
        return not goblins.tunnels and tribes_at_work(state, secret) != 0
    if secret == CAVE_MUSHROOMS:
        return is_before_activations(state) and tribes_at_work(state, secret) != 0
    return tribes_at_work(state, secret) != 0


def is_before_activations(state: VastState) -> bool:
    """Return True if no Tribe has been activated in this turn (§40.3)."""
    goblins = state.goblins
    return sum(goblins.activated) == 0 and goblins.mushrooms == NO_TRIBE


def use_secret(state: VastState, secret: i64) -> None:
    """Apply a Secret that was played."""
    if secret == LEADER:
        state.pop()
    elif secret == POISON:
        state.pop()
        state.goblins.poisoned = 1
    elif secret == SECRET_TUNNELS:
        state.goblins.tunnels = 1
    elif secret == CAVE_IN:
        begin_cave_in(state, state.goblins.population[EYE_TRIBE])
    elif secret == HEX:
        ask_if_open(state, HEX_ON)
    elif secret == HIDING_SPOTS:
        ask_if_open(state, LEAVE_HIDING_SPOTS)
    elif secret == MEAT:
        state.ask(MEAT_AT)
    elif FOR_A_TRIBE >> secret & 1:
        ask_if_open(state, FOR_TRIBE, secret)
