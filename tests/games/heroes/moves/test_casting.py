"""Casting and reinforcing spells (§12, §13)."""

import pytest

from tests.games.heroes.support.position import position

LINE = {"front 1": "ember_imp", "front 2": "lava_brute", "back 1": "efreet", "back 3": "hero"}
EARTHEN = {"front 1": "gnome", "front 2": "tusked_boar", "back 2": "hero"}


def caster(hand, dice, **known):
    """Return a game where a player with a fire hero is about to act."""
    return position().seat(0, hero="fire", hand=hand, dice=dice, **known)


def test_12_1_a_player_casts_one_spell_of_the_hand():
    table = caster("fire_bolt fire_bolt command", "FFFHHC", board=LINE, deck="fireball")
    table.seat(0, discard="immolate").stop(0)
    assert table.texts(0, "cast") == ["cast command", "cast fire_bolt"]
    table.play("cast fire_bolt", "reinforce 0", "target b2 of noon", "done")
    assert table.cards(0) == "command fire_bolt"
    assert table.people == [1]


@pytest.mark.parametrize(
    ("spell", "dice", "open_to_him"),
    [
        ("fireball", "FFFEEA", True),
        ("fireball", "FFEEEA", False),
        ("command", "HHEEEA", True),
        ("command", "HFEEEA", False),
        ("magic_missile", "AAAEEH", True),
        ("magic_missile", "AAEEFF", False),
        ("magic_missile", "HHHCCC", False),
        ("dispel", "FEAHHH", True),
        ("dispel", "FFEEHC", False),
    ],
)
def test_12_2_the_dice_must_show_the_symbols_of_the_spell(spell, dice, open_to_him):
    table = caster(spell, dice, board=LINE, permanents=[("immolate", "back 3", 1)]).stop(0)
    assert (f"cast {spell}" in table.texts(0)) == open_to_him


@pytest.mark.parametrize(("dice", "points"), [("HHHHHC", 3), ("HHHCCC", 1), ("HHCCCC", 0)])
def test_12_2_a_spell_uses_exactly_its_symbols(dice, points):
    table = caster("command", dice, board=LINE).stop(0).play("cast command", "target f1 of dawn")
    assert table.state.bouts[0].act.helms == points


@pytest.mark.parametrize(
    ("spell", "dice"), [("command", "HHHHHH"), ("dispel", "FEAHHH"), ("earthen_rebirth", "EEEHHH")]
)
def test_12_3_a_spell_without_a_target_cannot_be_cast(spell, dice):
    assert caster(spell, dice).stop(0).texts(0) == ["forgo"]


def test_12_3_a_target_without_an_effect_is_legal():
    table = caster("healing", "FFWWHC", board=LINE).stop(0).play("cast healing")
    assert "target f1 of dawn" in table.texts(0)
    table.play("target f1 of dawn")
    assert table.wounds(0) == {}
    assert table.cards(0, "discard") == "healing"


def spaces(role, names):
    return [f"target {name} of {role}" for name in names.split()]


TARGETS = {
    "being": (
        "fireball",
        spaces("dawn", "f1 f2 b1 b3") + spaces("noon", "f1 f2 b2"),
    ),
    "exposed being": (
        "fire_bolt",
        spaces("dawn", "f1 f2 b3") + spaces("noon", "f1 f2"),
    ),
    "creature": ("deep_freeze", spaces("dawn", "f1 f2 b1") + spaces("noon", "f1 f2")),
    "player": ("leaden_curse", ["target dawn", "target noon"]),
    "own being": ("mist_ward", spaces("dawn", "f1 f2 b1 b3")),
    "own creature": ("battle_fury", spaces("dawn", "f1 f2 b1")),
    "opponent": ("energy_drain", ["target noon"]),
    "column": (
        "firestorm",
        [f"target column {at} of dawn" for at in "123"]
        + [f"target column {at} of noon" for at in "12"],
    ),
    "exposed beings": ("earthquake", ["target dawn", "target noon"]),
    "own destroyed creature": ("earthen_rebirth", ["revive cinder_hound"]),
    "permanent spell": (
        "dispel",
        [
            "target permanent static field on self of dawn",
            "target permanent immolate on f1 of noon",
        ],
    ),
}
DICE = {
    "deep_freeze": "WWEEHC",
    "leaden_curse": "EEEHHC",
    "mist_ward": "WWEEHC",
    "energy_drain": "WWWEHC",
    "earthquake": "EEEEHC",
    "earthen_rebirth": "EEEHHC",
    "dispel": "FEAAHC",
}


def targets(table, spell):
    """Return the possible targets of a spell that seat 0 casts."""
    table.seat(0, hand=spell, dice=DICE.get(spell, "FFFFHC")).stop(0).play(f"cast {spell}")
    if "reinforce 0" in table.texts(0):
        table.play("reinforce 0")
    return table.texts(0)


