"""Value features of Men of Mayhem: numbers for a gang's standing in a world with all goods open."""

from typing import Final

from skulduggery.games.mayhem.rules.gangs import controls, count, dudes, gangs_at, living, open_sites
from skulduggery.games.mayhem.rules.market import limit
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, LAST_CALL, MARKET, Mayhem, rules_of

NAMES: Final = (
    "rounds left", "last round", "phase", "in", "cash", "best other cash", "guns", "guns later", "drugs",
    "drugs to sell", "drugs later", "heat", "heat later", "hot", "members", "members later", "prospects",
    "prospects later", "tokens", "controls", "controls open", "contested", "sites with Dudes", "patch", "gangs in",
)  # fmt: skip
HEADS: Final[tuple[str, ...]] = (
    "", "", "", "", "cash", "rivals", "guns", "guns", "drugs",
    "drugs", "drugs", "heat", "heat", "heat", "members", "members", "members",
    "members", "tokens", "sites", "sites", "sites", "sites", "patch", "",
)  # fmt: skip
"""Heading under which people are told each feature of NAMES; empty for features that aren't told."""
HARMS: Final = ("rivals", "heat")
"""The headings of what players would rather have less of."""
STOCKS: Final = ("cash", "guns", "drugs", "tokens")
"""The headings of what answers spend."""


def extract(t: Mayhem, seat: int) -> list[float]:
    """Return one number for each feature of NAMES."""
    rules = rules_of(t)
    alive = living(t)
    left = float(rules.rounds - t.round)
    cash = float(t.goods[seat * GOODS + CASH])
    guns = float(t.goods[seat * GOODS + GUNS])
    drugs = float(t.goods[seat * GOODS + DRUGS])
    richest = 0
    for other in alive:
        if other != seat:
            richest = max(richest, t.goods[other * GOODS + CASH])
    inside = seat in alive
    members, prospects = count(t, seat) if inside else (0, 0)
    held = 0
    free = 0
    contested = 0
    present = 0
    sale = 0.0
    if inside:
        for place in open_sites(t):
            if dudes(t, seat, place):
                present += 1
                if controls(t, seat, place):
                    held += 1
                    free += not t.marks >> place & 1
                elif len(gangs_at(t, place)) > 1:
                    contested += 1
        if t.phase <= MARKET:
            most = limit(t, seat)
            sale = min(drugs, float(most) if most >= 0 else 6.0)
    heat = float(t.heat[seat])
    return [
        left, 1.0 if left <= 0 else 0.0, t.phase / 4.0, 1.0 if inside else 0.0, cash / 10.0, richest / 10.0, guns / 4.0,
        guns * left / 8.0, drugs / 4.0, sale / 4.0, drugs * left / 8.0, heat / 4.0, heat * left / 8.0,
        1.0 if heat >= rules.top_heat - 1 else 0.0, members / 4.0, members * left / 8.0, prospects / 4.0,
        prospects * left / 8.0, t.tokens[seat] / 4.0, held / 2.0, free / 2.0, contested / 2.0, present / 2.0,
        1.0 if t.patch == seat else 0.0, len(alive) / 4.0,
    ]  # fmt: skip


def spent_groups(t: Mayhem) -> tuple[str, ...]:
    """Return the explanation groups of what is of no more use: after the last orders, only cash is, and little Heat
    if a Last Call goes by Heat."""
    rules = rules_of(t)
    if t.round < rules.rounds or t.phase < MARKET:
        return ()
    cards = [rules.cards_in_box[number] for number in t.table]
    hot = any([card.kind == LAST_CALL and "heat" in card.selector for card in cards])
    return tuple([head for head in HEADS if head not in (("cash", "rivals", "heat") if hot else ("cash", "rivals"))])
