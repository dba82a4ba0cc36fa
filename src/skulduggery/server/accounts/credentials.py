"""Passwords and tokens: which are good enough, and what is kept of them."""

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
"""Characters of a password."""
WEIGHED = 64
"""Characters of it that are looked at, to see whether it is a common one: that takes longer the more there are."""
COMMON = 2
"""What zxcvbn says of those that are found in less than a hundred million tries is below that."""
TOGETHER = 2
"""Passwords that are hashed at a time; each takes 64 MiB."""
WAITING = 40
"""That may wait for that."""


class Passwords:
    """Argon2 with the defaults of its library, in threads: the event loop goes on."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._nobodys: str | None = None
        self._threads = ThreadPoolExecutor(TOGETHER, "passwords")
        self._waiting = 0

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown()

    async def kept(self, password: str, name: str) -> str:
        """What is kept of the password of somebody with this name. Raises ApiError if it is a bad one."""
        if len(password) > MOST or len(password) < LEAST:
            raise ApiError(422, "password", least=LEAST, most=MOST)
        return await self._do(lambda: self._kept(password, name))

    def _kept(self, password: str, name: str) -> str:
        from zxcvbn import zxcvbn  # its lists take a while, and most processes never need them

        if zxcvbn(password[:WEIGHED], user_inputs=[name, "skulduggery"])["score"] < COMMON:
            raise ApiError(422, "common-password")
        return self._hasher.hash(normalize("NFKC", password))

    async def fit(self, kept: str | None, password: str) -> bool:
        """Whether this is the password. Where nothing is kept it is not, and that is as much work."""
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
    """What a person shows to play a seat: 192 bits that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> bytes:
    """What is kept of a token. It is as random as can be: no salt, no stretching."""
    return sha256(token.encode(errors="replace")).digest()


NOBODY = bytes(32)
"""Stands for the hash of a token where a seat has none: no token gives it."""
