"""Records of every earlier version of the rules, under those of today."""

from pathlib import Path

import pytest

from antro.core.history import History
from antro.core.record import read, replay
from antro.core.verify import verify
from antro.games import GAMES
from tests.games import printed

SHELF = {name: manifest.make for name, manifest in GAMES.items()}
FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/older/**/*.jsonl"))

every_record = pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-3:]))


@every_record
def test_an_older_record_is_followed_as_far_as_todays_rules_lead(path):
    record = read(path.read_bytes())
    history = replay(record, SHELF)
    assert record.header.rules < history.game.version
    assert history.events == record.events[: history.version]
    told = History(history.game, record.header.clock, history.events, record.header.rules)
    assert told.state.key() == history.state.key()
    if history.departed is None:
        assert history.events == record.events
        assert (history.result is not None) == (record.seed is not None)
    else:
        assert history.departed.fields["n"] == history.version + 1
        assert verify(record, SHELF).wrong[-1] == history.departed


def test_there_are_records_of_every_earlier_version():
    found = {(record.game, record.rules) for record in headers()}
    earlier = {
        (name, version)
        for name, (latest, _) in printed.current().items()
        for version in range(1, int(latest))
    }
    assert found == earlier


def headers():
    return [read(path.read_bytes()).header for path in FILES]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_changes_only_with_the_version(game):
    version, digest = printed.current()[game]
    assert printed.kept()[game].get(version) == digest, printed.__doc__
