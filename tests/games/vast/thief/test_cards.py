"""The Thief's upgrade cards (§43)."""

import pytest

from antro.games.vast.components.decks import CHARM, CLOAK, UPGRADE_CARDS, WARLOCKS_WAND
from antro.games.vast.thief.effects.spores import ThiefSpores
from antro.games.vast.thief.effects.values import stealth
from antro.games.vast.thief.kinds import DEAL_UPGRADE
from antro.games.vast.thief.state import CARD_SPACE
from tests.games.vast.support.position import game_of
from tests.games.vast.thief.support.den import LINE, den, load, moves

SPORES = ThiefSpores()

CARDS = {"upgrade_cards": "yes"}


def holder(card, roles="KGDCT", at=(0, 0), shown=1, rows=LINE, **fields):
    """Build the Thief's turn with a card. A shown card has a token on it."""
    upgrades = 1 << CARD_SPACE if shown else 0
    table = den(roles, rows, at, CARDS, card=card, card_shown=shown).dragon(placed=1)
    table.state.thief.upgrades = upgrades
    table.turn("thief").play("stats low middle high")
    return table.thief(**fields)


def test_43_1_one_of_three_is_dealt_face_down():
    game = game_of("T", upgrade_cards="yes")
    state = game.start()
    assert state.question(DEAL_UPGRADE) in state.pending
    choice = state.question(DEAL_UPGRADE).choices[0]
    assert game.describe(choice.as_seen_by(choice.first, 16, 17)).text == "deal an upgrade card"
    assert choice.as_seen_by(choice.first, 16, 0) == choice.first
    assert len(UPGRADE_CARDS) == 3


def test_43_1_stashing_may_reveal_the_card_and_put_the_token_on_it():
    table = holder(WARLOCKS_WAND, at=(1, 0), shown=0, treasures=1).play("thief step west")
    assert "stash on warlocks wand" in table.offers()
    assert "stash on charm" not in table.offers()
    table.play("stash on warlocks wand")
    assert table.state.thief.card_shown
    assert moves(table, "wand")


def test_43_1_a_face_down_card_has_no_effect():
    assert not moves(holder(WARLOCKS_WAND, shown=0), "wand")


def test_43_1_spores_may_remove_the_token_of_the_card():
    table = holder(WARLOCKS_WAND).do(SPORES.apply_spores)
    assert not moves(table, "wand")
    assert table.state.thief.card_shown


def test_43_2_charm_helps_a_role_and_gives_two_cubes_once_per_turn():
    table = holder(CHARM, cubes=1).put("knight", (0, 0)).play("charm knight")
    assert table.state.thief.cubes == 3
    assert table.state.knight.charmed == 1
    assert not moves(table, "charm")


def test_43_2_charmed_goblins_draw_a_secret_and_a_charmed_dragon_a_card():
    table = holder(CHARM).put("fangs", (0, 0)).goblins(fangs=1).play("charm goblins").settle()
    assert table.state.goblins.secrets_held == 1
    table = holder(CHARM).put("dragon", (0, 0)).play("charm dragon").settle()
    assert table.state.dragon.cards_held == 1


def test_43_2_the_cave_is_charmed_on_a_crystal_tile_and_draws_an_omen():
    table = holder(CHARM, rows="E +o:crystal", at=(1, 0)).play("charm cave").settle()
    assert sum(table.state.cave.omens) == 1
    assert "charm cave" not in holder(CHARM, at=(1, 0)).offers()


def test_43_2_a_charmed_role_is_no_longer_a_valid_target():
    table = holder(CHARM, stats="2 4 3").put("knight", (0, 0)).knight(grit=5)
    assert moves(table, "backstab knight")
    assert not moves(table.play("charm knight"), "backstab knight")


def wand(**fields):
    return holder(WARLOCKS_WAND, cubes=2, **fields)


def test_43_3_the_wand_gives_the_thief_three_cubes():
    table = wand().play("wand thief")
    assert table.state.thief.cubes == 4
    assert table.state.thief.charges == 4
    assert not moves(table, "wand")


def test_43_3_the_wand_costs_the_knight_three_grit():
    table = wand().put("knight", (3, 0)).knight(grit=4).play("wand knight")
    assert table.state.knight.grit == 1
    assert table.state.thief.cubes == 1


@pytest.mark.parametrize("at", [(4, 0), (1, 1)])
def test_43_3_the_wand_reaches_three_squares_in_sight(at):
    table = wand(rows=LINE + "\n. +o:event . . . .").put("knight", at).knight(grit=4)
    assert "wand knight" not in table.offers()


@pytest.mark.parametrize("rage", [0, 3])
def test_43_3_the_wand_sets_rage_to_1(rage):
    table = wand().put("bones", (1, 0)).goblins(bones=4, rage=rage).play("wand bones")
    assert table.state.goblins.rage == 1


def test_43_3_the_wand_costs_the_dragon_two_cards_and_the_cave_two_omens():
    table = wand().put("dragon", (1, 0)).dragon(hand="claw claw wing").play("wand dragon")
    table.play("give card claw", "give card claw")
    assert table.state.dragon.cards_held == 1
    table = wand().cave(omens="bat trail quartz").play("wand cave")
    while table.asked.startswith("give_omens"):
        table.play(table.offers()[0])
    assert sum(table.state.cave.omens) == 1


def test_43_3_the_wand_has_five_charges_in_a_game():
    assert wand().state.thief.charges == 5
    assert not moves(wand().thief(charges=0), "wand")


def test_31_3_and_43_3_a_piece_hit_by_the_wand_was_a_target_this_turn():
    table = wand(stats="2 4 3").put("knight", (0, 0)).knight(grit=9)
    assert not moves(table.play("wand knight"), "backstab knight")


def test_43_4_under_the_cloak_equal_perception_is_enough_for_pickpocket():
    table = holder(CLOAK, stats="2 2 4").put("knight", (0, 0))
    table.knight(perception=1, face_up="javelin", grit=5)
    assert moves(table, "pickpocket knight")
    assert not moves(table, "backstab knight")


def test_43_4_the_cloak_does_not_help_against_the_dragon():
    table = holder(CLOAK, stats="2 1 4").put("dragon", (0, 0)).dragon(wake=1)
    table.state.dragon.sloth[0] = 3
    assert not moves(table, "pickpocket dragon")


def test_43_4_with_the_cloak_all_carried_tokens_cost_one_stealth():
    table = holder(CLOAK, stats="2 4 3", treasures=2)
    assert stealth(table.state) == 3


def test_43_4_with_the_cloak_the_thief_carries_at_most_two_tokens():
    table = holder(CLOAK, stats="2 4 4", treasures=2, cubes=4).put("knight", (0, 0))
    table.put("treasure", (0, 0)).knight(face_up="javelin")
    assert "loot treasure" not in table.offers()
    table.play("pickpocket knight for 3")
    assert load(table) == (2, 0)
    assert table.state.knight.face_up == 0


def test_43_5_the_thief_never_has_more_than_five_cubes():
    table = holder(CHARM, cubes=4).put("knight", (0, 0)).play("charm knight")
    assert table.state.thief.cubes == 5
