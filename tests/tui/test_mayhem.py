"""Men of Mayhem in the terminal: whole games by scripted people, menus that offer every answer, typed deals."""

import random
import re
from pathlib import Path

import pytest
from tests.rules.mayhem.table import octane
from tests.tui.typist import Patient, Reader, pages, shown, terminal

from skulduggery import api, codec
from skulduggery.api import NATURE, Rng, Value
from skulduggery.record import Record
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.play import play
from skulduggery.tui.replay import replay
from skulduggery.tui.table import Menu, Room, Taken
from skulduggery.tui.tables import table

EVERYTHING: dict[str, Value] = {
    "mode": "high-octane", "under_the_radar": True, "slim_pickings": True, "hardcore_cards": True,
    "parley_before_guns": True, "ledger_help": True, "deal_log": "public",
}  # fmt: skip
PLAYERS = ("Anna", "Boris", "Carla", "Dora", "Emil", "Fritz")


def answers(menu: Menu) -> set[object]:
    """Return all answers in a menu and its further menus, whose keys differ."""
    keys = [one.key for one in menu.choices]
    assert len(set(keys)) == len(keys), keys
    found: set[object] = set()
    for one in menu.choices:
        if one.then is not None:
            found |= answers(one.then)
        elif not isinstance(one.answer, Taken):
            found.add(one.answer)
    return found


