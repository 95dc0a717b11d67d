"""Turns and movement, with at least one test per clause (§3, §4)."""

from antro.core.contract.game import SPECTATOR, Seat
from tests.games.drako.support.tables import started, table

# §3 A turn


def test_3_1_turns_alternate_and_all_but_the_first_have_two_actions():
    here = started().play("deal", "draw 0", "deal")
    assert (here.acting(), here.state.actions) == ("dwarves", 2)
    here.play("draw 1", "deal")
    assert (here.acting(), here.state.actions) == ("dwarves", 1)
    here.play("dwarves spend " + here.hand("dwarves")[0], "end turn")
    assert (here.acting(), here.state.actions) == ("dragon", 2)


def test_3_2_a_turn_may_mix_drawing_and_playing():
    for first in ("draw 0", "dragon spend move 2"):
        for second in ("draw 0", "dragon spend move 2"):
            here = table(hands=["move 2, move 2", ""]).play(first, "deal", second, "deal")
            assert here.acting() == "dwarves"


def test_3_2_passing_is_not_allowed():
    assert table().offered() == ["draw 0"]
    assert table(hands=["move 2", ""], decks=["", None], net="dragon").offered("skip") == []


def test_3_3_a_draw_takes_two_cards():
    here = table().play("draw 0")
    assert here.acting() == "chance"
    here.play("deal")
    assert (here.hand_size("dragon"), here.deck_size("dragon")) == (2, 36)


def test_3_3_the_last_card_is_drawn_alone():
    here = table(decks=["flight", None]).play("draw 0", "deal")
    assert (here.hand("dragon"), here.deck_size("dragon")) == (["flight"], 0)


def test_3_3_a_side_cannot_draw_from_an_empty_deck():
    assert "draw 0" not in table(hands=["move 2", ""], decks=["", None]).offered()


SIX = "attack 3, attack 3, attack 2, attack 2, fire 2, fire 2"


def test_3_4_more_than_six_cards_are_discarded_at_once():
    here = table(hands=[SIX, ""], decks=["flight, flight/attack 1", None]).play("draw 0", "deal")
    assert (here.acting(), here.asked(), here.hand_size("dragon")) == ("dragon", "discard", 8)
    here.play("dragon discard flight")
    assert here.asked() == "discard"
    here.play("dragon discard fire 2")
    assert (here.asked(), here.hand_size("dragon")) == ("turn", 6)
    assert here.discards("dragon") == ["flight", "fire 2"]


def test_3_4_the_owner_chooses_any_card_new_or_old():
    here = table(hands=[SIX, ""], decks=["flight, flight/attack 1", None]).play("draw 0", "deal")
    assert len(here.offered()) == 5  # the faces in hand


def test_3_4_a_hand_of_six_cards_is_allowed():
    four = "attack 3, attack 3, attack 2, fire 2"
    assert table(hands=[four, ""]).play("draw 0", "deal").asked() == "turn"


def test_3_4_a_discarded_card_counts_as_used():
    six = "defence, defence, move 2, crossbow 2, crossbow 2, crossbow 2"
    here = table(hands=["", six], decks=[None, "attack 2"], turn="dwarves").play("draw 1", "deal")
    assert here.hand_size("dwarves") == 7
    here.play("dwarves discard attack 2")
    assert (here.deck_size("dwarves"), here.discards("dwarves")) == (0, ["attack 2"])


def test_3_5_a_card_is_used_for_one_symbol_and_discarded_face_up():
    here = table(figures="brald c4", hands=["attack 2/move 1", ""])
    assert here.offered("as attack")
    assert here.offered("as move")
    here.play("attack 2/move 1 as move 1: c2")
    assert (here.hand("dragon"), here.discards("dragon")) == ([], ["attack 2/move 1"])
    assert (here.acting(), here.state.actions) == ("dragon", 1)
    for viewer in (Seat(1), SPECTATOR):
        assert here.cards(here.game.veil(here.state, viewer).discards, 0)["attack 2/move 1"] == 1


def test_3_6_any_card_may_be_played_for_no_effect():
    here = table(hands=["defence, attack 3, flight", ""], net="dragon")
    assert here.offered("spend") == [
        "dragon spend defence",
        "dragon spend flight",
        "dragon spend attack 3",
    ]
    here.play("dragon spend defence")
    assert (here.state.actions, here.discards("dragon")) == (1, ["defence"])


