"""The effects of a spell after it is declared and paid (§14, §15.1)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.games.heroes.components.board import COLUMNS, IN_COLUMN, SPACES
from antro.games.heroes.components.codes import (
    CHAIN,
    COLUMN,
    DISCARD,
    DISPEL,
    DRAIN,
    EXPOSED_BEINGS,
    HEAL,
    OPPONENT,
    PLAYER,
    REVIVE,
    TELEPORT,
    WOUND,
)
from antro.games.heroes.components.effects import MAGICAL
from antro.games.heroes.effects.boards import swap
from antro.games.heroes.effects.permanents import weaken
from antro.games.heroes.effects.wounds import heal, hit, hit_each
from antro.games.heroes.state.act import Act
from antro.games.heroes.state.side import ON_PLAYER
from antro.games.heroes.state.state import HeroesState


def take_effect(state: HeroesState, seat: Seat, act: Act) -> None:
    """Apply the effect of an instant spell (§12.5).

    An effect that activates a creature is asked later.
    """
    spells, kind = state.config.spells, act.spell
    effect, amount = spells.effects[kind], spells.amounts[kind]
    if effect == WOUND:
        wound(state, seat, act)
    elif effect == HEAL:
        target = act.targets[0]
        heal(state, target // SPACES, target % SPACES, amount + act.reinforced)
    elif effect == DRAIN:
        drain(state, seat, act)
    elif effect == CHAIN:
        chain(state, seat, act)
    elif effect == DISCARD:
        loser = state.sides[act.targets[0]]
        loser.losing = min(amount + act.reinforced, loser.hand_size())
    elif effect == TELEPORT:
        teleport(state, act)
    elif effect == REVIVE:
        revive(state, seat, act)
    elif effect == DISPEL:
        dispel(state, act.targets[0], amount)


def wound(state: HeroesState, seat: Seat, act: Act) -> None:
    """Wound one being, a column, or the exposed beings of a player (§14.1)."""
    spells, kind, target = state.config.spells, act.spell, act.targets[0]
    amount, sort = spells.amounts[kind] + act.reinforced, spells.wounds[kind]
    if spells.targets[kind] == COLUMN:
        other = target // COLUMNS
        spaces = state.sides[other].occupied & IN_COLUMN[target % COLUMNS]
        hit_each(state, seat, other, spaces, amount, sort)
    elif spells.targets[kind] == EXPOSED_BEINGS:
        hit_each(state, seat, target, state.sides[target].exposed(), amount, sort)
    else:
        hit(state, seat, target // SPACES, target % SPACES, amount, sort)


def drain(state: HeroesState, seat: Seat, act: Act) -> None:
    """Deal wounds, then heal in full if the being to heal is still there (§14.3)."""
    spells, target, healed = state.config.spells, act.targets[0], act.places[0]
    being = state.sides[seat].board[healed % SPACES]
    hit(state, seat, target // SPACES, target % SPACES, spells.amounts[act.spell], MAGICAL)
    if state.sides[seat].board[healed % SPACES] == being:
        amount = spells.seconds[act.spell] + act.reinforced
        heal(state, seat, healed % SPACES, amount)


def chain(state: HeroesState, seat: Seat, act: Act) -> None:
    """Hit the declared path. A hero that falls on it breaks the chain (§14.4)."""
    spells, kind = state.config.spells, act.spell
    amount = spells.amounts[kind]
    for target in act.targets:
        hit(state, seat, target // SPACES, target % SPACES, amount, MAGICAL)
        amount = spells.seconds[kind]


def teleport(state: HeroesState, act: Act) -> None:
    """Move creatures one after the other to spaces that are empty by then (§14.6)."""
    for at in range(i64(len(act.targets))):
        target, place = act.targets[at], act.places[at]
        swap(state.sides[target // SPACES], target % SPACES, place % SPACES)


def revive(state: HeroesState, seat: Seat, act: Act) -> None:
    """Return a destroyed creature to the board, with at most the printed life (§14.7)."""
    side, creatures, kind = state.sides[seat], state.config.creatures, act.targets[0]
    space = act.places[0] % SPACES
    side.destroyed -= bit(4 * creatures.own_index[kind])
    side.put(space, kind)
    life = state.config.spells.amounts[act.spell] + act.reinforced
    side.wounds[space] = max(0, creatures.lives[kind] - life)


def dispel(state: HeroesState, target: i64, times: i64) -> None:
    """Remove tokens of a permanent spell in play, then the spell itself (§14.9, §20.6).

    *target* is ``(seat * 9 + space) * permanents + permanent``.
    """
    spells = state.config.spells
    width = i64(len(spells.lasting_kinds))
    kind, beside = spells.lasting_kinds[target % width], target // width
    seat, space = beside // (ON_PLAYER + 1), beside % (ON_PLAYER + 1)
    weaken(state, seat, state.sides[seat].place_of(kind, space), times)


def lay_beside(state: HeroesState, seat: Seat, act: Act) -> None:
    """Put a permanent spell beside its target, with its power tokens (§15.1, §15.2)."""
    target = act.targets[0]
    if state.config.spells.targets[act.spell] in (PLAYER, OPPONENT):
        state.sides[target].lay(act.spell, ON_PLAYER, seat, act.reinforced)
    else:
        state.sides[target // SPACES].lay(act.spell, target % SPACES, seat, act.reinforced)
