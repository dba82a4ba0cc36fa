"""Problems of card files, logs, saves and arguments of commands are told in every language: every text with every
value, every kind of problem."""

import ast
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.fuzz import doors, mutate

import skulduggery
from skulduggery import api, codec, fair
from skulduggery.api import BadInput
from skulduggery.cli.given import write
from skulduggery.cli.main import main, parser
from skulduggery.engine.asks import Flaw
from skulduggery.text import LANGUAGES
from skulduggery.tui.play import play
from skulduggery.tui.replay import replay

PACKAGE = Path(skulduggery.__file__).parent
RULES = Path(__file__).parents[1] / "rules"
PARTS = {"file", "place", "not", "known", "meant", "read", "good", "no-answer"}
"""Texts that stand within others."""
CODES = {"say", "warn", "wrong", "places", "fail", "flaw", "ProgramError"}
"""The calls that take a code, with its place among the arguments."""
WHERE = {"say": 1, "warn": 1, "wrong": 3, "places": 3}
NUMBERS = (0, 1, 2, 5, 21)
CROOKS = (
    ("[setup.piles.2012]", "[setup.piles.2010]"), ("[setup.gang_points]", "[setup.points]"), ("level = 3", ""),
    ('"killer"', '"boss"'), ("2 = [2, 2, 3]", "2 = [3, 2, 2]"), ("2 = [2, 2, 3]", "2 = [0]"),
    ("2 = [2, 2, 3]", "2 = [9, 9]"),
    ('"spy"', '"wizard"'), ("['northside']", "['southside']"), ('"crook-2"', '"crook-1"'), ('"crook-1"', '"Crook"'),
    ("money = 9", "money = 9\ntargets = [3, 2]"), ("money = 9", "money = 9\ntargets = 3"), ("level = 3", "level = ="),
    ('level = "house"', 'level = "rumour"'), ("[setup", "[set-up"), ("[[crook]]", "[[crooks]]"),
)  # fmt: skip


class Texts(Visitor):
    """The parameters of texts, with the variants among which each chooses."""

    def __init__(self, code: str) -> None:
        source = (PACKAGE / "locale" / f"problems.{code}.ftl").read_text("utf-8")
        body = FluentParser().parse(source).body
        self.texts = {one.id.name.removeprefix("problem-"): one for one in body if isinstance(one, fluent.Message)}
        self.found: dict[str, set[str]] = {}

    def of(self, code: str) -> dict[str, set[str]]:
        self.found = {}
        self.visit(self.texts[code])
        return self.found

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.visit(self.texts[node.id.name.removeprefix("problem-")])

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        assert isinstance(node.selector, fluent.VariableReference)
        keys = {one.key.name if isinstance(one.key, fluent.Identifier) else one.key.value for one in node.variants}
        self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


ENGLISH = Texts("en")
SENTENCES = [code for code in ENGLISH.texts if code not in PARTS]
PLURALS = {"one", "few", "many", "other", "0"}


def clear(problem: str) -> None:
    """Fails unless this is a sentence with nothing left over of its making."""
    assert problem.isprintable()
    assert problem.endswith(".")
    assert not re.search(r"\{ ?\$|problem-|  | [:;,.]|\.\.$", problem), problem


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_with_all_that_can_be_put_into_it(language: str) -> None:
    """In each language the same choices, but for plurals, and a sentence for each of them."""
    texts = Texts(language)
    for code in SENTENCES:
        ours, theirs = texts.of(code), ENGLISH.of(code)
        assert {n: keys - PLURALS for n, keys in ours.items()} == {n: keys - PLURALS for n, keys in theirs.items()}
        for args in given(theirs):
            clear(Flaw(code, args).said(language))


