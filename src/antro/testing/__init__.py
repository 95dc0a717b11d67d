"""The laws that every game must keep, ours and games from outside.

from antro.testing import check_game

def test_the_laws_hold():
    check_game(MANIFEST)
"""

from collections.abc import Iterable

from antro.games.manifest import Manifest
from antro.testing.laws import LAWS
from antro.testing.subject import Subject, named
from antro.testing.walks import LEAST, Walk


def check_game(manifest: Manifest, seeds: Iterable[int] = (1,)) -> None:
    """Check every law with every sample of options. Raise ``AssertionError`` for a broken law.

    The error names the field, key, language or move, and its notes name the law and the position.
    """
    for options in manifest.samples:
        subject = Subject(manifest, options)
        for seed in seeds:
            walk = Walk(subject, seed, least=least(manifest))
            for law in LAWS:
                try:
                    law(subject, walk)
                except Exception as error:
                    error.add_note(f"{named(manifest, options)} breaks {law.__name__}")
                    raise


def least(manifest: Manifest) -> int:
    """Return the smallest number of positions to check for one sample of options."""
    return -(-LEAST // len(manifest.samples))
