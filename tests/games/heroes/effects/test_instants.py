"""The effects of instant spells (§14)."""

import pytest

from antro.core.contract.game import CHANCE
from antro.core.contract.moves import Moves
from tests.games.heroes.support.position import position

AIRY = {"front 1": "griffin", "front 2": "pegasus", "back 1": "wind_archer", "back 2": "hero"}


def facing(enemies, hand, dice, **known):
    """Return a game where a fire hero is about to act against an air hero with this board."""
    table = position().seat(0, hero="fire", hand=hand, dice=dice, **known)
    return table.seat(1, hero="air", dice="AAAAAA", board=enemies)


def cast(table, spell, *moves):
    """Let seat 0 stop and cast a spell without reinforcement."""
    table.stop(0).play(f"cast {spell}")
    if "reinforce 0" in table.texts(0):
        table.play("reinforce 0")
    return table.play(*moves)


# Wound


@pytest.mark.parametrize(
    ("spell", "dice", "wounds"),
    [("fireball", "FFFEEC", 3), ("meteor", "FFFFEC", 4), ("frost_lance", "WWWEEC", 3)],
)
def test_14_1_the_card_states_the_kind_of_wounds(spell, dice, wounds):
    wards = [("stone_skin", "front 1", 1)]
    table = facing(AIRY, spell, dice).seat(1, permanents=wards)
    assert cast(table, spell, "target f1 of noon").wounds(1) == {"front 1": wounds}


def test_14_1_a_column_spell_wounds_exposed_and_covered_beings():
    table = facing(AIRY, "firestorm", "FFFFEC")
    cast(table, "firestorm", "target column 1 of noon")
    assert table.wounds(1) == {"front 1": 2, "back 1": 2}
    assert table.side(1).life == 21


def test_14_1_the_declaration_decides_the_exposed_beings():
    board = {"front 2": "harpy", "front 3": "griffin", "back 1": "pegasus", "back 2": "hero"}
    table = cast(facing(board, "earthquake", "EEEEFC"), "earthquake", "target noon")
    assert table.destroyed(1) == ["harpy"]
    assert table.wounds(1) == {"front 3": 2, "back 1": 2}
    assert table.side(1).life == 21, "the hero was behind the harpy"


@pytest.mark.parametrize(
    ("hero", "harpy", "destroyed"), [("front 1", "front 4", []), ("front 4", "front 1", ["harpy"])]
)
def test_14_1_hits_come_in_space_order(hero, harpy, destroyed):
    """The hit on the hero gives the point that ends the game."""
    table = position(mode="points").seat(0, points=20, hand="earthquake", dice="EEEEFC")
    table.seat(1, hero="air", board={hero: "hero", harpy: "harpy"})
    assert cast(table, "earthquake", "target noon").destroyed(1) == destroyed
    assert table.side(0).points == 22


# Heal


@pytest.mark.parametrize(("wounds", "left"), [(4, 1), (3, 0), (2, 0), (0, 0)])
def test_14_2_a_spell_heals_this_number_of_wounds(wounds, left):
    table = position().seat(0, hero="earth", hand="healing", dice="WWEEHC")
    table.seat(0, board={"front 1": "mountain_titan"}, wounds={"front 1": wounds})
    cast(table, "healing", "target f1 of dawn")
    assert table.side(0).wounds[0] == left


@pytest.mark.parametrize(("life", "then"), [(10, 13), (20, 21), (21, 21)])
def test_14_2_a_spell_also_heals_a_hero(life, then):
    table = position().seat(0, hero="earth", hand="healing", dice="WWEEHC", life=life)
    assert cast(table, "healing", "target b2 of dawn").side(0).life == then


# Drain


def drain(target, healed, board=AIRY, **known):
    table = facing(board, "life_drain", "EEEFHC", life=10).seat(1, **known)
    return cast(table, "life_drain", f"target {target}", f"target {healed}")


