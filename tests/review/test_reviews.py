"""Lessons from a finished game: through the command and through the package's own interface."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests import commands

from skulduggery import api, bots, codec
from skulduggery.api import BadInput, Rng
from skulduggery.record import Record
from skulduggery.review import reviews
from skulduggery.review.guesses import Beliefs
from skulduggery.review.hints import hint
from skulduggery.review.reviews import OTHERS, OWN, Review, compare, joined, order, outline, parts_of, review
from skulduggery.review.weighing import scales
from skulduggery.text import Texts
from skulduggery.tui.review import Page
from skulduggery.tui.terminal import Terminal

FEW = {"crooks": 16, "scoundrels": 8, "mayhem": 4}
"""Roll-outs a question: enough to see that all is there."""


def played(game: str, seats: int, seed: int, *names: str) -> Record:
    """A game between bots, heuristics where no others are named."""
    record = Record(api.make_rules(game, seats, serial=True), Rng(seed))
    players = [bots.make(names[seat] if seat < len(names) else "heuristic", seed + seat) for seat in range(seats)]
    while asks := api.pending(record.state):
        ask = asks[0]
        record.answer(ask.seat, players[ask.seat].choose(api.infostate(record.state, ask.seat), ask))
    return record


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return commands.run("review", *arguments)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Crooks in which the first player answers by chance."""
    path = tmp_path_factory.mktemp("review") / "game.jsonl"
    path.write_bytes(codec.write_log(played("crooks", 2, 3, "random")))
    return path


