"""Two gangs' talk about a deal never shows on a table of Men of Mayhem."""

import pytest

from skulduggery import api
from skulduggery.api import SPECTATOR, Rng
from skulduggery.engine.programs import NO
from skulduggery.games.mayhem.rules.deals import NONE
from skulduggery.record import Record

OPTIONS: tuple[dict[str, api.Value], ...] = (
    {"deal_protocol": "sequential", "offers_per_step": 1, "parley_before_guns": True},
    {"deal_protocol": "sequential", "offers_per_step": 2, "mode": "high-octane", "under_the_radar": True},
)


def quiet_game(rules: api.Rules, seed: int) -> Record:
    """A game without deals, with many fights."""
    record = Record(rules, Rng(seed))
    rng = Rng(seed + 1)
    while asks := api.pending(record.state):
        ask = asks[0]
        options = [option for option in ask.options if ask.kind == "order" and 1 < option >> 24 < 5] or ask.options
        record.answer(ask.seat, NONE if ask.kind == "offer" else options[rng.below(len(options))])
    return record


def with_whispers(quiet: Record, seed: int, maker: int, to: int) -> tuple[Record, int]:
    """The same game, but that one gang makes another one directed offers whenever it may, which are declined."""
    record = Record(quiet.rules, Rng(seed))
    whispers = 0
    for who, what in quiet.entries:
        if who == "nature":
            continue
        ask = api.pending(record.state)[0]
        while ask.kind == "offer" and ask.seat == maker and ask.ranges and ask.args[0] >> to & 1:
            whispers += 1
            record.answer(maker, (to, 0, 0, 0, 1 + ask.args[1], 0, 0))
            reply = api.pending(record.state)[0]
            assert (reply.seat, reply.kind) == (to, "reply")
            nobody_else_notices(record, maker, to)
            record.answer(to, NO)
            ask = api.pending(record.state)[0]
        record.enter(who, what)
    return record, whispers


def nobody_else_notices(record: Record, maker: int, to: int) -> None:
    """While the offer is being answered others are told what they would be told if its maker were thinking."""
    ask = api.pending(record.state)[0]
    for seat in (*range(record.rules.seats), SPECTATOR):
        if seat not in (maker, to):
            assert ask.told(seat) == ("ask", maker, "offer", (), None)
            assert api.infostate(record.state, seat).state.stack[-1][4] == ()
            for answer in (0, 1, NONE):
                with pytest.raises(api.IllegalAnswer) as refused:
                    api.apply(record.state, seat, answer)
                assert refused.value.rule == "MM-DEAL-28"


@pytest.mark.rule("MM-DEAL-24", "MM-INFO-03", "MM-INFO-20")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_declined_offer_leaves_no_trace(options: dict[str, api.Value], seats: int) -> None:
    """Two games alike but for directed offers between two gangs: everybody else is sent the very same messages, is
    asked the same and knows the same."""
    fights = 0
    for seed in range(3):
        rules = api.make_rules("mayhem", seats, options)
        quiet = quiet_game(rules, seed)
        maker, to = seed % seats, (seed + 1) % seats
        record, whispers = with_whispers(quiet, seed, maker, to)
        assert whispers > 15
        assert len(record.entries) == len(quiet.entries) + 2 * whispers
        for seat in (*range(seats), SPECTATOR):
            if seat not in (maker, to):
                assert record.history(seat) == quiet.history(seat)
                assert api.key(api.infostate(record.state, seat)) == api.key(api.infostate(quiet.state, seat))
        assert record.history(to) != quiet.history(to)
        fights += sum(event.kind == "totals" for events in quiet.events for event in events)
    assert fights > 3
