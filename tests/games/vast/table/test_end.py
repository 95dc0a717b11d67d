from antro.core.bits import bit
from antro.core.game import PEOPLE, TIME, Seat
from antro.games.vast.asking import default_answer
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.dragon.effects.spores import DragonSpores
from antro.games.vast.flow.turns import end_round, next_role
from antro.games.vast.goblins.effects.attacks import ask_ambush
from antro.games.vast.goblins.effects.spores import GoblinsSpores
from antro.games.vast.goblins.effects.trap import ask_for_trap
from antro.games.vast.ground.forced import move_piece
from antro.games.vast.ground.removing import entrance_targets, remove_tile
from antro.games.vast.ground.walls import bomb_side, lay_rockslide
from antro.games.vast.knight.moves.treasure_cards import take_up
from antro.games.vast.knight.state import STRENGTH, UNPLACED
from antro.games.vast.options import make
from antro.games.vast.printed.decks import EVENTS, SECRETS, TREASURES
from antro.games.vast.printed.roles import CAVE, DRAGON, GOBLINS, KNIGHT, KNIGHT_PIECE, THIEF
from antro.games.vast.printed.squares import EAST, NORTH, OFF
from antro.games.vast.state.frames import frame_of
from antro.games.vast.state.state import ALL_LOSE, UNDECIDED
from antro.games.vast.victory import all_lose, win
from tests.games.vast.position import position, set_of
from tests.games.vast.walks import stroll


def test_3_1_turns_go_round_without_the_roles_that_are_not_there():
    table = position("KDT")
    order = []
    for _ in range(4):
        table.state.role = next_role(table.state)
        order.append(table.state.role)
    assert order == [KNIGHT, DRAGON, THIEF, KNIGHT]


def test_44_1_and_3_2_nothing_is_asked_once_a_goal_is_reached():
    table = position("KG").map("f E f").turn("goblins")
    table.do(win, GOBLINS, "20.1")
    assert table.asked == "over 20.1"
    assert table.game.to_act(table.state) == 0


def test_44_2_and_44_3_the_first_to_reach_a_goal_has_won():
    table = position("KG")
    win(table.state, KNIGHT, "13.1")
    all_lose(table.state, "11.12")
    win(table.state, GOBLINS, "20.1")
    assert table.state.winner == KNIGHT


def test_44_7_one_winner_or_all_have_lost():
    table = position("KGC")
    win(table.state, GOBLINS, "20.1")
    assert table.game.scores(table.state) == [-1.0, 1.0, -1.0]
    table = position("KG")
    all_lose(table.state, "11.12")
    assert table.game.scores(table.state) == [-1.0, -1.0]


def test_44_5_the_collapse_begins_with_round_61():
    table = position("KGC").map("f E f")
    table.state.round = 60
    table.state.cave.hand[0] = table.tile("event")
    end_round(table.state)
    assert table.state.collapsing
    assert table.state.ground.stack_size() == 0
    assert table.state.cave.hand[0] == OFF


def test_44_5_and_45_4_what_left_with_the_stack_is_not_told_by_what_is_missing():
    game = make({"roles": "KGC"})
    *_, state = stroll(game, seed=3, plies=400)
    before = game.veil(state, Seat(1)).ground
    state.round = 60
    end_round(state)
    after = game.veil(state, Seat(1)).ground
    assert state.ground.section() == OFF
    assert (after.pool, list(after.piles)) == (before.pool, list(before.piles))


def test_44_5_the_cave_has_fallen_after_round_80():
    for roles, winner in (("KGC", CAVE), ("KG", ALL_LOSE)):
        table = position(roles)
        table.state.round = 80
        end_round(table.state)
        assert table.state.winner == winner


def test_44_6_a_whole_round_of_the_collapse_without_a_removal():
    table = position("KG")
    table.state.collapsing = 1
    end_round(table.state)
    assert table.state.winner == UNDECIDED
    table.state.removed = 1
    end_round(table.state)
    assert table.state.winner == UNDECIDED
    end_round(table.state)
    assert table.state.winner == ALL_LOSE


def test_46_1_who_is_left_alone_has_won():
    table = position("KG").turn("knight")
    assert table.game.leave(table.state, 0)
    assert table.state.winner == GOBLINS
    alone = make({"roles": "K"})
    assert not alone.leave(alone.start(), Seat(0))


def test_46_2_his_turns_are_passed_over_and_he_cannot_win():
    table = position("KGD").turn("knight")
    table.game.leave(table.state, 1)
    assert table.state.winner == UNDECIDED
    table.state.role = KNIGHT
    assert next_role(table.state) == DRAGON
    win(table.state, GOBLINS, "44.4")
    assert table.state.winner == ALL_LOSE


