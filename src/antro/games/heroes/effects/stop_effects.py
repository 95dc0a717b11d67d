"""The stop effects that a player suffers before an action (§10)."""

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
    """Apply weakness, burns and curses, blessings, then regrowth. A fall ends them (§10.3)."""
    weakness(state, seat)
    burns_and_curses(state, seat)
    blessings(state, seat)
    regrow(state, seat)


def weakness(state: HeroesState, seat: i64) -> None:
    """Wound the hero once for each die with the opposite element (§10.2)."""
    side = state.sides[seat]
    if state.config.texts:
        hit_hero(state, NOBODY, seat, count(side.dice, OPPOSITES[side.hero]), MAGICAL)


def burns_and_curses(state: HeroesState, seat: i64) -> None:
    """Apply burns and curses in the order of casting (§15.6, §15.12, §15.13)."""
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
    """The wounds of a curse to a hero. Other spells have none."""
    spells, dice = state.config.spells, state.sides[seat].dice
    if spells.effects[kind] == HELM_CURSE:
        return spells.amounts[kind] if count(dice, HELM) else 0
    if spells.effects[kind] == CARD_CURSE:
        return spells.amounts[kind] * (count(dice, CARD) // spells.seconds[kind])
    return 0


def blessings(state: HeroesState, seat: i64) -> None:
    """Heal blessed beings in the order of casting (§15.7)."""
    side, spells = state.sides[seat], state.config.spells
    for entry in side.permanents:
        if spells.effects[kind_of(entry)] == BLESS:
            heal(state, seat, space_of(entry), spells.amounts[kind_of(entry)])


def regrow(state: HeroesState, seat: i64) -> None:
    """Heal each creature of a seat that regrows, in the order of spaces (§18.8)."""
    side = state.sides[seat]
    for space in range(SPACES):
        if side.board[space] >= 0:
            amount = state.config.creatures.static(side.board[space], REGROW)
            if amount:
                heal(state, seat, space, amount)
