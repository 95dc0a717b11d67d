"""Building blocks of HTML reports. Each report is one file that loads nothing else."""

from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2a26; --soft: #6a7a74; --good: #2f7d5b22; --hot: #b4532a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ece9; --soft: #93a29c; --good: #58b58a33; --hot: #e98c5f; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-top: 2.2rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid #8883 }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto } svg text { font-size: 12px; fill: currentColor }
svg circle, svg rect { fill: var(--hot) } svg .band { fill: var(--good) }
svg .whisker { stroke: var(--hot); stroke-width: 2 } svg .mark { stroke: var(--soft); stroke-dasharray: 3 4 }
.note { color: var(--soft) }
"""  # noqa: E501  style sheets are easier to read with one rule per line


def page(title: str, parts: list[str]) -> str:
    """Return a whole HTML page."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>{body}</body></html>\n'


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def note(text: str) -> str:
    """Return a paragraph."""
    return f'<p class="note">{escape(text)}</p>'


def table(titles: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def percent(share: float) -> str:
    """Return a share as a percentage."""
    return f"{100 * share:.1f} %"
