"""When bots answer: after a delay drawn from a stream of its own, whatever they could choose and however long they
thought.

The clock is that of ``Timeless``: exact, and without waiting. The leak proof (``test_leaks.py``) compares times too.
"""

import asyncio
import json
from dataclasses import replace
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
from tests.server.leaks_room import DELAY, FREE, Scripted, Sent, Timeless, seated, settle
from tests.server.leaks_worlds import World, moments

from skulduggery import api, bots, codec
from skulduggery.api import SPECTATOR, Words
from skulduggery.bots import answering

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

    def turns(self) -> list[list[float]]:
        """Return the bot's delays in each of its turns, as spectators see them: shares of what the server is set to."""
        out: list[list[float]] = [[]]
        shown = [(when, one) for when, one in self.timed(SPECTATOR) if one["t"] in ("state", "events")]
        for (asked, before), (answered, _) in pairwise(shown):
            if any(message[0] == "turn" for message in before.get("messages", ())):
                out.append([])
            if [asking["seat"] for asking in before["asking"]] == [BOT]:
                out[-1].append(round((answered - asked) / DELAY, 6))
        return [turn for turn in out if turn]

    def delays(self) -> list[float]:
        """Return the same in one row."""
        return [delay for turn in self.turns() for delay in turn]


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
    first, *others = [played(tmp_path, node, node.branches[0], seconds) for seconds in (0.0, 0.3, 0.6)]
    for other in others:
        assert blanked(other.sent[SPECTATOR]) == blanked(first.sent[SPECTATOR])
        assert blanked(other.sent[0]) == blanked(first.sent[0])


def test_no_bot_answers_sooner_than_others_might(tmp_path: Path, node: Node) -> None:
    """The first delay of a turn lies between 0.6 and 1.1 times what the server is set to, each later one between the
    halves of these, and they differ."""
    turns = played(tmp_path, node, node.branches[0], 0.0).turns()
    assert [len(turn) > 2 for turn in turns].count(True) > 0
    for turn in turns:
        for number, delay in enumerate(turn):
            share = max(0.15, 0.5**number)
            assert 0.6 * share <= delay <= 1.1 * share
    assert len({turn[0] for turn in turns}) == len(turns) > 1


def test_a_late_thought_waits_for_another_draw(tmp_path: Path, node: Node) -> None:
    """Then it is late by whole delays, and how late it was still doesn't show."""
    late = [1.11, 1.12, 1.13]
    seconds = [share * DELAY for share in (0.0, *late)]
    soon, *others = [played(tmp_path, node, node.branches[0], one).delays() for one in seconds]
    assert others[0] == others[1] == others[2]
    for one, two in zip(soon, others[0], strict=True):
        assert two - one >= 0.6
        assert two > late[-1]


@pytest.mark.parametrize(("game", "usual"), [("crooks", 4), ("scoundrels", 6), ("mayhem", 6)])
@pytest.mark.parametrize("level", ["heuristic", "sharp", "ruthless"])
def test_a_whole_turn_takes_little_of_a_persons_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, usual: int, level: str
) -> None:
    """All answers of a usual turn together take 2.2 s at the default delay, or as long as the strongest bots may think
    in a turn. A longer turn goes on at a quick pace. So do the turns after it until the person is asked."""
    monkeypatch.setattr("tests.server.leaks_room.LEVEL", level)
    rules = api.make_rules(game, 3)
    asked: list[str] = []

    async def choose(self: Scripted, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        asked.append(bot)
        await asyncio.sleep(bots.patience(bot))
        return answering.answer("heuristic", seed, seat, known, offer)

    async def think(seat: int) -> Words:
        raise AssertionError

    async def run() -> list[tuple[float, Any]]:
        async with seated(tmp_path, rules, api.Rng(4), (1, 2), think) as room:
            line, luck = room.lines[0], api.Rng(5)
            for _ in range(60):
                await settle(60)
                play = (await room.table()).session
                assert play is not None
                ask = next((one for one in api.pending(play.record.state) if one.seat == 0), None)
                if ask is None:
                    break
                words = api.words(rules, ask, api.policy(api.infostate(play.record.state, 0), ask, luck))
                line.say({"t": "answer", "ask": play.ask_id(0), "words": list(words)})
                await settle(0)
            sent = [
                (when, what) for when, way, what in room.sent[SPECTATOR] if way.startswith("socket") and "text" in what
            ]
            return [(when, json.loads(what["text"])) for when, what in sent]

    monkeypatch.setattr(Scripted, "choose", choose)
    monkeypatch.setattr("tests.server.leaks_room.FREE", replace(FREE, bot_delay=1.0))
    with asyncio.Runner(loop_factory=Timeless) as runner:
        sent = [(when, one) for when, one in runner.run(run()) if one["t"] in ("state", "events")]
    turns: list[list[float]] = [[]]  # those of bots, and what bots are asked in the person's
    unasked = 0  # turns since the person was asked
    later = []
    for (then, before), (now, _) in pairwise(sent):
        if any(message[0] == "turn" for message in before.get("messages", ())):
            turns.append([])
            unasked += 1
        seats = [asking["seat"] for asking in before["asking"]]
        if 0 in seats:
            unasked = 0
        elif seats:
            if unasked > 1 and not turns[-1]:
                later.append((now - then, 1.1 * 0.6 ** (unasked - 1)))
            turns[-1].append(now - then)
    assert len(turns) > 10
    if level == "heuristic":
        assert later
        assert all(delay <= max(most, 1.1 * 0.15) for delay, most in later)
    assert max(len(turn) for turn in turns) >= usual - (game == "mayhem")
    most = {"heuristic": 2.2, "sharp": 2.4, "ruthless": 3.4}[level]
    for turn in turns:
        assert sum(turn) <= most + 0.17 * max(0, len(turn) - usual)
    if level != "heuristic":
        assert {bots.patience(bot) / bots.patience(level) for bot in asked} >= {0.5, 0.25, 0.125}


def test_a_bot_that_suspects_takes_as_long_as_one_that_trusts(tmp_path: Path) -> None:
    """In the last look of a turn of 3000 Scoundrels (SC-BLUFF-13), whatever card lies there."""
    found = set()
    for answer in ("suspect", "trust"):
        case = cases.Case("poker", "poker 1", f"1 plan: play * 3, 2 last-look: {answer}", ((2, 1),), seed=6)
        node = moments(case, 0).nodes[0]
        for number, branch in enumerate(node.branches[:3]):
            delays = played(tmp_path / f"{answer} {number}", node, branch, None).delays()
            assert 0.6 * 0.15 <= delays[0] <= 1.1
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
        return answering.answer(bot, seed, seat, known, offer)

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
    monkeypatch.setattr(answering, "monotonic", lambda: 0.0)
    monkeypatch.setattr(answering, "sleep", held.append)
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
        answering.choose("sharp", 1, ask.seat, codec.write_save(api.redeal(api.infostate(state, ask.seat), luck)))
        api.apply(state, ask.seat, ask.draw(luck))
    assert set(held) == {bots.patience("sharp")}
