"""Rolling, stopping, resting, and the token (§6)."""

import pytest

from antro.core.contract.game import CHANCE
from antro.core.text.words import load, say
from antro.games.heroes.options import make
from antro.games.heroes.state.config import MOST_THROWS
from antro.games.heroes.state.state import PLAYING
from tests.games.heroes.support.cycles import cycle, keep_all
from tests.games.heroes.support.position import position
from tests.games.heroes.support.walks import stroll


def token(table):
    return table.state.bouts[0].token(table.config.seats)


def test_6_1_at_the_start_all_players_roll_all_dice():
    game = make({"players": "3", "pace": "stepped"})
    state = next(state for state in stroll(game, 1, 1000) if state.stage == PLAYING)
    assert [side.dice for side in state.sides] == [0, 0, 0]
    assert [question.text for question in game.open_questions(state)] == ["fall 0"]


def test_6_1_all_players_roll_together_after_a_cycle():
    table = cycle(position(3), by=1)
    assert table.asked == ["keep 0 [0, 2]"]
    table.play("first keep FW", by=0).play("first keep everything", by=2)
    assert table.asked == ["fall 0"]
    assert [table.dice(seat) for seat in range(3)] == ["FW", "-", "FWEACH"]
    table.play("dawn throws CCCC", "noon throws FFFFFF")
    assert table.asked == ["roll 0 [0, 1, 2]"]
    assert [table.dice(seat) for seat in range(3)] == ["FWCCCC", "FFFFFF", "FWEACH"]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Rolls all dice.", "Keeps F, F and rolls the rest."]),
        ("it", ["Tira tutti i dadi.", "Tiene Fu, Fu e tira gli altri."]),
    ],
)
def test_6_2_a_player_who_keeps_nothing_rolls_all_dice(language, sentences):
    table = position().seat(0, dice="FFHHHC")
    words = load("antro.games.heroes", language)
    told = [table.game.describe(table.number(0, text)) for text in ("keep -", "keep FF")]
    assert [say(words, f"move.{move.kind}", move.fields) for move in told] == sentences


def test_6_2_a_player_keeps_any_dice_but_rolls_at_least_one():
    table = position().seat(0, dice="FFHHHC")
    lots = {
        "F" * fire + "C" * card + "H" * helm
        for fire in range(3)
        for card in range(2)
        for helm in range(4)
    } - {"FFCHHH"}
    assert {text[5:] for text in table.texts(0, "keep ")} == {lot or "-" for lot in lots}


def test_6_2_a_kept_die_may_be_rolled_again():
    table = position().seat(0, dice="FFHHHC")
    table.play("keep FF", by=0).play("plan to hold", by=1).play("dawn throws EEEE")
    assert table.dice(0) == "FFEEEE"
    assert "keep EEEE" in table.texts(0)
    table.play("keep EEEE", by=0).play("plan to hold", by=1)
    assert table.dice(0) == "EEEE"
    table.play("dawn throws AA")
    assert table.dice(0) == "EEEEAA"


def test_6_3_nobody_stops_before_the_first_roll():
    table = cycle(position(), by=0)
    assert table.asked == ["keep 0 [1]"]
    assert not [text for text in table.texts(1) if "stop" in text]


def test_6_3_a_player_who_kept_everything_may_stop_after_the_first_roll():
    table = keep_all(cycle(position().seat(1, dice="FWEACC"), by=0))
    table.play("dawn throws FFFFFF")
    assert "plan to stop" in table.texts(1)


def test_6_3_a_player_may_stop_without_a_possible_action():
    table = position().seat(0, dice="FWEAHH").stop(0)
    assert table.texts(0) == ["forgo"]


def test_6_3_a_player_with_an_unrolled_die_cannot_stop():
    table = position()
    table.side(0).dice_size = 7
    assert "plan to stop" not in table.texts(0)


def test_6_4_after_thirty_rolls_a_player_stops_or_rests():
    table = position().seat(0, throws=MOST_THROWS - 1)
    assert "keep F" in table.texts(0)
    assert "plan to rest" not in table.texts(0)
    table.play("plan to hold", by=0).play("plan to hold", by=1)
    assert table.side(0).throws == 30
    assert table.texts(0) == ["plan to stop", "plan to rest"]


def test_6_4_the_first_roll_counts():
    table = keep_all(cycle(position(), by=0))
    table.play("dawn throws FFFFFF")
    assert [table.side(seat).throws for seat in (0, 1)] == [1, 1]


def test_6_4_a_resting_player_does_nothing_until_the_next_stop():
    table = position(3).seat(0, throws=30)
    table.play("plan to rest", by=0).play("plan to hold", by=1).play("plan to hold", by=2)
    assert table.people == [1, 2]
    table.stop(1).play("forgo", by=1).play("pass", by=2)
    assert table.asked == ["follow 0 0"]
    table.play("pass", by=0)
    assert table.people == [0, 2]
    assert table.side(0).throws == 0


def test_6_5_all_players_stop_together_when_all_rest():
    table = position(3)
    table.state.bouts[0].stops = 1
    for seat in range(3):
        table.seat(seat, throws=30, dice="FWEACC", deck="command command")
    for seat in range(3):
        table.play("plan to rest", by=seat)
    assert table.state.bouts[0].stopper == -1
    asked = []
    while table.asked[0].startswith("follow"):
        asked += table.people
        table.play("pass", by=table.people[0])
    assert asked == [1, 2, 0]
    assert [table.side(seat).life for seat in range(3)] == [21, 21, 21]
    assert token(table) == 2
    assert table.asked == ["keep 0 [0, 1, 2]"]


def test_6_6_the_token_moves_with_every_stop():
    table, held = position(3), []
    for by in (2, 2, 0, 1):
        held.append(token(table))
        keep_all(cycle(table, by))
        while table.acting == [CHANCE]:
            table.play(table.texts(CHANCE)[0])
    assert held == [0, 1, 2, 0]


def test_6_6_a_player_who_is_out_does_not_have_the_token():
    table = position(3).leave(0)
    assert token(table) == 1
    keep_all(cycle(table, 2))
    assert token(table) == 1


def test_6_6_the_first_player_has_the_token_at_the_start():
    game = make({"players": "4", "pace": "stepped"})
    for seed in range(4):
        state = next(state for state in stroll(game, seed, 1000) if state.stage == PLAYING)
        assert state.bouts[0].token(4) == state.first


@pytest.mark.parametrize(
    ("stops", "stopping", "stopper"),
    [(0, (0, 1, 2), 0), (0, (1, 2), 1), (1, (0, 1), 1), (2, (0, 1), 0), (1, (0, 2), 2)],
)
def test_6_7_of_several_stops_the_first_from_the_token_counts(stops, stopping, stopper):
    table = position(3)
    table.state.bouts[0].stops = stops
    for seat in range(3):
        table.play("plan to stop" if seat in stopping else "plan to hold", by=seat)
    assert table.asked == [f"action 0 {stopper}"]


def test_6_7_the_other_players_who_stopped_are_normal_followers():
    table = position(3).stop(0, "plan to stop").play("forgo", by=0)
    assert table.asked == ["follow 0 1"]
    table.play("pass", by=1)
    assert table.side(1).life == 21
    assert table.asked == ["follow 0 2"]
