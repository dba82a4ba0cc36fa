"""Hints: from what the seat knows and from nothing else."""

import re

import msgspec
import pytest
from tests.moments import moments
from tests.review.test_facts import ARMED, FIGHT, MARKET, SOLD, STATION, TOWN, scales_at
from tests.review.test_reviews import played
from tests.tui.typist import shown, terminal

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.record import Record
from skulduggery.review import hints
from skulduggery.review.hints import hint
from skulduggery.review.reviews import parts_of
from skulduggery.review.weighing import KEPT, Scales, scales
from skulduggery.text import LANGUAGES, Texts
from skulduggery.tui.play import play

GAMES = [("crooks", 3), ("scoundrels", 2), ("mayhem", 3)]


@pytest.fixture(autouse=True)
def few_worlds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Weigh a quarter of the worlds in the short run: no test here looks at how good a guess is."""
    if not request.config.getoption("--long"):
        monkeypatch.setattr(hints, "HISTORIES", hints.HISTORIES // 4)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_the_seat_cannot_see_changes_no_hint(game: str, seats: int) -> None:
    """Another deal and other hidden answers that the seat can't tell from the real ones; the same seed again."""
    luck = Rng(5)
    differ = 0
    for record, ask, info in moments(game, seats, 1, 8):
        other = record.redeal_history(ask.seat, luck)
        if differ == 2 or api.pack(other.state) == api.pack(record.state):
            continue
        differ += 1
        found = hint(info, ask, record, 7, rounds=6)
        same = api.infostate(other.state, ask.seat)
        assert hint(same, api.question(same), other, 7, rounds=6) == found
        assert hint(info, ask, other, 7, rounds=6) == found
        for one in found.advice:
            assert tuple(one.words) in [api.words(record.rules, ask, option) for option in ask.options]
    assert differ == 2, "nothing was hidden"


def test_in_a_lost_or_won_game_points_decide_between_answers_that_are_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last of the answers that may be equally good has most points at the end here."""
    monkeypatch.setattr(Scales, "leads", lambda _scales, answers: [*range(len(answers))])
    seen = set()
    for record, ask, info in moments("crooks", 2, 4, 24):
        with monkeypatch.context() as usual:
            usual.setattr(hints, "FLAT", 0.0)
            before = hint(info, ask, record, 3, rounds=12).advice
        after = hint(info, ask, record, 3, rounds=12).advice
        n = sum(one.even for one in before)
        flat = n > 1 and not 0.1 <= before[0].chance <= 0.9
        order = [one.words for one in before]
        moved = [*reversed(order[:n]), *order[n:]] if flat else order
        assert [one.words for one in after] == moved
        seen.add(flat)
    assert seen == {True, False}


def test_the_best_answer_comes_first(request: pytest.FixtureRequest) -> None:
    """The hint's value of an answer agrees with its results in fitting worlds, by other streams of chance."""
    rounds = 120 if request.config.getoption("--long") else 40
    for record, ask, info in moments("crooks", 2, 4, 4):
        found = hint(info, ask, record, 3, rounds=rounds)
        sure = [one.chance for one in found.advice if not one.even or 0.1 <= found.advice[0].chance <= 0.9]
        assert sure == sorted(sure, reverse=True)  # else, points decide
        again = {tuple(one.words): one for one in hint(info, ask, record, 4, rounds=rounds).advice}
        for one in found.advice:
            other = again.get(tuple(one.words))
            assert other is None or abs(one.chance - other.chance) <= 1.5 * (one.error + other.error)


def test_a_reason_sets_an_answer_apart_from_each_other_that_is_named() -> None:
    """No two have the same reason, and money is one only for what costs less than all that the hint names."""
    given = 0
    for record, ask, info in moments("crooks", 3, 1, 8):
        advice = hint(info, ask, record, 7, rounds=20).advice
        reasons = [one.reason for one in advice if one.reason]
        given += len(reasons)
        assert len({*reasons}) == len(reasons)
        prices = [(one.told[0][3], one.reason) for one in advice if one.told[0][0] == "recruit"]
        for price, reason in prices:
            assert reason != "money" or [other for other, _ in prices if other <= price] == [price]
    assert given


