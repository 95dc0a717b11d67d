from antro.games.vast.campaign import first_game, next_game, wins_campaign
from antro.games.vast.options import make


def test_36_8_all_begin_at_their_easiest_level_and_the_winner_goes_up():
    options = first_game({"roles": "KG"})
    assert options == {"roles": "KG", "knight-level": "easiest", "goblins-level": "easiest"}
    after = next_game(options, "goblins")
    assert after == {"roles": "KG", "knight-level": "easiest", "goblins-level": "easy"}
    assert next_game(after, None) == after
    assert make(after).config.variant.knight_health == 6


def test_36_8_the_cave_has_levels_where_it_plays():
    assert "cave-level" not in first_game({"roles": "KG"})
    assert make(first_game({"roles": "KGC"})).config.variant.crystals_to_fall == 3


def test_36_9_a_win_at_expert_level_wins_the_campaign():
    options = first_game({"roles": "KG"})
    for level in ("easy", "standard", "hard", "expert"):
        assert not wins_campaign(options, "knight")
        options = next_game(options, "knight")
        assert options["knight-level"] == level
    assert wins_campaign(options, "knight")
    assert not wins_campaign(options, "goblins")
    assert next_game(options, "knight") == options
