"""Cast a spell in steps: the spell, its reinforcements, its targets and its payment (§12.5).

A declared card leaves the hand at once, because all players have seen it. Nothing else changes
until everything is declared. Until then the declaration can be taken back.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.games.heroes import kinds
from antro.games.heroes.components.board import SPACES
from antro.games.heroes.components.codes import (
    ACTIVATE,
    CHAIN,
    COLUMN,
    DISCARD,
    DRAIN,
    EXPOSED_BEINGS,
    MORE_TARGETS,
    NOT_REINFORCED,
    OPPONENT,
    OWN_DESTROYED,
    PERMANENT_SPELL,
    PLAYER,
    REVIVE,
    TELEPORT,
)
from antro.games.heroes.effects.reach import beings_for, next_in_chain
from antro.games.heroes.effects.spells import dispel, lay_beside, take_effect
from antro.games.heroes.flow.striking import activate
from antro.games.heroes.state.act import Act
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.side import NONE, power_of
from antro.games.heroes.state.state import HeroesState

MOST_REINFORCEMENTS: Final[i64] = 15
DECLARING: Final = [
    kind.name
    for kind in (
        kinds.ACTION,
        kinds.REINFORCE,
        kinds.PAY,
        kinds.TARGET_BEING,
        kinds.TARGET_COLUMN,
        kinds.TARGET_PLAYER,
        kinds.TARGET_PERMANENT,
        kinds.TARGET_DESTROYED,
        kinds.TARGET_SPACE,
        kinds.MEND,
        kinds.MORE,
    )
]


# Reinforcements


def declare_spell(state: HeroesState, bout: Bout, seat: Seat, kind: i64) -> None:
    """Declare a spell (§12.1). Ask for its reinforcements if a number has to be chosen."""
    state.sides[seat].hand.take(kind)
    bout.act.spell = kind
    counted = state.config.spells.reinforcements[kind] not in (NOT_REINFORCED, MORE_TARGETS)
    if counted and most_reinforcements(state, bout.act):
        state.ask(kinds.REINFORCE, bout.slot, seat)
    else:
        ask_target(state, bout, seat)


def free_reinforcements(state: HeroesState, act: Act) -> i64:
    """The number of free reinforcements: 1 for a spell of the hero's element (§13.2)."""
    spells, kind = state.config.spells, act.spell
    if kind == NONE or not state.config.texts or spells.reinforcements[kind] == NOT_REINFORCED:
        return 0
    return 1 if spells.elements[kind] == state.sides[act.seat].hero else 0


def most_reinforcements(state: HeroesState, act: Act) -> i64:
    """The most reinforcements that the hand can pay for (§13.1, §20.7)."""
    pairs = (state.sides[act.seat].hand.size + i64(len(act.paid))) // 2
    if act.dispelling != NONE:
        return min(pairs, tokens_on(state, act.dispelling))
    return min(MOST_REINFORCEMENTS, free_reinforcements(state, act) + pairs)


