"""Notes to people who are away: when they are sent and when not, by the time of ``Timeless``; and by a real server to a
real receiver."""

import asyncio
import hmac
import re
import signal
import ssl
import subprocess
import sys
import threading
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import msgspec
import pytest
from aiosmtpd.smtp import SMTP, AuthResult
from tests.server import leaks_room
from tests.server.certificates import certificate
from tests.server.dealers import Dealer, dealt, sealed
from tests.server.house import Document, House, hello, new_table, seats
from tests.server.leaks_room import ID, Room, settle
from tests.server.people import GOOD
from tests.server.smtp import Mailboxes
from tests.server.test_leisure import HAGGLING, at_table, last, post, step
from tools.services import PATIENCE

from skulduggery.api import SPECTATOR, BadInput, Rng
from skulduggery.server.notifications.mail import Mail
from skulduggery.server.notifications.notes import Note, read_noting
from skulduggery.server.notifications.outgoing import Gone, reason
from skulduggery.server.notifications.webhook import Webhook
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Terms
from skulduggery.server.settings import Hook, Noting, Smtp
from skulduggery.server.storage import notification_routes
from skulduggery.server.storage.rows import Way

SECRET = "whsec_" + b64encode(bytes(range(24))).decode()
ME = {"by": {"by": "webhook"}, "language": "de"}
Sent = list[tuple[float, int]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """The notes of a server without a network: when, to which seat."""
    out: Sent = []

    async def carry(self: Webhook, note: Note) -> None:
        out.append((round(asyncio.get_running_loop().time(), 1), note.seat))

    noting = Noting("http://house", 60.0, Hook("http://nowhere", SECRET))
    monkeypatch.setattr(Webhook, "carry", carry)
    monkeypatch.setattr(leaks_room, "FREE", replace(leaks_room.FREE, notes=noting))
    return out


async def all_want_them(room: Room) -> int:
    """Have everybody at the table ask for notes. Return the seat that is asked, as all know."""
    for seat in room.tokens:
        assert (await post(room, seat, "notes", ME))["mine"] == [{"by": "webhook", "to": ""}]
    return int(last(room.lines[SPECTATOR], "asking")[0]["seat"])


def test_told_once_until_one_is_back(tmp_path: Path, sent: Sent) -> None:
    """A player is notified once each time they are away, not while somebody is there and not for a reload.

    A table that is loaded again repeats nothing, and nothing is kept of it when the game is over.
    """

    async def evening(room: Room) -> None:
        now = asyncio.get_running_loop().time
        seat = await all_want_them(room)
        other = (seat + 1) % 3
        await asyncio.sleep(1000)
        for one in (seat, other):
            await room.lines[one].close()
        await asyncio.sleep(50)
        room.lines[seat] = await room.open(seat)
        await asyncio.sleep(1000)
        assert sent == []
        gone = now()
        await room.lines[seat].close()
        await asyncio.sleep(5000)
        assert sent == [(pytest.approx(gone + 60, abs=0.2), seat)]
        for _ in range(2):
            table = await room.table()
            table.dead(table)
            await room.table()
            await asyncio.sleep(1000)
        room.lines[seat] = await room.open(seat)
        assert len(sent) == 1
        while last(room.lines[seat], "ask"):
            await step(room, Rng(1), seat)
        asked = last(room.lines[seat], "asking")[0]["seat"]
        await asyncio.sleep(61)
        assert sent[1:] == ([(pytest.approx(now() - 1, abs=0.2), other)] if asked == other else [])
        await room.lines[seat].close()
        room.lines[0] = await room.open(0)
        await post(room, 0, "end")
        assert await room.directory.store.do(lambda connection: notification_routes.of(connection, ID)) == {}
        assert (await post(room, seat, "notes", ME))["code"] == "ended"
        assert (await room.call(seat, f"tables/{ID}/notes"))["mine"] == []

    at_table(tmp_path, evening)


def test_a_note_does_not_tell_who_is_asked_behind_the_veil(tmp_path: Path, sent: Sent) -> None:
    """With offers in turn, the seat that everybody sees asked is notified, at the same time with and without an offer.

    The seat that really has to answer the offer is not notified.
    """

    def evening(name: str, offers: bool) -> Sent:
        async def run(room: Room) -> None:
            await all_want_them(room)
            await asyncio.sleep(5)
            if offers:
                ask = last(room.lines[1], "ask")["id"]
                room.lines[1].say({"t": "answer", "ask": ask, "words": ["offer", "3", "1C", "for", "nothing"]})
                await settle()
                assert last(room.lines[2], "ask")["kind"] == "reply"
            await asyncio.sleep(5)
            for seat in room.tokens:
                await room.lines[seat].close()
            await asyncio.sleep(5000)

        start = HAGGLING.start()
        at_table(tmp_path / name, run, start.rules, Terms(), start=start)
        out, sent[:] = [*sent], []
        return out

    silent = evening("silent", False)
    assert [seat for _, seat in silent] == [1]
    assert evening("offer", True) == silent


def test_nobody_is_told_who_is_not_waited_for(tmp_path: Path, sent: Sent) -> None:
    """A player who has left, has resigned, has unsubscribed, or is replaced by a bot."""

    def told(name: str, deed: Callable[[Room, int], Awaitable[Any]], terms: Terms | None = None) -> list[int]:
        async def run(room: Room) -> None:
            seat = await all_want_them(room)
            await deed(room, seat)
            for one in room.tokens:
                await room.lines[one].close()
            await asyncio.sleep(5000)
            sent[:] = [one for one in sent if one[1] == seat]

        at_table(tmp_path / name, run, terms=terms)
        out = [seat for _, seat in sent]
        sent.clear()
        return out

    assert len(told("waits", lambda room, seat: settle())) == 1
    assert told("left", lambda room, seat: post(room, seat, "leave")) == []
    assert told("resigned", lambda room, seat: post(room, seat, "resign")) == []
    assert told("stopped", lambda room, seat: post(room, seat, "notes/stop", {"by": "webhook"})) == []
    assert told("bot", lambda room, seat: asyncio.sleep(20), Terms(clock=10, late="bot")) == []


def test_a_note_is_tried_again_and_lost_in_the_end(tmp_path: Path, sent: Sent, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four times, after pauses; answers don't wait for it. If the address is gone, only once, and it is forgotten."""
    tries: list[float] = []
    wrong: list[Exception] = [ConnectionError()]

    async def carry(self: Webhook, note: Note) -> None:
        tries.append(round(asyncio.get_running_loop().time()))
        raise wrong[0]

    monkeypatch.setattr(Webhook, "carry", carry)

    async def evening(room: Room) -> None:
        seat = await all_want_them(room)
        await room.lines[seat].close()
        await asyncio.sleep(62)
        room.lines[seat] = await room.open(seat)
        assert await step(room, Rng(1), seat)
        await asyncio.sleep(1000)
        assert [one - tries[0] for one in tries] == [0, 5, 65, 365]
        wrong[0] = Gone()
        seat = last(room.lines[SPECTATOR], "asking")[0]["seat"]
        await room.lines[seat].close()
        await asyncio.sleep(1000)
        assert len(tries) == 5
        assert seat not in await room.directory.store.do(lambda connection: notification_routes.of(connection, ID))

    at_table(tmp_path, evening)


# A real server


class Receiver(BaseHTTPRequestHandler):
    """A program of the host's that keeps what it receives, and redirects calls to wrong addresses here."""

    came: "Queue[tuple[Any, bytes]]"

    def do_POST(self) -> None:
        self.came.put((self.headers, self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204 if self.path == "/notes" else 307)
        self.send_header("Location", "/notes")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def receiving() -> Iterator[tuple[str, "Queue[tuple[Any, bytes]]"]]:
    """A receiver: its address, and what it has received."""
    came: Queue[tuple[Any, bytes]] = Queue()
    with ThreadingHTTPServer(("127.0.0.1", 0), type("One", (Receiver,), {"came": came})) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/notes", came
        finally:
            server.shutdown()


def signed(headers: Any, body: bytes) -> str:
    """The signature that a note must have."""
    text = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    return "v1," + b64encode(hmac.digest(b64decode(SECRET.removeprefix("whsec_")), text, "sha256")).decode()


def test_to_the_hosts_own_program(tmp_path: Path) -> None:
    """Signed, in the reader's language, with the link to the table and no word of what is asked. Its data can be
    exported, and is deleted."""
    file = tmp_path / "notes.toml"
    with receiving() as (to, came):
        file.write_text(
            f'address = "https://table.example.org/"\nafter = 0.1\n[webhook]\nto = "{to}"\nsecret = "{SECRET}"\n'
        )
        house = House(tmp_path / "data", "--notes", str(file))
        table, tokens = new_table(house, "me", "open")
        seat = awaited(house, table, tokens[0])
        path = f"tables/{table}/notes"
        assert house.refused(path, ME, "wrong")[0] == 401
        assert house.refused(path, ME | {"language": "fr"}, tokens[seat])[0] == 400
        assert house.post(path, ME, tokens[seat]) == {
            "offered": ["webhook"],
            "key": "",
            "mine": [{"by": "webhook", "to": ""}],
        }
        headers, body = came.get(timeout=PATIENCE)
        assert headers["webhook-signature"] == signed(headers, body)
        note: Document = msgspec.json.decode(body)
        name = note["name"]
        assert note == {
            "table": table,
            "game": "crooks",
            "seat": seat,
            "name": ["Ada", "Guest 0"][seat],
            "language": "de",
            "text": f"{name}: Du bist bei Crooks am Zug.",
            "link": f"https://table.example.org/table/{table}",
        }
        with_cookie = house.call("accounts", {"name": "Ada", "password": GOOD})
        cookie = {"cookie": with_cookie.headers["set-cookie"].split(";")[0]}
        assert house.call(f"tables/{table}/claim", {}, tokens[seat], headers=cookie).status_code == 200
        (mine,) = house.call("account/data", headers=cookie).json()["seats"]
        assert mine["notes"] == [{"by": "webhook", "to": ""}]
        assert house.call("account/delete", {"password": GOOD}, headers=cookie).status_code == 200
        house.stop(signal.SIGTERM)
        assert came.empty()
    assert house.faults() == ""


def test_to_seal_again(tmp_path: Path) -> None:
    """Bea has sealed her share and gone. When the last seat is taken, all seals are void, and she gets a note."""
    file = tmp_path / "notes.toml"
    with receiving() as (to, came):
        file.write_text(f'address = "http://house"\nafter = 0.1\n[webhook]\nto = "{to}"\nsecret = "{SECRET}"\n')
        house = House(tmp_path / "data", "--notes", str(file))
        ada = Dealer(
            house, house.post("tables", {"game": "crooks", "seats": seats("me", "open", "open"), "shares": True})
        )
        bea = Dealer(house, house.post(f"tables/{ada.table}/join", {"name": "Bea"}))
        house.post(f"tables/{ada.table}/notes", ME, bea.token)
        asyncio.run(sealed([ada, bea]))
        assert came.empty()
        cid = Dealer(house, house.post(f"tables/{ada.table}/join", {"name": "Cid"}))
        _, body = came.get(timeout=PATIENCE)
        assert msgspec.json.decode(body)["name"] == "Bea"
        asyncio.run(dealt([ada, bea, cid]))  # she may be told once more that her share is awaited
        house.stop(signal.SIGTERM)
    assert house.faults() == ""


# By e-mail


@contextmanager
def mailing(tmp_path: Path, more: str = "") -> Iterator[tuple[House, Callable[[], Document]]]:
    """A server that sends e-mail to a real mail server in another process, and a function that returns what came
    there."""
    command = [sys.executable, str(Path(__file__).with_name("smtp.py"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as post:
        assert post.stdout is not None
        file = tmp_path / "notes.toml"
        sender = "Skulduggery <table@example.org>"
        file.write_text(
            'address = "https://table.example.org"\nafter = 0.1\n'
            f'[mail]\nserver = "smtp://127.0.0.1:{int(post.stdout.readline())}"\nsender = "{sender}"\n{more}'
        )
        house = House(tmp_path / "data", "--notes", str(file))
        lines = post.stdout
        try:
            yield house, lambda: msgspec.json.decode(lines.readline())
        finally:
            house.stop(signal.SIGTERM)
            post.terminate()


def by_mail(to: str, **more: object) -> Document:
    """Return the body of a call for notes by mail."""
    return {"by": {"by": "mail", "to": to, **more}, "language": "it"}


def coded(letter: Document) -> str:
    """The code in a letter."""
    (code,) = re.findall(r"^\w{4}-\w{4}-\w{4}$", letter["body"], re.MULTILINE)
    return str(code)


def stopping(letter: Document, table: str) -> str:
    """Return the link in letters that stops more of them, the same for programs (RFC 8058) and for people."""
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    programs = f"<https://table.example.org/api/tables/{table}/notes/stop/([\\w-]+)>"
    (letters,) = re.findall(programs, letter["list-unsubscribe"])
    assert f" https://table.example.org/stop/{table}/{letters}\n" in letter["body"]
    return str(letters)


def awaited(house: House, table: str, token: str) -> int:
    """Return the seat that everybody sees asked."""

    async def look() -> int:
        async with house.socket(table) as socket:
            return int((await hello(socket, token))["asking"][0]["seat"])

    return asyncio.run(look())


def test_by_mail(tmp_path: Path) -> None:
    """Only once the code has been said that came there: it holds for this address and seat alone. Then a letter that
    says that the table waits. A mailbox that takes nothing, or is slow, affects nobody else."""
    with mailing(tmp_path) as (house, come):
        table, tokens = new_table(house, "me", "open")
        seat = awaited(house, table, tokens[0])
        path, token, other = f"tables/{table}/notes", tokens[seat], tokens[1 - seat]
        assert house.post(path, by_mail("bea@example.org"), token) == {"offered": ["mail"], "key": "", "mine": []}
        letter = come()
        assert (letter["to"], letter["rcpt"]) == ("bea@example.org", ["bea@example.org"])
        assert letter["from"] == "Skulduggery <table@example.org>"
        assert letter["auto-submitted"] == "auto-generated"
        assert not any(name in str(letter) for name in ("Ada", "Guest", table)), "nothing that somebody else has chosen"
        code = coded(letter)
        for wrong in (by_mail("bea@example.org", code="abcd-abcd-abcd"), by_mail("cia@example.org", code=code)):
            assert house.call(path, wrong, token).json()["code"] == "mail-code"
        assert house.call(path, by_mail("bea@example.org", code=code), other).json()["code"] == "mail-code"
        for slow in ("slow@example.org", "nobody@example.org"):
            house.post(path, by_mail(slow), token)
        mine = house.post(path, by_mail("bea@example.org", code=code.upper()), token)["mine"]
        assert mine == [{"by": "mail", "to": "bea@example.org"}]
        note = come()
        assert note["to"] == "bea@example.org"
        assert note["subject"] == "Tocca a te in una partita di Crooks"
        assert f"\nhttps://table.example.org/table/{table}\n" in note["body"]
        letters = stopping(note, table)
        assert house.refused(f"{path}/stop/{letters}x")[0] == 404
        assert house.call(f"{path}/stop/{letters}").status_code == 405, "programs that follow links do nothing"
        assert house.refused(path, token=letters, method="GET")[0] == 401, "it is good for nothing else"
        form = {"data": {"List-Unsubscribe": "One-Click"}, "method": "POST"}
        for _ in range(2):
            assert house.call(f"{path}/stop/{letters}", **form).status_code == 204
            assert house.get(path, token)["mine"] == []
    assert "example.org" not in house.faults()


def test_nobody_is_buried_in_codes(tmp_path: Path) -> None:
    """A mailbox gets at most three at once; the number of tries from one address is too small to guess a code."""
    with mailing(tmp_path) as (house, _):
        made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
        path, token = f"tables/{made['table']}/notes", made["token"]

        def tried(to: str, **more: str) -> str:
            return str(house.call(path, by_mail(to, **more), token).json().get("code", "done"))

        assert [tried("Bea@example.org") for _ in range(4)] == ["done"] * 3 + ["tries"]
        assert [tried("bea@example.org", code="x") for _ in range(12)] == ["mail-code"] * 11 + ["tries"]


# Over TLS


class Proved(Mailboxes):
    """A mail server that notes each recipient, and whether the sender had the password."""

    def __init__(self) -> None:
        self.came: list[tuple[str, bool]] = []

    async def handle_DATA(self, _server: Any, session: Any, envelope: Any) -> str:
        self.came.append((envelope.rcpt_tos[0], session.authenticated))
        return "250 OK"


def proves(_server: Any, _session: Any, _envelope: Any, _kind: str, said: Any) -> AuthResult:
    """Check the password."""
    return AuthResult(success=(said.login, said.password) == (b"ada", b"se cret"))


@pytest.mark.parametrize(
    ("scheme", "host", "known", "why"),
    [
        ("smtps", "localhost", True, ""),
        ("smtp", "localhost", True, ""),
        ("smtps", "localhost", False, "self-signed certificate"),
        ("smtp", "localhost", False, "self-signed certificate"),
        ("smtps", "127.0.0.1", True, "IP address mismatch, certificate is not valid for '127.0.0.1'"),
        ("smtp", "127.0.0.1", True, "IP address mismatch, certificate is not valid for '127.0.0.1'"),
        ("smtp-plain", "localhost", True, "SMTPException"),
    ],
)
def test_letters_over_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str, host: str, known: bool, why: str
) -> None:
    """TLS from the first byte or by STARTTLS, to a server with a certificate that is good for its name and by one that
    is known: else neither letter nor password goes there, and why is said. Nor where there is no TLS."""
    file, key = certificate(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file, key)
    monkeypatch.setenv("SSL_CERT_FILE", str(file if known else tmp_path / "none"))
    boxes = Proved()
    more: dict[str, Any] = {"authenticator": proves, "auth_require_tls": scheme == "smtp"}
    more["tls_context"] = context if scheme == "smtp" else None

    async def run() -> BaseException | None:
        safe = context if scheme == "smtps" else None
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: SMTP(boxes, hostname="localhost", **more), "127.0.0.1", 0, ssl=safe)
        port = server.sockets[0].getsockname()[1]
        way = Way("mail", "bea@example.org", "en")
        address = f"{scheme.partition('-')[0]}://ada:se%20cret@{host}:{port}"
        mailer = Mail(Smtp(address, "table@example.org"), "https://table.example.org", lambda: 0.0)
        async with server:
            try:
                await mailer.carry(Note("table", "crooks", 0, "Ada", way))
            except Exception as error:
                return error
        return None

    error = asyncio.run(run())
    assert boxes.came == ([] if why else [("bea@example.org", True)])
    if why:
        assert error is not None
        wrong = reason(error)
        assert wrong == (why if why.startswith("SMTP") else f"the certificate of the other end is no good: {why}")


@pytest.mark.parametrize(
    "to", ["", "x", "@", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "a@[127.0.0.1]",
           "é@example.org", "a@example.org, b@example.org", "<a@example.org>", f"{'a' * 65}@example.org",
           f"a@{'b.' * 150}org"],
)  # fmt: skip
def test_what_is_no_address(to: str) -> None:
    mailer = Mail(Smtp("smtp://127.0.0.1", "a@example.org"), "https://table.example.org", lambda: 0.0)
    with pytest.raises(ApiError, match="e-mail address"):
        mailer.check(to, "caller")


# What can't be


def test_where_the_host_has_set_up_nothing(house: House) -> None:
    table, tokens = new_table(house, "me", "open")
    assert house.get(f"tables/{table}/notes", tokens[0]) == {"offered": [], "key": "", "mine": []}
    assert house.call(f"tables/{table}/notes", ME, tokens[0]).json()["code"] == "no-way"
    assert house.call(f"tables/{table}/notes").status_code == 401


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "address = 3",
            "can't be used for --notes: Expected `str`, got `int` - at `$.address`; docs/hosting.md has an example.",
        ),
        ('address = "table.example.org"', "'address' in FILE must be an address like https://table.example.org."),
        ('address = "http://h"\nafter = -1', "'after' in FILE must be a number of seconds from 0 to 86400."),
        ('address = "http://h"\n[webhook]\nto = "ftp://h"\nsecret = "x"', "'to' in FILE must be an address like"),
        ('address = "http://h"\n[webhook]\nto = "http://h"\nsecret = "whsec_x"', "'secret' in FILE must be whsec_ and"),
        (
            'address = "http://h"\n[mail]\nserver = "h"\nsender = "a@h"',
            "'server' in FILE must be an address like smtps://",
        ),
        ('address = "http://h"\n[mail]\nserver = "smtp://h"\nsender = "a"', "'sender' in FILE must be an address like"),
        ("address = ", "can't be used for --notes: "),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "notes.toml"
    file.write_text(text)
    with pytest.raises(BadInput) as wrong:
        read_noting(file)
    assert why in str(wrong.value).replace(str(file), "FILE")
