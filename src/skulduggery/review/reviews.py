"""Reviews: what players can learn from a finished game, with all cards open."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from skulduggery import api
from skulduggery.api import Ask, BadInput, Holding, Rng, State, flaw
from skulduggery.record import INTERRUPT, Record
from skulduggery.review.guesses import Beliefs, Guess, strength_of
from skulduggery.review.weighing import Scales, Told, Weighing, rounds_of, scales, stand

CURVE: Final = 4
"""For a point of the curve the rounds of a question are divided by this."""
MARKS: Final = (("giveaway", 0.2), ("mistake", 0.1), ("slip", 0.05))
"""The marks of decisions, each with the least win chance that such a decision costs."""
HISTORIES: Final = 8
"""So many histories are weighed to say how believable a bluff was."""
GAINED: Final = 0.01
"""A bluff that promised less than this, or no more than may be chance, is nobody's best."""
SUSPECT: Final = "suspect"
"""The first word of an answer that suspects."""


class Decision(msgspec.Struct):
    """An answer, judged by what its seat could know. Chances are the seat's own of the win.

    ``step`` is the number of the entry in the log, from 0. ``margin``: how far ``chance`` may be off (95%). ``cost`` is
    what ``best`` promised more than the answer given, never less than nothing; ``error`` how far that may be off.
    ``mark`` is slip, mistake, giveaway, or nothing: a cost that may be chance is not marked. ``reason``: why ``best``
    is better (text ``reason-HEAD``); ``better``: what would have happened first, as a marked decision tells it, as far
    as its seat could tell before.
    """

    step: int
    seat: int
    words: list[str]
    chance: float
    margin: float
    best: list[str]
    cost: float
    error: float
    mark: str
    reason: str
    better: list[Told]


class Bluff(msgspec.Struct):
    """An answer after which the others had to take something hidden for more than it was, or, a ``trap``, for less:
    more likely than not. Where bluffs can be suspected, each one, however likely.

    ``believed``: how likely they had to think so, on average. ``gain``: what the answer promised more than the best one
    that hides nothing worse, by what its seat could know.
    """

    step: int
    seat: int
    trap: bool
    believed: float
    guess: Guess
    gain: float
    error: float


class Suspicion(msgspec.Struct):
    """Something played that was suspected, or that should have been.

    ``odds``: how likely it was a bluff by what the seat could know; ``bluff``: whether it was one. ``gain``: what
    suspecting promised more than trusting. ``right``: whether the seat did what promised more; where that may be
    chance, whether it was more likely a bluff than not.
    """

    step: int
    seat: int
    suspected: bool
    odds: float
    bluff: bool
    gain: float
    error: float
    right: bool


class Account(msgspec.Struct):
    """The sources of a seat's result: ``fair`` + ``deal`` + ``hidden`` + ``own`` + ``others`` is ``result``.

    ``fair`` is everybody's share at the start, ``deal`` what chance gave, ``hidden`` what answers brought by what
    nobody who gave them could know, ``own`` and ``others`` what was answered better than by rules of thumb.
    ``error``: how far ``own`` may be off (95%). ``slips``, ``mistakes``, ``giveaways``: how many decisions are marked
    so; ``lost``: what they cost in all; ``worst``: the step of the one that cost most. ``bluff``: the step of the bluff
    or trap that promised most more than what hides nothing of the kind, where that is more than chance. -1: there is
    none. ``unsure``: which of ``deal``, ``hidden``, ``own`` and ``others`` are no more than may be chance. ``by``: what
    decided it, of what is more: luck (``deal`` and ``hidden``), own, others, or nothing.
    """

    fair: float
    deal: float
    hidden: float
    own: float
    others: float
    result: float
    lost: float
    error: float
    slips: int
    mistakes: int
    giveaways: int
    worst: int
    bluff: int
    unsure: list[str]
    by: str


