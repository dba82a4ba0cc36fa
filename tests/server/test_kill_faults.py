"""The kill tests can fail: a server that shows an answer before it is safe loses it. A power cut loses nothing
either."""

import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest
from tests.server.house import House
from tests.server.test_kill import kill_again_and_again

HERE = Path(__file__).parent
LOST = "something that was shown is lost"


def faulty(fault: str, kind: type[House] = House) -> type[House]:
    """Servers with a fault."""
    return type("Faulty", (kind,), {"program": (str(HERE / "planted_start.py"), fault)})


@pytest.fixture
def disk(on_disk: Path) -> Path:
    """A library that makes a process keep only what it has synced."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("a disk that forgets is made with a C compiler, on Linux")
    library = on_disk / "disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", library, HERE / "planted_disk.c"], check=True)
    return library


@pytest.fixture
def cut(disk: Path, on_disk: Path) -> type[House]:
    """Servers whose machine loses power when they are killed: only what was synced is left of their data."""
    synced = on_disk / "synced"
    synced.mkdir()

    class Cut(House):
        environment: ClassVar[dict[str, str]] = {"LD_PRELOAD": str(disk), "SYNCED": str(synced)}

        def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
            super().stop(how)
            for file in self.data.glob("tables.sqlite*"):  # what was deleted stays so
                file.unlink()
                if (synced / file.name).exists():
                    shutil.copy(synced / file.name, file)

    return Cut


@pytest.mark.parametrize("fault", ["show first", "commit seldom"])
def test_the_kill_test_finds(fault: str, on_disk: Path) -> None:
    with pytest.raises(AssertionError, match=LOST):
        kill_again_and_again(on_disk / "data", 50, 4, 1, faulty(fault))


def test_a_power_cut_loses_nothing(on_disk: Path, cut: type[House]) -> None:
    assert kill_again_and_again(on_disk / "data", 12, 4, 1, cut) >= 12


@pytest.mark.long
def test_a_power_cut_loses_nothing_long(on_disk: Path, cut: type[House]) -> None:
    assert kill_again_and_again(on_disk / "data", 100, 6, 2, cut) >= 100


def test_the_power_cut_finds_what_was_never_synced(on_disk: Path, cut: type[House]) -> None:
    """A kill alone would not: the operating system writes later what the process has left to it."""
    with pytest.raises(AssertionError, match=LOST):
        kill_again_and_again(on_disk / "data", 50, 4, 1, faulty("trust the disk", cut))
