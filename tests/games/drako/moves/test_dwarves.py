"""The dwarves, with at least one test per clause (§8)."""

from tests.games.drako.support.tables import table


def test_8_1_morin_shoots_along_a_line():
    here = table(figures="morin c1", hands=["", "crossbow 2"], turn="dwarves")
    assert here.offered("as crossbow") == ["crossbow 2 as crossbow 2: e"]
    assert here.play("crossbow 2 as crossbow 2: e", "take 0").wounds("armour") == 2


def test_8_1_morin_cannot_shoot_without_a_line():
    here = table(figures="morin d1", hands=["", "crossbow 2"], turn="dwarves")
    assert not here.offered("as crossbow")


def test_8_1_a_friend_on_the_line_blocks_the_shot():
    here = table(figures="morin c1, brald c2", hands=["", "crossbow 2"], turn="dwarves")
    assert not here.offered("as crossbow")


def test_8_1_the_nearest_enemy_on_the_line_is_the_target():
    figures = "morin c1, thrower c3, berserker c5"
    here = table("trolls-dwarves", figures, hands=["", "crossbow 2"], turn="dwarves")
    here.play("crossbow 2 as crossbow 2: e", "take 0")
    assert (here.wounds("thrower"), here.wounds("berserker")) == (2, 0)


def test_8_2_urpen_nets_from_anywhere_without_a_defence():
    hands = ["defence", "net/move 1"]
    here = table(figures="dragon e3, urpen a1", hands=hands, turn="dwarves")
    here.play("net/move 1 as net: dragon")
    assert (here.netted(), here.acting(), here.hand_size("dragon")) == ("dragon", "dwarves", 1)


def test_8_3_a_net_in_use_cannot_net_another_figure():
    here = table("trolls-dwarves", hands=["", "net/move 1"], turn="dwarves")
    assert len(here.offered("as net")) == 2
    here = table("trolls-dwarves", hands=["", "net/move 1"], net="thrower", turn="dwarves")
    assert not here.offered("as net")


def test_8_4_escape_takes_a_whole_turn_and_gives_the_net_back():
    here = table(figures="dragon b2", net="dragon").play("escape 0")
    assert (here.netted(), here.at("dragon"), here.acting()) == (None, "b2", "dwarves")


def test_8_4_escape_is_declared_at_the_start_of_a_turn():
    here = table(hands=["move 2, move 2", ""], net="dragon")
    assert "escape 0" in here.offered()
    assert "escape 0" not in here.play("dragon spend move 2").offered()


def test_8_4_a_turn_of_one_action_is_too_short_to_escape():
    assert "escape 0" not in table(net="dragon", actions=1).offered()


def test_8_4_escape_needs_no_card_and_is_optional():
    here = table(net="dragon", decks=["", None])
    assert here.offered() == ["escape 0", "skip 0"]
    assert here.play("skip 0").netted() == "dragon"


def test_8_4_only_the_owner_of_the_netted_figure_escapes():
    assert not table(net="dragon", turn="dwarves").offered("escape")


def test_8_5_the_net_stays_when_urpen_dies():
    figures = "dragon c3, urpen c4"
    here = table(figures=figures, hands=["attack 3", ""], wounds="urpen 4", net="dragon")
    here.play("attack 3 as attack 3: dragon > urpen", "take 1")
    assert (here.at("urpen"), here.netted()) == ("dead", "dragon")


def test_8_6_fury_costs_one_wound_and_gives_one_action():
    here = table(hands=["", "move 2, move 2"], turn="dwarves").play("fury")
    assert (here.wounds("brald"), here.state.actions) == (1, 3)
    here.play("dwarves spend move 2", "dwarves spend move 2")
    assert (here.acting(), here.state.actions) == ("dwarves", 1)


def test_8_6_fury_works_once_per_game():
    here = table(turn="dwarves").play("fury")
    assert "fury" not in here.offered()
    assert "fury" not in table(used="fury", turn="dwarves").offered()


def test_8_6_the_wound_of_fury_cannot_be_blocked():
    here = table(hands=["", "defence"], turn="dwarves").play("fury")
    assert (here.asked(), here.wounds("brald")) == ("turn", 1)