@pytest.mark.parametrize(
    ("code", "live"),
    [
        ("it", False),
        ("ru", True),
        *[pytest.param(*one, marks=pytest.mark.long) for one in (("en", False), ("de", True))],
    ],
)
def test_whole_game_against_bots(code: str, live: bool, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    at = terminal(Reader(LANGUAGES.index(code), most=9000), live=live)
    bots = ["random"] * 2
    assert play("mayhem", bots=bots, names=["Anna"], seed=3, language=code, log=log, terminal=at) == 0
    text = shown(at)
    assert Texts(code)("over") in text
    assert "{" not in text
    record = codec.read_log(log.read_bytes(), "log")
    assert api.over(record.state)
    assert record.rules.options["deal_protocol"] == "sequential"
    plain = re.sub(r"\x1b\[[\d;]*[a-zA-Z]", "", text)
    assert max(len(line) for line in plain.splitlines() if str(log) not in line) <= 80
    told = terminal([])
    assert replay(log, language=code, terminal=told) == 0
    assert "{" not in shown(told)


@pytest.mark.parametrize("seats", [4, *[pytest.param(n, marks=pytest.mark.long) for n in (2, 6)]])
def test_menus_offer_exactly_what_can_be_answered(seats: int) -> None:
    """At every question of a game with every option on; each table is drawn on the way."""
    options = {**EVERYTHING, "deal_protocol": "sequential", "deals": True}
    rules = api.make_rules("mayhem", seats=seats, options=options)
    record = Record(rules, Rng(seats), PLAYERS[:seats])
    shows = table(rules, PLAYERS, Texts("de", "mayhem"))
    luck = random.Random(seats)
    while not api.over(record.state):
        ask = next(one for one in api.pending(record.state) if one.seat != NATURE)
        view = api.view(record.state, ask.seat)
        menu = shows.menu(ask, view)
        assert answers(menu) == set(ask.options), ask
        if luck.random() < 0.1:
            for width in (40, 80, 160):
                board = shows.board(view, width, Room.AMPLE, menu.glow)
                assert max(line.cell_len for line in board) <= width
        record.answer(ask.seat, luck.choice(ask.options) if ask.options else ask.draw(Rng(luck.randrange(1000))))
    (*_, last) = shows.scoring([event.told(0) for events in record.events for event in events], 0, 80)
    assert last


def test_a_deal_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer is typed in the words of a log; a wrong one is refused with its rule."""
    monkeypatch.chdir(tmp_path)  # the game is saved there when somebody leaves
    at = terminal(["1", "offer all 9C for 1G", "offer all 1C for nothing", "0", "q", ""], live=False, width=120)
    play("mayhem", bots=["heuristic"] * 2, names=["Anna"], seed=3, language="en", terminal=at)
    text = shown(at)
    assert "MM-DEAL-12" in text
    assert "Cash offered: 9, behind your blind: " in text
    assert "makes a deal with you: gives" in text or "You offer everyone" in text


def test_an_order_is_asked_first_and_an_offer_waits_behind_a_key() -> None:
    at = terminal(["1", "d", "b", "0", "q", "n"])
    play("mayhem", bots=["heuristic"] * 2, names=["Anna"], seed=3, language="en", terminal=at)
    asked = re.findall(r"Which order do you issue\?|Make an offer\?", shown(at))
    assert asked[:3] == ["Which order do you issue?", "Make an offer?", "Which order do you issue?"]
    assert "You sit tight" in shown(at)


def test_who_chooses_a_gang_reads_what_it_begins_with() -> None:
    for code, gangs in (("en", "all gangs are alike. Starts with $"), ("it", "sono uguali. All’inizio: ")):
        at = terminal(["q", "n"])
        assert play("mayhem", bots=["heuristic"], seed=1, language=code, terminal=at) == 0
        assert gangs in " ".join(shown(at).split())


def test_a_question_with_one_way_on_is_not_asked() -> None:
    for typed in (["1", "3"], ["1", "3 C"]):
        at = terminal([*typed, "q", "n"], width=100, height=60)
        assert play("mayhem", bots=["heuristic"], seed=6, language="en", terminal=at) == 0
        assert "Ride…" in shown(at)
        assert "Where do you ride from?" not in shown(at)
        assert "where to?" in shown(at)
    at = terminal(["1", "3 4", "q", "n"], width=100, height=60)
    assert play("mayhem", bots=["heuristic"], seed=6, language="en", terminal=at) == 0
    assert "From the clubhouse to the Gun Factory: who rides?" in shown(at)


def test_help_has_the_rules_of_the_question() -> None:
    """Whole parts of an ID count: SETUP-1 would not stand for SETUP-10."""
    at = terminal(["?", "", "q", "n"], width=100, height=60)
    assert play("mayhem", bots=["heuristic"], seed=6, language="en", terminal=at) == 0
    _, _, help = shown(at).partition("The rules for this question")
    assert "(MM-SETUP-10)" in help
    assert "(MM-GANG-UNL-1)" in help
    assert "(MM-SETUP-04)" not in help
    assert re.search(r"R [A-Z]+ only some", shown(at))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_end_of_a_round_is_read_whole_on_a_low_screen(code: str, tmp_path: Path) -> None:
    """The events between two rounds, and up to a Throw Down's end, are shown page by page if they are too many.

    At the end the terminal says why somebody wins.
    """
    log = tmp_path / "game.jsonl"
    at = terminal(Patient(1, noise=0.0, most=9000), live=True)
    assert play("mayhem", bots=["random"] * 2, names=["Anna"], seed=4, language=code, log=log, terminal=at) == 0
    record = codec.read_log(log.read_bytes(), "log")
    texts = Texts(code, "mayhem")
    words = table(record.rules, record.players, texts)
    told = [message for events in record.events for event in events if (message := event.told(0))]
    read = re.sub(r"\s+", " ", re.sub(r"\x1b\[[\d;]*m", "", shown(at)))
    assert {"market", "clean-up", "round", "totals"} <= {message[0] for message in told}
    for message in told:
        if words.closes(message):
            assert words.say(message, 0).text in read
    assert max(page.count("\n") + 2 for page in pages(at)) <= 24
    assert texts.rule("MM-END-02") in shown(at).rsplit("\x1b[2J")[-1]


def test_a_long_menu_is_set_side_by_side_on_a_low_screen() -> None:
    """All that can be chosen stands on the screen, with its question, each choice once."""
    at = terminal(Patient(1, noise=0.0, most=9000), live=True)
    assert play("mayhem", bots=["random"] * 2, names=["Anna"], seed=4, language="en", terminal=at) == 0
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown(at))
    asked = [one.split(": who rides?")[1] for one in plain.split("> ") if ": who rides?" in one]
    rides = [one.split("B: back")[0].strip("\n") for one in asked]
    longest = max(rides, key=len)
    keys = sorted(int(key) for key in re.findall(r"(?:^|  ) ?(\d+)  \d", longest, re.MULTILINE))
    assert keys == list(range(1, 15))
    assert longest.count("\n") < 8


def test_the_table_takes_less_room_as_it_grows() -> None:
    """On a low screen amounts that nobody knows are left out, also where the table was small as the game began."""
    at = terminal(Patient(1, noise=0.0, most=9000), live=True)
    assert play("mayhem", bots=["random"] * 2, names=["Anna"], seed=4, language="en", terminal=at) == 0
    assert "guns: ?" not in shown(at)


@pytest.mark.rule("MM-MOD-01")
def test_what_a_card_forbids_is_struck_through() -> None:
    state = octane("sites=gun-show,street-corner cards=gun-embargo")
    board = table(state.rules, PLAYERS, Texts("en", "mayhem")).board(api.view(state, 0), 600, Room.AMPLE, frozenset())
    crossed = [(line.plain[span.start : span.end], str(span.style)) for line in board for span in line.spans]
    assert [text[:6] for text, style in crossed if "strike" in style] == ["✗ Boos", "✗ sell"], crossed
