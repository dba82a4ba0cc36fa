"""What the test in the browser needs."""

from tests.browser.conftest import browser

__all__ = ["browser"]
