"""Deals at a live table of Men of Mayhem: bots weigh what people offer them."""

import asyncio
import signal
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Document, House, Player, check_sentence, heard, hello, new_table, said, until
from tests.server.leaks_process import lay
from tests.server.leaks_room import ID
from tools.services import PATIENCE

from skulduggery import api
from skulduggery.api import Ask, Rng
from skulduggery.record import Record

GIFT = ["offer", "2", "1C", "for", "nothing"]
GREED = ["offer", "2", "nothing", "for", "4C"]
OPEN_GIFT = ["offer", "all", "1C", "for", "nothing"]


@pytest.mark.parametrize(("offer", "kind"), [(GIFT, "deal"), (OPEN_GIFT, "deal"), (GREED, "declined")])
def test_a_bot_takes_what_is_good_for_it_and_nothing_else(house: House, offer: list[str], kind: str) -> None:
    """The offer is made in a turn of one's own, when nothing else happens."""
    table, (token, *_) = new_table(house, "me", "heuristic", "heuristic", game="mayhem", gang_choice="fixed")

    async def run() -> list[object]:
        offered = False
        async with house.socket(table) as socket, asyncio.timeout(PATIENCE):
            document: Document = await hello(socket, token)
            while True:
                ask = document.get("ask")
                if not offered and ask is not None and ask["kind"] == "order":
                    offered = True
                    await said(socket, {"t": "answer", "ask": "offer-offer", "words": offer})
                for message in document.get("messages", ()):
                    if offered and message[0] in ("deal", "declined"):
                        return list(message)
                document = await heard(socket)

    told = asyncio.run(run())
    assert told[0] == kind
    assert told[1] == 0


def nearly(t: Any) -> tuple[object, ...]:
    """An offer of the first seat to the second, for which a bot there has a counter-offer; or nothing."""
    held = t.goods[:3]
    for given in ((0, 2, 0), (0, 3, 0), (0, 0, 2), (0, 0, 3)):
        offer = (1, *given, 7, 0, 0)
        while min(have - less for have, less in zip(held, given, strict=True)) >= 0 and offer[4] > 2:
            offer = (*offer[:4], offer[4] - 1, 0, 0)
            state = api.clone(t)
            api.apply(state, 0, offer, "offer")
            info = api.infostate(state, 1)
            for ask in api.offers(state):
                if (ask.seat, ask.kind) == (1, "counter") and api.policy(info, ask, Rng(0)) is not None:
                    return offer
    return ()


def test_a_bot_counters_what_is_nearly_good_enough(tmp_path: Path) -> None:
    """It declines and makes its own offer in one answer, and that can be accepted."""
    record = come_to(lambda t, asks: (asks[0].kind, asks[0].seat) == ("order", 0) and bool(nearly(t)))
    _, _, guns, drugs, cash, *_ = nearly(record.state)
    lay(tmp_path / "data", record.rules, record.entries, bots=(1,))
    house = House(tmp_path / "data")

    async def run() -> list[list[Any]]:
        told: list[list[Any]] = []
        async with house.socket(ID) as mine, asyncio.timeout(PATIENCE):
            await hello(mine, "token 0")
            words = ["offer", "2", f"{guns}G" if guns else f"{drugs}K", "for", f"{cash}C"]
            await said(mine, {"t": "answer", "ask": "offer-offer", "words": words})
            while not told or told[-1][0] != "deal":
                document = await until(mine, "events")
                told += [line for line in document["messages"] if line[0] in ("offer", "declined", "deal")]
                if told[-1][:3] == ["offer", 1, 0]:
                    words = ["accept", "2", "1"]
                    await said(mine, {"t": "answer", "ask": "offer-accept", "words": words})
        return told

    told = asyncio.run(run())
    assert [line[:3] for line in told] == [["offer", 0, 1], ["declined", 0, 1], ["offer", 1, 0], ["deal", 0, 1]]
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_bots_deal_of_themselves(house: House) -> None:
    """In the Parley a bot makes an offer if it has one; other bots weigh it. Chance is the table's own."""
    for seed in range(50):
        table, (token, *_) = new_table(house, "me", *["heuristic"] * 3, game="mayhem", mode="high-octane")
        player = Player(house, table, token, seed)
        asyncio.run(player.play())
        assert player.done
        if any(message[0] in ("offer", "deal") and message[1] != 0 for message in player.messages):
            return
    raise AssertionError("no bot has ever offered anything")


Moment = Callable[[Any, Sequence[Ask]], bool]
FIGHTS_AND_SITES = (2, 3, 4)
"""Kinds of orders that bring Heat."""


def come_to(moment: Moment) -> Record:
    """A reckless game that has come to such a moment."""
    options = {"gang_choice": "fixed", "mode": "high-octane", "hollow_point": True, "slim_pickings": True}
    rules = api.make_rules("mayhem", 4, options)
    for seed in range(100):
        rng = Rng(seed)
        record = Record(rules, Rng(seed))
        while asks := api.pending(record.state):
            if moment(record.state, asks):
                return record
            ask = asks[rng.below(len(asks))]
            bold = [one for one in ask.options if ask.kind == "order" and one >> 24 in FIGHTS_AND_SITES]
            record.answer(ask.seat, bold[rng.below(len(bold))] if bold else ask.draw(rng))
    raise AssertionError("no game comes to such a moment")


