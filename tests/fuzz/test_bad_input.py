"""Messages about wrong input: they name the file, line and field, and what would be right."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.fuzz import doors, mutate
from tests.promises.crooks import SMALL, crook, deck

from skulduggery import api, bots, codec
from skulduggery.api import BadInput, IllegalAnswer, Rng
from skulduggery.record import Record

DATA = Path(__file__).parent / "data"


def start(value: object) -> str:
    """The name of a case: how its value begins."""
    return "a long number" if isinstance(value, int) and value > 1 << 100 else ascii(value)[:60]


def refusal(call: Callable[..., object], *args: Any) -> str:
    """The text of the BadInput that a call must raise; it must be readable."""
    with pytest.raises(BadInput) as error:
        call(*args)
    doors.readable(error.value)
    return str(error.value)


# Tables


def test_unknown_game() -> None:
    """The names of the games that there are."""
    text = refusal(api.make_rules, "chess", 2)
    assert text.startswith("There is no game 'chess'; the games are crooks")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"colour": "red"}, "crooks has no option 'colour'; it has edition, secret_money or memory."),
        ({"edition": "1999"}, "Option edition of crooks can't be '1999'; it can be '2012' or '2016'."),
        ({"secret_money": 1}, "Option secret_money of crooks can't be 1; it can be false or true."),
        ({"memory": True}, "Option memory of crooks can't be true; it can be 'notes' or 'strict'."),
    ],
)
def test_unusable_options(options: dict[str, api.Value], text: str) -> None:
    """The option, and its values."""
    assert refusal(api.make_rules, "crooks", 2, options) == text


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_unusable_seats(seats: int) -> None:
    """For how many the game is."""
    assert refusal(api.make_rules, "crooks", seats) == f"crooks is for 2 to 4 players, not {seats}."


def test_a_deck_without_a_set_up_for_so_many() -> None:
    """The deck and the number of players."""
    text = refusal(api.make_rules, "crooks", 4, {}, SMALL)
    assert text == "The deck 'made-up' has no set-up for 4 players in edition 2012."


def test_wrong_players_and_bots() -> None:
    """The message says how many players there must be, and which bots there are."""
    assert refusal(Record, doors.rules(), None, ("Ann",)) == "This game has 2 seats, and 1 players were named."
    assert refusal(bots.make, "hal", 1).startswith("There is no bot 'hal'; there are random, heuristic")


# Answers


def at(count: int) -> Record:
    """Return the game of ``doors`` after ``count`` entries."""
    return codec.read_log(b"\n".join(doors.log().splitlines()[: count + 1]), "part.log")


def test_an_answer_out_of_range() -> None:
    """The rule that refuses it."""
    record = at(2)
    (ask,) = api.pending(record.state)
    with pytest.raises(IllegalAnswer) as error:
        record.answer(ask.seat, 77)
    assert (error.value.rule, error.value.seat, error.value.answer) == ("CR-RECRUIT-01", ask.seat, 77)
    text = "'recruit Z' does not answer 'recruit'; right would be 'pass', 'recruit A' or 'recruit B'."
    assert refusal(record.enter, str(ask.seat + 1), ("recruit", "Z")) == text


def test_an_answer_of_another_seat() -> None:
    """The message says which seat is asked what."""
    record = at(2)
    (ask,) = api.pending(record.state)
    other = 1 - ask.seat
    with pytest.raises(IllegalAnswer) as error:
        record.answer(other, 0)
    assert error.value.rule == "CR-SETUP-06"
    text = f"Nothing is asked of '{other + 1}' here; 'recruit' is asked of {ask.seat + 1}."
    assert refusal(record.enter, str(other + 1), ("recruit", "A")) == text
    text = "'3' takes no part in this game; right would be nature, host, a seat from 1 to 2, or 'clock' and a seat."
    assert refusal(record.enter, "3", ("recruit", "A")) == text


def test_an_answer_to_a_question_that_is_gone() -> None:
    """The message says in words what is asked instead."""
    record = at(3)
    text = "'recruit C' does not answer 'take'; right would be 'take crook-4', 'take crook-5' or 'take crook-7'."
    assert refusal(record.enter, "2", ("recruit", "C")) == text
    over = codec.read_log(doors.log(), "whole.log")
    assert refusal(over.enter, "1", ("pass",)) == "The game is over; '1' has nothing to answer."
    assert refusal(over.resign, 0) == "The game is over; nobody can resign any more."


def test_entries_that_cannot_be() -> None:
    """Undo before the first answer, a moment that is not in the log, an unknown deed of the host."""
    record = at(2)
    assert refusal(record.undo) == "There is no move to undo."
    assert refusal(record.before, 99) == "The log has 2 entries; there is no number 99."
    text = "The host can't 'dance'; right would be 'undo 2' or 'take-over 2 heuristic'."
    assert refusal(record.enter, "host", ("dance",)) == text
    text = "A take-over names a seat from 1 to 2 and a player, as in '2 heuristic'."
    assert refusal(record.enter, "host", ("take-over", "2", "a b")) == text
    record.resign(1)
    assert refusal(record.resign, 1) == "Seat 2 has resigned already."


@pytest.mark.parametrize(
    ("kind", "words", "right"),
    [
        ("recruit", ("recruit",), "'pass', 'recruit A' or 'recruit B'"),
        ("take", ("pass",), "'take crook-4', 'take crook-5' or 'take crook-7'"),
        ("place", ("place", "5"), "'place 2 up', 'place 2 down' or 'place 5 up'"),
        ("spy", ("spy",), "'spy nothing', 'spy target 5' or 'spy hideout A'"),
        ("swap", ("swap", "5", "6"), "'swap 2'"),
        ("first", ("first",), "'first 1' or 'first 2'"),
        ("deal", (), "'deal crook-3 crook-2 crook-1…'"),
    ],
)
def test_words_that_are_no_answer(kind: str, words: tuple[str, ...], right: str) -> None:
    """The message says what would be an answer, with an example."""
    states = [doors.game().before(n) for n in range(len(doors.game().entries))]
    (ask,) = next(api.pending(state) for state in states if api.pending(state)[0].kind == kind)
    text = f"{' '.join(words)!r} does not answer {kind!r}; right would be {right}."
    assert refusal(api.option, doors.rules(), ask, words) == text


# Deck files


def read_deck(old: str, new: str) -> None:
    """Read the deck file with one passage changed."""
    assert old in doors.deck()
    api.read_cards("crooks", doors.deck().replace(old, new, 1), "mine.toml")


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("level = 3\n", "", " line 17: crook 'crook-1' level is missing; it must be a whole number from 1 to 10."),
        (
            "level = 3",
            "level = 11",
            " line 17: crook 'crook-1' level can't be 11; it must be a whole number from 1 to 10.",
        ),
        (
            "level = 3",
            "level = true",
            " line 17: crook 'crook-1' level can't be True; it must be a whole number from 1 to 10.",
        ),
        ('"crook-2"', '"crook-1"', " line 25: crook 'crook-1' id appears twice; each id must be unique."),
        (
            '"crook-1"',
            '"Crook"',
            " line 17: crook 'Crook' id may have only lower-case letters a to z, digits and hyphens.",
        ),
        ('id = "crook-1"\n', "", " line 17: crook #1 id is missing; it must be a text of 1 to 60 characters."),
        (
            "3 = [1, 2, 2, 2]",
            "3 = [1, 2, 2, 9]",
            " line 11: setup piles 2012 3 needs 14 crooks, but the deck has only 8.",
        ),
        (
            "2 = [2, 2, 3]",
            "2 = [3, 2, 2]",
            " line 11: setup piles 2012 2 must be in ascending order: the smallest pile lies at hideout A.",
        ),
        ('"killer"', '"boss"', ": has 2 bosses (crook-1, crook-6); a deck has at most one."),
        (
            '"spy"',
            '"wizard"',
            " line 25: crook 'crook-2' ability can't be 'wizard'; it must be left out or be "
            "pickpocket, accomplice, swap, killer, boss or spy.",
        ),
        (
            "['northside']",
            "['southside']",
            " line 17: crook 'crook-1' gangs can't be ['southside']; it must be a list of "
            "northside, westside or outfit, or an empty list.",
        ),
        (
            "level = 3",
            'level = 3\ncolour = "red"',
            " line 17: crook 'crook-1' colour is not a field of a deck here; the fields are "
            "id, level, modifier, gangs, ability, names or evidence.",
        ),
        (
            'level = "house"',
            'level = "rumour"',
            " line 17: crook 'crook-1' evidence level can't be 'rumour'; it must be printed, implied, ruling or house.",
        ),
        ("money = 9\n", "", " line 5: setup money is missing; it must be a whole number from 0 to 999."),
        ("level = 3", "level = = 3", ": this is not a TOML file: Invalid value (at line 19, column 9)."),
    ],
)
def test_unusable_decks(old: str, new: str, text: str) -> None:
    """The file, the crook, the field, and what would be right."""
    assert refusal(read_deck, old, new) == f"mine.toml{text}"


def test_all_problems_of_a_deck_at_once() -> None:
    """Every problem has its own sentence, and each stands once."""
    text = doors.deck().replace("level = 3", "level = 33").replace("modifier = 1", "modifier = 99")
    assert refusal(api.read_cards, "crooks", text, "mine.toml").splitlines() == [
        "mine.toml line 17: crook 'crook-1' level can't be 33; it must be a whole number from 1 to 10.",
        "mine.toml line 25: crook 'crook-2' modifier can't be 99; it must be a whole number from -9 to 9.",
    ]
    assert len(refusal(api.read_cards, "crooks", "", "mine.toml").splitlines()) == 5


def test_no_problem_of_a_deck_is_told_twice() -> None:
    """Points for gangs are missing for two players, in both editions: one problem."""
    text = doors.deck().replace("2 = 3\n", "", 1)
    problems = refusal(api.read_cards, "crooks", text, "mine.toml").splitlines()
    assert problems == ["mine.toml line 8: setup gang_points 2 is missing; it must be a whole number from 0 to 99."]


@pytest.mark.parametrize(
    "extra", ["x = 1979-05-27", "x = 07:32:00", "x = nan", "x = [1]", '"\\u001b[2J" = 1'], ids=start
)
def test_gang_points_for_something_else(extra: str) -> None:
    """An unknown field next to the numbers of players is reported as a problem of the file, and never crashes later."""
    text = doors.deck().replace("[setup.gang_points]\n", f"[setup.gang_points]\n{extra}\n", 1)
    cards = doors.outcome(api.read_cards, "crooks", text, "mine.toml")
    if cards is not None:
        api.make_rules("crooks", 2, {}, cards)


@pytest.mark.parametrize(
    "value", ["9" * 5_000, "0x" + "f" * 5_000, "[" * 50_000, "{a = " * 2_000, "1e999999", "nan"], ids=start
)
def test_monstrous_values_in_a_deck(value: str) -> None:
    """Numbers too long to be shown and lists without end are refused like any other wrong value."""
    text = doors.deck().replace("level = 3", f"level = {value}", 1)
    assert refusal(api.read_cards, "crooks", text, "mine.toml").startswith("mine.toml")


def test_control_characters_in_a_deck() -> None:
    """Control characters that a terminal would obey are shown, not sent."""
    text = doors.deck().replace("level = 3", 'level = 3\n"\\u001b[2J\\u202e" = 1', 1)
    assert "is not a field of a deck here" in refusal(api.read_cards, "crooks", text, "mine.toml")
    text = doors.deck().replace('"crook-1"', '"crook\\u0000"', 1)
    assert "mine.toml line 17: crook 'crook\\x00' id" in refusal(api.read_cards, "crooks", text, "mine.toml")


@pytest.mark.parametrize("name", ["x" * 10_000, "\u202eevil", "a\x00b", "", " ", "\ud800"], ids=start)
def test_names_in_a_deck(name: str) -> None:
    """A name that is too long or can't be printed is refused, and the refusal is short."""
    cards = json.loads(json.dumps(SMALL))
    cards["crook"][0]["names"]["en"] = name
    text = refusal(api.make_rules, "crooks", 2, {}, cards)
    assert "crook 'crook-1' names en can't be" in text
    assert "it must be a text of 1 to 60 characters" in text


