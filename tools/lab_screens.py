"""The screens of the lab, added to the list of all screens."""

from account_screens import signed_up
from playwright.sync_api import FilePayload
from screens import screen
from visit import Visit

from skulduggery import api


def lab(visit: Visit, text: str | None = None) -> None:
    """Open the lab with an account; with ``text``, wait until that card file is read."""
    signed_up(visit)
    visit.page.goto(f"{visit.stage.server.address}/lab")
    visit.page.locator("figure").last.wait_for()
    if text is not None:
        file: FilePayload = {"name": "night-shift.toml", "mimeType": "application/toml", "buffer": text.encode()}
        visit.page.locator("input[type=file]").set_input_files(file)


@screen
def lab_change(visit: Visit) -> None:
    lab(visit)
    visit.page.locator("form input").first.fill("4")
    visit.page.locator("form input").first.blur()
    visit.page.locator("article li code").wait_for()


@screen
def lab_file(visit: Visit) -> None:
    cards = api.house_file("scoundrels")
    lab(visit, cards.replace('effect = "discard-self => gain(4)"', "unsupported = true", 1))
    visit.click("summary")
    visit.page.locator("details li").first.wait_for()


@screen
def lab_refused(visit: Visit) -> None:
    lab(visit, api.house_file("crooks").replace("level = 1\n", "level = 11\n").replace("piles", "heaps"))
    visit.page.locator("[role=alert] li").first.wait_for()
