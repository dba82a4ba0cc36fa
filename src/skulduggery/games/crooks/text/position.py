"""Positions of Crooks: packed for a save, and as one line of text for a bug report or a test.

The text holds, divided by blanks, in any order: ``piles=A:knife+dip,C:torpedo`` (hideouts not named are empty; crooks
not named anywhere lie in the box), ``rows=1@5:torpedo+getaway-driver,2@9:~wheelman`` (seat at target: bottom first,
``~`` face down), ``money=18,16``, ``turn=1``, and where there is something to say ``passed=2``, ``gone=ice-man``,
``barren=dip+fence`` (crooks that lay in a pile from which nothing could be taken) and
``know=1:dip+knife;=fence,2:=torpedo``: the groups of crooks that a seat has seen and can't tell apart, after ``=`` the
hidden ones that it knows for certain. One's own face-down crooks are known without saying.
"""

from typing import Final, cast

from skulduggery.engine.asks import BadInput
from skulduggery.engine.chance import NO_STREAM
from skulduggery.engine.game import Document
from skulduggery.engine.knowledge.groups import cells
from skulduggery.engine.machine import Frame, State, run
from skulduggery.games.crooks.knowledge.infostate import mask_of
from skulduggery.games.crooks.rules.setup import ACCOMPLICE, KILLER, SPY, SWAP, Crooks, CrooksRules, rules_of
from skulduggery.games.crooks.text.notation import LETTERS, card, hideout, seat, target

FIELDS: Final = ("piles", "rows", "money", "turn", "passed", "gone", "barren", "know")


def pack(t: Crooks) -> Document:
    """All that lies on the table; crooks by id, cells and seats by number."""
    ids = rules_of(t).ids
    return {
        "faces": [ids[face] if face >= 0 else "" for face in t.faces],
        "piles": [list(pile) for pile in t.piles],
        "rows": [list(row) for row in t.rows],
        "money": list(t.money),
        "know": [list(groups) for groups in t.know],
        "down": t.down,
        "open": t.open,
        "barren": t.barren,
        "gone": list(t.gone),
        "out": t.out,
        "turn": t.turn,
        "scores": list(t.scores),
    }


def unpack(rules: CrooksRules, table: Document, s: State) -> Crooks:
    """The opposite of ``pack``. Raises BadInput if it isn't a table of these rules."""
    try:
        down, shown, barren, out, turn = whole_numbers(
            [table["down"], table["open"], table["barren"], table["out"], table["turn"]]
        )
        t = Crooks(
            rules,
            s.stack,
            s.rng,
            [rules.ids.index(str(one)) if one else -1 for one in cast(list[object], table["faces"])],
            [whole_numbers(pile) for pile in cast(list[object], table["piles"])],
            [whole_numbers(row) for row in cast(list[object], table["rows"])],
            list(whole_numbers(table["money"])),
            [whole_numbers(groups) for groups in cast(list[object], table["know"])],
            down,
            shown,
            barren,
            whole_numbers(table["gone"]),
            out,
            turn,
            whole_numbers(table["scores"]),
        )
        problem = unsound(t)
    except KeyError as error:
        raise BadInput(f"This table of crooks is damaged: it lacks {error}.") from None
    except (TypeError, ValueError):
        problem = "a value is of the wrong kind or no crook of the deck"
    if problem:
        raise BadInput(f"This table of crooks is damaged: {problem}.")
    return t


def whole_numbers(value: object) -> tuple[int, ...]:
    """A list of whole numbers. Raises TypeError for anything else."""
    if not isinstance(value, list) or any([type(one) is not int for one in value]):
        raise TypeError("where a list of whole numbers should be")
    return tuple(value)


def unsound(t: Crooks) -> str:
    """What is wrong with a table that play can't reach, or nothing."""
    return unsound_stack(t) or unsound_cards(t) or unsound_seats(t) or unsound_facts(t)


def unsound_stack(t: Crooks) -> str:
    """The frames are a course of play: chance, or turns, and at most one step of a turn above them."""
    rules = rules_of(t)
    wrong = "its stack is no course of play"
    names = [frame[0].name for frame in t.stack]
    if not names:
        return ""
    _, pc, seat, source, registers = t.stack[0]
    if names in (["deal"], ["first"]):
        return "" if (pc, seat, source, registers) == (0, -1, -1, ()) else wrong
    if names[0] != "turn" or len(names) > 2 or source != -1 or registers or not 0 <= seat < t.seats:
        return wrong
    if len(names) == 1:
        return "" if pc in (0, 1) and (pc == 0 or (t.turn == seat and not t.out >> seat & 1)) else wrong
    _, step_pc, player, source, registers = t.stack[1]
    if (pc, step_pc) != (0, 0) or player != seat or t.turn != seat:
        return wrong
    if names[1] == "take":
        return "" if not registers and 0 <= source < len(t.piles) and t.piles[source] else wrong
    if names[1] not in ("place", "swap", "kill", "spy") or len(registers) != 1 or not 0 <= source < len(t.faces):
        return wrong
    number = registers[0]
    if names[1] == "place":
        return "" if 0 <= number < len(t.piles) else wrong
    if not 0 <= number < len(rules.targets) or seat * len(rules.targets) + number >= len(t.rows):
        return wrong
    row = t.rows[seat * len(rules.targets) + number]
    if not row or row[-1] != source or (names[1] == "swap") != (len(row) > 1):
        return wrong
    ability = rules.ability[t.faces[source]]
    return "" if ability == {"swap": SWAP, "kill": KILLER, "spy": SPY}[names[1]] else wrong


