"""The oracle's checks: each takes a moment of a public line with all its worlds, and raises ``LeakError``.

``messages``     what is sent is constant in each group, and differs between groups: neither more nor less is told
``screens``      view, information state, what is asked and the answers of bots are constant in each group
``refusals``     so is the result of any answer at all: accepted, or refused by which rule
``table``        the view shows what the information table says is known, and nothing that it says is hidden; with
                 ``ledger_help`` its bounds are those of the group
``keys``         information states of groups with different worlds differ
``redeals``      re-deals give exactly the worlds of the group, each sound, with the same question and screen; each
                 course of events that they fill in is one of the group (``worlds``), holdings come as often as each
                 other, and of sealed answers those that are legal with them (``frequencies``)
``histories``    the log's messages are those of the group; re-dealt histories send the same ones and are as likely
                 (only for games played from the beginning)
"""

from collections import Counter
from math import lcm
from typing import Any

from tests.oracle import judging
from tests.oracle.judging import (
    Check,
    Effort,
    LeakError,
    Tally,
    dump,
    fits,
    judge,
    replay,
    same,
    sample,
    screens,
    spread,
    stream,
)
from tests.oracle.mayhem.cases import Case
from tests.oracle.mayhem.table import knowers
from tests.oracle.mayhem.worlds import Branch, Node, World, play, world_of

from skulduggery import api, bots
from skulduggery.api import IllegalAnswer, State

HIDDEN = -1
SHORT = Effort(5, 1, 60, 5, every=3)
LONG = Effort(20, 3, 300, 20)
PROBES: tuple[tuple[str, object], ...] = (
    *[("", n) for n in range(-3, 20)],
    *[("", kind << 24 | place) for kind in (1, 2, 3, 4, 5, 7, 8) for place in (0, 5, 9)],
    *[("", answer) for answer in (None, "sit", (0,))],
    *[("", answer) for answer in ((1, 1, 0, 0, 0, 1, 0), (-1, 1, 0, 0, 0, 0, 1), (0, 0, 0, 0, 3, 0, 0))],
    *[("offer", (to, *given, *wanted)) for to in (-1, 0, 1, 2) for given, wanted in (
        ((1, 0, 0), (0, 0, 1)), ((0, 2, 0), (0, 0, 0)), ((0, 0, 0), (1, 0, 0)), ((3, 0, 1), (0, 1, 0)))],
    *[(kind, maker * 16 + to + 1) for kind in ("accept", "decline", "withdraw") for maker in (0, 1, 2)
      for to in (-1, 0, 1, 2)],
    ("parley", 0), ("offer", 0), ("accept", None),
)  # fmt: skip
"""Open offer ("" for an answer to what is asked) and answer: legal and illegal ones."""


def messages(node: Node, effort: Effort, tally: Tally) -> None:
    over = not node.branches[0].asks  # then the whole log is laid open (MM-INFO-11)
    judging.messages(node, effort, tally, not over)


def thoughts(node: Node, effort: Effort, tally: Tally) -> None:
    """Check what a bot would do with open offers, because ``screens`` checks only questions."""
    for seat in range(node.case.seats):
        for group in [group for group in node.groups(seat) if len(group) > 1][:2]:
            found = []
            for branch in sample(node, seat, group, effort.branches):
                info = api.infostate(branch.state, seat)
                mine = [ask for ask in api.offers(branch.state) if ask.seat == seat and ask.kind in ("offer", "accept")]
                found.append([bots.make("heuristic", 7).choose(info, ask) for ask in mine])
            same("screens", node, seat, "what the heuristic bot thinks of offers", found)


