"""Numbers for an operator, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final, final

SECONDS: Final = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0]
ROWS: Final = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 500.0]


@final
class Counter:
    def __init__(self) -> None:
        self.count = 0

    def add(self) -> None:
        self.count += 1

    def samples(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} counter"
        yield f"{name} {self.count}"


@final
class Histogram:
    """The number of events, and their durations or sizes."""

    def __init__(self, bounds: list[float] = SECONDS) -> None:
        self.bounds: Final = bounds
        self.counts: Final = [0] * (len(bounds) + 1)  # [i]: more than bound i - 1, up to bound i
        self.total = 0.0

    @property
    def count(self) -> int:
        return sum(self.counts)

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def samples(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        for bound, count in zip(self.bounds, accumulate(self.counts), strict=False):
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f'{name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {self.count}"


@final
class Metrics:
    def __init__(self) -> None:
        self.moves: Final = Histogram()
        self.refused: Final = Counter()
        self.busy: Final = Counter()  # refused because too many requests wait for a table
        self.overtaken: Final = Counter()  # refused because another seat chose first
        self.too_soon: Final = Counter()  # timed moves that waited until their seat was ready
        self.windows: Final = Histogram()  # the wait of timed moves for earlier ones
        self.lateness: Final = Histogram()  # the delay of TIME's moves and of flags
        self.messages: Final = Counter()
        self.opened: Final = Counter()
        self.dropped: Final = Counter()  # connections that made room for newcomers
        self.bot_failures: Final = Counter()  # choices for which no bot process had a move
        self.buried: Final = Counter()  # other processes that this one declared dead
        self.deaths: Final = Counter()  # times that others declared this process dead
        self.opening: Final = Histogram()  # the time to read a table and to make its game
        self.claims: Final = Counter()  # tables of which this process became the owner
        self.misdirected: Final = Counter()  # requests for tables of other processes
        self.commits: Final = Histogram()  # the time from a batch to its outcome
        self.batch_rows: Final = Histogram(ROWS)  # entries that are saved together
        self.retries: Final = Counter()  # batches that are written again
        self.gauges: Final[dict[str, Callable[[], float]]] = {}  # read on request

    def text(self) -> str:
        lines = [
            *self.moves.samples("antro_moves_seconds"),
            *self.refused.samples("antro_refused_total"),
            *self.busy.samples("antro_busy_total"),
            *self.overtaken.samples("antro_overtaken_total"),
            *self.too_soon.samples("antro_too_soon_total"),
            *self.windows.samples("antro_press_window_seconds"),
            *self.lateness.samples("antro_time_late_seconds"),
            *self.messages.samples("antro_messages_total"),
            *self.opened.samples("antro_tables_opened_total"),
            *self.dropped.samples("antro_dropped_connections_total"),
            *self.bot_failures.samples("antro_bot_failures_total"),
            *self.buried.samples("antro_deaths_declared_total"),
            *self.deaths.samples("antro_own_deaths_total"),
            *self.opening.samples("antro_table_opening_seconds"),
            *self.claims.samples("antro_claims_total"),
            *self.misdirected.samples("antro_misdirected_total"),
            *self.commits.samples("antro_commit_seconds"),
            *self.batch_rows.samples("antro_batch_rows"),
            *self.retries.samples("antro_write_retries_total"),
        ]
        for name, read in self.gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {float(read()):.10g}"]
        return "\n".join([*lines, ""])
