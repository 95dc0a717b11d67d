"""Attacks, answers and wounds, with at least one test per clause (§5, §6)."""

import pytest

from tests.games.drako.support.tables import game_of, table

ONE = "attack 2 as attack 2: dragon > brald"
TWO = "attack2 1"
PAIR = "brald c4, urpen c2, morin e1"  # two of them next to the dragon in the centre


def pair(hand=TWO, defence=""):
    return table(figures=PAIR, hands=[defence, hand], turn="dwarves")


# §5 Attacks and answers


def test_5_1_an_attack_targets_a_neighbour():
    here = table(figures="brald c4, urpen c5, morin b3", hands=["attack 2", ""])
    assert here.offered("as attack") == [ONE, ONE.replace("brald", "morin")]


def test_5_1_an_attack_deals_its_number_of_wounds():
    for card in ("attack 3", "attack 2"):
        here = table(figures="brald c4", hands=[card, ""])
        here.play(f"{card} as {card}: dragon > brald", "take 1")
        assert here.wounds("brald") == int(card[-1])


def test_5_2_two_figures_may_attack_the_same_enemy_once_each():
    here = pair().play(f"{TWO} as {TWO}: brald > dragon")
    assert (here.asked(), here.offered()) == ("strike", ["also urpen > dragon", "stop striking 1"])
    here.play("also urpen > dragon", "take 0", "take 0")
    assert here.wounds("dragon") == 2


def test_5_2_two_figures_may_attack_different_enemies():
    figures = "thrower c3, berserker c5, brald c4, urpen b4, morin c2"
    here = table("trolls-dwarves", figures, hands=["", TWO], turn="dwarves")
    here.play(f"{TWO} as {TWO}: brald > thrower", "also urpen > berserker", "take 0", "take 0")
    assert (here.wounds("thrower"), here.wounds("berserker")) == (1, 1)


def test_5_2_one_attacker_is_enough():
    here = pair().play(f"{TWO} as {TWO}: brald > dragon", "stop striking 1", "take 0")
    assert (here.wounds("dragon"), here.asked()) == (1, "turn")


def test_5_2_a_side_is_not_asked_if_no_other_figure_is_next_to_an_enemy():
    here = table(figures="brald c4, urpen a1, morin e1", hands=["", TWO], turn="dwarves")
    assert here.play(f"{TWO} as {TWO}: brald > dragon").asked() == "defend"


def test_5_2_three_figures_may_attack():
    figures = "thrower c3, swordsman c4, archer-1 c2, archer-2 b3"
    here = table("trolls-knights", figures, hands=["", "attack3 1"], turn="knights")
    here.play("attack3 1 as attack3 1: swordsman > thrower", "also archer-1 > thrower")
    assert here.offered() == ["also archer-2 > thrower", "stop striking 1"]
    here.play("also archer-2 > thrower", "take 0", "take 0", "take 0")
    assert here.wounds("thrower") == 3


def test_5_3_all_attacks_are_declared_before_any_is_answered():
    here = pair(defence="defence").play(f"{TWO} as {TWO}: brald > dragon")
    assert here.acting() == "dwarves"
    assert here.play("also urpen > dragon").acting() == "dragon"


def test_5_3_declared_attacks_stay_after_the_target_dies():
    """The first attack kills Brald, and the second is still answered."""
    figures = "thrower c3, berserker c5, brald c4"
    here = table("trolls-dwarves", figures, hands=["attack2 2", ""], wounds="brald 5")
    here.play("attack2 2 as attack2 2: thrower > brald", "also berserker > brald", "take 1")
    assert (here.asked(), here.at("brald")) == ("defend", "c4")
    assert here.play("take 1").at("brald") == "dead"


def test_5_4_the_attacked_side_answers_in_the_declared_order():
    figures = "dragon c1, brald c2, urpen c3, morin c4"
    here = table(figures=figures, hands=["fire 2", "defence"])
    here.play("fire 2 as fire 2: e", "take 1", "dwarves block defence", "take 1")
    assert [here.wounds(dwarf) for dwarf in ("brald", "urpen", "morin")] == [2, 0, 2]


def test_5_4_a_side_without_defence_is_also_asked():
    here = table(figures="brald c4", hands=["attack 2", ""]).play(ONE)
    assert (here.acting(), here.offered()) == ("dwarves", ["take 1"])


