"""The job list for a host with more machines, .ci/jobs.toml, names only what exists."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
JOBS: list[dict[str, Any]] = tomllib.loads((ROOT / ".ci" / "jobs.toml").read_text("utf-8"))["job"]
NAMES = [job["name"] for job in JOBS]


def test_each_job_is_whole() -> None:
    keys = {"name", "systems", "pythons", "builds", "command", "needs", "minutes"}
    for job in JOBS:
        assert set(job) == keys, job
        assert job["systems"], job
        assert job["builds"] in (["interpreted"], ["interpreted", "compiled"]), job
        assert job["minutes"] > 0, job
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("job", JOBS, ids=NAMES)
def test_each_command_exists(job: dict[str, Any]) -> None:
    """Tasks are those that `./dev --help` lists, options are known, folders of tests are there."""
    tasks = subprocess.check_output([sys.executable, ROOT / "dev", "--help"], text=True)
    for command in job["command"].split(" && "):
        program, task, *args = shlex.split(command)
        assert program == "./dev"
        line = re.search(rf"^  {task} .*$", tasks, re.M)
        assert line, f"there is no task {task}"
        for arg in args:
            assert arg in line[0] if arg.startswith("--") else (ROOT / arg).exists(), arg


@pytest.mark.parametrize("job", JOBS, ids=NAMES)
def test_each_python_may_run_it(job: dict[str, Any]) -> None:
    """Each is at least the oldest that pyproject.toml allows, and the oldest is tested."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = re.fullmatch(r">=3\.(\d+)", project["requires-python"])
    assert oldest, "this test reads only a lower bound"
    assert job["pythons"]
    for version in job["pythons"]:
        minor = re.fullmatch(r"3\.(\d+)", version)
        assert minor, version
        assert int(minor[1]) >= int(oldest[1]), version
