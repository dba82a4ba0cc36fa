"""Set-up of Crooks: the table before the deal, the deal, the first player."""

from skulduggery.engine.machine import Draw, Frame, Shuffle
from skulduggery.games.crooks.rules.state import Crooks, CrooksRules, rules_of


def start(rules: CrooksRules, rng: int) -> Crooks:
    """Return the table before anything is dealt (CR-SETUP-02, CR-SETUP-05). Chance moves next."""
    n = len(rules.ids)
    piles = []
    first = 0
    for size in rules.piles:
        piles.append(tuple(range(first, first + size)))
        first += size
    rows: list[tuple[int, ...]] = [()] * (rules.seats * len(rules.targets))
    everything = (1 << n) - 1
    return Crooks(
        rules,
        [(rules.effects["deal"], 0, -1, -1, ())],
        rng,
        [-1] * n,
        piles,
        rows,
        [rules.money] * rules.seats,
        [(everything,)] * rules.seats,
        0, 0, 0, (), 0, -1, (),
    )  # fmt: skip


class Deal(Shuffle[Crooks]):
    """Shuffle all crooks and deal them into the piles; the rest stays in the box (CR-SETUP-03)."""

    kind = "deal"
    rule = "CR-SETUP-03"

    def size(self, t: Crooks, frame: Frame) -> int:
        return len(rules_of(t).ids)

    def settle(self, t: Crooks, frame: Frame, order: list[int]) -> None:
        t.faces = order
        if t.events is not None:
            t.tell("deal", tuple(len(pile) for pile in t.piles))
        t.stack[-1] = (rules_of(t).effects["first"], 0, -1, -1, ())


class First(Draw[Crooks]):
    """Draw the first player (CR-SETUP-06)."""

    kind = "first"
    rule = "CR-SETUP-06"

    def ways(self, t: Crooks, frame: Frame) -> int:
        return t.seats

    def settle(self, t: Crooks, frame: Frame, outcome: int) -> None:
        t.tell("first", (outcome,))
        before = (outcome or t.seats) - 1
        t.stack[-1] = (rules_of(t).effects["turn"], 0, before, -1, ())
