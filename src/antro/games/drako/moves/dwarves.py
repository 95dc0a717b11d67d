"""The dwarves' symbols and tokens, and the ways out of their Net (§8)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import NOWHERE, WAYS
from antro.games.drako.components.cards import DWARVES, KNIGHTS, MORIN, SWORDSMAN, URPEN
from antro.games.drako.effects.effects import (
    ask_defence,
    declare_attack,
    enemy_in_line,
    nearest,
    play_card,
    wound_figure,
)
from antro.games.drako.kinds import DODGE_NET
from antro.games.drako.moves.base import Decline, OpenChoice, SeatChoice
from antro.games.drako.moves.use_card import CardUse, UseCard
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import ENDED, NOBODY, DrakoState, owner, rival

WHOLE_TURN: Final[i64] = 2  # actions


@final
class Crossbow(UseCard):
    """Morin shoots the nearest figure on a line (§8.1)."""

    def __init__(self, use: CardUse) -> None:
        super().__init__(use, WAYS)
        self.morin: Final = use.config.slot(DWARVES, MORIN)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        start = state.hexes[self.morin]
        if start != NOWHERE:
            for way in range(WAYS):
                if enemy_in_line(state, seat, start, way):
                    out.add(self.first + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        target = nearest(state, state.hexes[self.morin], move - self.first)
        declare_attack(state, self.morin, target, self.value)
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        described = self.describe_direction(move, "shoot")
        described.fields["figure"] = self.config.thing(self.morin)
        return described


@final
class Net(UseCard):
    """Urpen nets an enemy figure from anywhere (§8.2, §8.3). The net stays if he dies (§8.5)."""

    def __init__(self, use: CardUse) -> None:
        config = use.config
        super().__init__(use, config.figures[rival(use.seat)])  # a number per enemy
        self.urpen: Final = config.slot(DWARVES, URPEN)
        dodges = config.matchup.dodges_net
        self.dodger: Final = config.slot(KNIGHTS, SWORDSMAN) if dodges else NOBODY

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.netted == NOBODY and state.hexes[self.urpen] != NOWHERE:
            for enemy in range(self.size):
                if state.hexes[rival(seat) * 3 + enemy] != NOWHERE:
                    out.add(self.first + enemy)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        slot = rival(by) * 3 + move - self.first
        state.netted = slot
        if slot == self.dodger and state.dodge:
            state.pending.append(self.config.questions.of(DODGE_NET, rival(by)))

    def describe(self, move: i64) -> Move:
        slot = rival(self.seat) * 3 + move - self.first
        target, name = self.config.thing(slot), self.config.names[slot]
        return self.describe_use(move, "net", name, {"target": target}, [target])


@final
class DodgeNet(OpenChoice):
    """The swordsman uses his Dodge to avoid the Net (§17.3)."""

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.dodge = 0
        state.netted = NOBODY

    def describe(self, move: i64) -> Move:
        return Move(move, "dodge the net", "dodge_net", {}, ["token:dodge"])


@final
class AcceptNet(Decline):
    """The swordsman keeps his Dodge and is netted (§17.3)."""

    def describe(self, move: i64) -> Move:
        return Move(move, "accept the net", "accept_net", {}, ["choice:accept"])


@final
class Escape(SeatChoice):
    """Spend a whole turn to free the netted figure (§8.4)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if can_escape(state, seat):
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.actions = 0
        state.netted = NOBODY

    def describe(self, move: i64) -> Move:
        return Move(move, f"escape {self.seat}", "escape", {}, ["token:net"])


@final
class Fury(SeatChoice):
    """Brald takes a wound for one more action this turn (§8.6, §8.7)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if has_fury(state, self.config, seat):
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        if state.actions == 0:  # asked at the end of the turn
            state.pending.pop()
        state.fury = 0
        state.actions += 1
        wound_figure(state, self.config, self.config.brald, 1)

    def describe(self, move: i64) -> Move:
        return Move(move, "fury", "fury", {"figure": "figure:brald"}, ["token:fury"])


@final
class EndTurn(OpenChoice):
    """With no action left, the dwarves end their turn and keep Fury (§8.6)."""

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.actions = ENDED

    def describe(self, move: i64) -> Move:
        return Move(move, "end turn", "end_turn", {}, ["choice:end"])


def has_fury(state: DrakoState, config: Config, seat: Seat) -> bool:
    """Return True if *seat* may use Fury: it has the token, and Brald is alive (§8.6)."""
    brald = config.brald
    if state.fury == 0 or brald == NOBODY or owner(brald) != seat:
        return False
    return state.hexes[brald] != NOWHERE


def can_escape(state: DrakoState, seat: Seat) -> bool:
    """Return True if *seat* has a netted figure and both actions left (§8.4)."""
    return state.netted != NOBODY and owner(state.netted) == seat and state.actions == WHOLE_TURN
