"""Measurements of card changes that people start in the browser.

They run in a process of low priority; another one reads, checks and draws cards, so that the server's own process never
parses a card file that somebody sent. Each person has one open measurement. Open measurements take turns, one block of
deals at a time, until the result is certain enough or ``WORK`` is used up. A measurement fails if a block takes too
long; the process is killed then.
"""

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import thread_time
from typing import Final, Literal, TypeVar

import msgspec

from skulduggery import api
from skulduggery.api import BadInput, Document, Rules, flaw
from skulduggery.arena.lab.card_balance import watcher_of
from skulduggery.arena.lab.card_changes import OWN, changed, edited, rewritten, value_text
from skulduggery.arena.lab.paired_trials import BLOCK, Block, Side, Trial, play, rules
from skulduggery.arena.lab.verdict import Totals, Verdict, verdict
from skulduggery.documents import rooms
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.protocol.cards import CardFile
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.lab import (
    LabCard,
    LabInfo,
    LabLooked,
    LabLooking,
    LabRead,
    LabRun,
    LabSaved,
    LabTrying,
)
from skulduggery.server.session import card_files
from skulduggery.server.session.card_files import problem

NICENESS: Final = 10
WORK: Final = 1200.0
"""Seconds of CPU time after which a measurement is done, however certain its result is."""
LONGEST = 60.0
"""Seconds of CPU time that a block may take."""
LONGEST_LOOK = 10.0
"""Seconds of CPU time that reading, checking or drawing cards may take."""
MOST = 20
"""The most measurements that may be open at one time."""
KEPT: Final = 100
"""Number of measurements that are remembered: the open ones and the latest of the others."""
T = TypeVar("T")
log = logging.getLogger("skulduggery.server")


def process_of(id: str) -> str:
    """Return the process that runs the measurement with this id, or "" if there is only one process."""
    return id.rpartition(".")[0]


def cards_of(game: str, file: CardFile | None) -> Document | None:
    """Return the cards of a file, or None for the built-in cards. Raises BadInput if they can't be played with."""
    api.game(game)
    return None if file is None else api.read_cards(game, file.text, file.name)


def read(file: CardFile) -> bytes:
    """Return the problems of a card file, or its cards, warnings and fields, as an encoded ``LabRead``."""
    try:
        game, cards = card_files.read(file)
        warnings = [problem(one) for one in api.game(game).card_warnings(cards, file.name)]
        return msgspec.json.encode(LabRead([], warnings, shape(game, cards), rooms.cards(game, cards)))
    except BadInput as error:
        return msgspec.json.encode(LabRead(card_files.problems(error, file), [], None, None))


def looked(wanted: LabLooking) -> bytes:
    """Return changed cards as an encoded ``LabLooked``. Raises BadInput if they can't be played with."""
    game = wanted.game
    cards = edited(game, cards_of(game, wanted.file), wanted.edits)
    return msgspec.json.encode(LabLooked(rooms.house_cards(game) if cards is None else rooms.cards(game, cards)))


def saved(wanted: LabLooking) -> LabSaved:
    """Return a card file, the user's or the built-in one, with changes. Raises BadInput if it can't be played with."""
    file = wanted.file or CardFile("house.toml", api.house_file(wanted.game))
    return LabSaved(rewritten(wanted.game, file.text, file.name, wanted.edits))


def planned(wanted: LabTrying) -> Trial:
    """Return the trial that measures some changes. Raises BadInput if it can't be played or the changes do nothing."""
    api.game(wanted.game)
    watcher = watcher_of(wanted.game)
    seats = ("heuristic",) * wanted.seats
    before = Side(cards_of(wanted.game, wanted.file), dict(watcher.options))
    after = Side(edited(wanted.game, before.cards, wanted.edits), before.options)
    trial = Trial(wanted.game, seats, before, after, (), wanted.seed)
    ours, theirs = rules(trial, before), rules(trial, after)
    if ours.digest == theirs.digest:
        raise BadInput(flaw("edit-same"))
    return msgspec.structs.replace(trial, studied=tuple(changed(ours, theirs, watcher) or ()))


def rules_of(game: str, cards: Document | None) -> Rules:
    """Return the rules of these cards, for the fewest seats that they allow. Raises BadInput if they allow none."""
    fewest, most = api.game(game).seats
    for seats in range(fewest, most):
        try:
            return api.make_rules(game, seats, cards=cards)
        except BadInput:
            continue
    return api.make_rules(game, most, cards=cards)


class Found(msgspec.Struct):
    """The result of a measurement after one more block, which took ``work`` seconds of CPU time."""

    sums: Block
    verdict: Verdict
    enough: bool
    work: float