class Review(msgspec.Struct):
    """A game looked back on, or as much of it as is done. ``curve``: each seat's win chance with all cards open before
    each entry of the log, and at the end; ``margins``: how far each may be off (95%). ``reach``: how many answers a
    roll-out went on, on average."""

    game: str
    players: list[str]
    seed: int
    rounds: int
    reach: int
    curve: list[list[float]]
    margins: list[list[float]]
    decisions: list[Decision]
    bluffs: list[Bluff]
    suspicions: list[Suspicion]
    accounts: list[Account]


class Part(msgspec.Struct):
    """The contribution of one log entry to a review. Parts are independent of one another.

    ``point``: the seats' win chances after it, None if nothing has moved; ``margins``: how far they may be off.
    ``chance``: whether chance answered. ``play``: how much better the answer of ``seat`` was for each seat than the
    usual one, if it was judged, and how far that may be off (``doubts``).
    """

    chance: bool = False
    point: list[float] | None = None
    margins: list[float] | None = None
    seat: int = -1
    play: list[float] | None = None
    doubts: list[float] | None = None
    decision: Decision | None = None
    bluff: Bluff | None = None
    suspicion: Suspicion | None = None


def review(
    record: Record, rounds: int = 0, seed: int = 1, step: Callable[[int], object] = lambda _done: None
) -> Review:
    """Look back on a game that is over: the same for the same seed. ``rounds``: roll-outs a question; 0: as many as
    fit the game. ``step`` is called after each entry with how many are done.

    Raises BadInput while the game runs.
    """
    parts = []
    for n, part in enumerate(parts_of(record, 0, len(record.entries), rounds, seed), 1):
        parts.append(part)
        step(n)
    return joined(record, parts, rounds, seed)


def parts_of(record: Record, first: int, last: int, rounds: int = 0, seed: int = 1) -> Iterator[Part]:
    """Yield the parts of the entries from ``first`` to before ``last``. Raise BadInput while the game runs."""
    if not api.over(record.state):
        raise BadInput(flaw("review-early"))
    looking = Looking(record, first, rounds_of(record.rules, rounds), seed)
    for n in range(first, last):
        yield looking.look(n)


def joined(record: Record, parts: Sequence[Part], rounds: int = 0, seed: int = 1) -> Review:
    """Return the review that the parts make up: all of them, or the first ones."""
    rules = record.rules
    seats = range(rules.seats)
    curve = [[1.0 / rules.seats] * rules.seats]
    margins = [[0.0] * rules.seats]
    deal, own, others = [[0.0] * rules.seats for _ in range(3)]
    drawn, mine, theirs = [[0.0] * rules.seats for _ in range(3)]
    """The variances of these sums."""
    for part in parts:
        here = curve[-1]
        there = here if part.point is None else part.point
        curve.append(there)
        margins.append(part.margins or margins[-1])
        for seat in seats:
            if part.chance:
                deal[seat] += there[seat] - here[seat]
                drawn[seat] += margins[-2][seat] ** 2 + margins[-1][seat] ** 2
            if part.play is not None and part.doubts is not None:
                (own if seat == part.seat else others)[seat] += part.play[seat]
                (mine if seat == part.seat else theirs)[seat] += part.doubts[seat] ** 2
    decisions = [part.decision for part in parts if part.decision is not None]
    bluffs = [part.bluff for part in parts if part.bluff is not None]
    accounts = []
    for seat in seats:
        hidden = curve[-1][seat] - curve[0][seat] - deal[seat] - own[seat] - others[seat]
        figures = {
            "deal": (deal[seat], drawn[seat]),
            "hidden": (hidden, mine[seat] + theirs[seat] + drawn[seat]),
            "own": (own[seat], mine[seat]),
            "others": (others[seat], theirs[seat]),
        }
        marked = [one for one in decisions if one.seat == seat and one.mark]
        good = [one for one in bluffs if one.seat == seat and one.gain >= max(GAINED, one.error)]
        accounts.append(account(curve[0][seat], curve[-1][seat], figures, marked, good))
    suspicions = [part.suspicion for part in parts if part.suspicion is not None]
    players, reach = [*record.players], api.game(rules.game).profile.review_depth
    many = rounds_of(rules, rounds)
    return Review(rules.game, players, seed, many, reach, curve, margins, decisions, bluffs, suspicions, accounts)


