"""Answers of bots that are named by a spec and sent what their seat knows (``known``)."""

from time import monotonic, sleep

from skulduggery import api, bots
from skulduggery.api import Words
from skulduggery.bots import known as news
from skulduggery.record import Record


def written(record: Record, seat: int, seed: int, bot: str) -> bytes:
    """Return what a seat knows as bytes, with a re-dealt history if the bot uses the past."""
    past = record if record.rules.game in bots.make(bot, 0).remembers else None
    return news.written(api.infostate(record.state, seat), past, seed)


def choose(bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
    """Return the result of ``answer``, but not before the bot's time limit is over.

    Otherwise bots that wait for the same process would show by their timing whether this one had a choice.
    """
    until = monotonic() + bots.patience(bot)
    try:
        return answer(bot, seed, seat, known, offer)
    finally:
        sleep(max(0.0, until - monotonic()))


def answer(bot: str, seed: int, seat: int, known: bytes, offer: str) -> Words:
    """Return a bot's answer to the question of a seat, or if ``offer`` names a kind of open offer, what it takes of it.

    Return () if it takes nothing.
    """
    info, past, state = news.read(known, seat)
    if not offer:
        ask = api.question(info)
        return api.words(state.rules, ask, bots.make(bot, seed).choose(info, ask, past))
    for ask in api.offers(state):
        if ask.seat == seat and ask.kind == offer:
            taken = bots.make(bot, seed).choose(info, ask, past)
            return () if taken is None else api.words(state.rules, ask, taken)
    return ()
