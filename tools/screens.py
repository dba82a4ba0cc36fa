"""Every screen of the browser client and how to get there, for pictures (tools/shots.py) and for tests."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from playwright.sync_api import WebSocketRoute
from stage import Table
from visit import MOST_ANSWERS, Visit, Visitor

Way = Callable[[Visit], None]
SCREENS: dict[str, Way] = {}
"""All screens by name."""


def screen(way: Way) -> Way:
    """Add the way to a screen to the list."""
    SCREENS[way.__name__.replace("_", "-")] = way
    return way


@contextmanager
def at(visitor: Visitor, name: str) -> Iterator[Visit]:
    """Yield a screen by its name, drawn and still."""
    with visitor.visit() as one:
        SCREENS[name](one)
        one.settle()
        yield one


def sizes(name: str) -> tuple[str, ...]:
    """Return the sizes at which a screen is worth a look."""
    plain = name.removeprefix("scoundrels-").removeprefix("mayhem-")
    table = plain.startswith(("ask-", "table-", "replay"))
    return ("laptop", "phone", "zoomed", "narrow", *(("tablet",) if table else ()))


@screen
def lobby_empty(visit: Visit) -> None:
    visit.page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    visit.lobby()


@screen
def lesson(visit: Visit) -> None:
    visit.lobby()
    visit.click("[data-game=crooks] .learn")
    visit.click("[data-start]")
    for _ in range(2):
        visit.click("[data-next]")
    visit.page.locator(".tip").first.wait_for()


@screen
def lobby_tables(visit: Visit) -> None:
    for name in ("waiting", "full", "beginning", "others"):
        visit.stage.table(name)
    part(visit, "tables", visit.stage.table("others"), visit.stage.table("over"))


@screen
def lobby_mine(visit: Visit) -> None:
    part(visit, "mine", visit.stage.table("others"), visit.stage.table("over"), visit.stage.table("recruit"))
    visit.page.locator("[data-part=mine] strong").wait_for()


@screen
def lobby_watch(visit: Visit) -> None:
    for name in ("beginning", "others"):
        visit.stage.table(name)
    part(visit, "watch")
    visit.page.locator("[data-part=watch] .button").first.wait_for()


def part(visit: Visit, name: str, *tables: Table) -> None:
    """Show a part of the lobby to a person with seats at these tables."""
    visit.lobby(*tables)
    if tables:
        visit.page.locator(".resume").first.wait_for()
    visit.click(".parts .button", ("play", "tables", "mine", "watch").index(name))
    visit.page.locator(f"[data-part={name}] h2").first.scroll_into_view_if_needed()


@screen
def lobby_new_table(visit: Visit) -> None:
    visit.lobby()
    visit.click("[aria-expanded]")
    visit.page.locator("form select").first.select_option("4")
    visit.page.locator("form .seat select").last.select_option("sharp")
    visit.page.locator("form .seat select").last.select_option("sharp:persona=braggart")  # a bot for the same seat
    visit.page.locator("form .seat select:not(.character)").nth(1).select_option("here")
    visit.page.locator("form").scroll_into_view_if_needed()


@screen
def lobby_down(visit: Visit) -> None:
    visit.keep()
    visit.page.route("**/api/**", lambda route: route.abort())
    visit.page.goto(visit.stage.server.address)
    visit.page.get_by_role("alert").wait_for()


@screen
def credits(visit: Visit) -> None:
    visit.keep()
    visit.page.goto(f"{visit.stage.server.address}/credits")
    visit.page.locator("h1").wait_for()


@screen
def rules_page(visit: Visit) -> None:
    visit.keep()
    visit.page.goto(f"{visit.stage.server.address}/rules/mayhem/MM-HEAT-06")
    visit.page.locator("#rule-MM-HEAT-06").wait_for()


@screen
def letters_stop(visit: Visit) -> None:
    visit.keep()
    visit.page.goto(f"{visit.stage.server.address}/stop/{visit.stage.table('waiting').id}/nothing")
    visit.page.locator("button").click()
    visit.page.get_by_role("alert").wait_for()


@screen
def waiting_host(visit: Visit) -> None:
    visit.sit(visit.stage.table("waiting"), ".waiting")


@screen
def waiting_by_link(visit: Visit) -> None:
    visit.sit(visit.stage.table("waiting").by_others(), ".waiting form")


@screen
def waiting_full(visit: Visit) -> None:
    visit.sit(visit.stage.table("full"), ".waiting")


def at_leisure(visit: Visit) -> tuple[Table, str]:
    """Start a table of two people with an hour for each question; return it and the other's token."""
    server = visit.stage.server
    who = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = server.post("tables", {"game": "crooks", "seats": who, "terms": {"clock": 3600, "late": "bot"}})
    joined = server.post(f"tables/{made['table']}/join", {"name": "Bea"})
    server.post(f"tables/{made['table']}/start", token=made["token"])
    return Table(server, made["table"], made["seat"], made["token"]), joined["token"]