def account(
    fair: float, result: float, figures: dict[str, tuple[float, float]], marked: list[Decision], good: list[Bluff]
) -> Account:
    """Return the account of a seat. ``figures``: the sources of its result, each with the variance of the figure."""
    deal, hidden, own, others = [figure for figure, _ in figures.values()]
    played = figures["own"][1] + figures["others"][1]
    spent = {"luck": (deal + hidden, played), "own": figures["own"], "others": figures["others"]}
    won = result >= fair
    sure = [name for name, (figure, error) in spent.items() if figure**2 > error and (figure > 0.0) == won]
    return Account(
        fair=fair,
        deal=deal,
        hidden=hidden,
        own=own,
        others=others,
        result=result,
        lost=sum([one.cost for one in marked]),
        error=figures["own"][1] ** 0.5,
        slips=sum([one.mark == "slip" for one in marked]),
        mistakes=sum([one.mark == "mistake" for one in marked]),
        giveaways=sum([one.mark == "giveaway" for one in marked]),
        worst=max(marked, key=lambda one: one.cost).step if marked else -1,
        bluff=max(good, key=lambda one: one.gain).step if good else -1,
        unsure=[name for name, (figure, error) in figures.items() if error and figure**2 <= error],
        by=max(sure, key=lambda name: abs(spent[name][0]), default="nothing"),
    )


