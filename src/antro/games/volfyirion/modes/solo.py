"""§17 Alone against the dragon: its own actions, and the choices of the mode, numbered."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.descriptions import Move
from antro.core.game import Choice, Seat, lay_out
from antro.core.moves import Moves
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.effects.ending import finish
from antro.games.volfyirion.effects.rage import restock
from antro.games.volfyirion.modes.duel import (
    Choices,
    by_chance,
    card_choices,
    ending,
    lay_hands,
    of_seats,
    of_sets,
)
from antro.games.volfyirion.modes.solo_attack import (
    ChooseDoom,
    Fury,
    Keep,
    Wrath,
    YieldBuilding,
    YieldTroop,
    unveil,
)
from antro.games.volfyirion.moves.answers import Decline, RemoveCard
from antro.games.volfyirion.moves.battle import DEFEAT, AcquireWonder
from antro.games.volfyirion.moves.chance import First, Supply, Unearth
from antro.games.volfyirion.moves.chance_base import ChanceChoice, card
from antro.games.volfyirion.moves.ending import End, Night
from antro.games.volfyirion.moves.knowledge import Unseal
from antro.games.volfyirion.moves.play import Redraw
from antro.games.volfyirion.moves.trade import Acquire, Exchange, Redeploy, Replace
from antro.games.volfyirion.printed.cards import BATTLE, FACES, KNOWLEDGE, NOTHING
from antro.games.volfyirion.state.state import VolfState

CALMING: Final[i64] = 6  # §17.11
SUBJUGATION: Final[i64] = 16  # §17.12
CURRENCIES: Final = ["battle", "knowledge"]


@final
class Calm(Choice[VolfState]):
    """§17.11 Pay 6 battle or knowledge points to set the top card of the rage pile aside."""

    def __init__(self) -> None:
        super().__init__(len(CURRENCIES))

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.rages[0].top == NOTHING and state.markets[0].assets.held == 0:
            return
        for at in range(i64(2)):
            if state.has(seat, BATTLE + at) >= CALMING:
                out.add(self.first + at)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        rage = state.rages[0]
        state.pay(by, BATTLE + move - self.first, CALMING)
        if rage.top == NOTHING:
            rage.calming = 1
            state.pending += state.config.calming
            return
        rage.aside.add(rage.top)
        rage.top = NOTHING
        restock(state)

    def describe(self, move: i64) -> Move:
        word = CURRENCIES[move - self.first]
        handles = ["pile:rage", f"choice:{word}"]
        return Move(move, f"calm for {word}", "calm", {"points": f"points:{word}"}, handles)


@final
class Unveil(ChanceChoice):
    """§17.11 The unseen card that was paid for is turned up and set aside."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def due(self, state: VolfState) -> bool:
        return state.rages[0].calming > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[0].assets.bag.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.rages[0].calming -= 1
        unveil(state, state.rages[0].aside, move - self.first)
        restock(state)

    def describe(self, move: i64) -> Move:
        face = move - self.first
        return Move(move, f"set aside {card(face)}", "set_aside", {"card": card(face)}, [])


@final
class Overcome(Choice[VolfState]):
    """§17.12 Defeat the dragon for 16 battle points, or subjugate it for 16 of knowledge."""

    def __init__(self) -> None:
        super().__init__(len(CURRENCIES))

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.has(seat, BATTLE) >= DEFEAT:
            out.add(self.first)
        if state.has(seat, KNOWLEDGE) >= SUBJUGATION:
            out.add(self.first + 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, BATTLE + move - self.first, SUBJUGATION)
        finish(state, bit(by))

    def describe(self, move: i64) -> Move:
        kind = ["slay", "subjugate"][move - self.first]
        return Move(move, kind, kind, {}, ["dragon:volfyirion", f"choice:{kind}"])


def number(config: Config) -> Choices:
    """Every choice of the mode. To reorder them is a new version of the rules."""
    seats = [Seat(0)]
    chance = lay_table(config, seats)
    turn = turn_choices(config)
    config.turn = of_sets(seats, "17.2", turn)
    return lay_out(chance + turn + answers(config, seats))


def lay_table(config: Config, seats: list[Seat]) -> Choices:
    first, supply, unearth = First(config.whose), Supply(0), Unearth(0)
    wrath, fury, unveil = Wrath(), Fury(), Unveil()
    hands = lay_hands(config, seats, Night())
    config.opening = [by_chance("first", "2.7", first)]
    config.unearthings = [[by_chance("unearth", "9.5", unearth)]]
    config.supplies = [[by_chance("supply", "9.5", supply)]]
    config.wrath = [by_chance("wrath", "17.5", wrath)]
    config.fury_due = [by_chance("fury", "17.8", fury)]
    config.calming = [by_chance("calm", "17.11", unveil)]
    config.laying = config.unearthings[0] + config.supplies[0]
    config.ended = ending("17.12")
    return [first, supply, unearth, *hands, wrath, fury, unveil]


def turn_choices(config: Config) -> Choices:
    """§17.2 What the one player may do."""
    choices: Choices = [Redraw(), *card_choices(config)]
    choices += [Acquire(), Exchange(), Redeploy(config.sites), AcquireWonder(), Replace()]
    choices += [Calm(), Overcome(), End()]
    if config.unseal:
        choices.append(Unseal(["sealed"]))
    return choices


def answers(config: Config, seats: list[Seat]) -> Choices:
    """What is asked in between."""
    remove, decline = RemoveCard(), Decline()
    troop, building, doom, keep = (
        YieldTroop(config.sites),
        YieldBuilding(config.sites),
        ChooseDoom(config.sites),
        Keep(),
    )
    config.removing = of_seats(seats, "remove", "5.7", [remove, decline])
    config.yielding_troop = of_seats(seats, "yield_troop", "17.6", [troop])
    config.yielding_building = of_seats(seats, "yield_building", "17.7", [building])
    config.choosing_doom = of_seats(seats, "doom", "17.8", [doom])
    config.keeping = of_seats(seats, "keep", "17.10", [keep])
    return [remove, decline, troop, building, doom, keep]
