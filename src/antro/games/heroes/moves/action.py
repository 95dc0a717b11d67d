"""Choose to follow or to pass, and choose an action (§11, §20, §21)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.board import SPACE_NAMES
from antro.games.heroes.components.lots import count
from antro.games.heroes.components.symbols import CARD
from antro.games.heroes.effects.openings import (
    DRAWING,
    can_act,
    can_dispel,
    can_draw,
    castable,
    learnable,
)
from antro.games.heroes.flow.action import begin_action, forgo
from antro.games.heroes.flow.casting import ask_payment, declare_spell, most_reinforcements
from antro.games.heroes.kinds import DEAL, REFILL, REINFORCE
from antro.games.heroes.moves.base import role_name
from antro.games.heroes.moves.setup import taken
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.market import PLACE_NAMES, PLACES
from antro.games.heroes.state.side import ON_PLAYER
from antro.games.heroes.state.state import HeroesState

BESIDE: Final[i64] = ON_PLAYER + 1  # the places of a permanent spell: eight spaces and the player


@final
class ActToo(SingleMove[HeroesState]):
    """Follow with an action (§21.1)."""

    word = "act"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if can_act(state, seat):
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        begin_action(state, bout, by, 1)


@final
class Pass(SingleMove[HeroesState]):
    """Do not follow (§21.2)."""

    word = "pass"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.answered(by)


@final
class Cast(PlayerChoice[HeroesState]):
    """Cast a spell from your hand (§12.1)."""

    def __init__(self, config: Config) -> None:
        super().__init__(config.spells.kinds)
        self.names: Final = config.spells.names

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, castable(state, seat))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        declare_spell(state, bout, by, move - self.first)

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        return Move(move, f"cast {name}", "cast", {"spell": f"spell:{name}"}, [f"hand:{name}"])


@final
class DrawCards(SingleMove[HeroesState]):
    """Draw one spell for three cards on the dice, and one for each further card (§20.1)."""

    word = "draw"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if can_draw(state, seat):
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        slot, side = state.bout_of[by], state.sides[by]
        state.stack(slot).pop()
        side.owed = count(side.dice, CARD) - DRAWING + 1
        state.ask(DEAL, slot, by)


@final
class Learn(PlayerChoice[HeroesState]):
    """Take a spell of the spell rows to your hand (§20.4, §20.5): ``place * kinds + kind``."""

    def __init__(self, config: Config) -> None:
        super().__init__(PLACES * config.spells.kinds)
        self.kinds: Final = config.spells.kinds
        self.names: Final = config.spells.names

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        places, market = learnable(state, seat), state.markets[state.bout_of[seat]]
        while places:
            place = lowest(places)
            places &= places - 1
            out.add(self.first + place * self.kinds + market.places[place])

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        slot = state.bout_of[by]
        state.stack(slot).pop()
        kind = state.markets[slot].take((move - self.first) // self.kinds)
        state.sides[by].hand.add(kind)
        state.ask(REFILL, slot, by)

    def describe(self, move: i64) -> Move:
        place, kind = divmod(int(move - self.first), int(self.kinds))
        return taken(move, "learn", "learn", self.names[kind], PLACE_NAMES[place])


class OnPermanents(PlayerChoice[HeroesState]):
    """Choose a permanent spell: ``(seat * 9 + space) * permanents + permanent``."""

    kind: str  # of the message, and the first word of the text

    def __init__(self, config: Config) -> None:
        self.width: Final = i64(len(config.spells.lasting_kinds))
        super().__init__(config.seats * BESIDE * self.width)
        self.config: Final = config

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        left = state.bout(seat).alive
        while left:
            other = lowest(left)
            left &= left - 1
            for space in range(BESIDE):
                self.list_beside(state, other, space, out)

    def list_beside(self, state: HeroesState, seat: i64, space: i64, out: Moves) -> None:
        """List the permanent spells on one being or player, ascending by kind."""
        side, spells = state.sides[seat], self.config.spells
        if not len(side.permanents):
            return
        for permanent in range(self.width):
            if side.place_of(spells.lasting_kinds[permanent], space) >= 0:
                out.add(self.first + (seat * BESIDE + space) * self.width + permanent)

    def describe(self, move: i64) -> Move:
        beside, permanent = divmod(int(move - self.first), int(self.width))
        seat, space = divmod(beside, int(BESIDE))
        name = self.config.spells.names[self.config.spells.lasting[permanent]]
        where = SPACE_NAMES[space] if space < ON_PLAYER else "self"
        text = f"{self.kind} {name} on {where} of {role_name(seat)}".replace("_", " ")
        fields = {
            "spell": f"spell:{name}",
            "space": f"place:{where}",
            "role": f"role:{role_name(seat)}",
        }
        return Move(move, text, self.kind, {**fields}, [f"permanent:{name}:{beside}"])


@final
class Dispel(OnPermanents):
    """Dispel a permanent spell with all four elements (§20.6)."""

    kind = "dispel"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if can_dispel(state, seat):
            super().list_moves(state, seat, out)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        bout.act.dispelling = move - self.first
        if most_reinforcements(state, bout.act):
            state.ask(REINFORCE, bout.slot, by)
        else:
            ask_payment(state, bout, by)


@final
class Forgo(SingleMove[HeroesState]):
    """Take no action after a stop, and suffer the penalty (§9.3)."""

    word = "forgo"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if not state.bout(seat).act.following:
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.answered(by)
        forgo(state, by)
