"""Bots with a tenth of the usual time, so that a test can measure many choices."""

from typing import Final

from msgspec.structs import replace

from antro.bots.levels import LEVELS, Level

TIMES: Final = 10


def fast(level: Level) -> Level:
    low, high = level.pause
    paused = (low / TIMES, high / TIMES)
    descents = max(1, level.descents // TIMES)
    return replace(
        level,
        seconds=level.seconds / TIMES,
        at_table=level.at_table / TIMES,
        pause=paused,
        descents=descents,
    )


FAST_LEVELS: Final = {number: fast(level) for number, level in LEVELS.items()}
