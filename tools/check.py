"""``./test``: every check there is.

The quick ones run side by side; then the tests run three times, over different ground: on
the interpreted engine, those that touch the engine on the compiled one, and those in a
browser on the engine that players get. With arguments only the tests run, and the arguments
go to pytest: ``./test tests/core -k undo``.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from tools import bootstrap, browser, client, engine
from tools.keys import ROOT
from tools.packages import VENV
from tools.steps import LOGS, Failed

BIN: Final = VENV / "bin"
BROWSER_TESTS: Final = ROOT / "tests" / "browser"

QUICK: Final = {
    "format": ["ruff", "format", "--check"],
    "lint": ["ruff", "check"],
    "types": ["mypy"],
    "layers": ["lint-imports"],
    "clauses": ["python", "-m", "tools.clauses"],
}

# The same for the client, as scripts of its package.json.
QUICK_CLIENT: Final = {
    "format-web": "format:check",
    "lint-web": "lint",
    "types-web": "check",
}

# Which tests are for which run, by the markers of pyproject.toml.
ALWAYS: Final = "" if os.environ.get("ANTRO_NIGHTLY") else " and not nightly"
EVERYWHERE: Final = f"not browser and not release{ALWAYS}"
INTERPRETED: Final = f"{EVERYWHERE} and not compiled"
COMPILED: Final = f"{EVERYWHERE} and not plain"
BROWSER: Final = f"browser{ALWAYS}"

WORKERS: Final = os.cpu_count() or 1  # one more made nothing faster


class Count(NamedTuple):
    """How many tests of a run passed, failed and were left out."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def main() -> None:
    """The engine is compiled beside all that does not need it."""
    try:
        with ThreadPoolExecutor() as pool:
            beside = [pool.submit(browser.install)] if BROWSER_TESTS.exists() else []
            bootstrap.prepare_packages("dev", *bootstrap.compiler())
            beside.append(pool.submit(bootstrap.prepare_engine, engine.TARGET))
            well = passed(sys.argv[1:], beside)
    except Failed as problem:
        sys.exit(f"antro: {problem}")
    except KeyboardInterrupt:
        sys.exit("antro: stopped")
    sys.exit(0 if well else 1)


def passed(arguments: list[str], beside: list["Future[None]"]) -> bool:
    """Run everything, tell how it went, and say whether all is well.

    What is made *beside* is waited for before the tests that need it.
    """
    well = bool(arguments) or quick_checks()
    counts = {"interpreted": interpreted_tests(arguments)}
    for made in beside:
        made.result()
    counts |= other_tests(bootstrap.chosen(), arguments)
    if client.exists() and not arguments:
        counts["client"] = client_tests()
    for name, count in counts.items():
        print(f"antro: {name:<12}{count}")
    total = Count(*map(sum, zip(*counts.values(), strict=True)))
    print(f"antro: {total}" + ("" if well else ", and a check failed (see above)"))
    return well and not total.failed


def quick_checks() -> bool:
    """Two at a time. Prints what failed, and how long each took."""
    jobs = {name: [str(BIN / words[0]), *words[1:]] for name, words in QUICK.items()}
    if client.current():
        scripts = QUICK_CLIENT.items()
        jobs |= {name: [*client.npm_command(), "run", script] for name, script in scripts}
    with ThreadPoolExecutor(2) as pool:
        return all(list(pool.map(quick_check, jobs, jobs.values())))


def quick_check(name: str, command: list[str]) -> bool:
    started = time.monotonic()
    of_client = name in QUICK_CLIENT
    where = client.WEB if of_client else ROOT
    environment = client.environment() if of_client else paths(engine.SOURCE.parent)
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True)
    verdict = "failed" if done.returncode else "passed"
    output = f"\n{done.stdout}{done.stderr}" if done.returncode else ""
    print(f"antro: {name:<12}{verdict} in {time.monotonic() - started:.0f} s{output}", flush=True)
    return not done.returncode


def interpreted_tests(arguments: list[str]) -> Count:
    """On the sources as they are: all, where nothing can be compiled."""
    markers = EVERYWHERE if engine.obstacle() else INTERPRETED
    return pytest("interpreted", engine.SOURCE.parent, markers, arguments)


def other_tests(folder: Path, arguments: list[str]) -> dict[str, Count]:
    """Those of the compiled engine and of the browser. An engine that does not compile is red."""
    counts: dict[str, Count] = {}
    if folder == engine.TARGET:
        counts["compiled"] = pytest("compiled", folder, COMPILED, arguments)
    elif not engine.obstacle():
        counts["compiled"] = Count(failed=1)
    if BROWSER_TESTS.exists():
        counts["browser"] = browser_tests(folder, arguments)
    return counts


def browser_tests(folder: Path, arguments: list[str]) -> Count:
    """A page on a busy machine may be late: what fails is told, and tried once more, alone."""
    arguments = arguments or [str(BROWSER_TESTS)]
    first = pytest("browser", folder, BROWSER, arguments)
    if not first.failed:
        return first
    print(f"antro: {first.failed} failed in a browser: once more, one at a time", flush=True)
    second = pytest("browser", folder, BROWSER, [*arguments, "--last-failed", "-n", "0"])
    return Count(first.passed + second.passed, second.failed, first.skipped)


def pytest(name: str, folder: Path, markers: str, arguments: list[str]) -> Count:
    """One run from one folder. The tests themselves assert that it is the engine it should be."""
    expected = "interpreted" if folder == engine.SOURCE.parent else "compiled"
    print(f"\nantro: {name} tests, on the {expected} engine", flush=True)
    report = LOGS / f"tests-{name}.xml"
    report.unlink(missing_ok=True)
    where = ["-o", f"pythonpath={folder.relative_to(ROOT)} .", "-m", markers]
    command = [str(BIN / "python"), "-m", "pytest", "-q", "-n", str(WORKERS), *where]
    command += ["--dist", "worksteal", f"--junitxml={report}", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env={**paths(folder), "ANTRO_EXPECT": expected}, check=False
    )
    return counted(report, done.returncode)


def paths(folder: Path) -> dict[str, str]:
    """Whatever a check or a test starts finds ``antro`` in that folder too."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}


def client_tests() -> Count:
    """A client that does not build is red before any test of it."""
    if not client.current():
        return Count(failed=1)
    print("\nantro: client tests", flush=True)
    report = LOGS / "tests-client.xml"
    report.unlink(missing_ok=True)
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    done = subprocess.run(
        [*client.npm_command(), "test", "--", *reporters],
        cwd=client.WEB,
        env=client.environment(),
        check=False,
    )
    return counted(report, done.returncode)


def counted(report: Path, code: int) -> Count:
    """The numbers of a run. One that broke off before its end counts as a failure."""
    if not report.exists():
        return Count(failed=1)
    total = failed = skipped = 0
    for suite in ElementTree.parse(report).iter("testsuite"):
        total += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    broken = code not in {0, 5} and not failed  # 5: no test is for this run
    return Count(total - failed - skipped, failed + broken, skipped)


if __name__ == "__main__":
    main()
