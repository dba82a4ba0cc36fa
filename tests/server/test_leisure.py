"""Clocks, resigning, ending by consent, answers taken back, spectators. Time is that of ``Timeless``."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.oracle.mayhem.cases import TURN_HELP
from tests.oracle.mayhem.cases import Case as Position
from tests.rules.mayhem.table import octane
from tests.server.leaks_proof import blanked
from tests.server.leaks_room import ID, Line, Room, Timeless, seated, settle

from skulduggery import api
from skulduggery.api import SPECTATOR, Rng, Rules, State, Words
from skulduggery.documents import rooms
from skulduggery.server.protocol.tables import Terms
from skulduggery.server.storage import store
from skulduggery.server.storage.rows import Seat, Stored
from skulduggery.server.tables import new_table
from skulduggery.server.tables.clocks import PATIENCE, SLACK, Clock

GAMES = ("crooks", "scoundrels", "mayhem")
Deed = Callable[[Room], Awaitable[Any]]


async def nothing(seat: int) -> Words:
    """A bot that never has an answer."""
    await asyncio.Event().wait()
    return ()


def at_table(
    data: Path,
    do: Deed,
    rules: Rules | str = "crooks",
    terms: Terms | None = None,
    seats: int = 3,
    bots: tuple[int, ...] = (),
    start: State | None = None,
) -> Any:
    """Do something at a full table where play has begun, with a spectator."""
    rules = api.make_rules(rules, seats) if isinstance(rules, str) else rules

    async def run() -> Any:
        async with seated(data, rules, Rng(5), bots, nothing, start, terms) as room:
            await settle()
            return await do(room)

    with asyncio.Runner(loop_factory=Timeless) as runner:
        return runner.run(run())


def last(line: Line, name: str) -> Any:
    """Return the latest value of a field that somebody was sent."""
    return next(one[name] for one in reversed(line.heard) if name in one)


def messages(line: Line) -> list[Any]:
    """Return the messages that somebody was sent after the greeting."""
    return [message for one in line.heard if one["t"] == "events" for message in one["messages"]]


async def step(room: Room, rng: Rng, seat: int | None = None) -> bool:
    """Answer for a seat that is asked. Return whether there was one."""
    seats = [one for one in room.lines if one >= 0 and last(room.lines[one], "ask") and seat in (None, one)]
    if not seats:
        return False
    line = room.lines[seats[rng.below(len(seats))]]
    ask = last(line, "ask")
    options = [option["words"] for option in ask["options"]]
    line.say({"t": "answer", "ask": ask["id"], "words": options[rng.below(len(options))]})
    await settle()
    return True


async def post(room: Room, seat: int, what: str, body: object = None) -> Any:
    """A call of a seat."""
    return await room.call(seat, f"tables/{ID}/{what}", body, "POST")


# Who looks on


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_is_behind(tmp_path: Path, game: str) -> None:
    """Spectators lag by a number of messages, and learn nothing earlier of the table, the player asked or public talk.

    That holds for every way to connect; in the end they get everything.
    """
    lag = 7

    async def evening(room: Room) -> None:
        rng, watcher = Rng(3), room.lines[SPECTATOR]
        for n in range(28):
            assert await step(room, rng)
            if n % 9 == 4:
                room.lines[0].say({"t": "chat", "text": f"Well, {n}"})
                await settle()
            play = (await room.table()).session
            assert play is not None
            all_told = play.version(SPECTATOR)
            opening = play.counted[next(n for n, (who, _) in enumerate(play.record.entries) if who != "nature") - 1]
            assert watcher.version <= max(all_told - lag, opening)
            again = await room.open(SPECTATOR, rng.below(all_told + 1) if n % 2 else None)
            for name in ("version", "view", "asking"):
                assert last(again, name) == last(watcher, name)
            assert not any(one["t"] == "chat" or one.get("chat") for one in (*watcher.heard, *again.heard))
            await again.close()
        shown = [one for one in watcher.heard if one.get("view")]
        assert len({one["version"] for one in shown}) > 5
        assert shown[-1]["version"] < all_told
        for one in shown:  # it is what was so when just those messages had been told
            at = [n for n, count in enumerate([0, *play.counted]) if count == one["version"]]
            views = [msgspec.json.decode(msgspec.json.encode(rooms.view(play.record.before(n), SPECTATOR))) for n in at]
            assert one["view"] in views
        await post(room, 0, "end")
        await settle()
        state = next(one for one in reversed(watcher.heard) if one["t"] == "state")
        assert state["version"] == all_told
        assert [line[1:] for line in state["log"]][: len(messages(watcher))] == messages(watcher)
        assert [line["text"] for line in state["chat"]] == ["Well, 4", "Well, 13", "Well, 22"]

    at_table(tmp_path, evening, game, Terms(lag=lag))


def test_nobody_looks_on(tmp_path: Path) -> None:
    """Before the game anyone with the link sees the seats. Then sockets are closed and none is accepted until the
    host opens the record."""

    async def evening(room: Room) -> None:
        watcher = room.lines[SPECTATOR]
        assert watcher.heard[0]["table"]["status"] == "open"
        closed = [what for _, _, what in room.sent[SPECTATOR] if what.get("type") == "websocket.close"]
        assert [one["code"] for one in closed] == [1012]
        assert not any(one.get("view") for one in watcher.heard)
        assert (await room.call(SPECTATOR, "tables"))[0]["watched"] is False
        for status in ("running", "ended"):
            again = await room.open(SPECTATOR)
            assert [(one["t"], one["code"]) for one in again.heard] == [("refused", "no-spectators")], status
            if status == "running":
                await post(room, 0, "end")
        await post(room, 0, "open")
        assert (await room.open(SPECTATOR)).heard[0]["view"] is not None

    at_table(tmp_path, evening, terms=Terms(lag=None))


# Resigning, ending


@pytest.mark.parametrize("game", GAMES)
def test_who_resigns_is_answered_for(tmp_path: Path, game: str) -> None:
    """All are told; nothing is asked of that seat any more, it takes no offer, and the game goes on without it."""

    async def evening(room: Room) -> None:
        rng = Rng(2)
        for _ in range(6):
            await step(room, rng)
        info = await post(room, 1, "resign")
        assert [seat["resigned"] for seat in info["seats"]] == [False, True, False]
        await settle()
        for line in room.lines.values():
            assert ["resign", 1] in messages(line)
        assert (await post(room, 1, "resign"))["code"] == "resigned"
        for n in range(30):
            if not await step(room, rng, (0, 2)[n % 2]) and not await step(room, rng, (2, 0)[n % 2]):
                break
            assert last(room.lines[1], "ask") is None
            assert last(room.lines[1], "offers") == []
        assert not any(message[0] == "time-out" for message in messages(room.lines[SPECTATOR]))
        for kind in api.make_rules(game, 3).offers:
            room.lines[1].say({"t": "answer", "ask": f"offer-{kind}", "words": ["x"]})
            await settle()
            assert room.lines[1].heard[-1]["code"] == "resigned"
        table = await room.table()
        table.dead(table)
        assert (await room.table()).session is not None
        info = await room.call(0, f"tables/{ID}")
        assert [seat["resigned"] for seat in info["seats"]] == [False, True, False]

    at_table(tmp_path, evening, game)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_player_wins_when_all_others_have_resigned(tmp_path: Path, game: str) -> None:
    """The game is over then, without points. Nobody is asked any more, and all may look at it; a restart changes
    nothing."""

    async def evening(room: Room) -> None:
        rng = Rng(2)
        for _ in range(6):
            await step(room, rng)
        assert (await post(room, 1, "resign"))["status"] == "running"
        info = await post(room, 0, "resign")
        assert (info["status"], info["scores"], info["shares"]) == ("over", None, [0.0, 0.0, 1.0])
        await settle()
        for line in room.lines.values():
            assert last(line, "asking") == []
            assert ["resign", 0] in messages(line)
        assert (await post(room, 2, "resign"))["code"] == "over"
        table = await room.table()
        table.dead(table)
        again = await room.call(0, f"tables/{ID}")
        assert (again["status"], again["shares"]) == ("over", [0.0, 0.0, 1.0])
        record = await room.call(0, f"tables/{ID}/record")
        assert record["steps"][-1]["words"] == ["resign"]
        assert (await post(room, 2, "rematch"))["seat"] == 2

    at_table(tmp_path, evening, game)


def test_an_end_by_consent(tmp_path: Path) -> None:
    """Any player may ask for it, not only the host; all players present must agree. Nobody is told who voted how."""

    async def evening(room: Room) -> None:
        info = await post(room, 1, "end")
        motion = {"what": "end", "seat": 1, "voters": [0, 1, 2], "voted": [1], "declined": False}
        assert (info["status"], info["motion"]) == ("running", motion)
        assert (await post(room, 2, "end"))["code"] == "motion-stands"
        assert (await post(room, 2, "decline"))["motion"]["voted"] == [1, 2]
        assert (await post(room, 2, "agree"))["code"] == "voted"
        declined = (await post(room, 0, "agree"))["motion"]
        assert declined == motion | {"voted": [0, 1, 2], "declined": True}
        assert (await post(room, 0, "agree"))["code"] == "motion-none"
        assert (await post(room, 1, "end"))["code"] == "motion-again"
        await step(room, Rng(1))
        assert last(room.lines[2], "table")["motion"] is None
        await post(room, 1, "end")
        await post(room, 2, "leave")  # who has left isn't waited for
        assert (await room.call(0, f"tables/{ID}"))["status"] == "running"
        assert (await post(room, 0, "agree"))["status"] == "ended"
        await settle()
        assert last(room.lines[SPECTATOR], "table")["status"] == "ended"

    at_table(tmp_path, evening)


async def put_away(room: Room) -> None:
    """The table leaves the memory, and all come to it again."""
    table = await room.table()
    table.dead(table)
    for one in room.lines:
        room.lines[one] = await room.open(one)


def test_a_motion_outlives_the_memory(tmp_path: Path) -> None:
    """A table that is loaded again knows the vote, the seats that have voted, that there was no agreement, and what may
    not be asked again. Single votes are forgotten once the vote is decided."""

    async def evening(room: Room) -> None:
        motion = {"what": "end", "seat": 1, "voters": [0, 1, 2], "voted": [1], "declined": False}
        await post(room, 1, "end")
        await put_away(room)
        assert last(room.lines[SPECTATOR], "table")["motion"] == motion
        assert (await post(room, 1, "agree"))["code"] == "voted"
        await post(room, 2, "decline")
        await put_away(room)
        declined = motion | {"voted": [0, 1, 2], "declined": True}
        assert (await post(room, 0, "agree"))["motion"] == declined
        await put_away(room)
        assert last(room.lines[SPECTATOR], "table")["motion"] == declined
        kept = (await room.table()).row.motions
        assert kept is not None
        assert msgspec.json.decode(kept)[1] == {}
        assert (await post(room, 1, "end"))["code"] == "motion-again"
        await step(room, Rng(1))
        await put_away(room)
        assert last(room.lines[SPECTATOR], "table")["motion"] is None
        await post(room, 1, "end")
        await post(room, 2, "agree")
        await put_away(room)
        assert (await post(room, 0, "agree"))["status"] == "ended"

    at_table(tmp_path, evening)


# Clocks


@pytest.mark.parametrize("game", GAMES)
def test_the_clock_answers(tmp_path: Path, game: str) -> None:
    """Nobody answers: the clock does, again and again, and all are told so, each time after the same time."""

    async def evening(room: Room) -> None:
        watcher = room.lines[SPECTATOR]
        assert last(watcher, "left") == 30
        for n in range(5):
            due = (await room.table()).row.due
            assert due is not None
            await asyncio.sleep(due + SLACK - 0.1 - asyncio.get_running_loop().time())
            before = len(watcher.heard)
            await asyncio.sleep(0.2)
            fresh = [message for one in watcher.heard[before:] for message in one.get("messages", ())]
            assert fresh[0][0] == "time-out", n
            assert last(watcher, "left") == 30

    at_table(tmp_path, evening, game, Terms(clock=30))


def test_a_restart_neither_ends_nor_renews_the_time(tmp_path: Path) -> None:
    """The time of the question is on disk; for a minute after the table is loaded again nothing runs out."""

    async def evening(room: Room) -> None:
        loop = asyncio.get_running_loop()
        due = (await room.table()).row.due
        assert due is not None
        await asyncio.sleep(100)
        table = await room.table()
        table.dead(table)
        await settle()
        assert (await room.table()).row.due == due
        room.lines[0] = await room.open(0)
        assert last(room.lines[0], "left") == pytest.approx(due - loop.time(), abs=0.2)
        await asyncio.sleep(due - loop.time() - 1)
        table = await room.table()
        table.dead(table)
        back = loop.time()
        room.lines[0] = await room.open(0)
        await asyncio.sleep(PATIENCE - 1)
        assert messages(room.lines[0]) == []
        assert last(room.lines[0], "ask") or last(room.lines[0], "asking")
        await asyncio.sleep(back + PATIENCE + 1 - loop.time())
        assert messages(room.lines[0])[0][0] == "time-out"

    at_table(tmp_path, evening, terms=Terms(clock=300))


def test_nobody_is_late_while_seconds_are_left() -> None:
    """Also in the minute after a restart in which people come back: what is shown and what is refused agree."""
    row = Stored("t", "crooks", {}, "", b"", b"", "running", 0, [], 0.0, clock=30, due=100.0)
    time = [0.0]
    clock = Clock(row, lambda: time[0], 160.0, lambda: None)
    for time[0] in (99.0, 101.0, 160.0 - SLACK - 0.1, 160.0 - SLACK, 160.0):
        assert clock.up == (clock.left() == 0)
    assert clock.rings_at == 160.0
    row.due = 200.0
    for time[0] in (160.0, 199.9, 200.0):
        assert clock.up == (clock.left() == 0)
    assert clock.rings_at == 200.0 + SLACK


def test_only_those_who_were_cut_off_are_given_time(tmp_path: Path) -> None:
    """A fault of one table changes no other's clock; neither does it change that of a table made meanwhile."""

    async def evening(room: Room) -> None:
        rules = api.make_rules("crooks", 3)
        row, rules = new_table.row_of(rules, [Seat("open")] * 3, 0, terms=Terms(clock=300))
        await room.directory.add(row, rules)
        other = await room.directory.find(row.id)
        await asyncio.sleep(1000)
        table = await room.table()
        until = asyncio.get_running_loop().time() + PATIENCE
        room.directory._lose(table)
        room.directory._forget(other)
        assert (await room.directory.find(other.row.id)).timer.patient_until <= PATIENCE
        assert (await room.table()).timer.patient_until == until

    at_table(tmp_path, evening, terms=Terms(clock=86_400))


