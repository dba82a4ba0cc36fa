"""Bots at one table: when they are asked they think, wait, and answer; and they weigh what others offer them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

from skulduggery import bots, renamed
from skulduggery.api import SPECTATOR, KeyedStream, brief
from skulduggery.fair import derive
from skulduggery.lessons import Lesson, find
from skulduggery.record import INTERRUPT
from skulduggery.server.bots.thinkers import Chooser, written
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.game_session import OFFER, GameSession
from skulduggery.server.storage.rows import Stored

log = logging.getLogger("skulduggery.server")


def check_bot(game: str, said: str) -> str:
    """The name of a bot as it is today. Raises ApiError unless there is such a bot for a game."""
    there, name = bots.offered(game), renamed.bot(said)
    if name not in there:  # a spec could ask for any amount of thinking
        plain = ", ".join(bot for bot in there if ":" not in bot)
        raise ApiError(422, "bot", sentence=f"There is no bot {brief(name)}; there are {plain}.")
    return name


class BotSeats:
    """The bots of a table. ``answer`` is given seat, id of the ask and words; ``delay`` scales how long they wait."""

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
        """What everybody knows of who is asked what: as long as that stands, bots answer as if nothing else were."""
        self.asked: list[int] = []
        self.began = 0.0
        self.weighed: set[str] = set()
        """The open offers that bots have begun to think about, as long as they stand."""

    def wake(self, play: GameSession, bot_of: Callable[[int], str | None]) -> None:
        """Let those think who are asked, or offered something, and don't think yet."""
        if not any([bot_of(seat) for seat in range(play.rules.seats)]):
            self.weighed = set()
            return
        self._weigh(play, bot_of)
        public = play.public()
        asked = [ask.seat for ask in play.asks()]
        if public != self.public or asked == self.asked:  # else the question has gone round behind the veil
            self.began = asyncio.get_running_loop().time()
        self.public, self.asked = public, asked
        for ask in play.asks():
            bot = bot_of(ask.seat)
            id = play.ask_id(ask.seat)
            if bot is None or id is None or id in self.thinking:
                continue
            self._start(id, self._think(play, ask.seat, id, bot))

    def _start(self, id: str, thought: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(thought)
        self.thinking[id] = task
        task.add_done_callback(partial(self._thought, id))

    def _weigh(self, play: GameSession, bot_of: Callable[[int], str | None]) -> None:
        """Let bots think about what others offer them."""
        kinds = play.rules.offers
        standing: set[str] = set()
        for seat in range(play.rules.seats) if any(one.weighed for one in kinds.values()) else ():
            bot = bot_of(seat)
            if bot is None:
                continue
            offers = [one for one in play.offers(seat) if kinds[one.kind].weighed]
            # What can be turned down is thought about as such, whether or not the seat could take it.
            for offer in sorted(offers, key=lambda one: kinds[one.kind].weighed == one.kind):
                size = len(offer.args) // max(1, len(offer.options))
                for i, option in enumerate(offer.options):
                    tail = option.words[1:]
                    id = f"{seat} {tail} {offer.args[i * size : (i + 1) * size]}"
                    if id not in standing | self.weighed:
                        self._start(id, self._consider(play, seat, id, bot, offer.kind, tail))
                    standing.add(id)
        self.weighed = standing

    def stop(self) -> None:
        """Think no more."""
        for task in self.thinking.values():
            task.cancel()

    def _pause(self, draws: KeyedStream, bot: str) -> float:
        # Who thinks for a while takes that long always: else it would show when there was nothing to think about.
        patience = 1.3 * bots.patience(bot) if self.delay else 0.0
        return patience + self.delay * (0.6 + draws.below(1001) / 1000)

    def _thought(self, id: str, _task: asyncio.Task[None]) -> None:
        self.thinking.pop(id, None)

    async def _think(self, play: GameSession, seat: int, id: str, bot: str) -> None:
        # Drawn from what everybody knows and counted from the public question on: what there is to choose doesn't show,
        # nor how long that takes, nor whether others were asked behind the veil. A thought that is late waits for a
        # whole draw more; an answer behind the veil comes at once.
        draws = KeyedStream(derive(self.key, "delay", play.version(SPECTATOR), *self.seen(play, seat)))
        due = self.began + self._pause(draws, bot)
        seed = int.from_bytes(derive(self.key, "bot", id)[:7], "big")
        ask = play.ask(seat)
        assert ask is not None
        if self.lesson is not None and await self._recite(self.lesson, play, seat, id, bot, due):
            return
        before = [kind for kind, offer in play.rules.offers.items() if offer.before == ask.kind]
        offered = [(kind, await self._chosen(play, seat, seed, bot, kind)) for kind in before]
        if play.ask_id(seat) != id:  # meanwhile it took an offer and is asked anew, or its person is back
            return
        try:
            words = list(await self.thinkers.choose(bot, seed, seat, written(play.record, seat, seed, bot)))
        except Exception:  # whatever is wrong with a bot, the others shall go on playing
            log.exception("bot %s has no answer", bot)
            words = ask.options[seed % len(ask.options)].words
        if play.ask_id(seat) == id and play.veiled(seat, words):
            await self._say(seat, id, bot, words)
            return
        due = await self._until(due, draws, bot)
        for kind, taken in offered:  # the answer comes a draw later, whether or not there was something to take
            if taken:
                await self._say(seat, OFFER + kind, bot, taken)
            due = await self._until(due + self._pause(draws, bot), draws, bot)
        await self._say(seat, id, bot, words)

    async def _recite(self, lesson: Lesson, play: GameSession, seat: int, id: str, bot: str, due: float) -> bool:
        """Say what a lesson has written for a seat; whether that was an answer to what it is asked."""
        while (words := lesson.next(play.record, seat)) is not None:
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            said = len(play.record.entries)
            if words[0] == INTERRUPT:
                await self._say(seat, OFFER + words[1], bot, [*words[2:]])
            else:
                await self._say(seat, id, bot, [*words])
            if play.ask_id(seat) != id:
                return True
            if len(play.record.entries) == said:  # it is refused: the rules have changed since it was written
                return False
        return False

    def seen(self, play: GameSession, seat: int) -> tuple[int, str]:
        """What everybody knows of a seat's question."""
        return next(ask.seen(SPECTATOR) for ask in play.asks() if ask.seat == seat)

    async def _until(self, due: float, draws: KeyedStream, bot: str) -> float:
        """Wait for a moment, or for one that is whole draws later; when that was."""
        loop = asyncio.get_running_loop()
        while self.delay and due < loop.time():
            due += self._pause(draws, bot)
        await asyncio.sleep(due - loop.time())
        return due

    async def _consider(self, play: GameSession, seat: int, id: str, bot: str, kind: str, tail: list[str]) -> None:
        """Take what lies before a seat, or turn it down: by something in its stead if it has that."""
        loop = asyncio.get_running_loop()
        draws = KeyedStream(derive(self.key, "weigh", seat, play.version(SPECTATOR)))
        due = loop.time() + self._pause(draws, bot)
        wanted = play.rules.offers[kind].weighed
        seed = int.from_bytes(derive(self.key, "bot", id, play.version(seat))[:7], "big")
        instead = play.rules.offers[kind].instead
        words = await self._chosen(play, seat, seed, bot, wanted)
        other = await self._chosen(play, seat, seed, bot, instead) if instead else []
        await self._until(due, draws, bot)
        if words[1:] == tail:
            await self._say(seat, OFFER + wanted, bot, words)
        elif kind != wanted and id in self.weighed:
            if other[1:2] == tail[:1]:
                await self._say(seat, OFFER + instead, bot, other)
            else:
                await self._say(seat, OFFER + kind, bot, [kind, *tail])

    async def _chosen(self, play: GameSession, seat: int, seed: int, bot: str, kind: str) -> list[str]:
        try:
            return list(await self.thinkers.choose(bot, seed, seat, written(play.record, seat, seed, bot), kind))
        except Exception:  # it can do without
            log.exception("bot %s can't think about %s", bot, kind)
            return []

    async def _say(self, seat: int, id: str, bot: str, words: list[str]) -> None:
        try:
            await self.answer(seat, id, words)
        except ApiError as problem:
            if problem.status not in (409, 500, 503):  # its person is back, the game has ended, the table is put away
                log.error("bot %s was refused: %s", bot, problem)
