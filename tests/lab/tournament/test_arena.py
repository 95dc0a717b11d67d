"""Tournaments: fair schedules, equal results for equal seeds, and interruptions."""

import json

import pytest

from antro.cli import run as antro
from antro.core.contract.errors import BadFile, BadOption
from antro.lab.tournament.arena import schedule, standings
from antro.lab.tournament.match import Outcome, play
from antro.lab.tournament.players import parse_player
from antro.lab.tournament.stored_games import in_order, read, run, stored
from antro.lab.tournament.workers import spread

SETTINGS = [{"matchup": "dragon-dwarves"}, {"matchup": "trolls-knights"}]
BOTS = ["greedy", "random"]


def games(count=4, seed=5):
    return schedule("drako", SETTINGS, BOTS, count, seed)


def in_turn(pairings):
    return map(play, pairings)


def test_every_deal_is_played_from_both_sides():
    sides: dict[tuple[str, int], list[list[str]]] = {}
    for pairing in games(8):
        sides.setdefault((pairing.options["matchup"], pairing.seed), []).append(pairing.seats)
    assert len(sides) == 4
    assert all(seats == [BOTS, BOTS[::-1]] for seats in sides.values())


def test_allies_are_played_by_the_same_bot():
    rows = schedule("volfyirion", [{"mode": "team"}], ["greedy", "script"], 2, 1)
    assert [row.seats for row in rows] == [
        ["greedy", "greedy", "script", "script"],
        ["script", "script", "greedy", "greedy"],
    ]
    assert standings(list(map(play, rows))).duels[0].rate.games == 2


def test_a_tournament_cannot_mix_duels_and_solo_games():
    with pytest.raises(BadOption, match="mixed_enemies"):
        schedule("volfyirion", [{"mode": "duel"}, {"mode": "solo"}], ["greedy", "script"], 2, 1)


def test_equal_seeds_give_equal_games_and_other_seeds_do_not():
    first, again, other = (
        [outcome.moves for outcome in in_turn(games(2, seed))] for seed in (5, 5, 6)
    )
    assert first == again != other


def test_processes_give_the_games_that_one_process_gives():
    here = [outcome.moves for outcome in in_turn(games(2))]
    assert [outcome.moves for outcome in spread(play, games(2), jobs=2)] == here


def test_an_interrupted_tournament_continues_where_it_stopped(tmp_path):
    file, asked = tmp_path / "games.jsonl", []

    def counting(pairings):
        asked.append(len(pairings))
        return in_turn(pairings)

    run_of = run(games(), counting, file, Outcome)
    for _ in range(2):
        next(run_of)
    run_of.close()
    file.write_bytes(file.read_bytes() + b'{"pairing": {"ga')  # the power went off
    whole = list(run(games(), counting, file, Outcome))
    assert asked == [4, 2]
    assert sorted(outcome.key for outcome in whole) == sorted(o.key for o in stored(file, Outcome))
    assert [outcome.moves for outcome in in_turn(games())] == [
        next(o.moves for o in whole if o.pairing == pairing) for pairing in games()
    ]


def test_results_are_sorted_by_their_games():
    arrived = list(in_turn(games()))[::-1][:3]
    assert [outcome.pairing for outcome in in_order(games(), arrived)] == games()[1:]


def test_a_damaged_file_is_named_with_its_line(tmp_path):
    with pytest.raises(BadFile, match="line 3"):
        read(tmp_path / "games.jsonl", 3, b"{}", Outcome)


def test_standings_count_points_for_the_right_bot():
    found = standings(list(in_turn(games(8))))
    assert found.games == 8
    assert found.ratings[0].name == "greedy"
    (duel,) = found.duels
    assert (duel.first, duel.second) == ("greedy", "random")
    assert duel.rate.mean > 0.5


@pytest.mark.parametrize(
    "name",
    ["level:6", "level", "search:0", "search:5/2", "plain:9999999", "greedy:3", "dragon", ""],
)
def test_an_unknown_bot_is_refused(name):
    with pytest.raises(BadOption):
        parse_player(name)


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_a_tournament_of_one_bot_is_refused(bots):
    with pytest.raises(BadOption, match="two_bots"):
        schedule("drako", SETTINGS, bots, 2, 1)


def test_the_command_writes_results_and_a_report(tmp_path, capsys):
    typed = (
        f"arena greedy random --games 2 --jobs 1 --option matchup=dragon-knights --out {tmp_path}"
    )
    assert antro(typed.split()) == 0
    assert "greedy against random" in capsys.readouterr().out
    results = json.loads((tmp_path / "arena.json").read_text())
    assert results["games"] == 2
    page = (tmp_path / "arena.html").read_text()
    assert "<svg" in page
    assert "greedy against random" in page


def test_the_command_names_the_error(tmp_path, capsys):
    assert antro(["arena", "random", "level:9", "--out", str(tmp_path)]) == 1
    assert "“9” is not a valid value for the option “level”." in capsys.readouterr().err
