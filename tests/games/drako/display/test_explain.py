"""The reasons in answers and out of turn."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.game import SPECTATOR, Seat
from antro.core.contract.moves import Moves
from antro.games.drako.display.explain import why_not
from antro.games.drako.options import SAMPLES, make
from tests.games.drako.support.reasons import KD, KT, TD, cards, dwarves, reason, trolls
from tests.games.drako.support.tables import started, table

STRUCK = {"figures": "brald c4", "hands": ["attack 2", "defence, move 2"]}


def test_refusals_under_attack():
    here = table(**STRUCK).play("attack 2 as attack 2: dragon > brald")
    block, other = cards(here, "defence", "move 2")
    assert reason(here, block) is None
    assert reason(here, other) == ("no_defence", "5.5")
    assert reason(here, "pile:deck") == ("answer_first", "5.4")
    assert reason(here, "token:fury") == ("answer_first", "5.4")
    assert reason(here, "token:net") == ("answer_first", "5.4")
    assert reason(here, "choice:take") is None


def trolls_under_attack(matchup, by, target, hand, **more):
    sides = matchup.split("-")
    hands = [hand if side == "trolls" else "attack 2" for side in sides]
    other = next(side for side in sides if side != "trolls")
    here = table(matchup, f"{target} c3, {by} c4", hands=hands, turn=other, **more)
    return here.play(f"attack 2 as attack 2: {by} > {target}")


def test_refusals_of_a_useless_defence():
    here = trolls_under_attack(KT, "swordsman", "thrower", "defence 2/move2 1", rocks=1)
    assert reason(here, *cards(here, "defence 2/move2 1")) == ("rocks_short", "10.5")
    here = trolls_under_attack(TD, "brald", "thrower", "defence 1/move 2", net="thrower")
    assert reason(here, *cards(here, "defence 1/move 2")) == ("netted_no_rocks", "15.4")
    here = trolls_under_attack("dragon-trolls", "dragon", "berserker", "defence")
    assert reason(here, *cards(here, "defence")) == ("berserker_alone", "14.3")
    here = table(KD, "swordsman c3, brald c4", hands=["attack 2", "defence"])
    here.play("attack 2 as attack 2: swordsman > brald")
    assert reason(here, *cards(here, "defence")) == ("two_defences", "17.4")


def test_refusal_of_a_dodge_for_an_archer():
    here = table(KT, "thrower c2, archer-1 c3", hands=["attack 3", ""])
    here.play("attack 3 as attack 3: thrower > archer-1")
    assert reason(here, "token:dodge") == ("not_struck", "9.2")


def test_a_card_in_use_asks_for_figures():
    here = dwarves("brald c4, urpen c5", "attack2 1/move2 1")
    here.play("attack2 1/move2 1 as move2 1: urpen b4")
    assert reason(here, "figure:urpen") == ("used_already", "4.3")
    assert reason(here, "figure:brald hex:e3") == ("too_far", "4.1")
    assert reason(here, "figure:brald hex:b4") == ("occupied", "1.2")
    assert reason(here, "pile:deck") == ("answer_first", "4.3")
    here = dwarves("brald c4, urpen b3, morin e1", "attack2 1")
    here.play("attack2 1 as attack2 1: brald > dragon")
    assert reason(here, "figure:morin") == ("nobody_near", "5.1")
    assert reason(here, "figure:brald") == ("used_already", "5.2")


def test_charge_step_and_wound_ask_for_a_target():
    here = trolls("berserker c1, swordsman c4, archer-1 a1, archer-2 a2", "charge 3")
    here.play("charge 3 as charge 3: e")
    assert reason(here, "figure:archer-1") == ("not_adjacent", "5.1")
    here = table(KT, "thrower c2, swordsman c3", hands=["attack 3", ""])
    here.play("attack 3 as attack 3: thrower > swordsman", "dodge")
    assert reason(here, "hex:e3") == ("occupied", "1.2")
    assert reason(here, "hex:e2") == ("too_far", "9.2")
    here = dwarves("brald c4", "attack 2", wounds="armour 4, fire 2")
    here.play("attack 2 as attack 2: brald > dragon", "take 0")
    assert reason(here, "area:fire") == ("area_full", "7.2")


def test_placing_asks_for_one_figure_at_a_time():
    here = started("dragon-dwarves", "free").play("deal")
    assert reason(here, "figure:urpen") == ("other_figure", "2.3")
    assert reason(here, "figure:brald hex:c3") == ("occupied", "1.2")
    assert reason(here, "figure:brald hex:b2") == ("not_given", "2.3")


def test_refusals_out_of_turn_and_for_spectators():
    here = table()
    assert reason(here, "pile:deck", viewer=1) == ("not_asked", "1.6")
    assert reason(here, "pile:deck", viewer=SPECTATOR) == ("watching", "1.6")


def test_refusals_during_a_deal():
    assert reason(started(), "pile:deck", viewer=0) == ("being_dealt", "3.3")


def test_refusals_after_the_end():
    here = dwarves("urpen dead, morin dead", wounds="brald 5").play("fury")
    assert reason(here, "pile:deck", viewer=0) == ("finished", "11.1")


def test_a_skipped_pick_is_asked_for():
    here = dwarves(hand="move 2")
    [card] = cards(here, "move 2")
    assert reason(here, card, "hex:a1") == ("card_first", "3.5")
    assert reason(here, card, "symbol:move:2 hex:a1") == ("figure_first", "3.5")
    assert reason(here, "pile:deck hex:a1") == ("does_not_fit", "3.5")


WORDS = st.sampled_from(
    [f"card:{face}" for face in range(17)]
    + [f"symbol:{name}" for name in ("move:2", "move2:1", "attack:2", "bow:3", "fire:2", "rock:3")]
    + ["symbol:net", "symbol:flight", "symbol:charge:3", "symbol:reinforcements", "symbol:nothing"]
    + ["figure:dragon", "figure:brald", "figure:archer-1", "figure:thrower", "figure:", "figure"]
    + ["hex:c3", "hex:a1", "hex:z9", "ray:e", "area:fire", "token:net", "token:dodge", "pile:deck"]
    + [
        "choice:draw",
        "choice:rebuild",
        "choice:stop",
        "choice:end",
        "choice:skip",
        "choice:take",
        "",
        ":",
        "card:-1",
        "ray:up",
    ]
)


@given(
    options=st.sampled_from(SAMPLES),
    seed=st.integers(0, 2**32),
    plies=st.integers(0, 120),
    path=st.lists(WORDS, max_size=5),
)
@settings(max_examples=400)
def test_every_handle_gets_an_answer(options, seed, plies, path):
    """Any text gets a reason, unless a move starts with it."""
    game = make(options)
    dice, moves, state = SeededDice(seed), Moves(), game.start()
    for _ in range(plies):
        if game.to_act(state):
            seat = Seat(lowest(game.to_act(state)))
            game.offer(state, seat, moves)
            game.apply(state, seat, moves.pick(dice))
    for viewer in (Seat(0), Seat(1)):
        veiled = game.veil(state, viewer)
        told = why_not(game, veiled, " ".join(path))
        picked = " ".join(path).split()
        offered = [move.handles for move in game.offered(veiled, viewer)]
        goes_on = any(handles[: len(picked)] == picked for handles in offered)
        alone = len(picked) == 1 and any(picked[0] in handles[1:] for handles in offered)
        if told is None:
            assert picked
            assert goes_on or alone
        else:
            assert not (picked and goes_on)


def test_a_full_state_gets_no_reasons():
    here = table()
    with pytest.raises(AssertionError, match="viewer"):
        why_not(here.game, here.state, "pile:deck")
