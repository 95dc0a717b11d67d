"""Tournaments and balance of games with any number of seats."""

import json
from collections import Counter

import pytest

from antro.cli import run as antro
from antro.core.contract.game import CHANCE, Seat, contest_of
from antro.games import GAMES
from antro.lab.balance.balance import measure, pairings, settings
from antro.lab.balance.balance_report import balance_page, in_words
from antro.lab.tournament.arena import schedule, seatings, standings
from antro.lab.tournament.match import Outcome, Pairing, play
from antro.lab.tournament.side_results import pairs, side_rates, wins, won_by

FOUR = {"seats": "4", "pace": "stepped"}


def ended(seats, scores, sides=None):
    """Return an outcome with only these scores."""
    pairing = Pairing("rush", FOUR, seats.split(), 1)
    sides = list(range(len(scores))) if sides is None else sides
    return Outcome(pairing, sides, scores, "5", [], [], [0.0] * len(scores))


# Seatings


def test_each_bot_plays_every_side_against_copies_of_the_other():
    assert seatings([0, 1], ("a", "b")) == [["a", "b"], ["b", "a"]]
    assert Counter("".join(seats) for seats in seatings([0, 1, 2], ("a", "b"))) == Counter(
        ["abb", "bab", "bba", "baa", "aba", "aab"]
    )
    assert len(seatings([0, 1, 2, 3, 4], ("a", "b"))) == 10


def test_allied_seats_are_given_to_the_same_bot():
    assert seatings([0, 1, 0, 1], ("a", "b")) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert seatings([0, 0], ("a", "a")) == [["a", "a"]]


@pytest.mark.usefixtures("made_up")
def test_every_deal_is_played_with_every_seating():
    rows = schedule("rush", [FOUR], ["greedy", "random"], 16, 7)
    deals = Counter(row.seed for row in rows)
    assert deals == {7: 8, 8: 8}
    seated = [tuple(row.seats) for row in rows if row.seed == 7]
    assert len(set(seated)) == 8
    for seat in range(4):
        assert Counter(seats[seat] for seats in seated) == {"greedy": 4, "random": 4}


@pytest.mark.usefixtures("made_up")
def test_settings_may_differ_in_their_seats():
    rows = schedule("toll", [{"seats": "2"}, {"seats": "3"}], ["greedy", "random"], 12, 1)
    deals = Counter((row.options["seats"], row.seed) for row in rows)
    assert deals == {("2", 1): 2, ("2", 3): 2, ("2", 5): 2, ("3", 2): 6}


# Winners


def test_the_sides_with_the_best_score_share_a_win():
    assert wins(ended("a b b", [1.0, -1.0, -1.0])) == [1.0, 0.0, 0.0]
    assert wins(ended("a b b", [0.2, 0.2, -0.4])) == [0.5, 0.5, 0.0]
    assert wins(ended("a b", [0.0, 0.0])) == [0.5, 0.5]
    assert wins(ended("a b b", [-1.0, -1.0, -1.0])) == [0.0, 0.0, 0.0]
    assert wins(ended("a a", [1.0, 1.0], [0, 0])) == [1.0]
    assert wins(ended("a b a b", [1.0, -1.0, 1.0, -1.0], [0, 1, 0, 1])) == [1.0, 0.0]


def test_a_player_wins_with_any_of_its_seats():
    assert won_by("b", ended("a b b", [-1.0, -1.0, 1.0])) == 1.0
    assert won_by("a", ended("a b b", [1.0, 1.0, -1.0])) == 0.5


def test_pairs_of_seats_compare_their_scores():
    assert pairs(ended("a b b", [1.0, -1.0, -1.0])) == [("a", "b", 1.0)] * 2
    assert pairs(ended("a b c", [0.5, -0.5, 0.0])) == [
        ("a", "b", 1.0),
        ("a", "c", 1.0),
        ("b", "c", 0.0),
    ]
    assert pairs(ended("a b", [0.0, 0.0])) == [("a", "b", 0.5)]
    assert pairs(ended("a a b b", [-1.0, -1.0, 1.0, 1.0], [0, 0, 1, 1])) == [("a", "b", 0.0)]


def test_two_losers_to_a_third_seat_are_not_compared():
    assert pairs(ended("a b b", [-1.0, -1.0, 1.0])) == [("a", "b", 0.0)]


def test_each_side_has_its_rate():
    games = [ended("a a a", [1.0, -1.0, -1.0]), ended("a a a", [-1.0, 1.0, -1.0])]
    rates = side_rates(["north", "east", "south"], games)
    assert [(one.role, one.rate.mean) for one in rates] == [
        ("north", 0.5),
        ("east", 0.5),
        ("south", 0.0),
    ]
    team = ended("a a b b", [1.0, 1.0, -1.0, -1.0], [0, 0, 1, 1])
    assert [one.role for one in side_rates(["n", "e", "s", "w"], [team])] == ["n and e", "s and w"]


