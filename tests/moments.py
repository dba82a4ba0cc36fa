"""Moments of games at which a seat has a choice."""

from collections.abc import Iterator

from skulduggery import api
from skulduggery.api import Ask, Info, Rng
from skulduggery.record import Record


def moments(game: str, seats: int, seed: int, count: int, serial: bool = False) -> Iterator[tuple[Record, Ask, Info]]:
    """Yield ``count`` questions with a choice, spread over games between heuristics."""
    luck = Rng(seed)
    rules = api.make_rules(game, seats, serial=serial)
    left = count
    while left:
        record = Record(rules, Rng(luck.seed()))
        wait = 3 + luck.below(60)
        while left and (asks := api.pending(record.state)):
            ask = asks[0]
            info = api.infostate(record.state, ask.seat)
            if wait <= 0 and (len(ask.options) > 1 or ask.ranges):
                wait = 25
                left -= 1
                yield record, ask, info
            wait -= 1
            record.answer(ask.seat, api.policy(info, ask, luck))
