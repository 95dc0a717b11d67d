"""What a trace of Chromium tells of one page: the work of its main thread, and of painting."""

import json
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "benchmark"]
"""The categories of events that are to be traced."""

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
"""The work of a main thread, by the names that Chromium gives to it."""

PAINTERS = ("Compositor", "VizCompositorThread", "ThreadPoolForegroundWorker")
"""Threads that raster and put together what is seen."""

SHOWN = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
DROPPED = "STATE_DROPPED"
"""What may become of a frame, as the compositor names it."""

Event = dict[str, Any]
Thread = tuple[int, int]


@dataclass
class Work:
    """Milliseconds of processor time, and frames, for each second."""

    page: Counter[str]  # by parts
    long: float  # of that, in tasks that take longer than they may
    painting: float
    moving: float  # frames for which something moves by itself
    left_out: float  # of those, and never shown


def work_in(trace: bytes, seconds: float, longest: float) -> Work:
    """What the page did that was busiest. *longest* are the milliseconds that a task may take."""
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
        painting / seconds,
        *(count / seconds for count in moving_frames(events)),
    )


def thread_of(event: Event) -> Thread:
    return event["pid"], event["tid"]


def by_parts(events: list[Event]) -> Counter[str]:
    """The time of one thread. What has no part of its own counts to what it is within."""
    spent: Counter[str] = Counter()
    within: list[tuple[float, str]] = []  # when it ends, and its part
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


def tasks(events: list[Event]) -> list[float]:
    """How long a thread was busy at a time."""
    found, end = [], 0.0
    for event in events:
        if event["ts"] >= end:
            found.append(event["tdur"] / 1000)
            end = event["ts"] + event["dur"]
    return found


def moving_frames(events: list[Event]) -> tuple[int, int]:
    """For how many frames something moves by itself, and how many of those were never shown.

    The compositor reports of one frame up to twice: with what moves, and with what the page
    changes later. It is shown if it is once; where nothing was to be seen of it, it is none.
    """
    states: defaultdict[tuple[int, ...], set[str]] = defaultdict(set)
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            frame = event["args"]["frame_reporter"]
            if frame.get("has_compositor_animation"):
                states[frame["frame_source"], frame["frame_sequence"]].add(frame["state"])
    shown = sum(not SHOWN.isdisjoint(became) for became in states.values())
    left_out = sum(SHOWN.isdisjoint(became) and DROPPED in became for became in states.values())
    return shown + left_out, left_out
