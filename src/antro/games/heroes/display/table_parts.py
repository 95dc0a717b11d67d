"""The parts of Heroes' view that belong to no side: the table, its parts, its markets."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import listed
from antro.core.game import Seat
from antro.core.parts import Fixed, Number, Row, Value
from antro.games.heroes.config import MODES, PACES, Config
from antro.games.heroes.display.names import permanent_thing, spell_thing, target_thing
from antro.games.heroes.display.side_parts import Owner
from antro.games.heroes.display.view_types import ActView
from antro.games.heroes.flow.setup import free_heroes
from antro.games.heroes.moves.base import space_thing
from antro.games.heroes.printed.board import COLUMNS, SPACES
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.act import Act
from antro.games.heroes.state.part import CLOSED, Part
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import SETTING_UP, HeroesState

STAGES: Final = ["setup", "playing", "last", "over"]
PHASES: Final = ["closed", "mustering", "ready", "rolling", "cycle"]


@final
class Slot:
    """A part of the game, or a market, by its place."""

    def __init__(self, config: Config, at: i64) -> None:
        self.config: Final = config
        self.at: Final = at

    def part(self, state: HeroesState) -> Part:
        return state.parts[self.at]


# Who and what has a view of its own


def owners(game: Heroes) -> list[Owner]:
    return [Owner(game.config, Seat(seat)) for seat in range(game.seats)]


def slots(game: Heroes) -> list[Slot]:
    return [Slot(game.config, slot) for slot in range(game.config.slots)]


# The table


@final
class Viewer(Fixed[HeroesState, Heroes]):
    def build(self, veiled: HeroesState) -> int:
        return int(veiled.viewer)


@final
class ModeName(Fixed[HeroesState, Heroes]):
    def build(self, veiled: HeroesState) -> str:
        return MODES[self.owner.config.mode]


@final
class PaceName(Fixed[HeroesState, Heroes]):
    def build(self, veiled: HeroesState) -> str:
        return PACES[self.owner.config.pace]


@final
class SlotTime(Fixed[HeroesState, Heroes]):
    def build(self, veiled: HeroesState) -> int:
        return int(self.owner.config.slot_time)


@final
class BeatTime(Fixed[HeroesState, Heroes]):
    def build(self, veiled: HeroesState) -> int:
        return int(self.owner.config.beat_time)


@final
class HasTexts(Fixed[HeroesState, Heroes]):
    def build(self, veiled: HeroesState) -> bool:
        return self.owner.config.texts


@final
class MostStops(Fixed[HeroesState, Heroes]):
    def build(self, veiled: HeroesState) -> int:
        return int(self.owner.config.most_stops)


@final
class StageName(Value[HeroesState, Heroes]):
    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return was.stage != veiled.stage

    def build(self, veiled: HeroesState) -> str:
        return STAGES[veiled.stage]


@final
class First(Value[HeroesState, Heroes]):
    """The first player; none before that is decided."""

    def build(self, veiled: HeroesState) -> int | None:
        return None if veiled.first == NONE else int(veiled.first)


@final
class HeroesLeft(Value[HeroesState, Heroes]):
    """§4.3 Heroes that may still be taken; none after the draft."""

    def build(self, veiled: HeroesState) -> list[str]:
        if veiled.stage != SETTING_UP:
            return []
        heroes = self.owner.config.heroes
        return [f"hero:{heroes[element].id}" for element in listed(free_heroes(veiled))]


# Parts of the game


@final
class PartSeats(Value[HeroesState, Slot]):
    """Those who are still in it."""

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.part(was).alive != self.owner.part(veiled).alive

    def build(self, veiled: HeroesState) -> list[int]:
        return listed(self.owner.part(veiled).alive)


@final
class PhaseName(Value[HeroesState, Slot]):
    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.part(was).phase != self.owner.part(veiled).phase

    def build(self, veiled: HeroesState) -> str:
        return PHASES[self.owner.part(veiled).phase]


@final
class Due(Value[HeroesState, Slot]):
    """The kind of what is asked in it; nothing while it is closed."""

    def build(self, veiled: HeroesState) -> str:
        part = self.owner.part(veiled)
        return "" if part.phase == CLOSED else veiled.stack(part.slot)[-1].kind


@final
class Stops(Number[HeroesState, Slot]):
    def number(self, veiled: HeroesState) -> i64:
        return self.owner.part(veiled).stops


@final
class Token(Value[HeroesState, Slot]):
    """§6.6 Who has the token; nobody while it is closed."""

    def build(self, veiled: HeroesState) -> int | None:
        part = self.owner.part(veiled)
        if part.phase == CLOSED:
            return None
        return int(part.token(self.owner.config.seats))


@final
class Stopper(Value[HeroesState, Slot]):
    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.part(was).stopper != self.owner.part(veiled).stopper

    def build(self, veiled: HeroesState) -> int | None:
        stopper = self.owner.part(veiled).stopper
        return None if stopper == NONE else int(stopper)


@final
class Doing(Value[HeroesState, Slot]):
    """What the actor has declared, and is doing; none, if nobody acts."""

    def build(self, veiled: HeroesState) -> ActView | None:
        act = self.owner.part(veiled).act
        return None if act.seat == NONE else act_view(self.owner.config, act)


def act_view(config: Config, act: Act) -> ActView:
    return ActView(
        seat=int(act.seat),
        following=act.following != 0,
        spell=None if act.spell == NONE else spell_thing(config, act.spell),
        dispelling=None if act.dispelling == NONE else permanent_thing(config, act.dispelling),
        reinforced=int(act.reinforced),
        targets=[target_thing(config, act.spell, target) for target in act.targets],
        places=[space_thing(int(place)) for place in act.places],
        paid=[spell_thing(config, kind) for kind in act.paid],
        helms=int(act.helms),
        active=None if act.active == NONE else space_thing(int(act.seat * SPACES + act.active)),
        commanded=act.commanded != 0,
        strikes=[space_thing(int(target)) for target in act.strikes],
    )


# Markets


@final
class MarketSeats(Value[HeroesState, Slot]):
    """Who takes spells from it."""

    def build(self, veiled: HeroesState) -> list[int]:
        seats = range(len(veiled.sides))
        return [seat for seat in seats if veiled.part_of[seat] == self.owner.at]


class MarketRow(Row[HeroesState, Slot]):
    """Four places, with a spell on each or none."""

    first: i64  # of its places

    def build(self, veiled: HeroesState) -> list[str | None]:
        config, places = self.owner.config, veiled.markets[self.owner.at].places
        row = [places[self.first + column] for column in range(COLUMNS)]
        return [None if kind == NONE else spell_thing(config, kind) for kind in row]

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        before, after = was.markets[self.owner.at], veiled.markets[self.owner.at]
        for column in range(COLUMNS):
            if before.places[self.first + column] != after.places[self.first + column]:
                return True
        return False


@final
class Bottom(MarketRow):
    def __init__(self, owner: Slot) -> None:
        super().__init__(owner)
        self.first = 0


@final
class Top(MarketRow):
    def __init__(self, owner: Slot) -> None:
        super().__init__(owner)
        self.first = COLUMNS


@final
class MainDeck(Number[HeroesState, Slot]):
    def number(self, veiled: HeroesState) -> i64:
        return veiled.markets[self.owner.at].deck_size
