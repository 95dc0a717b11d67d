"""Goblin Infestation: Ambushes in games without Goblins (§19.1, §19.2, §19.7)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import (
    BRIGHT_BEETLES,
    FEARLESS,
    MONSTERS,
    OGRE,
    WISP,
)
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.effects.health import lose_health
from antro.games.vast.knight.effects.sidequests import note_fulfilled
from antro.games.vast.knight.effects.values import strength
from antro.games.vast.knight.kinds import AMBUSH_ROLLED, BRACE
from antro.games.vast.knight.moves.ambushes.monsters import apply_monster, wounds
from antro.games.vast.knight.moves.walking import MEETING, leave_and_enter
from antro.games.vast.knight.state import NO_MONSTER
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.visibility.die import shows_centre
from antro.games.vast.state.arguments import part
from antro.games.vast.state.ground import OGRE_TOKEN, TROLL_TOKEN
from antro.games.vast.state.state import VastState

OF_A_TOKEN: Final[i64] = 4  # Strength of an Ambush by a token (§19.7)


@final
class DrawMonster(ChanceChoice[VastState]):
    """The Monster of an Ambush (§19.1). Then the Knight may add cubes."""

    def __init__(self) -> None:
        super().__init__(len(MONSTERS))

    def due(self, state: VastState) -> bool:
        return state.knight.monster == NO_MONSTER and state.goblins.monster_deck != 0

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for kind in range(i64(len(MONSTERS))):
            if state.goblins.monster_deck >> kind & 1:
                out.weigh(self.first + kind, 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        kind, knight = move - self.first, state.knight
        state.goblins.monster_deck &= ~bit(kind)
        knight.monster = kind
        knight.boost = knight.beetles
        if knight.beetles:
            knight.beetles = 0
            discard(state, BRIGHT_BEETLES)

    def done(self, state: VastState, argument: i64) -> None:
        ask_if_open(state, BRACE)

    def describe(self, move: i64) -> Move:
        name = MONSTERS[move - self.first]
        text = f"ambush by {name.replace('_', ' ')}"
        return Move(move, text, "draw_ambush_monster", {"monster": f"monster:{name}"}, [])


def discard(state: VastState, monster: i64) -> None:
    """Discard a Monster card."""
    state.goblins.monster_discards |= bit(monster)


def strength_of_ambush(state: VastState, square: i64) -> i64:
    """Return the Strength of an Ambush (§19.1, §19.7).

    *square* is the square of a Monster token, or ``OFF``.
    """
    monster = state.knight.monster
    if square != OFF:
        return OF_A_TOKEN
    if monster == NO_MONSTER:
        return state.config.variant.infestation
    return state.config.monsters[monster].numbers["ambush"] + state.knight.boost


@final
class Infestation(Step[VastState]):
    """Compare Strength, or roll the die (§19.2). The argument names the square of a token."""

    def run(self, state: VastState, argument: i64) -> None:
        square = part(argument, 0)
        if square == OFF and state.knight.monster == WISP:
            self.roll(state, argument)
            return
        lacking = strength_of_ambush(state, square) - strength(state)
        if lacking == 0:
            self.roll(state, argument)
        else:
            end_ambush(state, argument, hit=lacking > 0)

    def roll(self, state: VastState, argument: i64) -> None:
        """Roll the die that decides an Ambush."""
        state.ask(AMBUSH_ROLLED, argument)
        roll(state, KNIGHT)


@final
class AmbushRolled(Step[VastState]):
    """Hit the Knight if the die of an Ambush shows the centre (§19.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        end_ambush(state, argument, hit=shows_centre(state.die))


def end_ambush(state: VastState, argument: i64, *, hit: bool) -> None:
    """Hit the Knight or not, apply the Monster, and discard its card (§19.2)."""
    knight = state.knight
    monster, knight.monster = knight.monster, NO_MONSTER
    knight.ambushes += 1
    if part(argument, 0) != OFF:
        end_at_token(state, argument, monster, hit=hit)
    elif hit:
        lose_health(state, wounds(state, monster))
        if monster != NO_MONSTER and not knight.dead:
            apply_monster(state, monster)
    elif monster != NO_MONSTER:
        discard(state, monster)
    if not hit and monster != NO_MONSTER:
        note_fulfilled(state, FEARLESS)


def end_at_token(state: VastState, argument: i64, monster: i64, *, hit: bool) -> None:
    """Stop the Knight at a Monster token, or remove it and let her enter its square (§19.7)."""
    square, way = part(argument, 0), part(argument, 1)
    if hit:
        lose_health(state, 1)
        return
    state.ground.drop_token(square, OGRE_TOKEN if monster == OGRE else TROLL_TOKEN)
    discard(state, monster)
    leave_and_enter(state, square, way, MEETING)
