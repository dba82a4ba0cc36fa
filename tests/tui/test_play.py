"""Whole games at a terminal, by scripted people."""

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from tests.tui.typist import Monkey, Reader, shown, terminal

from skulduggery import api, codec
from skulduggery.api import BadInput, Rng
from skulduggery.cli.main import main
from skulduggery.record import Record
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.pilots import Pilot
from skulduggery.tui.play import play
from skulduggery.tui.session import Session

THREE = ("heuristic", "random", "heuristic")


def seeds(request: pytest.FixtureRequest, count: int) -> range:
    """Return the seeds of the games that a test plays: one, and more of them with --long."""
    return range(count if request.config.getoption("--long") else 1)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("live", [False, True])
def test_whole_game_against_three_bots(code: str, live: bool, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    log = tmp_path / "game.jsonl"
    for seed in seeds(request, 2):
        at = terminal(Monkey(seed), live=live)
        log.unlink(missing_ok=True)
        assert play("crooks", bots=THREE, names=["Anna"], seed=seed, language=code, log=log, terminal=at) == 0
        text = shown(at)
        assert Texts(code)("over") in text
        assert Texts(code, "crooks")("score-sum") in text
        record = codec.read_log(log.read_bytes(), "log")
        assert api.over(record.state)
        assert record.players[0] == "Anna"
        assert "{" not in text
        widest = max(
            len(line) for line in re.sub(r"\x1b\[[\d;]*[a-zA-Z]", "", text).splitlines() if str(log) not in line
        )
        assert widest <= 80


@pytest.mark.parametrize("options", [{"memory": "strict"}, {"secret_money": True}, {"edition": "2016"}])
def test_table_options(options: dict[str, api.Value], request: pytest.FixtureRequest) -> None:
    for seed in seeds(request, 3):
        at = terminal(Monkey(seed))
        assert play("crooks", bots=THREE, seed=seed, options=options, language="en", terminal=at) == 0


def test_strict_memory_keeps_nothing_seen() -> None:
    at = terminal(["C", "l", ""])
    play("crooks", bots=THREE, seed=3, seat=1, options={"memory": "strict"}, language="en", terminal=at)
    log = shown(at).split("The game so far")[1]
    assert "You recruit at hideout C for $3" in log
    assert "find" not in log.split("Press Enter to continue")[0]


def test_hot_seat_hands_the_terminal_over(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    log = tmp_path / "game.jsonl"
    for seed in seeds(request, 2):
        log.unlink(missing_ok=True)
        at = terminal(Monkey(seed, noise=0), live=True)
        people = ["Anna", "Boris", "Carla"]
        assert play("crooks", names=people, bots=["random"], seed=seed, language="en", log=log, terminal=at) == 0
        text = shown(at)
        assert "Hand the terminal to Anna" in text
        assert "Hand the terminal to Carla" in text
        assert "\x1b[3J" in text
        for screen in text.split("\x1b[3J")[1:]:
            assert len({name for name in people if f"{name}: " in screen and f"{name}: At" in screen}) <= 1
        assert api.over(codec.read_log(log.read_bytes(), "log").state)


def test_leaving_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    at = terminal(["A", "1", "q", "b", "q", str(file)])
    assert play("crooks", bots=THREE, names=["Anna"], seed=8, seat=2, language="en", terminal=at) == 0
    assert f"--resume {file}" in shown(at)
    half = codec.read_log(file.read_bytes(), "log")
    assert not api.over(half.state)
    assert half.players[1] == "Anna"

    at = terminal(Monkey(1))
    assert play(resume=file, language="de", seed=9, terminal=at) == 0
    whole = codec.read_log(file.read_bytes(), "log")
    assert api.over(whole.state)
    assert whole.entries[: len(half.entries)] == half.entries
    assert all(who != "2" for who, _ in whole.entries[: len(half.entries)][:1])

    at = terminal([])
    assert play(resume=file, language="en", terminal=at) == 0
    assert "is over" in shown(at)


def test_end_of_input_leaves_cleanly(tmp_path: Path) -> None:
    at = terminal([])
    assert play("crooks", bots=THREE, seed=1, language="en", terminal=at) == 0
    assert "isn’t saved" in shown(at)
    log = tmp_path / "game.jsonl"
    at = terminal(["A"])
    assert play("crooks", bots=THREE, seed=1, language="en", log=log, terminal=at) == 0
    assert "--resume" in shown(at)
    assert log.exists()


AUTHORED = """from skulduggery import api


class Mine:
    def __init__(self, seed):
        self.rng = api.Rng(seed)

    def choose(self, info, ask, past=None):
        return ask.draw(self.rng)


class Lost(Mine):
    def choose(self, info, ask, past=None):
        return self.way
"""


def test_a_bot_of_ones_own_plays_to_the_end(tmp_path: Path) -> None:
    file, log = tmp_path / "authored.py", tmp_path / "game.jsonl"
    file.write_text(AUTHORED)
    at = terminal(Monkey(5))
    assert play("crooks", bots=[f"{file}:Mine"], seed=5, language="en", log=log, terminal=at) == 0
    assert "authored.py:Mine" in re.sub(r"\s", "", shown(at))
    record = codec.read_log(log.read_bytes(), str(log), Rng(0))
    assert api.over(record.state)


def test_a_bot_that_fails_ends_the_game_with_its_line_and_the_game_is_saved(tmp_path: Path) -> None:
    file, log = tmp_path / "authored.py", tmp_path / "game.jsonl"
    file.write_text(AUTHORED)
    with pytest.raises(BadInput, match=r"'Lost' object has no attribute 'way'\" in line 14\."):
        play("crooks", bots=[f"{file}:Lost"], seed=5, language="en", log=log, terminal=terminal(Monkey(5)))
    assert log.exists()
    with pytest.raises(BadInput, match="has no class Nobody"):
        play("crooks", bots=[f"{file}:Nobody"], language="en", terminal=terminal([]))


def test_a_saved_game_goes_on_with_a_bot_of_ones_own_if_it_is_named_again(tmp_path: Path) -> None:
    file, log = tmp_path / "authored.py", tmp_path / "game.jsonl"
    file.write_text(AUTHORED)
    at = terminal(["A"])
    assert play("crooks", bots=[f"{file}:Mine"], seed=5, language="en", log=log, terminal=at) == 0
    assert f"--resume{log}--bot{file}:Mine" in re.sub(r"\s", "", shown(at))
    alone, two = terminal(["q", "n"]), terminal(["q", "n"])
    play(resume=log, bots=[f"{file}:Mine"], language="en", terminal=alone)
    play(resume=log, language="en", terminal=two)
    assert "Hand the terminal" in shown(two)
    assert "Hand the terminal" not in shown(alone)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    at = terminal(["q", str(file), "n"])
    assert play("crooks", bots=THREE, seed=1, language="en", terminal=at) == 0
    assert "exists already" in " ".join(shown(at).split())
    with pytest.raises(BadInput, match="exists already"):
        play("crooks", bots=THREE, seed=1, language="en", log=file, terminal=terminal([]))
    at = terminal(["q", str(tmp_path / "no" / "where"), "n"])
    play("crooks", bots=THREE, seed=1, language="en", terminal=at)
    assert "can’t be written" in " ".join(shown(at).split())
    assert file.read_text() == "precious"


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_say_the_rule(code: str) -> None:
    texts = Texts(code, "crooks")
    # Seat 1 begins with this seed; A holds 2 cards.
    script = [
        "recruit A",
        "1",
        "why place 5 up",
        "place 5 up",
        "A",
        "1",
        "place 5 down",
        "place 5 up",
        "why 5 down",
        "why",
    ]
    at = terminal(script)
    play("crooks", bots=THREE, seed=3, language=code, terminal=at)
    text = re.sub(r"\s+", " ", shown(at))
    assert texts.rule("CR-ROB-05") in text
    assert texts("allowed") in text
    assert texts.rule("CR-ROB-02") in text


def test_wrong_input_loses_nothing() -> None:
    at = terminal(["hello", "", "Z", "A B", "why", "c"])
    play("crooks", bots=THREE, seed=3, language="en", terminal=at)
    text = shown(at)
    assert "“hello” isn’t an option here: type A, B, C, D, E, F, G, H, I, P, or ? for help." in text
    assert "Type A, B, C" in text
    assert "Which crook do you take from hideout C?" in text
    assert text.count("Which hideout do you recruit from?") == 1


def test_lookalike_letters_of_other_keyboards() -> None:
    at = terminal(["С"])  # Cyrillic
    play("crooks", bots=THREE, seed=3, language="ru", terminal=at)
    assert "из логова C?" in shown(at)


def test_bad_arguments_are_one_sentence(tmp_path: Path) -> None:
    def refused(said: str, **arguments: object) -> None:
        with pytest.raises(BadInput, match=said):
            play("crooks", terminal=terminal([]), **arguments)  # type: ignore[arg-type]

    refused("no bot 'smart'", bots=["smart"])
    refused("2 to 4 players", seats=7)
    refused("no seat 5", seat=5, bots=THREE)
    refused("more than 2", seats=2, bots=THREE)
    refused("can't be used", names=["x" * 40])
    refused("can't be used", names=["Anna", "Anna"])
    refused("can't be used", names=[""])
    refused("can't be read", resume=tmp_path / "none")
    refused("can't be read", cards=tmp_path / "none")
    refused("no option", options={"nonsense": True})
    refused("There is no language", language="xx")


def test_a_bot_plays_without_a_number_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "crooks", "--bot", "smart", "--language", "en"]) == 2
    assert "no bot 'smart'" in capsys.readouterr().err


