"""The sentences for every end of a game, with the reason for it."""

from tests.games.heroes.flow.test_endings import felled, last_creature, shoot
from tests.games.heroes.flow.test_points import FIREBALL, duel
from tests.games.heroes.flow.test_teams import three
from tests.games.heroes.flow.test_tournament import NO_THIRD_PLACE, matches, placed, ready
from tests.games.heroes.support.duels import DAWN, DUSK, NIGHT, NOON, fell, idle_cycle
from tests.games.heroes.support.position import position
from tests.games.support.ending_tests import EndingTests, sentences


def last_stop(*life):
    table = position(3)
    for seat, had in enumerate(life):
        table.seat(seat, life=had)
    table.state.bouts[0].stops = 99
    return table.stop(0).play("forgo", "pass", "pass")


def last_stop_for_points(points, life):
    table = position(3, mode="points")
    for seat in range(3):
        table.seat(seat, points=points[seat], life=life[seat], dice="CCHHHH")
    table.state.bouts[0].stops = 99
    return table.stop(0).play("forgo", "pass", "pass")


def last_stop_of_teams(*life):
    table = three()
    for seat, had in enumerate(life):
        table.seat(seat, life=had)
    table.state.bouts[0].stops = 99
    idle_cycle(table, DAWN)
    return table


def enough_points():
    table = duel().seat(0, points=18).seat(1, points=20).stop(0)
    return table.play(*FIREBALL, "target b2 of noon")


def team():
    table = three().seat(DAWN, dice="FFFHHC", hand="fireball").seat(DUSK, life=3)
    return table.stop(DAWN).play("cast fireball", "reinforce 0", "target b2 of dusk")


def left_alone():
    return position(3, mode="points").seat(2, life=0).leave(1).leave(0)


def without_a_final():
    """Return a tournament whose finalists have resigned, so the best of the others wins."""
    table = fell(matches(**NO_THIRD_PLACE), NOON)
    table.state.winners = 1 << DUSK
    for seat, place in enumerate([2, 2, 1, 3]):
        table.state.ranks[seat] = place
    return table


class TestEndings(EndingTests):
    name = "heroes"
    said = sentences(__file__)
    ends = {
        "last_hero": lambda: felled(2, own={"life": 7}),
        "left_alone": left_alone,
        "last_stop": lambda: last_stop(9, 8, 4),
        "shared": lambda: last_stop(11, 8, 4),
        "no_creatures": lambda: shoot(last_creature(creatureless="yes"), "f3 of noon"),
        "points": enough_points,
        "most_points": lambda: last_stop_for_points((5, 4, 0), (9, 21, 21)),
        "points_and_life": lambda: last_stop_for_points((7, 7, 0), (9, 8, 21)),
        "points_shared": lambda: last_stop_for_points((7, 7, 0), (10, 8, 21)),
        "team": team,
        "team_life": lambda: last_stop_of_teams(6, 6, 9),
        "teams_shared": lambda: last_stop_of_teams(6, 5, 9),
        "final": lambda: fell(matches(**NO_THIRD_PLACE), NOON),
        "tournament_left": without_a_final,
        "places": lambda: fell(fell(ready(placed(matches())), DAWN), NIGHT),
    }
