"""The four ways to time the dice: real time, shared beat, turn by turn, orders (§7)."""

import pytest

from antro.core.contract.bits import bit
from antro.core.contract.errors import BadOption
from antro.core.contract.game import CHANCE, SPECTATOR, TIME
from antro.core.match.timed_moves import TIE, believed_time
from antro.games.heroes.options import OPTIONS, check_seats, make
from antro.games.heroes.state.side import SECRET
from tests.games.heroes.support.cycles import cycle, keep_all
from tests.games.heroes.support.position import position


def values(name):
    return next(option.values for option in OPTIONS if option.name == name)


def gap(table, text):
    """Return the time between the last move of a seat and this one."""
    return table.game.choice_of[table.number(0, text)].gap


def wait(table):
    return table.game.open_questions(table.state)[0].wait


def by_orders(*orders):
    """Give the order of each seat: a goal, and settings."""
    table = position(pace="orders").seat(0, dice="FFFHHC").seat(1, dice="WWWHHC")
    for seat, (goal, settings) in enumerate(orders):
        table.play(f"first goal {goal}", "no second goal", "no third goal", by=seat)
        table.play(f"order {settings}", by=seat)
    return table


def test_7_1_there_are_four_ways_to_time_the_dice():
    assert values("pace") == ["beat", "live", "stepped", "orders"]
    assert make({}).options["pace"] == "beat"


@pytest.mark.parametrize("pace", ["beat", "live", "stepped"])
def test_7_1_the_rules_after_a_stop_are_the_same(pace):
    table = position(pace=pace).seat(0, dice="FFFWCH", hand="magic_missile").stop(0)
    assert table.asked == ["action 0 0"]
    assert table.side(0).life == 20
    assert table.texts(0, "cast") == ["cast magic_missile"]


@pytest.mark.parametrize(
    ("slot", "milliseconds"),
    [("1.2", 1200), ("1.0", 1000), ("1.5", 1500), ("2.0", 2000), ("2.5", 2500)],
)
def test_7_2_in_real_time_some_time_passes_between_two_rolls(slot, milliseconds):
    table = position(pace="live", slot=slot)
    assert gap(table, "keep F") == milliseconds
    assert slot in values("slot")


def test_7_2_in_real_time_each_player_rolls_at_any_time():
    table = position(pace="live")
    table.play("keep FW", by=1)
    assert table.acting == [CHANCE]
    table.play("noon throws CCCC")
    assert (table.dice(0), table.dice(1)) == ("FWEACH", "FWCCCC")
    assert "keep FW" in table.texts(1)
    assert "keep F" in table.texts(0)


def test_7_3_in_real_time_a_player_may_stop_shortly_after_a_roll():
    assert gap(position(pace="live"), "stop") == 670


def test_7_4_a_press_counts_from_its_own_time_within_the_measured_delay():
    assert believed_time(said=900, arrived=1000, trip=120) == 900
    assert believed_time(said=500, arrived=1000, trip=120) == 880
    assert TIE == 10


@pytest.mark.parametrize(
    ("throws", "stops", "first"),
    [((3, 2, 4), 0, 1), ((2, 2, 2), 0, 0), ((2, 2, 2), 1, 1), ((2, 3, 2), 1, 2), ((1, 2, 2), 1, 0)],
)
def test_7_4_at_the_same_time_fewer_rolls_come_first_then_the_token(throws, stops, first):
    table = position(3, pace="live")
    table.state.bouts[0].stops = stops
    for seat, number in enumerate(throws):
        table.seat(seat, throws=number)
    assert table.game.order(table.state, bit(0) | bit(1) | bit(2)) == first


def test_7_5_dice_that_are_being_rolled_count():
    table = position(pace="live", mode="points")
    table.side(1).dice = 0
    table.play("stop", by=0)
    assert table.asked == ["fall 1"]
    table.play("noon throws CCCCCC")
    assert table.asked == ["action 0 0"]
    table.play("forgo", by=0)
    assert table.asked == ["follow 0 1"]
    assert table.dice(1) == "CCCCCC"


def test_7_6_in_real_time_the_first_roll_is_automatic():
    table = keep_all(cycle(position(pace="live"), by=0))
    assert (table.asked, wait(table)) == (["countdown 0"], 1500)
    table.beat().play("dawn throws FFFFFF")
    assert (table.asked, wait(table)) == (["look 0"], 1200)
    assert table.people == []
    table.beat()
    assert table.people == [0, 1]
    assert {"keep F", "stop"} <= {*table.texts(0)}


def test_7_7_in_real_time_all_rest_after_90_seconds():
    table = position(pace="live")
    assert wait(table) == 90_000
    table.play("all rest 0", by=TIME)
    assert table.state.bouts[0].stopper == -1
    assert table.asked == ["follow 0 0"]


