"""The places of the Treasures, in a game and in guesses of it."""

from antro.core.chance.dice import SeededDice
from antro.games.vast.components.decks import TREASURES
from antro.games.vast.knight.effects.decks import kind_at_bottom, size_of
from antro.games.vast.knight.secrets import guess_knight


def kinds_of(cards):
    """Return the kinds in a set of cards."""
    return frozenset(kind for kind in range(len(TREASURES)) if cards >> kind & 1)


def under_deck(knight):
    """Return the kinds under the deck, in order."""
    cards = knight.treasure_bottom
    return tuple(int(kind_at_bottom(card)) for card in cards[: size_of(cards)])


def guesses(table, role, many):
    """Yield *many* guesses that a role makes of the Knight's board."""
    veiled = table.game.veil(table.state, table.state.seat(role))
    for seed in range(many):
        world = veiled.clone()
        guess_knight(world, SeededDice(seed))
        yield world.knight
