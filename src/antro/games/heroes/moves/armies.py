"""Deal hands, then choose, reveal and place armies (§4.6, §5)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice, PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.armies import POINTS, THIRD_PLACE_POINTS
from antro.games.heroes.components.board import HERO, SPACES
from antro.games.heroes.components.symbols import ELEMENTS
from antro.games.heroes.flow.setup import place, turn_up
from antro.games.heroes.flow.together import wait_for_armies
from antro.games.heroes.moves.base import role_name, space_name, space_thing
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import LAST, HeroesState


@final
class Deal(ChanceChoice[HeroesState]):
    """Draw a card of the deck. Only its owner sees it (§4.6, §20.1, §20.2)."""

    def __init__(self, config: Config, to: Seat) -> None:
        super().__init__(config.spells.kinds + 1)  # a move per kind, and one that other players see
        self.names: Final = [*config.spells.names, "unknown"]
        self.to: Final = to

    def due(self, state: HeroesState) -> bool:
        side = state.sides[self.to]
        if side.owed and side.deck_size() == 0:
            side.discard.pour(side.deck)
        if side.deck_size() == 0:
            side.owed = 0
        return side.owed > 0

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        state.sides[self.to].deck.weigh(self.first, out)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        side = state.sides[self.to]
        side.deck.take(move - self.first)
        side.hand.add(move - self.first)
        side.owed -= 1

    def describe(self, move: i64) -> Move:
        name, role = self.names[move - self.first], role_name(int(self.to))
        fields = {"spell": f"spell:{name}", "role": f"role:{role}"}
        return Move(move, f"deal {name} to {role}", "deal", {**fields}, [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == self.to else self.first + self.size - 1


@final
class Army(PlayerChoice[HeroesState]):
    """Choose an army in secret: ``element * (armies + 1) + index`` (§5.1).

    Other players see the last index of each element in place of the real one.
    """

    def __init__(self, config: Config) -> None:
        self.width: Final = config.armies.width + 1
        super().__init__(len(ELEMENTS) * self.width)
        self.config: Final = config

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        hero = state.sides[seat].hero
        points = THIRD_PLACE_POINTS if state.stage == LAST else POINTS
        costs = self.config.armies.costs[hero]
        for index in range(i64(len(costs))):
            if costs[index] <= points:
                out.add(self.first + hero * self.width + index)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        slot = state.slot_of(by)
        state.sides[by].army = (move - self.first) % self.width
        wait_for_armies(state, slot, state.others_asked(slot, by))

    def describe(self, move: i64) -> Move:
        element, index = divmod(int(move - self.first), int(self.width))
        if index >= self.config.armies.counts[element]:
            text = f"an army of {ELEMENTS[element]}"
            text += "" if index == self.width - 1 else f" without number {index}"
            return Move(move, text, "army", {"creatures": []}, ["choice:muster"])
        creatures = army_things(self.config, element, index)
        text = " ".join(["muster", ELEMENTS[element], *[name[9:] for name in creatures]])
        picks = army_picks(self.config, element, index)
        return Move(move, text, "army", {"creatures": creatures}, ["choice:muster"], picks)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        if viewer == by:
            return move
        element = (move - self.first) // self.width
        return self.first + element * self.width + self.width - 1


def army_things(config: Config, element: int, index: int) -> list[str]:
    """Return the creatures of an army as things for messages."""
    army, own = config.armies.lists[element][index], config.creatures.own[element]
    names = config.creatures.names
    return [
        f"creature:{names[kind]}"
        for kind, copies in zip(own, army, strict=True)
        for _ in range(copies)
    ]


def army_picks(config: Config, element: int, index: int) -> list[str]:
    """Return the cards of an army as picks: ``pool:gnome:2`` is the second gnome."""
    army, own = config.armies.lists[element][index], config.creatures.own[element]
    names = config.creatures.names
    return [
        f"pool:{names[kind]}:{copy}"
        for kind, copies in zip(own, army, strict=True)
        for copy in range(1, copies + 1)
    ]


@final
class TurnUp(ChanceChoice[HeroesState]):
    """Reveal the next army: ``element * armies + index``. Chance has one answer (§5.3)."""

    def __init__(self, config: Config) -> None:
        self.width: Final = config.armies.width
        super().__init__(len(ELEMENTS) * self.width)
        self.config: Final = config

    def next_seat(self, state: HeroesState) -> i64:
        """Return the next seat whose army is revealed, or ``NONE`` after the last."""
        for seat in range(state.config.seats):
            side = state.sides[seat]
            if side.army != NONE and not side.turned_up and not side.out:
                return seat
        return NONE

    def due(self, state: HeroesState) -> bool:
        return self.next_seat(state) != NONE

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[self.next_seat(state)]
        out.weigh(self.first + side.hero * self.width + side.army, 1)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        turn_up(state, self.next_seat(state))

    def describe(self, move: i64) -> Move:
        element, index = divmod(int(move - self.first), int(self.width))
        hero = self.config.heroes[element].id
        if index >= self.config.armies.counts[element]:
            text = f"{hero} has no army {index}"
            return Move(move, text, "turn_up", {"hero": f"hero:{hero}", "creatures": []}, [])
        creatures = army_things(self.config, element, index)
        text = " ".join([hero, "has", *[name[9:] for name in creatures]])
        return Move(move, text, "turn_up", {"hero": f"hero:{hero}", "creatures": creatures}, [])


@final
class Place(PlayerChoice[HeroesState]):
    """Place a creature or the hero on an empty space (§5.4).

    The number is ``(seat * cards + card) * 8 + space``. Cards are the kinds of creatures, then the
    heroes.
    """

    def __init__(self, config: Config) -> None:
        self.cards: Final = config.creatures.kinds + len(config.heroes)
        super().__init__(config.seats * self.cards * SPACES)
        self.config: Final = config

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[seat]
        own = self.config.creatures.own_kinds[side.hero]
        for index in range(i64(len(own))):
            if side.to_place >> 4 * index & 15:
                out.add_each(self.number(seat, own[index]), side.empty_spaces())
        if side.hero_at == NONE:
            hero = self.config.creatures.kinds + side.hero
            out.add_each(self.number(seat, hero), side.empty_spaces())

    def number(self, seat: i64, card: i64) -> i64:
        """Return the first of the moves that place a card."""
        return self.first + (seat * self.cards + card) * SPACES

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        at = move - self.first
        card = at // SPACES % self.cards
        state.stack(state.slot_of(by)).pop()
        place(state, by, card if card < self.config.creatures.kinds else HERO, at % SPACES)

    def describe(self, move: i64) -> Move:
        number = int(move - self.first)
        (seat, card), space = divmod(number // 8, int(self.cards)), number % 8
        thing, being = self.card_thing(card)
        space_at = seat * 8 + space
        text = f"place {thing[5:]} on {space_name(space)} of {role_name(seat)}"
        fields = {"being": being, "space": f"place:{space_name(space)}"}
        return Move(move, text, "place", {**fields}, [thing, space_thing(space_at)])

    def card_thing(self, card: int) -> tuple[str, str]:
        """Return the handle of a card, and the name of its being."""
        if card < self.config.creatures.kinds:
            name = self.config.creatures.names[card]
            return f"army:{name}", f"creature:{name}"
        name = self.config.heroes[card - int(self.config.creatures.kinds)].id
        return f"army:{name}", f"hero:{name}"