@pytest.mark.parametrize("kind", TARGETS)
def test_12_4_a_spell_has_its_kind_of_targets(kind):
    spell, expected = TARGETS[kind]
    table = position(3).seat(1, hero="earth", board=EARTHEN).seat(2, hero="water").leave(2)
    table.seat(0, board=LINE, destroyed="cinder_hound", permanents=[("static_field", "self", 1)])
    table.seat(1, permanents=[("immolate", "front 1", 0)])
    assert targets(table, spell) == expected


@pytest.mark.parametrize("mode", ["teams", "tournament"])
def test_12_4_in_a_duel_only_its_two_players_are_targets(mode):
    table = position(4, mode=mode)
    assert targets(table, "leaden_curse") == ["target dawn", "target night"]
    table = position(4, mode=mode)
    assert targets(table, "fireball") == ["target b2 of dawn", "target b2 of night"]


def test_12_5_everything_is_declared_first():
    table = caster("boulder meteor healing", "EEFFHC").seat(1, life=20).stop(0)
    table.play("cast boulder", "reinforce 1", "target b2 of noon", "pay meteor")
    assert table.side(1).life == 20
    assert table.cards(0, "discard") == ""
    table.play("pay healing")
    assert table.side(1).life == 17
    assert set(table.cards(0, "discard").split()) == {"boulder", "healing", "meteor"}


def test_12_5_payment_and_effect_come_before_the_discard_of_the_spell():
    table = position(discards="owner").seat(0, hero="fire", dice="WWWFFC")
    table.seat(0, hand="energy_drain meteor meteor").seat(1, hand="healing dispel boulder command")
    table.stop(0).play("cast energy_drain", "reinforce 1", "target noon")
    table.play("pay meteor", "pay meteor")
    assert table.cards(0, "discard") == "meteor meteor"
    table.play("shed healing", "shed boulder", "shed dispel")
    assert table.cards(0, "discard") == "meteor meteor energy_drain"


def test_12_5_a_permanent_spell_is_placed_beside_its_target():
    table = caster("immolate", "FFFEEC").stop(0)
    table.play("cast immolate", "reinforce 0", "target b2 of noon")
    assert table.permanents(1) == [("immolate", "back 2", 0, 0)]
    assert table.cards(0, "discard") == ""
    assert table.side(1).life == 21


@pytest.mark.parametrize("by", [0, 1])
def test_12_6_a_target_has_no_two_spells_of_the_same_name(by):
    table = position().seat(1, hero="earth", board=EARTHEN)
    table.seat(1, permanents=[("immolate", "front 1", by), ("battle_fury", "front 2", by)])
    expected = spaces("dawn", "b2") + spaces("noon", "f2 b2")
    assert targets(table, "immolate") == expected
    table = position().seat(1, permanents=[("leaden_curse", "self", by)])
    assert targets(table, "leaden_curse") == ["target dawn"]


def test_12_6_without_another_target_such_a_spell_cannot_be_cast():
    table = position().seat(0, board={"front 1": "ember_imp", "back 2": "hero"})
    table.seat(0, permanents=[("battle_fury", "front 1")], hand="battle_fury", dice="FFFEEC")
    assert table.stop(0).texts(0) == ["forgo"]


# Reinforcement


@pytest.mark.parametrize(
    ("others", "times"),
    [
        ("", None),
        ("meteor", None),
        ("meteor meteor", 1),
        ("meteor meteor healing", 1),
        ("boulder boulder boulder boulder", 2),
    ],
)
def test_13_1_each_reinforcement_costs_two_cards(others, times):
    table = caster(f"boulder {others}", "EEFFHC").stop(0).play("cast boulder")
    counts = [] if times is None else [f"reinforce {at}" for at in range(times + 1)]
    assert table.texts(0, "reinforce") == counts


def test_13_1_the_player_chooses_the_cards_but_not_the_spell_itself():
    table = caster("boulder meteor healing command", "EEFFHC").stop(0)
    table.play("cast boulder", "reinforce 1", "target b2 of noon")
    assert set(table.texts(0)) == {"pay command", "pay meteor"}, "cards are named in order"
    table.play("pay command")
    assert set(table.texts(0)) == {"pay meteor", "pay healing"}
    table.play("pay healing")
    assert table.cards(0) == "meteor"


def test_13_2_a_spell_of_the_heros_element_is_reinforced_for_free():
    table = caster("fire_bolt meteor", "FFEEHC").stop(0).play("cast fire_bolt")
    assert table.texts(0) == ["reinforce 0", "reinforce 1"]
    table.play("reinforce 1", "target b2 of noon")
    assert table.side(1).life == 18
    assert table.cards(0) == "meteor"


