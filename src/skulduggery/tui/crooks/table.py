"""The table of Crooks in the terminal: hideouts, grid, questions, notes, scoring."""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text

from skulduggery import api
from skulduggery.api import AnyView, Ask, Rules, Words
from skulduggery.games.crooks.game import BOX, UNKNOWN, CrooksRules, Standing, View
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.crooks.deck import Deck
from skulduggery.tui.crooks.menus import Menus
from skulduggery.tui.crooks.scores import scoring
from skulduggery.tui.crooks.words import Teller
from skulduggery.tui.table import Menu, Room, Said
from skulduggery.tui.terminal import hang
from skulduggery.wording.crooks.nouns import LETTERS

LABEL = 16
"""Columns of the names beside the grid."""
BACK = "▒"


class CrooksTable:
    """One game of Crooks at one terminal."""

    def __init__(self, rules: Rules, players: Sequence[str], texts: Texts) -> None:
        self.rules = rules
        self.deck = Deck(rules.cards, texts)
        self.targets: tuple[int, ...] = cast(CrooksRules, rules).targets
        self.players = list(players)
        self.texts = texts
        self.teller = Teller(self.deck, self.targets, players)

    def menu(self, ask: Ask, view: AnyView, offers: Sequence[Ask] = ()) -> Menu:
        return Menus(self.teller).menu(ask, cast(View, view))

    def guesses(self, ask: Ask, said: Words) -> list[Words]:
        out = [said, (ask.kind, *said)]
        if len(said) == 1:
            word = said[0].upper()
            out += [(ask.kind, word), (ask.kind, word, "up"), (ask.kind, "target", word), (ask.kind, "hideout", word)]
        return out

    def say(self, message: Message, seat: int) -> Said:
        return self.teller.say(message, seat)

    def does(self, said: Words, seen: Callable[[], AnyView]) -> str:
        return ""

    def scores(self, message: Message) -> bool:
        return message[0] in ("score-target", "score-gang", "end")

    def closes(self, message: Message) -> bool:
        return False

    def legend(self) -> list[str]:
        return [self.texts("legend-crook"), self.texts("legend-hidden"), self.texts("legend-grid")]

    def scoring(self, messages: Sequence[Message], seat: int, width: int) -> Iterable[list[RenderableType]]:
        return scoring(self, messages, seat, width)

    def name(self, seat: int, mine: int) -> str:
        """What the table calls a seat."""
        return self.texts("you") if seat == mine else self.players[seat]

    # The board

    def board(self, view: AnyView, width: int, room: Room, glow: frozenset[tuple[str, int]]) -> list[Text]:
        seen = cast(View, view)
        tall = room == Room.AMPLE
        lines = self.hideouts(seen, width, tall, glow)
        notes = self.notes(view)
        for i, note in enumerate(notes[: None if tall else 3]):
            head = Text(_fit(self.texts("table-notes") if not i else "", LABEL), "dim")
            text = Text(note, "italic")
            if not tall:
                text.truncate(width - LABEL, overflow="ellipsis")
            for part in hang(text, width - LABEL).split():
                lines.append(head + part)
                head = Text(" " * LABEL)
        if tall:
            lines.append(Text())
        return lines + self.grid(seen, width, room, glow)

    def hideouts(self, seen: View, width: int, tall: bool, glow: frozenset[tuple[str, int]]) -> list[Text]:
        """Letter and price of each hideout, and its pile."""
        cell = max((width - LABEL) // max(len(seen.piles), 1), 7)
        each = max((width - LABEL) // cell, 1)
        lines: list[Text] = []
        for first in range(0, len(seen.piles), each):
            names = Text(_fit(self.texts("table-hideouts") if not first else "", LABEL), "dim")
            backs = Text(" " * LABEL)
            for p in range(first, min(first + each, len(seen.piles))):
                lit = ("hideout", p) in glow
                price = self.texts.money(seen.piles[p]) if seen.piles[p] else "–"
                mark = f"[{LETTERS[p]}]" if lit else f" {LETTERS[p]} "
                style = "bold" if lit else "" if seen.piles[p] else "dim"
                names.append(_fit(f"{mark}{price}", cell), style)
                backs.append(_fit(" " + BACK * seen.piles[p], cell), "dim")
            lines += [names, backs] if tall else [names]
        return lines

    def grid(self, seen: View, width: int, room: Room, glow: frozenset[tuple[str, int]]) -> list[Text]:
        """Targets, what each is worth now and who leads there, then the rows of the players, mine last."""
        n = len(self.targets)
        seats = len(seen.money)
        cell = max((width - LABEL) // n - 1, 4)
        standings = cast(Sequence[Standing], api.standings(self.rules, seen))

        def line(label: Text | str, cells: Iterable[Text | str], style: str = "") -> Text:
            text = Text(style=style)
            text.append_text(_cell(label, LABEL))
            for one in cells:
                text.append("│", "dim").append_text(_cell(one, cell))
            return text

        rule = Text("─" * LABEL + ("┼" + "─" * cell) * n, "dim")
        heads = [
            Text(f"[{number}]" if ("target", t) in glow else f" {number}", "bold")
            for t, number in enumerate(self.targets)
        ]
        lines = [
            line(Text(self.texts("table-target"), "dim"), heads),
            line(Text(self.texts("table-worth"), "dim"), [self.worth(one) for one in standings]),
            line(Text(self.texts("table-leads"), "dim"), [self.leads(one, seen.seat) for one in standings]),
        ]
        mine = seen.seat if seen.seat >= 0 else seats - 1
        for step in range(1, seats + 1):
            seat = (mine + step) % seats
            cells = [self.stack(seen.rows[seat * n + t], cell, room == Room.SCARCE) for t in range(n)]
            first, second = self.player(seen, seat)
            if room == Room.AMPLE or step == 1 or (seat == seen.seat and room == Room.ENOUGH):
                lines.append(rule)
            for i in range(max(1 if room == Room.SCARCE else 2, *(len(one) for one in cells))):
                label = (first, second)[i] if i < 2 else Text()
                lines.append(line(label, [one[i] if i < len(one) else "" for one in cells]))
        return lines

    def player(self, seen: View, seat: int) -> tuple[Text, Text]:
        """Name and money, whose turn it is, who has passed."""
        turn = seen.turn == seat and not seen.scores
        passed = seen.out >> seat & 1
        name = _fit(("▸" if turn else "×" if passed else " ") + self.name(seat, seen.seat), LABEL - 6)
        first = Text(name, "bold" if seat == seen.seat or turn else "")
        first.append(self.texts.money(seen.money[seat]).rjust(5) + " ", "bold green")
        return first, Text(" " + self.texts("table-passed") if passed else "", "dim italic")

    def stack(self, crooks: Sequence[int], width: int, flat: bool) -> list[Text]:
        """Return one place of the grid as lines: a crook over its name or its back, or several crooks, one a line."""
        if len(crooks) == 1 and not flat and crooks[0] != UNKNOWN:
            card = max(crooks[0], -2 - crooks[0])
            return [
                self.deck.short(card),
                Text(BACK * width, "dim") if crooks[0] < 0 else _short(self.deck.names[card], width),
            ]
        lines: list[Text] = []
        for card in crooks:
            if card == UNKNOWN:
                lines += [Text(BACK * width, "dim")] * (1 if flat or len(crooks) > 1 else 2)
                continue
            short = self.deck.short(max(card, -2 - card))
            mark = Text(BACK, "dim") if card < 0 else Text("+" if lines else "")
            if len(mark) + len(short) > width:
                letters = [part for part in short.divide(range(1, len(short))) if part.plain not in "() "]
                short = Text("").join(letters)
            lines.append(mark + short)
        return lines

    def worth(self, one: Standing) -> Text:
        """What a target is worth by the crooks that this seat knows."""
        return Text(f" {one.worth}{'?' if one.unsure else ''}")

    def leads(self, one: Standing, mine: int) -> Text:
        """Who has the highest level there by the crooks that this seat knows."""
        if len(one.leaders) > 1:
            name = self.texts("table-tie")
        else:
            name = self.name(one.leaders[0], mine) if one.leaders else " "
        return Text(name + ("?" if one.unsure else ""))

    # Notes

    def thing(self, where: Sequence[str], what: str) -> tuple[str, str]:
        return self.texts("holding-target", target=where[1]), self.deck.label(self.deck.ids.index(what))

    def notes(self, view: AnyView) -> list[str]:
        seen = cast(View, view)
        return [self.note(cards, places, len(seen.piles)) for cards, places in seen.notes]

    def note(self, cards: Sequence[int], places: Sequence[int], hideouts: int) -> str:
        """Cards, and where they lie."""
        names = self.deck.labels(cards)
        if len(set(places)) == 1 and 0 <= places[0] < hideouts:
            return self.texts("note-hideout", hideout=LETTERS[places[0]], cards=names)
        where = [self.place(place, hideouts, places.count(place)) for place in dict.fromkeys(places)]
        return self.texts("note-mixed", cards=names, places=self.texts.all_of(where))

    def place(self, place: int, hideouts: int, count: int) -> str:
        """Return a place in a note."""
        if place == BOX:
            return self.texts("note-place-box")
        if place < hideouts:
            return self.texts("note-place-hideout", hideout=LETTERS[place], count=count)
        seat, target = divmod(place - hideouts, len(self.targets))
        return self.texts("note-place-grid", player=self.players[seat], target=self.targets[target])


def _fit(text: str, width: int) -> str:
    """Exactly so many columns, with one blank at least behind what fits."""
    return set_cell_size(text if cell_len(text) < width else set_cell_size(text, width - 2) + "…", width)


def _cell(one: Text | str, width: int) -> Text:
    text = one.copy() if isinstance(one, Text) else Text(one)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def _short(name: str, width: int) -> Text:
    text = Text(name, "dim")
    text.truncate(width, overflow="ellipsis")
    return text