# Logs


def read_log(*changes: tuple[int, bytes | None]) -> None:
    """Read the log of the game with some lines (counted from 1) put in place of its own, or left out."""
    lines = doors.log().splitlines()
    for number, line in sorted(changes, reverse=True):
        lines[number - 1 : number] = [] if line is None else [line]
    codec.read_log(b"\n".join(lines), "evening.log")


def header(**changes: Any) -> tuple[int, bytes]:
    """The header of the log with some of its values changed."""
    return 1, mutate.written({**json.loads(doors.log().splitlines()[0]), **changes})


@pytest.mark.parametrize(
    ("number", "line", "text"),
    [
        (3, b'["1"]', 'an entry says who and what, as in ["2","take","bruiser"].'),
        (
            3,
            b'["5","pass"]',
            "'5' takes no part in this game; right would be nature, host, a seat from 1 to 2, or 'clock' and a seat.",
        ),
        (3, b'["nature","first","5"]', "'first 5' does not answer 'first'; right would be 'first 1' or 'first 2'."),
        (5, b'["2","take","crook-6"]', "'2 take crook-6' is against the rules (CR-RECRUIT-02)."),
        (5, b'["2","take","crook-99"]', "'take crook-99' does not answer 'take'; right would be 'take crook-4',"),
        (4, None, "'take crook-5' does not answer 'recruit'; right would be 'pass', 'recruit A' or"),
        (5, b'["2","recruit","C"]', "'recruit C' does not answer 'take'; right would be 'take crook-4', 'take"),
        (4, b'["1","recruit","C"]', "Nothing is asked of '1' here; 'recruit' is asked of 2."),
        (3, b'["nature","first"', "this is damaged or not the right kind of document ("),
        (
            3,
            b'["nature",3]',
            "this is damaged or not the right kind of document (Expected `str`, got `int` - at `$[1]`);",
        ),
        (3, b"\xff\xfe", "this is damaged or not the right kind of document ("),
        (3, b"[" * 10_000, "this is damaged or not the right kind of document ("),
        (1, None, "this is damaged or not the right kind of document (Expected `object`, got `array`); right would be"),
        (
            1,
            b"{}",
            "this is damaged or not the right kind of document (Object missing required field `log`); right would be",
        ),
        (*header(log=9), "log format 9 is unknown; this version reads format 1."),
        (*header(players=["Ann"]), "This game has 2 seats, and 1 players were named."),
        (
            *header(seats="2"),
            "this is damaged or not the right kind of document (Expected `int`, got `str` - at `$.seats`); right",
        ),
        (*header(digest="abc"), "made under rules abc, and its cards and options give "),
    ],
)
def test_damaged_logs(number: int, line: bytes | None, text: str) -> None:
    """The file, the line, what is wrong there and what would be right."""
    assert refusal(read_log, (number, line)).startswith(f"evening.log line {number}: {text}")


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"game": "chess"}, "There is no game 'chess'; the games are crooks"),
        ({"seats": 7}, "crooks is for 2 to 4 players, not 7."),
        ({"options": {"edition": "1999"}}, "Option edition of crooks can't be '1999'; it can be '2012' or '2016'."),
        ({"seats": 4}, "The deck 'made-up' has no set-up for 4 players in edition 2012."),
    ],
)
def test_a_header_of_no_table(changes: dict[str, Any], text: str) -> None:
    """Also where the rules refuse what the first line says, the file and the line are named."""
    assert refusal(read_log, header(**changes)).startswith(f"evening.log line 1: {text}")


