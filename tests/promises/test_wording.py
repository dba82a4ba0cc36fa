"""Terminal and browser say the same sentences: both by the table of the game, each in its own language."""

import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tools import record as tool

from skulduggery import api
from skulduggery.api import SPECTATOR, AnyView, Ask, Event
from skulduggery.documents import news, rooms
from skulduggery.record import Message, Record
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.tables import table
from skulduggery.wording.tables import Nouns, Wording

ROOT = Path(__file__).parents[2]
GAMES = ("crooks", "scoundrels", "mayhem")
ENOUGH = 4
"""The number of sentences of each kind."""
say_answer = Wording.answer
FACTS: dict[str, list[tuple[str, tuple[Any, ...]]]] = {
    "crooks": [
        ("lead", (0, 2, 1, 7, 4, 8, 1, ())), ("lead", (1, 2, 1, 7, 4, 1, 2, (1,))),
        ("lead", (0, 0, 0, 5, 5, 2, 0, (1,))), ("loss", (0, 3, 1, 1, 3, 1)), ("gang", (1, 4, 1, 3, 2, 4, 5)),
        ("strong", (0, 27, 1, 74, 7)), ("seen", (0, 7, 3, 7)), ("level", (0, 1, 3, 8)),
        ("modifier", (0, 2, 3, 2)), ("total", (0, 4, 21, 1, 1, 3)), ("spot", (0, 9, 1, 1)),
        ("spot", (0, 9, 1, 2)), ("look", (0, 2, 1, 3)), ("secret", (0, 5, 3, 1, 5)), ("margin", (1, 2, 1, 3, 0, 3, 1)),
        ("money", (0, 1, 11)), ("money", (1, 0, 11)),
    ],
    "mayhem": [
        ("fight", (0, 58, 24, 4, 1, 3, 58)), ("sites", (0, 1, 9, 1, [])), ("sites", (1, 1, 9, 3, [(0, None)])),
        ("sites", (0, 1, 8, 2, [(0, 2)])), ("ousted", (0, 1, 1, 9)), ("force", (0, 1, 9, 3)),
        *[(kind, (later, 2, 5)) for kind in ("cash", "guns", "drugs", "prospects") for later in (0, 1)],
        *[("members", (later, 2, 5, more)) for later in (0, 1) for more in (0, 1)],
        ("heat", (0, 1, 2)), ("patch", (0, 1)), ("yield", (1, 2, 9, 2, 1, 0)), ("against", (1, 2, 9, 3, 1, 2)),
        ("sold", (0, 1, 2, 8, 2)), ("stored", (0, 1, 2, 4)), ("no-heat", (0, 1, 1, 2, 2)), ("no-heat", (0, 1, 3, 4, 0)),
        ("no-heat-card", (0, 1, 1, 7)), ("no-heat-fall", (0, 1, 4)), ("armed", (0, 1, 2, 72, 28)),
        ("armed-sure", (0, 1, 1, 72)), ("safe", (0, 1, 92)), ("safe", (0, 1, 100)), ("lost", (0, 1, 8)),
        ("spare", (0, 1, 2, 3)), ("purse", (0, 1, 1, 9)),
    ],
    "scoundrels": [
        ("safe", (0, 1, 4, 2, 7, 4.4)), ("safe", (1, 1, 4, 2, 7, 4.4)), ("scouted", (1, 1, 4, 2, 7, 4.4)),
        ("stolen", (1, 6, 4, 6, 11)), ("safes", (0, 1, 1, 5)), ("safes", (0, 0, 2, 11)),
        ("hired", (1, 1, 11, 3, 2)), ("icons", (0, 1, 2)), ("reputation", (0, 1, -1, -1)), ("money", (1, 4, 4)),
        ("henchmen", (0, 1, 2)), ("honest", (0, 1, 1, 0)), ("spare", (0, 1, 3)), ("opens", (0, 1, 1, 1, 11, 3)),
        ("opens", (0, 1, 1, 2, 11, 3)), ("scouted", (0, 1, 4, 2, 7, 4.4)),
        ("marked", (0, 1, 12, 5, 5, 1)), ("marked", (0, 1, 12, 5, 4, 0)), ("links", (0, 1, 2)),
    ],
}  # fmt: skip
"""Facts of hints."""
SELDOM = {game: [Event(f"fact-{kind}", args) for kind, args in facts] for game, facts in FACTS.items()}
SELDOM["mayhem"] += [Event("out", (1, (3, 0, 1))), Event("last-die", (0, 3, 8)), Event("order", (0, 4, 7))]
"""Events that occur in no recorded game."""


