"""Time limits, and the default choices when time runs out (§29)."""

from importlib.resources import files

import pytest

from antro.core.contract.game import CHANCE, TIME
from antro.games.heroes import kinds
from antro.games.heroes.components.armies import SPACES
from antro.games.heroes.components.board import HERO
from antro.games.heroes.components.lots import letters
from antro.games.heroes.components.symbols import ELEMENTS
from antro.games.heroes.effects.dice import may_give_up
from antro.games.heroes.flow.time_up import default_space
from antro.games.heroes.moves.armies import army_things
from tests.games.heroes.support.cycles import cycle
from tests.games.heroes.support.position import game_of, position

CREATURES = files("antro.games.heroes").joinpath("data/creatures.csv")
FIGHT = {"front 1": "hydra", "back 2": "hero"}
OPPOSITE = {"front 4": "stone_golem", "front 3": "gnome", "back 2": "hero"}


def timed(**options):
    return position(pace="beat", **options)


def let_chance_move(table):
    """Let chance take its first move until it is no longer asked."""
    while table.acting == [CHANCE]:
        table.play(table.texts(CHANCE)[0])
    return table


def opening(**options):
    """Return a table at the first question of the draft."""
    table = timed(**options)
    table.state = table.game.start()
    return let_chance_move(table)


def time_up(table, kind):
    """Let time run out for questions of this kind until another kind is asked."""
    while table.asked[0].startswith(kind):
        let_chance_move(table.beat())
    return table


def army_of(config, element, index):
    return " ".join(thing[9:] for thing in army_things(config, ELEMENTS.index(element), index))


def mustered(army, **options):
    """Return a table where the first seat, of fire, has this army and has to place it."""
    table = time_up(opening(**options), "draft")
    table.play(f"muster fire {army}", by=0)
    return let_chance_move(table.beat())


def placed(table, seat=0):
    """Return the board of a seat after time has placed the rest of its army."""
    while table.asked[0].startswith("place"):
        let_chance_move(table.beat())
    return table.board(seat)


@pytest.mark.parametrize(
    ("pace", "limits", "limited"),
    [("beat", "yes", True), ("live", "yes", True), ("beat", "no", False), ("live", "no", False)],
)
def test_29_1_choices_other_than_rolling_have_a_limit(pace, limits, limited):
    table = position(pace=pace, limits=limits).stop(0)
    assert table.asked == ["action 0 0"]
    assert (TIME in table.acting) is limited


@pytest.mark.parametrize("pace", ["stepped", "orders"])
def test_29_1_turn_by_turn_and_with_orders_there_is_no_limit(pace):
    config = game_of(pace=pace).config
    for kind in (kinds.ACTION, kinds.KEEP, kinds.DRAFT, kinds.ORDER):
        question = config.question(kind, 0, 1)
        assert not question.seats >> TIME & 1
        assert question.wait == 0


def test_29_2_each_choice_has_its_limit():
    config = game_of(pace="beat").config
    to_players = (kinds.EACH_PLAYER, kinds.EACH_SET)
    limited = [kind for kind in kinds.KINDS.all if kind.limit and kind.to in to_players]
    limits = {kind.name: config.question(kind, 0, 1).wait for kind in limited}
    setting_up = {"draft": 45_000, "muster": 120_000, "place": 20_000}
    in_a_cycle = {"keep": 6_000, "action": 40_000, "follow": 12_000, "give_die": 12_000}
    further = "reinforce being column player permanent destroyed space mend more pay shed"
    further += " helms strike strike_more"
    assert limits == {**setting_up, **in_a_cycle, **dict.fromkeys(further.split(), 15_000)}


def test_29_3_the_default_draft_is_the_first_spell_below_then_the_first_free_hero():
    table = opening(players=3)
    market = table.state.markets[0]
    for _ in range(9):
        seat, first = table.people[0], market.places[0]
        before = table.side(seat).deck.count(first)
        let_chance_move(table.beat())
        assert table.side(seat).deck.count(first) == before + 1
    assert [side.hero for side in table.state.sides] == [-1, -1, -1]
    table.play("take thalis", by=0)
    time_up(table, "draft")
    assert [ELEMENTS[side.hero] for side in table.state.sides] == ["water", "fire", "earth"]


