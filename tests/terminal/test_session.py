"""The session of a game at one keyboard."""

import pytest

from antro.terminal.narrator import Narrator
from antro.terminal.session import new_session


def test_an_undo_takes_back_a_move_and_the_reply_of_the_bot():
    session = new_session("drako", {}, ["human", "bot:1"], None, "7" * 64)
    table = session.table
    before = table.state.key()
    while table.match.acting() == [0]:
        before = table.state.key()
        session.play(0, walk(session))
    session.let_bot_play(1)
    session.undo(0)
    assert (table.state.key(), table.match.acting()) == (before, [0])


@pytest.mark.parametrize("seed", "123456")
def test_a_bot_gives_the_same_answer_after_an_undo(seed):
    session = new_session("drako", {}, ["human", "bot:1"], None, seed * 64)
    table, moves = session.table, []
    while table.match.acting() == [0]:
        moves.append(walk(session))
        session.play(0, moves[-1])
    session.let_bot_play(1)
    answer, state = table.match.standing[-1].move, table.state.key()
    session.undo(0)
    session.play(0, moves[-1])
    session.let_bot_play(1)
    assert (table.match.standing[-1].move, table.state.key()) == (answer, state)


def test_a_bot_search_depends_only_on_the_position():
    """The seed of the search comes from the position, so an undo brings no better luck."""
    session = new_session("drako", {}, ["human", "bot:1"], None, "7" * 64)
    seeds = [session.bot_seed(1)]
    session.play(0, walk(session))
    seeds.append(session.bot_seed(1))
    session.undo(0)
    assert session.bot_seed(1) == seeds[0] != seeds[1]


def walk(session):
    """Return the first move that moves a figure."""
    table = session.table
    moves = [table.game.describe(move) for move in table.match.open_to(0).listed()]
    return next(move.number for move in moves if move.kind == "walk")


def test_after_a_game_of_a_series_the_command_for_the_next_one_is_shown():
    options = {"roles": "KG", "campaign": "begin"}
    session = new_session("vast", options, ["human", "bot:2"], None, "7" * 64)
    session.resign(0)
    command = session.sequel_command()
    assert command.startswith("antro play vast --seats human,bot --roles KG --campaign go-on")
    assert command.endswith("--knight-level easiest --goblins-level easy")
    assert new_session("drako", {}, ["human", "human"], None, "").sequel_command() == ""


@pytest.mark.parametrize(
    ("game", "options", "seat", "said"),
    [
        ("drako", {}, 1, "The Dwarves resigned. The Dragon wins."),
        (
            "vast",
            {"roles": "KG"},
            1,
            "The Goblins resigned. "
            "The Knight has won: all other players have left the game. (§46.1)",
        ),
        ("vast", {"roles": "T"}, 0, "The Thief resigned."),
    ],
)
def test_the_outcome_names_the_player_who_resigned_and_the_winner(game, options, seat, said):
    seats = ["human"] * len(options.get("roles", "12"))
    session = new_session(game, options, seats, None, "7" * 64)
    session.resign(seat)
    assert Narrator(session, "en").outcome() == said