def tokens_on(state: HeroesState, target: i64) -> i64:
    """The number of power tokens on a permanent spell. *target* is a move number."""
    spells = state.config.spells
    width = i64(len(spells.lasting_kinds))
    kind, beside = spells.lasting_kinds[target % width], target // width
    side = state.sides[beside // 9]
    return power_of(side.permanents[side.place_of(kind, beside % 9)])


def reinforce(state: HeroesState, bout: Bout, seat: Seat, times: i64) -> None:
    """Set the number of reinforcements, and ask the next question (§13.1)."""
    bout.act.reinforced = times
    if bout.act.dispelling != NONE:
        ask_payment(state, bout, seat)
    else:
        ask_target(state, bout, seat)


# Targets


def ask_target(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """Ask for a target of the kind that the spell has (§12.4)."""
    target = state.config.spells.targets[bout.act.spell]
    if target == COLUMN:
        state.ask(kinds.TARGET_COLUMN, bout.slot, seat)
    elif target in (PLAYER, OPPONENT, EXPOSED_BEINGS):
        state.ask(kinds.TARGET_PLAYER, bout.slot, seat)
    elif target == PERMANENT_SPELL:
        state.ask(kinds.TARGET_PERMANENT, bout.slot, seat)
    elif target == OWN_DESTROYED:
        state.ask(kinds.TARGET_DESTROYED, bout.slot, seat)
    else:
        state.ask(kinds.TARGET_BEING, bout.slot, seat)


def declare_target(state: HeroesState, bout: Bout, seat: Seat, target: i64) -> None:
    """Add a target. Ask for its space, or for the being to heal, if the spell needs one."""
    act = bout.act
    act.targets = append(act.targets, target)
    effect = state.config.spells.effects[act.spell]
    if effect in (TELEPORT, REVIVE):
        state.ask(kinds.TARGET_SPACE, bout.slot, seat)
    elif effect == DRAIN:
        state.ask(kinds.MEND, bout.slot, seat)
    else:
        ask_for_more(state, bout, seat)


def declare_place(state: HeroesState, bout: Bout, seat: Seat, place: i64) -> None:
    """Add the space that a target moves to, or the being that is healed."""
    bout.act.places = append(bout.act.places, place)
    ask_for_more(state, bout, seat)


def ask_for_more(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """Ask for one more target if the spell, the hand and the boards allow it (§13.3, §13.5)."""
    act = bout.act
    if state.config.spells.reinforcements[act.spell] == MORE_TARGETS:
        act.reinforced = i64(len(act.targets)) - 1
        if act.reinforced < most_reinforcements(state, act) and further_targets(state, seat, act):
            state.ask(kinds.MORE, bout.slot, seat)
            return
    ask_payment(state, bout, seat)


def further_targets(state: HeroesState, seat: Seat, act: Act) -> i64:
    """Return the beings that may be one more target (§14.4, §14.6)."""
    named: i64 = 0
    for target in act.targets:
        named |= bit(target)
    if state.config.spells.effects[act.spell] == CHAIN:
        return next_in_chain(state, named, act.targets[i64(len(act.targets)) - 1])
    return beings_for(state, seat, act.spell) & ~named


def spaces_for(state: HeroesState, seat: Seat, act: Act) -> i64:
    """Return the empty spaces for the last target, as ``seat * 8 + space`` (§14.6, §14.7)."""
    if state.config.spells.effects[act.spell] == REVIVE:
        return state.sides[seat].empty_spaces() << SPACES * seat
    owner = act.targets[i64(len(act.targets)) - 1] // SPACES
    free = state.sides[owner].empty_spaces() << SPACES * owner
    for at in range(i64(len(act.places))):
        if act.targets[at] // SPACES == owner:
            free |= bit(act.targets[at])
            free &= ~bit(act.places[at])
    return free


# Payment


def ask_payment(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """Ask for the next card to pay. When all are paid, apply the spell (§13.1)."""
    if cards_due(state, bout.act) > len(bout.act.paid):
        state.ask(kinds.PAY, bout.slot, seat)
    else:
        complete(state, bout, seat)


def cards_due(state: HeroesState, act: Act) -> i64:
    """The number of cards that the reinforcements cost."""
    return 2 * max(0, act.reinforced - free_reinforcements(state, act))


def pay(state: HeroesState, bout: Bout, seat: Seat, kind: i64) -> None:
    """Take one card from the hand as payment."""
    state.sides[seat].hand.take(kind)
    bout.act.paid = append(bout.act.paid, kind)
    ask_payment(state, bout, seat)


def payable(state: HeroesState, seat: Seat, act: Act) -> i64:
    """Return the kinds of cards that may be paid next.

    Cards are paid in ascending order, so enough cards must be left after this one.
    """
    hand, missing = state.sides[seat].hand, cards_due(state, act) - i64(len(act.paid))
    least = act.paid[i64(len(act.paid)) - 1] if len(act.paid) else i64(0)
    found: i64 = 0
    for kind in range(least, state.config.spells.kinds):
        if hand.kinds >> kind & 1 and hand.count_from(kind) >= missing:
            found |= bit(kind)
    return found


def is_declaring(state: HeroesState, bout: Bout) -> bool:
    """True if the active player is still choosing or declaring an action (§12.5)."""
    return any(question.kind in DECLARING for question in state.stack(bout.slot))


def take_back(state: HeroesState, bout: Bout) -> None:
    """Take back an incomplete declaration (§29.5)."""
    act = bout.act
    hand = state.sides[act.seat].hand
    if act.spell != NONE:
        hand.add(act.spell)
    for kind in act.paid:
        hand.add(kind)
    act.clear_declaration()


def put_away(state: HeroesState, bout: Bout) -> None:
    """Discard a spell that was cast, or take back an incomplete declaration (§12.7)."""
    act = bout.act
    if act.spell == NONE and act.dispelling == NONE:
        return
    if is_declaring(state, bout):
        take_back(state, bout)
    else:
        state.sides[act.seat].discard.add(act.spell)


# The effect


def complete(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """Discard the payment, then apply the effect of a fully declared spell (§12.5)."""
    act, side = bout.act, state.sides[seat]
    for kind in act.paid:
        side.discard.add(kind)
    act.paid = vec[i64]()
    if act.dispelling != NONE:
        dispel(state, act.dispelling, 1 + act.reinforced)
        act.clear_declaration()
        return
    act.helms = state.config.spells.helms_left(act.spell, side.dice)
    state.ask(kinds.SPELL_OVER, bout.slot)
    if state.config.spells.permanent[act.spell]:
        lay_beside(state, seat, act)
        act.clear_declaration()
    else:
        take_effect(state, seat, act)
        ask_after_effect(state, bout, seat)


def ask_after_effect(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """Ask the question that some effects need: an activation or a discard (§14.5, §14.8)."""
    config, act = state.config, bout.act
    if act.spell == NONE or bout.over:
        return
    effect = config.spells.effects[act.spell]
    if effect == ACTIVATE:
        act.commanded = 1
        activate(state, bout, seat, act.targets[0] % SPACES)
    elif effect == DISCARD:
        loser = act.targets[0]
        if state.sides[loser].losing:
            state.ask(kinds.SHED if config.owner_discards else kinds.LOSE, bout.slot, loser)


@final
class SpellOver(Step[HeroesState]):
    """The step after an effect: discard an instant spell, then allow helms (§12.5)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        act = state.bouts[argument].act
        if act.spell != NONE:
            state.sides[act.seat].discard.add(act.spell)
        act.clear_declaration()
        state.ask(kinds.HELMS_LEFT, argument)
