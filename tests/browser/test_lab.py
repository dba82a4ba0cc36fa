"""The lab in the browser: a card is changed, drawn, and what the change does is seen while it is played."""

import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.test_table import page_of
from tests.server.house import House

from skulduggery import api

GAMES = ("Crooks", "3000 Scoundrels", "Men of Mayhem")


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose lab is open to strangers."""
    one = House(tmp_path_factory.mktemp("lab") / "data", "--lab", "everybody")
    yield one
    one.stop(signal.SIGTERM)  # in its own time: who is killed can't take away what its processes share
    assert one.faults() == ""


def told_too_little(route: Route) -> None:
    """Answer as the server does as long as too few deals were played."""
    run = route.fetch().json()
    for worth in run["found"]["worths"]:
        worth |= {"gain": None, "off": False}
    for move in run["found"]["wins"]:
        move["moved"] = None
    route.fulfill(json=run)


def test_a_card_is_changed_drawn_and_measured(lab: House, browser: Browser) -> None:
    """Strangers may here. A change that can't be is refused in words, another one is drawn at once; deals are played
    until they are stopped, and a card of each game is drawn."""
    page = page_of(browser, lab, f"{lab.address}/lab")
    for title in reversed(GAMES):
        page.get_by_role("combobox", name="Game").select_option(title)
        expect(page.locator("figure")).to_have_count(2)
    page.get_by_role("combobox", name="Card").select_option("Lookout")
    expect(page.get_by_text("Change a value first")).to_be_visible()
    after = page.locator("figure").last
    level = page.get_by_label("level", exact=True)
    level.fill("11")
    level.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("level can't be 11")
    level.fill("10")
    level.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("crook.lookout.level=10")).to_be_visible()
    expect(page.get_by_text("Change a value first")).to_have_count(0)
    expect(after).to_contain_text("10")
    page.get_by_label("Players").fill("2")
    page.get_by_role("button", name="Play deals").click()
    expect(page.get_by_text("Taking it changes a player’s chance to win by")).to_contain_text("Lookout.")
    page.route("**/api/lab/runs/*", told_too_little)
    expect(page.get_by_text("Taken too rarely so far to say what it is worth.")).to_contain_text("Lookout.")
    expect(page.get_by_role("row", name="player 1")).to_contain_text("too few deals")
    expect(page.get_by_text("Taking it changes a player’s chance to win by")).to_have_count(0)
    page.unroute("**/api/lab/runs/*")
    expect(page.get_by_text("Taking it changes a player’s chance to win by")).to_contain_text("Lookout.")
    expect(page.get_by_role("row", name="lead changes")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text("Stopped after")).to_be_visible()
    page.get_by_role("button", name="Undo crook.lookout.level=10").click()
    expect(level).to_have_value("1")
    expect(page.get_by_role("button", name="Play deals")).to_be_disabled()
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_card_file_of_ones_own(lab: House, tmp_path: Path, browser: Browser) -> None:
    """By keyboard. The page lists each problem of the file in one sentence. Once they are mended, it draws the cards,
    and people can change them, measure them against the file as it was, and save them with everything that wasn't
    changed."""
    path = tmp_path / "night-shift.toml"
    text = api.house_file("scoundrels").replace('{ en = "Cow", it', '{ en = "Goat", it') + "# the last word\n"
    page = page_of(browser, lab, f"{lab.address}/lab")

    def pick(content: bytes) -> None:
        path.write_bytes(content)
        with page.expect_file_chooser() as choosing:
            page.get_by_role("button", name="Open a card file").press("Enter")
        choosing.value.set_files(path)

    pick(text.replace('"discard-self => gain(4)"', '"gian(4)"').replace("level = 1", "level = 0").encode())
    problems = page.get_by_role("alert").get_by_role("listitem")
    expect(problems.first).to_contain_text(re.compile("^night-shift.toml line [0-9]+: job 'cow' "))
    assert len(problems.all()) > 1
    pick(text.encode("utf-16"))
    expect(page.get_by_role("alert")).to_have_text("night-shift.toml isn’t a UTF-8 text file.")
    pick(b"#" * 300_000)
    expect(page.get_by_role("alert")).to_contain_text("too long")
    expect(page.get_by_role("combobox", name="Game")).to_have_value("crooks")
    pick(text.encode())
    expect(page.get_by_role("combobox", name="Game")).to_have_value("scoundrels")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("combobox", name="Card").select_option("Goat")
    expect(page.locator("figure").first).to_contain_text("Goat")
    effect = page.get_by_label("effect", exact=True)
    effect.fill("discard-self => gain(9)")
    effect.press("Tab")
    expect(page.locator("figure").last).to_contain_text("$9")
    expect(page.locator("figure").first).to_contain_text("$4")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save as a card file").press("Enter")
    assert downloading.value.suggested_filename == "night-shift.toml"
    saved = downloading.value.path().read_text("utf-8")
    moved = [one for one in zip(text.splitlines(), saved.splitlines(), strict=True) if one[0] != one[1]]
    assert 'effect = "discard-self => gain(9)"' in [new for _, new in moved]
    assert len(moved) == 2  # and that it is the house's own now
    page.get_by_label("Players").fill("2")
    page.get_by_role("button", name="Play deals").click()
    # Hires are rare: a slow machine may still say that it needs more games.
    measured = re.compile("Taking it changes a player’s chance to win by|Taken too rarely so far")
    expect(page.get_by_text(measured)).to_contain_text("Goat.")
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_role("button", name="Back to the house cards").press("Enter")
    page.get_by_role("combobox", name="Card").select_option("Cow")
    assert page.faults == []  # type: ignore[attr-defined]


def test_a_crook_of_ones_own_has_a_face(lab: House, tmp_path: Path, browser: Browser) -> None:
    """The composer comes with the first unknown card and draws the same bust at a table and in the lab. Without the
    composer the pictogram stays, and the cards of the house need none."""
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r'(\[\[crook\]\]\nid = ")', r"\1my-", api.house_file("crooks")))

    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]

    def at_a_table(change: Callable[[Any], None], *, lost: bool = False) -> tuple[Page, list[str]]:
        """Open a table whose crooks are changed on their way to the page; return the page and what it asked for."""
        made = lab.post("tables", {"game": "crooks", "options": {}, "seats": seats})
        page = page_of(browser, lab, held=[{**made, "game": "crooks", "at": 0}])
        composer = re.compile(r"/assets/crooks-[^/]+\.js")
        wanted: list[str] = []

        def changed(route: Route) -> None:
            cards = route.fetch().json()
            for crook in cards["crooks"]:
                change(crook)
            route.fulfill(json=cards)

        page.route("**/api/tables/*/cards", changed)
        page.on("request", lambda request: wanted.append(request.url) if composer.search(request.url) else None)
        if lost:
            page.route(composer, lambda route: route.abort())
        page.goto(f"{lab.address}/table/{made['table']}")
        page.locator("[data-option]:enabled").first.click()
        page.locator(".crook").first.wait_for()
        return page, wanted

    def rename(crook: Any) -> None:
        crook["id"] = f"my-{crook['id']}"

    page, wanted = at_a_table(rename)
    crook = page.locator(".crook").first
    name, drawn = crook.locator(".name").inner_text(), crook.locator("img").get_attribute("src")
    assert drawn is not None
    assert drawn.startswith("data:image/svg+xml,")
    assert crook.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
    assert len(wanted) == 1
    plain, wanted = at_a_table(lambda _: None)
    plain.locator(".crook img").first.wait_for()
    assert wanted == []
    lost, wanted = at_a_table(rename, lost=True)
    lost.locator(".crook .picture svg").first.wait_for()
    expect(lost.locator(".crook img")).to_have_count(0)
    assert len(set(wanted)) == 1, "the preload and the import may each ask for it"

    bench = page_of(browser, lab, f"{lab.address}/lab")
    with bench.expect_file_chooser() as choosing:
        bench.get_by_role("button", name="Open a card file").click()
    choosing.value.set_files(path)
    bench.get_by_role("button", name="Back to the house cards").wait_for()
    bench.get_by_role("combobox", name="Card").select_option(name)
    expect(bench.locator("figure img").first).to_have_attribute("src", drawn)
    for one in (page, plain, lost, bench):
        assert one.faults == []  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("game", "kinds", "picture", "many"),
    [("scoundrels", ("jobs", "traits"), ".saloon .full image", 3 * 3), ("mayhem", ("places",), ".site .scene img", 1)],
)
def test_cards_of_ones_own_have_pictures(
    lab: House, browser: Browser, game: str, kinds: tuple[str, ...], picture: str, many: int
) -> None:
    """The composer draws what the build doesn't know: all layers of a scoundrel, the scene of a Site."""
    made = lab.post("tables", {"game": game, "options": {}, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]})
    page = page_of(browser, lab, held=[{**made, "game": game, "at": 0}])

    def renamed(route: Route) -> None:
        cards = route.fetch().json()
        for kind in kinds:
            for card in cards[kind]:
                card["id"] = f"my-{card['id']}"
        route.fulfill(json=cards)

    page.route("**/api/tables/*/cards", renamed)
    page.goto(f"{lab.address}/table/{made['table']}")
    drawn = """([picture, many]) => {
      const addresses = (one) => one.getAttribute('src') ?? one.getAttribute('href')
      const found = [...document.querySelectorAll(picture)].map(addresses)
      return found.length >= many && found.every((one) => one.startsWith('data:image/svg+xml,')) && found[0]
    }"""
    address = page.wait_for_function(drawn, arg=[picture, many]).json_value()
    decodes = "at => Object.assign(new Image(), { src: at }).decode().then(() => true)"
    assert page.evaluate(decodes, address)
    assert page.faults == []  # type: ignore[attr-defined]


