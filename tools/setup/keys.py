"""Keys: the hash of the sources of a product, stored in a mark beside the product."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build"


def key_of(parts: Iterable[str], files: Iterable[Path] = ()) -> str:
    total = hashlib.sha256("\0".join(parts).encode())
    for path in sorted(files):
        total.update(f"\0{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def holds(mark: Path, key: str) -> bool:
    """Return True if the product of *mark* was made with this key."""
    return mark.exists() and mark.read_text() == key


def keep(mark: Path, key: str) -> None:
    """Remember that the product of *mark* was made with this key."""
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(key)
