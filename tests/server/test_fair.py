"""The fair shuffle at a server: when each seat seals, what is fixed then, and missing shares."""

import asyncio
import base64
import json
import re
import signal
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.sceptic import offline
from tests.server import planted_start
from tests.server.dealers import Dealer, dealt, log_of, played_out, sealed, sit_down, verified
from tests.server.house import Document, House, Player, heard, hello, said, seats, until
from tests.server.test_faults import first_version

from skulduggery import codec, fair
from skulduggery.api import KeyedStream

Said = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where nobody is soon away: a host stays the host."""
    one = House(tmp_path_factory.mktemp("fair") / "data")
    yield one
    one.stop(signal.SIGTERM)
    assert one.faults() == ""


@pytest.fixture(scope="module")
def game(house: House) -> tuple[list[Dealer], bytes]:
    """A game of two people and a bot, and its log."""
    people = sit_down(house, "me", "open", "heuristic")
    asyncio.run(dealt(people))
    asyncio.run(played_out(people))
    return people, log_of(people[0])


def shuffle_of(one: Dealer) -> Document:
    out: Document = one.house.get(f"tables/{one.table}")["shuffle"]
    return out


def refusal(documents: list[Document]) -> list[str]:
    return [one["code"] for one in documents if one["t"] == "refused"]


async def answer_to(one: Dealer, *sayings: Document) -> list[Document]:
    """Send these messages. Return the replies, without news of the table."""
    out = []
    async with one.house.socket(one.table) as socket:
        await hello(socket, one.token)
        for saying in sayings:
            await said(socket, saying)
            await said(socket, {"t": "chat", "text": "done"})
            while (document := await heard(socket))["t"] != "chat":
                out.append(document)
    return out


# A deal of all


def test_a_game_is_fair_for_each_of_them(game: tuple[list[Dealer], bytes], tmp_path: Path, capsys: Said) -> None:
    """Each with the own receipt; without one the log agrees with itself; with another seat's share it doesn't fit."""
    people, log = game
    for one, name in zip(people, ("Ada", "Guest 0"), strict=True):
        assert verified(tmp_path, log, one.receipt()) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert f"This game was fair for {name}" in told
        assert "had a share in the deal: Ada, Guest 0" in told
    assert verified(tmp_path, log) == 0
    assert "agrees with itself" in capsys.readouterr().out
    assert verified(tmp_path, log, people[0].receipt() | {"share": people[1].receipt()["share"]}) == 1
    assert verified(tmp_path, log, people[0].receipt() | {"told": people[1].receipt()["told"]}) == 1


def test_a_receipt_of_another_game(
    game: tuple[list[Dealer], bytes], tmp_path: Path, capsys: Said, house: House
) -> None:
    """It is said so."""
    others = sit_down(house, "me", "random")
    asyncio.run(dealt(others))
    asyncio.run(played_out(others))
    assert verified(tmp_path, log_of(others[0]), others[0].receipt()) == 0
    capsys.readouterr()
    assert verified(tmp_path, game[1], others[0].receipt()) == 1
    assert "of another game" in capsys.readouterr().out


@pytest.fixture(scope="module", params=["crooks", "scoundrels", "mayhem"])
def any_game(request: pytest.FixtureRequest, house: House) -> tuple[Dealer, bytes]:
    """A game of each kind, played to its end: one of its two people, and its log."""
    people = sit_down(house, "me", "open", game=request.param)
    asyncio.run(dealt(people))
    asyncio.run(played_out(people))
    return people[1], log_of(people[0])


def test_a_sceptic_s_script(any_game: tuple[Dealer, bytes], tmp_path: Path) -> None:
    """It says yes to a game of each kind that was played, and how much it has checked."""
    one, log = any_game
    said = offline(tmp_path, log, one.receipt())
    assert "A share was given by: Ada, Guest 0" in said
    commitments = len(one.commitments)
    assert f"was sent: {commitments} of {commitments}." in said
    assert "The log is what they promised." in said
    assert "The cards in the log are those that the list fixed." in said


def forge_line(number: int, change: Callable[[list[str]], list[str]]) -> Callable[[bytes], bytes]:
    def forged(log: bytes) -> bytes:
        lines = log.splitlines()
        lines[number] = json.dumps(change(json.loads(lines[number])), separators=(",", ":")).encode()
        return b"\n".join(lines) + b"\n"

    return forged


def forge_header(field: str, change: Callable[[Any], Any]) -> Callable[[bytes], bytes]:
    def forged(log: bytes) -> bytes:
        first, rest = log.split(b"\n", 1)
        header = json.loads(first)
        header["shuffle"][field] = change(header["shuffle"][field])
        return json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" + rest

    return forged


def forge_card(log: bytes) -> bytes:
    """A card, whichever comes first, has another name."""
    return re.sub(b'"names":{"en":"[^"]+"', b'"names":{"en":"Impostor"', log, count=1)


FORGERIES: dict[str, Callable[[bytes], bytes]] = {
    "another deck": forge_line(1, lambda words: [*words[:2], words[3], words[2], *words[4:]]),
    "another last answer": forge_line(-1, lambda words: [*words[:-1], words[-1] + "x"]),
    "an answer left out": lambda log: b"\n".join(log.splitlines()[:-1]),
    "another name of a card": forge_card,
    "another key": forge_header("key", lambda key: key[::-1]),
    "another share": forge_header("shares", lambda shares: [shares[0][::-1], shares[1]]),
    "a share less": forge_header("shares", lambda shares: [shares[0], ""]),
    "another list": forge_header("listed", lambda text: text.replace('"ended":0', '"ended":1')),
    "no nonces": forge_header("nonces", lambda _: None),
    "another nonce": forge_header("nonces", lambda nonces: [one[::-1] for one in nonces]),
    "nonces of an entry more": forge_header("nonces", lambda nonces: [*nonces, "00" * 32]),
    "half a nonce": forge_header("nonces", lambda nonces: [one[:32] for one in nonces]),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_the_script_finds_what_is_wrong(what: str, any_game: tuple[Dealer, bytes], tmp_path: Path) -> None:
    one, log = any_game
    forged = FORGERIES[what](log)
    assert forged != log
    assert "WRONG" in offline(tmp_path, forged, one.receipt())


@pytest.mark.parametrize(
    "change", [{"listed": "{}"}, {"share": "11" * 32}, {"committed": "22" * 32}, {"commitments": 10**6}]
)
def test_the_script_wants_the_right_receipt(change: Document, any_game: tuple[Dealer, bytes], tmp_path: Path) -> None:
    one, log = any_game
    assert "WRONG" in offline(tmp_path, log, one.receipt() | change)


# The order


def test_the_host_waits_for_seals(house: House) -> None:
    """Not before all have sealed, each once; and no share is told before the list is fixed."""
    ada, bea = sit_down(house, "me", "open")
    info = house.get(f"tables/{ada.table}")
    assert info["shuffle"]["awaited"] == [0, 1]
    share = {"t": "share", "share": ada.share(info).hex()}
    early = asyncio.run(answer_to(ada, share, {"t": "seal", "seal": "00"}))
    assert refusal(early) == ["open", "unread"]
    asyncio.run(sealed([ada]))
    assert house.refused(f"tables/{ada.table}/start", token=ada.token) == (
        409, "Guest 0’s browser hasn’t sealed its part in the shuffle yet.",
    )  # fmt: skip
    assert house.refused(f"tables/{ada.table}/start", token=bea.token)[0] == 403
    other = {"t": "seal", "seal": "00" * 32, "seating": info["shuffle"]["seating"]}
    assert refusal(asyncio.run(answer_to(ada, ada.sealing(info), other))) == ["sealed"]
    asyncio.run(sealed([bea]))
    started = house.post(f"tables/{ada.table}/start", token=ada.token)
    assert (started["status"], started["shuffle"]["awaited"]) == ("dealing", [0, 1])
    assert ada.table in [line["id"] for line in house.get("tables")]
    assert house.refused(f"tables/{ada.table}/start", token=ada.token)[0] == 409
    assert house.refused(f"tables/{ada.table}/join", {"name": "Eve"})[0] == 409
    wrong = asyncio.run(
        answer_to(
            ada,
            {"t": "share", "share": bea.share(info).hex()},
            {**other, "seal": "11" * 32},
            {"t": "answer", "ask": "x", "words": ["pass"]},
        )
    )
    assert refusal(wrong) == ["share", "sealed", "dealing"]
    assert refusal(asyncio.run(answer_to(ada, share, share))) == []  # two tabs
    assert shuffle_of(ada)["awaited"] == [1]
    asyncio.run(bea.take_part())
    assert house.get(f"tables/{ada.table}")["status"] == "running"
    listed = json.loads(shuffle_of(ada)["listed"])
    assert [(one["kind"], one["name"], one["seal"]) for one in listed["seats"]] == [
        ("person", "Ada", ada.seal(info)), ("person", "Guest 0", bea.seal(info)),
    ]  # fmt: skip
    assert refusal(asyncio.run(answer_to(bea, {"t": "share", "share": "00" * 32}))) == ["running"]


def test_who_takes_no_part(house: House) -> None:
    """Spectators have no share; if clients take no part, nobody has; only players who are awaited can be left out."""
    (ada,) = sit_down(house, "me", "open")[:1]
    plain = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})

    async def run() -> None:
        async with house.socket(ada.table) as socket:
            await hello(socket)
            await said(socket, {"t": "seal", "seal": "00" * 32, "seating": ""})
            assert (await until(socket, "refused"))["code"] == "looking-on"

    asyncio.run(run())
    seal = {"t": "seal", "seal": "00" * 32, "seating": ""}
    assert refusal(asyncio.run(answer_to(Dealer(house, plain), seal))) == ["no-shares"]
    assert house.refused(f"tables/{plain['table']}/without", {"seat": 0}, plain["token"])[0] == 409
    assert house.refused(f"tables/{ada.table}/without", {"seat": 5}, ada.token)[0] == 409
    assert house.get(f"tables/{plain['table']}")["shuffle"]["listed"] is None


def test_all_seal_again_when_a_seat_changes(house: House) -> None:
    """No seal outlives the seats it was made for: neither one that the server has, nor one that comes late."""
    ada, bea = sit_down(house, "me", "open")
    asyncio.run(sealed([ada, bea]))
    before = house.get(f"tables/{ada.table}")
    assert before["shuffle"]["awaited"] == []
    house.post(f"tables/{ada.table}/leave", token=bea.token)
    assert shuffle_of(ada)["awaited"] == [0]
    cid = Dealer(house, house.post(f"tables/{ada.table}/join", {"name": "Cid"}))
    assert shuffle_of(ada)["awaited"] == [0, 1]
    assert refusal(asyncio.run(answer_to(ada, ada.sealing(before)))) == ["stale-seal"]
    assert shuffle_of(ada)["awaited"] == [0, 1]
    asyncio.run(dealt([ada, cid]))
    seals = [seat["seal"] for seat in json.loads(shuffle_of(ada)["listed"])["seats"]]
    assert seals == [ada.seal(ada.info), cid.seal(cid.info)]
    assert ada.seal(before) not in seals


def test_who_was_left_out_is_asked_again_when_a_seat_changes(house: House) -> None:
    """The host's word was for those who sat there."""
    ada, bea, cid = sit_down(house, "me", "open", "open")
    house.post(f"tables/{ada.table}/without", {"seat": 1}, ada.token)
    assert shuffle_of(ada)["without"] == [1]
    house.post(f"tables/{ada.table}/leave", token=cid.token)
    assert (shuffle_of(ada)["awaited"], shuffle_of(ada)["without"]) == ([0, 1], [])
    dan = Dealer(house, house.post(f"tables/{ada.table}/join", {"name": "Dan"}))
    asyncio.run(dealt([ada, bea, dan]))
    assert all(seat["seal"] for seat in json.loads(shuffle_of(ada)["listed"])["seats"])


