"""What the Goblins are asked through others' doing, in anybody's turn."""

from typing import final

from mypy_extensions import i64

from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import OfList, Word
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
from antro.games.vast.printed.decks import SECRETS, TRAP
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

    The frame is how many have to go.
    """

    def __init__(self) -> None:
        super().__init__("give_secret", "secret", SECRETS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        goblins = state.goblins
        out.add_each(self.first, goblins.secrets | goblins.face_up & IN_LIMIT)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_secret(state, move - self.first)
        left = state.frame() - 1
        if left and secrets_counted(state):
            state.set_frame(left)
        else:
            state.pop()


@final
class GiveBeetles(Word):
    """§23.8 Bright Beetles are discarded, to lose 1 Population less."""

    word = "discard_beetles"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        give_up_beetles(state)


@final
class KeepBeetles(Word):
    """§23.8 Bright Beetles are kept, and the Population is lost."""

    word = "keep_beetles"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_last(state, state.pop())


@final
class SpringTrap(Word):
    """§24.11 The Trap is discarded: no Tribe is affected by the Dragon's power."""

    word = "discard_trap"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_secret(state, TRAP)
        state.goblins.trapped = 1


@final
class TakeSecrets(Word):
    """§21.7 The Thief's Loot Drop brings Secrets. The frame is its level."""

    word = "loot_for_secrets"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        draw_secrets(state, state.pop())


@final
class TakeRage(Word):
    """§21.7 The Thief's Loot Drop brings Rage. The frame is its level."""

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
