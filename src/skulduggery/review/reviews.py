"""Reviews of finished games, with all cards open."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from skulduggery import api
from skulduggery.api import Ask, BadInput, Holding, Rng, State, flaw
from skulduggery.bots.hiding import SUSPECT
from skulduggery.bots.thought import serial_ask
from skulduggery.bots.value import value_of
from skulduggery.record import INTERRUPT, Record
from skulduggery.review.facts import facts
from skulduggery.review.guesses import Beliefs, Guess, bluff_odds
from skulduggery.review.weighing import CLOSER, Scales, Told, Weighing, rounds_of, scales, stand

CURVE: Final = 4
"""Divisor of the rollouts of a question that gives those of a point of the curve."""
MARKS: Final = (("giveaway", 0.2), ("mistake", 0.1), ("slip", 0.05))
"""The marks of decisions, each with the least win chance that a decision must cost to get it."""
HISTORIES: Final = 8
"""Number of weighed worlds of a belief; a bluff gets two more for each rival after the first."""
OWN: Final = 6
OTHERS: Final = 2
"""Number of a seat's answers, and of other entries, that its review looks at first."""
GAINED: Final = 0.01
"""Least gain of a bluff that an account names."""


class Decision(msgspec.Struct):
    """An answer, judged by what its seat could know.

    ``step`` is the number of the log entry, from 0. ``chance`` is the seat's win chance after the answer, ``margin``
    its 95% margin of error. ``cost`` is how much more ``best`` promised, at least 0, and ``error`` its margin.
    ``mark`` is slip, mistake, giveaway, or empty; a cost below its margin is not marked.

    Only a marked decision has the next four. ``reason`` is the explanation group of ``best`` (text ``reason-HEAD``, or
    empty). ``facts``, told like events, set ``best`` apart from the answer; their second argument is the lead over it,
    below 0. Reviews of older releases have none. ``better`` are the first events after ``best`` that the seat could
    foresee. ``brings`` is how many points more the seat has at the end after ``best``, on average; 0 without a clear
    gain, of a slip that has facts, and in reviews of older releases of any decision that has facts.
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
    facts: list[Told] = msgspec.field(default_factory=list)
    brings: float = 0.0


class Comparison(msgspec.Struct):
    """Another answer to the question of a decision, compared with the best one by what the seat could know.

    ``cost`` is how much more the best answer promised, at least 0, ``error`` its 95% margin of error, and ``mark`` what
    a decision that costs this is called. ``told`` holds the first events after the answer that the seat could foresee.
    If it is marked, ``reason`` and ``facts`` say why the best answer is better, as in a decision.
    """

    cost: float
    error: float
    mark: str
    told: list[Told]
    reason: str = ""
    facts: list[Told] = msgspec.field(default_factory=list)


class Bluff(msgspec.Struct):
    """An answer that made rivals believe that something hidden is stronger than it is, or weaker (a ``trap``).

    ``believed`` is the mean probability that they gave this belief, above 0.5. Where bluffs can be suspected, every
    false claim counts, whatever its probability. ``gain`` is how much more the answer promised than the best one that
    hides nothing or something stronger, from what the seat could know; ``error`` is its 95% margin of error.
    """

    step: int
    seat: int
    trap: bool
    believed: float
    guess: Guess
    gain: float
    error: float


class Suspicion(msgspec.Struct):
    """Something played that a seat suspected or should have suspected.

    ``odds`` is the probability of a bluff from what the seat could know, ``bluff`` whether it was one. ``gain`` is how
    much more suspecting promised than trusting, ``error`` its 95% margin of error. ``right`` is true if the seat chose
    what promised more. If the gain is within its margin, the right choice is to suspect if ``odds`` are above 0.5.
    """

    step: int
    seat: int
    suspected: bool
    odds: float
    bluff: bool
    gain: float
    error: float
    right: bool


class Account(msgspec.Struct, omit_defaults=True):
    """The sources of a seat's result: ``fair`` + ``deal`` + ``hidden`` + ``own`` + ``others`` is ``result``.

    ``fair`` is the equal share at the start, ``deal`` the effect of chance. ``own`` and ``others`` are the gains over
    rules of thumb by the seat's answers and by those of other seats. ``hidden`` is the rest, due to cards that nobody
    who answered could know. ``error`` is the 95% margin of error of ``own``. ``slips``, ``mistakes`` and ``giveaways``
    count the marked decisions, ``lost`` is their total cost, ``average`` that cost shared out over all the seat's
    ``decisions``, and ``worst`` the step of the costliest. ``bluff`` is the step of the bluff or trap with the greatest
    gain beyond its margin of error. Steps are -1 if there is none. Reviews of older releases have no ``average``.
    ``unsure`` names those of ``deal``, ``hidden``, ``own`` and ``others`` that are within their margins. ``by`` is the
    largest source beyond its margin that points the way of the result: luck (``deal`` and ``hidden``), own, others, or
    nothing.
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
    average: float = 0.0
    decisions: int = 0