@pytest.mark.parametrize("when", ["open", "dealing"])
def test_deal_without_a_seat(when: str, house: House, tmp_path: Path, capsys: Said) -> None:
    """The host alone may, everybody sees it, and the log tells it; a share that comes later is refused. Once the list
    holds the seal of a seat, who deals without it could have chosen between two deals: that is not as it was sealed."""
    people = sit_down(house, "me", "open", "open")
    ada, bea, cid = people
    asyncio.run(sealed(people if when == "dealing" else people[:2]))
    if when == "dealing":
        house.post(f"tables/{ada.table}/start", token=ada.token)
        asyncio.run(bea.take_part(lambda info: 1 not in info["shuffle"]["awaited"]))
    assert house.refused(f"tables/{ada.table}/without", {"seat": 2}, bea.token)[0] == 403
    assert house.refused(f"tables/{ada.table}/without", {"seat": 1}, ada.token)[0] == 409
    left = house.post(f"tables/{ada.table}/without", {"seat": 2}, ada.token)
    assert left["shuffle"]["without"] == [2]
    if when == "open":
        house.post(f"tables/{ada.table}/start", token=ada.token)
        assert json.loads(shuffle_of(ada)["listed"])["seats"][2]["seal"] == ""
    else:
        late = asyncio.run(answer_to(cid, {"t": "share", "share": cid.share(left).hex()}))
        assert refusal(late) == ["not-awaited"]
    asyncio.run(dealt_by(ada, bea))
    assert house.get(f"tables/{ada.table}")["shuffle"]["without"] == [2]
    asyncio.run(played_out(people))
    for one, verdict in ((ada, "This game was fair for Ada"), (cid, "agrees with itself")):
        assert verified(tmp_path, log_of(ada), one.receipt()) == (when == "dealing")
        told = " ".join(capsys.readouterr().out.split())
        assert ("Dealt without Guest 1" if when == "open" else "Guest 1 sealed a share that is missing") in told
        assert (verdict if when == "open" else "was not dealt as it was sealed") in told


