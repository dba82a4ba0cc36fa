"""The invariants of Men of Mayhem: Dudes, Guns, Contraband, Sites and cards are conserved.

Positions that people write must satisfy them too.
"""

from skulduggery.engine.machine import EFFECT, PC
from skulduggery.games.mayhem.rules.gangs import living, open_sites
from skulduggery.games.mayhem.rules.goods import can_pay
from skulduggery.games.mayhem.rules.setup import gangs_taken
from skulduggery.games.mayhem.rules.state import ALL, GOODS, MOST, Mayhem, rules_of


def broken(t: Mayhem) -> str:
    """Return which invariant a state breaks, in words, or an empty text if it breaks none.

    During the set-up, gangs and goods are not checked.
    """
    if setting_up(t):
        return broken_table(t)
    return broken_table(t) or broken_gangs(t) or broken_goods(t)


def setting_up(t: Mayhem) -> bool:
    """Return whether the set-up of the game still runs."""
    return bool(t.stack) and t.stack[0][EFFECT].name == "setup"


def broken_table(t: Mayhem) -> str:
    """Return what is wrong with rounds, ranking, eliminations, Sites, cards, Patch or offers, or an empty text."""
    rules = rules_of(t)
    if not 0 <= t.round <= rules.rounds or (not t.stack) != bool(t.result):
        return "the game ends with its last round, and then there is a ranking"
    if t.result and sorted(t.result) != list(range(t.seats)):
        return "the ranking doesn't name each gang once"
    if len(set(t.out)) != len(t.out) or not set(t.out) < set(range(t.seats)):
        return "a gang is out twice, or all are"
    if len(t.sites) != rules.random_sites or not 0 <= t.turned <= len(t.sites):
        return f"there must be {rules.random_sites} random Sites"
    if len(t.deck) != rules.deck_size or not 0 <= t.shown <= len(t.deck):
        return f"the Anarchy deck must have {rules.deck_size} cards"
    laid = t.stack[0][PC] - 1 if setting_up(t) else 2
    if (laid > 0 and min(t.sites) < 0) or (laid > 1 and min(t.deck) < 0):
        return "a Site or a card is missing"
    known = [site for site in t.sites if site >= 0]
    if len(set(known)) != len(known) or any([site < rules.first_site or rules.site(site).kind != 1 for site in known]):
        return "a random Site is there twice, or is none"
    cards = [card for card in t.deck if card >= 0]
    red = [card for card in cards if rules.cards_in_box[card].hardcore]
    if len(set(cards)) != len(cards) or (red and not rules.hardcore):
        return "a card is there twice, or hardcore without that option"
    if not set(t.table) <= set(t.deck[: t.shown]) or len(set(t.table)) != len(t.table):
        return "a card lies there that was not turned up"
    if len(set(gangs_taken(t))) < t.seats - t.sides.count(-1):
        return "two seats have one gang (MM-SETUP-01)"
    if not setting_up(t) and (t.patch in t.out or not 0 <= t.patch < t.seats):
        return "nobody living holds the Patch (MM-RND-13)"
    if not setting_up(t) and sorted(t.order) != list(range(t.seats)):
        return "the order in which the gangs were picked doesn't name each seat once"
    return broken_offers(t)


def broken_offers(t: Mayhem) -> str:
    """Return what is wrong with the offers, or an empty text (MM-DEAL-11, -12, -19)."""
    there = set(living(t))
    for maker, to, given, wanted in t.standing:
        if maker not in there or to == maker or not (to == ALL or to in there) or not any((*given, *wanted)):
            return "an offer stands that nobody can make"
        if min(*given, *wanted) < 0 or not can_pay(t, maker, given):
            return f"gang {maker + 1} offers what it hasn't (MM-DEAL-12)"
    if t.standing != tuple(sorted(t.standing)) or len({offer[:2] for offer in t.standing}) < len(t.standing):
        return "the offers that stand are not in their order, or two are alike (MM-DEAL-19)"
    if any([maker not in range(t.seats) or to not in range(ALL, t.seats) for maker, to, _, _ in (*t.made, *t.void)]):
        return "an offer was made by nobody or to nobody"
    return ""


def broken_gangs(t: Mayhem) -> str:
    """Return what is wrong with marks, Dudes, tokens or Heat, or an empty text (MM-RND-10, -11, -14, -15)."""
    rules = rules_of(t)
    sites = open_sites(t)
    if any([t.marks >> spot & 1 and spot not in sites for spot in range(rules.places)]):
        return "a location is exploited that is none (MM-RND-15)"
    if min(t.sides) < 0:
        return "a gang has no side"
    for seat in range(t.seats):
        first = seat * rules.places
        members = t.members[first : first + rules.places]
        prospects = t.prospects[first : first + rules.places]
        if min(*members, *prospects, t.tokens[seat], t.fists[seat], t.off[seat]) < 0:
            return f"gang {seat + 1} has less than nothing of something (MM-RND-10)"
        if not 0 <= t.heat[seat] <= rules.top_heat:
            return f"gang {seat + 1} has Heat off the track (MM-RND-10)"
        if sum(members) + t.pool_members[seat] != MOST or t.pool_members[seat] < 0:
            return f"gang {seat + 1} has not {MOST} Members in all (MM-RND-11)"
        if sum(prospects) + t.pool_prospects[seat] + t.off[seat] != MOST or t.pool_prospects[seat] < 0:
            return f"gang {seat + 1} has not {MOST} Prospects in all (MM-RND-11)"
        there = [spot for spot in range(rules.places) if members[spot] or prospects[spot]]
        strange = [spot for spot in there if spot not in (seat, rules.er) and spot not in sites]
        if strange or (seat in t.out and there):
            return f"gang {seat + 1} has Dudes where none can be (MM-RND-14)"
    return ""


def broken_goods(t: Mayhem) -> str:
    """Return what is wrong with the goods, such as a wrong sum of Guns, or an empty text (MM-RND-12)."""
    rules = rules_of(t)
    if min(*t.goods, *t.supply, t.removed) < 0:
        return "there is less than nothing of some good (MM-RND-10)"
    if t.supply[0] + sum(t.goods[1::GOODS]) + sum(t.fists) != rules.totals[0]:
        return f"there must be {rules.totals[0]} Guns in all (MM-RND-12)"
    if t.supply[1] + sum(t.goods[2::GOODS]) + t.removed != rules.totals[1]:
        return f"there must be {rules.totals[1]} Contraband in all (MM-RND-12)"
    return ""
