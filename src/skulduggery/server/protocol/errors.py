"""Errors that refuse a call."""

import re
from collections.abc import Callable

from skulduggery.server.protocol.tables import Refusal
from skulduggery.text import Texts

LONGEST_REASON = 200
"""The most characters of the reason why something can't be read."""
QUOTED = re.compile(r"Invalid value '[^']*'?")
"""The part of a decoder's message that quotes the value it was given."""


class ApiError(Exception):
    """A call that can't be done: its HTTP status, and the code of the text in the locale files that says why
    (``refusal-CODE``).

    ``args`` are put into the text. ``sentence`` is the reason in English, which may say more than the text. It may be
    given as a function, because a local table never needs it. ``rule`` is the ID of the rule that refuses the call, if
    one does. Raise it before anything is changed. A table whose job raises
    ``Lost`` or ``Unsaved`` leaves the memory.
    """

    def __init__(
        self,
        status: int,
        code: str,
        *,
        sentence: str | Callable[[], str] | None = None,
        rule: str | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code
        self._sentence = sentence
        self.rule = rule
        self.told = args

    @property
    def sentence(self) -> str:
        """Return the reason in English."""
        said = self._sentence
        return said() if callable(said) else said or Texts("en")(f"refusal-{self.code}", **self.told)

    def __str__(self) -> str:
        return self.sentence

    def document(self) -> Refusal:
        """Return the error as the document that is sent."""
        return Refusal(self.sentence, self.code, self.told, self.rule)


class Lost(ApiError):
    """The table is not this process's, or is no longer in memory. Nothing was stored; the call may be tried again with
    the table as it is then."""

    def __init__(self) -> None:
        super().__init__(503, "put-away")


class Elsewhere(ApiError):
    """The server named ``at`` has the table or the measurement. Nothing was done here: the caller is sent there."""

    def __init__(self, at: str) -> None:
        super().__init__(307, "moved", at=at)
        self.at = at


class Unsaved(ApiError):
    """The database can't be reached, or failed to write. The state in memory may be ahead of what is stored."""

    def __init__(self) -> None:
        super().__init__(503, "storage")


def unread(error: Exception) -> ApiError:
    """Return an ApiError (400) with a decoder's reason. It leaves out the value, which may be a token sent to the wrong
    place."""
    said = QUOTED.sub("Invalid value", str(error))
    why = "".join(letter if letter.isprintable() else "?" for letter in said[:LONGEST_REASON])
    why = why.rstrip(".")
    return ApiError(400, "unread", sentence=Texts("en").once("refusal-unread", why=why), why=why)
