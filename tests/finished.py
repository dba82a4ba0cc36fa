"""A run of tests that can be stopped and resumed: ``--finished FILE`` lists the tests that have passed."""

from pathlib import Path

import pytest


class Finished:
    """The tests that have passed, kept in a file: a line for each, with its time in seconds, a tab and its id."""

    def __init__(self, path: Path, config: pytest.Config) -> None:
        self.path = path
        self.writes = not hasattr(config, "workerinput")
        self.seconds: dict[str, float] = {}
        if self.writes:
            self.before = (
                {line.partition("\t")[2] for line in path.read_text("utf-8").splitlines()} if path.exists() else set()
            )
        else:  # every worker must collect the same tests, even one that starts late
            self.before = set(config.workerinput["finished"])

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: object) -> None:
        """Hand the list to a worker of pytest-xdist."""
        node.workerinput["finished"] = sorted(self.before)  # type: ignore[attr-defined]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out the tests that have passed before."""
        done = [item for item in items if item.nodeid in self.before]
        if done:
            config.hook.pytest_deselected(items=done)
            items[:] = [item for item in items if item.nodeid not in self.before]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write a test down once its last phase has passed."""
        if not self.writes:
            return
        if report.failed:
            self.seconds.pop(report.nodeid, None)
        elif report.when == "setup":
            self.seconds[report.nodeid] = report.duration
        elif report.nodeid in self.seconds:
            self.seconds[report.nodeid] += report.duration
            if report.when == "teardown":
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(f"{self.seconds.pop(report.nodeid):.2f}\t{report.nodeid}\n")