def test_46_3_a_cave_that_gave_up_still_shapes():
    game = make({"roles": "KC"})
    state = game.start()
    game.leave(state, Seat(1))
    assert state.winner == KNIGHT  # one is left
    game = make({"roles": "KGC"})
    *_, state = stroll(game, 1, 20)
    game.leave(state, Seat(2))
    assert next_role_of_cave(state)


def next_role_of_cave(state):
    state.role = GOBLINS
    return next_role(state) == CAVE


def test_47_1_time_is_asked_beside_the_players():
    game = make({"roles": "KGC", "limits": "yes"})
    assert game.timed
    asks = game.config.asks
    assert asks.ground.fill_side.seats >> TIME & 1
    assert asks.ground.fill_side.wait == 30_000
    assert asks.knight.turn.wait == 300_000
    assert not make({"roles": "KGC"}).config.asks.knight.turn.seats & ~PEOPLE


def test_47_2_and_47_6_who_says_nothing_declines_or_ends_his_turn():
    table = position("KGC", limits="yes").map("f E f").turn("knight")
    while table.state.role == KNIGHT and table.asked.startswith("turn"):
        time_up(table)
    assert table.state.role != KNIGHT


def test_47_3_the_cave_fills_the_first_space_with_its_first_tile():
    table = position("KGC", limits="yes").map("f E f").off("knight")
    table.state.cave.hand[0] = table.tile("event")
    table.state.cave.hand[1] = table.tile("ambush")
    first = table.state.cave.hand[0]
    table.state.ask(table.state.config.asks.ground.from_hand, 0)
    time_up(table)
    assert table.state.ground.face[table.at(0, -1)] == first


def test_47_3_the_first_space_is_the_northernmost_whatever_its_number():
    table = position("KGC", limits="yes").map("f E f").off("knight")
    table.lay("+o0", (0, 1))
    table.lay("+o0", (0, -1))
    table.state.cave.hand[0] = table.tile("event")
    table.state.cave.hand[1] = table.tile("ambush")
    table.state.ask(table.state.config.asks.ground.fill_side)
    time_up(table)
    assert table.asked == "from_hand cave"
    square, way = divmod(table.state.frame(), 4)
    assert (square, way) == (table.at(0, -1), NORTH)


def test_47_3_the_event_that_was_drawn_first_is_played():
    table = position("KGC", limits="yes").map("f E f")
    for place, kind in enumerate(["light", "rats", "quake"]):
        table.state.knight.event_top[place] = EVENTS.index(kind)
    table.state.ask(table.state.config.asks.knight.event)
    chosen = default_answer(table.state, table.state.pending[-1])
    assert table.game.describe(chosen).text == "play event light"
    time_up(table)
    assert [EVENTS[kind] for kind in table.state.knight.event_bottom[:2]] == ["rats", "quake"]


def test_47_3_of_the_treasures_the_first_in_the_order_shown():
    table = position("KGC", limits="yes").map("f E f")
    table.state.ask(table.state.config.asks.knight.treasures_offered)
    for name in ("potion_kit", "javelin"):
        take_up(table.state, TREASURES.index(name))
    table.state.ask(table.state.config.asks.knight.give_treasure)
    time_up(table)
    assert table.state.knight.offered == bit(TREASURES.index("javelin"))


def test_47_3_a_tile_is_turned_the_first_way_that_is_allowed():
    table = position("KGC", limits="yes").map("f E f")
    slot = table.lay("+s0", (0, 1))  # its wall must not be in the north
    table.state.ask(table.state.config.asks.ground.orient[KNIGHT], frame_of(slot, OFF))
    assert table.offers() == ["turn 1", "turn 2", "turn 3"]
    time_up(table)
    assert table.state.ground.turned[slot] == 1


def test_47_2_no_tribe_attacks_from_an_ambush():
    table = position("KG", limits="yes").map("f E f").goblins(fangs=5)
    table.do(ask_ambush)
    assert table.asked == "ambush goblins"
    time_up(table)
    assert table.state.goblins.population[0] == 5
    assert table.where("fangs") is None


def test_47_2_no_trap_is_discarded():
    table = position("KGD", limits="yes").map("f E f").goblins(face_up="trap")
    table.do(ask_for_trap)
    assert table.asked == "trap goblins"
    time_up(table)
    assert not table.state.goblins.trapped
    assert table.state.goblins.face_up == set_of(SECRETS, "trap")


