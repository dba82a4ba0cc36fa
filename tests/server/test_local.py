"""Tables without a server, through the port that a page has to them."""

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest
from tests.server.device import Device, Seat, moved, played

from skulduggery import api, codec
from skulduggery.api import Rng
from skulduggery.documents import rooms
from skulduggery.lessons import find
from skulduggery.record import INTERRUPT
from skulduggery.server.local import advice, host
from skulduggery.server.local.advice import Adviser
from skulduggery.server.local.kept import FORMAT, MOST
from skulduggery.undoing import lasting

ROUNDS = 2
"""Number of rollouts for the hints and reviews in these tests."""
games = pytest.mark.parametrize("game", api.games())


@games
@pytest.mark.parametrize("bots", [("heuristic", "random"), ("random",), ()], ids=["bots", "two and a bot", "people"])
def test_whole_games(game: str, bots: tuple[str, ...]) -> None:
    """By random answers, alone or together on one device; what each seat was told is what the record has for it."""
    device = Device()
    people = device.game(game, 3 - len(bots), bots)
    played(device, people, seed=len(bots))
    table = people[0].table_now
    assert table["status"] == "over"
    assert max(table["scores"]) >= 0
    for number, seat in enumerate(people):
        record = device.call(f"tables/{seat.table}/record?seat={number}", token=token(device, seat, number))
        told = [message for step in record["steps"] for message in step["messages"]]
        heard = [line[1:] for line in seat.heard[0]["log"]]
        heard += [message for one in seat.heard if one["t"] == "events" for message in one["messages"]]
        assert heard == told


def token(device: Device, seat: Seat, number: int) -> str:
    return token_at(device, seat.table, number)


def token_at(device: Device, table: str, number: int) -> str:
    return str(json.loads(device.texts[table])["seats"][number]["token"])


@games
def test_a_game_goes_on_from_what_was_kept_at_any_moment(game: str) -> None:
    """The device is switched off again and again. The page sees the same then, and the game ends as it would have."""
    device = Device()
    (ada,) = device.game(game, 1, ["heuristic", "heuristic"])
    rng, seed = Rng(5), token(device, ada, 0)
    other = Device(dict(device.texts))
    while moved(device, [ada], rng):
        pass
    rng, off, again = Rng(5), Rng(6), other.sit(ada.table, seed)
    while moved(other, [again], rng):
        if off.below(4):
            continue
        before = again.now
        other = Device(other.texts)
        again = other.sit(ada.table, seed)
        assert [again.now[part] for part in ("view", "ask", "offers", "asking", "version")] == [
            before[part] for part in ("view", "ask", "offers", "asking", "version")
        ]
    assert other.texts == device.texts
    one, two = [codec.read_log(kept_log(one, ada.table), "kept") for one in (device, other)]
    assert codec.write_save(one.state) == codec.write_save(two.state)


def kept_log(device: Device, table: str) -> bytes:
    return str(json.loads(device.texts[table])["log"]).encode()


@games
def test_a_lesson_is_played_to_its_end(game: str) -> None:
    """Following its advice, with the bots' written moves, over a restart in the middle."""
    lesson = find(game, "first")
    assert lesson is not None
    device = Device()
    mine = device.call("lessons", {"game": game, "name": "Ada", "rivals": ["Lola"]})
    path = f"tables/{mine['table']}/lesson"
    seat, steps = device.sit(mine["table"], mine["token"]), 0
    while (now := device.call(path, token=mine["token"]))["step"] != now["steps"] - len(lesson.end) + 1:
        assert now["follows"]
        words = now["words"]
        steps += 1
        if steps == 4:
            device = Device(device.texts)
            seat = device.sit(mine["table"], mine["token"])
        if device.waits or words is None:
            device.step()
        elif words[0] == INTERRUPT:
            seat.answer(words[2:], f"offer-{words[1]}")
        else:
            seat.answer(words)
        assert not seat.refusals
    assert [note["text"] for note in now["notes"]] == [note.text for note in lesson.end]


