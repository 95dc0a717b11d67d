"""Players, boards, secrets and dice (§1, §2)."""

import pytest

from antro.core.contract.errors import BadOption
from antro.core.contract.game import CHANCE, SPECTATOR
from antro.games.heroes.components.armies import SPACES
from antro.games.heroes.components.board import SPACE_NAMES, is_neighbour
from antro.games.heroes.components.lots import size
from antro.games.heroes.options import make
from antro.games.heroes.state.side import HIDDEN, SECRET
from tests.games.heroes.support.opening import opening
from tests.games.heroes.support.position import position

BEHIND = {"front 1": "gnome", "back 1": "gnome", "back 2": "hero", "front 4": "gnome"}


def test_1_1_the_last_hero_alive_wins():
    table = position(3).leave(1)
    assert table.people == [0, 2]
    table.seat(0, life=2, dice="HHHHHH").stop(0).play("forgo")
    assert (table.asked, table.scores) == (["over 23.1"], [-1.0, -1.0, 1.0])


@pytest.mark.parametrize("mode", ["teams", "tournament"])
@pytest.mark.parametrize("players", ["2", "3"])
def test_1_1_duels_are_for_four(mode, players):
    with pytest.raises(BadOption):
        make({"mode": mode, "players": players})


def test_1_2_a_cycle_lasts_from_a_stop_to_the_next_rolling():
    table = position().seat(0, dice="CCCFFF", deck="meteor")
    assert table.people == [0, 1]
    table.stop(0)
    assert table.people == [0]
    table.play("draw").play("pass", by=1)
    assert table.state.bouts[0].act.seat == -1
    table.play("first keep -", by=1)
    assert table.texts(CHANCE)[0] == "dawn throws HHHHHH"


def test_1_3_a_being_is_a_hero_or_a_creature():
    table = position().seat(0, dice="FFFHHC", hand="fireball")
    table.seat(1, hero="earth", board={"front 1": "gnome", "back 2": "hero"}).stop(0)
    table.play("cast fireball", "reinforce 0")
    assert table.texts(0, "target") == [
        "target b2 of dawn",
        "target f1 of noon",
        "target b2 of noon",
    ]


def test_1_4_a_board_has_two_rows_of_four_spaces():
    assert [*SPACES] == [f"{row} {column}" for row in ("front", "back") for column in range(1, 5)]
    assert [*SPACE_NAMES] == ["f1", "f2", "f3", "f4", "b1", "b2", "b3", "b4"]


@pytest.mark.parametrize(
    ("space", "neighbours"),
    [("f1", "f2 b1"), ("f2", "f1 f3 b2"), ("f4", "f3 b4"), ("b1", "f1 b2"), ("b3", "f3 b2 b4")],
)
def test_1_4_neighbouring_spaces_share_a_side(space, neighbours):
    at = SPACE_NAMES.index(space)
    found = [name for other, name in enumerate(SPACE_NAMES) if is_neighbour(at, other)]
    assert found == neighbours.split()


def test_1_5_a_being_in_front_or_behind_an_empty_space_is_exposed():
    table = position().seat(0, dice="FFFCCH", hand="magic_missile")
    table.seat(1, hero="earth", board=BEHIND).stop(0).play("cast magic_missile")
    noon = [text for text in table.texts(0, "target") if "noon" in text]
    assert noon == ["target f1 of noon", "target f4 of noon", "target b2 of noon"]


def test_1_5_exposure_changes_during_an_action():
    table = position().seat(0, dice="FFFCCH", hand="magic_missile")
    table.seat(1, hero="earth", board=BEHIND, dice="FFFCCH", hand="magic_missile").stop(0)
    table.play("cast magic_missile", "target f1 of noon")
    assert "front 1" not in table.board(1)
    while table.clause != "21.1":
        table.play("done")
    table.play("act", "cast magic_missile", by=1)
    assert "target b1 of noon" in table.texts(1)