def test_13_2_the_free_reinforcement_comes_first():
    table = caster("fire_bolt meteor meteor", "FFEEHC").stop(0).play("cast fire_bolt")
    assert table.texts(0) == ["reinforce 0", "reinforce 1", "reinforce 2"]
    table.play("reinforce 2", "target b2 of noon", "pay meteor", "pay meteor")
    assert table.side(1).life == 17


def test_13_2_the_free_reinforcement_may_be_declined():
    table = caster("fire_bolt meteor meteor", "FFEEHC").stop(0)
    table.play("cast fire_bolt", "reinforce 0", "target b2 of noon")
    assert table.side(1).life == 19


def reinforced(spell, dice, *moves, **known):
    """Cast a spell of another element, reinforced once and paid for with two Meteors."""
    table = caster(f"{spell} meteor meteor", dice, **known)
    table.seat(1, hero="earth", board=EARTHEN, hand="command command command command")
    return table.stop(0).play(f"cast {spell}", *moves, "pay meteor", "pay meteor")


def test_13_3_reinforcing_adds_one_wound():
    table = reinforced("boulder", "EEFFHC", "reinforce 1", "target f2 of noon")
    assert table.destroyed(1) == ["tusked_boar"]


def test_13_3_reinforcing_adds_one_wound_to_each_target():
    table = position().seat(0, hero="fire", dice="EEEEFC", hand="earthquake meteor meteor")
    table.seat(1, hero="air", board={"front 1": "griffin", "front 3": "pegasus", "back 2": "hero"})
    table.stop(0).play("cast earthquake", "reinforce 1", "target noon", "pay meteor", "pay meteor")
    assert table.wounds(1) == {"front 1": 3, "front 3": 3}
    assert table.side(1).life == 18


def test_13_3_reinforcing_heals_one_more_wound():
    table = reinforced("healing", "WWHHHC", "reinforce 1", "target b2 of dawn", life=10)
    assert table.side(0).life == 10 - 2 + 4, "stop effects have wounded the hero before"


def test_13_3_reinforcing_a_drain_adds_only_to_the_healing():
    moves = ["reinforce 1", "target f2 of noon", "target b2 of dawn"]
    table = reinforced("life_drain", "EEEFFC", *moves, life=10)
    assert table.wounds(1) == {"front 2": 2}
    assert table.side(0).life == 13


def test_13_3_reinforcing_adds_one_life_to_a_revived_creature():
    moves = ["reinforce 1", "revive lava_brute", "to space f1 of dawn"]
    table = reinforced("earthen_rebirth", "EEEFFC", *moves, destroyed="lava_brute")
    assert table.wounds(0) == {"front 1": 1}


def test_13_3_reinforcing_adds_one_card():
    table = reinforced("energy_drain", "WWWFFC", "reinforce 1", "target noon")
    assert table.cards(1) == "command"


def test_13_3_reinforcing_adds_one_target():
    table = reinforced("chain_lightning", "AAAFFC", "target f1 of noon", "target f2 of noon")
    assert table.destroyed(1) == ["gnome"]
    assert table.wounds(1) == {"front 2": 2}


def test_13_3_reinforcing_adds_a_power_token():
    table = reinforced("stone_skin", "EEFFHC", "reinforce 1", "target b2 of dawn")
    assert table.permanents(0) == [("stone_skin", "back 2", 0, 1)]


def test_13_4_basic_spells_are_not_reinforced():
    table = caster("magic_missile meteor meteor", "FFFEHC").stop(0).play("cast magic_missile")
    assert table.texts(0) == spaces("dawn", "b2") + spaces("noon", "b2")
    assert table.play("target b2 of noon").side(1).life == 19


def test_13_5_nobody_pays_for_a_target_that_does_not_exist():
    table = caster("chain_lightning meteor meteor", "AAAFFC").stop(0)
    table.play("cast chain_lightning", "target b2 of noon")
    assert table.side(1).life == 18
    assert table.cards(0) == "meteor meteor"


def test_13_5_a_free_reinforcement_without_a_target_is_lost():
    table = position().seat(0, hero="air", hand="chain_lightning", dice="AAAFFC").stop(0)
    table.play("cast chain_lightning", "target b2 of noon")
    assert table.side(1).life == 18
    assert table.people == [1]


def test_13_5_every_other_waste_is_allowed():
    table = caster("healing meteor meteor", "WWFFHC", board=LINE).stop(0)
    table.play("cast healing", "reinforce 1", "target f1 of dawn", "pay meteor", "pay meteor")
    assert sorted(table.cards(0, "discard").split()) == ["healing", "meteor", "meteor"]
