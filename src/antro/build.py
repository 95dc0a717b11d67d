"""The engine that runs: compiled, or interpreted from the sources."""

from importlib.machinery import EXTENSION_SUFFIXES

from antro import __version__
from antro.core.contract import game


def compiled() -> bool:
    return game.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def version() -> str:
    """Return the text for ``antro --version``."""
    return f"antro {__version__} ({'compiled' if compiled() else 'interpreted'})"