def given(choices: dict[str, set[str]]) -> Iterator[dict[str, str | int]]:
    """Return each choice of a text once, together with the first of every other choice."""
    values: dict[str, list[str | int]] = {}
    for name, keys in choices.items():
        words = sorted(keys - PLURALS)
        values[name] = [*words] if words else [*NUMBERS] if keys else [f"x-{name}"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def faults() -> Iterator[tuple[str, str, str]]:
    """A game, and a passage of its card file with another in its place: each is a problem."""
    for game in ("scoundrels", "mayhem"):
        for case in tomllib.loads((RULES / game / "bad_cards.toml").read_text("utf-8"))["file"]:
            yield game, case["old"], case["new"]
    for old, new in CROOKS:
        yield "crooks", old, new


@pytest.mark.parametrize(("game", "old", "new"), [*faults()])
def test_every_fault_in_every_language(game: str, old: str, new: str) -> None:
    """The same file, line, card and value; and no English but in English."""
    text = doors.deck() if game == "crooks" else api.house_file(game)
    assert old in text
    with pytest.raises(BadInput) as error:
        api.read_cards(game, text.replace(old, new, 1), "mine.toml")
    everywhere(error.value)


def everywhere(error: BadInput) -> None:
    """Fails unless the same is said in every language."""
    told = {language: error.said(language) for language in LANGUAGES}
    assert told["en"] == error.problems
    for flaw, *sentences in zip(error.flaws, *told.values(), strict=True):
        assert isinstance(flaw, Flaw)
        assert len(set(sentences)) == len(LANGUAGES)
        for sentence in sentences:
            clear(sentence)
            for name in {"line", "place", "value", "word", "column", "guess"} & flaw.args.keys():
                assert flaw.args[name] == "none" or str(flaw.args[name]) in sentence
            assert sentence.startswith(flaw.file)
            assert flaw.line == "none" or flaw.line in sentence


def log(*changes: tuple[int, bytes | None]) -> bytes:
    """The log of a game, with other lines (counted from 1) in place of its own, or after the last (0)."""
    lines = doors.log().splitlines()
    for number, line in changes:
        lines[number - 1 : number or None] = [] if line is None else [lines[-1], line] if number == 0 else [line]
    return b"\n".join(lines)


def header(**changes: Any) -> bytes:
    """The same with other values in its first line."""
    return log((1, mutate.written({**json.loads(doors.log().splitlines()[0]), **changes})))


def save(**changes: Any) -> bytes:
    """A save of that game with other values."""
    return mutate.written({**json.loads(doors.saves()[10]), **changes})


def old_save(**changes: Any) -> bytes:
    """A save of the first format with other values in its table, or without it."""
    document = json.loads((Path(doors.__file__).parent / "data" / "save-1.json").read_bytes())
    return mutate.written({**document, "table": {**document["table"], **changes} if changes else 5})


SHUFFLE = {"listed": "[]", "key": "", "shares": []}
LOGS: tuple[tuple[str, Callable[[], bytes]], ...] = (
    ("bytes", lambda: b" " * (codec.LONGEST + 1)),
    ("log-empty", lambda: b"\n"),
    ("log-format", lambda: header(log=9)),
    ("log-bots", lambda: header(bots=[9])),
    ("document", lambda: header(cards=5)),
    ("document", lambda: log((3, b"["))),
    ("digest", lambda: header(digest="abc")),
    ("game", lambda: header(game="chess")),
    ("seats", lambda: header(seats=9)),
    ("players", lambda: header(players=["Ann"])),
    ("player-name", lambda: header(players=["", "Bea"])),
    ("log-entry", lambda: log((3, b'["1"]'))),
    ("log-who", lambda: log((3, b'["5","pass"]'))),
    ("log-rule", lambda: log((5, b'["2","take","crook-6"]'))),
    ("answer-words", lambda: log((4, b'["2","take","crook-5"]'))),
    ("answer-words", lambda: log((5, b'["2","take","crook-99"]'))),
    ("answer-words", lambda: log((4, b'["2","recruit","Z"]'))),
    ("answer-words", lambda: log((3, b'["nature","first","5"]'))),
    ("log-host", lambda: log((3, b'["host","dance"]'))),
    ("take-over", lambda: log((3, b'["host","take-over","1",""]'))),
    ("undo-none", lambda: log((2, b'["host","undo"]'))),
    ("answer-other", lambda: log((4, b'["1","recruit","C"]'))),
    ("resigned", lambda: log((3, b'["1","resign"]\n["1","resign"]'))),
    ("resign-over", lambda: log((0, b'["1","resign"]'))),
    ("answer-over", lambda: log((0, b'["1","pass"]'))),
)
"""Damaged logs, each with the code of what is wrong with it."""
SAVES: tuple[tuple[str, Callable[[], bytes]], ...] = (
    ("bytes", lambda: b" " * (codec.LONGEST + 1)),
    ("document", lambda: b"[]"),
    ("save-format", lambda: save(save=7)),
    ("save-effect", lambda: save(stack=[["nap", 0, 0, 0, []]])),
    ("save-chance", lambda: save(rng=-5)),
    ("save-lacks", lambda: mutate.written({"save": 1})),
    ("save-table", lambda: old_save()),
    ("save-1", lambda: old_save(passed=5)),
    ("save-1", lambda: old_save(passed=[1, 1])),
)
SHUFFLES: tuple[tuple[str, Callable[[], object]], ...] = (
    ("log-shuffle", lambda: codec.read_shuffle(log(), "mine")),
    ("document", lambda: codec.read_bots(header(shuffle=SHUFFLE), "mine")),
    ("document", lambda: codec.read_receipt(b"", "mine")),
    ("fair-list", lambda: fair.read_list(fair.Shuffle("[]", "", []), "mine")),
    ("fair-shares", lambda: fair.read_list(fair.Shuffle(dealt(), "", []), "mine")),
)


def dealt() -> str:
    """A list of what was fixed before a deal, with a seat."""
    seat = fair.ListedSeat("person", "Ann", "")
    return json.dumps(msgspec.to_builtins(fair.DealList("id", "crooks", "", {}, "", True, [seat], None, 0)))


@pytest.mark.parametrize(
    ("code", "read"),
    [
        *[(code, lambda data=data: codec.read_log(data(), "mine")) for code, data in LOGS],
        *[(code, lambda data=data: codec.read_save(data(), "mine")) for code, data in SAVES],
        *SHUFFLES,
    ],
)
def test_every_damaged_document(code: str, read: Callable[[], object]) -> None:
    """The file, the line where there are lines, and what is wrong there, in every language."""
    with pytest.raises(BadInput) as error:
        read()
    assert [(one.code, one.file) for one in error.value.flaws if isinstance(one, Flaw)] == [(code, "mine")]
    everywhere(error.value)


def codes() -> set[str]:
    """The codes of all problems in the program."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in CODES and len(node.args) > WHERE.get(name, 0):
                said = node.args[WHERE.get(name, 0)]
                for one in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        found.add(f"read-{one.value}" if name in ("fail", "ProgramError") else one.value)
    return found


def test_the_command_in_german(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command reports a fault, a warning and success; it also takes the language of the system."""
    path = tmp_path / "mine.toml"
    path.write_text(doors.deck().replace("level = 3", "level = 33", 1))
    assert main(["cards", "check", str(path), "--language", "de"]) == 2
    line = "Zeile 17: crook 'crook-1' level kann nicht 33 sein; nötig ist eine ganze Zahl von 1 bis 10."
    assert capsys.readouterr().err == f"{path} {line}\n"
    path.write_text(doors.deck())
    assert main(["cards", "check", str(path), "--language", "de"]) == 0
    assert capsys.readouterr().out == f"{path}: Mit diesen Karten kann gespielt werden.\n"
    assert main(["cards", "check", str(path), "--language", "fr"]) == 2
    monkeypatch.setenv("SKULDUGGERY_LANG", "de")
    assert main(["cards", "check", str(tmp_path / "none.toml")]) == 2
    assert "none.toml lässt sich nicht lesen" in capsys.readouterr().err


def test_a_damaged_game_in_italian_and_russian(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever command reads it: the file, the line and what is wrong."""
    path = tmp_path / "mine.jsonl"
    path.write_bytes(log((5, b'["2","take","crook-6"]')))
    for command in (["replay", str(path)], ["play", "--resume", str(path)], ["review", str(path)]):
        assert main([*command, "--language", "it"]) == 2
        assert capsys.readouterr().err == f"{path} riga 5: '2 take crook-6' è contro le regole (CR-RECRUIT-02).\n"
    path.write_bytes(log((4, b'["1","recruit","C"]')))
    monkeypatch.setenv("SKULDUGGERY_LANG", "ru")
    assert main(["replay", str(path)]) == 2
    said = "Здесь '1' ни о чём не спрашивают; на 'recruit' отвечает 2."
    assert capsys.readouterr().err == f"{path}, строка 4: {said}\n"


@pytest.mark.parametrize("table", ["crooks", "scoundrels", "mayhem"])
def test_words_that_answer_nothing(table: str) -> None:
    """Whatever is asked first, chance included; a shuffled deck is an order of numbers in the bigger games."""
    lines = doors.log(table).splitlines()
    found = set()
    for number in range(2, 20):
        who, *said = json.loads(lines[number - 1])
        wrong = [["dance"], [said[0], *said[1:-1], "x"]] if who == "nature" and table != "crooks" else [["dance"]]
        for words in wrong:
            changed = mutate.written([who, *words])
            with pytest.raises(BadInput) as error:
                codec.read_log(b"\n".join([*lines[: number - 1], changed]), "mine")
            found |= {one.code for one in error.value.flaws if isinstance(one, Flaw)}
            everywhere(error.value)
    assert "answer-words" in found  # others where the host spoke, or somebody took an offer


def test_commands_that_look_at_a_game(tmp_path: Path) -> None:
    """A wrong file, seat, receipt or language is refused in every language."""
    path, cut = tmp_path / "mine.jsonl", tmp_path / "cut.jsonl"
    path.write_bytes(log())
    cut.write_bytes(b"\n".join(log().splitlines()[:5]))
    refused("receipt-alone", "replay", str(path), "--receipt", "x")
    refused("unreadable", "replay", str(tmp_path / "none"))
    refused("unreadable", "replay", "--verify", str(tmp_path / "none"))
    refused("log-shuffle", "replay", "--verify", str(path))
    refused("seat", "review", str(path), "--seat", "9")
    refused("review-rounds", "review", str(path), "--rounds", "-1")
    refused("review-early", "review", str(cut))
    refused("spoken", "review", str(path), "--language", "xx")
    with pytest.raises(BadInput) as error:
        replay(path, seat=9)
    everywhere(error.value)


def test_commands_that_begin_a_game(tmp_path: Path) -> None:
    """The game, its players, options and cards, and its file."""
    log = tmp_path / "mine.jsonl"
    log.write_text("")
    refused("exists", "play", "crooks", "--log", str(log))
    refused("game", "play", "chess")
    refused("options-whose", "play", "--option", "edition=2016")
    refused("option", "play", "crooks", "--option", "colour=red")
    refused("option-nothing", "play", "crooks", "--option", "edition")
    refused("seats", "play", "crooks", "--bots", "9")
    refused("people-name", "play", "crooks", "--name", "Ann", "--name", "Ann")
    for code, bot in BOTS.items():
        refused(code, "play", "crooks", "--bots", "1", "--bot", bot)
        refused(code, "simulate", "crooks", "--seats", bot, bot)
    with pytest.raises(BadInput) as error:
        play("crooks", bots=["random"] * 3, seats=2)
    everywhere(error.value)
    assert error.value.said("ru") == ("1 человек и 3 бота — это больше, чем мест в игре: 2.",)


BOTS = {
    "bot": "smart", "bot-level": "sharp:speed=9", "bot-temperature": "learned:temperature=99",
    "bot-setting": "flat:breadth=3",
    "bot-renamed": "flat:rounds=9",
    "bot-word": "tree:select=best", "bot-number": "flat:rollouts=0",
}  # fmt: skip


def test_commands_that_show_cards(tmp_path: Path) -> None:
    """Unknown cards and pairs that don't match are refused in every language."""
    path = tmp_path / "mine.toml"
    path.write_text(doors.deck())
    refused("cards-all", "cards", "show", str(path), "spy")
    refused("cards-word", "cards", "show", "--game", "scoundrels", "filthy", "cat")
    refused("cards-pair", "cards", "show", "--game", "scoundrels", "filthy", "filthy")
    refused("cards-component", "cards", "show", "--game", "mayhem", "zzzzz")
    refused("cards-component", "cards", "show", "--game", "mayhem", "unleadet")
    with pytest.raises(BadInput) as error:
        write(tmp_path / "none" / "mine", b"")
    everywhere(error.value)


def refused(code: str, *words: str) -> None:
    """Fails unless a command refuses what it is given, with this code, in every language."""
    given = parser().parse_args(words)
    with pytest.raises(BadInput) as error:
        given.run(given)
    assert [one.code for one in error.value.flaws if isinstance(one, Flaw)] == [code]
    everywhere(error.value)


def test_each_problem_has_its_text() -> None:
    """And none is too many."""
    assert codes() == set(SENTENCES)