def test_an_entry_of_chance_against_the_rules() -> None:
    """A deal that lacks a crook, or has one twice, is told in words that a player knows."""
    deal = json.loads(doors.log().splitlines()[1])
    for wrong in (deal[:-1], [*deal[:-1], deal[-2]], [*deal, deal[-1]]):
        text = refusal(read_log, (2, mutate.written(wrong)))
        assert text.startswith("evening.log line 2: ")
        assert "CHANCE" not in text


def test_lines_are_counted_as_an_editor_does() -> None:
    """Empty lines are passed over and counted."""
    lines = doors.log().splitlines()
    data = b"\n".join([*lines[:2], b"", b"", *lines[2:4], b'["2","take","crook-99"]'])
    assert refusal(codec.read_log, data, "evening.log").startswith("evening.log line 7: 'take crook-99' does")


def test_an_empty_log_and_one_too_long() -> None:
    """The message says how a log begins, and how long it may be."""
    text = "evening.log: the file is empty; a log begins with a line that says which game it is."
    assert refusal(codec.read_log, b"", "evening.log") == text
    assert refusal(codec.read_log, b"\n \n", "evening.log") == text
    text = f"evening.log: {codec.LONGEST + 1} bytes are too many for a log; the limit is {codec.LONGEST}."
    assert refusal(codec.read_log, b" " * (codec.LONGEST + 1), "evening.log") == text


