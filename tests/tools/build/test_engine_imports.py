"""The compiled engine needs only the compiler's own packages, and none of the server's."""

import sys

import grimp
import pytest

from tools.build import engine

pytestmark = pytest.mark.plain

AT_HAND = {"librt", "msgspec", "mypy_extensions", "structlog"}  # installed by the extra "compile"


def name_of(path):
    return "antro." + path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def test_compiled_modules_import_no_package_of_the_server():
    """Indirect imports count too, because mypy also reads these modules."""
    graph = grimp.build_graph("antro", include_external_packages=True, cache_dir=None)
    others = {name for name in graph.modules if name.split(".")[0] != "antro"}
    unknown = others - AT_HAND - sys.stdlib_module_names
    assert "sqlalchemy" in unknown, "the graph knows what the server needs"
    chains = [
        graph.find_shortest_chain(name_of(path), other)
        for path in engine.compiled()
        for other in sorted(unknown)
    ]
    assert [" > ".join(chain) for chain in chains if chain] == []
