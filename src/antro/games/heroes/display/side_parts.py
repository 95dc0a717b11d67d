"""The parts of a side’s view: its hero, its cards, its army and its plans."""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from antro.core.view.parts import Counted, StructPart, ViewPart
from antro.games.heroes.components.lots import LOTS, PACKED, count
from antro.games.heroes.components.symbols import CARD
from antro.games.heroes.display.board_parts import Owner, Spaces
from antro.games.heroes.display.names import (
    counts_of,
    creatures_in,
    hero_thing,
    permanent_view,
    spell_thing,
)
from antro.games.heroes.display.view_types import CardView, CouldView, CreatureView, SideView
from antro.games.heroes.effects.openings import (
    DRAWING,
    can_dispel,
    can_draw,
    castable,
    learnable,
)
from antro.games.heroes.state.bout import CLOSED
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.goals import GOALS_OF_ORDER
from antro.games.heroes.state.market import PLACE_NAMES
from antro.games.heroes.state.order_text import write_order
from antro.games.heroes.state.pile import Pile
from antro.games.heroes.state.side import HIDDEN, NONE, ON_PLAYER, Side, space_of
from antro.games.heroes.state.state import HeroesState

PLAN_WORDS: Final = ["hold", "stop", "rest", "made"]  # from HOLD on; "made" is hidden


class Cards(Counted[HeroesState, Owner]):
    """A pile, as the number of each spell in it."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner, 0, owner.config.spells.kinds)

    @abstractmethod
    def pile(self, side: Side) -> Pile:
        """Return the pile to show."""

    def counts(self, veiled: HeroesState) -> vec[i64]:
        pile = self.pile(self.owner.side(veiled))
        return vec[i64]([pile.count(kind) for kind in range(self.kinds)])

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return not self.pile(self.owner.side(was)).equals(self.pile(self.owner.side(veiled)))

    def made(self, kind: i64, count: i64) -> CardView:
        return CardView(spell_thing(self.owner.config, kind), int(count))


@final
class Hand(Cards):
    """The hand, as far as the viewer knows it."""

    def pile(self, side: Side) -> Pile:
        return side.hand


@final
class Deck(Cards):
    """The deck, together with the cards in hand that the viewer does not know."""

    def pile(self, side: Side) -> Pile:
        return side.deck


@final
class Discards(Cards):
    public = True

    def pile(self, side: Side) -> Pile:
        return side.discard


@final
class SidePart(StructPart[HeroesState, SideView]):
    """One side: its hero, its dice, its cards, its army, its plans."""

    def __init__(self, config: Config, seat: Seat) -> None:
        owner = Owner(config, seat)
        lists: dict[str, ViewPart[HeroesState]] = {
            "hand": Hand(owner),
            "deck": Deck(owner),
            "discards": Discards(owner),
            "spaces": Spaces(owner),
        }
        super().__init__(SideView, lists)
        self.heroes: Final = [hero_thing(config, hero) for hero in range(len(config.heroes))]
        self.kept: Final[dict[i64, list[CreatureView]]] = {}
        self.config: Final = config
        self.seat: Final = seat

    def fill(self, veiled: HeroesState) -> SideView:
        config, seat = self.config, self.seat
        side, slot = veiled.sides[seat], veiled.bout_of[seat]
        hero = side.hero
        return SideView(
            seat=int(seat),
            role=config.role_names[seat],
            bout=None if slot == NONE else int(slot),
            hero=None if hero == NONE else self.heroes[hero],
            life=int(side.life),
            most_life=int(side.most_life),
            out=side.out != 0,
            stunned=hero != NONE and side.is_stunned(),
            points=int(side.points),
            rank=int(veiled.ranks[seat]),
            dice=counts_of(side.dice),
            kept=counts_of(side.kept),
            dice_size=int(side.dice_size),
            in_hand=int(max(0, side.dice_in_hand())),
            throws=int(side.throws),
            plan=plan_word(side.plan),
            keeping=counts_of(PACKED[side.plan]) if 0 <= side.plan < LOTS else None,
            resting=slot != NONE and veiled.bouts[slot].resting >> seat & 1 != 0,
            order=write_order(int(side.order)) if side.order >= 0 and not side.order_step else "",
            order_step=int(min(side.order_step, GOALS_OF_ORDER)),
            hand_size=int(side.hand_size()),
            deck_size=int(side.deck_size()),
            permanents=[
                permanent_view(config, seat, entry)
                for entry in side.permanents
                if space_of(entry) == ON_PLAYER
            ],
            destroyed=self.creatures(hero, side.destroyed) if side.destroyed else [],
            army=None if side.army < 0 else self.creatures(hero, self.army(side)),
            army_chosen=side.army >= 0 or side.army == HIDDEN,
            to_place=self.creatures(hero, side.to_place) if side.to_place else [],
            hero_to_place=side.turned_up != 0 and side.hero_at == NONE and side.out == 0,
            could=could(veiled, config, seat) if veiled.viewer == seat else None,
        )

    def army(self, side: Side) -> i64:
        """Return the creatures of the army that was chosen, four bits for each kind."""
        return self.config.armies.cards[side.hero][side.army]

    def creatures(self, hero: i64, cards: i64) -> list[CreatureView]:
        """Return creatures of a hero, counted in four bits each. Few differ, so they are kept."""
        key = cards << 3 | hero
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = creatures_in(self.config, hero, cards)
        return found


def plan_word(plan: i64) -> str:
    """Return the word for a plan: none, made, throw, hold, stop or rest.

    *made* stands for a plan that the viewer does not know.
    """
    if plan == NONE:
        return "none"
    return "throw" if plan < LOTS else PLAN_WORDS[plan - LOTS]


def could(veiled: HeroesState, config: Config, seat: Seat) -> CouldView | None:
    """Return the actions that a seat’s dice allow now, or None if it cannot act."""
    side, slot = veiled.sides[seat], veiled.bout_of[seat]
    if slot == NONE or veiled.bouts[slot].phase == CLOSED or side.out or side.is_stunned():
        return None
    return CouldView(
        cast=[spell_thing(config, kind) for kind in listed(castable(veiled, seat))],
        draw=int(count(side.dice, CARD) - DRAWING + 1) if can_draw(veiled, seat) else 0,
        learn=[f"market:{PLACE_NAMES[place]}" for place in listed(learnable(veiled, seat))],
        dispel=can_dispel(veiled, seat),
    )
