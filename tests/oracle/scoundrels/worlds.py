"""All worlds behind a public line of play: every deal, shuffle and hidden answer, played through the one door.

A *branch* is one course of chance with one history of hidden answers that gives the public line. Each viewer has two
records: ``sent``, what the product sent it, and ``told``, what the information table lets it know (``table.Shadow``).
Branches with equal ``told`` are a *group*: the viewer must not be able to tell them apart.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from tests.oracle.groups import Names, OracleFaultError, TooDeepError, groups
from tests.oracle.scoundrels.cases import Case
from tests.oracle.scoundrels.table import SPECTATOR, Shadow, World

from skulduggery import api
from skulduggery.api import NATURE, Ask, State

LIMIT = 6_000
"""Most branches; the lines are made small enough."""
PLAIN = {
    "abilities": "pass", "start": "pass", "react": "pass", "end": "pass", "act": "sheriff", "arrange": "arrange done",
    "sheriff": "sheriff sell", "last-look": "trust", "guard": "trust", "first": "seat 1", "dawn": "seat 1",
    "mark": "mark 4",
}  # fmt: skip
"""The answers to questions that a line doesn't mention; for other kinds, the first option."""


class Branch:
    """One course of chance with one history of hidden answers."""

    __slots__ = ("asks", "entries", "last", "past", "sent", "shadow", "state", "told", "where")

    def __init__(self, state: State, shadow: Shadow) -> None:
        self.state = state
        self.shadow = shadow
        self.entries: tuple[tuple[int, object, str], ...] = ()
        """The answers so far, each with its seat and the offer that was taken, if any."""
        self.asks: tuple[Ask, ...] = api.pending(state)
        self.sent: dict[int, int] = dict.fromkeys(shadow.viewers, -1)
        self.told: dict[int, int] = dict.fromkeys(shadow.viewers, -1)
        self.past: tuple[dict[int, int], ...] = ()
        """The messages before each answer of a seat."""
        self.last: dict[int, Any] = {}
        """The newest messages, for reports."""
        self.where: World = ()

    def world(self) -> World:
        """Return the places of everything, by the rules."""
        return self.shadow.world(False)

    def answer(self, names: Names, ask: Ask, answer: object, groups: tuple[int, ...] = ()) -> "Branch":
        """The branch that goes on with an answer, or with an open offer."""
        new = Branch(api.clone(self.state), self.shadow.clone())
        offer = ask.kind if ask.open else ""
        new.entries = (*self.entries, (ask.seat, answer, offer))
        new.past = self.past if ask.seat == NATURE else (*self.past, self.told)
        new.state.events = []
        events = api.apply(new.state, ask.seat, answer, offer)
        new.asks = api.pending(new.state)
        facts = new.shadow.act(ask, answer, self.state, new.state, groups)
        for viewer in self.shadow.viewers:
            messages: list[Any] = [("answer", answer)] if ask.seat == viewer else []
            messages += [told for event in events if (told := event.told(viewer))]
            messages += [one.told(viewer) for one in new.asks if one.seat != NATURE]
            messages += [one.told(viewer) for one in api.offers(new.state) if one.seat == viewer]
            new.last[viewer] = tuple(messages)
            new.sent[viewer] = names.of(self.sent[viewer], new.last[viewer])
            new.told[viewer] = names.of(self.told[viewer], facts[viewer])
        return new


