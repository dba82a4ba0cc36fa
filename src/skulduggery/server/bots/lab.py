"""Measurements that people ask for in the browser: in a process of their own that stands back behind all others.

Nothing that a stranger sends is looked at in the server's own process. One measurement a person, a block of deals of
each in turn, for so many seconds of work at most; a block that takes too long ends the process, and its measurement.
"""

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import thread_time
from typing import Any, Final, Literal, TypeVar

import msgspec

from skulduggery import api
from skulduggery.api import BadInput, Document, Flaw, Rules, flaw
from skulduggery.arena.lab.card_balance import watcher_of
from skulduggery.arena.lab.card_changes import OWN, changed, edited, rewritten, value_text
from skulduggery.arena.lab.paired_trials import BLOCK, Block, Side, Trial, play, rules
from skulduggery.arena.lab.verdict import Totals, Verdict, verdict
from skulduggery.documents import rooms
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.lab import (
    LabCard,
    LabFile,
    LabInfo,
    LabLooked,
    LabLooking,
    LabProblem,
    LabRead,
    LabRun,
    LabSaved,
    LabTrying,
)

NICENESS: Final = 10
WORK: Final = 1200.0
"""Seconds of work after which a measurement is done, however sure it is."""
LONGEST = 60.0
"""Seconds of work that a block may take."""
LONGEST_LOOK = 10.0
"""Seconds of work that looking at cards may take."""
PROBLEMS: Final = 50
"""Problems of a card file that are told."""
MOST = 20
"""Measurements that are waited for at one time."""
KEPT: Final = 100
"""Measurements that are remembered, the running ones and the last of others."""
T = TypeVar("T")
log = logging.getLogger("skulduggery.server")


def place_of(id: str) -> str:
    """The name of the process that does the measurement with this id; empty where only one serves."""
    return id.rpartition(".")[0]


def cards_of(game: str, file: LabFile | None) -> Document | None:
    """The cards of a file, None for those of the house. Raises BadInput for what can't be played."""
    api.game(game)
    return None if file is None else api.read_cards(game, file.text, file.name)


def read(file: LabFile) -> bytes:
    """What is to be said of a card file, as a document."""
    try:
        game = api.game_of(file.text)
        cards = api.read_cards(game, file.text, file.name)
        warnings = [problem(one) for one in api.game(game).card_warnings(cards, file.name)]
        return msgspec.json.encode(LabRead([], warnings, shape(game, cards), rooms.cards(game, cards)))
    except BadInput as error:
        more = len(error.flaws) - PROBLEMS
        flaws = [*error.flaws[:PROBLEMS], *([flaw("more", file=file.name, more=more)] if more > 0 else [])]
        return msgspec.json.encode(LabRead([problem(one) for one in flaws], [], None, None))


def problem(one: Flaw | str) -> LabProblem:
    """What is wrong, as it is sent."""
    return LabProblem(one, "", {}) if isinstance(one, str) else LabProblem(one.said(), one.code, one.args)


def looked(wanted: LabLooking) -> bytes:
    """The cards with changes, as a document. Raises BadInput for what can't be played."""
    game = wanted.game
    cards = edited(game, cards_of(game, wanted.file), wanted.edits)
    return msgspec.json.encode(LabLooked(rooms.house_cards(game) if cards is None else rooms.cards(game, cards)))


def saved(wanted: LabLooking) -> LabSaved:
    """A card file with changes, of one's own or of the house. Raises BadInput for what can't be played."""
    file = wanted.file or LabFile("house.toml", api.house_file(wanted.game))
    return LabSaved(rewritten(wanted.game, file.text, file.name, wanted.edits))


def planned(wanted: LabTrying) -> Trial:
    """What is measured. Raises BadInput for what can't be."""
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
    """Rules of these cards, for as few seats as they can be played with. Raises BadInput if there are none."""
    fewest, most = api.game(game).seats
    for seats in range(fewest, most):
        try:
            return api.make_rules(game, seats, cards=cards)
        except BadInput:
            continue
    return api.make_rules(game, most, cards=cards)


class Found(msgspec.Struct):
    """What is known after a block more; ``work``: the seconds that it took."""

    sums: Block
    verdict: Verdict
    enough: bool
    work: float


