"""The end, with at least one test per clause (§11)."""

import pytest

from antro.core.chance.fair import Chance
from antro.core.match.table import fair_table
from antro.games.drako.components.matchups import MATCHUPS
from antro.games.drako.options import make
from antro.games.drako.state.state import QUIET
from tests.games.drako.support.tables import game_of, table


def test_11_1_a_side_loses_with_its_last_figure():
    figures = "brald c4, urpen dead, morin dead"
    here = table(figures=figures, hands=["attack 3", ""], wounds="brald 5")
    assert here.play("attack 3 as attack 3: dragon > brald", "take 1").winner() == "dragon"


def test_11_1_a_side_loses_only_after_the_card_is_resolved():
    figures = "dragon c1, brald c2, urpen c3, morin dead"
    here = table(figures=figures, hands=["fire 2", ""], wounds="brald 5, urpen 4")
    here.play("fire 2 as fire 2: e", "take 1")
    assert (here.acting(), here.at("brald")) == ("dwarves", "c2")
    assert here.play("take 1").winner() == "dragon"


def test_11_2_the_last_card_is_resolved_before_the_cards_are_counted():
    """A kill by the last card counts first."""
    hands, wounds = ["", "attack 2"], "armour 4, flight 2, fire 1, movement 1"
    here = table(figures="brald c4", hands=hands, decks=[None, ""], wounds=wounds, turn="dwarves")
    here.play("attack 2 as attack 2: brald > dragon", "take 0")
    assert here.winner() == "dwarves"


def test_11_2_a_last_card_used_as_a_defence_takes_effect_first():
    here = table(figures="brald c4", hands=["attack 2", "defence"], decks=[None, ""])
    here.play("attack 2 as attack 2: dragon > brald", "dwarves block defence")
    assert (here.wounds("brald"), here.winner()) == (0, "dragon")


def test_11_2_a_side_with_a_card_in_its_deck_is_not_out_of_cards():
    here = table(hands=["", "move 2"], decks=[None, "attack 2"], turn="dwarves")
    assert here.play("dwarves spend move 2").acting() == "dwarves"


@pytest.mark.parametrize(
    ("matchup", "side", "outcome"),
    [
        ("dragon-dwarves", "dragon", "goes on"),
        ("dragon-dwarves", "dwarves", "dragon"),
        ("trolls-knights", "trolls", "knights"),
        ("trolls-knights", "knights", "goes on"),
        ("dragon-knights", "dragon", "goes on"),
        ("dragon-knights", "knights", "dragon"),
        ("trolls-dwarves", "trolls", "goes on"),
        ("trolls-dwarves", "dwarves", "goes on"),
        ("knights-dwarves", "knights", "dwarves"),
        ("knights-dwarves", "dwarves", "dwarves"),
    ],
)
def test_11_3_the_match_up_decides_the_effect_of_running_out_of_cards(matchup, side, outcome):
    sides = matchup.split("-")
    hands = ["move 2" if each == side and side != "trolls" else "" for each in sides]
    hands = [
        "move2 2" if each == side == "trolls" else hand
        for each, hand in zip(sides, hands, strict=True)
    ]
    decks = ["" if each == side else None for each in sides]
    here = table(matchup, hands=hands, decks=decks, turn=side, used="rebuild")
    here.play(f"{side} spend {'move2 2' if side == 'trolls' else 'move 2'}")
    assert outcome == ("goes on" if here.acting() != "nobody" else here.winner())


QUIET_MATCHUPS = [matchup for matchup in MATCHUPS if matchup != "dragon-trolls"]


@pytest.mark.parametrize("matchup", QUIET_MATCHUPS)
def test_11_5_quiet_turns_do_not_end_a_game_if_cards_run_out(matchup):
    here = table(matchup, actions=1, quiet=500).play("draw 0", "deal")
    assert here.acting() != "nobody"


@pytest.mark.parametrize("matchup", QUIET_MATCHUPS)
def test_11_6_by_default_no_number_of_quiet_turns_is_a_draw(matchup):
    game = make({"matchup": matchup})
    assert (game.options["quiet-draw"], game.config.quiet_limit) == ("no", 0)


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_11_5_forty_quiet_turns_are_a_draw_with_the_option(matchup):
    here = table(matchup, actions=1, quiet=38, quiet_draw="yes").play("draw 0", "deal")
    assert here.acting() != "nobody"
    here = table(matchup, actions=1, quiet=39, quiet_draw="yes").play("draw 0", "deal")
    assert (here.winner(), here.state.ending) == ("nobody", QUIET)


def test_11_4_a_side_may_resign_and_the_other_wins():
    live = fair_table(game_of("dragon-dwarves"), Chance("0" * 64, ["", ""]))
    live.begin(0)
    live.resign(1, live.version, 5)  # out of turn
    assert live.result is not None
    assert (live.result.scores, live.result.how) == ([1.0, -1.0], "resigned")
