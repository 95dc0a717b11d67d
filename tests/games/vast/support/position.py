"""Positions of Vast, set up and played in a few words.

    table = position("KG").map('''
        .      f      .
        b:event E     e
        .      +s1:crystal .
    ''')
    table.put("knight", (0, 0)).put("treasure", (1, 0)).knight(strength=2)
    table.turn("knight").play("step east")

A map has rows from north to south. Blanks separate its cells:

- ``.`` is an empty space, and ``E`` is the Entrance.
- ``f``, ``b`` or ``e`` is a Dark tile with that symbol.
- ``+s1`` is a Lit tile: the first letter of its shape (open, side, corner, tunnel, dead end), then
  its turn.

The type of a tile follows a colon. Without a type, a tile has no token if possible (usually an
Ambush). The Entrance is at (0, 0). East and south are positive.
"""

from functools import cache

from antro.core.contract.bits import bit
from antro.core.contract.flow import asked_player
from antro.core.contract.game import CHANCE, PEOPLE, Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import (
    OMEN_SYMBOLS,
    POWER_CARDS,
    SECRETS,
    SIDEQUESTS,
    TREASURES,
    UPGRADES,
)
from antro.games.vast.components.roles import PIECES, ROLES
from antro.games.vast.components.squares import FIRST_SQUARE, OFF, TERRAIN
from antro.games.vast.components.tiles import SHAPES, SYMBOLS, TYPES
from antro.games.vast.dragon.state import GEMS
from antro.games.vast.flow.kinds import NEXT_TURN
from antro.games.vast.flow.resolving import resolve
from antro.games.vast.flow.setup import lay_entrance, set_up_roles, stack_tiles, supply_tokens
from antro.games.vast.flow.turns import begin_turn
from antro.games.vast.kinds import KINDS
from antro.games.vast.knight.state import PLACE_NAMES
from antro.games.vast.map.effects.revealing import turn_tile
from antro.games.vast.map.effects.stack import lay
from antro.games.vast.options import make
from antro.games.vast.state.ground import SET_UP, TOKENS
from antro.games.vast.state.state import VastState

PLAIN = ("ambush", "event")  # the default types: tiles without a token, while there are some
LETTERS = {"o": "open", "s": "side", "c": "corner", "t": "tunnel", "d": "dead_end"}


@cache
def game_of(roles, **options):
    """Return a game. Write options with ``_`` in place of ``-``."""
    return make(
        {"roles": roles, **{key.replace("_", "-"): value for key, value in options.items()}}
    )


def position(roles="KG", **options):
    """Build a position with only the Entrance, no cards dealt, and nobody's turn."""
    return Position(game_of(roles, **options))


def set_of(names, text):
    """Return the names in a text as a bit set of their places in a list."""
    return sum(bit(names.index(word)) for word in text.split())


