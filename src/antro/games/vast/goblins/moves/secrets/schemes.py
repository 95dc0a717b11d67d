"""Buying Schemes (§41.1 to §41.3, §41.5), and Ancient Rituals (§41.10)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import ARMORY, SECRETS
from antro.games.vast.components.roles import TRIBES
from antro.games.vast.goblins.effects.cards import leave_hand, lose_secret
from antro.games.vast.goblins.effects.discs import hand_out_discs
from antro.games.vast.goblins.effects.population import lose_population
from antro.games.vast.goblins.kinds import ADD_POISON, PAY_SCHEME
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.goblins.moves.tribes.spoils import spend_tokens, tokens_to_spend
from antro.games.vast.state.state import VastState

SCHEMES: Final = SECRETS[ARMORY:]


def schemes_in_hand(state: VastState) -> i64:
    """Return the set of Schemes in hand, counted from the first Scheme."""
    return state.goblins.secrets >> ARMORY


def price(state: VastState) -> i64:
    """Return the price of the next Scheme: the number bought, plus one (§41.2)."""
    return count(state.goblins.bought) + 1


@final
class BuyScheme(OfList):
    """Buy a Scheme with held Treasures, then with other Schemes of the hand (§41.2)."""

    spare = True

    def __init__(self) -> None:
        super().__init__("buy_scheme", "secret", SCHEMES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        schemes = schemes_in_hand(state)
        if not schemes or state.is_asked(ADD_POISON):
            return
        if tokens_to_spend(state) + count(schemes) - 1 >= price(state):
            out.add_each(self.first, schemes)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins, scheme, cost = state.goblins, ARMORY + move - self.first, price(state)
        paid = min(cost, tokens_to_spend(state))
        spend_tokens(state, paid)
        leave_hand(state, scheme)
        goblins.bought |= bit(scheme)
        if scheme == ARMORY:
            goblins.armory_due = 1
            hand_out_discs(state)
        if cost > paid:
            state.ask(PAY_SCHEME, cost - paid)


@final
class PayScheme(OfList):
    """Discard a Scheme of the hand in payment (§41.3). The argument is the number owed."""

    def __init__(self) -> None:
        super().__init__("pay_with", "secret", SCHEMES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, schemes_in_hand(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.count_down()
        lose_secret(state, ARMORY + move - self.first)


@final
class Ritual(OfTribes):
    """Let a Tribe lose 1 Population for one more Secret with the Ancient Rituals (§41.10)."""

    def __init__(self) -> None:
        super().__init__("ritual_of")

    def tribes(self, state: VastState) -> i64:
        found: i64 = 0
        for tribe in range(TRIBES):
            if state.goblins.population[tribe] > 0:
                found |= bit(tribe)
        return found

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.set_argument(state.argument() + 1)
        lose_population(state, move - self.first, 1)
