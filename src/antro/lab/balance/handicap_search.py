"""Which levels make a game even: every role's levels are tried, one change at a time.

Even is a setting in which the side that wins least wins much: where all may lose, it is not
enough that nobody wins more than the others. Each step goes to the best setting that is one
level away, as long as it is better. What is found among few games is to be measured again.
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
    """A setting, and what each side won with it."""

    options: Options
    sides: list[SideRate]

    @property
    def least(self) -> float:
        """What the side wins that wins least."""
        return min(side.rate.mean for side in self.sides)


def search_handicaps(game: str, options: Options, measure: Measure) -> list[HandicapSetting]:
    """The way to the most even setting: what was given, then each better one.

    Raises ``BadOption`` if the game has no levels.
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
    """The same setting with another level of one role: every one that can be played."""
    manifest = GAMES[game]
    chosen = complete(manifest.options, options)
    of_roles = [manifest.level_options.get(role) for role in manifest.roles(options)]
    for option in manifest.options:
        for level in option.values if option.name in of_roles else []:
            other = {**options, option.name: level}
            if level != chosen[option.name] and playable(game, other):
                yield other


def in_words(title: str, one: HandicapSetting, start: Options) -> str:
    """The levels that were changed, and what each side wins with them."""
    changed = [f"{name}={level}" for name, level in one.options.items() if name not in start]
    won = ", ".join(f"{side.role} {side.rate.mean:.0%}" for side in one.sides)
    return f"{title}, {' '.join(changed) or 'as usual'}: {won}"
