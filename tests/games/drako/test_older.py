"""Games of older rules, replayed under the current rules.

Move numbers keep their meaning. The third version added one question (§8.6). An older game
answers it without any effect. The first version had other decks and start hexes.
"""

from pathlib import Path

import pytest

from antro.core.match.events import Undone
from antro.core.match.judging import add
from antro.core.match.match import Match
from antro.core.match.undo import last_of, undo_to, why_no_undo
from antro.core.record.record import replay
from antro.games.drako.options import make, pinned
from tests.games.support.stored_records import ENDING, load

FOLDER = Path(__file__).with_name("older")
SHELF = {"drako": make}
SECOND = sorted(FOLDER.glob(f"*{ENDING}"))
FIRST = sorted((FOLDER / "version_1").glob(f"*{ENDING}"))

# The games that differ, with the place and the kind of change. All others replay unchanged.
DEPARTURES = {
    # It ended after forty quiet turns, which is an option now (§11.5)
    "older/dragon-trolls_random": (511, "departs:end"),
    # Other decks
    "version_1/dragon-dwarves_eager": (56, "departs:draw"),
    "version_1/dragon-dwarves_random": (21, "departs:draw"),
    "version_1/dragon-knights_eager": (44, "departs:draw"),
    "version_1/dragon-knights_random": (55, "departs:draw"),
    "version_1/dragon-trolls_eager": (58, "departs:draw"),
    "version_1/dragon-trolls_random": (65, "departs:draw"),
    # Other start hexes, and cards
    "version_1/rock_chain_and_dodge": (12, "departs:move"),
    "version_1/shields_and_two_cards": (20, "departs:move"),
    "version_1/trolls-knights_eager": (12, "departs:move"),
    "version_1/trolls-knights_random": (12, "departs:move"),
}


def name_of(path):
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", SECOND + FIRST, ids=name_of)
def test_an_older_game_continues_or_departs_at_a_changed_rule(path):
    departed = replay(load(path), SHELF).incompatible_at
    found = departed and (departed.fields["n"], departed.fields["why"])
    assert found == DEPARTURES.get(name_of(path))


def test_there_are_older_games_of_every_match_up():
    for version, paths in ((1, FIRST), (2, SECOND)):
        headers = [load(path).header for path in paths]
        assert {header.rules for header in headers} == {version}
        assert len({header.options["matchup"] for header in headers}) == 6


def test_8_6_an_older_turn_ends_with_its_last_action_and_both_are_undone_together():
    record = load(FOLDER / f"dragon-dwarves_random{ENDING}")
    match = Match(make(record.header.options), None, rules=record.header.rules)
    before = []
    for event in record.events:
        before = [match.state.key(), match.acting()]
        add(match, event)
        if match.standing[-1].by_default and why_no_undo(match, 1) is None:
            break
    action, ended = match.standing[-2:]
    assert (action.seat, ended.seat, ended.question.clause) == (1, 1, "8.6")
    assert match.acting() == [0]
    assert last_of(match, 1) is action
    add(match, Undone(1, undo_to(match, 1), match.now))
    assert [match.state.key(), match.acting()] == before


def test_the_coach_skips_choices_that_the_game_made():
    record = load(FOLDER / f"dragon-dwarves_random{ENDING}")
    match = replay(record, SHELF)
    unasked = [made for made in match.standing if made.by_default]
    assert unasked
    assert len(match.standing) - len(unasked) == len(record.events)


def test_a_new_table_has_both_decks_in_its_options():
    options = pinned({"matchup": "trolls-knights"})
    written = {name for name, text in options.items() if text.startswith(("#", "copies"))}
    assert written == {"deck-trolls", "deck-knights"}
    again = pinned({"matchup": "trolls-knights", "deck-trolls": options["deck-trolls"]})
    assert again == options
    game, usual = make(options), make({"matchup": "trolls-knights"})
    assert game.start().key() == usual.start().key()
    assert game.options == options
