"""The start of each match-up, and the special rules of four of them (§12 to §17).

Trolls and knights against dwarves have their own files.
"""

import pytest

from antro.games.drako.kinds import TURN
from antro.games.drako.options import make
from antro.games.drako.state.state import GOING, OUT_OF_CARDS, QUIET
from tests.games.drako.support.tables import started, table

STARTS = [
    ("dragon-dwarves", "dragon", "dragon c3, brald d4, urpen a2, morin d1"),
    (
        "trolls-knights",
        "trolls",
        "thrower e1, berserker e3, swordsman a2, archer-1 a1, archer-2 a3",
    ),
    ("dragon-trolls", "dragon", "dragon c3, thrower d1, berserker b1"),
    ("trolls-dwarves", "trolls", "thrower e1, berserker e3, brald a3, urpen a2, morin a1"),
    ("dragon-knights", "dragon", "dragon c3, swordsman d4, archer-1 a2, archer-2 d1"),
    (
        "knights-dwarves",
        "knights",
        "swordsman a2, archer-1 c1, archer-2 c5, brald d4, urpen d1, morin e2",
    ),
]
CLAUSES = ["§12.1", "§13.1", "§14.1", "§15.1", "§16.1", "§17.1"]


@pytest.mark.parametrize(("matchup", "first", "figures"), STARTS, ids=CLAUSES)
def test_the_starting_side_and_the_start_hexes(matchup, first, figures):
    here = started(matchup).play("deal")
    assert (here.acting(), here.asked(), here.state.actions) == (first, "turn", 1)
    for standing in figures.split(", "):
        name, at = standing.split()
        assert here.at(name) == at


@pytest.mark.parametrize(
    ("matchup", "rocks"),
    [("trolls-knights", 10), ("dragon-trolls", 6), ("trolls-dwarves", 10), ("dragon-dwarves", 0)],
    ids=["§13.1", "§14.1", "§15.1", "none"],
)
def test_the_rocks_that_trolls_start_with(matchup, rocks):
    assert started(matchup).state.rocks == rocks


# §12 Dragon and dwarves


def test_12_2_dwarves_out_of_cards_lose():
    here = table(hands=["", "move 2"], decks=[None, ""], turn="dwarves")
    here.play("dwarves spend move 2")
    assert (here.winner(), here.state.ending) == ("dragon", OUT_OF_CARDS)


def test_12_2_a_dragon_out_of_cards_skips_its_turns():
    here = table(hands=["move 2", "move 2"], decks=["", None], actions=1)
    here.play("dragon spend move 2")
    assert here.acting() == "dwarves"
    here.play("dwarves spend move 2", "draw 1", "deal", "end turn")
    assert (here.acting(), here.state.actions) == ("dwarves", 2)


def test_12_3_a_netted_dragon_cannot_move_or_fly():
    here = table(hands=["move 2, flight", ""], net="dragon")
    assert not here.offered("as move", "as flight")


def test_12_3_a_netted_dragon_may_attack_breathe_and_draw():
    figures = "brald c4, urpen e1, morin e3"
    here = table(figures=figures, hands=["attack 2, fire 2", ""], net="dragon")
    assert here.offered("as attack") == ["attack 2 as attack 2: dragon > brald"]
    assert "fire 2 as fire 2: e" in here.offered()
    assert here.play("draw 0", "deal").hand_size("dragon") == 4
    assert here.netted() == "dragon"


def test_12_3_a_netted_dragon_may_defend_itself():
    hands = ["defence", "attack 2"]
    here = table(figures="brald c4", hands=hands, net="dragon", turn="dwarves")
    here.play("attack 2 as attack 2: brald > dragon")
    assert here.offered() == ["dragon block defence", "take 0"]
    assert here.play("dragon block defence").wounds("dragon") == 0


# §13 Knights and trolls


def test_13_2_trolls_out_of_cards_lose():
    here = table("trolls-knights", hands=["rock 4", ""], decks=["", None])
    assert here.play("trolls spend rock 4").winner() == "knights"


def test_13_2_knights_out_of_cards_skip_their_turns():
    here = table(
        "trolls-knights", hands=["", "move 2"], decks=[None, ""], turn="knights", actions=1
    )
    here.play("knights spend move 2")
    assert here.acting() == "trolls"
    assert here.play("draw 0", "deal", "draw 0", "deal").acting() == "trolls"


