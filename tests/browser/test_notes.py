"""To be told that the table waits: how people ask for it at the table, and what the browser shows of it."""

import json
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.test_table import page_of
from tests.server.house import new_table
from tests.server.test_notes import awaited, coded, mailing, stopping
from tools.services import until
from visit import QUIET

NOTES = "async () => (await (await navigator.serviceWorker.ready).getNotifications())"


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """A Chromium that shows notes: its build without windows keeps none."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("no whole chromium: ./dev test says why")
    one = browser.browser_type.launch(executable_path=path, args=QUIET)
    yield one
    one.close()


def test_told_by_mail_and_by_the_browser(tmp_path: Path, whole_browser: Browser) -> None:
    """By mail with the code that came there. By the browser only if people allow it: else it says what they can do; so
    it does where no push service answers, as here. A push is shown as a notification, and the worker that shows it does
    nothing else. A link in a letter stops letters, by a button."""
    with mailing(tmp_path, "[push]\n") as (house, come):
        table, tokens = new_table(house, "me", "open")
        with ThreadPoolExecutor(1) as elsewhere:  # in this thread Playwright has a loop of its own
            seat = elsewhere.submit(awaited, house, table, tokens[0]).result()
        held = {"table": table, "seat": seat, "token": tokens[seat], "game": "crooks", "at": 0}
        page = page_of(whole_browser, house, f"{house.address}/table/{table}", held=[held], workers="allow")
        page.get_by_role("button", name="More").click()

        page.get_by_label("by e-mail to").fill("bea@example.org")
        page.get_by_role("button", name="Send me a code").click()
        page.get_by_label("Code", exact=True).fill(coded(come()))
        page.get_by_role("button", name="Notify me").click()
        expect(page.get_by_label("bea@example.org")).to_be_checked()

        push, alert = page.get_by_label("in this browser"), page.get_by_role("alert")
        push.click()
        expect(alert).to_contain_text("blocks notifications")
        expect(push).not_to_be_checked()
        page.context.grant_permissions(["notifications"])
        push.click()
        expect(alert).to_contain_text("can’t be reached")
        expect(push).not_to_be_checked()

        workers: list[Any] = []
        session = page.context.new_cdp_session(page)
        session.on("ServiceWorker.workerRegistrationUpdated", lambda event: workers.extend(event["registrations"]))
        session.send("ServiceWorker.enable")
        until(lambda: page.wait_for_timeout(50) or workers, "the page has no worker")
        note = {"title": "Crooks", "text": "Ada: a table of Crooks waits for you.", "path": f"/table/{table}"}
        id = workers[0]["registrationId"]
        pushed = {"origin": house.address, "registrationId": id, "data": json.dumps(note)}
        there = f"async () => (await ({NOTES})()).map(one => [one.title, one.body, one.tag])"

        def shown() -> Any:
            """Deliver the message, again if need be: Chromium forgets a note that is asked for as it is shown."""
            session.send("ServiceWorker.deliverPushMessage", pushed)
            page.wait_for_timeout(500)
            return page.evaluate(there)

        until(shown, "no note is shown")
        assert page.evaluate(there) == [[note["title"], note["text"], note["path"]]]

        page.goto(house.address)  # away from the table
        letters = stopping(come(), table)
        page.goto(f"{house.address}/stop/{table}/{letters}")
        page.get_by_role("button", name="Stop the e-mails").click()
        expect(page.get_by_role("status")).to_contain_text("any more e-mails about this table")
        assert house.get(f"tables/{table}/notes", tokens[seat])["mine"] == []
        assert page.faults == []  # type: ignore[attr-defined]
