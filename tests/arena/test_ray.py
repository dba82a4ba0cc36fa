"""The same run spread over a cluster: a worker and a whole machine of it die midway, and the figures are the same.

Ray is not in the environment: ``./dev ray`` adds it, then ``./dev exec pytest --long tests/arena/test_ray.py -n0``.
"""

import json
import os
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tools.services import free_port

from skulduggery.cli.main import main

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not here: './dev ray' adds it"),
]
DEALS = 40
CALL = ["arena", "crooks", "--bot", "heuristic", "--against", "learned", "--deals", str(DEALS), "--json"]
PATIENCE = 240
"""Seconds after which a run is given up."""


class Cluster:
    """Machines of one processor each, all of them here: the first is the head."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.machines: list[subprocess.Popen[bytes]] = []
        self.address = f"127.0.0.1:{free_port()}"

    def add(self) -> None:
        head = ["--head", f"--port={self.address.partition(':')[2]}", "--include-dashboard=false"]
        command = ["ray", "start", "--block", "--node-ip-address=127.0.0.1", "--num-cpus=1", "--disable-usage-stats"]
        command += ["--object-store-memory=80000000", *([f"--address={self.address}"] if self.machines else head)]
        if not self.machines:
            command.append(f"--temp-dir={self.folder}")
        log = (self.folder / f"machine-{len(self.machines)}").open("wb")
        with log:
            self.machines.append(subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True))
        until(lambda: b"Ray runtime started" in (self.folder / log.name).read_bytes())

    def workers(self, machine: int) -> list[int]:
        """The processes of a machine that play."""
        out = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                name, session = (folder / "cmdline").read_bytes(), os.getsid(int(folder.name))
            except OSError:  # it has just ended
                continue
            if name.startswith(b"ray::done") and session == self.machines[machine].pid:
                out.append(int(folder.name))
        return out

    def cut(self, machine: int) -> None:
        """Take a machine's power."""
        os.killpg(self.machines[machine].pid, signal.SIGKILL)
        self.machines[machine].wait()


def until(there: Callable[[], object]) -> Any:
    """Return what is found at last. Fail after a long time."""
    given_up = time.monotonic() + PATIENCE
    while not (found := there()):
        assert time.monotonic() < given_up
        time.sleep(0.05)
    return found


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    folder = Path(f"/tmp/skulduggery-ray-{os.getpid()}")  # short: sockets have short names
    folder.mkdir()
    one = Cluster(folder)
    for _ in range(3):
        one.add()
    yield one
    for machine in range(len(one.machines)):
        if one.machines[machine].poll() is None:
            one.cut(machine)


def played(store: Path) -> int:
    """Deals that are kept."""
    if not store.exists():
        return 0
    with closing(sqlite3.connect(store)) as base:
        if not base.execute("select 1 from sqlite_master where name = 'done'").fetchone():
            return 0
        return int(base.execute("select count(*) from done where key like '[%'").fetchone()[0])


def timeless(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    found["ms"] = found["acts"]["thought"] = 0
    return found


def test_a_cluster_that_loses_a_worker_and_a_machine(
    cluster: Cluster, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "x.db"
    command = [sys.executable, "-m", "skulduggery.cli.main", *CALL, "--store", str(store)]
    with subprocess.Popen(
        [*command, "--workers", f"ray:{cluster.address}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        until(lambda: played(store) >= DEALS // 10 or run.poll() is not None)
        (victim, *_) = until(lambda: cluster.workers(1))
        os.kill(victim, signal.SIGKILL)
        before = played(store)
        until(lambda: played(store) >= min(DEALS, before + DEALS // 10) or run.poll() is not None)
        cluster.cut(2)
        assert run.poll() is None, "it was over before the machine died"
        print("killed at", before, "and", played(store), "of", DEALS)
        out, complaints = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0, complaints  # Ray itself may say there who died
    spread = timeless(out.splitlines()[-1])
    assert main([*CALL, "--workers", "1"]) == 0
    assert timeless(capfd.readouterr().out.splitlines()[-1]) == spread
    assert spread["deals"] == DEALS


def test_a_program_plays_on_a_cluster(cluster: Cluster, capfd: pytest.CaptureFixture[str]) -> None:
    """A bot from outside is started on the machines that play, and the figures are those of here."""
    bot = f"process:{shlex.join([sys.executable, str(Path('examples/lines_bot.py').resolve())])}"
    call = ["arena", "crooks", "--bot", bot, "--against", "random", "--deals", "6", "--json"]
    command = [sys.executable, "-m", "skulduggery.cli.main", *call, "--workers", f"ray:{cluster.address}"]
    spread = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert main([*call, "--workers", "1"]) == 0
    here = timeless(capfd.readouterr().out.splitlines()[-1])
    assert timeless(spread.stdout.splitlines()[-1]) == here
    assert (here["deals"], here["acts"]["forfeits"]) == (6, 0)


def test_no_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--workers", "ray:127.0.0.1:1"]) == 2
    assert "No Ray cluster answers at 127.0.0.1:1;" in capsys.readouterr().err
