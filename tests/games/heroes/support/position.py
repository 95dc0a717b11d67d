"""Positions of Heroes, set up and played in a few words.

    table = position(players=2).seat(0, hero="fire", dice="FFFHHC", hand="fireball command")
    table.seat(1, board={"front 1": "gnome", "back 2": "hero"}, wounds={"front 1": 1})
    table.stop(0).play("cast fireball", "target f1 of noon")

By default the game is played turn by turn, all dice are rolled, and each seat is asked for a plan.
With written orders, each seat is asked for an order before the first roll. A seat has by default
a hero at back 2 with 21 life, no creatures and no cards.
"""

from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, listed
from antro.core.contract.game import CHANCE, PEOPLE, SPECTATOR, TIME, Seat
from antro.games.heroes import kinds
from antro.games.heroes.components.armies import SPACES
from antro.games.heroes.components.board import EMPTY, HERO
from antro.games.heroes.components.lots import count, letters, read_lot
from antro.games.heroes.components.symbols import ELEMENTS
from antro.games.heroes.effects.dice import count_dice
from antro.games.heroes.flow.bouts import creatures_of, open_bout
from antro.games.heroes.flow.resolving import resolve
from antro.games.heroes.options import make
from antro.games.heroes.state.bout import READY, ROLLING
from antro.games.heroes.state.config import LIVE, ORDERS
from antro.games.heroes.state.pile import pile
from antro.games.heroes.state.side import ON_PLAYER, caster_of, kind_of, power_of, space_of
from antro.games.heroes.state.state import PLAYING

PLAIN_DICE = "FWEACH"
PLAIN_MARKET = "fire_bolt fireball meteor healing frost_lance boulder teleport stone_skin"


LISTS = Path(__file__).with_name("lists")  # copies, because the game's may change


@cache
def game_of(**options):
    """Return a game with the lists of the tests. Write options with ``_`` in place of ``-``."""
    return make(with_lists({name.replace("_", "-"): value for name, value in options.items()}))


def with_lists(options):
    texts = {name: (LISTS / f"{name}.csv").read_text() for name in ("spells", "creatures")}
    return {**texts, **options}


def position(players=2, pace="stepped", **options):
    """Build a position with options as in ``game_of``: ``position(4, mode="teams")``."""
    return Position(game_of(players=str(players), pace=pace, first="seat", **options))