def test_lobby_takes_the_usual_with_enter() -> None:
    at = terminal([""])
    assert play(language="en", seed=3, terminal=at) == 0
    text = shown(at)
    assert "3 × heuristic" in text
    assert "Which hideout do you recruit from?" in text


def test_lobby_offers_levels_with_a_character() -> None:
    at = terminal(["5", "saint", "sharp:persona=braggart", "q"])
    assert play(language="en", terminal=at) == 0
    text = " ".join(shown(at).split())
    assert "choirboy (seldom bluffs, takes others at their word), braggart (bluffs often)" in text
    assert "Give one of random, heuristic, beginner, casual, sharp, ruthless" in text
    assert "3 × sharp:persona=braggart (a sharp player, a braggart)" in text


def test_lobby_changes_every_line() -> None:
    script = "1,x,3,2,,3,9,3,4,A;A,Anna; Boris,5,x,random,6,2,7,2,8,2,17,"
    at = terminal(line.replace(";", ",") for line in script.split(","))
    assert play(language="en", seed=3, terminal=at) == 0
    text = shown(at)
    assert "An diesem Terminal" in text
    assert "Anna, Boris" in text
    assert "1 × random" in text
    assert "geheim bis zum Schluss" in text
    assert "streng, ohne Notizen" in text
    assert "2016" in text
    assert "Gib das Terminal an" in text
    at = terminal(["q"])
    assert play(language="en", terminal=at) == 0