def spelled(text: str) -> str:
    """Without the marks by which a browser keeps words in one line."""
    return text.replace("\u00a0", " ").replace("\u2060", "")


class Heard(Texts):
    """Notes which texts are asked for."""

    def __init__(self, language: str, game: str, heard: set[str]) -> None:
        super().__init__(language, game)
        self.heard = heard

    def __call__(self, id: str, **args: str | int) -> str:
        self.heard.add(id)
        return super().__call__(id, **args)


def sort_of(message: Message, seat: int, heard: set[str]) -> str:
    """Return the sort of a sentence: its kind, its reader, what is hidden from the reader, the roles, the texts."""
    return repr([message[0], *[None if one is None else one == seat for one in message], *sorted(heard)])


def sentences(record: Record, words: dict[str, Any], heard: set[str], told: Counter[str]) -> Iterator[dict[str, Any]]:
    """Yield events, questions, answers and notes of a game, with what the terminal says to each reader, by language.

    ``heard``: the texts that the terminal asks for.
    """
    eyes = [*range(record.rules.seats), SPECTATOR]
    for n, state in zip(range(len(record.entries)), record.states(), strict=False):
        for event in [*record.happened(n), *([] if n else SELDOM.get(record.rules.game, []))]:
            for seat in eyes:
                message = event.told(seat)
                heard.clear()
                sort = sort_of(message, seat, heard) if message and words["en"].say(message, seat) else ""
                if message and told[sort] < ENOUGH:
                    told[sort] += 1
                    said = {code: spelled(one.say(message, seat).text) for code, one in words.items()}
                    yield {"seat": seat, "message": message, "said": said}
        for ask in [one for one in api.pending(state) if one.seat >= 0]:
            sort = repr((ask.kind, len(ask.options) == 1))
            if told[sort] < ENOUGH:
                told[sort] += 1
                yield from asked(record, ask, api.view(state, ask.seat), rooms.view(state, ask.seat), words)
        for seat in range(record.rules.seats):
            view = api.view(state, seat)
            heard.clear()
            notes = words["en"].notes(view)
            sort = repr(("notes", seat, len(notes), *sorted(heard)))
            if notes and told[sort] < ENOUGH:
                told[sort] += 1
                said = {code: spelled("\n".join(one.notes(view))) for code, one in words.items()}
                yield {"seat": seat, "view": rooms.view(state, seat), "said": said}


def asked(record: Record, ask: Ask, view: AnyView, sent: object, words: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a question, and each answer of the table of words that the terminal's menu for it names."""
    line = {"seat": ask.seat, "ask": news.asked(record.rules, ask, "q"), "view": sent}
    said: dict[str, str] = {}
    answers: dict[str, dict[str, str]] = {}
    for code, one in words.items():
        with pytest.MonkeyPatch.context() as patch:

            def answer(table: Wording, nouns: Nouns, kind: str, args: Sequence[Any], code: str = code) -> str:
                text = say_answer(table, nouns, kind, args)
                answers.setdefault(msgspec.json.encode((kind, *args)).decode(), {})[code] = spelled(text)
                return text

            patch.setattr(Wording, "answer", answer)
            said[code] = spelled(one.menu(ask, view).question)
    yield line | {"said": said}
    for call, texts in answers.items():
        yield line | {"answer": json.loads(call), "said": texts}


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_says_what_the_terminal_says(game: str, tmp_path: Path) -> None:
    told: Counter[str] = Counter()
    games: list[dict[str, Any]] = []
    for path in sorted((ROOT / "tests" / "recorded" / game).glob("*.log")):
        record = tool.read(path)
        players = ["Anna", "Boris", "Carla", "Dora", "Egon", "Fred"][: record.rules.seats]
        heard: set[str] = set()
        words = {code: table(record.rules, players, Heard(code, game, heard)) for code in LANGUAGES}
        lines = list(sentences(record, cast(Any, words), heard, told))
        cards = rooms.cards(game, record.rules.cards)
        games.append({"game": game, "cards": cards, "players": players, "lines": lines})
    assert sum(len(one["lines"]) for one in games) > 100
    file = tmp_path / "said.json"
    file.write_bytes(msgspec.json.encode(games))
    done = subprocess.run(
        ["npx", "vitest", "run", "--reporter=dot"],
        cwd=ROOT / "web",
        env={**os.environ, "SKULDUGGERY_SAID": str(file)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    report = json.loads((tmp_path / "said.json.compared").read_text("utf-8"))
    assert report["sentences"] == sum(len(one["lines"]) for one in games) * len(LANGUAGES)
