"""Copies of states, made by tools/checks/state_copies.py. Do not edit."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from antro.games.heroes.state.act import Act
    from antro.games.heroes.state.bout import Bout
    from antro.games.heroes.state.market import Market
    from antro.games.heroes.state.pile import Pile
    from antro.games.heroes.state.side import Side
    from antro.games.heroes.state.state import HeroesState


def copy_heroes_state(to: "HeroesState", other: "HeroesState") -> None:
    """Copy every field."""
    copy_open_heroes_state(to, other)
    for at in range(i64(len(other.sides))):
        copy_side(to.sides[at], other.sides[at])
    for at in range(i64(len(other.markets))):
        copy_market(to.markets[at], other.markets[at])


def copy_open_heroes_state(to: "HeroesState", other: "HeroesState") -> None:
    """Copy every field that is not secret."""
    to.viewer = other.viewer
    to.pending = other.pending[:]
    to.stage = other.stage
    to.first = other.first
    to.drafted = other.drafted
    to.halved = other.halved
    to.winners = other.winners
    to.drawn = other.drawn
    for at in range(i64(len(other.ranks))):
        to.ranks[at] = other.ranks[at]
    for at in range(i64(len(other.bout_of))):
        to.bout_of[at] = other.bout_of[at]
    for at in range(i64(len(other.bouts))):
        copy_bout(to.bouts[at], other.bouts[at])


def copy_bout(to: "Bout", other: "Bout") -> None:
    """Copy every field."""
    to.slot = other.slot
    to.pending = other.pending[:]
    to.phase = other.phase
    to.seats = other.seats
    to.alive = other.alive
    to.over = other.over
    to.base = other.base
    to.stops = other.stops
    to.stopper = other.stopper
    to.origin = other.origin
    to.followers = other.followers
    to.shown = other.shown
    to.resting = other.resting
    to.watched = other.watched
    copy_act(to.act, other.act)


def copy_side(to: "Side", other: "Side") -> None:
    """Copy every field."""
    copy_open_side(to, other)
    copy_pile(to.hand, other.hand)
    copy_pile(to.deck, other.deck)
    to.unseen = other.unseen
    to.army = other.army
    to.plan = other.plan
    to.order = other.order
    to.waited = other.waited


def copy_open_side(to: "Side", other: "Side") -> None:
    """Copy every field that is not secret."""
    to.hero = other.hero
    to.life = other.life
    to.most_life = other.most_life
    to.out = other.out
    to.points = other.points
    copy_pile(to.discard, other.discard)
    to.owed = other.owed
    to.losing = other.losing
    to.turned_up = other.turned_up
    to.to_place = other.to_place
    to.destroyed = other.destroyed
    for at in range(i64(len(other.board))):
        to.board[at] = other.board[at]
    for at in range(i64(len(other.wounds))):
        to.wounds[at] = other.wounds[at]
    to.occupied = other.occupied
    to.hero_at = other.hero_at
    to.activated = other.activated
    to.permanents = other.permanents[:]
    to.dice = other.dice
    to.dice_size = other.dice_size
    to.kept = other.kept
    to.thrown = other.thrown
    to.throws = other.throws
    to.acted = other.acted
    to.order_step = other.order_step


def copy_market(to: "Market", other: "Market") -> None:
    """Copy every field."""
    copy_open_market(to, other)
    copy_pile(to.deck, other.deck)


def copy_open_market(to: "Market", other: "Market") -> None:
    """Copy every field that is not secret."""
    for at in range(i64(len(other.places))):
        to.places[at] = other.places[at]
    to.wanted = other.wanted
    to.deck_size = other.deck_size


def copy_act(to: "Act", other: "Act") -> None:
    """Copy every field."""
    to.seat = other.seat
    to.following = other.following
    to.spell = other.spell
    to.dispelling = other.dispelling
    to.reinforced = other.reinforced
    to.targets = other.targets[:]
    to.places = other.places[:]
    to.paid = other.paid[:]
    to.helms = other.helms
    to.active = other.active
    to.commanded = other.commanded
    to.strikes = other.strikes[:]


def copy_pile(to: "Pile", other: "Pile") -> None:
    """Copy every field."""
    to.low = other.low
    to.middle = other.middle
    to.high = other.high
    to.kinds = other.kinds
    to.size = other.size
