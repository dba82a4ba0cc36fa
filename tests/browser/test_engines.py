"""A whole game of each kind in Firefox and in WebKit, by pointer, from the lobby to the scoring."""

import random
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest
from engines import Firefox, WebKit, Window
from tests.browser.conftest import CLIENT
from tests.browser.test_screens import CUT_OFF
from tests.browser.test_table import NOW
from tests.server.house import House

PICTURES = Path("build/engines")
STEPS = 2500
"""More than the longest game needs."""
LOOK_AT = 10
"""Steps after which a picture is taken and it is checked that all can be read."""
FREE = "[data-option]:enabled:not(.barred, [data-option='not-now'])"
"""Buttons that lead on."""
DONE = {"crooks": 0.02, "scoundrels": 0.4, "mayhem": 0.1}
"""The chance of pressing the button with the key 0, which passes or ends a choice of several, next to others."""
FLAT = """() => [...document.querySelectorAll('[data-place]')]
  .filter(one => one.checkVisibility() && one.querySelector('svg') && one.getBoundingClientRect().width < 8)
  .map(one => one.dataset.place)"""
"""Places of the table that hold a picture but have no width, so that the picture covers its neighbours."""

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda engine: engine.__name__)
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    """A page of one of the two."""
    engine: type[Window] = request.param
    if not all(map(which, engine.programs)) or not CLIENT.is_file():
        pytest.skip(f"no {engine.__name__}, or the browser client is not built: ./dev test --long says why")
    with engine.open() as one:
        yield one


class Player:
    """A player with a pointer, who takes pictures."""

    def __init__(self, window: Window, game: str) -> None:
        self.window = window
        self.game = game
        self.luck = random.Random(game)

    def lobby(self, house: House, language: str) -> None:
        """Open the lobby for the first time."""
        self.window.go(f"{house.address}/favicon.svg")
        kept = {"language": language, "pace": "none", "name": "Ada"}
        self.window.call(
            """kept => {
              localStorage.clear()
              for (const key in kept) localStorage[`skulduggery-${key}`] = JSON.stringify(kept[key])
            }""",
            kept,
        )
        self.window.go(house.address)

    def play(self) -> None:
        """Play to the end."""
        for step in range(STEPS):
            shown = self.window.wait(f"() => {{ const now = ({NOW})(); return /^(over|asked)/.test(now) && now }}")
            if shown == "over":
                return
            if step % LOOK_AT == 0:
                self.look(str(step))
            if self.press():
                self.window.wait(f"before => ({NOW})() !== before || !!document.querySelector('.refused')", shown)
        raise AssertionError("the game came to no end")

    def press(self) -> bool:
        """Press a button that leads on; return False if it has gone."""
        keys = self.window.call(
            "free => [...document.querySelectorAll(free)].map(one => one.querySelector('kbd')?.textContent)", FREE
        )
        if not keys:
            return False
        done = self.luck.random() < DONE[self.game]
        return self.window.click(
            FREE, self.luck.choice([i for i, key in enumerate(keys) if (key == "0") == done] or [0])
        )

    def look(self, moment: str) -> None:
        """Take a picture, and see to it that all can be read."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        name = f"{self.game}-{moment}-{type(self.window).__name__}.png"
        (PICTURES / name).write_bytes(self.window.picture())
        assert self.window.call(CUT_OFF) == []
        assert self.window.call(FLAT) == []


@pytest.mark.parametrize(("game", "language"), [("crooks", "en"), ("scoundrels", "de"), ("mayhem", "ru")])
def test_a_game_against_bots(house: House, window: Window, game: str, language: str) -> None:
    player = Player(window, game)
    player.lobby(house, language)
    against = f"[data-game={game}] .row .button"
    window.wait("against => !!document.querySelector(against)", against)
    player.look("lobby")
    window.click(against)
    player.play()
    player.look("end")
    assert window.call("() => document.querySelectorAll('.scoring').length") == 1
    assert window.faults() == []
    window.call("() => { setTimeout(() => { throw Error('planted') }) }")
    window.wait("() => faults.length")
    assert "planted" in window.faults()[0]
