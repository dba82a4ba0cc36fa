"""Passwords and tokens: checks of new passwords, and the hashes that are stored."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from skulduggery.server.protocol.errors import ApiError

T = TypeVar("T")
LEAST = 10
MOST = 200
"""Bounds of a password's length, in characters."""
WEIGHED = 64
"""Characters of a password that zxcvbn looks at; more would take it longer."""
COMMON = 2
"""Lowest zxcvbn score of a password that is accepted: it takes about a million guesses or more."""
TOGETHER = 2
"""Passwords that are hashed at the same time; each takes 64 MiB."""
WAITING = 40
"""Passwords that may be hashed or wait for it; more are refused."""


class Passwords:
    """Argon2 with the defaults of its library, in threads, so that the event loop is not blocked."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._nobodys: str | None = None
        self._threads = ThreadPoolExecutor(TOGETHER, "passwords")
        self._waiting = 0

    def close(self) -> None:
        """Stop the threads once they have done their work."""
        self._threads.shutdown()

    async def kept(self, password: str, name: str) -> str:
        """Return the hash to store for a new password.

        Raises ApiError if it is too short, too long or too easy to guess for somebody with this name, or if too many
        passwords wait.
        """
        if len(password) > MOST or len(password) < LEAST:
            raise ApiError(422, "password", least=LEAST, most=MOST)
        return await self._do(lambda: self._kept(password, name))

    def _kept(self, password: str, name: str) -> str:
        from zxcvbn import zxcvbn  # slow to load, and most processes never need it

        if zxcvbn(password[:WEIGHED], user_inputs=[name, "skulduggery"])["score"] < COMMON:
            raise ApiError(422, "common-password")
        return self._hasher.hash(normalize("NFKC", password))

    async def fit(self, kept: str | None, password: str) -> bool:
        """Return True if the password fits the stored hash.

        If nothing is stored, return False after the same work. Raises ApiError if too many passwords wait.
        """
        return await self._do(lambda: self._fit(kept, password))

    def _fit(self, kept: str | None, password: str) -> bool:
        self._nobodys = self._nobodys or self._hasher.hash("the password of nobody")
        try:
            self._hasher.verify(kept or self._nobodys, normalize("NFKC", password[:MOST]))
        except VerificationError:
            return False
        return kept is not None

    async def _do(self, job: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise ApiError(429, "tries")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        finally:
            self._waiting -= 1


def new_token() -> str:
    """Return a random token that lets its holder play a seat: 192 bits, in URL-safe Base64."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> bytes:
    """Return the hash of a token, for storing. Tokens are random, so they need neither salt nor stretching."""
    return sha256(token.encode(errors="replace")).digest()


NOBODY = bytes(32)
"""Compared with in place of a token's hash if a seat has no token: no known token hashes to it."""