def test_29_3_the_default_army_is_the_mixed_one():
    table = time_up(opening(), "draft").play("muster fire red_dragon", by=0)
    table.beat()
    army = [army_of(table.config, ELEMENTS[side.hero], side.army) for side in table.state.sides]
    assert army[0] == "red_dragon"
    mixed = "sea_serpent ice_witch giant_crab merfolk_guard water_sprite"
    assert sorted(army[1].split()) == sorted(mixed.split())


@pytest.mark.parametrize(
    ("element", "army"),
    [
        ("fire", "salamander lava_brute cinder_hound"),
        ("water", "sea_serpent giant_crab merfolk_guard"),
        ("earth", "stone_golem stone_slinger tusked_boar"),
        ("air", "griffin pegasus harpy"),
    ],
)
def test_29_3_the_default_army_for_third_place_is_the_first_third_and_fourth_card(element, army):
    config = game_of(pace="beat", players="4", mode="tournament").config
    index = config.armies.default_third[ELEMENTS.index(element)]
    assert sorted(army_of(config, element, index).split()) == sorted(army.split())


def test_29_4_the_most_expensive_creature_is_placed_first_and_the_hero_last():
    table = mustered("ember_imp lava_brute red_dragon")
    assert placed(table) == {
        "front 2": "red_dragon",
        "front 3": "lava_brute",
        "front 1": "ember_imp",
        "back 2": "hero",
    }


def test_29_4_default_spaces_of_creatures_and_heroes():
    side = position().side(0)
    for being, order in (
        (0, "front 2, front 3, front 1, front 4, back 1, back 4, back 3, back 2"),
        (HERO, "back 2, back 3, back 1, back 4, front 2, front 3, front 1, front 4"),
    ):
        for space in range(8):
            side.clear(space)
        found = []
        for _ in SPACES:
            found.append(default_space(side, being))
            side.put(found[-1], 0)
        assert ", ".join(SPACES[space] for space in found) == order


def test_29_5_the_default_is_to_keep_all_dice():
    table = cycle(timed().seat(1, dice="FFEECC"), by=0).beat()
    assert table.asked == ["countdown 0"]
    table.beat()
    assert (table.dice(0), table.dice(1)) == ("-", "FFEECC")


def test_29_5_the_default_is_not_to_follow():
    table = timed().seat(1, dice="CCCCCF").stop(0).play("forgo", by=0)
    life = table.side(1).life
    assert table.asked == ["follow 0 1"]
    table.beat()
    assert table.asked == ["keep 0 [1]"]
    assert table.side(1).life == life


def test_29_5_the_default_after_a_stop_is_no_action():
    table = timed().seat(0, dice="FFFEEE", hand="magic_missile").stop(0).beat()
    assert table.side(0).life == 19
    assert table.asked == ["follow 0 1"]


def test_29_5_a_followers_action_ends_by_default_without_a_wound():
    table = timed().seat(1, dice="EEEAAC", hand="magic_missile").stop(0)
    table.play("forgo", by=0).play("act", by=1)
    assert table.asked == ["action 0 1"]
    let_chance_move(table.beat())
    assert table.side(1).life == 21
    assert table.asked == ["countdown 0"]  # the follower has acted and rolls all dice
    assert table.dice(1) == "-"


def test_29_5_an_incomplete_declaration_is_undone():
    table = timed().seat(0, dice="FFFFEE", hand="fireball command").stop(0)
    table.play("cast fireball", "reinforce 1", by=0)
    assert table.state.bouts[0].act.spell == table.spell("fireball")
    table.beat()
    assert sorted(table.cards(0).split()) == ["command", "fireball"]
    assert table.cards(0, "discard") == ""
    assert table.side(0).life == 19
    assert table.asked == ["follow 0 1"]


