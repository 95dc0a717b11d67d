"""Run every check: ``./test``.

The checks run in parallel. Then the tests run three times: on the interpreted engine, on the
compiled engine if they use it, and in a browser on the engine that players get. The run in a
browser starts as soon as this engine is compiled, beside the others. Its output comes at the end.

With arguments, run only the tests that they select. All arguments but ``--compiled`` go to pytest:

    ./test tests/core -k undo             on the interpreted engine, which needs no compiler
    ./test --compiled tests/core -k undo  on the compiled engine, which is compiled if it changed
    ./test tests/browser -k undo          in a browser, on the engine that players get
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import IO, Final, NamedTuple
from xml.etree import ElementTree

from tools.build import engine
from tools.setup import bootstrap, client, debian
from tools.setup.keys import ROOT
from tools.setup.packages import VENV
from tools.setup.steps import LOGS, Failed

BIN: Final = VENV / "bin"
BROWSER_TESTS: Final = ROOT / "tests" / "browser"
PROXY_TESTS: Final = ("deploy", "faults")  # the folders of tests with databases and proxies
BROWSER_LOG: Final = LOGS / "tests-browser.log"
COMPILE: Final = "--compiled"  # the only argument that does not go to pytest

QUICK: Final = {
    "format": ["ruff", "format", "--check"],
    "lint": ["ruff", "check"],
    "types": ["mypy"],
    "layers": ["lint-imports"],
    "clauses": ["python", "-m", "tools.checks.clauses"],
}

# The same for the client, as scripts of its package.json.
QUICK_CLIENT: Final = {
    "format-web": "format:check",
    "lint-web": "lint",
    "types-web": "check",
}

# The tests of each run, by the markers of pyproject.toml.
ALWAYS: Final = "" if os.environ.get("ANTRO_NIGHTLY") else " and not nightly"
EVERYWHERE: Final = f"not browser and not release{ALWAYS}"
INTERPRETED: Final = f"{EVERYWHERE} and not compiled"
COMPILED: Final = f"{EVERYWHERE} and not plain"
BROWSER: Final = f"browser{ALWAYS}"

WORKERS: Final = os.cpu_count() or 1  # more workers were not faster


class Count(NamedTuple):
    """The number of tests of a run that passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def main() -> None:
    arguments = sys.argv[1:]
    if {"-h", "--help"} & set(arguments):
        print(__doc__)
        return
    try:
        well = run_selected(arguments) if arguments else run_all()
    except Failed as problem:
        sys.exit(f"antro: {problem}")
    except KeyboardInterrupt:
        sys.exit("antro: stopped")
    sys.exit(0 if well else 1)


def run_all() -> bool:
    """Run all checks and tests.

    The engine compiles while checks that do not need it run. Tests of the server and of the browser
    often wait, so they run beside each other.
    """
    with ThreadPoolExecutor() as pool:
        fetched = pool.submit(fetch_programs)
        bootstrap.prepare_packages("dev", *bootstrap.compiler())
        made = pool.submit(made_engine)
        in_browser = pool.submit(all_browser_tests, fetched, made)
        well = quick_checks()
        fetched.result()
        counts = {"interpreted": interpreted_tests()}
        counts |= compiled_tests(made.result())
        if client.exists():
            counts["client"] = client_tests()
        counts["browser"] = in_browser.result()
        print(BROWSER_LOG.read_text())
    for name, count in counts.items():
        print(f"antro: {name:<12}{count}")
    total = Count(*map(sum, zip(*counts.values(), strict=True)))
    print(f"antro: {total}" + ("" if well else ", and a check failed (see above)"))
    return well and not total.failed


def fetch_programs() -> None:
    """Install the programs that only tests need, one after the other."""
    debian.install_browser()
    debian.install_servers()


def run_selected(arguments: list[str]) -> bool:
    """Run the tests that *arguments* select, and prepare only what these need."""
    compiled = COMPILE in arguments
    arguments = [each for each in arguments if each != COMPILE]
    paths = [path for each in arguments if (path := below_root(each)).parts[:1] == ("tests",)]
    in_browser = [path for path in paths if path.parts[1:2] == ("browser",)]
    counts: list[Count] = []
    if any(path.parts[1:2] in [(each,) for each in PROXY_TESTS] for path in paths):
        debian.install_servers()
    if not paths or in_browser != paths:
        folder = selected_engine(compiled=compiled)
        name = "compiled" if compiled else "interpreted"
        counts.append(pytest(name, folder, EVERYWHERE, arguments))
    if in_browser:
        debian.install_browser()
        bootstrap.prepare("dev")
        counts.append(browser_tests(bootstrap.chosen(), arguments))
    total = Count(*map(sum, zip(*counts, strict=True)))
    if not sum(total):
        print("antro: no test was selected (see ./test --help)")
    return sum(total) > 0 and not total.failed


