"""Effects of a successful Pickpocket (§31.6)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import MEAT, SECRETS, TREASURE_TROVE, TREASURES
from antro.games.vast.components.roles import DRAGON_PIECE, KNIGHT_PIECE
from antro.games.vast.dragon.effects.waking import move_back
from antro.games.vast.dragon.state import GREED
from antro.games.vast.goblins.effects.arrival import remove_meat
from antro.games.vast.goblins.effects.cards import lose_secret
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.knight.effects.treasures import (
    lose_face_up,
    lose_random_face_down,
    treasures_of,
)
from antro.games.vast.knight.effects.values import doubled
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.loot import gain_treasure
from antro.games.vast.thief.effects.values import can_carry_more
from antro.games.vast.thief.kinds import SECRET_LOST, STEAL_NEXT, STEAL_SECRET, STEAL_TREASURE
from antro.games.vast.thief.moves.targets import STOLEN_FACE_UP, has_something_to_steal
from antro.games.vast.thief.state import MOST_LOOT_DROP

FACE_DOWN: Final[i64] = 11  # a random face-down Treasure card, after the kinds
FROM_HAND: Final[i64] = 21  # a random Secret from the hand, after the kinds
HELD: Final[i64] = 22  # a Treasure token of the Goblins


def rob(state: VastState, piece: i64) -> None:
    """Take a Treasure token, and harm the victim (§31.6).

    Goblins whose only Secret was the Trap have lost it already.
    """
    if piece == KNIGHT_PIECE:
        gain_treasure(state)
        state.ask(STEAL_NEXT, doubled(state, 1))
    elif piece == DRAGON_PIECE:
        gain_treasure(state)
        move_back(state, GREED)
    else:
        gain_rage(state, 1)
        if has_something_to_steal(state, piece):
            ask_if_open(state, STEAL_SECRET)
        else:
            gain_treasure(state)


# From the Knight


@final
class StealNext(Step[VastState]):
    """Let the Knight lose this many Treasure cards, one after the other (§39.6)."""

    def run(self, state: VastState, argument: i64) -> None:
        if argument > 0 and treasures_of(state):
            state.ask(STEAL_NEXT, argument - 1)
            ask_if_open(state, STEAL_TREASURE)


@final
class StealTreasure(OfList):
    """The Treasure card that the Knight loses: face up, or a random face-down one (§31.6)."""

    def __init__(self) -> None:
        super().__init__("steal_treasure", "treasure", [*TREASURES, "face_down"])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        knight = state.knight
        if knight.face_up >> TREASURE_TROVE & 1:  # §39.9
            out.add(self.first + TREASURE_TROVE)
            return
        out.add_each(self.first, knight.face_up)
        if knight.treasures_held:
            out.add(self.first + FACE_DOWN)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        kind = move - self.first
        if kind == FACE_DOWN:
            lose_random_face_down(state)
        else:
            lose_face_up(state, kind)
        if kind == TREASURE_TROVE:
            state.thief.loot_drop = MOST_LOOT_DROP


# From the Goblins


@final
class StealSecret(OfList):
    """The loss of the Goblins: a face-up Secret, a random one, or a held token (§31.6)."""

    def __init__(self) -> None:
        super().__init__("steal_secret", "secret", [*SECRETS, "from_hand", "held_treasure"])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        goblins = state.goblins
        out.add_each(self.first, goblins.face_up & STOLEN_FACE_UP)
        if goblins.secrets_held:
            out.add(self.first + FROM_HAND)
        if goblins.held_treasures:
            out.add(self.first + HELD)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        kind = move - self.first
        if kind == HELD:
            take_held_treasure(state)
            return
        gain_treasure(state)
        if kind == FROM_HAND:
            state.ask(SECRET_LOST)
        elif kind == MEAT:
            remove_meat(state)
        else:
            lose_secret(state, kind)


def take_held_treasure(state: VastState) -> None:
    """Take a Treasure token of the Goblins, or return it to the supply (§31.6)."""
    state.goblins.held_treasures -= 1
    if can_carry_more(state):
        state.thief.treasures += 1
    else:
        state.ground.treasures += 1


@final
class SecretLost(ChanceChoice[VastState]):
    """A random Secret of the hand, which is discarded face up (§31.6)."""

    def __init__(self) -> None:
        super().__init__(len(SECRETS))

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for kind in range(self.size):
            if state.goblins.secrets >> kind & 1:
                out.weigh(self.first + kind, 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_secret(state, move - self.first)

    def describe(self, move: i64) -> Move:
        name = SECRETS[move - self.first]
        text = f"goblins lose {name}".replace("_", " ")
        return Move(move, text, "secret_lost", {"secret": f"secret:{name}"}, [])