class Review(msgspec.Struct):
    """The review of a game, or of its first entries.

    ``curve`` holds each seat's win chance with all cards open before each log entry and at the end, ``margins`` their
    95% margins of error. While a review is made, a margin is empty if its point of the curve is still a learned value.
    ``rounds`` is the number of rollouts for a question, ``reach`` their mean length in answers.
    """

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
    """The contribution of one log entry to a review. Parts do not depend on each other.

    ``chance`` says whether nature answered. ``point`` holds the seats' win chances after the entry, None if it changes
    nothing, and ``margins`` their 95% margins of error. If the answer of ``seat`` was judged, ``play`` holds for each
    seat the gain over the rules of thumb's answer and ``doubts`` its margin.
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
    """Return the review of a finished game. The same seed gives the same review.

    ``rounds`` is the number of rollouts for a question, 0 for the game's default. ``step`` is called after each entry
    with the number of entries done. Raise BadInput while the game runs.
    """
    parts = []
    for n, part in enumerate(parts_of(record, range(len(record.entries)), rounds, seed), 1):
        parts.append(part)
        step(n)
    return joined(record, dict(enumerate(parts)), rounds, seed)


def parts_of(record: Record, entries: Iterable[int], rounds: int = 0, seed: int = 1) -> Iterator[Part]:
    """Yield the parts of some entries, which takes least time in their order. Raise BadInput while the game runs."""
    for part in pausing(record, entries, rounds, seed):
        if part is not None:
            yield part


def pausing(record: Record, entries: Iterable[int], rounds: int = 0, seed: int = 1) -> Iterator[Part | None]:
    """Yield the same as ``parts_of``, and None wherever the caller may pause the work on a part."""
    if not record.over:
        raise BadInput(flaw("review-early"))
    looking = Looking(record, rounds_of(record.rules, rounds), seed)
    for n in entries:
        yield (yield from looking.look(n))


def outline(record: Record) -> list[list[float]]:
    """Return the seats' learned win chances, with all cards open, after each entry of a finished game."""
    value = value_of(record.rules.game)
    return [*[[*value.shares(record.before(n))] for n in range(1, len(record.entries))], record.shares]


def order(record: Record, outlined: Sequence[list[float]], seat: int | None) -> list[int]:
    """Return all entries of a finished game in the order in which its review is made for a seat.

    First come those that moved its learned win chance (``outlined``) most to its result: ``OWN`` answers of its own,
    and ``OTHERS`` other entries. A spectator, None, gets all of them as they were played.
    """
    entries = range(len(record.entries))
    if seat is None:
        return [*entries]
    chances = [1.0 / record.rules.seats, *[point[seat] for point in outlined]]
    way = 1 if chances[-1] >= chances[0] else -1
    moved = sorted(entries, key=lambda n: way * (chances[n] - chances[n + 1]))
    own = [n for n in moved if record.entries[n][0] == str(seat + 1)]
    first = [*own[:OWN], *[n for n in moved if n not in own][:OTHERS]]
    return [*first, *[n for n in entries if n not in first]]


def joined(
    record: Record, parts: Mapping[int, Part], rounds: int = 0, seed: int = 1, rough: Sequence[list[float]] = ()
) -> Review:
    """Return the review made of the parts of all entries, or of some. Elsewhere, the curve is ``rough``."""
    rules = record.rules
    seats = range(rules.seats)
    curve = [[1.0 / rules.seats] * rules.seats]
    margins = [[0.0] * rules.seats]
    deal, own, others = [[0.0] * rules.seats for _ in range(3)]
    drawn, mine, theirs = [[0.0] * rules.seats for _ in range(3)]
    """The squared 95% margins of error of these sums."""
    for n in range(max(len(rough), max(parts, default=-1) + 1)):
        here = curve[-1]
        if n not in parts:
            curve.append(rough[n])
            margins.append([])
            continue
        part = parts[n]
        there = here if part.point is None else part.point
        curve.append(there)
        margins.append(part.margins or margins[-1])
        for seat in seats:
            if part.chance and margins[-2]:
                deal[seat] += there[seat] - here[seat]
                drawn[seat] += margins[-2][seat] ** 2 + margins[-1][seat] ** 2
            if part.play is not None and part.doubts is not None:
                (own if seat == part.seat else others)[seat] += part.play[seat]
                (mine if seat == part.seat else theirs)[seat] += part.doubts[seat] ** 2
    found = [parts[n] for n in sorted(parts)]
    decisions = [part.decision for part in found if part.decision is not None]
    bluffs = [part.bluff for part in found if part.bluff is not None]
    accounts = []
    for seat in seats:
        hidden = curve[-1][seat] - curve[0][seat] - deal[seat] - own[seat] - others[seat]
        figures = {
            "deal": (deal[seat], drawn[seat]),
            "hidden": (hidden, mine[seat] + theirs[seat] + drawn[seat]),
            "own": (own[seat], mine[seat]),
            "others": (others[seat], theirs[seat]),
        }
        judged = [one for one in decisions if one.seat == seat]
        good = [one for one in bluffs if one.seat == seat and one.gain >= max(GAINED, one.error)]
        accounts.append(account(curve[0][seat], curve[-1][seat], figures, judged, good))
    suspicions = [part.suspicion for part in found if part.suspicion is not None]
    players, reach = [*record.players], api.game(rules.game).profile.review_depth
    many = rounds_of(rules, rounds)
    return Review(rules.game, players, seed, many, reach, curve, margins, decisions, bluffs, suspicions, accounts)


