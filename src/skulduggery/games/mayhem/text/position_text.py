"""A position of Men of Mayhem as one line of text, for a bug report or a test.

The line holds fields, separated by spaces, in any order. Players count from 1; ``-`` means none. A field that isn't
given has its neutral value. All neutral values together are the first turn of round 1, with everything as the
clubhouse cards show it, and Sites and cards in the order of their file.

| field | example | neutral |
|---|---|---|
| ``round patch`` | ``round=3 patch=2`` | round 1, player 1 |
| ``phase turn`` | ``phase=orders turn=2``; ``phase=claim``: the round is about to begin | orders, the Patch Holder |
| ``asked`` | ``asked=offer``: the question for a deal before the order, in the protocol ``sequential`` | order |
| ``sides`` | ``sides=samcro,mayans-unleaded`` | in the order of the file; unleaded without high octane |
| ``cash guns contraband heat`` | ``cash=4,0,3`` | as the sides show |
| ``tokens`` | ``tokens=0,0,2``; if nobody has any, phase 3 is over | own Members and the base orders of the side |
| ``dudes`` | ``dudes=1@clubhouse:2M1P,1@the-docks:1M,2@er:1P`` | for a gang not named: as its side shows |
| ``removed`` | ``removed=5``: Contraband out of the game; the rest is in the supply | 0 |
| ``out`` | ``out=4,1``: disbanded gangs, in that order | none |
| ``sites`` | ``sites=the-docks,law-office``: random Sites face up | the first of the file, as many as the round shows |
| ``hidden`` | ``hidden=card-room``: random Sites face down, next one first | the rest |
| ``cards`` | ``cards=gun-embargo,poker-night``: the Anarchy cards of this round | none |
| ``gone`` | ``gone=payday``: cards of earlier rounds | the last of the file, as many as are gone by the round |
| ``deck`` | ``deck=arrest-warrant``: the cards to come, top first | the rest |
| ``marks`` | ``marks=gun-factory``: locations exploited in this round | none |
| ``off`` | ``off=3,3,3``: Prospects that Slim Pickings removed | all but those of the side, with that option |
| ``offers made`` | ``offers=1>2:2C>1G,3>all:1K>nothing made=1>2:2C>1G``: standing; made in this deal step | none |
| ``void`` | like ``offers``: declined or withdrawn in this deal step | none |
"""

from collections.abc import Sequence
from typing import Final

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.chance import NO_STREAM
from skulduggery.engine.fields import Fields, lookup, whole
from skulduggery.engine.machine import EFFECT, REGISTERS, Frame, run
from skulduggery.games.mayhem.knowledge.view import active
from skulduggery.games.mayhem.rules.answers import dudes, dudes_word, place_word, seat_word
from skulduggery.games.mayhem.rules.answers import goods as goods_of
from skulduggery.games.mayhem.rules.deals import goods_words
from skulduggery.games.mayhem.rules.gangs import count
from skulduggery.games.mayhem.rules.goods import EVERYBODY, OPEN, STEAL, SWAPPED, note
from skulduggery.games.mayhem.rules.invariants import broken
from skulduggery.games.mayhem.rules.setup import box, random_sites, start
from skulduggery.games.mayhem.rules.state import ALL, CLEAN_UP, GOODS, MOST, ORDERS, Deal, Mayhem, MayhemRules, rules_of

FIELDS: Final = (
    "round", "patch", "phase", "turn", "asked", "sides", "cash", "guns", "contraband", "heat", "tokens", "dudes",
    "removed", "out", "sites", "hidden", "cards", "gone", "deck", "marks", "off", "offers", "made", "void",
)  # fmt: skip
NAMES: Final = ("cash", "guns", "contraband")
AT_CLAIM, AT_ORDERS = 0, 3
"""The program counter of a round's frame before phase 1 and in phase 3."""


def write(t: Mayhem) -> str:
    """Return a position as one line of text.

    Raise BadInput unless a gang is asked for its order or for a deal before it, and everybody can know all goods.
    """
    names = [frame[EFFECT].name for frame in t.stack]
    asked = "offer" if names[-1:] == ["haggle"] and not t.stack[-1][REGISTERS] else "order"
    hidden = min(*t.goods, *t.sites, *t.deck) < 0
    if names != ["round", "orders", "order", *(["haggle"] if asked == "offer" else [])] or hidden:
        raise BadInput(
            "A position of mayhem can be written only where a gang is asked for its order; save the game instead."
        )
    if any([act[0] in (STEAL, SWAPPED) and act[6] != EVERYBODY for act in t.acts]):
        raise BadInput(
            "A position of mayhem can be written only while all can count what everybody holds; save the game instead."
        )
    rules = rules_of(t)
    out = [f"round={t.round} patch={t.patch + 1} turn={active(t) + 1}"]

    def say(name: str, words: Sequence[object], always: bool = False) -> None:
        if words or always:
            out.append(f"{name}={','.join([str(word) for word in words]) or '-'}")

    if asked == "offer":
        out.append("asked=offer")
    say("sides", [rules.sides[side].id for side in t.sides])
    for good in range(GOODS):
        say(NAMES[good], t.goods[good::GOODS])
    say("heat", t.heat)
    say("tokens", t.tokens)
    say("dudes", dudes_out(t))
    out.append(f"removed={t.removed}")
    say("out", [seat + 1 for seat in t.out])
    say("sites", [place_word(rules, site) for site in t.sites[: t.turned]], True)
    say("hidden", [place_word(rules, site) for site in t.sites[t.turned :]], True)
    cards = rules.cards_in_box
    say("cards", [cards[card].id for card in t.table], True)
    say("gone", [cards[card].id for card in t.deck[: t.shown] if card not in t.table], True)
    say("deck", [cards[card].id for card in t.deck[t.shown :]], True)
    say("marks", [place_word(rules, spot) for spot in range(rules.places) if t.marks >> spot & 1])
    if rules.slim:
        say("off", t.off)
    say("offers", [offer_out(offer) for offer in t.standing])
    say("void", [offer_out(offer) for offer in t.void])
    say("made", [offer_out(offer) for offer in t.made])
    return " ".join(out)