@pytest.mark.parametrize("game", [("crooks", 2), pytest.param(("scoundrels", 2), marks=pytest.mark.long)])
def test_the_books_balance(game: tuple[str, int]) -> None:
    record = played(*game, 4)
    found = review(record, FEW[game[0]])
    assert len(found.curve) == len(record.entries) + 1
    assert all(sum(point) == pytest.approx(1.0) for point in found.curve)
    assert found.curve[-1] == list(api.returns(record.state))
    inner = [*zip(found.curve, found.margins, strict=True)][1:-1]
    for point, margins in inner[: len(inner) // 2]:
        assert all(0.0 < share < 1.0 for share in point)
        assert all(margin > 0.02 for margin in margins)
    assert all(0.0 < margin < 0.1 for margin in inner[-1][1])  # all rollouts end, and agree
    assert inner[-1][0] == pytest.approx(found.curve[-1], abs=0.01)
    assert found.margins[0] == found.margins[-1] == [0.0] * record.rules.seats
    for one in found.accounts:
        assert one.fair + one.deal + one.hidden + one.own + one.others == pytest.approx(one.result)
    choices = sum(
        len(ask.options) > 1
        for n, asks in enumerate(record.asked)
        for ask in asks
        if record.entries[n][0] == str(ask.seat + 1)
    )
    assert len(found.decisions) == choices
    for decision in found.decisions:
        assert decision.cost >= 0.0
        assert decision.margin > 0.02
        least = {"": 0.0, "slip": 0.05, "mistake": 0.1, "giveaway": 0.2}[decision.mark]
        assert not decision.mark or decision.cost >= max(least, decision.error)
    for seat, one in enumerate(found.accounts):
        marked = [each for each in found.decisions if each.seat == seat and each.mark]
        assert one.slips + one.mistakes + one.giveaways == len(marked)
        assert one.decisions == sum(each.seat == seat for each in found.decisions)
        assert one.average == pytest.approx(sum(each.cost for each in marked) / one.decisions)
        assert one.worst == (max(marked, key=lambda each: each.cost).step if marked else -1)
        sure = [each.step for each in found.bluffs if each.seat == seat and each.gain > max(0.0, each.error)]
        assert one.bluff == -1 or one.bluff in sure
        assert ("own" in one.unsure) == (one.error > 0.0 and abs(one.own) <= one.error)
        assert one.by not in one.unsure


@pytest.mark.long  # the command's test looks at the same
def test_the_same_seed_gives_the_same_review() -> None:
    record = played("crooks", 2, 6)
    first, again, other = [review(record, 2, seed) for seed in (3, 3, 4)]
    assert first == again != other


def test_what_is_done_of_a_review_stays() -> None:
    """Its parts are independent: made in slices, the last first, they are the same."""
    record = played("crooks", 2, 6)
    steps = len(record.entries)
    half = steps // 2
    late = dict(zip(range(half, steps), parts_of(record, range(half, steps), 2), strict=True))
    early = dict(zip(range(half), parts_of(record, range(half), 2), strict=True))
    whole, begun = joined(record, early | late, 2), joined(record, early, 2)
    assert whole == review(record, 2)
    assert begun.curve == whole.curve[: half + 1]
    rough = outline(record)
    sketch = joined(record, early, 2, rough=rough)
    assert sketch.curve == begun.curve + rough[half:]
    assert sketch.margins == begun.margins + [[]] * (steps - half)
    assert rough[-1] == whole.curve[-1]
    assert all(sum(point) == pytest.approx(1.0) for point in rough)
    assert begun.decisions == [one for one in whole.decisions if one.step < half]
    assert begun.bluffs == [one for one in whole.bluffs if one.step < half]


def test_a_review_looks_first_at_what_moved_the_result_of_its_reader_most() -> None:
    """Everything is looked at once, in whatever order, and comes out the same."""
    record = played("crooks", 3, 6)
    rough = outline(record)
    steps = len(record.entries)
    assert order(record, rough, None) == [*range(steps)]
    for seat in range(3):
        found = order(record, rough, seat)
        assert sorted(found) == [*range(steps)]
        assert found[OWN + OTHERS :] == sorted(found[OWN + OTHERS :])
        chances = [1 / 3, *[point[seat] for point in rough]]
        way = 1 if chances[-1] >= 1 / 3 else -1
        mine = [n for n in range(steps) if record.entries[n][0] == str(seat + 1)]
        most = max(mine, key=lambda n: way * (chances[n + 1] - chances[n]))
        assert found[0] == most
    first = found[: OWN + OTHERS]
    parts = dict(zip(first, parts_of(record, first, 2), strict=True))
    assert [parts[n] for n in sorted(first)] == [*parts_of(record, sorted(first), 2)]
    sketch = joined(record, parts, 2, rough=rough)
    assert [n for n, margin in enumerate(sketch.margins[1:]) if margin] == sorted(first)
    assert {one.step for one in sketch.decisions} <= set(first)


def test_with_more_seats_there_are_fewer_rounds() -> None:
    """A roll-out takes longer then, and a review should not."""
    rounds = [joined(Record(api.make_rules("crooks", seats), Rng(1)), {}).rounds for seats in (2, 3, 4)]
    assert rounds[0] == rounds[1] > rounds[2] > 0


def test_who_plays_by_chance_gives_away_more_than_who_plays_by_rules_of_thumb(
    request: pytest.FixtureRequest,
) -> None:
    """Two games, each with the one who plays by chance in another seat."""
    own = {"random": 0.0, "heuristic": 0.0}
    for seed in range(2):
        names = ["heuristic", "heuristic"]
        names[seed % 2] = "random"
        found = review(played("crooks", 2, seed, *names), 48 if request.config.getoption("--long") else 12)
        for name, account in zip(names, found.accounts, strict=True):
            own[name] += account.own
    assert own["random"] < own["heuristic"] - 0.3


def test_a_decision_is_judged_by_what_its_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game as the first player saw it, but with other hidden cards: up to there its costs are the same, and
    so is what is told of better answers, here of all."""
    monkeypatch.setattr(reviews, "MARKS", (("slip", 0.0),))
    record = played("crooks", 2, 8)
    at = [n for n, (who, _) in enumerate(record.entries) if who == "1"][5]
    until = Record(record.rules, None, record.players)
    for who, what in record.entries[:at]:
        until.enter(who, what)
    other = until.redeal_history(0, Rng(2))
    assert api.pack(other.state) != api.pack(until.state)
    judged: list[list[tuple[object, ...]]] = []
    for world in (until, other):
        world.enter(*record.entries[at])
        while asks := api.pending(world.state):
            world.answer(asks[0].seat, asks[0].options[0])
        parts = [part.decision for part in parts_of(world, range(at + 1), 20)]
        found = [one for one in parts if one is not None and one.seat == 0]
        judged.append(
            [(one.step, one.words, one.chance, one.best, one.cost, one.error, one.reason, one.better) for one in found]
        )
    assert len(judged[0]) > 3
    assert judged[0] == judged[1]


def test_a_mistake_says_what_the_better_answer_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Points at the end, in games played on by rules of thumb. Facts tell their lead over the answer given."""
    record = played("crooks", 2, 3, "random")
    known = iter([("fact-money", 0, 4, 6)])
    monkeypatch.setattr(reviews, "facts", lambda *_: [[*known], []])
    one, *found = [one for one in review(record, FEW["crooks"]).decisions if one.mark]
    assert one.facts == [("fact-money", 0, -4, 6)]
    assert not any(one.facts for one in found)
    assert one.brings > 1
    assert min(one.brings for one in found) >= 0


def test_another_try_that_is_marked_too_has_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """As that of a mistake: the facts tell their lead over the answer tried. Here the answer given is tried again."""
    record = played("crooks", 2, 3, "random")
    marked = next(one for one in review(record, FEW["crooks"]).decisions if one.mark in ("mistake", "giveaway"))
    monkeypatch.setattr(reviews, "facts", lambda *_: [[("fact-money", 0, 4, 6)], []])
    tried = compare(record, marked, marked.words, FEW["crooks"])
    assert tried.mark
    assert tried.facts == [("fact-money", 0, -4, 6)]
    best = compare(record, marked, marked.best, FEW["crooks"])
    assert (best.mark, best.reason, best.facts) == ("", "", [])


def test_answers_taken_back_and_those_of_the_clock_are_not_judged() -> None:
    """They are in the curve, like the resignation that ends the game; the books balance all the same."""
    record = Record(api.make_rules("crooks", 2), Rng(4))
    player = bots.make("heuristic", 5)
    taken_back = timed_out = 0
    for step in range(200):
        if record.over:
            break
        ask = api.pending(record.state)[0]
        if step == 7:
            record.undo()
            taken_back = len(record.entries) - 2
        elif step == 10:
            timed_out = len(record.entries)
            record.time_out(ask.seat, Rng(1))
        elif step == 16:
            record.resign(0)
        else:
            record.answer(ask.seat, player.choose(api.infostate(record.state, ask.seat), ask))
    found = review(record, 2)
    assert len(found.curve) == len(record.entries) + 1
    assert (record.entries[-1], found.curve[-1]) == (("1", ("resign",)), [0.0, 1.0])
    assert found.curve[-2][0] > 0.1
    judged = {one.step for one in found.decisions}
    assert record.entries[taken_back + 1] == ("host", ("undo",))
    assert not judged & {taken_back, timed_out}
    assert {taken_back - 1} <= judged
    for one in found.accounts:
        assert one.fair + one.deal + one.hidden + one.own + one.others == pytest.approx(one.result)


def test_taking_back_a_draft_is_no_decision() -> None:
    """In live play, a player who arranges a crew may begin again, an answer that serial play doesn't have."""
    record = Record(api.make_rules("scoundrels", 2), Rng(3))
    player = bots.make("heuristic", 5)
    again = -1
    while asks := api.pending(record.state):
        ask = asks[0]
        words = [api.words(record.rules, ask, one) for one in ask.options]
        if ("arrange", "again") in words and again < 0:
            again = len(record.entries)
            record.answer(ask.seat, ask.options[words.index(("arrange", "again"))])
        elif len(words) > 1 and words[0][0] == "arrange" and again < 0:
            record.answer(ask.seat, ask.options[1])
        else:
            record.answer(ask.seat, player.choose(api.infostate(record.state, ask.seat), ask))
    assert again > 0
    assert [part.decision for part in parts_of(record, [again], 2)] == [None]


def test_a_game_that_runs_is_not_reviewed() -> None:
    record = Record(api.make_rules("crooks", 2), Rng(1))
    with pytest.raises(BadInput, match="not over"):
        review(record)


def test_bluffs_are_those_that_others_had_to_believe() -> None:
    found: list[Review] = [review(played("crooks", 2, seed), 2) for seed in (1, 2)]
    all_of_them = [one for each in found for one in each.bluffs]
    assert any(one.trap for one in all_of_them)
    assert any(not one.trap for one in all_of_them)
    for one in all_of_them:
        assert 0.5 < one.believed <= 1.0
        assert one.guess.where[0] == "target"
        assert sum(chance for _, chance in one.guess.odds) <= 1.0 + 1e-9


@pytest.mark.long
def test_suspicions_are_told_apart_from_the_truth() -> None:
    """In 3000 Scoundrels: what was suspected was a bluff or not, whatever it seemed; each bluff is a wrong card."""
    record = played("scoundrels", 2, 6)
    found = review(record, 2)
    suspected = {n for n, (_, what) in enumerate(record.entries) if what[0] == "suspect"}
    assert suspected
    assert suspected == {one.step for one in found.suspicions if one.suspected}
    for one in found.suspicions:
        truth = api.challenged(record.before(one.step))
        assert truth is not None
        assert one.bluff == (truth.strength == 0.0)
        assert 0.0 <= one.odds <= 1.0
    plans = [(n, what) for n, (who, what) in enumerate(record.entries) if who.isdigit() and what[0] == "play"]
    assert {one.step for one in found.bluffs} == {n for n, what in plans if what[1] != what[2]}


def test_the_odds_of_a_bluff_are_those_of_the_hint() -> None:
    luck = Rng(3)
    record = Record(api.make_rules("scoundrels", 2, {"suspicion": "windows"}), Rng(3))
    while (ask := api.pending(record.state)[0]).kind != "last-look":
        record.answer(ask.seat, api.policy(api.infostate(record.state, ask.seat), ask, luck))
    hinted = hint(api.infostate(record.state, ask.seat), ask, record, 7, rounds=2)
    suspect = next(one for one in ask.options if api.words(record.rules, ask, one)[0] == "suspect")
    record.answer(ask.seat, suspect)
    record.resign(1 - ask.seat)
    (found,) = review(record, 1, seed=8).suspicions
    assert found.odds == hinted.bluff


def test_beliefs_know_nothing_that_their_viewer_does_not() -> None:
    """A hidden card is guessed equally often, whichever of the possible cards it is."""
    record = played("crooks", 3, 2)
    at = next(n for n in range(len(record.entries)) if api.holdings(record.before(n), 0))
    until = Record(record.rules, None, record.players)
    for who, what in record.entries[:at]:
        until.enter(who, what)
    other = until.redeal_history(1, Rng(5))
    mine, theirs = api.holdings(until.state, 0)[0], api.holdings(other.state, 0)[0]
    assert mine.what != theirs.what
    odds = [Beliefs(world, [1], 12, Rng(9)).guess(0, mine).odds for world in (until, other)]
    assert odds[0] == odds[1]


@pytest.mark.parametrize(
    ("code", "title"),
    [
        ("ru", "Разбор"),
        pytest.param("en", "Game review", marks=pytest.mark.long),
        pytest.param("it", "Analisi della partita", marks=pytest.mark.long),
        pytest.param("de", "Analyse der Partie", marks=pytest.mark.long),
    ],
)
def test_the_command_prints_a_page_in_every_language(log: Path, code: str, title: str) -> None:
    done = command(str(log), "--rounds", "1", "--language", code)
    assert (done.returncode, done.stderr) == (0, "")
    assert title in done.stdout
    assert "Player 1" in done.stdout


def test_the_command_prints_json_and_the_same_for_the_same_seed(log: Path) -> None:
    pages = [command(str(log), "--rounds", "1", "--json", "--seed", seed) for seed in ("2", "2", "3")]
    assert [page.returncode for page in pages] == [0, 0, 0]
    assert pages[0].stdout == pages[1].stdout != pages[2].stdout
    found: dict[str, Any] = json.loads(pages[0].stdout)
    assert {"game", "curve", "decisions", "bluffs", "suspicions", "accounts"} <= set(found)
    assert found["seed"] == 2
    assert found["rounds"] == 1


def test_the_command_shows_one_seat(log: Path) -> None:
    page = command(str(log), "--rounds", "1", "--language", "en", "--seat", "2").stdout
    decisions = page.split("Decisions")[1].split("Bluffs")[0]
    assert "Player 2" in decisions
    assert "Player 1" not in decisions
    for line in page.splitlines():  # what it was stands there, not only where
        assert not re.fullmatch(r"  (Costliest move|Best bluff): Step \d+", line)


def test_answers_that_cost_nothing_share_a_line(log: Path) -> None:
    """Three in a row and more; all others have a line, and no answer is in none."""
    found = json.loads(command(str(log), "--rounds", "1", "--json").stdout)
    page = command(str(log), "--rounds", "1", "--language", "en").stdout
    lines = page.split("Decisions")[1].split("Bluffs")[0].splitlines()
    shared = [
        match for line in lines if (match := re.match(r" *(\d+)–(\d+) .* (\d+) moves without a visible cost", line))
    ]
    alone = [int(match[1]) for line in lines if (match := re.match(r" *(\d+) +Player", line))]
    steps = [one["step"] + 1 for one in found["decisions"]]
    dear = {one["step"] + 1 for one in found["decisions"] if one["mark"]}
    assert dear <= set(alone)
    assert shared
    for first, last, count in (match.groups() for match in shared):
        within = [step for step in steps if int(first) <= step <= int(last)]
        assert len(within) == int(count) >= 3
        alone += within
    assert sorted(alone) == steps


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [(("--seat", "3"), "no seat 3"), (("--rounds", "-1"), "can't be -1"), (("--language", "xx"), "no language")],
)
def test_what_cannot_be_reviewed_is_said_in_one_sentence(log: Path, arguments: tuple[str, ...], wrong: str) -> None:
    done = command(str(log), *arguments)
    assert done.returncode == 2
    assert wrong in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_bad_file_is_said_in_one_sentence(log: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"\n".join(log.read_bytes().splitlines()[:9]) + b"\n")
    odd = tmp_path / "odd.jsonl"
    odd.write_text("something else\n")
    for path, wrong in ((tmp_path / "none.jsonl", "can't be read"), (cut, "not over"), (odd, "damaged")):
        done = command(str(path))
        assert done.returncode == 2
        assert wrong in done.stderr
        assert done.stderr.count("\n") == 1
        assert str(path) in done.stderr