def test_damaged_cards_are_refused_whatever_was_read_before() -> None:
    """A document is judged independently of the documents that were read before it."""
    cards = json.loads(json.dumps(SMALL))
    cards["crook"][0]["level"] = 9
    lines = doors.log().splitlines()
    for _ in range(2):
        damaged = b"\n".join([header(cards=cards)[1], *lines[1:]])
        assert "evening.log line 1: made under rules" in refusal(codec.read_log, damaged, "evening.log")
        codec.read_log(doors.log(), "good.log")


# Saves


def read_save(**changes: Any) -> None:
    """Read a save of the game with some of its values changed."""
    codec.read_save(mutate.written({**json.loads(doors.saves()[10]), **changes}), "evening.save")


def read_table(**changes: Any) -> None:
    """Read a save with some values of its table changed."""
    read_save(table={**json.loads(doors.saves()[10])["table"], **changes})


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"save": 3}, "save format 3 is unknown; this version reads formats 1 to 2."),
        ({"save": 0}, "save format 0 is unknown; this version reads formats 1 to 2."),
        ({"save": -1}, "save format -1 is unknown; this version reads formats 1 to 2."),
        ({"rng": -5}, "this save is damaged: its stream of chance is out of range."),
        ({"rng": 1 << 63}, "this save is damaged: its stream of chance is out of range."),
        ({"stack": [["nap", 0, 0, 0, []]]}, "this save is damaged: crooks has no effect 'nap'."),
        ({"digest": "abc"}, "made under rules abc, and its cards and options give "),
        ({"game": "chess"}, "There is no game 'chess'; the games are crooks"),
        ({"seats": 9}, "crooks is for 2 to 4 players, not 9."),
    ],
)
def test_unusable_saves(changes: dict[str, Any], text: str) -> None:
    """The file, what is wrong in it, and what would be right."""
    assert refusal(lambda: read_save(**changes)).startswith(f"evening.save: {text}")


