"""Written orders, and the plans that the rules make from them (§8)."""

import pytest

from antro.core.contract.bits import bit
from antro.games.heroes.components.lots import LOTS, PACKED, letters, read_lot
from antro.games.heroes.components.symbols import ELEMENTS, OPPOSITES
from antro.games.heroes.kinds import ORDER
from antro.games.heroes.state.goals import (
    STUNNED_ORDER,
    WAITING,
    followed,
    is_ready_to_follow,
    kept,
    lacks,
    needs,
    plan,
)
from antro.games.heroes.state.order_text import (
    read_goal,
    read_order,
    write_goal,
    write_order,
)
from antro.games.heroes.state.side import HIDDEN, HOLD, NONE, REST, STOP
from tests.games.heroes.support.position import position

WORDS = {HOLD: "hold", STOP: "stop", REST: "rest"}
FIRE_OR_CARDS = "FFF+1H*;C3 a0 l1 w0 met goals"


def planned(order, dice, hero="fire", *, throws=1, waited=0, size=6, texts=True):
    """Return the plan made by the rules: the dice to keep, or a word."""
    own = ELEMENTS.index(hero)
    opposite = OPPOSITES[own] if texts else NONE
    made = plan(read_order(order), read_lot(dice), size, throws, waited, own, opposite) % WAITING
    return letters(PACKED[made]) if made < LOTS else WORDS[made]


def needed(goal, dice, a=0, hero="fire"):
    own = ELEMENTS.index(hero)
    return letters(needs(read_goal(goal), read_lot(dice), a, own, OPPOSITES[own]))


def follows(order, dice, hero="fire"):
    own = ELEMENTS.index(hero)
    return is_ready_to_follow(read_order(order), read_lot(dice), own, OPPOSITES[own])


def ordering(**options):
    """Return a game where all seats give an order before the first roll."""
    table = position(pace="orders", **options)
    for side in table.state.sides:
        side.throws = 0
    return table


def give(table, seat, order):
    """Give an order of a seat from its text."""
    goals, settings = order.split(" ", 1)
    named = [*goals.split(";"), None, None][:3]
    for nth, goal in zip(("first", "second", "third"), named, strict=True):
        table.play(f"{nth} goal {goal}" if goal else f"no {nth} goal", by=seat)
    return table.play(f"order {settings}", by=seat)


def test_8_1_all_give_a_secret_order_at_once_and_may_repeat_it():
    table = ordering().seat(0, dice="FFFHHC").seat(1, dice="WWWHHC")
    assert table.asked == ["order 0 [0, 1]"]
    assert "again" not in table.texts(0)
    give(table, 1, "WWW a7 l1 w0 never never")
    assert table.asked == ["order 0 [0]"]
    assert table.seen_by(0).sides[1].order == HIDDEN
    assert table.seen_by(1).sides[1].order == read_order("WWW a7 l1 w0 never never")
    give(table, 0, "FFF a7 l1 w0 met never")
    table.play("forgo", by=0)
    assert table.asked == ["order 0 [0, 1]"]
    table.play("again", by=1)
    assert table.asked == ["order 0 [0]"]
    assert table.side(1).order == read_order("WWW a7 l1 w0 never never")


def test_8_1_others_see_only_that_an_order_was_given():
    table = ordering()
    number = table.number(0, "first goal FFF")
    choice = table.game.choice_of[number]
    shown = choice.as_seen_by(number, 0, 1)
    assert choice.describe(shown).text == "a goal"
    assert choice.as_seen_by(number, 0, 0) == number
    table.play("first goal FFF", "no second goal", "no third goal", by=0)
    number = table.number(0, "order a3 l1 w0 met any")
    choice = table.game.choice_of[number]
    assert choice.describe(choice.as_seen_by(number, 0, 1)).text == "an order"


def test_8_3_a_goal_has_at_most_the_number_of_dice():
    table = ordering()
    offered = table.texts(0, "first goal")
    assert {"first goal FFFF+2H", "first goal D4+2H", "first goal C6"} <= {*offered}
    assert not {"first goal FFFF+3H", "first goal D4+3H", "first goal C7"} & {*offered}
    assert "first goal HH+4H*" in offered
    table.side(0).dice_size = 7
    assert {"first goal FFFF+3H", "first goal C7"} <= {*table.texts(0, "first goal")}
    assert "first goal FFFF+4H" not in table.texts(0)


