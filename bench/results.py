"""Pages of measurements: each bench writes its own section of one, and no other."""

from pathlib import Path

from bench.bench_engine import RESULTS


def write_section(name: str, section: str, file: Path = RESULTS) -> None:
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    text = file.read_text() if file.exists() else "# Measurements\n"
    if begin not in text:
        text += f"\n{begin}\n{end}\n"
    before, rest = text.split(begin)
    file.write_text(f"{before}{begin}\n{section}\n{end}{rest.split(end)[1]}")
    print(section)
