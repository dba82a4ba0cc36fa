"""Notes to people who are away: the host's settings and the text of a note.

A note says that a table waits for a person, never what it asks (docs/decisions/notes-belong-to-a-seat.md).
"""

import tomllib
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from skulduggery.api import BadInput
from skulduggery.server.settings import SECRET, Hook, Noting, Smtp
from skulduggery.server.storage.rows import Way
from skulduggery.text import Texts

LEAST = 24
"""The fewest bytes of a webhook's secret."""


@dataclass(frozen=True)
class Note:
    """A note to the person in a seat that the table waits, and the way in which it is sent."""

    table: str
    game: str
    seat: int
    name: str
    way: Way

    @property
    def title(self) -> str:
        """The name of the game in the person's language."""
        return Texts(self.way.language, self.game)(f"{self.game}-title")

    @property
    def text(self) -> str:
        """The text of the note in the person's language."""
        return Texts(self.way.language)("note-waits", name=self.name, game=self.title)


def read_noting(file: Path) -> Noting:
    """Return the settings of notes in a TOML file. Raises BadInput if it can't be read or a value is not valid."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Noting)
    except OSError as error:
        raise BadInput(f"{file} can't be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        why = str(error).rstrip(".")
        raise BadInput(f"{file} can't be used for --notes: {why}; docs/hosting.md has an example.") from None
    _check_web("address", found.address, file)
    if not 0 <= found.after <= 86_400:
        raise BadInput(f"'after' in {file} must be a number of seconds from 0 to 86400.")
    if found.webhook is not None:
        _check_hook(found.webhook, file)
    if found.mail is not None:
        _check_smtp(found.mail, file)
    for one in () if found.push is None else found.push.own:
        _check_web("own", one, file)
    return found


def _is_address(text: str, *schemes: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _check_web(name: str, address: str, file: Path) -> None:
    if not _is_address(address, "http", "https"):
        raise BadInput(f"'{name}' in {file} must be an address like https://table.example.org.")


def _check_smtp(smtp: Smtp, file: Path) -> None:
    if not _is_address(smtp.server, "smtp", "smtps"):
        raise BadInput(f"'server' in {file} must be an address like smtps://NAME:PASSWORD@mail.example.org.")
    if "@" not in parseaddr(smtp.sender)[1] or not smtp.sender.isprintable():
        raise BadInput(f"'sender' in {file} must be an address like Skulduggery <table@example.org>.")


def _check_hook(hook: Hook, file: Path) -> None:
    _check_web("to", hook.to, file)
    with suppress(ValueError):
        if len(hook.key) >= LEAST:
            return
    raise BadInput(
        f"'secret' in {file} must be {SECRET} and at least {LEAST} bytes in base64; docs/hosting.md says how."
    )
