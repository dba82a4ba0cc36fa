"""Card files of any game: reading them and collecting every problem in them."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, cast

from skulduggery.engine.asks import BadInput, Flaw, brief, flaw
from skulduggery.engine.documents import Document, either, listed
from skulduggery.locale import LANGUAGES, OWN

EVIDENCE = ("printed", "implied", "ruling", "house")
LONGEST = 500_000
"""The greatest length of a file, in characters."""
HEADER = re.compile(r"\[\[?([a-z0-9_.]+)\]\]?\s*(?:#|$)")


def read_toml(text: str, source: str, what: str) -> Document:
    """Return the document in the text of a TOML file. Raise BadInput if the text is too long or isn't TOML."""
    import tomllib  # imported here to keep the start of the program fast

    if len(text) > LONGEST:
        raise BadInput(flaw("too-long", file=source, what=what, length=str(len(text)), most=str(LONGEST)))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(flaw("toml", file=source, cause=str(error))) from None


def lines_of(text: str) -> dict[str, list[int]]:
    """Return the line numbers, from 1, at which the tables of a TOML file begin, by the names in their headers."""
    lines: dict[str, list[int]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        found = HEADER.match(line.strip())
        if found is not None:
            lines.setdefault(found.group(1), []).append(number)
    return lines


def replaced(text: str, source: str, card: str, new: str, new_source: str) -> tuple[str, int, int]:
    """Return the text of a card file with one card replaced by the table in ``new``; all else stays as written.

    Also return the line of the card in that text, and in ``new``.

    ``card`` is an id, or ``kind.id`` if several cards share the id. Raises BadInput if the card isn't there, or unless
    ``new`` holds exactly one table of its kind. Doesn't check whether the result can be played.
    """
    document, its = read_toml(text, source, "cards"), read_toml(new, new_source, "cards")
    lines = lines_of(text)
    kind, number = card_at(document, source, card)
    if list(its) != [kind] or lines_of(new).get(kind) is None or len(cast(list[object], its[kind])) != 1:
        raise BadInput(flaw("replace-by", file=new_source, kind=kind))
    if len(lines.get(kind, [])) != len(cast(list[object], document[kind])):
        raise BadInput(flaw("replace-line", file=source, kind=kind))
    begin = lines[kind][number]
    later = [n for name, some in lines.items() if not name.startswith(f"{kind}.") for n in some if n > begin]
    written = text.split("\n")
    end = min(later, default=len(written) + 1) - 1
    while not written[end - 1].strip() or written[end - 1].startswith("#"):  # comments above a table belong to it
        end -= 1
    own = lines_of(new)[kind][0]
    skipped = len(new) - len(new.lstrip("\n"))
    out = "\n".join([*written[: begin - 1], new.strip("\n"), *written[end:]])
    return out, begin - 1 + own - skipped, own


def card_at(document: Document, source: str, card: str) -> tuple[str, int]:
    """Return the kind of a card and its index. Raise BadInput unless exactly one card fits, with suggestions."""
    every = [
        (kind, number, str(table["id"]))
        for kind, tables in document.items()
        if isinstance(tables, list)
        for number, table in enumerate(tables)
        if isinstance(table, dict) and "id" in table
    ]
    found = [(kind, number) for kind, number, id in every if card in (id, f"{kind}.{id}")]
    if not found:
        known = [name for kind, _, id in every for name in (id, f"{kind}.{id}")]
        likely = guess(card, known)
        near = "yes" if likely else "no" if known else "none"
        example = repr(likely or known[0]) if known else ""
        raise BadInput(flaw("replace-unknown", file=source, word=brief(card), near=near, guess=example))
    if len(found) > 1:
        right = either([f"{kind}.{card}" for kind, _ in found])
        raise BadInput(flaw("replace-several", file=source, word=brief(card), **right))
    return found[0]


def is_whole(value: object, least: int, most: int) -> bool:
    """Return whether ``value`` is an int (not a bool) from ``least`` to ``most``."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_id(text: str) -> bool:
    """Return whether ``text`` holds only lower-case ASCII letters, digits and hyphens."""
    return all([c.isascii() and (c.islower() or c.isdigit() or c == "-") for c in text])


def near(word: str, known: Sequence[str]) -> str:
    """Return an English hint: the known word that is probably meant, or else all known words."""
    meant = guess(word, known)
    return f"perhaps you meant {meant!r}" if meant else f"it must be {listed(list(known))}"


def guess(word: str, known: Sequence[str]) -> str:
    """Return the known word closest to ``word``, ignoring case, or an empty text if none is close."""
    from difflib import get_close_matches  # imported here to keep the start of the program fast

    small = [one.lower() for one in known]
    close = get_close_matches(word[:60].lower(), small, 1, 0.7)
    return known[small.index(close[0])] if close else ""


def meant(word: str, known: Sequence[str]) -> dict[str, str]:
    """Return the arguments of a locale text that names the word that is probably meant, or else all known words."""
    found = guess(word, known)
    return {"near": "yes", "guess": repr(found)} if found else {"near": "no", **either(known)}


class Checker:
    """A collector of all problems in card data, each with file, line, card, field and what would be right.

    ``line`` is that of the table being checked, 0 if unknown. Methods that return a value return a neutral one
    after noting a problem.
    """

    def __init__(self, source: str, what: str) -> None:
        self.source = source
        self.what = what
        self.line = 0
        self.problems: list[Flaw] = []
        self.warnings: list[Flaw] = []
        """Suspicious data that can still be used."""

    def finish(self) -> None:
        """Raise BadInput if there is any problem."""
        if self.problems:
            raise BadInput(*self.problems)

    def say(self, where: str, code: str, **args: str | int) -> None:
        """Note a problem, unless it has been noted already."""
        problem = self.flaw(where, code, args)
        if problem not in self.problems:
            self.problems.append(problem)

    def warn(self, where: str, code: str, **args: str | int) -> None:
        """Note suspicious data that can still be used."""
        self.warnings.append(self.flaw(where, code, args))

    def flaw(self, where: str, code: str, args: dict[str, str | int]) -> Flaw:
        line = str(self.line) if self.line else "none"
        return flaw(code, file=self.source, line=line, **({"place": where} if where else {}), **args)

    def wrong(self, where: str, table: dict[str, Any], name: str, code: str, **args: str | int) -> None:
        """Note that a field is missing or has a wrong value."""
        given = {"there": "yes", "value": brief(table[name])} if name in table else {"there": "no"}
        self.say(f"{where} {name}".strip(), code, **given, **args)

    def unknown(self, where: str, table: dict[str, Any], fields: Sequence[str]) -> None:
        """Note each field of a table that isn't in ``fields``."""
        for name in table:
            if name not in fields:
                shown = name if name.strip() else repr(name)  # TOML allows blank names
                self.say(f"{where} {shown}".strip(), "field", what=self.what, **either(fields))

    def text(self, where: str, table: dict[str, Any], name: str) -> str:
        value = table.get(name)
        if isinstance(value, str) and 0 < len(value) <= 60 and value.strip() == value and value.isprintable():
            return value
        self.wrong(where, table, name, "text", most="60")
        return ""

    def whole(self, where: str, table: dict[str, Any], name: str, least: int, most: int) -> int:
        value = table.get(name)
        if is_whole(value, least, most):
            return cast(int, value)
        self.wrong(where, table, name, "whole", least=str(least), most=str(most))
        return least

    def id(self, where: str, table: dict[str, Any], seen: Collection[str]) -> str:
        """Return the id of a card; note a problem if it is malformed or in ``seen``."""
        name = self.text(where, table, "id")
        if name and not is_id(name):
            self.say(f"{where} id", "id-letters")
        if name and name in seen:
            self.say(f"{where} id", "id-twice")
        return name

    def word(self, where: str, table: dict[str, Any], name: str, known: Sequence[str]) -> str:
        """Return a field that must be one of the known words, or an empty text."""
        value = table.get(name)
        if isinstance(value, str) and value in known:
            return value
        if not known:
            self.wrong(where, table, name, "word-none")
        elif isinstance(value, str) and value.isprintable():
            self.wrong(where, table, name, "word", **meant(value, known))
        else:
            self.wrong(where, table, name, "word", **meant("", known))
        return ""

    def words(self, where: str, table: dict[str, Any], name: str, known: Sequence[str], what: str) -> list[str]:
        """Return a field that must list one or more known words, each once; else an empty list."""
        value = table.get(name)
        if isinstance(value, list) and value and all([isinstance(one, str) and one in known for one in value]):
            if len(set(value)) == len(value):
                return value
            self.wrong(where, table, name, "words-twice")
        elif known:
            self.wrong(where, table, name, "words", what=what, **either(known))
        return []

    def numbers(self, where: str, table: dict[str, Any], name: str, least: int, most: int, what: str) -> list[int]:
        """Return a field that must list 1 to 20 whole numbers; else an empty list."""
        value = table.get(name)
        if isinstance(value, list) and 0 < len(value) <= 20 and all([is_whole(one, least, most) for one in value]):
            return value
        self.wrong(where, table, name, "numbers", what=what, least=str(least), most=str(most))
        return []

    def only_true(self, where: str, table: dict[str, Any], name: str) -> bool:
        """Return whether a field is there; note a problem if its value isn't true."""
        if name in table and table[name] is not True:
            self.wrong(where, table, name, "only-true")
        return name in table

    def names(self, where: str, table: dict[str, Any]) -> None:
        names = table.get("names")
        if not isinstance(names, dict) or "en" not in names:
            self.say(f"{where} names".strip(), "names")
            return
        self.unknown(f"{where} names".strip(), names, LANGUAGES)
        for language in names:
            if language in LANGUAGES:
                self.text(f"{where} names".strip(), names, language)

    def evidence(self, where: str, table: dict[str, Any], needed: Sequence[str], known: Sequence[str]) -> None:
        """Note a problem unless the evidence gives an origin for all ``needed`` fields and only for ``known`` ones.

        The origin of a list may be a list too, with one entry for each item.
        """
        evidence = table.get("evidence")
        if not isinstance(evidence, dict):
            all_own = ", ".join(f'{name} = "house"' for name in needed or known)
            self.say(f"{where} evidence", "evidence", example=f"{{ {all_own} }}", **either(EVIDENCE))
            return
        noted = [problem.args.get("place") for problem in self.problems]
        own = {name: tag for name, tag in evidence.items() if f"{where} {name}" not in noted}
        self.unknown(f"{where} evidence", own, known)  # a field that is wrong itself is told once
        for name in known:
            given = evidence.get(name)
            tags = [given]
            if isinstance(given, list):
                parts = table.get(name)
                tags = given if isinstance(parts, list) and len(parts) == len(given) else [given]
            if (name in needed or name in evidence) and any([tag not in EVIDENCE for tag in tags]):
                self.wrong(
                    f"{where} evidence",
                    evidence,
                    name,
                    "evidence-tags" if isinstance(given, list) else "evidence-tag",
                    **either(EVIDENCE),
                )


class SetChecker(Checker):
    """A checker of a set of components: single tables, and kinds with many tables each, with names and evidence."""

    def __init__(self, source: str, what: str, document: Document, lines: dict[str, list[int]]) -> None:
        super().__init__(source, what)
        self.document = cast(dict[str, Any], document)
        self.lines = lines
        self.named: list[tuple[int, str, list[str]]] = []

    def section(self, name: str) -> dict[str, Any] | None:
        """Return a single table, or None after noting that it is missing."""
        self.line = self.lines.get(name, [0])[0]
        table = self.document.get(name)
        if isinstance(table, dict):
            return table
        self.say(name, "table", there="no", title=name)
        return None

    def tables(self, kind: str) -> list[dict[str, Any]]:
        """Return all tables of a kind; none if the document holds something else under that name."""
        tables = self.document.get(kind)
        if isinstance(tables, list) and all([isinstance(one, dict) for one in tables]):
            return tables
        return []

    def each(self, kind: str, fields: Sequence[str]) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield each table of a kind after its name for messages, with ``line`` set to its line.

        Checks fields and evidence, and the names if ``fields`` has them.
        """
        tables = self.tables(kind)
        if not tables:
            self.say("", "none", kind=kind)
        lines = self.lines.get(kind, [])
        for number, table in enumerate(tables):
            self.line = lines[number] if len(lines) == len(tables) else 0
            where = f"{kind} {brief(table['id'])}" if isinstance(table.get("id"), str) else f"{kind} #{number + 1}"
            self.unknown(where, table, (*fields, "evidence"))
            if "names" in fields:
                self.names(where, table)
            self.tell(kind, where, table)
            yield where, table
        self.line = 0

    def tell(self, kind: str, where: str, table: dict[str, Any]) -> None:
        """Note the problems in the evidence of a table."""
        raise NotImplementedError

    def count(self, kind: str, there: int, right: int, what: str, of: str = "") -> None:
        if self.tables(kind) and there != right:
            self.say("", "count", what=what, of=of, there=str(there), right=str(right))

    def names(self, where: str, table: dict[str, Any]) -> None:
        super().names(where, table)
        names = table.get("names")
        self.named.append((self.line, where, list(names) if isinstance(names, dict) else list(LANGUAGES)))

    def languages(self) -> None:
        """Note each language, other than English, that some names have and others lack."""
        for language, name in OWN.items():
            lacking = [(line, where) for line, where, given in self.named if language not in given]
            if language == "en" or not lacking or len(lacking) == len(self.named):
                continue
            self.line, where = lacking[0]
            more = len(lacking) - 1
            self.say(f"{where} names".strip(), "language", more=more, language=language, name=name)
        self.line = 0
