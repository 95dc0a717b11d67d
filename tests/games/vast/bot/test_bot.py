"""The scripts of the Vast roles: their first choices, and an answer to every question."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import CHANCE, Seat, first_to_act
from antro.core.contract.moves import Moves
from antro.games.vast.bot.policy import VastPolicy
from antro.games.vast.bot.progress import progress
from antro.games.vast.bot.reasons import REASONS, reasons
from antro.games.vast.bot.script import script
from antro.games.vast.components.roles import LETTERS
from antro.games.vast.options import LEAFLET, SETS, make
from tests.games.vast.support.position import position

RULEBOOK = Path(__file__).parents[4] / "docs" / "rules" / "vast.en.md"


def played(roles, seed, scripted=LETTERS, **options):
    """Play a game to its end. *scripted* roles follow the script, others play at random."""
    game = make({"roles": roles, **options})
    state, dice, out = game.start(), SeededDice(seed), Moves()
    acting = game.to_act(state)
    while acting:
        by = first_to_act(game, state, acting)
        game.offer(state, by, out)
        if by < CHANCE and roles[int(by)] in scripted:
            move = script(game, game.veil(state, by))
            assert move in out.listed()
        else:
            move = out.pick(dice)
        game.apply(state, by, move)
        acting = game.to_act(state)
    return state


def winner(state):
    return LETTERS[state.winner] if state.winner < len(LETTERS) else None


def thought(table):
    """Return the text of the move that the script makes for the acting seat."""
    veiled = table.game.veil(table.state, table.seat())
    return table.game.describe(script(table.game, veiled)).text


@pytest.mark.parametrize("roles", SETS)
def test_the_script_plays_every_set_of_roles_to_its_end(roles):
    played(roles, 1)


def test_the_script_answers_all_questions_of_the_leaflet():
    played("KGDCT", 2, **LEAFLET)


@pytest.mark.parametrize(
    ("roles", "scripted"),
    [("KG", "G"), ("KD", "K"), ("KD", "D"), ("KGDC", "C"), ("KGDCT", "T"), ("GD", "G")],
)
def test_the_script_beats_random_moves(roles, scripted):
    won = [winner(played(roles, seed, scripted)) for seed in range(5)]
    assert won.count(scripted) >= 4


def test_the_knight_assigns_cubes_to_attack_the_dragon():
    table = position("KD").map("+o E").put("knight", (0, 0)).put("dragon", (0, 0))
    table.knight(unplaced=2).dragon(placed=1, wake=0).turn("knight")
    laid = set()
    for _ in range(2):
        laid.add(thought(table))
        table.play(thought(table))
    assert laid == {"place cube strength", "place cube bomb"}
    assert thought(table) == "have encounter"
    table.play("have encounter")
    assert thought(table) == "bomb dragon"


def test_the_knight_goes_home_with_her_crystals():
    table = position("KG").map("E +o").put("knight", (1, 0))
    table.knight(unplaced=2, smashed=5).turn("knight")
    while thought(table).startswith("place cube"):
        table.play(thought(table))
    assert thought(table) == "knight step west"


def test_a_stronger_tribe_moves_toward_the_knight():
    table = position("KG").map("+o E").put("knight", (0, 0)).put("fangs", (-1, 0))
    table.goblins(fangs=3, rage=1).turn("goblins").play("draw war pain", "populate")
    while table.asked.split()[0] != "turn":
        table.play(thought(table))
    assert thought(table) == "activate fangs"
    table.play("activate fangs")
    assert thought(table) == f"tribe to {table.at(0, 0)}"


def test_a_weaker_tribe_stays_away_from_the_knight():
    table = position("KG").map("+o E").put("knight", (0, 0)).put("fangs", (-1, 0))
    table.knight(strength=3).goblins(fangs=1, rage=1).turn("goblins")
    table.play("draw war pain", "populate")
    while table.asked.split()[0] != "turn":
        table.play(thought(table))
    table.play("activate fangs")
    assert thought(table) != f"tribe to {table.at(0, 0)}"


def test_the_dragon_flies_to_a_treasure():
    table = position("D").map("+o E +o +o").put("dragon", (0, 0)).put("treasure", (2, 0))
    table.dragon(placed=1).turn("dragon")
    assert thought(table) == "free move east 2"


def test_the_thief_loots_a_token_and_brings_it_home():
    table = position("T").map("E +o").put("thief", (1, 0)).put("treasure", (1, 0))
    table.turn("thief").play("stats high low middle")
    assert thought(table) == "loot treasure"
    table.play("loot treasure")
    assert thought(table) == "thief step west"


def test_the_cave_removes_a_crystal_tile_first():
    table = position("KC").map("f:crystal E b").put("knight", (0, 0))
    table.state.collapsing = 1
    table.turn("cave").settle().play("shape")
    assert thought(table) == f"remove {table.at(-1, 0)}"


@pytest.mark.parametrize("roles", ["KGDCT", "KG", "GC", "D"])
def test_progress_grows_toward_the_goal(roles):
    state = make({"roles": roles}).start()
    for letter in roles:
        assert 0 <= progress(state, LETTERS.index(letter)) < 0.35
    ended = played(roles, 3)
    if winner(ended):
        assert progress(ended, ended.winner) > 0.6


@pytest.mark.parametrize("roles", ["KGDCT", "KG", "GC", "T"])
def test_every_count_is_a_share_and_has_a_weight(roles):
    game = make({"roles": roles})
    policy = VastPolicy(game)
    for state in (game.start(), played(roles, 3)):
        for side, weights in enumerate(policy.learned):
            counts = policy.counts(state, side)
            assert len(counts) == len(weights) == len(policy.names[side])
            assert all(0 <= counted <= 2 for counted in counts)


def test_without_a_cave_player_all_roles_can_lose():
    table = position("KG").put("knight", (0, 0)).turn("knight")
    before = sum(VastPolicy(table.game).evaluate(table.state))
    table.state.collapsing = 1
    table.state.ground.crystals_gone = 4
    assert sum(VastPolicy(table.game).evaluate(table.state)) < before


def test_a_position_is_worth_more_to_the_role_closer_to_its_goal():
    table = position("KG").put("knight", (0, 0)).knight(health=1).turn("knight")
    knight, goblins = VastPolicy(table.game).evaluate(table.state)
    assert goblins > knight
    assert all(-1 <= value <= 1 for value in (knight, goblins))


def test_every_reason_has_a_text_and_a_clause():
    clauses = set(re.findall(r"^\*\*([\d.]+)\*\*", RULEBOOK.read_text(encoding="utf-8"), re.M))
    for language in ("en", "it"):
        text = files("antro.games.vast").joinpath(f"words.{language}.json").read_text("utf-8")
        words = json.loads(text)
        for code, clause in REASONS.values():
            assert f"reason.{code}" in words
            assert clause in clauses


def test_the_coach_names_the_clause_of_a_move():
    table = position("T").map("E +o").put("thief", (1, 0)).put("treasure", (1, 0))
    table.turn("thief").play("stats high low middle")
    veiled = table.game.veil(table.state, Seat(0))
    because = reasons(table.game, veiled, script(table.game, veiled))
    assert [(each.code, each.clause) for each in because] == [("good_loot", "31.1")]
