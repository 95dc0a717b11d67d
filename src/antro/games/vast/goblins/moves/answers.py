"""What the Goblins are asked through others' doing, in anybody's turn."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import SECRETS, TRAP
from antro.games.vast.goblins.effects.attacks import ambush, ambushers
from antro.games.vast.goblins.effects.cards import (
    IN_LIMIT,
    draw_secrets,
    lose_secret,
    secrets_counted,
)
from antro.games.vast.goblins.effects.population import give_up_beetles, lose_last
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.spores import cut, tribes_to_cut
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.state.state import VastState


@final
class AmbushWith(OfTribes):
    """§14.14 Which Tribe attacks the Knight from an Ambush."""

    def __init__(self) -> None:
        super().__init__("ambush_with")

    def tribes(self, state: VastState) -> i64:
        return ambushers(state)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        ambush(state, move - self.first)


@final
class GiveSecret(OfList):
    """§20.10 Which Secret is discarded: of the hand, or Goblin Ruby or Trap.

    The argument is how many have to go.
    """

    def __init__(self) -> None:
        super().__init__("give_secret", "secret", SECRETS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        goblins = state.goblins
        out.add_each(self.first, goblins.secrets | goblins.face_up & IN_LIMIT)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_secret(state, move - self.first)
        left = state.argument() - 1
        if left and secrets_counted(state):
            state.set_argument(left)
        else:
            state.pop()


@final
class GiveBeetles(SingleMove[VastState]):
    """§23.8 Bright Beetles are discarded, to lose 1 Population less."""

    word = "discard_beetles"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        give_up_beetles(state)


@final
class KeepBeetles(SingleMove[VastState]):
    """§23.8 Bright Beetles are kept, and the Population is lost."""

    word = "keep_beetles"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_last(state, state.pop())


@final
class SpringTrap(SingleMove[VastState]):
    """§24.11 The Trap is discarded: no Tribe is affected by the Dragon's power."""

    word = "discard_trap"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_secret(state, TRAP)
        state.goblins.trapped = 1


@final
class TakeSecrets(SingleMove[VastState]):
    """§21.7 The Thief's Loot Drop brings Secrets. The argument is its level."""

    word = "loot_for_secrets"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        draw_secrets(state, state.pop())


@final
class TakeRage(SingleMove[VastState]):
    """§21.7 The Thief's Loot Drop brings Rage. The argument is its level."""

    word = "loot_for_rage"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        gain_rage(state, state.pop())


@final
class CutTribe(OfTribes):
    """§29.6 Which Tribe Soporific Spores cut to one."""

    def __init__(self) -> None:
        super().__init__("spores_cut")

    def tribes(self, state: VastState) -> i64:
        return tribes_to_cut(state)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        cut(state, move - self.first)
