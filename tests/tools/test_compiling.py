"""What is compiled follows every edit."""

import subprocess
import sys

import pytest

from tools import compiling, engine

pytestmark = pytest.mark.plain


@pytest.mark.skipif(bool(engine.obstacle()), reason="nothing can be compiled here")
@pytest.mark.parametrize("quick", [True, False], ids=["quick", "thorough"])
def test_an_edit_within_a_function_is_compiled_and_linked(tmp_path, monkeypatch, quick):
    monkeypatch.setattr(compiling, "SCRATCH", tmp_path / "scratch")
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.chdir(tmp_path)  # where compiling goes, and stays
    sources = [tmp_path / "one.py", tmp_path / "two.py"]  # of one alone mypyc makes no library
    answers = []
    for number in (41, 42):
        for source in sources:
            source.write_text(f"def answer() -> int:\n    return {number}\n")
        made = compiling.compile_modules(sources, "tools", engine.compiler(), quick=quick)
        [folder] = {path.parent for path in made.values()}
        code = "import one, two; print(one.answer(), two.answer())"
        command = [sys.executable, "-c", code]
        told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        answers.append(told.stdout.split())
    assert answers == [["41", "41"], ["42", "42"]]
