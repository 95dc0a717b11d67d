"""Permanent spells: their sums, and their ends (§15)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antro.games.heroes.components.board import ALL_AROUND, COLUMNS, REACHED
from antro.games.heroes.components.codes import (
    DIE,
    FREEZE,
    MAGICAL_WARD,
    PHYSICAL_WARD,
    STRENGTH,
    WINGS,
)
from antro.games.heroes.components.effects import PHYSICAL
from antro.games.heroes.state.side import (
    DICE,
    ON_PLAYER,
    ONE_TOKEN,
    Side,
    caster_of,
    kind_of,
    power_of,
    space_of,
)
from antro.games.heroes.state.state import HeroesState


def total(state: HeroesState, side: Side, space: i64, effect: i64) -> i64:
    """Add up the permanent spells of one effect on a being, or on the player (§15.5)."""
    if not len(side.permanents):
        return 0
    spells = state.config.spells
    found: i64 = 0
    for entry in side.permanents:
        kind = kind_of(entry)
        if space_of(entry) == space and spells.effects[kind] == effect:
            found += max(1, spells.amounts[kind])
    return found


def ward(state: HeroesState, side: Side, space: i64, wound: i64) -> i64:
    """The reduction of each hit of a kind on a being (§15.10, §18.6)."""
    effect = PHYSICAL_WARD if wound == PHYSICAL else MAGICAL_WARD
    less = total(state, side, space, effect)
    being = side.board[space]
    if being >= 0:
        less += state.config.creatures.static(being, effect)
    return less


def strength(state: HeroesState, side: Side, space: i64) -> i64:
    """The strength of the creature on a space (§15.8)."""
    return state.config.creatures.strengths[side.board[space]] + total(state, side, space, STRENGTH)


def is_frozen(state: HeroesState, side: Side, space: i64) -> bool:
    """True if the creature on a space is frozen and cannot be activated (§15.9)."""
    return total(state, side, space, FREEZE) > 0


def helms_of(state: HeroesState, side: Side, space: i64) -> i64:
    """The number of helms needed to activate the creature on a space (§15.11)."""
    printed = state.config.creatures.helms[side.board[space]]
    return max(1, printed - total(state, side, space, WINGS))


def reach(state: HeroesState, side: Side, space: i64) -> i64:
    """Return the spaces of an opposite board that a creature reaches (§17.3, §15.11)."""
    direction = state.config.creatures.directions[side.board[space]]
    if total(state, side, space, WINGS):
        direction = ALL_AROUND
    return REACHED[direction * COLUMNS + space % COLUMNS]


# Ends


def weaken(state: HeroesState, seat: i64, at: i64, times: i64) -> None:
    """Remove power tokens, and then the spell itself (§14.9, §20.6)."""
    side = state.sides[seat]
    tokens = min(times, power_of(side.permanents[at]))
    side.permanents[at] -= tokens * ONE_TOKEN
    if tokens < times:
        end(state, seat, at)


def end(state: HeroesState, seat: i64, at: i64) -> None:
    """End a spell of a side, and give its card back to its caster if still in the game (§15.3)."""
    side = state.sides[seat]
    entry = side.permanents[at]
    side.permanents = without(side.permanents, at)
    caster = state.sides[caster_of(entry)]
    if caster.out == 0:
        caster.discard.add(kind_of(entry))
    if state.config.spells.effects[kind_of(entry)] == DIE:
        side.dice_size = min(side.dice_size, DICE + total(state, side, ON_PLAYER, DIE))


def end_on(state: HeroesState, seat: i64, space: i64) -> None:
    """End all spells on a being (§15.3)."""
    side = state.sides[seat]
    at: i64 = 0
    while at < len(side.permanents):
        if space_of(side.permanents[at]) == space:
            end(state, seat, at)
        else:
            at += 1


def end_all(state: HeroesState, seat: i64) -> None:
    """End all spells on a player and that player's beings (§22.2)."""
    while len(state.sides[seat].permanents):
        end(state, seat, 0)


def end_cast_by(state: HeroesState, caster: i64, among: i64) -> None:
    """End all spells that a player has cast on the players of a set (§22.3)."""
    for seat in range(state.config.seats):
        side = state.sides[seat]
        at: i64 = 0
        while at < len(side.permanents):
            if among >> seat & 1 and caster_of(side.permanents[at]) == caster:
                end(state, seat, at)
            else:
                at += 1


def without(row: vec[i64], at: i64) -> vec[i64]:
    """Return a row without one of its entries."""
    found = vec[i64]()
    for place in range(i64(len(row))):
        if place != at:
            found = append(found, row[place])
    return found


def moved(entry: i64, start: i64, to: i64) -> i64:
    """Return a permanent spell after its being has moved to another space (§15.4)."""
    return entry + (to - start) * 64 if space_of(entry) == start else entry