@pytest.mark.parametrize("number", [None, [], {}, "2", 1.5, 2.0, True, 10**30, "x" * 10_000], ids=start)
def test_an_unknown_format(number: object) -> None:
    """A number of format that is none, or one from the future."""
    assert refusal(lambda: read_save(save=number)).startswith("evening.save: ")


@pytest.mark.parametrize(
    "changes",
    [
        {"money": None},
        {"money": [1.5, 2]},
        {"faces": ["nobody"] * 8},
        {"faces": 5},
        {"piles": [[0.0], [], []]},
        {"piles": {}},
        {"know": ["a", "b"]},
        {"turn": 0.5},
        {"gone": [0.5]},
        {"barren": "x"},
    ],
    ids=start,
)
def test_a_table_of_another_shape(changes: dict[str, Any]) -> None:
    """A table with values of another kind is refused, in words and not in those of Python."""
    text = refusal(lambda: read_table(**changes))
    assert text.startswith("evening.save: ")
    for word in ("Error", "NoneType", "tuple.", "object is not", "not supported", "unsupported"):
        assert word not in text, text


@pytest.mark.parametrize("field", ["faces", "piles", "rows", "money", "know", "down", "open", "gone", "out", "turn"])
def test_a_table_that_lacks_something(field: str) -> None:
    """The field that is missing is named, in a sentence."""
    table = json.loads(doors.saves()[10])["table"]
    del table[field]
    text = refusal(lambda: read_save(table=table))
    assert field in text
    assert "KeyError" not in text