def below_root(argument: str) -> Path:
    """Return *argument* as a path below the root. It may also be an option."""
    return Path(os.path.relpath(argument, ROOT) if argument else "")


def selected_engine(*, compiled: bool) -> Path:
    """Return the folder of the engine for selected tests."""
    bootstrap.prepare_tests()
    if not compiled:
        return engine.SOURCE.parent
    problem = engine.obstacle()
    if problem:
        raise Failed(f"the engine cannot be compiled: {problem}")
    bootstrap.prepare_engine(engine.TARGET)
    if bootstrap.chosen() != engine.TARGET:
        raise Failed("the engine did not compile, see build/logs/engine.log")
    return engine.TARGET


def quick_checks() -> bool:
    """Run two checks at a time. Print the duration of each, and the output of failed ones."""
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


def interpreted_tests() -> Count:
    """Run the tests of the interpreted engine, or all tests if nothing can be compiled."""
    markers = EVERYWHERE if engine.obstacle() else INTERPRETED
    return pytest("interpreted", engine.SOURCE.parent, markers)


def made_engine() -> Path:
    """Compile the engine if necessary. Return the folder of the engine that players get."""
    bootstrap.prepare_engine(engine.TARGET)
    return bootstrap.chosen()


def compiled_tests(folder: Path) -> dict[str, Count]:
    """Run the tests of the compiled engine. An engine that does not compile is a failure."""
    if folder == engine.TARGET:
        return {"compiled": pytest("compiled", folder, COMPILED)}
    return {} if engine.obstacle() else {"compiled": Count(failed=1)}


def all_browser_tests(fetched: Future[None], made: Future[Path]) -> Count:
    """Run all tests in a browser, once it and the engine are there. Write their output to a log."""
    fetched.result()
    folder = made.result()
    with BROWSER_LOG.open("w") as log:
        return browser_tests(folder, [str(BROWSER_TESTS)], log)


def browser_tests(folder: Path, arguments: list[str], out: IO[str] | None = None) -> Count:
    """Run tests in a browser. Repeat failed ones alone, because a busy machine may be slow."""
    first = pytest("browser", folder, BROWSER, arguments, out)
    if not first.failed:
        return first
    again = f"antro: {first.failed} failed in a browser and run again, one at a time"
    print(again, file=out, flush=True)
    second = pytest("browser", folder, BROWSER, [*arguments, "--last-failed", "-n", "0"], out)
    return Count(first.passed + second.passed, second.failed, first.skipped)


def pytest(
    name: str,
    folder: Path,
    markers: str,
    arguments: Sequence[str] = (),
    out: IO[str] | None = None,
) -> Count:
    """Run tests on the engine in *folder*. A test asserts that it is this engine.

    Each run has a cache of its own, because another one may run beside it.
    """
    expected = "interpreted" if folder == engine.SOURCE.parent else "compiled"
    print(f"\nantro: {name} tests, on the {expected} engine", file=out, flush=True)
    report = LOGS / f"tests-{name}.xml"
    report.unlink(missing_ok=True)
    where = ["-o", f"pythonpath={folder.relative_to(ROOT)} .", "-m", markers]
    where += ["-o", f"cache_dir=.pytest_cache/{name}"]
    command = [str(BIN / "python"), "-m", "pytest", "-q", "-n", str(WORKERS), *where]
    command += ["--dist", "worksteal", f"--junitxml={report}", *arguments]
    environment = {**paths(folder), "ANTRO_EXPECT": expected}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=out, check=False)
    return counted(report, done.returncode)


def paths(folder: Path) -> dict[str, str]:
    """Return an environment where all processes find ``antro`` in *folder*."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}


def client_tests() -> Count:
    """Run the tests of the client. A client that does not build is a failure."""
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
    """Return the numbers of a run. A run that stopped early counts as a failure."""
    if not report.exists():
        return Count(failed=1)
    total = failed = skipped = 0
    for suite in ElementTree.parse(report).iter("testsuite"):
        total += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    broken = code not in {0, 5} and not failed  # 5: pytest found no test for this run
    return Count(total - failed - skipped, failed + broken, skipped)


if __name__ == "__main__":
    main()
