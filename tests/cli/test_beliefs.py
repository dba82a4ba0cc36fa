"""``skulduggery beliefs``: the page that it writes, and the answer models that it fits."""

from pathlib import Path

import msgspec
import pytest

from skulduggery.arena.training.answer_model_fit import Answered, likeliest
from skulduggery.arena.training.belief_accuracy import Measured
from skulduggery.bots.answer_models import OTHERWISE, read_answer_models, softmax
from skulduggery.cli.main import USAGE, main


def test_the_page_holds_what_was_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Studies stand side by side; one that is made again takes the place of the older one."""
    command = ["beliefs", "scoundrels", "--seats", "2", "--every", "40", "--worlds", "2", "--out", str(tmp_path)]
    for bot, games in (("heuristic", "1"), ("random", "1"), ("heuristic", "2")):
        assert main([*command, "--bot", bot, "--games", games, "--workers", "1"]) == 0
    kept = msgspec.json.decode((tmp_path / "beliefs.json").read_bytes(), type=list[Measured])
    assert [(one.study.bot, one.games) for one in kept] == [("heuristic", 2), ("random", 1)]
    page = (tmp_path / "beliefs.md").read_text()
    for one in kept:
        name = f"| scoundrels, 2, `{one.study.bot}` |"
        assert f"{name} {one.things} | {one.games}, " in page
        assert f"{name} 2 | {one.rows[0].bare_loss:.3f}, {one.rows[0].loss:.3f} |" in page
        assert sum(many for many, _, _ in one.rows[0].bins) >= one.things
    assert "2 worlds: log-loss" in capsys.readouterr().out


def test_a_taste_is_fitted_and_kept_beside_the_others(tmp_path: Path) -> None:
    """Rules of thumb are read strictly, answers by chance as any alike; in the file each takes the place of its bot."""
    path = tmp_path / "models.json"
    for bot in ("random", "heuristic", "random"):
        command = ["beliefs", "crooks", "--fit", str(path), "--bot", bot, "--seats", "2", "--games", "3"]
        assert main([*command, "--workers", "1"]) == 0
    answer_models = {
        answer_model.bot: answer_model for answer_model in read_answer_models(path.read_bytes(), "it")["crooks"]
    }
    assert list(answer_models) == ["random", "heuristic"]
    best = {bot: max(answer_model.chances((0.0, -1.5, -3.0), "recruit")) for bot, answer_model in answer_models.items()}
    assert best["heuristic"] > 0.8
    assert best["random"] < 0.5


def test_the_fit_finds_how_answers_were_drawn() -> None:
    """Answers as frequent as a temperature of 1 and a floor of a tenth make them."""
    answers = []
    for values in ((0.0, -1.0), (0.0, -2.0, -3.0), (-6.0, 0.0)):
        for taken, chance in enumerate(softmax(values, 1.0, 0.1)):
            answers += [Answered("take", [[*values]], taken, len(values))] * round(400 * chance)
    found = likeliest("take", answers)
    assert found.temperature == pytest.approx(1.0, abs=0.25)
    assert found.floor == 0.1
    assert found.loss < found.alike
    assert likeliest(OTHERWISE, [Answered("take", [[0.0, -5.0]], taken, 2) for taken in (0, 1)]).temperature == 0.0


def test_what_cannot_be_measured_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for wrong in (
        ["chess"],
        ["crooks", "--games", "0"],
        ["crooks", "--seats", "9"],
        ["crooks", "--bot", "nobody"],
        ["crooks", "--fit", str(tmp_path / "no" / "file"), "--seats", "2", "--games", "1", "--workers", "1"],
        ["crooks", "--fit", str(tmp_path / "file"), "--bot", "random", "heuristic"],
    ):
        assert main(["beliefs", *wrong]) == USAGE
        assert capsys.readouterr().err.count("\n") == 1