@games
def test_who_plays_against_bots_gets_hints(game: str) -> None:
    """Options of the question that stands, the same however often it is asked, also after a restart."""
    device = Device()
    (ada,) = device.game(game, 1, ["random", "random"])
    mine, path, rng = token(device, ada, 0), f"tables/{ada.table}/hint", Rng(2)
    assert ada.table_now["hints"] is True
    while not ada.now["ask"] or len(ada.now["ask"]["options"]) < 2:
        moved(device, [ada], rng)
    found = device.call(path, {}, mine)
    assert found["ask"] == ada.now["ask"]["id"]
    assert 1 < len(found["hint"]["advice"]) <= 3
    options = [one["words"] for one in ada.now["ask"]["options"]]
    assert all(one["words"] in options for one in found["hint"]["advice"])
    assert device.call(path, {}, mine) == Device(device.texts).call(path, {}, mine) == found
    device.call(path, {}, "x", status=401)
    ada.answer(found["hint"]["advice"][0]["words"])
    assert not ada.refusals
    while ada.now["ask"]:
        moved(device, [ada], rng)
    assert device.call(path, {}, mine, status=409)["code"] == "gone"


def test_hints_are_off_with_people_unless_they_want_them() -> None:
    device = Device()
    for wanted in (None, True, False):
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        made = device.call("tables", {"game": "crooks", "seats": seats, "hints": wanted})
        tokens = [made["token"], device.call(f"tables/{made['table']}/join", {"name": "Bea"})["token"]]
        people = [device.sit(made["table"], one) for one in tokens]
        asked = 0 if people[0].now["ask"] else 1
        path = f"tables/{made['table']}/hint"
        if wanted:
            assert device.call(path, {}, tokens[asked])["hint"]["advice"]
            assert device.call(path, {}, tokens[1 - asked], status=409)["code"] == "gone"
        else:
            assert device.call(path, {}, tokens[asked], status=403)["code"] == "no-hints"
        mine, others = [len(people[seat].heard) for seat in (asked, 1 - asked)]
        assert mine == others  # nobody is told of a hint


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and reviews with few rollouts, and many slices."""
    monkeypatch.setattr(host, "Adviser", partial(Adviser, ROUNDS, ROUNDS))
    monkeypatch.setattr(advice, "SLICE", 0.1)


def reviewed(device: Device, table: str, mine: str) -> Any:
    """Ask for a review until all of it is there. In between, bots play at another table."""
    path, done = f"tables/{table}/review", -1
    other = device.game("crooks", 1, ["random"])
    while True:
        info = device.call(path, {}, mine)
        assert done <= info["done"] <= info["steps"]
        done, review = info["done"], info["review"]
        assert len(review["curve"]) == info["steps"] + 1
        assert sum(margin != [] for margin in review["margins"]) == done + 1
        if done == info["steps"]:
            return info
        moved(device, other, Rng(done))


@pytest.mark.parametrize("game", ["crooks", "mayhem"])
@pytest.mark.usefixtures("quick")
def test_a_review_is_made_in_slices_and_kept(game: str) -> None:
    """Only of a game that is over, because a review shows all cards."""
    device = Device()
    (ada,) = people = device.game(game, 1, ["random"])
    mine, path = token(device, ada, 0), f"tables/{ada.table}/review"
    assert device.call(path, {}, mine, status=409)["code"] == "running"
    played(device, people, 4)
    device.call(path, {}, "x", status=401)
    begun = device.call(path, {}, mine)
    assert 0 <= begun["done"] < begun["steps"]
    at = f"tables/{ada.table}/decisions/0"
    assert device.call(at, token=mine, status=409)["code"] == "not-reviewed"
    found = reviewed(device, ada.table, mine)
    assert Device(device.texts).call(path, {}, mine) == found


@pytest.mark.usefixtures("quick")
def test_a_review_that_was_broken_off_comes_out_the_same() -> None:
    device = Device()
    (ada,) = people = device.game("crooks", 1, ["random"])
    mine = token(device, ada, 0)
    played(device, people, 4)
    other = Device(dict(device.texts))
    device.call(f"tables/{ada.table}/review", {}, mine)
    assert reviewed(Device(device.texts), ada.table, mine) == reviewed(other, ada.table, mine)


def test_a_game_without_a_result_has_no_review() -> None:
    device = Device()
    (ada,) = device.game("crooks", 1, ["random"])
    mine = token(device, ada, 0)
    device.call(f"tables/{ada.table}/end", {}, mine)
    assert device.call(f"tables/{ada.table}/review", {}, mine, status=409)["code"] == "not-played-out"


@pytest.mark.usefixtures("quick")
def test_a_decision_is_tried_again() -> None:
    device = Device()
    (ada,) = people = device.game("crooks", 1, ["random"])
    mine, path = token(device, ada, 0), f"tables/{ada.table}/decisions"
    played(device, people, 4)
    one = next(one for one in reviewed(device, ada.table, mine)["review"]["decisions"] if one["seat"] == 0)
    at = f"{path}/{one['step']}"
    options = [option["words"] for option in device.call(at, token=mine)["options"]]
    assert len(options) > 1
    assert one["best"] in options
    assert one["words"] in options
    for words in options:
        compared = device.call(at, {"words": words}, mine)
        assert (0 <= compared["cost"] <= 1) if words != one["best"] else compared["cost"] == 0
    assert device.call(at, {"words": ["nonsense"]}, mine, status=422)["code"] == "answer"
    assert device.call(f"{path}/99999", token=mine, status=404)["code"] == "no-decision"
    assert device.call(f"tables/{ada.table}/record/1", token=mine, status=404)["code"] == "needs-host"
    device.call(at, {"words": one["best"]}, "x", status=401)


def test_a_review_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device()
    (ada,) = people = device.game("crooks", 1, ["random"])
    mine, path = token(device, ada, 0), f"tables/{ada.table}/review"
    played(device, people, 4)
    with monkeypatch.context() as broken:
        broken.setattr(advice, "joined", None)
        for _ in range(2):
            assert device.call(path, {}, mine, status=500)["code"] == "fault"
    assert device.call(path, {}, mine)["done"] >= 0


def went_on(device: Device, table: str, mine: str, step: int, kinds: Sequence[str], **more: object) -> Any:
    """Continue a finished game from a step."""
    seats = [
        {"kind": "me", "name": "Ada"} if kind == "me" else {"kind": kind if kind == "open" else "bot", "bot": kind}
        for kind in kinds
    ]
    return device.call(f"tables/{table}/continue", {"step": step, "seats": seats, **more}, mine)


@pytest.mark.parametrize("anew", [True, False])
@games
def test_a_game_goes_on_from_a_moment(game: str, anew: bool) -> None:
    """A seat sees what it saw then, whether or not the rest was dealt again, and the game is played to its end. The
    entries that it began with can't be taken back."""
    device = Device()
    people = device.game(game, 1, ["random", "random"])
    mine = token(device, people[0], 0)
    played(device, people, 3)
    first = codec.read_log(kept_log(device, people[0].table), "first")
    step = [n for n, (who, _) in enumerate(first.entries) if who == "2"][-2]
    made = went_on(device, people[0].table, mine, step, ["random", "me", "random"], anew=anew)
    assert made["seat"] == 1
    device = Device(device.texts)
    ada = device.sit(made["table"], made["token"])
    info = ada.table_now
    begun = [first.entries[n] for n in lasting(first.entries[:step])]
    assert info["continues"] == {"table": people[0].table, "step": step, "anew": anew, "entries": len(begun)}
    assert (info["status"], info["hints"], info["options"]) == ("running", True, people[0].table_now["options"])
    then = device.call(f"tables/{people[0].table}/record?seat=1", token=mine)["steps"][:step]
    told = [message for one in then for message in one["messages"]]
    assert [line[1:] for line in ada.heard[0]["log"]][: len(told)] == told
    rng = Rng(4)
    while not ada.now["ask"] and moved(device, [ada], rng):
        pass
    assert device.call(f"tables/{ada.table}/undo", {}, made["token"], status=409)["code"] == "undo-none"
    played(device, [ada], 5)
    new = codec.read_log(kept_log(device, ada.table), "new")
    assert new.over
    assert [who for who, _ in new.entries[: len(begun)]] == [who for who, _ in begun]
    assert (new.entries[: len(begun)] == begun) is not anew
    steps = device.call(f"tables/{ada.table}/record?seat=1", token=made["token"])["steps"]
    assert steps[len(begun) - 1]["view"] == then[-1]["view"]


