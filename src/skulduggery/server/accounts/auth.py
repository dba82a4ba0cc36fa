"""Authentication: signing up, logging in, recovering an account, and the tokens of bots."""

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
"""Characters taken from the name that a provider gives, so that a number still fits after them."""


class LoggedIn(NamedTuple):
    """A fresh login: the token that the browser must keep, and its account.

    ``tables``: the tables where seat tokens ended because other sessions ended. ``code``: a new recovery code, if any.
    """

    token: str
    account: Account
    tables: list[str]
    code: str = ""


class Caller(NamedTuple):
    """The origin of a call: its address, for rate limits, and its user agent, for the list of sessions."""

    address: str
    agent: str


class Authenticator:
    """Signs people up, logs them in, and tells who a token belongs to.

    ``clock`` gives seconds for the rate limits; ``now`` gives seconds since 1970 for what is stored.
    """

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
        """Finish the hashing of passwords and stop its threads."""
        self.passwords.close()

    async def bot(self, token: str | None) -> tuple[Session, Account]:
        """Return the session and account of the bot with this token. Raises ApiError if there is none."""
        found = await self.who(hashed(token or ""), bot=True)
        if found is None:
            raise ApiError(401, "bot-token")
        return found

    async def new_bot_token(self, account: Account, caller: Caller) -> tuple[str, list[str]]:
        """Replace the token of a bot. Return the new one, and the tables where seat tokens of the old one ended.

        Raises ApiError if the account is not a bot's.
        """
        if not account.bot:
            raise ApiError(409, "no-bot")
        token, session = sessions.new_session(account.id, caller.agent, self.now(), bot=True)
        return token, await self.store.do(partial(sessions.begin_bot, session=session))

    async def who(self, token: bytes | None, bot: bool = False) -> tuple[Session, Account] | None:
        """Return the session with this token hash and its account, or None. ``bot``: look for bots, not for browsers.

        Notes that the session was seen.
        """
        if token is None:
            return None

        def look(connection: sa.Connection) -> tuple[Session, Account] | None:
            session = sessions.find(connection, token, self.now(), bot)
            account = session and accounts.get(connection, session.account)
            return (session, account) if session and account else None

        return await self.store.do(look)

    async def sign_up(self, said: str, password: str, caller: Caller) -> LoggedIn:
        """Make an account and log it in. Raises ApiError if the name is bad or taken, the password is bad, or the
        address has made too many accounts."""
        name = name_of(said)
        if not self._signing.allow(caller.address):
            raise ApiError(429, "tries")
        if await self.store.do(partial(accounts.find, like=likeness(name))) is not None:
            raise ApiError(409, "name-taken", name=name)
        code = new_code()
        account = new_account(name, await self.passwords.kept(password, name), code, self.now())
        return await self._begin(account, caller, partial(accounts.add, one=account), code=code)

    async def log_in(self, said: str, password: str, caller: Caller) -> LoggedIn:
        """Log in by name and password. Raises ApiError, the same one after the same work for a wrong name as for a
        wrong password, and another one after too many tries."""
        account = await self._named(said, caller, tries=True)
        if not await self.passwords.fit(None if account is None else account.password, password) or account is None:
            raise ApiError(403, "log-in")
        return await self._begin(account, caller)

    async def recover(self, said: str, code: str, password: str, caller: Caller) -> LoggedIn:
        """Set a new password by the recovery code, end all sessions and log in. The code is replaced.

        Raises ApiError if the name or code is wrong, the password is bad, or there were too many tries.
        """
        account = await self._named(said, caller, tries=False)
        kept = await self.passwords.kept(password, said[:LONGEST_NAME])
        if account is None or code_hash(code) != account.recovery:  # hashes: timing reveals nothing
            raise ApiError(403, "recovery")
        new = new_code()
        job = partial(accounts.prove, id=account.id, password=kept, recovery=code_hash(new))
        return await self._begin(account, caller, job, alone=True, code=new)

    async def change(self, account: Account, old: str | None, password: str, caller: Caller) -> LoggedIn:
        """Set a new password, end all sessions, and begin a new one for this browser.

        Raises ApiError if the old password is wrong, the new one is bad, or there were too many tries.
        """
        await self.check(account, old, caller)
        kept = await self.passwords.kept(password, account.name)
        return await self._begin(account, caller, partial(accounts.prove, id=account.id, password=kept), alone=True)

    async def check(self, account: Account, password: str | None, caller: Caller) -> None:
        """Raise ApiError if this is not the account's password, or after too many tries.

        An account without a password passes with any.
        """
        await self._named(account.name, caller, tries=True)
        if account.password is not None and not await self.passwords.fit(account.password, password or ""):
            raise ApiError(403, "password-wrong")

    async def _named(self, said: str, caller: Caller, tries: bool) -> Account | None:
        """Return the account with this name, or None. Raises ApiError after too many tries from this address, or, if
        ``tries`` is set (for passwords), with this name from anywhere."""
        like = likeness(said[:LONGEST_NAME])
        if not self._callers.allow(caller.address) or (tries and not self._names.allow(like)):
            raise ApiError(429, "tries")
        return await self.store.do(partial(accounts.find, like=like))

    async def identified(self, identity: Identity, mine: Account | None, caller: Caller) -> LoggedIn:
        """Log in by the identity that a provider vouches for.

        The account is the one linked to that identity. If there is none, the identity is linked to ``mine`` or, without
        ``mine``, to a new account with the name that the provider gives, or a similar free one. Raises ApiError if
        the address has made too many accounts.
        """
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
        """Return a free name: this one (or "Guest" if it is no good), with a number after it if it is taken."""
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
        """Do some jobs and begin a session, in one transaction. ``alone``: end all other sessions of the account."""
        token, session = sessions.new_session(account.id, caller.agent, self.now())

        def job(connection: sa.Connection) -> list[str]:
            for one in jobs:
                one(connection)
            others = [one.token for one in sessions.of(connection, account.id) if one.token != session.token]
            over = sessions.end(connection, others) if alone else []
            return over + sessions.begin(connection, session)

        return LoggedIn(token, account, await self.store.do(job), code)
