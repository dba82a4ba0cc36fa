"""Notes to browsers by Web Push. They are encrypted so that only the browser can read them (RFC 8291), and signed so
that its push service knows the sender (RFC 8292). All are padded to one length."""

import hmac
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from skulduggery.extras import need
from skulduggery.server.notifications.notes import Note
from skulduggery.server.notifications.outgoing import may_be_public, number_of, post
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.settings import Services

LONGEST: Final = 1_000
"""The most characters of the URL at which a push service takes notes for a browser."""
SIZE: Final = 1_024
"""Bytes that a note is padded to before it is encrypted."""
RECORD: Final = 4_096
"""The record size in the header of an encrypted note (RFC 8188)."""
LASTS: Final = 86_400
"""Seconds for which a push service may keep a note for a browser that is not connected."""
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the group of the curve P-256."""


def encoded(data: bytes) -> str:
    """Return bytes as URL-safe base64 without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of URL-safe base64 without padding. Raises ValueError if it can't be decoded."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """Sends notes to browsers. Raises BadInput if the extra isn't installed."""

    def __init__(self, services: Services, address: str, client: Any) -> None:
        need("--notes", "notes")
        self.own = services.own
        self.address = address
        self.client = client
        self.public = ""
        """The public key with which browsers subscribe to this server's notes."""

    def begin(self, key: bytes) -> None:
        """Derive the signing key from ``key``. Must come before the first note."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from joserfc.jwk import ECKey

        number = int.from_bytes(hmac.digest(key, b"push", "sha512")) % (ORDER - 1) + 1
        private = ec.derive_private_key(number, ec.SECP256R1())
        self._key = ECKey.import_key(_pem(private))
        self.public = encoded(_point(private.public_key()))

    def check(self, to: str, p256dh: str, auth: str) -> str:
        """Return a browser's keys as they are stored. Raises ApiError if the keys are not valid or ``to`` can't be the
        URL of a push service."""
        try:
            encrypt(b"", decoded(p256dh), decoded(auth))
        except ValueError:
            raise ApiError(422, "push") from None
        if len(to) > LONGEST or not to.isascii() or not to.isprintable() or not (self._is_own(to) or may_be_public(to)):
            raise ApiError(422, "push")
        return f"{encoded(decoded(p256dh))} {encoded(decoded(auth))}"

    def _is_own(self, to: str) -> bool:
        """Return whether a URL belongs to one of the host's own push services."""
        return any(to.startswith(f"{one.rstrip('/')}/") for one in self.own)

    async def carry(self, note: Note) -> None:
        """Send a note. Raises Refused if it will never be accepted, and any other error of the delivery."""
        p256dh, auth = note.way.keys.split()
        path = f"/table/{note.table}"
        said = msgspec.json.encode({"title": note.title, "text": note.text, "path": path})
        body = encrypt(said, decoded(p256dh), decoded(auth), SIZE)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
            "Authorization": f"vapid t={self._token(note.way.to)}, k={self.public}",
        }
        number = None if self._is_own(note.way.to) else await number_of(note.way.to)
        await post(self.client, note.way.to, body, headers, number)

    def _token(self, to: str) -> str:
        from joserfc import jwt

        parts = urlsplit(to)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LASTS // 2, "sub": self.address}
        return str(jwt.encode({"alg": "ES256", "typ": "JWT"}, claims, self._key))


def _pem(private: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    out: bytes = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return out


def _point(public: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    out: bytes = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return out


def encrypt(
    said: bytes, p256dh: bytes, auth: bytes, size: int = 0, private: Any = None, salt: bytes | None = None
) -> bytes:
    """Return a message padded to ``size`` and encrypted for a browser, by its public key and its secret.

    Tests give ``private`` and ``salt``. Raises ValueError if the key or the secret is not valid.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    if len(p256dh) != 65 or len(auth) != 16:
        raise ValueError
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    private = private or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    mine = _point(private.public_key())

    def made(length: int, salt: bytes, of: bytes, info: bytes) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(of)

    shared = made(32, auth, private.exchange(ec.ECDH(), browser), b"WebPush: info\0" + p256dh + mine)
    key = made(16, salt, shared, b"Content-Encoding: aes128gcm\0")
    nonce = made(12, salt, shared, b"Content-Encoding: nonce\0")
    padded = (said + b"\2").ljust(size, b"\0")
    return salt + RECORD.to_bytes(4) + bytes([len(mine)]) + mine + AESGCM(key).encrypt(nonce, padded, None)