def test_screens_depend_on_nothing_hidden() -> None:
    """Two games that sent a seat the same messages give it the same screen."""
    compared = 0
    for seed in range(12):
        rules = api.make_rules("crooks", 3)
        record = Record(rules, Rng(seed), ("Anna", "Boris", "Carla"))
        chance = random.Random(seed)
        for _ in range(chance.randrange(2, 40)):
            asks = api.pending(record.state)
            if not asks:
                break
            record.answer(asks[0].seat, chance.choice(asks[0].options))
        if not api.pending(record.state):
            continue
        seat = api.pending(record.state)[0].seat
        other = record.redeal_history(seat, Rng(seed + 100))
        assert screen(other, seat) == screen(record, seat)
        compared += api.pack(other.state) != api.pack(record.state)
    assert compared > 4


def screen(record: Record, seat: int) -> str:
    at = terminal(["n", "", "l", "", "?", "", "q", "n"], width=120, height=60)
    bots = {one: Pilot("random", 0) for one in range(record.rules.seats) if one != seat}
    Session(at, record, bots, Texts("en", "crooks"), Path("log")).run()
    return shown(at)


@pytest.mark.parametrize("width", [40, 60, 80, 100, 200])
def test_any_width(width: int) -> None:
    at = terminal(Monkey(5), width=width, height=20, live=True)
    assert play("crooks", bots=THREE, seed=5, language="de", terminal=at) == 0


