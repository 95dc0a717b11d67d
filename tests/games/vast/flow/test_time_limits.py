"""The time limits of questions and the answers when time runs out (§47)."""

from antro.core.contract.bits import bit
from antro.core.contract.flow import default_move
from antro.core.contract.game import PEOPLE, TIME, Seat
from antro.games.vast.components.decks import EVENTS, SECRETS, TREASURES
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, KNIGHT_PIECE
from antro.games.vast.components.squares import NORTH, OFF
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.dragon.effects.spores import DragonSpores
from antro.games.vast.flow.resolving import resolve
from antro.games.vast.flow.time import TimeUp
from antro.games.vast.goblins.effects.attacks import ask_ambush
from antro.games.vast.goblins.effects.spores import GoblinsSpores
from antro.games.vast.goblins.effects.trap import ask_for_trap
from antro.games.vast.goblins.kinds import GIVE_SECRET
from antro.games.vast.knight.kinds import (
    BRACE,
    CHOOSE_EVENT,
    GIVE_TREASURE,
    KNIGHT_TURN,
    TREASURES_DRAWN,
    TREASURES_OFFERED,
)
from antro.games.vast.knight.moves.treasures.drawing import receive_drawn_card
from antro.games.vast.knight.state import STRENGTH, UNPLACED
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.forced import move_piece
from antro.games.vast.map.effects.terrain import place_terrain_if_due
from antro.games.vast.map.kinds import FILL_SIDE, LAY_FROM_HAND, LEAVE, ORIENT, REMOVE
from antro.games.vast.options import make
from antro.games.vast.state.arguments import argument_of
from tests.games.vast.knight.support.her_turn import her_turn
from tests.games.vast.support.position import position, set_of


def test_47_1_time_may_also_answer_for_players():
    game = make({"roles": "KGC", "limits": "yes"})
    assert game.timed
    on_turn, off_turn = game.config.on_turn, game.config.off_turn
    assert on_turn[FILL_SIDE.number].seats >> TIME & 1
    assert [each[FILL_SIDE.number].wait for each in (on_turn, off_turn)] == [300_000, 30_000]
    assert [each[KNIGHT_TURN.number].wait for each in (on_turn, off_turn)] == [300_000, 300_000]
    unlimited = make({"roles": "KGC"}).config.on_turn
    assert not unlimited[KNIGHT_TURN.number].seats & ~PEOPLE


def test_47_1_the_time_limit_depends_on_the_role_in_turn():
    own, others = 300_000, 30_000
    table = with_hand(position("KGC", limits="yes").map("f E f")).turn("cave").settle()
    assert asked_within(table.play("shape")) == ("from_hand", own)
    table = with_hand(position("KGC", limits="yes").map("f E +s")).turn("knight").do(fill)
    assert asked_within(table) == ("fill", others)
    table = position("KGC", limits="yes", terrain="chosen").map("f E f").put("knight", (0, 0))
    table.turn("knight").do(place_terrain_if_due, KNIGHT_PIECE)
    assert asked_within(table) == ("terrain", others)
    table = position("T", limits="yes").map("E +o").put("thief", (1, 0)).thief(treasures=1)
    table.turn("thief").play("stats low middle high", "thief step west")
    assert asked_within(table) == ("stash", own)


def with_hand(table):
    """Give the Cave two tiles in hand."""
    for place, kind in enumerate(["event", "ambush"]):
        table.state.cave.hand[place] = tile = table.tile(kind)
        table.state.ground.pool &= ~bit(tile)
    return table


def asked_within(table):
    question = table.state.pending[-1]
    return question.kind, question.wait


def test_47_2_and_47_6_the_default_is_to_decline_or_end_the_turn():
    table = position("KGC", limits="yes").map("f E f").turn("knight")
    while table.state.role == KNIGHT and table.asked.startswith("turn"):
        time_up(table)
    assert table.state.role != KNIGHT


def test_47_6_the_default_of_the_cave_is_to_shape_and_place_its_treasure():
    table = position("KGC", limits="yes").map("f E f").cave(omens="mushroom trail bat")
    table.turn("cave").settle()
    held = sum(table.state.cave.omens)
    while table.state.role == CAVE:
        time_up(table)
        table.settle()
    assert sum(table.state.cave.omens) == held
    assert table.state.ground.treasures == 9


