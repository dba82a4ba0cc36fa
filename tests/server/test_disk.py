"""A disk that takes no more: full, limited, read-only. A refused change is not shown, and once there is room again
everything goes on."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar

import pytest
from tests.server.house import House, Player, check_sentence, seats
from tests.server.test_kill import Game, check_whole
from tools.services import PATIENCE

NEW = {"game": "crooks", "seats": seats("me", "open")}
ROOM = 4_000_000
"""Bytes of a small disk."""
LIMIT = 8_192
"""Bytes of a file: less than a database has."""


class Poor(House):
    """A server that may not write what is read-only, even if root runs it."""

    before: ClassVar[tuple[str, ...]] = ("setpriv", "--bounding-set=-all", "--inh-caps=-all") * (os.geteuid() == 0)


class Limited:
    """The system refuses longer files to a server as long as it likes. ``fill`` begins, ``free`` ends it."""

    kind: type[House] = House

    def __init__(self, data: Path) -> None:
        self.data = data

    def fill(self, house: House) -> None:
        """From now on nothing can be written."""
        limit_files(house, LIMIT)

    def free(self, house: House) -> None:
        """Now it can be again."""
        limit_files(house, resource.RLIM_INFINITY)


class Full(Limited):
    """A small disk that something else fills."""

    def fill(self, house: House) -> None:
        with suppress(OSError), (self.data / "ballast").open("wb", buffering=0) as ballast:
            while ballast.write(bytes(4096)):
                pass

    def free(self, house: House) -> None:
        (self.data / "ballast").unlink()


class Sealed(Limited):
    """A folder that becomes read-only, files and all; a write that fails makes the server let go of those it holds."""

    kind = Poor

    def fill(self, house: House) -> None:
        super().fill(house)
        seal(self.data)
        assert house.call("tables", NEW).status_code == 503
        super().free(house)

    def free(self, house: House) -> None:
        seal(self.data, 0o700, 0o600)
        while house.call("tables", NEW).status_code == 503:
            pass  # meanwhile it may have got hold of files that could be read only: it lets go of those, too


def limit_files(house: House, most: int) -> None:
    """Limit the length of files that a server may write."""
    assert house.process is not None
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def seal(folder: Path, folders: int = 0o500, files: int = 0o400) -> None:
    """Set what may be done to a folder and what lies in it."""
    for one in folder.iterdir():
        one.chmod(files)
    folder.chmod(folders)


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A folder that is a small disk of its own; skips where none can be made."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "none", str(folder)]
    made = subprocess.run(mount, capture_output=True, text=True, check=False)
    if made.returncode:
        pytest.skip(f"no disk can be mounted here: {made.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


def takes_no_more(disk: Limited, times: int) -> None:
    """Make the disk full in the middle of ``times`` games; each is played to its end afterwards."""
    house = disk.kind(disk.data)

    put_away = asyncio.Event()

    async def play(one: Player) -> None:
        while not one.done:
            await one.play(since=one.version, slow=0.002)
            put_away.set()
            await asyncio.sleep(0.02)

    async def until_refused(game: Game) -> None:
        # Answers of people are; where a bot's can't be written, the table is put away. It may find room in the journal.
        while game.running and not put_away.is_set() and not any(one.refusals for one in game.people):
            await asyncio.sleep(0.005)

    async def run() -> None:
        games: list[Game] = []
        async with asyncio.TaskGroup() as tasks:
            for number in range(0, 2 * times, 2):
                game = await asyncio.to_thread(Game, house, number, 41)
                games.append(game)
                for one in game.players:
                    tasks.create_task(play(one))
                while len(game.players[0].documents) < 8:
                    await asyncio.sleep(0.002)
                assert game.running
                put_away.clear()
                await asyncio.to_thread(disk.fill, house)
                refused = await asyncio.to_thread(house.call, "tables", NEW)
                assert (refused.status_code, refused.json()["code"]) == (503, "storage")
                check_sentence(refused.json()["error"])
                await until_refused(game)
                await asyncio.to_thread(disk.free, house)
        await asyncio.to_thread(check_whole, house, games, "storage", "put-away")

    try:
        asyncio.run(run())
    finally:
        house.stop()
    said = {line.partition(":")[0] for line in house.faults().splitlines() if "resource_tracker" not in line}
    assert said <= {"the database has failed", "  warnings.warn('resource_tracker"}


@pytest.mark.parametrize("way", [Limited, Full, Sealed])
def test_a_disk_that_takes_no_more(tmp_path: Path, way: type[Limited]) -> None:
    """Nothing is acknowledged that is not there afterwards; nothing comes twice; with room again all goes on."""
    data = tmp_path / "data"
    data.mkdir()
    if way is Full:
        with small_disk(data):
            takes_no_more(way(data), 2)
    else:
        takes_no_more(way(data), 2)


def test_tables_that_cannot_be_written_at_the_start(tmp_path: Path) -> None:
    """The server says why in one sentence and doesn't start. Its data stay, and it serves them once it may write."""
    data = tmp_path / "data"
    house = Poor(data)
    table = house.post("tables", NEW)["table"]
    house.stop()
    seal(data)
    command = [*Poor.before, sys.executable, *house.program, "serve", "--port", "0", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    check_sentence(done.stderr.strip())
    seal(data, 0o700, 0o600)
    house.start()
    assert house.get(f"tables/{table}")["status"] == "open"
    house.stop()