class Position:
    """A game and one of its states, with helpers to change, play and read it."""

    def __init__(self, game):
        self.game, self.config, self.mode = game, game.config, game.mode
        self.state = state = game.start()
        state.pending[:] = [game.bottom]
        state.stage, state.first, state.drafted = PLAYING, 0, 4 * game.seats
        self.market(PLAIN_MARKET)
        for number in range(game.seats):
            self.seat(number, hero=ELEMENTS[number])
        state.halved = int(len(state.bouts) > 1)
        for bout in state.bouts:
            seats = [at for at in range(game.seats) if state.bout_of[at] == bout.slot]
            open_bout(state, bout, sum(bit(at) for at in seats))
            self.begin(bout)

    def begin(self, bout):
        """Ask all seats of a bout to roll."""
        bout.phase = READY if self.config.pace == ORDERS else ROLLING
        kind = kinds.ORDER if self.config.pace == ORDERS else kinds.ROLL
        self.state.ask(kind, bout.slot, bout.alive)

    # Set up a position

    def market(self, spells, slot=0, deck=None):
        """Set the spells of a market, bottom row first. A ``-`` is an empty place."""
        market = self.state.markets[slot]
        market.wanted = 0
        market.places = vec[i64]([self.spell(name) for name in spells.split()])
        if deck is not None:
            market.deck = pile([self.spell(name) for name in deck.split()])
        market.deck_size = market.deck.size
        return self

    def seat(self, number, **known):
        """Set values of a seat: those with a ``lay_…`` helper, or fields such as ``life``."""
        side = self.state.sides[number]
        for name, value in known.items():
            if hasattr(self, f"lay_{name}"):
                getattr(self, f"lay_{name}")(side, value)
            else:
                assert hasattr(side, name), f"a side has no {name}"
                setattr(side, name, value)
        if side.hero_at < 0:
            side.put(SPACES.index("back 2"), HERO)
        count_dice(self.state, number)
        for bout in self.state.bouts:
            bout.watched = int(self.config.creatureless and creatures_of(self.state, bout) > 0)
        return self

    def lay_hero(self, side, element):
        side.hero = ELEMENTS.index(element)
        side.life = side.most_life = self.config.life
        side.turned_up, side.army = 1, 0
        side.throws = 1
        side.deck, side.hand = pile([]), pile([])
        self.lay_dice(side, PLAIN_DICE)

    def lay_dice(self, side, dice):
        side.dice = read_lot(dice)
        side.thrown = side.dice

    def lay_thrown(self, side, dice):
        """Set the dice that were rolled last, among those on the table."""
        side.thrown = read_lot(dice)
        side.kept = side.dice - side.thrown

    def lay_hand(self, side, spells):
        side.hand = pile([self.spell(name) for name in spells.split()])

    def lay_deck(self, side, spells):
        side.deck = pile([self.spell(name) for name in spells.split()])

    def lay_discard(self, side, spells):
        side.discard = pile([self.spell(name) for name in spells.split()])

    def lay_board(self, side, board):
        """Set the beings as in ``{"front 1": "gnome", "back 2": "hero"}``. All else is empty."""
        for space in range(len(SPACES)):
            side.clear(space)
        for space, being in board.items():
            side.put(SPACES.index(space), self.being(being))

    def lay_wounds(self, side, wounds):
        for space, number in wounds.items():
            side.wounds[SPACES.index(space)] = number

    def lay_destroyed(self, side, creatures):
        index = self.config.creatures.own_index
        side.destroyed = sum(bit(4 * index[self.being(name)]) for name in creatures.split())

    def lay_permanents(self, side, permanents):
        """Set rows of (spell, space or "self", caster, power tokens). The last two are optional."""
        side.permanents = vec[i64]()
        for name, where, *rest in permanents:
            caster, power = [*rest, 0, 0][:2]
            space = ON_PLAYER if where == "self" else SPACES.index(where)
            side.lay(self.spell(name), space, caster, power)

    def spell(self, name):
        return -1 if name == "-" else self.config.spells.names.index(name)

    def being(self, name):
        return HERO if name == "hero" else self.config.creatures.names.index(name)

    # Play moves

    def stop(self, by, *others):
        """Let a seat stop. The others hold, or make the plans in *others*, in seat order."""
        bout = self.state.bout(Seat(by))
        if self.config.pace == LIVE:
            return self.play("stop", by=by)
        plans = dict.fromkeys(listed(bout.alive & ~bout.resting), "plan to hold")
        plans.update(zip([seat for seat in plans if seat != by], others, strict=False))
        plans[by] = "plan to stop"
        for seat, plan in plans.items():
            self.play(plan, by=seat)
        return self.beat() if self.config.timed else self

    def beat(self):
        """Let the time of the next beat pass."""
        return self.play(self.texts(TIME)[0], by=TIME)

    def play(self, *texts, by=None):
        """Play moves by their texts, each for the seat that may make it. Forced chance follows."""
        for text in texts:
            seat = self.seat_for(text) if by is None else Seat(by)
            self.game.apply(self.state, seat, self.number(seat, text))
            self.play_chance()
        return self

    def play_chance(self):
        """Play the moves of chance while it has only one."""
        while self.acting == [CHANCE] and len(self.texts(CHANCE)) == 1:
            self.game.apply(self.state, CHANCE, self.number(CHANCE, self.texts(CHANCE)[0]))

    def leave(self, seat):
        self.game.leave(self.state, Seat(seat))
        return self

    def resolve(self):
        """Apply automatic effects after a test changed the state directly."""
        resolve(self.state, self.mode)
        return self

    def number(self, seat, text):
        found = [move.number for move in self.game.offered(self.state, seat) if move.text == text]
        assert found, f"{text}: {self.texts(seat)[:40]}"
        return found[0]

    def seat_for(self, text):
        """Return the first seat that may make a move."""
        found = [seat for seat in self.acting if text in self.texts(seat)]
        assert found, f"{text}: {[self.texts(seat)[:40] for seat in self.acting]}"
        return found[0]

    # Read the position

    @property
    def acting(self):
        return [Seat(seat) for seat in listed(self.game.to_act(self.state))]

    @property
    def asked(self):
        """Return the texts of all open questions."""
        return [question.text for question in self.game.open_questions(self.state)]

    @property
    def clause(self):
        return self.game.open_questions(self.state)[0].clause

    @property
    def people(self):
        return listed(self.game.to_act(self.state) & PEOPLE)

    def texts(self, seat, starts=""):
        """Return the texts of the moves of a seat."""
        texts = [move.text for move in self.game.offered(self.state, Seat(seat))]
        return [text for text in texts if text.startswith(starts)]

    def side(self, seat):
        return self.state.sides[seat]

    def dice(self, seat):
        return letters(self.side(seat).dice)

    def shows(self, seat, letter):
        """Return the number of dice of a seat that show a symbol."""
        return count(self.side(seat).dice, PLAIN_DICE.index(letter))

    def cards(self, seat, where="hand"):
        """Return the names of the spells in a pile."""
        kinds = getattr(self.side(seat), where).listed()
        return " ".join(self.config.spells.names[kind] for kind in kinds)

    def board(self, seat):
        """Return the beings on a board, such as ``{"front 1": "gnome"}``."""
        names, side = self.config.creatures.names, self.side(seat)
        beings = {space: side.board[at] for at, space in enumerate(SPACES)}
        there = {space: being for space, being in beings.items() if being != EMPTY}
        return {space: "hero" if at == HERO else names[at] for space, at in there.items()}

    def wounds(self, seat):
        """Return the wounds of creatures, such as ``{"front 1": 2}``."""
        found = dict(zip(SPACES, self.side(seat).wounds, strict=True))
        return {space: wounds for space, wounds in found.items() if wounds}

    def permanents(self, seat):
        """Return (spell, space or "self", caster, power tokens), in the order of casting."""
        return [
            (
                self.config.spells.names[kind_of(entry)],
                [*SPACES, "self"][space_of(entry)],
                caster_of(entry),
                power_of(entry),
            )
            for entry in self.side(seat).permanents
        ]

    def destroyed(self, seat):
        side, creatures = self.side(seat), self.config.creatures
        own = creatures.own[side.hero]
        return [
            creatures.names[kind]
            for place, kind in enumerate(own)
            for _ in range(side.destroyed >> 4 * place & 15)
        ]

    @property
    def scores(self):
        return self.game.scores(self.state)

    def seen_by(self, seat):
        """Return the state as a seat knows it, or as a spectator without a seat."""
        return self.game.veil(self.state, SPECTATOR if seat is None else Seat(seat))
