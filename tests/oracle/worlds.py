"""All worlds behind a public line of play: every deal and every hidden answer, played through the one door.

A *branch* is one deal with one history of hidden answers that gives the public line. Each viewer has two records:
``sent``, what the product sent it, and ``told``, what the information table lets it know (``table.Shadow``). Branches
with equal ``told`` are a *group*: the viewer must not be able to tell them apart.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any

from tests.oracle.decks import Case
from tests.oracle.groups import Names, OracleFaultError, groups
from tests.oracle.table import PASS, SPECTATOR, Shadow, World

from skulduggery import api
from skulduggery.api import NATURE, Ask, State

LIMIT = 8_000
"""Most branches; the decks are made small enough."""


class Branch:
    """One deal with one history of hidden answers."""

    __slots__ = ("answers", "asks", "deal", "last", "past", "sent", "shadow", "state", "told", "where")

    def __init__(self, deal: tuple[int, ...], state: State, shadow: Shadow) -> None:
        self.deal = deal
        self.answers: tuple[int, ...] = ()
        self.state = state
        self.shadow = shadow
        self.asks: tuple[Ask, ...] = ()
        self.sent: dict[int, int] = dict.fromkeys(shadow.viewers, -1)
        self.told: dict[int, int] = dict.fromkeys(shadow.viewers, -1)
        self.past: tuple[dict[int, int], ...] = ()
        """The messages before each answer of a seat."""
        self.where: World = ()
        self.last: dict[int, Any] = {}
        """The newest messages, for reports."""

    def world(self) -> World:
        """Return the place of each card, by the rules."""
        if not self.where:
            self.where = self.shadow.world()
        return self.where

    def note(self, names: Names, events: tuple[api.Event, ...], own: tuple[int, object] | None) -> None:
        """Note what each viewer was sent: its own answer, events, questions to others, its own options."""
        self.asks = api.pending(self.state)
        self.last = {}
        for viewer in self.shadow.viewers:
            messages: list[Any] = [("answer", own[1])] if own and own[0] == viewer else []
            messages += [told for event in events if (told := event.told(viewer))]  # an empty one is not sent
            for ask in self.asks:
                options = (ask.options, ask.ranges) if ask.seat == viewer else None
                messages.append(("ask", ask.seat, ask.kind, ask.args, ask.open, options))
            self.last[viewer] = tuple(messages)
            self.sent[viewer] = names.of(self.sent[viewer], self.last[viewer])

    def answer(self, names: Names, ask: Ask, answer: int) -> "Branch":
        """The branch that goes on with an answer."""
        new = Branch(self.deal, api.clone(self.state), self.shadow.clone())
        new.answers = (*self.answers, answer)
        new.past = (*self.past, self.told)
        new.sent = self.sent.copy()
        new.told = self.told.copy()
        new.state.events = []
        events = api.apply(new.state, ask.seat, answer)
        told = new.shadow.act(ask.seat, ask.kind, ask.args, answer)
        for viewer, facts in told.items():
            new.told[viewer] = names.of(new.told[viewer], facts)
        if new.shadow.next is None:
            for viewer, facts in new.shadow.finish().items():
                new.told[viewer] = names.of(new.told[viewer], facts)
        new.note(names, events, (ask.seat, answer))
        return new


class Node:
    """A moment of a public line: its branches, and what is asked."""

    def __init__(self, case: Case, rules: api.Rules, step: int, branches: list[Branch]) -> None:
        self.case = case
        self.rules = rules
        self.step = step
        self.branches = branches
        self.viewers = branches[0].shadow.viewers
        self.ask = branches[0].asks[0] if branches[0].asks else None
        self.words = ""
        """The answer that led here."""

    def groups(self, viewer: int) -> list[list[Branch]]:
        """The branches that a viewer must not tell apart, those seen first come first."""
        return groups(self.branches, viewer)

    def __repr__(self) -> str:
        return f"{self.case!r}, after {self.step} answers ({self.words})"


def deals(sizes: list[int], cards: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to deal cards into piles of these sizes (no matter in which order), the rest into the box."""
    if not sizes:
        yield cards
        return
    for pile in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in pile)
        for others in deals(sizes[1:], rest):
            yield (*pile, *others)


def start(case: Case, rules: api.Rules, names: Names, chance: Random) -> list[Branch]:
    """A branch for each deal, seat 1 to begin."""
    sizes = case.document["setup"]["piles"]["2012"][str(case.seats)]
    cards = tuple(range(len(case.document["crook"])))
    secret = case.options["secret_money"] is True
    fresh = api.new(rules, listen=True)
    out = []
    for deal in permutations(cards) if case.every_order else deals(sizes, cards):
        order: list[int] = []
        rest = list(deal)
        for size in [*sizes, len(rest)]:  # within a pile in any order: that must not show
            pile, rest = rest[:size], rest[size:]
            if not case.every_order:
                chance.shuffle(pile)
            order += pile
        state = api.clone(fresh)
        state.events = []
        events = api.apply(state, NATURE, tuple(order))
        state.events = []
        events += api.apply(state, NATURE, 0)
        state.rng = chance.getrandbits(60)  # a stream of chance of its own, that must not show either
        branch = Branch(tuple(order), state, Shadow(case.document, case.seats, tuple(order), secret))
        branch.note(names, events, None)
        out.append(branch)
    return out


