"""The one page of measurements: each bench writes its own section of it, and no other."""

from bench.bench_engine import RESULTS


def write_section(name: str, section: str) -> None:
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    text = RESULTS.read_text() if RESULTS.exists() else "# Measurements\n"
    if begin not in text:
        text += f"\n{begin}\n{end}\n"
    before, rest = text.split(begin)
    RESULTS.write_text(f"{before}{begin}\n{section}\n{end}{rest.split(end)[1]}")
    print(section)