def test_29_6_the_default_is_no_further_target():
    table = timed().seat(0, dice="AAAECC", hand="chain_lightning command fireball")
    table.seat(1, hero="earth", board=OPPOSITE).stop(0)
    table.play("cast chain_lightning", "target f4 of noon", by=0)
    assert table.asked == ["more 0 0"]
    assert "target f3 of noon" in table.texts(0)
    table.beat()
    assert table.asked == ["follow 0 1"]
    assert table.wounds(1) == {"front 4": 3}
    assert table.board(1) == OPPOSITE
    assert sorted(table.cards(0).split()) == ["command", "fireball"]


def striking():
    """Return an activated hydra (two strikes for two helms) with one helm left."""
    table = timed().seat(0, hero="water", dice="WWWHHH", hand="frost_lance", board=FIGHT)
    table.seat(1, hero="earth", board=OPPOSITE).stop(0)
    table.play("cast frost_lance", "reinforce 0", "target b2 of dawn", by=0)
    return table.play("activate f1 of dawn", by=0)


def test_29_6_an_activated_creature_without_a_target_does_nothing():
    table = striking()
    assert table.asked == ["strike 0 0"]
    table.beat()
    assert (table.board(1), table.wounds(1), table.side(1).life) == (OPPOSITE, {}, 21)
    assert table.asked == ["helms 0 0"]
    assert table.state.bouts[0].act.helms == 1


def test_29_6_the_default_is_no_further_strike():
    table = striking().play("strike f4 of noon", by=0)
    assert table.asked == ["strike_more 0 0"]
    assert "strike f3 of noon" in table.texts(0)
    table.beat()
    assert table.wounds(1) == {"front 4": 1}  # its ward stops the other wound
    assert table.board(1) == OPPOSITE


def test_29_6_the_default_is_to_use_no_more_helms():
    table = striking().beat()
    assert table.asked == ["helms 0 0"]
    assert table.beat().asked == ["follow 0 1"]


@pytest.mark.parametrize(
    ("dice", "thrown", "left"),
    [
        ("FFFWWCH", "WWCH", "FFFWCH"),  # the most common face of the last roll
        ("FFFWECH", "HC", "FFFWEH"),  # equal, so in the order of the faces
        ("FFWWWCH", "FFWWWCH", "FFWWCH"),
    ],
)
def test_29_6_the_default_die_to_give_up(dice, thrown, left):
    table = timed().stop(0)
    table.seat(1, dice=dice, thrown=thrown)
    assert letters(may_give_up(table.side(1))) == letters(table.side(1).thrown)
    table.resolve()
    assert table.asked == ["give_die 0 1"]
    table.beat()
    assert table.dice(1) == left
    assert table.asked == ["action 0 0"]


def test_29_6_default_discards_are_random():
    table = timed(discards="owner").seat(0, hero="water", dice="WWWECC", hand="energy_drain")
    table.seat(1, hand="command fireball healing").stop(0)
    table.play("cast energy_drain", by=0)
    while not table.asked[0].startswith("shed"):
        table.play(table.texts(0)[0], by=0)
    table.beat()
    assert table.acting == [CHANCE]
    assert table.texts(CHANCE) == [
        "noon loses command",
        "noon loses fireball",
        "noon loses healing",
    ]


def test_29_7_an_impossible_default_army_is_replaced_by_the_most_expensive():
    text = CREATURES.read_text().replace("salamander,", "fire_lizard,")
    config = game_of(pace="beat", creatures=text).config
    assert army_of(config, "fire", config.armies.default[0]) == "red_dragon red_dragon"
    third = army_of(config, "fire", config.armies.default_third[0])
    assert sorted(third.split()) == ["ember_imp", "red_dragon"]
    mixed = army_of(config, "water", config.armies.default[1]).split()
    assert "sea_serpent" in mixed
