"""Fixtures of the test in the browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import CLIENT


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Debian's Chromium, for one test: no other test of this worker can run an event loop while it is open."""
    from visit import PATIENCE, chromium, find_chromium

    if find_chromium() is None or not CLIENT.is_file():
        pytest.skip("no chromium, or the browser client is not built: ./dev test says why")
    expect.set_options(timeout=PATIENCE)
    with chromium() as one:
        yield one
