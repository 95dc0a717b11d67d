"""Pairs of worlds that differ in one secret, with the seats that know it and possible leaks.

The roles in ``known_to`` can tell the two worlds of a pair apart. All other seats and spectators
see no difference. A leak is a field that the veil should have hidden, or a deck that shows which
card is missing.
"""

from functools import cache
from typing import NamedTuple

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import SPECTATOR
from antro.games import GAMES
from antro.games.vast.components.decks import (
    EVENTS,
    POWER_CARDS,
    SECRETS,
    SIDEQUESTS,
    TREASURES,
    UPGRADE_CARDS,
)
from antro.games.vast.components.roles import CAVE, KNIGHT
from antro.games.vast.components.tiles import SYMBOLS
from antro.games.vast.knight.effects.decks import bury_treasure, kind_at_bottom, size_of
from antro.games.vast.knight.effects.treasures import keep, lose_face_down, take_offered
from antro.games.vast.knight.moves.treasures.drawing import bury_drawn, receive_drawn_card, show
from antro.games.vast.map.effects.stack import lay, put_back, take_tile
from antro.games.vast.options import LEAFLET
from antro.testing.subject import Subject
from tests.games.vast.support.position import Position

FIRST_PILE, SECOND_PILE = 0, 1
FAR = (5, 0)  # a place for tiles, away from the map


class Secret(NamedTuple):
    """A pair of worlds: how to make each, the roles that know the secret, and possible leaks."""

    hide: object  # puts one of the two things into a position
    two: tuple[object, ...]  # the two things
    known_to: str  # letters of roles
    leaks: tuple[str, ...]  # fields that reveal it, as ``board.field``
    roles: str = "KGDCT"


@cache
def subject_of(roles):
    """Return the game with all options of the leaflet."""
    return Subject(GAMES["vast"], {"roles": roles, **LEAFLET})


def worlds(secret):
    """Return the two positions, in the first role's turn."""
    return [world(secret, which) for which in secret.two]


def world(secret, which):
    table = Position(subject_of(secret.roles).game).map("f b E +o e")
    table.turn("knight" if "K" in secret.roles else "dragon")
    secret.hide(table.state, which)
    return table.state


def viewers(secret, known):
    """Return the seats that know the secret, or all other seats and the spectators."""
    seats = [
        seat for seat, letter in enumerate(secret.roles) if (letter in secret.known_to) == known
    ]
    return seats if known else [*seats, SPECTATOR]


def copy_of_field(state, path):
    """Return a copy of a field of a board."""
    board, name = path.split(".")
    found = getattr(getattr(state, board), name)
    return found if isinstance(found, int) else found[:]


def secret_value(secret, state):
    """Return the secret in a world: its first field, or for faces, the face of the newest tile.

    For Treasures under the deck, return their kinds without the players who know them.
    """
    found = copy_of_field(state, secret.leaks[0])
    if secret.leaks[0] == "knight.treasure_bottom":
        return tuple(int(kind_at_bottom(card)) for card in found[: size_of(found)])
    if secret.leaks[0] == "ground.face":
        return int(found[state.ground.newest])
    return found if isinstance(found, int) else tuple(map(int, found))


def leaked_veil(state, veiled, path):
    """Return a veiled state with the true value in one field: a leak."""
    board, name = path.split(".")
    setattr(getattr(veiled, board), name, copy_of_field(state, path))
    return veiled


# Cards


def sidequest(state, name):
    state.knight.sidequests = bit(SIDEQUESTS.index(name))
    state.knight.sidequest_deck &= ~state.knight.sidequests
    state.knight.sidequests_held = 1


def take_treasure(state, name):
    """Take a Treasure from the deck. Return its kind."""
    kind = TREASURES.index(name)
    state.knight.treasure_deck &= ~bit(kind)
    state.knight.treasures_left -= 1
    return kind


def face_down(state, name):
    state.knight.face_down = bit(take_treasure(state, name))
    state.knight.treasures_held = 1


def face_down_and_given(state, name):
    face_down(state, name)
    state.knight.given = state.knight.face_down


def drawn(state, name):
    state.knight.drawn = bit(take_treasure(state, name))
    state.knight.drawn_held = 1


def draw_both(state):
    """Let the Cave draw two Treasures that the Knight had put under the deck."""
    for name in TREASURE_PAIR:
        receive_drawn_card(state, take_treasure(state, name), known_to_her=True)


def rejected(state, name):
    """§38.1 Let the Cave choose one of its drawn Treasures to go under the deck."""
    draw_both(state)
    state.knight.rejected = bit(TREASURES.index(name))
    state.knight.rejected_held = 1


def drawn_again(state, name):
    """Let the Cave draw a Treasure that the Knight had put under the deck."""
    receive_drawn_card(state, take_treasure(state, name), known_to_her=True)


def buried_again(state, name):
    """Let the Cave bury one of these two again and show the other to the Knight."""
    draw_both(state)
    bury_drawn(state.knight, TREASURES.index(name))
    show(state, lowest(state.knight.drawn))


