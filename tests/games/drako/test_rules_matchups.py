"""§12 to §17 The six match-ups, one test per clause at least."""

import pytest

from antro.games.drako.options import make
from antro.games.drako.state import GOING, OUT_OF_CARDS, QUIET
from tests.games.drako.tables import started, table

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
def test_who_starts_and_where_everybody_stands(matchup, first, figures):
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


def test_12_2_dwarves_out_of_cards_have_lost():
    here = table(hands=["", "move 2"], decks=[None, ""], turn="dwarves")
    here.play("dwarves spend move 2")
    assert (here.winner(), here.state.ending) == ("dragon", OUT_OF_CARDS)


def test_12_2_a_dragon_out_of_cards_skips_its_turns():
    here = table(hands=["move 2", "move 2"], decks=["", None], actions=1)
    here.play("dragon spend move 2")
    assert here.acting() == "dwarves"
    here.play("dwarves spend move 2", "draw 1", "deal", "end turn")
    assert (here.acting(), here.state.actions) == ("dwarves", 2)


def test_12_3_a_netted_dragon_neither_moves_nor_flies():
    here = table(hands=["move 2, flight", ""], net="dragon")
    assert not here.offered("as move", "as flight")


def test_12_3_it_may_attack_breathe_and_draw():
    figures = "brald c4, urpen e1, morin e3"
    here = table(figures=figures, hands=["attack 2, fire 2", ""], net="dragon")
    assert here.offered("as attack") == ["attack 2 as attack 2: dragon > brald"]
    assert "fire 2 as fire 2: e" in here.offered()
    assert here.play("draw 0", "deal").hand_size("dragon") == 4
    assert here.netted() == "dragon"


def test_12_3_it_may_defend_itself():
    hands = ["defence", "attack 2"]
    here = table(figures="brald c4", hands=hands, net="dragon", turn="dwarves")
    here.play("attack 2 as attack 2: brald > dragon")
    assert here.offered() == ["dragon block defence", "take 0"]
    assert here.play("dragon block defence").wounds("dragon") == 0


# §13 Knights and trolls


def test_13_2_trolls_out_of_cards_have_lost():
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


def test_14_2_a_deck_that_cannot_give_is_made_of_the_discards():
    discards = ["attack 3, attack 3, fire 2", ""]
    here = table("dragon-trolls", decks=["flight", None], discards=discards, rocks=4)
    here.play("draw 0", "deal")
    assert (here.hand_size("dragon"), here.deck_size("dragon")) == (2, 2)
    assert (here.discards("dragon"), here.state.rocks) == ([], 4)


def test_14_2_a_side_with_no_card_at_all_draws():
    discards = ["attack 3, attack 3, fire 2", ""]
    here = table("dragon-trolls", decks=["", None], discards=discards)
    assert here.offered() == ["draw 0"]
    assert here.play("draw 0", "deal").state.ending == GOING
    assert here.hand_size("dragon") == 2


def test_14_2_there_is_no_limit_to_it():
    here = table("dragon-trolls", decks=["", None], discards=["attack 3, attack 3", ""])
    for _ in range(3):
        here.play("draw 0", "deal", "dragon spend attack 3")
        here.state.turn, here.state.actions = here.seat("dragon"), 2
        here.state.pending = [here.game.config.questions[0].turn]
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


def test_14_4_forty_are_enough_with_the_option():
    hands = {"hands": ["move 2", ""], "actions": 1, "quiet": 39}
    assert table("dragon-trolls", **hands).play("dragon spend move 2").acting() == "trolls"
    here = table("dragon-trolls", **hands, quiet_draw="yes").play("dragon spend move 2")
    assert (here.winner(), here.state.ending) == ("nobody", QUIET)


def test_14_4_the_turn_of_the_last_wound_is_not_one_of_them():
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


# §15 Trolls and dwarves


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


def test_15_2_what_the_deck_still_has_is_drawn_first():
    here = rebuilding(TWENTY, deck="move 2").play("rebuild")
    assert here.offered() == ["deal move 2 to 1"]
    here.play("deal")
    assert (here.hand_size("dwarves"), here.deck_size("dwarves")) == (2, 17)


