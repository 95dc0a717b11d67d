"""Every hint gives a reason, in any position of any game and to any role."""

import pytest

from antro.bots.coach import hint
from antro.bots.policies import policy_of, reasons_of
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import CHANCE, Seat, first_to_act
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE
from antro.core.text.words import load, say
from antro.games import GAMES
from antro.games.vast.bot.thoughts import GOOD
from antro.games.vast.knight.effects.values import movement
from tests.games.heroes.support.opening import opening
from tests.games.heroes.support.position import position

SETUPS = [
    pytest.param(name, at, id=f"{name} {at}", marks=pytest.mark.compiled if at else [])
    for name, manifest in GAMES.items()
    for at in range(len(manifest.samples))
]
LANGUAGES = ["en", "it"]
COMPARISONS = {"coach_better", "coach_even"}
DESCENTS = 12
PLIES = 400  # moves of a game, at most
EVERY = 16  # choices between two hints


def positions(game, seed):
    """Yield veiled positions of a game where a seat has several moves."""
    state, dice, out, policy = game.start(), SeededDice(seed), Moves(), policy_of(game)
    choices = seed
    for _ in range(PLIES):
        acting = game.to_act(state)
        if not acting:
            return
        seat = first_to_act(game, state, acting)
        game.offer(state, seat, out)
        if seat < CHANCE:
            choices += out.count > 1
            if choices % EVERY == 0 and out.count > 1:
                yield game.veil(state, seat)
            game.offer(state, seat, out)
            policy.weigh(state, seat, out)
        game.apply(state, seat, out.pick(dice))


@pytest.mark.parametrize(("name", "at"), SETUPS)
def test_a_hint_gives_a_reason_in_any_position(name, at):
    game = GAMES[name].make(GAMES[name].samples[at])
    catalogues = [
        load("antro.core", each) | load(f"antro.games.{name}", each) for each in LANGUAGES
    ]
    out = Moves()
    for veiled in positions(game, at):
        advice = hint(game, veiled, descents=DESCENTS)
        assert advice.because, advice.move
        codes = {reason.code for reason in advice.because}
        assert "coach_odds" not in codes
        game.offer(veiled, veiled.viewer, out)
        if policy_of(game).sure(veiled, veiled.viewer, out) != UNSURE:
            assert not codes & COMPARISONS, advice.move  # nothing else was tried
        for reason in advice.because:
            assert all(say(words, f"reason.{reason.code}", reason.fields) for words in catalogues)


# What the reasons say


def heroes_reason(table, text, seat=0):
    """Return the only reason for a move of Heroes."""
    game = table.game
    [reason] = reasons_of(game)(game, table.seen_by(seat), table.number(Seat(seat), text))
    return reason.code, reason.fields


def test_12_4_the_reason_for_a_target_names_the_life_that_it_has_left():
    board = {"front 1": "fire_giant", "front 2": "hero"}
    table = position().seat(1, life=7, board=board, wounds={"front 1": 3})
    table.seat(0, dice="FFFACE", hand="fireball").stop(0).play("cast fireball", "reinforce 0")
    assert heroes_reason(table, "target f2 of noon")[1]["left"] == 7
    code, fields = heroes_reason(table, "target f1 of noon")
    assert (code, fields["left"]) == ("good_hit", 5)


def test_1_5_the_reason_for_a_place_says_if_the_being_is_exposed():
    table = opening(2).take_all().play("muster fire fire_giant", by=0).play("muster water", by=1)
    placing = [text for text in table.texts(0) if text.startswith("place fire_giant")]
    codes = {text.split()[3]: heroes_reason(table, text)[0] for text in placing}
    assert {codes[space] for space in ("f1", "f4")} == {"good_front"}
    assert {codes[space] for space in ("b1", "b4")} == {"good_back"}
    table.play("place fire_giant on f1 of dawn", by=0)
    table.play(next(text for text in table.texts(1) if "b2" in text), by=1)
    assert heroes_reason(table, "place ignara on b1 of dawn")[0] == "good_covered"


def test_vast_calls_a_step_good_only_if_it_leads_closer_to_a_goal():
    game = GAMES["vast"].make({})
    closer = set()
    for seed in range(6):
        for veiled in positions(game, seed):
            policy, out = policy_of(game), Moves()
            game.offer(veiled, veiled.viewer, out)
            policy.weigh(veiled, veiled.viewer, out)
            for at, move in enumerate(out.listed()):
                if game.describe(move).kind == "knight_step":
                    reasons = reasons_of(game)(game, veiled, int(move))
                    assert bool(reasons) == (out.weights[at] >= GOOD)
                    closer.add(bool(reasons))
    assert closer == {True, False}


def test_13_3_the_reason_for_a_cube_names_the_new_value_of_its_track():
    game = GAMES["vast"].make({})
    found = set()
    for seed in range(4):
        for veiled in positions(game, seed):
            for move in game.offered(veiled, veiled.viewer):
                if move.kind == "place_cube" and move.fields["cube"] == "cube:movement":
                    [reason] = reasons_of(game)(game, veiled, move.number)
                    now = int(movement(veiled))
                    assert (reason.fields["from"], reason.fields["to"]) == (now, now + 2)
                    found.add(reason.code)
    assert found == {"good_track"}
