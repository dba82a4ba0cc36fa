"""The screen of every question: it fits terminals down to 80x24, in four languages, with the whole table in sight."""

import random
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from rich.cells import cell_len
from tests.tui.typist import shown, terminal

from skulduggery import api
from skulduggery.api import NATURE, Ask, Rng, Value
from skulduggery.games.scoundrels.game import FACES, FREE, SLOTS
from skulduggery.record import Record
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.session import Session
from skulduggery.tui.table import Menu

PLAYERS = ("Anna", "Boris", "Carla", "Dora", "Emil", "Fritz")
GAMES: dict[str, tuple[int, dict[str, Value]]] = {
    "crooks": (4, {}),
    "scoundrels": (4, {"mode": "extended", "six_scoundrels": True, "strategy_cards": True, "suspicion": "windows"}),
    "mayhem": (6, {"mode": "high-octane", "hardcore_cards": True, "deal_protocol": "sequential", "ledger_help": True}),
}
"""The most players, and options that make the tables fullest."""
SIZES = ((80, 24), (100, 30), (132, 43))


def asked(game: str, seed: int) -> Iterator[tuple[Record, Ask]]:
    """Yield a game at each of its questions to a player."""
    seats, options = GAMES[game]
    record = Record(api.make_rules(game, seats, options), Rng(seed), PLAYERS[:seats])
    chance = random.Random(seed)
    while pending := api.pending(record.state):
        ask = pending[0]
        if ask.seat != NATURE:
            yield record, ask
        drawn = chance.choice(ask.options) if ask.options else ask.draw(Rng(chance.randrange(1000)))
        record.answer(ask.seat, drawn)


def screens(record: Record, ask: Ask, code: str, size: tuple[int, int]) -> Iterator[tuple[Menu, str]]:
    """Yield the menu of a question, each page of its screen, and the same of each first further menu."""
    at = terminal([], *size, live=True)
    session = Session(at, record, {}, Texts(code, record.rules.game), None)
    session.screen.alone = True
    session.since[ask.seat] = max(len(session.story.messages(ask.seat)) - 30, 1)
    question, key = session.first(ask)
    menus = [session.table.menu(question.ask, api.view(question.state, ask.seat))]
    menus[0].refused = session.refused(ask.seat, menus[0])
    menus[0].instead = key
    while True:
        before = len(shown(at))
        session.draw(ask.seat, menus, False)
        yield menus[-1], re.sub(r"\x1b\[[\d;]*[A-Za-z]", "", shown(at)[before:]) + "> "
        menus[-1].first = menus[-1].next
        if not menus[-1].first:
            further = [one.then for one in menus[-1].choices if one.then is not None]
            if not further:
                return
            menus.append(further[-1])


def facts(record: Record, ask: Ask, code: str) -> list[str]:
    """Return what must stand on the screen of a seat, as regular expressions."""
    view = cast(Any, api.view(record.state, ask.seat))
    texts = Texts(code, record.rules.game)
    names = [texts("you") if seat == ask.seat else name for seat, name in enumerate(record.players)]
    if record.rules.game == "crooks":
        found = [rf"{re.escape(names[seat])}.* {re.escape(texts.money(n))} .*│" for seat, n in enumerate(view.money)]
        return [*found, rf"A\W{re.escape(texts.money(view.piles[0])) if view.piles[0] else '–'}"]
    if record.rules.game == "mayhem":
        found = [rf"─\W{n + 1}\W.*" + (names[ruler][:3] if ruler >= 0 else "") for n, ruler in enumerate(view.control)]
        for seat, gang in enumerate(view.gangs):
            found.append(names[seat])
            if gang.side >= 0 and not gang.out:
                members, prospects = gang.dudes[seat]
                home = rf"{members}\+{prospects}"
                found.append(rf"{names[seat]}.*( {gang.heat} .*{home}|☼{gang.heat} ●\d+ ⌂{home})")
        return found
    found = [rf"{names[seat]} .*{re.escape(texts.money(one.money))}" for seat, one in enumerate(view.sheets)]
    for sheet in view.sheets:
        found.append(
            "".join(f"{name}{'·' if card == FREE else '[^·]'}.*" for name, card in zip(SLOTS, sheet.slots, strict=True))
        )
    hand = " ".join(FACES[face] for face in view.sheets[ask.seat].hand) or "–"
    found.append(rf"{texts('table-hand')} {hand} +{texts('table-marks')}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_fits_and_shows_the_table(
    game: str, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    """No line is wider than the terminal, and question, choices, last events and table are seen at once."""
    width, height = size
    every = 1 if request.config.getoption("--long") else 9
    pages = 0
    for number, (record, ask) in enumerate(asked(game, size[0])):
        if number % every:
            continue
        code = LANGUAGES[number % len(LANGUAGES)]
        paged = ""
        for menu, screen in screens(record, ask, code, size):
            lines = screen.split("\n")
            assert len(lines) <= height, screen
            assert max(map(cell_len, lines)) <= width, screen
            table, _, below = screen.partition(Texts(code)("since") + " ─")
            for fact in facts(record, ask, code):
                assert re.search(fact, table), (fact, screen)
            words = re.sub(r"\s+", " ", below)
            assert re.sub(r"\s+", " ", menu.question) in words, screen
            paged = f"{paged if menu.first else ''} {words} "
            assert menu.next or all(f" {one.key} " in paged for one in menu.choices), screen
            pages += menu.first > 0
    assert pages or size != (80, 24) or game != "scoundrels"
