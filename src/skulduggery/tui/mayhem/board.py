"""The table of Men of Mayhem drawn as lines: gangs, cards of the round, locations."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from skulduggery.games.mayhem.game import BOOST, CASH, Gang, View
from skulduggery.tui.table import Room
from skulduggery.tui.terminal import hang, side_by_side
from skulduggery.wording.mayhem.cards import Cards

COLOURS: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "white")
"""The colours of the seats."""
MUCH: Final = 900


@dataclass
class Drawing:
    """The data of one drawing. ``glow`` marks the locations that can be chosen now."""

    deck: Cards
    names: Sequence[str]
    seen: View
    width: int
    room: Room
    glow: frozenset[tuple[str, int]]

    def lines(self) -> list[Text]:
        """Return the whole table, with the gang of the viewing seat last."""
        seats = len(self.seen.gangs)
        mine = self.seen.seat if self.seen.seat >= 0 else seats - 1
        lines = [self.head(), *self.cards(), *self.places()]
        for step in range(1, seats + 1):
            lines += self.gang((mine + step) % seats)
        return lines

    def head(self) -> Text:
        """Return the round, the phase and the supply."""
        seen, texts = self.seen, self.deck.texts
        parts = [texts("table-round", n=seen.round, of=seen.rounds)] if seen.round else []
        parts.append(texts(f"table-phase-{seen.phase}"))
        parts.append(
            texts(
                "table-supply",
                guns=self.deck.good(1, seen.supply[0], "nom"),
                contraband=self.deck.good(2, seen.supply[1], "nom"),
            )
        )
        line = Text(" · ".join(parts), "bold")
        line.truncate(self.width, overflow="ellipsis")
        return line

    def cards(self) -> list[Text]:
        """Return the Anarchy cards of the round."""
        lines: list[Text] = []
        for card in [one for one in self.seen.cards if self.deck.cards[one].place is None]:
            text = self.deck.card_text(card) if self.room != Room.SCARCE else self.deck.card(card)
            lines += wrapped(Text(f"  {text}", "italic"), self.width)
        return lines

    def places(self) -> list[Text]:
        """Return the sites that lie face up, and the Dudes there."""
        lines: list[Text] = []
        for i, place in enumerate(self.seen.sites):
            name = Text(self.deck.place(place), "bold reverse" if ("place", place) in self.glow else "bold")
            line = Text("  ").append_text(name)
            if place in self.seen.marks:
                used = self.deck.texts("table-used")
                line.append(f" ({used})", "dim")
            if self.room == Room.AMPLE:
                line.append("  ").append_text(self.services(place))
            crews = self.crews(place)
            if crews:
                line.append("  ").append_text(crews)
            if self.seen.control[i] >= 0:
                line.append(f" ← {self.names[self.seen.control[i]]}", COLOURS[self.seen.control[i]])
            lines += [line] if self.room == Room.SCARCE else wrapped(line, self.width)
        if self.room == Room.SCARCE:
            lines = [part for line in side_by_side(lines, " ·", self.width) for part in wrapped(line, self.width)]
        if self.seen.hidden:
            down = self.deck.texts("table-face-down", n=len(self.seen.hidden))
            lines.append(Text(f"  {down}", "dim"))
        injured = self.crews(len(self.seen.gangs))
        if injured:
            lines += wrapped(Text(f"  {self.deck.area}: ").append_text(injured), self.width)
        return lines

    def services(self, place: int) -> Text:
        """Return the rules of a location; what is forbidden now has a cross and is struck through."""
        says = self.deck.says(site := self.deck.site(place))
        parts = [Text(one, "dim") for one in says]
        for at, number in self.seen.barred:
            if at == place:
                row = len(site.rules) if number == BOOST else number
                parts[row] = Text(f"✗ {says[row]}", "dim strike")
        return Text("; ", "dim").join(parts)

    def crews(self, place: int) -> Text:
        """Return the Dudes at a location by gang: ``Anna 2+1``, Members and Prospects."""
        out = Text()
        for seat, gang in enumerate(self.seen.gangs):
            members, prospects = gang.dudes[place]
            if members + prospects:
                out.append("  " if out else "").append(f"{self.names[seat]} {members}+{prospects}", COLOURS[seat])
        return out

    def gang(self, seat: int) -> list[Text]:
        """Return one gang: heat, tokens, clubhouse, goods."""
        seen, texts = self.seen, self.deck.texts
        gang = seen.gangs[seat]
        line = Text("▶ " if seen.active == seat else "  ").append(self.names[seat], f"bold {COLOURS[seat]}")
        if gang.side < 0:
            return [line]
        line.append(f" {self.deck.named(self.deck.gangs[gang.side // 2].names)}", "dim")
        if gang.out:
            out = texts("table-out")
            return [line.append(f" · {out}", "dim")]
        if seen.patch == seat and seen.round:
            patch = texts("table-patch")
            line.append(f" ★ {patch}", "bold")
        parts = [
            texts("table-heat", n=gang.heat),
            texts("table-tokens", n="?" if gang.tokens < 0 else str(gang.tokens)),
        ]
        members, prospects = gang.dudes[seat]
        parts.append(texts("table-home", dudes=f"{members}+{prospects}"))
        scarce = self.room == Room.SCARCE
        parts += [", ".join(self.amount(gang, good) for good in range(3) if not scarce or known(gang, good))]
        return wrapped(line.append(" · " + " · ".join(filter(None, parts)), "default"), self.width)

    def amount(self, gang: Gang, good: int) -> str:
        """Return the amount of a good as far as it is known: ``$4``, ``2 guns``, ``1–3 guns``, ``? guns``."""
        if gang.goods[good] >= 0:
            return self.deck.good(good, gang.goods[good], "nom")
        shown = "?"
        if gang.bounds:
            least, most = gang.bounds[good]
            shown = str(least) if least == most else f"{least}+" if most > MUCH else f"{least}–{most}"
        name = self.deck.texts("table-cash") if good == CASH else self.deck.texts(f"good-{'CGK'[good]}")
        return f"{name}: {shown}"


def known(gang: Gang, good: int) -> bool:
    """Return whether anything is known about the amount of a good."""
    return gang.goods[good] >= 0 or bool(gang.bounds)


def wrapped(line: Text, width: int) -> list[Text]:
    """Return a line wrapped to ``width``."""
    return list(hang(line, width).split("\n"))