def test_15_2_they_need_not():
    assert "draw 1" in rebuilding(TWENTY, deck="move 2").offered()
    here = rebuilding(TWENTY, deck="move 2").play("draw 1", "deal")
    assert (here.hand_size("dwarves"), here.state.rebuild) == (1, 1)


def test_15_2_nor_with_neither_hand_nor_deck():
    here = rebuilding(TWENTY).play("skip 1")
    assert (here.acting(), here.state.actions, here.state.rebuild) == ("trolls", 2, 1)
    here.play("draw 0", "deal", "draw 0", "deal")
    assert (here.acting(), here.offered()) == ("dwarves", ["rebuild", "fury", "skip 1"])


def test_15_2_a_side_with_a_card_does_not_let_the_turn_go_by():
    assert "skip 1" not in rebuilding(TWENTY, hand="move 2").offered()
    assert "skip 1" not in rebuilding(TWENTY, deck="move 2").offered()


def test_15_2_a_turn_that_goes_by_is_over_and_fury_not_asked_for():
    assert rebuilding(TWENTY).play("skip 1").acting() == "trolls"


def test_15_2_not_while_the_deck_can_give_two():
    assert "rebuild" not in rebuilding(TWENTY, deck="move 2, defence").offered()


def test_15_2_once_in_a_game():
    here = rebuilding(TWENTY, used="rebuild", hand="move 2")
    assert "rebuild" not in here.offered()


def test_15_2_fewer_than_eighteen_are_all_taken():
    here = rebuilding("attack 2, attack 2, crossbow 2").play("rebuild", "deal")
    assert (here.hand_size("dwarves"), here.deck_size("dwarves")) == (2, 1)


@pytest.mark.parametrize(("before", "after"), [(0, 5), (3, 8), (7, 10), (10, 10)])
def test_15_3_the_trolls_take_back_five_spent_rocks_or_all(before, after):
    assert rebuilding(TWENTY, rocks=before).play("rebuild").state.rocks == after


def test_15_4_a_netted_troll_neither_moves_nor_charges_nor_throws():
    figures = "thrower c1, brald c3, berserker e3"
    hands = ["rock 2/move 1, charge 2/move 1", ""]
    here = table("trolls-dwarves", figures, hands=hands, net="thrower")
    assert not here.offered("as rock", "move 1: thrower")
    assert here.offered("as charge")
    here = table("trolls-dwarves", figures, hands=hands, net="berserker")
    assert not here.offered("as charge", "move 1: berserker")
    assert here.offered("as rock")


def test_15_4_no_defence_that_costs_rocks_but_a_free_one():
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
def test_15_5_a_throw_is_always_of_three(card):
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
def test_15_6_when_both_are_out_the_living_are_counted_and_a_tie_is_the_dwarves(figures, winner):
    hands = ["rock 4", ""]
    here = table("trolls-dwarves", figures, hands=hands, decks=["", ""], used="rebuild")
    assert here.play("trolls spend rock 4").winner() == winner


@pytest.mark.parametrize(
    ("figures", "winner"), [("", "dwarves"), ("brald dead, urpen dead", "trolls")]
)
def test_15_6_dwarves_may_give_up_the_new_deck_when_the_trolls_are_out_of_cards(figures, winner):
    discards = ["", TWENTY]
    here = table("trolls-dwarves", figures, decks=["", ""], discards=discards, turn="dwarves")
    assert here.play("skip 1").winner() == winner
    assert here.state.ending == OUT_OF_CARDS


# §16 Knights and dragon


def test_16_1_the_knights_player_chooses_who_stands_where_with_the_hand_drawn():
    here = started("dragon-knights", "printed").play("deal")
    assert (here.acting(), here.asked(), here.hand_size("knights")) == ("knights", "place", 4)
    here.play("place swordsman a2", "place archer-1 d4")
    assert here.offered() == ["place archer-2 d1"]
    here.play("place archer-2 d1")
    assert (here.acting(), here.asked(), here.at("dragon")) == ("dragon", "turn", "c3")