def test_8_6_fury_is_allowed_after_an_action_and_needs_brald_alive():
    here = table(hands=["", "move 2"], turn="dwarves").play("dwarves spend move 2")
    assert "fury" in here.offered()
    assert "fury" not in table(figures="brald dead", turn="dwarves").offered()


def spent(**more):
    """Return a position after the last action of the dwarves, a played card."""
    hand = {"hands": ["", "move 2, attack 2"], "turn": "dwarves", "actions": 1}
    return table(**{**hand, **more}).play("dwarves spend move 2")


def test_8_6_fury_is_allowed_after_the_last_action():
    here = spent()
    assert (here.acting(), here.asked(), here.state.actions) == ("dwarves", "fury", 0)
    assert here.offered() == ["fury", "end turn"]
    here.play("fury")
    assert (here.asked(), here.state.actions, here.wounds("brald")) == ("turn", 1, 1)
    here.play("dwarves spend attack 2")
    assert (here.acting(), here.state.actions) == ("dragon", 2)


def test_8_6_the_dwarves_may_end_the_turn_and_keep_fury():
    here = spent().play("end turn")
    assert (here.acting(), here.state.actions, here.state.fury) == ("dragon", 2, 1)
    assert here.wounds("brald") == 0


def test_8_6_the_last_question_comes_after_discards_and_answers():
    six = "defence, defence, move 2, crossbow 2, crossbow 2, crossbow 2"
    here = table(hands=["", six], turn="dwarves", actions=1).play("draw 1", "deal")
    assert here.asked() == "discard"
    here.play(here.offered()[0], here.offered()[0])
    assert here.asked() == "fury"
    here = table(figures="brald c4", hands=["", "attack 2"], turn="dwarves", actions=1)
    assert here.play("attack 2 as attack 2: brald > dragon").asked() == "defend"
    assert here.play("take 0").asked() == "fury"


def test_8_6_a_side_that_cannot_use_fury_is_not_asked():
    assert spent(used="fury").acting() == "dragon"
    assert spent(figures="brald dead").acting() == "dragon"
    here = table(hands=["move 2, move 2", ""], actions=1).play("dragon spend move 2")
    assert (here.acting(), here.asked()) == ("dwarves", "turn")  # the dragon has no Fury


def test_8_6_dwarves_without_cards_are_not_asked_for_fury():
    """Against trolls, running out of cards does not end the game."""
    hands, decks = ["rock 4", "move 2"], [None, ""]
    here = table("trolls-dwarves", hands=hands, decks=decks, used="rebuild", turn="dwarves")
    assert here.play("dwarves spend move 2").acting() == "trolls"


def test_8_6_the_fury_question_does_not_depend_on_the_hand():
    """Only open information decides if the question is asked."""
    for hand in ("move 2, net/move 1", "move 2, defence", "move 2, attack 2"):
        assert spent(hands=["", hand]).asked() == "fury"


def test_8_7_fury_at_the_end_of_a_turn_may_also_kill_brald():
    here = spent(wounds="brald 5").play("fury")
    assert (here.at("brald"), here.acting(), here.state.actions) == ("dead", "dwarves", 1)


def test_8_6_fury_is_for_the_dwarves_own_turn():
    here = table(figures="brald c4", hands=["attack 2", "defence"])
    assert "fury" not in here.offered()
    here.play("attack 2 as attack 2: dragon > brald")
    assert here.offered() == ["dwarves block defence", "take 1"]


def test_8_7_fury_may_kill_brald_and_still_gives_the_action():
    here = table(wounds="brald 5", turn="dwarves").play("fury")
    assert (here.at("brald"), here.acting(), here.state.actions) == ("dead", "dwarves", 3)


def test_8_7_fury_may_kill_the_last_dwarf():
    here = table(figures="urpen dead, morin dead", wounds="brald 5", turn="dwarves")
    assert here.play("fury").winner() == "dragon"


def test_8_8_no_crossbow_without_morin_no_net_without_urpen():
    hand = "crossbow 2/move 1, net/move 1"
    here = table(figures="morin c1", hands=["", hand], turn="dwarves")
    assert (len(here.offered("as crossbow")), len(here.offered("as net"))) == (1, 1)
    here = table(figures="morin dead, urpen dead", hands=["", hand], turn="dwarves")
    assert not here.offered("as crossbow", "as net")
    assert here.offered("as move 1: brald")