def test_problems_are_told_in_the_readers_language(lab: House, tmp_path: Path, browser: Browser) -> None:
    """Those of a file and those of a change, in German and, once that is chosen, in Russian, with no English left."""
    path = tmp_path / "night.toml"
    path.write_text(api.house_file("scoundrels").replace('"discard-self => gain(4)"', '"gian(4)"'))
    page = page_of(browser, lab, f"{lab.address}/lab", locale="de-DE", language="de")
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Kartendatei öffnen").click()
    choosing.value.set_files(path)
    told = page.get_by_role("alert").get_by_role("listitem")
    wrong = r"night\.toml Zeile \d+: job 'cow' effect ist nicht lesbar, Spalte 1: 'gian' ist kein Schritt; "
    expect(told).to_have_text(re.compile(wrong + r"gemeint ist vielleicht 'gain'\.$"))
    page.get_by_role("combobox", name="Sprache").select_option("ru")
    wrong = r"night\.toml, строка \d+: job 'cow' effect не читается, столбец 1: 'gian' — не шаг; возможно, "
    expect(told).to_have_text(re.compile(wrong + r"имелось в виду 'gain'\.$"))
    page.get_by_role("combobox", name="Карта").select_option("Наводчица")
    level = page.get_by_label("level", exact=True)
    level.fill("11")
    level.press("Tab")
    refused = "изменённые карты: crook 'lookout' level не может быть 11; нужно целое число от 1 до 10."
    expect(page.get_by_role("alert").last).to_have_text(f"С этими картами нельзя играть: {refused}")
    assert page.faults == []  # type: ignore[attr-defined]


def test_strangers_are_told_where_they_may_not(house: House, browser: Browser) -> None:
    """In their language. The lobby links to the lab, and next to it to the account."""
    page = page_of(browser, house, locale="de-DE", language="de")
    page.get_by_role("link", name="Das Labor").click()
    expect(page.get_by_role("alert")).to_contain_text("Melde dich an")
    page.get_by_role("link", name="Anmelden").click()
    expect(page).to_have_url(re.compile(r"/account$"))
    assert page.faults == []  # type: ignore[attr-defined]
