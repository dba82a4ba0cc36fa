"""An evening at a table: one world of the oracle, played through the server, and everything else that people do there.

Public actions are the same in each world. What one viewer does in private (refused answers, calls, more sockets)
depends on what that viewer may know, and so differs between worlds that others can't tell apart.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.server.leaks_room import DELAY, ID, Line, Sent, Timeless, seated, settle
from tests.server.leaks_worlds import NONSENSE, World

from skulduggery import api
from skulduggery.api import SPECTATOR, Ask, BadInput, IllegalAnswer, State, Words
from skulduggery.record import INTERRUPT
from skulduggery.server.protocol.tables import Terms
from skulduggery.server.session.game_session import OFFER
from skulduggery.undoing import lasting

PRIVATE = 0.15
"""The chance that a player says something to the host alone."""


class LeakFoundError(AssertionError):
    """A viewer was sent something that depends on what it may not know."""


class Evening:
    """A world, played. ``marks`` says how much each viewer had been sent before each answer, and at the end."""

    loop: type[asyncio.AbstractEventLoop] = Timeless
    terms: Terms | None = None

    def __init__(self, world: World, seed: int, bots: Sequence[int]) -> None:
        self.world = world
        self.seed = seed
        self.bots = bots
        self.away: set[int] = set()
        self.step = 0
        self.marks: list[dict[int, int]] = []
        self.sent: dict[int, list[Sent]] = {}
        """All that each viewer was sent."""
        self.whispers: list[tuple[int, int, str]] = []
        """In which step who said what to the host alone."""

    async def play(self, data: Path) -> None:
        """Play it, in a folder of its own."""
        world = self.world
        async with seated(data, world.rules, world.chance, self.bots, self.think, world.start, self.terms) as room:
            self.room = room
            self.sent = room.sent
            given = 0
            for self.step, answers in enumerate(world.steps):
                began = now()
                await self.in_turn(self.privately)
                await room.call(SPECTATOR, "tables")
                await until(began + 0.3)
                await self.publicly(Random(f"{self.seed} {self.step}"))
                await until(began + 0.5)  # a bot answers from 0.09 * DELAY on
                self.mark()
                for n, (seat, words) in enumerate(answers, 1):
                    given += 1
                    mine = sum(one == seat for one, _ in world.answers[:given])
                    early = await self.answered(str(seat + 1)) >= mine  # a bot that sat here may have been
                    if not early and seat not in self.bots and seat not in self.away:
                        await until(began + 1 + n / len(answers))
                        line = room.lines[seat]
                        id = OFFER + words[1] if words[0] == INTERRUPT else newest(line, "ask")["id"]
                        line.say({"t": "answer", "ask": id, "words": words[2:] if words[0] == INTERRUPT else words})
                    while await self.answered() < given:
                        assert now() < began + 30, f"seat {seat} can't answer {words}"
                        await settle(0.01)
                if world.start is not None:  # what was said in a step must not show in when the next begins
                    await until(max(now(), began + 1.1 * DELAY + 0.5))
            self.step = len(world.steps)
            await self.finish()

    @property
    def ended(self) -> bool:
        """True once all answers have been given."""
        return self.step == len(self.world.steps)

    def heard(self, viewer: int, step: int) -> tuple[Any, ...]:
        """Return what was said to a viewer alone up to a step."""
        return tuple(one for one in self.whispers if viewer in (0, one[1]) and one[0] <= step)

    async def in_turn(self, do: Callable[[int], Awaitable[None]]) -> None:
        """Each viewer does something, in a time of its own, so that nobody waits for what another does."""
        began = now()
        for number, viewer in enumerate(self.world.viewers, 1):
            await do(viewer)
            assert now() <= began + 0.05 * number
            await until(began + 0.05 * number)

    def mark(self) -> None:
        self.marks.append({viewer: len(sent) for viewer, sent in self.sent.items()})

    async def answered(self, by: str = "") -> int:
        """Return the number of answers by a seat, or by all."""
        play = (await self.room.table()).session
        assert play is not None
        kept = [play.record.entries[n][0] for n in play.record.lasting()]
        return sum(who == by if by else who.isdigit() for who in kept)

    async def think(self, seat: int) -> Words:
        """The answer of a bot: its next one, which it may give before others who are asked at the same time."""
        before = await self.answered(str(seat + 1))
        await asyncio.sleep(self.thinks(await self.answered()))
        mine = [words for one, words in self.world.answers if one == seat]
        return mine[before] if before < len(mine) else ("pass",)

    def thinks(self, step: int) -> float:
        """Return a bot's thinking time in seconds, which depends on everything that is hidden."""
        return 0.1 + 0.4 * Random(repr((self.world.entries, step))).random()

    # What people do beside

    async def privately(self, viewer: int) -> None:
        """Let a viewer do things that nobody else may notice, chosen by what it may know."""
        line = self.room.lines.get(viewer)
        if line is None or viewer in self.away:
            return
        rng = Random(repr((self.seed, self.step, viewer, self.world.told(viewer, self.step))))
        doings = (self.try_answer, self.talk_nonsense, self.look_around, self.ask_too_much, self.look_again)
        if viewer > 0 and rng.random() < PRIVATE:
            self.whispers.append((self.step, viewer, f"Between you and me: {rng.randrange(2)}"))
            line.say({"t": "chat", "text": self.whispers[-1][2], "to": 0})
            await settle()
        if self.step % 3 == (viewer + 1) % 3 and not self.ended:
            await self.room.call(viewer, f"tables/{ID}/record")  # which can't be looked at yet
        await self.try_answer(viewer, line, rng)
        await settle()
        for _ in range(rng.randrange(4)):
            await rng.choice(doings)(viewer, line, rng)
            await settle()

    async def try_answer(self, viewer: int, line: Line, rng: Random) -> None:
        """Ask why, then give an answer that can't be taken: no option, of another seat, gone, to nothing asked."""
        play = (await self.room.table()).session
        assert play is not None
        standing = [id for seat in range(self.world.rules.seats) if (id := play.ask_id(seat))]
        old = [one["ask"]["id"] for one in line.heard if one.get("ask")]
        asks = [*play.asks(), *api.offers(play.record.state)]
        mine = {OFFER + ask.kind if ask.open else play.ask_id(viewer): ask for ask in asks if ask.seat == viewer}
        kinds = [asking["kind"] for asking in newest(line, "asking")]
        fit = [words for kind in kinds for words in self.world.vocabulary.get(kind, ())]
        offers = [OFFER + kind for kind in (*self.world.rules.offers, "nothing")]
        ids = rng.choice((standing[:1], standing, [*standing, *old[-2:], "0123456789abcdef", *offers]))
        several = rng.sample(fit, min(len(fit), 8)) if rng.random() < 0.5 else [rng.choice([*fit, *NONSENSE])]
        for id in ids[-1:]:
            for words in several[:2]:  # by asking nothing is answered, right or wrong
                line.say({"t": "why", "ask": id, "words": words})
        for id in ids:
            for words in several:  # one of them would be right, if it were asked of this seat
                fits = id in mine and legal(play.record.state, mine[id], words)
                line.say({"t": "answer", "ask": id, "words": [*words, "please"] if fits else words})

    async def talk_nonsense(self, viewer: int, line: Line, rng: Random) -> None:
        nonsense = (
            "", "{", "[]", '{"t": "answer"}', "x" * 20_000, {"t": "hello"}, {"t": "chat", "text": ""},
            {"t": "answer", "ask": 5, "words": []}, {"t": "events"}, {"t": "chat", "text": "\u202e"},
        )  # fmt: skip
        line.say(rng.choice(nonsense))

    async def look_around(self, viewer: int, line: Line, rng: Random) -> None:
        """Call up anything that can be looked at, and the record, which is still refused (at the end only without a
        seat)."""
        here = (ID, f"{ID}/cards", f"{ID}/record", f"{ID}/record", f"{ID}/log", "nowhere", "nowhere/record")
        cards = f"games/{self.world.rules.game}/cards"
        path = rng.choice(["tables", "games", cards, *[f"tables/{one}" for one in here]])
        secret = self.ended and viewer >= 0
        await self.room.call(viewer, path, token="wrong" if secret or rng.random() < 0.2 else "")

    async def ask_too_much(self, viewer: int, line: Line, rng: Random) -> None:
        """Make a call that is refused now to everybody."""
        calls: list[tuple[str, object]] = [
            ("start", None), ("join", {"name": "Eve"}), ("join", {"name": ""}), ("take-over", {"seat": max(viewer, 0)}),
            ("take-over", {"seat": 9}), ("take-over", {"seat": "x"}),
        ]  # fmt: skip
        if not self.ended:
            calls += [("open", None), ("rematch", None)]
        if self.ended or viewer < 0:  # else a seat would ask all for it
            calls.append(("end", None))
        path, body = rng.choice(calls)
        await self.room.call(viewer, f"tables/{ID}/{path}", body, "POST")

    async def look_again(self, viewer: int, line: Line, rng: Random) -> None:
        """One more socket: with all, with what came after some version, or with a token that is good for nothing."""
        since = rng.choice((None, 0, line.version, line.version + 1, rng.randrange(line.version + 1)))
        more = await self.room.open(viewer, since, rng.choice((None, 0, 3)), rng.choice(("", "", "", "wrong")))
        await more.close()

    async def publicly(self, rng: Random) -> None:
        """Something that all may notice, in each world alike."""
        room = self.room
        seats = [seat for seat in room.lines if seat >= 0 and seat not in self.away]
        doing = rng.choice(("chat", "come and go", "come and go", "reload", "take over", "nothing"))
        # Bots take no offers, nor tell how long others talked, so the person must be here.
        offered = self.world.start is not None or self.world.answers[self.step][1][0] == INTERRUPT
        if self.away and (offered or doing != "nothing"):
            seat = self.away.pop()
            room.lines[seat] = await room.open(seat, rng.choice((None, room.lines[seat].version)))
        elif doing == "chat":
            room.lines[rng.choice(seats)].say({"t": "chat", "text": f"What a night, {self.step}"})
        elif doing == "come and go":
            await self.come_back([rng.choice((*seats, SPECTATOR))], rng)
        elif doing == "reload":
            await self.reload(rng)
        elif doing == "take over" and len(seats) > 1 and not offered:
            seat = rng.choice(seats[1:])
            self.away.add(seat)
            await room.call(seat, f"tables/{ID}/leave", method="POST")
            await room.lines[seat].close()
            await room.call(0, f"tables/{ID}/take-over", {"seat": seat, "bot": "random"})
        await settle()

    async def come_back(self, viewers: Iterable[int], rng: Random | None) -> None:
        """Viewers lose their sockets and connect again: with what they missed, or (without ``rng``) with all."""
        for viewer in viewers:
            old = self.room.lines[viewer]
            await old.close()
            await settle()
            since = rng.choice((None, old.version)) if rng else None
            self.room.lines[viewer] = await self.room.open(viewer, since, 0)

    async def reload(self, rng: Random | None) -> None:
        """The table leaves the memory, and is loaded again."""
        table = await self.room.table()
        table.dead(table)
        await settle()
        await self.room.table()
        await self.come_back([viewer for viewer in self.room.lines if viewer not in self.away], rng)

    async def finish(self) -> None:
        """The last mark: after the end, before anybody has looked at the record, which tells everything."""
        room = self.room
        if not self.world.over:
            await room.call(0, f"tables/{ID}/end", method="POST")
        await settle()
        for path in ("record", "log"):
            await room.call(SPECTATOR, f"tables/{ID}/{path}")
        await self.reload(None)
        await self.in_turn(self.privately)
        for viewer in self.world.viewers:
            await room.call(viewer, f"tables/{ID}")
        self.mark()
        self.check_shown()
        await room.call(0, f"tables/{ID}/open", method="POST")
        steps = (await room.call(SPECTATOR, f"tables/{ID}/record"))["steps"]
        entries = [(step["who"], tuple(step["words"])) for step in steps]
        played = [(int(entries[n][0]) - 1, entries[n][1]) for n in lasting(entries) if entries[n][0].isdigit()]
        assert sorted(played) == sorted(self.world.answers), "another game was played"
        assert self.world.start is not None or steps[0]["who"] == "nature"
        public = any(one.get("log") for one in self.documents(SPECTATOR))  # of a secret deal nothing is
        assert all(any(one.get("commitments") for one in self.documents(viewer)) == public for viewer in room.lines)

    def check_shown(self) -> None:
        """Facts that follow from what was seen, and must still not be shown at this table."""
        secret = range(self.world.rules.seats) if self.world.rules.options.get("secret_money") else ()
        strict = self.world.forgetful
        public: list[Any] = []
        for viewer in sorted(self.sent):  # who looks on comes first
            if strict and any(first["t"] == "events" for first in self.greetings(viewer)):
                raise LeakFoundError(f"{self.world.case!r}: viewer {viewer} was told once more what it saw")
            for document in self.documents(viewer):
                view = document.get("view")
                purses = view["money"] if secret and view and not view["scores"] else ()
                if any(purses[seat] != -1 for seat in secret if purses and seat != viewer):
                    raise LeakFoundError(f"{self.world.case!r}: viewer {viewer} was shown secret money")
                log = [message for _, *message in document.get("log", ())]
                public = max(public, log, key=len) if viewer == SPECTATOR else public
                if strict and log != public[: len(log)]:
                    raise LeakFoundError(f"{self.world.case!r}: viewer {viewer} was reminded of {log}")
                assert all(asking["seat"] >= 0 for asking in document.get("asking", ())), "chance is asked of nobody"

    def greetings(self, viewer: int) -> list[Any]:
        """The first document on each socket of a viewer."""
        first: dict[str, Any] = {}
        for _, way, what in self.sent[viewer]:
            if way.startswith("socket") and "text" in what:
                first.setdefault(way, msgspec.json.decode(what["text"]))
        return [*first.values()]

    def documents(self, viewer: int) -> list[Any]:
        """The documents that a viewer was sent on sockets."""
        return [document for _, document in self.timed(viewer)]

    def timed(self, viewer: int) -> list[tuple[float, Any]]:
        """The same, each with its time."""
        by_socket = [(when, what) for when, way, what in self.sent[viewer] if way.startswith("socket")]
        return [(when, msgspec.json.decode(what["text"])) for when, what in by_socket if "text" in what]


def legal(state: State, ask: Ask, words: Sequence[str]) -> bool:
    """Return whether an answer would be accepted."""
    try:
        api.apply(api.clone(state), ask.seat, api.option(state.rules, ask, words), ask.kind if ask.open else "")
    except (BadInput, IllegalAnswer):
        return False
    return True


def now() -> float:
    return asyncio.get_running_loop().time()


async def until(when: float) -> None:
    await asyncio.sleep(when - now())


def newest(line: Line, name: str) -> Any:
    """Return the latest value of a field that a viewer was sent."""
    return next(one[name] for one in reversed(line.heard) if name in one)
