"""What happens in 3000 Scoundrels, in words."""

from collections.abc import Sequence
from typing import Any, Final, cast

from skulduggery.games.scoundrels.game import FACES, SLOTS, UNUSED
from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.scoundrels.deck import Deck, signed
from skulduggery.tui.table import Said

NOBODY: Final = -1
SALOON: Final = 4
PILE: Final = 5
"""Where scoundrels lie: below SALOON a seat's board."""
DECK: Final = 6
"""In the place of a slot: the top of a poker deck."""
SHERIFF: Final = ("sell", "bail", "bail-two", "bribe")
MINOR: Final = ("turn", "create", "arrange", "trust", "shuffle", "target", "strategy-chosen")
"""Goes without saying where the table is seen."""
BEGINS: Final = ("turn", "play", "face-up", "use", "use-leader", "use-strategy", "hire", "sheriff", "reveal", "suspect")
CLOSES: Final = ("dusk", "reveal", "day")
SCORES: Final = ("open", "tech", "end")
Words = dict[str, str | int]


class Teller:
    """Puts events into words as one seat was told them; ``player`` names the others."""

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
            return Said(NOBODY, whole, kind in MINOR)
        id, words = self.worded(kind, args, seat)
        doer = args[2] if kind == "discard" else args[0]
        text = self.texts(f"event-{id}", you="yes" if doer == seat else "no", **words)
        return Said(doer, text, kind in MINOR, kind == "peek" and args[-1] is not None, kind in BEGINS)

    def whole(self, kind: str, args: tuple[Any, ...], seat: int) -> str:
        """Return the sentence of an event that nobody in particular does, or nothing."""
        texts = self.texts
        if kind in ("day", "dusk"):
            return texts(f"event-{kind}", day=args[0])
        if kind == "leaders":
            told = [
                texts("leader-of", player=self.name(i, seat), leader=self.leader(one)) for i, one in enumerate(args)
            ]
            return texts("event-leaders", leaders=", ".join(told))
        if kind == "strategy":
            told = [
                texts("strategy-of", player=self.name(i, seat), card=self.deck.strategy(one))
                for i, one in enumerate(args)
            ]
            return texts("event-strategy", cards=", ".join(told))
        if kind == "create":
            return texts("event-create", scoundrel=self.deck.label(args[1], args[2]))
        if kind == "to-bottom" or (kind == "discard" and args[2] >= SALOON):
            return texts(
                "event-to-bottom" if kind == "to-bottom" else "event-gone", scoundrel=self.deck.label(*args[:2])
            )
        if kind == "end":
            return texts("event-end", who="you" if args[1] == seat else "other", player=self.players[args[1]])
        return ""

    # Names

    def name(self, player: int, seat: int) -> str:
        """Return a player before what is theirs."""
        return self.texts("you") if player == seat else self.players[player]

    def leader(self, leader: int) -> str:
        return f"{self.deck.suit(leader)} {self.deck.leader(leader)}"

    def whom(self, other: int, seat: int, doer: int = NOBODY) -> Words:
        """Return a player that something is done to: the reader, the doer, or another."""
        whom = "you" if other == seat else "self" if other == doer else "other"
        return {"whom": whom, "player": self.players[other]}

    def card(self, owner: int, slot: int, seat: int, doer: int, use: str) -> str:
        """Return a played card or a deck's top: its ``name``, or to ``look`` at, lie ``on``, go ``onto``, come
        ``from``."""
        words = self.whom(owner, seat, doer)
        if slot == DECK:
            return self.texts("card-deck", use=use, **words)
        return self.texts("card-played", use=use, slot=SLOTS[slot], **words)

    def people(self, mask: int, seat: int, role: str) -> str:
        """Return the players of a bit mask, in a sentence."""
        seats = [one for one in range(len(self.players)) if mask >> one & 1]
        return self.texts.people(self.players, seats, seat, role)

    # Events: the id of the text and what is put into it

    def worded(self, kind: str, args: tuple[Any, ...], seat: int) -> tuple[str, Words]:
        """Return an event that somebody has to do with."""
        money, label = self.texts.money, self.deck.label
        match kind, args:
            case "play", (_, slot, face):
                return self.seen(kind, {"slot": SLOTS[slot]}, "card", None if face is None else FACES[face])
            case (("draw" | "under"), (_, count, faces)):
                return self.seen(kind, {"n": count}, "cards", None if faces is None else hand(faces))
            case "reveal", (_, slot, face, mask):
                words: Words = {"slot": SLOTS[slot], "card": FACES[face], "players": self.people(mask, seat, "by")}
                return "reveal-true" if face == slot + 1 else "reveal-bluff", words
            case "strategy-chosen", (_, card):
                return self.seen(kind, {}, "card", None if card is None else self.deck.strategy(card))
            case (("face-up" | "reveal-top"), _):
                return kind, {"card": FACES[args[1] if len(args) > 1 else 0]}
            case (("gain" | "spend"), (_, dollars)):
                return kind, {"money": money(dollars)}
            case "rob", (doer, other, dollars):
                return kind, {"money": money(dollars), **self.whom(other, seat, doer)}
            case "rep", (_, change, now):
                return "rep-gain" if change > 0 else "rep-lose", {"n": abs(change), "now": signed(now)}
            case "jail", (_, count):
                return kind, {"n": count}
            case "free", (doer, other, count):
                return kind, {"n": count, **self.whom(other, seat, doer)}
            case (("dawn" | "order" | "target"), (doer, other)):
                return kind, self.whom(other, seat, doer)
            case "suspect", (whose, owner, slot):
                return kind, {"card": self.card(owner, slot, seat, whose, "on")}
            case "peek", (doer, owner, slot, face):
                card = self.card(owner, slot, seat, doer, "look")
                return self.seen(kind, {"card": card}, "face", None if face is None else FACES[face])
            case "recall", (doer, owner, slot):
                return kind, {"card": self.card(owner, slot, seat, doer, "from")}
            case "destroy", (doer, slot, mask):
                return kind, {"card": self.card(doer, slot, seat, doer, "on"), "players": self.people(mask, seat, "of")}
            case "use", (_, trait, job, zone, _):
                where = "saloon" if zone == SALOON else "pile" if zone == PILE else "board"
                return kind, {"scoundrel": label(trait, job), "where": where}
            case "use-leader", (_, ability):
                return kind, {"slots": "/".join(self.deck.cards.abilities[ability]["slots"])}
            case "use-strategy", (_, card):
                return kind, {"card": self.deck.strategy(card)}
            case "hire", (_, trait, job, cost, zone):
                words = {"scoundrel": label(trait, job), "money": money(cost)}
                return kind, words | {"where": "pile" if zone == PILE else "saloon"}
            case "discard", (trait, job, _):
                return kind, {"scoundrel": label(trait, job)}
            case "sheriff", (_, option):
                return f"sheriff-{SHERIFF[option]}", {}
            case (("swap-jobs" | "swap-traits"), (_, *pairs)):
                return kind, {"a": label(*pairs[:2]), "b": label(*pairs[2:])}
            case "tech", (_, *parts):
                told = zip(("safes", "marks", "reputation", "icons"), map(signed, parts), strict=True)
                return kind, {**dict(told), "total": sum(parts)}
            case (("first" | "turn" | "trust" | "arrange" | "shuffle"), _):
                return kind, {}
        return self.safe(kind, args)

    def safe(self, kind: str, args: tuple[Any, ...]) -> tuple[str, Words]:
        """Return an event that is about a safe."""
        key = self.deck.key
        match kind, args:
            case "no-mark", (_, cell):
                return kind, {"safe": key(cell)}
            case "mark", (_, cell, number, _):
                return kind, {"safe": key(cell), "number": str(number)}
            case "move-mark", (_, source, old, cell, new, _):
                words: Words = {"safe": key(source), "number": str(old), "new": str(new)}
                return ("turn-mark", words) if source == cell else (kind, words | {"to": key(cell)})
            case "open", (_, cell, face):
                return kind, {"safe": key(cell), "content": self.deck.content(face)}
            case "swap-safe", (_, cell, other):
                return kind, {"safe": key(cell), "other": key(other)}
        content = None if args[2] is None else self.deck.content(args[2])
        where = {"where": "unused" if args[3] == UNUSED else "map"} if kind == "abandon" else {}
        return self.seen(kind, {"safe": key(args[1]), **where}, "content", content)

    def seen(self, kind: str, words: Words, name: str, secret: str | None) -> tuple[str, Words]:
        """Return the text for whoever saw the secret, or for the others."""
        return (kind, words) if secret is None else (f"{kind}-seen", {**words, name: secret})


def hand(faces: Sequence[int]) -> str:
    """Poker cards side by side."""
    return " ".join(FACES[face] for face in faces)