def unsound_cards(t: Crooks) -> str:
    """Every card in one place, each where its rules let it be."""
    rules = rules_of(t)
    n = len(rules.ids)
    if t.faces != [-1] * n and sorted(t.faces) != list(range(n)):
        return "the cards are not those of the deck, each once"
    if len(t.piles) != len(rules.piles) or len(t.rows) != t.seats * len(rules.targets):
        return "the piles or rows are not those of this set-up"
    placed = [cell for pile in t.piles for cell in pile] + [cell for row in t.rows for cell in row] + list(t.gone)
    placed += in_hand(t)
    if len(set(placed)) != len(placed) or any([not 0 <= cell < n for cell in placed]):
        return "a card lies in two places or in none"
    shown = mask_of(list(t.gone))
    below = 0
    for row in t.rows:
        shown |= mask_of(list(row)) & ~t.down
        below |= mask_of(list(row[:1]))
        for cell in row[1:]:
            ability = rules.ability[t.faces[cell]]
            if ability != ACCOMPLICE and not (ability == SWAP and cell == row[-1] and t.stack[-1][0].name == "swap"):
                return "a crook that is no Accomplice lies on another"
    if t.down & ~below:
        return "only the lowest crook of a stack can lie face down"
    if shown != t.open:
        return "the crooks that all know are not those that lie face up or were removed"
    for p in range(len(t.piles)):
        mask = mask_of(list(t.piles[p]))
        if t.barren & mask not in (0, mask):
            return "a pile from which nothing could be taken is marked in part"
    if t.barren & ~mask_of(placed):
        return "a crook in the box is marked as one of a pile from which nothing could be taken"
    for cell in cells(t.down):
        if rules.boss >> t.faces[cell] & 1:
            return "the Boss lies face down"
    for cell in cells(t.barren):
        if rules.movers >> t.faces[cell] & 1:
            return "an Accomplice or a Killer is marked as one that could not be taken"
    return ""


def in_hand(t: Crooks) -> list[int]:
    """The cell of the crook that is about to be placed, if one is."""
    return [t.stack[-1][3]] if t.stack and t.stack[-1][0].name == "place" else []


def unsound_seats(t: Crooks) -> str:
    """Money, turns and scores are such as can be."""
    if len(t.money) != t.seats or min(t.money) < 0:
        return "the money is not one amount for each seat"
    if not 0 <= t.out < 1 << t.seats or not -1 <= t.turn < t.seats:
        return "the turn or the seats that have passed are none of this table's"
    if len(t.scores) not in (0, t.seats) or (not t.stack) != bool(t.scores):
        return "there are scores before the end, or none at the end"
    return ""


def unsound_facts(t: Crooks) -> str:
    """Facts are such as looks at whole piles give: a pile lies within one group, or is one card."""
    n = len(t.faces)
    if len(t.know) != t.seats:
        return "the facts are not those of each seat"
    piles = [mask_of(list(pile)) for pile in t.piles]
    box = (1 << n) - 1
    for mask in [*piles, *[mask_of(list(row)) for row in t.rows], mask_of(list(t.gone)), mask_of(in_hand(t))]:
        box &= ~mask
    for groups in t.know:
        inside = 0
        if not groups:
            return "a seat has no facts"
        for group in groups:
            if group & inside or group < 0 or group >> n:
                return "the facts of a seat overlap"
            inside |= group
            if any([group & mask not in (0, mask) for mask in piles]):
                return "a seat knows part of a pile, and piles are seen whole"
        if any([mask & (mask - 1) and not mask & inside for mask in piles]):
            return "a seat knows the cards of a pile one by one, and piles are seen as a whole"
        if box & ~groups[0]:
            return "a seat has seen what lies in the box"
        if any([sum([1 for mask in piles if group & mask]) > 1 for group in groups[1:]]):
            return "a seat mixes up two piles"
    return ""


