"""§8 The dwarves' symbols and tokens, and how to get out of their net."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.descriptions import Move
from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.games.drako.board import NOWHERE, WAYS
from antro.games.drako.cards import BRALD, DWARVES, KNIGHTS, MORIN, SWORDSMAN, URPEN, Symbol
from antro.games.drako.config import Config
from antro.games.drako.effects import ask_defence, declare, enemy_in_line, nearest, use, wound
from antro.games.drako.moves.use import Use
from antro.games.drako.state import NOBODY, DrakoState, owner, rival

WHOLE_TURN: Final[i64] = 2  # actions


@final
class Crossbow(Use):
    """§8.1 Morin shoots the nearest figure on a line."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        super().__init__(WAYS, config, seat, face, symbol)
        self.morin: Final = config.slot(DWARVES, MORIN)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        start = state.hexes[self.morin]
        if start != NOWHERE:
            for way in range(WAYS):
                if enemy_in_line(state, seat, start, way):
                    out.add(self.first + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        target = nearest(state, state.hexes[self.morin], move - self.first)
        declare(state, self.morin, target, self.value)
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        told = self.told_along(move, "shoot")
        told.fields["figure"] = self.config.thing(self.morin)
        return told


@final
class Net(Use):
    """§8.2, §8.3 Urpen nets an enemy figure from anywhere."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        enemies = config.figures[rival(seat)]
        super().__init__(enemies, config, seat, face, symbol)  # a number per enemy
        self.urpen: Final = config.slot(DWARVES, URPEN)
        dodges = config.matchup.dodges_net
        self.dodger: Final = config.slot(KNIGHTS, SWORDSMAN) if dodges else NOBODY

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.netted == NOBODY and state.hexes[self.urpen] != NOWHERE:
            for enemy in range(self.size):
                if state.hexes[rival(seat) * 3 + enemy] != NOWHERE:
                    out.add(self.first + enemy)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        slot = rival(by) * 3 + move - self.first
        state.netted = slot
        if slot == self.dodger and state.dodge:
            state.pending.append(self.config.asks.dodge_net[rival(by)])

    def describe(self, move: i64) -> Move:
        slot = rival(self.seat) * 3 + move - self.first
        target = self.config.thing(slot)
        return self.told(move, "net", self.config.names[slot], {"target": target}, [target])


@final
class DodgeNet(Choice[DrakoState]):
    """§17.3 The swordsman spends his Dodge on the net."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.dodge = 0
        state.netted = NOBODY

    def describe(self, move: i64) -> Move:
        return Move(move, "dodge the net", "dodge_net", {}, ["token:dodge"])


@final
class AcceptNet(Choice[DrakoState]):
    """§17.3 He keeps it, and is netted."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()

    def describe(self, move: i64) -> Move:
        return Move(move, "accept the net", "accept_net", {}, ["choice:accept"])


@final
class Escape(Choice[DrakoState]):
    """§8.4 Spend a whole turn to free the netted figure."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if can_escape(state, seat):
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.actions = 0
        state.netted = NOBODY

    def describe(self, move: i64) -> Move:
        return Move(move, f"escape {self.seat}", "escape", {}, ["token:net"])


@final
class Fury(Choice[DrakoState]):
    """§8.6, §8.7 Brald takes a wound for one more action this turn."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.config: Final = config
        self.brald: Final = config.slot(DWARVES, BRALD)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.fury and state.hexes[self.brald] != NOWHERE:
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.fury = 0
        state.actions += 1
        wound(state, self.config, self.brald, 1)

    def describe(self, move: i64) -> Move:
        return Move(move, "fury", "fury", {"figure": "figure:brald"}, ["token:fury"])


def can_escape(state: DrakoState, seat: Seat) -> bool:
    """§8.4 At the start of a turn of two actions."""
    return state.netted != NOBODY and owner(state.netted) == seat and state.actions == WHOLE_TURN
