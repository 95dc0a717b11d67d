"""The table and the setup, with at least one test per clause (§1, §2)."""

import re
from pathlib import Path

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import listed
from antro.core.contract.game import CHANCE, SPECTATOR, Seat
from antro.games.drako.components.board import (
    CENTRE,
    DIRECTIONS,
    HEXES,
    NAMES,
    NEAR,
    NOWHERE,
    RAY,
    RIM,
    STEP,
)
from antro.games.drako.components.matchups import MATCHUPS
from tests.games.drako.support.tables import game_of, started, table

BOARD = Path(__file__).parents[4] / "src/antro/games/drako/components/board.py"


def names(hexes):
    return [NAMES[at] for at in listed(hexes)]


def ray(start, way):
    return names(RAY[DIRECTIONS.index(way) * 20 + NAMES.index(start)])


# §1 The table


def test_1_1_a_centre_a_ring_of_six_and_an_outer_ring_of_twelve():
    assert len(NAMES) == HEXES == 19
    assert NAMES[CENTRE] == "c3"
    assert names(NEAR[CENTRE]) == ["b2", "b3", "c2", "c4", "d2", "d3"]
    assert len(names(RIM)) == 12
    assert not RIM & (NEAR[CENTRE] | 1 << CENTRE)


def test_1_1_the_tables_match_the_drawing_of_the_board():
    drawing = re.findall(r"^ *([a-e]1 .*?)  +([\d ]+)$", BOARD.read_text(), re.MULTILINE)
    assert [name for row, _ in drawing for name in row.split()] == NAMES
    assert [int(number) for _, row in drawing for number in row.split()] == [*range(19)]


def test_1_1_neighbours_are_mutual():
    for at in range(HEXES):
        for near in listed(NEAR[at]):
            assert NEAR[near] >> at & 1


def test_1_2_a_figure_cannot_move_to_an_occupied_hex():
    here = table(figures="dragon c3, brald c4, urpen b3, morin d1", hands=["move 2", ""])
    ends = [text.split()[-1] for text in here.offered("as move")]
    assert ends
    assert not {*ends} & {"c3", "c4", "b3", "d1"}


def test_1_2_a_figure_cannot_be_placed_on_an_occupied_hex():
    here = started("knights-dwarves", "free").play("deal", "place swordsman a2")
    assert here.offered() == ["place archer-1 c1", "place archer-1 c5"]


def test_1_3_six_straight_lines_end_at_the_edge():
    assert [ray("c3", way) for way in DIRECTIONS] == [
        ["c4", "c5"],
        ["d3", "e3"],
        ["d2", "e1"],
        ["c1", "c2"],
        ["a1", "b2"],
        ["a3", "b3"],
    ]
    assert ray("a1", "e") == ["a2", "a3"]
    assert ray("a1", "nw") == []
    assert ray("c1", "e") == ["c2", "c3", "c4", "c5"]


def test_1_3_a_line_is_made_of_steps():
    for way in range(6):
        for start in range(HEXES):
            walked, at = set(), STEP[way * 20 + start]
            while at != NOWHERE:
                walked.add(at)
                at = STEP[way * 20 + at]
            assert walked == {*listed(RAY[way * 20 + start])}


def test_1_5_only_the_owner_knows_a_hand():
    here = table(hands=["attack 3, fire 2", "defence"])
    for viewer in (Seat(1), SPECTATOR):
        veiled = here.game.veil(here.state, viewer)
        assert sum(here.cards(veiled.hands, 0).values()) == 0
        assert here.cards(veiled.bags, 0)["attack 3"] == 2  # mixed with the deck
    mine = here.game.veil(here.state, Seat(0))
    assert here.cards(mine.hands, 0)["attack 3"] == 1


NEW_DECKS = {"dragon-trolls": ("dragon", "draw 0"), "trolls-dwarves": ("dwarves", "rebuild")}


@pytest.mark.parametrize("matchup", NEW_DECKS)
def test_1_7_a_new_deck_shows_no_hand_but_a_player_who_counts_knows_it(matchup):
    side, move = NEW_DECKS[matchup]
    seat = matchup.split("-").index(side)
    hands, decks = ["", ""], [None if each != seat else "" for each in range(2)]
    discards = ["", ""]
    hands[seat], discards[seat] = "defence", "attack 2, attack 2, move 2"
    here = table(matchup, hands=hands, decks=decks, discards=discards, turn=side).play(move)
    for viewer in (Seat(1 - seat), SPECTATOR):
        veiled = here.game.veil(here.state, viewer)
        assert sum(here.cards(veiled.hands, seat).values()) == 0
        guess = here.game.guess(veiled, SeededDice(1))
        assert here.cards(guess.hands, seat)["defence"] == 1


def test_1_5_everything_else_is_open():
    here = table(hands=["attack 3", ""], discards=["fire 2", ""], wounds="brald 2", net="dragon")
    for viewer in (Seat(1), SPECTATOR):
        veiled = here.game.veil(here.state, viewer)
        assert [*veiled.counts] == [1, 0, 36, 38]
        assert here.cards(veiled.discards, 0)["fire 2"] == 1
        assert (veiled.wounds[here.slot("brald")], veiled.netted) == (2, here.slot("dragon"))