def test_14_3_a_drain_wounds_and_then_heals():
    table = drain("f1 of noon", "b2 of dawn")
    assert table.wounds(1) == {"front 1": 2}
    assert table.side(0).life == 12


def test_14_3_the_wounded_and_the_healed_being_may_be_the_same():
    assert drain("b2 of dawn", "b2 of dawn").side(0).life == 10


def test_14_3_a_ward_reduces_the_wounds_but_not_the_healing():
    table = drain("f1 of noon", "b2 of dawn", permanents=[("mist_ward", "front 1")])
    assert table.wounds(1) == {"front 1": 1}
    assert table.side(0).life == 12
    table = drain("f1 of noon", "b2 of dawn", permanents=[("stone_skin", "front 1")])
    assert table.wounds(1) == {"front 1": 2}


def test_14_3_a_drain_heals_only_the_casters_beings():
    table = facing(AIRY, "life_drain", "EEEFHC", board={"front 3": "lava_brute"})
    cast(table, "life_drain", "target f1 of noon")
    assert table.texts(0) == ["target f3 of dawn", "target b2 of dawn"]


def test_14_3_a_being_that_died_is_not_healed():
    table = facing(AIRY, "life_drain", "EEEFHC", board={"front 3": "ember_imp"})
    cast(table, "life_drain", "target f3 of dawn", "target f3 of dawn")
    assert table.destroyed(0) == ["ember_imp"]
    assert table.board(0) == {"back 2": "hero"}
    assert table.wounds(0) == {}


# Chain


def chain(board=AIRY, **known):
    """Return a game with a chain spell that may have two more targets."""
    table = facing(board, "chain_lightning " + "meteor " * 4, "AAAFHC").seat(1, **known)
    return table.stop(0).play("cast chain_lightning")


def test_14_4_each_chain_target_is_next_to_the_previous_one():
    table = chain().play("target f1 of noon")
    assert table.texts(0) == ["target f2 of noon", "target b1 of noon", "enough"]
    table.play("target f2 of noon")
    assert table.texts(0) == ["target b2 of noon", "enough"], "each target once"


def test_14_4_further_chain_targets_suffer_the_second_number():
    table = chain().play("target f2 of noon", "target f1 of noon", "target b1 of noon")
    table.play(*["pay meteor"] * 4)
    assert table.wounds(1) == {"front 2": 3, "front 1": 2, "back 1": 2}


def test_14_4_wounds_of_a_chain_are_magical():
    wards = [("mist_ward", "front 1", 1), ("mist_ward", "front 2", 1), ("stone_skin", "front 1", 1)]
    table = chain(permanents=wards).play("target f1 of noon", "target f2 of noon", "enough")
    table.play(*["pay meteor"] * 2)
    assert table.wounds(1) == {"front 1": 2, "front 2": 1}


def test_14_4_a_dead_creature_does_not_end_a_chain():
    board = {"front 1": "harpy", "front 2": "harpy", "back 2": "hero"}
    table = chain(board).play("target f1 of noon", "target f2 of noon", "target b2 of noon")
    table.play(*["pay meteor"] * 4)
    assert table.destroyed(1) == ["harpy", "harpy"]
    assert table.side(1).life == 19


def test_14_4_a_fallen_hero_ends_a_chain():
    table = position(3).seat(0, hero="air", hand="chain_lightning", dice="AAAFHC")
    board = {"front 1": "hero", "front 2": "sea_serpent"}
    table.seat(1, hero="water", life=3, board=board).stop(0)
    table.play("cast chain_lightning", "target f1 of noon", "target f2 of noon")
    assert table.side(1).out
    assert table.board(1) == {}
    assert table.wounds(1) == {}
    assert "done" in table.texts(0), "the active player continues"


# Discard


def odds(table):
    """Return the possible random results with their weights."""
    moves = Moves()
    table.game.offer(table.state, CHANCE, moves)
    return dict(zip(table.texts(CHANCE), moves.weights[: moves.count], strict=True))


