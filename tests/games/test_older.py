"""Records of every earlier version of the rules, replayed under the current rules."""

from pathlib import Path

import pytest

from antro.core.match.judging import replayed
from antro.core.record.record import replay
from antro.core.record.verify import verify
from antro.games import GAMES
from tests.games.support import printed
from tests.games.support.stored_records import ENDING, load

SHELF = {name: manifest.make for name, manifest in GAMES.items()}
FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob(f"*/older/**/*{ENDING}"))

every_record = pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-3:]))


@every_record
def test_an_older_record_replays_until_the_first_move_that_todays_rules_forbid(path):
    record = load(path)
    match = replay(record, SHELF)
    assert record.header.rules < match.game.version
    assert match.events == record.events[: match.version]
    other = replayed(match.game, record.header.clock, match.events, record.header.rules)
    assert other.state.key() == match.state.key()
    if match.incompatible_at is None:
        assert match.events == record.events
        assert (match.result is not None) == (record.seed is not None)
    else:
        assert match.incompatible_at.fields["n"] == match.version + 1
        assert verify(record, SHELF).wrong[-1] == match.incompatible_at


def test_there_are_records_of_every_earlier_version():
    found = {(record.game, record.rules) for record in headers()}
    earlier = {
        (name, version)
        for name, (latest, _) in printed.current().items()
        for version in range(1, int(latest))
    }
    assert found == earlier


def headers():
    return [load(path).header for path in FILES]


@pytest.mark.parametrize("game", GAMES)
def test_printed_data_changes_only_with_the_version_of_the_rules(game):
    version, digest = printed.current()[game]
    assert printed.kept()[game].get(version) == digest, printed.__doc__
