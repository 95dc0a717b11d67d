"""§10 What somebody who is about to act suffers first."""

from mypy_extensions import i64

from antro.games.heroes.components.board import SPACES
from antro.games.heroes.components.codes import BLESS, BURN, CARD_CURSE, HELM_CURSE, REGROW
from antro.games.heroes.components.effects import MAGICAL
from antro.games.heroes.components.lots import count
from antro.games.heroes.components.symbols import CARD, HELM, OPPOSITES
from antro.games.heroes.effects.wounds import NOBODY, heal, hit, hit_hero, is_settled
from antro.games.heroes.state.side import NONE, caster_of, kind_of, space_of
from antro.games.heroes.state.state import HeroesState


def suffer(state: HeroesState, seat: i64) -> None:
    """§10.3 Weakness; burns and curses; blessings; what regrows. A fall ends it."""
    weakness(state, seat)
    burns_and_curses(state, seat)
    blessings(state, seat)
    regrow(state, seat)


def weakness(state: HeroesState, seat: i64) -> None:
    """§10.2 As many wounds as dice show the element opposite to the hero's."""
    side = state.sides[seat]
    if state.config.texts:
        hit_hero(state, NOBODY, seat, count(side.dice, OPPOSITES[side.hero]), MAGICAL)


def burns_and_curses(state: HeroesState, seat: i64) -> None:
    """§15.6, §15.12, §15.13 In the order in which they were cast."""
    side = state.sides[seat]
    for entry in side.permanents[:]:
        kind, space = kind_of(entry), space_of(entry)
        if is_settled(state, seat):
            return
        if side.place_of(kind, space) == NONE:
            continue
        effect, amount = state.config.spells.effects[kind], state.config.spells.amounts[kind]
        if effect == BURN:
            hit(state, caster_of(entry), seat, space, amount, MAGICAL)
        else:
            hit_hero(state, caster_of(entry), seat, curse(state, seat, kind), MAGICAL)


def curse(state: HeroesState, seat: i64, kind: i64) -> i64:
    """The wounds that a curse does to a hero; none, for any other spell."""
    spells, dice = state.config.spells, state.sides[seat].dice
    if spells.effects[kind] == HELM_CURSE:
        return spells.amounts[kind] if count(dice, HELM) else 0
    if spells.effects[kind] == CARD_CURSE:
        return spells.amounts[kind] * (count(dice, CARD) // spells.seconds[kind])
    return 0


def blessings(state: HeroesState, seat: i64) -> None:
    """§15.7 What blessed beings have suffered is healed, in the order of casting."""
    side, spells = state.sides[seat], state.config.spells
    for entry in side.permanents:
        if spells.effects[kind_of(entry)] == BLESS:
            heal(state, seat, space_of(entry), spells.amounts[kind_of(entry)])


def regrow(state: HeroesState, seat: i64) -> None:
    """§18.8 Heal each creature of a seat that regrows, in the order of spaces."""
    side = state.sides[seat]
    for space in range(SPACES):
        if side.board[space] >= 0:
            amount = state.config.creatures.static(side.board[space], REGROW)
            if amount:
                heal(state, seat, space, amount)
