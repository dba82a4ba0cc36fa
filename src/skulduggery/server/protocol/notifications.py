"""The documents of notes to people who are away (docs/decisions/trust.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skulduggery.text import LANGUAGES

Kind = Literal["webhook", "mail", "push"]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class By(Struct, tag_field="by", forbid_unknown_fields=True):
    """How somebody wants to be told."""


class ByWebhook(By, tag="webhook"):
    """By what the server's host passes on."""


class ByMail(By, tag="mail"):
    """By e-mail. Without a ``code`` one is sent there; with the right one I am told there from then on."""

    to: str
    code: str | None = None


class ByPush(By, tag="push"):
    """By this browser itself: as its ``PushSubscription`` says."""

    to: str
    p256dh: str
    auth: str


class TellingMe(Struct, forbid_unknown_fields=True):
    """Tell me when the table waits and I am away, in this language."""

    by: ByWebhook | ByMail | ByPush
    language: Language


class WayInfo(Struct, forbid_unknown_fields=True):
    """A way by which I am told; ``to``: an address, where there is one."""

    by: Kind
    to: str = ""


class NotesInfo(Struct):
    """By which ways the server's host lets people be told, and by which I am; ``key``: by which a browser lets this
    server push, empty where that isn't offered."""

    offered: list[Kind]
    key: str
    mine: list[WayInfo]
