"""Why a call is refused."""

import re

from skulduggery.server.protocol.tables import Refusal
from skulduggery.text import Texts

LONGEST_REASON = 200
"""Characters told of why something can't be read."""
QUOTED = re.compile(r"Invalid value '[^']*'?")
"""Where a reader says again what was said."""


class ApiError(Exception):
    """A call that can't be done: its HTTP status, and which text of the locale files (``refusal-CODE``) says why.

    ``args`` are put into the text. ``sentence`` says the same in English, where more can be said than the text does;
    ``rule`` is the ID of the rule that refuses it, if one does. Nothing has changed when it is raised.
    """

    def __init__(
        self, status: int, code: str, *, sentence: str | None = None, rule: str | None = None, **args: str | int
    ) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code
        self.sentence = sentence or Texts("en")(f"refusal-{code}", **args)
        self.rule = rule
        self.told = args

    def __str__(self) -> str:
        return self.sentence

    def document(self) -> Refusal:
        """What is sent of it."""
        return Refusal(self.sentence, self.code, self.told, self.rule)


class Lost(ApiError):
    """Not done, for the table isn't ours or is no longer in memory: it may be done again, with the table as it is."""

    def __init__(self) -> None:
        super().__init__(503, "put-away")


class Elsewhere(ApiError):
    """Not done, for another process has the table: ``owner``."""

    def __init__(self, owner: str) -> None:
        super().__init__(503, "elsewhere")
        self.owner = owner


class Unsaved(ApiError):
    """The database can't be reached, or refuses: what is in memory now may be no more than a wish."""

    def __init__(self) -> None:
        super().__init__(503, "storage")


def unread(error: Exception) -> ApiError:
    """What can't be read, by what the reader says of it; not the value: a token may have come to the wrong place."""
    said = QUOTED.sub("Invalid value", str(error))
    why = "".join(letter if letter.isprintable() else "?" for letter in said[:LONGEST_REASON])
    why = why.rstrip(".")
    return ApiError(400, "unread", sentence=Texts("en").once("refusal-unread", why=why), why=why)