def test_tables_that_nobody_looks_at_are_fetched_when_time_is_up(tmp_path: Path) -> None:
    """The store says which; a table that waits is none of them."""

    async def evening(room: Room) -> None:
        table = await room.table()
        assert table.row.due is not None
        due = table.row.due
        assert await room.directory.store.do(lambda connection: store.overdue(connection, due - 1)) == []
        found = await room.directory.store.do(lambda connection: store.overdue(connection, due + 1))
        assert found == ([] if table.row.late == "wait" else [ID])

    at_table(tmp_path / "answer", evening, terms=Terms(clock=86_400 * 3))
    at_table(tmp_path / "wait", evening, terms=Terms(clock=60, late="wait"))


def test_a_bot_stands_in_until_its_person_is_back(tmp_path: Path) -> None:
    """All see it; the person takes the seat again by a call."""

    async def evening(room: Room) -> None:
        seat = last(room.lines[0], "asking")[0]["seat"]
        await asyncio.sleep(10 + SLACK + 0.1)
        assert messages(room.lines[SPECTATOR])[-1] == ["take-over", seat, "heuristic"]
        assert last(room.lines[0], "table")["seats"][seat]["bot"] == "heuristic"
        await asyncio.sleep(40)  # a bot that thinks isn't late
        assert messages(room.lines[SPECTATOR])[-1] == ["take-over", seat, "heuristic"]
        assert (await post(room, seat, "back"))["seats"][seat]["bot"] is None
        await settle()
        assert messages(room.lines[SPECTATOR])[-1] == ["return", seat]
        assert last(room.lines[seat], "left") == pytest.approx(10, abs=0.1)

    at_table(tmp_path, evening, terms=Terms(clock=10, late="bot"))


