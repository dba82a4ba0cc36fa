"""Deals at a live table of Men of Mayhem: bots weigh what people offer them."""

import asyncio

import pytest
from tests.server.house import Document, House, Player, heard, hello, new_table, said

GIFT = ["offer", "2", "1C", "for", "nothing"]
GREED = ["offer", "2", "nothing", "for", "4C"]
OPEN_GIFT = ["offer", "all", "1C", "for", "nothing"]


@pytest.mark.parametrize(("offer", "kind"), [(GIFT, "deal"), (OPEN_GIFT, "deal"), (GREED, "declined")])
def test_a_bot_takes_what_is_good_for_it_and_nothing_else(house: House, offer: list[str], kind: str) -> None:
    """The offer is made in a turn of one's own, when nothing else happens."""
    table, (token, *_) = new_table(house, "me", "heuristic", "heuristic", game="mayhem", gang_choice="fixed")

    async def run() -> list[object]:
        offered = False
        async with house.socket(table) as socket, asyncio.timeout(60):
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


def test_bots_deal_of_themselves(house: House) -> None:
    """In the Parley a bot makes an offer if it has one; whoever else is a bot weighs it. Chance is the table's own."""
    for seed in range(8):
        table, (token, *_) = new_table(house, "me", *["heuristic"] * 3, game="mayhem", mode="high-octane")
        player = Player(house, table, token, seed)
        asyncio.run(player.play())
        assert player.done
        if any(message[0] in ("offer", "deal") and message[1] != 0 for message in player.messages):
            return
    raise AssertionError("no bot has offered anything in eight games")
