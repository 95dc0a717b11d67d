"""The other roles' knowledge of the Goblins' cards, and the use of the deck (§9.10, §29.6, §45)."""

from random import Random

from antro.core.contract.moves import Dice
from antro.games.vast.goblins.effects.cards import discard_secret, draw_secrets
from antro.games.vast.goblins.effects.drawing import draw_monsters
from antro.games.vast.goblins.effects.spores import GoblinsSpores
from tests.games.vast.goblins.support.tribes import activations, goblins_of, population

SPORES = GoblinsSpores()

KNIGHT_SEAT, GOBLIN_SEAT = 0, 1


class Tossed(Dice):
    """Dice with a seed."""

    def __init__(self, seed):
        self.random = Random(seed)

    def below(self, n):
        return self.random.randrange(n)


def holding(secrets):
    return goblins_of().goblins(secrets=secrets, eye=2)


def test_45_2_only_the_goblins_know_their_hand():
    table = activations(holding("hex trap"))
    own = table.game.veil(table.state, GOBLIN_SEAT).goblins
    assert own.secrets == table.state.goblins.secrets
    others = table.game.veil(table.state, KNIGHT_SEAT).goblins
    assert (others.secrets, others.secrets_held) == (0, 2)
    assert others.secret_deck == table.game.config.variant.secrets


def test_45_2_two_hands_of_the_same_size_look_equal():
    one, two = activations(holding("hex trap")), activations(holding("leader poison"))
    seen = [table.game.veil(table.state, KNIGHT_SEAT).goblins for table in (one, two)]
    assert seen[0].secret_deck == seen[1].secret_deck


def test_45_2_only_the_goblins_see_a_drawn_secret():
    table = goblins_of().do(draw_secrets, 1)
    move = table.numbers()[4]
    assert table.game.as_seen_by(move, 0, GOBLIN_SEAT) == move
    hidden = table.game.as_seen_by(move, 0, KNIGHT_SEAT)
    assert table.game.describe(hidden).text == "goblins draw a secret"
    assert hidden == table.game.as_seen_by(table.numbers()[5], 0, KNIGHT_SEAT)


def test_45_2_guesses_are_hands_of_the_right_size_from_the_unseen_cards():
    table = activations(holding("hex trap"))
    veiled = table.game.veil(table.state, KNIGHT_SEAT)
    hands = {int(table.game.guess(veiled, Tossed(seed)).goblins.secrets) for seed in range(40)}
    assert all(hand.bit_count() == 2 for hand in hands)
    assert len(hands) > 10


def test_9_10_discards_are_shuffled_when_a_card_is_needed_and_the_deck_is_empty():
    table = goblins_of().goblins(secret_deck=2**4, secret_discards=2**5 | 2**6)
    table.do(draw_secrets, 2)
    assert table.offers() == ["draw secret hex"]
    table.play("draw secret hex")
    assert table.offers() == ["draw secret hiding spots", "draw secret leader"]
    table.play("draw secret leader")
    assert table.state.goblins.secret_deck == 2**5
    assert table.state.goblins.secret_discards == 0


def test_9_10_without_any_card_left_fewer_are_drawn():
    table = goblins_of().goblins(monster_deck=2**3, monster_discards=0, bones=1)
    table.do(draw_monsters, 3).play("draw monster golem")
    assert table.asked == "assign goblins"
    table = goblins_of().goblins(secret_deck=0, secret_discards=0).do(draw_secrets, 2)
    assert table.asked != "draw_secrets"


def test_39_8_the_goblins_choose_the_secret_that_they_discard():
    table = holding("hex leader").do(discard_secret)
    assert table.offers() == ["give secret hex", "give secret leader"]
    assert table.play("give secret hex").state.goblins.secret_discards == 2**4


def test_29_6_spores_reduce_a_tribe_of_the_goblins_choice_to_1():
    table = goblins_of().goblins(fangs=3, bones=1, eye=4).do(SPORES.apply_spores)
    assert table.offers() == ["spores cut fangs", "spores cut eye"]
    table.play("spores cut eye")
    assert population(table) == [3, 1, 1]
    assert table.state.goblins.rage == 2


def test_29_6_spores_need_a_tribe_with_more_than_1():
    assert not SPORES.can_be_affected(goblins_of().goblins(fangs=1, bones=1).state)


def test_41_3_goblins_who_owe_schemes_are_guessed_to_hold_some():
    table = goblins_of(schemes="yes").goblins(secrets="armory war_banner hex", bought="cave_oil")
    table.goblins(held_treasures=1)
    activations(table).play("buy scheme armory")
    veiled = table.game.veil(table.state, KNIGHT_SEAT)
    for seed in range(20):
        assert table.game.guess(veiled, Tossed(seed)).goblins.secrets >> 13
