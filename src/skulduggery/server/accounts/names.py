"""Checks of names and of chat lines."""

from unicodedata import category, normalize

from skulduggery.server.protocol.errors import ApiError

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_MARKS = 4
"""Combining marks on one letter: enough for languages; more would paint over the lines above and below."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Characters that count as printable, but show nothing."""
LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜаеѕіјорсухһԁԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυιɑıƖ|01",
    "ABESIJKMHOPCTYXGQWaesijopcyxhdqwvABEZHIKMNOPTYXovpuiaiIIOI",
)
"""Cyrillic, Greek and other characters, and digits, each with the Latin letter that it looks like."""
BOT_NAMES = ("Lefty", "Duchess", "Slim", "Dutch", "Mugs", "Trixie", "Sarge", "Velvet")
"""Names of bots that nobody has named."""


def name_of(said: str | None) -> str:
    """Return a person's name, normalized. Raises ApiError unless it has 1 to 40 characters that are all visible, apart
    from single spaces."""
    name = " ".join(filter(None, _tidy(said or "").split(" ")))
    if not 0 < len(name) <= LONGEST_NAME or not _fit(name) or BLANK & {*name} or category(name[0])[0] == "M":
        raise ApiError(422, "name", most=LONGEST_NAME)
    return name


def likeness(name: str) -> str:
    """Return what a name looks like at a glance. No two seats of a table and no two accounts may have the same.

    >>> likeness("Сара") == likeness("CAPA"), likeness("Bob l") == likeness("bob 1"), likeness("Ada") == likeness("Ida")
    (True, True, False)
    """
    plain = "".join(one for one in normalize("NFKD", name) if category(one) not in ("Mn", "Me"))
    return plain.translate(LOOKALIKES).casefold().replace("l", "i").replace(" ", "")


def chat_of(said: str) -> str:
    """Return a chat line, normalized and trimmed. Raises ApiError unless it has 1 to 500 characters, all of them
    printable and at least one visible."""
    text = _tidy(said)
    if not 0 < len(text) <= LONGEST_CHAT or not _fit(text) or {*text} <= BLANK | {" "}:
        raise ApiError(422, "chat", most=LONGEST_CHAT)
    return text


def bot_name(taken: set[str]) -> str:
    """Return a name for a bot. ``taken``: the likenesses of names that it may not resemble."""
    for name in BOT_NAMES:
        if likeness(name) not in taken:
            return name
    raise AssertionError("more bots than names")


def _tidy(text: str) -> str:
    # Checked first, because a name may come as long as a whole message: longer texts are refused anyway.
    return normalize("NFC", text.strip()) if len(text) <= 4 * LONGEST_CHAT else text


def _fit(text: str) -> bool:
    """Return True if all characters are printable (no control or bidirectional ones), and no marks are piled up."""
    marks = 0
    for one in normalize("NFD", text):
        marks = marks + 1 if category(one)[0] == "M" else 0
        if marks > MOST_MARKS:
            return False
    return text.isprintable()
