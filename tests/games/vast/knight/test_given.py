"""The Cave's knowledge of the Treasures that it gave is complete and never too much (§45.5).

Each test keeps a list of all possible places of the Knight's cards, based on the information that
the Cave has. The Cave's guesses must be exactly these deals.
"""

from random import Random
from typing import Any

import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import JAVELIN, POTION_KIT, TREASURE_TROVE
from antro.games.vast.components.roles import CAVE, KNIGHT
from antro.games.vast.knight.effects.decks import size_of
from antro.games.vast.knight.effects.treasures import (
    AT_ONCE,
    gain_treasure_card,
    lose_random_face_down,
    turn_face_up,
)
from tests.games.vast.knight.support.guessed_treasures import guesses, kinds_of, under_deck
from tests.games.vast.knight.support.her_turn import her_turn, only_treasures, skip_minor

UNKNOWN = {"unknown_treasures": "yes", "bonus_cards": "yes"}
FEW = 300  # guesses
MOST = 40  # guesses are checked while there are at most so many possible deals


def deal_of(knight):
    """Return the deal: cards face down, declined, under the deck, in the deck."""
    held = kinds_of(knight.face_down), kinds_of(knight.declined)
    return (*held, under_deck(knight), kinds_of(knight.treasure_deck))


def guessed(table, role=CAVE, many=FEW):
    """Return all deals found in guesses."""
    return {deal_of(knight) for knight in guesses(table, role, many)}


class Game:
    """A game that gains and loses Treasures at random, with all deals possible for the Cave."""

    def __init__(self, seed, options):
        self.dice = Random(seed)
        self.table = her_turn("KCT", "E", options=options)
        self.knight = self.table.state.knight
        self.ways: set[Any] = {(frozenset(), frozenset(), ())}  # face down, declined, below

    def take_step(self):
        happens = [self.gain, self.gain, self.lose, self.reveal]
        self.dice.choice(happens if self.knight.treasures_held else [self.gain])()

    def answer(self):
        text = self.dice.choice(self.table.offers())
        self.table.play(text)
        return text

    def gain(self):
        deck = kinds_of(self.knight.treasure_deck)
        empty = not deck and size_of(self.knight.treasure_bottom) == 0
        self.table.do(gain_treasure_card)
        if empty:
            return
        while self.table.asked.split()[0] == "draw_treasure":
            self.answer()
        seen = kinds_of(self.knight.drawn)
        self.draw(seen - deck)
        self.choose(seen)

    def draw(self, seen):
        """Let the Cave see cards that were under the deck."""
        many = len(seen)
        self.ways = {
            (held, declined, below[many:])
            for held, declined, below in self.ways
            if frozenset(below[:many]) == seen
        }

    def choose(self, seen):
        """Let the Cave bury a card, then let the Knight bury, keep or decline."""
        if self.table.asked.split()[0] in ("give_treasure", "bury_drawn"):
            self.answer()
            self.table.settle()
            gone = seen - kinds_of(self.knight.offered)
            self.ways = {(held, no, (*below, *gone)) for held, no, below in self.ways}
            seen -= gone
        self.table.settle()
        if self.table.asked.split()[0] == "bury_offered":
            self.answer()
        kept = self.answer() == "keep treasure"
        up = seen & kinds_of(self.knight.face_up)
        self.ways = {way for old in self.ways for way in self.chosen(old, seen, kept, up)}

    def chosen(self, way, seen, kept, up):
        """Yield the possible deals after the Knight has chosen one of the seen cards."""
        held, declined, below = way
        for card in seen:
            under = (*below, *(seen - {card}))
            if kept and up:
                if card in up:
                    yield held, declined, under
            elif kept and not AT_ONCE >> card & 1:
                yield held | {card}, declined, under
            elif not kept:
                yield held, declined | {card}, under

    def lose(self):
        self.table.do(lose_random_face_down)
        self.answer()
        self.ways = {
            (held - {card}, declined, (*below, card))
            for held, declined, below in self.ways
            for card in held
        }

    def reveal(self):
        card = self.dice.choice(sorted(kinds_of(self.knight.face_down)))
        self.table.do(turn_face_up, card)
        self.ways = {
            (held - {card}, declined, below) for held, declined, below in self.ways if card in held
        }

    def check(self):
        """Check that guesses are exactly the possible deals, and that certain cards are shown."""
        deck = kinds_of(self.knight.treasure_deck)
        expected = {(*way, deck) for way in self.ways}
        assert deal_of(self.knight) in expected
        assert guessed(self.table, many=20 + 12 * len(expected)) == expected
        shown = self.table.game.veil(self.table.state, self.table.state.seat(CAVE)).knight
        sure = [frozenset.intersection(*(way[at] for way in self.ways)) for at in (0, 1)]
        assert [kinds_of(shown.face_down), kinds_of(shown.declined)] == sure
        assert guessed(self.table, KNIGHT, many=1)  # a guess for the Knight also works


@pytest.mark.parametrize("options", [{}, UNKNOWN], ids=["base", "leaflet"])
@pytest.mark.parametrize("seed", range(12))
def test_45_5_in_a_random_game_the_caves_guesses_are_all_possible_deals(seed, options):
    game = Game(seed, options)
    for _ in range(14):
        game.take_step()
        if len(game.ways) > MOST:
            break
        game.check()


def test_45_5_the_cave_knows_that_one_of_two_given_cards_is_kept_and_one_buried():
    table = her_turn("KC", "E", put=[("treasure", (0, 0))], options=UNKNOWN)
    only_treasures(table, "javelin", "pixie_lantern", "potion_kit")
    skip_minor(table.play("have encounter", "collect treasure"))
    skip_minor(table.play("bury drawn treasure pixie lantern"))
    table.play("bury offered treasure potion kit", "keep treasure")
    only_treasures(table, "mighty_axe", "heroic_boots", "elvish_sword")
    places = {(*way[0], way[2][1]) for way in guessed(table)}
    assert places == {(JAVELIN, POTION_KIT), (POTION_KIT, JAVELIN)}


def test_45_5_the_cave_knows_that_one_of_two_given_cards_is_lost():
    both = bit(JAVELIN) | bit(POTION_KIT)
    table = her_turn("KCT", "E", face_down="javelin potion_kit", given=both)
    only_treasures(table, "mighty_axe", "heroic_boots", "elvish_sword")
    table.do(lose_random_face_down).play("lose treasure javelin")
    places = {(*way[0], *way[2]) for way in guessed(table)}
    assert places == {(JAVELIN, POTION_KIT), (POTION_KIT, JAVELIN)}
    table.do(turn_face_up, POTION_KIT)
    assert {way[2] for way in guessed(table)} == {(JAVELIN,)}


def test_45_5_the_cave_knows_a_kept_card_if_the_other_had_to_be_revealed_at_once():
    table = her_turn("KC", "E", put=[("treasure", (0, 0))], options=UNKNOWN)
    only_treasures(table, "javelin", "treasure_trove")
    skip_minor(table.play("have encounter", "collect treasure"))
    table.play("bury offered treasure treasure trove", "keep treasure")
    only_treasures(table, "mighty_axe", "heroic_boots", "elvish_sword")
    places = {(*way[0], *way[2]) for way in guessed(table)}
    assert places == {(JAVELIN, TREASURE_TROVE)}
