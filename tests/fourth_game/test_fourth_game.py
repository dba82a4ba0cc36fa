"""A game of another package, registered by an entry point: the house plays it everywhere, with no file changed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.test_table import page_of
from tests.server.house import House

import skulduggery

HERE = Path(__file__).parent
PACKAGE = Path(skulduggery.__file__).parents[1]  # of the build that is tested
PATHS = {"PYTHONPATH": f"{PACKAGE}{os.pathsep}{HERE}"}
MOST_LINES = 300

LEARNED = """
from pettingzoo.test import api_test
from skulduggery import api
from skulduggery.environments import aec
from skulduggery.environments.registered import GAMES

assert GAMES[-1] == "kuhn"
api_test(aec.env("kuhn"), num_cycles=100)
env = aec.Raw("kuhn")
env.reset(seed=1)
assert {env.action_space(agent).n for agent in env.possible_agents} == {2}
"""


class KuhnHouse(House):
    """A server that finds the game on its path: a Python of its own, which no fork is."""

    before = ("env",)
    environment: ClassVar[dict[str, str]] = PATHS


def command(*arguments: str, said: str = "") -> str:
    """Run the program with the game on its path; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "skulduggery.cli.main", *arguments],
        env=os.environ | PATHS, input=said, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def kuhn_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = KuhnHouse(tmp_path_factory.mktemp("kuhn") / "data")
    yield house
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_it_is_small() -> None:
    """A game needs at least rules, the knowledge of seats, and answers in words and numbers."""
    assert len((HERE / "kuhn_poker" / "game.py").read_text().splitlines()) < MOST_LINES


def test_many_games() -> None:
    """Between bots: two deals in three are decided by the cards alone, so the better player wins a little more."""
    found = json.loads(command("simulate", "kuhn", "--seats", "heuristic", "random", "--games", "300", "--json"))
    assert found["games"] == 300
    assert sum(found["scores"]) == 0
    assert 2 * 300 <= found["decisions"] <= 3 * 300


def test_the_arena() -> None:
    """Searches re-deal it from what a seat knows, and play it out."""
    found = json.loads(command("arena", "kuhn", "--bot", "sharp", "--against", "random", "--deals", "20", "--json"))
    assert found["games"] == 40
    assert found["faults"] == []
    assert found["acts"]["could"] > 0  # a bet may bluff


def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    """To its end, with a log that is read again."""
    log = tmp_path / "kuhn.jsonl"
    said = command("play", "kuhn", "--bot", "random", "--seed", "3", "--log", str(log), said="?\n\n2\n2\n\n")
    assert "How to play here" in said
    assert "The rules for this question" not in said, "it names none"
    assert "card: king" in said
    assert "Game over" in said
    assert command("replay", str(log))


def test_an_environment() -> None:
    """PettingZoo's own test, with an action for each answer."""
    subprocess.run([sys.executable, "-W", "ignore", "-c", LEARNED], env=os.environ | PATHS, check=True)


def test_a_server(kuhn_house: House) -> None:
    """It is offered, its view is sent as names and values, and nobody is sent another seat's card."""
    kuhn = next(one for one in kuhn_house.call("games").json() if one["id"] == "kuhn")
    assert kuhn["seats"] == [2, 2]
    assert kuhn_house.call("games/kuhn/cards").json() == {"game": "plain", "id": "kuhn"}


def test_a_game_in_the_browser(kuhn_house: House, browser: Browser) -> None:
    """From the lobby to the points, on a plain board."""
    page = page_of(browser, kuhn_house)
    card = page.locator("section.game[data-game=kuhn]")
    expect(card.locator("h2")).to_have_text("kuhn")
    card.locator(".main").get_by_text("against 1 bot").click()
    board = page.locator("dl.sheet-paper")
    expect(board.locator("dt")).to_have_text(["bets", "card", "moves", "scores"])
    option = page.locator("[data-option]:enabled").filter(has_text="bet")
    option.click()  # a bet is answered by a bet or a pass: either ends the game
    page.get_by_role("button", name="Rematch").wait_for()
    expect(page.locator("tr th").first).to_have_text("You")
    assert page.faults == []  # type: ignore[attr-defined]


def test_whoever_writes_a_game_is_helped_by_types() -> None:
    """The game passes mypy as strictly as the house does."""
    options = ["--strict", "--config-file", os.devnull, "--cache-dir", os.devnull, str(HERE / "kuhn_poker")]
    env = os.environ | {"MYPYPATH": str(HERE.parents[1] / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
