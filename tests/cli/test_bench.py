"""``skulduggery bench --server``: it gives all figures, whatever they are on this machine."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from tools import forks

from skulduggery.cli.load import SEATS, Report, show, signs
from skulduggery.cli.main import main


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start the measured servers as forks, and take back what the command changes in its process."""
    popen, before = subprocess.Popen, signal.getsignal(signal.SIGTERM)

    def start(command: Sequence[str], *given: Any, **more: Any) -> Any:
        if [*command[:3]] != [sys.executable, *forks.PROGRAM]:
            return popen(command, *given, **more)
        return forks.start(command[3:], os.environ, stdout=more["stdout"], stderr=more["stderr"])

    forks.nursery()
    monkeypatch.setattr("skulduggery.cli.served.subprocess.Popen", start)
    yield
    signal.signal(signal.SIGTERM, before)


def test_the_figures_of_the_server(forked: None, capsys: pytest.CaptureFixture[str]) -> None:
    """All are there, and are shown as tables: measured once."""
    call = ("bench", "--server", "--json", "--tables", "1", "3", "--seconds", "0.1", "--rounds", "1", "--whole", "3")
    code, done = main(call), capsys.readouterr()
    assert (code, done.err) == (0, "")
    report = msgspec.json.decode(done.out, type=Report)
    assert report.loop > 0
    assert [one.tables for one in report.tables] == [1, 3]
    for one in report.tables:
        for steady in one.steady:
            assert steady.rate > 0
            assert 0 < steady.median <= steady.p95 <= steady.p99
        for full in one.full:
            assert full.rate > 0
            assert full.busy >= 0
        assert len(one.steady) == len(one.full) == 1
    move = report.move
    assert move.answers > 3 * 10
    assert len(move.seats) == SEATS
    assert sum(move.seats) == pytest.approx(move.total)
    assert set(move.parts) == {"messages", "view", "ask", "asking", "offers", "commitments"}
    assert 0.9 < sum(move.parts.values()) / move.total < 1, "a part of what is sent is not weighed"
    assert move.parts["view"] == max(move.parts.values())
    assert report.thinking.signs >= 2
    assert 0 < report.thinking.median <= report.thinking.p99 <= report.thinking.longest
    assert report.screen is None or report.screen.scripts > 0
    show(report)
    shown = capsys.readouterr().out
    for words in ("99 of 100", "An answer causes", "While bots think", "A table takes", "A plain loop runs"):
        assert words in shown


@pytest.mark.parametrize("stall", [0.0, 0.25])
def test_a_loop_that_stands_still_is_noticed(stall: float) -> None:
    """Another task holds up the event loop that answers pings, by a clock that the test moves."""
    now = 0.0

    async def sign() -> None:
        nonlocal now
        now += 0.001
        await asyncio.sleep(0)

    async def busy() -> None:
        nonlocal now
        now += stall

    async def both() -> list[float]:
        holding = asyncio.create_task(busy())
        found = await signs(sign, 0.3, lambda: now)
        await holding
        return found

    taken = asyncio.run(both())
    assert max(taken) == pytest.approx(0.001 + stall)
    assert sorted(taken)[-2] == pytest.approx(0.001)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--tables", "0"), "--tables can't be 0"),
        (("--tables", "2", "5001"), "--tables can't be 5001"),
        (("--seconds", "0"), "--seconds can't be 0"),
        (("--rounds", "-1"), "--rounds can't be -1"),
    ],
)
def test_figures_that_can_t_be_measured_are_refused(arguments: tuple[str, ...], says: str) -> None:
    done = forks.run("bench", "--server", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
