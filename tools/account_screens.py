"""The screens of accounts, added to the list of all screens."""

from itertools import count

from screens import screen
from visit import Visit

PASSWORD = "correct horse battery staple"
_numbers = count(1)


def signed_up(visit: Visit) -> None:
    """Sign up with a new account that has a game."""
    visit.keep([visit.stage.table("recruit")])
    here = f"{visit.stage.server.address}/api"
    name = f"Ada Lovelace {next(_numbers)}"
    assert visit.page.request.post(f"{here}/accounts", data={"name": name, "password": PASSWORD}).ok
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    assert visit.page.request.post(f"{here}/tables", data={"game": "crooks", "seats": seats, "private": True}).ok


def entry(visit: Visit, way: int) -> None:
    """Open one way to log in, by its place among the others."""
    visit.keep()
    visit.page.goto(f"{visit.stage.server.address}/account")
    visit.page.locator("form").wait_for()
    if way:
        visit.click(".ways .link", way - 1)


@screen
def account_log_in(visit: Visit) -> None:
    entry(visit, 0)


@screen
def account_sign_up(visit: Visit) -> None:
    entry(visit, 1)


@screen
def account_recover(visit: Visit) -> None:
    entry(visit, 2)


@screen
def account_code(visit: Visit) -> None:
    entry(visit, 1)
    visit.page.locator("form input").first.fill(f"Ada Lovelace {next(_numbers)}")
    visit.page.locator("form input").last.fill(PASSWORD)
    visit.click("form .main")
    visit.page.locator("code").wait_for()


@screen
def account_refused(visit: Visit) -> None:
    entry(visit, 0)
    visit.page.locator("form input").last.fill(PASSWORD)
    visit.click("form .main")
    visit.page.get_by_role("alert").wait_for()


@screen
def account(visit: Visit) -> None:
    signed_up(visit)
    visit.page.goto(f"{visit.stage.server.address}/account")
    visit.page.locator(".row").nth(2).wait_for()


STANDING = {
    "games": 23, "won": 9, "rating": 1164, "spread": 201, "rated": 17, "place": 3,
    "tally": {"could": 84, "hid": 31, "caught": 12, "doubted": 20, "right": 13},
    "curve": [1000, 1041, 1063, 1050, 1012, 978, 1004, 1055, 1090, 1071, 1110, 1102, 1139, 1180, 1131, 1150, 1164],
}  # fmt: skip
PERSON = {
    "name": "Ada Lovelace", "program": False, "listed": True, "page": 0, "total": 69,
    "standings": [{"game": game, **STANDING} for game in ("crooks", "mayhem", "scoundrels")],
    "history": [
        {
            "table": "abcdefgh", "game": "scoundrels", "at": 1.79e9, "seat": 1,
            "names": ["—", "Ada Lovelace", "R2", "Bea"], "programs": [False, False, True, False],
            "place": 2, "score": 31, "change": -14, "open": True,
        },
        {
            "table": "abcdefgi", "game": "crooks", "at": 1.789e9, "seat": 0, "names": ["Ada Lovelace", "Bea"],
            "programs": [False, False], "place": 1, "score": 44, "change": 33, "open": False,
        },
    ],
}  # fmt: skip
"""A person who has played for a while, which no stage does."""


@screen
def person(visit: Visit) -> None:
    visit.keep()
    visit.page.route("**/api/people?*", lambda route: route.fulfill(json=PERSON))
    visit.page.goto(f"{visit.stage.server.address}/people/Ada%20Lovelace")
    visit.page.locator("[data-game=mayhem] li").first.wait_for()


@screen
def person_unknown(visit: Visit) -> None:
    visit.keep()
    visit.page.goto(f"{visit.stage.server.address}/people/Nobody%20P.%20Much")
    visit.page.get_by_role("alert").wait_for()


@screen
def leaderboard(visit: Visit) -> None:
    visit.keep()
    names: list[tuple[str | None, str | None]] = [
        ("Ada Lovelace", None), (None, "ruthless"), ("Wolfeschlegelsteinhausenberger", None),
        (None, "sharp:persona=braggart"), ("Юлия", None), (None, "beginner"),
    ]  # fmt: skip
    lines = [
        {
            "place": n, "name": name, "bot": bot, "program": name == "Юлия", "rating": 1400 - 83 * n,
            "spread": 90 + 30 * n, "games": 900 // n,
        }
        for n, (name, bot) in enumerate(names, 1)
    ]  # fmt: skip
    board = {"game": "crooks", "page": 0, "total": 70, "leaders": lines}
    visit.page.route("**/api/leaderboard/*", lambda route: route.fulfill(json=board))
    visit.page.goto(f"{visit.stage.server.address}/leaderboard/crooks")
    visit.page.locator("tbody tr").last.wait_for()


@screen
def leaderboard_empty(visit: Visit) -> None:
    visit.keep()
    visit.page.goto(f"{visit.stage.server.address}/leaderboard/mayhem")
    visit.page.locator("article p").nth(1).wait_for()


@screen
def account_playing(visit: Visit) -> None:
    visit.page.route("**/api/account/profile*", lambda route: route.fulfill(json=PERSON))
    account(visit)
    visit.page.locator("[data-game=mayhem] li").first.wait_for()
    visit.page.locator("[type=checkbox]").scroll_into_view_if_needed()


@screen
def account_forget(visit: Visit) -> None:
    account(visit)
    visit.click("section:last-of-type .button", 1)
    visit.page.locator("section:last-of-type form").scroll_into_view_if_needed()


@screen
def account_bot(visit: Visit) -> None:
    visit.keep()
    here = f"{visit.stage.server.address}/api"
    assert visit.page.request.post(f"{here}/accounts", data={"name": f"R2 {next(_numbers)}", "password": PASSWORD}).ok
    assert visit.page.request.post(f"{here}/account/bot").ok
    visit.page.goto(f"{visit.stage.server.address}/account")
    visit.page.locator(".bot .button").wait_for()
    visit.click(".bot .button", 0)
    visit.page.locator(".token").scroll_into_view_if_needed()


@screen
def waiting_invite(visit: Visit) -> None:
    visit.sit(visit.stage.table("waiting"), ".waiting")
    visit.click(".waiting p .link", -1)  # after the code for cameras, if there is one
    visit.page.locator(".waiting form input").first.fill("R2")
    visit.click(".waiting form .button", 0)
    visit.page.get_by_role("alert").wait_for()


@screen
def lobby_known(visit: Visit) -> None:
    signed_up(visit)
    visit.page.goto(visit.stage.server.address)
    visit.page.locator(".game .row .button").last.wait_for()
    visit.page.locator("header a.button", has_text="Ada").wait_for()


@screen
def chat_to(visit: Visit) -> None:
    visit.sit(visit.stage.table("others"), ".ask .waiting")
    visit.side("chat")
    visit.page.locator("#chat-to").select_option(index=1)
    visit.page.locator(".to .link").first.wait_for()