def test_a_friend_joins_a_game_that_goes_on() -> None:
    device = Device()
    people = device.game("crooks", 1, ["random", "random"])
    mine, old = token(device, people[0], 0), people[0].table
    played(device, people, 3)
    table = went_on(device, old, mine, 20, ["me", "open", "random"])["table"]
    assert device.call(f"tables/{table}")["status"] == "open"
    device = Device(device.texts)
    tokens = [token_at(device, table, 0), device.call(f"tables/{table}/join", {"name": "Bea"})["token"]]
    pair = [device.sit(table, one) for one in tokens]
    assert len(pair[1].heard[0]["log"]) > 20
    played(device, pair, 4)
    assert pair[0].table_now["status"] == "over"
    unbegun = went_on(device, old, mine, 20, ["me", "open", "random"])
    device.call(f"tables/{unbegun['table']}/end", {}, unbegun["token"])
    assert Device(device.texts).call(f"tables/{unbegun['table']}")["status"] == "ended"


def test_what_cannot_be_gone_on_with() -> None:
    device = Device()
    people = device.game("crooks", 1, ["random", "random"])
    mine, path = token(device, people[0], 0), f"tables/{people[0].table}/continue"
    wish = {"step": 2, "seats": [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 2]}
    assert device.call(path, wish, mine, status=409)["code"] == "running"
    played(device, people, 3)
    end = len(codec.read_log(kept_log(device, people[0].table), "first").entries)
    device.call(path, wish, "x", status=401)
    assert device.call(path, {**wish, "step": end + 1}, mine, status=422)["code"] == "step"
    assert device.call(path, {**wish, "step": end}, mine, status=409)["code"] == "played-out"
    for seats in (wish["seats"][:2], wish["seats"][:1] * 3, wish["seats"][1:] * 2):  # type: ignore[index]
        assert device.call(path, {**wish, "seats": seats}, mine, status=422)["code"] == "seats"


