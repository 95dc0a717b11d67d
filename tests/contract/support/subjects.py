"""Every game with every sample of its options, and the walks for the laws."""

import os
from datetime import date
from functools import lru_cache

from antro.games import GAMES
from antro.testing import least
from antro.testing.subject import Subject, named
from antro.testing.walks import Walk
from examples import EXAMPLES

NIGHTLY = 40  # walks
TODAY = date.today().toordinal()  # the same in all processes of one run
SEEDS = range(TODAY * NIGHTLY, (TODAY + 1) * NIGHTLY) if os.environ.get("ANTRO_NIGHTLY") else [3]

MANIFESTS = {manifest.name: manifest for manifest in [*GAMES.values(), *EXAMPLES.values()]}
SUBJECTS = {
    named(manifest, options): Subject(manifest, options)
    for manifest in MANIFESTS.values()
    for options in manifest.samples
}


@lru_cache(maxsize=len(SUBJECTS) + NIGHTLY)
def walk_of(name, seed):
    subject = SUBJECTS[name]
    return Walk(subject, seed, least=least(subject.manifest))