def test_a_review_says_of_a_move_what_the_hint_said() -> None:
    """Within their margins, for the best answer and the one given: 48%. The curve, with all cards open, is at 3%."""
    record, step = played("crooks", 2, 1), 21
    *_, before, part = parts_of(record, range(step - 2, step + 1), 60)
    decision = part.decision
    assert decision is not None
    ask = next(ask for ask in record.asks(step) if ask.seat == decision.seat)
    past = Record(record.rules, None, record.players)
    for who, what in record.entries[:step]:
        past.enter(who, what)
    advice = hint(api.infostate(record.before(step), ask.seat), ask, past, 7).advice
    said = {tuple(one.words): one for one in advice}
    for words, chance in ((decision.best, decision.chance + decision.cost), (decision.words, decision.chance)):
        if one := said.get(tuple(words)):
            assert abs(one.chance - chance) <= one.error + decision.margin
    assert tuple(decision.best) in said
    assert before.point is not None
    assert before.margins is not None
    best = advice[0]
    assert best.chance - before.point[ask.seat] > best.error + before.margins[ask.seat]


@pytest.mark.parametrize(("game", "seats"), [("crooks", 2), pytest.param("scoundrels", 2, marks=pytest.mark.long)])
def test_a_figure_is_off_by_no_more_than_it_says(game: str, seats: int, request: pytest.FixtureRequest) -> None:
    """A brief look and a long one by other streams: they differ by more than both allow no oftener than one in ten."""
    brief = 40 if request.config.getoption("--long") else 16
    looks = wide = 0
    for record, ask, info in moments(game, seats, 3, 8):
        known = {tuple(one.words): one for one in hint(info, ask, record, 3, rounds=6 * brief).advice}
        for one in hint(info, ask, record, 4, rounds=brief).advice:
            if other := known.get(tuple(one.words)):
                looks += 1
                wide += abs(one.chance - other.chance) > (one.error**2 + other.error**2) ** 0.5
    assert looks > 10
    assert wide <= 0.1 * looks


def test_what_others_may_think_names_what_could_lie_there() -> None:
    """The chances of all that it could be add up, and the truth is never thought impossible."""
    seen = 0
    for record, ask, info in moments("crooks", 3, 2, 5):
        found = hint(info, ask, record, 3, rounds=2)
        held = api.holdings(record.state, ask.seat)
        assert [(one.where, one.what) for one in found.guesses] == [([*one.where], one.what) for one in held]
        for one in found.guesses:
            seen += 1
            assert 0.0 < one.truth < 1.0
            assert one.truth + one.stronger + one.weaker <= 1.0 + 1e-9
            assert [chance for _, chance in one.odds] == sorted([chance for _, chance in one.odds], reverse=True)
    assert seen


def test_who_may_suspect_hears_how_likely_it_is_a_bluff() -> None:
    """By what the seat knows: the same in another world that it can't tell from this one; nobody else is told.

    Of two answers that may be as good as each other, the first is the one for which the odds speak.
    """
    luck = Rng(3)
    record = Record(api.make_rules("scoundrels", 2, {"suspicion": "windows"}), Rng(3))
    asked = named = 0
    while asked < 2 or not named:
        ask = api.pending(record.state)[0]
        info = api.infostate(record.state, ask.seat)
        suspects = ask.kind == "last-look"
        if suspects or not asked:
            found = hint(info, ask, record, 7, rounds=2)
            assert (found.bluff is not None) == suspects
        if suspects:
            asked += 1
            assert found.bluff is not None
            assert 0.0 < found.bluff < 1.0
            if found.advice[1].even:
                named += 1
                assert (found.advice[0].words[0] == "suspect") == (found.bluff > 0.5)
            other = record.redeal_history(ask.seat, luck)
            assert hint(info, ask, other, 7, rounds=2).bluff == found.bluff
        record.answer(ask.seat, api.policy(info, ask, luck))


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_plays_alone_may_ask_at_the_terminal(code: str) -> None:
    at = terminal(["hint", "hint", "D", "q", "n"])
    assert play("crooks", bots=["heuristic"], seed=4, language=code, terminal=at) == 0
    first, second = shown(at).split("\n" + Texts(code)("hint-title"))[1:]
    method = Texts(code)("hint-method")[:40]
    advice, how = first.split(method)
    assert advice.count("±") == 3
    assert "{" not in advice
    assert advice.split() == second.split("\n>")[0].split()
    assert Texts(code, "crooks")("ask-recruit") not in how  # the table still stands above it
    assert method not in second  # told once
    assert "D" in second.split(">")[1].split()[:1]  # and the answer is taken at once


