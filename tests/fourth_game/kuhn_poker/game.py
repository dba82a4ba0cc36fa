"""Kuhn poker: three cards, two players, one bet. The player with the higher card wins, unless the other has folded."""

from typing import Final, cast

from skulduggery.engine.answers import Answers, Form, Names, OrderAnswers
from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Rng
from skulduggery.engine.documents import Document, Value
from skulduggery.engine.encoding import Encoding
from skulduggery.engine.game import Game
from skulduggery.engine.knowledge.groups import Info, blind
from skulduggery.engine.machine import Effect, Frame, Rules, Shuffle, State

CARDS: Final = ("jack", "queen", "king")
PASS: Final = 0
BET: Final = 1
ENDS: Final = {(PASS, PASS): -1, (BET, PASS): 1, (BET, BET): -1, (PASS, BET, PASS): 0, (PASS, BET, BET): -1}
"""The end of a game by its moves: the seat that has folded, or -1 if cards are shown."""


class Kuhn(State):
    """A game of Kuhn poker at one moment."""

    __slots__ = ("bets", "faces", "moves", "scores")

    def __init__(self, rules: Rules, stack: list[Frame], rng: int) -> None:
        super().__init__(rules, stack, rng)
        self.faces: list[int] = [-1, -1, -1]
        """The card of each seat, and the one that nobody has; -1 where it isn't known."""
        self.bets: list[int] = [1, 1]
        self.moves: tuple[int, ...] = ()
        """The moves of the players so far, from the first seat on."""
        self.scores: tuple[int, ...] = ()

    def clone(self) -> "Kuhn":
        out = Kuhn(self.rules, self.stack.copy(), self.rng)
        out.faces, out.bets, out.moves, out.scores = self.faces.copy(), self.bets.copy(), self.moves, self.scores
        return out


class Deal(Shuffle[Kuhn]):
    """Shuffle the three cards; each player gets one (KP-DEAL-01)."""

    kind = "deal"
    rule = "KP-DEAL-01"

    def size(self, t: Kuhn, frame: Frame) -> int:
        return len(CARDS)

    def settle(self, t: Kuhn, frame: Frame, order: list[int]) -> None:
        t.faces = order
        t.stack[-1] = (t.rules.effects["bet"], 0, 0, -1, ())
        for seat in range(t.seats):
            t.tell("card", (seat, order[seat]), (1,), 1 << seat)


class Bet(Effect[Kuhn]):
    """Players pass or bet in turn, three times at most (KP-BET-01). The frame's seat is asked."""

    def step(self, t: Kuhn, frame: Frame) -> bool:
        return True

    def asks(self, t: Kuhn, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return (Ask(seat, "bet", (), (PASS, BET)),)

    def check(self, t: Kuhn, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        if seat != asked:
            return "KP-TURN-01"
        return "" if answer in (PASS, BET) else "KP-BET-01"

    def answer(self, t: Kuhn, frame: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, int)
        t.moves = (*t.moves, answer)
        t.bets[seat] += answer
        t.tell("bet" if answer else "pass", (seat,))
        if t.moves not in ENDS:
            t.stack[-1] = (self, 0, 1 - seat, -1, ())
            return
        t.stack.pop()
        folded = ENDS[t.moves]
        winner = 1 - folded if folded >= 0 else int(t.faces[1] > t.faces[0])
        won = t.bets[1 - winner]
        t.scores = (won, -won) if winner == 0 else (-won, won)
        if folded < 0:
            for one in range(t.seats):
                t.tell("show", (one, t.faces[one]))
        t.tell("end", t.scores)


class View:
    """The view of a seat."""

    __slots__ = ("bets", "card", "moves", "scores")

    def __init__(self, card: str, t: Kuhn) -> None:
        self.card = card
        self.bets = tuple(t.bets)
        self.moves = tuple([("pass", "bet")[move] for move in t.moves])
        self.scores = t.scores

    def key(self) -> tuple[object, ...]:
        """Return all of it as one value."""
        return (self.card, self.bets, self.moves, self.scores)


class KuhnEncoding(Encoding):
    """An encoding with the question, then 1 + the own card, then 1 + each move."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.lay_answers()
        self.card = self.field("card", 1, len(CARDS), "1 + the card of this seat")
        self.moves = self.field("moves", 3, 2, "1 + each move")

    def observe(self, s: State, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        t = cast(Kuhn, s)
        self.write_question(ask, seat, out, at)
        out[at + self.card] = 1 + t.faces[seat]
        for i in range(len(t.moves)):
            out[at + self.moves + i] = 1 + t.moves[i]


def make_rules(cards: Document, seats: int, options: dict[str, Value], digest: str) -> Rules:
    """Return the rules of a table."""
    rules = Rules("kuhn", seats, digest)
    rules.add(Deal(), "deal")
    rules.add(Bet(), "bet")
    return rules


def answers(rules: Rules) -> dict[str, Answers]:
    """Return how answers are said: the cards in their order, pass and bet."""
    return {
        "deal": OrderAnswers("deal", Names(CARDS)),
        "bet": Answers(Form("pass", at=PASS), Form("bet", at=BET)),
    }


def start(rules: Rules, rng: int) -> Kuhn:
    """Return a table before the deal."""
    return Kuhn(rules, [(rules.effects["deal"], 0, -1, -1, ())], rng)


def view(t: Kuhn, seat: int) -> View:
    """Return what a seat sees: its own card, and what was said."""
    return View(CARDS[t.faces[seat]] if seat >= 0 and t.faces[seat] >= 0 else "", t)


def infostate(state: Kuhn, seat: int) -> Info[Kuhn]:
    """Return what a seat knows: its own card, and that the other cells hold the other two."""
    t = blind(state, seat)
    unknown = tuple([cell for cell in range(len(CARDS)) if cell != seat])
    faces = tuple(sorted([t.faces[cell] for cell in unknown]))
    for cell in unknown:
        t.faces[cell] = -1
    return Info(seat, t, ((unknown, faces, ()),))


def redeal(info: Info[Kuhn], rng: Rng) -> Kuhn:
    """Return one of the tables that a seat can't tell apart, each equally likely."""
    t = info.state.clone()
    t.rng = rng.seed()
    ((cells, faces, _),) = info.groups
    order = list(faces)
    rng.shuffle(order)
    for cell, face in zip(cells, order, strict=True):
        t.faces[cell] = face
    return t


def key(info: Info[Kuhn]) -> tuple[object, ...]:
    """Return all that a seat knows as one value."""
    t = info.state
    return (info.seat, tuple(t.faces), tuple(t.bets), t.moves, t.scores, len(t.stack))


def policy(info: Info[Kuhn], ask: Ask, rng: Rng) -> object:
    """Bet with a king, pass with a jack, else either."""
    card = info.state.faces[info.seat]
    return BET if card == 2 else PASS if card == 0 else rng.below(2)


def scores(t: Kuhn) -> tuple[int, ...]:
    """Return what each player has won."""
    return t.scores


GAME = Game(
    name="kuhn",
    package="kuhn_poker",
    seats=(2, 2),
    ending="KP-END-01",
    bluff_kinds=("bet",),
    make_rules=make_rules,
    answers=answers,
    start=start,
    view=view,
    infostate=infostate,
    redeal=redeal,
    key=key,
    policy=policy,
    encoding=KuhnEncoding,
    scores=scores,
)
