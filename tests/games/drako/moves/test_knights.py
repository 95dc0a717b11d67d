"""The knights, with at least one test per clause (§9)."""

from tests.games.drako.support.tables import table

KT = "trolls-knights"


def archers(figures, hand="bow 3", **more):
    return table(KT, figures, hands=["", hand], turn="knights", **more)


def test_9_1_an_archer_shoots_the_nearest_enemy_on_a_line():
    here = archers("archer-1 c1, archer-2 a2, swordsman a1, thrower c3, berserker c5")
    assert here.offered("as bow") == ["bow 3 as bow 3: archer-1 e"]
    here.play("bow 3 as bow 3: archer-1 e", "take 0")
    assert (here.wounds("thrower"), here.wounds("berserker")) == (3, 0)


def test_9_1_a_friend_in_front_blocks_the_line():
    assert not archers("archer-1 c1, swordsman c2, archer-2 b4, thrower c3").offered("as bow")


def test_9_1_the_swordsman_has_no_bow():
    here = archers("swordsman c1, thrower c3, archer-1 a2, archer-2 b1")
    assert not here.offered("as bow")


def test_9_1_a_dead_archer_does_not_shoot():
    assert not archers("archer-1 dead, archer-2 dead, thrower c3").offered("as bow")


def struck(*, target="swordsman c3", hand="", used="", attack="attack 3", **more):
    """Let the thrower on c2 attack a knight."""
    name = target.split()[0]
    here = table(KT, f"thrower c2, {target}", hands=[attack, hand], used=used, **more)
    return here.play(f"{attack} as {attack}: thrower > {name}")


def test_9_2_a_dodge_blocks_an_attack_and_allows_a_step():
    here = struck().play("dodge")
    assert (here.wounds("swordsman"), here.asked()) == (0, "step")
    assert here.offered() == [
        *["step b2", "step b3", "step c4", "step d2", "step d3"],
        "stand still",
    ]
    here.play("step d3")
    assert (here.at("swordsman"), here.acting()) == ("d3", "trolls")


def test_9_2_the_swordsman_may_stay_after_a_dodge():
    assert struck().play("dodge", "stand still").at("swordsman") == "c3"


def test_9_2_a_dodge_works_once_per_game():
    assert struck().play("dodge").state.dodge == 0
    assert struck(used="dodge").offered() == ["take 1"]


def test_9_2_only_the_swordsman_can_dodge():
    assert struck(target="archer-1 c3", hand="defence").offered() == [
        "knights block defence",
        "take 1",
    ]


def test_9_3_the_step_changes_no_attack_already_declared():
    figures = "thrower c2, berserker b2, swordsman c3"
    here = table(KT, figures, hands=["attack2 2", ""])
    here.play("attack2 2 as attack2 2: thrower > swordsman", "also berserker > swordsman")
    here.play("dodge", "step c4", "take 1")
    assert (here.at("swordsman"), here.wounds("swordsman")) == ("c4", 2)


def test_9_3_a_netted_swordsman_dodges_without_a_step():
    figures = "swordsman c3, brald c4"
    hands = ["", "attack 2"]
    here = table("knights-dwarves", figures, hands=hands, net="swordsman", turn="dwarves")
    here.play("attack 2 as attack 2: brald > swordsman", "dodge")
    assert (here.wounds("swordsman"), here.asked(), here.acting()) == (0, "turn", "dwarves")


def reinforced(figures, **more):
    return table(KT, figures, hands=["", "reinforcements"], turn="knights", **more)


def test_9_4_a_dead_archer_returns_unhurt_on_the_outer_ring():
    here = reinforced("archer-1 dead, thrower c3, berserker dead, swordsman c2, archer-2 b1")
    entries = [text.split()[-1] for text in here.offered("as reinforcements")]
    rim = ["a1", "a2", "a3", "b4", "c1", "c5", "d1", "d4", "e1", "e2", "e3"]  # b1 is taken
    assert entries == rim
    here.play("reinforcements as reinforcements: archer-1 c5")
    assert (here.at("archer-1"), here.wounds("archer-1")) == ("c5", 0)


def test_9_4_an_archer_does_not_return_next_to_an_enemy():
    here = reinforced("archer-1 dead, thrower c5, berserker a1")
    entries = {text.split()[-1] for text in here.offered("as reinforcements")}
    assert not entries & {"b4", "d4", "a2", "b1", "a1", "c5"}


def test_9_4_an_archer_returns_only_if_dead_and_the_swordsman_is_alive():
    assert not reinforced("archer-1 dead, swordsman dead").offered("as reinforcements")
    assert not reinforced("swordsman a2").offered("as reinforcements")


def test_9_5_a_returned_archer_may_act_with_the_next_action():
    figures = "archer-1 dead, thrower c3, berserker e1, swordsman a1, archer-2 a2"
    here = table(KT, figures, hands=["", "reinforcements, bow 2"], turn="knights")
    here.play("reinforcements as reinforcements: archer-1 c5")
    assert here.offered("as bow") == ["bow 2 as bow 2: archer-1 w"]


def test_9_5_an_archer_may_return_again():
    figures = "archer-1 dead, archer-2 dead, thrower c3"
    here = table(KT, figures, hands=["", "reinforcements, reinforcements"], turn="knights")
    here.play("reinforcements as reinforcements: archer-1 c5")
    here.put("archer-1", "dead")
    assert here.offered("as reinforcements: archer-1")