@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_1_6_columns_of_two_boards_are_opposite_in_mirror_order(column):
    mine = {f"front {column}": "ember_imp", "back 2": "hero"}
    table = position().seat(0, dice="HHCCFF", hand="command", board=mine)
    wall = {f"front {there}": "gnome" for there in range(1, 5)} | {"back 2": "hero"}
    table.seat(1, hero="earth", board=wall).stop(0)
    table.play("cast command", f"target f{column} of dawn")
    assert table.texts(0, "strike") == [f"strike f{5 - column} of noon"]


def test_1_7_seat_order_is_clockwise_from_the_player_who_stopped():
    table = position(4).seat(2, dice="CCCFFF", deck="meteor").stop(2).play("draw")
    asked = []
    while table.clause == "21.1":
        asked += table.people
        table.play("pass")
    assert asked == [3, 0, 1]


@pytest.mark.parametrize(("mode", "allies"), [("classic", 0b0001), ("teams", 0b0011)])
def test_1_8_without_teams_nobody_has_allies(mode, allies):
    table = position(4, mode=mode)
    assert table.config.allies[0] == allies


def test_1_8_every_other_player_is_an_opponent():
    assert position(4).state.opponents(1) == 0b1101


def test_1_9_only_its_owner_knows_a_hand():
    table = position().seat(0, hand="fireball meteor", deck="healing", discard="boulder")
    for viewer in (1, None):
        seen = table.seen_by(viewer).sides[0]
        assert (seen.hand.size, seen.unseen, seen.deck.size) == (0, 2, 3)
        assert seen.discard.listed() == [table.spell("boulder")]
    own = table.seen_by(0).sides[0]
    assert own.hand.listed() == [table.spell("fireball"), table.spell("meteor")]


def test_1_9_plans_are_secret_until_they_are_used():
    table = position(3).play("plan to stop", by=0)
    assert table.seen_by(1).sides[0].plan == table.seen_by(None).sides[0].plan == SECRET
    assert table.seen_by(0).sides[0].plan == table.side(0).plan != SECRET


def test_1_9_orders_are_always_secret():
    table = position(pace="orders")
    table.side(0).order = 5
    assert table.seen_by(1).sides[0].order == table.seen_by(None).sides[0].order == HIDDEN
    assert table.seen_by(0).sides[0].order == 5


def test_1_9_all_other_information_is_public():
    table = position().seat(0, dice="FFWEAC", thrown="WE", destroyed="ember_imp")
    table.seat(0, board={"front 1": "efreet", "back 2": "hero"}, wounds={"front 1": 2})
    table.seat(0, permanents=[("stone_skin", "front 1", 1, 2)])
    for viewer in (1, None):
        seen, side = table.seen_by(viewer), table.side(0)
        shown = seen.sides[0]
        assert (shown.dice, shown.kept) == (side.dice, side.kept)
        assert (shown.board, shown.wounds) == (side.board, side.wounds)
        assert (shown.permanents, shown.destroyed) == (side.permanents, side.destroyed)
        assert seen.markets[0].places == table.state.markets[0].places


def test_1_10_a_player_acts_only_when_asked():
    table = position(3).seat(0, dice="CCCFFF", deck="meteor").stop(0)
    assert [bool(table.texts(seat)) for seat in range(3)] == [True, False, False]


def test_1_10_a_spectator_never_acts():
    table = position()
    assert table.texts(SPECTATOR) == []
    assert SPECTATOR not in table.acting


def test_2_2_each_player_has_six_dice():
    table = opening(4, boards="ready").take_all()
    assert [size(side.dice) for side in table.state.sides] == [6] * 4


def test_2_2_a_spell_gives_a_seventh():
    table = position().seat(0, permanents=[("gift_of_the_winds", "self")])
    assert [side.dice_size for side in table.state.sides] == [7, 6]


def test_2_4_all_dice_are_equal():
    table = position().seat(0, dice="FFFFCH", hand="fireball")
    keeps = table.texts(0, "keep")
    assert len(keeps) == len(set(keeps)) == 5 * 2 * 2 - 1
    assert table.stop(0).texts(0) == ["cast fireball", "forgo"]
