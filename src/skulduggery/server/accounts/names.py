"""What people call themselves and say."""

from unicodedata import category, normalize

from skulduggery.server.protocol.errors import ApiError

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_MARKS = 4
"""Marks on one letter: what languages need; more of them paint over the lines above and below."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""What counts as printed and shows nothing."""
LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜаеѕіјорсухһԁԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυιɑıƖ|01",
    "ABESIJKMHOPCTYXGQWaesijopcyxhdqwvABEZHIKMNOPTYXovpuiaiIIOI",
)
"""Letters of Russian, Greek and others, and digits, that are drawn as Latin letters are."""
BOT_NAMES = ("Lefty", "Duchess", "Slim", "Dutch", "Mugs", "Trixie", "Sarge", "Velvet")
"""What bots are called unless somebody names them."""


def name_of(said: str | None) -> str:
    """A person's name, in order. Raises ApiError unless it has 1 to 40 characters that can be seen."""
    name = " ".join(filter(None, _tidy(said or "").split(" ")))
    if not 0 < len(name) <= LONGEST_NAME or not _fit(name) or BLANK & {*name} or category(name[0])[0] == "M":
        raise ApiError(422, "name", most=LONGEST_NAME)
    return name


def likeness(name: str) -> str:
    """What a name looks like at a glance: two people at a table may not have the same.

    >>> likeness("Сара") == likeness("CAPA"), likeness("Bob l") == likeness("bob 1"), likeness("Ada") == likeness("Ida")
    (True, True, False)
    """
    plain = "".join(one for one in normalize("NFKD", name) if category(one) not in ("Mn", "Me"))
    return plain.translate(LOOKALIKES).casefold().replace("l", "i").replace(" ", "")


def chat_of(said: str) -> str:
    """What somebody says, trimmed. Raises ApiError unless it has 1 to 500 characters that can be seen."""
    text = _tidy(said)
    if not 0 < len(text) <= LONGEST_CHAT or not _fit(text) or {*text} <= BLANK | {" "}:
        raise ApiError(422, "chat", most=LONGEST_CHAT)
    return text


def bot_name(taken: set[str]) -> str:
    """A name for a bot that is like none that is ``taken`` (by their likeness)."""
    for name in BOT_NAMES:
        if likeness(name) not in taken:
            return name
    raise AssertionError("more bots than names")


def _tidy(text: str) -> str:
    # Before anything else is done with it: a name may be as long as a message.
    return normalize("NFC", text.strip()) if len(text) <= 4 * LONGEST_CHAT else text


def _fit(text: str) -> bool:
    """Whether all can be printed (nothing that controls or turns the line around), and no marks are piled up."""
    marks = 0
    for one in normalize("NFD", text):
        marks = marks + 1 if category(one)[0] == "M" else 0
        if marks > MOST_MARKS:
            return False
    return text.isprintable()