def test_answers_of_those_who_choose_at_the_same_time_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Live, the last player in the order may choose first. The best answers are told here too."""
    monkeypatch.setattr(reviews, "MARKS", (("slip", 0.0),))
    record = Record(api.make_rules("mayhem", 3), Rng(3))
    players = [bots.make("heuristic", 3 + seat) for seat in range(3)]
    chosen: list[int] = []
    while asks := api.pending(record.state):
        ask = asks[-1]
        if len(asks) > 1 and ask.kind == "traffic":
            chosen.append(len(record.entries))
        record.answer(ask.seat, players[ask.seat].choose(api.infostate(record.state, ask.seat), ask))
    found = [part.decision for part in parts_of(record, chosen[:6], FEW["mayhem"])]
    assert any(one.mark and one.better[0][0] == "traffic-chosen" for one in found if one is not None)


def test_what_would_have_been_better_is_told_without_what_it_would_have_hit() -> None:
    """A player who scouts a safe doesn't know its content beforehand."""
    record = played("scoundrels", 2, 6)
    page = Page(Terminal(), record, joined(record, {}), Texts("en", "scoundrels"), None)
    scouted = [n for n, events in enumerate(record.events) if events and events[0].kind == "scout"][:4]
    assert scouted
    for n in scouted:
        before, (ask, *_) = record.before(n), record.asked[n]
        scale = scales(api.infostate(before, ask.seat), ask, Rng(1))
        assert scale is not None
        told = scale.foreseen(api.option(record.rules, ask, record.entries[n][1]))
        happened = record.events[n][0]
        assert told[0] == ("scout", *happened.args[:2], None)
        assert page.did(ask.seat, told[:1]) in page.did(ask.seat, [("scout", *happened.args)])