def test_what_is_asked_in_secret_takes_no_time() -> None:
    """What a bot is asked in secret, it answers before anybody could see the clock move."""
    device = Device()
    people = device.game("scoundrels", 1, ["heuristic", "heuristic"])
    rng = Rng(3)
    while moved(device, people, rng):
        news = [one for one in people[0].heard if one["t"] == "events"]
        if len(news) > 1:
            public = [(one["version"], one["asking"], one["ask"], one["view"]) for one in news[-2:]]
            assert public[0] != public[1]


def test_what_needs_a_host_is_refused() -> None:
    device = Device()
    (ada,) = device.game("crooks", 1, ["random"])
    for path in ("leaderboard/crooks?page=0", "account/tables", "lab/crooks", f"tables/{ada.table}/chat", "nowhere"):
        assert device.call(path, {}, status=404)["code"] == "needs-host"
    ada.say({"t": "chat", "text": "Hello?", "to": None})
    assert ada.refusals == ["needs-host"]
    assert device.call("account") == {"account": None, "providers": [], "offline": False}
    assert device.call("tables") == []


def test_a_stranger_gets_no_seat() -> None:
    device = Device()
    (ada,) = device.game("crooks", 1, ["random"])
    for said, code in (({"t": "why", "ask": "x", "words": []}, 4400), ({"t": "hello", "token": "x"}, 4401)):
        socket = len(device.seats)
        stranger = device.seats[socket] = Seat.__new__(Seat)
        stranger.heard, stranger.device, stranger.socket, stranger.table = [], device, socket, ada.table
        stranger.say(said)
        assert device.closed[socket] == code
    for call in ("undo", "resign", "end", "rematch"):
        device.call(f"tables/{ada.table}/{call}", {}, "x", status=401 if call != "rematch" else 409)
    device.call(f"tables/{ada.table}/record", token="x", status=409)
    device.call("tables/none", status=404)


