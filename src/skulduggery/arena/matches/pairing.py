"""Pairings: a match and its comparison matches, all in the same deals."""

import msgspec

from skulduggery.api import Document, Value
from skulduggery.arena.matches.gap_and_hiding import gap, hiding
from skulduggery.arena.matches.match import Results, Seating, Standing, Task, standing

FLOOR = "heuristic"
"""The bot at the lower end of the gap; the upper end sees all cards."""
ITSELF = "open"
"""The value of ``ceiling`` for the challenger itself, shown the real world."""


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of ``bot`` against others in ``deals`` deals, with comparison matches.

    ``ceiling`` is a search to be shown the real world, or ``open`` for the bot itself, and measures the gap closed.
    With ``hiding`` the bot also plays without hiding anything. ``aim`` is the share of the win aimed at. ``seed`` is
    that of a ``Seating``; 0 stands for the plan's.
    """

    bot: str
    against: tuple[str, ...]
    deals: int = msgspec.field(default=1000)
    name: str = ""
    aim: float = 0.0
    ceiling: str = ""
    hiding: bool = False
    options: dict[str, Value] = {}
    seed: int = 0

    def seatings(self, game: str, cards: Document | None = None) -> dict[str, Seating]:
        """Return the matches of the pairing: ``bot``, and ``ceiling``, ``floor`` and ``plain`` as needed."""
        specs = {"bot": self.bot}
        if self.ceiling:
            specs["ceiling"] = f"{self.bot if self.ceiling == ITSELF else self.ceiling},open"
            if set(self.against) != {FLOOR}:  # else the floor gets exactly the fair share of each deal
                specs["floor"] = FLOOR
        if self.hiding:
            specs["plain"] = f"{self.bot},plain"
        return {part: Seating(game, spec, self.against, self.options, cards, self.seed) for part, spec in specs.items()}

    def tasks(self, game: str, cards: Document | None = None) -> list[Task]:
        """Return the deals of all matches, ordered by number."""
        seatings = self.seatings(game, cards)
        return [(seating, number) for number in range(self.deals) for seating in seatings.values()]

    def standing(self, results: Results, game: str, cards: Document | None = None) -> Standing:
        """Return the standing by the deals played so far."""
        seatings = self.seatings(game, cards)
        deals = {
            part: results.found((seating, number) for number in range(self.deals)) for part, seating in seatings.items()
        }
        shares = {part: [deal.share() for deal in its] for part, its in deals.items()}
        planned = all(len(its) == self.deals for its in deals.values())
        found = standing(seatings["bot"], deals["bot"], len(deals["bot"]) == self.deals)
        found.commit = results.commit(game)
        if self.ceiling:
            floor = shares.get("floor", [found.fair] * self.deals)
            found.gap = gap(seatings["ceiling"].bot, shares["bot"], floor, shares["ceiling"], planned)
        if self.hiding:
            found.hiding = hiding(shares["bot"], shares["plain"], planned)
        return found