def test_47_3_by_default_the_cave_fills_the_first_space_with_its_first_tile():
    table = position("KGC", limits="yes").map("f E f").off("knight")
    table.state.cave.hand[0] = table.tile("event")
    table.state.cave.hand[1] = table.tile("ambush")
    first = table.state.cave.hand[0]
    table.state.ask(LAY_FROM_HAND, 0)
    time_up(table)
    assert table.state.ground.face[table.at(0, -1)] == first


def test_47_3_the_first_space_is_the_northernmost_with_any_number():
    table = position("KGC", limits="yes").map("f E f").off("knight")
    table.lay("+o0", (0, 1))
    table.lay("+o0", (0, -1))
    table.state.cave.hand[0] = table.tile("event")
    table.state.cave.hand[1] = table.tile("ambush")
    table.state.ask(FILL_SIDE)
    time_up(table)
    assert table.asked == "from_hand cave"
    square, way = divmod(table.state.argument(), 4)
    assert (square, way) == (table.at(0, -1), NORTH)


def test_47_3_the_event_that_was_drawn_first_is_played():
    table = position("KGC", limits="yes").map("f E f")
    for place, kind in enumerate(["light", "rats", "quake"]):
        table.state.knight.event_top[place] = EVENTS.index(kind)
    table.state.ask(CHOOSE_EVENT)
    chosen = default_move(table.state, table.state.pending[-1])
    assert table.game.describe(chosen).text == "play event light"
    time_up(table)
    assert [EVENTS[kind] for kind in table.state.knight.event_bottom[:2]] == ["rats", "quake"]


def test_47_3_of_the_treasures_the_first_in_the_order_shown():
    table = position("KGC", limits="yes").map("f E f")
    table.state.ask(TREASURES_OFFERED)
    for name in ("potion_kit", "javelin"):
        receive_drawn_card(table.state, TREASURES.index(name), known_to_her=False)
    table.state.ask(GIVE_TREASURE)
    time_up(table)
    assert table.state.knight.offered == bit(TREASURES.index("javelin"))


def test_47_3_and_38_1_of_three_treasures_the_first_two_in_the_order_shown():
    table = position("KGC", limits="yes", unknown_treasures="yes").map("f E f")
    table.state.ask(TREASURES_DRAWN)
    for name in ("potion_kit", "javelin", "mighty_axe"):
        receive_drawn_card(table.state, TREASURES.index(name), known_to_her=False)
    resolve(table.state)
    assert table.asked == "bury_drawn cave"
    time_up(table)
    assert table.state.knight.rejected == bit(TREASURES.index("potion_kit"))


def test_47_3_a_tile_is_turned_the_first_way_that_is_allowed():
    table = position("KGC", limits="yes").map("f E f")
    slot = table.lay("+s0", (0, 1))  # its wall must not be in the north
    table.state.ask(ORIENT[KNIGHT], argument_of(slot, OFF))
    assert table.offers() == ["turn 1", "turn 2", "turn 3"]
    time_up(table)
    assert table.state.ground.turned[slot] == 1


def test_47_2_by_default_no_tribe_attacks_from_an_ambush():
    table = position("KG", limits="yes").map("f E f").goblins(fangs=5)
    table.do(ask_ambush)
    assert table.asked == "ambush goblins"
    time_up(table)
    assert table.state.goblins.population[0] == 5
    assert table.where("fangs") is None


def test_47_2_by_default_no_trap_is_discarded():
    table = position("KGD", limits="yes").map("f E f").goblins(face_up="trap")
    table.do(ask_for_trap)
    assert table.asked == "trap goblins"
    time_up(table)
    assert not table.state.goblins.trapped
    assert table.state.goblins.face_up == set_of(SECRETS, "trap")


def test_47_2_by_default_no_cube_is_added_in_an_ambush():
    table = position("KG", limits="yes").map("f E f").knight(unplaced=2, strength=1)
    table.do(lambda state: state.ask(BRACE))
    assert table.offers() == ["brace", "ready"]
    time_up(table)
    assert [table.state.knight.cubes[place] for place in (UNPLACED, STRENGTH)] == [2, 1]