def refusals(node: Node, effort: Effort, tally: Tally) -> None:
    for seat in range(node.case.seats):
        groups = [group for group in node.groups(seat) if len(group) > 1]
        for group in sample(node, seat, groups, max(2, effort.branches // 3)):
            found = [
                [outcome(branch, seat, answer, offer) for offer, answer in PROBES]
                for branch in sample(node, seat, group, effort.branches)
            ]
            same("refusals", node, seat, "a refusal", found)


def outcome(branch: Branch, seat: int, answer: object, offer: str) -> Any:
    """Return that an answer is accepted, or everything that its refusal says."""
    try:
        api.apply(api.clone(branch.state), seat, answer, offer)
    except IllegalAnswer as error:
        return str(error), error.args, error.rule, error.seat, error.answer, error.kind
    return "taken"


def table(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        for group in sample(node, viewer, node.groups(viewer), 2 * effort.branches):
            branch = group[0]
            t: Any = branch.state
            seats = node.case.seats
            view: Any = api.view(t, viewer)
            shadow = branch.shadow
            tokens = f"order tokens{', Under the Radar' if node.case.options.get('under_the_radar') else ''}"

            def shown(what: str, found: Any, right: Any, viewer: int = viewer) -> None:
                if found != right:
                    raise LeakError("table", node, viewer, f"the view shows {what} {found}, by the table {right}")

            for seat, gang in enumerate(view.gangs):
                row = "goods of all gangs at the end" if t.result else "goods of a gang"
                knows = not t.round or viewer in knowers(row, seats, seat)
                books = [one.shadow.book[seat * 3 : seat * 3 + 3] for one in group]
                if knows and len(set(books)) > 1:
                    raise LeakError("table", node, viewer, f"it may know what gang {seat} holds, and that varies")
                shown(f"goods of gang {seat}", gang.goods, books[0] if knows else (HIDDEN,) * 3)
                knows = not t.round or t.result or viewer in knowers(tokens, seats, seat)
                shown(f"tokens of gang {seat}", gang.tokens, t.tokens[seat] if knows else HIDDEN)
                tally.varied += len(set(books)) > 1
                helped = node.case.options.get("ledger_help") and t.round and not t.result and viewer >= 0
                least = [(min(amounts), max(amounts)) for amounts in zip(*books, strict=True)] if helped else []
                shown(f"bounds of gang {seat}", gang.bounds, tuple(least))
            shown("offers", view.offers, shadow.offers(t, viewer))
            shown("offers made", view.made, shadow.heard[shadow.viewers.index(viewer)][viewer] if viewer >= 0 else 0)
            shown("tiles", view.hidden, (HIDDEN,) * (len(t.sites) - t.turned))
            shown("cards", view.deck, (HIDDEN,) * (len(t.deck) - t.shown))


def keys(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        seen: dict[Any, set[World]] = {}
        for group in node.groups(viewer):
            found = {branch.world() for branch in group}
            key = api.key(api.infostate(group[0].state, viewer))
            if seen.setdefault(key, found) != found:
                raise LeakError("keys", node, viewer, f"one information state for two sets of worlds: {key}")


def chosen(node: Node, viewer: int, effort: Effort) -> list[list[Branch]]:
    """The groups that are re-dealt: the largest that is not too large, then others."""
    sizes = [(len({branch.world() for branch in group}), n) for n, group in enumerate(node.groups(viewer))]
    groups = node.groups(viewer)
    fit = [groups[n] for size, n in sorted(sizes) if 1 < size <= effort.worlds]
    out = fit[-1:]
    for i in range(min(effort.groups - 1, len(fit) - 1)):
        out.append(fit[(i * 7919 + node.step) % (len(fit) - 1)])
    return out


def likely(group: list[Branch]) -> dict[World, int]:
    """Return weights of a group's worlds: all holdings are equally likely, and so are sealed answers for a holding."""
    sealed: dict[Any, set[World]] = {}
    for branch in group:
        sealed.setdefault(branch.shadow.book, set()).add(branch.world())
    most = lcm(*[len(worlds) for worlds in sealed.values()])
    return {world: most // len(worlds) for worlds in sealed.values() for world in worlds}


def redeals(node: Node, effort: Effort, tally: Tally) -> None:
    if not node.branches[0].asks:
        return
    for viewer in node.viewers:
        if (node.step + viewer) % effort.every:
            continue
        for number, group in enumerate(chosen(node, viewer, effort)):
            weights = likely(group)
            courses = Courses(node, viewer, group)
            info = api.infostate(group[0].state, viewer)
            rng = stream(1, node.case.seed, node.step, viewer, number)
            drawn: Counter[World] = Counter()
            counted = effort.draws * len(weights) + 30
            for turn in range(counted + 60 * len(weights)):
                if turn == counted:
                    value, freedom = fits(node, viewer, drawn, weights, "frequencies")
                if turn >= counted and len(drawn) == len(weights):
                    break
                state = api.redeal(info, rng)
                world = world_of(state, group[0])
                if world not in weights:
                    raise LeakError("worlds", node, viewer, f"a re-deal gives {world}, which can't be")
                if drawn[world] < effort.groups:
                    courses.agrees(state, world)
                drawn[world] += 1
            if missing := set(weights) - set(drawn):
                raise LeakError("worlds", node, viewer, f"no re-deal gives {min(missing)}, which can be")
            tally.redealt += 1
            tally.draws += sum(drawn.values())
            tally.value += value
            tally.freedom += freedom


class Courses:
    """Public facts in the branches of a group, by world, without those that its viewer doesn't know."""

    def __init__(self, node: Node, viewer: int, group: list[Branch]) -> None:
        self.node = node
        self.viewer = viewer
        self.branch = group[0]
        self.info: Any = api.infostate(group[0].state, viewer).state
        self.there: dict[World, list[Branch]] = {}
        for branch in group:
            self.there.setdefault(branch.world(), []).append(branch)
        self.keys: dict[World, set[Any]] = {}

    def agrees(self, drawn: Any, world: World) -> None:
        """A re-dealt state can be; the viewer sees and is asked the same there; others know what they could know."""
        node, viewer = self.node, self.viewer
        if problem := api.check_sound(drawn):
            raise LeakError("worlds", node, viewer, f"a re-deal is not sound: {problem}")
        here, there = asked(drawn, viewer), asked(self.branch.state, viewer)
        if here != there:
            raise LeakError("worlds", node, viewer, f"a re-deal asks something else: {here} and not {there}")
        if dump(api.view(drawn, viewer)) != dump(api.view(self.branch.state, viewer)):
            raise LeakError("worlds", node, viewer, "in a re-deal it sees something else")
        if world not in self.keys:
            self.keys[world] = {self.known(self.quiet(branch.state)) for branch in self.there[world]}
        if self.known(drawn) not in self.keys[world]:
            raise LeakError("worlds", node, viewer, f"a re-deal with {world} tells a course of events that can't be")
        for maker, heard in enumerate(self.branch.shadow.heard[node.viewers.index(viewer)]):
            if len([one for one in drawn.made if one[0] == maker]) != heard:
                raise LeakError("worlds", node, viewer, f"a re-deal forgets that gang {maker} has made {heard} offers")

    def quiet(self, state: State) -> State:
        """A state without offers that the viewer doesn't know of: re-deals imagine none."""
        t: Any = api.clone(state)
        t.standing, t.void, t.made = self.info.standing, self.info.void, self.info.made
        for i, frame in enumerate(self.info.stack):
            if frame[0].name not in ("guns", "traffic"):
                t.stack[i] = frame
        t.acts = tuple([act for act in t.acts if act[0] != SHOW or act in self.info.acts])
        t.deck, t.sites = self.info.deck, self.info.sites
        return t

    def known(self, state: State) -> Any:
        """Return everything that each viewer knows, except face-down components."""
        out = []
        for other in self.node.viewers:
            t: Any = api.infostate(state, other).state
            frames = [(frame[0].name, *frame[1:]) for frame in t.stack]
            out.append((tuple(t.goods), t.acts, t.standing, t.void, t.made, tuple(frames)))
        return repr(out)


SHOW = 7
"""The act by which somebody showed an amount in an offer (goods.py)."""


def asked(state: State, viewer: int) -> list[Any]:
    """Return the questions to a viewer, and what it is told of those to others."""
    open_ones = [ask for ask in api.offers(state) if ask.seat == viewer]
    return [(ask.told(viewer), ask.ranges if ask.seat == viewer else ()) for ask in (*api.pending(state), *open_ones)]


def histories(node: Node, effort: Effort, tally: Tally) -> None:
    if node.case.position or not node.branches[0].asks or node.words == "plain" or node.step % effort.every:
        return
    for viewer in range(node.case.seats):
        seen: dict[str, int] = {}
        for number, group in enumerate(node.groups(viewer)[:4]):
            logs = [repr(replay(node, branch).history(viewer)) for branch in spread(group, 3)]
            same("histories", node, viewer, "the log", logs)
            if seen.setdefault(logs[0], number) != number:
                raise LeakError("histories", node, viewer, f"the log is not all that it was sent: {logs[0]}")
        for number, group in enumerate(chosen(node, viewer, effort)[:1]):
            record = replay(node, group[0])
            sent = record.history(viewer)
            weights = likely(group)
            drawn: Counter[World] = Counter()
            rng = stream(4, node.case.seed, node.step, viewer, number)
            for _ in range(4 * len(weights) + 15):
                other = record.redeal_history(viewer, rng)
                if other.history(viewer) != sent:
                    what = f"a re-dealt history sends something else: {other.history(viewer)} and not {sent}"
                    raise LeakError("histories", node, viewer, what)
                drawn[world_of(other.state, group[0])] += 1
            fits(node, viewer, drawn, weights, "histories")


CHECKS: tuple[Check, ...] = (messages, screens, thoughts, refusals, table, keys, redeals)


def run(case: Case, effort: Effort = SHORT, checks: tuple[Check, ...] = CHECKS) -> Tally:
    """Play a case and hold all checks to each of its moments. Raises LeakError."""
    return judge(play(case), effort, checks)
