"""``skulduggery exact``."""

import json
from pathlib import Path

import pytest
from tests.environments.tiny import TINY

from skulduggery.cli.main import main

CARDS = Path(__file__).parents[2] / "docs" / "strength" / "cards"
LONG = pytest.mark.long


def test_rows_and_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text(TINY, "utf-8")
    call = ["exact", "crooks", "--cards", str(cards), "--thinks", "2", "--solver", "4"]
    bots = ["random", "trees:rollouts=3,select=regret", "trees:rollouts=6,select=regret"]
    plot = tmp_path / "plot.svg"
    assert main([*call, "--bot", *bots, "--plot", str(plot), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["who"], row["rounds"], row["thinks"]) for row in rows] == [
        ("CFR+", 1, 0),
        ("CFR+", 2, 0),
        ("CFR+", 4, 0),
        *[(bot, rounds, 2) for bot, rounds in zip(bots, (0, 3, 6), strict=True)],
    ]
    for row in rows:
        assert row["nash_conv"] == pytest.approx(sum(row["best"]) - 1)
    assert "trees:select=regret" in plot.read_text("utf-8")
    assert main([*call, "--bot", *bots]) == 0
    said = capsys.readouterr().out
    assert said.startswith("1,195 moments, ")
    assert said.count("\n| ") == len(rows) + 1
    assert f"| `{bots[1]}` | 2 | {rows[4]['nash_conv']:.4f} |" in said


def test_what_bots_win_against_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel's own search too."""
    cards = tmp_path / "cards.toml"
    cards.write_text(TINY, "utf-8")
    call = ["exact", "crooks", "--cards", str(cards), "--thinks", "2", "--solver", "1"]
    assert main([*call, "--bot", "ismcts:rollouts=4", "--against", "random", "heuristic", "--json"]) == 0
    solver, row = json.loads(capsys.readouterr().out)
    assert (row["rounds"], len(row["wins"]), solver["wins"]) == (4, 2, [])
    assert main([*call, "--bot", "ismcts:rollouts=4", "--against", "random"]) == 0
    won = row["wins"][0]
    said = capsys.readouterr().out
    assert "| seconds | wins against `random` |" in said
    assert f"| {won['value']:.1%} ({won['low']:.1%} to {won['high']:.1%}) |" in said


@pytest.mark.parametrize(
    ("variant", "seats"),
    [("duel", 2), ("trio", 3), pytest.param("ambush", 2, marks=LONG), pytest.param("two-fronts", 2, marks=LONG)],
)
def test_the_variants_of_the_page_can_be_played(variant: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["exact", "crooks", "--cards", str(CARDS / f"{variant}.toml"), "--seats", str(seats)]
    assert main([*call, "--solver", "0", "--bot", "heuristic", "--thinks", "2"]) == 0
    assert "| `heuristic` | 2 |" in capsys.readouterr().out


def test_what_cannot_be_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tiny = tmp_path / "cards.toml"
    tiny.write_text(TINY, "utf-8")
    for more, said in (
        (["--thinks", "0"], "--thinks can't be 0; it must be a whole number from 1."),
        (["--cards", str(tmp_path / "none.toml")], "none.toml can't be read"),
        (["--cards", str(tiny), "--bot", "nobody"], "There is no bot 'nobody'"),
        (["--cards", str(tiny), "--bot", "random", "--against", "nobody"], "There is no bot 'nobody'"),
        (
            ["--cards", str(tiny), "--bot", "ismcts:rollouts=1"],
            "write ismcts:rollouts=400, with at least 2 rollouts",
        ),
        (
            ["--solver", "0", "--cards", str(tiny), "--bot", "flat:belief=9"],
            "'flat:belief=9' needs the history of the game",
        ),
        (
            ["--solver", "0", "--cards", str(tiny), "--plot", str(tmp_path / "none" / "plot.svg")],
            "plot.svg can't be written: No such file or directory.",
        ),
    ):
        assert main(["exact", "crooks", *more]) == 2
        assert said in capsys.readouterr().err
    assert main(["exact", "poker"]) == 2
    assert "There is no game 'poker'" in capsys.readouterr().err


def test_a_game_that_is_too_large_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("skulduggery.environments.exact.LARGEST", 500)
    assert main(["exact", "crooks", "--cards", str(CARDS / "duel.toml")]) == 2
    assert "This game has more than 500 histories" in capsys.readouterr().err