# Whole games


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize(
    ("game", "options"),
    [("toll", {"seats": "3"}), ("rush", FOUR), ("rush", {**FOUR, "form": "cup"}), ("rush", {})],
)
def test_an_outcome_names_the_seat_of_each_move(game, options):
    rules = GAMES[game].make(options)
    outcome = play(Pairing(game, options, ["random"] * rules.seats, 3))
    state = rules.start()
    for seat, move in zip(outcome.seats, outcome.moves, strict=True):
        assert rules.to_act(state) >> seat & 1
        rules.apply(state, Seat(seat), move)
    assert not rules.to_act(state)
    assert rules.scores(state) == outcome.scores
    assert {seat for seat in outcome.seats if seat < CHANCE} == set(range(rules.seats))


@pytest.mark.usefixtures("made_up")
def test_a_search_beats_random_opponents():
    rows = schedule("toll", [{"seats": "3"}], ["search:40", "random"], 36, 1)
    found = standings(list(map(play, rows)))
    (duel,) = found.duels
    assert (duel.first, duel.second, duel.rate.games) == ("random", "search:40", 36)
    assert duel.rate.high < 0.5
    assert [one.name for one in found.ratings] == ["search:40", "random"]
    assert [one.games for one in found.ratings] == [36, 36]
    (sides,) = found.sides.values()
    assert [one.role for one in sides] == ["miller", "carter", "smith"]
    assert sum(one.rate.points for one in sides) == pytest.approx(36)


@pytest.mark.usefixtures("made_up")
def test_balance_is_a_rate_per_role():
    (case,) = settings("rush", {})
    outcomes = [play(each) for each in pairings("rush", case, "random", 12, 1)]
    result = measure(outcomes)
    assert (result.setting, result.contest) == ("four", "each for himself")
    assert [side.role for side in result.sides] == ["north", "east", "south", "west"]
    for seat, side in enumerate(result.sides):
        assert side.rate.points == sum(outcome.scores[seat] == 1 for outcome in outcomes)
    page = balance_page("rush", [result], [], {"role:north": "North"})
    assert "each of 4 sides" in page
    assert "21.0 % to 29.0 %" in page
    assert "four, west" in page
    assert "west" in in_words(result)


@pytest.mark.parametrize(
    ("winners", "fair"),
    [([0, 1, 2, 3], True), ([0, 0, 1, 2, 3], False), ([0, 1, 2], False)],
)
@pytest.mark.usefixtures("made_up")
def test_among_four_a_quarter_is_fair(winners, fair):
    scores = [[1.0 if seat == won else -1.0 for seat in range(4)] for won in winners]
    assert measure([ended("a a a a", each) for each in scores]).fair == fair


@pytest.mark.usefixtures("made_up")
def test_the_commands_take_three_seats(tmp_path, capsys):
    typed = f"arena greedy random --game toll --option seats=3 --games 6 --jobs 1 --out {tmp_path}"
    assert antro(typed.split()) == 0
    assert "greedy against random" in capsys.readouterr().out
    assert "Wins of each side: 3" in (tmp_path / "arena.html").read_text()
    typed = f"lab balance toll --bots random --games 4 --jobs 1 --out {tmp_path}/balance"
    assert antro(typed.split()) == 0
    both = json.loads((tmp_path / "balance" / "balance.json").read_text())["measurements"]
    assert [len(one["sides"]) for one in both] == [2, 3]


# Against the game, or with allies


@pytest.mark.parametrize(
    ("mode", "kind"),
    [
        ("duel", "duel"),
        ("team", "teams"),
        ("solo", "against the game"),
        ("coop", "against the game"),
    ],
)
def test_volfyirion_declares_its_kind_of_contest(mode, kind):
    assert contest_of(GAMES["volfyirion"].make({"mode": mode})) == kind


@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_against_the_game_every_bot_plays_the_same_deals(mode):
    rows = schedule("volfyirion", [{"mode": mode}], ["greedy", "script"], 2, 1)
    assert [set(row.seats) for row in rows] == [{"greedy"}, {"script"}] * 2
    assert [row.seed for row in rows] == [1, 1, 2, 2]


def test_a_rate_against_the_game_needs_no_opponent(tmp_path, capsys):
    typed = "arena greedy --game volfyirion --option mode=solo --option difficulty=easy --games 3"
    assert antro([*typed.split(), "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert "greedy against the game: " in capsys.readouterr().out
    results = json.loads((tmp_path / "arena.json").read_text())
    assert results["alone"]["greedy"]["games"] == 3
    assert results["ratings"] == []
    assert "Against the game" in (tmp_path / "arena.html").read_text()