def test_16_1_that_is_what_a_table_plays_unless_it_is_told_otherwise():
    assert make({"matchup": "dragon-knights"}).start().pending[1].text == "place 1"


def test_16_2_knights_out_of_cards_have_lost():
    here = table("dragon-knights", hands=["", "bow 3"], decks=[None, ""], turn="knights")
    assert here.play("knights spend bow 3").winner() == "dragon"


def test_16_2_a_dragon_out_of_cards_skips_its_turns():
    here = table("dragon-knights", hands=["move 2", ""], decks=["", None], actions=1)
    here.play("dragon spend move 2")
    assert here.play("draw 1", "deal", "draw 1", "deal").acting() == "knights"


# §17 Knights and dwarves

KD = "knights-dwarves"


def test_17_2_a_netted_knight_neither_moves_nor_shoots():
    figures = "archer-1 c1, brald c3, archer-2 a3"
    hands = ["bow 2/move 1, attack 2", ""]
    here = table(KD, figures, hands=hands, net="archer-1")
    assert not here.offered("as bow 2: archer-1", "move 1: archer-1")
    assert here.offered("move 1: archer-2")


def test_17_2_he_may_attack_and_be_defended():
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


def test_17_3_he_may_keep_his_dodge():
    here = table(KD, hands=["", "net/move 1"], turn="dwarves")
    here.play("net/move 1 as net: swordsman", "accept the net")
    assert (here.netted(), here.state.dodge) == ("swordsman", 1)


def test_17_3_without_the_token_or_for_an_archer_nothing_is_asked():
    here = table(KD, hands=["", "net/move 1"], used="dodge", turn="dwarves")
    assert here.play("net/move 1 as net: swordsman").asked() == "turn"
    here = table(KD, hands=["", "net/move 1"], turn="dwarves")
    assert here.play("net/move 1 as net: archer-1").asked() == "turn"


def struck(hand):
    here = table(KD, "swordsman c3, brald c4", hands=["attack 2", hand])
    return here.play("attack 2 as attack 2: swordsman > brald")


def test_17_4_two_defence_cards_cancel_an_attack_by_a_knight():
    here = struck("defence, defence/move 1")
    here.play("dwarves block defence")
    assert (here.asked(), here.offered()) == ("block", ["dwarves block again defence/move 1"])
    here.play("dwarves block again defence/move 1")
    assert (here.wounds("brald"), here.hand_size("dwarves"), here.acting()) == (0, 0, "knights")


def test_17_4_two_of_a_kind_will_do_and_one_will_not():
    assert struck("defence, defence").offered("block") == ["dwarves block defence"]
    assert struck("defence").offered() == ["take 1"]


def test_17_4_knights_still_need_one():
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


def test_17_6_reinforcements_are_laid_on_a_living_knight():
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
def test_17_6_each_takes_one_wound_in_his_place(shields, wounds, left):
    here = shielded(shields)
    assert here.wounds("archer-1") == wounds
    assert here.state.shields[here.slot("archer-1")] == left


def test_17_6_a_shield_is_a_card_that_was_used():
    here = table(KD, hands=["reinforcements, move 2", ""], decks=["", None])
    here.play("reinforcements as reinforcements: swordsman")
    assert here.discards("knights") == ["reinforcements"]
    assert here.play("knights spend move 2").winner() == "dwarves"


@pytest.mark.parametrize("side", ["knights", "dwarves"])
def test_17_7_whoever_runs_out_of_cards_the_dwarves_win(side):
    hands = ["move 2" if each == side else "" for each in ("knights", "dwarves")]
    decks = ["" if each == side else None for each in ("knights", "dwarves")]
    here = table(KD, hands=hands, decks=decks, turn=side)
    assert here.play(f"{side} spend move 2").winner() == "dwarves"


def test_17_7_a_kill_by_the_last_card_comes_first():
    figures = "swordsman c3, brald c4, urpen dead, morin dead"
    here = table(KD, figures, hands=["attack 2", ""], decks=["", None], wounds="brald 5")
    here.play("attack 2 as attack 2: swordsman > brald", "take 1")
    assert here.winner() == "knights"
