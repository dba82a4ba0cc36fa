"""Every rule is shown by a test, and no mark names a rule that isn't there."""

import json
import re
from pathlib import Path

import pytest
from tools import forks

from skulduggery import coverage
from skulduggery.api import BadInput

TESTS = Path(__file__).resolve().parents[1]
GAMES = coverage.games_with_rules()


def test_crooks_has_rules() -> None:
    assert "crooks" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    assert coverage.missing(game, TESTS) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_that_sets_up_its_own_position(game: str) -> None:
    """Recorded games prove no rule: they are recorded again with every wanted change."""
    own = f"tests/rules/{game}/"
    tests = coverage.coverage(game, TESTS)
    assert [rule for rule, there in tests.items() if not any(name.startswith(own) for name in there)] == []
    assert [name for there in tests.values() for name in there if name.startswith("tests/recorded/")] == []
    assert [path for path in (TESTS / "rules" / game).glob("*.py") if "recorded" in path.read_text("utf-8")] == []


def test_no_mark_names_an_unknown_rule() -> None:
    assert coverage.unknown(TESTS) == {}


def test_all_golden_scenarios_of_crooks_are_there() -> None:
    text = (TESTS / "rules" / "crooks" / "test_golden.py").read_text("utf-8")
    assert re.findall(r'mark\.golden\("crooks", (\d+)\)', text) == [str(n) for n in range(1, 27)]


@pytest.mark.parametrize(("game", "count"), [("scoundrels", 59), ("mayhem", 55)])
def test_all_golden_scenarios_are_there(game: str, count: int) -> None:
    files = (TESTS / "rules" / game).glob("test_golden_*.py")
    found = re.findall(rf'mark\.golden\("{game}", (\d+)\)', "".join(file.read_text("utf-8") for file in files))
    assert sorted({int(number) for number in found}) == list(range(1, count + 1))


def test_all_golden_scenarios_of_mayhem_are_there() -> None:
    files = (TESTS / "rules" / "mayhem").glob("test_golden_*.py")
    found = re.findall(r'mark\.golden\("mayhem", (\d+)\)', "".join(file.read_text("utf-8") for file in files))
    assert sorted(int(number) for number in found) == list(range(1, 56))


@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_every_rule(game: str) -> None:
    english = coverage.texts(game)
    for language in ("it", "de", "ru"):
        said = coverage.texts(game, language)
        assert list(said) == list(english)
        assert all(said.values())


def test_the_tests_of_a_rule_are_named_as_pytest_names_them() -> None:
    report = coverage.report("crooks", TESTS)["rules"]["CR-ROB-02"]
    assert report["text"] == coverage.texts("crooks")["CR-ROB-02"]
    assert "tests/rules/crooks/test_rob.py::test_one_crook_under_each_target" in report["tests"]


def test_marks_are_read_without_import(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_it.py").write_text(
        "import no_such_module\n"
        "pytestmark = [pytest.mark.rule('A')]\n"
        "@pytest.mark.rule('B', 'C')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('D'))])\n"
        "def test_one(x): ...\n"
        "@pytest.mark.rule('E')\n"
        "class TestIt:\n"
        "    @pytest.mark.rule('C')\n"
        "    def test_two(self): ...\n"
        "@pytest.mark.rule('F')\n"
        "def no_test(): ...\n"
    )
    one, two = "tests/test_it.py::test_one", "tests/test_it.py::TestIt::test_two"
    assert coverage.marks(folder) == {"A": [one, two], "B": [one], "C": [one, two], "D": [one], "E": [two]}
    assert coverage.unknown(folder).keys() == {"A", "B", "C", "D", "E"}
    assert coverage.missing("crooks", folder) == list(coverage.texts("crooks"))


def test_a_mark_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule(NAME)\ndef test_one(): ...\n")
    with pytest.raises(BadInput, match=r"must name its rules as plain texts, not NAME\.$"):
        coverage.marks(tmp_path)


def test_without_tests_there_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"^There is no folder .*; .* only in a checkout\.$"):
        coverage.coverage("crooks", tmp_path / "tests")


@pytest.mark.parametrize(("game", "language"), [("chess", "en"), ("crooks", "fr"), ("../crooks", "en")])
def test_rules_that_are_not_there_are_refused(game: str, language: str) -> None:
    with pytest.raises(BadInput, match="There is no text of the rules"):
        coverage.texts(game, language)


def test_the_command_lists_every_rule_with_tests() -> None:
    done = forks.run("rules", "crooks", "--coverage", "--json")
    assert done.returncode == 0, done.stderr
    rules = json.loads(done.stdout)["rules"]
    assert rules["CR-ROB-01"]["text"]
    assert all(rule["tests"] for rule in rules.values())
