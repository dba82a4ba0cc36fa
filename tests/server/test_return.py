"""Coming back: exactly what was missed; leaving, take-over by a bot, rematch; the host ends."""

import asyncio
from typing import Any

import pytest
from tests.server.house import Document, House, Player, heard, new_table, said

from skulduggery.api import Rng


def test_who_comes_back_gets_exactly_what_was_missed(house: House) -> None:
    """Clients that drop out again and again have in the end what one has that was there all the time."""
    id, tokens = new_table(house, "me", "open", "heuristic")
    loyal = Player(house, id, tokens[0], 1)
    fickle = Player(house, id, tokens[0], 99)
    fickle.answered = Everything()
    passer = Player(house, id)
    other = Player(house, id, tokens[1], 2)
    rng = Rng(11)

    async def come_and_go(one: Player) -> None:
        while not one.done:
            stop = len(one.documents) + 1 + rng.below(6)
            await one.play(lambda one, stop=stop: one.done or len(one.documents) >= stop, since=one.version)
            await asyncio.sleep(rng.below(20) / 1000)

    async def run() -> None:
        await asyncio.gather(loyal.play(), other.play(), come_and_go(fickle), come_and_go(passer))

    asyncio.run(run())
    assert fickle.messages == loyal.messages
    assert len([one for one in fickle.documents if one["t"] == "state"]) == 1
    assert fickle.last["view"] == loyal.last["view"]
    late = Player(house, id)
    asyncio.run(late.play())
    assert passer.messages == late.messages


class Everything(set[str]):
    """Asks that somebody else answers."""

    def __contains__(self, one: object) -> bool:
        return True

    def clear(self) -> None:
        pass


def test_a_version_from_nowhere_getsEverything(house: House) -> None:
    """``since`` that is no version of this seat is answered with the whole state."""
    id, tokens = new_table(house, "me", "open")

    async def first(since: object) -> Document:
        async with house.socket(id) as socket:
            await said(socket, {"t": "hello", "token": tokens[0], "since": since})
            return await heard(socket)

    version = asyncio.run(first(None))["version"]
    for since, kind in ((version, "events"), (0, "events"), (version + 1, "state"), (-1, "state"), (10**15, "state")):
        assert asyncio.run(first(since))["t"] == kind, since


@pytest.mark.parametrize(("game", "options"), [("crooks", {"memory": "strict"}), ("scoundrels", {"memory_aid": False})])
def test_at_a_forgetful_table_nobody_is_told_again_what_only_they_have_seen(
    house: House, game: str, options: Document
) -> None:
    """Whatever version a client says it has, it gets the whole state, with what everybody was told."""
    id, tokens = new_table(house, "me", "open", game=game, **options)
    two = [Player(house, id, token, number) for number, token in enumerate(tokens, 2)]  # who don't pass at once

    def secret(messages: list[list[Any]]) -> list[list[Any]]:
        return [message for message in messages if message not in watcher.messages]

    async def run() -> None:
        async def together(one: Player) -> None:
            await one.play(lambda one: one.done or max(len(each.messages) for each in two) > 40)

        await asyncio.gather(*[together(one) for one in two])
        await watcher.play(lambda one: True)
        for one in two:
            assert secret(one.messages)
            for since in (0, 1, len(one.messages) - 1):
                again = Player(house, id, one.token)
                await again.play(lambda one: True, since)
                assert again.documents[0]["t"] == "state"
                assert again.messages
                assert not secret(again.messages)

    watcher = Player(house, id)
    asyncio.run(run())


def test_an_ask_keeps_its_id(house: House) -> None:
    """The id of a question is the same for all sockets of its seat, as long as it stands."""
    id, tokens = new_table(house, "me", "open")

    async def asks() -> list[str | None]:
        out = []
        for token in (*tokens, *tokens):
            async with house.socket(id) as socket:
                await said(socket, {"t": "hello", "token": token})
                ask = (await heard(socket))["ask"]
                out.append(ask and ask["id"])
        return out

    first, second, *again = asyncio.run(asks())
    assert (first is None) != (second is None)
    assert again == [first, second]


def test_away_take_over_and_back(house: House) -> None:
    """A seat is away some time after its last socket is gone; then a bot may play it, until its person is back."""
    id, tokens = new_table(house, "me", "open")

    async def run() -> None:
        async with house.socket(id) as ada:
            await said(ada, {"t": "hello", "token": tokens[0]})
            await heard(ada)
            async with house.socket(id) as guest:
                await said(guest, {"t": "hello", "token": tokens[1]})
                await heard(guest)
                assert (await heard(ada))["table"]["seats"][1]["here"]
                call = asyncio.to_thread(house.refused, f"tables/{id}/take-over", {"seat": 1}, tokens[0])
                assert (await call)[0] == 409
            seat = (await heard(ada))["table"]["seats"][1]
            assert (seat["here"], seat["away"]) == (False, False)
            assert round(seat["absent"]["until"] - seat["absent"]["since"], 1) == 0.3
            seat = (await heard(ada))["table"]["seats"][1]
            assert (seat["here"], seat["away"], seat["absent"]) == (False, True, None)
            taken = await asyncio.to_thread(house.post, f"tables/{id}/take-over", {"seat": 1}, tokens[0])
            assert taken["seats"][1]["bot"] == "heuristic"
            documents = {one["t"]: one for one in (await heard(ada), await heard(ada))}
            assert ["take-over", 1, "heuristic"] in documents["events"]["messages"]
            async with house.socket(id) as guest:
                await said(guest, {"t": "hello", "token": tokens[1]})
                state = await heard(guest)
                assert state["table"]["seats"][1]["bot"] is None
                assert ["return", 1] in [message for _, *message in state["log"]]
                assert state["ask"] is None or state["ask"]["options"]

    asyncio.run(run())
    two = [Player(house, id, token, 3) for token in tokens]

    async def finish() -> None:
        await asyncio.gather(*[one.play() for one in two])

    asyncio.run(finish())
    assert two[0].done


