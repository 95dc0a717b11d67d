"""The generated types of the client are up to date, and all refusals have texts."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from antro.core.text.words import load

ROOT = Path(__file__).parents[3]
SERVER = ROOT / "src" / "antro" / "server"


@pytest.mark.plain
def test_the_types_of_the_client_are_up_to_date():
    check = [sys.executable, "tools/checks/wire_types.py", "--check"]
    environment = {"PYTHONPATH": str(ROOT / "src")}
    assert subprocess.run(check, cwd=ROOT, env=environment, timeout=60).returncode == 0


@pytest.mark.plain
def test_every_refusal_has_a_text_in_both_languages():
    source = "".join(path.read_text() for path in SERVER.rglob("*.py"))
    codes = set(re.findall(r'Reason\("(\w+)"', source))
    codes |= {
        code for pair in re.findall(r'Reason\("(\w+)" if .*? else "(\w+)"', source) for code in pair
    }
    assert len(codes) > 20
    common = load("antro.core", "en")
    english, italian = load("antro.server", "en"), load("antro.server", "it")
    assert english.keys() == italian.keys()
    assert {f"reason.{code}" for code in codes} <= english.keys() | common.keys()
    source += (SERVER.parent / "cli" / "admin.py").read_text()  # it also uses these texts
    others = {key for key in english if f'"{key}"' in source}
    others |= {key for key in english if f'"{key.removeprefix("reason.")}"' in source}
    assert english.keys() - others <= {f"reason.{code}" for code in codes}
