"""Positions of Heroes in a few words, and the words to play on from them.

    table = position(players=2).seat(0, hero="fire", dice="FFFHHC", hand="fireball command")
    table.seat(1, board={"front 1": "gnome", "back 2": "hero"}, wounds={"front 1": 1})
    table.stop(0).play("cast fireball", "target f1 of noon")

All roll, every die lies on the table, and everybody is asked for a plan: stepped, unless another
pace is named; with orders, everybody is asked for one before the first throw. What a seat does not
name is as plain as can be: a hero at back 2, alone, with 21 life, and no cards.
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


LISTS = Path(__file__).with_name("lists")  # of the tests: the game's own may be improved


@cache
def game_of(**options):
    """A game with the lists of the tests; an option with a dash in its name has ``_`` here."""
    return make(with_lists({name.replace("_", "-"): value for name, value in options.items()}))


def with_lists(options):
    texts = {name: (LISTS / f"{name}.csv").read_text() for name in ("spells", "creatures")}
    return {**texts, **options}


def position(players=2, pace="stepped", **options):
    """``position(4, mode="teams")``, with options as in ``game_of``."""
    return Position(game_of(players=str(players), pace=pace, first="seat", **options))


class Position:
    """A game, a state of it, and how to speak of both."""

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
        """Everybody rolls."""
        bout.phase = READY if self.config.pace == ORDERS else ROLLING
        kind = kinds.ORDER if self.config.pace == ORDERS else kinds.ROLL
        self.state.ask(kind, bout.slot, bout.alive)

    # What there is

    def market(self, spells, slot=0, deck=None):
        """What lies in a market, bottom row first; a stroke for nothing."""
        market = self.state.markets[slot]
        market.wanted = 0
        market.places = vec[i64]([self.spell(name) for name in spells.split()])
        if deck is not None:
            market.deck = pile([self.spell(name) for name in deck.split()])
        market.deck_size = market.deck.size
        return self

    def seat(self, number, **known):
        """What a seat has: see ``lay_…``; or numbers, such as ``life`` and ``points``."""
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
        """Of the dice that lie, those that were thrown last."""
        side.thrown = read_lot(dice)
        side.kept = side.dice - side.thrown

    def lay_hand(self, side, spells):
        side.hand = pile([self.spell(name) for name in spells.split()])

    def lay_deck(self, side, spells):
        side.deck = pile([self.spell(name) for name in spells.split()])

    def lay_discard(self, side, spells):
        side.discard = pile([self.spell(name) for name in spells.split()])

    def lay_board(self, side, board):
        """``{"front 1": "gnome", "back 2": "hero"}``; all else is empty."""
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
        """(spell, space or "self", caster, power tokens); the last two may be left out."""
        side.permanents = vec[i64]()
        for name, where, *rest in permanents:
            caster, power = [*rest, 0, 0][:2]
            space = ON_PLAYER if where == "self" else SPACES.index(where)
            side.lay(self.spell(name), space, caster, power)

    def spell(self, name):
        return -1 if name == "-" else self.config.spells.names.index(name)

    def being(self, name):
        return HERO if name == "hero" else self.config.creatures.names.index(name)

    # Playing on

    def stop(self, by, *others):
        """A seat stops, and the others hold; or plan what they are given, in seat order."""
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
        """Time moves."""
        return self.play(self.texts(TIME)[0], by=TIME)

    def play(self, *texts, by=None):
        """Moves by their texts, each of whoever is asked; what can only be one way follows."""
        for text in texts:
            seat = self.asked_for(text) if by is None else Seat(by)
            self.game.apply(self.state, seat, self.number(seat, text))
            self.let_be_shown()
        return self

    def let_be_shown(self):
        """Chance, for as long as it has one answer."""
        while self.acting == [CHANCE] and len(self.texts(CHANCE)) == 1:
            self.game.apply(self.state, CHANCE, self.number(CHANCE, self.texts(CHANCE)[0]))

    def leave(self, seat):
        self.game.leave(self.state, Seat(seat))
        return self

    def resolve(self):
        """What follows by itself, after something was changed by hand."""
        resolve(self.state, self.mode)
        return self

    def number(self, seat, text):
        found = [move.number for move in self.game.offered(self.state, seat) if move.text == text]
        assert found, f"{text}: {self.texts(seat)[:40]}"
        return found[0]

    def asked_for(self, text):
        """Who may make a move."""
        found = [seat for seat in self.acting if text in self.texts(seat)]
        assert found, f"{text}: {[self.texts(seat)[:40] for seat in self.acting]}"
        return found[0]

    # What is the case

    @property
    def acting(self):
        return [Seat(seat) for seat in listed(self.game.to_act(self.state))]

    @property
    def asked(self):
        """The texts of all that is asked."""
        return [question.text for question in self.game.open_questions(self.state)]

    @property
    def clause(self):
        return self.game.open_questions(self.state)[0].clause

    @property
    def people(self):
        return listed(self.game.to_act(self.state) & PEOPLE)

    def texts(self, seat, starts=""):
        """What a seat may do."""
        texts = [move.text for move in self.game.offered(self.state, Seat(seat))]
        return [text for text in texts if text.startswith(starts)]

    def side(self, seat):
        return self.state.sides[seat]

    def dice(self, seat):
        return letters(self.side(seat).dice)

    def shows(self, seat, letter):
        """How many dice of a seat show a symbol."""
        return count(self.side(seat).dice, PLAIN_DICE.index(letter))

    def cards(self, seat, where="hand"):
        """The spells of a pile, in words."""
        kinds = getattr(self.side(seat), where).listed()
        return " ".join(self.config.spells.names[kind] for kind in kinds)

    def board(self, seat):
        """``{"front 1": "gnome", …}``: what stands where."""
        names, side = self.config.creatures.names, self.side(seat)
        beings = {space: side.board[at] for at, space in enumerate(SPACES)}
        there = {space: being for space, being in beings.items() if being != EMPTY}
        return {space: "hero" if at == HERO else names[at] for space, at in there.items()}

    def wounds(self, seat):
        """``{"front 1": 2}``: creatures that have some."""
        found = dict(zip(SPACES, self.side(seat).wounds, strict=True))
        return {space: wounds for space, wounds in found.items() if wounds}

    def permanents(self, seat):
        """(spell, space or "self", caster, power tokens), in the order of casting."""
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
        """The state as a seat knows it; without a seat, as all do."""
        return self.game.veil(self.state, SPECTATOR if seat is None else Seat(seat))