def test_14_5_a_card_is_discarded_at_random():
    table = facing(AIRY, "energy_drain", "WWWEEC").seat(1, hand="command command dispel meteor")
    cast(table, "energy_drain", "target noon")
    assert odds(table) == {"noon loses command": 2, "noon loses dispel": 1, "noon loses meteor": 1}
    table.play("noon loses command", "noon loses meteor")
    assert table.cards(1) == "command dispel"
    assert sorted(table.cards(1, "discard").split()) == ["command", "meteor"]


@pytest.mark.parametrize("hand", ["", "meteor"])
def test_14_5_a_player_with_too_few_cards_discards_all(hand):
    table = facing(AIRY, "energy_drain", "WWWEEC").seat(1, hand=hand)
    cast(table, "energy_drain", "target noon")
    assert table.cards(1) == ""
    assert table.cards(1, "discard") == hand
    assert table.people == [1]


def test_14_5_with_the_option_the_owner_chooses_the_discards():
    table = position(discards="owner").seat(0, hand="energy_drain", dice="WWWEEC")
    table.seat(1, hand="command dispel meteor")
    cast(table, "energy_drain", "target noon")
    assert table.texts(1) == ["shed command", "shed dispel", "shed meteor"]
    table.play("shed dispel", "shed command")
    assert table.cards(1) == "meteor"
    assert table.asked[-1].startswith("follow")


# Teleport


def test_14_6_teleport_moves_a_being_to_an_empty_space_of_its_board():
    table = cast(facing(AIRY, "teleport", "AAFFHC"), "teleport")
    assert table.texts(0) == [f"target {at} of noon" for at in ("f1", "f2", "b1")], "no heroes"
    table.play("target f1 of noon")
    assert table.texts(0) == [f"to space {at} of noon" for at in ("f3", "f4", "b3", "b4")]
    table.seat(1, wounds={"front 1": 2}).play("to space b4 of noon")
    assert table.board(1)["back 4"] == "griffin"
    assert "front 1" not in table.board(1)
    assert table.wounds(1) == {"back 4": 2}


def test_14_6_further_beings_teleport_one_after_another():
    table = facing(AIRY, "teleport meteor meteor", "AAFFHC", board={"front 4": "lava_brute"})
    cast(table, "teleport", "target f1 of noon", "to space f4 of noon")
    more = ["target f4 of dawn", "target f2 of noon", "target b1 of noon", "enough"]
    assert table.texts(0) == more, "other creatures, on any board"
    table.play("target f2 of noon")
    assert table.texts(0) == [f"to space {at} of noon" for at in ("f1", "f3", "b3", "b4")]
    table.play("to space f1 of noon", "pay meteor", "pay meteor")
    assert table.board(1) == {
        "front 1": "pegasus",
        "front 4": "griffin",
        "back 1": "wind_archer",
        "back 2": "hero",
    }


def test_14_6_teleport_needs_an_empty_space():
    full = {f"{row} {at}": "harpy" for row in ("front", "back") for at in (1, 2, 3, 4)}
    table = facing({**full, "back 2": "hero"}, "teleport", "AAFFHC")
    assert table.stop(0).texts(0) == ["forgo"]


# Revive


def reviving(destroyed, **known):
    table = position().seat(0, hero="earth", hand="earthen_rebirth", dice="EEEFHC")
    return table.seat(0, destroyed=destroyed, **known)


def test_14_7_revive_has_a_highest_cost():
    table = cast(reviving("gnome basilisk ancient_treant mountain_titan"), "earthen_rebirth")
    assert table.texts(0) == ["revive gnome", "revive basilisk"]
    table.play("revive basilisk")
    spaces = [f"to space {at} of dawn" for at in ("f1", "f2", "f3", "f4", "b1", "b3", "b4")]
    assert table.texts(0) == spaces
    table.play("to space f3 of dawn")
    assert table.board(0) == {"front 3": "basilisk", "back 2": "hero"}
    assert table.destroyed(0) == ["gnome", "ancient_treant", "mountain_titan"]


