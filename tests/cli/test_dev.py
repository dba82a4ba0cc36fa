"""Runs of ``./dev test``: a failed test is repeated once, alone; a long run can be resumed."""

import importlib.util
import os
import re
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

DEV = Path(__file__).resolve().parents[2] / "dev"
BARE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist"}
"""Variables for a pytest with the one plugin that it needs: others take seconds to load."""
CONFTEST = """
def pytest_addoption(parser):
    parser.addoption("--build")
"""
RESUMABLE = """
from pathlib import Path
from tests.finished import Finished

def pytest_addoption(parser):
    parser.addoption("--finished")

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
    """The other one, which passes, is named all the same."""
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
    git = ("git", "-C", str(dev.ROOT), "-c", "user.name=x", "-c", "user.email=x@example.org")
    for step in (["init", "-q"], ["add", "."], ["commit", "-qm", "x"]):
        subprocess.run([*git, *step], check=True)
    (dev.ROOT / ".git" / "info" / "exclude").write_text("build\n")
    option, file = dev.finished_tests("compiled")
    assert option == "--finished"
    assert Path(file).name == "compiled.tsv"
    (dev.ROOT / "test_it.py").write_text(TESTS + BROKEN)
    assert dev.finished_tests("compiled") == []


def test_tests_that_passed_are_left_out(tmp_path: Path) -> None:
    """By every worker. What failed is run again."""
    (tmp_path / "conftest.py").write_text(f"import sys\nsys.path.insert(0, {str(DEV.parent)!r})\n" + RESUMABLE)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_it.py").write_text(TESTS + BROKEN)
    kept = tmp_path / "kept.tsv"

    def run() -> str:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "xdist",
            "-n2",
            "-p",
            "no:cacheprovider",
            "--finished",
            str(kept),
        ]
        env = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True).stdout.splitlines()[-1]

    assert re.search("2 failed, 1 passed", run())
    assert [line.partition("\t")[2] for line in kept.read_text().splitlines()] == ["test_it.py::test_that_is_well"]
    assert re.search("1 failed, 1 passed", run())
    assert re.search("1 failed in", run())
    assert len(kept.read_text().splitlines()) == 2