async def dealt_by(*people: Dealer) -> None:
    await asyncio.gather(*[one.take_part() for one in people])


def test_me_and_bots(house: House, tmp_path: Path, capsys: Said) -> None:
    """It begins by itself as soon as I have taken part; where clients aren't asked, at once, and is checked as well."""
    (ada,) = sit_down(house, "me", "heuristic", "random")
    assert house.get(f"tables/{ada.table}")["status"] == "open"
    asyncio.run(dealt([ada]))
    asyncio.run(played_out([ada]))
    assert verified(tmp_path, log_of(ada), ada.receipt()) == 0
    assert "deal: Ada." in capsys.readouterr().out
    plain = Dealer(house, house.post("tables", {"game": "crooks", "seats": seats("me", "random")}))
    info = house.get(f"tables/{plain.table}")
    assert (info["status"], info["shuffle"]["awaited"]) == ("running", [])
    asyncio.run(played_out([plain]))
    assert verified(tmp_path, log_of(plain), plain.receipt() | {"share": ""}) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Nobody else took part in the deal" in told
    assert "agrees with itself" in told
    assert "Dealt without" not in told


def test_a_rematch_names_what_it_follows(house: House, tmp_path: Path, capsys: Said) -> None:
    """And how many games before it were ended after their list was fixed; those who stay seal again, then it begins."""
    ada, bea = sit_down(house, "me", "open")
    asyncio.run(dealt([ada, bea]))
    before = ada.table
    for ended in (1, 2):
        house.post(f"tables/{ada.table}/end", token=ada.token)
        made = house.post(f"tables/{ada.table}/rematch", token=ada.token)
        second = [Dealer(house, made), Dealer(house, {**made, "seat": 1, "token": bea.token})]
        assert house.get(f"tables/{made['table']}")["status"] == "open"
        asyncio.run(rematched(second))
        listed = json.loads(shuffle_of(second[0])["listed"])
        assert (listed["follows"], listed["ended"]) == (before, ended)
        ada, bea = second
        before = ada.table
    asyncio.run(played_out([ada, bea]))
    assert verified(tmp_path, log_of(ada), ada.receipt()) == 0
    assert "2 earlier games were ended" in " ".join(capsys.readouterr().out.split())


