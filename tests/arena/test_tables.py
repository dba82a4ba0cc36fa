"""Counts of the arena's games: bluffs, suspicions, questions; and bots that hide nothing."""

import pytest

from skulduggery import api, bots
from skulduggery.api import Rng
from skulduggery.arena.matches.bot_game import Played, play
from skulduggery.arena.matches.match import Results, Seating
from skulduggery.arena.matches.match import play as play_deal
from skulduggery.arena.matches.pairing import Pairing
from skulduggery.record import Record


def game(name: str, spec: str, other: str, number: int) -> Played:
    rules = api.make_rules(name, 2, serial=True)
    return play(rules, [spec, other], number, 1, [number, number + 1])


def test_counts_are_those_of_the_log() -> None:
    """The same game once more by hand: how many crooks it placed face down, and how often it had a choice."""
    for number in range(4):
        rules = api.make_rules("crooks", 2, serial=True)
        record = Record(rules, Rng(number))
        players = [bots.make("heuristic", number), bots.make("heuristic", number + 1)]
        asked = [0, 0]
        while asks := api.pending(record.state):
            seat = asks[0].seat
            asked[seat] += len(asks[0].options) > 1
            record.answer(seat, players[seat].choose(api.infostate(record.state, seat), asks[0]))
        found = game("crooks", "heuristic", "heuristic", number)
        assert found.shares == [*api.returns(record.state)]
        for seat, acts in enumerate(found.acts):
            placed = [what for who, what in record.entries if who == str(seat + 1) and what[0] == "place"]
            assert (acts.could, acts.hid) == (len(placed), sum(what[-1] == "down" for what in placed))
            assert acts.asked == asked[seat]
            assert acts.bluffs + acts.traps <= acts.hid


def test_suspicions_are_right_or_wrong() -> None:
    """In 3000 Scoundrels, a random player bluffs most of the time. Its suspicions are right as often as there are
    bluffs, and it lets the other bluffs that it is asked about pass."""
    met = suspected = right = missed = bluffs = hid = 0
    for number in range(4):
        mine, its = game("scoundrels", "random", "random", number).acts
        met, suspected, right = met + mine.met, suspected + mine.suspected, right + mine.right
        missed, bluffs, hid = missed + mine.missed, bluffs + its.bluffs, hid + its.hid
    assert 0.25 < suspected / met < 0.75
    assert bluffs / hid > 0.5
    assert 0.5 < right / suspected < 1
    assert right + missed <= bluffs


@pytest.mark.parametrize("spec", ["heuristic", "random", "flat:rollouts=4", "trees:rollouts=6"])
def test_a_plain_bot_hides_nothing(spec: str) -> None:
    done = [game("crooks", f"{spec},plain", "random", number).acts[0] for number in range(6)]
    assert sum(acts.could for acts in done) > 3
    assert sum(acts.hid for acts in done) == 0
    assert sum(game("crooks", "random", "random", number).acts[0].hid for number in range(12)) > 0


def test_a_plain_bot_claims_only_what_is_so_where_it_can() -> None:
    """In 3000 Scoundrels the card still goes face down; a bluff stays if no honest card fits."""
    plain = [game("scoundrels", "heuristic,plain", "heuristic", number).acts[0] for number in range(4)]
    free = [game("scoundrels", "heuristic", "heuristic", number).acts[0] for number in range(4)]
    assert sum(acts.bluffs for acts in plain) < sum(acts.bluffs for acts in free)
    assert sum(acts.hid for acts in plain) > 0


def test_what_stands_beside_a_pairing_is_of_the_same_deals() -> None:
    pairing = Pairing("heuristic", ("random",), 2, ceiling="flat:rollouts=2,depth=3", hiding=True, seed=3)
    with Results() as results:
        results.play(pairing.tasks("crooks"))
        found = pairing.standing(results, "crooks")
    shares = [
        [play_deal((Seating("crooks", spec, ("random",), seed=3), number)).share() for number in range(2)]
        for spec in ("heuristic", "heuristic,plain", "flat:rollouts=2,depth=3,open")
    ]
    own, plain, ceiling = [sum(its) / 2 for its in shares]
    assert found.gap is not None
    assert found.hiding is not None
    assert (found.share, found.gap.floor, found.gap.ceiling) == (own, own, ceiling)
    assert (found.hiding.share, found.hiding.without, found.hiding.gain.value) == (own, plain, own - plain)


def test_the_way_to_who_sees_all() -> None:
    """Half of the way in each deal is half of it, and surely so; no way at all can't be divided."""
    from skulduggery.arena.matches.gap_and_hiding import gap

    shares, ceiling = [0.6, 0.7, 0.6, 0.65, 0.6, 0.7], [0.7, 0.9, 0.7, 0.8, 0.7, 0.9]
    half = gap("all", shares, [0.5] * 6, ceiling, planned=True)
    assert half.closed == 0.5
    assert half.interval is not None
    assert half.interval.low == pytest.approx(0.5, abs=1e-3)
    early = gap("all", shares, [0.5] * 6, ceiling[:5], planned=False)
    assert (early.deals, early.closed, early.interval) == (5, 0.5, None)
    assert gap("all", [0.5, 0.6], [0.5] * 2, [0.5, 0.5], planned=True).closed is None
