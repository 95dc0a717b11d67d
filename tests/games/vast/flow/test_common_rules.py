from antro.core.contract.bits import bit
from antro.core.contract.flow import default_move
from antro.core.contract.game import SPECTATOR
from antro.core.contract.moves import Moves
from antro.games.vast.cave.effects.omens import discard_omens
from antro.games.vast.components.decks import read_powers
from antro.games.vast.components.roles import (
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
    PIECES,
    ROLE_OF_PIECE,
    ROLES,
)
from antro.games.vast.components.squares import BRIDGE, OFF
from antro.games.vast.flow.kinds import END_TURN
from antro.games.vast.flow.turns import alone_count
from antro.games.vast.goblins.effects.values import strength
from antro.games.vast.map.effects.collapsing import candidates
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.forced import move_piece
from antro.games.vast.map.effects.removing import collapse
from antro.games.vast.map.effects.revealing import reveal
from antro.games.vast.map.effects.treasure import past_plunder
from antro.games.vast.map.kinds import REMOVAL
from antro.games.vast.map.visibility.squares import has_wall, is_dark, is_lit
from antro.games.vast.map.visibility.steps import is_forced_destination
from antro.games.vast.state.ground import VAULT_TOKEN
from antro.games.vast.state.state import UNDECIDED
from tests.games.vast.support.position import position


def test_1_2_three_tribes_belong_to_one_player_and_the_cave_has_no_piece():
    owners = [ROLES[ROLE_OF_PIECE[piece]] for piece in range(len(PIECES))]
    assert owners == ["knight", "goblins", "goblins", "goblins", "dragon", "thief"]


def test_1_4_a_value_never_falls_below_zero():
    table = position("KG").goblins(rage=0, bones=0)
    assert strength(table.state, 1) == 0


def test_1_5_a_level_overrides_a_variant():
    table = position("KT", thief_level="expert")
    assert table.game.config.variant.stash_needed == 8


def test_1_7_a_choice_with_one_answer_is_made_without_asking():
    table = position("KG").map("f E +o0 +o0").off("knight").put("bones", (2, 0))
    table.state.collapsing = 1
    table.state.ground.where[2] = table.at(2, 0)
    table.state.ask(REMOVAL, GOBLINS + 8)
    table.do(lambda state: None)
    assert table.asked == "remove goblins"
    table.play(f"remove {table.at(2, 0)}")
    assert table.where("bones") == (1, 0)  # the only way to leave


def test_1_9_an_impossible_step_is_skipped():
    table = position("KG").map("f E f").put("treasure", (-1, 0)).put("treasure", (1, 0))
    table.state.collapsing = 1
    table.do(past_plunder, GOBLINS)
    assert table.asked == "turn knight"


def test_1_10_a_spectator_never_acts():
    table = position("KG").map("f E f").turn("knight")
    out = Moves()
    table.game.offer(table.state, SPECTATOR, out)
    assert out.count == 0
    table.game.offer(table.state, 1, out)
    assert out.count == 0


def test_3_3_filling_ends_before_the_tile_has_its_effect():
    table = position("KG").map("f:treasure_room E f")
    slot = table.at(-1, 0)
    table.do(reveal, bit(slot), KNIGHT_PIECE).play(table.offers()[0])
    while table.asked.startswith("orient"):
        table.play(table.offers()[0])
    assert table.asked == "draw_tile"
    assert table.state.ground.treasures_on(slot) == 0
    table.settle()
    assert table.state.ground.treasures_on(slot) == 1


def test_3_4_the_tile_comes_before_past_plunder():
    table = position("KG").map("f E f").turn("goblins").clear_stack()
    table.state.ask(END_TURN, GOBLINS)
    table.do(lambda state: None)
    assert table.asked == "draw_tile"
    assert table.state.ground.treasures == 10
    table.settle().play(table.offers()[0])
    while table.asked == "treasure goblins":
        table.play(table.offers()[0])
    assert table.state.ground.treasures == 9


def test_5_1_impassable_squares_and_open_spaces_cannot_be_entered():
    table = position("KG", terrain="chosen").map("f E f")
    table.terrain("canyon", (0, 1), (1, 1), (2, 1))
    assert not is_forced_destination(table.state, FANGS, BRIDGE - 1)
    assert is_forced_destination(table.state, FANGS, BRIDGE)
    assert table.state.ground.next(table.at(1, 0), 0) == OFF


def test_5_4_being_moved_onto_the_entrance_is_entering_but_staying_there_is_not():
    table = position("KG").map("+o0 E f").knight(smashed=5)
    table.do(lambda state: None)
    assert table.state.winner == UNDECIDED
    table.put("knight", (-1, 0)).do(move_piece, KNIGHT_PIECE, 1, GOBLINS)
    table.play("move piece east")
    assert table.state.winner == 0


def test_7_10_an_ambush_tile_revealed_from_afar_does_nothing():
    table = position("KG").map("f E f").goblins(fangs=4, bones=4, eye=4)
    slot = table.at(-1, 0)
    table.state.ground.face[slot] = table.tile("ambush", "dead_end")
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.do(reveal, bit(slot), KNIGHT_PIECE).settle()
    assert table.asked == "turn knight"
    assert table.state.knight.health == 7