def dudes_out(t: Mayhem) -> list[str]:
    """Return the Dudes of all gangs in words, by place."""
    rules = rules_of(t)
    out = []
    for seat in range(t.seats):
        first = seat * rules.places
        there = [spot for spot in range(rules.places) if t.members[first + spot] or t.prospects[first + spot]]
        for spot in there:
            word = "clubhouse" if spot == seat else "er" if spot == rules.er else place_word(rules, spot)
            who = dudes_word(t.members[first + spot], t.prospects[first + spot])
            out.append(f"{seat + 1}@{word}:{who}")
        if not there and seat not in t.out:
            out.append(f"{seat + 1}@clubhouse:0")
    return out


def offer_out(offer: Deal) -> str:
    """Return an offer in words, such as ``1>2:2C>1G``."""
    maker, to, given, wanted = offer
    return f"{maker + 1}>{seat_word(to)}:{goods_words(given)}>{goods_words(wanted)}"


# Reading


def read(rules: MayhemRules, text: str) -> Mayhem:
    """Return the position that a line describes, run on to its first question. Raise BadInput if it is wrong."""
    given = Fields(text, FIELDS, rules.seats)
    t = start(rules, NO_STREAM)
    claim = course(t, given)
    gangs(t, given)
    turned_up(t, given)
    goods(t, given)
    offers(t, given)
    turn = given.player(given.text("turn", str(t.patch + 1)))
    if turn in t.out:
        raise BadInput(f"turn= names player {turn + 1}, who is out.")
    stack: list[Frame] = [(rules.effects["round"], AT_CLAIM, -1, -1, ())]
    if claim:
        t.phase = CLEAN_UP if t.round else 0
    else:
        t.phase = ORDERS
        stack = [(rules.effects["round"], AT_ORDERS, -1, -1, ())]
        # The frame of the turns names the seat after the gang that is asked.
        stack.append((rules.effects["orders"], 0, (turn + 1) % t.seats, -1, ()))
        if t.tokens[turn]:
            stack.append((rules.effects["order"], 0, turn, -1, ()))
            if given.text("asked", "order") == "offer":
                stack.append((rules.effects["haggle"], 0, turn, -1, ()))
    t.stack = stack
    problem = broken(t)
    if problem:
        raise BadInput(f"The position can't be: {problem}.")
    run(t)
    return t


def course(t: Mayhem, given: Fields) -> bool:
    """Read round, Patch and disbanded gangs, and return whether the round is about to begin."""
    rules = rules_of(t)
    lookup(("order", "offer"), given.text("asked", "order"), "question")
    claim = lookup(("orders", "claim"), given.text("phase", "orders"), "phase") == 1
    t.round = whole(given.text("round", "1"), "round", 1, rules.rounds) - int(claim)
    t.out = tuple([given.player(one) for one in given.parts("out")])
    t.patch = given.player(given.text("patch", str(min([seat for seat in range(t.seats) if seat not in t.out]) + 1)))
    t.order = tuple([(t.patch + 1 + i) % t.seats for i in range(t.seats)])
    return claim


def gangs(t: Mayhem, given: Fields) -> None:
    """Read sides, Heat, tokens and Dudes."""
    rules = rules_of(t)
    ids = [side.id for side in rules.sides]
    neutral = [ids[2 * seat + int(not rules.high_octane)] for seat in range(t.seats)]
    t.sides = tuple([lookup(ids, one, "side") for one in given.per_seat("sides", neutral)])
    sides = [rules.sides[side] for side in t.sides]
    if len({side.gang for side in sides}) < t.seats:
        raise BadInput("sides= names a gang twice (MM-SETUP-01).")
    if not rules.high_octane and not all([side.plain for side in sides]):
        raise BadInput("sides= names a high octane side; that needs the option mode: high-octane (MM-SETUP-08).")
    alive = [int(seat not in t.out) for seat in range(t.seats)]
    t.heat = given.row("heat", [sides[seat].heat * alive[seat] for seat in range(t.seats)], 0, rules.top_heat)
    stand(t, given)
    claimed = [(count(t, seat)[0] + sides[seat].base) * alive[seat] for seat in range(t.seats)]
    t.tokens = given.row("tokens", claimed, 0, 99)
    t.off = tuple(given.row("off", [(MOST - side.prospects) * int(rules.slim) for side in sides], 0, MOST))
    for seat in range(t.seats):
        members, prospects = count(t, seat)
        t.pool_members[seat] = MOST - members
        t.pool_prospects[seat] = MOST - prospects - t.off[seat]


