"""The War card (§20.7): which is kept, and its parts in their order; Press Gangs (§41.9)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.descriptions import Move
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.asking import ask_if_open
from antro.games.vast.choices import Aftermath, Answer, OfList
from antro.games.vast.goblins.effects.cards import draw_secrets
from antro.games.vast.goblins.effects.drawing import draw_monsters
from antro.games.vast.goblins.effects.population import shift_population
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.moves.populating import ask_to_refuse
from antro.games.vast.goblins.moves.war_numbers import shown
from antro.games.vast.goblins.state import MOST_POPULATION, TRIBE_NAMES
from antro.games.vast.printed.decks import PRESS_GANGS, WAR_CARDS
from antro.games.vast.printed.roles import TRIBES
from antro.games.vast.state.state import VastState

# Parts of a War card, in the order in which they are used
POPULATE: Final[i64] = 0
MONSTERS_PART: Final[i64] = 1
SECRETS_PART: Final[i64] = 2
RAGE_PART: Final[i64] = 3


@final
class KeepWarNext(Aftermath):
    """§20.7 War cards were drawn: one is kept."""

    def done(self, state: VastState, frame: i64) -> None:
        ask_if_open(state, state.config.asks.goblins.keep_war)


@final
class KeepWar(OfList):
    """§20.7 Keep one of the War cards drawn."""

    def __init__(self) -> None:
        super().__init__("keep_war", "war", WAR_CARDS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.war_drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins, asks = state.goblins, state.config.asks.goblins
        state.pop()
        goblins.war = move - self.first
        goblins.war_drawn = 0
        state.ask(asks.use_card, POPULATE)
        if goblins.has_bought(PRESS_GANGS):
            state.ask(asks.press_gangs)


@final
class UseCard(Aftermath):
    """§20.6 The parts of the War card, one after the other; the frame is the part."""

    def done(self, state: VastState, frame: i64) -> None:
        if frame < RAGE_PART:
            state.ask(state.config.asks.goblins.use_card, frame + 1)
        if frame == POPULATE:
            ask_to_refuse(state)
        elif frame == MONSTERS_PART:
            draw_monsters(state, shown(state, "monsters"))
        elif frame == SECRETS_PART:
            draw_secrets(state, shown(state, "secrets"))
        else:
            gain_rage(state, shown(state, "rage"))


@final
class MoveDisc(Answer):
    """§41.9 Press Gangs: a disc goes from a Tribe to another: ``tribe * 3 + other``."""

    def __init__(self) -> None:
        super().__init__(TRIBES * TRIBES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        population = state.goblins.population
        for tribe in range(TRIBES):
            for other in range(TRIBES):
                room = tribe != other and population[other] < MOST_POPULATION
                if room and population[tribe] > 0:
                    out.add(self.first + tribe * TRIBES + other)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        tribes = move - self.first
        shift_population(state, tribes // TRIBES, tribes % TRIBES)

    def describe(self, move: i64) -> Move:
        tribe, other = divmod(int(move - self.first), int(TRIBES))
        start, end = TRIBE_NAMES[tribe], TRIBE_NAMES[other]
        fields = {"piece": f"piece:{start}", "to": f"piece:{end}"}
        things = [fields["piece"], fields["to"]]
        return Move(move, f"move disc from {start} to {end}", "move_disc", {**fields}, things)
