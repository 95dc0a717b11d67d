"""The reasons themselves. A contract test checks that there always is one."""

import re
from pathlib import Path

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import SPECTATOR, Seat
from antro.core.text.words import load
from antro.games.volfyirion import bot
from antro.games.volfyirion.display import explain
from antro.games.volfyirion.display.explain import why_not
from antro.games.volfyirion.options import SAMPLES, make
from tests.games.volfyirion.support.tables import ME, RIVAL, Table
from tests.games.volfyirion.support.walks import stroll


def reason(table, handle, viewer=ME):
    told = why_not(table.game, table.game.veil(table.state, viewer), handle)
    return told and (told.code, told.clause)


@pytest.mark.parametrize(
    ("table", "handle", "told"),
    [
        (Table(hand="stab"), "hand:stab", None),
        (Table(hand="stab"), "hand:barter", ("not_held", "1.7")),
        (Table(hand="guard"), "hand:guard city:kyr", ("not_your_city", "4.2")),
        (Table(discard="stab"), "discard:stab", ("nothing_removes", "5.7")),
        (Table(played="hidden_cache"), "play:hidden_cache", ("colours_missing", "5.2")),
        (Table(played="captain"), "play:captain", ("no_ability", "5.1")),
        (Table(), "play:stab", ("not_in_play", "4.1")),
        (Table(their_played="stab"), "rival:stab", ("no_wonder", "8.1")),
        (Table(their_played="pure_qoam"), "rival:pure_qoam", ("too_dear", "8.1")),
        (Table(sealed="pure_qoam"), "sealed:pure_qoam", ("too_dear", "8.1")),
        (Table(centre="stab"), "centre:stab", ("too_dear", "6.1")),
        (Table(centre="stab"), "centre:barter", ("not_in_centre", "6.1")),
        (Table(lair="pure_qoam"), "lair:pure_qoam", ("too_dear", "7.6")),
        (Table(dragon="defeated"), "lair:pure_qoam", ("no_more_wonders", "7.12")),
        (Table(), "city:kyr", ("too_dear", "7.1")),
        (Table(points=(0, 10, 0)), "city:kyr", None),
        (Table(points=(0, 10, 0)), "city:alantar", ("own_city", "7.1")),
        (Table(), "city:lair", ("lair_unclaimed", "7.11")),
        (Table(), "troop:kyr", ("no_troop", "1.5")),
        (Table(their_troops={"kyr": "guard"}), "troop:kyr", ("not_yours", "5.8")),
        (Table(buildings={"alantar": "mint"}), "building:alantar", ("colours_missing", "5.2")),
        (Table(), "dragon:volfyirion", ("too_dear", "8.5")),
        (Table(dragon="kyr"), "dragon:volfyirion", ("dragon_away", "8.7")),
        (Table(dragon="defeated"), "dragon:volfyirion", ("no_dragon", "7.12")),
        (
            Table(points=(0, 0, 8)),
            "dragon:volfyirion city:alantar",
            ("not_enemys", "8.5"),
        ),
        (Table("perks=yes"), "pile:strategy", ("no_oracle", "13.4")),
        (Table(), "choice:redraw", ("too_late_to_redraw", "3.4")),
        (Table(), "choice:decline", ("nothing_to_decline", "5.5")),
        (Table(), "choice:end", None),
        (Table(), "choice:seal", ("pick_first", "3.5")),
        (Table(hand="guard"), "hand:guard choice:end", ("not_together", "3.5")),
        (Table(hand="stab"), "hand:stab city:tylaris", ("not_stationed", "4.1")),
        (Table(points=(0, 0, 8)), "dragon:volfyirion choice:clockwise", ("not_now", "8.5")),
        (Table(played="stab"), "play:stab choice:seal", ("no_wonder", "8.1")),
        (
            Table(points=(9, 0, 0), troops={"kyr": "guard", "tylaris": "guard"}),
            "troop:tylaris city:tylaris",
            ("there_already", "6.5"),
        ),
        (Table("mode=team"), "city:kyr:2", ("too_dear", "18.7")),
        (Table("mode=team", hand="mint"), "hand:mint city:vahylea", ("no_buildings_here", "18.3")),
        (
            Table("mode=team", points=(0, 0, 9)),
            "dragon:volfyirion stronghold:4",
            ("too_dear", "18.9"),
        ),
        (
            Table("mode=team", points=(0, 0, 9)),
            "dragon:volfyirion place:lair:1",
            ("no_such_flight", "18.9"),
        ),
    ],
)
def test_a_reason_in_my_turn(table, handle, told):
    assert reason(table, handle) == told


@pytest.mark.parametrize(
    "handle",
    ["", "a", "hand:", "hand:nobody", "city:tylaris:2", "stronghold:1", "cell:1", "pile:rage"],
)
def test_a_thing_that_a_duel_lacks_is_unknown(handle):
    assert reason(Table(), handle) == ("no_such_thing", "")


def test_a_reason_out_of_turn_or_during_another_question():
    table = Table(played="qoam_ritual", hand="stab saboteur", their_hand="stab")
    assert reason(table, "hand:stab", RIVAL) == ("not_asked", "1.8")
    assert reason(table, "hand:stab", SPECTATOR) == ("watching", "1.8")
    table.play("sacrifice play:qoam_ritual")
    assert reason(table, "hand:saboteur") == ("lasting", "12.2")
    assert reason(table, "choice:end") == ("answer_first", "5.7")
    won = Table(points=(0, 27, 0)).play("attack yrdesh", "attack akao_uket", "attack kyr")
    assert reason(won, "choice:end") == ("finished", "9.6")


def begun(game):
    """Return every start of a move: its first handle, or its first two."""
    every = [game.describe(move).handles for move in range(len(game.choice_of))]
    return sorted({" ".join(path[:end]) for path in every for end in (1, 2) if len(path) >= end})


@pytest.mark.parametrize("options", SAMPLES, ids=lambda one: "-".join(one.values()) or "duel")
def test_a_price_that_is_too_high_exceeds_the_points(options):
    game, dice = make(options), SeededDice(7)
    paths = begun(game)
    for ply, state in enumerate(stroll(game, 5, 500)):
        if ply % 10 == 0:
            for seat in range(game.seats):
                veiled = game.veil(state, Seat(seat))
                for _ in range(40):
                    path = paths[dice.below(len(paths))]
                    told = why_not(game, veiled, path)
                    if told and told.code.startswith("too_dear"):
                        have, price = told.fields["have"], told.fields["price"]
                        assert isinstance(have, int)
                        assert isinstance(price, int)
                        assert have < price, (path, told)


def test_every_reason_has_a_sentence_and_every_sentence_a_reason():
    folder = Path(str(explain.__file__)).parent
    source = "".join((folder / name).read_text() for name in ("explain.py", "obstacles.py"))
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', source)) | {"no_troop", "no_building"}
    advice = Path(str(bot.__file__)).with_name("reasons.py").read_text()
    codes |= set(re.findall(r'"(good_\w+)"', advice))
    for language in ("en", "it"):
        words = load("antro.games.volfyirion", language)
        assert {key[7:] for key in words if key.startswith("reason.")} == codes