def test_8_3_a_goal_with_cards_has_no_helms():
    with pytest.raises(ValueError, match="helms"):
        read_goal("C3+1H")
    assert write_goal(read_goal("AAA+2H")) == "AAA+2H"
    assert needed("AAA+2H", "FFFFFF") == "AAAHH"
    assert needed("HH+1H", "FFFFFF") == "HHH"
    assert needed("C5", "FFFFFF") == "CCCCC"


@pytest.mark.parametrize(
    ("dice", "a", "hero", "element"),
    [
        ("FEEACC", 0, "fire", "E"),  # shows most
        ("EEAACC", 0, "water", "E"),  # equal, so the first one
        ("FFAACC", 0, "air", "A"),  # equal, so the hero's own element
        ("FFAACC", 0, "fire", "F"),
        ("WWWACC", 2, "fire", "A"),  # the opposite one only from 3 on
        ("WWWACC", 3, "fire", "W"),
        ("WWAACC", 3, "fire", "A"),  # equal, so not the opposite element
        ("CCCHHH", 0, "water", "W"),
    ],
)
def test_8_4_a_goal_may_be_three_of_the_most_common_element(dice, a, hero, element):
    assert needed("S3", dice, a, hero) == 3 * element


@pytest.mark.parametrize(
    ("goal", "dice", "a", "hero", "needs"),
    [
        ("D3", "EEACCC", 0, "fire", "FEA"),  # elements already shown come first
        ("D3", "AACCCC", 0, "water", "WEA"),  # then Fire, but it is the opposite element
        ("D3", "FWACCC", 0, "fire", "FEA"),  # the opposite one only from 1 on
        ("D3", "FWACCC", 1, "fire", "FWA"),
        ("D3", "WCCCCC", 1, "fire", "FWE"),
        ("D3", "CCCCCC", 7, "fire", "FEA"),  # not the opposite one
        ("D3", "FWEACC", 7, "earth", "FWE"),
        ("D4", "CCCCCC", 0, "fire", "FWEA"),
    ],
)
def test_8_5_a_goal_may_be_different_elements(goal, dice, a, hero, needs):
    assert needed(goal, dice, a, hero) == needs


def test_8_6_a_goal_lacks_a_number_of_dice():
    need = read_lot("FFFH")
    assert lacks(need, read_lot("FHHHCC")) == 2
    assert lacks(need, read_lot("FFFFFF")) == 1
    assert lacks(need, read_lot("FFFHHW")) == 0


@pytest.mark.parametrize(
    ("goals", "nearer", "dice", "chosen"),
    [
        ("FFF;C3", 0, "FFCCHH", "C3"),  # 1 + 0 is not more than 1
        ("FFF;C3", 1, "FFCCHH", "FFF"),
        ("FFF;C3;HH", 1, "FCCHEE", "C3"),  # 1 + 1 is not more than 2; then 1 + 1 is more than 1
        ("FFF;C3;HH", 1, "FCCHHE", "HH"),  # replaces the goal followed so far
        ("FFF;C3;HH", 2, "FCCHHE", "HH"),  # 1 + 2 is more than 2, 0 + 2 is not
        ("FFFF;C3;HH", 2, "CCHHEE", "C3"),  # 0 + 2 is more than 1, which C3 lacks
    ],
)
def test_8_7_the_goal_that_is_followed(goals, nearer, dice, chosen):
    order = read_order(f"{goals} a7 l{nearer} w0 met never")
    goal = followed(order, read_lot(dice), 0, OPPOSITES[0])
    assert write_goal(int(goal)) == chosen


