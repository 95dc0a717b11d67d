"""Knights and dwarves, with at least one test per clause (§17)."""

import pytest

from tests.games.drako.support.tables import table

KD = "knights-dwarves"


def test_17_2_a_netted_knight_cannot_move_or_shoot():
    figures = "archer-1 c1, brald c3, archer-2 a3"
    hands = ["bow 2/move 1, attack 2", ""]
    here = table(KD, figures, hands=hands, net="archer-1")
    assert not here.offered("as bow 2: archer-1", "move 1: archer-1")
    assert here.offered("move 1: archer-2")


def test_17_2_a_netted_knight_may_attack_and_be_defended():
    figures = "archer-1 c2, brald c3, urpen e1, morin e3"
    here = table(KD, figures, hands=["attack 2", ""], net="archer-1")
    assert here.offered("as attack") == ["attack 2 as attack 2: archer-1 > brald"]
    hands = ["defence", "attack 2"]
    here = table(KD, figures, hands=hands, net="archer-1", turn="dwarves")
    here.play("attack 2 as attack 2: brald > archer-1")
    assert "knights block defence" in here.offered()


def test_17_3_the_swordsman_may_dodge_the_net_without_a_step():
    here = table(KD, hands=["", "net/move 1"], turn="dwarves")
    here.play("net/move 1 as net: swordsman")
    assert (here.acting(), here.offered()) == ("knights", ["dodge the net", "accept the net"])
    here.play("dodge the net")
    assert (here.netted(), here.state.dodge, here.acting()) == (None, 0, "dwarves")


def test_17_3_the_swordsman_may_keep_his_dodge():
    here = table(KD, hands=["", "net/move 1"], turn="dwarves")
    here.play("net/move 1 as net: swordsman", "accept the net")
    assert (here.netted(), here.state.dodge) == ("swordsman", 1)


def test_17_3_the_net_is_not_dodged_without_the_token_or_by_an_archer():
    here = table(KD, hands=["", "net/move 1"], used="dodge", turn="dwarves")
    assert here.play("net/move 1 as net: swordsman").asked() == "turn"
    here = table(KD, hands=["", "net/move 1"], turn="dwarves")
    assert here.play("net/move 1 as net: archer-1").asked() == "turn"


def struck(hand):
    here = table(KD, "swordsman c3, brald c4", hands=["attack 2", hand])
    return here.play("attack 2 as attack 2: swordsman > brald")


def test_17_4_two_defence_cards_block_an_attack_by_a_knight():
    here = struck("defence, defence/move 1")
    here.play("dwarves block defence")
    assert (here.asked(), here.offered()) == ("block", ["dwarves block again defence/move 1"])
    here.play("dwarves block again defence/move 1")
    assert (here.wounds("brald"), here.hand_size("dwarves"), here.acting()) == (0, 0, "knights")


def test_17_4_two_equal_defence_cards_are_enough_and_one_is_not():
    assert struck("defence, defence").offered("block") == ["dwarves block defence"]
    assert struck("defence").offered() == ["take 1"]


def test_17_4_knights_need_only_one_defence_card():
    here = table(KD, "swordsman c3, brald c4", hands=["defence", "attack 2"], turn="dwarves")
    here.play("attack 2 as attack 2: brald > swordsman", "knights block defence")
    assert (here.asked(), here.wounds("swordsman")) == ("turn", 0)


def test_17_5_the_dwarves_do_not_draw_with_more_than_four_cards():
    four = "defence, defence/move 1, defence/move 2, attack 2"
    assert "draw 1" in table(KD, hands=["", four], turn="dwarves").offered()
    five = f"{four}, move 2"
    assert "draw 1" not in table(KD, hands=["", five], turn="dwarves").offered()
    knights = "defence, defence/move 1, defence/move 2, attack 2, move 2"
    assert "draw 0" in table(KD, hands=[knights, ""]).offered()


def test_17_6_reinforcements_are_put_on_a_living_knight():
    here = table(KD, "archer-1 dead", hands=["reinforcements", ""])
    laid = [text.split()[-1] for text in here.offered("as reinforcements")]
    assert laid == ["swordsman", "archer-2"]
    here.play("reinforcements as reinforcements: archer-2")
    assert here.state.shields[here.slot("archer-2")] == 1


def shielded(shields, wounds=""):
    figures, hands = "archer-1 c3, brald c4", ["", "attack 2"]
    told = f"archer-1 {shields}"
    here = table(KD, figures, hands=hands, shields=told, wounds=wounds, turn="dwarves")
    return here.play("attack 2 as attack 2: brald > archer-1", "take 0")


@pytest.mark.parametrize(("shields", "wounds", "left"), [(1, 1, 0), (2, 0, 0), (3, 0, 1)])
def test_17_6_each_shield_takes_one_wound(shields, wounds, left):
    here = shielded(shields)
    assert here.wounds("archer-1") == wounds
    assert here.state.shields[here.slot("archer-1")] == left


def test_17_6_a_shield_counts_as_a_used_card():
    here = table(KD, hands=["reinforcements, move 2", ""], decks=["", None])
    here.play("reinforcements as reinforcements: swordsman")
    assert here.discards("knights") == ["reinforcements"]
    assert here.play("knights spend move 2").winner() == "dwarves"


@pytest.mark.parametrize("side", ["knights", "dwarves"])
def test_17_7_the_dwarves_win_when_either_side_runs_out_of_cards(side):
    hands = ["move 2" if each == side else "" for each in ("knights", "dwarves")]
    decks = ["" if each == side else None for each in ("knights", "dwarves")]
    here = table(KD, hands=hands, decks=decks, turn=side)
    assert here.play(f"{side} spend move 2").winner() == "dwarves"


def test_17_7_a_kill_by_the_last_card_comes_first():
    figures = "swordsman c3, brald c4, urpen dead, morin dead"
    here = table(KD, figures, hands=["attack 2", ""], decks=["", None], wounds="brald 5")
    here.play("attack 2 as attack 2: swordsman > brald", "take 1")
    assert here.winner() == "knights"