def test_7_7_in_real_time_a_person_has_one_seat():
    with pytest.raises(BadOption):
        check_seats({"pace": "live"}, ["anna", "anna"])
    check_seats({"pace": "live"}, ["anna", "bruno", "", ""])
    check_seats({"pace": "beat"}, ["anna", "anna"])


@pytest.mark.parametrize(("beat", "milliseconds"), [("1.8", 1800), ("1.2", 1200), ("3.0", 3000)])
def test_7_8_all_seats_share_a_beat(beat, milliseconds):
    assert wait(position(pace="beat", beat=beat)) == milliseconds
    assert beat in values("beat")


def test_7_8_a_plan_is_secret_and_final():
    table = position(pace="beat").play("keep FW", by=0)
    assert table.people == [1]
    assert table.seen_by(1).sides[0].plan == SECRET
    assert table.seen_by(None).sides[0].plan == SECRET
    assert table.seen_by(0).sides[0].plan == table.side(0).plan != SECRET
    fresh = position(pace="beat")
    number = fresh.number(0, "plan to stop")
    shown = fresh.game.choice_of[number].as_seen_by(number, 0, SPECTATOR)
    assert fresh.game.choice_of[number].describe(shown).text == "plan to secret"


def test_7_8_a_beat_comes_on_time_even_if_all_have_a_plan():
    table = position(pace="beat").play("keep FW", by=0).play("keep F", by=1)
    assert table.acting == [TIME]
    assert table.dice(0) == "FWEACH"
    assert table.beat().asked == ["fall 0"]


def test_7_8_a_seat_without_a_plan_holds_and_rests_after_thirty_rolls():
    table = position(pace="beat").seat(0, throws=7).seat(1, throws=30).beat()
    assert table.side(0).throws == 8
    assert (table.dice(0), table.dice(1)) == ("FWEACH", "FWEACH")
    assert table.people == [0]


def test_7_9_a_seat_that_stops_does_not_roll_but_rolls_of_others_count():
    table = position(3, pace="beat")
    table.play("plan to stop", by=0).play("keep F", by=1).play("plan to hold", by=2).beat()
    assert table.asked == ["fall 1"]
    table.play("noon throws CCCCC")
    assert table.asked == ["action 0 0"]
    assert [table.dice(seat) for seat in range(3)] == ["FWEACH", "FCCCCC", "FWEACH"]


def test_7_9_plans_are_revealed_before_the_dice_are_rolled():
    table = position()
    table.game.apply(table.state, 0, table.number(0, "keep FW"))
    table.game.apply(table.state, 1, table.number(1, "plan to stop"))
    told: list[str] = []
    while table.acting == [CHANCE] and len(told) < 3:
        told.append(table.texts(CHANCE)[0])
        table.game.apply(table.state, CHANCE, table.number(CHANCE, told[-1]))
    assert told == ["dawn keeps FW", "noon planned to stop", "dawn throws HHHH"]


def test_7_9_recovering_comes_before_stops():
    table = position(mode="points").seat(0, life=0, dice="CCCCCH")
    table.play("plan to stop", by=0).play("plan to stop", by=1)
    assert table.side(0).life == 5
    assert table.asked == ["fall 0"]
    table.play("dawn throws FFFFFF")
    assert table.asked == ["action 0 1"]


def test_7_10_kept_dice_are_the_plan_for_the_first_beat():
    table = cycle(position(pace="beat"), by=0)
    assert not [text for text in table.texts(1) if "stop" in text]
    table.play("first keep FWE", by=1)
    assert (table.asked, wait(table)) == (["countdown 0"], 1500)
    table.beat().play("dawn throws FFFFFF")
    assert table.dice(1) == "FWE"
    table.play("noon throws AAA")
    assert table.asked == ["roll 0 [0, 1]"]
    assert "plan to stop" in table.texts(0)


def test_7_11_turn_by_turn_the_dice_are_rolled_when_all_have_a_plan():
    table = position(3)
    assert TIME not in table.acting
    table.play("keep F", by=2).play("plan to hold", by=0)
    assert table.asked == ["roll 0 [1]"]
    table.play("plan to hold", by=1)
    assert table.asked == ["fall 2"]


def test_7_12_the_rules_make_plans_from_orders():
    table = by_orders(("FFF", "a7 l1 w0 met never"), ("HH+1H", "a7 l1 w0 met never"))
    assert table.asked == ["fall 1"]
    assert table.dice(1) == "HH"
    table.play("noon throws EEEE")
    assert table.asked == ["action 0 0"]
