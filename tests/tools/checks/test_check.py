"""The runs of ./test, and their counts."""

import pytest

from tools.build import engine
from tools.checks import check
from tools.checks.check import Count, counted
from tools.setup import bootstrap, debian
from tools.setup.steps import Failed

pytestmark = pytest.mark.plain

ONE = Count(1)
REPORT = (
    '<testsuites><testsuite tests="9" failures="{failures}" errors="0" skipped="2"/></testsuites>'
)


@pytest.fixture
def report(tmp_path):
    def write(failures):
        path = tmp_path / "report.xml"
        path.write_text(REPORT.format(failures=failures))
        return path

    return write


def test_a_run_without_failures_passes(report):
    assert counted(report(0), 0) == Count(7, 0, 2)
    assert str(counted(report(0), 0)) == "7 passed, 0 failed, 2 skipped"


def test_a_run_with_failures_reports_their_number(report):
    assert counted(report(3), 1) == Count(4, 3, 2)


def test_a_run_that_ends_badly_without_a_failed_test_is_a_failure(report, tmp_path):
    assert counted(report(0), 3).failed == 1
    assert counted(tmp_path / "none.xml", 4).failed == 1


def test_a_run_without_tests_does_not_count(report):
    assert counted(report(0), 5).failed == 0


@pytest.fixture
def selected(monkeypatch, tmp_path):
    """Run ./test with typed arguments. Return the preparations, the runs and the exit code."""
    done: list[object] = []
    counts: list[Count] = []

    def run(name, folder, markers, arguments=(), out=None):
        done.append((name, folder.name, markers, *arguments))
        return counts[-1]

    def select(typed, *, count=ONE, obstacle="", made=True):
        done.clear()
        counts.append(count)
        monkeypatch.setattr(engine, "obstacle", lambda: obstacle)
        monkeypatch.setattr(bootstrap, "chosen", lambda: engine.TARGET if made else tmp_path)
        return done, check.run_selected(typed.split())

    for module, name in [
        (bootstrap, "prepare"),
        (bootstrap, "prepare_engine"),
        (bootstrap, "prepare_packages"),
        (bootstrap, "prepare_tests"),
        (debian, "install_browser"),
        (debian, "install_servers"),
    ]:
        monkeypatch.setattr(module, name, lambda *_, name=name: done.append(name))
    monkeypatch.setattr(check, "pytest", run)
    return select


def interpreted(*arguments):
    return ["prepare_tests", ("interpreted", "src", check.EVERYWHERE, *arguments)]


@pytest.mark.parametrize("typed", ["tests/contract -k drako", "-k drako", "--lf", "./tests -x"])
def test_selected_tests_run_interpreted_and_need_neither_client_nor_compiler(selected, typed):
    assert selected(typed) == (interpreted(*typed.split()), True)


def test_selected_tests_run_compiled_on_request(selected):
    done, well = selected("--compiled tests/core -k undo")
    run = ("compiled", "compiled", check.EVERYWHERE, "tests/core", "-k", "undo")
    assert (done, well) == (["prepare_tests", "prepare_engine", run], True)


@pytest.mark.parametrize(
    ("state", "told"),
    [({"obstacle": "no C compiler"}, "no C compiler"), ({"made": False}, "did not compile")],
)
def test_tests_on_an_engine_that_cannot_be_compiled_fail(selected, state, told):
    with pytest.raises(Failed, match=told):
        selected("--compiled tests/core", **state)


@pytest.mark.parametrize(
    "path",
    ["tests/browser", "./tests/browser/games/test_drako.py::test_a", str(check.BROWSER_TESTS)],
)
def test_selected_browser_tests_run_only_in_a_browser(selected, path):
    done, well = selected(f"{path} -k a")
    assert (done, well) == (
        ["install_browser", "prepare", ("browser", "compiled", check.BROWSER, path, "-k", "a")],
        True,
    )


def test_the_tests_of_the_deployment_get_their_servers(selected):
    done, _ = selected("tests/deploy -k nginx")
    assert done[0] == "install_servers"


def test_paths_of_both_kinds_start_both_runs(selected):
    done, _ = selected("tests/core tests/browser")
    assert [each[0] for each in done if isinstance(each, tuple)] == ["interpreted", "browser"]


@pytest.mark.parametrize(
    ("count", "well"),
    [(Count(3), True), (Count(skipped=1), True), (Count(3, 1), False), (Count(), False)],
)
def test_a_selection_fails_with_a_failed_test_or_without_tests(selected, count, well):
    assert selected("tests/core", count=count)[1] is well
