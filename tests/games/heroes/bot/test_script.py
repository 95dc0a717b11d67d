"""The script of bots, and the features used to measure balance."""

import pytest

from antro.bots.policies import scripted
from antro.core.contract.descriptions import Move
from antro.games import GAMES
from antro.games.heroes.bot.traits import shape_of, traits
from antro.lab.tournament.match import Pairing, play
from tests.games.heroes.support.position import position


def scripted_text(table, seat=0):
    """Return the text of the move that the script makes."""
    return table.game.describe(scripted(table.game, table.seen_by(seat))).text


def test_the_script_stops_when_it_can_cast_its_spell():
    assert scripted_text(position().seat(0, hand="fireball", dice="FFFACE")) == "plan to stop"


def test_the_script_plays_a_whole_game():
    outcome = play(Pairing("heroes", {"pace": "stepped"}, ["script", "script"], 3))
    assert sorted(outcome.scores) == [-1.0, 1.0]


def test_scripted_games_use_all_heroes_and_army_shapes():
    seen = set()
    for seed in range(16):
        outcome = play(Pairing("heroes", {"pace": "stepped"}, ["script", "script"], seed))
        game = GAMES["heroes"].make(outcome.pairing.options)
        for move in outcome.moves:
            seen |= set(traits(game.describe(move)))
    assert len([one for one in seen if one.startswith("hero:")]) == 4
    assert len([one for one in seen if one.startswith("shape:")]) == 3


def test_the_script_beats_random_moves():
    won = [
        play(Pairing("heroes", {"pace": "stepped"}, ["script", "random"], seed)).scores[0]
        for seed in range(4)
    ]
    assert won == [1.0] * 4


@pytest.mark.parametrize(
    ("kind", "fields", "counted"),
    [
        ("take_hero", {"hero": "hero:ignara"}, ["hero:ignara"]),
        ("army", {"creatures": ["creature:gnome"] * 7}, ["shape:swarm"]),
        ("army", {"creatures": ["creature:gnome"] * 3}, ["shape:heavy"]),
        ("take_spell", {"spell": "spell:meteor"}, ["drafted:meteor"]),
        ("cast", {"spell": "spell:meteor"}, ["spell:meteor"]),
        ("pass", {}, []),
    ],
)
def test_a_move_counts_for_these_traits(kind, fields, counted):
    assert traits(Move(0, "", kind, fields, [])) == counted


def test_an_army_of_five_is_mixed():
    assert shape_of(5) == "mixed"
