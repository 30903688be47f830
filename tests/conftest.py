"""Short runs by default, long ones when ORRERY_LONG=1 (`make long`)."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from orrery import games

LONG = os.environ.get("ORRERY_LONG") == "1"

# The short run is derandomized so that a submission never fails by somebody else's bad luck; the long run explores.
settings.register_profile(
    "default", max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "long", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("long" if LONG else "default")
if not LONG:
    # Nor by what else has been imported: Hypothesis tries the numbers and words that it finds in our modules, of which
    # a process has those that the tests before it have read.
    vars(providers)["is_local_module_file"] = lambda path: False


@pytest.fixture(autouse=True)
def pocket(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command keeps on its device, it keeps out of whoever's home runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / "state"))


@pytest.fixture(autouse=True, scope="module")
def titles_as_found() -> Iterator[None]:
    """Whatever titles the tests of a file bring in leave with them: those of the next count on it."""
    found = games.names()
    yield
    assert games.names() == found


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Three on two cores: half of the tests wait for browsers and servers most of the time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if LONG:
        return
    skip = pytest.mark.skip(reason="a long run: ORRERY_LONG=1, or `make long`")
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(skip)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Whatever needed a second chance is named: it is a fault of the test or of the page, and to be mended."""
    needed = terminalreporter.stats.get("rerun", [])
    if needed:
        terminalreporter.section("second chances", yellow=True)
    for report in needed:
        crash = getattr(report.longrepr, "reprcrash", None)
        why = crash.message.partition("\n")[0] if crash else ""
        terminalreporter.line(f"SECOND CHANCE {report.nodeid} ({report.when}): {why}", yellow=True)
