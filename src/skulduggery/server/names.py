"""What people call themselves and say."""

from unicodedata import normalize

from skulduggery.server.problem import Problem

LONGEST_NAME = 40
LONGEST_CHAT = 500
BOT_NAMES = ("Lefty", "Duchess", "Slim", "Dutch", "Mugs", "Trixie", "Sarge", "Velvet")
"""What bots are called unless somebody names them."""


def name_of(said: str | None) -> str:
    """A person's name, trimmed. Raises Problem unless it has 1 to 40 characters that can be printed."""
    name = _tidy(said or "")
    if not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
        raise Problem(422, "name", most=LONGEST_NAME)
    return name


def chat_of(said: str) -> str:
    """What somebody says, trimmed. Raises Problem unless it has 1 to 500 characters that can be printed."""
    text = _tidy(said)
    if not (0 < len(text) <= LONGEST_CHAT and text.isprintable()):
        raise Problem(422, "chat", most=LONGEST_CHAT)
    return text


def bot_name(taken: set[str]) -> str:
    """A name for a bot that nobody has yet."""
    for name in BOT_NAMES:
        if name not in taken:
            return name
    raise AssertionError("more bots than names")


def _tidy(text: str) -> str:
    # Before anything else is done with it: a name may be as long as a message.
    return normalize("NFC", text.strip()) if len(text) <= 4 * LONGEST_CHAT else text
