"""A position of Crooks as one line of text, for a bug report or a test.

The line holds fields, separated by spaces, in any order:

- ``piles=A:knife+dip,C:torpedo``: hideouts not named are empty; crooks not named anywhere lie in the box.
- ``rows=1@5:torpedo+getaway-driver,2@9:~wheelman``: seat at target, bottom crook first, ``~`` for face down.
- ``money=18,16`` and ``turn=1``, the two fields that must be there.
- ``passed=2``, ``gone=ice-man`` and ``barren=dip+fence``: seats that have passed, crooks that Killers removed, and
  crooks that lay in a pile from which nothing could be taken.
- ``know=1:dip+knife;=fence,2:=torpedo``: groups of crooks that a seat has seen and can't tell apart, and after ``=`` a
  hidden crook that the seat knows for certain. Each seat knows its own face-down crooks without this field.
"""

from typing import Final

from skulduggery.engine.asks import BadInput
from skulduggery.engine.chance import NO_STREAM
from skulduggery.engine.knowledge.groups import cells
from skulduggery.engine.machine import EFFECT, Frame, run
from skulduggery.games.crooks.rules.answers import LETTERS
from skulduggery.games.crooks.rules.invariants import broken
from skulduggery.games.crooks.rules.state import Crooks, CrooksRules, rules_of

FIELDS: Final = ("piles", "rows", "money", "turn", "passed", "gone", "barren", "know")


def write(t: Crooks) -> str:
    """Return a position as one line of text. Raise BadInput unless it is the start of a turn."""
    if not t.stack or t.stack[-1][EFFECT].name != "turn" or min(t.faces) < 0:
        raise BadInput("A position of crooks can be written at the start of a turn only; save the game instead.")
    rules = rules_of(t)
    ids = rules.ids
    width = len(rules.targets)

    def names(inside: list[int]) -> str:
        return "+".join(sorted([ids[t.faces[cell]] for cell in inside]))

    piles = [f"{LETTERS[p]}:{names(list(t.piles[p]))}" for p in range(len(t.piles)) if t.piles[p]]
    rows = []
    for i in range(len(t.rows)):
        if t.rows[i]:
            stack = "+".join([("~" if t.down >> cell & 1 else "") + ids[t.faces[cell]] for cell in t.rows[i]])
            rows.append(f"{i // width + 1}@{rules.targets[i % width]}:{stack}")
    parts = [f"piles={','.join(piles)}", f"rows={','.join(rows)}", f"money={','.join([str(n) for n in t.money])}"]
    parts.append(f"turn={t.turn + 1}")
    if t.out:
        parts.append(f"passed={','.join([str(one + 1) for one in range(t.seats) if t.out >> one & 1])}")
    if t.gone:
        parts.append(f"gone={'+'.join([ids[t.faces[cell]] for cell in t.gone])}")
    if t.barren & ~t.open:
        parts.append(f"barren={names(cells(t.barren & ~t.open))}")
    know = []
    for one in range(t.seats):
        groups = [names(cells(group & ~t.open)) for group in t.know[one][1:] if group & ~t.open]
        known = (1 << len(t.faces)) - 1 & ~t.open
        for group in t.know[one]:
            known &= ~group
        for i in range(one * width, (one + 1) * width):
            for cell in t.rows[i]:
                known &= ~(1 << cell)
        groups += [f"={name}" for name in names(cells(known)).split("+") if name]
        if groups:
            know.append(f"{one + 1}:{';'.join(sorted(groups))}")
    if know:
        parts.append(f"know={','.join(know)}")
    return " ".join(parts)


def read(rules: CrooksRules, text: str) -> Crooks:
    """Return the position that a line describes, skipping seats that can't act. Raise BadInput if the line is wrong."""
    fields: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in FIELDS or name in fields:
            raise BadInput(f"A position has no field {word[:40]!r}; it has each of {', '.join(FIELDS)} once at most.")
        fields[name] = value
    for name in ("money", "turn"):
        if name not in fields:
            raise BadInput(f"The position lacks {name}=...; it needs at least money= and turn=.")
    t = Reader(rules, fields).position()
    problem = broken(t)
    if problem:
        raise BadInput(f"The position can't be: {problem}.")
    run(t)
    return t