def test_what_is_no_save_at_all() -> None:
    """Cut off, empty, something else, too long."""
    good = doors.saves()[10]
    for data in (b"", b"[]", b"\xff", good[:300], b"null", b"\x00" * 100, b"[" * 100_000, b'{"a":' * 100_000):
        text = refusal(codec.read_save, data, "evening.save")
        assert text.startswith("evening.save: this is damaged or not the right kind of document (")
        assert text.endswith("; right would be a JSON object.")
    text = f"evening.save: {codec.LONGEST + 1} bytes are too many for a save; the limit is {codec.LONGEST}."
    assert refusal(codec.read_save, b" " * (codec.LONGEST + 1), "evening.save") == text


def test_a_save_of_format_1_is_upgraded() -> None:
    """An old save is read as the position that it was, and written again in today's format."""
    data = (DATA / "save-1.json").read_bytes()
    assert json.loads(data)["save"] == 1
    state = codec.read_save(data, "save-1.json")
    assert api.write_position(state) == (
        "piles=A:crook-5,B:crook-8,C:crook-6,D:crook-7 rows=2@5:~crook-4,3@2:crook-3,3@5:crook-2 money=9,6,5 turn=2 "
        "passed=1 know=2:=crook-7,3:=crook-6;=crook-8"
    )
    again = json.loads(codec.write_save(state))
    assert again["save"] == 2
    assert "passed" not in again["table"]
    assert (again["table"]["out"], again["table"]["barren"]) == (1, 0)
    doors.can_be_played(state)


@pytest.mark.parametrize(
    "passed",
    [None, "0", 5, [-1], ["a"], [None], [63], [64], [1_000], [100_000], [10**19], [0, 0], [0.0], {"0": 1}],
    ids=start,
)
def test_a_damaged_save_of_format_1(passed: object) -> None:
    """An old save whose seats are none is refused with the file named."""
    document = json.loads((DATA / "save-1.json").read_bytes())
    document["table"]["passed"] = passed
    assert refusal(codec.read_save, mutate.written(document), "old.save").startswith("old.save: ")


@pytest.mark.parametrize("field", ["table", "stack", "cards", "game", "passed"])
def test_a_save_of_format_1_that_lacks_something(field: str) -> None:
    """The field that is missing is named, in a sentence."""
    document = json.loads((DATA / "save-1.json").read_bytes())
    (document if field in document else document["table"]).pop(field)
    text = refusal(codec.read_save, mutate.written(document), "old.save")
    assert field in text
    assert "KeyError" not in text