def offered(state, name):
    state.knight.offered = state.knight.choosing = bit(take_treasure(state, name))
    state.knight.offered_held = 1


def declined(state, name):
    state.knight.declined = bit(take_treasure(state, name))
    state.knight.declined_held = 1


def declined_and_given(state, name):
    declined(state, name)
    state.knight.refused = state.knight.declined


def give_both(state):
    """Let the Cave give the Knight two Treasures. Return their kinds."""
    kinds = {take_treasure(state, name) for name in TREASURE_PAIR}
    state.knight.offered = state.knight.choosing = sum(map(bit, kinds))
    state.knight.offered_held = 2
    return kinds


def kept_of_two(state, name):
    """§38.1 Let the Knight bury one of two Treasures and keep the other."""
    [other] = give_both(state) - {TREASURES.index(name)}
    take_offered(state, other)
    bury_treasure(state.knight, other, bit(KNIGHT), state.knight.choosing)
    keep(state, TREASURES.index(name))


def lost_of_two(state, name):
    """§9.9 Let the Knight keep two Treasures and lose one of them unseen."""
    for kind in give_both(state):
        keep(state, kind)
    lose_face_down(state, TREASURES.index(name))


def buried_by_knight(state, name):
    bury_treasure(state.knight, take_treasure(state, name), bit(KNIGHT))


def buried_by_cave(state, name):
    bury_treasure(state.knight, take_treasure(state, name), bit(CAVE))


def treasure_order(state, names):
    for name in names.split():
        buried_by_knight(state, name)


def take_events(state, names):
    """Take Events from the deck. Return their kinds in this order."""
    kinds = [EVENTS.index(name) for name in names.split()]
    for kind in kinds:
        state.knight.event_deck[kind] -= 1
        state.knight.events_left -= 1
    return kinds


def top_events(state, names):
    for place, kind in enumerate(take_events(state, names)):
        state.knight.event_top[place] = kind


def bottom_events(state, names):
    for place, kind in enumerate(take_events(state, names)):
        state.knight.event_bottom[place] = kind


def secret_card(state, name):
    state.goblins.secrets = bit(SECRETS.index(name))
    state.goblins.secret_deck &= ~state.goblins.secrets
    state.goblins.secrets_held = 1


def new_secret(state, name):
    """Give the Goblins two Secrets. The named one comes from the current draw."""
    state.goblins.secrets = bit(SECRETS.index("hex")) | bit(SECRETS.index("trap"))
    state.goblins.secret_deck &= ~state.goblins.secrets
    state.goblins.secrets_held = 2
    state.goblins.new_secrets = bit(SECRETS.index(name))
    state.goblins.new_secrets_held = 1


def power_card(state, name):
    state.dragon.deck[POWER_CARDS.index(name)] -= 1
    state.dragon.hand[POWER_CARDS.index(name)] += 1
    state.dragon.cards_held += 1


def scale(state, name):
    """Give the Dragon a Scale."""
    state.dragon.scales &= ~bit(POWER_CARDS.index(name))
    state.dragon.hand[POWER_CARDS.index(name)] += 1
    state.dragon.cards_held += 1


def upgrade_card(state, name):
    state.thief.card = UPGRADE_CARDS.index(name)


# Tiles


def tile_of(state, kind, nth=0):
    """Return a printed tile of a type with the Fangs on its back, from the stack."""
    rows = state.config.tiles.rows
    fitting = [
        number
        for number, row in enumerate(rows)
        if (row["type"], row["symbol"]) == (kind, SYMBOLS[0]) and state.ground.pool >> number & 1
    ]
    return fitting[nth]


def dark_tile(state, kind):
    """Place a Dark tile from the first pile on the map."""
    tile = tile_of(state, kind)
    take_tile(state, FIRST_PILE, tile)
    lay(state, tile, 4 * FIRST_PILE, *FAR)


def peeked_tile(state, kind):
    """Place the same tile after the Thief has looked at it."""
    dark_tile(state, kind)
    state.ground.peeked |= bit(state.ground.newest)


def tile_in_hand(state, kind):
    tile = tile_of(state, kind)
    take_tile(state, SECOND_PILE, tile)
    state.cave.hand[0], state.cave.sections[0] = tile, SECOND_PILE


def tile_drawn(state, kind):
    """Draw a tile without a Cave. Players see its back, and it has no place yet."""
    tile = tile_of(state, kind)
    take_tile(state, FIRST_PILE, tile)
    state.ground.held, state.ground.held_back = tile, 4 * FIRST_PILE


def returned_tile(state, kind):
    """Put two tiles under the stack. One of them has come back as a Dark tile."""
    ground = state.ground
    pair = [tile_of(state, "ambush"), tile_of(state, "event")]
    for tile in pair:
        take_tile(state, FIRST_PILE, tile)
        put_back(ground, state.config.tiles.type[tile], 3, tile)
    ground.layers = 1
    tile = pair[kind == "event"]
    take_tile(state, 3, tile)
    lay(state, tile, 4 * 3, *FAR)