# §14 Trolls and dragon


def test_14_2_an_empty_deck_is_refilled_from_the_discards():
    discards = ["attack 3, attack 3, fire 2", ""]
    here = table("dragon-trolls", decks=["flight", None], discards=discards, rocks=4)
    here.play("draw 0", "deal")
    assert (here.hand_size("dragon"), here.deck_size("dragon")) == (2, 2)
    assert (here.discards("dragon"), here.state.rocks) == ([], 4)


def test_14_2_a_side_without_cards_may_draw():
    discards = ["attack 3, attack 3, fire 2", ""]
    here = table("dragon-trolls", decks=["", None], discards=discards)
    assert here.offered() == ["draw 0"]
    assert here.play("draw 0", "deal").state.ending == GOING
    assert here.hand_size("dragon") == 2


def test_14_2_a_deck_may_be_refilled_any_number_of_times():
    here = table("dragon-trolls", decks=["", None], discards=["attack 3, attack 3", ""])
    for _ in range(3):
        here.play("draw 0", "deal", "dragon spend attack 3")
        here.state.turn, here.state.actions = here.seat("dragon"), 2
        here.state.pending = [here.game.config.questions.of(TURN, 0)]
        here.play("dragon spend attack 3")
        here.state.actions = 2
    assert here.acting() == "dragon"


def test_14_3_no_defence_card_protects_the_berserker():
    hands = ["attack 2", "defence"]
    here = table("dragon-trolls", "berserker c4", hands=hands)
    assert here.play("attack 2 as attack 2: dragon > berserker").offered() == ["take 1"]
    here = table("dragon-trolls", "thrower c4", hands=hands)
    here.play("attack 2 as attack 2: dragon > thrower")
    assert here.offered() == ["trolls block defence", "take 1"]


def test_14_4_two_hundred_turns_without_a_wound_are_a_draw():
    here = table("dragon-trolls", hands=["move 2", ""], actions=1, quiet=198)
    here.play("dragon spend move 2")
    assert here.acting() == "trolls"
    here.play("draw 1", "deal", "draw 1", "deal")
    assert (here.winner(), here.state.ending) == ("nobody", QUIET)


def test_14_4_forty_turns_are_a_draw_with_the_option():
    hands = {"hands": ["move 2", ""], "actions": 1, "quiet": 39}
    assert table("dragon-trolls", **hands).play("dragon spend move 2").acting() == "trolls"
    here = table("dragon-trolls", **hands, quiet_draw="yes").play("dragon spend move 2")
    assert (here.winner(), here.state.ending) == ("nobody", QUIET)


def test_14_4_the_turn_of_the_last_wound_does_not_count():
    hands = ["attack 2, move 2", ""]
    here = table("dragon-trolls", "thrower c4", hands=hands, quiet=30, quiet_draw="yes")
    here.play("attack 2 as attack 2: dragon > thrower", "take 1", "dragon spend move 2")
    turns = 0
    while here.acting() != "nobody":
        seat = int(here.state.turn)
        here.state.actions = 1
        here.play(f"draw {seat}", "deal")
        while here.acting() != "nobody" and here.asked() == "discard":
            here.play(here.offered()[0])
        turns += 1
    assert turns == 40


# §16 Knights and dragon


def test_16_1_the_knights_choose_their_hexes_after_drawing():
    here = started("dragon-knights", "printed").play("deal")
    assert (here.acting(), here.asked(), here.hand_size("knights")) == ("knights", "place", 4)
    here.play("place swordsman a2", "place archer-1 d4")
    assert here.offered() == ["place archer-2 d1"]
    here.play("place archer-2 d1")
    assert (here.acting(), here.asked(), here.at("dragon")) == ("dragon", "turn", "c3")


def test_16_1_the_choice_of_the_knights_is_the_default():
    assert make({"matchup": "dragon-knights"}).start().pending[1].text == "place 1"


def test_16_2_knights_out_of_cards_lose():
    here = table("dragon-knights", hands=["", "bow 3"], decks=[None, ""], turn="knights")
    assert here.play("knights spend bow 3").winner() == "dragon"


def test_16_2_a_dragon_out_of_cards_skips_its_turns():
    here = table("dragon-knights", hands=["move 2", ""], decks=["", None], actions=1)
    here.play("dragon spend move 2")
    assert here.play("draw 1", "deal", "draw 1", "deal").acting() == "knights"
