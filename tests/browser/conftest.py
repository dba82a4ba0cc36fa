"""A real browser against a real server; left out, with a sentence, where there is no browser or no built client."""

import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import Browser, Error, expect
from tests.server.house import House
from tools import forks

if TYPE_CHECKING:
    from stage import Stage

ROOT = Path(__file__).parents[2]
MOMENT = 2000
"""Milliseconds that a page has to tell what it shows after a failure."""
MUCH = 600
"""Characters of a page that are told."""
CLIENT = ROOT / "src" / "skulduggery" / "server" / "client" / "index.html"

sys.path.append(str(ROOT / "tools"))  # what takes pictures of the screens also leads tests there
sys.modules["forks"] = forks  # the same for both: then one process is forked


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots answer at once."""
    one = House(tmp_path_factory.mktemp("browser") / "data")
    yield one
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


@pytest.fixture(scope="package")
def stage(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Stage]":
    """Tables at all kinds of moments."""
    from stage import stage as tables

    with tables(tmp_path_factory.mktemp("stage")) as one:
        yield one


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    from visit import PATIENCE, chromium, find_chromium

    if find_chromium() is None or not CLIENT.is_file():
        pytest.skip("no chromium, or the browser client is not built: ./dev test says why")
    expect.set_options(timeout=PATIENCE)
    with chromium() as one:
        yield one


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell with a failure what the open pages show."""
    report = yield
    browser = cast("Browser | None", item.funcargs.get("browser"))
    if report.failed and call.when == "call" and browser:
        for page in [page for context in browser.contexts for page in context.pages]:
            try:
                shown = page.locator("body").inner_text(timeout=MOMENT)
            except Error as error:
                shown = str(error)
            report.sections.append((f"page {page.url}", " / ".join(shown.split("\n"))[:MUCH]))
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Function) -> Iterator[None]:
    """Close the pages that a test leaves open, because they would stay connected to their tables and go on drawing.

    The context of a `Visitor` stays open: a fixture shares it between the tests of a module.
    """
    from visit import KEEPERS

    browser = cast("Browser | None", item.funcargs.get("browser"))
    try:
        for context in browser.contexts if browser else ():
            left = {*context.pages} - KEEPERS
            if len(left) == len(context.pages):
                context.close()
                continue
            for page in left:
                page.close()
    finally:
        yield
