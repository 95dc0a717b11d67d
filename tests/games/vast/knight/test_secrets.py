"""The roles that know the Knight's cards and decks (§45.2, §45.5)."""

from random import Random

from antro.core.contract.game import SPECTATOR
from antro.core.contract.moves import Dice
from antro.games.vast.components.decks import FEARLESS, JAVELIN, PIXIE_LANTERN, POTION_KIT, SWIFT
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT
from antro.games.vast.components.squares import HIDDEN
from antro.games.vast.knight.effects.decks import EVERYBODY, bury_treasure, kind_at_bottom
from antro.games.vast.knight.secrets import guess_knight
from antro.games.vast.knight.state import UNKNOWN
from tests.games.vast.knight.support.her_turn import (
    her_turn,
    only_event,
    only_treasures,
    skip_minor,
    walk,
)


class Tossed(Dice):
    """Dice with a seed."""

    def __init__(self, seed):
        self.random = Random(seed)

    def below(self, n):
        return self.random.randrange(n)


class First(Dice):
    """Dice that always return the first result."""

    def below(self, n):
        return 0


def seen_by(table, role):
    """Return the Knight's board as a role knows it, or a spectator for ``None``."""
    seat = SPECTATOR if role is None else table.game.config.seat_of[role]
    return table.game.veil(table.state, seat)


def test_45_2_only_the_knight_knows_her_sidequests():
    table = her_turn("KGC", "E", sidequests="swift", sidequest_deck=0)
    assert seen_by(table, KNIGHT).knight.sidequests == 1 << SWIFT
    for role in (GOBLINS, CAVE, None):
        board = seen_by(table, role).knight
        assert (board.sidequests, board.sidequest_deck, board.sidequests_held) == (0, 1 << SWIFT, 1)


def test_45_2_and_16_7_a_knight_who_asked_for_a_monster_is_guessed_to_hold_fearless():
    table = her_turn("KD", "E f", strength=3, sidequests="fearless swift cunning")
    table.state.knight.sidequest_deck &= ~table.state.knight.sidequests
    walk(table, "east").play("ask for monster")
    for role in (DRAGON, None):
        veiled = seen_by(table, role)
        assert veiled.knight.sidequests == 1 << FEARLESS
        assert not veiled.knight.sidequest_deck >> FEARLESS & 1
        for seed in range(200):
            hand = table.game.guess(veiled, Tossed(seed)).knight.sidequests
            assert (hand >> FEARLESS & 1, hand.bit_count()) == (1, 3)


def test_45_2_a_revealed_fearless_is_no_longer_guessed():
    table = her_turn("KD", "E f", strength=3, sidequests="fearless", sidequest_deck=0)
    walk(table, "east").play("ask for monster", "ambush by pet frog")
    skip_minor(table).play("reveal sidequest fearless")
    assert seen_by(table, DRAGON).knight.sidequests == 0
    assert table.game.guess(seen_by(table, DRAGON), First()).knight.sidequests == 0


def test_45_2_the_knight_and_the_cave_that_gave_them_know_face_down_treasures():
    table = her_turn("KGC", "E", face_down="javelin potion_kit", given=1 << JAVELIN)
    only_treasures(table, "pixie_lantern")
    assert seen_by(table, KNIGHT).knight.face_down == 1 << JAVELIN | 1 << POTION_KIT
    assert seen_by(table, CAVE).knight.face_down == 1 << JAVELIN
    board = seen_by(table, GOBLINS).knight
    assert (board.face_down, board.given, board.treasures_held) == (0, 0, 2)
    assert board.treasure_deck == 1 << JAVELIN | 1 << POTION_KIT | 1 << PIXIE_LANTERN


