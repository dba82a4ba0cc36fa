"""Notes to browsers: a push service of the tests' own gets them, and a browser's keys open them."""

import asyncio
import secrets
import signal
import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from joserfc import jwt
from joserfc.jwk import ECKey
from tests.server.house import Document, House, new_table
from tests.server.test_notes import awaited, receiving
from tools.services import PATIENCE

from skulduggery.server.notifications.outgoing import Refused, is_public, new_client, number_of, post
from skulduggery.server.notifications.push import SIZE, Push, decoded, encoded, encrypt
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.settings import Services


class Subscribed:
    """The keys of a browser."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or secrets.token_bytes(16)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def said(self, to: str) -> Document:
        """Return the body of the page's call."""
        by = {"by": "push", "to": to, "p256dh": encoded(self.public), "auth": encoded(self.auth)}
        return {"by": by, "language": "ru"}

    def opened(self, body: bytes) -> bytes:
        """Return the content of a note, read by RFC 8291 and RFC 8188 without a library."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        whose = b"WebPush: info\x00" + self.public + theirs
        secret = HKDF(SHA256(), 32, self.auth, whose).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text[-1:] == b"\x02"
        return text[:-1]


def test_to_a_browser(tmp_path: Path) -> None:
    """Only it can read the note, in its language; the push service sees who calls, and that all are equally long. The
    key by which it knows the server is the same after a restart."""
    file = tmp_path / "notes.toml"
    with receiving() as (to, came):
        own = to.removesuffix("/notes")
        file.write_text(f'address = "https://table.example.org"\nafter = 0.1\n[push]\nown = ["{own}"]\n')
        house = House(tmp_path / "data", "--notes", str(file))
        table, tokens = new_table(house, "me", "open")
        seat = awaited(house, table, tokens[0])
        path, browser = f"tables/{table}/notes", Subscribed()
        for wrong in ("https://127.0.0.1/x", f"{own}.example.org/x", "http://push.example.org/x"):
            assert house.call(path, browser.said(wrong), tokens[seat]).json()["code"] == "push"
        info = house.post(path, browser.said(to), tokens[seat])
        assert (info["offered"], info["mine"]) == (["push"], [{"by": "push", "to": to}])
        headers, body = came.get(timeout=PATIENCE)
        note = msgspec.json.decode(browser.opened(body))
        name = ["Ada", "Guest 0"][seat]
        text = f"{name}: ваш ход в игре Crooks."
        assert note == {"title": "Crooks", "text": text, "path": f"/table/{table}"}
        assert len(body) == 16 + 4 + 1 + 65 + SIZE + 16
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        scheme, token, key = headers["authorization"].split()
        assert (scheme, key) == ("vapid", f"k={info['key']}")
        point = decoded(info["key"])
        assert len(point) == 65
        numbers = {"x": encoded(point[1:33]), "y": encoded(point[33:])}
        claims = jwt.decode(
            token.removeprefix("t=").rstrip(","), ECKey.import_key({"kty": "EC", "crv": "P-256", **numbers}), ["ES256"]
        ).claims
        assert claims["aud"] == own
        assert claims["sub"] == "https://table.example.org"
        house.stop(signal.SIGTERM)
        house.start()
        assert house.get(path, tokens[seat])["key"] == info["key"]
        house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5: to the byte, and read by the tests' own reader."""
    private = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    receiver = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    browser = Subscribed(ec.derive_private_key(receiver, ec.SECP256R1()), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    text = b"When I grow up, I want to be a watermelon"
    made = encrypt(text, browser.public, browser.auth, 0, private, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.opened(made) == text


# Who would have the server call what only it reaches


WRONG = [
    "http://push.example.org/x", "https://push.example.org:8443/x", "https://user@push.example.org/x",
    "https://127.0.0.1/x", "https://2130706433/x", "https://0x7f.1/x", "https://[::1]/x", "https://localhost/x",
    "https://push/x", "https:///x", "https://push.example.org\\@127.0.0.1/x", "https://push.example.org/\r\nX: y",
    f"https://push.example.org/{'x' * 1000}", "ftp://push.example.org/x", "//push.example.org/x", "", "https://[/x",
]  # fmt: skip


@pytest.mark.parametrize("to", WRONG)
def test_addresses_that_no_push_service_has(to: str) -> None:
    push, browser = Push(Services(("https://own.example.org:444",)), "https://table.example.org", None), Subscribed()
    keys = encoded(browser.public), encoded(browser.auth)
    assert push.check("https://push.example.org/x", *keys) == " ".join(keys)
    assert push.check("https://own.example.org:444/x", *keys)
    with pytest.raises(ApiError, match="push service"):
        push.check(to, *keys)
    for wrong in (("", keys[1]), (keys[0], ""), (encoded(b"\4" + bytes(64)), keys[1]), ("é", "é")):
        with pytest.raises(ApiError, match="push service"):
            push.check("https://push.example.org/x", *wrong)


INSIDE = [
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8",
    "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "::127.0.0.1", "192.0.2.1",
]  # fmt: skip


@pytest.mark.parametrize("number", INSIDE)
def test_numbers_that_are_not_for_all_the_world(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name with one private number is refused even if another is public, because its owner could swap them."""
    assert not is_public(ip_address(number))

    def found(*_given: Any, **_named: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("8.8.8.8", number)]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(Refused):
        asyncio.run(number_of("https://push.example.org/x"))


def test_it_goes_to_the_number_that_was_looked_at() -> None:
    """Whatever the name has come to mean since; the name is said there. Nobody is followed elsewhere."""
    assert is_public(ip_address("8.8.8.8"))
    assert is_public(ip_address("2001:4860:4860::8888"))

    async def call(to: str, number: str | None) -> None:
        client = new_client()
        await post(client, to, b"note", {}, number)
        await client.aclose()

    with receiving() as (to, came):
        asyncio.run(call(to.replace("127.0.0.1", "nowhere.invalid"), "127.0.0.1"))
        headers, body = came.get(timeout=PATIENCE)
        assert headers["host"].startswith("nowhere.invalid:")
        assert body == b"note"
        with pytest.raises(Refused):
            asyncio.run(call(to.replace("/notes", "/elsewhere"), None))
        came.get(timeout=PATIENCE)
        assert came.empty()
