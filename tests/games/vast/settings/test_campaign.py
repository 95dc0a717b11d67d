import pytest

from antro.core.contract.errors import BadOption
from antro.core.contract.game import SPECTATOR
from antro.games.vast.display.view import VIEW
from antro.games.vast.options import make
from antro.games.vast.settings.campaign import first_game, next_game, sequel, wins_campaign


def test_36_8_all_roles_start_at_their_easiest_level_and_the_winner_goes_up():
    options = first_game({"roles": "KG"})
    assert options == {"roles": "KG", "knight-level": "easiest", "goblins-level": "easiest"}
    after = next_game(options, "goblins")
    assert after == {"roles": "KG", "knight-level": "easiest", "goblins-level": "easy"}
    assert next_game(after, None) == after
    assert make(after).config.variant.knight_health == 6


def test_36_8_the_cave_has_a_level_if_it_plays():
    assert "cave-level" not in first_game({"roles": "KG"})
    assert make(first_game({"roles": "KGC"})).config.variant.crystals_to_fall == 3


def test_36_8_the_next_table_continues_a_campaign():
    first = make({"roles": "KG", "campaign": "begin"})
    assert first.config.variant.knight_health == 5
    second = make(following(first.options, ["goblins"]))
    assert second.options["campaign"] == "go-on"
    assert second.config.variant.knight_health == 6
    assert following(second.options, []) == second.options
    assert sequel(make({"roles": "KG"}).options, ["goblins"]) is None


def test_36_8_everybody_sees_the_level_of_every_role():
    first, alone = make({"roles": "KG", "campaign": "begin"}), make({"roles": "K"})
    shown = VIEW.build(first, first.veil(first.start(), SPECTATOR))
    assert (shown.levels, shown.campaign) == (
        ["knight-level:easiest", "goblins-level:easiest"],
        True,
    )
    plain = VIEW.build(alone, alone.veil(alone.start(), SPECTATOR))
    assert (plain.levels, plain.campaign) == (["knight-level:standard"], False)


def following(options, winners):
    after = sequel(options, winners)
    assert after is not None
    return after


def test_36_8_a_new_campaign_sets_the_levels_itself():
    with pytest.raises(BadOption, match=r"needed=campaign=no\|go-on"):
        make({"roles": "KG", "campaign": "begin", "goblins-level": "hard"})


def test_36_9_no_game_follows_a_campaign_with_a_winner():
    options = make({"roles": "KG", "campaign": "go-on", "knight-level": "expert"}).options
    assert sequel(options, ["knight"]) is None
    assert following(options, ["goblins"])["goblins-level"] == "hard"


def test_36_9_a_win_at_expert_level_wins_the_campaign():
    options = first_game({"roles": "KG"})
    for level in ("easy", "standard", "hard", "expert"):
        assert not wins_campaign(options, "knight")
        options = next_game(options, "knight")
        assert options["knight-level"] == level
    assert wins_campaign(options, "knight")
    assert not wins_campaign(options, "goblins")
    assert next_game(options, "knight") == options
