"""The Dragon's powers and their payments (§25.6, §27)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import (
    BURN,
    CLAW_POWER,
    FLAME_POWER,
    FLAME_WALL_POWER,
    HISS,
    POWER_CARDS,
    POWERS,
    SCORCH,
    SCRATCH,
    SHRIEK,
    SLAP,
    SLITHER,
    SMASH,
    SWAT,
    WING_POWER,
    WRATH,
)
from antro.games.vast.components.roles import DRAGON
from antro.games.vast.dragon.effects.waking import wake_if_due
from antro.games.vast.dragon.kinds import (
    BURN_AT,
    FLAME_WALL_AT,
    HISS_AT,
    POWER_ROLLED,
    SCRATCH_AT,
    SLITHER_CUBE,
    SWAT_AT,
    WING_MOVE,
)
from antro.games.vast.dragon.moves.clawing import claw
from antro.games.vast.dragon.moves.fire import flame, scorch
from antro.games.vast.dragon.moves.payments import (
    Payment,
    PaymentTable,
    covers,
    most_symbols,
    purse,
)
from antro.games.vast.dragon.moves.tail import slap
from antro.games.vast.dragon.moves.useful import would_have_effect
from antro.games.vast.dragon.moves.wrath import smash_crystal, wrath
from antro.games.vast.dragon.state import GEMS
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState

ROLLED: Final[i64] = bit(CLAW_POWER) | bit(FLAME_POWER) | bit(WRATH)  # these start with the die


@final
class UsePower(PlayerChoice[VastState]):
    """Use a power, with one move for each mix of cards, Scales and Gems that pays for it."""

    def __init__(self, config: Config) -> None:
        self.table: Final = PaymentTable(config.powers)
        super().__init__(self.table.size)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        most, has = most_symbols(state), purse(state)
        for power in range(i64(len(POWERS))):
            if self.table.price[power] <= most:
                self.list_payments(state, power, has, out)

    def list_payments(self, state: VastState, power: i64, has: i64, out: Moves) -> None:
        """Add the payments for a power, if it would have an effect (§1.8)."""
        table, taken, useful = self.table, self.table.taken, False
        number, end = table.start[power], table.start[power + 1]
        while number < end:
            if not covers(has, table.scales[number]):
                number = table.after[number]
                continue
            if covers(has, taken[number]) and table.may_use_silver(state, number):
                if not useful and not would_have_effect(state, power):
                    return
                useful = True
                out.add(self.first + number)
            number += 1

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        self.table.pay(state, move - self.first)
        use(state, self.table.power[move - self.first])

    def describe(self, move: i64) -> Move:
        payment = self.table.listed[move - self.first]
        power, picks = POWERS[payment.power], payment_things(payment)
        text = f"{power.replace('_', ' ')} with {payment_text(payment)}"
        fields: Fields = {"power": f"power:{power}", "cards": picks}
        return Move(move, text, "use_power", fields, [f"power:{power}"], picks)


def payment_things(payment: Payment) -> list[str]:
    """Return the handles of a payment: ``card:claw:2`` is the second Claw of the hand."""
    cards = [
        f"card:{POWER_CARDS[kind]}:{copy}"
        for kind, copies in enumerate(payment.cards)
        for copy in range(1, copies + 1)
    ]
    return cards + [f"gem:{GEMS[gem]}" for gem in range(3) if payment.gems >> gem & 1]


def payment_text(payment: Payment) -> str:
    """Return a payment as text, such as ``claw claw wing gem``."""
    cards = [POWER_CARDS[kind] for kind, copies in enumerate(payment.cards) for _ in range(copies)]
    gems = [f"{GEMS[gem]} gem" for gem in range(3) if payment.gems >> gem & 1]
    return " ".join(cards + gems)


def use(state: VastState, power: i64) -> None:
    """Apply a power that is paid for."""
    if ROLLED >> power & 1:
        state.ask(POWER_ROLLED, power)
        roll(state, DRAGON)
    elif power == SCORCH:
        scorch(state)
    elif power == SLAP:
        slap(state)
    elif power == SHRIEK:
        shriek(state)
    elif power == SMASH:
        smash_crystal(state)
    else:
        ask_for_target(state, power)


def ask_for_target(state: VastState, power: i64) -> None:
    """Ask for the target of a power."""
    if power == WING_POWER:
        ask_if_open(state, WING_MOVE)
    elif power == HISS:
        ask_if_open(state, HISS_AT)
    elif power == SLITHER:
        ask_if_open(state, SLITHER_CUBE)
    elif power == SWAT:
        ask_if_open(state, SWAT_AT)
    elif power == BURN:
        ask_if_open(state, BURN_AT)
    elif power == SCRATCH:
        ask_if_open(state, SCRATCH_AT)
    elif power == FLAME_WALL_POWER:
        ask_if_open(state, FLAME_WALL_AT)


@final
class PowerRolled(Step[VastState]):
    """Apply the die of a power."""

    def run(self, state: VastState, argument: i64) -> None:
        if argument == CLAW_POWER:
            claw(state)
        elif argument == FLAME_POWER:
            flame(state)
        else:
            wrath(state)


def shriek(state: VastState) -> None:
    """Take the Shriek token. An expert needs three turns of it (§27.11, §36.4)."""
    dragon = state.dragon
    dragon.shriek = 1
    if not dragon.shrieked:
        dragon.shrieked = 1
        dragon.shriek_turns += 1
        wake_if_due(state)


@final
class Reroll(SingleMove[VastState]):
    """Use up Shriek, and roll the die again (§27.11)."""

    word = "reroll"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.dragon.shriek = 0
        roll(state, DRAGON)


@final
class KeepRoll(SingleMove[VastState]):
    """Keep the roll (§27.11)."""

    word = "keep_roll"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
