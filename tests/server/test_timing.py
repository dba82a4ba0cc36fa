"""When bots answer: after a delay drawn from a stream of its own, whatever they could choose and however long they
thought.

The clock is that of ``Timeless``: exact, and without waiting. The leak proof (``test_leaks.py``) compares times too.
"""

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.oracle.checks import replay
from tests.oracle.decks import SCRIPTS
from tests.oracle.mayhem.cases import HELP, TURN_HELP
from tests.oracle.mayhem.cases import Case as Position
from tests.oracle.scoundrels import cases
from tests.oracle.worlds import Node
from tests.server.leaks_evening import Evening
from tests.server.leaks_proof import blanked
from tests.server.leaks_room import Scripted, Sent, Timeless, seated, settle
from tests.server.leaks_worlds import World, moments

from skulduggery import api, bots, codec
from skulduggery.api import SPECTATOR, Words
from skulduggery.server.bots import thinkers

CASE = SCRIPTS["all targets taken, one taken"]
BOT = 1


class Quiet(Evening):
    """An evening on which people only answer; bots think for a given time, or as long as the hidden cards say."""

    seconds: float | None = None

    async def privately(self, viewer: int) -> None:
        pass

    async def publicly(self, rng: Random) -> None:
        pass

    def thinks(self, step: int) -> float:
        return super().thinks(step) if self.seconds is None else self.seconds

    def delays(self) -> list[float]:
        """Return the seconds from each question of the bot to its answer, as spectators see them."""
        out = []
        shown = [(when, one) for when, one in self.timed(SPECTATOR) if one["t"] in ("state", "events")]
        for (asked, before), (answered, _) in pairwise(shown):
            if [asking["seat"] for asking in before["asking"]] == [BOT]:
                out.append(round(answered - asked, 6))
        return out


def played(tmp_path: Path, node: Any, branch: Any, seconds: float | None) -> Quiet:
    """A branch, played with a bot that thinks for so long."""
    one = Quiet(World(node.case, node, branch, {}), 1, (BOT,))
    one.seconds = seconds
    with asyncio.Runner(loop_factory=Timeless) as runner:
        runner.run(one.play(tmp_path / f"{id(branch)} {seconds}"))
    return one


@pytest.fixture(scope="module")
def node() -> Node:
    """The last moment of a line in which a bot chooses from piles that nobody else sees."""
    (node,) = moments(CASE, 0).nodes
    return node