class Looking:
    """A game that is played again from an entry on, and looked at on the way."""

    def __init__(self, record: Record, first: int, rounds: int, seed: int) -> None:
        self.record = record
        self.rounds = rounds
        self.seed = seed
        self.rng = Rng(seed)
        """Starts again with each entry, so that the weighing of a question depends on nothing that its seat can't
        see."""
        self.past = Record(record.rules, None, record.players)
        """The game up to the entry that is looked at."""
        self.lasting = set(record.lasting())
        for who, what in record.entries[:first]:
            self.past.enter(who, what)

    def look(self, n: int) -> Part:
        """Return the ``n``-th entry: what its seat could have done, then what came of it."""
        who, what = self.record.entries[n]
        before = self.record.before(n)
        self.rng = Rng((self.seed << 32) + n)
        part = Part(chance=who == "nature")
        judged = n in self.lasting and who.isdigit()
        ask = None if what[0] in (INTERRUPT, "resign") or not judged else self.asked(n)
        weighing: Weighing | None = None
        scale = None if ask is None else scales(api.infostate(before, ask.seat), ask, self.rng)
        answer = None if ask is None else api.option(self.record.rules, ask, what)
        if scale is not None and answer not in scale.ask.options and not scale.ask.ranges:
            scale = None  # it takes a draft back, which is only possible where play is live
        if scale is not None:
            weighing = self.weigh(before, scale, answer)
        if judged:
            part.seat = int(who) - 1
            part.suspicion = self.suspicion(n, before, part.seat, ask, weighing)
        self.past.enter(who, what)
        if weighing is not None and scale is not None:
            taken = weighing.answers.index(answer)
            part.play, part.doubts = [*weighing.play(taken)], weighing.doubts(taken)
            part.decision = self.decision(n, scale, weighing, answer)
            part.bluff = self.bluff(n, before, scale, weighing, answer)
        if who != "host" or n not in self.lasting:
            stands = stand(self.record.before(n + 1), max(1, self.rounds // CURVE), self.rng)
            part.point, part.margins = [one for one, _ in stands], [margin for _, margin in stands]
        return part

    def asked(self, n: int) -> Ask:
        """Return the question that an entry answers."""
        seat = int(self.record.entries[n][0].removeprefix("clock ")) - 1
        return next(ask for ask in self.record.asked[n] if ask.seat == seat)

    def weigh(self, before: State, scale: Scales, answer: object) -> Weighing:
        """The answers to a question, the one that was given among them."""
        if scale.ask.kind in api.game(self.record.rules.game).challenge_kinds:
            return scale.weigh(self.rounds, [answer, *[one for one in scale.ask.options if one != answer]])
        hides = self.hides(before, scale, answer)
        plain = None if hides is None else lambda other: self.plain(before, scale, other, hides)
        return scale.weigh(self.rounds, [answer], plain)

    def hides(self, before: State, scale: Scales, answer: object) -> Holding | None:
        """Return the holding that a seat hides by an answer and did not hide there before."""
        if scale.ask.kind not in api.game(self.record.rules.game).bluff_kinds:
            return None
        after = api.clone(before)
        api.in_turn(after)
        api.apply(after, scale.seat, answer)
        known = [(one.where, one.what) for one in api.holdings(before, scale.seat)]
        return next((one for one in api.holdings(after, scale.seat) if (one.where, one.what) not in known), None)

    def plain(self, before: State, scale: Scales, answer: object, bluff: Holding) -> bool:
        """Return whether an answer hides nothing, or something stronger than the bluff does."""
        held = self.hides(before, scale, answer)
        return held is None or held.strength > bluff.strength

    def decision(self, n: int, scale: Scales, weighing: Weighing, answer: object) -> Decision:
        """Return the cost of an answer."""
        taken = weighing.answers.index(answer)
        cost, error = weighing.edge(0, taken) if taken else (0.0, 0.0)
        mark = next((name for name, least in MARKS if cost >= max(least, error)), "")
        reason = scale.reasons([weighing.answers[0], answer])[0] if mark else ""
        rules = self.record.rules
        words, best = [[*api.words(rules, scale.ask, one)] for one in (answer, weighing.answers[0])]
        chance, margin = weighing.chance(taken)
        better = scale.foreseen(weighing.answers[0]) if mark else []
        return Decision(n, scale.seat, words, chance, margin, best, max(0.0, cost), error, mark, reason, better)

    def bluff(self, n: int, before: State, scale: Scales, weighing: Weighing, answer: object) -> Bluff | None:
        """Return the bluff or trap that an answer was, with what became of it; None if it was neither."""
        held = self.hides(before, scale, answer)
        if held is None:
            return None
        rivals = [seat for seat in range(self.record.rules.seats) if seat != scale.seat]
        histories = HISTORIES + 2 * (len(rivals) - 1)
        guess = Beliefs(self.past, rivals, histories, self.rng).guess(scale.seat, held)
        claims = bool(api.game(self.record.rules.game).challenge_kinds)
        trap = not claims and guess.weaker > guess.stronger
        believed = guess.weaker if trap else guess.stronger
        if held.strength > 0.0 if claims else believed <= 0.5:
            return None
        plain = [i for i, one in enumerate(weighing.answers) if self.plain(before, scale, one, held)]
        best = max(plain, key=lambda i: weighing.chance(i)[0], default=None)
        gain, error = (0.0, 0.0) if best is None else weighing.edge(weighing.answers.index(answer), best)
        return Bluff(n, scale.seat, trap, believed, guess, gain, error)

    def suspicion(
        self, n: int, before: State, seat: int, ask: Ask | None, weighing: Weighing | None
    ) -> Suspicion | None:
        """Return a suspicion: right or wrong, and what the seat should have suspected."""
        what = self.record.entries[n][1]
        offered = what[1] if what[0] == INTERRUPT else ""
        kind = offered or (ask.kind if ask is not None else "")
        held = api.challenged(before) if kind in api.game(self.record.rules.game).challenge_kinds else None
        if held is None:
            return None
        suspected = (offered or what[0]) == SUSPECT
        gain = error = 0.0
        if weighing is not None and ask is not None:
            words = [api.words(self.record.rules, ask, one)[0] for one in weighing.answers]
            if SUSPECT in words and len(words) == 2:
                gain, error = weighing.edge(words.index(SUSPECT), 1 - words.index(SUSPECT))
        if not suspected and gain <= error:
            return None
        odds = 1.0 - Beliefs(self.past, [seat], HISTORIES, self.rng).share(lambda world: bool(strength_of(world)))
        right = suspected == (gain > 0.0 if abs(gain) > error else odds > 0.5)
        return Suspicion(n, seat, suspected, odds, not held.strength, gain, error, right)