class Reader:
    """Reads the fields of a position. Each crook that a field names gets the next free cell."""

    def __init__(self, rules: CrooksRules, fields: dict[str, str]) -> None:
        self.rules = rules
        self.fields = fields
        self.faces: list[int] = []
        self.rows: list[tuple[int, ...]] = [()] * (rules.seats * len(rules.targets))
        self.down = 0
        self.shown = 0

    def position(self) -> Crooks:
        """Return the position. Raise BadInput for words that mean nothing, or crooks that are named twice."""
        rules, fields = self.rules, self.fields
        piles = self.piles()
        self.grid()
        gone = self.lay(fields.get("gone", ""))
        for cell in gone:
            self.shown |= 1 << cell
        self.faces += [face for face in range(len(rules.ids)) if face not in self.faces]
        know = self.know()
        money = [amount(word) for word in split(fields["money"])]
        if len(money) != rules.seats:
            raise BadInput(f"money={fields['money']} must give one amount for each of {rules.seats} seats.")
        out = 0
        for word in split(fields.get("passed", "")):
            out |= 1 << seat(rules, word)
        turn = seat(rules, fields["turn"])
        barren = self.mask(fields["barren"]) if fields.get("barren") else 0
        stack: list[Frame] = [(rules.effects["turn"], 0, (turn or rules.seats) - 1, -1, ())]
        return Crooks(
            rules, stack, NO_STREAM, self.faces, piles, self.rows, money, know, self.down, self.shown, barren,
            tuple(gone), out, turn, (),
        )  # fmt: skip

    def lay(self, names: str) -> list[int]:
        """Return the cells of crooks, which get the next free ones."""
        out = []
        for name in names.split("+") if names else []:
            face = card(self.rules, name)
            if face in self.faces:
                raise BadInput(f"The crook {name!r} appears twice in the position; there is only one.")
            out.append(len(self.faces))
            self.faces.append(face)
        return out

    def mask(self, names: str) -> int:
        """Return the bit mask of the cells of crooks. All crooks must have cells."""
        out = 0
        for name in names.split("+"):
            out |= 1 << self.faces.index(card(self.rules, name))
        return out

    def piles(self) -> list[tuple[int, ...]]:
        """Return the cells in each hideout."""
        piles: list[tuple[int, ...]] = [()] * len(self.rules.piles)
        for part in split(self.fields.get("piles", "")):
            where, names = halves(part, "A:knife+dip")
            at = hideout(self.rules, where)
            if piles[at]:
                raise BadInput(f"The hideout {where} appears twice in the position; name all its crooks at once.")
            piles[at] = tuple(self.lay(names))
        return piles

    def grid(self) -> None:
        """Lay the crooks on the grid, face down or for all to see."""
        for part in split(self.fields.get("rows", "")):
            where, names = halves(part, "1@5:torpedo+~fence")
            who, at, number = where.partition("@")
            if not at:
                raise BadInput(f"{part!r} is not a place on the grid; right would be '1@5:torpedo'.")
            words = names.split("+")
            inside = self.lay("+".join([word.removeprefix("~") for word in words]))
            i = seat(self.rules, who) * len(self.rules.targets) + target(self.rules, number)
            if self.rows[i]:
                raise BadInput(f"The place {where} appears twice in the position; name all its crooks at once.")
            self.rows[i] = tuple(inside)
            for word, cell in zip(words, inside, strict=True):
                if word.startswith("~"):
                    self.down |= 1 << cell
                else:
                    self.shown |= 1 << cell

    def know(self) -> list[tuple[int, ...]]:
        """Return the groups of each seat, which knows its own face-down crooks at least."""
        seats, width = self.rules.seats, len(self.rules.targets)
        groups: list[list[int]] = [[] for _ in range(seats)]
        known = [0] * seats
        for i in range(len(self.rows)):
            for cell in self.rows[i]:
                known[i // width] |= (1 << cell) & ~self.shown
        for part in split(self.fields.get("know", "")):
            where, names = halves(part, "1:dip+knife;=fence")
            one = seat(self.rules, where)
            for group in names.split(";"):
                if group.startswith("="):
                    known[one] |= self.mask(group[1:])
                else:
                    groups[one].append(self.mask(group))
        know: list[tuple[int, ...]] = []
        for one in range(seats):
            base = ((1 << len(self.faces)) - 1) & ~known[one] & ~self.shown
            for inside in groups[one]:
                if inside & ~base:
                    raise BadInput(f"know= of seat {one + 1} names a crook twice, or one that lies open.")
                base &= ~inside
            know.append((base, *groups[one]))
        return know


def card(rules: CrooksRules, word: str) -> int:
    """Return the crook with this id."""
    if word not in rules.ids:
        raise BadInput(f"This deck has no crook {word!r}; its first ones are {', '.join(rules.ids[:5])}.")
    return rules.ids.index(word)


def hideout(rules: CrooksRules, word: str) -> int:
    """Return the hideout with this letter."""
    last = LETTERS[len(rules.piles) - 1]
    if len(word) != 1 or not "A" <= word <= last:
        raise BadInput(f"There is no hideout {word!r}; they are called A to {last}.")
    return LETTERS.index(word)


def target(rules: CrooksRules, word: str) -> int:
    """Return the target with this number."""
    known = [str(number) for number in rules.targets]
    if word not in known:
        raise BadInput(f"There is no target {word!r}; there are {', '.join(known)}.")
    return known.index(word)


def seat(rules: CrooksRules, word: str) -> int:
    """Return the seat with this number, counted from 1."""
    known = [str(seat + 1) for seat in range(rules.seats)]
    if word not in known:
        raise BadInput(f"There is no seat {word!r}; they are 1 to {rules.seats}.")
    return known.index(word)


def split(text: str) -> list[str]:
    """Return the parts between commas; none for an empty text."""
    return text.split(",") if text else []


def halves(part: str, right: str) -> tuple[str, str]:
    """Return the texts before and after the colon. Raise BadInput, with ``right`` as example, if one is missing."""
    before, colon, after = part.partition(":")
    if not before or not colon or not after:
        raise BadInput(f"{part!r} lacks something on one side of a colon; right would be {right!r}.")
    return before, after


def amount(word: str) -> int:
    """Return an amount of dollars. Raise BadInput unless it is a whole number of up to four digits."""
    if not (word.isascii() and word.isdigit() and len(word) < 5):
        raise BadInput(f"{word!r} is not an amount of money; right would be a whole number like 18.")
    return int(word)
