"""Names for the numbers in a state."""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.games.vast.components.roles import PIECES
from antro.games.vast.components.squares import LURKING
from antro.games.vast.display.view_types import CountView


def things(kind: str, names: list[str], members: i64) -> list[str]:
    """Return the things in a set, named by their kind."""
    return [f"{kind}:{names[member]}" for member in listed(members)]


def thing_or_none(kind: str, names: list[str], number: i64) -> str | None:
    """Return the thing with this number, or None for a number below 0."""
    return f"{kind}:{names[number]}" if number >= 0 else None


def counted(kind: str, names: list[str], counts: vec[i64]) -> list[CountView]:
    """Count each thing of a kind, even if there is none of it."""
    return [CountView(f"{kind}:{name}", int(counts[at])) for at, name in enumerate(names)]


def those_there(counts: list[CountView]) -> list[CountView]:
    """Return the counts above 0."""
    return [one for one in counts if one.count]


def piece_thing(piece: i64) -> str:
    return f"piece:{PIECES[piece]}"


def square_or_none(where: i64) -> str | None:
    """Return the square of a piece, or None if it lurks or is off the map."""
    return f"square:{int(where)}" if 0 <= where < LURKING else None


def side_or_none(where: i64) -> str | None:
    """Return the side where a Tribe lurks, or None if it does not lurk."""
    side = int(where) - int(LURKING)
    return f"side:{side // 4}:{side % 4}" if side >= 0 else None