def test_a_table_that_waits(tmp_path: Path) -> None:
    async def evening(room: Room) -> None:
        count = len(room.lines[SPECTATOR].heard)
        await asyncio.sleep(1000)
        assert len(room.lines[SPECTATOR].heard) == count
        again = await room.open(0)
        assert again.heard[0]["left"] == 0
        assert await step(room, Rng(1))

    at_table(tmp_path, evening, terms=Terms(clock=10, late="wait"))


def test_clocks_that_cannot_be(tmp_path: Path) -> None:
    async def evening(room: Room) -> None:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        for clock in (0, 9, 3601, 86_401, 86_400 * 15, -86_400):
            said = await room.call(0, "tables", {"game": "crooks", "seats": seats, "terms": {"clock": clock}})
            assert said["code"] == "clock"
        for clock in (10, 3600, 86_400, 86_400 * 14, None):
            assert "table" in await room.call(
                0, "tables", {"game": "crooks", "seats": seats, "terms": {"clock": clock}}
            )
        for wrong in ({"lag": -1}, {"lag": 201}, {"late": "never"}, {"clock": "10"}, {"more": 1}):
            said = await room.call(0, "tables", {"game": "crooks", "seats": seats, "terms": wrong})
            assert said["code"] == "unread"

    at_table(tmp_path, evening)