TREASURE_PAIR = ("javelin", "potion_kit")
TILE_PAIR = ("ambush", "event")
EVENT_PAIR = ("rats light", "light rats")

SECRET_PAIRS = {
    "a sidequest": Secret(
        sidequest, ("swift", "daring"), "K", ("knight.sidequests", "knight.sidequest_deck")
    ),
    "a face-down treasure": Secret(
        face_down, TREASURE_PAIR, "K", ("knight.face_down", "knight.treasure_deck")
    ),
    "a treasure that the cave gave": Secret(
        face_down_and_given, TREASURE_PAIR, "KC", ("knight.face_down", "knight.given")
    ),
    "a treasure that the cave has drawn": Secret(
        drawn, TREASURE_PAIR, "C", ("knight.drawn", "knight.treasure_deck")
    ),
    "a treasure of the knight that the cave has drawn": Secret(
        drawn_again, TREASURE_PAIR, "KC", ("knight.drawn", "knight.drawn_known")
    ),
    "the drawn treasure to bury": Secret(rejected, TREASURE_PAIR, "C", ("knight.rejected",)),
    "the treasure of the knight that the cave has buried again": Secret(
        buried_again, TREASURE_PAIR, "KC", ("knight.treasure_bottom",)
    ),
    "a treasure that the knight is offered": Secret(
        offered, TREASURE_PAIR, "KC", ("knight.offered", "knight.choosing")
    ),
    "a treasure that the knight declined": Secret(
        declined, TREASURE_PAIR, "K", ("knight.declined", "knight.treasure_deck")
    ),
    "a treasure that the cave gave and the knight declined": Secret(
        declined_and_given, TREASURE_PAIR, "KC", ("knight.declined", "knight.refused")
    ),
    "the kept one of two treasures": Secret(
        kept_of_two, TREASURE_PAIR, "K", ("knight.face_down", "knight.treasure_bottom")
    ),
    "the lost one of two treasures": Secret(
        lost_of_two, TREASURE_PAIR, "K", ("knight.face_down", "knight.treasure_bottom")
    ),
    "a treasure that the knight buried": Secret(
        buried_by_knight, TREASURE_PAIR, "K", ("knight.treasure_bottom", "knight.treasure_deck")
    ),
    "a treasure that the cave buried": Secret(
        buried_by_cave, TREASURE_PAIR, "C", ("knight.treasure_bottom", "knight.treasure_deck")
    ),
    "the order of buried treasures": Secret(
        treasure_order,
        ("javelin potion_kit", "potion_kit javelin"),
        "K",
        ("knight.treasure_bottom",),
    ),
    "the next event": Secret(
        top_events, ("rats", "light"), "C", ("knight.event_top", "knight.event_deck")
    ),
    "the order of the next events": Secret(top_events, EVENT_PAIR, "C", ("knight.event_top",)),
    "the order of buried events": Secret(bottom_events, EVENT_PAIR, "C", ("knight.event_bottom",)),
    "a secret": Secret(
        secret_card, ("hex", "trap"), "G", ("goblins.secrets", "goblins.secret_deck")
    ),
    "the new one of two secrets": Secret(
        new_secret, ("hex", "trap"), "G", ("goblins.new_secrets",)
    ),
    "a power card": Secret(power_card, ("claw", "wing"), "D", ("dragon.hand", "dragon.deck")),
    "a scale": Secret(scale, ("gold", "silver"), "D", ("dragon.hand", "dragon.scales")),
    "the thief's card": Secret(upgrade_card, ("charm", "warlocks_wand"), "T", ("thief.card",)),
    "a tile in the cave's hand": Secret(
        tile_in_hand, TILE_PAIR, "C", ("cave.hand", "ground.pool", "ground.types")
    ),
    "a crystal in the cave's hand": Secret(
        tile_in_hand, ("crystal", "vault"), "C", ("cave.hand", "ground.pool", "ground.piles")
    ),
    "the lit face of a dark tile": Secret(
        dark_tile, TILE_PAIR, "C", ("ground.face", "ground.pool", "ground.types")
    ),
    "a crystal under a dark tile": Secret(
        dark_tile, ("crystal", "vault"), "C", ("ground.face", "ground.pool", "ground.piles")
    ),
    "a tile that the thief has looked at": Secret(
        peeked_tile, TILE_PAIR, "CT", ("ground.face", "ground.pool", "ground.types")
    ),
    "a tile that came back from under the stack": Secret(
        returned_tile, TILE_PAIR, "C", ("ground.face", "ground.returned")
    ),
    "a tile that is drawn and not yet placed": Secret(
        tile_drawn, TILE_PAIR, "", ("ground.held", "ground.pool", "ground.types"), "KG"
    ),
}
