"""The parts of a side's view: its hero, its cards, its army, its plans."""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import listed
from antro.core.game import Seat
from antro.core.parts import Counted, Fixed, Number, Value
from antro.games.heroes.config import Config
from antro.games.heroes.display.names import (
    counts_of,
    creatures_in,
    hero_thing,
    permanent_view,
    spell_thing,
)
from antro.games.heroes.display.view_types import CardView, CouldView, CreatureView, PermanentView
from antro.games.heroes.effects.openings import (
    DRAWING,
    can_dispel,
    can_draw,
    castable,
    learnable,
)
from antro.games.heroes.goals import GOALS_OF_ORDER
from antro.games.heroes.order_text import write_order
from antro.games.heroes.printed.lots import LOTS, PACKED, count
from antro.games.heroes.printed.symbols import CARD
from antro.games.heroes.state.market import PLACE_NAMES
from antro.games.heroes.state.part import CLOSED
from antro.games.heroes.state.pile import Pile
from antro.games.heroes.state.side import HIDDEN, NONE, ON_PLAYER, Side, space_of
from antro.games.heroes.state.state import HeroesState

PLAN_WORDS: Final = ["hold", "stop", "rest", "made"]  # from HOLD on; "made" is not known


@final
class Owner:
    """One who plays, at a table with these options."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat

    def side(self, state: HeroesState) -> Side:
        return state.sides[self.seat]


@final
class SeatNumber(Fixed[HeroesState, Owner]):
    def build(self, veiled: HeroesState) -> int:
        return int(self.owner.seat)


@final
class Role(Fixed[HeroesState, Owner]):
    def build(self, veiled: HeroesState) -> str:
        return self.owner.config.role_names[self.owner.seat]


@final
class PartNumber(Value[HeroesState, Owner]):
    """The slot of the part that it is in; none, if it is in none."""

    def build(self, veiled: HeroesState) -> int | None:
        slot = veiled.part_of[self.owner.seat]
        return None if slot == NONE else int(slot)


# The hero


@final
class Hero(Value[HeroesState, Owner]):
    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.side(was).hero != self.owner.side(veiled).hero

    def build(self, veiled: HeroesState) -> str | None:
        hero = self.owner.side(veiled).hero
        return None if hero == NONE else hero_thing(self.owner.config, hero)


@final
class Life(Number[HeroesState, Owner]):
    def number(self, veiled: HeroesState) -> i64:
        return self.owner.side(veiled).life


@final
class MostLife(Number[HeroesState, Owner]):
    def number(self, veiled: HeroesState) -> i64:
        return self.owner.side(veiled).most_life


@final
class Out(Value[HeroesState, Owner]):
    def build(self, veiled: HeroesState) -> bool:
        return self.owner.side(veiled).out != 0


@final
class Stunned(Value[HeroesState, Owner]):
    """§25.1 Whether its hero is at 0, and has not fallen."""

    def build(self, veiled: HeroesState) -> bool:
        side = self.owner.side(veiled)
        return side.hero != NONE and side.is_stunned()


@final
class Points(Number[HeroesState, Owner]):
    def number(self, veiled: HeroesState) -> i64:
        return self.owner.side(veiled).points


@final
class Rank(Number[HeroesState, Owner]):
    """§27.7 Its place in a tournament; 0 while it is open."""

    def number(self, veiled: HeroesState) -> i64:
        return veiled.ranks[self.owner.seat]


@final
class OnPlayer(Value[HeroesState, Owner]):
    """The permanent spells beside the player."""

    def build(self, veiled: HeroesState) -> list[PermanentView]:
        return [
            permanent_view(self.owner.config, self.owner.seat, entry)
            for entry in self.owner.side(veiled).permanents
            if space_of(entry) == ON_PLAYER
        ]


# Spells


class Cards(Counted[HeroesState, Owner]):
    """A pile: of each spell that is there, how many."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner, 0, owner.config.spells.kinds)

    @abstractmethod
    def pile(self, side: Side) -> Pile:
        """The pile that is shown."""

    def counts(self, veiled: HeroesState) -> vec[i64]:
        pile = self.pile(self.owner.side(veiled))
        return vec[i64]([pile.count(kind) for kind in range(self.kinds)])

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return not self.pile(self.owner.side(was)).equals(self.pile(self.owner.side(veiled)))

    def made(self, kind: i64, count: i64) -> CardView:
        return CardView(spell_thing(self.owner.config, kind), int(count))


@final
class Hand(Cards):
    """What the viewer knows of it."""

    def pile(self, side: Side) -> Pile:
        return side.hand