# Positions


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("", "The position lacks money=...; it needs at least money= and turn=."),
        ("money=9,9", "The position lacks turn=...; it needs at least money= and turn=."),
        ("money=9 turn=1", "money=9 must give one amount for each of 2 seats."),
        ("money=9,x turn=1", "'x' is not an amount of money; right would be a whole number like 18."),
        ("money=9,-9 turn=1", "'-9' is not an amount of money; right would be a whole number like 18."),
        ("money=9,9 turn=3", "There is no seat '3'; they are 1 to 2."),
        ("money=9,9 turn=1 passed=0", "There is no seat '0'; they are 1 to 2."),
        (
            "money=9,9 turn=1 piles=A",
            "'A' lacks something on one side of a colon; right would be 'A:knife+dip'.",
        ),
        ("money=9,9 turn=1 piles=Z:crook-1", "There is no hideout 'Z'; they are called A to C."),
        (
            "money=9,9 turn=1 piles=A:crook-9",
            "This deck has no crook 'crook-9'; its first ones are crook-1, crook-2, crook-3, crook-4, crook-5.",
        ),
        (
            "money=9,9 turn=1 piles=A:crook-1+crook-1",
            "The crook 'crook-1' appears twice in the position; there is only one.",
        ),
        ("money=9,9 turn=1 rows=1:crook-1", "'1:crook-1' is not a place on the grid; right would be '1@5:torpedo'."),
        ("money=9,9 turn=1 rows=1@7:crook-1", "There is no target '7'; there are 2, 5."),
        (
            "money=9,9 turn=1 fun=1",
            "A position has no field 'fun=1'; it has each of piles, rows, money, turn, passed, gone, barren, know "
            "once at most.",
        ),
        (
            "money=9,9 turn=1 know=1:crook-1,1:crook-1",
            "know= of seat 1 names a crook twice, or one that lies open.",
        ),
    ],
)
def test_unusable_positions(line: str, text: str) -> None:
    """The part that is wrong, and what would be right."""
    assert refusal(api.read_position, doors.rules(), line) == text


@pytest.mark.parametrize(
    "extra",
    ["piles=A:crook-1,A:crook-2", "rows=1@5:crook-1,1@5:crook-2", "rows=1@5:~crook-6", "rows=1@5:crook-1+~~crook-2"],
)
def test_positions_that_cannot_be(extra: str) -> None:
    """A pile or a place named twice would lose a crook; the Boss is never face down; a mark stands once."""
    refusal(api.read_position, doors.rules(), f"money=9,9 turn=1 {extra}")


def test_long_words_make_short_refusals() -> None:
    """Every interface shortens long faulty words in its message."""
    long = "x" * 10_000
    (ask,) = api.pending(at(2).state)
    for words in ((long,), ("recruit", long), (long,) * 3):
        refusal(api.option, doors.rules(), ask, words)
    for who, what in (("host", (long,)), ("1", (long,)), (long, ("pass",)), ("2", ("recruit", long))):
        refusal(at(2).enter, who, what)
    for line in (long, f"money={long} turn=1", f"money=9,9 turn={long}", f"money=9,9 turn=1 piles=A:{long}"):
        refusal(api.read_position, doors.rules(), line)
    refusal(api.make_rules, long, 2)
    refusal(api.make_rules, "crooks", 2, {long: True})
    refusal(api.make_rules, "crooks", 2, {"edition": long})
    refusal(bots.make, long, 1)
    refusal(read_log, (4, mutate.written(["2", long])))


@pytest.mark.parametrize("answer", [10**5_000, "x" * 10_000, ("x" * 10_000,), tuple(range(5_000))], ids=start)
def test_refused_answers_are_shown_in_part(answer: object) -> None:
    """The text of a refusal is short also if the answer was monstrous."""
    state = at(2).state
    with pytest.raises(IllegalAnswer) as error:
        api.apply(state, api.pending(state)[0].seat, answer)
    doors.readable(error.value)


def test_a_large_deck_is_saved_too() -> None:
    """A deck of 234 crooks, as many as piles can hold, is dealt, saved, re-dealt and played."""
    cards = deck([crook(n, 1 + n % 10, 0, 0 if n else 7, "") for n in range(234)], {"2": [9] * 26}, [5], 20, 1)
    state = api.new(api.make_rules("crooks", 2, {}, cards), 1)
    assert codec.write_save(codec.read_save(codec.write_save(state), "large.save")) == codec.write_save(state)
    doors.can_be_played(api.redeal(api.infostate(state, 0), Rng(1)))


@pytest.mark.parametrize("name", ["\x1b[2J", "a\x00b", "\u202eevil", "x" * 10_000], ids=start)
def test_names_of_players_in_a_log(name: str) -> None:
    """A player's name goes to terminals: in a log it must be printable and short, as a crook's must be in a deck."""
    assert refusal(read_log, header(players=["Ann", name])).startswith("evening.log line 1: ")