def stand(t: Mayhem, given: Fields) -> None:
    """Place the Dudes that are named; a gang without any named stands as its side shows."""
    rules = rules_of(t)
    named = set()
    for seat, word, who in given.places("dudes", "1@clubhouse:2M1P"):
        named.add(seat)
        spot = seat if word == "clubhouse" else rules.er if word == "er" else location(rules, word)
        found = dudes(who)
        if found is None:
            raise BadInput(f"dudes= can't be read at {brief(who)}; right would be '2M1P'.")
        t.members[seat * rules.places + spot] += found[0]
        t.prospects[seat * rules.places + spot] += found[1]
    for seat in range(t.seats):
        if seat not in named and seat not in t.out:
            home = seat * rules.places + seat
            t.members[home] = rules.sides[t.sides[seat]].members
            t.prospects[home] = rules.sides[t.sides[seat]].prospects


def location(rules: MayhemRules, word: str) -> int:
    """Return the number of a Site or an Opportunity by its id. Raise BadInput if there is none."""
    return rules.first_site + lookup([site.id for site in rules.sites], word, "location")


def turned_up(t: Mayhem, given: Fields) -> None:
    """Read Sites, Anarchy cards and exploit marks. Those that are not named follow in the order of the file."""
    rules = rules_of(t)
    up = [location(rules, word) for word in given.parts("sites")]
    down = [location(rules, word) for word in given.parts("hidden")]
    named = [*up, *down]
    rest = [site for site in random_sites(t) if site not in named]
    if not given.has("sites"):
        usual = min(rules.random_sites - len(down), t.round * rules.sites_a_round)
        up, rest = rest[: max(0, usual)], rest[max(0, usual) :]
    t.turned = len(up)
    sites = [*up, *down, *rest]
    t.sites = tuple(sites[: rules.random_sites])
    ids = [card.id for card in rules.cards_in_box]
    t.table = tuple([lookup(ids, word, "card") for word in given.parts("cards")])
    gone = [lookup(ids, word, "card") for word in given.parts("gone")]
    deck = [lookup(ids, word, "card") for word in given.parts("deck")]
    known = [*t.table, *gone, *deck]
    others = [card for card in box(t) if card not in known]
    left = sum(rules.reveals[t.round :])
    if not given.has("gone"):
        missing = max(0, rules.deck_size - left - len(t.table))
        gone = others[len(others) - missing :]
        others = others[: len(others) - missing]
    t.shown = len(gone) + len(t.table)
    cards = [*gone, *t.table, *deck, *others]
    t.deck = tuple(cards[: rules.deck_size])
    t.marks = sum([1 << location(rules, word) for word in set(given.parts("marks"))])


def goods(t: Mayhem, given: Fields) -> None:
    """Read the goods of all gangs, which everybody then knows, and leave the rest in the supply."""
    rules = rules_of(t)
    for good in range(GOODS):
        shown = [rules.sides[t.sides[seat]].goods[good] * int(seat not in t.out) for seat in range(t.seats)]
        t.goods[good::GOODS] = given.row(NAMES[good], shown, 0, 999)
    for seat in range(t.seats):
        for good in range(GOODS):
            note(t, OPEN, seat, -1, good, t.goods[seat * GOODS + good])
    t.removed = whole(given.text("removed", "0"), "removed", 0, rules.totals[1])
    guns, drugs = rules.totals
    t.supply = (guns - sum(t.goods[1::GOODS]), drugs - sum(t.goods[2::GOODS]) - t.removed)


def offers(t: Mayhem, given: Fields) -> None:
    """Read the offers that were made, that stand and that are void."""
    t.made = tuple([offer_of(given, one) for one in given.parts("made")])
    t.standing = tuple(sorted([offer_of(given, one) for one in given.parts("offers")]))
    t.void = tuple([offer_of(given, one) for one in given.parts("void")])


def offer_of(given: Fields, text: str) -> Deal:
    """Return the offer that a text such as ``1>2:2C>1G`` describes. Raise BadInput if it can't be read."""
    who, _, what = text.partition(":")
    maker, _, to = who.partition(">")
    gives, _, wants = what.partition(">")
    given_goods, wanted_goods = goods_of(gives), goods_of(wants)
    if given_goods is None or wanted_goods is None:
        raise BadInput(f"An offer can't be read at {brief(text)}; right would be '1>2:2C>1G'.")
    return given.player(maker), ALL if to == "all" else given.player(to), given_goods, wanted_goods