@pytest.mark.parametrize(
    ("goal", "dice", "keeps"),
    [
        ("FFF", "FFFFHC", "FFF"),
        ("FFF+1H", "FFHHHC", "FFH"),
        ("FFF+1H*", "FFHHHC", "FFHHH"),
        ("FFF*", "HHHHHH", "HHH"),  # three are left for fire
        ("C3*", "CCCCHE", "CCCC"),
        ("C3", "CCCCHE", "CCC"),
        ("C3*", "CHHHHE", "C"),  # no helms with cards
        ("HH*", "HHHHEE", "HHHH"),
    ],
)
def test_8_8_the_dice_that_are_kept(goal, dice, keeps):
    number, lot = read_goal(goal), read_lot(dice)
    need = needs(number, lot, 7, 0, OPPOSITES[0])
    assert letters(kept(number, need, lot, 6)) == keeps


@pytest.mark.parametrize(
    ("order", "dice", "made"),
    [
        pytest.param("FFF a0 l1 w0 met never", "FFWWCC", "FF", id="§8.9 a: before b"),
        pytest.param("FFF a0 l1 w0 met never", "FFFWWC", "FFFC", id="§8.9 b: exactly those"),
        pytest.param("FFF a1 l1 w0 met never", "FFFWWC", "FFFC", id="§8.9 b: all of them"),
        pytest.param("FFF a2 l1 w0 met never", "FFFWWC", "stop", id="§8.9 b: bears two"),
        pytest.param("FFF* a0 l1 w1 met never", "FFFWHC", "FFFCH", id="§8.9 b: before c"),
        pytest.param("FFF* a2 l1 w1 met never", "FFFWHC", "FFFH", id="§8.9 c: more helms"),
        pytest.param("FFF a2 l1 w1 met never", "FFFWHC", "stop", id="§8.9 c: not without a star"),
        pytest.param("FFF* a2 l1 w1 met never", "FFFHHH", "stop", id="§8.9 c: nothing to throw"),
        pytest.param("FFF a7 l1 w0 never never", "FFFHHC", "hold", id="§8.9 d: never stops"),
    ],
)
def test_8_9_the_first_plan_that_fits(order, dice, made):
    assert planned(order, dice) == made


def test_8_9_the_order_sets_the_number_of_beats_to_wait():
    order = "FFF* a7 l1 w2 met never"
    assert [planned(order, "FFFHEC", waited=beats) for beats in range(3)] == [
        "FFFH",
        "FFFH",
        "stop",
    ]


def test_8_9_a_waited_beat_is_counted():
    table = ordering().seat(0, dice="FFFHHC", throws=1).seat(1, dice="WWWHHC", throws=1)
    give(table, 1, "WWW a7 l1 w0 never never")
    give(table, 0, "FFF* a7 l1 w2 met never")
    assert table.dice(0) == "FFFHH"
    table.play("dawn throws C")
    assert table.side(0).waited == 2
    table.play("dawn throws C")
    assert table.asked == ["action 0 0"]


@pytest.mark.parametrize(
    ("order", "dice", "known", "made"),
    [
        pytest.param("FFF a7 l1 w0 met never", "FFFHHC", {"throws": 0}, "hold", id="first beat"),
        pytest.param("FFF a7 l1 w0 met never", "FFFHHC", {"throws": 29}, "stop", id="29 throws"),
        pytest.param("FFF a7 l1 w0 met never", "FFFHHC", {"throws": 30}, "stop", id="met at 30"),
        pytest.param("FFF a7 l1 w0 never never", "FFFHHC", {"throws": 30}, "rest", id="never"),
        pytest.param("FFF a7 l1 w0 met never", "FFEHHC", {"throws": 30}, "rest", id="lacks one"),
        pytest.param("FFF a0 l1 w0 met never", "FFFHHW", {"throws": 30}, "rest", id="opposite"),
        pytest.param("FFF* a7 l1 w9 met never", "FFFHHC", {"throws": 30}, "stop", id="no waiting"),
        pytest.param("C6 a7 l1 w0 met never", "CCCCCH", {"size": 7}, "CCCCC", id="seventh die"),
        pytest.param("FFF a0 l1 w0 met never", "FFFWWW", {"texts": False}, "stop", id="no texts"),
    ],
)
def test_8_10_first_and_last_beats_and_other_cases(order, dice, known, made):
    assert planned(order, dice, **known) == made


def test_8_10_waited_beats_count_from_0_with_each_order():
    table = ordering()
    table.side(0).waited = 5
    give(table, 0, "FFF* a7 l1 w2 met never")
    assert table.side(0).waited == 0


