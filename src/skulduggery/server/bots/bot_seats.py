"""The bots of one table. They think about a question, wait and answer, and they consider what others offer them."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Final, NamedTuple

from skulduggery import bots, renamed
from skulduggery.api import SPECTATOR, KeyedStream, brief
from skulduggery.bots.answering import written
from skulduggery.fair import derive
from skulduggery.lessons import Lesson, find
from skulduggery.record import INTERRUPT
from skulduggery.server.bots.thinkers import Chooser
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.game_session import OFFER, GameSession, Proposal
from skulduggery.server.storage.rows import Stored

log = logging.getLogger("skulduggery.server")

TURN: Final = "turn"
"""The public message that a turn has begun."""
SOONEST: Final = 0.6
"""The least delay before the first answer of a turn, as a share of the server's delay; ``SPREAD`` more at most."""
SPREAD: Final = 0.5
LEAST: Final = 0.15
"""The least share of the delay that a later answer of the turn gets."""
QUICKENS: Final = 0.6
"""The delay of a turn relative to that of the turn before, as long as no person is asked."""
BRIEFEST: Final = 1 / 32
"""The least share of its time limit that a bot thinks about a question."""
SLACK: Final = 1.3
"""The time that a thought may take with its way there and back, relative to its time limit."""


class Share(NamedTuple):
    """The part of a bot's time for a public turn that one question gets. It depends on public facts only."""

    delay: float
    """Seconds of delay, before the draw."""
    thinking: float
    """Seconds of thinking."""


STAND_IN: Final = "heuristic"
"""The bot that plays for a person who has not come to the rematch."""


def check_bot(game: str, said: str) -> str:
    """Return the current name of a bot. Raises ApiError unless the game offers such a bot."""
    there, name = bots.offered(game), renamed.bot(said)
    if name not in there:  # a spec could ask for any amount of thinking
        plain = ", ".join(bot for bot in there if ":" not in bot)
        raise ApiError(422, "bot", sentence=f"There is no bot {brief(name)}; there are {plain}.")
    return name


