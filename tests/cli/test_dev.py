"""The task script: repeated and resumed tests, checks of what changed, the hook, and what editors are told."""

import configparser
import importlib.util
import re
import shutil
import subprocess
import tomllib
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest
from tests.order import LONGEST, spread

DEV = Path(__file__).resolve().parents[2] / "dev"
BARE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist -p pytest_timeout"}
"""Variables for a pytest with the plugins that it needs: others take seconds to load."""
CONFTEST = """
def pytest_addoption(parser):
    for option in ("--build", "--finished"):
        parser.addoption(option)
    parser.addoption("--long", action="store_true")
"""
RESUMABLE = """
from pathlib import Path
from tests.finished import Finished

def pytest_configure(config):
    config.pluginmanager.register(Finished(Path(config.getoption("--finished")), config))
"""
TESTS = """
from pathlib import Path

def test_that_is_well():
    pass

def test_that_stumbles_once():
    before = Path(__file__).with_name("before")
    stumbles = not before.exists()
    before.touch()
    assert not stumbles
"""
BROKEN = """

def test_that_is_broken():
    assert False
"""


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, working on a folder with two tests of its own."""
    loader = SourceFileLoader("dev", str(DEV))
    spec = importlib.util.spec_from_loader("dev", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_it.py").write_text(TESTS)
    return module


def commit(folder: Path) -> subprocess.CompletedProcess[str]:
    """Commit all files of a folder, to a new repository if there is none."""
    git = ("git", "-C", str(folder), "-c", "user.name=x", "-c", "user.email=x@example.org")
    for step in (["init", "-q"], ["add", "."]):
        subprocess.run([*git, *step], check=True)
    return subprocess.run([*git, "commit", "-qm", "x"], capture_output=True, text=True)


def whole_run(dev: ModuleType, *args: str) -> int:
    envs = {"compiled": dev.environment() | BARE}
    codes = {"compiled": dev.run_tests("compiled", envs["compiled"], args)}
    assert codes == {"compiled": dev.FAILED}
    return int(dev.last_word(codes, envs, args))


def test_a_test_that_passes_alone_is_named(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    """The run has passed then, and its last lines name the test."""
    assert whole_run(dev) == 0
    told = capfd.readouterr().err
    assert told.endswith(
        "UNSTEADY: these tests failed, then passed when repeated alone:\n  test_it.py::test_that_stumbles_once\n"
    )


def test_a_test_that_fails_twice_fails_the_run(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    """The other one, which passes, is still named."""
    (dev.ROOT / "test_it.py").write_text(TESTS + BROKEN)
    assert whole_run(dev) == dev.FAILED
    assert capfd.readouterr().err.endswith("alone:\n  test_it.py::test_that_stumbles_once\n")


def test_many_failed_tests_are_not_repeated(
    dev: ModuleType, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then something is broken: the run has failed."""
    monkeypatch.setattr(dev, "MOST_REPEATED", 0)
    assert whole_run(dev) == dev.FAILED
    assert "Repeating" not in capfd.readouterr().err


def test_a_long_run_resumes_at_its_commit(dev: ModuleType) -> None:
    """As long as nothing is uncommitted: a change of the code might break what has passed."""
    assert dev.finished_tests("compiled") == []  # this folder is no checkout
    commit(dev.ROOT)
    (dev.ROOT / ".git" / "info" / "exclude").write_text("build\n")
    (option,) = dev.finished_tests("compiled")
    assert option.startswith("--finished=")
    assert Path(option).name == "compiled.tsv"
    (dev.ROOT / "test_it.py").write_text(TESTS + BROKEN)
    assert dev.finished_tests("compiled") == []


