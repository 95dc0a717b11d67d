"""Positions of Vast in a few words, and the words to play on from them.

    table = position("KG").map('''
        .      f      .
        b:event E     e
        .      +s1:crystal .
    ''')
    table.put("knight", (0, 0)).put("treasure", (1, 0)).knight(strength=2)
    table.turn("knight").play("step east")

A map has rows from north to south and cells between blanks: ``.`` for nothing, ``E`` for the
Entrance; a Dark tile by the first letter of its symbol, ``f``, ``b`` or ``e``; a Lit one by ``+``,
the first letter of its shape (open, side, corner, tunnel, dead end) and its turn. After a colon
its type; none is as a rule an ambush. The Entrance is at (0, 0); east and south are positive.
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

PLAIN = ("ambush", "event")  # where no type is named: one without a token, while there are some
LETTERS = {"o": "open", "s": "side", "c": "corner", "t": "tunnel", "d": "dead_end"}


@cache
def game_of(roles, **options):
    """A game; an option with a dash in its name has ``_`` here."""
    return make(
        {"roles": roles, **{key.replace("_", "-"): value for key, value in options.items()}}
    )


def position(roles="KG", **options):
    """The Entrance alone, boards set up, nobody's turn. Cards are not dealt."""
    return Position(game_of(roles, **options))


def set_of(names, text):
    """The set of things that a text names, by their places in a list."""
    return sum(bit(names.index(word)) for word in text.split())


class Position:
    """A game, a state of it, and how to speak of both."""

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
        """Nothing is asked: what the set-up would deal is left out."""
        while len(self.state.pending) > 1:
            self.state.pop()
        return self

    # The map

    def map(self, text):
        """Lay tiles; see above."""
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
        """Lay a tile, Dark or Lit. Returns its slot."""
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
        """A printed tile of a type (or one of several), with a shape or a symbol, that is left."""
        for number, row in enumerate(self.game.config.tiles.rows):
            left = self.state.ground.pool >> number & 1
            fits = row["type"] in kind and shape in (None, row["shape"])
            if left and fits and letter in (None, row["symbol"][0]):
                return number
        raise AssertionError(f"no {kind} {shape} {letter} is left: {TYPES} {SHAPES} {SYMBOLS}")

    def terrain(self, kind, *cells):
        """Lay all squares of a kind of Terrain, or one Pit after the other."""
        first = FIRST_SQUARE[TERRAIN.index(kind)]
        for nth, (x, y) in enumerate(cells):
            self.state.ground.put(first + nth, x, y)
        self.state.ground.terrain |= bit(TERRAIN.index(kind))
        return self

    def at(self, x, y):
        """The square that lies there, or ``OFF``."""
        return self.state.ground.find(x, y)

    def put(self, thing, at):
        """Put a piece or a token there: ``fangs``, ``treasure``, ``gem wing``, ``crystal``."""
        ground, square = self.state.ground, self.at(*at)
        assert square != OFF, f"nothing lies at {at}"
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
        """The coordinates of a piece; nothing, if it is off the map."""
        square = self.state.ground.where[PIECES.index(piece)]
        if not 0 <= square < 73:
            return None
        return int(self.state.ground.x(square)), int(self.state.ground.y(square))

    # The boards: cubes and cards by names, all else by the names of fields

    def knight(self, **fields):
        """``knight(strength=2, unplaced=1, sidequests="swift", face_up="javelin", grit=12)``."""
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
        """``goblins(fangs=3, rage=2, secrets="hex trap")``: a Tribe's number is its Population."""
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
        """``dragon(wake=4, hand="claw claw wing", surfaced=1)``."""
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
        """``cave(omens="bat bat", hatred=2)``."""
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
        """``thief(stats="2 3 4", upgrades="climbing_gear", treasures=1)``."""
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

    # Playing

    def turn(self, role):
        """The turn of a role begins."""
        begin_turn(self.state, ROLES.index(role))
        resolve(self.state)
        return self

    def do(self, effect, *args, **named):
        """Do something to the state, and what follows by itself: ``do(lose_grit, 5)``.

        On nobody's turn, the first role is then asked what it does.
        """
        if len(self.state.pending) == 1:
            self.state.ask(turn_of(self.game.roles[0]))
        effect(self.state, *args, **named)
        resolve(self.state)
        return self

    def play(self, *texts):
        """Make these moves, whosoever they are, chance's included."""
        for text in texts:
            moves = {self.game.describe(move).text: move for move in self.numbers()}
            assert text in moves, f"{text!r} is not among {sorted(moves)} ({self.asked})"
            self.game.apply(self.state, self.seat(), moves[text])
        return self

    def settle(self, pick=0):
        """Let chance make its first moves for as long as it is asked."""
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
        """The texts of all moves that are open."""
        return [self.game.describe(move).text for move in self.numbers()]

    @property
    def asked(self):
        """The kind of the question that is asked, and whom: ``orient knight``."""
        return self.state.pending[-1].text


def turn_of(role):
    """Return the kind of question that a role is asked on its turn."""
    of_role = [kind for kind in KINDS.all if kind.to == ROLES.index(role)]
    return next(kind for kind in of_role if kind.name == "turn")
