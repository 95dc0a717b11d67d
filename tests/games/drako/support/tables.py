"""Positions of Drako in one line each, and moves by their texts.

    table("dragon-dwarves", "dragon c3, brald c4", hands=["attack 2", "defence"])

Other figures stand on the hexes of the match-up. ``morin dead`` is not on the board. A hand
lists the texts of cards: ``"attack 2/move 1, fire 2"``. The deck has all other cards of the
side, unless it is given too.
"""

from functools import cache
from pathlib import Path

from antro.core.contract.bits import listed
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import NAMES, NOWHERE
from antro.games.drako.components.cards import AREAS, SIDES
from antro.games.drako.kinds import TURN
from antro.games.drako.options import make
from antro.games.drako.state.state import ARMOUR, DECK, HAND, NOBODY, SEATS

DEAL = "deal"  # any card


DECKS = Path(__file__).with_name("decks")  # the decks of the game may change


@cache
def game_of(matchup, placement="first", redraw="no", quiet_draw="no"):
    decks = {f"deck-{side}": (DECKS / f"{side}.csv").read_text() for side in matchup.split("-")}
    chosen = {"placement": placement, "redraw": redraw, "quiet-draw": quiet_draw}
    return make({"matchup": matchup, **chosen, **decks})


def table(
    matchup="dragon-dwarves",
    figures="",
    *,
    hands=("", ""),
    decks=(None, None),
    discards=("", ""),
    wounds="",
    net="",
    shields="",
    rocks=None,
    used="",
    turn=None,
    actions=2,
    quiet=0,
    quiet_draw="no",
):
    """Return a position in the turn of *turn*, or of the starting side."""
    here = Position(game_of(matchup, quiet_draw=quiet_draw))
    state, config = here.state, here.game.config
    for name, at in pairs(figures):
        here.put(name, at)
    for name, count in pairs(wounds):
        here.hurt(name, int(count))
    for name, count in pairs(shields):
        state.shields[here.slot(name)] = int(count)
    for seat in SEATS:
        here.give(seat, hands[seat], decks[seat], discards[seat])
    state.netted = here.slot(net) if net else NOBODY
    state.rocks = config.matchup.rocks if rocks is None else rocks
    state.fury, state.dodge, state.rebuild = (int(token not in used) for token in TOKENS)
    state.turn = SEATS[0] if turn is None else here.seat(turn)
    state.actions = actions
    state.quiet = quiet
    state.pending = [config.questions.of(TURN, state.turn)]
    return here


TOKENS = ["fury", "dodge", "rebuild"]


def pairs(words):
    """Return ``"dragon c3, morin dead"`` as pairs."""
    return [tuple(part.split()) for part in words.split(",") if part.strip()]


def started(matchup="dragon-dwarves", placement="first", redraw="no"):
    """Return the start, before any card is dealt."""
    return Position(game_of(matchup, placement, redraw))


class Position:
    """A full state, with questions and moves in the words of the game."""

    def __init__(self, game):
        self.game = game
        self.state = game.start()

    # Setting it up

    def put(self, name, at):
        slot = self.slot(name)
        self.state.hexes[slot] = NOWHERE if at == "dead" else NAMES.index(at)
        if at == "dead":
            self.state.wounds[slot] = self.game.config.spaces[slot]

    def hurt(self, name, count):
        """Put wounds on a figure, or on an area of the dragon by its name."""
        if name in AREAS:
            self.state.wounds[ARMOUR + AREAS.index(name)] = count
            self.state.wounds[self.slot("dragon")] += count
        else:
            self.state.wounds[self.slot(name)] = count

    def give(self, seat, hand, deck, discards):
        state, config = self.state, self.game.config
        for face, card in enumerate(config.decks[seat]):
            row = config.row(seat, face)
            held, gone = texts(hand).count(card.text), texts(discards).count(card.text)
            state.hands[row], state.discards[row] = held, gone
            left = card.copies - held - gone if deck is None else texts(deck).count(card.text)
            state.bags[row] = max(left, 0)
        state.counts[HAND + seat] = len(self.hand(seat))
        state.counts[DECK + seat] = sum(self.cards(state.bags, seat).values())
        for text in texts(hand) + texts(discards) + texts(deck or ""):
            assert text in [card.text for card in config.decks[seat]], f"no such card: {text}"

    # Asking

    def slot(self, name):
        return self.game.config.names.index(name)

    def seat(self, side):
        return SEATS[[SIDES[each] for each in self.game.config.matchup.sides].index(side)]

    def who(self, side):
        """Return the seat of a side or of a seat number."""
        return self.seat(side) if isinstance(side, str) else side

    def at(self, name):
        hex = self.state.hexes[self.slot(name)]
        return "dead" if hex == NOWHERE else NAMES[hex]

    def wounds(self, name):
        slot = ARMOUR + AREAS.index(name) if name in AREAS else self.slot(name)
        return self.state.wounds[slot]

    def netted(self):
        slot = self.state.netted
        return None if slot == NOBODY else self.game.config.names[slot]

    def cards(self, counts, seat):
        config = self.game.config
        faces = enumerate(config.decks[seat])
        return {card.text: counts[config.row(seat, face)] for face, card in faces}

    def hand(self, side):
        held = self.cards(self.state.hands, self.who(side))
        return [text for text, count in held.items() for _ in range(count)]

    def discards(self, side):
        held = self.cards(self.state.discards, self.who(side))
        return [text for text, count in held.items() for _ in range(count)]

    def hand_size(self, side):
        return self.state.counts[HAND + self.who(side)]

    def deck_size(self, side):
        return self.state.counts[DECK + self.who(side)]

    # Playing

    def acting(self):
        """Return the side that chooses, ``chance``, or ``nobody`` after the end."""
        seats = listed(self.game.to_act(self.state))
        if not seats:
            return "nobody"
        [seat] = seats
        return "chance" if seat == CHANCE else self.game.config.side(Seat(seat))

    def asked(self):
        return self.state.pending[-1].kind

    def offered(self, *parts):
        """Return the texts of the moves, or of the moves with one of these parts."""
        [seat] = listed(self.game.to_act(self.state))
        moves = [move.text for move in self.game.offered(self.state, Seat(seat))]
        return [text for text in moves if not parts or any(part in text for part in parts)]

    def weights(self):
        """Return the weight of each move of chance."""
        out = Moves()
        self.game.offer(self.state, CHANCE, out)
        found = range(out.count)
        return {self.game.describe(out.numbers[at]).text: out.weights[at] for at in found}

    def play(self, *lines):
        """Make these moves. ``deal`` deals any cards, until chance has no more to deal."""
        for line in lines:
            self.deal() if line == DEAL else self.make(line)
        return self

    def make(self, text):
        [seat] = listed(self.game.to_act(self.state))
        offered = {move.text: move for move in self.game.offered(self.state, Seat(seat))}
        assert text in offered, f"{text!r} is not among {[*offered]}"
        self.game.apply(self.state, Seat(seat), offered[text].number)

    def deal(self):
        while self.acting() == "chance":
            self.make(self.offered()[0])

    def winner(self):
        assert self.acting() == "nobody", "the game is not over"
        scores = self.game.scores(self.state)
        return (
            "nobody"
            if scores[0] == scores[1]
            else self.game.config.side(SEATS[scores.index(max(scores))])
        )


def texts(words):
    return [part.strip() for part in words.split(",") if part.strip()]