@pytest.mark.parametrize("card", ["attack 3", "attack 2"])
def test_5_5_a_defence_blocks_one_attack_of_any_value(card):
    here = table(figures="brald c4", hands=[card, "defence"])
    here.play(f"{card} as {card}: dragon > brald", "dwarves block defence")
    assert (here.wounds("brald"), here.discards("dwarves")) == (0, ["defence"])


def test_5_5_a_defence_costs_no_action_and_may_be_repeated():
    here = table(figures="brald c4", hands=["attack 2, attack 2", "defence, defence"])
    here.play(ONE, "dwarves block defence", ONE, "dwarves block defence")
    assert (here.acting(), here.state.actions, here.wounds("brald")) == ("dwarves", 2, 0)


def test_5_5_only_cards_with_the_symbol_can_block():
    here = table(figures="brald c4", hands=["attack 2", "defence/move 2, attack 2, net/move 1"])
    assert here.play(ONE).offered() == ["dwarves block defence/move 2", "take 1"]


def test_5_5_blocking_is_optional():
    here = table(figures="brald c4", hands=["attack 2", "defence"]).play(ONE, "take 1")
    assert (here.wounds("brald"), here.hand("dwarves")) == (2, ["defence"])


def test_5_6_a_defence_has_no_effect_in_the_own_turn():
    here = table(hands=["defence", ""])
    assert here.offered() == ["draw 0", "dragon spend defence"]


def test_5_7_a_line_attack_also_reaches_a_neighbour():
    assert table(figures="brald c4", hands=["fire 2", ""]).offered("as fire") == [
        "fire 2 as fire 2: e"
    ]
    here = table(figures="morin c4", hands=["", "crossbow 2"], turn="dwarves")
    assert here.offered("as crossbow") == ["crossbow 2 as crossbow 2: w"]


# §6 Wounds


def test_6_1_an_unblocked_attack_wounds_by_its_value():
    here = table(figures="brald c4", hands=["attack 2", ""], wounds="brald 1").play(ONE, "take 1")
    assert here.wounds("brald") == 3


def test_6_2_a_figure_with_no_space_left_dies_and_leaves_the_board():
    here = table(figures="brald c4", hands=["attack 2", ""], wounds="brald 4").play(ONE, "take 1")
    assert (here.at("brald"), here.acting()) == ("dead", "dragon")


def test_6_2_an_attack_on_a_figure_killed_by_the_first_attack_is_still_answered():
    figures = "thrower b2, berserker b3, archer-1 a2, swordsman e2"
    here = table("trolls-knights", figures, hands=["attack2 2", "defence"], wounds="archer-1 2")
    here.play("attack2 2 as attack2 2: thrower > archer-1", "also berserker > archer-1", "take 1")
    assert here.offered() == ["knights block defence", "take 1"]
    assert here.play("take 1").at("archer-1") == "dead"


def test_6_2_a_dead_figure_leaves_after_every_attack_of_the_card_is_answered():
    figures = "dragon c1, brald c2, urpen c3"
    here = table(figures=figures, hands=["fire 2", ""], wounds="brald 5")
    assert here.play("fire 2 as fire 2: e", "take 1").at("brald") == "c2"
    assert here.play("take 1").at("brald") == "dead"


def test_6_2_further_wounds_are_lost():
    here = table(figures="brald c4", hands=["attack 3", ""], wounds="brald 5")
    here.play("attack 3 as attack 3: dragon > brald", "take 1")
    assert [here.wounds(dwarf) for dwarf in ("brald", "urpen", "morin")] == [6, 0, 0]


SPACES = {"brald": 6, "urpen": 5, "morin": 4, "swordsman": 5, "archer-1": 3, "archer-2": 3}


def test_6_3_each_figure_has_its_own_number_of_spaces():
    dwarves, trolls = game_of("knights-dwarves").config, game_of("trolls-knights").config
    spaces = {name: dwarves.spaces[slot] for slot, name in enumerate(dwarves.names)}
    assert spaces == SPACES
    assert [trolls.spaces[slot] for slot in (0, 1)] == [8, 8]


def test_6_4_a_netted_figure_that_dies_gives_the_net_back():
    figures, hands = "thrower c3, brald c4", ["", "attack 2"]
    more = {"wounds": "thrower 7", "net": "thrower", "turn": "dwarves"}
    here = table("trolls-dwarves", figures, hands=hands, **more)
    here.play("attack 2 as attack 2: brald > thrower", "take 0")
    assert (here.at("thrower"), here.netted()) == ("dead", None)
