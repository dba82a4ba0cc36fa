"""A real browser against a real server; left out, with a sentence, where there is no browser or no built client."""

import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.server.house import House

CLIENT = Path("src/skulduggery/server/client/index.html")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots answer at once."""
    one = House(tmp_path_factory.mktemp("browser") / "data")
    yield one
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    if path is None or not CLIENT.is_file():
        pytest.skip("no chromium, or the browser client is not built: ./dev test says why")
    with sync_playwright() as play:
        one = play.chromium.launch(executable_path=path, args=QUIET)
        yield one
        one.close()