class BotSeats:
    """The bots of a table. ``answer`` is called with seat, ask id and words; ``delay`` scales how long they wait."""

    def __init__(
        self, thinkers: Chooser, delay: float, row: Stored, answer: Callable[[int, str, list[str]], Awaitable[None]]
    ) -> None:
        self.thinkers = thinkers
        self.delay = delay
        self.key = row.key
        self.lesson = find(row.game, row.lesson)
        self.answer = answer
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.public: tuple[object, ...] = ()
        """The public part of the questions at the last ``wake``. If it stays the same while other seats are asked, the
        question has moved on behind a veil, and ``began`` stays too."""
        self.asked: list[int] = []
        self.began = 0.0
        self.version: int | None = None
        """The number of public messages at the last ``wake``."""
        self.turn: Counter[int] = Counter()
        """The number of public questions in this turn: to each seat, and (SPECTATOR) to any."""
        self.unasked = 0
        """The number of turns that began since a person was last asked in public."""
        self.weighed: set[str] = set()
        """The standing offers that bots have already begun to consider."""

    def wake(self, session: GameSession, bot_of: Callable[[int], str | None]) -> None:
        """Let bots think that are asked or offered something and do not think about it yet."""
        if not any([bot_of(seat) for seat in range(session.rules.seats)]):
            self.weighed = set()
            return
        self._weigh(session, bot_of)
        public = session.public()
        asked = [ask.seat for ask in session.asks()]
        self._count(session, public, bot_of)
        if public != self.public or asked == self.asked:  # else the question has gone round behind the veil
            self.began = asyncio.get_running_loop().time()
        self.public, self.asked = public, asked
        for ask in session.asks():
            bot = bot_of(ask.seat)
            id = session.ask_id(ask.seat)
            if bot is None or id is None or id in self.thinking:
                continue
            self._start(id, self._think(session, ask.seat, id, bot, self._share(ask.seat, bot)))

    def _count(self, session: GameSession, public: tuple[object, ...], bot_of: Callable[[int], str | None]) -> None:
        """Count the public questions of the turn, if they have changed, and the turns without a person."""
        version = session.version(SPECTATOR)
        news = () if self.version is None else session.missed(SPECTATOR, self.version)
        self.version = version
        asked = {ask.seen(SPECTATOR)[0] for ask in session.asks()}
        if any(message[0] == TURN for message in news):
            self.turn.clear()
            self.unasked += 1
        people = {seat for seat in range(session.rules.seats) if bot_of(seat) is None}
        if not people or people & asked:
            self.unasked = 0
        if public != self.public:
            self.turn.update({SPECTATOR, *asked})

    def _share(self, seat: int, bot: str) -> Share:
        """Return what the current question of a seat gets: half of what the question before got, down to a least
        share. In another seat's turn, a bot has half as long to think. Delays shrink while no person is asked."""
        asked, mine = self.turn[SPECTATOR], self.turn[seat]
        delay = self.delay * max(LEAST, 0.5 ** (asked - 1) * QUICKENS ** max(0, self.unasked - 1))
        return Share(delay, bots.patience(bot) * max(BRIEFEST, 0.5 ** (mine + (asked > mine))))

    def _start(self, id: str, thought: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(thought)
        self.thinking[id] = task
        task.add_done_callback(partial(self._thought, id))

    def _weigh(self, session: GameSession, bot_of: Callable[[int], str | None]) -> None:
        """Let bots consider the offers of others that they have not considered yet."""
        bots_of = {seat: bot for seat in range(session.rules.seats) if (bot := bot_of(seat)) is not None}
        standing = session.proposals(bots_of)
        for one in standing:
            if one.id not in self.weighed:
                self._start(one.id, self._consider(session, one, bots_of[one.seat]))
        self.weighed = {one.id for one in standing}

    def stop(self) -> None:
        """Cancel all thoughts."""
        for task in self.thinking.values():
            task.cancel()

    def _pause(self, draws: KeyedStream, share: Share) -> float:
        # A bot with a time limit always takes that long; otherwise a fast answer would show that it had no choice.
        drawn = share.delay * (SOONEST + SPREAD * draws.below(1001) / 1000)
        return max(drawn, SLACK * share.thinking if self.delay else 0.0)

    def _thought(self, id: str, _task: asyncio.Task[None]) -> None:
        self.thinking.pop(id, None)

    async def _think(self, session: GameSession, seat: int, id: str, bot: str, share: Share) -> None:
        # The delay is drawn from public knowledge and starts at the public question, so it shows neither the options
        # nor the time that thinking took nor whether others were asked behind a veil. A late thought waits for another
        # whole delay; an answer behind a veil is given at once.
        draws = KeyedStream(derive(self.key, "delay", session.version(SPECTATOR), *self.seen(session, seat)))
        due = self.began + self._pause(draws, share)
        seed = int.from_bytes(derive(self.key, "bot", id)[:7], "big")
        ask = session.ask(seat)
        assert ask is not None
        if self.lesson is not None and await self._recite(self.lesson, session, seat, id, bot, due):
            return
        before = [kind for kind, offer in session.rules.offers.items() if offer.before == ask.kind]
        hurried = bots.limited(bot, share.thinking / (1 + len(before)))
        offered = [(kind, await self._chosen(session, seat, seed, hurried, kind)) for kind in before]
        if session.ask_id(seat) != id:  # it has taken an offer and is asked again, or its person is back
            return
        try:
            words = list(await self.thinkers.choose(hurried, seed, seat, written(session.record, seat, seed, bot)))
        except Exception:  # a broken bot must not stop the others
            log.exception("bot %s failed to answer", bot)
            words = ask.options[seed % len(ask.options)].words
        if session.ask_id(seat) == id and session.veiled(seat, words):
            await self._say(seat, id, bot, words)
            return
        due = await self._until(due, draws, share)
        thought = share._replace(thinking=0.0)
        for kind, taken in offered:  # one more draw for each, whether or not the bot takes something
            if taken:
                await self._say(seat, OFFER + kind, bot, taken)
            due = await self._until(due + self._pause(draws, thought), draws, thought)
        await self._say(seat, id, bot, words)

    async def _recite(self, lesson: Lesson, session: GameSession, seat: int, id: str, bot: str, due: float) -> bool:
        """Give the moves that a lesson has written for a seat. Return whether they answered its question ``id``."""
        while (words := lesson.next(session.record, seat)) is not None:
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            said = len(session.record.entries)
            if words[0] == INTERRUPT:
                await self._say(seat, OFFER + words[1], bot, [*words[2:]])
            else:
                await self._say(seat, id, bot, [*words])
            if session.ask_id(seat) != id:
                return True
            if len(session.record.entries) == said:  # refused: the rules have changed since the lesson was written
                return False
        return False

    def seen(self, session: GameSession, seat: int) -> tuple[int, str]:
        """Return what spectators see of a seat's question."""
        return next(ask.seen(SPECTATOR) for ask in session.asks() if ask.seat == seat)

    async def _until(self, due: float, draws: KeyedStream, share: Share) -> float:
        """Wait until ``due``, or whole delays later if that has passed. Return the time that was waited for."""
        loop = asyncio.get_running_loop()
        whole = share._replace(delay=self.delay)
        while self.delay and due < loop.time():
            due += self._pause(draws, whole)
        await asyncio.sleep(due - loop.time())
        return due

    async def _consider(self, session: GameSession, offered: Proposal, bot: str) -> None:
        """Accept an offer that a seat has been made, or refuse it: with a counter-offer if the bot has one."""
        id, seat, kind, tail = offered
        loop = asyncio.get_running_loop()
        draws = KeyedStream(derive(self.key, "weigh", seat, session.version(SPECTATOR)))
        share = Share(self.delay, bots.patience(bot) / 2)
        due = loop.time() + self._pause(draws, share)
        wanted = session.rules.offers[kind].weighed
        seed = int.from_bytes(derive(self.key, "bot", id, session.version(seat))[:7], "big")
        instead = session.rules.offers[kind].instead
        hurried = bots.limited(bot, share.thinking / 2)
        words = await self._chosen(session, seat, seed, hurried, wanted)
        other = await self._chosen(session, seat, seed, hurried, instead) if instead else []
        await self._until(due, draws, share)
        if words[1:] == tail:
            await self._say(seat, OFFER + wanted, bot, words)
        elif kind != wanted and id in self.weighed:
            if other[1:2] == tail[:1]:
                await self._say(seat, OFFER + instead, bot, other)
            else:
                await self._say(seat, OFFER + kind, bot, [kind, *tail])

    async def _chosen(self, session: GameSession, seat: int, seed: int, bot: str, kind: str) -> list[str]:
        try:
            return list(await self.thinkers.choose(bot, seed, seat, written(session.record, seat, seed, bot), kind))
        except Exception:  # the bot can play without offers
            log.exception("bot %s failed to decide on %s", bot, kind)
            return []

    async def _say(self, seat: int, id: str, bot: str, words: list[str]) -> None:
        try:
            await self.answer(seat, id, words)
        except ApiError as problem:
            if problem.status not in (409, 500, 503):  # its person is back, the game is over, the table was unloaded
                log.error("an answer of bot %s was refused: %s", bot, problem)
