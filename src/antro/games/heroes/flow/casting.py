"""§12.5 Casting: the spell, its reinforcements, its targets and its payment are declared in turn.

Whatever is named leaves the hand at once, so that it is nobody's secret any longer. Nothing else
changes before all is declared; until then it can be taken back.
"""

from typing import Final, final

from librt.vecs import append
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


# How often


def declare_spell(state: HeroesState, bout: Bout, seat: Seat, kind: i64) -> None:
    """§12.1 A spell is named; how often it is reinforced is asked, where that is one number."""
    state.sides[seat].hand.take(kind)
    bout.act.spell = kind
    counted = state.config.spells.reinforcements[kind] not in (NOT_REINFORCED, MORE_TARGETS)
    if counted and most_reinforcements(state, bout.act):
        state.ask(kinds.REINFORCE, bout.slot, seat)
    else:
        ask_target(state, bout, seat)


def free_reinforcements(state: HeroesState, act: Act) -> i64:
    """§13.2 A spell of the hero's element is reinforced once for free."""
    spells, kind = state.config.spells, act.spell
    if kind == NONE or not state.config.texts or spells.reinforcements[kind] == NOT_REINFORCED:
        return 0
    return 1 if spells.elements[kind] == state.sides[act.seat].hero else 0


def most_reinforcements(state: HeroesState, act: Act) -> i64:
    """§13.1, §20.7 How often the hand allows to reinforce what is declared."""
    pairs = (state.sides[act.seat].hand.size + i64(len(act.paid))) // 2
    if act.dispelling != NONE:
        return min(pairs, tokens_on(state, act.dispelling))
    return min(MOST_REINFORCEMENTS, free_reinforcements(state, act) + pairs)


def tokens_on(state: HeroesState, target: i64) -> i64:
    """The power tokens of a permanent spell, numbered as the choices among them."""
    spells = state.config.spells
    width = i64(len(spells.lasting_kinds))
    kind, beside = spells.lasting_kinds[target % width], target // width
    side = state.sides[beside // 9]
    return power_of(side.permanents[side.place_of(kind, beside % 9)])


def reinforce(state: HeroesState, bout: Bout, seat: Seat, times: i64) -> None:
    """§13.1 Note how often a spell is reinforced, and ask what comes next."""
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
    """A target is named; some go somewhere, or somebody is healed for them."""
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
    """Where a target goes, or who is healed, is named."""
    bout.act.places = append(bout.act.places, place)
    ask_for_more(state, bout, seat)


def ask_for_more(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """§13.3, §13.5 One more target, if the spell, the hand and the table allow it."""
    act = bout.act
    if state.config.spells.reinforcements[act.spell] == MORE_TARGETS:
        act.reinforced = i64(len(act.targets)) - 1
        if act.reinforced < most_reinforcements(state, act) and further_targets(state, seat, act):
            state.ask(kinds.MORE, bout.slot, seat)
            return
    ask_payment(state, bout, seat)


def further_targets(state: HeroesState, seat: Seat, act: Act) -> i64:
    """§14.4, §14.6 The set of beings that may be one more target."""
    named: i64 = 0
    for target in act.targets:
        named |= bit(target)
    if state.config.spells.effects[act.spell] == CHAIN:
        return next_in_chain(state, named, act.targets[i64(len(act.targets)) - 1])
    return beings_for(state, seat, act.spell) & ~named


def spaces_for(state: HeroesState, seat: Seat, act: Act) -> i64:
    """§14.6, §14.7 The set of empty spaces that the last target may go to, ``seat * 8 + space``."""
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
    """§13.1 Cards are named until all are; then it happens."""
    if cards_due(state, bout.act) > len(bout.act.paid):
        state.ask(kinds.PAY, bout.slot, seat)
    else:
        complete(state, bout, seat)


def cards_due(state: HeroesState, act: Act) -> i64:
    """How many cards the reinforcements cost."""
    return 2 * max(0, act.reinforced - free_reinforcements(state, act))


def pay(state: HeroesState, bout: Bout, seat: Seat, kind: i64) -> None:
    """A card is named as payment."""
    state.sides[seat].hand.take(kind)
    bout.act.paid = append(bout.act.paid, kind)
    ask_payment(state, bout, seat)


def payable(state: HeroesState, seat: Seat, act: Act) -> i64:
    """The set of kinds that may be named next: ascending, and so that enough are left."""
    hand, missing = state.sides[seat].hand, cards_due(state, act) - i64(len(act.paid))
    least = act.paid[i64(len(act.paid)) - 1] if len(act.paid) else i64(0)
    found: i64 = 0
    for kind in range(least, state.config.spells.kinds):
        if hand.kinds >> kind & 1 and hand.count_from(kind) >= missing:
            found |= bit(kind)
    return found


def take_back(state: HeroesState, bout: Bout) -> None:
    """§29.5 A declaration that is not complete is taken back."""
    act = bout.act
    hand = state.sides[act.seat].hand
    if act.spell != NONE:
        hand.add(act.spell)
    for kind in act.paid:
        hand.add(kind)
    act.clear_declaration()


# What happens


def complete(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """§12.5 All is declared: the payment is discarded, then the effect comes."""
    act, side = bout.act, state.sides[seat]
    for kind in act.paid:
        side.discard.add(kind)
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
    """§14.5, §14.8 What the effect of some spells leaves to be answered."""
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
    """The effect is over: an instant spell is discarded, and helms may be used (§12.5)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        act = state.bouts[argument].act
        if act.spell != NONE:
            state.sides[act.seat].discard.add(act.spell)
        act.clear_declaration()
        state.ask(kinds.HELMS_LEFT, argument)
