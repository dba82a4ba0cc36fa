"""Notes by e-mail over the host's SMTP server, sent only to people who have proven that they read the mailbox."""

import hmac
import re
from collections.abc import Callable, Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from skulduggery.extras import need
from skulduggery.server.accounts.accounts import LETTERS
from skulduggery.server.notifications.notes import Note
from skulduggery.server.notifications.outgoing import Gone
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.settings import Smtp
from skulduggery.text import Texts

ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}", re.ASCII)
LONGEST: Final = 254
"""The most characters of an e-mail address."""
CODES_AN_HOUR: Final = 6.0
"""Codes an hour that are sent to one mailbox, half of them at once."""
TRIES_AN_HOUR: Final = 30.0
"""Codes an hour that one network address may ask for or try, half of them at once."""
DIGITS: Final = 12
"""Number of characters of a code, which make 60 bits."""


class Mail:
    """Sends notes by e-mail. ``key`` is the secret behind codes and links; ``address`` is this server's public URL.

    Raises BadInput if the extra isn't installed.
    """

    def __init__(self, smtp: Smtp, address: str, clock: Callable[[], float]) -> None:
        need("--notes", "notes")
        import aiosmtplib

        self.library = aiosmtplib
        self.smtp = smtp
        self.address = address.rstrip("/")
        self.key = b""
        self._mailboxes = Limits(CODES_AN_HOUR / 60, clock, CODES_AN_HOUR / 2)
        self._callers = Limits(TRIES_AN_HOUR / 60, clock, TRIES_AN_HOUR / 2)

    def code(self, table: str, seat: int, to: str) -> str:
        """Return the code that proves, for one seat, that a person reads this mailbox.

        It is derived from the key and not stored, so the database has no address before its owner has proven it.
        """
        made = hmac.digest(self.key, f"mail {table} {seat} {to}".encode(), "sha256")
        letters = "".join(LETTERS[one % len(LETTERS)] for one in made[:DIGITS])
        return "-".join(letters[n : n + 4] for n in range(0, DIGITS, 4))

    def check(self, to: str, caller: str) -> None:
        """Raise ApiError if ``to`` is no e-mail address or the caller tries too often."""
        if len(to) > LONGEST or not ADDRESS.fullmatch(to):
            raise ApiError(422, "mailbox")
        if not self._callers.allow(caller):
            raise ApiError(429, "tries")

    def prove(self, table: str, seat: int, to: str, said: str) -> None:
        """Raise ApiError unless ``said`` is the code for this seat and mailbox."""
        plain = "".join(one for one in said[:100].casefold() if one in LETTERS)
        if not hmac.compare_digest(plain, self.code(table, seat, to).replace("-", "")):
            raise ApiError(403, "mail-code")

    def may_ask(self, to: str) -> None:
        """Count a code that is sent to a mailbox. Raises ApiError if it has been sent too many."""
        if not self._mailboxes.allow(to.casefold()):
            raise ApiError(429, "tries")

    def stop(self, table: str, seat: int, to: str) -> str:
        """Return the last part of a link that stops the e-mails of a table for one seat to this mailbox.

        The link can do nothing else, does not reveal the mailbox and is not stored.
        """
        which = f"{seat}-{hmac.digest(self.key, f'mailbox {to}'.encode(), 'sha256')[:8].hex()}"
        return f"{which}-{hmac.digest(self.key, f'stop {table} {which}'.encode(), 'sha256')[:16].hex()}"

    def stopped(self, table: str, said: str) -> tuple[int, Callable[[str], bool]]:
        """Return the seat of a link that stops e-mails, and a function that says whether it is meant for a mailbox.

        Raises ApiError if the link isn't ours.
        """
        which, _, proof = said.rpartition("-")
        right = hmac.digest(self.key, f"stop {table} {which}".encode(), "sha256")[:16].hex()
        if not hmac.compare_digest(proof.encode(), right.encode()):
            raise ApiError(404, "letters")
        seat = int(which.partition("-")[0])
        return seat, lambda to: self.stop(table, seat, to) == said

    async def ask(self, table: str, seat: int, game: str, to: str, language: str) -> None:
        """Send the code to a mailbox. The e-mail has no words that another person has chosen."""
        texts = Texts(language)
        title = Texts(language, game)(f"{game}-title")
        text = texts("note-code", game=title, code=self.code(table, seat, to), server=self.address)
        await self._send(to, texts("note-code-subject"), text)

    async def carry(self, note: Note) -> None:
        """Send a note. Raises Gone if the mailbox does not exist, and any other error of the delivery."""
        texts, way = Texts(note.way.language), note.way
        end = self.stop(note.table, note.seat, way.to)
        stop = f"{self.address}/stop/{note.table}/{end}"
        text = texts("note-mail", text=note.text, link=f"{self.address}/table/{note.table}", stop=stop)
        heads = {  # one-click unsubscribing (RFC 8058): the mail service calls this address
            "List-Unsubscribe": f"<{self.address}/api/tables/{note.table}/notes/stop/{end}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self._send(way.to, texts("note-subject", game=note.title), text, heads)

    async def _send(self, to: str, subject: str, text: str, heads: Mapping[str, str] = {}) -> None:
        at = urlsplit(self.smtp.server)
        host = urlsplit(self.address).hostname or "localhost"
        message = EmailMessage()
        message["From"] = self.smtp.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=host)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in heads.items():
            message[name] = value
        message.set_content(f"{text}\n")
        safe = at.scheme == "smtps"
        more: dict[str, Any] = {}
        if at.username:  # a password goes over TLS or not at all
            more = {"username": unquote(at.username), "password": unquote(at.password or "")}
            more["start_tls"] = None if safe else True
        try:
            await self.library.send(
                message,
                hostname=at.hostname,
                port=at.port or (465 if safe else 587),
                use_tls=safe,
                local_hostname=host,
                **more,
            )
        except self.library.SMTPRecipientsRefused as refused:
            if all(one.code >= 500 for one in refused.recipients):
                raise Gone from None
            raise
