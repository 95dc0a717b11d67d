"""The Knight's knowledge of the Treasures under the deck is complete and never too much (§45.5).

Each test keeps a list of all possible places of the hidden cards, based on the information that
the Knight has. Her guesses must be exactly these deals.
"""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from antro.core.contract.game import SPECTATOR
from antro.games.vast.components.decks import JAVELIN, POTION_KIT
from antro.games.vast.components.roles import KNIGHT, THIEF
from antro.games.vast.knight.effects.treasures import (
    gain_treasure_card,
    lose_face_up,
    lose_random_face_down,
    turn_face_up,
)
from tests.games.vast.knight.support.guessed_treasures import guesses, kinds_of, under_deck
from tests.games.vast.knight.support.her_turn import her_turn, only_treasures

UNKNOWN = {"unknown_treasures": "yes", "bonus_cards": "yes"}
SIX = ("javelin", "potion_kit", "mighty_axe", "heroic_boots", "elvish_sword", "treasure_trove")
MOST = 60  # guesses are checked while there are at most so many possible deals


class Game:
    """A game that gains and loses Treasures at random, with all deals possible for the Knight."""

    def __init__(self, seed, options):
        self.dice = Random(seed)
        self.table = only_treasures(her_turn("KCT", "E", options=options), *SIX)
        self.knight = self.table.state.knight
        deck = kinds_of(self.knight.treasure_deck)
        self.ways: set[Any] = {
            (frozenset(), (), deck)
        }  # drawn by the Cave, under the deck, in the deck
        self.offered_before: frozenset[int] = frozenset()

    def take_step(self):
        happens = [self.gain, self.gain]
        happens += [self.lose, self.turn_up] if self.knight.face_down else []
        happens += [self.drop] if self.knight.face_up else []
        self.dice.choice(happens)()
        self.check()

    def asked(self, *kinds):
        return self.table.asked.split()[0] in kinds

    def answer(self):
        text = self.dice.choice(self.table.offers())
        self.table.play(text)
        return text

    def gain(self):
        if self.knight.treasures_left == 0 and not under_deck(self.knight):
            return
        self.table.do(gain_treasure_card)
        while self.asked("draw_treasure"):
            self.answer()
        many = int(self.knight.drawn_held + self.knight.offered_held)
        self.ways = {way for old in self.ways for way in self.drawn(old, many)}
        if self.asked("give_treasure", "bury_drawn"):
            self.check()
            self.answer()
        self.see_offered()
        while self.asked("treasures_offered"):
            self.answer()
            self.see_offered()
            self.check()
        self.choose()

    def drawn(self, way, many):
        """Yield the possible deals after the Cave has drawn *many* cards."""
        _, below, deck = way
        for cards in combinations(sorted(deck), min(many, len(deck))):
            first = many - len(cards)
            yield frozenset(cards) | set(below[:first]), below[first:], deck - set(cards)

    def see_offered(self):
        """Let the Knight see the offered cards. The Cave buries its last drawn card."""
        seen = kinds_of(self.knight.offered)
        ways = {way for way in self.ways if seen <= way[0] | self.offered_before}
        self.ways = {(drawn - seen, below, deck) for drawn, below, deck in ways}
        self.offered_before = seen
        if not self.asked("treasures_offered", "bury_drawn", "give_treasure"):
            self.ways = {(frozenset(), (*below, *left), deck) for left, below, deck in self.ways}

    def choose(self):
        """Let the Knight bury a card if she may, then keep or decline the other."""
        if self.asked("bury_offered"):
            self.answer()
            self.bury(self.offered_before - kinds_of(self.knight.offered))
        self.answer()
        self.offered_before = frozenset()

    def bury(self, cards):
        self.ways = {(drawn, (*below, *cards), deck) for drawn, below, deck in self.ways}

    def lose(self):
        held = kinds_of(self.knight.face_down)
        self.table.do(lose_random_face_down)
        self.answer()
        self.bury(held - kinds_of(self.knight.face_down))

    def turn_up(self):
        self.table.do(turn_face_up, self.dice.choice(sorted(kinds_of(self.knight.face_down))))

    def drop(self):
        card = self.dice.choice(sorted(kinds_of(self.knight.face_up)))
        self.table.do(lose_face_up, card)
        self.bury([card])

    def check(self):
        """Check that the Knight's guesses are exactly the possible deals."""
        if len(self.ways) > MOST:
            return
        many = 40 + 15 * len(self.ways)
        found = {
            (kinds_of(knight.drawn), under_deck(knight), kinds_of(knight.treasure_deck))
            for knight in guesses(self.table, KNIGHT, many)
        }
        assert found == self.ways


@pytest.mark.parametrize("options", [{}, UNKNOWN], ids=["base", "leaflet"])
@pytest.mark.parametrize("seed", range(12))
def test_45_5_in_a_random_game_the_knights_guesses_are_all_possible_deals(seed, options):
    game = Game(seed, options)
    for _ in range(16):
        game.take_step()


def test_45_5_a_buried_treasure_that_the_cave_draws_and_withholds_is_buried_again():
    table = only_treasures(her_turn("KC", "E", face_down="javelin"), "potion_kit", "mighty_axe")
    table.do(lose_random_face_down).play("lose treasure javelin")
    table.do(gain_treasure_card).play("draw treasure potion kit", "draw treasure mighty axe")
    table.play("give treasure potion kit", "keep treasure")
    table.do(gain_treasure_card).play("give treasure mighty axe", "keep treasure")
    assert {under_deck(knight) for knight in guesses(table, KNIGHT, 20)} == {(JAVELIN,)}


def test_45_5_others_cannot_tell_if_the_knight_knows_a_card_that_the_cave_buried():
    looks = set()
    for given in ("potion kit", "javelin"):
        table = only_treasures(her_turn("KCT", "E", face_down="javelin"), "potion_kit")
        table.do(lose_random_face_down).play("lose treasure javelin")
        table.do(gain_treasure_card).play("draw treasure potion kit", f"give treasure {given}")
        known = {under_deck(knight) for knight in guesses(table, KNIGHT, 20)}
        assert known == {(JAVELIN,) if given == "potion kit" else (POTION_KIT,)}
        viewers = table.state.seat(THIEF), SPECTATOR
        looks.add(tuple(table.game.veil(table.state, viewer).key() for viewer in viewers))
    assert len(looks) == 1
