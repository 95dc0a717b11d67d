"""Questions to the Goblins about other players' effects, in any turn."""

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
from antro.games.vast.goblins.effects.population import give_up_beetles, lose_held_back
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.spores import reduce_to_one, tribes_to_cut
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.state.state import VastState


@final
class AmbushWith(OfTribes):
    """The Tribe that attacks the Knight from an Ambush (§14.14)."""

    def __init__(self) -> None:
        super().__init__("ambush_with")

    def tribes(self, state: VastState) -> i64:
        return ambushers(state)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        ambush(state, move - self.first)


@final
class GiveSecret(OfList):
    """A Secret to discard: from the hand, or a Goblin Ruby or Trap (§20.10).

    The argument is the number of Secrets to discard.
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
    """Discard Bright Beetles, to lose 1 Population less (§23.8)."""

    word = "discard_beetles"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        give_up_beetles(state)


@final
class KeepBeetles(SingleMove[VastState]):
    """Keep Bright Beetles, and lose the Population (§23.8)."""

    word = "keep_beetles"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_held_back(state, state.pop())


@final
class SpringTrap(SingleMove[VastState]):
    """Discard the Trap, so that the Dragon's power affects no Tribe (§24.11)."""

    word = "discard_trap"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_secret(state, TRAP)
        state.goblins.trapped = 1


@final
class TakeSecrets(SingleMove[VastState]):
    """Take Secrets for the Thief's Loot Drop (§21.7). The argument is its level."""

    word = "loot_for_secrets"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        draw_secrets(state, state.pop())


@final
class TakeRage(SingleMove[VastState]):
    """Take Rage for the Thief's Loot Drop (§21.7). The argument is its level."""

    word = "loot_for_rage"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        gain_rage(state, state.pop())


@final
class CutTribe(OfTribes):
    """The Tribe that Soporific Spores reduce to one (§29.6)."""

    def __init__(self) -> None:
        super().__init__("spores_cut")

    def tribes(self, state: VastState) -> i64:
        return tribes_to_cut(state)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        reduce_to_one(state, move - self.first)