def test_a_game_that_was_played_in_turn_is_read_so(tmp_path: Path) -> None:
    """Its windows ask what stands open where the options' live play goes on; after a while all but one give up."""
    record = Record(api.make_rules("mayhem", 3, serial=True), Rng(3))
    players = [bots.make("heuristic", 3 + seat) for seat in range(3)]
    asked = set()
    while len(record.entries) < 16:
        ask = api.pending(record.state)[0]
        asked.add(ask.kind)
        record.answer(ask.seat, players[ask.seat].choose(api.infostate(record.state, ask.seat), ask))
    assert "offer" in asked
    for seat in range(2):
        record.resign(seat)
    path = tmp_path / "game.jsonl"
    path.write_bytes(codec.write_log(record))
    done = command(str(path), "--rounds", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    judged = {one["step"]: one["words"] for one in found["decisions"]}
    assert all(record.entries[step][1] == tuple(words) for step, words in judged.items())
    assert any(record.entries[step][1] == ("no-offer",) for step in judged)


@pytest.mark.parametrize(
    ("game", "options"),
    [("scoundrels", {"mode": "extended", "strategy_cards": True}), ("mayhem", {"mode": "high-octane"})],
)
@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_every_answer_is_told_in_words(game: str, options: dict[str, object], name: str) -> None:
    """By what happens at it, else by a text of its own; never by the words of the log."""
    record = Record(api.make_rules(game, 3, options), Rng(1))
    players = [bots.make(name, 1 + seat) for seat in range(3)]
    while asks := api.pending(record.state):
        record.answer(asks[0].seat, players[asks[0].seat].choose(api.infostate(record.state, asks[0].seat), asks[0]))
    page = Page(Terminal(), record, joined(record, {}), Texts("en", game), None)
    bare = []
    for n, (who, what) in enumerate(record.entries):
        if (
            who.isdigit()
            and not page.did(int(who) - 1, page.player.heard(n))
            and page.silent(what, n) == " ".join(what)
        ):
            bare.append(what)
    assert bare == []
