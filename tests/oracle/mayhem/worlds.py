"""All worlds behind a public line of play: every deal between others and every hidden answer, through the one door.

A *branch* is one course of hidden answers that gives the public line. Each viewer has two records: ``sent``, what the
product sent it, and ``told``, what the information table lets it know (``table.Shadow``). Branches with equal ``told``
are a *group*: the viewer must not be able to tell them apart. Here branches differ in length, too: what two gangs say
to each other must not be noticed by a third.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from tests.oracle.groups import Names, OracleFaultError, TooDeepError, groups
from tests.oracle.judging import LeakError
from tests.oracle.mayhem.cases import Case
from tests.oracle.mayhem.table import COMMIT, DRAFTS, NO_OFFER, SEALED, SPECTATOR, YES, Shadow

from skulduggery import api
from skulduggery.api import NATURE, Ask, IllegalAnswer, State

LIMIT = 4_000
"""Most branches; the lines are made small enough."""
LIMIT_AT_RANDOM = 400
OPEN = ("offer", "counter", "accept", "decline", "withdraw")
World = tuple[Any, ...]
"""The holdings of all gangs, then the sealed answers."""


def asked(asks: tuple[Ask, ...], viewer: int) -> list[Any]:
    """Return what a viewer is told of questions."""
    return [one.told(viewer) for one in asks if one.seat != NATURE]


def offered(state: State, viewer: int) -> list[Any]:
    """Return the open offers of a viewer, of which others know nothing."""
    return [one.told(viewer) for one in api.offers(state) if one.seat == viewer]


class Branch:
    """One course of hidden answers."""

    __slots__ = (
        "asked", "asks", "before", "entries", "last", "offered", "pinned", "sent", "shadow", "state", "told",
    )  # fmt: skip

    def __init__(self, state: State, shadow: Shadow) -> None:
        self.state = state
        self.shadow = shadow
        self.asks: tuple[Ask, ...] = api.pending(state)
        self.entries: tuple[tuple[int, object, str], ...] = ()
        """The answers so far, each with its seat and the offer that was taken, if any."""
        self.sent: dict[int, int] = dict.fromkeys(shadow.viewers, -1)
        self.told: dict[int, int] = dict.fromkeys(shadow.viewers, -1)
        self.asked = {viewer: asked(self.asks, viewer) for viewer in shadow.viewers}
        """The questions when a viewer was last told of them."""
        self.offered = {viewer: offered(state, viewer) for viewer in shadow.viewers}
        shadow.begin(state)
        self.last: dict[int, Any] = {}
        """The newest messages, for reports."""
        self.before = -1
        """The number in ``told`` that stands for all public messages before the last answer."""
        self.pinned = True
        """True as long as all sealed answers are those that the script names."""

    def world(self) -> World:
        """Return everybody's holdings and sealed answers, by the rules."""
        return self.shadow.book, tuple(sorted(self.shadow.sealed.items()))

    def ask(self, seat: int, kind: str = "") -> Ask | None:
        """Return a question to a seat, or its open offer."""
        for one in (*self.asks, *(api.offers(self.state) if kind in OPEN else ())):
            if one.seat == seat and kind in (one.kind, ""):
                return one
        return None

    def may(self, ask: Ask, answer: object) -> bool:
        """Return whether an answer is legal."""
        try:
            api.apply(api.clone(self.state), ask.seat, answer, ask.kind if ask.open else "")
        except IllegalAnswer:
            return False
        return True

    def answer(self, names: Names, ask: Ask, answer: object) -> "Branch":
        """The branch that goes on with an answer, or with an open offer."""
        new = object.__new__(Branch)
        new.state = api.clone(self.state)
        new.shadow = self.shadow.clone()
        new.pinned = self.pinned
        new.before = self.told[SPECTATOR]
        offer = ask.kind if ask.open else ""
        new.entries = (*self.entries, (ask.seat, answer, offer))
        new.state.events = []
        events = api.apply(new.state, ask.seat, answer, offer)
        new.asks = api.pending(new.state)
        new.asked = self.asked.copy()
        new.offered = self.offered.copy()
        new.sent = self.sent.copy()
        new.told = self.told.copy()
        new.last = self.last.copy()
        facts = new.shadow.act(ask, answer, self.state, new.state, new.asks)
        for viewer in new.shadow.viewers:
            messages: list[Any] = [("answer", answer)] if ask.seat == viewer else []
            messages += [told for event in events if (told := event.told(viewer))]
            asks = asked(new.asks, viewer)
            if messages or asks != new.asked[viewer]:
                messages += asks
                new.asked[viewer] = asks
            offers = offered(new.state, viewer)
            if offers != new.offered[viewer]:
                messages += offers
                new.offered[viewer] = offers
            if messages:
                new.last[viewer] = tuple(messages)
                new.sent[viewer] = names.of(new.sent[viewer], new.last[viewer])
            if facts[viewer]:
                new.told[viewer] = names.of(new.told[viewer], facts[viewer])
        return new


