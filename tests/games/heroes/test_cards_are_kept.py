"""No player loses a card when an action, a duel or a game is cut short (§27.3, §30.5)."""

from collections import Counter

import pytest

from antro.games.heroes.options import make
from antro.games.heroes.state.config import TOURNAMENT
from antro.games.heroes.state.side import FALLEN, NONE, caster_of, kind_of
from antro.games.heroes.state.state import SETTING_UP
from tests.games.heroes.support.walks import stroll

FOUR = {"players": "4"}
GAMES = [
    {},
    {"players": "3"},
    {"players": "3", "discards": "owner", "orphans": "end"},
    {"mode": "points"},
    {"mode": "teams", **FOUR},
    {"mode": "teams", "most-stops": "60", "orphans": "end", **FOUR},
    {"mode": "tournament", **FOUR},
    {"mode": "tournament", "creatureless": "yes", **FOUR},
    {"mode": "tournament", "third-place": "no", "discards": "owner", **FOUR},
]
every_game = pytest.mark.parametrize("options", GAMES, ids=lambda one: "-".join(one.values()))


def cards_of(state, seat):
    """Count the cards of a player by kind: piles, spells in play, and the declaration."""
    side = state.sides[seat]
    found = side.hand.listed() + side.deck.listed() + side.discard.listed()
    for each in state.sides:
        found += [int(kind_of(entry)) for entry in each.permanents if caster_of(entry) == seat]
    for bout in state.bouts:
        if bout.act.seat == seat:
            found += [int(bout.act.spell)] if bout.act.spell != NONE else []
            found += [int(kind) for kind in bout.act.paid]
    return Counter(found)


def cards_of_spell_rows(state):
    """Count the cards of all spell rows and main decks."""
    found = []
    for market in state.markets:
        found += market.deck.listed() + [int(kind) for kind in market.places if kind != NONE]
    return Counter(found)


def keeps_cards(state, seat):
    """True if a player is in the game, or has to play for third place."""
    side, config = state.sides[seat], state.config
    plays_on = config.mode == TOURNAMENT and config.third_place and state.ranks[seat] in (0, 3)
    return side.out == 0 or (side.out == FALLEN and plays_on)


def assert_cards_are_kept(states):
    """Compare the cards of each player, and of the table, after each move and before it."""
    before: list[Counter[int]] = []
    table: Counter[int] = Counter()
    for ply, state in enumerate(states):
        now = [cards_of(state, seat) for seat in range(state.config.seats)]
        total = sum(now, cards_of_spell_rows(state))
        if before and state.stage != SETTING_UP:
            assert not total - table, f"ply {ply}: a card comes from nowhere"
            lost = [had - has for had, has in zip(before, now, strict=True)]
            keep = [keeps_cards(state, seat) for seat in range(state.config.seats)]
            assert not any(lost[seat] for seat in range(len(now)) if keep[seat]), f"ply {ply}"
        before, table = now, total


@pytest.mark.compiled
@every_game
def test_27_3_no_player_loses_a_card_in_a_whole_game(options):
    game = make({"life": "15", "pace": "stepped", **options})
    for seed in range(2):
        assert_cards_are_kept(stroll(game, seed))


@pytest.mark.compiled
@every_game
def test_30_5_no_player_loses_a_card_when_others_resign(options):
    game = make({"life": "15", "pace": "stepped", "boards": "ready", **options})
    for seed in range(5):
        assert_cards_are_kept(stroll(game, seed, resigning=150))