def test_a_hint_at_the_terminal_names_crooks_as_the_choices_do() -> None:
    at = terminal(["E", "hint", "q", "n"])
    assert play("crooks", bots=["heuristic"], seed=4, language="en", terminal=at) == 0
    choices, page = shown(at).split(Texts("en")("hint-title"))
    names = dict(re.findall(r"^ ([1-5])  (.+?)  ", choices, re.MULTILINE))
    advice = re.findall(r"^\d+% \(±.+\): ([1-5]) (.+)", page, re.MULTILINE)
    assert len(advice) == 3
    assert all(said.startswith(names[key]) for key, said in advice)


def test_where_several_play_at_one_terminal_there_is_none() -> None:
    at = terminal(["", "hint", "q", "n"])
    assert play("crooks", names=["Anna", "Boris"], bots=[], seed=4, language="en", terminal=at) == 0
    assert Texts("en")("hint-not-here") in " ".join(shown(at).split())
    assert "±" not in shown(at)


def test_a_hint_can_be_written_down() -> None:
    record, ask, info = next(moments("crooks", 2, 1, 1))
    found = hint(info, ask, record, 1, rounds=4)
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


@pytest.mark.parametrize(
    ("given", "wanted", "good"), [((1, 0, 0), (0, 0, 0), True), ((0, 0, 0), (4, 0, 0), False)], ids=["gift", "greed"]
)
def test_a_hint_says_whether_to_accept_what_a_rival_offers(
    given: tuple[int, ...], wanted: tuple[int, ...], good: bool
) -> None:
    """It does where nothing else is to be chosen, too, and only to the seat to which the offer is made."""
    record, luck = Record(api.make_rules("mayhem", 3), Rng(4)), Rng(9)
    while (ask := api.pending(record.state)[0]).kind != "ready":
        record.answer(ask.seat, api.policy(api.infostate(record.state, ask.seat), ask, luck))
    maker, third = [seat for seat in range(3) if seat != ask.seat]
    record.interrupt(maker, "offer", (ask.seat, *given, *wanted))
    found = hint(api.infostate(record.state, ask.seat), ask, record, 7, rounds=24)
    assert found.advice == []
    (deal,) = found.deals
    assert deal.words == ["accept", str(maker + 1), str(ask.seat + 1)]
    assert abs(deal.gain) > deal.error
    assert (deal.gain > 0) == good
    (other,) = [one for one in api.pending(record.state) if one.seat == third]
    assert hint(api.infostate(record.state, third), other, record, 7, rounds=24).deals == []


def test_who_passes_is_not_praised_for_what_doing_nothing_cannot_bring() -> None:
    """The other answers may bring less of it in the end, but that is no reason for a player."""
    passes, told = 0, set()
    for record, ask, info in moments("scoundrels", 3, 11, 120):
        if ask.kind == "abilities" and (scale := scales(info, ask, Rng(len(record.entries)))) is not None:
            weighed = scale.weigh(20)
            answers = [weighed.answers[i] for i in weighed.ranked()[:KEPT]]
            for answer, reason in zip(answers, scale.reasons(answers), strict=True):
                if api.words(record.rules, scale.ask, answer) == ("pass",):
                    passes += 1
                    told.add(reason)
    assert passes > 5
    assert told.isdisjoint({"knowledge", "safes", "marks", "icons", "crew"})


@pytest.mark.parametrize(
    ("position", "answers", "best", "other", "group"),
    [
        (TOWN + STATION, ("exploit charming-police-station", "rule 2"), "finish", "boost", ""),
        (MARKET + "2", SOLD, "traffic 0", "traffic 2", "heat"),
        (MARKET + "6", SOLD, "traffic 0", "traffic 2", ""),
        (ARMED, FIGHT, "guns 0", "guns 2", "heat"),
        (TOWN + "dudes=1@gun-factory:2M cash=6,2,2", ("exploit gun-factory",), "rule 1", "finish", "guns"),
    ],
    ids=["tokens", "contraband", "at-the-end", "guns", "guns-bought"],
)
def test_no_reason_praises_an_answer_for_what_it_only_holds_back_or_what_is_of_no_more_use(
    position: str, answers: tuple[str, ...], best: str, other: str, group: str
) -> None:
    rules = api.make_rules("mayhem", 3)
    scale = scales_at(rules, position, answers)
    assert scale.reasons([api.option(rules, scale.ask, words.split()) for words in (best, other)])[0] == group
