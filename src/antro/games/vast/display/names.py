"""How the view names what the state holds as numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.games.vast.components.roles import PIECES
from antro.games.vast.components.squares import LURKING
from antro.games.vast.display.view_types import CountView


def things(kind: str, names: list[str], members: i64) -> list[str]:
    """The things of a kind that a set has."""
    return [f"{kind}:{names[member]}" for member in listed(members)]


def thing_or_none(kind: str, names: list[str], number: i64) -> str | None:
    """The thing of a number; none for a number below 0."""
    return f"{kind}:{names[number]}" if number >= 0 else None


def counted(kind: str, names: list[str], counts: vec[i64]) -> list[CountView]:
    """How many there are of each thing of a kind, those of which there is none included."""
    return [CountView(f"{kind}:{name}", int(counts[at])) for at, name in enumerate(names)]


def those_there(counts: list[CountView]) -> list[CountView]:
    """Without those of which there is none."""
    return [one for one in counts if one.count]


def piece_thing(piece: i64) -> str:
    return f"piece:{PIECES[piece]}"


def square_or_none(where: i64) -> str | None:
    """The square on which a piece is; none, if it is off the map or lurks."""
    return f"square:{int(where)}" if 0 <= where < LURKING else None


def side_or_none(where: i64) -> str | None:
    """The side at which a Tribe lurks; none, if it does not."""
    side = int(where) - int(LURKING)
    return f"side:{side // 4}:{side % 4}" if side >= 0 else None