def test_the_delay_has_nothing_to_do_with_what_there_is_to_choose(tmp_path: Path, node: Node) -> None:
    """In these worlds the bot has one option or more, and its thinking time depends on everything that is hidden."""
    branches = node.branches[:: max(1, len(node.branches) // 8)]
    options = set()
    for branch in branches:
        asked = replay(node, branch).asked
        options.add(tuple(len(ask.options) for asks in asked for ask in asks if (ask.seat, ask.kind) == (BOT, "take")))
    assert len(options) > 1, "nothing hidden differs here"
    found = {tuple(played(tmp_path, node, branch, None).delays()) for branch in branches}
    assert len(found) == 1


def test_how_long_a_bot_thinks_does_not_show(tmp_path: Path, node: Node) -> None:
    """The delay counts from the question: no time to think, or as much as there is, gives the same times."""
    first, *others = [played(tmp_path, node, node.branches[0], seconds) for seconds in (0.0, 0.3, 0.59)]
    for other in others:
        assert blanked(other.sent[SPECTATOR]) == blanked(first.sent[SPECTATOR])
        assert blanked(other.sent[0]) == blanked(first.sent[0])


def test_no_bot_answers_sooner_than_others_might(tmp_path: Path, node: Node) -> None:
    """Every delay lies between 0.6 and 1.6 times what the server is set to, and they differ."""
    delays = played(tmp_path, node, node.branches[0], 0.0).delays()
    assert len(delays) > 3
    assert 0.6 <= min(delays) <= max(delays) <= 1.6
    assert len(set(delays)) > 2


def test_a_late_thought_waits_for_another_draw(tmp_path: Path, node: Node) -> None:
    """Then it is late by a whole draw, and how late it was still doesn't show."""
    soon, *late = [played(tmp_path, node, node.branches[0], seconds).delays() for seconds in (0.0, 1.61, 1.65, 1.7)]
    assert late[0] == late[1] == late[2]
    for one, two in zip(soon, late[0], strict=True):
        assert two - one >= 0.6
        assert two > 1.7


def test_a_bot_that_suspects_takes_as_long_as_one_that_trusts(tmp_path: Path) -> None:
    """In the last look of a turn of 3000 Scoundrels (SC-BLUFF-13), whatever card lies there."""
    found = set()
    for answer in ("suspect", "trust"):
        case = cases.Case("poker", "poker 1", f"1 plan: play * 3, 2 last-look: {answer}", ((2, 1),), seed=6)
        node = moments(case, 0).nodes[0]
        for number, branch in enumerate(node.branches[:3]):
            delays = played(tmp_path / f"{answer} {number}", node, branch, None).delays()
            assert 0.6 <= delays[0] <= 1.6
            found.add(delays[0])
    assert len(found) == 1


HAGGLING = Position("cash=2,1,1 guns=1,0,1 contraband=0,1,1 tokens=1,1,1 asked=offer turn=2", options=TURN_HELP)
SILENCE = ["no-offer", "sit"]
GIFT, PLEA = "offer 3 1C for nothing", "offer 3 nothing for 1K"


@pytest.mark.parametrize(
    ("maker", "addressee"),
    [([GIFT, *SILENCE], ["no"]), ([PLEA, GIFT, *SILENCE], ["no", "no"])],
    ids=["one offer", "two offers"],
)
def test_how_long_bots_talk_behind_the_veil_does_not_show(
    tmp_path: Path, maker: list[str], addressee: list[str]
) -> None:
    """Offers in turn, made and declined by bots of Men of Mayhem: others see the maker take as long as without."""

    def evening(name: str, said: dict[int, list[str]]) -> dict[int, list[Sent]]:
        async def think(seat: int) -> Words:
            await asyncio.sleep(0.1)
            return tuple(said[seat].pop(0).split())

        async def run() -> dict[int, list[Sent]]:
            start = HAGGLING.start()
            async with seated(tmp_path / name, start.rules, (), (1, 2), think, start) as room:
                await settle(30)
                return {viewer: blanked(room.sent[viewer]) for viewer in (0, SPECTATOR)}

        with asyncio.Runner(loop_factory=Timeless) as runner:
            return runner.run(run())

    silent = evening("silent", {1: [*SILENCE], 2: [*SILENCE]})
    said = {1: maker, 2: [*addressee, *SILENCE]}
    assert evening("talk", said) == silent
    assert not any(said.values()), "what was to be said was not asked for"
    times = [when for when, way, what in silent[SPECTATOR] if way.startswith("socket") and "text" in what]
    assert len(times) == 5, "a greeting, and four answers that all see"


def test_a_bot_that_is_no_longer_asked_thinks_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In Men of Mayhem it looks for an offer before it is ready. Meanwhile it accepts another's, is asked again, and
    soon the market is over."""
    start = Position("cash=2,1,1 guns=1,0,1 contraband=0,1,1 tokens=1,0,0", options=HELP).start()
    slow = [2]
    words = {"order": ["sit"], "ready": ["ready"]}

    async def choose(self: Scripted, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        if offer == "offer" and seat in slow:
            slow.remove(seat)
            await asyncio.sleep(50)
        return thinkers.answer(bot, seed, seat, known, offer)

    async def think(seat: int) -> Words:
        raise AssertionError

    monkeypatch.setattr(Scripted, "choose", choose)

    async def run() -> list[str]:
        async with seated(tmp_path, start.rules, (), (1, 2), think, start) as room:
            line = room.lines[0]
            while True:
                ask = [one for one in line.heard if "ask" in one][-1]["ask"]
                if ask["kind"] not in words:
                    await settle(60)
                    return [message[0] for one in line.heard for message in one.get("messages", ())]
                line.say({"t": "answer", "ask": ask["id"], "words": words[ask["kind"]]})
                await settle(0.1)
                if ask["kind"] == "order":
                    line.say({"t": "answer", "ask": "offer-offer", "words": GIFT.split()})
                    await settle(20)

    with asyncio.Runner(loop_factory=Timeless) as runner:
        assert "deal" in runner.run(run())
    assert not slow
    assert not caplog.records


def test_a_thought_takes_its_process_as_long_whatever_there_was_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forced question and a free one: the process is held for the level's whole time (the clock stands still)."""
    held: list[float] = []
    monkeypatch.setattr(thinkers, "monotonic", lambda: 0.0)
    monkeypatch.setattr(thinkers, "sleep", held.append)
    monkeypatch.setattr("skulduggery.bots.levels.SECONDS", {**bots.levels.SECONDS, "sharp": 0.05})
    state = api.new(api.make_rules("crooks", 2), 5)
    luck = api.Rng(1)
    choices: set[bool] = set()
    while len(choices) < 2:
        if api.over(state):
            state = api.new(api.make_rules("crooks", 2), luck.below(1000))
        ask = api.pending(state)[0]
        free = len(ask.options) > 1
        if free in choices:
            api.apply(state, ask.seat, ask.draw(luck))
            continue
        choices.add(free)
        thinkers.choose("sharp", 1, ask.seat, codec.write_save(api.redeal(api.infostate(state, ask.seat), luck)))
        api.apply(state, ask.seat, ask.draw(luck))
    assert set(held) == {bots.patience("sharp")}
