"""Who is logged in, how one comes to that, and how it ends."""

import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import NamedTuple

import sqlalchemy as sa

from skulduggery.server.accounts import accounts, sessions
from skulduggery.server.accounts.accounts import Account, code_hash, new_account, new_code
from skulduggery.server.accounts.credentials import Passwords, hashed
from skulduggery.server.accounts.names import LONGEST_NAME, likeness, name_of
from skulduggery.server.accounts.providers import Identity, Providers
from skulduggery.server.accounts.sessions import Session
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.settings import Settings
from skulduggery.server.storage.store import Store

ROOM = LONGEST_NAME - 8
"""Letters that are taken of a name that somebody else says: a number may come after them."""


class LoggedIn(NamedTuple):
    """A browser that has just been logged in: what it shall keep, and whose it is. ``tables``: where tokens of seats
    have ended with other sessions; ``code``: a new recovery code."""

    token: str
    account: Account
    tables: list[str]
    code: str = ""


class Caller(NamedTuple):
    """Where somebody comes from who wants to log in."""

    address: str
    agent: str


class Registry:
    """The accounts of a server. ``clock`` says what may be tried by now; ``now`` is the time of day."""

    def __init__(
        self, store: Store, settings: Settings, clock: Callable[[], float], now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.now = now
        self.passwords = Passwords()
        self.providers = Providers(settings.providers)
        self._signing = Limits(settings.accounts_an_hour / 60, clock, settings.accounts_an_hour / 2)
        self._callers = Limits(settings.tries_an_hour / 60, clock, settings.tries_an_hour / 2)
        self._names = Limits(settings.tries_an_hour / 120, clock, settings.tries_an_hour / 4)

    def close(self) -> None:
        """Wait for nobody any more."""
        self.passwords.close()

    async def bot(self, token: str | None) -> tuple[Session, Account]:
        """Which bot shows its token. Raises ApiError if none does."""
        found = await self.who(hashed(token or ""), bot=True)
        if found is None:
            raise ApiError(401, "bot-token")
        return found

    async def new_bot_token(self, account: Account, caller: Caller) -> tuple[str, list[str]]:
        """Another token for a bot, and the tables where what the former was given ends. Raises ApiError."""
        if not account.bot:
            raise ApiError(409, "no-bot")
        token, session = sessions.new_session(account.id, caller.agent, self.now(), bot=True)
        return token, await self.store.do(partial(sessions.begin_bot, session=session))

    async def who(self, token: bytes | None, bot: bool = False) -> tuple[Session, Account] | None:
        """Who shows the token of a session, by its hash: a browser, or a bot."""
        if token is None:
            return None

        def look(connection: sa.Connection) -> tuple[Session, Account] | None:
            session = sessions.find(connection, token, self.now(), bot)
            account = session and accounts.get(connection, session.account)
            return (session, account) if session and account else None

        return await self.store.do(look)

    async def sign_up(self, said: str, password: str, caller: Caller) -> LoggedIn:
        """A new account. Raises ApiError if the name is taken, or the password no good."""
        name = name_of(said)
        if not self._signing.allow(caller.address):
            raise ApiError(429, "tries")
        if await self.store.do(partial(accounts.find, like=likeness(name))) is not None:
            raise ApiError(409, "name-taken", name=name)
        code = new_code()
        account = new_account(name, await self.passwords.kept(password, name), code, self.now())
        return await self._begin(account, caller, partial(accounts.add, one=account), code=code)

    async def log_in(self, said: str, password: str, caller: Caller) -> LoggedIn:
        """Somebody with name and password. Raises ApiError: the same, after the same work, whichever is wrong."""
        account = await self._named(said, caller, tries=True)
        if not await self.passwords.fit(None if account is None else account.password, password) or account is None:
            raise ApiError(403, "log-in")
        return await self._begin(account, caller)

    async def recover(self, said: str, code: str, password: str, caller: Caller) -> LoggedIn:
        """A new password for who has the recovery code; another code, and all sessions end. Raises ApiError."""
        account = await self._named(said, caller, tries=False)
        kept = await self.passwords.kept(password, said[:LONGEST_NAME])
        if account is None or code_hash(code) != account.recovery:  # hashes: nothing to learn by the time it takes
            raise ApiError(403, "recovery")
        new = new_code()
        job = partial(accounts.prove, id=account.id, password=kept, recovery=code_hash(new))
        return await self._begin(account, caller, job, alone=True, code=new)

    async def change(self, account: Account, old: str | None, password: str, caller: Caller) -> LoggedIn:
        """Another password; all sessions end, this browser gets a new one. Raises ApiError."""
        await self.check(account, old, caller)
        kept = await self.passwords.kept(password, account.name)
        return await self._begin(account, caller, partial(accounts.prove, id=account.id, password=kept), alone=True)

    async def check(self, account: Account, password: str | None, caller: Caller) -> None:
        """Raises ApiError unless this is the password of an account that has one."""
        await self._named(account.name, caller, tries=True)
        if account.password is not None and not await self.passwords.fit(account.password, password or ""):
            raise ApiError(403, "password-wrong")

    async def _named(self, said: str, caller: Caller, tries: bool) -> Account | None:
        """Whose name this is, if it may be tried: by this address, and (who guesses passwords) for this name."""
        like = likeness(said[:LONGEST_NAME])
        if not self._callers.allow(caller.address) or (tries and not self._names.allow(like)):
            raise ApiError(429, "tries")
        return await self.store.do(partial(accounts.find, like=like))

    async def identified(self, identity: Identity, mine: Account | None, caller: Caller) -> LoggedIn:
        """Log in whom a provider knows: into the account that it knows, or into ``mine`` from now on, or into a new
        one, with the name that it says or one like it. Raises ApiError."""
        issuer, subject = identity.issuer, identity.subject
        account = await self.store.do(partial(accounts.identified, provider=issuer, subject=subject)) or mine
        if account is None:
            if not self._signing.allow(caller.address):
                raise ApiError(429, "tries")
            account = new_account(await self._free(identity.name), None, new_code(), self.now())
            jobs = [
                partial(accounts.add, one=account),
                partial(accounts.identify, provider=issuer, subject=subject, id=account.id),
            ]
            return await self._begin(account, caller, *jobs)
        return await self._begin(
            account, caller, partial(accounts.identify, provider=issuer, subject=subject, id=account.id)
        )

    async def _free(self, wanted: str) -> str:
        """A name like this one that is nobody's."""
        try:
            name = name_of(wanted[:ROOM])
        except ApiError:
            name = "Guest"

        def look(connection: sa.Connection) -> str:
            tries = (name if number == 1 else f"{name} {number}" for number in count(1))
            return next(one for one in tries if accounts.find(connection, likeness(one)) is None)

        return await self.store.do(look)

    async def _begin(
        self,
        account: Account,
        caller: Caller,
        *jobs: Callable[[sa.Connection], None],
        alone: bool = False,
        code: str = "",
    ) -> LoggedIn:
        """A new session, after some jobs; ``alone``: all others end."""
        token, session = sessions.new_session(account.id, caller.agent, self.now())

        def job(connection: sa.Connection) -> list[str]:
            for one in jobs:
                one(connection)
            others = [one.token for one in sessions.of(connection, account.id) if one.token != session.token]
            over = sessions.end(connection, others) if alone else []
            return over + sessions.begin(connection, session)

        return LoggedIn(token, account, await self.store.do(job), code)