def test_45_5_the_player_who_buried_a_treasure_knows_it():
    table = her_turn("KGC", "E")
    for kind, known in (
        (JAVELIN, 1 << CAVE),
        (POTION_KIT, 1 << KNIGHT),
        (PIXIE_LANTERN, EVERYBODY),
    ):
        table.state.knight.treasure_deck &= ~(1 << kind)
        bury_treasure(table.state.knight, kind, known)
    expected = {
        CAVE: [JAVELIN, UNKNOWN, PIXIE_LANTERN],
        KNIGHT: [UNKNOWN, POTION_KIT, PIXIE_LANTERN],
        GOBLINS: [UNKNOWN, UNKNOWN, PIXIE_LANTERN],
        None: [UNKNOWN, UNKNOWN, PIXIE_LANTERN],
    }
    for role, kinds in expected.items():
        cards = seen_by(table, role).knight.treasure_bottom[:3]
        assert [kind_at_bottom(card) for card in cards] == kinds


def test_45_5_the_cave_knows_the_next_events():
    table = only_event(her_turn("KGC", "E"), "rats", "light", "quake")
    table.state.knight.event_bottom[0] = 0
    assert list(seen_by(table, CAVE).knight.event_top) == [1, 3, 8]
    board = seen_by(table, KNIGHT).knight
    assert list(board.event_top) == [HIDDEN] * 3
    assert board.event_bottom[0] == HIDDEN
    assert [board.event_deck[kind] for kind in (0, 1, 3, 8)] == [1, 1, 1, 1]


def test_45_5_only_the_cave_knows_the_cards_that_it_chooses_from():
    table = her_turn("KGC", "E", put=[("treasure", (0, 0))])
    only_treasures(table, "javelin", "potion_kit").play("have encounter", "collect treasure")
    skip_minor(table)
    assert seen_by(table, CAVE).knight.drawn == 1 << JAVELIN | 1 << POTION_KIT
    assert seen_by(table, KNIGHT).knight.drawn == 0
    table.play("give treasure javelin")
    assert seen_by(table, KNIGHT).knight.offered == 1 << JAVELIN
    assert seen_by(table, CAVE).knight.offered == 1 << JAVELIN
    assert seen_by(table, GOBLINS).knight.offered == 0


def test_45_1_everybody_knows_the_numbers_of_cards():
    table = her_turn("KGC", "E", face_down="javelin", sidequests="swift")
    board = seen_by(table, GOBLINS).knight
    assert (board.treasures_held, board.sidequests_held, board.treasures_left) == (1, 1, 7)


def test_45_5_a_guess_has_the_same_number_of_cards_everywhere():
    table = her_turn("KGC", "E", face_down="javelin", sidequests="swift", sidequest_deck=0)
    table.state.knight.treasure_deck &= ~(1 << JAVELIN)
    table.state.knight.treasures_left = 6
    bury_treasure(only_event(table, "rats").state.knight, POTION_KIT, 1 << CAVE)
    table.state.knight.treasure_deck &= ~(1 << POTION_KIT)
    world = seen_by(table, GOBLINS)
    guess_knight(world, First())
    knight = world.knight
    assert (knight.face_down.bit_count(), knight.sidequests) == (1, 1 << SWIFT)
    assert kind_at_bottom(knight.treasure_bottom[0]) != UNKNOWN
    assert knight.event_top[0] == 1


def test_45_5_moves_with_hidden_cards_show_them_only_to_roles_that_may_know():
    table = her_turn("KGC", "E", put=[("treasure", (0, 0))])
    only_treasures(table, "javelin", "potion_kit").play("have encounter", "collect treasure")
    game, seats = table.game, table.game.config.seat_of
    draw = table.numbers()[0]
    assert game.as_seen_by(draw, 16, seats[CAVE]) == draw
    told = game.describe(game.as_seen_by(draw, 16, seats[KNIGHT])).text
    assert told == "draw treasure unseen"
    give = skip_minor(table).numbers()[0]
    assert game.as_seen_by(give, seats[CAVE], seats[KNIGHT]) == give
    assert (
        game.describe(game.as_seen_by(give, seats[CAVE], seats[GOBLINS])).text
        == "give treasure unseen"
    )