class Position:
    """A game and one of its states, with helpers to change, play and read it."""

    def __init__(self, game):
        self.game = game
        self.state = VastState(game.config, [game.config.on_turn[NEXT_TURN.number]])
        self.state.clear()
        lay_entrance(self.state)
        stack_tiles(self.state)
        supply_tokens(self.state)
        set_up_roles(self.state)
        self.clear_stack()
        self.state.round = 1

    def clear_stack(self):
        """Remove the questions of the setup, so that no cards are dealt."""
        while len(self.state.pending) > 1:
            self.state.pop()
        return self

    # The map

    def map(self, text):
        """Place the tiles of a map text (see the top of this file)."""
        rows = [line.split() for line in text.strip().splitlines() if line.strip()]
        south, east = next(
            (y, x) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "E"
        )
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                if cell not in (".", "E"):
                    self.lay(cell, (x - east, y - south))
        return self

    def lay(self, cell, at):
        """Place a Dark or Lit tile. Return its slot."""
        face, _, kind = cell.partition(":")
        lit = face.startswith("+")
        shape, letter = (LETTERS[face[1]], None) if lit else (None, face)
        tile = self.tile(kind or PLAIN, shape, letter)
        self.state.ground.pool &= ~bit(tile)
        symbol = self.game.config.tiles.symbol[tile]
        slot = lay(self.state, tile, symbol + 4 * SET_UP, *at)
        if lit:
            self.state.ground.lit |= bit(slot)
            turn_tile(self.state, slot, int(face[2:] or 0))
        return slot

    def tile(self, kind, shape=None, letter=None):
        """Return an unused printed tile of a type (or several types), with a shape or a symbol."""
        for number, row in enumerate(self.game.config.tiles.rows):
            left = self.state.ground.pool >> number & 1
            fits = row["type"] in kind and shape in (None, row["shape"])
            if left and fits and letter in (None, row["symbol"][0]):
                return number
        raise AssertionError(f"no {kind} {shape} {letter} is left: {TYPES} {SHAPES} {SYMBOLS}")

    def terrain(self, kind, *cells):
        """Place all squares of a kind of Terrain, or one Pit after another."""
        first = FIRST_SQUARE[TERRAIN.index(kind)]
        for nth, (x, y) in enumerate(cells):
            self.state.ground.put(first + nth, x, y)
        self.state.ground.terrain |= bit(TERRAIN.index(kind))
        return self

    def at(self, x, y):
        """Return the square at these coordinates, or ``OFF``."""
        return self.state.ground.find(x, y)

    def put(self, thing, at):
        """Put a piece or token on a square: ``fangs``, ``treasure``, ``gem wing``, ``crystal``."""
        ground, square = self.state.ground, self.at(*at)
        assert square != OFF, f"there is no square at {at}"
        if thing in PIECES:
            ground.where[PIECES.index(thing)] = square
        elif thing == "treasure":
            ground.treasures -= 1
            ground.add_treasure(square)
        elif thing.startswith("gem "):
            gem = GEMS.index(thing.removeprefix("gem "))
            self.state.dragon.gems &= ~bit(gem)
            ground.add_gem(square, gem)
        else:
            ground.add_token(square, TOKENS[thing])
        return self

    def off(self, piece):
        """Take a piece off the map."""
        self.state.ground.where[PIECES.index(piece)] = OFF
        return self

    def where(self, piece):
        """Return the coordinates of a piece, or None if it is off the map."""
        square = self.state.ground.where[PIECES.index(piece)]
        if not 0 <= square < 73:
            return None
        return int(self.state.ground.x(square)), int(self.state.ground.y(square))

    # The boards: cubes and cards by their names, everything else by the names of fields

    def knight(self, **fields):
        """Set the Knight: ``knight(strength=2, sidequests="swift", grit=12)``."""
        knight = self.state.knight
        for name, value in fields.items():
            if name in PLACE_NAMES:
                knight.cubes[PLACE_NAMES.index(name)] = value
            elif name == "sidequests":
                knight.sidequests = set_of(SIDEQUESTS, value)
                knight.sidequests_held = len(value.split())
            elif name in ("face_up", "face_down"):
                setattr(knight, name, set_of(TREASURES, value))
                if name == "face_down":
                    knight.treasures_held = len(value.split())
            else:
                self.set(knight, name, value)
        return self

    def goblins(self, **fields):
        """Set the Goblins: ``goblins(fangs=3, rage=2, secrets="hex trap")``. 3 is a Population."""
        goblins = self.state.goblins
        for name, value in fields.items():
            if name in SYMBOLS:
                goblins.population[SYMBOLS.index(name)] = value
            elif name == "secrets":
                goblins.secrets = set_of(SECRETS, value)
                goblins.secrets_held = len(value.split())
                goblins.secret_deck &= ~goblins.secrets
            elif name in ("face_up", "bought"):
                setattr(goblins, name, set_of(SECRETS, value))
            else:
                self.set(goblins, name, value)
        return self

    def dragon(self, **fields):
        """Set the Dragon: ``dragon(wake=4, hand="claw claw wing", surfaced=1)``."""
        dragon = self.state.dragon
        for name, value in fields.items():
            if name == "hand":
                for card in value.split():
                    dragon.hand[POWER_CARDS.index(card)] += 1
                dragon.cards_held = len(value.split())
            else:
                self.set(dragon, name, value)
        return self

    def cave(self, **fields):
        """Set the Cave: ``cave(omens="bat bat", hatred=2)``."""
        cave = self.state.cave
        for name, value in fields.items():
            if name == "omens":
                for symbol in value.split():
                    cave.omens[OMEN_SYMBOLS.index(symbol)] += 1
                    cave.bag[OMEN_SYMBOLS.index(symbol)] -= 1
            else:
                self.set(cave, name, value)
        return self

    def thief(self, **fields):
        """Set the Thief: ``thief(stats="2 3 4", upgrades="climbing_gear", treasures=1)``."""
        thief = self.state.thief
        for name, value in fields.items():
            if name == "stats":
                for stat, token in enumerate(value.split()):
                    thief.stats[stat] = int(token)
            elif name == "upgrades":
                thief.upgrades = set_of(UPGRADES, value)
            else:
                self.set(thief, name, value)
        return self

    def set(self, side, name, value):
        assert hasattr(side, name), f"there is no {name}"
        setattr(side, name, value)

    # Play moves

    def turn(self, role):
        """Start the turn of a role."""
        begin_turn(self.state, ROLES.index(role))
        resolve(self.state)
        return self

    def do(self, effect, *args, **named):
        """Change the state, then apply automatic effects: ``do(lose_grit, 5)``.

        On nobody's turn, start the turn of the first role before.
        """
        if len(self.state.pending) == 1:
            self.state.ask(turn_of(self.game.roles[0]))
        effect(self.state, *args, **named)
        resolve(self.state)
        return self

    def play(self, *texts):
        """Play moves by their texts, for the seat that is asked or for chance."""
        for text in texts:
            moves = {self.game.describe(move).text: move for move in self.numbers()}
            assert text in moves, f"{text!r} is not among {sorted(moves)} ({self.asked})"
            self.game.apply(self.state, self.seat(), moves[text])
        return self

    def settle(self, pick=0):
        """Let chance make its first moves while it is asked."""
        while self.game.to_act(self.state) >> CHANCE & 1:
            self.game.apply(self.state, CHANCE, self.numbers()[pick])
        return self

    def seat(self):
        question = self.state.pending[-1]
        return asked_player(question) if question.seats & PEOPLE else Seat(CHANCE)

    def numbers(self):
        out = Moves()
        self.game.offer(self.state, self.seat(), out)
        return out.listed()

    def offers(self):
        """Return the texts of all possible moves."""
        return [self.game.describe(move).text for move in self.numbers()]

    @property
    def asked(self):
        """Return the kind and the role of the open question: ``orient knight``."""
        return self.state.pending[-1].text


def turn_of(role):
    """Return the kind of question that a role is asked in its turn."""
    of_role = [kind for kind in KINDS.all if kind.to == ROLES.index(role)]
    return next(kind for kind in of_role if kind.name == "turn")
