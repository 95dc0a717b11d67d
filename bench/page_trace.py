"""Read from a trace of Chromium how much a page works: its main thread, painting, and frames."""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "benchmark"]
"""The categories of events to trace."""

PARTS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "RunMicrotasks": "script",
    "BlinkScheduler_PerformMicrotaskCheckpoint": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "commit",
}
"""The parts of a main thread's work, by Chromium's names for events."""

PAINTERS = ("Compositor", "VizCompositorThread", "ThreadPoolForegroundWorker")
"""Threads that draw tiles and put the picture together."""

SHOWN = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
DROPPED = "STATE_DROPPED"
"""The compositor's names for the final state of a frame."""

STARTED = 500_000  # microseconds, in which the browser only starts to trace

Event = dict[str, Any]
Thread = tuple[int, int]


@dataclass
class Work:
    """Milliseconds of processor time, and frames, per second."""

    page: Counter[str]  # of the main thread, by part
    long: float  # the part of it in tasks that are too long
    longest: float  # the longest task, in milliseconds
    painting: float
    moving: float  # frames with a motion
    left_out: float  # the number of them that were never shown


def work_in(trace: bytes, seconds: float, longest: float) -> Work:
    """Return the work of the busiest page. Tasks over *longest* milliseconds are too long."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    names = {thread_of(e): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    threads: defaultdict[Thread, list[Event]] = defaultdict(list)
    for event in sorted(events, key=lambda event: (event.get("ts", 0), -event.get("dur", 0))):
        if event["ph"] == "X" and "tdur" in event:
            threads[thread_of(event)].append(event)
    spent = {thread: by_parts(found) for thread, found in threads.items()}
    mains = [thread for thread in threads if names.get(thread) == "CrRendererMain"]
    page = max(mains, key=lambda thread: spent[thread].total())
    painting = sum(parts.total() for thread, parts in spent.items() if names[thread] in PAINTERS)
    return Work(
        Counter({part: time / seconds for part, time in spent[page].items()}),
        sum(time for time in tasks(threads[page]) if time > longest) / seconds,
        max(tasks(threads[page], STARTED)),
        painting / seconds,
        *(count / seconds for count in moving_frames(events)),
    )


def thread_of(event: Event) -> Thread:
    return event["pid"], event["tid"]


def by_parts(events: list[Event]) -> Counter[str]:
    """Return the time of one thread. An event without a part counts to the event around it."""
    spent: Counter[str] = Counter()
    within: list[tuple[float, str]] = []  # the end and the part of each open event
    for event in events:
        while within and within[-1][0] <= event["ts"]:
            within.pop()
        outer = within[-1][1] if within else None
        part = PARTS.get(event["name"], outer or "rest")
        spent[part] += event["tdur"] / 1000
        if outer is not None:
            spent[outer] -= event["tdur"] / 1000
        within.append((event["ts"] + event["dur"], part))
    return spent


def tasks(events: list[Event], after: float = 0) -> list[float]:
    """Return the durations of the tasks of a thread, after some microseconds."""
    found, end = [], events[0]["ts"] + after
    for event in events:
        if event["ts"] >= end:
            found.append(event["tdur"] / 1000)
            end = event["ts"] + event["dur"]
    return found


def moving_frames(events: list[Event]) -> tuple[int, int]:
    """Return the number of frames with a motion, and the number of them that were never shown.

    The compositor reports a frame up to twice: with the motion, and with later changes of the
    page. A frame is shown if one of the reports says so. A frame without any change is not counted.
    """
    states: defaultdict[tuple[int, ...], set[str]] = defaultdict(set)
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            frame = event["args"]["frame_reporter"]
            if frame.get("has_compositor_animation"):
                states[frame["frame_source"], frame["frame_sequence"]].add(frame["state"])
    shown = sum(not SHOWN.isdisjoint(found) for found in states.values())
    left_out = sum(SHOWN.isdisjoint(found) and DROPPED in found for found in states.values())
    return shown + left_out, left_out