def account(
    fair: float, result: float, figures: dict[str, tuple[float, float]], judged: list[Decision], good: list[Bluff]
) -> Account:
    """Return the account of a seat. ``figures`` maps each source to its value and its squared 95% margin of error.

    ``judged`` and ``good`` are the seat's decisions and its bluffs worth naming.
    """
    marked = [one for one in judged if one.mark]
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
        average=sum([one.cost for one in marked]) / max(1, len(judged)),
        decisions=len(judged),
        error=figures["own"][1] ** 0.5,
        slips=sum([one.mark == "slip" for one in marked]),
        mistakes=sum([one.mark == "mistake" for one in marked]),
        giveaways=sum([one.mark == "giveaway" for one in marked]),
        worst=max(marked, key=lambda one: one.cost).step if marked else -1,
        bluff=max(good, key=lambda one: one.gain).step if good else -1,
        unsure=[name for name, (figure, error) in figures.items() if error and figure**2 <= error],
        by=max(sure, key=lambda name: abs(spent[name][0]), default="nothing"),
    )


def mark_of(cost: float, error: float) -> str:
    """Return the mark of a decision by its cost and the margin of error of the cost; empty if it needs none."""
    return next((name for name, least in MARKS if cost >= max(least, error)), "")


def compare(record: Record, decision: Decision, words: Sequence[str], rounds: int = 0, seed: int = 1) -> Comparison:
    """Return how another answer to the question of a decision compares with the best one.

    Raise BadInput if the words are no answer to it.
    """
    ask = question_of(record, decision)
    scale = scales(api.infostate(record.before(decision.step), ask.seat), ask, Rng((seed << 32) + decision.step))
    assert scale is not None, "a decision is a choice"
    best, other = [api.option(record.rules, scale.ask, one) for one in (decision.best, words)]
    weighing = scale.look([best, other], CLOSER * rounds_of(record.rules, rounds) // 2)
    cost, error = weighing.edge(0, 1)
    mark = mark_of(cost, error)
    reason, known = advantage(scale, best, other) if mark else ("", [])
    return Comparison(max(0.0, cost), error, mark, scale.foreseen(other), reason, known)


def advantage(scale: Scales, best: object, other: object) -> tuple[str, list[Told]]:
    """Return the explanation group in which ``best`` gains most over another answer, and what sets it apart from it."""
    reasons = scale.reasons([best, other])
    known = facts(scale, [best, other], reasons)[0]
    return reasons[0], [(kind, later, -gap, *args) for kind, later, gap, *args in known]


def question_of(record: Record, decision: Decision) -> Ask:
    """Return the question that a decision answers, without what can't be weighed: taking a draft back."""
    ask = next(ask for ask in record.asks(decision.step) if ask.seat == decision.seat)
    return serial_ask(api.infostate(record.before(decision.step), ask.seat), ask) or ask


class Looking:
    """A replay of a game that judges its entries."""

    def __init__(self, record: Record, rounds: int, seed: int) -> None:
        self.record = record
        self.rounds = rounds
        self.seed = seed
        self.rng = Rng(seed)
        """Seeded again for each entry, so that weighing a question depends on nothing that its seat can't see."""
        self.past = Record(record.rules, None, record.players)
        """The game up to the current entry."""
        self.lasting = set(record.lasting())

    def reach(self, n: int) -> None:
        """Go to entry ``n``."""
        if len(self.past.entries) > n:
            self.past = Record(self.record.rules, None, self.record.players)
        for who, what in self.record.entries[len(self.past.entries) : n]:
            self.past.enter(who, what)

    def look(self, n: int) -> Generator[None, None, Part]:
        """Return the part of entry ``n``. Yield where the caller may pause."""
        self.reach(n)
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
            scale = None  # taking a draft back, which is only possible in a live game
        if scale is not None:
            weighing = self.weigh(before, scale, answer)
            yield
        if judged:
            part.seat = int(who) - 1
            part.suspicion = self.suspicion(n, before, part.seat, ask, weighing)
            yield
        self.past.enter(who, what)
        if weighing is not None and scale is not None:
            taken = weighing.answers.index(answer)
            part.play, part.doubts = [*weighing.play(taken)], weighing.doubts(taken)
            part.decision = yield from self.decision(n, scale, weighing, answer)
            yield
            part.bluff = self.bluff(n, before, scale, weighing, answer)
        if what == ("resign",) and n + 1 == len(self.record.entries):
            stands = stand(before, max(1, self.rounds // CURVE), self.rng)
            part.point, part.margins = self.past.shares, [0.0] * len(stands)
            part.play = [end - chance for end, (chance, _) in zip(part.point, stands, strict=True)]
            part.doubts = [margin for _, margin in stands]
        elif who != "host" or n not in self.lasting:
            stands = stand(self.record.before(n + 1), max(1, self.rounds // CURVE), self.rng)
            part.point, part.margins = [one for one, _ in stands], [margin for _, margin in stands]
        return part

    def asked(self, n: int) -> Ask:
        """Return the question that entry ``n`` answers."""
        seat = int(self.record.entries[n][0].removeprefix("clock ")) - 1
        return next(ask for ask in self.record.asked[n] if ask.seat == seat)

    def weigh(self, before: State, scale: Scales, answer: object) -> Weighing:
        """Return the weighing of a question, which includes ``answer``, the one given.

        A question to suspect weighs all its options. A bluff also weighs the best answer that hides nothing worse.
        """
        if scale.ask.kind in api.game(self.record.rules.game).challenge_kinds:
            return scale.weigh(self.rounds, [answer, *[one for one in scale.ask.options if one != answer]])
        hides = self.hides(before, scale, answer)
        plain = None if hides is None else lambda other: self.plain(before, scale, other, hides)
        return scale.weigh(self.rounds, [answer], plain)

    def hides(self, before: State, scale: Scales, answer: object) -> Holding | None:
        """Return the first holding that a seat has after an answer and not before.

        Return None if there is none, or if the kind of question is not one of the game's ``bluff_kinds``.
        """
        if scale.ask.kind not in api.game(self.record.rules.game).bluff_kinds:
            return None
        after = api.clone(before)
        api.make_serial(after)
        api.apply(after, scale.seat, answer)
        known = [(one.where, one.what) for one in api.holdings(before, scale.seat)]
        return next((one for one in api.holdings(after, scale.seat) if (one.where, one.what) not in known), None)

    def plain(self, before: State, scale: Scales, answer: object, bluff: Holding) -> bool:
        """Return whether an answer hides nothing, or something stronger than the bluff does."""
        held = self.hides(before, scale, answer)
        return held is None or held.strength > bluff.strength

    def decision(self, n: int, scale: Scales, weighing: Weighing, answer: object) -> Generator[None, None, Decision]:
        """Return the decision of entry ``n``: its cost, mark and better answer. Yield where the caller may pause."""
        taken = weighing.answers.index(answer)
        cost, error = weighing.edge(0, taken) if taken else (0.0, 0.0)
        mark = mark_of(cost, error)
        both = (weighing.answers[0], answer)
        reason, known = advantage(scale, *both) if mark else ("", [])
        rules = self.record.rules
        words, best = [[*api.words(rules, scale.ask, one)] for one in (answer, weighing.answers[0])]
        chance, margin = weighing.chance(taken)
        better = scale.foreseen(weighing.answers[0]) if mark else []
        cost = max(0.0, cost)
        counts = mark and (mark != MARKS[-1][0] or not known)
        brings = (yield from scale.brings(*both)) if counts else 0.0
        found = (words, chance, margin, best, cost, error, mark, reason, better, known, brings)
        return Decision(n, scale.seat, *found)

    def bluff(self, n: int, before: State, scale: Scales, weighing: Weighing, answer: object) -> Bluff | None:
        """Return the bluff or trap that an answer was; None if it was neither."""
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
        """Return the suspicion that entry ``n`` made or missed; None if it did neither."""
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
        odds = bluff_odds(api.infostate(before, seat), self.past)
        right = suspected == (gain > 0.0 if abs(gain) > error else odds > 0.5)
        return Suspicion(n, seat, suspected, odds, not held.strength, gain, error, right)
