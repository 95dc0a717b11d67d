"""What follows by itself while all roll and in a cycle."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.game import Seat
from antro.games.heroes.flow.action import ask_next_follower, begin_action
from antro.games.heroes.flow.casting import put_away
from antro.games.heroes.flow.resume import resume
from antro.games.heroes.flow.rolling import settle, throw
from antro.games.heroes.flow.striking import ask_about_helms
from antro.games.heroes.modes.mode import Mode
from antro.games.heroes.moves.base import Aftermath
from antro.games.heroes.state.part import Part
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


class OfPart(Aftermath):
    """What follows in a part."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: Final = slot

    def part(self, state: HeroesState) -> Part:
        return state.parts[self.slot]


@final
class Throwing(OfPart):
    """§7.9 All plans are turned up: the dice fall."""

    def done(self, state: HeroesState) -> None:
        throw(state, self.part(state))


@final
class Settling(OfPart):
    """§7.9 All dice lie: stops count."""

    def done(self, state: HeroesState) -> None:
        settle(state, self.part(state))


@final
class Stopped(OfPart):
    """§9.2 All dice lie after a stop: the stopper acts."""

    def done(self, state: HeroesState) -> None:
        part = self.part(state)
        if part.stopper != NONE:
            begin_action(state, part, Seat(part.stopper), 0)


@final
class Followers(OfPart):
    """§21.1 An action is over: the next one may follow."""

    def done(self, state: HeroesState) -> None:
        ask_next_follower(state, self.part(state))


@final
class SpellOver(OfPart):
    """§12.5 The effect of a spell is over."""

    def done(self, state: HeroesState) -> None:
        put_away(state, self.part(state))


@final
class HelmsLeft(OfPart):
    """§16.1 Helms may be used, for as long as there are some."""

    def done(self, state: HeroesState) -> None:
        ask_about_helms(state, self.part(state))


@final
class Resume(OfPart):
    """§21.4, §23.2 A cycle is over: all roll again, unless it was the last."""

    def __init__(self, slot: i64, mode: Mode) -> None:
        super().__init__(slot)
        self.mode: Final = mode

    def done(self, state: HeroesState) -> None:
        part = self.part(state)
        if not self.mode.goes_on(state, part):
            return
        if part.stops >= state.config.most_stops:
            self.mode.last_stop(state, part)
        else:
            resume(state, part)
