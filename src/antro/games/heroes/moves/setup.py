"""Chance fills the spell rows and chooses the first player. Players draft (§3, §4)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice, PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.board import COLUMNS
from antro.games.heroes.flow.setup import (
    free_heroes,
    must_take_hero,
    take_hero,
)
from antro.games.heroes.kinds import LAY
from antro.games.heroes.moves.base import role_name
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.market import PLACE_NAMES, Market
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


@final
class First(ChanceChoice[HeroesState]):
    """Choose the first player at random (§4.1)."""

    def due(self, state: HeroesState) -> bool:
        return state.first == NONE

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        for first in range(state.config.seats):
            out.weigh(self.first + first, 1)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.first = move - self.first

    def describe(self, move: i64) -> Move:
        role = role_name(int(move - self.first))
        return Move(move, f"first {role}", "first", {"role": f"role:{role}"}, [])


@final
class Lay(ChanceChoice[HeroesState]):
    """Put the next card of the main deck on an empty place of the spell rows (§3.4, §3.5)."""

    def __init__(self, config: Config, slot: i64) -> None:
        super().__init__(config.spells.kinds)
        self.names: Final = config.spells.names
        self.slot: Final = slot

    def source(self, state: HeroesState) -> Market:
        """Return the spell rows whose deck is used: their own after the deck is divided (§26.3)."""
        return state.markets[self.slot if state.halved else 0]

    def due(self, state: HeroesState) -> bool:
        if self.source(state).deck_size == 0:
            state.markets[self.slot].wanted = 0
        return state.markets[self.slot].wanted != 0

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        self.source(state).deck.weigh(self.first, out)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        market, source = state.markets[self.slot], self.source(state)
        kind = move - self.first
        source.deck.take(kind)
        source.deck_size -= 1
        market.places[lowest(market.wanted)] = kind
        market.wanted &= market.wanted - 1

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        return Move(move, f"lay {name} in {self.slot}", "lay", {"spell": f"spell:{name}"}, [])


@final
class Cut(ChanceChoice[HeroesState]):
    """Move a card to the other half of the main deck. Nobody sees it (§26.3)."""

    def __init__(self, config: Config) -> None:
        super().__init__(config.spells.kinds + 1)
        self.names: Final = [*config.spells.names, "unknown"]

    def due(self, state: HeroesState) -> bool:
        return state.markets[0].deck_size > state.markets[1].deck_size + 1

    def done(self, state: HeroesState, argument: i64) -> None:
        state.halved = 1

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        state.markets[0].deck.weigh(self.first, out)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        one, two = state.markets[0], state.markets[1]
        one.deck.take(move - self.first)
        two.deck.add(move - self.first)
        one.deck_size -= 1
        two.deck_size += 1

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        return Move(move, f"cut {name}", "cut", {"spell": f"spell:{name}"}, [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return self.first + self.size - 1


@final
class TakeHero(PlayerChoice[HeroesState]):
    """Take a hero (§4.3)."""

    def __init__(self, config: Config) -> None:
        super().__init__(len(config.heroes))
        self.names: Final = [hero.id for hero in config.heroes]

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if state.sides[seat].hero == NONE:
            out.add_each(self.first, free_heroes(state))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.pending.pop()
        take_hero(state, by, move - self.first)
        state.drafted += 1

    def describe(self, move: i64) -> Move:
        thing = f"hero:{self.names[move - self.first]}"
        return Move(move, f"take {thing[5:]}", "take_hero", {"hero": thing}, [thing])


@final
class TakeSpell(PlayerChoice[HeroesState]):
    """Take a spell from the bottom row (§4.2): ``column * kinds + kind``."""

    def __init__(self, config: Config) -> None:
        super().__init__(COLUMNS * config.spells.kinds)
        self.kinds: Final = config.spells.kinds
        self.names: Final = config.spells.names

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if must_take_hero(state, seat):
            return
        market = state.markets[state.bout_of[seat]]
        for column in range(COLUMNS):
            if market.places[column] != NONE:
                out.add(self.first + column * self.kinds + market.places[column])

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        slot = state.bout_of[by]
        state.pending.pop()
        state.sides[by].deck.add(state.markets[slot].take((move - self.first) // self.kinds))
        state.drafted += 1
        state.pending.append(state.config.question(LAY, slot))

    def describe(self, move: i64) -> Move:
        place, kind = divmod(int(move - self.first), int(self.kinds))
        return taken(move, "take", "take_spell", self.names[kind], PLACE_NAMES[place])


def taken(move: i64, verb: str, sentence: str, spell: str, place: str) -> Move:
    """Describe the choice of a spell from the spell rows."""
    fields = {"spell": f"spell:{spell}", "place": f"market:{place}"}
    return Move(move, f"{verb} {spell} at {place}", sentence, {**fields}, [f"market:{place}"])