HAGGLING = Position("cash=2,1,1 guns=1,0,1 contraband=0,1,1 tokens=1,1,1 asked=offer turn=2", options=TURN_HELP)


@pytest.mark.parametrize("late", ["answer", "bot"])
@pytest.mark.parametrize("when", [5.0, 29.0])
def test_the_clock_does_not_tell_who_is_asked_behind_the_veil(tmp_path: Path, late: Any, when: float) -> None:
    """An offer in turn that nobody answers: others see the same at the same times as if none had been made. Once time
    is up no offer can be made; a seat that is asked has some seconds."""

    def evening(name: str, offers: bool) -> list[Any]:
        async def run(room: Room) -> list[Any]:
            line = room.lines[1]
            await asyncio.sleep(when)
            if offers:
                words = ["offer", "3", "1C", "for", "nothing"]
                line.say({"t": "answer", "ask": last(line, "ask")["id"], "words": words})
                await settle()
                assert last(room.lines[2], "ask")["kind"] == "reply"
                assert last(room.lines[2], "left") > 0
            await asyncio.sleep(31.5 - when)
            if not offers:
                words = ["offer", "3", "1C", "for", "nothing"]
                line.say({"t": "answer", "ask": last(line, "ask")["id"], "words": words})
                await settle()
                assert line.heard[-1]["code"] == "late"
            await asyncio.sleep(20)
            return blanked([*room.sent[0], *room.sent[SPECTATOR]])

        start = HAGGLING.start()
        return at_table(tmp_path / name, run, start.rules, Terms(clock=30, late=late), start=start)  # type: ignore[no-any-return]

    assert evening("silent", False) == evening("offer", True)