def bounded(longest: float, thought: Callable[[], T]) -> T:
    """Return ``thought()``. If it takes more than ``longest`` seconds of CPU time, a signal kills the process."""
    signal.setitimer(signal.ITIMER_PROF, longest)
    try:
        return thought()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def worked(trial: Trial, aim: float, sums: Block, deals: int, changes: list[str]) -> Found:
    """Play one more block of a measurement and return its result so far."""
    begun = thread_time()
    totals = Totals(trial, aim)
    totals.sums, totals.deals = sums, deals
    totals.add(play((trial, deals // BLOCK)))
    return Found(totals.sums, verdict(totals, changes), totals.enough, thread_time() - begun)


def shape(game: str, cards: Document | None = None) -> LabInfo:
    """Return what can be changed of cards, or of the built-in cards if None. Raises BadInput if they allow no game."""
    its = rules_of(game, cards)
    document = its.cards
    kinds: dict[str, list[str]] = {}
    found = []
    for kind in dict.fromkeys([kind for kind, _ in watcher_of(game).cards(its)]):
        for card in document.get(kind, ()):  # type: ignore[attr-defined]
            fields = {name: value_text(value) for name, value in card.items() if name not in (*OWN, "evidence", "text")}
            kinds[kind] = list(dict.fromkeys([*kinds.get(kind, []), *fields]))
            found.append(LabCard(kind, card["id"], card["names"], fields))
    numbers = {
        f"{name}.{field}": value_text(value)
        for name, table in document.items()
        if isinstance(table, dict) and name not in ("names", "decks")
        for field, value in table.items()
        if not isinstance(value, dict)
    }
    return LabInfo(game, kinds, found, numbers)


class Run:
    """A measurement that ``person`` asked for. ``place`` begins its id, see ``process_of``."""

    def __init__(self, person: str, wanted: LabTrying, trial: Trial, place: str = "") -> None:
        self.id = place + secrets.token_urlsafe(12)
        self.person = person
        self.wanted = wanted
        self.state: Literal["waiting", "running", "done", "stopped", "failed"] = "waiting"
        self.trial = trial
        self.sums: Block = {}
        self.found: Verdict | None = None
        self.work = 0.0

    @property
    def deals(self) -> int:
        """The number of deals that were played."""
        return self.found.deals if self.found else 0

    def info(self) -> LabRun:
        """Return the measurement as its person sees it."""
        return LabRun(self.id, self.state, self.deals, self.found)

    @property
    def open(self) -> bool:
        """True while the measurement waits or runs."""
        return self.state in ("waiting", "running")


class Lab:
    """The measurements of one server process. ``process`` is its id, if there are several."""

    def __init__(self, process: str | None = None) -> None:
        self.place = "" if process is None else f"{process}."
        self.thinkers = Thinkers(1, NICENESS, tries=1)  # what took too long once would do so again
        self.lookers = Thinkers(1, NICENESS, tries=1)
        """Reads, checks and draws cards, in a process of its own so that no one waits for a measurement."""
        self._looking = asyncio.Lock()
        """Held while cards are read, so that only those that take too long are lost with the process."""
        self.tell_others: Callable[[str], None] | None = None
        """Tells the other processes, if there are any, that this person begins a measurement."""
        self.runs: dict[str, Run] = {}
        self._task: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Stop measuring and end the processes."""
        if self._task is not None:
            self._task.cancel()
        self.thinkers.close()
        self.lookers.close()

    async def shape(self, game: str) -> LabInfo:
        """Return what can be changed of a game's built-in cards. Raises ApiError if that takes too long."""
        return await self._done(partial(shape, game))

    async def read(self, file: CardFile) -> bytes:
        """Return the problems or the cards of a card file as an encoded ``LabRead``. Raises ApiError if that takes too
        long."""
        return await self._done(partial(read, file))

    async def look(self, wanted: LabLooking) -> bytes:
        """Return changed cards as an encoded ``LabLooked``. Raises ApiError if they can't be played with, or that takes
        too long."""
        return await self._done(partial(looked, wanted))

    async def save(self, wanted: LabLooking) -> LabSaved:
        """Return a card file with changes. Raises ApiError if it can't be played with, or that takes too long."""
        return await self._done(partial(saved, wanted))

    async def begin(self, person: str, wanted: LabTrying) -> LabRun:
        """Begin a measurement and stop the open one of this person, also at other processes.

        Raises ApiError if the changes can't be measured or too many measurements are open.
        """
        trial = await self._done(partial(planned, wanted))
        if sum([one.open and one.person != person for one in self.runs.values()]) >= MOST:
            raise ApiError(503, "lab-busy")
        self.stop_all(person)
        if self.tell_others is not None:
            self.tell_others(person)
        run = Run(person, wanted, trial, self.place)
        self.runs[run.id] = run
        closed = [one.id for one in self.runs.values() if not one.open]
        for id in closed[: max(0, len(self.runs) - KEPT)]:
            del self.runs[id]
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return run.info()

    def run(self, person: str, id: str) -> Run:
        """Return a measurement of a person. Raises ApiError if this person has none with this id."""
        found = self.runs.get(id)
        if found is None or found.person != person:
            raise ApiError(404, "lab-run")
        return found

    def stop_all(self, person: str) -> None:
        """Stop the open measurements of a person."""
        for one in self.runs.values():
            if one.person == person and one.open:
                one.state = "stopped"

    def stop(self, person: str, id: str) -> LabRun:
        """Stop a measurement of a person and return it. Raises ApiError if this person has none with this id."""
        found = self.run(person, id)
        if found.open:
            found.state = "stopped"
        return found.info()

    async def _work(self) -> None:
        """Measure one block of each open measurement in turn, until none is open."""
        while there := [one for one in self.runs.values() if one.open]:
            for one in there:
                if one.open:
                    await self._go_on(one)

    async def _go_on(self, run: Run) -> None:
        wanted = run.wanted
        block = partial(worked, run.trial, wanted.points / 100, run.sums, run.deals, wanted.edits)
        try:
            found = await self.thinkers.do(partial(bounded, LONGEST, block))
        except Exception:
            log.exception("a measurement failed")
            run.state = "failed"
            return
        run.sums, run.found = found.sums, found.verdict
        run.work += found.work
        if run.open:
            run.state = "done" if found.enough or run.work >= WORK else "running"

    async def _done(self, thought: Callable[[], T]) -> T:
        """Return ``thought()``, which reads cards in another process. Raises ApiError for bad input, and if it takes
        too long."""
        try:
            async with self._looking:
                return await self.lookers.do(partial(bounded, LONGEST_LOOK, thought))
        except BadInput as error:
            raise card_files.refused(error) from None
        except BrokenProcessPool:
            raise ApiError(422, "lab-slow") from None
