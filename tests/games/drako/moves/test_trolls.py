"""The trolls, with at least one test per clause (§10)."""

from tests.games.drako.support.tables import table

KT = "trolls-knights"
FAR = "archer-1 a2, archer-2 a3, swordsman a1"  # out of the way


def thrown(figures, hand="rock 3", defence="", **more):
    """Let the thrower on c1 throw to the east."""
    here = table(KT, f"thrower c1, {figures}", hands=[hand, defence], **more)
    return here.play(f"{hand} as {hand.split('/')[0]}: e")


def test_10_1_throws_and_defences_share_one_pool():
    here = thrown("swordsman c3", rocks=4).play("take 1")
    assert here.state.rocks == 3
    hands = ["defence 1/move 2", "attack 2"]
    here = table(KT, "thrower c1, swordsman c2", hands=hands, rocks=3, turn="knights")
    here.play("attack 2 as attack 2: swordsman > thrower", "trolls block defence 1/move 2")
    assert (here.state.rocks, here.wounds("thrower")) == (2, 0)


def test_10_1_a_spent_rock_is_gone_even_if_the_throw_is_blocked():
    here = thrown("swordsman c3", defence="defence", rocks=1).play("knights block defence")
    assert here.state.rocks == 0
    assert not table(KT, "thrower c1, swordsman c3", hands=["rock 3", ""], rocks=0).offered(
        "rock 3 as"
    )


def test_10_2_the_nearest_figure_on_a_line_is_hit():
    here = thrown("swordsman c4, archer-1 b1").play("take 1")
    assert (here.wounds("swordsman"), here.acting()) == (3, "trolls")


def test_10_2_a_friend_in_front_blocks_the_throw():
    here = table(KT, f"{FAR}, thrower c1, berserker c2, swordsman c3", hands=["rock 3", ""])
    assert here.offered("as rock") == []
    here.put("berserker", "e3")
    assert here.offered("as rock") == ["rock 3 as rock 3: e"]


def test_10_2_only_the_thrower_throws():
    here = table(KT, f"berserker c1, thrower dead, {FAR}, swordsman c3", hands=["rock 3", ""])
    assert not here.offered("as rock")


def test_10_3_enemies_directly_behind_are_hit_for_one_less_each():
    here = thrown("swordsman c2, archer-1 c3, archer-2 c4").play("take 1", "take 1", "take 1")
    hit = [here.wounds(knight) for knight in ("swordsman", "archer-1", "archer-2")]
    assert hit == [3, 2, 1]


def test_10_3_the_chain_ends_at_value_zero():
    here = thrown("swordsman c2, archer-1 c3, archer-2 c4", hand="rock 2/move 1")
    assert here.play("take 1", "take 1").acting() == "trolls"
    assert (here.wounds("archer-1"), here.wounds("archer-2")) == (1, 0)


def test_10_3_a_gap_or_a_friend_ends_the_chain():
    here = thrown("swordsman c2, archer-1 c4").play("take 1")
    assert (here.acting(), here.wounds("archer-1")) == ("trolls", 0)
    here = thrown("swordsman c2, berserker c3, archer-1 c4").play("take 1")
    assert (here.acting(), here.wounds("archer-1")) == ("trolls", 0)


def test_10_3_enemies_behind_are_hit_even_if_the_first_attack_is_blocked():
    here = thrown("swordsman c2, archer-1 c3", defence="defence")
    here.play("knights block defence", "take 1")
    assert (here.wounds("swordsman"), here.wounds("archer-1")) == (0, 2)


def charging(figures, hand="charge 3"):
    return table(KT, f"{figures}, thrower e1", hands=[hand, ""])


def test_10_4_a_charge_ends_before_a_figure_or_at_the_edge():
    here = charging(f"berserker c1, {FAR}, swordsman c4").play("charge 3 as charge 3: e")
    assert (here.at("berserker"), here.asked()) == ("c3", "charge")
    here = charging(f"berserker c1, {FAR}").play("charge 3 as charge 3: e")
    assert (here.at("berserker"), here.asked()) == ("c5", "turn")


def test_10_4_the_berserker_may_attack_one_neighbour_after_his_run():
    figures = "berserker c1, swordsman c4, archer-1 b3, archer-2 a1"
    here = charging(figures).play("charge 3 as charge 3: e")
    assert here.offered() == ["ram swordsman", "ram archer-1", "hold back"]
    assert here.play("ram archer-1", "take 1").at("archer-1") == "dead"


def test_10_4_the_berserker_may_attack_nobody():
    here = charging(f"berserker c1, {FAR}, swordsman c4").play("charge 3 as charge 3: e")
    here.play("hold back")
    assert (here.wounds("swordsman"), here.acting(), here.state.actions) == (0, "trolls", 1)


def test_10_4_a_charge_may_stop_at_once():
    here = charging(f"berserker c3, {FAR}, swordsman c4").play("charge 3 as charge 3: e")
    assert (here.at("berserker"), here.offered()) == ("c3", ["ram swordsman", "hold back"])


def test_10_4_the_attack_of_a_charge_can_be_blocked():
    figures, hands = f"berserker c1, {FAR}, swordsman c4", ["charge 3", "defence"]
    here = table(KT, figures, hands=hands).play("charge 3 as charge 3: e", "ram swordsman")
    assert here.play("knights block defence").wounds("swordsman") == 0


def defended(hand, rocks):
    here = table(
        KT, "thrower c1, swordsman c2", hands=[hand, "attack 2"], rocks=rocks, turn="knights"
    )
    return here.play("attack 2 as attack 2: swordsman > thrower").offered("block")


def test_10_5_a_defence_costs_the_printed_rocks():
    assert defended("defence", rocks=0) == ["trolls block defence"]
    assert defended("defence 2/move2 1", rocks=2) == ["trolls block defence 2/move2 1"]
    assert defended("defence 2/move2 1", rocks=1) == []
    assert defended("defence 1/move 2", rocks=0) == []


def test_10_6_a_troll_with_seven_wounds_loses_his_ability():
    figures = f"thrower c1, berserker e3, {FAR}, swordsman c3"
    for wounds, able in ((6, True), (7, False)):
        here = table(
            KT,
            figures,
            hands=["rock 3, charge 3", ""],
            wounds=f"thrower {wounds}, berserker {wounds}",
        )
        assert bool(here.offered("as rock")) == able
        assert bool(here.offered("as charge")) == able