@pytest.mark.parametrize(("creature", "wounds"), [("basilisk", 3), ("thornling", 2), ("gnome", 0)])
def test_14_7_a_revived_creature_has_at_most_this_much_life(creature, wounds):
    table = cast(reviving(creature), "earthen_rebirth", f"revive {creature}")
    table.play("to space f1 of dawn")
    assert table.side(0).wounds[0] == wounds
    assert table.permanents(0) == []


def test_14_7_a_revived_creature_never_has_more_than_its_printed_life():
    table = reviving("gnome").stop(0).play("cast earthen_rebirth", "reinforce 1", "revive gnome")
    assert table.play("to space f1 of dawn").side(0).wounds[0] == 0


@pytest.mark.parametrize("destroyed", ["", "ancient_treant"])
def test_14_7_revive_needs_a_destroyed_creature(destroyed):
    assert reviving(destroyed).stop(0).texts(0) == ["forgo"]


def test_14_7_revive_needs_an_empty_space():
    full = {f"{row} {at}": "gnome" for row in ("front", "back") for at in (1, 2, 3, 4)}
    table = reviving("gnome", board={**full, "back 2": "hero"})
    assert table.stop(0).texts(0) == ["forgo"]


# Activate


def commanding(board, dice="HHFFEC", **known):
    return facing(AIRY, "command", dice, board=board, **known)


def test_14_8_a_commanded_creature_attacks_at_once_for_free():
    table = cast(commanding({"front 3": "fire_giant"}), "command", "target f3 of dawn")
    assert table.texts(0) == ["strike f1 of noon", "strike f2 of noon", "idle"]
    assert table.play("strike f2 of noon").destroyed(1) == ["pegasus"]


def test_14_8_a_commanded_creature_may_use_its_ability():
    table = cast(commanding({"front 1": "red_dragon"}), "command", "target f1 of dawn")
    table.play("use column 1 of noon")
    assert table.wounds(1) == {"front 1": 2, "back 1": 2}


def test_14_8_a_commanded_creature_may_do_nothing():
    table = cast(commanding({"front 3": "fire_giant"}), "command", "target f3 of dawn", "idle")
    assert table.wounds(1) == {}
    table = cast(commanding({"front 1": "ember_imp"}), "command", "target f1 of dawn")
    assert table.texts(0) == ["idle"], "no being is in front of it"


def test_14_8_a_commanded_creature_acts_before_helms_are_used():
    board = {"front 3": "lava_brute", "front 4": "ember_imp"}
    table = cast(commanding(board, "HHHFEC"), "command", "target f3 of dawn")
    assert table.texts(0, "activate") == []
    table.play("idle")
    assert table.texts(0, "activate") == ["activate f4 of dawn"], "each creature once"


def test_14_8_a_frozen_creature_is_not_commanded():
    board = {"front 3": "lava_brute", "front 4": "ember_imp"}
    table = commanding(board, permanents=[("deep_freeze", "front 3", 1)])
    assert cast(table, "command").texts(0) == ["target f4 of dawn"]
    table = commanding({"front 3": "lava_brute"}, permanents=[("deep_freeze", "front 3", 1)])
    assert table.stop(0).texts(0) == ["forgo"]


# Dispel


def test_14_9_dispel_removes_a_token_or_the_spell_itself():
    target = "target permanent immolate on f1 of noon"
    for power, left in ((2, [("immolate", "front 1", 0, 1)]), (0, [])):
        table = facing(AIRY, "dispel", "FEACCH")
        table.seat(1, permanents=[("immolate", "front 1", 0, power)])
        assert cast(table, "dispel", target).permanents(1) == left


def test_14_9_dispel_may_also_target_the_casters_spells():
    table = facing(AIRY, "dispel", "FEACCH", permanents=[("mist_ward", "back 2", 0)])
    cast(table, "dispel", "target permanent mist ward on b2 of dawn")
    assert table.permanents(0) == []
    assert set(table.cards(0, "discard").split()) == {"dispel", "mist_ward"}