def test_who_leaves_is_away_at_once(house: House) -> None:
    """Leaving a running game closes one's sockets, and a bot may take over at once and play to the end."""
    id, tokens = new_table(house, "me", "open")
    ada = Player(house, id, tokens[0], 4)

    async def run() -> None:
        async with house.socket(id) as guest:
            await said(guest, {"t": "hello", "token": tokens[1]})
            await heard(guest)
            left = await asyncio.to_thread(house.post, f"tables/{id}/leave", None, tokens[1])
            assert left["seats"][1]["away"]
            await guest.wait_closed()
            assert guest.close_code == 1012
        await asyncio.to_thread(house.post, f"tables/{id}/take-over", {"seat": 1, "bot": "random"}, tokens[0])
        await ada.play()

    asyncio.run(run())
    assert ada.info["status"] == "over"
    assert ada.info["seats"][1]["bot"] == "random"
    again = house.post(f"tables/{id}/rematch", token=tokens[0])
    info = house.get(f"tables/{again['table']}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
    assert info["status"] == "open"


def test_who_leaves_before_the_game_gives_the_seat_back(house: House) -> None:
    """In an open table the seat is free again, and the token good for nothing; when the host leaves it is over."""
    made = house.post(
        "tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]}
    )
    id = made["table"]
    guest = house.post(f"tables/{id}/join", {"name": "Bea"})
    house.post(f"tables/{id}/leave", token=guest["token"])
    assert house.get(f"tables/{id}")["seats"][1]["kind"] == "open"
    assert house.refused(f"tables/{id}/leave", token=guest["token"])[0] == 401
    assert house.post(f"tables/{id}/join", {"name": "Bea"})["seat"] == 1
    assert house.post(f"tables/{id}/leave", token=made["token"])["status"] == "ended"
    assert house.refused(f"tables/{id}/join", {"name": "Cid"})[0] == 409
    assert house.refused(f"tables/{id}/record", token=made["token"], method="GET")[0] == 409


def test_rematch_keeps_seats_and_tokens(house: House) -> None:
    """Everybody gets the same new table, with the same seats, options and tokens; the others are told of it."""
    id, tokens = new_table(house, "me", "open", "random", edition="2016")
    people: list[Any] = [Player(house, id, token, number) for number, token in enumerate(tokens)]
    assert house.refused(f"tables/{id}/rematch", token=tokens[1])[0] == 409

    async def run() -> None:
        await asyncio.gather(*[one.play() for one in people])
        async with house.socket(id) as watcher:
            await said(watcher, {"t": "hello"})
            assert (await heard(watcher))["table"]["next"] is None
            made = await asyncio.to_thread(house.post, f"tables/{id}/rematch", None, tokens[1])
            while (following := (await heard(watcher))["table"]["next"]) is None:
                pass  # the players' sockets were still going
            assert following == made["table"]
            again = await asyncio.to_thread(house.post, f"tables/{id}/rematch", None, tokens[0])
            assert again["table"] == made["table"]
            assert (made["seat"], again["seat"]) == (1, 0)
            new = [Player(house, made["table"], token, number) for number, token in enumerate(tokens)]
            await asyncio.gather(*[one.play() for one in new])
            assert new[0].info["status"] == "over"
            assert new[0].info["options"]["edition"] == "2016"
            assert new[0].messages != people[0].messages

    asyncio.run(run())
    assert house.refused(f"tables/{id}/rematch")[0] == 401


def test_the_host_may_end_the_game(house: House) -> None:
    """The host ends it: everybody is told, nothing more is asked, the players may look back."""
    id, tokens = new_table(house, "me", "open", "heuristic")
    two = [Player(house, id, token, number) for number, token in enumerate(tokens)]

    async def run() -> None:
        games = [asyncio.create_task(one.play(slow=0.05)) for one in two]
        while len(two[0].messages) < 12:
            await asyncio.sleep(0.005)
        asked = await asyncio.to_thread(house.post, f"tables/{id}/end", None, tokens[1])
        assert asked["status"] == "running"  # the others have not agreed yet
        await asyncio.to_thread(house.post, f"tables/{id}/end", None, tokens[0])
        await asyncio.gather(*games)

    asyncio.run(run())
    for one in two:
        assert one.info["status"] == "ended"
        assert (one.last["ask"], one.last["asking"]) == (None, [])
    assert house.get(f"tables/{id}/record", tokens[1])["steps"]
    assert house.refused(f"tables/{id}/end", token=tokens[0])[0] == 409