class Node:
    """A moment of a public line: its branches, and what is asked."""

    def __init__(self, case: Case, rules: api.Rules, step: int, branches: list[Branch], words: str) -> None:
        self.case = case
        self.rules = rules
        self.step = step
        self.branches = branches
        self.viewers = branches[0].shadow.viewers
        self.ask = branches[0].asks[0] if branches[0].asks else None
        self.words = words
        """The answer that led here."""

    def groups(self, viewer: int) -> list[list[Branch]]:
        """The branches that a viewer must not tell apart, those seen first come first."""
        return groups(self.branches, viewer)

    def whole(self, branch: Branch) -> World:
        """Return the places of everything, and each viewer's knowledge of them."""
        if not branch.where:
            branch.where = self.world_of(branch.state)
        return branch.where

    def world_of(self, state: State) -> World:
        """The same of any state with this public line."""
        shadow = self.branches[0].shadow
        place = shadow.world_of(state, self.case.every_order)
        return place, tuple([self.known(state, viewer) for viewer in self.viewers])

    def known(self, state: State, viewer: int) -> World:
        """Return a viewer's knowledge of what is enumerated, from its information state."""
        shadow = self.branches[0].shadow
        t: Any = api.infostate(state, viewer).state
        poker = [(t.hands[s], t.slots[s * 6 : s * 6 + 6], t.decks[s], drawn(t.acts[s])) for s in shadow.poker]
        safes = [(t.faces[cell], [look >> cell & 1 for look in t.looks]) for cell in shadow.estate]
        picks = t.stack[-1][4] if shadow.picks is not None and min(t.strategy) < 0 else ()
        cards = [t.traits if what == "traits" else t.jobs for what in shadow.decks]
        return repr((poker, safes, picks, cards)), viewer

    def __repr__(self) -> str:
        return f"{self.case!r}, after {self.step} answers ({self.words})"


def drawn(acts: tuple[Any, ...]) -> list[Any]:
    """Return the acts with poker cards, without the order of cards that were drawn one after the other."""
    out: list[Any] = []
    for act in acts:
        if act[0] == 0 and act[1] >= 8 and act[2] == 0:
            last = len(out)
            while last and out[last - 1][:3] == act[:3] and out[last - 1][3] > act[3]:
                last -= 1
            out.insert(last, act)
        else:
            out.append(act)
    return out


