"""Attacks on a neighbour, by one, two or three figures (§5)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import NEAR
from antro.games.drako.effects.effects import ask_defence, declare_attack, play_card
from antro.games.drako.kinds import STRIKE
from antro.games.drako.moves.base import OpenChoice, SeatChoice
from antro.games.drako.moves.use_card import CardUse, UseCard
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import DrakoState, rival


@final
class Strike(UseCard):
    """Play a card and attack an enemy in a neighbouring hex (§5.1)."""

    def __init__(self, use: CardUse) -> None:
        super().__init__(use, pairs(use.config, use.seat))

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_strikes(state, self.config, seat, 0, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        state.value = self.value
        state.more = self.symbol.figures
        strike_with(state, self.config, by, move - self.first)

    def describe(self, move: i64) -> Move:
        words, path = strike_path(self.config, self.seat, move - self.first)
        fields: Fields = {"symbol": self.symbol.thing, "figure": path[0], "target": path[1]}
        return self.describe_use(move, "strike", words, fields, path)


@final
class StrikeOn(SeatChoice):
    """Another figure attacks with the same card (§5.2)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat, pairs(config, seat))

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_strikes(state, self.config, seat, state.used, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        strike_with(state, self.config, by, move - self.first)

    def describe(self, move: i64) -> Move:
        words, path = strike_path(self.config, self.seat, move - self.first)
        fields: Fields = {"figure": path[0], "target": path[1]}
        return Move(move, f"also {words}", "strike_on", fields, path)


@final
class StopStriking(OpenChoice):
    """No other figure attacks with this card (§5.2)."""

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.used = 0
        state.more = 0
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        return Move(move, f"stop striking {self.seat}", "stop_striking", {}, ["choice:stop"])


def pairs(config: Config, seat: Seat) -> i64:
    """Return the number of moves of a strike: one per own figure and enemy."""
    return config.figures[seat] * config.figures[rival(seat)]


def offer_strikes(
    state: DrakoState, config: Config, seat: Seat, used: i64, first: i64, out: Moves
) -> None:
    """Offer a strike of each unused figure on each adjacent enemy (§5.1)."""
    enemies = rival(seat) * 3
    count = config.figures[rival(seat)]
    for figure in range(config.figures[seat]):
        slot = seat * 3 + figure
        near = NEAR[state.hexes[slot]]
        if near and not used >> slot & 1:
            for target in range(count):
                if near >> state.hexes[enemies + target] & 1:
                    out.add(first + figure * count + target)


def strike_with(state: DrakoState, config: Config, by: Seat, number: i64) -> None:
    """Declare a strike, then ask for another attacker or for the defence (§5.2, §5.3)."""
    count = config.figures[rival(by)]
    slot = by * 3 + number // count
    declare_attack(state, slot, rival(by) * 3 + number % count, state.value)
    state.used |= bit(slot)
    state.more -= 1
    if state.more and another_may_strike(state, by):
        state.pending.append(config.questions.of(STRIKE, by))
    else:
        state.used = 0
        state.more = 0
        ask_defence(state, config)


def another_may_strike(state: DrakoState, seat: Seat) -> bool:
    """Return True if an unused figure is next to an enemy (§5.2)."""
    enemies = state.standing(rival(seat))
    for slot in range(seat * 3, seat * 3 + 3):
        if not state.used >> slot & 1 and NEAR[state.hexes[slot]] & enemies:
            return True
    return False


def strike_path(config: Config, seat: Seat, number: i64) -> tuple[str, list[str]]:
    """Return a strike as text, and its attacker and target as handles."""
    count = config.figures[rival(seat)]
    slot, target = seat * 3 + number // count, rival(seat) * 3 + number % count
    text = f"{config.names[slot]} > {config.names[target]}"
    return text, [config.thing(slot), config.thing(target)]