def bounded(longest: float, thought: Callable[[], T]) -> T:
    """What a thought comes to. A process that works on it for too many seconds is ended by the system."""
    signal.setitimer(signal.ITIMER_PROF, longest)
    try:
        return thought()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def worked(trial: Trial, aim: float, sums: Block, deals: int, changes: list[str]) -> Found:
    """GameSession a block more."""
    begun = thread_time()
    totals = Totals(trial, aim)
    totals.sums, totals.deals = sums, deals
    totals.add(play((trial, deals // BLOCK)))
    return Found(totals.sums, verdict(totals, changes), totals.enough, thread_time() - begun)


def shape(game: str, cards: Document | None = None) -> LabInfo:
    """What can be changed of cards (None: of those of the house). Raises BadInput if nobody can play with them."""
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
    """A measurement. ``person``: who has asked for it; ``place``: how its id begins, see ``place_of``."""

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
        """Deals that were played."""
        return self.found.deals if self.found else 0

    def info(self) -> LabRun:
        """As its person sees it."""
        return LabRun(self.id, self.state, self.deals, self.found)

    @property
    def open(self) -> bool:
        """Whether there is something left to do."""
        return self.state in ("waiting", "running")


class Lab:
    """All measurements of a server. ``name``: what the process goes by among others, if there are any."""

    def __init__(self, name: str | None = None) -> None:
        self.place = "" if name is None else f"{name}."
        self.thinkers = Thinkers(1, NICENESS)
        self.lookers = Thinkers(1, NICENESS)
        """Apart, so that nobody who draws a card waits for a measurement."""
        self.tell_others: Callable[[str], None] | None = None
        """Tells other processes that this person begins a measurement, if there are any."""
        self.runs: dict[str, Run] = {}
        self._task: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Measure no more."""
        if self._task is not None:
            self._task.cancel()
        self.thinkers.close()
        self.lookers.close()

    async def shape(self, game: str) -> LabInfo:
        """What can be changed of a game."""
        return await self._done(partial(shape, game))

    async def read(self, file: LabFile) -> bytes:
        """What is to be said of a card file. Raises ApiError if that takes too long."""
        return await self._done(partial(read, file))

    async def look(self, wanted: LabLooking) -> bytes:
        """The cards with changes. Raises ApiError for what can't be played."""
        return await self._done(partial(looked, wanted))

    async def save(self, wanted: LabLooking) -> LabSaved:
        """A card file with changes. Raises ApiError for what can't be played."""
        return await self._done(partial(saved, wanted))

    async def begin(self, person: str, wanted: LabTrying) -> LabRun:
        """A new measurement; one that this person has already is stopped.

        Raises ApiError for what can't be measured.
        """
        trial = await self._done(partial(planned, wanted))
        self.stop_all(person)
        if self.tell_others is not None:
            self.tell_others(person)
        if sum([one.open for one in self.runs.values()]) >= MOST:
            raise ApiError(503, "lab-busy")
        run = Run(person, wanted, trial, self.place)
        self.runs[run.id] = run
        closed = [one.id for one in self.runs.values() if not one.open]
        for id in closed[: max(0, len(self.runs) - KEPT)]:
            del self.runs[id]
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return run.info()

    def run(self, person: str, id: str) -> Run:
        """A measurement of a person. Raises ApiError if there is none."""
        found = self.runs.get(id)
        if found is None or found.person != person:
            raise ApiError(404, "lab-run")
        return found

    def stop_all(self, person: str) -> None:
        """Measure nothing for a person any more."""
        for one in self.runs.values():
            if one.person == person and one.open:
                one.state = "stopped"

    def stop(self, person: str, id: str) -> LabRun:
        """Measure it no more."""
        found = self.run(person, id)
        if found.open:
            found.state = "stopped"
        return found.info()

    async def _work(self) -> None:
        """A block of each measurement in turn, until none is open."""
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
            log.exception("a measurement has come to a fault")
            run.state = "failed"
            return
        run.sums, run.found = found.sums, found.verdict
        run.work += found.work
        if run.open:
            run.state = "done" if found.enough or run.work >= WORK else "running"

    async def _done(self, thought: Callable[[], T]) -> T:
        """What is found of cards. Raises ApiError for bad input, and for cards that take too long to look at."""
        try:
            return await self.lookers.do(partial(bounded, LONGEST_LOOK, thought))
        except BadInput as error:
            first = problem(error.flaws[0])
            args: dict[str, Any] = {"why": first.error.rstrip("."), "problem": first.code, **first.args}
            raise ApiError(422, "lab-cards", **args) from None
        except BrokenProcessPool:
            raise ApiError(422, "lab-slow") from None
