"""Encounters, and Ambushes of the Goblins (§14.1 to §14.7, §14.14)."""

import pytest

from antro.games.vast.components.roles import KNIGHT_PIECE
from antro.games.vast.knight.effects.entering import may_enter
from antro.games.vast.state.ground import EVENT_TOKEN
from tests.games.vast.knight.support.her_turn import her_turn, only_event, skip_minor, steps, walk

BONUS = {"bonus_cards": "yes"}


def test_14_1_attacks_come_before_collecting():
    table = her_turn("KD", "E +o0", put=[("crystal", (0, 0)), ("treasure", (0, 0))], strength=2)
    table.put("gem claw", (0, 0)).play("have encounter")
    for text in ("smash crystal", "collect treasure", "knight takes gem claw"):
        assert text in table.offers()
    table.play("knight takes gem claw", "roll ring")
    assert "smash crystal" not in table.offers()
    assert "collect treasure" in table.offers()


def test_14_1_one_encounter_pays_for_everything_on_the_square():
    table = her_turn("KG", "E", put=[("crystal", (0, 0)), ("treasure", (0, 0))], strength=2)
    table.play("have encounter", "smash crystal", "collect treasure")
    skip_minor(table).play("keep treasure")
    assert table.state.knight.encounters == 1
    assert table.asked == "turn knight"  # nothing is left on the square


@pytest.mark.parametrize(
    ("tiles", "thing"),
    [("E f", None), ("E +o0", "fangs"), ("E +o0", "event"), ("E +o0", "dragon")],
)
def test_14_2_entering_some_squares_needs_an_encounter(tiles, thing):
    table = her_turn("KGDC", tiles, movement=2, strength=3).dragon(surfaced=1)
    if thing:
        table.put(thing, (1, 0))
    only_event(table, "rats")
    assert steps(table) == ["east"]
    walk(table, "east")
    assert table.state.knight.encounters == 1
    table = her_turn("KGDC", tiles, movement=2, strength=3, encounters=1).dragon(surfaced=1)
    assert steps(table) == []


def test_14_2_an_event_token_placed_under_the_knight_is_met_before_she_moves():
    table = her_turn("KGC", "E +o0", put=[("event", (0, 0))], movement=1, grit=3)
    only_event(table, "rats")
    assert steps(table) == []
    assert "end knight turn" in table.offers()
    table.play("have encounter", "play event rats")
    assert table.state.knight.grit == 1
    assert steps(table) == []  # it was the Knight's only Encounter
    assert steps(table.knight(perception=1)) == ["east"]


@pytest.mark.parametrize("thing", ["treasure", "gem claw", "crystal", "dragon", "thief"])
def test_14_3_other_encounters_are_optional(thing):
    table = her_turn("KDT", "E +o0", movement=1, strength=3, bomb=1).thief(stats="0 0 4")
    table.put(thing, (1, 0))
    walk(table, "east")
    assert table.state.knight.encounters == 0
    assert "have encounter" in table.offers()


def test_14_3_an_encounter_needs_a_possible_action():
    assert "have encounter" not in her_turn("KD", "E", put=[("crystal", (0, 0))]).offers()


def test_14_4_entering_a_dark_tile_reveals_it():
    table = her_turn("KG", "E f:crystal", movement=1, strength=2)
    walk(table, "east")
    assert table.state.knight.grit == 1
    assert table.state.ground.has(table.at(1, 0), 7)
    table.play("smash crystal")
    assert (table.state.knight.smashed, table.state.knight.encounters) == (1, 1)


def test_14_5_the_knight_needs_strength_for_every_enemy_on_the_square():
    table = her_turn("KGD", "E +o0", put=[("bones", (1, 0)), ("eye", (1, 0))], strength=2)
    table.goblins(bones=1, eye=3)
    assert steps(table) == []
    table.goblins(eye=2)
    assert steps(table) == ["east"]
    table.put("dragon", (1, 0)).dragon(surfaced=1, wake=14)
    assert steps(table) == []


def test_14_5_the_knight_attacks_all_enemies_in_any_order():
    table = her_turn("KGD", "E +o0", put=[("bones", (1, 0)), ("eye", (1, 0))], strength=3)
    table.goblins(bones=1, eye=2)
    walk(table, "east")
    assert "end encounter" not in table.offers()
    table.play("knight attacks eye")
    assert "end encounter" not in table.offers()
    table.play("knight attacks bones")
    assert table.asked == "turn knight"
    assert (table.where("eye"), table.where("bones")) == (None, None)


