"""The end of a game, with the numbers that decided it."""

from antro.core.contract.bits import listed, lowest
from antro.core.contract.descriptions import Ending, Fields
from antro.games.heroes.display.names import hero_thing
from antro.games.heroes.flow.ending import (
    BOTH_MATCHES,
    ENOUGH_POINTS,
    LAST_HERO,
    LAST_STOP,
    LAST_STOP_FOR_POINTS,
    NO_CREATURES,
    TEAM_FALLEN,
)
from antro.games.heroes.flow.modes.teams import team_life
from antro.games.heroes.kinds import ENDINGS
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.config import WINNING_POINTS
from antro.games.heroes.state.state import HeroesState


def ending(game: Heroes, veiled: HeroesState) -> Ending:
    """Return how the game ended: by heroes, life, points, teams or places."""
    how = ENDINGS.index(veiled.pending[-1].clause)
    winners: Fields = {"role": named(game, listed(veiled.winners))}
    if how == LAST_HERO:
        return by_heroes(game, veiled, winners)
    if how in (LAST_STOP, NO_CREATURES):
        return by_life(game, veiled, winners, "last_stop" if how == LAST_STOP else "no_creatures")
    if how in (ENOUGH_POINTS, LAST_STOP_FOR_POINTS):
        return by_points(game, veiled, winners, first=how == ENOUGH_POINTS)
    if how == BOTH_MATCHES:
        return by_places(game, veiled, winners)
    return by_teams(game, veiled, fallen=how == TEAM_FALLEN)


def by_heroes(game: Heroes, veiled: HeroesState, winners: Fields) -> Ending:
    """Describe the win of the last hero (§23.1), or of the last players at the table (§30.1)."""
    seat = lowest(veiled.winners)
    side = veiled.sides[seat]
    if side.life == 0 or len(listed(veiled.winners)) > 1:
        return Ending("left_alone", winners)
    hero = hero_thing(game.config, side.hero)
    return Ending("last_hero", {**winners, "life": int(side.life), "hero": hero})


def by_life(game: Heroes, veiled: HeroesState, winners: Fields, how: str) -> Ending:
    """Describe a win by the most life (§24.1). After the last stop, ties are shared (§23.2)."""
    others = most_life(veiled, veiled.alive() & ~veiled.winners)
    fields: Fields = {**winners, "life": most_life(veiled, veiled.winners), "others": others}
    stops: Fields = {"stops": int(game.config.most_stops)}
    return Ending("shared" if veiled.drawn else how, {**fields, **stops})


def by_points(game: Heroes, veiled: HeroesState, winners: Fields, *, first: bool) -> Ending:
    """Describe a win by enough points (§25.2), or by the most at the last stop (§25.8)."""
    best = most_points(veiled, veiled.winners)
    others = most_points(veiled, game.config.everybody & ~veiled.winners)
    fields: Fields = {**winners, "points": best, "others": others}
    if first:
        return Ending("points", {**fields, "enough": int(WINNING_POINTS)})
    fields |= {"stops": int(game.config.most_stops), "life": most_life(veiled, veiled.winners)}
    if veiled.drawn:
        return Ending("points_shared", fields)
    return Ending("most_points" if best > others else "points_and_life", fields)


def by_teams(game: Heroes, veiled: HeroesState, *, fallen: bool) -> Ending:
    """Describe the fall of a team (§26.9), or a win by more life in total (§26.10)."""
    allies, names = game.config.allies, game.config.role_names
    teams = [listed(allies[0]), listed(game.config.everybody & ~allies[0])]
    won = 0 if veiled.winners & allies[0] else 1
    fields: Fields = {
        "role": names[teams[won][0]],
        "ally": names[teams[won][1]],
        "loser": names[teams[1 - won][0]],
        "other": names[teams[1 - won][1]],
    }
    if fallen:
        return Ending("team", fields)
    lives = [int(team_life(veiled, team)) for team in (0, 1)]
    counts: Fields = {"life": lives[won], "others": lives[1 - won]}
    how = "teams_shared" if veiled.drawn else "team_life"
    return Ending(how, {**fields, **counts, "stops": int(game.config.most_stops)})


def by_places(game: Heroes, veiled: HeroesState, winners: Fields) -> Ending:
    """Describe the final, and the other places if they were played for (§27.7)."""
    ranks = [int(place) for place in veiled.ranks]
    if ranks.count(2) != 1:
        return Ending("tournament_left", winners)
    second: Fields = {"second": named(game, [ranks.index(2)])}
    if ranks.count(3) != 1 or ranks.count(4) != 1:
        return Ending("final", {**winners, **second})
    third: Fields = {"third": named(game, [ranks.index(3)])}
    fourth: Fields = {"fourth": named(game, [ranks.index(4)])}
    return Ending("places", {**winners, **second, **third, **fourth})


def named(game: Heroes, seats: list[int]) -> list[str]:
    return [game.config.role_names[seat] for seat in seats]


def most_life(veiled: HeroesState, seats: int) -> int:
    """The most life of any hero in a set of seats."""
    return max((int(veiled.sides[seat].life) for seat in listed(seats)), default=0)


def most_points(veiled: HeroesState, seats: int) -> int:
    """The most points of any seat in a set."""
    return max((int(veiled.sides[seat].points) for seat in listed(seats)), default=0)
