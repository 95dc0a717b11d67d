"""What is printed and no option, by the version of the rules that it belongs to.

A change of it changes games that are being played, so it is a new version of the rules; then
write it anew:

    PYTHONPATH=src python -m tests.games.support.printed
"""

from hashlib import sha256
from pathlib import Path

from msgspec.json import decode, encode, format

from antro.games import GAMES

KEPT = Path(__file__).with_suffix(".json")
DATA = Path(__file__).parents[3] / "src" / "antro" / "games"


def digest(name):
    """Of all data files of a game but those that travel with a table, in its options."""
    travelling = {
        text for sample in GAMES[name].samples for text in GAMES[name].pinned(sample).values()
    }
    texts = [path.read_text() for path in sorted((DATA / name / "data").glob("*.csv"))]
    printed = [text for text in texts if text not in travelling]
    return sha256("".join(printed).encode()).hexdigest()[:16]


def kept():
    """By game: the digest of each version."""
    return decode(KEPT.read_bytes(), type=dict[str, dict[str, str]])


def current():
    return {name: (str(GAMES[name].make({}).version), digest(name)) for name in GAMES}


if __name__ == "__main__":
    known = kept() if KEPT.exists() else {}
    for game, (version, found) in current().items():
        known.setdefault(game, {})[version] = found
    KEPT.write_bytes(format(encode(known), indent=2) + b"\n")
