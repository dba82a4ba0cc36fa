"""The checks of the numbers in a component set of Men of Mayhem (docs/cards.md)."""

from collections.abc import Sequence
from typing import Any, cast

from skulduggery.engine.asks import brief
from skulduggery.engine.cards import files
from skulduggery.engine.cards.files import is_whole
from skulduggery.engine.documents import Document

CONSTANTS: dict[str, object] = {
    "rounds": 6,
    "reveals": [1, 2, 3],
    "deck": 15,
    "long_haul": {"rounds": 7, "deck": 18},
    "members": 5,
    "prospects": 5,
    "patch_in": "1C+1G",
    "boost": 1,
    "throw_down": {"prospect": 1, "member": 2, "gun": 3},
}
"""The constants of the game, all of them printed."""
HEAT: dict[str, object] = {"highest": 4, "after_fall": 1, "guns": 1, "trafficking": 1}
LIMITS = ("none", 3, 2, 1, 0)
"""The market limit at each level of Heat (section 8)."""
INFERRED = (1, 4)
"""The levels of Heat whose limit is not printed but concluded."""
SETUP = {"sites": (1, 20), "sites_a_round": (1, 20), "guns": (1, 99), "contraband": (1, 99)}
PRINTED_SETUP = {"sites": 6, "sites_a_round": 2, "guns": 24, "contraband": 24}
"""The printed set-up for 3 and for 4 players."""
SEATS = ("2", "3", "4", "5", "6")


def same(value: object, right: object) -> bool:
    """Return whether two values are equal and of the same types, nested ones too."""
    if isinstance(value, dict) and isinstance(right, dict):
        return value.keys() == right.keys() and all([same(value[name], right[name]) for name in right])
    if isinstance(value, list) and isinstance(right, list):
        return len(value) == len(right) and all([same(one, other) for one, other in zip(value, right, strict=True)])
    return type(value) is type(right) and value == right


class Figures(files.SetChecker):
    """The checks of the numbers in a component set."""

    def __init__(self, source: str, document: Document, lines: dict[str, list[int]]) -> None:
        super().__init__(source, "components", document, lines)
        self.random = 0
        """Number of random Sites found in the file."""

    def printed(self, name: str, values: dict[str, object], more: Sequence[str] = ()) -> dict[str, Any] | None:
        """Check that a table has exactly the printed ``values``, and return it; None if it is missing.

        ``more``: further fields that it may have.
        """
        table = self.section(name)
        if table is None:
            return None
        self.unknown(name, table, (*values, *more, "evidence"))
        for field, value in values.items():
            if not same(table.get(field), value):
                self.wrong(name, table, field, "printed", right=brief(value))
        self.evidence(name, table, (*values, *more), (*values, *more))
        return table

    def constants(self) -> None:
        self.printed("constants", CONSTANTS)

    def heat(self) -> None:
        table = self.printed("heat", HEAT, ("limits",))
        if table is None:
            return
        limits = table.get("limits")
        if not (
            isinstance(limits, list)
            and len(limits) == len(LIMITS)
            and all([one == "none" or is_whole(one, 0, 99) for one in limits])
        ):
            self.wrong("heat", table, "limits", "heat-limits")
            return
        for heat, limit in enumerate(LIMITS):
            if limits[heat] == limit:
                continue
            if heat in INFERRED:
                self.warn("heat limits", "heat-concluded", heat=str(heat), value=repr(limits[heat]), right=repr(limit))
            else:
                self.say("heat limits", "heat-printed", heat=str(heat), value=repr(limits[heat]), right=repr(limit))

    def emergency_room(self) -> None:
        table = self.section("er")
        if table is None:
            return
        kinds = ("members", "prospects")
        self.unknown("er", table, (*kinds, "evidence"))
        for name in kinds:
            faces = self.numbers("er", table, name, 1, 6, "faces")
            if faces != list(range(7 - len(faces), 7)):
                self.wrong("er", table, name, "highest-faces")
        self.evidence("er", table, kinds, kinds)

    def setups(self) -> None:
        table = self.section("setup")
        if table is None:
            return
        self.unknown("setup", table, SEATS)
        gangs = self.tables("gang")
        for seats in SEATS:
            self.line = self.lines.get(f"setup.{seats}", [self.lines.get("setup", [0])[0]])[0]
            where = f"setup {seats}"
            setup = table.get(seats)
            if not isinstance(setup, dict):
                if seats in table or seats in ("3", "4"):
                    self.wrong("setup", table, seats, "table", title=f"setup.{seats}")
                continue
            self.unknown(where, setup, (*SETUP, "market", "evidence"))
            for name, ends in SETUP.items():
                value = self.whole(where, setup, name, *ends)
                if seats in ("3", "4") and setup.get(name) == value != PRINTED_SETUP[name]:
                    self.wrong(where, setup, name, "printed", right=str(PRINTED_SETUP[name]))
                elif setup.get(name) == value and name in ("guns", "contraband"):
                    self.supply(where, name, value, int(seats))
            if self.random and is_whole(setup.get("sites"), self.random + 1, 20):
                self.wrong(where, setup, "sites", "random-sites", sites=self.random)
            if gangs and len(gangs) < int(seats):
                self.say(where, "few-gangs", gangs=len(gangs))
            self.market(where, setup, seats)
            self.evidence(where, setup, (*SETUP, "market"), (*SETUP, "market"))
        self.line = 0

    def supply(self, where: str, name: str, there: int, seats: int) -> None:
        """Check that the supply ``there`` covers the starting goods of any ``seats`` gangs."""
        unleaded = self.document.get("unleaded")
        common = unleaded.get(name) if isinstance(unleaded, dict) else 0
        starts: list[int] = []
        for gang in self.tables("gang"):
            own = gang.get(name)
            starts.append(max([cast(int, one) for one in (own, common) if is_whole(one, 0, 24)], default=0))
        needed = sum(sorted(starts)[-seats:])
        if needed > there:
            self.say(f"{where} {name}", "supply", value=str(there), gangs=seats, needed=str(needed))

    def market(self, where: str, setup: dict[str, Any], seats: str) -> None:
        """Check the prices of Contraband, which must cover all totals and never rise with them."""
        rows = setup.get("market")
        if not (
            isinstance(rows, list)
            and 0 < len(rows) <= 20
            and all([isinstance(row, list) and len(row) == 2 and is_whole(row[1], 0, 99) for row in rows])
            and all([is_whole(row[0], 1, 99) for row in rows[:-1]])
        ):
            self.wrong(where, setup, "market", "market")
            return
        totals = [row[0] for row in rows[:-1]]
        if rows[-1][0] != "more":
            self.say(f"{where} market", "market-end", value=brief(rows[-1][0]))
            return
        if sorted(set(totals)) != totals:
            self.say(f"{where} market", "market-order")
            return
        values = [row[1] for row in rows]
        if sorted(values, reverse=True) != values:
            self.say(f"{where} market", "market-rise")
        if seats == "4":
            eight, nine = [values[len([one for one in totals if one < total])] for total in (8, 9)]
            if eight < 2:
                self.say(f"{where} market", "market-eight", cash=str(eight))
            elif nine >= eight:
                self.warn(f"{where} market", "market-nine", cash=str(nine), more=str(eight))