def write(t: Crooks) -> str:
    """One line of text, at the start of a turn. Raises BadInput elsewhere."""
    if not t.stack or t.stack[-1][0].name != "turn" or min(t.faces) < 0:
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
    """The position that a line of text means; a seat that can't act is passed over. Raises BadInput."""
    fields: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in FIELDS or name in fields:
            raise BadInput(f"A position has no field {word[:40]!r}; it has each of {', '.join(FIELDS)} once at most.")
        fields[name] = value
    for name in ("money", "turn"):
        if name not in fields:
            raise BadInput(f"The position lacks {name}=...; it needs at least money= and turn=.")
    faces: list[int] = []

    def lay(names: str) -> list[int]:
        out = []
        for name in names.split("+") if names else []:
            face = card(rules, name)
            if face in faces:
                raise BadInput(f"The crook {name!r} stands twice in the position; each is there once.")
            out.append(len(faces))
            faces.append(face)
        return out

    piles: list[tuple[int, ...]] = [()] * len(rules.piles)
    for part in split(fields.get("piles", "")):
        where, names = halves(part, "A:knife+dip")
        if piles[hideout(rules, where)]:
            raise BadInput(f"The hideout {where} stands twice in the position; name all its crooks at once.")
        piles[hideout(rules, where)] = tuple(lay(names))
    width = len(rules.targets)
    rows: list[tuple[int, ...]] = [()] * (rules.seats * width)
    down = 0
    shown = 0
    for part in split(fields.get("rows", "")):
        where, names = halves(part, "1@5:torpedo+~fence")
        who, at, number = where.partition("@")
        if not at:
            raise BadInput(f"{part!r} is not a place on the grid; right would be '1@5:torpedo'.")
        words = names.split("+")
        inside = lay("+".join([word.removeprefix("~") for word in words]))
        i = seat(rules, who) * width + target(rules, number)
        if rows[i]:
            raise BadInput(f"The place {where} stands twice in the position; name all its crooks at once.")
        rows[i] = tuple(inside)
        for k in range(len(inside)):
            if words[k].startswith("~"):
                down |= 1 << inside[k]
            else:
                shown |= 1 << inside[k]
    gone = lay(fields.get("gone", ""))
    for cell in gone:
        shown |= 1 << cell
    faces += [face for face in range(len(rules.ids)) if face not in faces]

    def mask(names: str) -> int:
        out = 0
        for name in names.split("+"):
            out |= 1 << faces.index(card(rules, name))
        return out

    everything = (1 << len(faces)) - 1
    know: list[tuple[int, ...]] = []
    groups: list[list[int]] = [[] for _ in range(rules.seats)]
    known = [0] * rules.seats
    for one in range(rules.seats):
        for row in rows[one * width : (one + 1) * width]:
            for cell in row:
                known[one] |= (1 << cell) & ~shown
    for part in split(fields.get("know", "")):
        where, names = halves(part, "1:dip+knife;=fence")
        one = seat(rules, where)
        for group in names.split(";"):
            if group.startswith("="):
                known[one] |= mask(group[1:])
            else:
                groups[one].append(mask(group))
    for one in range(rules.seats):
        base = everything & ~known[one] & ~shown
        for inside_mask in groups[one]:
            if inside_mask & ~base:
                raise BadInput(f"know= of seat {one + 1} names a crook twice, or one that lies open.")
            base &= ~inside_mask
        know.append((base, *groups[one]))
    money = [amount(word) for word in split(fields["money"])]
    if len(money) != rules.seats:
        raise BadInput(f"money={fields['money']} must give one amount for each of {rules.seats} seats.")
    out = 0
    for word in split(fields.get("passed", "")):
        out |= 1 << seat(rules, word)
    turn = seat(rules, fields["turn"])
    barren = mask(fields["barren"]) if fields.get("barren") else 0
    stack: list[Frame] = [(rules.effects["turn"], 0, (turn or rules.seats) - 1, -1, ())]
    t = Crooks(
        rules, stack, NO_STREAM, faces, piles, rows, money, know, down, shown, barren, tuple(gone), out, turn, ()
    )
    problem = unsound(t)
    if problem:
        raise BadInput(f"The position can't be: {problem}.")
    run(t)
    return t


def split(text: str) -> list[str]:
    """The parts between commas."""
    return text.split(",") if text else []


def halves(part: str, right: str) -> tuple[str, str]:
    """What stands before and after the colon."""
    before, colon, after = part.partition(":")
    if not colon or not after:
        raise BadInput(f"{part!r} lacks something on one side of a colon; right would be {right!r}.")
    return before, after


def amount(word: str) -> int:
    """Dollars."""
    if not (word.isascii() and word.isdigit() and len(word) < 5):
        raise BadInput(f"{word!r} is not an amount of money; right would be a whole number like 18.")
    return int(word)
