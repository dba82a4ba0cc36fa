"""What happens in Crooks, in words."""

from collections.abc import Sequence
from typing import Any, Final, cast

from skulduggery.record import Message
from skulduggery.text import Texts
from skulduggery.tui.crooks.deck import GANGS, Deck
from skulduggery.tui.table import Said

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIDES: Final = ("up", "ability", "down")
WHY_PASSED: Final = ("chosen", "broke", "empty")
NOBODY: Final = -1


class Teller:
    """Puts events into words as one seat was told them; ``player`` names the others."""

    def __init__(self, deck: Deck, targets: Sequence[int], players: Sequence[str], texts: Texts) -> None:
        self.deck = deck
        self.targets = targets
        self.players = players
        self.texts = texts

    def say(self, message: Message, seat: int) -> Said:
        """Return one event."""
        kind = str(message[0])
        args = cast(tuple[Any, ...], message[1:])
        if kind == "deal":
            return Said(NOBODY, self.texts("event-deal", hideouts=len(args)))
        if kind in ("score-target", "score-gang", "end"):
            return Said(NOBODY, getattr(self, kind.replace("-", "_"))(seat, *args))
        doer = args[1] if kind == "kill" else args[0]  # who lost a crook is what matters
        you = "yes" if doer == seat else "no"
        minor = kind in ("turn", "take")
        begins = kind in ("turn", "recruit", "pass", "kill", "reveal")
        if kind in ("first", "turn"):
            return Said(doer, self.texts(f"event-{kind}", you=you), minor, again=begins)
        if kind == "pass":
            return Said(doer, self.texts("event-pass", you=you, why=WHY_PASSED[args[1]]), again=begins)
        if kind == "gain":
            return Said(doer, self.texts("event-gain", you=you, money=self.texts.money(args[1])))
        if kind == "spy-nothing":
            return Said(doer, self.texts("event-spy-nothing", you=you))
        seen = args[-1] is not None and kind in ("recruit", "take", "spy-target", "spy-hideout")
        id = f"event-{kind}-seen" if seen else f"event-{kind}"
        words: dict[str, str | int] = {"you": you}
        if kind in ("recruit", "take", "nothing"):
            words["hideout"] = LETTERS[args[1]]
        if kind == "recruit":
            words["price"] = self.texts.money(args[2])
        if kind == "take" and seen:
            words["card"] = self.deck.label(args[2])
        if kind == "move":
            words |= {"target": self.targets[args[1]], "to": self.targets[args[2]], "cards": self.moved(*args[3:])}
        if kind == "place":
            id, words = self.place(args, words)
        if kind == "kill":
            words |= {"target": self.targets[args[2]], "cards": self.deck.labels(args[3])}
        if kind == "reveal":
            words |= {"target": self.targets[args[1]], "card": self.deck.label(args[2])}
        if kind == "spy-target":
            words["target"] = self.targets[args[1]]
        if kind == "spy-hideout":
            words["hideout"] = LETTERS[args[1]]
        if seen and kind != "take":
            words["cards"] = self.deck.labels(args[-1])
        return Said(doer, self.texts(id, **words), minor, seen and kind.startswith("spy"), begins)

    def place(self, args: tuple[Any, ...], words: dict[str, str | int]) -> tuple[str, dict[str, str | int]]:
        """Return the id and the arguments for a crook that is placed."""
        _, target, side, card = args
        words["target"] = self.targets[target]
        if card is None:
            return "event-place-hidden", words
        words["card"] = self.deck.label(card)
        words["ability"] = self.deck.ability(card)
        return f"event-place-{SIDES[side]}", words

    def moved(self, up: Sequence[int], down: Sequence[int] | None) -> str:
        """Crooks that go to another target, those that lie face up and the one that lies face down."""
        if down is None:
            return self.texts("cards-moved", hidden="too" if up else "only", cards=self.deck.labels(up))
        return self.texts("cards-moved", hidden="no", cards=self.deck.labels((*up, *down)))

    def score_target(
        self, seat: int, target: int, worth: int, levels: Sequence[int], winners: Sequence[int], share: int
    ) -> str:
        """How a target was scored."""
        words: dict[str, str | int] = {"target": self.targets[target], "worth": worth, "points": share}
        if not winners:
            return self.texts("event-score-target-nobody", **words)
        words["players"] = self.texts.people(self.players, winners, seat, "for")
        words["level"] = levels[winners[0]]
        return self.texts("event-score-target" if len(winners) == 1 else "event-score-target-tie", **words)

    def score_gang(self, seat: int, gang: int, members: Sequence[int], winner: int, points: int) -> str:
        """How a gang was scored."""
        name = self.texts(f"gang-{GANGS[gang]}")
        if winner < 0:
            return self.texts("event-score-gang-nobody", gang=name)
        who = "you" if winner == seat else "other"
        words: dict[str, str | int] = {"who": who, "player": self.players[winner], "members": members[winner]}
        return self.texts("event-score-gang", gang=name, points=points, **words)

    def end(self, seat: int, scores: Sequence[int], money: Sequence[int], winners: Sequence[int]) -> str:
        """Who won."""
        best = scores[winners[0]]
        words: dict[str, str | int] = {"players": self.texts.all_of(self.players[one] for one in winners)}
        words |= {"points": best, "money": self.texts.money(money[winners[0]])}
        if len(winners) > 1:
            others = [one for one in winners if one != seat]
            words |= {"who": "you" if seat in winners else "other"}
            words["players"] = self.texts.people(self.players, others, seat, "by")
            return self.texts("event-end-shared", **words)
        tied = sum(score == best for score in scores) > 1
        return self.texts("event-end-money" if tied else "event-end", **words)