class Node:
    """A moment of a public line: its branches."""

    def __init__(self, case: Case, rules: api.Rules, step: int, branches: list[Branch], words: str) -> None:
        self.case = case
        self.rules = rules
        self.step = step
        self.branches = branches
        self.viewers = branches[0].shadow.viewers
        self.words = words
        """The answer that led here."""

    def groups(self, viewer: int) -> list[list[Branch]]:
        """The branches that a viewer must not tell apart, those seen first come first."""
        return groups(self.branches, viewer)

    def __repr__(self) -> str:
        return f"{self.case!r}, after {self.step} steps ({self.words})"


def world_of(state: State, branch: Branch) -> World:
    """Return what ``Branch.world`` returns, for any state with the public line of a branch."""
    t: Any = state
    sealed = t.stack[-1][4] if branch.shadow.sealed else ()
    chosen = tuple((seat, sealed[seat]) for seat in range(len(sealed)) if sealed[seat] >= 0)
    return tuple(t.goods), chosen


def terms(book: tuple[int, ...], maker: int, to: int) -> Iterator[tuple[int, ...]]:
    """Every deal that two gangs can make: what they give and want (MM-DEAL-11)."""
    ways = [range(-book[to * 3 + good], book[maker * 3 + good] + 1) for good in range(3)]
    for shift in product(*ways):
        if any(shift):
            yield (to, *[max(0, n) for n in shift], *[max(0, -n) for n in shift])