def test_47_2_by_default_a_piece_moved_by_another_player_stays():
    table = position("KGD", limits="yes").map("+o0 E +o0").put("knight", (0, 0))
    table.turn("dragon").do(move_piece, KNIGHT_PIECE, 2, DRAGON)
    assert table.asked == "forced dragon"
    time_up(table)
    assert table.where("knight") == (0, 0)
    assert table.asked == "turn dragon"


def test_47_2_by_default_a_knight_adds_no_cube_before_a_required_attack():
    table = her_turn("KGT", "E +o", put=[("fangs", (1, 0))], strength=2, bomb=1, unplaced=1)
    table.knight(face_down="javelin").goblins(fangs=1).play("knight step east")
    assert table.asked == "encounter knight"
    table.game.leave(table.state, Seat(0))
    assert table.where("fangs") is None
    assert table.state.knight.cubes[UNPLACED] == 1
    assert table.state.knight.face_down == set_of(TREASURES, "javelin")


def test_47_6_the_default_way_out_of_a_pit_uses_no_cube_card_or_map():
    rows = """
        . . . +o .
        E . +o . +o
        . . . +o:event .
    """
    table = her_turn("KGT", rows, movement=1, ancient_map=3, unplaced=1)
    table.terrain("pits", (-1, 0), (3, 0)).knight(face_down="javelin").play("knight step west")
    table.game.leave(table.state, Seat(0))
    assert table.where("knight") == (3, -1)
    assert table.state.knight.cubes[UNPLACED] == 1
    assert table.state.knight.face_down == set_of(TREASURES, "javelin")
    assert table.asked == "draw_tile"  # for the end of the Knight's turn


def test_47_4_by_default_secrets_and_power_cards_are_discarded_in_the_shown_order():
    table = position("KGD", limits="yes").map("f E f").goblins(secrets="poison hex leader")
    table.state.ask(GIVE_SECRET, 2)
    time_up(table)
    assert table.state.goblins.secrets == set_of(SECRETS, "leader poison")
    table = position("KGD", limits="yes").map("f E f").dragon(hand="wing flame wing")
    table.do(discard_cards, 2)
    time_up(table)
    assert list(table.state.dragon.hand[:3]) == [0, 0, 2]


def test_47_4_by_default_spores_reduce_the_first_tribe_and_fill_the_first_box():
    table = position("GDC", limits="yes").map("f E f").goblins(fangs=1, bones=3, eye=3)
    table.do(GoblinsSpores().apply_spores)
    time_up(table)
    assert list(table.state.goblins.population) == [1, 1, 3]
    table = position("GDC", limits="yes").map("f E f").dragon(wake=4)
    before = list(table.state.dragon.sloth)
    for box, cubes in enumerate([0, 1, 1, 0, 0]):  # Greed is full
        table.state.dragon.sloth[box] = before[box] - cubes
    table.do(DragonSpores().apply_spores)
    time_up(table)
    assert table.state.dragon.sloth[1] == before[1]
    assert table.state.dragon.sloth[2] == before[2] - 1


def test_47_5_by_default_a_piece_that_must_leave_goes_west_before_east():
    table = position("KGC", limits="yes").map("+o0 E +o0").put("knight", (0, 0))
    table.state.ground.affected = bit(table.at(0, 0))
    table.state.ask(LEAVE[CAVE], argument_of(KNIGHT_PIECE, CAVE))
    time_up(table)
    assert table.state.ground.where[KNIGHT_PIECE] == table.at(-1, 0)


def test_47_5_by_default_the_first_possible_tile_is_removed():
    table = position("KG", limits="yes").map("f E f").off("knight")
    table.state.collapsing = 1
    table.state.ask(REMOVE[GOBLINS])
    time_up(table)
    assert table.asked == "show_fallen"
    assert table.state.ground.affected == bit(table.at(-1, 0))


def time_up(table):
    game, state = table.game, table.state
    choices = game.choice_of
    game.apply(state, TIME, next(each.first for each in choices if isinstance(each, TimeUp)))
