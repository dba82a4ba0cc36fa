"""Backups: of a server that runs, from one kind of database to the other, and what is no backup."""

import asyncio
import gzip
import signal
import subprocess
from pathlib import Path

import pytest
from tests.server.house import House, Player, check_sentence, new_table
from tests.server.test_faults import first_version
from tests.server.test_game import told
from tests.server.test_postgres import over
from tools import forks

from skulduggery import api, codec
from skulduggery.api import BadInput
from skulduggery.server.storage.backup import back_up, restore


def command(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Carry out a command."""
    return forks.run(*map(str, arguments))


def done(*arguments: object) -> str:
    """A command that can be carried out: what it says."""
    out = command(*arguments)
    assert (out.returncode, out.stderr) == (0, "")
    return out.stdout


def refused(*arguments: object) -> str:
    """A command that can't be: one sentence."""
    out = command(*arguments)
    assert (out.returncode, out.stdout) == (2, "")
    check_sentence(out.stderr.strip())
    return out.stderr


def contents(file: Path) -> list[bytes]:
    """The lines of a backup, without the order in which a database gives them."""
    return sorted(gzip.decompress(file.read_bytes()).splitlines()[:-1])


@pytest.mark.parametrize("first", ["SQLite", "PostgreSQL"])
def test_a_game_goes_on_in_the_other_kind_of_database(tmp_path: Path, database: str, first: str) -> None:
    """It is played and backed up meanwhile. What is played after that is lost; the backup is restored elsewhere and
    played to its end."""
    kinds = {"SQLite": House, "PostgreSQL": over(database)}
    old = kinds.pop(first)(tmp_path / "old")
    (other,) = kinds.values()
    here: tuple[str, Path | str] = ("--data", tmp_path / "old")
    there: tuple[str, Path | str] = ("--database", database)
    if first == "PostgreSQL":
        here, there = there, ("--data", tmp_path / "new")
    id, tokens = new_table(old, "me", "open", "heuristic")
    new_table(old, "me", "open")
    two = [Player(old, id, token, number) for number, token in enumerate(tokens)]
    file = tmp_path / "tables.backup"

    async def play(goal: int) -> None:
        await asyncio.gather(
            *[one.play(lambda one: one.done or len(one.messages) >= goal, since=one.version) for one in two]
        )

    asyncio.run(play(12))
    assert done("backup", file, *here).startswith(f"Tables in {file}: 2.")
    assert file.stat().st_mode & 0o777 == 0o600
    known = [[*one.messages] for one in two]
    asyncio.run(play(20))
    old.stop(signal.SIGTERM)
    assert done("restore", file, *there) == "Tables restored: 2.\n"
    back_up(there[1], tmp_path / "again")
    assert contents(tmp_path / "again") == contents(file)
    new = other(tmp_path / "new")
    with pytest.raises(BadInput, match="server is using"):
        restore(there[1], file, replace=True)
    again = [Player(new, id, token, number + 5) for number, token in enumerate(tokens)]

    async def finish() -> None:
        await asyncio.gather(*[one.play() for one in again])

    asyncio.run(finish())
    log = new.call(f"tables/{id}/log", token=tokens[0])
    record = codec.read_log(log.content, "the log")
    assert api.over(record.state)
    for seat, one in enumerate(again):
        assert one.messages == told(record, seat)
        assert one.messages[: len(known[seat])] == known[seat]
    new.stop(signal.SIGTERM)
    assert (old.faults(), new.faults()) == ("", "")
    with pytest.raises(BadInput, match="--replace"):
        restore(there[1], file)
    assert restore(there[1], file, replace=True) == 2
    back_up(there[1], tmp_path / "again")
    assert contents(tmp_path / "again") == contents(file)


def test_what_is_no_backup(tmp_path: Path) -> None:
    """A file that is cut off, changed, of another kind or version is refused before anything has changed."""
    house = House(tmp_path / "data")
    new_table(house, "me", "heuristic")
    house.stop(signal.SIGTERM)
    good = tmp_path / "good"
    back_up(house.data, good)
    whole = gzip.decompress(good.read_bytes())
    key = whole.index(b'"bytes":"', whole.index(b'["tables"')) + 12
    changed = whole[:key] + (b"A" if whole[key : key + 1] != b"A" else b"B") + whole[key + 1 :]
    bad = {
        "cut": good.read_bytes()[:-20],
        "short": gzip.compress(whole[: whole.rindex(b'["end"')]),
        "longer": gzip.compress(whole + b"[]\n"),
        "changed": gzip.compress(changed),
        "text": b"a backup",
        "list": gzip.compress(b"[1]\n"),
        "object": gzip.compress(b"{}\n"),
        "later": gzip.compress(whole.replace(b'backup",1', b'backup",2', 1)),
        "empty": b"",
    }
    before = (house.data / "tables.sqlite").read_bytes()
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BadInput, match="backup") as why:
            restore(house.data, tmp_path / name, replace=True)
        check_sentence(str(why.value))
    assert (house.data / "tables.sqlite").read_bytes() == before
    refused("restore", tmp_path / "none", "--data", house.data)
    assert "--replace" in refused("restore", good, "--data", house.data)
    refused("backup", tmp_path / "folder" / "file", "--data", house.data)
    refused("backup", good, "--data", tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()
    assert gzip.decompress(good.read_bytes()) == whole


def test_a_backup_of_the_first_version(tmp_path: Path, database: str) -> None:
    """Tables of the oldest schema come to a PostgreSQL, which takes them through every step; the game is played on."""
    tokens = first_version(tmp_path / "old")
    assert back_up(tmp_path / "old", tmp_path / "file") == 1
    assert restore(database, tmp_path / "file") == 1
    house = over(database)(tmp_path / "data")
    two = [Player(house, "oldtable", token, number) for number, token in enumerate(tokens)]

    async def run() -> None:
        await asyncio.gather(*[one.play() for one in two])

    asyncio.run(run())
    assert [line["text"] for line in two[0].documents[0]["chat"]] == ["Good old times."]
    record = codec.read_log(house.call("tables/oldtable/log", token=tokens[0]).content, "the log")
    assert api.over(record.state)
    assert two[0].messages == told(record, 0)
    house.stop(signal.SIGTERM)
    assert house.faults() == ""