def test_a_bot_that_is_late_with_a_secret_offer_still_goes_on(tmp_path: Path) -> None:
    """Nobody has time left to reply to its offer, so the offer is refused; the table doesn't wait forever."""
    start = HAGGLING.start()

    async def slow(seat: int) -> tuple[str, ...]:
        await asyncio.sleep(40)
        return ("offer", "3", "1C", "for", "nothing")

    async def run() -> None:
        async with seated(tmp_path, start.rules, Rng(5), (1,), slow, start, Terms(clock=30)) as room:
            await settle()
            before = last(room.lines[0], "asking")
            await asyncio.sleep(200)
            assert last(room.lines[0], "asking") != before
            assert ["offer"] not in [message[:1] for message in messages(room.lines[SPECTATOR])]

    with asyncio.Runner(loop_factory=Timeless) as runner:
        runner.run(run())


# Taking back


async def agree(room: Room, *seats: int, against: int = -1) -> Any:
    """Let seats vote, all but one of them in favour."""
    out = None
    for seat in seats:
        out = await post(room, seat, "decline" if seat == against else "agree")
    await settle()
    return out


async def until_asked(room: Room, kind: str) -> int:
    """Play until a seat is asked this. Return the seat."""
    rng = Rng(8)
    for _ in range(60):
        for seat, line in room.lines.items():
            if seat >= 0 and last(line, "ask") and last(line, "ask")["kind"] == kind:
                return seat
        await step(room, rng)
    raise AssertionError(kind)