def play(case: Case) -> Iterator[Node]:
    """Play the line of a case; at each question (and at the end) all branches that give the same public line."""
    rules = api.make_rules("crooks", case.seats, case.options, case.document)
    names = Names()
    chance = Random(case.seed)
    node = Node(case, rules, 0, start(case, rules, names, chance))
    script = list(case.script)
    while True:
        yield node
        if node.ask is None or (not script and node.step >= len(case.script) + case.more):
            return
        node = step(node, names, chance, script.pop(0) if script else "")


def step(node: Node, names: Names, chance: Random, wanted: str) -> Node:
    """Go on with one public answer: the scripted one, or that of a branch drawn at random."""
    ask = node.ask
    assert ask is not None
    shape = (ask.seat, ask.kind, ask.args)
    if any([(one.seat, one.kind, one.args) for one in branch.asks] != [shape] for branch in node.branches):
        raise OracleFaultError(f"{node}: one public line, and not the same question")
    said, _, shown = wanted.partition(" = ")
    if wanted:
        heard = {
            option: " ".join(api.words(node.rules, branch.asks[0], option))
            for branch in node.branches
            for option in branch.asks[0].options
        }
        right = [option for option, words in heard.items() if words == said or (said == "take" == words.split()[0])]
        if not right:
            raise OracleFaultError(f"{node}: no branch offers {wanted!r}, but {sorted(set(heard.values()))}")
        answer = right[0]
    else:
        real = chance.choice(node.branches)
        answer = prefer(real.asks[0], chance)
    if ask.kind == "take":
        for branch in node.branches:
            may = branch.shadow.takeable(ask.seat, ask.args[0]) or {-1}
            if set(branch.asks[0].options) != may:
                raise OracleFaultError(f"{node}: {branch.asks[0]} and not {may}")
        nothing = answer == -1
        pairs = [(b, o) for b in node.branches for o in b.asks[0].options if (o == -1) == nothing]
    else:
        pairs = [(branch, answer) for branch in node.branches if answer in branch.asks[0].options]
    if len(pairs) > LIMIT:
        raise OracleFaultError(f"{node}: {len(pairs)} branches are too many")
    card = [crook["id"] for crook in node.case.document["crook"]].index(shown) if shown else -1
    if card >= 0:
        pairs = [(b, o) for b, o in pairs if b.shadow.hand == (ask.seat, card)]
        if not pairs:
            raise OracleFaultError(f"{node}: {wanted!r} can't be")
    after = [branch.answer(names, branch.asks[0], option) for branch, option in pairs]
    classes: dict[int, list[Branch]] = {}
    for branch in after:
        classes.setdefault(branch.told[SPECTATOR], []).append(branch)
    one = after[chance.randrange(len(after))]
    if not wanted:
        one = chance.choice([new for new, (old, _) in zip(after, pairs, strict=True) if old is real])
    new = Node(node.case, node.rules, node.step + 1, classes[one.told[SPECTATOR]])
    new.words = wanted or " ".join(api.words(node.rules, ask, answer if ask.kind != "take" else one.answers[-1]))
    return new


def prefer(ask: Ask, chance: Random) -> int:
    """An answer that keeps the game going and secrets coming."""
    options = list(ask.options)
    if ask.kind == "recruit" and len(options) > 1 and chance.random() < 0.9:
        options.remove(PASS)
    if ask.kind == "place" and chance.random() < 0.5:
        options = [option for option in options if option % 3 == 2] or options
    elif ask.kind == "place" and chance.random() < 0.7:
        options = [option for option in options if option % 3 == 1] or options
    return chance.choice(options)


def world_of(state: State) -> World:
    """Return the place of each card in a state of the product, in the form of ``Shadow.world``."""
    t: Any = state
    faces = t.faces
    hand = -1
    placed = [cell for pile in t.piles for cell in pile] + [cell for row in t.rows for cell in row] + list(t.gone)
    if t.stack and t.stack[-1][0].name == "place":
        placed.append(t.stack[-1][3])
        hand = faces[placed[-1]]
    inside = set(placed)
    return (
        tuple(tuple(sorted([faces[cell] for cell in pile])) for pile in t.piles),
        tuple(tuple([faces[cell] for cell in row]) for row in t.rows),
        hand,
        tuple([faces[cell] for cell in t.gone]),
        tuple(sorted([faces[cell] for cell in range(len(faces)) if cell not in inside])),
    )
