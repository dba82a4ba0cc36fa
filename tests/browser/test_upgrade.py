"""Pages of games whose rules are gone: finished games can be watched as before, and a game that was running says why it
has ended."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.test_table import page_of
from tests.server.house import House
from tests.server.test_upgrade import NEWEST, OLDEST, Later, known_of, unpacked, wait_kept

SENTENCES = {
    "en-GB": "It has ended without counting for any rating",
    "it-IT": "È finita senza contare per i punteggi",
    "de-DE": "Sie wurde ohne Wertung beendet",
    "ru-RU": "Она завершена без рейтинга",
}


@pytest.fixture
def later(tmp_path: Path) -> House:
    """A server of later rules, over what the release before it has kept."""
    folder = unpacked(NEWEST, tmp_path / "data")
    before = House(folder)
    wait_kept(folder)
    before.stop(signal.SIGTERM)
    return Later(folder)


def test_pages_of_games_whose_rules_are_gone(later: House, browser: Browser, request: pytest.FixtureRequest) -> None:
    """In four languages, one of them in a short run; the record of each game is stepped through, in a short run of one
    of each kind."""
    long = request.config.getoption("--long")
    known = known_of(NEWEST)
    table, its = next(iter(known["running"].items()))
    for locale, sentence in [*SENTENCES.items()][None if long else -1 :]:
        held = [{"table": table, "seat": 0, "token": its["token"], "game": its["game"], "at": 0}]
        page = page_of(browser, later, f"{later.address}/table/{table}", held=held, locale=locale)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()
    kinds = {its["game"]: table for table, its in known["finished"].items()}
    for table, its in known["finished"].items():
        if not long and table != kinds[its["game"]]:
            continue
        held = [{"table": table, "seat": 0, "token": its["token"], "game": its["game"], "at": 0}]
        page = page_of(browser, later, f"{later.address}/review/{table}?step=5&seat=1", held=held)
        page.locator(".steer").wait_for()
        page.get_by_role("button", name="One step forward").click()
        page.wait_for_url("**/review/*?step=6&seat=1")
        page.goto(f"{later.address}/table/{table}")
        expect(page.locator(".board").first).to_be_visible()
        assert page.faults == []  # type: ignore[attr-defined]
        page.context.close()
    later.stop(signal.SIGTERM)


def test_pages_of_a_game_that_was_never_kept(tmp_path: Path, browser: Browser) -> None:
    """An older release has finished it by rules that are gone: table and review say so."""
    folder = unpacked(OLDEST, tmp_path / "data")
    house = House(folder)
    games = known_of(OLDEST)["finished"]
    table = next(id for id, its in games.items() if (its["game"], its["status"]) == ("scoundrels", "over"))
    held = [{"table": table, "seat": 0, "token": games[table]["token"], "game": "scoundrels", "at": 0}]
    page = page_of(browser, house, f"{house.address}/table/{table}", held=held)
    expect(page.get_by_role("alert")).to_contain_text("played under older rules that this server no longer has")
    page.goto(f"{house.address}/review/{table}")
    expect(page.locator("main")).to_contain_text("played under older rules that this server no longer has")
    house.stop(signal.SIGTERM)
    assert "Traceback" not in house.faults()
