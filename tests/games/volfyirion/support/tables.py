"""Positions of Volfyirion in one line each, and words to play on from them."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.contract.game import CHANCE, SPECTATOR, Seat
from antro.games.volfyirion.components.cards import CARDS, FACE_OF, NOTHING
from antro.games.volfyirion.components.extras import PERKS, PLOYS
from antro.games.volfyirion.components.sites import CITY_NAMES
from antro.games.volfyirion.effects.cities import station
from antro.games.volfyirion.effects.playing_area import lay_down
from antro.games.volfyirion.kinds import TURN
from antro.games.volfyirion.options import make
from antro.games.volfyirion.state.piles import pile
from antro.games.volfyirion.state.state import AT_HOME, DEFEATED, PLAYING

ME, RIVAL = Seat(0), Seat(1)
SITE = {name: site for site, name in enumerate(CITY_NAMES)}
EVERYWHERE = {name: site for name, site in SITE.items() if name != "lair"}


@cache
def game_of(*options):
    """Return the game of ``game_of("perks=yes", "top=down")``. In a duel seat 0 starts."""
    chosen = dict(option.split("=") for option in options)
    return make(chosen if "mode" in chosen else {"first": "seat", **chosen})


def faces(words):
    return [FACE_OF[word] for word in words.split()]


class Table:
    """A game, its state, and short names for both.

    It is my turn, the third, with no open question. Cards are words: ``Table(hand="stab guard")``.
    """

    PREFIXES: tuple[str, ...] = ("", "their_")  # of places, by seat

    def __init__(
        self,
        *options,
        points=(0, 0, 0),
        dragon="",
        turns=3,
        centre="",
        lair="",
        top="barter",
        under="",
        wonders=None,
        **cards,
    ):
        self.game = game_of(*options)
        self.state = state = self.game.start()
        state.ask_only(TURN, state.config.allies[ME])
        state.phase, state.turn.number, state.turn.opening = PLAYING, turns, 0
        state.turn.seat = ME
        state.points = vec[i64](padded([*points], len(state.points), 0))
        state.dragon = {"": AT_HOME, "defeated": DEFEATED}.get(dragon, SITE.get(dragon, AT_HOME))
        self.lay_market(centre, lair, top, under, wonders)
        for seat, prefix in zip(range(self.game.seats), self.PREFIXES, strict=False):
            self.lay_house(Seat(seat), prefix, cards)
        assert not cards, f"no such place: {cards}"

    def lay_market(self, centre, lair, top, under, wonders):
        market = self.state.markets[0]
        market.wanted = market.lair_wanted = 0
        market.centre = vec[i64](padded(faces(centre), 5))
        market.lair = vec[i64](padded(faces(lair), 2))
        market.top = FACE_OF[top] if top and self.state.config.top_up else NOTHING
        market.assets.under = vec[i64](faces(under))
        if wonders is not None:
            market.wonders.bag = pile(faces(wonders))

    def lay_house(self, seat, prefix, cards):
        house = self.state.houses[seat]
        house.owed = 0
        for name in ("hand", "deck", "discard", "sealed"):
            if prefix + name in cards:
                setattr(house, name, pile(faces(cards.pop(prefix + name))))
        for face in faces(cards.pop(prefix + "played", "")):
            lay_down(house, face)
        points = self.state.points[:]
        for kind in ("troops", "buildings"):
            for city, card in cards.pop(prefix + kind, {}).items():
                station(self.state, FACE_OF[card], SITE[city])
        self.state.points, self.state.turn.ready_sites = points, 0
        perk, ploy = cards.pop(prefix + "perk", ""), cards.pop(prefix + "ploy", "")
        house.perk = [extra.slug for extra in PERKS].index(perk) if perk else NOTHING
        house.ploy = [extra.slug for extra in PLOYS].index(ploy) if ploy else NOTHING

    # The position

    @property
    def acting(self):
        return [Seat(seat) for seat in listed(self.game.to_act(self.state))]

    @property
    def asked(self):
        return self.state.pending[-1].text

    @property
    def points(self):
        return [*self.state.points][:3]

    def offered(self, seat=ME, starts=""):
        """Return the texts of a seat's moves, without ending the turn."""
        texts = [move.text for move in self.game.offered(self.state, seat)]
        return [text for text in texts if text.startswith(starts) and text != "end"]

    def cards(self, zone, seat=ME):
        """Return the cards of ``cards("hand")`` as words."""
        return words(getattr(self.state.houses[seat], zone))

    @property
    def removed(self):
        return words(self.state.removed)

    @property
    def centre(self):
        return row(self.state.markets[0].centre)

    @property
    def lair(self):
        return row(self.state.markets[0].lair)

    @property
    def top(self):
        return row([self.state.markets[0].top])

    @property
    def under(self):
        return row(self.state.markets[0].assets.under)

    def troop(self, city):
        return row([self.state.sites.troops[SITE[city]]])

    def building(self, city):
        return row([self.state.sites.buildings[SITE[city]]])

    @property
    def standing(self):
        return {name for name, site in SITE.items() if self.state.sites.standing >> site & 1}

    @property
    def dragon(self):
        at = self.state.dragon
        return {AT_HOME: "home", DEFEATED: "defeated"}.get(at) or CITY_NAMES[at]

    @property
    def scores(self):
        return self.game.scores(self.state)

    # Moves

    def play(self, *texts):
        """Make these moves, each by the first seat that may make it."""
        for text in texts:
            seat, move = next(
                (seat, move)
                for seat in self.acting
                for move in self.game.offered(self.state, seat)
                if move.text == text
            )
            self.game.apply(self.state, seat, move.number)
        return self

    def resolve(self):
        """Take the first result of each chance move, until a seat has to choose."""
        while self.acting == [CHANCE]:
            self.play(self.game.offered(self.state, CHANCE)[0].text)
        return self

    def give(self, command=0, battle=0, knowledge=0):
        for at, more in enumerate((command, battle, knowledge)):
            self.state.points[at] += more
        return self

    def told(self, text, *viewers):
        """Return the text of a possible move as each viewer sees it."""
        seat, move = next(
            (seat, move)
            for seat in self.acting
            for move in self.game.offered(self.state, seat)
            if move.text == text
        )
        shown = [
            self.game.as_seen_by(move.number, seat, viewer)
            for viewer in viewers or (ME, RIVAL, SPECTATOR)
        ]
        return [self.game.describe(number).text for number in shown]


def padded(found, size, filler=NOTHING):
    return [*found, *[filler] * (size - len(found))]


def words(cards):
    return " ".join(CARDS[face].slug for face in cards.listed())


def row(found):
    return " ".join("-" if face == NOTHING else CARDS[face].slug for face in found)


def opening(*options):
    """Return a new game after the setup, with the first hand drawn."""
    table = Table(*options)
    table.state = table.game.start()
    return table.resolve()