class Line:
    """Plays the line of a case: at each step all branches that give the same public line."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.names = Names()
        self.chance = Random(case.seed)
        self.script = list(case.script)
        self.more = case.more

    def nodes(self) -> Iterator[Node]:
        """The moments after each step, and the end."""
        branches = []
        for number in range(self.case.decks):
            state = self.case.start()
            t: Any = state
            if number:  # other cards and tiles to come must not show
                unseen = [card for card in range(len(t.rules.cards_in_box)) if card not in t.deck[: t.shown]]
                t.deck = (*t.deck[: t.shown], *self.chance.sample(unseen, len(t.deck) - t.shown))
            branches.append(Branch(state, Shadow(state)))
        self.node = Node(self.case, branches[0].state.rules, 0, branches, "")
        node = self.nature(self.node, "")
        yield node
        try:
            while node.branches[0].asks and (self.script or self.more > 0):
                for words in self.steps(node):
                    node = self.step(node, words)
                    yield node
        except TooDeepError:
            if self.script or not self.case.more:
                raise
            return
        if self.script:
            raise OracleFaultError(f"{node}: the game is over before {self.script}")

    def steps(self, node: Node) -> Iterator[str]:
        """Yield the next steps: those of the script, then random ones."""
        if not self.script:
            self.more -= 1
            yield self.case.anything(self.chance.choice(node.branches), self.chance)
            return
        words = self.script.pop(0)
        if not words.startswith("until "):
            yield words
            return
        goal = words.removeprefix("until ")
        for _ in range(200):
            asks = node.branches[0].asks
            if not asks or goal in (asks[0].kind, f"{asks[0].seat + 1} {asks[0].kind}"):
                return
            yield "plain"
            node = self.node
        raise OracleFaultError(f"{node}: {goal} never comes")

    def step(self, node: Node, words: str) -> Node:
        """Take one step in all branches that can, then those that look to everybody like one drawn at random.

        ``? 1 offer 2 1C for 1G``: also the branches where nothing was said; ``! 2 no``: wherever that is asked, the
        others stay; ``deal 1 2``: every deal of these two; of sealed answers all are played, the one named is pinned.
        """
        how, _, rest = words.partition(" ")
        stay: list[Branch] = []
        found: list[Branch] = []
        if how == "deal":
            one, other = (int(word) - 1 for word in rest.split())
            for branch in node.branches:
                found += self.deals(branch, one, other)
        else:
            for branch in node.branches:
                after = self.answers(branch, rest if how in "?!" else words)
                if how == "?" or (how == "!" and not after):
                    stay.append(branch)
                found += after
        if not found and how not in "?!":
            raise OracleFaultError(f"{node}: nobody can {words!r}; asked: {[b.asks for b in node.branches[:3]]}")
        after = Node(node.case, node.rules, node.step + 1, self.like_one([*stay, *found]), words)
        self.node = self.nature(after, words)
        return self.node

    def like_one(self, branches: list[Branch]) -> list[Branch]:
        """Those that look to everybody like one drawn at random among those that are as the script wants them."""
        if len(branches) > (LIMIT_AT_RANDOM if self.case.more else LIMIT):
            raise TooDeepError(f"{self.case}: {len(branches)} branches are too many")
        tables: dict[Any, Any] = {}
        for shadow, before in [(branch.shadow, branch.before) for branch in branches]:
            cause = (before, shadow.cause)
            turned_up = [len(cards) for cards in shadow.cards]
            same = tables.setdefault(cause, turned_up) == turned_up
            if not same or tables.setdefault((*cause, shadow.cards), shadow.public) != shadow.public:
                what = f"the table hangs on what is hidden, after {shadow.cause}"
                raise LeakError("messages", self.node, SPECTATOR, what)
        pinned = [branch for branch in branches if branch.pinned]
        one = self.chance.choice(pinned)
        return [branch for branch in branches if branch.told[SPECTATOR] == one.told[SPECTATOR]]

    def deals(self, branch: Branch, one: int, other: int) -> Iterator[Branch]:
        """Yield every deal of two gangs, offered by either; in turn only the gang that is asked can offer."""
        for maker, to in ((one, other), (other, one)):
            ask = branch.ask(maker, "offer")
            if ask is None:
                continue
            for answer in terms(branch.shadow.book, maker, to):
                if branch.may(ask, answer):
                    offered = branch.answer(self.names, ask, answer)
                    reply = offered.ask(to, "accept") if ask.open else offered.asks[0]
                    if reply is not None:
                        yield offered.answer(self.names, reply, maker * 16 + to + 1 if ask.open else YES)

    def answers(self, branch: Branch, words: str) -> list[Branch]:
        """The branches that follow an answer in words; of a sealed one, every answer."""
        if words == "plain":
            return self.plain(branch)
        who, *said = words.split()
        seat = int(who) - 1
        ask = branch.ask(seat, said[0] if said[0] in OPEN else "")
        if ask is None:
            return []
        said = [f"clubhouse-{who}" if word == "clubhouse" else word for word in said]
        if ask.kind in SEALED:
            return self.sealed(branch, ask, int(said[1]) if said[1] != "*" else None)
        if said[0] in (*OPEN, "no-offer") and said[0].removeprefix("no-") != ask.kind:
            return []
        try:
            answer = api.option(branch.state.rules, ask, said)
        except api.BadInput:
            return []
        return [branch.answer(self.names, ask, answer)] if branch.may(ask, answer) else []

    def sealed(self, branch: Branch, ask: Ask, wanted: int | None) -> list[Branch]:
        """Every sealed answer."""
        out = [branch.answer(self.names, ask, option) for option in ask.options]
        for new, option in zip(out, ask.options, strict=True):
            new.pinned = new.pinned and wanted in (option, None)
        return out

    def plain(self, branch: Branch) -> list[Branch]:
        """The least that can be done, till others notice; every sealed answer."""
        while True:
            ask = branch.asks[0]
            if ask.kind in SEALED:
                return self.sealed(branch, ask, None)
            answer = NO_OFFER if ask.kind == "offer" else ask.options[0] if ask.default is None else ask.default
            branch = branch.answer(self.names, ask, answer)
            whispered = ask.kind == "reply" and ask.args[1] >= 0
            if not whispered and (ask.kind not in DRAFTS or answer == COMMIT):
                return [branch]

    def nature(self, node: Node, words: str) -> Node:
        """Chance answers, the same in all branches."""
        while node.branches[0].asks and node.branches[0].asks[0].seat == NATURE:
            ask = node.branches[0].asks[0]
            answer: object = self.chance.choice(ask.options) if ask.options else ()
            if not ask.options:
                answer = tuple(self.chance.sample(range(len(ask.ranges)), len(ask.ranges)))
            if self.case.dice and ask.kind == "die":
                answer = self.case.dice[len(node.branches[0].entries) % len(self.case.dice)] - 1
            after = [branch.answer(self.names, branch.asks[0], answer) for branch in node.branches]
            node = Node(node.case, node.rules, node.step, self.like_one(after), words)
        return node


def play(case: Case) -> Iterator[Node]:
    """The moments of a case."""
    return Line(case).nodes()
