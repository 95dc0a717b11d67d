"""Two players together against the dragon (§19)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import CHANCE, SPECTATOR
from antro.games.volfyirion.components.cards import DRAGON_MOVERS, FACE_OF, NOTHING, WONDERS
from antro.games.volfyirion.flow.grid_attack import RING, TOO_FEW, cells_needed, close_up
from antro.games.volfyirion.state.rage import Grid
from tests.games.volfyirion.support.tables import ME, RIVAL, SITE, Table, opening, row, words


def cells(*rows):
    """Return the faces of ``cells("divining_petals sharp_qoam", "pure_qoam -")``."""
    names = [name for line in rows for name in line.split()]
    return vec[i64]([NOTHING if name == "-" else FACE_OF[name] for name in names])


class Coop(Table):
    """Both players act. *grid* has rows of rage cards. The dragon is on Tylaris, Defence 8."""

    def __init__(self, *options, grid=(), dragon="tylaris", **cards):
        super().__init__("mode=coop", *options, dragon=dragon, **cards)
        self.grid = self.state.grids[0]
        self.grid.cells, self.grid.due = cells(*grid), 0

    def night(self):
        """End both turns, so that the dragon attacks. Stop before the next rage card."""
        for seat in self.acting:
            self.game.apply(self.state, seat, self.number("end"))
        while self.acting == [CHANCE] and self.asked != "surge":
            self.play(self.offered(CHANCE)[0])
        return self

    def number(self, text):
        return next(
            move.number
            for move in self.game.offered(self.state, self.acting[0])
            if move.text == text
        )

    def rich(self, seat, battle=0, knowledge=0):
        self.state.points[seat * 3 + 1] += battle
        self.state.points[seat * 3 + 2] += knowledge
        return self

    @property
    def shown(self):
        return row(self.grid.cells)


def test_19_1_a_ring_of_six_cities():
    table = opening("mode=coop")
    assert [table.state.config.defence[site] for site in RING] == [10, 9, 8, 10, 9, 8]
    assert table.game.start().dragon == SITE["tylaris"]
    assert [*table.state.config.cities] == [0b000111, 0b111000]
    assert len(table.state.markets[0].lair) == 0


def test_19_2_the_wonders_are_the_rage_deck():
    market = opening("mode=coop").game.start().markets[0]
    assert (market.assets.bag.size, market.wonders.bag.size) == (62, 26)
    assert not market.assets.bag.faces & DRAGON_MOVERS
    assert market.wonders.bag.faces & ~WONDERS == 0
    assert Coop(points=(0, 9, 0)).offered(starts="wonder") == []


def test_19_3_the_shared_main_phase_ends_when_both_are_done():
    table = Coop(hand="stab", their_hand="captain")
    assert table.acting == [ME, RIVAL]
    assert (table.offered(ME), table.offered(RIVAL)) == (["play stab"], ["play captain"])
    table.play("end")
    assert table.acting == [RIVAL]
    assert table.play("play captain").acting == [RIVAL]
    assert [*table.state.points] == [0, 0, 0, 1, 3, 0]
    table.play("end")
    assert table.acting == [CHANCE]


def test_19_3_each_player_may_redraw_before_any_other_action():
    table = opening("mode=coop")
    assert table.offered(starts="exchange") == []
    table.play(table.offered(starts="play")[0])
    assert (table.offered(ME, starts="redraw"), table.offered(RIVAL, starts="redraw")) == (
        [],
        ["redraw"],
    )
    table.play("redraw").resolve()
    assert table.state.houses[RIVAL].hand.size == 5
    assert table.offered(RIVAL, starts="redraw") == []
    later = Coop(turns=1).night().resolve()
    assert later.offered(starts="redraw") == []


def test_19_3_both_players_see_both_hands():
    table = Coop(hand="stab", their_hand="captain")
    assert table.game.veil(table.state, ME).houses[RIVAL].unseen == 0
    assert table.game.veil(table.state, SPECTATOR).houses[RIVAL].unseen == 1


def test_19_4_three_cards_are_turned_up_and_the_first_moves_the_dragon():
    table = Coop()
    table.state = table.game.start()
    while table.asked == "supply":
        table.play(table.offered(CHANCE)[0])
    table.play("surge pure_qoam")
    assert table.dragon == "yrdesh", "three Cities on: Kyr, Akao Uket, Yrdesh"
    table.play("surge void_fluid")
    assert (table.dragon, table.asked) == ("yrdesh", "draw 1")
    later = Coop(grid=["pure_qoam -"]).night()
    later.play("surge sharp_qoam", "surge void_fluid", "surge strange_box")
    assert row(later.state.grids[0].cells) == "pure_qoam sharp_qoam void_fluid strange_box"
    assert later.asked == "draw 1"


def test_19_4_the_dragon_counts_only_standing_cities():
    table = Coop(grid=[])
    table.state.sites.standing &= ~(1 << SITE["kyr"])
    assert table.night().play("surge sharp_qoam").dragon == "yrdesh"


def test_19_4_discards_are_shuffled_when_the_rage_deck_is_empty():
    table = Coop(wonders="")
    table.grid.discards.add(FACE_OF["pure_qoam"])
    table.night().play("surge pure_qoam")
    assert (words(table.state.grids[0].discards), table.asked) == ("", "draw 1")


@pytest.mark.parametrize(
    ("grid", "sealed", "defence", "needed"),
    [
        (["divining_petals sharp_qoam", "pure_qoam void_fluid", "emerald_horn"], 0, 8, 0b01111),
        (["pure_qoam -", "void_fluid -", "pure_qoam sharp_qoam"], 0b100, 10, TOO_FEW),
        (["pure_qoam strange_box"], 0, 9, 0b11),
        (["pure_qoam strange_box", "sharp_qoam void_fluid"], 0, 11, 0b111),
        (["pure_qoam strange_box", "sharp_qoam void_fluid"], 0, 12, 0b1111),
        (["pure_qoam strange_box", "sharp_qoam void_fluid"], 0, 18, TOO_FEW),
        (["- strange_box", "sharp_qoam void_fluid"], 0, 11, 0b1110),
    ],
)
def test_19_5_the_attack_multiplies_prices_row_by_row(grid, sealed, defence, needed):
    """The two printed sums come first: 4, 7, 16 against 8, and 3 + 0 + 6 against 10."""
    laid = Grid()
    laid.cells, laid.sealed = cells(*grid), sealed
    assert cells_needed(laid, defence, 0) == needed


def test_19_6_destroyed_cities_make_the_attack_stronger():
    for difficulty, falls in [("easy", False), ("normal", False), ("hard", True)]:
        table = Coop(f"difficulty={difficulty}", grid=["pure_qoam sharp_qoam"])
        table.state.sites.standing &= ~(1 << SITE["kyr"])
        assert ("tylaris" not in table.night().standing) == falls


def test_19_7_the_most_expensive_card_that_was_not_needed_is_kept():
    table = Coop(
        grid=["divining_petals sharp_qoam", "pure_qoam void_fluid", "emerald_horn primal_beast"],
        buildings={"tylaris": "mint"},
    ).night()
    assert ("tylaris" in table.standing, table.dragon, table.removed) == (False, "tylaris", "mint")
    grid = table.state.grids[0]
    assert row(grid.cells) == "emerald_horn"
    assert grid.discards.size == 5


def test_19_7_troops_defend_and_a_sealed_card_may_be_kept():
    table = Coop(grid=["pure_qoam strange_box"], troops={"tylaris": "novice"}).night()
    assert "tylaris" in table.standing
    sealed = Coop(grid=["pure_qoam strange_box", "void_fluid"], points=(0, 0, 4))
    sealed.play("lull void_fluid at 3").night()
    assert row(sealed.state.grids[0].cells) == "void_fluid"


def test_19_8_the_grid_closes_up():
    """The printed example: the left column has one card, the right column three."""
    grid = Grid()
    grid.cells = cells("living_knife glowing_fungii", "- emerald_horn", "- divining_petals")
    close_up(grid)
    assert row(grid.cells) == "living_knife glowing_fungii emerald_horn divining_petals"
    grid.cells = cells("living_knife -", "pure_qoam -", "- sharp_qoam", "void_fluid -")
    close_up(grid)
    assert row(grid.cells) == "living_knife sharp_qoam pure_qoam - void_fluid"


def test_19_8_the_grid_closes_up_only_if_the_city_stands():
    table = Coop(grid=["- sharp_qoam"]).night()
    assert (row(table.state.grids[0].cells), "tylaris" in table.standing) == ("sharp_qoam", True)


def test_19_9_rage_cards_are_discarded_or_sealed_for_their_price():
    table = Coop(grid=["pure_qoam strange_box"], points=(0, 3, 3))
    assert table.offered() == [
        "dispel pure_qoam at 1",
        "dispel strange_box at 2",
        "lull pure_qoam at 1",
        "lull strange_box at 2",
        "thin",
    ]
    table.play("dispel pure_qoam at 1", "lull strange_box at 2")
    assert (table.shown, table.points) == ("- strange_box", [0, 0, 0])
    assert words(table.grid.discards) == "pure_qoam"
    assert table.rich(ME, knowledge=3).offered(starts="lull") == [], "sealed already"
    table.night()
    assert table.state.grids[0].sealed == 0


def test_19_9_a_sealed_rage_card_may_be_discarded():
    table = Coop(grid=["pure_qoam strange_box"], points=(0, 3, 3)).play("lull strange_box at 2")
    table.play("dispel strange_box at 2")
    assert (table.shown, words(table.grid.discards)) == ("pure_qoam -", "strange_box")
    assert table.grid.sealed == 0, "the seal goes with it"


def test_19_10_knowledge_moves_the_dragon_and_removes_a_card():
    table = Coop(points=(0, 0, 16), hand="stab")
    assert table.play("lure clockwise").dragon == "kyr"
    assert table.play("lure counterclockwise").dragon == "tylaris"
    table.rich(ME, knowledge=6).play("thin", "remove stab of hand")
    assert (table.removed, table.offered(starts="thin")) == ("stab", [])


def test_19_11_enough_points_win():
    assert Coop().rich(RIVAL, battle=20).play("banish alone_battle").scores == [1.0, 1.0]
    assert Coop().rich(ME, knowledge=20).play("banish alone_knowledge").scores == [1.0, 1.0]
    both = Coop().rich(ME, battle=15).rich(RIVAL, battle=15)
    assert both.offered(RIVAL, starts="banish") == ["banish joint_battle"]
    assert both.play("banish joint_battle").acting == []
    assert Coop().rich(ME, battle=19).rich(RIVAL, battle=10).offered(starts="banish") == []


def test_19_12_cards_on_another_players_city_serve_its_owner():
    table = Coop(hand="mint guard").play("station mint at kyr", "station guard at kyr")
    assert [*table.state.points] == [0, 0, 0, 1, 0, 1]
    assert table.offered(RIVAL, starts="sacrifice") == ["sacrifice troop:kyr"]
    assert table.offered(ME, starts="sacrifice") == []


def test_19_12_a_troop_is_redeployed_only_among_its_owners_cities():
    table = Coop(points=(4, 0, 0), troops={"alantar": "guard"})
    assert table.offered(starts="redeploy") == [
        "redeploy alantar to tylaris",
        "redeploy alantar to vahylea",
    ]
    assert table.offered(RIVAL, starts="redeploy") == []


def test_19_13_a_player_without_cities_is_out():
    table = Coop(grid=["pure_qoam strange_box"], dragon="tylaris")
    table.state.sites.standing &= ~0b110
    table.night()
    while table.acting == [CHANCE]:
        table.play(table.offered(CHANCE)[0])
    assert table.acting == [RIVAL]


def test_19_13_the_last_city_or_the_last_turn_loses():
    table = Coop(grid=["pure_qoam strange_box"])
    table.state.sites.standing = 1 << SITE["tylaris"]
    assert table.night().scores == [-1.0, -1.0]
    late = Coop(turns=40).night()
    assert (late.acting, late.scores) == ([], [-1.0, -1.0])
