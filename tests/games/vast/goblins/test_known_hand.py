"""The other roles' knowledge of the Goblins' hand is complete and never too much (§9.10, §45.2).

Each test keeps a list of all possible hands, based on the public information. The guesses of the
engine must be exactly these hands.
"""

from random import Random
from typing import Any

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.game import SPECTATOR
from antro.games.vast.components.decks import SECRETS
from antro.games.vast.goblins.effects.cards import discard_secret, draw_secrets
from antro.games.vast.goblins.secrets import guess_goblins
from tests.games.vast.goblins.support.tribes import goblins_of
from tests.games.vast.support.position import set_of

SEVEN = "blind_fury cave_in hex leader poison slingshot cave_mushrooms"
KNIGHT_SEAT, GOBLIN_SEAT = 0, 1


def names_of(secrets):
    return frozenset(name for kind, name in enumerate(SECRETS) if secrets >> kind & 1)


def guesses(table, viewer, many):
    """Yield guesses of the Goblins' board."""
    veiled = table.game.veil(table.state, viewer)
    for seed in range(many):
        world = veiled.clone()
        guess_goblins(world, SeededDice(seed))
        yield world.goblins


class Game:
    """A game with random draws and discards of Secrets, a Goblin Ruby, and all possible hands."""

    def __init__(self, seed):
        self.dice = Random(seed)
        self.table = goblins_of(bonus_cards="yes").goblins(face_up="goblin_ruby")
        self.table.goblins(secret_deck=set_of(SECRETS, SEVEN))
        self.goblins = self.table.state.goblins
        self.ways: set[Any] = {
            (frozenset(), names_of(self.goblins.secret_deck))
        }  # the hand, the deck
        self.to_change: set[str] = set()

    def take_step(self):
        many = self.dice.choice([0, 1, 2, 3])
        if many:
            self.goblins.ruby_turn = -1  # as if another turn had started
            self.table.do(draw_secrets, many)
        else:
            self.table.do(discard_secret)
        while not self.table.asked.startswith("turn"):
            self.step()
            self.check()

    def step(self):
        """Make one move. Others see the card only if it is discarded or about to be changed."""
        discards, face_up = map(names_of, (self.goblins.secret_discards, self.goblins.face_up))
        verb, _, card = self.answer().partition(" secret ")
        name = card.replace(" ", "_")
        if verb == "draw":
            self.ways = {way for old in self.ways for way in self.drawn(old, discards)}
            self.leave_hand(self.to_change)
            self.to_change = set()
        elif verb == "swap":
            self.ways = {(hand, deck) for hand, deck in self.ways if name in hand}
            self.to_change = {name}
        elif verb == "give" and name not in face_up:
            self.leave_hand({name})

    def answer(self):
        text = self.dice.choice(self.table.offers())
        self.table.play(text)
        return text

    def drawn(self, way, discards):
        """Return the possible hands and decks after a draw. An empty deck takes the discards."""
        hand, deck = way
        left = deck or discards
        return {(hand | {name}, left - {name}) for name in left}

    def leave_hand(self, names):
        self.ways = {(hand - names, deck) for hand, deck in self.ways if names <= hand}

    def check(self):
        many = 30 + 15 * len(self.ways)
        for viewer in (KNIGHT_SEAT, SPECTATOR):
            found = {
                (names_of(one.secrets), names_of(one.secret_deck))
                for one in guesses(self.table, viewer, many)
            }
            assert found == self.ways


@pytest.mark.parametrize("seed", range(12))
def test_9_10_and_45_2_in_a_random_game_others_guess_all_possible_hands(seed):
    game = Game(seed)
    for _ in range(14):
        game.take_step()


def shuffled():
    """Draw a card from an empty deck, so that the discards are shuffled first."""
    table = goblins_of().goblins(secret_deck=0, secrets="hex trap")
    table.goblins(secret_discards=set_of(SECRETS, "leader poison cave_in"))
    return table.do(draw_secrets, 1).play("draw secret poison")


def test_9_10_and_45_2_when_the_discards_are_shuffled_everybody_knows_the_hand():
    table = shuffled()
    for viewer in (KNIGHT_SEAT, SPECTATOR):
        shown = table.game.veil(table.state, viewer).goblins
        assert (names_of(shown.secrets), shown.secrets_held) == ({"hex", "trap"}, 3)
        assert names_of(shown.secret_deck) == {"leader", "poison", "cave_in"}
        hands = {names_of(one.secrets) for one in guesses(table, viewer, 40)}
        assert hands == {
            frozenset({"hex", "trap", name}) for name in ("leader", "poison", "cave_in")
        }


def test_45_2_a_known_secret_that_has_left_the_hand_may_come_back_unseen():
    table = shuffled().do(discard_secret).play("give secret hex")
    table.goblins(secret_deck=0, secret_discards=set_of(SECRETS, "hex leader cave_in"))
    table.do(draw_secrets, 1).play("draw secret hex")
    assert names_of(table.game.veil(table.state, KNIGHT_SEAT).goblins.secrets) == {"trap", "poison"}


def test_24_5_everybody_sees_a_secret_that_is_about_to_be_changed():
    table = goblins_of().goblins(face_up="goblin_ruby", secrets="leader")
    table.state.goblins.secret_deck &= ~set_of(SECRETS, "goblin_ruby")
    table.do(draw_secrets, 1).play("draw secret hex", "swap secret hex")
    assert all("hex" in names_of(one.secrets) for one in guesses(table, KNIGHT_SEAT, 40))
    table.play("draw secret poison")
    assert names_of(table.state.goblins.secret_discards) == {"hex"}
    assert not any("hex" in names_of(one.secrets) for one in guesses(table, KNIGHT_SEAT, 40))
