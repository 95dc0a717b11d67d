"""The War card (§20.7): the choice of one, and its parts in order; Press Gangs (§41.9)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import PRESS_GANGS, WAR_CARDS
from antro.games.vast.components.roles import TRIBES
from antro.games.vast.goblins.effects.cards import draw_secrets
from antro.games.vast.goblins.effects.drawing import draw_monsters
from antro.games.vast.goblins.effects.population import shift_population
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.kinds import KEEP_WAR, USE_CARD, USE_PRESS_GANGS
from antro.games.vast.goblins.moves.war.numbers import war_card_number
from antro.games.vast.goblins.moves.war.populating import ask_to_refuse
from antro.games.vast.goblins.state import MOST_POPULATION, TRIBE_NAMES
from antro.games.vast.state.state import VastState

# Parts of a War card, in their order of use
POPULATE: Final[i64] = 0
MONSTERS_PART: Final[i64] = 1
SECRETS_PART: Final[i64] = 2
RAGE_PART: Final[i64] = 3


@final
class KeepWarNext(Step[VastState]):
    """Keep one of the drawn War cards (§20.7)."""

    def run(self, state: VastState, argument: i64) -> None:
        ask_if_open(state, KEEP_WAR)


@final
class KeepWar(OfList):
    """Keep one of the drawn War cards (§20.7)."""

    def __init__(self) -> None:
        super().__init__("keep_war", "war", WAR_CARDS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.war_drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins = state.goblins
        state.pop()
        goblins.war = move - self.first
        goblins.war_drawn = 0
        state.ask(USE_CARD, POPULATE)
        if goblins.has_bought(PRESS_GANGS):
            state.ask(USE_PRESS_GANGS)


@final
class UseCard(Step[VastState]):
    """Apply the parts of the War card one by one (§20.6). The argument is the part."""

    def run(self, state: VastState, argument: i64) -> None:
        if argument < RAGE_PART:
            state.ask(USE_CARD, argument + 1)
        if argument == POPULATE:
            ask_to_refuse(state)
        elif argument == MONSTERS_PART:
            draw_monsters(state, war_card_number(state, "monsters"))
        elif argument == SECRETS_PART:
            draw_secrets(state, war_card_number(state, "secrets"))
        else:
            gain_rage(state, war_card_number(state, "rage"))


@final
class MoveDisc(PlayerChoice[VastState]):
    """Move a disc from one Tribe to another with the Press Gangs (§41.9): ``tribe * 3 + other``."""

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