def test_14_5_the_knight_may_also_attack_others():
    table = her_turn(
        "KGD", "E +o0", put=[("bones", (1, 0)), ("dragon", (1, 0))], strength=3, bomb=1
    )
    table.goblins(bones=1)
    walk(table, "east").play("knight attacks bones")
    assert {"bomb dragon", "end encounter"} <= set(table.offers())


def test_14_6_an_attack_is_skipped_if_the_knight_became_too_weak():
    table = her_turn("KGDC", "E f:event", put=[("bones", (1, 0))], grit=1, strength=2)
    table.goblins(bones=2)
    only_event(table, "rats")
    walk(table, "east").knight(strength=1).play("play event rats")
    assert "knight attacks bones" not in table.offers()
    table.play("end encounter")
    assert table.where("bones") == (1, 0)


def test_14_6_an_encounter_ends_when_the_knight_is_moved_off_the_square():
    table = her_turn("KG", "E f:event +o:crystal", put=[("crystal", (2, 0))], options=BONUS)
    table.knight(strength=2, movement=1)
    crystal = table.at(2, 0)
    only_event(table, "quake").play("knight step east")
    while table.asked != "roll":
        table.play(table.offers()[0])
    skip_minor(table.play("roll centre", "move off east"))
    assert table.state.ground.where[KNIGHT_PIECE] == crystal
    assert table.asked == "turn knight"
    assert "have encounter" not in table.offers()  # it was the Knight's only Encounter
    assert "have encounter" in table.knight(perception=1).offers()


def test_14_7_a_tribe_on_the_knights_square_may_be_attacked():
    table = her_turn("KG", "E +o0", put=[("bones", (0, 0))], strength=1).goblins(bones=2)
    assert "have encounter" not in table.offers()
    table.knight(strength=2)
    assert {"have encounter", "knight step east"} <= set(table.offers())  # the attack is optional
    table.play("have encounter", "knight attacks bones")
    assert table.where("bones") is None


def trapped_pair(strength):
    table = her_turn("KG", "E +o0", put=[("bones", (0, 0)), ("eye", (0, 0))], perception=1)
    table.knight(strength=strength).goblins(bones=1, eye=3, rage=1, face_up="trap")
    return table.play("have encounter", "knight attacks bones")


def test_24_11_and_14_7_the_strongest_tribe_has_the_trap_even_if_attacked_second():
    table = trapped_pair(strength=3)  # Strength 4, and Eye has 3 and the Trap
    assert table.state.goblins.face_up == 0
    assert "knight attacks eye" not in table.offers()
    assert "end encounter" in table.offers()
    assert "knight attacks eye" in trapped_pair(strength=4).offers()


def test_24_11_in_the_next_encounter_the_trap_is_gone():
    table = trapped_pair(strength=3).play("end encounter")
    table.play("have encounter", "knight attacks eye")
    assert table.where("eye") is None


def ambushed(**board):
    table = her_turn("KG", "E f", movement=1, **board).goblins(rage=2, bones=4, eye=1)
    return walk(table, "east")


def test_14_14_in_an_ambush_the_knight_may_first_assign_cubes_to_strength():
    table = ambushed(unplaced=2, strength=1)
    assert table.asked == "brace knight"
    assert table.offers() == ["brace", "ready"]
    table.play("brace", "brace")
    assert table.asked.split()[0] != "brace"
    assert table.state.knight.cubes[3] == 3


def test_14_14_in_an_ambush_a_stronger_hidden_tribe_may_attack():
    table = ambushed(strength=1)
    assert table.offers() == ["ambush with bones", "let her pass"]
    table.play("ambush with bones")
    assert table.state.knight.health == 6
    assert (table.state.goblins.population[1], table.state.goblins.rage) == (2, 1)


def test_14_14_the_goblins_may_decline_to_attack_from_an_ambush():
    table = ambushed(strength=1).play("let her pass")
    assert (table.state.knight.health, table.state.knight.grit) == (7, 1)


def test_14_14_the_knights_bonuses_count_in_an_ambush():
    table = ambushed(strength=3)
    assert table.asked == "turn knight"
    assert may_enter(table.state, table.at(0, 0))


def test_14_17_an_event_token_is_met():
    table = her_turn("KGC", "E +o0:event", put=[("event", (1, 0))], movement=1, grit=3)
    events = table.state.ground.events
    only_event(table, "rats")
    walk(table, "east").play("play event rats")
    assert not table.state.ground.has(table.at(1, 0), EVENT_TOKEN)
    assert (table.state.ground.events, table.state.knight.grit) == (events + 1, 1)  # without Grit
