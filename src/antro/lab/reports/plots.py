"""Plots as small, readable inline SVG without a library. Their text uses the font of the page."""

from html import escape
from typing import Final

from msgspec import Struct

WIDE: Final = 640
LABEL: Final = 190  # space for names on the left
ROW: Final = 26
EDGE: Final = 64  # space for numbers on the right


class Bar(Struct, frozen=True):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str  # the number written beside the bar


def intervals(
    bars: list[Bar], low: float, high: float, mark: float | None, band: tuple[float, float] | None
) -> str:
    """Plot a dot and a whisker per row, a line at *mark* and a band behind the good values."""
    height = ROW * len(bars) + 8
    parts = [f'<svg viewBox="0 0 {WIDE} {height}" role="img" width="{WIDE}">']
    if band is not None:
        left, right = across(band[0], low, high), across(band[1], low, high)
        box = f'x="{left:.1f}" y="0" width="{right - left:.1f}" height="{height}"'
        parts.append(f'<rect class="band" {box}/>')
    if mark is not None:
        at = across(mark, low, high)
        parts.append(f'<line class="mark" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{height}"/>')
    for nth, bar in enumerate(bars):
        parts += whisker(bar, nth * ROW + ROW // 2 + 4, low, high)
    return "".join([*parts, "</svg>"])


def whisker(bar: Bar, y: int, low: float, high: float) -> list[str]:
    """Return one row of the plot."""
    left, at, right = (across(value, low, high) for value in (bar.low, bar.value, bar.high))
    return [
        f'<text x="{LABEL - 8}" y="{y + 4}" text-anchor="end">{escape(bar.label)}</text>',
        f'<line class="whisker" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle cx="{at:.1f}" cy="{y}" r="4.5"/>',
        f'<text x="{WIDE - EDGE + 8}" y="{y + 4}">{escape(bar.text)}</text>',
    ]


def across(value: float, low: float, high: float) -> float:
    """Return the horizontal position of a value. Values outside the edges move to the edge."""
    share = (min(max(value, low), high) - low) / (high - low)
    return LABEL + share * (WIDE - LABEL - EDGE)


def histogram(values: list[int], bins: int = 24) -> str:
    """Plot how often each size came up."""
    low, high = min(values), max(values)
    step = max(1, (high - low) // bins + 1)
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    wide, most = (WIDE - 20) / len(counts), max(counts)
    parts = [f'<svg viewBox="0 0 {WIDE} 130" role="img" width="{WIDE}">']
    for nth, count in enumerate(counts):
        tall = 96 * count / most
        x, y = 10 + nth * wide, 104 - tall
        title = f"{low + nth * step}-{low + (nth + 1) * step - 1}: {count}"
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide - 1.5:.1f}" height="{tall:.1f}">'
            f"<title>{title}</title></rect>"
        )
    parts.append(f'<text x="10" y="122">{low}</text>')
    parts.append(f'<text x="{WIDE - 10}" y="122" text-anchor="end">{high}</text>')
    return "".join([*parts, "</svg>"])
