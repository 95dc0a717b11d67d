import pytest

from antro.core.contract.errors import BadFile, BadOption
from antro.games.vast.components import decks
from antro.games.vast.components.boards import read_terrain, read_tracks
from antro.games.vast.components.lists import data
from antro.games.vast.components.role_sets import read_difficulty, read_role_sets
from antro.games.vast.components.tiles import (
    SHAPES,
    SYMBOLS,
    TYPES,
    our_tiles,
    read_tiles,
    turned_walls,
)
from antro.games.vast.options import make

SHAPES_OF = {  # open, one wall, corner, tunnel, dead end
    "ambush": [4, 3, 4, 3, 1],
    "event": [5, 3, 3, 3, 1],
    "treasure_room": [3, 1, 1, 1, 0],
    "vault": [0, 3, 3, 0, 0],
    "crystal": [3, 3, 3, 0, 0],
    "entrance": [1, 0, 0, 0, 0],
}


@pytest.mark.parametrize("kind", TYPES)
def test_2_1_tiles_by_kind_and_shape(kind):
    rows = [row for row in our_tiles().rows if row["type"] == kind]
    assert [sum(row["shape"] == shape for row in rows) for shape in SHAPES] == SHAPES_OF[kind]


def test_2_2_symbols_are_spread_evenly_and_marked_as_reconstructed():
    rows = [row for row in our_tiles().rows if row["type"] != "entrance"]
    for kind in TYPES[:-1]:
        counts = [
            sum(row["symbol"] == symbol for row in rows if row["type"] == kind)
            for symbol in SYMBOLS
        ]
        assert max(counts) - min(counts) <= 1, kind
    assert sum(row["symbol"] == "eye" for row in rows) == 17
    assert {row["confidence"] for row in rows} == {"reconstructed"}


def changed(line, field, value):
    lines = data("tiles.csv").splitlines()
    heading = lines[2].split(",")
    cells = lines[line].split(",")
    cells[heading.index(field)] = value
    return "\n".join([*lines[:line], ",".join(cells), *lines[line + 1 :]])


@pytest.mark.parametrize(
    ("field", "value", "found"),
    [
        ("type", "swamp", "type"),
        ("shape", "round", "shape"),
        ("symbol", "nose", "symbol"),
        ("id", "7", "id"),
        ("type", "event", "type"),
        ("confidence", "sure", "confidence"),
    ],
)
def test_2_2_a_list_that_does_not_add_up_is_refused_with_its_field(field, value, found):
    with pytest.raises(BadFile) as error:
        read_tiles(changed(3, field, value), "mine.csv")
    assert error.value.field == found


def test_2_2_an_owner_brings_his_own_tiles():
    game = make({"roles": "G", "tiles": changed(3, "symbol", "eye")})
    assert game.config.tiles.symbol[0] == SYMBOLS.index("eye")
    with pytest.raises(BadOption, match="list_tiles"):
        make({"roles": "G", "tiles": changed(3, "type", "event")})


def test_2_1_walls_turn_with_the_tile():
    assert [turned_walls(1, turn) for turn in range(4)] == [1, 2, 4, 8]
    assert [turned_walls(3, turn) for turn in range(4)] == [3, 6, 12, 9]
    assert [turned_walls(10, turn) for turn in range(2)] == [10, 5]


READERS = [
    getattr(decks, name) for name in dir(decks) if name.startswith("read_") and name != "read_named"
]


@pytest.mark.parametrize("read", READERS, ids=lambda read: read.__name__)
def test_every_card_has_two_names_and_a_source(read):
    for card in read():
        assert card.names["en"]
        assert card.names["it"]
        assert card.source


def test_decks_are_as_large_as_the_box():
    events = decks.read_events()
    assert sum(card.numbers["copies"] for card in events if card.fields["group"] == "base") == 15
    power = decks.read_power_cards()
    assert sum(card.numbers["copies"] for card in power if card.fields["group"] == "base") == 18
    secrets = decks.read_secrets()
    assert [card.fields["group"] for card in secrets].count("scheme") == 8
    assert len(list(decks.read_omens())) == 6


def test_34_1_every_set_but_the_cave_alone():
    sets = [listed.id for listed in read_role_sets()]
    assert len(sets) == len(set(sets)) == 30
    assert "C" not in sets


def test_36_1_five_levels_for_every_role():
    assert {role: len(levels) for role, levels in read_difficulty().items()} == {
        "knight": 5, "goblins": 5, "dragon": 5, "cave": 5, "thief": 5,
    }  # fmt: skip


def test_10_1_six_kinds_of_terrain_have_their_squares():
    assert [len(squares) for squares in read_terrain()] == [3, 4, 3, 4, 1, 4]


def test_25_3_armor_and_spirit_by_wakefulness():
    tracks = read_tracks()
    assert list(tracks["dragon.armor"]) == [(wake + 4) // 4 for wake in range(15)]
    assert list(tracks["dragon.spirit"]) == [(wake + 14) // 4 for wake in range(15)]
