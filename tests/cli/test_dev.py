"""The last word of ``./dev test``: a failed test is repeated once, alone."""

import importlib.util
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

DEV = Path(__file__).resolve().parents[2] / "dev"
CONFTEST = """
def pytest_addoption(parser):
    parser.addoption("--build")
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
    envs = {"compiled": dev.environment()}
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
