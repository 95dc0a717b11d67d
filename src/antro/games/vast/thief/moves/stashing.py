"""Loot that is stashed, and the upgrades that it brings (§32.1, §32.3, §36.6, §43.1)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import HOST, Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import UPGRADE_CARDS, UPGRADES
from antro.games.vast.components.roles import THIEF
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import UNDECIDED, VastState
from antro.games.vast.thief.effects.loot import stash_one
from antro.games.vast.thief.effects.upgrades import (
    add_upgrade,
    can_show_card,
    free_upgrades,
    lose_upgrade,
    lost_upgrades,
)
from antro.games.vast.thief.effects.values import carried
from antro.games.vast.thief.kinds import STASH, STASH_NEXT
from antro.games.vast.thief.state import CARD_SPACE, UPGRADE_SPACES

CARDS: Final[i64] = 3


@final
class StashNext(Step[VastState]):
    """Stash the next token, until the Thief carries none (§32.1).

    The first tokens may bring no upgrade (§36.6).
    """

    def run(self, state: VastState, argument: i64) -> None:
        if not carried(state) or state.winner != UNDECIDED:
            return
        state.ask(STASH_NEXT)
        if state.thief.plain_stash < state.config.variant.plain_stash:
            state.thief.plain_stash += 1
            stash_one(state)
        else:
            ask_if_open(state, STASH)


@final
class StashOn(OfList):
    """The upgrade for a stashed token, with a number for each upgrade card (§32.3)."""

    def __init__(self) -> None:
        super().__init__("stash_on", "upgrade", [*UPGRADES, *UPGRADE_CARDS])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, free_upgrades(state))
        if can_show_card(state):
            out.add(self.first + UPGRADE_SPACES + state.thief.card)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        space = min(move - self.first, CARD_SPACE)
        if space == CARD_SPACE:
            state.thief.card_shown = 1
        add_upgrade(state, space)
        stash_one(state)


@final
class SporesUpgrade(OfList):
    """The upgrade to lose to Spores. The default is the last one (§29.6, §47.4)."""

    def __init__(self) -> None:
        super().__init__("spores_take", "upgrade", ["card", *reversed(UPGRADES)])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        lost = lost_upgrades(state)
        for number in range(self.size):
            if lost >> (CARD_SPACE - number) & 1:
                out.add(self.first + number)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_upgrade(state, CARD_SPACE - (move - self.first))


@final
class DealUpgradeCard(ChanceChoice[VastState]):
    """An upgrade card for the Thief, which nobody else sees (§43.1)."""

    def __init__(self, config: Config) -> None:
        super().__init__(CARDS + 1)
        self.owner: Final = config.seat_of[THIEF]

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for card in range(CARDS):
            out.weigh(self.first + card, 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.thief.card = move - self.first

    def describe(self, move: i64) -> Move:
        card = move - self.first
        if card == CARDS:
            return Move(move, "deal an upgrade card", "deal_upgrade_unseen", {}, [])
        name = UPGRADE_CARDS[card]
        text = f"deal {name}".replace("_", " ")
        return Move(move, text, "deal_upgrade", {"upgrade": f"upgrade:{name}"}, [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == HOST or viewer == self.owner else self.first + CARDS
