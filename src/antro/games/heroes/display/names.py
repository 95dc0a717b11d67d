"""The names in a view for the numbers in a state."""

from typing import Final

from mypy_extensions import i64

from antro.games.heroes.components.codes import (
    COLUMN,
    EXPOSED_BEINGS,
    OPPONENT,
    OWN_DESTROYED,
    PERMANENT_SPELL,
    PLAYER,
)
from antro.games.heroes.components.lots import FACES, count
from antro.games.heroes.display.view_types import CreatureView, PermanentView
from antro.games.heroes.moves.base import column_thing, space_thing
from antro.games.heroes.state.config import ROLES, Config
from antro.games.heroes.state.side import caster_of, kind_of, power_of, space_of

KEPT_COUNTS: Final[dict[i64, list[int]]] = {}


def spell_thing(config: Config, kind: i64) -> str:
    return f"spell:{config.spells.names[kind]}"


def hero_thing(config: Config, element: i64) -> str:
    return f"hero:{config.heroes[element].id}"


def creature_thing(config: Config, kind: i64) -> str:
    return f"creature:{config.creatures.names[kind]}"


def counts_of(lot: i64) -> list[int]:
    """Return the number of dice in a lot that show each face."""
    found = KEPT_COUNTS.get(lot)
    if found is None:
        found = KEPT_COUNTS[lot] = [int(count(lot, face)) for face in range(FACES)]
    return found


def creatures_in(config: Config, element: i64, cards: i64) -> list[CreatureView]:
    """Return creatures of a hero from counts of four bits each."""
    own = config.creatures.own[element]
    return [
        CreatureView(creature_thing(config, kind), int(cards >> 4 * place & 15))
        for place, kind in enumerate(own)
        if cards >> 4 * place & 15
    ]


def permanent_view(config: Config, seat: i64, entry: i64) -> PermanentView:
    name = config.spells.names[kind_of(entry)]
    return PermanentView(
        f"permanent:{name}:{seat * 9 + space_of(entry)}",
        f"spell:{name}",
        int(caster_of(entry)),
        int(power_of(entry)),
    )


def permanent_thing(config: Config, number: i64) -> str:
    """Return the thing of a permanent spell. *number* is a move number."""
    width = len(config.spells.lasting)
    name = config.spells.names[config.spells.lasting[number % width]]
    return f"permanent:{name}:{number // width}"


def target_thing(config: Config, spell: i64, target: i64) -> str:
    """Return the thing of a spell’s target, by the kind of the target."""
    sort = config.spells.targets[spell]
    if sort == COLUMN:
        return column_thing(int(target))
    if sort in (PLAYER, OPPONENT, EXPOSED_BEINGS):
        return f"player:{ROLES[target]}"
    if sort == PERMANENT_SPELL:
        return permanent_thing(config, target)
    if sort == OWN_DESTROYED:
        return f"destroyed:{config.creatures.names[target]}"
    return space_thing(int(target))
