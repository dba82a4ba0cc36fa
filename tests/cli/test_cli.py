"""The command line, through real processes: what it prints, its exit codes, what it says of bad input."""

import json
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tools import forks

from skulduggery.cli.bars import bar

HOUSE = Path("src/skulduggery/games/crooks/cards/house.toml").read_text("utf-8")


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return forks.run(*arguments, input=stdin)


def simulate(*arguments: str) -> dict[str, object]:
    done = run("simulate", "crooks", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    out: dict[str, object] = json.loads(done.stdout)
    return out


def test_simulate_gives_the_same_result_whatever_the_number_of_workers() -> None:
    common = ("--seats", "random", "heuristic", "random", "--games", "600", "--seed", "7")
    one = simulate(*common, "--workers", "1")
    two = simulate(*common, "--workers", "2")
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert {**one, "seconds": 0} != {**simulate(*common[:-1], "8"), "seconds": 0, "seed": 7}


def test_simulate_reports_all_that_it_promises() -> None:
    out = simulate("--seats", "random", "random", "--games", "300", "--seed", "1")
    assert {"game", "seats", "games", "seed", "seconds", "decisions", "wins", "ties", "scores"} <= set(out)
    wins, scores = out["wins"], out["scores"]
    assert isinstance(wins, list)
    assert isinstance(scores, list)
    assert len(wins) == len(scores) == 2
    assert sum(wins) == pytest.approx(300)


def test_the_heuristic_beats_random_play() -> None:
    out = simulate("--seats", "random", "heuristic", "--games", "400", "--seed", "3")
    assert isinstance(out["wins"], list)
    assert out["wins"][1] > 0.9 * 400


def test_help_is_there_for_every_command() -> None:
    top = run("--help")
    assert top.returncode == 0
    named = re.findall(r"^    (\w+) ", top.stdout, re.MULTILINE)
    assert {"play", "serve", "replay", "review", "simulate", "rules", "cards", "bench"} < set(named)
    for command in named:
        assert run(command, "--help").returncode == 0


def test_it_runs_as_a_module() -> None:
    call = [sys.executable, "-m", "skulduggery", "--version"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    assert done.stdout == run("--version").stdout


def test_a_start_loads_nothing_that_takes_long() -> None:
    """Every start makes the parser of all commands, but the modules of a command are loaded only when it runs."""
    start = "import sys; from skulduggery.cli import main; main.parser(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded & {"skulduggery", "argparse"} == {"skulduggery", "argparse"}
    assert not loaded & {"fluent", "litestar", "matplotlib", "msgspec", "numpy", "openskill", "pyspiel", "rich"}


def test_cards_check_accepts_the_house_deck(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE, "utf-8")
    done = run("cards", "check", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine.toml" in done.stdout


def crook(name: str) -> str:
    """The text of one crook in the house deck."""
    begin = HOUSE.index(f'[[crook]]\nid = "{name}"')
    end = HOUSE.find("[[crook]]", begin + 1)
    return HOUSE[begin : end if end > 0 else len(HOUSE)]


KINGPIN = crook("kingpin")


@pytest.mark.parametrize(
    ("find", "put", "says"),
    [
        ("money = 18\n", "", "setup money is missing; it must be a whole number from 0 to 999"),
        ('id = "lookout"\nlevel = 1\n', 'id = "lookout"\n', "crook 'lookout' level is missing; it must be a whole"),
        ('id = "drunk"', 'id = "dip"', "crook 'dip' id appears twice"),
        ('id = "drunk"\nlevel = 3', 'id = "drunk"\nlevel = 11', "crook 'drunk' level can't be 11"),
        ('ability = "spy"', 'ability = "thief"', "ability can't be 'thief'; it must be left out or be pickpocket"),
        ("4 = [2, 2, 3, 3, 3, 4, 4, 5, 5]", "4 = [5, 5, 5, 5, 5, 5, 5]", "4 needs 35 crooks, but the deck has only 32"),
        (KINGPIN, KINGPIN + KINGPIN.replace("kingpin", "two"), "has 2 bosses (kingpin, two)"),
        ("version = 1", "version = 1\ncolour = 3", "colour is not a field of a deck here"),
        ("[names]", "[names", "is not a TOML file"),
        ('modifier = -6\n', 'modifier = "-6"\n', "crook 'bungler' modifier can't be '-6'; it must be a whole number"),
    ],
)  # fmt: skip
def test_cards_check_says_what_is_wrong_where_and_what_would_be_right(
    tmp_path: Path, find: str, put: str, says: str
) -> None:
    assert find in HOUSE
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE.replace(find, put, 1), "utf-8")
    done = run("cards", "check", str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert says in done.stderr
    assert "mine.toml" in done.stderr
    assert "Traceback" not in done.stderr


def test_too_few_crooks_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "few.toml"
    path.write_text(HOUSE.replace(crook("phantom"), "").replace(crook("chopper"), ""), "utf-8")
    done = run("cards", "check", str(path))
    assert done.returncode == 2
    assert "needs 31 crooks, but the deck has only 30" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "poker", "--seats", "random", "random"), "There is no game 'poker'; the games are crooks"),
        (("simulate", "crooks", "--seats", "random"), "crooks is for 2 to 4 players, not 1."),
        (("simulate", "crooks", "--seats", "random", "deepblue"), "There is no bot 'deepblue'"),
        (("simulate", "crooks", "--seats", "random", "random", "--games", "0"), "The number of games can't be 0"),
        (("simulate", "crooks", "--seats", "random", "random", "--workers", "0"), "The number of workers can't be 0"),
        (("simulate", "crooks", "--seats", "random", "random", "--option", "edition=1999"), "can be '2012' or '2016'"),
        (("simulate", "crooks", "--seats", "random", "random", "--option", "colour=red"), "no option 'colour'"),
        (("simulate", "crooks", "--seats", "random", "random", "--option", "edition"), "sets nothing"),
        (("rules", "chess"), "There is no game 'chess'"),
        (("rules", "crooks", "--language", "fr"), "en, it, de"),
        (("cards", "check", "nowhere.toml"), "nowhere.toml can't be read: No such file or directory."),
        (("replay", "nowhere.log"), "nowhere.log can't be read: No such file or directory."),
        (("play", "crooks", "--bots", "9"), "2 to 4 players"),
        (("dance",), "invalid choice: 'dance'"),
        ((), "COMMAND"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: tuple[str, ...], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2, done.stderr
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


def test_bench_names_its_build() -> None:
    from skulduggery.cli import engine  # its parts only: the figures themselves are nothing to test

    assert engine.build() in ("interpreted", "compiled")


def test_a_bar_that_nobody_sees_leaves_no_thread() -> None:
    before = threading.enumerate()
    with bar(2) as done:
        done(1)
    assert threading.enumerate() == before
