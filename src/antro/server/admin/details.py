"""A table in detail, as a host may see it: without its seed, its invitations and its cards."""

from collections.abc import Mapping

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import Options
from antro.core.match.clock import ClockSpec
from antro.core.match.events import Result
from antro.games.manifest import Manifest
from antro.server.admin.export import Found, replayed


class TableDetail(Struct, frozen=True, omit_defaults=True):
    options: Options = {}
    rules: int = 0  # the version at its opening
    clock: ClockSpec | None = None
    opener: str = ""
    lesson: str = ""
    result: Result | None = None
    next: str = ""  # the rematch
    acting: list[int] = []  # seats that may choose now


def detail(games: Mapping[str, Manifest], found: Found) -> tuple[TableDetail, Reason | None]:
    """Return a table in detail, and the reason why its game cannot be replayed."""
    acting, problem = list[int](), None
    try:
        match = replayed(games, found).table.match
        acting = match.acting() if found.line.state == "running" else []
    except Refused as refused:
        problem = refused.reason
    if found.opened is None:
        return TableDetail(), problem
    row = found.opened.row
    told = TableDetail(
        options=row.options,
        rules=row.rules,
        clock=row.clock,
        opener=row.opener,
        lesson=row.lesson,
        result=row.result,
        next=row.next,
        acting=acting,
    )
    return told, problem
