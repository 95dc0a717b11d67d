"""One player against the dragon (§17)."""

import pytest

from antro.core.contract.game import CHANCE
from antro.games.volfyirion.components.cards import DRAGON_MOVERS, FACE_OF
from antro.games.volfyirion.state.piles import pile
from tests.games.volfyirion.support.tables import Table, faces, opening, row, words


class Solo(Table):
    """A table against the dragon. *rage* is unseen in its pile, and will be turned up."""

    def __init__(self, *options, rage="", rage_top="", **cards):
        super().__init__("mode=solo", *options, **cards)
        stock, self.rage = self.state.markets[0].assets, self.state.rages[0]
        stock.held = len(faces(rage))
        self.rage.top = FACE_OF[rage_top] if rage_top else -1
        self.coming = rage.split()

    def strike(self):
        """End the turn with the dragon awake, and turn its cards up."""
        self.rage.awake = 1
        self.play("end")
        while self.asked in ("supply", "unearth", "shed 0"):
            self.play(self.offered(CHANCE)[0])
        return self.play(*[f"rage {card}" for card in self.coming])

    @property
    def held(self):
        return self.state.markets[0].assets.held


def test_17_1_no_card_moves_the_dragon():
    table = opening("mode=solo")
    assert table.standing == {"tylaris", "vahylea", "alantar"}
    market = table.game.start().markets[0]
    assert not (market.assets.bag.faces | market.wonders.bag.faces) & DRAGON_MOVERS
    assert (market.assets.bag.size, market.wonders.bag.size) == (62, 24)
    assert (table.top, "-" in table.centre.split()) == ("-", False)


def test_17_2_the_actions_of_a_single_player():
    table = opening("mode=solo")
    assert "redraw" in table.offered()
    assert table.offered(starts="exchange")
    rich = Solo(
        points=(9, 15, 15), sealed="pure_qoam", centre="stab", lair="strange_box", rage="stab"
    )
    kinds = {text.split()[0] for text in rich.offered()}
    assert kinds == {"acquire", "wonder", "replace", "calm"}
    unsealing = Solo("unseal=yes", points=(0, 0, 3), sealed="pure_qoam")
    assert unsealing.offered(starts="unseal") == ["unseal sealed:pure_qoam"]


def test_17_3_the_rage_pile_grows_each_turn_and_with_each_card_that_stays():
    assert opening("mode=solo").state.markets[0].assets.held == 1
    table = Solo(hand="guard mint pure_qoam stab")
    for text, held in [
        ("play stab", 0),
        ("play pure_qoam", 1),
        ("station guard at tylaris", 2),
        ("station mint at tylaris", 3),
    ]:
        assert table.play(text).held == held


def test_17_4_cards_set_aside_make_a_new_deck():
    table = Solo(points=(0, 0, 2), centre="stab", under="guard")
    table.state.markets[0].assets.bag = pile(faces("mint"))
    table.rage.aside = pile(faces("barter"))
    table.play("replace stab", "turn up mint")
    assert (table.centre, table.under, words(table.rage.aside)) == ("mint - - - -", "", "")
    assert words(table.state.markets[0].assets.bag) == "stab barter guard"


def test_17_5_a_shuffle_wakes_the_dragon():
    table = Solo(played="stab", deck="", discard="captain", rage="barter")
    table.play("sacrifice play:stab", "deal captain to 0")
    assert table.rage.awake == 1
    table.play("end")
    while table.asked != "wrath":
        table.play(table.offered(CHANCE)[0])
    assert (
        Solo(deck="captain captain captain captain captain").play("end").resolve().rage.awake == 0
    )


def test_17_5_an_empty_discard_pile_wakes_no_dragon():
    table = Solo(played="stab", deck="", discard="").play("sacrifice play:stab")
    assert (table.rage.awake, table.asked) == (0, "turn 0")


def test_17_6_each_troop_in_the_pile_removes_one_of_yours():
    table = Solo(rage="guard novice", troops={"tylaris": "soldier", "alantar": "scholar"}).strike()
    assert table.offered() == ["yield troop tylaris", "yield troop alantar"]
    table.play("yield troop alantar", "yield troop tylaris")
    assert table.removed == "soldier scholar"
    few = Solo(rage="guard novice", troops={"tylaris": "soldier"}).strike()
    assert few.play("yield troop tylaris").asked == "draw 0"


