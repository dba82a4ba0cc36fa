"""The documents of notes to people who are away (docs/decisions/notes-belong-to-a-seat.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skulduggery.text import LANGUAGES

Kind = Literal["webhook", "mail", "push"]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class By(Struct, tag_field="by", forbid_unknown_fields=True):
    """A way to notify a person."""


class ByWebhook(By, tag="webhook"):
    """Notify through the webhook of the server's host."""


class ByMail(By, tag="mail"):
    """Notify by e-mail to the address ``to``. Without a ``code``, the server mails one there; with the right code,
    notes go there from then on."""

    to: str
    code: str | None = None


class ByPush(By, tag="push"):
    """Notify through this browser, with the data of its ``PushSubscription``."""

    to: str
    p256dh: str
    auth: str


class TellingMe(Struct, forbid_unknown_fields=True):
    """Ask for notes in this language when the table waits for you while you are away."""

    by: ByWebhook | ByMail | ByPush
    language: Language


class WayInfo(Struct, forbid_unknown_fields=True):
    """A way by which you are notified. ``to`` is the e-mail address or the address of the push subscription, empty for
    the webhook."""

    by: Kind
    to: str = ""


class NotesInfo(Struct):
    """The ways that the server's host offers, and those that you use (``mine``). ``key`` is the public key with which a
    browser subscribes to push messages, empty if push is not offered."""

    offered: list[Kind]
    key: str
    mine: list[WayInfo]