def test_an_answer_is_taken_back_unless_it_showed_something() -> None:
    device = Device()
    ada, bea = people = device.game("crooks", 2, [])
    first, other = (ada, bea) if ada.now["ask"] else (bea, ada)
    mine, path = token(device, first, people.index(first)), f"tables/{ada.table}/undo"
    first.answer(["recruit", "A"])
    assert device.call(path, {}, mine, status=409)["code"] == "undo-seen"  # its cards were looked at
    played(device, people, 1)
    assert device.call(path, {}, mine, status=409)["code"] == "over"
    assert other.table_now["status"] == "over"


def test_a_rematch_has_the_same_seats_and_tokens() -> None:
    device = Device()
    (ada,) = people = device.game("crooks", 1, ["random"])
    played(device, people, 1)
    mine = token(device, ada, 0)
    again = device.call(f"tables/{ada.table}/rematch", {}, mine)
    assert again == device.call(f"tables/{ada.table}/rematch", {}, mine)
    assert again["token"] == mine
    assert ada.table_now["next"] == again["table"]
    played(device, [device.sit(again["table"], mine)], 2)


def test_the_oldest_tables_are_forgotten() -> None:
    device = Device()
    (first,) = device.game("crooks", 1, ["random"])
    second = device.call("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]})
    for _ in range(MOST - 1):
        device.call("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]})
    assert len(device.texts) == MOST
    assert first.table in device.texts  # somebody is there
    assert second["table"] not in device.texts
    device.call(f"tables/{second['table']}", status=404)


def test_a_damaged_table_says_so() -> None:
    device = Device()
    (ada,) = device.game("crooks", 1, ["random"])
    mine = token(device, ada, 0)
    whole = device.texts[ada.table]
    for text, lost in ((whole.replace("nature", "nobody"), "log"), (whole.replace('"log":"', '"log":"x'), "log")):
        device = Device({ada.table: text})
        assert device.sit(ada.table, mine).table_now["lost"] == lost
        device.call(f"tables/{ada.table}/end", {}, mine)
    for text in ("", "{}", whole[:-9], whole.replace('"format":1', '"format":9')):
        Device({ada.table: text}).call(f"tables/{ada.table}", status=404)


def test_games_go_on_at_another_device() -> None:
    device = Device()
    ada, bea = device.game("crooks", 2, ["heuristic"])
    (cid,) = device.game("mayhem", 1, ["random"])
    moved(device, [ada, bea], Rng(1))
    mine = token(device, ada, 0)
    other = Device()
    opened = other.call("device", device.call("device", text=True))
    assert [(one["game"], [seat["seat"] for seat in one["seats"]]) for one in opened] == [
        ("crooks", [0, 1]),
        ("mayhem", [0]),
    ]
    assert other.texts == device.texts
    again = [other.sit(ada.table, seat["token"]) for seat in opened[0]["seats"]]
    assert [one.now["view"] for one in again] == [ada.now["view"], bea.now["view"]]

    played(other, again, 2)
    for seat in (0, 1):
        other.close(seat)
    only = other.call(f"tables/{ada.table}/file", token=mine, text=True)
    assert len(json.loads(only)["tables"]) == 1
    other.call(f"tables/{ada.table}/file", token="x", status=401)
    assert device.call("device", only)[0]["seats"] == opened[0]["seats"]  # the game has gone on, and comes back
    assert device.sit(ada.table, mine).table_now["status"] == "over"
    assert cid.table in device.texts


def test_a_file_replaces_nothing_that_has_gone_on_here() -> None:
    device = Device()
    (ada,) = device.game("crooks", 1, ["random"])
    while not ada.now["ask"]:
        moved(device, [ada], Rng(1))
    mine, start = token(device, ada, 0), device.call("device", text=True)
    before = json.loads(device.texts[ada.table])["log"]
    first, second = [one["words"] for one in ada.now["ask"]["options"]][:2]
    ada.answer(first)
    (same,) = device.call("device", start)
    assert same["seats"][0] == {"table": ada.table, "seat": 0, "token": mine}
    assert json.loads(device.texts[ada.table])["log"] != before

    other = Device()
    other.call("device", start)
    other.sit(ada.table, mine).answer(second)
    (copied,) = device.call("device", other.call("device", text=True))
    assert copied["seats"][0]["table"] != ada.table
    assert len(device.texts) == 2


def test_a_file_that_is_not_right_opens_nothing() -> None:
    device = Device()
    device.game("crooks", 1, ["random"])
    (bea,) = device.game("scoundrels", 1, ["random"])
    file = device.call("device", text=True)
    table = json.loads(device.texts[bea.table])
    seats = table["seats"]
    bad = [
        {"game": "chess"}, {"options": {"none": 1}}, {"key": "xyz"}, {"key": "00"}, {"id": "../x"}, {"host": 1},
        {"host": 9}, {"log": "x"}, {"log": ""}, {"log": "[" * 100_000}, {"status": "gone"}, {"seats": seats[:1]},
        {"seats": [seats[0], {**seats[1], "bot": "x"}]},
        {"seats": [{**seats[0], "name": "A\nB"}, seats[1]]}, {"seats": [{**seats[0], "token": None}, seats[1]]},
    ]  # fmt: skip
    whole = json.loads(file)
    broken = [{**whole, "tables": [*whole["tables"], json.dumps({**table, **one})]} for one in bad]
    for said, code in (
        *[(text, "file-foreign") for text in ("", "{}", "[]", "\0", "GIF89a", '{"tables": []}', "[" * 100_000)],
        *[(file[:end], "file-broken") for end in range(20, len(file), 1000)],
        *[(json.dumps(one), "file-broken") for one in (*broken, {**whole, "tables": []}, {**whole, "more": 1})],
        (json.dumps({**whole, "tables": whole["tables"] * MOST}), "file-broken"),
        (json.dumps({**whole, "skulduggery": FORMAT + 1}), "file-later"),
        (file + " " * 10_000_000, "file-size"),
    ):
        other = Device()
        assert other.call("device", said, status=422)["code"] == code, said[:200]
        assert other.texts == {}


def test_a_file_pushes_out_the_oldest_games_only() -> None:
    device, other = Device(), Device()
    (ada,) = device.game("crooks", 1, ["random"])
    for _ in range(MOST):
        (last,) = other.game("crooks", 1, ["random"])
        other.close(0)
    other.call("device", device.call("device", text=True))
    assert len(other.texts) == MOST
    assert {ada.table, last.table} < {*other.texts}


CHANGED = {
    "crooks": ('en = "Lookout"', 'en = "Whistler"'),
    "scoundrels": ('gain(4)"\nnames = { en = "Cow"', 'gain(7)"\nnames = { en = "Whistler"'),
    "mayhem": ('"SKIM 2C"]\nboost = ["DROP 1H"]', '"SKIM 4C"]\nboost = ["DROP 1H"]'),
}
"""By game, what is changed in the house's card file."""


def card_file(game: str) -> dict[str, str]:
    """Return a card file with a name of its own and a changed card."""
    was, text = CHANGED[game]
    house = api.house_file(game)
    assert house.count(was) == 1
    return {"name": "mine.toml", "text": house.replace(was, text).replace('en = "House ', 'en = "Ada’s ', 1)}


@games
def test_own_cards_are_played_to_the_end_of_the_game(game: str) -> None:
    """They are in the document of the table, in the log, in a rematch, where the game goes on from a moment, and at
    another device."""
    device = Device()
    file = card_file(game)
    found = device.call("cards", file)
    assert (found["problems"], found["game"]) == ([], game)
    assert found["names"]["en"].startswith("Ada’s ")
    (ada,) = people = device.game(game, 1, ["heuristic", "beginner"], cards=file)
    mine = token(device, ada, 0)
    cards = rooms.cards(game, api.read_cards(game, file["text"], "mine"))
    document = json.loads(msgspec.json.encode(cards))
    assert document != json.loads(msgspec.json.encode(rooms.house_cards(game)))
    assert device.call(f"tables/{ada.table}/cards") == document
    played(device, people, 2)
    assert ada.table_now["status"] == "over"
    device = Device(device.texts)
    again = device.call(f"tables/{ada.table}/rematch", {}, mine)
    step = [n for n, (who, _) in enumerate(codec.read_log(kept_log(device, ada.table), "log").entries) if who == "1"][
        -1
    ]
    later = went_on(device, ada.table, mine, step, ["me", "random", "random"])
    other = Device()
    other.call("device", device.call("device", text=True))
    for table in (ada.table, again["table"], later["table"]):
        assert device.call(f"tables/{table}/cards") == other.call(f"tables/{table}/cards") == document
    played(other, [other.sit(again["table"], mine)], 3)


@games
def test_without_own_cards_the_page_has_the_cards(game: str) -> None:
    device = Device()
    (ada,) = device.game(game, 1, ["random"])
    for one in (device, Device(device.texts)):
        assert one.call(f"tables/{ada.table}/cards") == game
    opened = device.call("tables", {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]})
    assert device.call(f"tables/{opened['table']}/cards") == game


@pytest.mark.usefixtures("quick")
def test_hints_and_reviews_know_own_cards() -> None:
    device = Device()
    (ada,) = people = device.game("crooks", 1, ["random"], cards=card_file("crooks"))
    mine = token(device, ada, 0)
    while not ada.now["ask"]:
        moved(device, people, Rng(1))
    assert device.call(f"tables/{ada.table}/hint", {}, mine)["ask"] == ada.now["ask"]["id"]
    played(device, people, 4)
    assert reviewed(device, ada.table, mine)["review"]["decisions"]


def test_friends_wait_at_a_table_with_own_cards() -> None:
    """It is open over a restart; a damaged one says so when somebody sits down."""
    device = Device()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = device.call("tables", {"game": "crooks", "seats": seats, "cards": card_file("crooks")})
    path = f"tables/{made['table']}"
    whole = device.texts[made["table"]]
    broken = Device({made["table"]: whole.replace('level\\":1,', 'level\\":x,')})
    assert broken.call(f"{path}/join", {"name": "Bea"}, status=409)["code"] == "unreadable"
    assert broken.call(f"{path}/cards") == "crooks"
    device = Device({made["table"]: whole})
    assert "Whistler" in json.dumps(device.call(f"{path}/cards"))
    device.call(f"{path}/join", {"name": "Bea"})
    assert "Whistler" in json.dumps(device.call(f"{path}/cards"))
    device = Device({made["table"]: whole})
    device.call(f"{path}/end", {}, made["token"])
    assert Device(device.texts).call(f"{path}/record", token=made["token"], status=409)["code"] == "not-begun"


def test_cards_that_cannot_be_played_are_refused() -> None:
    device = Device()
    good = card_file("crooks")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    bad = {**good, "text": good["text"].replace("level = 1\n", "level = 77\n", 1).replace("modifier = -6", "m = 1", 1)}
    (first, *others) = device.call("cards", bad)["problems"]
    assert first["code"]
    assert "mine.toml" in first["error"]
    assert "lookout" in first["error"]
    assert others
    for text in ("level = [", "", "[" * 5000, "a = " + "9" * 5000):
        found = device.call("cards", {"name": "mine.toml", "text": text})
        assert found["problems"]
        assert found["game"] is None
    for game, file in (("crooks", bad), ("mayhem", good)):
        refused = device.call("tables", {"game": game, "seats": seats, "cards": file}, status=422)
        assert refused["code"] == "lab-cards"
    many = "".join(f'[[crook]]\nid = "c{n}"\n' for n in range(500))
    assert len(device.call("cards", {"name": "mine.toml", "text": many})["problems"]) == 51
    for nothing in ({"name": "", "text": ""}, {"name": "x"}, {**good, "more": 1}):
        assert device.call("cards", nothing, status=400)["code"] == "unread"
    assert device.texts == {}


def test_damaged_own_cards_are_not_opened() -> None:
    device = Device()
    device.game("crooks", 1, ["random"], cards=card_file("crooks"))
    file = device.call("device", text=True)
    for part, other in (("level", "lavel"), ('level\\\\\\":1,', 'level\\\\\\":2,'), ('id\\\\\\":\\\\\\"lookout', "id")):
        assert part in file
        assert Device().call("device", file.replace(part, other), status=422)["code"] == "file-broken"