def test_17_7_each_building_in_the_pile_removes_one_of_yours():
    table = Solo(rage="library", buildings={"tylaris": "mint", "vahylea": "bank"}).strike()
    assert table.play("yield building vahylea").removed == "bank"
    assert table.building("tylaris") == "mint"


@pytest.mark.parametrize(
    ("difficulty", "standing"),
    [("easy", {"tylaris"}), ("normal", {"tylaris"}), ("hard", set())],
)
def test_17_8_the_highest_defence_it_can_pay_for_falls_first(difficulty, standing):
    """Prices of 8 and 7, and one ruin: 15, 16 or 17. Vahylea is 9; then 6, 7 or 8 are left."""
    table = Solo(f"difficulty={difficulty}", rage="endless_tactic qoam_vein")
    table.state.sites.standing &= ~0b100
    assert table.strike().standing == standing


def test_17_8_troops_add_their_defence_and_fall_with_the_city():
    table = Solo(
        rage="endless_tactic qoam_vein", troops={"alantar": "elite_trooper", "tylaris": "guard"}
    )
    table.strike()
    assert (table.standing, table.removed) == ({"vahylea", "alantar"}, "guard")


def test_17_8_the_player_chooses_in_a_tie():
    table = Solo(rage="endless_tactic barter barter", troops={"tylaris": "fighter"}).strike()
    assert table.offered() == ["doom tylaris", "doom alantar"]
    assert table.play("doom tylaris").standing == {"vahylea", "alantar"}


def test_17_8_without_commands_there_is_no_attack():
    table = Solo("difficulty=hard", rage="guard")
    table.state.sites.standing &= ~0b110
    assert table.strike().standing == {"tylaris"}


def test_17_9_the_knowledge_of_the_commands_seals_your_wonders():
    """The printed example: Shrewd Deal and Feasible Solution give 9 to attack and 3 to seal."""
    table = Solo(rage="shrewd_deal feasible_solution", played="pure_qoam void_fluid sharp_qoam")
    table.strike()
    assert table.standing == {"tylaris", "alantar"}
    assert (table.cards("sealed"), table.cards("played")) == ("pure_qoam", "sharp_qoam void_fluid")


def test_17_10_the_most_expensive_command_stays():
    table = Solo(rage="stab shrewd_deal guard").strike()
    assert (row([table.rage.top]), words(table.rage.aside), table.rage.awake) == (
        "shrewd_deal",
        "stab guard",
        0,
    )
    tie = Solo(rage="stab barter").strike()
    assert tie.offered() == ["keep stab", "keep barter"]
    assert row([tie.play("keep barter").rage.top]) == "barter"


def test_17_11_six_points_set_the_top_card_aside():
    table = Solo(points=(0, 6, 6), rage="guard", rage_top="stab")
    assert table.offered(starts="calm") == ["calm for battle", "calm for knowledge"]
    assert words(table.play("calm for battle").rage.aside) == "stab"
    table.play("calm for knowledge", "set aside card:guard")
    assert (words(table.rage.aside), table.held, table.points) == ("stab guard", 0, [0, 0, 0])
    assert table.give(battle=6).offered(starts="calm") == []


def test_17_12_either_kind_of_points_beats_the_dragon():
    assert Solo(points=(0, 16, 0)).play("slay").scores == [1.0]
    assert Solo(points=(0, 0, 16)).play("subjugate").scores == [1.0]
    assert Solo(points=(0, 15, 15)).offered(starts="s") == []


def test_17_12_no_city_or_no_turn_left_loses():
    table = Solo(rage="endless_tactic")
    table.state.sites.standing = 0b001
    assert table.strike().scores == [-1.0]
    late = Solo(turns=60).play("end").resolve()
    assert (late.acting, late.scores) == ([], [-1.0])


def test_17_13_removal_of_enemy_cards_has_no_target():
    table = Solo(played="sabotage anuths_trick", troops={"tylaris": "guard"})
    table.play("sacrifice play:sabotage", "sacrifice play:anuths_trick")
    assert (table.asked, table.troop("tylaris")) == ("turn 0", "guard")
