"""Nobody's words become a page's: markup through every door for text, in a browser that tells what its policy stops."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.test_table import page_of
from tests.server.house import House, Player, hello, said, until

IMAGE = "<img src=x onerror=window.hit=1>"
DRAWING = "<svg onload=window.hit=2>"
STYLE = "<style>*{display:none}</style>"
FLUENT = '{ $name } { web-motto } <b title="'
SCRIPT = "</script><script>window.hit=3</script>"


def sound(page: Page) -> None:
    """Nothing has run, nothing was even tried."""
    assert page.evaluate("window.hit") is None
    assert page.faults == []  # type: ignore[attr-defined]
    expect(page.locator("img[src=x], #app style, #app script")).to_have_count(0)


def meanwhile(scene: Coroutine[Any, Any, None]) -> None:
    """Let others act in a thread of its own, because the browser is driven from a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, scene).result()


def doctored(value: Any) -> Any:
    """Cards whose every name in a language is markup."""
    if isinstance(value, dict):
        return {key: doctored(one) if key != "en" else IMAGE for key, one in value.items()}
    return [doctored(one) for one in value] if isinstance(value, list) else value


def cards(route: Route) -> None:
    """Cards as a malicious host might write them."""
    response = route.fetch()
    route.fulfill(response=response, json=doctored(response.json()))


def test_markup_is_text_everywhere(house: House, browser: Browser) -> None:
    """Names of people and bots, chat to all and to one, card texts, addresses: in lobby, table, result and replay."""
    seats = [{"kind": "me", "name": IMAGE}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": DRAWING}]
    made = house.post("tables", {"game": "crooks", "seats": seats})
    guest = house.post(f"tables/{made['table']}/join", {"name": STYLE})
    held = [{**made, "game": "crooks", "at": 0}]
    page = page_of(browser, house, held=held, name=FLUENT)
    page.route("**/cards", cards)
    page.get_by_text(STYLE).first.wait_for()
    sound(page)
    page.goto(f"{house.address}/table/{made['table']}")
    for name in (IMAGE, STYLE, DRAWING):
        page.get_by_text(name).first.wait_for()
    house.post(f"tables/{made['table']}/start", token=made["token"])
    page.locator(".ask, .player").first.wait_for()

    async def talk() -> None:
        async with house.socket(made["table"]) as socket:
            await hello(socket, guest["token"])
            for to in (None, 0):
                await said(socket, {"t": "chat", "text": f"{SCRIPT}{to}", "to": to})
                await until(socket, "chat")

    meanwhile(talk())
    page.locator("#tab-chat").click()
    for to in ("None", "0"):
        page.get_by_text(f"{SCRIPT}{to}").first.wait_for()
    assert page.get_by_text(STYLE).count() > 0
    sound(page)

    async def finish() -> None:
        two = [Player(house, made["table"], one["token"], seat) for seat, one in enumerate((made, guest))]
        await asyncio.gather(*[one.play() for one in two])

    meanwhile(finish())
    page.goto(f"{house.address}/review/{made['table']}")
    page.locator(".steer").wait_for()
    assert page.get_by_text(DRAWING).count() + page.get_by_text(STYLE).count() > 0
    sound(page)
    page.goto(f"{house.address}/table/{IMAGE.replace('/', '')}")
    page.wait_for_load_state("networkidle")
    sound(page)


def test_what_is_refused_is_told_as_text(house: House, browser: Browser) -> None:
    """A refusal that says the name again."""
    made = house.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": IMAGE}, {"kind": "open"}]})
    page = page_of(browser, house, f"{house.address}/table/{made['table']}", locale="de-DE")
    page.locator("form input").fill(IMAGE)
    page.locator("form button").click()
    assert IMAGE in (page.locator("[role=alert]").text_content() or "")
    sound(page)


def test_the_policy_stops_what_would_get_in(house: House, browser: Browser) -> None:
    """That nothing was tried would show: markup, a script, a style, another server are stopped, and told of."""
    page = page_of(browser, house)
    page.locator(".row .button").first.wait_for()
    heard = """act => new Promise(found => {
      addEventListener('securitypolicyviolation', event => found(event.effectiveDirective), {once: true})
      try { eval(act) } catch {}
    })"""
    add = "document.body.append(Object.assign(document.createElement('{}'), {{{}}}))"
    for act, stopped in (
        ("import('http://127.0.0.2:1/x.js').catch(() => 0)", "script-src-elem"),
        (add.format("script", "src: '/favicon.svg'"), "require-trusted-types-for"),
        ("document.body.innerHTML = '<img src=x onerror=window.hit=1>'", "require-trusted-types-for"),
        ("trustedTypes.createPolicy('mine', {})", "trusted-types"),
        (add.format("style", "textContent: 'b {}'"), "style-src-elem"),
        ("document.body.setAttribute('style', 'color: red')", "style-src-attr"),
        (add.format("img", "src: 'http://127.0.0.2:1/x.png'"), "img-src"),
        (
            "document.head.append(Object.assign(document.createElement('base'), {href: 'http://127.0.0.2:1/'}))",
            "base-uri",
        ),
        ("fetch('http://127.0.0.2:1/').catch(() => 0)", "connect-src"),
        ("new WebSocket('ws://127.0.0.2:1/')", "connect-src"),
    ):
        assert page.evaluate(heard, act) == stopped, act
    assert page.evaluate("window.hit") is None


def test_other_pages_get_no_hold_of_ours(house: House, browser: Browser) -> None:
    """No frame around it, and a link from elsewhere learns nothing of the window that it opened."""
    page = browser.new_page()
    page.route("http://other.example/", lambda route: route.fulfill(body="<iframe></iframe>", content_type="text/html"))
    page.goto("http://other.example/")
    page.evaluate("address => new Promise(done => { const one = document.querySelector('iframe');"
                  "one.onload = done; one.src = address })", house.address)  # fmt: skip
    inner = page.frames[-1]
    expect(inner.locator("#app")).to_have_count(0)
    refused = page.evaluate(
        "address => fetch(address).then(() => 'read', () => 'refused')", f"{house.address}/api/tables"
    )
    assert refused == "refused"
    sent = page.evaluate(
        "address => fetch(address, {method: 'POST', mode: 'no-cors', body: '{}'}).then(() => 'sent', () => 'refused')",
        f"{house.address}/api/tables",
    )
    assert sent == "refused"
    page.close()
