"""A game that is over, from any seat's eyes, and gone on from a moment of it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Document, House, Player, new_table, seats

from skulduggery import api, codec
from skulduggery.record import Record
from skulduggery.undoing import lasting


def played(house: House, *kinds: str, game: str = "crooks", **options: object) -> tuple[str, list[str], list[Player]]:
    """A table that was played to its end, the tokens of its people, what each of them was sent, and who looked on."""
    id, tokens = new_table(house, *kinds, game=game, **options)
    people = [*(Player(house, id, token, n) for n, token in enumerate(tokens)), Player(house, id)]

    async def run() -> None:
        await asyncio.gather(*[one.play() for one in people])

    asyncio.run(run())
    return id, tokens, people


@pytest.fixture(scope="module")
def over(house: House) -> tuple[str, list[str], list[Player]]:
    """Such a table: two people, a bot."""
    return played(house, "me", "open", "heuristic")


def log_of(house: House, id: str, token: str) -> Record:
    """The game of a table that is over."""
    return codec.read_log(house.call(f"tables/{id}/log", token=token).content, "the log")


def middle(record: Record, part: float = 0.3) -> int:
    """A step somewhere in a game, after an answer of somebody."""
    at = int(len(record.entries) * part)
    return next(n + 1 for n in range(at, len(record.entries)) if record.entries[n][0].isdigit())


def eyes(house: House, id: str, token: str | None, seat: int) -> Document:
    """The record as a seat saw it."""
    out: Document = house.get(f"tables/{id}/record?seat={seat}", token)
    return out


@pytest.mark.parametrize(("game", "options"), [("crooks", {}), ("crooks", {"memory": "strict"}), ("mayhem", {})])
def test_a_seat_is_shown_what_it_was_sent(house: House, game: str, options: Document) -> None:
    """Each message and each view that came over the socket, at its place in the log, and no message more."""
    id, tokens, (ada, guest, _) = played(house, "me", "open", "heuristic", game=game, **options)
    open_steps = house.get(f"tables/{id}/record", tokens[0])["steps"]
    for seat, player in enumerate((ada, guest)):
        document = eyes(house, id, tokens[1 - seat], seat)
        assert document["players"][:2] == ["Ada", "Guest 0"]
        steps = document["steps"]
        assert len(steps) == len(open_steps)
        assert [message for step in steps for message in step["messages"]] == player.messages
        views: dict[int, list[Any]] = {0: [document["start"]]}
        version = 0
        for step in steps:
            version += len(step["messages"])
            views.setdefault(version, []).append(step["view"])
            assert (step["words"] != []) <= (step["who"] == str(seat + 1)), "words of others"
        sent = [one for one in player.documents if one["t"] in ("state", "events") and one["view"]]
        assert len(sent) > 5
        for one in sent:
            assert one["view"] in views[one["version"]]
        assert steps[-1]["view"] == player.last["view"]


def test_who_may_not_look_may_not_look_through_a_seat_either(
    house: House, over: tuple[str, list[str], list[Player]]
) -> None:
    """Nobody while the game runs; then its players, others once the host has opened it; seats that there are."""
    id, tokens = new_table(house, "me", "open", "heuristic")
    for token in (None, *tokens):
        assert house.refused(f"tables/{id}/record?seat=0", token=token, method="GET")[0] == 409
        assert house.refused(f"tables/{id}/continue", wish(), token)[0] == 409
    id, tokens, _ = played(house, "me", "heuristic")
    for path in ("record", "record?seat=0", "log"):
        assert house.refused(f"tables/{id}/{path}", method="GET")[0] == 403
        assert house.refused(f"tables/{id}/{path}", method="GET", token="no token of this table")[0] == 401
    assert house.refused(f"tables/{id}/continue", wish())[0] == 403
    assert house.refused(f"tables/{id}/record?seat=2", method="GET", token=tokens[0])[0] == 422
    assert house.refused(f"tables/{id}/record?seat=-3", method="GET", token=tokens[0])[0] == 422
    assert house.refused(f"tables/{id}/record?seat=x", method="GET", token=tokens[0])[0] == 400
    house.post(f"tables/{id}/open", token=tokens[0])
    assert eyes(house, id, None, 1) == eyes(house, id, tokens[0], 1)


def wish(step: int = 20, *kinds: str, **more: object) -> Document:
    """Return the body of a call to continue from a step."""
    return {"step": step, "seats": seats(*(kinds or ("me", "heuristic", "heuristic"))), **more}


def known(house: House, id: str, token: str | None) -> Document:
    """Return the first document that a table sends to a new connection."""
    player = Player(house, id, token)
    asyncio.run(player.play(lambda one: bool(one.last)))
    return player.last


@pytest.mark.parametrize("anew", [True, False])
def test_a_game_goes_on_from_a_step(house: House, over: tuple[str, list[str], list[Player]], anew: bool) -> None:
    """My seat sees what it saw then, whether or not the rest was dealt again; bots play the game to its end with me.

    It counts nowhere, and the entries that it began with can't be taken back.
    """
    id, tokens, _ = over
    record = log_of(house, id, tokens[0])
    step = max(n for n, (who, _) in enumerate(record.entries) if who == "2")  # before the last that my seat answered
    made = house.post(f"tables/{id}/continue", wish(step, "heuristic", "me", "random", anew=anew), tokens[0])
    assert made["seat"] == 1
    assert made["table"] not in [line["id"] for line in house.get("tables")]
    info = house.get(f"tables/{made['table']}")
    began = len(lasting(record.entries[:step]))
    assert info["continues"] == {"table": id, "step": step, "anew": anew, "entries": began}
    assert (info["status"], info["shuffle"], info["options"]) == ("running", None, house.get(f"tables/{id}")["options"])
    player = Player(house, made["table"], made["token"], 7)
    asyncio.run(player.play(lambda one: bool(one.last.get("ask")) or one.done))
    then = [message for one in eyes(house, id, tokens[0], 1)["steps"][:step] for message in one["messages"]]
    assert player.messages[: len(then)] == then
    asyncio.run(player.play(since=player.version))
    assert player.done
    new = log_of(house, made["table"], made["token"])
    assert api.over(new.state)
    begun = [record.entries[n] for n in lasting(record.entries[:step])]
    assert [who for who, _ in new.entries[:began]] == [who for who, _ in begun]
    assert (new.entries[:began] == begun) is not anew
    assert (
        eyes(house, made["table"], made["token"], 1)["steps"][began - 1]["view"]
        == (eyes(house, id, tokens[0], 1)["steps"][step - 1]["view"])
    )


def test_chance_is_new_from_there_on(house: House, over: tuple[str, list[str], list[Player]]) -> None:
    """Tables from before the deal are dealt games of their own; two hands may well be the same, not all of them."""
    id, tokens, _ = over
    made = [house.post(f"tables/{id}/continue", wish(0, anew=False), tokens[0]) for _ in range(6)]
    views = [known(house, one["table"], one["token"])["view"] for one in made]
    assert any(view != views[0] for view in views)


def test_the_beginning_is_not_taken_back(house: House, over: tuple[str, list[str], list[Player]]) -> None:
    """Answers from the other game stay as they are."""
    id, tokens, _ = over
    record = log_of(house, id, tokens[0])
    step = next(n for n in range(20, len(record.entries)) if record.entries[n - 1][0] == "1")
    made = house.post(f"tables/{id}/continue", wish(step, "me", "open", "open"), tokens[0])
    for name in ("Bea", "Cid"):
        house.post(f"tables/{made['table']}/join", {"name": name})
    house.post(f"tables/{made['table']}/start", token=made["token"])
    assert "no move to undo" in house.refused(f"tables/{made['table']}/undo", token=made["token"])[1]


def test_friends_join_and_the_server_is_killed_in_between(tmp_path: Path) -> None:
    """Seats stay open until they are taken; those who wait are sent how it stands; it outlives two servers."""
    house = House(tmp_path / "data")
    try:
        id, tokens, _ = played(house, "me", "heuristic", "random")
        step = middle(log_of(house, id, tokens[0]))
        before = eyes(house, id, tokens[0], 2)["steps"][step - 1]["view"]
        made = house.post(f"tables/{id}/continue", wish(step, "random", "open", "me", anew=False), tokens[0])
        table = made["table"]
        house.stop()
        house.start()
        assert house.get(f"tables/{table}")["status"] == "open"
        assert known(house, table, made["token"])["view"] is None
        joined = house.post(f"tables/{table}/join", {"name": "Bea"})
        ada, bea = Player(house, table, made["token"], 1), Player(house, table, joined["token"], 2)

        async def begin() -> None:
            waiting = asyncio.create_task(ada.play(lambda one: bool(one.last.get("view"))))
            while not ada.last:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(house.post, f"tables/{table}/start", None, made["token"])
            await waiting

        asyncio.run(begin())
        assert ada.last["t"] == "state"
        assert ada.last["view"] == before or len(ada.messages) > 0
        house.stop()
        house.start()

        async def rest() -> None:
            await asyncio.gather(ada.play(since=ada.version), bea.play())

        asyncio.run(rest())
        assert ada.done
        assert bea.done
        assert (
            eyes(house, table, made["token"], 2)["steps"][house.get(f"tables/{table}")["continues"]["entries"] - 1][
                "view"
            ]
            == before
        )
    finally:
        house.stop()


def test_what_cannot_be_gone_on_with(house: House, over: tuple[str, list[str], list[Player]]) -> None:
    """A step that isn't there, the end, other numbers of seats."""
    id, tokens, _ = over
    end = len(log_of(house, id, tokens[0]).entries)
    path = f"tables/{id}/continue"
    assert house.refused(path, wish(end + 1), tokens[0])[0] == 422
    assert house.refused(path, wish(-1), tokens[0])[0] == 422
    status, why = house.refused(path, wish(end), tokens[0])
    assert (status, "over at that step" in why) == (409, True)
    assert house.refused(path, wish(20, "me", "random"), tokens[0])[0] == 422
    assert house.refused(path, wish(20, "me", "me", "random"), tokens[0])[0] == 422
    assert house.refused(path, wish(20, "me", "nobody", "random"), tokens[0])[0] == 422
