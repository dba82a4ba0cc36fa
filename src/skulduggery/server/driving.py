"""Bots at one table: when they are asked they think, wait, and answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from skulduggery import bots
from skulduggery.api import BadInput, KeyedStream
from skulduggery.server.chance import derive
from skulduggery.server.play import Play
from skulduggery.server.problem import Problem
from skulduggery.server.thinkers import Thinkers, written

log = logging.getLogger("skulduggery.server")


def check_bot(name: str) -> None:
    """Raises Problem unless there is such a bot."""
    try:
        bots.make(name, 0)
    except BadInput as error:
        raise Problem(422, "bot", sentence=str(error)) from None


class Drivers:
    """The bots of a table. ``answer`` is given seat, id of the ask and words; ``delay`` scales how long they wait."""

    def __init__(
        self, thinkers: Thinkers, delay: float, key: bytes, answer: Callable[[int, str, list[str]], Awaitable[None]]
    ) -> None:
        self.thinkers = thinkers
        self.delay = delay
        self.key = key
        self.answer = answer
        self.thinking: dict[str, asyncio.Task[None]] = {}

    def wake(self, play: Play, bot_of: Callable[[int], str | None]) -> None:
        """Let those think who are asked and don't think yet."""
        for ask in play.asks():
            bot = bot_of(ask.seat)
            id = play.ask_id(ask.seat)
            if bot is None or id is None or id in self.thinking:
                continue
            task = asyncio.create_task(self._think(play, ask.seat, id, bot))
            self.thinking[id] = task
            task.add_done_callback(partial(self._thought, id))

    def stop(self) -> None:
        """Think no more."""
        for task in self.thinking.values():
            task.cancel()

    def _pause(self, draws: KeyedStream) -> float:
        return self.delay * (0.6 + draws.below(1001) / 1000)

    def _thought(self, id: str, _task: asyncio.Task[None]) -> None:
        self.thinking.pop(id, None)

    async def _think(self, play: Play, seat: int, id: str, bot: str) -> None:
        loop = asyncio.get_running_loop()
        # Drawn from the question's random id and counted from the question on: what there is to choose doesn't show,
        # nor how long that takes. A thought that is late waits for a whole draw more.
        draws = KeyedStream(derive(self.key, "delay", id))
        due = loop.time() + self._pause(draws)
        seed = int.from_bytes(derive(self.key, "bot", id)[:7], "big")
        ask = play.ask(seat)
        assert ask is not None
        try:
            words = list(await self.thinkers.choose(bot, seed, seat, written(play.info(seat), seed)))
        except Exception:  # whatever is wrong with a bot, the others shall go on playing
            log.exception("bot %s has no answer", bot)
            words = ask.options[seed % len(ask.options)].words
        while self.delay and due < loop.time():
            due += self._pause(draws)
        await asyncio.sleep(due - loop.time())
        try:
            await self.answer(seat, id, words)
        except Problem as problem:
            if problem.status not in (409, 500, 503):  # its person is back, the game has ended, the table is put away
                log.error("bot %s was refused: %s", bot, problem)