@screen
def clock_and_motion(visit: Visit) -> None:
    table, other = at_leisure(visit)
    visit.sit(table, "[role=timer]")
    table.server.post(f"tables/{table.id}/end", token=other)
    visit.page.locator("[data-notice]").wait_for()


def at_one_device(visit: Visit) -> None:
    """Show a table of two people who pass the device around, while it is covered."""
    table, other = at_leisure(visit)
    visit.keep([table, replace(table, seat=1, token=other)])
    visit.page.goto(f"{table.server.address}/table/{table.id}")
    visit.page.locator("[data-take]").wait_for()


@screen
def hand_over(visit: Visit) -> None:
    at_one_device(visit)


@screen
def hand_over_next(visit: Visit) -> None:
    at_one_device(visit)
    visit.click("[data-take]")
    for _ in range(MOST_ANSWERS):
        visit.page.locator("[data-option]:enabled").first.wait_for()
        if visit.page.locator("[data-hand-over]").count():
            return
        visit.page.evaluate("document.querySelector('[data-option]:enabled').click()")
    raise AssertionError("nobody else is asked")


@screen
def waiting_for_a_share(visit: Visit) -> None:
    server = visit.stage.server
    who = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = server.post("tables", {"game": "crooks", "seats": who, "shares": True})
    server.post(f"tables/{made['table']}/join", {"name": "Bea"})  # not in a browser, so it has no share
    visit.sit(Table(server, made["table"], made["seat"], made["token"]), ".waiting [role=status]:not(:empty)")


@screen
def gave_up(visit: Visit) -> None:
    table, other = at_leisure(visit)
    table.server.post(f"tables/{table.id}/resign", token=other)
    visit.sit(table)


@screen
def ask_recruit_first(visit: Visit) -> None:
    visit.sit(visit.stage.table("beginning"))


@screen
def ask_recruit(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))


@screen
def ask_pass(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))
    visit.page.keyboard.press("p")
    visit.page.locator('[data-ask="pass"]').wait_for()


@screen
def ask_take(visit: Visit) -> None:
    visit.sit(visit.stage.table("take"))


@screen
def ask_place(visit: Visit) -> None:
    visit.sit(visit.stage.table("place"))


@screen
def ask_side(visit: Visit) -> None:
    visit.sit(visit.stage.table("side"))
    visit.click("[data-option]")
    visit.page.locator(".sides").wait_for()


@screen
def ask_swap(visit: Visit) -> None:
    visit.sit(visit.stage.table("swap"))


@screen
def ask_kill(visit: Visit) -> None:
    visit.sit(visit.stage.table("kill"))


@screen
def ask_spy(visit: Visit) -> None:
    visit.sit(visit.stage.table("spy"))


@screen
def ask_why_not(visit: Visit) -> None:
    visit.sit(visit.stage.table("take"))
    visit.click(".barred")
    visit.page.locator(".refused").wait_for()


@screen
def what_is_this(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))
    visit.page.locator(".hideouts .empty").first.click(button="right")
    visit.page.locator("dialog .rule").first.wait_for()


@screen
def table_others_turn(visit: Visit) -> None:
    visit.sit(visit.stage.table("others"), ".ask .waiting")


@screen
def table_known(visit: Visit) -> None:
    visit.sit(visit.stage.table("known"))


@screen
def table_killed(visit: Visit) -> None:
    visit.sit(visit.stage.table("killed"))
    if visit.look.size == "laptop":
        visit.page.locator(".log .kill").last.scroll_into_view_if_needed()


@screen
def table_secret_strict(visit: Visit) -> None:
    visit.sit(visit.stage.table("secret"))
    visit.side("notes")


@screen
def table_spectator(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit").by_others(), ".ask .waiting")


@screen
def table_away(visit: Visit) -> None:
    visit.sit(visit.stage.table("away"), ".frame:has(#ask) [data-notice=away] .button")  # the bar is drawn last


@screen
def table_disconnected(visit: Visit) -> None:
    table = visit.stage.table("recruit")
    visit.keep([table])
    sockets: list[WebSocketRoute] = []

    def once(socket: WebSocketRoute) -> None:
        if sockets:
            socket.close()
        else:
            socket.connect_to_server()
        sockets.append(socket)

    visit.page.route_web_socket(re.compile("/socket$"), once)
    visit.page.goto(f"{table.server.address}/table/{table.id}")
    visit.page.locator("[data-option]").first.wait_for()
    sockets[0].close()
    visit.page.locator(".toast").wait_for()


@screen
def table_ended(visit: Visit) -> None:
    visit.sit(visit.stage.table("ended"), ".ask .waiting")


@screen
def table_over(visit: Visit) -> None:
    visit.sit(visit.stage.table("over"), ".ask .options .button")


@screen
def scoring_begins(visit: Visit) -> None:
    visit.play_on(visit.stage.make("last"), ".night .count", "[data-option=pass], [data-option=yes]")


@screen
def scoring(visit: Visit) -> None:
    visit.sit(visit.stage.table("over"), ".ask .options .button")
    visit.click(".ask .options .button")
    visit.page.locator(".scoring .end").wait_for()


@screen
def card_enlarged(visit: Visit) -> None:
    visit.sit(visit.stage.table("place"))
    visit.lift(".hand")


@screen
def chat(visit: Visit) -> None:
    visit.sit(visit.stage.table("others"), ".ask .waiting")
    visit.side("chat")


@screen
def log(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))
    visit.side("log")


