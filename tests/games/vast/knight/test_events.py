"""Event cards (§9.7, §18, §39.10, §39.13)."""

import pytest

from antro.core.contract.bits import listed
from antro.games.vast.components.decks import EVENTS
from antro.games.vast.knight.effects.events import bury_events, can_bury_events, meet_event
from tests.games.vast.knight.support.her_turn import (
    cubes,
    her_turn,
    only_event,
    only_treasures,
    skip_minor,
    walk,
)


def met(kind, roles="KC", tiles="E", **board):
    """Let the Knight meet this Event."""
    table = only_event(her_turn(roles, tiles, **board), kind).do(meet_event)
    return table.play(f"{'play' if 'C' in roles else 'draw'} event {kind.replace('_', ' ')}")


def bottom(table):
    return [EVENTS[kind] for kind in table.state.knight.event_bottom if kind >= 0]


def test_18_1_the_cave_plays_one_of_three_and_buries_the_others():
    table = only_event(her_turn("KC", "E", grit=5), "light", "rats", "ambush").do(meet_event)
    assert table.asked == "event cave"
    assert table.offers() == ["play event ambush", "play event rats", "play event light"]
    table.play("play event rats")
    knight = table.state.knight
    assert knight.grit == 3
    assert [EVENTS[kind] for kind in knight.event_top[:2]] == [
        "light",
        "ambush",
    ]  # no other card is left


def test_18_1_without_a_cave_the_top_event_is_played():
    table = only_event(her_turn("KG", "E", grit=5), "rats").do(meet_event)
    table.play("draw event rats")
    assert (table.state.knight.grit, table.state.knight.events_left) == (3, 0)


def test_9_7_buried_events_keep_their_order():
    table = only_event(her_turn("KC", "E"), "light", "rats", "quake")
    knight = table.state.knight
    knight.event_deck[0], knight.events_left = 3, 3
    table.do(bury_events).settle()
    assert bottom(table) == ["light", "rats", "quake"]
    assert list(knight.event_top) == [0, 0, 0]


def test_29_8_events_are_buried_only_if_that_changes_the_next_events():
    table = only_event(her_turn("KC", "E"), "light", "rats", "quake")
    assert not can_bury_events(table.state)
    table.state.knight.event_bottom[0] = 0
    assert can_bury_events(table.state)


def test_9_7_with_fewer_than_three_events_the_cave_plays_one_of_the_rest():
    table = only_event(her_turn("KC", "E"), "rats").do(meet_event)
    assert table.offers() == ["play event rats"]


@pytest.mark.parametrize("roles", ["KC", "KG"])
def test_9_7_with_no_event_left_nothing_happens(roles):
    table = only_event(her_turn(roles, "E", put=[("event", (0, 0))])).play("have encounter")
    assert (table.asked, table.state.knight.encounters) == ("turn knight", 1)
    assert not table.state.ground.has(0, 8)


def test_18_2_the_ambush_event_causes_an_ambush():
    assert met("ambush").asked == "brace_or_monster knight"


def test_18_3_rats_take_two_grit_before_the_tile_gives_one():
    table = only_event(her_turn("KC", "E f:event", grit=1), "rats")
    walk(table, "east").play("play event rats")
    assert table.state.knight.grit == 1


def test_18_4_deep_and_dark_gives_the_cave_two_omens():
    table = met("deep_and_dark").settle()
    assert sum(table.state.cave.omens) == 2


def test_18_4_without_a_cave_deep_and_dark_gives_a_treasure_card():
    table = only_treasures(her_turn("KG", "E"), "javelin")
    skip_minor(only_event(table, "deep_and_dark").do(meet_event)).play("keep treasure")
    assert table.state.knight.treasures_held == 1


def test_18_4_with_no_treasure_left_deep_and_dark_gives_grit():
    table = only_event(only_treasures(her_turn("KG", "E")), "deep_and_dark").do(meet_event)
    assert skip_minor(table).state.knight.grit == 5


@pytest.mark.parametrize(("cards", "rage"), [((), 1), (("javelin",), 2)])
def test_41_12_the_eye_of_rage_counts_only_treasure_cards_from_deep_and_dark(cards, rage):
    table = her_turn("KG", "E", options={"schemes": "yes"}).goblins(bought="eye_of_rage", rage=1)
    only_event(only_treasures(table, *cards), "deep_and_dark").do(meet_event)
    assert skip_minor(table).state.goblins.rage == rage


@pytest.mark.parametrize("cards", [(), ("javelin",)])
def test_41_12_the_eye_of_rage_counts_every_treasure_token_of_the_knight(cards):
    put = [("treasure", (0, 0))]
    table = her_turn("KG", "E", put=put, options={"schemes": "yes"})
    only_treasures(table, *cards).goblins(bought="eye_of_rage", rage=1)
    table.play("have encounter", "collect treasure")
    assert table.state.goblins.rage == 2


def test_18_5_light_reveals_tiles():
    table = met("light", health=4, unplaced=1, strength=2)
    assert table.offers() == ["cube for health", "no cube for health"]
    table.play("cube for health")
    assert (table.state.knight.health, cubes(table, "discarded")) == (6, 1)


@pytest.mark.parametrize(
    "board",
    [
        {"health": 7, "unplaced": 3},
        {"health": 4, "unplaced": 2},
        {"health": 4, "unplaced": 0, "strength": 3},
    ],
)
def test_18_5_light_needs_missing_health_three_cubes_and_one_in_hand(board):
    assert met("light", **board).asked == "turn knight"


@pytest.mark.parametrize("kind", ["fresh_air", "fresh_water"])
def test_18_6_fresh_air_and_fresh_water(kind):
    table = met(kind, health=4, unplaced=1, strength=1).play("cube for health")
    assert (table.state.knight.health, cubes(table, "spent")) == (5, 1)
    table = met(kind, health=4, unplaced=1).play("no cube for health")
    assert (table.state.knight.health, cubes(table, "unplaced")) == (4, 1)


def test_18_7_vantage_point():
    tiles = """
        f:treasure_room  b   e:crystal
        .                E   .
        .                .   f
    """
    table = skip_minor(met("vantage_point", "KG", tiles))
    assert table.state.knight.grit == 4
    assert len(listed(table.state.ground.lit)) == 5  # the tiles that were filled in stay Dark
    assert table.state.knight.health == 7  # there was no Ambush


def test_18_8_cave_bread_returns_a_discarded_cube():
    table = met("cave_bread", discarded=2)
    assert (cubes(table, "discarded"), cubes(table, "unplaced")) == (1, 1)


def test_18_8_without_a_discarded_cube_cave_bread_takes_the_highest_of_the_track():
    table = met("cave_bread", grit=12, track=0b11100)
    assert (listed(table.state.knight.track), cubes(table, "unplaced")) == ([2, 3], 1)
    assert listed(table.state.knight.idle) == [4]


def test_39_13_the_revised_cave_bread():
    table = met("cave_bread", options={"bonus_cards": "yes"}, grit=12, track=0b11100)
    assert (table.state.knight.grit, listed(table.state.knight.track)) == (18, [3, 4])


def test_39_10_quake_makes_tiles_collapse():
    table = her_turn("KG", "E +o0 +o0 +o0", at=(2, 0), options={"bonus_cards": "yes"})
    only_event(table, "quake").do(meet_event)
    table.play("draw event quake", "roll centre")
    assert table.asked == "leave knight"
    table.play("move off east")
    assert skip_minor(table).state.removed == 1
    assert table.where("knight") == (2, 0)  # the part with the Knight has slid back to the Entrance
