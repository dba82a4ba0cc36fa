"""``skulduggery lab change`` and ``worth``: paired deals, intervals that may be looked at, planted cards found."""

import random
import re
import subprocess
from itertools import pairwise
from math import sqrt
from pathlib import Path

import msgspec
import pytest
from tests import commands
from tools import forks

from skulduggery import api
from skulduggery.api import BadInput, Rng
from skulduggery.arena.intervals import whenever
from skulduggery.arena.lab.card_balance import watcher_of
from skulduggery.arena.lab.card_changes import changed, edited, likes, named
from skulduggery.arena.lab.degenerate_pairs import Search, guess
from skulduggery.arena.lab.degenerate_pairs import play as play_pair
from skulduggery.arena.lab.degenerate_pairs import rules as pair_rules
from skulduggery.arena.lab.paired_trials import BLOCK, Side, Trial, play, recast, rules
from skulduggery.arena.lab.verdict import Totals, Verdict
from skulduggery.arena.lab.watchers.scoundrels import ScoundrelsWatcher

BOTS = ("heuristic", "heuristic")


def lab(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Carry out a command, in this process unless it starts workers: forks start them sooner."""
    run = forks.run if ("--workers", "2") in pairwise(arguments) else commands.run
    return run("lab", *arguments)


def verdict(*arguments: str) -> Verdict:
    done = lab(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return msgspec.json.decode(done.stdout, type=Verdict)


def test_a_change_that_makes_a_card_strong_is_found_and_nothing_else(tmp_path: Path) -> None:
    """A player who takes it wins more; the store gives the same figures again, also with more workers."""
    common = ("change", "crooks", "--set", "crook.lookout.level=10", "--seats", *BOTS, "--deals", "200")
    store = ("--store", str(tmp_path / "store"))
    found = verdict(*common, "--workers", "1", *store, "--out", str(tmp_path / "page.html"))
    assert found.deals == 200
    (card,) = found.worths
    assert (card.kind, card.id, card.off) == ("crook", "lookout", True)
    assert card.gain
    assert card.gain.low > 0
    assert verdict(*common, "--workers", "2", *store) == found
    assert sum(one.was for one in found.wins) == pytest.approx(1, abs=0.001)
    assert sum(one.moved.value for one in found.wins if one.moved) == pytest.approx(0, abs=0.001)
    shown = (tmp_path / "page.html").read_text("utf-8")
    assert shown.count("<svg ") == shown.count("</svg>") == 2
    for words in ("Lookout", "crook.lookout.level=10", "lead changes", "crooks face down"):
        assert words in shown
    for word in ("src=", 'href="http', "@import", "<script"):
        assert word not in shown


def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_workers() -> None:
    common = ("change", "crooks", "--to-option", "edition=2016", "--seats", *BOTS, "--deals", "60")
    found = verdict(*common, "--workers", "1")
    assert not found.worths
    assert verdict(*common, "--workers", "2") == found
    assert verdict(*common, "--workers", "1", "--seed", "2") != found


def test_what_is_the_same_card_is_worth_the_same() -> None:
    """Games of a pair go by the same streams: where nothing that counts is changed, nothing moves at all."""
    side = Side()
    trial = Trial("scoundrels", BOTS, side, side, (0, 60), 3)
    block = play((trial, 0))
    gains = [sums for key, sums in block.items() if key.startswith("gain/")]
    assert gains
    assert all(sums[1] == sums[2] == 0 for key, sums in block.items() if not key.startswith("was/"))


def test_bots_that_differ_have_every_seat() -> None:
    """A bot that plays better wins as often whichever seat it was named at; wins by turn order are about even."""
    trial = Trial("crooks", ("random", "heuristic"), Side(), None, (), 5)
    block = play((trial, 0))
    assert block["was/bot/heuristic"][1] > 0.8 * BLOCK
    again = play((Trial("crooks", ("heuristic", "random"), Side(), None, (), 5), 0))
    assert again["was/bot/heuristic"][1] > 0.8 * BLOCK


def test_a_card_can_be_taken_by_its_own_effect() -> None:
    """A Ringleader who hires while its place has another card: what is under way goes on as it began."""
    ours = api.make_rules("scoundrels", 3)
    watcher = watcher_of("scoundrels")
    (ringleader,) = named(ours, watcher, ["job.ringleader"])
    sides = [api.make_rules("scoundrels", 3, cards=one) for one in likes(ours, watcher, ringleader)]
    luck = Rng(5)  # whose first game comes to it
    while True:
        state = api.new(ours, luck.seed())
        while asks := api.pending(state):
            if state.stack[-1][0].name.startswith("job/ringleader/"):
                for side in sides:
                    api.apply(recast(state, side), asks[0].seat, asks[0].options[0])
                return
            api.apply(state, asks[0].seat, api.policy(api.infostate(state, asks[0].seat), asks[0], luck))


def test_a_card_is_compared_with_its_like() -> None:
    """In all that counts, under its own name; what would make a second boss is left out."""
    ours = api.make_rules("crooks", 2)
    watcher = watcher_of("crooks")
    lookout, boss = named(ours, watcher, ["lookout", "crook.kingpin"])
    assert len(likes(ours, watcher, boss)) == 31
    assert len(likes(ours, watcher, lookout)) == 30
    first = likes(ours, watcher, lookout)[0]["crook"][lookout]  # type: ignore[index]
    its = ours.cards["crook"][0 if lookout else 1]  # type: ignore[index]
    assert (first["id"], first["level"], first["modifier"]) == ("lookout", its["level"], its["modifier"])
    found = verdict("worth", "crooks", "kingpin", "--seats", *BOTS, "--deals", "20", "--workers", "1")
    assert (found.worths[0].times > 0, len(found.digests), found.enough) == (True, 1, False)


def test_of_too_few_deals_nothing_is_said(tmp_path: Path) -> None:
    """Twenty deals are too few for a verdict: words instead of an interval that holds whatever is true."""
    page = tmp_path / "page.html"
    worth = ("worth", "crooks", "kingpin", "lookout", "--seats", *BOTS, "--deals", "20", "--workers", "1")
    found = verdict(*worth, "--out", str(page))
    assert [(one.gain, one.off) for one in found.worths] == [(None, False)] * 2
    assert all(0 < one.times < 50 for one in found.worths)
    shown = lab(*worth).stdout
    assert shown.count("taken too seldom to tell") == 2
    assert not re.search(r"[-+][0-9]+[.][0-9]", shown)
    assert page.read_text("utf-8").count("taken too seldom to tell") == 2
    change = ("change", "crooks", "--set", "setup.money=16", "--seats", *BOTS, "--deals", "20", "--workers", "1")
    found = verdict(*change, "--out", str(page))
    assert [one.moved for one in found.wins] == [None, None]
    assert found.course[0].moved
    assert lab(*change).stdout.count("too few deals to tell") == 2
    assert page.read_text("utf-8").count("too few deals to tell") == 2


def test_the_verdict_is_enough_when_it_is_as_narrow_as_asked() -> None:
    totals = Totals(Trial("crooks", BOTS, Side(), Side(options={"edition": "2016"}), (0,), 1), 0.05)
    rng = random.Random(1)
    while not totals.enough:
        values = [rng.choice((-1, 0, 0, 1)) for _ in range(BLOCK)]
        totals.add({"gain/0": (BLOCK, sum(values), sum(value**2 for value in values))})
        assert totals.deals < 3000
    assert totals.half("gain/0") <= 0.05
    assert totals.deals == pytest.approx((1.96 * sqrt(0.5) / 0.05) ** 2, rel=0.2)
    its = totals.interval("gain/0")
    assert its
    assert (its.high - its.low) / 2 == pytest.approx(totals.half("gain/0"), abs=1e-4)  # it is rounded


def test_the_sequence_holds_at_all_times() -> None:
    """Of 300 runs of nothing, looked at after every value, hardly one in twenty ever says something."""
    rng = random.Random(2)
    missed = 0
    for _ in range(300):
        total = squares = 0.0
        wrong = False
        for n in range(1, 801):
            value = rng.choice((-1, 0, 1))
            total += value
            squares += value * value
            wrong |= n >= 100 and abs(total / n) > whenever(n, sqrt(squares / n - (total / n) ** 2), 1000)
        missed += wrong
    assert missed <= 15


def test_what_is_changed_is_known() -> None:
    """Cards by their numbers; where a number of the game is changed too, no card is to blame."""
    ours = api.make_rules("scoundrels", 3, {}, None, serial=True)

    def other(*edits: str) -> list[int] | None:
        cards = edited("scoundrels", None, edits)
        return changed(ours, api.make_rules("scoundrels", 3, {}, cards, serial=True), watcher_of("scoundrels"))

    assert other("trait.jealous.dollars=3", "job.cow.effect=gain(5)") is not None
    assert len(other("trait.jealous.dollars=3", "job.cow.effect=gain(5)") or ()) == 2
    assert other("constants.dollars=6") is None
    assert other("constants.dollars=6", "trait.jealous.dollars=3") is None
    cards = edited("scoundrels", None, ["trait.jealous.bonus=1", "marks.1.count=3", "job.cow.feminine="])
    assert cards is not None
    assert cards["marks"][0]["count"] == 3  # type: ignore[index]


def test_a_game_goes_on_by_other_rules() -> None:
    """Recast to new rules with the same cards, a game asks the same questions and ends the same, from any question
    on."""
    for game in api.games():
        ours, twin = [api.make_rules(game, 2, {}, None, serial=True) for _ in range(2)]
        state = api.new(ours, 4)
        rng = api.Rng(9)
        while asks := api.pending(state):
            there = recast(state, twin)
            assert there.rules is twin
            assert (api.pending(there)[0].kind, api.pending(there)[0].options) == (asks[0].kind, asks[0].options)
            answer = asks[0].draw(rng)
            api.apply(state, asks[0].seat, answer)
            api.apply(there, asks[0].seat, answer)
            assert api.pack(there) == api.pack(state)


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        ("trait.jealous", "changes nothing; write trait.jealous=VALUE"),
        ("trait.nobody.dollars=3", "is not a place in these cards; places begin with"),
        ("trait.jelous.dollars=3", "is not a place in these cards; perhaps you meant 'trait.jealous.dollars'."),
        ("trit.jealous.dollars=3", "is not a place in these cards; perhaps you meant 'trait.jealous.dollars'."),
        ("trait.jealous.price=3", "price is not a field"),
        ("trait.jealous.dollars=-3", "dollars can't be -3"),
        ("trait.jealous.twice=", "isn't there, so it can't be removed"),
        ("job.cow.effect=gain(", "effect can't be read"),
    ],
)
def test_a_change_that_can_t_be_gets_one_sentence(edit: str, says: str) -> None:
    with pytest.raises(BadInput) as refused:
        edited("scoundrels", None, [edit])
    (told,) = str(refused.value).splitlines()
    assert says in told


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("change", "poker", "--set", "a.b=1"), "There is no game 'poker'"),
        (("change", "crooks"), "Nothing is changed"),
        (("change", "crooks", "--set", "setup.money=1", "--points", "0"), "--points can't be 0;"),
        (("change", "crooks", "--set", "setup.money=1", "--seats", "random"), "crooks is for 2 to 4 players, not 1"),
        (("change", "crooks", "--set", "setup.money=1", "--seats", "random", "deepblue"), "There is no bot 'deepblue'"),
        (
            ("change", "crooks", "--set", "setup.money=1", "--minutes", "-1"),
            "--minutes can't be -1; it must be 0 or more.",
        ),
        (("change", "crooks", "--to-option", "edition=1"), "edition of crooks can't be"),
        (
            ("worth", "crooks", "nobody"),
            "There is no card 'nobody' to measure; write ID or KIND.ID, where KIND can be crook",
        ),
        (("worth", "crooks", "kingpn"), "There is no card 'kingpn' to measure; perhaps you meant 'kingpin'."),
        (("worth", "crooks", "kingpin", "--deals", "0"), "The number of deals can't be 0"),
        (("worth", "crooks", "kingpin", "--store", "."), "Results can't be kept in"),
        (("pairs", "crooks"), "crooks has no pairs of cards; use scoundrels."),
        (("pairs", "scoundrels", "--screening", "1"), "--screening and --confirm must be 2 or more."),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: tuple[str, ...], says: str) -> None:
    done = lab(*arguments)
    assert done.returncode == 2, done.stderr
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_rules_of_a_side_are_made_once() -> None:
    trial = Trial("crooks", BOTS)
    assert rules(trial, Side()) is rules(trial, Side())


def test_pairs_of_one_price_are_told_apart_as_far_as_they_can_be() -> None:
    """A planted trait, a planted job and a planted pair are found; where all is luck next to nothing is guessed."""
    rng = random.Random(3)

    def found(deals: int, planted: float) -> tuple[list[list[float]], float, float]:
        def chance(trait: int, job: int) -> float:
            return 0.5 + planted * ((trait == 1) + (job == 2) + 3 * ((trait, job) == (4, 5)))

        wins = [
            [sum(rng.random() < chance(trait, job) for _ in range(deals)) / deals for job in range(12)]
            for trait in range(10)
        ]
        return guess(wins, [[(trait + job) % 3 for job in range(12)] for trait in range(10)], deals)

    guesses, _, joined = found(60, 0.15)
    best = sorted([(value, trait, job) for trait, row in enumerate(guesses) for job, value in enumerate(row)])
    assert best[-1][1:] in ((4, 5), (1, 2))
    assert all([trait == 1 or job == 2 or (trait, job) == (4, 5) for _, trait, job in best[-12:]])
    assert 0 < joined < 1
    guesses, spread, _ = found(60, 0)
    assert spread < 0.03


def test_a_planted_pair_lies_on_its_sheet() -> None:
    """No card is there twice; games from a planted start are played to their end."""
    search = Search("scoundrels", BOTS, Side(), 2, 1)
    its = pair_rules(search)
    state = api.new(its, 5)
    ScoundrelsWatcher.plant(state, 42, 7, 1)
    table = api.pack(state)
    ours = [one["id"] for _, one in ScoundrelsWatcher.cards(its)]
    assert table["boards"][1][1][:2] == [ours[42], ours[50 + 7]]  # type: ignore[index]
    for heap in ("traits", "jobs"):
        there = [one for one in table[heap] if one is not None]  # type: ignore[attr-defined]
        assert len(set(there)) == len(there)
    deals, gained, squares = play_pair((search, 42, 7, 0))
    assert deals == 50
    assert 0 < squares <= deals
    assert abs(gained) < deals