async def rematched(people: list[Dealer]) -> None:
    await asyncio.gather(*[one.take_part() for one in people])


def test_two_tabs(house: House) -> None:
    """Both do what is to be done, at the same time; nothing is refused."""
    (ada,) = sit_down(house, "me", "random")

    async def tab() -> list[Document]:
        out: list[Document] = []
        async with house.socket(ada.table) as socket:
            info = (await hello(socket, ada.token))["table"]
            first.append(None)
            while len(first) < 2:  # both see the open table
                await asyncio.sleep(0.01)
            while info["status"] != "running":
                await ada.attend(socket, info)
                while True:
                    out.append(await heard(socket))
                    if out[-1]["t"] == "table":
                        break
                info = out[-1]["table"]
            await said(socket, {"t": "share", "share": ada.share(info).hex()})
            await said(socket, {"t": "chat", "text": "done"})
            out.append(await until(socket, "chat"))
        return out

    first: list[None] = []

    async def run() -> list[list[Document]]:
        return await asyncio.gather(tab(), tab())

    for documents in asyncio.run(run()):
        assert refusal(documents) == []


# Disk


def test_killed_in_the_middle_of_the_deal(tmp_path: Path, capsys: Said) -> None:
    """After kill -9 the same list stands, the seals and the share that were there; then it goes on, and is fair."""
    house = House(tmp_path / "data")
    try:
        people = sit_down(house, "me", "open", "random")
        ada, bea = people
        asyncio.run(sealed([ada]))
        house.stop()
        house.start()
        assert shuffle_of(ada)["awaited"] == [1]
        asyncio.run(sealed([bea]))
        house.post(f"tables/{ada.table}/start", token=ada.token)
        asyncio.run(bea.take_part(lambda info: 1 not in info["shuffle"]["awaited"]))
        before = shuffle_of(ada)
        house.stop()
        house.start()
        assert shuffle_of(ada) == before
        assert before["awaited"] == [0]
        asyncio.run(ada.take_part())
        house.stop()
        house.start()
        asyncio.run(played_out(people))
        for one in people:
            assert verified(tmp_path, log_of(ada), one.receipt()) == 0
    finally:
        house.stop()


