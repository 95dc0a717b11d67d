"""The trolls' symbols (§10). The cost of their Defence is in ``answers``."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import NEAR, NOWHERE, STEP, WAYS
from antro.games.drako.components.cards import BERSERKER, THROWER, TROLLS
from antro.games.drako.effects.effects import (
    ask_defence,
    declare_attack,
    enemy_in_line,
    nearest,
    play_card,
)
from antro.games.drako.kinds import CHARGE
from antro.games.drako.moves.base import Decline, SeatChoice
from antro.games.drako.moves.use_card import CardUse, UseCard
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import NOBODY, DrakoState, owner, rival


@final
class ThrowRock(UseCard):
    """The thrower hits the nearest enemy on a line, and enemies right behind (§10.2, §10.3)."""

    def __init__(self, use: CardUse) -> None:
        super().__init__(use, WAYS)
        if use.config.matchup.rock_value:
            self.value = use.config.matchup.rock_value  # §15.5
        self.thrower: Final = use.config.slot(TROLLS, THROWER)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.rocks and able(state, self.config, self.thrower):
            for way in range(WAYS):
                if enemy_in_line(state, seat, state.hexes[self.thrower], way):
                    out.add(self.first + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        state.rocks -= 1
        way = move - self.first
        slot = nearest(state, state.hexes[self.thrower], way)
        value = self.value
        while value and slot != NOBODY and owner(slot) != by:
            declare_attack(state, self.thrower, slot, value)
            value -= 1
            slot = state.at(STEP[way * 20 + state.hexes[slot]])
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        return self.describe_direction(move, "throw_rock")


@final
class Charge(UseCard):
    """The berserker runs until something stops him. Then he may attack a neighbour (§10.4)."""

    def __init__(self, use: CardUse) -> None:
        super().__init__(use, WAYS)
        self.berserker: Final = use.config.slot(TROLLS, BERSERKER)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if not able(state, self.config, self.berserker):
            return
        start = state.hexes[self.berserker]
        enemies = state.standing(rival(seat))
        for way in range(WAYS):
            end = run(state, start, way)
            if end != start or NEAR[end] & enemies:
                out.add(self.first + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        end = run(state, state.hexes[self.berserker], move - self.first)
        state.hexes[self.berserker] = end
        state.value = self.value
        if NEAR[end] & state.standing(rival(by)):
            state.pending.append(self.config.questions.of(CHARGE, by))

    def describe(self, move: i64) -> Move:
        return self.describe_direction(move, "charge")


@final
class Ram(SeatChoice):
    """At the end of his run the berserker attacks a neighbouring enemy (§10.4)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat, config.figures[rival(seat)])  # a number per enemy
        self.berserker: Final = config.slot(TROLLS, BERSERKER)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        near = NEAR[state.hexes[self.berserker]]
        for enemy in range(self.size):
            if near >> state.hexes[rival(seat) * 3 + enemy] & 1:
                out.add(self.first + enemy)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        declare_attack(state, self.berserker, rival(by) * 3 + move - self.first, state.value)
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        slot = rival(self.seat) * 3 + move - self.first
        target = self.config.thing(slot)
        return Move(move, f"ram {self.config.names[slot]}", "ram", {"target": target}, [target])


@final
class HoldBack(Decline):
    """At the end of his run the berserker attacks nobody (§10.4)."""

    def describe(self, move: i64) -> Move:
        return Move(move, "hold back", "hold_back", {}, ["choice:hold"])


def able(state: DrakoState, config: Config, slot: i64) -> bool:
    """Return True if a troll is alive, not netted, and still has his ability (§10.6, §15.4)."""
    if state.hexes[slot] == NOWHERE or state.netted == slot:
        return False
    return state.wounds[slot] < config.lost_at[slot]


def run(state: DrakoState, start: i64, way: i64) -> i64:
    """Return the hex where a charge in this direction ends (§10.4)."""
    free = state.free()
    at = start
    after = STEP[way * 20 + at]
    while free >> after & 1:
        at = after
        after = STEP[way * 20 + at]
    return at