async def hide_one(room: Room) -> int:
    """Somebody of Crooks lays a crook face down; who."""
    rng = Rng(8)
    for _ in range(100):
        seat = await until_asked(room, "place")
        line = room.lines[seat]
        down = [one["words"] for one in last(line, "ask")["options"] if one["words"][-1] == "down"]
        if down:
            line.say({"t": "answer", "ask": last(line, "ask")["id"], "words": down[0]})
            await settle()
            return seat
        await step(room, rng, seat)
    raise AssertionError("nobody can hide a crook")


def test_an_answer_is_taken_back_if_all_agree(tmp_path: Path) -> None:
    """A crook laid face down goes back to the hand: versions go on, the log says so, the game loads again with it, and
    is fair by what each was told."""

    async def evening(room: Room) -> None:
        seat = await hide_one(room)
        versions = {one: line.version for one, line in room.lines.items()}
        asked = last(room.lines[seat], "asking")
        motion = (await post(room, seat, "undo"))["motion"]
        assert (motion["what"], motion["seat"], motion["voters"], motion["voted"]) == ("undo", seat, [0, 1, 2], [seat])
        await agree(room, *[one for one in range(3) if one != seat])
        for one, line in room.lines.items():
            assert messages(line)[-1] == ["undo", seat]
            assert line.version == versions[one] + 1
        assert last(room.lines[seat], "ask")["kind"] == "place"
        assert last(room.lines[seat], "asking") != asked
        assert last(room.lines[0], "table")["motion"] is None
        before = {one: (last(line, "view"), last(line, "ask")) for one, line in room.lines.items()}
        table = await room.table()
        table.dead(table)
        for one in room.lines:
            room.lines[one] = await room.open(one, versions[one])
            assert room.lines[one].heard[0]["messages"] == [["undo", seat]]
            assert (last(room.lines[one], "view"), last(room.lines[one], "ask")) == before[one]
        rng = Rng(4)
        for _ in range(20):
            assert await step(room, rng)

    at_table(tmp_path, evening)