def test_cards_that_lay_on_disk_under_other_names(tmp_path: Path, capsys: Said) -> None:
    """An older release stored the same cards with other names: list and log hold those, also after a restart."""
    house = House(tmp_path / "data")
    try:
        sit_down(house, "me", "random")
        house.stop()
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as file:
            ((digest, cards),) = file.execute("select digest, cards from decks").fetchall()
            file.execute("update decks set cards = ? where digest = ?", (forge_card(cards), digest))
        file.close()
        house.start()
        (ada,) = sit_down(house, "me", "random")
        asyncio.run(dealt([ada]))
        house.stop()
        house.start()
        asyncio.run(played_out([ada]))
        assert verified(tmp_path, log_of(ada), ada.receipt()) == 0
        assert forge_card(cards) in log_of(ada)
        assert "The log is what they promised." in offline(tmp_path, log_of(ada), ada.receipt())
    finally:
        house.stop()


def test_a_share_that_came_to_disk_before_the_deal(tmp_path: Path, capsys: Said) -> None:
    """After a crash between the last share and the deal, the next visitor of the table gets it dealt."""
    house = House(tmp_path / "data")
    try:
        (ada,) = sit_down(house, "me", "random")
        asyncio.run(ada.take_part(lambda info: info["status"] == "dealing"))
        info = house.get(f"tables/{ada.table}")
        house.stop()
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as file:
            file.execute("insert into shares values (?, 0, ?)", (ada.table, ada.share(info)))
        file.close()
        house.start()
        assert house.get(f"tables/{ada.table}")["status"] == "running"
        asyncio.run(played_out([ada]))
        assert verified(tmp_path, log_of(ada), ada.receipt()) == 0
    finally:
        house.stop()