def test_tests_that_passed_are_left_out(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    """By every worker. Failed tests run again. Options of the tests' own folder are known when a run resumes too."""
    tests = dev.ROOT / "tests"
    tests.mkdir()
    (dev.ROOT / "pytest.ini").write_text("[pytest]\ntestpaths = tests\n")
    (dev.ROOT / "conftest.py").unlink()
    (dev.ROOT / "test_it.py").unlink()
    (tests / "conftest.py").write_text(f"import sys\nsys.path.insert(0, {str(DEV.parent)!r})\n" + RESUMABLE + CONFTEST)
    (tests / "test_it.py").write_text(TESTS + BROKEN)
    (dev.ROOT / ".gitignore").write_text("build\nbefore\n__pycache__\n")
    commit(dev.ROOT)

    def run() -> str:
        dev.run_tests("compiled", dev.environment() | BARE, ["--long"])
        return str(capfd.readouterr().out.splitlines()[-1])

    assert re.search("2 failed, 1 passed", run())
    kept = next((dev.ROOT / "build" / "long").glob("*/compiled.tsv"))
    ids = [line.partition("\t")[2] for line in kept.read_text().splitlines()]
    assert ids == ["tests/test_it.py::test_that_is_well"]
    assert re.search("1 failed, 1 passed", run())
    assert re.search("1 failed in", run())
    assert len(kept.read_text().splitlines()) == 2


@pytest.fixture
def checked(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script with a linter of Python and one of the client, working on a commit."""
    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "CHECKS", (dev.CHECKS[0], dev.CHECKS[-1]))
    (dev.ROOT / "test_it.py").unlink()
    (dev.ROOT / ".gitignore").write_text("build\n.ruff_cache\n")
    commit(dev.ROOT)
    return dev


def test_only_what_changed_is_checked(checked: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    """A change that no tool judges starts none, a change of Python starts no check of the client."""
    (checked.ROOT / "notes.md").touch()
    assert checked.check(["--changed"]) == 0
    assert capfd.readouterr() == ("", "dev: No file that the checks read differs from HEAD.\n")
    (checked.ROOT / "new.py").write_text("import os\n")
    assert checked.check(["--changed"]) == 1
    told = capfd.readouterr().out
    assert re.match(r"ruff check: FAILED, \d+\.\d s\nF401 ", told)
    assert "npm" not in told


def test_a_tool_that_passed_runs_again_when_its_files_change(
    checked: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    new = checked.ROOT / "new.py"
    for text, result in (("X = 1\n", r"ok, \d\.\d s"), ("X = 1\n", "ok, unchanged"), ("X = Y\n", "FAILED, ")):
        new.write_text(text)
        checked.check(["--changed"])
        assert re.match(f"ruff check: {result}", capfd.readouterr().out)


def test_check_says_what_it_takes(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    assert dev.check(["--change"]) == 2
    assert dev.check(["--changed"]) == 2
    assert capfd.readouterr().err.splitlines() == [
        "check takes --changed or nothing, not '--change'.",
        "check --changed needs a Git checkout.",
    ]


def test_the_hook_stops_a_commit(dev: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    """Once it is switched on, and as long as the check fails."""
    assert dev.hooks([]) == 1
    assert capfd.readouterr().err == "hooks needs a Git checkout whose configuration can be written.\n"
    shutil.copytree(DEV.parent / ".githooks", dev.ROOT / ".githooks")
    script = dev.ROOT / "dev"
    script.write_text('#!/bin/sh\necho "called with $*" >&2\nexit 1\n')
    script.chmod(0o755)
    assert commit(dev.ROOT).returncode == 0
    assert dev.hooks([]) == 0
    (dev.ROOT / "more").touch()
    stopped = commit(dev.ROOT)
    assert (stopped.returncode, stopped.stderr) == (1, "called with check --changed\n")
    script.write_text("#!/bin/sh\n")
    assert commit(dev.ROOT).returncode == 0


def test_editors_are_told_what_the_tools_expect() -> None:
    told = configparser.ConfigParser()
    told.read_string("[root]\n" + (DEV.parent / ".editorconfig").read_text("utf-8"))
    ruff = tomllib.loads((DEV.parent / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]
    assert told.getint("{*.py,dev}", "max_line_length") == ruff["line-length"]
    if not (DEV.parent / ".git").exists():
        pytest.skip("the files of a commit can be listed only in a Git checkout")
    breaks = [r"[[:blank:]]$", "^\t", "\r"]
    found = subprocess.run(
        ["git", "grep", "-lIE", "|".join(breaks), "--", ":!*.svg"], cwd=DEV.parent, capture_output=True
    )
    assert found.stdout == b""


def test_a_quick_run_takes_the_core_and_what_changed(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", DEV.parent)
    monkeypatch.setattr(dev, "git", lambda *args: "menu.py" if "src/skulduggery/tui" in args else "")
    chosen = dev.quick_tests()
    assert "tests/tui" in chosen
    assert "tests/promises/test_chance.py" in chosen
    assert "tests/bots" not in chosen
    assert not [one for one in chosen if not (DEV.parent / one.partition("::")[0]).exists()]


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_the_longest_tests_run_first(workers: int) -> None:
    """As xdist deals them out: each worker gets an equal part of the list. The others keep their order."""
    longest = LONGEST.read_text("utf-8").splitlines()[:5]
    names = [*[f"test_{n:02}" for n in range(30)], *reversed(longest)]
    items = spread([cast(pytest.Item, SimpleNamespace(nodeid=name)) for name in names], workers)
    order = [item.nodeid for item in items]
    assert sorted(order) == sorted(names)
    assert [name for name in order if name not in longest] == names[:30]
    assert workers == 1 or {order[begin] for begin in shares(len(order), workers)} == {*longest[:workers]}


def shares(tests: int, workers: int) -> list[int]:
    """Return where the part of each worker begins."""
    out = [0]
    for worker in range(workers - 1):
        out.append(out[-1] + (tests - out[-1]) // (workers - worker))
    return out