def test_1_6_only_the_asked_side_acts():
    here = table(figures="brald c4", hands=["attack 2", "defence"])
    assert here.acting() == "dragon"
    assert here.game.offered(here.state, Seat(1)) == []
    here.play("attack 2 as attack 2: dragon > brald")
    assert here.acting() == "dwarves"
    assert here.game.offered(here.state, Seat(0)) == []


def test_1_6_a_spectator_never_acts():
    here = table()
    assert here.game.offered(here.game.veil(here.state, SPECTATOR), SPECTATOR) == []


# §2 Setup


def test_2_1_each_side_draws_four_cards_the_starting_side_first():
    here = started()
    for to in [0] * 4 + [1] * 4:
        assert here.acting() == "chance"
        assert all(text.endswith(f"to {to}") for text in here.offered())
        here.make(here.offered()[0])
    assert (here.hand_size("dragon"), here.hand_size("dwarves")) == (4, 4)
    assert (here.deck_size("dragon"), here.deck_size("dwarves")) == (34, 34)


def test_2_1_a_shuffled_deck_gives_each_card_by_its_copies():
    here = started()
    weights = here.weights()
    assert weights["deal attack 2 to 0"] == 4
    assert weights["deal flight to 0"] == 1
    assert sum(weights.values()) == 38


def test_2_1_only_the_owner_sees_a_dealt_card():
    game = game_of("dragon-dwarves")
    deal = game.offered(game.start(), CHANCE)[0]
    seen = [
        game.as_seen_by(deal.number, CHANCE, viewer) for viewer in (Seat(0), Seat(1), SPECTATOR)
    ]
    assert [game.describe(number).text for number in seen] == [
        "deal defence to 0",
        "deal ? to 0",
        "deal ? to 0",
    ]


def test_2_2_each_side_may_redraw_its_whole_hand_once_the_starting_side_first():
    here = started(redraw="yes").play("deal")
    assert (here.acting(), here.offered()) == ("dragon", ["redraw 0", "keep 0"])
    here.play("redraw 0")
    assert (here.hand_size("dragon"), here.deck_size("dragon")) == (0, 38)
    here.play("deal")
    assert (here.hand_size("dragon"), here.deck_size("dragon")) == (4, 34)
    assert (here.acting(), here.offered()) == ("dwarves", ["redraw 1", "keep 1"])
    hand = here.hand("dwarves")
    here.play("keep 1")
    assert (here.hand("dwarves"), here.acting(), here.asked()) == (hand, "dragon", "turn")


def test_2_2_without_the_option_nobody_is_asked():
    assert started(redraw="no").play("deal").asked() == "turn"


def test_2_3_figures_are_placed_one_by_one_after_the_redraws():
    here = started("knights-dwarves", "free", "yes").play("deal", "keep 0", "keep 1")
    order = []
    while here.asked() == "place":
        order.append((here.acting(), here.offered()[0].split()[1]))
        here.make(here.offered()[0])
    assert order == [
        ("knights", "swordsman"),
        ("knights", "archer-1"),
        ("knights", "archer-2"),
        ("dwarves", "brald"),
        ("dwarves", "urpen"),
        ("dwarves", "morin"),
    ]
    assert (here.acting(), here.asked()) == ("knights", "turn")


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_2_3_by_default_only_knights_against_the_dragon_choose_hexes(matchup):
    here = started(matchup, "printed").play("deal")
    assert here.asked() == ("place" if matchup == "dragon-knights" else "turn")


@pytest.mark.parametrize("matchup", MATCHUPS)
def test_2_3_in_a_first_game_nobody_chooses(matchup):
    assert started(matchup, "first").play("deal").asked() == "turn"


def test_2_3_the_dragon_never_chooses_its_hex():
    here = started("dragon-dwarves", "free").play("deal")
    assert (here.acting(), here.at("dragon")) == ("dwarves", "c3")


def test_2_4_dwarves_against_the_dragon_may_take_any_hex_of_the_outer_ring():
    here = started("dragon-dwarves", "free").play("deal")
    assert [text.split()[-1] for text in here.offered()] == names(RIM)


@pytest.mark.parametrize(
    ("matchup", "side", "hexes"),
    [
        ("trolls-knights", "trolls", ["e1", "e3"]),
        ("dragon-trolls", "trolls", ["b1", "d1"]),
        ("trolls-dwarves", "trolls", ["e1", "e3"]),
        ("dragon-knights", "knights", ["a2", "d1", "d4"]),
        ("knights-dwarves", "knights", ["a2", "c1", "c5"]),
    ],
)
def test_2_5_other_sides_share_out_their_marked_hexes(matchup, side, hexes):
    here = started(matchup, "free").play("deal")
    assert here.acting() == side
    assert [text.split()[-1] for text in here.offered()] == hexes
