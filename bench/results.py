"""Write a section of a page of measurements, and leave the other sections unchanged."""

from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"


def write_section(name: str, section: str, file: Path = RESULTS) -> None:
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    text = file.read_text() if file.exists() else "# Measurements\n"
    if begin not in text:
        text += f"\n{begin}\n{end}\n"
    before, rest = text.split(begin)
    file.write_text(f"{before}{begin}\n{section}\n{end}{rest.split(end)[1]}")
    print(section)