def orders(size: int, groups: tuple[int, ...], chance: Random) -> Iterator[tuple[int, ...]]:
    """Yield orders of ``size`` things: all ways to take groups of these sizes from the top, the rest in one order.

    A group is in ascending order, because a player who takes it sees all of it.
    """

    def taken(left: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not sizes:
            yield tuple(chance.sample(left, len(left)))
            return
        for some in combinations(left, min(sizes[0], len(left))):
            rest = tuple(one for one in left if one not in some)
            for others in taken(rest, sizes[1:]):
                yield (*some, *others)

    yield from taken(tuple(range(size)), groups)


class Line:
    """Plays the line of a case: at each question all branches that give the same public line."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.rules = api.make_rules("scoundrels", case.seats, case.options, case.document)
        self.names = Names()
        self.chance = Random(case.seed)
        self.script = list(case.script)
        self.taken = list(case.taken)
        self.more = case.more

    def nodes(self) -> Iterator[Node]:
        """The moments at which a seat is asked, and the end."""
        state = api.new(self.rules, listen=True)
        node = Node(self.case, self.rules, 0, [Branch(state, Shadow(self.case.vary, self.rules))], "")
        while True:
            try:
                while node.ask is not None and node.ask.seat == NATURE:
                    node = self.nature(node)
                yield node
                if node.ask is None or (not self.script and self.more <= 0 < self.case.more):
                    break
                node = self.step(node)
            except TooDeepError:
                if self.script or not self.case.more:
                    raise
                return
        if self.script:
            raise OracleFaultError(f"{node}: nobody asked for {self.script}")

    def nature(self, node: Node) -> Node:
        """Chance answers: in every way if it is about what varies, else in one."""
        ask = node.ask
        assert ask is not None
        size = len(ask.ranges)
        if ask.kind == "first":
            return self.after(node, [(branch, ask, 0, ()) for branch in node.branches], "first")
        varied = self.varied(node, ask)
        if varied is None:
            order = tuple(self.chance.sample(range(size), size))
            return self.after(node, [(branch, ask, order, ()) for branch in node.branches], ask.kind)
        groups = (1,) * size
        if varied and not node.case.every_order:
            groups = self.taken.pop(0) if self.taken else ()
        pairs = []
        for branch in node.branches:
            pairs += [(branch, ask, order, groups) for order in orders(size, groups, self.chance)]
        return self.after(node, pairs, ask.kind)

    def varied(self, node: Node, ask: Ask) -> bool | None:
        """Return whether chance is about enumerated poker cards (True), another enumerated thing (False), or neither
        (None)."""
        shadow = node.branches[0].shadow
        if ask.kind != "deal":
            t: Any = node.branches[0].state
            return True if t.stack[-1][3] in shadow.poker else None
        stage = ask.args[1]
        leaders = 5 + len(node.branches[0].state.rules.spaces)  # type: ignore[attr-defined]
        if stage > leaders:
            return True if stage - leaders - 1 in shadow.poker else None
        named = "traits" if stage < 2 else "jobs" if stage < 5 else "estate" if stage == 6 else "-"
        return False if named in node.case.vary else None

    def step(self, node: Node) -> Node:
        """Go on with one public answer: the scripted one, a plain one, or that of a branch drawn at random."""
        ask = node.ask
        assert ask is not None
        for offer in api.offers(node.branches[0].state):
            if self.script and self.script[0][0] == f"{offer.seat + 1} {offer.kind}":
                self.script.pop(0)
                return self.after(node, [(b, offer, offer.options[0], ()) for b in node.branches], offer.kind)
        wanted = self.wanted(node, ask)
        real = self.chance.choice(node.branches)
        if wanted is None and not self.script and self.more > 0:
            self.more -= 1
            offers = api.offers(real.state)
            if offers and self.chance.random() < 0.2:
                offer = offers[0]
                pairs = [(branch, offer, offer.options[0], ()) for branch in node.branches]
                return self.after(node, pairs, offer.kind, real)
            mine = self.chance.choice(real.asks)
            answer = mine.options[0] if ask.kind == "arrange" else self.chance.choice(mine.options)
            wanted = api.words(self.rules, mine, answer)
            if mine.kind == "plan" and wanted[0] == "play":
                wanted = ("play", "*", wanted[2])
        elif wanted is None:
            said = [api.words(self.rules, ask, option) for option in ask.options]
            plain = tuple(PLAIN.get(ask.kind, "").split())
            wanted = plain if plain in said else said[0]
            if ask.kind == "plan":
                wanted = ("play", "*", said[0][2])
        pairs = []
        for branch in node.branches:
            pairs += [(branch, branch.asks[0], option, ()) for option in self.meant(node, branch, ask, wanted)]
        if not pairs:
            offered = [" ".join(api.words(self.rules, ask, option)) for option in ask.options]
            raise OracleFaultError(f"{node}: no branch offers {wanted}, but {offered}")
        return self.after(node, pairs, " ".join(wanted), real)

    def wanted(self, node: Node, ask: Ask) -> tuple[str, ...] | None:
        """Return the script's answer to this question, or nothing."""
        if self.script and self.script[0][0] in (ask.kind, f"{ask.seat + 1} {ask.kind}"):
            return tuple(self.script.pop(0)[1].split())
        return None

    def meant(self, node: Node, branch: Branch, ask: Ask, wanted: tuple[str, ...]) -> list[int]:
        """The options that words mean in a branch: of a hidden answer that varies all that are alike to the others."""
        said = {option: api.words(self.rules, branch.asks[0], option) for option in branch.asks[0].options}
        if ask.kind == "plan" and wanted[:2] == ("play", "*"):
            right = [option for option, words in said.items() if words[0] == "play" and words[2] == wanted[2]]
            return right if ask.seat in branch.shadow.poker else right[:1]
        if ask.kind == "strategy" and branch.shadow.picks is not None:
            return list(said)
        return [option for option, words in said.items() if words == wanted]

    def after(
        self, node: Node, pairs: list[tuple[Branch, Ask, Any, tuple[int, ...]]], words: str, real: Branch | None = None
    ) -> Node:
        """The node that follows: of all branches those that look to everybody like one drawn at random."""
        if len(pairs) > LIMIT:
            raise TooDeepError(f"{node}: {len(pairs)} branches are too many")
        found = [(old, old.answer(self.names, ask, answer, groups)) for old, ask, answer, groups in pairs]
        classes: dict[int, list[Branch]] = {}
        for _, branch in found:
            classes.setdefault(branch.told[SPECTATOR], []).append(branch)
        one = self.chance.choice(
            [branch for old, branch in found if real is None or old is real] or [b for _, b in found]
        )
        step = node.step + (node.ask is not None and node.ask.seat != NATURE)
        return Node(self.case, self.rules, step, classes[one.told[SPECTATOR]], words)


def play(case: Case) -> Iterator[Node]:
    """The moments of a case."""
    return Line(case).nodes()
