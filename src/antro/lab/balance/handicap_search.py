"""Search the levels of the roles that make a game even, one change at a time.

The most even setting is the one with the highest lowest win rate. Equal rates are not enough,
because in some games all sides can lose. Each step goes to the best setting that is one level
away, if it is better. A result from few games should be measured again.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption
from antro.core.contract.game import Options
from antro.games import GAMES
from antro.games.option import complete
from antro.lab.balance.balance import playable
from antro.lab.tournament.side_results import SideRate

Measure = Callable[[Options], list[SideRate]]


class HandicapSetting(Struct, frozen=True):
    """A setting, and the win rate of each side with it."""

    options: Options
    sides: list[SideRate]

    @property
    def least(self) -> float:
        """The lowest win rate of any side."""
        return min(side.rate.mean for side in self.sides)


def search_handicaps(game: str, options: Options, measure: Measure) -> list[HandicapSetting]:
    """Return the steps to the most even setting, starting with the given options.

    Raise ``BadOption`` if the game has no levels.
    """
    way = [HandicapSetting(options, measure(options))]
    while True:
        found = [HandicapSetting(other, measure(other)) for other in changes(game, way[-1].options)]
        if not found:
            raise BadOption("game", game, Reason("no_level_option"))
        best = max(found, key=lambda one: one.least)
        if best.least <= way[-1].least:
            return way
        way.append(best)


def changes(game: str, options: Options) -> Iterator[Options]:
    """Yield each playable setting that differs in the level of one role."""
    manifest = GAMES[game]
    chosen = complete(manifest.options, options)
    of_roles = [manifest.level_options.get(role) for role in manifest.roles(options)]
    for option in manifest.options:
        for level in option.values if option.name in of_roles else []:
            other = {**options, option.name: level}
            if level != chosen[option.name] and playable(game, other):
                yield other


def in_words(title: str, one: HandicapSetting, start: Options) -> str:
    """Return a line with the changed levels and the win rate of each side."""
    changed = [f"{name}={level}" for name, level in one.options.items() if name not in start]
    won = ", ".join(f"{side.role} {side.rate.mean:.0%}" for side in one.sides)
    return f"{title}, {' '.join(changed) or 'default levels'}: {won}"