def test_47_2_no_cube_is_added_in_an_ambush():
    table = position("KG", limits="yes").map("f E f").knight(unplaced=2, strength=1)
    table.do(lambda state: state.ask(state.config.asks.knight.brace))
    assert table.offers() == ["brace", "ready"]
    time_up(table)
    assert [table.state.knight.cubes[place] for place in (UNPLACED, STRENGTH)] == [2, 1]


def test_47_2_who_is_moved_by_another_stays():
    table = position("KGD", limits="yes").map("+o0 E +o0").put("knight", (0, 0))
    table.do(move_piece, KNIGHT_PIECE, 2, DRAGON)
    assert table.asked == "forced dragon"
    time_up(table)
    assert table.where("knight") == (0, 0)
    assert table.asked == "turn knight"


def test_47_4_secrets_and_power_cards_go_in_the_order_in_which_they_are_shown():
    table = position("KGD", limits="yes").map("f E f").goblins(secrets="poison hex leader")
    table.state.ask(table.state.config.asks.goblins.give_secret, 2)
    time_up(table)
    assert table.state.goblins.secrets == set_of(SECRETS, "leader poison")
    table = position("KGD", limits="yes").map("f E f").dragon(hand="wing flame wing")
    table.do(discard_cards, 2)
    time_up(table)
    assert list(table.state.dragon.hand[:3]) == [0, 0, 2]


def test_47_4_spores_cut_the_first_tribe_and_fill_the_first_box():
    table = position("GDC", limits="yes").map("f E f").goblins(fangs=1, bones=3, eye=3)
    table.do(GoblinsSpores().put_to_sleep)
    time_up(table)
    assert list(table.state.goblins.population) == [1, 1, 3]
    table = position("GDC", limits="yes").map("f E f").dragon(wake=4)
    before = list(table.state.dragon.sloth)
    for box, cubes in enumerate([0, 1, 1, 0, 0]):  # Greed is full
        table.state.dragon.sloth[box] = before[box] - cubes
    table.do(DragonSpores().put_to_sleep)
    time_up(table)
    assert table.state.dragon.sloth[1] == before[1]
    assert table.state.dragon.sloth[2] == before[2] - 1


def test_47_5_who_has_to_leave_goes_west_rather_than_east():
    table = position("KGC", limits="yes").map("+o0 E +o0").put("knight", (0, 0))
    table.state.ground.affected = bit(table.at(0, 0))
    table.state.ask(table.state.config.asks.ground.leave[CAVE], frame_of(KNIGHT_PIECE, CAVE))
    time_up(table)
    assert table.state.ground.where[KNIGHT_PIECE] == table.at(-1, 0)


def test_47_5_the_first_tile_allowed_is_removed():
    table = position("KG", limits="yes").map("f E f").off("knight")
    table.state.collapsing = 1
    table.state.ask(table.state.config.asks.ground.remove[GOBLINS])
    time_up(table)
    assert table.asked == "show_fallen"
    assert table.state.ground.affected == bit(table.at(-1, 0))


def time_up(table):
    game, state = table.game, table.state
    number = len(game.owners) - 1
    assert game.describe(number).text == "time is up"
    game.apply(state, TIME, number)


def test_37_1_and_37_2_the_entrance_tile_is_ordinary_and_the_token_moves():
    table = position("KG", moving_entrance="yes").map("+o0 E f").off("knight")
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.state.ground.entrance == table.at(-1, 0)
    assert table.state.ground.face[0] == OFF or not table.state.ground.lies(0)


def test_37_3_without_a_place_for_the_token_the_tile_stays():
    table = position("KG", moving_entrance="yes").map("b E f").off("knight")
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.at(0, 0) == 0
    table = position("KG", moving_entrance="yes").map("+o0 E +s1").put("fangs", (-1, 0))
    table.off("knight")
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.at(0, 0) == OFF or table.state.ground.entrance == table.at(1, 0)


def test_37_3_and_4_3_a_rockslide_stops_the_token_and_a_bomb_opens_its_way():
    table = position("KG", moving_entrance="yes").map("+o0 E +s3").off("knight")
    west, east = table.at(-1, 0), table.at(1, 0)
    assert entrance_targets(table.state) == bit(west)  # a wall is in the east
    lay_rockslide(table.state, west, EAST)
    assert entrance_targets(table.state) == 0
    bomb_side(table.state, 0, EAST)
    assert entrance_targets(table.state) == bit(east)


def test_37_4_nobody_enters_by_that():
    table = position("KG", moving_entrance="yes").map("+o0 E f").off("knight")
    table.knight(smashed=5)
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.state.winner == UNDECIDED