def test_3_7_a_side_without_cards_loses_the_rest_of_its_turn():
    here = table(hands=["move 2", ""], decks=["", None]).play("dragon spend move 2")
    assert (here.acting(), here.state.actions) == ("dwarves", 2)


def test_3_7_a_side_without_cards_skips_later_turns():
    here = table(hands=["move 2", ""], decks=["", None]).play("dragon spend move 2")
    here.play("draw 1", "deal", "draw 1", "deal", "end turn")
    assert (here.acting(), here.asked(), here.state.actions) == ("dwarves", "turn", 2)


# §4 Movement


def walks(here, part):
    return [text.split()[-1] for text in here.offered(part)]


def test_3_7_a_netted_side_without_cards_may_escape_or_skip():
    here = table(hands=["", "attack 2"], decks=["", None], net="dragon", turn="dwarves")
    here.play("draw 1", "deal", "draw 1", "deal", "end turn")
    assert (here.acting(), here.offered()) == ("dragon", ["escape 0", "skip 0"])
    here.play("skip 0")
    assert (here.acting(), here.netted()) == ("dwarves", "dragon")


def test_4_1_a_figure_moves_up_to_its_number():
    here = table(figures="dragon a1, brald e3, urpen e2, morin d4", hands=["move 2", ""])
    assert walks(here, "as move") == ["a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
    assert here.play("move 2 as move 2: b3").at("dragon") == "b3"


def test_4_1_one_of_several_figures_moves():
    here = table(figures="dragon e3", hands=["", "move 2"], turn="dwarves")
    here.play("move 2 as move 2: brald c4")
    assert (here.at("brald"), here.at("urpen"), here.asked()) == ("c4", "a2", "turn")


def test_4_2_a_figure_does_not_move_through_an_enemy():
    figures = "dragon a1, brald a2, urpen b1, morin e3"
    here = table(figures=figures, hands=["move 2", ""])
    assert walks(here, "as move") == ["b2", "b3", "c2", "c3"]
    here = table(figures="dragon a1, brald a2, urpen b1, morin b2", hands=["move 2", ""])
    assert walks(here, "as move") == []


def test_4_2_a_figure_does_not_move_through_a_friend():
    figures = "dragon e3, urpen a1, brald a2, morin b1"
    here = table(figures=figures, hands=["", "net/move 1"], turn="dwarves")
    assert walks(here, "move 1: urpen") == ["b2"]


TWO = "attack2 1/move2 1"


def two_walk(figures="dragon e3, urpen a1, brald a2, morin e1"):
    return table(figures=figures, hands=["", TWO], turn="dwarves")


def test_4_3_one_or_two_figures_move_one_after_the_other():
    here = two_walk().play(f"{TWO} as move2 1: brald a3")
    assert (here.acting(), here.asked()) == ("dwarves", "walk")
    here.play("then urpen a2")  # the hex that the first figure left
    assert (here.at("brald"), here.at("urpen"), here.asked()) == ("a3", "a2", "turn")
    assert here.state.actions == 1


def test_4_3_a_side_with_one_figure_is_not_asked_for_another():
    figures = "urpen dead, morin dead"
    here = table(figures=figures, hands=["", "defence/move2 1"], turn="dwarves")
    assert here.play("defence/move2 1 as move2 1: brald c4").asked() == "turn"


def test_4_3_moving_one_figure_is_enough():
    here = two_walk().play(f"{TWO} as move2 1: brald a3", "stop walking 1")
    assert (here.asked(), here.at("urpen"), here.state.actions) == ("turn", "a1", 1)


def test_4_3_no_figure_moves_twice():
    here = two_walk().play(f"{TWO} as move2 1: brald a3")
    assert {text.split()[1] for text in here.offered("then")} == {"urpen", "morin"}


def test_4_4_a_netted_figure_does_not_move():
    assert table(hands=["move 2", ""], net="dragon").offered("as move") == []
    here = table("trolls-dwarves", hands=["move2 2", ""], net="thrower")
    assert {text.split()[-2] for text in here.offered("as move2")} == {"berserker"}
    here.play(here.offered("as move2")[0])
    assert here.asked() == "turn"  # no other figure can move