@pytest.mark.parametrize("against", [0, 1])
def test_a_reason_that_is_hidden_looks_like_a_refusal(tmp_path: Path, against: int) -> None:
    """After others have looked at cards, an undo that all agree to is refused. Each is sent the same as if another had
    been against it, and so is the seat that asked."""

    def evening(name: str, against: int) -> dict[int, list[Any]]:
        async def run(room: Room) -> dict[int, list[Any]]:
            seat = await hide_one(room)
            rng = Rng(1)
            for _ in range(2):
                assert await step(room, rng)
            since = {viewer: len(sent) for viewer, sent in room.sent.items()}
            await post(room, seat, "undo")
            others = [one for one in range(3) if one != seat]
            await agree(room, *others, against=-1 if against < 0 else others[against])
            motion = last(room.lines[SPECTATOR], "table")["motion"]
            assert motion["declined"]
            return {  # which way somebody voted it knows itself
                viewer: [(when, way.replace("decline", "agree"), what) for when, way, what in sent[since[viewer] :]]
                for viewer, sent in room.sent.items()
            }

        return at_table(tmp_path / name, run)  # type: ignore[no-any-return]

    assert evening("in vain", -1) == evening("against", against)


def test_a_reason_that_one_knows_is_told_at_once(tmp_path: Path) -> None:
    """Nobody votes about a move with which one has looked into a hideout (CR-RECRUIT-05)."""

    async def evening(room: Room) -> None:
        seat = await until_asked(room, "recruit")
        ask = last(room.lines[seat], "ask")
        words = next(one["words"] for one in ask["options"] if one["words"] != ["pass"])
        room.lines[seat].say({"t": "answer", "ask": ask["id"], "words": words})
        await settle()
        heard = {viewer: len(line.heard) for viewer, line in room.lines.items()}
        assert (await post(room, seat, "undo"))["code"] == "undo-seen"
        await settle()
        assert {viewer: len(line.heard) for viewer, line in room.lines.items()} == heard

    at_table(tmp_path, evening)


def test_nothing_of_ones_own_to_take_back(tmp_path: Path) -> None:
    async def evening(room: Room) -> None:
        for seat in range(3):
            assert (await post(room, seat, "undo"))["code"] == "undo-none"
        while await step(room, Rng(1), 0):
            pass
        await post(room, 1, "resign")
        assert (await post(room, 1, "undo"))["code"] == "undo-none"
        assert (await post(room, SPECTATOR, "undo"))["code"] == "token"

    at_table(tmp_path, evening)


def test_a_step_of_a_draft_is_taken_back_at_once(tmp_path: Path) -> None:
    """A convoy put together in Men of Mayhem: nobody else is sent anything, neither of the step nor of the undo."""
    start = octane("sides=mayans dudes=1@clubhouse:2M,1@gun-factory:1M tokens=1,0,0,1")

    async def evening(room: Room) -> None:
        line = room.lines[0]
        line.say({"t": "answer", "ask": last(line, "ask")["id"], "words": ["convoy"]})
        await settle()
        first = last(line, "ask")
        count = {viewer: len(sent) for viewer, sent in room.sent.items()}
        steps = [one["words"] for one in first["options"]]
        line.say({"t": "answer", "ask": first["id"], "words": steps[0]})
        await settle()
        second = last(line, "ask")
        assert second["options"] != first["options"]
        await post(room, 0, "undo")
        await settle()
        again = last(line, "ask")
        assert again["options"] == first["options"]
        assert again["id"] not in (first["id"], second["id"])
        for viewer in (1, 2, 3, SPECTATOR):
            assert len(room.sent[viewer]) == count[viewer]
        assert messages(line)[-1] == ["undo", 0]
        table = await room.table()
        table.dead(table)
        line = await room.open(0)
        assert last(line, "ask") == again

    at_table(tmp_path, evening, start.rules, start=start)
