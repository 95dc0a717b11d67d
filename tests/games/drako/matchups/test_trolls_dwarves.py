"""Trolls and dwarves, with at least one test per clause (§15)."""

import pytest

from antro.games.drako.state.state import OUT_OF_CARDS
from tests.games.drako.support.tables import table


def rebuilding(discards, deck="", used="", rocks=10, hand=""):
    return table(
        "trolls-dwarves",
        hands=["", hand],
        decks=[None, deck],
        discards=["", discards],
        used=used,
        rocks=rocks,
        turn="dwarves",
    )


TWENTY = ", ".join(
    ["net/move 1"] * 3 + ["crossbow 2"] * 3 + ["defence/move 2"] * 4 + ["attack 2/move 2"] * 4
    + ["attack2 1"] * 3 + ["attack 2"] * 3
)  # fmt: skip


def test_15_2_the_dwarves_may_make_a_new_deck_of_eighteen():
    here = rebuilding(TWENTY)
    assert here.offered() == ["rebuild", "fury", "skip 1"]
    here.play("rebuild")
    assert here.deck_size("dwarves") == 18
    here.play("deal")
    assert (here.hand_size("dwarves"), here.deck_size("dwarves")) == (2, 16)
    assert here.discards("dwarves") == []


def test_15_2_the_rest_of_the_deck_is_drawn_first():
    here = rebuilding(TWENTY, deck="move 2").play("rebuild")
    assert here.offered() == ["deal move 2 to 1"]
    here.play("deal")
    assert (here.hand_size("dwarves"), here.deck_size("dwarves")) == (2, 17)


def test_15_2_the_dwarves_may_decline_a_new_deck():
    assert "draw 1" in rebuilding(TWENTY, deck="move 2").offered()
    here = rebuilding(TWENTY, deck="move 2").play("draw 1", "deal")
    assert (here.hand_size("dwarves"), here.state.rebuild) == (1, 1)


def test_15_2_dwarves_without_cards_may_decline_a_new_deck():
    here = rebuilding(TWENTY).play("skip 1")
    assert (here.acting(), here.state.actions, here.state.rebuild) == ("trolls", 2, 1)
    here.play("draw 0", "deal", "draw 0", "deal")
    assert (here.acting(), here.offered()) == ("dwarves", ["rebuild", "fury", "skip 1"])


def test_15_2_a_side_with_a_card_cannot_skip_its_turn():
    assert "skip 1" not in rebuilding(TWENTY, hand="move 2").offered()
    assert "skip 1" not in rebuilding(TWENTY, deck="move 2").offered()


def test_15_2_a_skipped_turn_ends_without_the_fury_question():
    assert rebuilding(TWENTY).play("skip 1").acting() == "trolls"


def test_15_2_no_new_deck_while_the_deck_has_two_cards():
    assert "rebuild" not in rebuilding(TWENTY, deck="move 2, defence").offered()


def test_15_7_the_dwarves_may_play_their_last_cards_without_a_new_deck():
    here = rebuilding(TWENTY, hand="move 2")
    assert "rebuild" in here.offered()
    here.play("dwarves spend move 2")
    assert (here.offered(), here.state.rebuild) == (["rebuild", "fury", "skip 1"], 1)
    here.play("skip 1")
    assert (here.acting(), here.state.rebuild) == ("trolls", 1)


def test_15_2_a_new_deck_is_made_once_per_game():
    here = rebuilding(TWENTY, used="rebuild", hand="move 2")
    assert "rebuild" not in here.offered()


def test_15_2_fewer_than_eighteen_discards_are_all_taken():
    here = rebuilding("attack 2, attack 2, crossbow 2").play("rebuild", "deal")
    assert (here.hand_size("dwarves"), here.deck_size("dwarves")) == (2, 1)


@pytest.mark.parametrize(("before", "after"), [(0, 5), (3, 8), (7, 10), (10, 10)])
def test_15_3_the_trolls_take_back_five_spent_rocks_or_all(before, after):
    assert rebuilding(TWENTY, rocks=before).play("rebuild").state.rocks == after


def test_15_4_a_netted_troll_cannot_move_charge_or_throw():
    figures = "thrower c1, brald c3, berserker e3"
    hands = ["rock 2/move 1, charge 2/move 1", ""]
    here = table("trolls-dwarves", figures, hands=hands, net="thrower")
    assert not here.offered("as rock", "move 1: thrower")
    assert here.offered("as charge")
    here = table("trolls-dwarves", figures, hands=hands, net="berserker")
    assert not here.offered("as charge", "move 1: berserker")
    assert here.offered("as rock")


def test_15_4_a_netted_troll_may_use_only_a_free_defence():
    hands = ["defence, defence 1/move 2", "attack 2"]
    here = table(
        "trolls-dwarves", "thrower c3, brald c4", hands=hands, net="thrower", turn="dwarves"
    )
    here.play("attack 2 as attack 2: brald > thrower")
    assert here.offered() == ["trolls block defence", "take 0"]


def test_15_4_a_netted_troll_may_attack():
    here = table("trolls-dwarves", "thrower c3, brald c4", hands=["attack 3", ""], net="thrower")
    assert here.offered("as attack") == ["attack 3 as attack 3: thrower > brald"]


@pytest.mark.parametrize("card", ["rock 4", "rock 2/move 1"])
def test_15_5_a_throw_always_has_value_three(card):
    here = table("trolls-dwarves", "thrower c1, brald c3, urpen c4", hands=[card, ""])
    here.play(f"{card} as {card.split('/')[0]}: e", "take 1", "take 1")
    assert (here.wounds("brald"), here.wounds("urpen")) == (3, 2)


def test_15_6_one_side_out_of_cards_skips_its_turns():
    here = table("trolls-dwarves", hands=["rock 4", ""], decks=["", None], actions=1)
    here.play("trolls spend rock 4")
    assert here.acting() == "dwarves"
    here.play("draw 1", "deal", "draw 1", "deal", "end turn")
    assert (here.acting(), here.asked()) == ("dwarves", "turn")


@pytest.mark.parametrize(
    ("figures", "winner"),
    [
        ("", "dwarves"),
        ("brald dead", "dwarves"),
        ("brald dead, urpen dead", "trolls"),
        ("brald dead, urpen dead, thrower dead", "dwarves"),
    ],
)
def test_15_6_if_both_are_out_living_figures_decide_and_dwarves_win_ties(figures, winner):
    hands = ["rock 4", ""]
    here = table("trolls-dwarves", figures, hands=hands, decks=["", ""], used="rebuild")
    assert here.play("trolls spend rock 4").winner() == winner


@pytest.mark.parametrize(
    ("figures", "winner"), [("", "dwarves"), ("brald dead, urpen dead", "trolls")]
)
def test_15_6_dwarves_lose_the_new_deck_by_skipping_after_the_trolls_are_out(figures, winner):
    discards = ["", TWENTY]
    here = table("trolls-dwarves", figures, decks=["", ""], discards=discards, turn="dwarves")
    assert here.play("skip 1").winner() == winner
    assert here.state.ending == OUT_OF_CARDS