@screen
def notes(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))
    visit.side("notes")


@screen
def help(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))
    visit.page.keyboard.press("?")
    visit.page.locator("dialog .help").wait_for()


@screen
def rules(visit: Visit) -> None:
    visit.sit(visit.stage.table("place"))
    visit.page.keyboard.press("r")
    visit.page.locator("dialog .rule").first.wait_for()


@screen
def rules_search(visit: Visit) -> None:
    visit.sit(visit.stage.table("place"))
    visit.page.keyboard.press("r")
    visit.page.locator("dialog input[type=search]").fill("zzz")
    visit.page.locator("dialog .none").wait_for()


@screen
def rule_of_refusal(visit: Visit) -> None:
    ask_why_not(visit)
    visit.click(".refused .link")
    visit.page.locator("dialog .focus").wait_for()


@screen
def settings(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))
    visit.menu()


@screen
def end_for_all(visit: Visit) -> None:
    visit.sit(visit.stage.table("recruit"))
    visit.menu()
    visit.click("dialog .menu > .button", 3)


@screen
def menu_over(visit: Visit) -> None:
    visit.sit(visit.stage.table("over"), ".ask .options .button")
    visit.menu()


@screen
def replay_start(visit: Visit) -> None:
    visit.review(visit.stage.table("over"))


@screen
def replay(visit: Visit) -> None:
    visit.review(visit.stage.table("over"))
    slider = visit.page.locator(".steer input")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))


@screen
def replay_log(visit: Visit) -> None:
    replay(visit)
    if visit.look.size != "laptop":
        visit.click("header .button")
        visit.page.locator("dialog .log").wait_for()


@screen
def replay_eyes(visit: Visit) -> None:
    visit.keep([visit.stage.table("over")])
    table = visit.stage.table("over")
    visit.page.goto(f"{table.server.address}/review/{table.id}?step=30&seat=1")
    visit.page.locator(".steer .eyes").wait_for()


@screen
def replay_share(visit: Visit) -> None:
    table = visit.stage.table("short")
    table.server.post(f"tables/{table.id}/open", token=table.token)
    visit.review(table)
    visit.page.locator(".steer input").fill("12")
    visit.click("[data-share]")
    visit.page.locator("dialog [data-copy]").wait_for()


@screen
def replay_on(visit: Visit) -> None:
    replay(visit)
    visit.click("[data-on]")
    visit.page.locator("dialog [type=submit]:enabled").wait_for()


@screen
def replay_embedded(visit: Visit) -> None:
    table = visit.stage.table("short")
    table.server.post(f"tables/{table.id}/open", token=table.token)
    visit.keep()
    visit.page.goto(f"{table.server.address}/embed/{table.id}?step=12")
    visit.page.locator(".steer").wait_for()


@screen
def waiting_continued(visit: Visit) -> None:
    table = visit.stage.table("short")
    who = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = table.server.post(f"tables/{table.id}/continue", {"step": 5, "seats": who}, table.token)
    visit.sit(Table(table.server, made["table"], made["seat"], made["token"]), ".waiting")


@screen
def replay_curve(visit: Visit) -> None:
    visit.look_back(visit.stage.table("short"))


@screen
def replay_summary(visit: Visit) -> None:
    visit.look_back(visit.stage.table("short"))
    visit.click("[data-luck]")
    visit.page.locator("dialog [data-verdict]").first.wait_for()


@screen
def hint(visit: Visit) -> None:
    visit.hint(visit.stage.table("recruit"))


@screen
def replay_closed(visit: Visit) -> None:
    visit.review(visit.stage.table("over").by_others(), ".trouble")


@screen
def no_such_table(visit: Visit) -> None:
    visit.keep()
    visit.page.goto(f"{visit.stage.server.address}/table/nowhere")
    visit.page.locator(".trouble").wait_for()


@screen
def loading(visit: Visit) -> None:
    table = visit.stage.table("recruit")
    visit.keep([table])
    visit.page.add_init_script("fetch = () => new Promise(() => {})")  # an answer that never comes
    visit.page.goto(f"{table.server.address}/table/{table.id}")
    visit.page.locator(".loading").wait_for()


@screen
def error(visit: Visit) -> None:
    table = visit.stage.table("recruit")
    visit.keep([table])
    visit.page.route("**/cards", lambda route: route.fulfill(status=500, body="{}"))
    visit.page.goto(f"{table.server.address}/table/{table.id}")
    visit.page.locator(".trouble").wait_for()
