"""What ./test makes of a run."""

import pytest

from tools.check import Count, counted

pytestmark = pytest.mark.plain

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


def test_a_run_that_went_well(report):
    assert counted(report(0), 0) == Count(7, 0, 2)
    assert str(counted(report(0), 0)) == "7 passed, 0 failed, 2 skipped"


def test_a_run_with_failures(report):
    assert counted(report(3), 1) == Count(4, 3, 2)


def test_a_run_that_ends_badly_without_a_failure_is_one(report, tmp_path):
    assert counted(report(0), 3).failed == 1
    assert counted(tmp_path / "none.xml", 4).failed == 1


def test_a_run_that_has_no_tests_is_none(report):
    assert counted(report(0), 5).failed == 0