def test_pipes_and_no_color() -> None:
    program = (
        "import sys; from skulduggery.tui.play import play; "
        "sys.exit(play('crooks', bots=['heuristic'], seed=1, language='en'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input="A\n1\n", capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "isn’t saved" in done.stdout


def test_the_door_stays_light() -> None:
    program = "import sys, skulduggery.api; print([m for m in sys.modules if m.startswith(('rich', 'fluent'))])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_same_key_places_a_crook_the_same_way() -> None:
    """The keys don't depend on the ability, as in the browser: the key for face down never shows an unused ability."""
    found = 0
    for seed in range(8):
        at = terminal(["C", "1", "5", "q", "n"])
        play("crooks", bots=["heuristic"], seed=seed, language="en", terminal=at)
        side = shown(at).rpartition("face up or face down?")[2]
        assert re.findall(r"^ (\d)  Face down", side, re.MULTILINE) == ["2"]
        ups = re.findall(r"^ (\d)  Face up(?:, ((?:not )?using))?", side, re.MULTILINE)
        assert ups in ([("1", "")], [("1", "using"), ("3", "not using")])
        found += len(ups) == 2
    assert found


def test_why_a_crook_cannot_be_taken_now() -> None:
    for seed in range(12):
        at = terminal(["E", "q", "n"])
        play("crooks", bots=["heuristic"], seed=seed, language="en", terminal=at)
        if "Not now" in shown(at):
            break
    assert "Not now (taken only as the last card there, CR-RECRUIT-03): Kingpin" in shown(at)


def test_what_is_typed_after_a_page_is_an_answer_already() -> None:
    at = terminal(["n", "C", "q", "n"])
    assert play("crooks", bots=["heuristic"], seed=4, language="en", terminal=at) == 0
    assert "Which crook do you take from hideout C?" in shown(at)


def test_keys_are_not_broken_over_two_lines() -> None:
    for code in LANGUAGES:
        at = terminal(["C", "1", "5", "q", "n"], width=60)
        play("crooks", bots=["heuristic"], seed=4, language=code, terminal=at)
        texts = Texts(code)
        lines = shown(at).splitlines()
        for key in [*texts("keys").split(" · "), texts("back"), texts("hint-key")]:
            assert any(key in line for line in lines)


class Hasty(Reader):
    """Presses Enter wherever that is enough."""

    hasted = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.screen is not None
        question = self.screen.getvalue()[self.read_to :]
        if Texts("en")("only") not in question[question.rfind("───") :]:
            return super().readline(size)
        self.hasted += 1
        self.read_to = len(self.screen.getvalue())
        return "\n"


def test_enter_is_enough_where_there_is_one_answer(tmp_path: Path) -> None:
    hasty, log = Hasty(1, noise=0.0), tmp_path / "game.jsonl"
    at = terminal(hasty)
    assert play("crooks", bots=["heuristic"], seed=1, language="en", log=log, terminal=at) == 0
    assert api.over(codec.read_log(log.read_bytes(), "log").state)
    assert hasty.hasted > 1


def test_who_the_bots_are_is_said_at_the_start_and_stands_in_help_and_log() -> None:
    for typed in ([], ["?", ""], ["l", ""]):
        at = terminal([*typed, "q", "n"])
        play("crooks", bots=["sharp", "random"], seed=4, language="en", terminal=at)
        assert re.search(r"\w+ is a bot \(a sharp player\)", shown(at))
        assert re.search(r"\w+ is a bot \(plays at random\)", shown(at))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_killer_that_would_take_ones_own_crook_says_so(code: str) -> None:
    texts = Texts(code, "crooks")
    record, target = with_a_killer_and_a_crook()
    seat = api.pending(record.state)[0].seat
    at = terminal([str(target), "q", "n"], width=100, height=60)
    bots = {1 - seat: Pilot("random", 0)}
    Session(at, record, bots, texts, Path("log")).run()
    own = texts("choice-kill-own", ability=texts("ability-killer"), cards="")
    assert own.strip() in " ".join(shown(at).split())


def with_a_killer_and_a_crook() -> tuple[Record, int]:
    """Return a game in which a Killer is to be placed, and a target where its player has a crook already."""
    crooks = cast(Any, api.game("crooks").house_cards()["crook"])
    for seed in range(60):
        record = Record(api.make_rules("crooks", 2), Rng(seed), ("Anna", "Boris"))
        chance = random.Random(seed)
        while pending := api.pending(record.state):
            ask = pending[0]
            seen = cast(Any, api.view(record.state, ask.seat))
            if ask.kind == "place" and crooks[seen.hand].get("ability") == "killer":
                for target in range(8):
                    if seen.rows[8 * ask.seat + target]:
                        return record, target + 2
            record.answer(ask.seat, chance.choice([one for one in ask.options if one != -1] or ask.options))
    raise AssertionError("no Killer came up")


def test_a_side_may_be_typed_where_there_is_but_one() -> None:
    record = Record(api.make_rules("crooks", 2), Rng(1), ("Anna", "Boris"))
    chance = random.Random(1)
    while (ask := api.pending(record.state)[0]).kind != "place" or len(ask.options) > 8:
        record.answer(ask.seat, chance.choice([one for one in ask.options if one != -1] or ask.options))
    target = api.words(record.rules, ask, ask.options[0])[1]
    before = len(record.entries)
    at = terminal([f"{target} 1", "q", "n"])
    Session(at, record, {1 - ask.seat: Pilot("random", 1)}, Texts("en", "crooks"), Path("log")).run()
    assert record.entries[before][1][:2] == ("place", target)
