"""The invariants of every position of Drako, checked against a second calculation."""

from itertools import pairwise

from antro.core.contract.bits import bit
from antro.games.drako.components.board import NOWHERE
from antro.games.drako.components.cards import DRAGON, DWARVES, KNIGHTS
from antro.games.drako.effects.effects import NEW_DECK
from antro.games.drako.state.config import HAND_LIMIT
from antro.games.drako.state.state import (
    ARMOUR,
    DECK,
    DEFEATED,
    GOING,
    HAND,
    NOBODY,
    SEATS,
    SLOTS,
    WALKING,
)


class Watch:
    """Follow a game from its start, and check each position against the rules."""

    def __init__(self, game, state):
        self.game = game
        self.config = game.config
        self.matchup = game.config.matchup
        self.copies = copies(game)
        self.sure = [0] * len(self.copies)  # cards of each hand that counting reveals
        self.wounded_in = 0  # the turn of the last wound
        self.before = Seen(state)
        self.look(state)

    def look(self, state):
        """Check the position after a move."""
        self.follow(state)
        self.cards(state)
        self.figures(state)
        self.dragon(state)
        self.tokens(state)
        self.question(state)

    def follow(self, state):
        """Calculate the knowledge of a spectator and the quiet turns (§1.5, §14.2, §15.2)."""
        now, before = Seen(state), self.before
        for seat in SEATS:
            rows = self.rows(seat)
            if any(now.discards[row] < before.discards[row] for row in rows):  # a new deck
                self.count_out(rows)
        for row, (was, is_now) in enumerate(zip(before.discards, now.discards, strict=True)):
            if is_now > was:
                self.sure[row] = max(0, self.sure[row] - 1)
        if any(hurt > was for was, hurt in zip(before.wounds, now.wounds, strict=True)):
            self.wounded_in = before.turns
        self.before = now
        assert list(state.known) == self.sure, "not the cards that counting reveals"
        assert state.quiet == state.turns - self.wounded_in - 1, "quiet turns"

    def count_out(self, rows):
        """Count the hand: the deck was empty, and all discards were seen."""
        for row in rows:
            self.sure[row] = self.copies[row] - self.before.discards[row]

    def rows(self, seat):
        return range(seat * self.config.width, (seat + 1) * self.config.width)

    def cards(self, state):
        """Check that no card is lost or added, and the sizes of hands and decks (§1.4)."""
        hands, bags, discards = list(state.hands), list(state.bags), list(state.discards)
        kept = [sum(places) for places in zip(hands, bags, discards, strict=True)]
        assert kept == self.copies, "a card is lost or added"
        assert min(hands + bags + discards) >= 0, "fewer than no cards"
        assert all(known <= held for known, held in zip(state.known, hands, strict=True))
        for seat in SEATS:
            first, end = self.rows(seat).start, self.rows(seat).stop
            assert state.counts[HAND + seat] == sum(hands[first:end]), "a hand is miscounted"
            aside = sum(bags[first:end]) - state.counts[DECK + seat]
            rebuilt = self.matchup.rebuilds == seat and not state.rebuild
            assert aside == 0 or (rebuilt and aside > 0), "a deck is miscounted"
            assert 0 <= state.counts[DECK + seat] <= (NEW_DECK if aside else 38)

    def figures(self, state):
        """Check that figures have different hexes, and dead ones are off the board (§1.2, §6.2)."""
        hexes = list(state.hexes)
        standing = [at for at in hexes if at != NOWHERE]
        assert len({*standing}) == len(standing), "two figures on one hex"
        placed = not any(question.text.startswith("place") for question in state.pending)
        settled = len(state.pending) == 1
        for slot in range(SLOTS):
            wounds, room = state.wounds[slot], self.config.spaces[slot]
            assert 0 <= wounds <= room, "more wounds than spaces"
            if not self.config.names[slot]:
                assert hexes[slot] == NOWHERE
            elif placed and (settled or wounds < room):
                assert (hexes[slot] == NOWHERE) == (wounds == room), (
                    "dead on the board, or alive off it"
                )

    def dragon(self, state):
        """Check that the dragon's wounds are the sum of its areas, armour first (§7.1, §7.2)."""
        areas = list(state.wounds)[ARMOUR : WALKING + 1]
        if DRAGON not in self.matchup.sides:
            assert not any(areas)
            return
        assert state.wounds[self.config.dragon] == sum(areas), "the dragon's wounds do not add up"
        room = list(self.config.spaces)[ARMOUR : WALKING + 1]
        assert all(0 <= wounds <= most for wounds, most in zip(areas, room, strict=True))
        assert areas[0] == room[0] or not any(areas[1:]), "wounded behind the armour"

    def tokens(self, state):
        """Check that rocks, net and shields are in allowed places (§6.4, §8.3, §10.1, §17.6)."""
        assert 0 <= state.rocks <= self.matchup.rocks, "rocks"
        assert {state.fury, state.dodge, state.rebuild} <= {0, 1}
        if state.netted != NOBODY:
            assert DWARVES in self.matchup.sides
            assert self.matchup.sides[state.netted // 3] != DWARVES, "a netted dwarf"
            assert state.hexes[state.netted] != NOWHERE, "the net is on a dead figure"
        shields = list(state.shields)
        assert min(shields) >= 0
        for slot in range(SLOTS):
            if shields[slot]:
                assert self.matchup.lays_reinforcements, "a shield in a match-up without shields"
                assert self.matchup.sides[slot // 3] == KNIGHTS
                assert state.hexes[slot] != NOWHERE, "a shield on a dead figure"

    def question(self, state):
        """Check that the question fits the position."""
        asked, turn = state.pending[-1], state.pending[0]
        kind = asked.kind
        assert (asked.seats == 0) == (state.ending != GOING)
        if kind in ("turn", "fury"):
            assert asked.seats == bit(state.turn)
            assert (state.actions == 0) == (kind == "fury"), "actions"
            assert 0 <= state.actions <= 3 - state.fury, "actions"
            assert all(state.counts[HAND + seat] <= HAND_LIMIT for seat in SEATS), (
                "a hand too large"
            )
            in_use = [state.strikes, state.due, state.used, state.more]
            assert not any(in_use), "a card is in use"
        if kind == "fury":
            brald = self.config.names.index("brald")
            assert state.fury, "Fury twice"
            assert state.hexes[brald] != NOWHERE, "Fury after Brald's death"
            assert self.matchup.sides[state.turn] == DWARVES, "Fury of another side"
        if kind == "defend":
            assert state.strikes, "nothing to answer"
            assert asked.seats != bit(state.turn)
        if kind == "wound":
            assert state.due > 0
        if kind == "discard":
            assert state.counts[HAND + int(asked.text[-1])] > HAND_LIMIT
        assert not any(above.text.startswith("turn") for _, above in pairwise(state.pending))
        assert turn.kind in ("turn", "over")
        if state.ending == DEFEATED:
            self.defeat(state)

    def defeat(self, state):
        """Check that a defeated side has no figure left (§11.1)."""
        loser = 1 - state.winner
        assert all(state.hexes[slot] == NOWHERE for slot in range(loser * 3, loser * 3 + 3))
        assert self.game.scores(state)[state.winner] == 1.0


class Seen:
    """The open part of a position that ``Watch.follow`` needs."""

    def __init__(self, state):
        self.discards = list(state.discards)
        self.wounds = list(state.wounds)
        self.turns = state.turns


def copies(game):
    """Return the number of cards per face, in the rows of hands and bags."""
    found = [0] * (2 * game.config.width)
    for seat in SEATS:
        for face, card in enumerate(game.config.decks[seat]):
            found[game.config.row(seat, face)] = card.copies
    return found