def test_8_1_of_the_dragons_powers_claw_and_scratch_are_attacks():
    attacks = [power.id for power in read_powers() if power.numbers["attack"]]
    assert attacks == ["claw", "scratch"]


def test_9_1_and_9_5_and_9_6_tokens_of_a_removed_tile_go_home():
    table = position("KGDCT").map("f E +o0 +o0").off("knight")
    table.state.collapsing = 1
    table.put("treasure", (2, 0)).put("gem wing", (2, 0)).put("vault", (2, 0))
    table.do(collapse, [table.at(2, 0)], DRAGON)
    assert table.state.ground.treasures == 12
    assert table.state.dragon.gems == 7
    assert table.state.ground.token_square(VAULT_TOKEN) == OFF
    assert table.state.ground.vaults == 6  # the token was never in the supply


def test_9_4_a_crystal_on_a_removed_tile_counts_for_nobody():
    table = position("KG").map("f E +o0 +o0:crystal").off("knight").put("crystal", (2, 0))
    table.do(collapse, [table.at(2, 0)], GOBLINS)
    assert table.state.knight.smashed == 0
    assert table.state.ground.smashed == 0


def test_9_11_a_placed_token_can_be_taken_at_once():
    table = position("KG").map("f:treasure_room E f").put("fangs", (-1, 0)).goblins(fangs=2)
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.do(reveal, bit(table.at(-1, 0)), KNIGHT_PIECE).settle()
    assert table.state.ground.treasures_on(table.at(-1, 0)) == 1
    assert table.where("fangs") == (-1, 0)


def test_10_4_terrain_is_neither_lit_nor_dark_and_its_sides_are_not_filled():
    table = position("KG", terrain="chosen").map("f E f")
    table.terrain("magma", (0, 1), (1, 1), (1, 2))
    ground, magma = table.state.ground, table.at(0, 1)
    assert not is_lit(ground, magma)
    assert not is_dark(ground, magma)
    assert not has_wall(ground, 0, 2)
    table.do(fill).settle()
    assert table.at(0, -1) != OFF
    assert table.at(0, 2) == OFF


def test_12_1_exposure_does_not_matter_before_the_collapse():
    table = position("KGD").map("""
        f f f
        f E f
        f f f
    """)
    table.off("knight")
    north = table.at(0, -1)
    face = table.state.ground.face[north]
    table.do(collapse, [north], DRAGON)
    while table.asked in ("show_fallen", "draw_tile"):
        table.settle()
    assert face not in list(table.state.ground.face)


def test_12_5_leaving_an_affected_centre_is_not_a_move_of_the_dragon():
    table = position("KGD").map("f E +o0 +o0").put("dragon", (2, 0)).dragon(placed=1)
    table.off("knight").do(collapse, [table.at(2, 0)], DRAGON)
    assert table.where("dragon") == (1, 0)
    assert not table.state.dragon.moved


def test_28_8_the_cave_fills_edges_for_all_players():
    table = position("KGC").map("f E f")
    table.state.cave.hand[0] = table.tile("event")
    table.do(fill)
    assert table.asked == "fill cave"
    assert len(table.offers()) == 2


def test_33_4_alone_the_larger_number_of_tiles_is_placed():
    table = position("G").map("f E f")
    table.state.role = GOBLINS
    assert alone_count(table.state) == 0
    table.goblins(bones=3)
    assert alone_count(table.state) == 3
    table.state.ground.crystals_shown = 4
    assert alone_count(table.state) == 4
    table = position("D").map("f E f")
    table.state.role = DRAGON
    assert alone_count(table.state) == 4  # Spirit, with two cubes on Wakefulness


def test_33_4_and_11_6_alone_dark_tiles_are_removed_before_lit_ones():
    table = position("G").map("f E +o0")
    table.state.collapsing = 1
    assert candidates(table.state, GOBLINS) == bit(table.at(-1, 0))


def test_37_5_with_wrath_the_token_moves_last():
    table = position("KGD", moving_entrance="yes").map("""
        .    +o0  .
        +o0  E    +o0
    """)
    table.off("knight").put("dragon", (0, 0)).dragon(placed=1)
    west = table.at(-1, 0)
    table.do(collapse, [0, table.at(1, 0)], DRAGON).play("move off north")
    assert table.where("dragon") == (0, -1)
    assert table.state.ground.entrance == west  # the Dragon is on the other one


def test_37_5_with_no_place_for_the_token_the_tile_stays():
    table = position("KGD", moving_entrance="yes").map("+o0 E +o0").off("knight")
    table.put("dragon", (0, 0)).dragon(placed=1)
    table.do(collapse, [0, table.at(1, 0)], DRAGON)
    assert table.where("dragon") == (-1, 0)
    assert table.state.ground.entrance == 0
    assert table.settle().at(1, 0) != OFF  # filled again


def test_47_4_the_default_is_to_discard_the_first_thing():
    table = position("KGC").cave(omens="trail bat").do(discard_omens, 1)
    move = default_move(table.state, table.state.pending[-1])
    assert table.game.describe(move).text == "give omen bat"


def test_5_3_a_piece_that_is_put_on_a_square_has_entered_it():
    table = position("KGD").map("f E f").do(enter, DRAGON_PIECE, 0)
    assert table.where("dragon") == (0, 0)
