"""Fit of answer models: how strictly a bot follows a guide, by its answers in games with itself."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from math import log
from pathlib import Path
from typing import Final

import msgspec

from skulduggery import api, bots
from skulduggery.api import BadInput
from skulduggery.arena.fingerprint import fingerprint
from skulduggery.arena.store import Store
from skulduggery.arena.training.belief_accuracy import moments
from skulduggery.arena.workers import spread
from skulduggery.bots.answer_models import GUIDES, OTHERWISE, AnswerModel, leans, softmax
from skulduggery.bots.net import net_of

TEMPERATURES: Final = [round(0.1 * 1.25**n, 3) for n in range(22)]
"""Temperatures to try, from nearly always the best option to nearly any."""
FLOORS: Final = (0.05, 0.1, 0.2, 0.4)
"""Floors to try. At least a twentieth is random, however sure a bot is, so that walks among worlds get past unlikely
ones."""
ENOUGH: Final = 40
"""Minimum number of answers for a separate fit of a kind of question."""


class Answered(msgspec.Struct, array_like=True):
    """An answered question: its kind, the logits of each of GUIDES (empty if the guide has none), the option taken, and
    the number of options."""

    kind: str
    values: list[list[float]]
    taken: int
    many: int


class Fitted(msgspec.Struct):
    """The fit of an answer model to the answers to a kind of question (all kinds, if it is OTHERWISE).

    The figures are the log-loss in nats, and the log-loss of the uniform distribution.
    """

    kind: str
    answers: int
    temperature: float
    floor: float
    loss: float
    alike: float


def watch(game: str, bot: str, seed: int, task: tuple[int, int]) -> list[Answered]:
    """Return all answers of one game to which a guide gives logits. ``task``: the number of seats and the game's
    number."""
    seats, number = task
    games = [record for record, _ in moments(game, seats, bot, seed, number, 1)]  # one game, at each of its questions
    out: list[Answered] = []
    for record in games[-1:]:
        for n, (who, what) in enumerate(record.entries):
            for ask in record.asked[n] if who.isdigit() else ():
                if ask.seat != int(who) - 1 or len(ask.options) < 2:
                    continue
                info = api.infostate(record.before(n), ask.seat)
                answer = api.option(record.rules, ask, what)
                values = [[*leans(guide, info, ask)] for guide in guides_of(game)]
                if any(values) and answer in ask.options:
                    out.append(Answered(ask.kind, values, [*ask.options].index(answer), len(ask.options)))
    return out


def fit(
    game: str,
    bot: str,
    games: int,
    seats: list[int] | None = None,
    seed: int = 1,
    store: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> tuple[AnswerModel, list[Fitted]]:
    """Return the answer model that makes the answers of ``bot`` most likely, and its fit for each kind of question.

    ``games`` are played for each number of seats. The most frequent kinds come first. Raise BadInput for what can't be
    played.
    """
    least, most = api.game(game).seats
    counts = seats or [*range(max(2, least), most + 1)]
    if games < 1:
        raise BadInput(f"{games} games are too few to fit an answer model; play at least 1.")
    for count in counts:
        api.make_rules(game, count, serial=True)
    bots.make(bot, 0)
    tasks = [(count, number) for count in counts for number in range(games)]
    keys = {task: msgspec.json.encode([fingerprint(game), game, bot, seed, *task]).decode() for task in tasks}
    kinds: dict[str, list[Answered]] = {OTHERWISE: []}
    with closing(Store(store)) as kept:
        missing = [task for task in tasks if kept.found(keys[task]) is None]
        if progress is not None:
            progress(len(tasks) - len(missing))
        for task, found in zip(missing, spread(partial(watch, game, bot, seed), missing, workers), strict=True):
            kept.keep(keys[task], msgspec.msgpack.encode(found))
            if progress is not None:
                progress(1)
        for task in tasks:
            for one in msgspec.msgpack.decode(kept.found(keys[task]) or b"", type=list[Answered]):
                kinds[OTHERWISE].append(one)
                kinds.setdefault(one.kind, []).append(one)
    if not kinds[OTHERWISE]:
        raise BadInput(f"{bot} gave no answer in {game} that an answer model could be fitted to; play more games.")
    guided = {guide: fits_of(number, kinds) for number, guide in enumerate(guides_of(game))}
    guide = min(guided, key=lambda one: guided[one][0].loss)
    return AnswerModel(bot, guide, {one.kind: [one.temperature, one.floor] for one in guided[guide]}), guided[guide]


def guides_of(game: str) -> tuple[str, ...]:
    """Return the guides of a game: without a learned policy, only the rules of thumb."""
    try:
        net_of(game)
    except BadInput:
        return GUIDES[:1]
    return GUIDES


def fits_of(guide: int, kinds: dict[str, list[Answered]]) -> list[Fitted]:
    """Return the most likely temperature and floor of each kind for one guide, the most frequent kinds first."""
    fits = [likeliest(kind, answers, guide) for kind, answers in kinds.items() if len(answers) >= ENOUGH or not kind]
    return sorted(fits, key=lambda one: (-one.answers, one.kind))


def likeliest(kind: str, answers: list[Answered], guide: int = 0) -> Fitted:
    """Return the temperature and floor under which these answers are most likely, by one guide's logits."""
    best = Fitted(kind, len(answers), 0.0, 1.0, 0.0, 0.0)
    best.alike = best.loss = round(sum(log(one.many) for one in answers) / len(answers), 4)
    for temperature in TEMPERATURES:
        bare = [
            (softmax(tuple(one.values[guide]), temperature, 0.0)[one.taken] if one.values[guide] else 1 / one.many, one)
            for one in answers
        ]
        for floor in FLOORS:
            loss = -sum(log((1 - floor) * chance + floor / one.many) for chance, one in bare) / len(answers)
            if loss < best.loss:
                best = Fitted(kind, len(answers), temperature, floor, round(loss, 4), best.alike)
    return best
