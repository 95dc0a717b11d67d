"""Digests of the printed data that no option can change, for each version of the rules.

A change of this data changes running games, so it needs a new version of the rules. Then write
the digests again:

    PYTHONPATH=src python -m tests.games.support.printed
"""

from hashlib import sha256
from pathlib import Path

from msgspec.json import decode, encode, format

from antro.games import GAMES

KEPT = Path(__file__).with_suffix(".json")
DATA = Path(__file__).parents[3] / "src" / "antro" / "games"


def digest(name):
    """Return the digest of a game's data files, without those stored in a table's options."""
    in_options = {
        text for sample in GAMES[name].samples for text in GAMES[name].pinned(sample).values()
    }
    texts = [path.read_text() for path in sorted((DATA / name / "data").glob("*.csv"))]
    printed = [text for text in texts if text not in in_options]
    return sha256("".join(printed).encode()).hexdigest()[:16]


def kept():
    """Return the stored digests of all versions, by game."""
    return decode(KEPT.read_bytes(), type=dict[str, dict[str, str]])


def current():
    """Return the current version and its digest, by game."""
    return {name: (str(GAMES[name].make({}).version), digest(name)) for name in GAMES}


if __name__ == "__main__":
    known = kept() if KEPT.exists() else {}
    for game, (version, found) in current().items():
        known.setdefault(game, {})[version] = found
    KEPT.write_bytes(format(encode(known), indent=2) + b"\n")