def test_a_table_from_before_goes_on_as_it_began(tmp_path: Path, capsys: Said) -> None:
    """A database of the schema before: its game draws on by the place in the log from its old key, and says nothing
    that could be checked; a rematch of it is dealt like any other."""
    tokens = first_version(tmp_path / "data", "0003")
    house = House(tmp_path / "data")
    try:
        info = house.get("tables/oldtable")
        assert info["shuffle"] is None
        two = [Dealer(house, {"table": "oldtable", "seat": n, "token": token}, n) for n, token in enumerate(tokens)]
        asyncio.run(played_out(two))
        log = log_of(two[0])
        assert verified_or_why(tmp_path, log) == 2
        assert "doesn't say where its chance came from" in capsys.readouterr().err
        entries = codec.read_log(log, "the log").entries
        drawn = [n for n, (who, _) in enumerate(entries) if who == "nature" and n > 9]
        for n in drawn:
            (ask,) = codec.read_log(log, "the log").asked[n]
            stream = KeyedStream(fair.derive(b"k" * 32, "nature", n))
            assert codec.api.words(codec.read_log(log, "the log").rules, ask, ask.draw(stream)) == entries[n][1]
        host = info["host"]
        made = house.post("tables/oldtable/rematch", token=tokens[host])
        house.post(f"tables/{made['table']}/without", {"seat": 1 - host}, tokens[host])  # nobody has come there
        assert json.loads(house.get(f"tables/{made['table']}")["shuffle"]["listed"])["follows"] == "oldtable"
    finally:
        house.stop(signal.SIGTERM)
    assert house.faults() == ""


def verified_or_why(folder: Path, log: bytes) -> int:
    return verified(folder, log)


# Nobody learns the key


def spellings(secret: bytes) -> list[bytes]:
    """Return the notations in which a key could be written."""
    return [
        secret,
        secret.hex().encode(),
        base64.b64encode(secret)[:40],
        base64.urlsafe_b64encode(secret)[:40],
        str([*secret])[1:-1].encode(),
        str([*secret])[1:-1].replace(" ", "").encode(),
        str(int.from_bytes(secret, "big")).encode(),
        repr(secret)[2:-1].encode(),
    ]


def test_no_key_while_the_game_runs(tmp_path: Path) -> None:
    """Neither the server's key nor the game's is in anything that players, spectators or bots are sent, or in refusals
    or error logs. Afterwards the game's log has it, for those who may read the log."""
    thoughts = tmp_path / "thoughts"

    class Overheard(House):
        """A server of which one hears what bots are sent."""

        program: ClassVar[tuple[str, ...]] = (planted_start.__file__, "overheard")  # type: ignore[misc]
        environment: ClassVar[dict[str, str]] = {"OVERHEARD": str(thoughts)}

    house = Overheard(tmp_path / "data", "--advice", "2")
    heaps: list[bytes] = []
    try:
        people = sit_down(house, "me", "open", "heuristic", hints=True)
        ada = people[0]
        watcher = Player(house, ada.table)
        asyncio.run(dealt(people))

        def look(path: str, body: object = None, **more: Any) -> None:
            response = house.call(path, body, **more)
            heaps.append(response.content + str([*response.headers.items()]).encode())

        for path in ("", "/cards", "/record", "/log"):
            for token in (ada.token, None):
                look(f"tables/{ada.table}{path}", token=token)
        for path in ("hint", "review", "rematch", "open", "start"):
            look(f"tables/{ada.table}/{path}", method="POST", token=ada.token)
        look(f"tables/{ada.table}/without", {"seat": 0}, token=ada.token)
        look("tables")
        asyncio.run(played_part(people, watcher))
        running = house.get(f"tables/{ada.table}")
        assert running["status"] == "running"
        heaps.append(json.dumps([one.documents for one in (*people, watcher)]).encode())
        asyncio.run(played_out(people))
        shuffle = codec.read_shuffle(log_of(ada), "the log")
        assert house.call(f"tables/{ada.table}/log").status_code == 403
        shown = json.dumps(house.get(f"tables/{ada.table}")).encode()
        key = bytes.fromhex(shuffle.key)
        chance = fair.game_key(shuffle.listed, key, [bytes.fromhex(share) for share in shuffle.shares])
        sent = thoughts.read_bytes()
        assert b"answer" in sent
        assert b"heuristic" in sent
        heaps += [house.faults().encode(), shown, sent]
        assert sum(map(len, heaps)) > 20_000
        for secret in (key, chance):
            for spelled in spellings(secret):
                assert not [heap for heap in heaps if spelled.lower() in heap.lower()]
        assert key.hex().encode() in log_of(ada)
    finally:
        house.stop()


async def played_part(people: list[Dealer], watcher: Player) -> None:
    """They play on for a while."""
    await asyncio.gather(*[one.play(lambda one: len(one.documents) > 12) for one in (*people, watcher)])