@final
class Deck(Cards):
    """What is in the deck, and in that part of the hand that is not known."""

    def pile(self, side: Side) -> Pile:
        return side.deck


@final
class Discards(Cards):
    def pile(self, side: Side) -> Pile:
        return side.discard


@final
class HandSize(Number[HeroesState, Owner]):
    def number(self, veiled: HeroesState) -> i64:
        return self.owner.side(veiled).hand_size()


@final
class DeckSize(Number[HeroesState, Owner]):
    def number(self, veiled: HeroesState) -> i64:
        return self.owner.side(veiled).deck_size()


# The army


@final
class Army(Value[HeroesState, Owner]):
    """The army that was chosen, if the viewer knows it."""

    def build(self, veiled: HeroesState) -> list[CreatureView] | None:
        side, config = self.owner.side(veiled), self.owner.config
        if side.army < 0:
            return None
        return creatures_in(config, side.hero, config.armies.cards[side.hero][side.army])


@final
class ArmyChosen(Value[HeroesState, Owner]):
    def build(self, veiled: HeroesState) -> bool:
        side = self.owner.side(veiled)
        return side.army >= 0 or side.army == HIDDEN


@final
class ToPlace(Value[HeroesState, Owner]):
    """§5.4 Creatures in hand; the hero apart."""

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.side(was).to_place != self.owner.side(veiled).to_place

    def build(self, veiled: HeroesState) -> list[CreatureView]:
        side = self.owner.side(veiled)
        return creatures_in(self.owner.config, side.hero, side.to_place) if side.to_place else []


@final
class HeroToPlace(Value[HeroesState, Owner]):
    def build(self, veiled: HeroesState) -> bool:
        side = self.owner.side(veiled)
        return side.turned_up != 0 and side.hero_at == NONE and side.out == 0


@final
class Destroyed(Value[HeroesState, Owner]):
    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.side(was).destroyed != self.owner.side(veiled).destroyed

    def build(self, veiled: HeroesState) -> list[CreatureView]:
        side = self.owner.side(veiled)
        return creatures_in(self.owner.config, side.hero, side.destroyed) if side.destroyed else []


# Plans and orders


@final
class Plan(Value[HeroesState, Owner]):
    """none, made (not known to the viewer), throw, hold, stop, rest."""

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.side(was).plan != self.owner.side(veiled).plan

    def build(self, veiled: HeroesState) -> str:
        plan = self.owner.side(veiled).plan
        if plan == NONE:
            return "none"
        return "throw" if plan < LOTS else PLAN_WORDS[plan - LOTS]


@final
class Keeping(Value[HeroesState, Owner]):
    """The dice that a plan keeps, if it throws others and the viewer knows it."""

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.owner.side(was).plan != self.owner.side(veiled).plan

    def build(self, veiled: HeroesState) -> list[int] | None:
        plan = self.owner.side(veiled).plan
        return counts_of(PACKED[plan]) if 0 <= plan < LOTS else None


@final
class Resting(Value[HeroesState, Owner]):
    """§6.4 Whether it does nothing more until the next stop."""

    def build(self, veiled: HeroesState) -> bool:
        slot = veiled.part_of[self.owner.seat]
        return slot != NONE and veiled.parts[slot].resting >> self.owner.seat & 1 != 0


@final
class Order(Value[HeroesState, Owner]):
    """§8.2 The last order, if it is the viewer's own and all of it is given."""

    def build(self, veiled: HeroesState) -> str:
        side = self.owner.side(veiled)
        return write_order(int(side.order)) if side.order >= 0 and not side.order_step else ""


@final
class OrderStep(Number[HeroesState, Owner]):
    """How many answers of a new order have been given: goals, of which there are three."""

    def number(self, veiled: HeroesState) -> i64:
        return min(self.owner.side(veiled).order_step, GOALS_OF_ORDER)


@final
class Could(Value[HeroesState, Owner]):
    """What the viewer could do with his dice as they lie; of others, nothing is told."""

    def build(self, veiled: HeroesState) -> CouldView | None:
        seat, config = self.owner.seat, self.owner.config
        slot = veiled.part_of[seat]
        if veiled.viewer != seat or slot == NONE or veiled.parts[slot].phase == CLOSED:
            return None
        side = self.owner.side(veiled)
        if side.out or side.is_stunned():
            return None
        return CouldView(
            cast=[spell_thing(config, kind) for kind in listed(castable(veiled, seat))],
            draw=int(count(side.dice, CARD) - DRAWING + 1) if can_draw(veiled, seat) else 0,
            learn=[f"market:{PLACE_NAMES[place]}" for place in listed(learnable(veiled, seat))],
            dispel=can_dispel(veiled, seat),
        )
