"""The War card and Populate (§20.7, §20.8), with Press Gangs and Underboss (§41)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.descriptions import Move
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.asking import ask_if_open
from antro.games.vast.choices import Aftermath, Answer, OfList, Word
from antro.games.vast.goblins.effects.cards import draw_secrets
from antro.games.vast.goblins.effects.drawing import draw_monsters
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import (
    lose_population,
    scatter,
    shift_population,
)
from antro.games.vast.goblins.effects.rage import gain_rage, lose_rage
from antro.games.vast.goblins.effects.values import is_revealed
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.goblins.state import MOST_POPULATION, TRIBE_NAMES
from antro.games.vast.printed.decks import PET_FROG, PRESS_GANGS, UNDERBOSS, WAR_CARDS
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


def shown(state: VastState, field: str) -> i64:
    """A number of the War card that was kept."""
    return state.config.war_cards[state.goblins.war].numbers[field]


def discs_for(state: VastState, tribe: i64) -> i64:
    """How many discs the War card shows for a Tribe."""
    return shown(state, TRIBE_NAMES[tribe])


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


# Populate


def ask_to_refuse(state: VastState) -> None:
    """§20.8 Ask which Tribes refuse their discs, if any can."""
    if tribes_to_refuse(state, 0):
        state.ask(state.config.asks.goblins.refuse)
    else:
        populate(state, 0)


def tribes_to_refuse(state: VastState, refused: i64) -> i64:
    """The Tribes that may refuse the discs of the card, besides those that did: a set."""
    found: i64 = 0
    if state.goblins.rage == 0:
        return 0
    for tribe in range(TRIBES):
        if discs_for(state, tribe) > 0 and not refused >> tribe & 1:
            found |= bit(tribe)
    return found


@final
class Refuse(OfTribes):
    """§20.8 A Tribe refuses all discs of the card, for 1 Rage. The frame is who did."""

    def __init__(self) -> None:
        super().__init__("refuse")

    def tribes(self, state: VastState) -> i64:
        return tribes_to_refuse(state, state.frame())

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_rage(state, 1)
        state.set_frame(state.frame() | bit(move - self.first))


@final
class Populate(Word):
    """§20.8 All other Tribes get their discs."""

    word = "populate"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        populate(state, state.pop())


def populate(state: VastState, refused: i64) -> None:
    """§20.8 Tribes get the discs of the card; above 4 they are cut, and one scatters."""
    goblins = state.goblins
    over = False
    for tribe in range(TRIBES):
        if refused >> tribe & 1:
            continue
        total = goblins.population[tribe] + discs_for(state, tribe)
        over = over or (total > MOST_POPULATION and not has_monster(goblins, tribe, PET_FROG))
        goblins.population[tribe] = min(MOST_POPULATION, total)
    if over:
        overpopulate(state)


def overpopulate(state: VastState) -> None:
    """§20.8 A Tribe has to scatter: asked, unless all can see that there is no choice."""
    question = state.config.asks.goblins.overpopulated
    if not tribes_to_scatter(state):
        return
    if state.goblins.secrets_held:
        state.ask(question)
    else:
        ask_if_open(state, question)


def tribes_to_scatter(state: VastState) -> i64:
    """§20.8, §41.8 Revealed Tribes, or without them hidden ones; the Underboss spares those."""
    revealed: i64 = 0
    hidden: i64 = 0
    for tribe in range(TRIBES):
        if is_revealed(state, tribe):
            revealed |= bit(tribe)
        elif state.goblins.population[tribe] > 0:
            hidden |= bit(tribe)
    if revealed or state.goblins.has_bought(UNDERBOSS):
        return revealed
    return hidden


@final
class Overpopulated(OfTribes):
    """§20.8 Which Tribe scatters; with the Underboss, which loses a disc (§41.8)."""

    def __init__(self) -> None:
        super().__init__("scatter")

    def tribes(self, state: VastState) -> i64:
        return tribes_to_scatter(state)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        if state.goblins.has_bought(UNDERBOSS):
            lose_population(state, move - self.first, 1)
        else:
            scatter(state, move - self.first)


@final
class NobodyScatters(Word):
    """§41.8 With the Underboss and no revealed Tribe left, nothing is lost."""

    word = "nobody_scatters"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not tribes_to_scatter(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
