"""The balance lab: its measurements, and decks without one symbol."""

import json

import pytest

from antro.cli import run as antro
from antro.core.contract.errors import BadOption
from antro.games.drako.components.cards import SIDES, Side
from antro.games.drako.components.decks import data, read_deck
from antro.games.vast.components.lists import data as vast_data
from antro.lab.balance.balance import measure, pairings, settings
from antro.lab.learning.ablation import ablations, without
from antro.lab.tournament.match import play


def measured(count=6):
    return [
        play(each) for each in pairings("drako", {"matchup": "dragon-dwarves"}, "greedy", count, 1)
    ]


def test_every_match_up_is_measured_unless_one_is_given():
    assert len(settings("drako", {})) == 6
    assert settings("drako", {"matchup": "trolls-dwarves"}) == [{"matchup": "trolls-dwarves"}]


def test_contests_follow_the_given_options():
    both = settings("volfyirion", {})
    assert [case["privileges"] for case in both] == ["yes", "no"]
    assert all(case["first"] == "seat" for case in both)
    assert settings("volfyirion", {"privileges": "no", "perks": "yes"}) == [
        {**both[1], "perks": "yes"}
    ]


def test_options_without_a_contest_are_measured_alone():
    alone = {"mode": "solo", "difficulty": "easy"}
    assert settings("volfyirion", alone) == [alone]
    result = measure([play(each) for each in pairings("volfyirion", alone, "greedy", 2, 1)])
    assert result.setting == "solo easy"
    assert result.fair
    assert result.contest == "against the game"
    assert set(result.endings) == {"17.12"}


def test_unknown_options_are_refused_when_games_are_made():
    (case,) = settings("drako", {"matchup": "dragon-cats"})
    with pytest.raises(BadOption, match="matchup"):
        pairings("drako", case, "greedy", 1, 1)


def test_a_card_is_counted_where_it_is_acquired():
    case = settings("volfyirion", {"privileges": "yes"})[0]
    result = measure([play(each) for each in pairings("volfyirion", case, "greedy", 3, 1)])
    assert result.setting == "privileges"
    names = {worth.thing for worth in result.worths}
    assert all(name.startswith("card:") for name in names)
    assert "card:prospector" not in names  # is dealt, but never acquired
    assert "card:pure_qoam" in names or "card:strange_box" in names


def test_a_deck_is_measured_in_the_match_ups_of_its_side():
    cases = settings("drako", {"deck-trolls": data("trolls.csv")})
    assert {case["matchup"] for case in cases} == {
        "trolls-knights",
        "dragon-trolls",
        "trolls-dwarves",
    }


def test_points_lengths_and_endings_are_those_of_the_games():
    outcomes = measured()
    result = measure(outcomes)
    assert result.sides[0].rate.points == sum(outcome.scores[0] == 1 for outcome in outcomes)
    assert sum(result.endings.values()) == len(result.lengths) == len(outcomes)
    assert set(result.endings) <= {"11.1", "12.2"}
    assert all(
        length < len(outcome.moves)
        for length, outcome in zip(result.lengths, outcomes, strict=True)
    )


def test_a_thing_is_counted_for_the_role_that_played_it():
    outcomes = measured()
    result = measure(outcomes)
    fire = [worth for worth in result.worths if worth.thing.startswith("symbol:fire")]
    assert fire
    assert {worth.role for worth in fire} == {"dragon"}
    for worth in result.worths:
        assert worth.won.games + worth.without.games == len(outcomes)


@pytest.mark.parametrize("side", range(4))
def test_a_deck_without_a_symbol_is_still_valid(side):
    text = without(data(f"{SIDES[side]}.csv"), "defence")
    deck = read_deck(Side(side), text, "test")
    assert not any("defence" in card.text for card in deck)


def test_each_symbol_but_move_is_taken_out_once():
    names = list(ablations("drako", {"matchup": "dragon-dwarves"}))
    assert "dragon without fire" in names
    assert "dwarves without net" in names
    assert not any("move" in name for name in names)
    assert len(names) == 4 + 4


def test_only_decks_of_symbols_can_lose_one():
    with pytest.raises(BadOption, match="ablate"):
        ablations("chess", {})


def test_the_command_measures_a_given_deck(tmp_path, capsys):
    deck = tmp_path / "mine.csv"
    deck.write_text(without(data("dragon.csv"), "flight"))
    typed = "lab balance drako --option matchup=dragon-knights --bots greedy --games 2 --jobs 1"
    assert antro([*typed.split(), "--deck", f"dragon={deck}", "--out", str(tmp_path)]) == 0
    assert "dragon-knights" in capsys.readouterr().out
    (one,) = json.loads((tmp_path / "balance.json").read_text())["measurements"]
    assert [side["rate"]["games"] for side in one["sides"]] == [2, 2]
    assert not any(worth["thing"] == "symbol:flight" for worth in one["worths"])
    assert "<svg" in (tmp_path / "balance.html").read_text()


def test_the_command_measures_a_given_list(tmp_path, capsys):
    tiles = tmp_path / "mine.csv"
    tiles.write_text(vast_data("tiles.csv").replace(",eye,", ",ear,", 1))
    typed = f"lab balance vast --option roles=K --bots script --games 1 --list tiles={tiles}"
    assert antro([*typed.split(), "--out", str(tmp_path)]) == 1
    assert "line 6, column symbol" in capsys.readouterr().err
    tiles.write_text(vast_data("tiles.csv"))
    assert antro([*typed.split(), "--out", str(tmp_path), "--jobs", "1"]) == 0


def test_an_error_in_a_deck_names_the_column(tmp_path, capsys):
    deck = tmp_path / "mine.csv"
    deck.write_text("copies,symbols,confidence,source\n40,attack 1,printed,me\n")
    typed = f"lab balance drako --games 1 --option matchup=dragon-dwarves --deck dragon={deck}"
    assert antro([*typed.split(), "--out", str(tmp_path)]) == 1
    assert "copies" in capsys.readouterr().err
