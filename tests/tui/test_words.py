"""Every event and every question of a game is put into words, in every language."""

import random
import re

import pytest
from rich.cells import cell_len
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from tests.promises.games import asked_kinds
from tests.tui.typist import shown, terminal

from skulduggery import api
from skulduggery.api import EVERYTHING, NATURE, SPECTATOR, Rng
from skulduggery.record import Message, Record
from skulduggery.text import LANGUAGES, Texts, _ids
from skulduggery.tui.table import Room
from skulduggery.tui.tables import table
from skulduggery.tui.terminal import hang

PLAYERS = ("Anna", "Boris", "Carla", "Dora")
EVENTS = {
    "deal", "first", "turn", "pass", "recruit", "take", "nothing", "place", "gain", "kill", "move", "spy-nothing",
    "spy-target", "spy-hideout", "reveal", "score-target", "score-gang", "end",
}  # fmt: skip
ASKS = asked_kinds("crooks")


class Listening(Texts):
    """Notes which texts were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "crooks")
        self.asked: set[str] = set()

    def __call__(self, id: str, **args: str | int) -> str:
        self.asked.add(id)
        text = super().__call__(id, **args)
        assert text
        assert "{" not in text
        return text


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_and_question_is_worded(code: str) -> None:
    texts = Listening(code)
    events: set[str] = set()
    asks: set[str] = set()
    wanted = {id for id in _ids("en", "crooks") if id.startswith(("event-", "ask-", "choice-"))}
    wanted -= {id for id in wanted if id.startswith("event-fact-")}  # of hints
    wanted -= {"ask-recruit-broke", "event-end-money", "event-end-shared", "event-end-you-money"}  # seldom: below
    for seed in range(300):
        if events == EVENTS and asks == ASKS and wanted <= texts.asked:
            break
        chance = random.Random(seed)
        rules = api.make_rules("crooks", 2 + seed % 3)
        record = Record(rules, Rng(seed), PLAYERS[: rules.seats])
        words = table(rules, record.players, texts)
        while pending := api.pending(record.state):
            ask = pending[0]
            asks.add(ask.kind)
            view = api.view(record.state, ask.seat)
            menu = words.menu(ask, view)
            assert menu.question
            assert menu.rules
            answers = [one.answer for top in menu.choices for one in (top.then.choices if top.then else [top])]
            assert sorted(answers) == sorted(ask.options)  # type: ignore[type-var]
            keys = [one.key for one in menu.choices]
            assert len(set(keys)) == len(keys)
            if chance.random() < 0.1:
                for room in Room:
                    for line in words.board(view, 80, room, menu.glow):
                        assert line.cell_len <= 80
            options = [one for one in ask.options if one != -1] or list(ask.options)
            record.answer(
                ask.seat, chance.choice(ask.options if ask.kind == "spy" or chance.random() < 0.05 else options)
            )
        told: list[Message] = []
        for event in (event for entry in record.events for event in entry):
            events.add(event.kind)
            told.append((event.kind, *event.args))
            for seat in (*range(rules.seats), SPECTATOR):
                assert words.say(event.told(seat), seat).text
            assert words.say((event.kind, *event.args), NATURE).text
        assert list(words.scoring(told, 0, 80))
        assert words.board(api.view(record.state, EVERYTHING), 80, Room.AMPLE, frozenset())
        for line in words.legend():
            assert line
    for money in ((3, 3), (4, 3)):
        end = ("end", (5, 5), money, (0, 1) if money[0] == money[1] else (0,))
        words = table(api.make_rules("crooks", 2), PLAYERS[:2], texts)
        for seat in (0, 1, SPECTATOR):
            assert list(words.scoring([end], seat, 80))
    assert events == EVENTS
    assert asks == ASKS
    assert wanted | {"event-end-money", "event-end-shared", "event-end-you-money"} <= texts.asked


def test_a_question_with_no_money_left() -> None:
    rules = api.make_rules("crooks", 2, {"secret_money": True})
    state = api.read_position(rules, "piles=A:dip+fence money=1,5 turn=1")
    words = table(rules, PLAYERS[:2], Texts("en", "crooks"))
    ask = api.pending(state)[0]
    menu = words.menu(ask, api.view(state, 0))
    assert menu.question == "You can’t afford any hideout."
    assert [one.key for one in menu.choices] == ["P"]
    assert "$?" in "".join(line.plain for line in words.board(api.view(state, 0), 80, Room.AMPLE, menu.glow))


MOVES = {
    "en": ("moves Lookout 1 O{} from target 5 to target 7", " and their own face-down crook"),
    "it": ("sposta «Palo» 1 O{} dal bersaglio 5 al bersaglio 7", " e un proprio scagnozzo coperto"),
    "de": ("verlegt „Aufpasserin“ 1 O{} von Ziel 5 zu Ziel 7", " und einen eigenen verdeckten Ganoven"),
    "ru": ("переводит от цели 5 к цели 7: «Наводчица» 1 O{}", " и своего бандита лицом вниз"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_moves_is_said_but_for_a_face_down_crook(code: str) -> None:
    rules = api.make_rules("crooks", 2)
    words = table(rules, PLAYERS[:2], Texts(code, "crooks"))
    sentence, hidden = MOVES[code]
    for row, besides in (("lookout", ""), ("~dip+lookout", hidden)):
        state = api.read_position(rules, f"piles=A:double+fence rows=1@5:{row} money=9,9 turn=1")
        state.events = []
        for said in (("recruit", "A"), ("take", "double"), ("place", "5", "ability"), ("swap", "7")):
            api.apply(state, 0, api.option(rules, api.pending(state)[0], said))
        (moved,) = [event for event in state.events if event.kind == "move"]
        assert words.say(moved.told(1), 1).text == sentence.format(besides)
        assert ("Dip" in words.say(moved.told(0), 0).text) == (code == "en" and besides != "")


def test_notes_say_what_is_seen() -> None:
    rules = api.make_rules("crooks", 2)
    position = "piles=A:dip,B:torpedo+fence rows=2@5:~bruiser money=9,9 turn=1 know=1:dip+bruiser"
    state = api.read_position(rules, position)
    words = table(rules, PLAYERS[:2], Texts("en", "crooks"))
    notes = words.notes(api.view(state, 0))
    assert "A and Boris at 5 together: The Dip 3 W, Bruiser 6 N" in notes


def test_long_lines_hang() -> None:
    text = hang(Text("one two three four five six seven eight nine ten"), 16)
    assert text.plain.split("\n") == ["one two three", "  four five six", "  seven eight", "  nine ten"]
    assert hang(Text("short"), 16).plain == "short"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_ends_between_a_figure_and_its_noun(code: str) -> None:
    points = {"en": "12 points", "it": "12 punti", "de": "12 Punkte", "ru": "12 очков"}[code]
    said = f"{points} 3 $ Anna\u00a0Berg "
    for width in range(20, 40):  # what is wider than a column must be broken
        at = terminal([], width=width)
        grid = Grid(said * 3)
        grid.add_row(said * 3)
        at.show(said * 3, Text(said * 3, "bold"), hang(Text(said * 3), width), Panel(Text(said * 3)), grid)
        text = shown(at)
        assert "\u00a0" not in text  # what is copied can be typed
        assert [text.count(one) for one in (points, "3 $", "Anna Berg")] == [18, 18, 18]
        assert max(cell_len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_stands_on_one_line_in_the_browser_does_in_the_terminal(code: str) -> None:
    """At any width, with all rules of a game: they have most figures."""
    texts = Texts(code, "mayhem")
    bound = re.compile(r"(?<![\w$])\d+ [^\W\d_]+|[\d?] \$")
    for width in (40, 61, 80):
        at = terminal([], width=width)
        rules = [texts.rule(id) for id in texts.rules()]
        at.show(*rules)
        assert len(bound.findall(shown(at))) == sum(len(bound.findall(rule)) for rule in rules) > 100
