"""Recorded games come to the same states under every Python of this machine and for any order of its hashes."""

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.recorded.test_recorded import EXPECTED, LOGS
from tools import record as tool

ROOT = Path(tool.__file__).resolve().parent.parent
JOBS = tomllib.loads((ROOT / ".ci" / "jobs.toml").read_text("utf-8"))["job"]
VERSIONS = sorted({version for job in JOBS for version in job["pythons"]}, key=lambda version: int(version[2:]))
PACKAGES = ("msgspec", "mypy-extensions")
"""The packages that a replay needs: the games need no others."""


@pytest.fixture
def logs(request: pytest.FixtureRequest) -> list[Path]:
    """Return every sixth recorded game, in a long run all of them."""
    return [path for paths in LOGS.values() for path in paths[:: 1 if request.config.getoption("--long") else 6]]


@cache
def found_here(*logs: Path) -> dict[str, Any]:
    """Return the results of the Python that runs the tests, after comparing them with the committed ones."""
    found = tool.hashes(logs)
    for path in logs:
        expected = EXPECTED[path.parent.name][path.stem]
        assert {key: found[path.stem][key] for key in expected} == expected, path.name
    return found


def assert_same(python: Path, logs: list[Path], **env: str) -> None:
    """Replay the games with another Python and fail if any state, message or re-deal differs."""
    command = [str(python), tool.__file__, "hash", *map(str, logs)]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(ROOT / "src")} | env, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    assert json.loads(done.stdout) == {"build": "interpreted", "found": found_here(*logs)}


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_order_of_hashes_changes_nothing(seed: str, logs: list[Path]) -> None:
    """Python seeds the hashes of strings, and so the order of sets, by chance unless a variable names the seed."""
    assert_same(Path(sys.executable), logs, PYTHONHASHSEED=seed)


@pytest.mark.parametrize("version", VERSIONS)
def test_other_pythons_come_to_the_same(version: str, logs: list[Path]) -> None:
    """Every release of a version that is here counts, for example Debian's 3.11.2 next to a 3.11.7 of pyenv."""
    others = [python for number, python in pythons().items() if number.rpartition(".")[0] == version]
    if not others:
        pytest.skip(f"there is no other Python {version} on this machine")
    for python in others:
        assert_same(environment(python), logs)


@cache
def pythons() -> dict[str, Path]:
    """Return the other CPythons of this machine by release, including those of pyenv that are not switched on."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/*/bin")
    path = os.pathsep.join([os.environ["PATH"], *map(str, pyenv)])
    listed = json.loads(uv("python", "list", "--only-installed", "--output-format", "json", PATH=path))
    plain = [one for one in listed if (one["implementation"], one["variant"]) == ("cpython", "default")]
    # A shim of pyenv refuses to run a version that is not switched on.
    found = {one["version"]: Path(one["path"]) for one in plain if "shims" not in Path(one["path"]).parts}
    return {version: path for version, path in found.items() if version != platform.python_version()}


def environment(python: Path) -> Path:
    """Return the Python of an environment with the locked packages, made once and kept in build/pythons."""
    locked = (ROOT / "requirements.txt").read_text("utf-8")
    blocks = [re.search(rf"^{name}==.*\n(?: +--hash=.*\n)+", locked, re.M) for name in PACKAGES]
    wanted = "".join([block[0] for block in blocks if block])
    folder = ROOT / "build" / "pythons" / hashlib.sha256(f"{python}\n{wanted}".encode()).hexdigest()[:16]
    inside, stamp = folder / "bin" / "python", folder / "requirements.txt"
    if not stamp.is_file():
        uv("venv", "--clear", "--python", str(python), str(folder))
        (folder / "wanted.txt").write_text(wanted, "utf-8")
        uv("pip", "sync", "--python", str(inside), "--require-hashes", str(folder / "wanted.txt"))
        (folder / "wanted.txt").rename(stamp)  # last: an environment that was cut short has none and is made again
    return inside


def uv(*args: str, **env: str) -> str:
    """Return the output of uv, or skip the test if uv is absent or fails, as it does without a network."""
    program = shutil.which("uv", path=os.pathsep.join([os.environ["PATH"], str(ROOT / ".tools" / "bin")]))
    if not program:
        pytest.skip("there is no uv on this machine")
    env = os.environ | {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1", "UV_PYTHON_DOWNLOADS": "never"} | env  # as in dev
    done = subprocess.run([program, *args], env=env, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"uv {' '.join(args[:2])} failed: {done.stderr.strip().splitlines()[-1:]}")
    return done.stdout
