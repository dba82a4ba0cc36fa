"""What happens in Men of Mayhem, in words."""

from collections.abc import Sequence
from typing import Any, Final, cast

from skulduggery.games.mayhem.game import (
    ALL,
    AMBUSH,
    BOOST,
    DRUGS,
    EXPLOIT,
    GUNS,
    ORDER_WORDS,
    RIDE,
    THROW,
    back_up_of,
    ride_of,
)
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.mayhem.deck import Deck
from skulduggery.tui.table import Said

NOBODY: Final = -1
MINOR: Final = ("turn", "passed", "ready", "guns-chosen", "traffic-chosen")
"""Goes without saying where the table is seen."""
BEGINS: Final = (
    "turn", "gang", "claim", "passed", "order", "exploit-now", "back-up", "die", "offer", "deal", "emergency",
)  # fmt: skip
Words = dict[str, str | int]


class Teller:
    """Puts events into words as one seat was told them; ``players`` names the others."""

    def __init__(self, deck: Deck, players: Sequence[str], texts: Texts) -> None:
        self.deck = deck
        self.players = players
        self.texts = texts

    def say(self, message: Message, seat: int) -> Said:
        """Return one event."""
        kind = str(message[0])
        args = cast(tuple[Any, ...], message[1:])
        whole = self.whole(kind, args, seat)
        if whole:
            return Said(NOBODY, whole)
        id, words = self.worded(kind, args, seat)
        text = self.texts(f"event-{id}", you="yes" if args[0] == seat else "no", **words)
        return Said(args[0], text, minor(kind, args), kind == "peek" and args[0] == seat, kind in BEGINS)

    # Whole sentences

    def whole(self, kind: str, args: tuple[Any, ...], seat: int) -> str:
        """Return the sentence of an event that nobody in particular does, or nothing."""
        texts, deck = self.texts, self.deck
        match kind, args:
            case "round", (n,):
                return texts("event-round", n=n)
            case "site", (place,):
                return texts("event-site", place=deck.place(place))
            case "card", (card,):
                return texts("event-card", card=deck.card_text(card))
            case "hit", (card, *seats):
                return self.hit(card, seats, seat)
            case (("guns" | "traffic"), _):
                amounts = self.each({i: str(n) for i, n in enumerate(args) if n >= 0}, seat)
                return texts(f"event-{kind}", amounts=amounts or texts("goods-none"))
            case "market", (total, street):
                return texts("event-market", goods=deck.good(DRUGS, total, "nom"), money=texts.money(street))
            case "totals", (place, winner, there, totals):
                told = self.each({one: str(n) for one, n in zip(there, totals, strict=True)}, seat)
                words = {"place": deck.place(place), "totals": told}
                if winner < 0:
                    return texts("event-totals-tied", **words)
                return texts("event-totals", **self.who(winner, seat), **words)
            case (("expired" | "declined" | "withdrawn"), _):
                return capital(texts(f"event-{kind}", offer=self.offer(args, seat)))
            case "clean-up", _:
                return texts("event-clean-up")
            case "blinds", _:
                return texts("event-blinds", players="; ".join([self.holdings(*one, seat) for one in enumerate(args)]))
            case "end", (winner, *_):
                return texts("event-end", **self.who(winner, seat))
        return ""

    def name(self, player: int, seat: int) -> str:
        """Return a player before what is theirs."""
        return self.texts("you") if player == seat else self.players[player]

    def who(self, player: int, seat: int) -> Words:
        """Return a player who does something in a sentence: the reader or another."""
        return {"who": "you" if player == seat else "other", "player": self.players[player]}

    def holdings(self, player: int, goods: Sequence[int], seat: int) -> str:
        """What a player holds."""
        return self.texts("holdings", player=self.name(player, seat), goods=self.deck.goods(goods, "nom"))

    def each(self, what: dict[int, str], seat: int) -> str:
        """``Anna 3, Boris 0``"""
        told = [self.texts("each-player", player=self.name(one, seat), what=text) for one, text in what.items()]
        return ", ".join(told)

    def hit(self, card: int, seats: Sequence[int], seat: int) -> str:
        """Whom a card hits."""
        name = self.deck.card(card)
        effect = self.deck.cards[card].effect
        if not seats:
            return self.texts("event-hit-none", card=name)
        if effect is not None and effect[0][0] == "each":
            return self.texts("event-hit-each", card=name)
        return self.texts("event-hit", card=name, players=self.texts.people(self.players, seats, seat, "hit"))

    # Offers

    def offer(self, offer: Sequence[Any], seat: int) -> str:
        """Return an offer as a thing: of whom, to whom, what for what."""
        maker, to, given, wanted = offer
        return self.texts(
            "offer",
            maker="you" if maker == seat else "other",
            **{"from": self.players[maker]},
            **self.whom(to, seat),
            terms=self.terms(given, wanted),
        )

    def terms(self, given: Sequence[int], wanted: Sequence[int]) -> str:
        """What is given for what."""
        if not any(given):
            return self.texts("terms-plea", wanted=self.deck.goods(wanted))
        if not any(wanted):
            return self.texts("terms-gift", given=self.deck.goods(given))
        return self.texts("terms", given=self.deck.goods(given), wanted=self.deck.goods(wanted))

    def whom(self, other: int, seat: int) -> Words:
        """Return a player that something is done to: the reader, another, or all."""
        if other == ALL:
            return {"whom": "all", "player": ""}
        return {"whom": "you" if other == seat else "other", "player": self.players[other]}

    # Events: the id of the text and what is put into it

    def worded(self, kind: str, args: tuple[Any, ...], seat: int) -> tuple[str, Words]:
        """Return an event that somebody has to do with."""
        deck, texts = self.deck, self.texts
        match kind, args:
            case "order", (_, order, what):
                return self.order(order, what)
            case "exploit", (_, place, rule):
                if rule == BOOST:
                    return "exploit-boost", {"text": deck.boost(place)}
                return kind, {"place": deck.place(place), "text": deck.rule(place, rule)}
            case "claim", (_, n):
                return (kind, {}) if n is None else ("claim-seen", {"tokens": texts("tokens", n=n, form="acc")})
            case "exploit-now", (_, place):
                return "order-exploit", {"place": deck.place(place)}
            case "trade", (_, _, n, *_):
                return (kind, {"n": n}) if n else ("trade-none", {})
            case (("gain" | "pay" | "lose"), (_, good, n)):
                return kind, {"goods": deck.good(good, n)}
            case "steal", (_, victim, good, n, taken):
                words = {"goods": deck.good(good, n), **self.whom(victim, seat)}
                if taken is None:
                    return kind, words
                if taken == n:
                    return "steal-seen", words
                return "steal-short", words | {"taken": deck.good(good, taken, "nom") if taken else texts("goods-none")}
            case "peek", (_, victim, *goods):
                return kind, {"goods": deck.goods(goods, "nom"), **self.whom(victim, seat)}
            case (("roll" | "die"), (_, n)):
                return "die", {"n": n}
            case "last-die", (_, n, total):
                return kind, {"n": n, "total": total}
            case "gang", (_, gang, plain):
                return kind, {"gang": deck.gang(gang * 2 + plain)}
            case "tokens", (_, n):
                return kind, {"tokens": texts("tokens", n=n, form="acc")}
            case (("heal" | "injured"), (_, members, prospects)):
                return kind, {"dudes": deck.dudes(members, prospects)}
            case "home", (_, _, members, prospects):
                return kind, {"dudes": deck.dudes(members, prospects, "with")}
            case "recruit", (_, prospects):
                return kind, {"dudes": deck.dudes(0, prospects)}
            case "promote", (_, place):
                return kind, {"place": deck.place(place)}
            case "heat", (_, change, now):
                return "heat-gain" if change > 0 else "heat-drop", {"n": abs(change), "now": now}
            case "fall", (_, place, prospect, now):
                return kind, {"dude": deck.dude(place, prospect, "with"), "now": now}
            case "dude-lost", (_, place, prospect):
                return kind, {"dude": deck.dude(place, prospect)}
            case "out", (_, goods):
                return kind, {"goods": deck.goods(goods, "nom")}
            case "guns-chosen", (_, n):
                return (kind, {}) if n is None else (f"{kind}-seen", {"guns": deck.good(GUNS, n)})
            case "traffic-chosen", (_, n):
                return (kind, {}) if n is None else (f"{kind}-seen", {"goods": deck.good(DRUGS, n)})
            case "shot", (_, other):
                return kind, self.whom(other, seat)
            case "jail", (_, other):
                return kind, self.whom(other, seat)
            case "offer", (_, to, given, wanted):
                return kind, {"terms": self.terms(given, wanted), **self.whom(to, seat)}
            case "deal", (_, taker, given, wanted):
                words = self.whom(taker, seat)
                if given is None:
                    return kind, words
                return f"{kind}-seen", words | {"given": deck.goods(given), "wanted": deck.goods(wanted)}
            case "bill", (_, members, prospects, *dead):
                dudes = {"paid": deck.dudes(members, prospects), "dead": deck.dudes(dead[0], dead[1], "nom")}
                return kind, dict(dudes)
            case "emergency", (_, prospect, n, lives):
                words = {"kind": "prospect" if prospect else "member", "n": n}
                return "emergency-lives" if lives else "emergency-dies", words
            case "convoy", (_, *steps):
                rides = [ride_of(step) for step in steps]
                told = [self.dudes_from(source, members, prospects) for source, _, members, prospects in rides]
                return kind, {"goal": deck.place(rides[0][1]), "dudes": ", ".join(told)}
            case "back-up", (_, _, *steps):
                told = [self.dudes_from(*back_up_of(step)) for step in steps]
                return (kind, {"dudes": ", ".join(told)}) if told else ("back-up-none", {})
        return kind, {}

    def order(self, order: int, what: int) -> tuple[str, Words]:
        """Return an order."""
        id = f"order-{ORDER_WORDS[order]}"
        if order == RIDE:
            source, goal, members, prospects = ride_of(what)
            dudes = self.deck.dudes(members, prospects, "with")
            return id, {"source": self.deck.place(source), "goal": self.deck.place(goal), "dudes": dudes}
        if order in (EXPLOIT, THROW, AMBUSH):
            return id, {"place": self.deck.place(what)}
        return id, {}

    def dudes_from(self, source: int, members: int, prospects: int) -> str:
        """Dudes, and where they come from."""
        return self.texts("dudes-from", dudes=self.deck.dudes(members, prospects, "nom"), place=self.deck.place(source))


def minor(kind: str, args: tuple[Any, ...]) -> bool:
    """Return whether an event goes without saying: it is seen on the table, or the next ones say it."""
    if kind == "exploit":
        return bool(args[2] != BOOST)
    if kind == "trade":
        return bool(args[2] > 0)
    return kind in MINOR


def capital(text: str) -> str:
    """With a capital letter in front."""
    return text[:1].upper() + text[1:]
