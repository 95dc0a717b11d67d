"""Payments for powers: every mix of cards, Scales and Gems, listed once (§25.6)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.games.vast.components.decks import GOLD, SILVER
from antro.games.vast.components.lists import Named
from antro.games.vast.dragon.effects.cards import use_card
from antro.games.vast.dragon.effects.values import lent_gems
from antro.games.vast.dragon.state import ALL_GEMS, GEMS
from antro.games.vast.state.state import VastState

SYMBOLS: Final[i64] = 3
ANY: Final = "any"
PLACE: Final[i64] = 7  # number of bits for each packed count
SPARE: Final[i64] = int("".join(["1000000"] * 8), 2)  # the highest bit of each of the eight counts


@final
class Payment:
    """A power, and the cards and Gems that pay for it."""

    def __init__(self, power: int, cards: list[int], gems: int, silver_for: int) -> None:
        self.power: Final = power
        self.cards: Final = cards  # [kind]: Claw, Flame, Wing, Golden and Silver Scale
        self.gems: Final = gems  # a set
        self.silver_for: Final = silver_for  # symbols that the Silver Scale may replace: a set


def list_payments(powers: list[Named]) -> list[Payment]:
    """Return all ways to pay for each power, in the order of powers."""
    found: list[Payment] = []
    for power, named in enumerate(powers):
        cost = named.fields["cost"].split()
        for gems in range(ALL_GEMS + 1):
            for gold in range(2):
                for silver in range(2):
                    found += with_scales(power, cost, gems, gold, silver)
    return found


def with_scales(power: int, cost: list[str], gems: int, gold: int, silver: int) -> list[Payment]:
    """Return the ways to pay with exactly these Gems and Scales, and with cards for the rest."""
    left = len(cost) - gold - silver - bin(gems).count("1")
    found: list[Payment] = []
    for claws in range(left + 1):
        for flames in range(left - claws + 1):
            cards = [claws, flames, left - claws - flames]
            open_symbols = missing(cost, cards, gems)
            if open_symbols is None:
                continue
            silver_for = sum(2**symbol for symbol in range(3) if open_symbols[symbol])
            found.append(Payment(power, [*cards, gold, silver], gems, silver_for))
    return found


def missing(cost: list[str], cards: list[int], gems: int) -> list[int] | None:
    """Return the number of each symbol that Scales must replace.

    Return None if a symbol is paid for too often.
    """
    if cost[0] == ANY:
        return [1, 1, 1]
    paid = [cards[symbol] + (gems >> symbol & 1) for symbol in range(3)]
    left = [cost.count(GEMS[symbol]) - paid[symbol] for symbol in range(3)]
    return left if min(left) >= 0 else None


@final
class PaymentTable:
    """All payments as rows of numbers, because this is faster than objects."""

    def __init__(self, powers: list[Named]) -> None:
        payments = list_payments(powers)
        self.listed: Final = payments
        self.size: Final[i64] = len(payments)
        self.power: Final = vec[i64]([payment.power for payment in payments])
        self.start: Final = vec[i64](  # [power]: its first payment; one more for the end
            [sum(each.power < power for each in payments) for power in range(len(powers) + 1)]
        )
        self.price: Final = vec[i64](  # [power]: its number of symbols
            [len(named.fields["cost"].split()) for named in powers]
        )
        self.cards: Final = vec[i64]([number for each in payments for number in each.cards])
        self.gems: Final = vec[i64]([payment.gems for payment in payments])
        self.taken: Final = vec[i64]([packed(pay.cards, pay.gems) for pay in payments])
        self.silver_for: Final = vec[i64]([payment.silver_for for payment in payments])
        scales = [packed([0, 0, 0, *pay.cards[3:]], pay.gems) for pay in payments]
        self.scales: Final = vec[i64](scales)  # the Scales and Gems of each, as in ``taken``
        self.after: Final = vec[i64](ends_of_runs(scales))  # the first after those with the same

    def may_use_silver(self, state: VastState, at: i64) -> bool:
        """Return True if a payment has no Silver Scale, or a symbol with its Gem in the supply."""
        return not self.cards[at * 5 + SILVER] or self.silver_for[at] & state.dragon.gems != 0

    def pay(self, state: VastState, at: i64) -> None:
        """Use the cards of a payment, and note its Gems, which count once per turn."""
        for kind in range(i64(5)):
            for _ in range(self.cards[at * 5 + kind]):
                use_card(state, kind)
        state.dragon.gems_used |= self.gems[at]


def ends_of_runs(numbers: list[int]) -> list[int]:
    """Return for each place the first place after it with another number, or the end."""
    ends = [len(numbers)] * len(numbers)
    for at in range(len(numbers) - 2, -1, -1):
        ends[at] = ends[at + 1] if numbers[at] == numbers[at + 1] else at + 1
    return ends


def packed(cards: list[int], gems: int) -> int:
    """Return the cards and Gems of a payment as one number, with its own bits for each."""
    counts = [*cards, *[gems >> gem & 1 for gem in range(3)]]
    return sum(number << PLACE * at for at, number in enumerate(counts))


def most_symbols(state: VastState) -> i64:
    """Return the number of symbols that the Dragon can pay for at most."""
    dragon = state.dragon
    most = count(lent_gems(state) & ~dragon.gems_used)
    for kind in range(i64(5)):
        most += dragon.hand[kind]
    return most


def covers(purse: i64, taken: i64) -> bool:
    """Return True if a purse has all cards and Gems of a payment.

    A subtraction that makes a count negative clears its spare bit.
    """
    return purse - taken & SPARE == SPARE


def purse(state: VastState) -> i64:
    """Return the Dragon's cards and lent Gems, packed, with a spare bit above each count."""
    dragon, lent = state.dragon, lent_gems(state) & ~state.dragon.gems_used
    found = SPARE
    for kind in range(i64(5)):
        found += dragon.hand[kind] << PLACE * kind
    for gem in range(SYMBOLS):
        found += (lent >> gem & 1) << PLACE * (5 + gem)
    return found


def times_payable(state: VastState, symbol: i64) -> i64:
    """Return how many times the Dragon could pay for a power that costs one symbol."""
    dragon = state.dragon
    times = dragon.hand[symbol] + dragon.hand[GOLD]
    if lent_gems(state) & ~dragon.gems_used & bit(symbol):
        times += 1
    return times + dragon.hand[SILVER] if dragon.gems & bit(symbol) else times