WRONG: dict[str, tuple[Moment, dict[str, str | None]]] = {
    "in a turn": (
        lambda t, asks: asks[0].kind == "order",
        {
            "offer {other} 99C for nothing": "MM-DEAL-12",
            "offer all 9G for 1C": "MM-DEAL-12",
            "offer {me} 1C for nothing": "MM-DEAL-04",
            "offer {other} nothing for nothing": "MM-DEAL-11",
            "offer {other} 0C for 0G": "MM-DEAL-11",
            "offer {other} 1C for 1C": "MM-DEAL-11",
            "offer {other} nothing for 1000C": "MM-DEAL-13",
            "counter {other} 1C for 1G": "MM-DEAL-14",
            "accept {other} {me}": "MM-DEAL-14",
            "withdraw {me} all": "MM-DEAL-14",
            "offer 9 1C for nothing": None,
            "offer {other} -1C for 1G": None,
            "offer {other} 1.5C for 1G": None,
            "offer {other} 1C": None,
            "offer": None,
        },
    ),
    "when a gang is out": (
        lambda t, asks: bool(t.out) and asks[0].kind == "order",
        {"offer {out} nothing for 1C": "MM-DEAL-04", "offer {out} 1C for nothing": "MM-DEAL-04"},
    ),
    "while Contraband is in the fist": (
        lambda t, asks: asks[0].kind == "traffic",
        {f"{words} {{me}}": "MM-DEAL-08" for words in ("accept {other}", "decline {other}", "withdraw {other}")}
        | {f"{kind} {{other}} nothing for 1C": "MM-DEAL-08" for kind in ("offer", "counter")},
    ),
}
"""Moments, and what can't be done there: the rule that says so; None: no answer at all."""


@pytest.mark.parametrize("when", WRONG)
def test_deals_that_cannot_be(tmp_path: Path, when: str) -> None:
    """The seat that tried gets one sentence with the rule, or with what would be right. Nothing has moved, and nobody
    else is told."""
    moment, tries = WRONG[when]
    record = come_to(moment)
    t: Any = record.state
    me = api.pending(t)[0].seat
    other = next(seat for seat in range(4) if seat != me and seat not in t.out)
    named = {"me": me + 1, "other": other + 1, "out": t.out[0] + 1 if t.out else 0}
    lay(tmp_path / "data", record.rules, record.entries)
    house = House(tmp_path / "data")

    async def run() -> None:
        async with house.socket(ID) as mine, house.socket(ID) as theirs:
            before = await hello(mine, f"token {me}")
            await hello(theirs, f"token {other}")
            for line, rule in tries.items():
                words = line.format(**named).split()
                await said(mine, {"t": "answer", "ask": f"offer-{words[0]}", "words": words})
                refused = await until(mine, "refused")
                assert (refused["rule"], refused["answer"]) == (rule, words)
                assert refused["code"] == ("rule" if rule else "answer")
                check_sentence(refused["error"].removesuffix(f" ({rule})"))
            await said(theirs, {"t": "answer", "ask": "none", "words": []})
            assert (await heard(theirs))["t"] == "refused", "somebody else was told of it"
            async with house.socket(ID) as again:
                after = await hello(again, f"token {me}")
            for name in ("version", "view", "ask", "offers", "log"):
                assert after[name] == before[name]

    asyncio.run(run())
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_an_offer_after_the_game(house: House) -> None:
    """The table says that the game is over."""
    table, (token, *_) = new_table(house, "me", "heuristic", "heuristic", game="mayhem")
    asyncio.run(Player(house, table, token).play())

    async def run() -> str:
        async with house.socket(table) as socket:
            await hello(socket, token)
            await said(socket, {"t": "answer", "ask": "offer-offer", "words": GIFT})
            return str((await until(socket, "refused"))["code"])

    assert asyncio.run(run()) == "over"


def test_a_counter_offer_in_one_answer(house: House) -> None:
    """The old offer is declined and another one stands. The third player and spectators learn only of the deal."""
    table, tokens = new_table(house, "me", "open", "open", game="mayhem", gang_choice="fixed")
    viewers = [*tokens, None]

    async def run() -> list[list[Any]]:
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(house.socket(table)) for _ in viewers]
            for socket, token in zip(sockets, viewers, strict=True):
                await hello(socket, token)
            for seat, line in ((0, "offer 2 1G for 3C"), (1, "counter 1 1G for 1C"), (0, "accept 2 1")):
                words = line.split()
                await said(sockets[seat], {"t": "answer", "ask": f"offer-{words[0]}", "words": words})
                await until(sockets[seat], "events")
        out = []
        for token in viewers:
            async with house.socket(table) as socket:
                log = (await hello(socket, token))["log"]
            out.append([line[1:4] for line in log if line[1] in ("offer", "declined", "deal", "expired")])
        return out

    told = asyncio.run(run())
    both = [["offer", 0, 1], ["declined", 0, 1], ["offer", 1, 0], ["deal", 0, 1]]
    assert told == [both, both, [both[-1]], [both[-1]]]
