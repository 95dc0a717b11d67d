"""Learning from stored games."""

import pytest

from antro.cli import run as antro
from antro.core.contract.errors import BadOption
from antro.lab.cli import games_in
from antro.lab.learning.learn_from import learn_from, rows_of, spread_out, table_of
from antro.lab.tournament.match import Outcome, Pairing, play
from antro.lab.tournament.stored_games import stored

SETS = ["KG", "K", "DT"]


@pytest.fixture(scope="module")
def outcomes():
    return [
        play(Pairing("vast", {"roles": roles}, ["random"] * len(roles), seed))
        for roles in SETS
        for seed in range(2)
    ]


def test_roles_learn_in_all_sets_of_roles_together(outcomes):
    learned = learn_from(outcomes)
    owners = {name.partition(":")[0] for name in learned}
    assert owners == {"knight", "goblins", "dragon", "thief", "nobody"}
    assert len(learned) == len(set(learned))


def test_rows_of_different_sets_share_one_table(outcomes):
    game, policy = table_of("vast", (("roles", "K"),))
    (counts, won), *_ = rows_of(game, policy, outcomes[2])
    names = [f"own {at}" for at in range(len(counts))]
    places = {"other": 0, **{name: at + 1 for at, name in enumerate(names)}}
    assert spread_out((counts, won), names, places) == ([0.0, *counts], won)


def test_weights_are_printed_as_a_file_for_the_policy(tmp_path, capsys):
    antro(["arena", "script", "random", "--game", "vast", "--option", "roles=KG", "--games", "4",
           "--jobs", "1", "--out", str(tmp_path)])  # fmt: skip
    capsys.readouterr()
    file = tmp_path / "games.jsonl"
    assert len(stored(file, Outcome)) == 4
    assert antro(["lab", "learn", "vast", "--from", str(file)]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head == "count,weight"
    assert rows[0].startswith("knight: progress,")


def test_a_file_without_games_is_refused(tmp_path):
    with pytest.raises(BadOption, match=r"no_games_of \(game=vast\)"):
        games_in(tmp_path / "games.jsonl", "vast")
