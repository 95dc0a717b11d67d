"""Explain why a target, a move or an attack is not allowed. These are parts of ``explain``."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Reason
from antro.games.heroes.components.board import EMPTY, HERO, SPACE_NAMES, SPACES
from antro.games.heroes.components.codes import (
    CHAIN,
    CREATURE,
    EXPOSED_BEING,
    EXPOSED_CREATURE,
    NO_EFFECT,
    OPPONENT,
    OWN_BEING,
    OWN_CREATURE,
    TELEPORT,
)
from antro.games.heroes.display.obstacles import Case
from antro.games.heroes.effects.permanents import helms_of, is_frozen, reach
from antro.games.heroes.state.side import Side


def at(case: Case) -> tuple[Side, int]:
    """Return the board and the space that the handle names."""
    return case.state.sides[case.number], SPACE_NAMES.index(case.name)


def in_bout(case: Case) -> bool:
    """True if the owner of the named thing is in the viewer’s bout."""
    return bool(case.state.bout(case.me).alive >> case.number & 1)


# Targets


def being(case: Case) -> Reason:
    """Explain why a being is not a valid target of this spell (§12.4)."""
    if case.kind != "space":
        return case.other()
    side, space = at(case)
    if not in_bout(case):
        return Reason("not_here", "12.4")
    if side.board[space] == EMPTY:
        return Reason("space_empty", "12.4")
    return wrong_sort(case, side, space) or blocked(case, side, space)


def wrong_sort(case: Case, side: Side, space: int) -> Reason | None:
    """Explain that the spell needs another sort of being, or return None."""
    act = case.state.bout(case.me).act
    sort = case.config.spells.targets[act.spell]
    if sort in (OWN_BEING, OWN_CREATURE) and case.number != case.me:
        return Reason("not_own", "12.4")
    if sort in (CREATURE, OWN_CREATURE, EXPOSED_CREATURE) and side.board[space] == HERO:
        return Reason("no_creature", "12.4")
    if sort in (EXPOSED_BEING, EXPOSED_CREATURE) and not side.exposed() >> space & 1:
        return Reason("not_exposed", "1.5")
    return None


def blocked(case: Case, side: Side, space: int) -> Reason:
    """Explain what else forbids the spell on a being of the right sort."""
    act = case.state.bout(case.me).act
    if case.config.spells.permanent[act.spell]:
        return Reason("has_it", "12.6")
    if case.config.spells.effects[act.spell] == TELEPORT:
        return Reason("board_full", "14.6")
    return Reason("frozen", "15.9") if is_frozen(case.state, side, space) else case.other()


def further(case: Case) -> Reason:
    """Explain why a being is not a valid further target (§13.3)."""
    if case.kind != "space":
        return case.other()
    act = case.state.bout(case.me).act
    if case.space() in act.targets:
        return Reason("target_already", "14.4")
    if case.config.spells.effects[act.spell] == CHAIN:
        return Reason("no_neighbour", "14.4")
    return being(case)


def mending(case: Case) -> Reason:
    """Explain that only your own beings are healed (§14.3)."""
    if case.kind != "space":
        return case.other()
    return Reason("not_own", "14.3") if case.number != case.me else Reason("space_empty", "14.3")


def column(case: Case) -> Reason:
    """Explain that a column is empty or belongs to the other duel (§12.4)."""
    if case.kind != "column":
        return case.other()
    return Reason("column_empty" if in_bout(case) else "not_here", "12.4")


def player(case: Case) -> Reason:
    """Explain why a player is not a valid target of this spell (§12.4)."""
    if case.kind != "player":
        return case.other()
    seat = case.game.roles.index(case.name)
    act = case.state.bout(case.me).act
    if not case.state.bout(case.me).alive >> seat & 1:
        return Reason("not_here", "12.4")
    friend = case.config.allies[case.me] >> seat & 1
    if case.config.spells.targets[act.spell] == OPPONENT and friend:
        return Reason("no_opponent", "1.8")
    return Reason("has_it", "12.6")


def permanent(case: Case) -> Reason:
    """Explain that a permanent spell is not in play (§14.9)."""
    if case.kind != "permanent":
        return case.other()
    return Reason("not_in_play", "14.9")


def destroyed(case: Case) -> Reason:
    """Explain why a creature cannot be revived (§14.7)."""
    if case.kind != "destroyed":
        return case.other()
    creatures = case.config.creatures
    kind = creatures.names.index(case.name)
    if creatures.elements[kind] != case.side.hero:
        return Reason("not_destroyed", "14.7")
    lying = case.side.destroyed >> 4 * creatures.own_index[kind] & 15
    return Reason("too_dear", "14.7") if lying else Reason("not_destroyed", "14.7")


def space(case: Case) -> Reason:
    """Explain why a creature cannot move to a space (§14.6)."""
    if case.kind != "space":
        return case.other()
    act = case.state.bout(case.me).act
    teleported = case.config.spells.effects[act.spell] == TELEPORT
    owner = act.targets[i64(len(act.targets)) - 1] // SPACES if teleported else i64(case.me)
    return Reason("other_board", "14.6") if case.number != owner else Reason("not_empty", "14.6")


# Helms


def helms(case: Case) -> Reason:
    """Explain why a being cannot be moved or activated (§16)."""
    if case.path[-1] == "choice:activate" and len(case.path) > 1:
        return activating(case)
    if case.kind != "space":
        return case.other()
    if len(case.path) > 1:
        return stepping(case)
    side, place = at(case)
    if case.number != case.me:
        return Reason("not_own", "16.4")
    if side.board[place] == EMPTY:
        return Reason("space_empty", "16.4")
    return activating(case)


def first_space(case: Case) -> int:
    """Return the space that was picked first."""
    return SPACE_NAMES.index(case.path[0].split(":")[1])


def stepping(case: Case) -> Reason:
    """Explain why the picked being cannot be moved to a space (§16.4)."""
    if case.number != case.me:
        return Reason("not_own", "16.4")
    there = SPACE_NAMES.index(case.name)
    if case.side.occupied >> there & 1:
        return Reason("not_empty", "16.4")
    return Reason("too_far", "16.4")


def activating(case: Case) -> Reason:
    """Explain why a creature cannot be activated (§16.2, §16.3)."""
    side, place = case.side, first_space(case)
    if side.board[place] == HERO:
        return Reason("hero_not_activated", "16.5")
    if is_frozen(case.state, side, place):
        return Reason("frozen", "15.9")
    if side.activated >> place & 1:
        return Reason("activated_already", "16.2")
    price, have = helms_of(case.state, side, place), case.state.bout(case.me).act.helms
    if price > have:
        return Reason("few_helms", "16.2", {"price": int(price), "have": int(have)})
    return Reason("nothing_to_do", "16.3")


# Attacks and abilities


def striking(case: Case) -> Reason:
    """Explain why a being cannot be attacked, or an ability not used (§17, §18)."""
    act = case.state.bout(case.me).act
    if case.path[0] == "choice:ability":
        kind = case.side.board[act.active]
        if case.config.creatures.actives[kind] == NO_EFFECT:
            return Reason("no_ability", "18.1")
        return Reason("not_for_ability", "18.1")
    if case.name == "idle":
        return Reason("not_commanded", "14.8")
    if case.kind != "space":
        return case.other()
    return unreached(case)


def unreached(case: Case) -> Reason:
    """Explain why the activated creature cannot attack a being (§17)."""
    side, place = at(case)
    act = case.state.bout(case.me).act
    if not case.state.opponents(case.me) >> case.number & 1:
        return Reason("no_opponent", "17.2")
    if side.board[place] == EMPTY:
        return Reason("space_empty", "17.1")
    if not side.exposed() >> place & 1:
        return Reason("not_exposed", "1.5")
    if not reach(case.state, case.side, act.active) & bit(place):
        return Reason("out_of_reach", "17.3")
    return Reason("one_board", "18.7")