@pytest.mark.parametrize(
    ("order", "dice", "asked"),
    [
        ("WWW a7 l1 w0 never never", "WWWHHC", False),
        ("WWW a7 l1 w0 never goals", "WWWHHC", True),
        ("HH+2H;WWW a7 l1 w0 never goals", "WWWHHC", True),  # any of the goals
        ("WWW a0 l1 w0 never goals", "WWWFHC", False),  # an effect that the order does not accept
        ("WWW a1 l1 w0 never goals", "WWWFHC", True),
        ("WWWW a7 l1 w0 never goals", "WWWHHC", False),
        ("WWWW a7 l1 w0 never any", "WWWHHC", True),  # Magic Missile is possible
        ("WWWW a7 l1 w0 never any", "WWEHAF", False),  # no action is possible
    ],
)
def test_8_11_the_order_decides_if_a_player_is_asked_to_follow(order, dice, asked):
    table = ordering().seat(0, dice="FFFHHE", throws=1)
    table.seat(1, dice=dice, hand="magic_missile", throws=30)
    give(table, 1, order)
    give(table, 0, "FFF a7 l1 w0 met never")
    table.play("forgo", by=0)
    assert table.asked == (["follow 0 1"] if asked else ["order 0 [0, 1]"])
    if asked:
        assert "pass" in table.texts(1)


def test_8_12_the_rules_make_the_order_of_a_stunned_player():
    assert write_order(int(STUNNED_ORDER)) == "C5 a7 l1 w0 met never"
    table = ordering(mode="points").seat(0, dice="FFFHHC", throws=1)
    table.seat(1, dice="CCCCHE", throws=1, life=0)
    table.state.pending[-1] = table.config.question(ORDER, 0, bit(0))
    give(table, 0, "FFF a7 l1 w0 never never")
    assert table.dice(1) == "CCCC"
    table.play("noon throws CH")
    assert table.side(1).life == 5
    assert table.asked == ["order 0 [1]"]


def test_8_12_a_stunned_player_is_not_asked_after_a_cycle():
    table = ordering(mode="points").seat(0, dice="FFFHHE", throws=1)
    table.seat(1, throws=1)
    give(table, 1, "C3 a7 l1 w0 never never")
    table.side(1).life = 0
    give(table, 0, "FFF a7 l1 w0 met never")
    while table.asked != ["action 0 0"]:
        table.play(table.texts(table.acting[0])[0])
    table.play("forgo", by=0)
    assert table.asked == ["order 0 [0]"]


@pytest.mark.parametrize(
    ("hero", "order", "dice", "made"),
    [
        ("fire", FIRE_OR_CARDS, "FFHWCC", "FFH"),
        ("fire", FIRE_OR_CARDS, "FFFHHW", "FFFHH"),
        ("fire", FIRE_OR_CARDS, "FFFHHA", "stop"),
        ("fire", FIRE_OR_CARDS, "FWCCAE", "CC"),
        ("fire", "FFF;C3 a7 l3 w0 met any", "CCEAHW", "-"),
        ("fire", "FFF;C3 a7 l2 w0 met any", "CCCFFW", "FF"),
        ("water", "D4 a0 l1 w0 met never", "FFWEAC", "FWEAC"),
        ("water", "D4 a0 l1 w0 met never", "FWEACC", "stop"),
        ("air", "S3+1H* a0 l1 w2 met goals", "AAAHHC", "AAAHH"),
        ("air", "AAA+1H;AA a7 l2 w0 met goals", "AAFHCC", "AAH"),
        ("air", "AAA+1H;AA a7 l2 w0 met goals", "AAFWCC", "stop"),
        ("fire", "FFFF* a7 l1 w0 met any", "FFFHHH", "FFFHH"),
    ],
)
def test_8_13_examples_of_plans(hero, order, dice, made):
    assert planned(order, dice, hero) == made


def test_8_13_examples_of_following_and_waiting():
    assert follows(FIRE_OR_CARDS, "FFCCCE")
    assert not follows(FIRE_OR_CARDS, "FFCCCW")
    assert planned("S3+1H* a0 l1 w2 met goals", "AAAHHC", "air", waited=2) == "stop"
