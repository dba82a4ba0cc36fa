"""The oracle's checks: each takes a moment of a public line with all its worlds, and raises ``LeakError``.

``messages``     what is sent is constant in each group, and differs between groups: neither more nor less is told
``screens``      view, information state and the answers of bots are constant in each group
``refusals``     so are the rules that refuse illegal answers
``table``        cards lie where the rules say; what the information table says is known is shown; what it says is
                 hidden, and varies, is not shown
``keys``         information states of different groups differ
``redeals``      re-deals give exactly the worlds of the group, each sound, with the same question and screen; in each
                 of them every viewer knows what it does in a branch with that world (``worlds``); and they give them
                 as often as the enumeration does, by chi-square (``frequencies``)
``histories``    the log's messages are those of the group; re-dealt histories send the same ones and are as likely
                 (slow, so only for some cases)
"""

from collections import Counter
from typing import Any

from tests.oracle.judging import (
    Check,
    Effort,
    LeakError,
    Tally,
    dump,
    fits,
    judge,
    messages,
    refusal,
    replay,
    same,
    sample,
    screens,
    spread,
    stream,
)
from tests.oracle.scoundrels.cases import Case
from tests.oracle.scoundrels.table import World
from tests.oracle.scoundrels.worlds import Branch, Node, play

from skulduggery import api
from skulduggery.api import SPECTATOR

HIDDEN = -1
UNKNOWN = -2
BRIEF = Effort(4, 1, 60, 4, every=7)
SHORT = Effort(6, 1, 60, 5, every=4)
LONG = Effort(24, 2, 200, 15)
"""For `--long`: all lines in some twenty minutes of one core, interpreted."""
PROBES = {"": (*range(-4, 104), 1000, 1111, None, (0,), "play"), "suspect": (0, 1, 2, None)}


def refusals(node: Node, effort: Effort, tally: Tally) -> None:
    for seat in range(node.case.seats):
        groups = [group for group in node.groups(seat) if len(group) > 1]
        for group in sample(node, seat, groups, max(3, effort.branches // 3)):
            found = []
            for branch in sample(node, seat, group, effort.branches):
                asks = (*branch.asks, *api.offers(branch.state))
                legal = [(ask.kind if ask.open else "", one) for ask in asks if ask.seat == seat for one in ask.options]
                tried = [
                    (offer, one) for offer, probes in PROBES.items() for one in probes if (offer, one) not in legal
                ]
                found.append([refusal(node, branch, seat, one, offer) for offer, one in tried])
            same("refusals", node, seat, "a refusal", found)


def table(node: Node, effort: Effort, tally: Tally) -> None:
    for branch in node.branches:
        right = branch.shadow.world(node.case.every_order)
        found = branch.shadow.world_of(branch.state, node.case.every_order)
        if found != right:
            raise LeakError("table", node, SPECTATOR, f"the table is {found}, by the rules {right}")
    aided = node.case.options.get("memory_aid", True)
    for viewer in node.viewers:
        for group in node.groups(viewer):
            values: dict[tuple[Any, ...], set[Any]] = {}
            for branch in group:
                for row, item, value, _ in branch.shadow.items(branch.state):
                    values.setdefault((row, item), set()).add(value)
            view: Any = api.view(group[0].state, viewer)
            for row, item, value, who in group[0].shadow.items(group[0].state):
                if viewer in who and len(values[row, item]) > 1:
                    raise LeakError("table", node, viewer, f"{row}: it may know {item}, and that varies")
                found, blank = shown(view, row, item, value)
                varies = len(values[row, item]) > 1
                forgotten = not aided and (transient(row, viewer, item) or viewer not in who)
                if viewer in who and not forgotten and found != value:
                    raise LeakError("table", node, viewer, f"{row}: the view shows {item} as {found}, it is {value}")
                if found == blank or (viewer in who and not forgotten):
                    continue
                if varies or (forgotten and not held(group[0], viewer, item)):
                    raise LeakError("table", node, viewer, f"{row}: the view shows {item} as {found}")
            tally.varied += all(len(some) > 1 for some in values.values())


def transient(row: str, viewer: int, item: tuple[Any, ...]) -> bool:
    """Return whether a thing could only be looked at once: without memory aid the screen forgets it.

    One may look at one's own face-down cards again, but not at the top of one's own deck.
    """
    return row.startswith("SC-INFO-02") or (row.startswith("SC-INFO-06") and viewer != item[0])


def held(branch: Branch, viewer: int, item: tuple[Any, ...]) -> bool:
    """Return whether a viewer holds a safe in hand right now, before it marks it."""
    return any(ask.kind == "mark" and ask.seat == viewer and ask.args[1:] == item for ask in branch.asks)


def shown(view: Any, row: str, item: tuple[Any, ...], value: Any) -> tuple[Any, Any]:
    """Return what a view shows of a thing, and what it would show if the thing were hidden."""
    if row.startswith("SC-INFO-01"):
        hand = view.sheets[item[0]].hand
        return hand, (UNKNOWN,) * len(hand)
    if row.startswith("SC-INFO-02"):
        return view.sheets[item[0]].top, UNKNOWN
    if row.startswith("SC-INFO-06"):
        return view.sheets[item[0]].slots[item[1]], UNKNOWN
    if row.startswith(("SC-INFO-13", "SC-INFO-14", "SC-INFO-15")):
        return view.safes[item[0]].safe, HIDDEN
    if row.startswith("SC-INFO-26"):
        return view.sheets[item[0]].strategy, -1
    lying = (*[one for sheet in view.sheets for one in sheet.board], *view.saloon, *view.pile)
    halves = {one.trait if item[0] == "traits" else one.job for one in lying if one is not None}
    return value if value in halves else None, None


def keys(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        seen: dict[Any, int] = {}
        for number, group in enumerate(node.groups(viewer)):
            key = api.key(api.infostate(group[0].state, viewer))
            if seen.setdefault(key, number) != number:
                raise LeakError("keys", node, viewer, f"one information state for two groups: {key}")


def chosen(node: Node, viewer: int, effort: Effort) -> list[list[Branch]]:
    """The groups that are re-dealt: the largest that is not too large, then others."""
    sizes = [(len(kinds(node, group)), n, group) for n, group in enumerate(node.groups(viewer)) if len(group) > 1]
    fit = [group for size, _, group in sorted(sizes) if size <= effort.worlds]
    out = fit[-1:]
    for i in range(min(effort.groups - 1, len(fit) - 1)):
        out.append(fit[(i * 7919 + node.step) % (len(fit) - 1)])
    return out


def kinds(node: Node, group: list[Branch]) -> Counter[World]:
    """The worlds of a group, with the number of branches of each; of a large one only where the cards lie."""
    whole = Counter(node.whole(branch) for branch in group)
    return whole if len(whole) <= MANY else Counter(node.whole(branch)[:1] for branch in group)


MANY = 130


def like(world: World, weights: Counter[World]) -> World:
    """A world as a group counts it."""
    return world if len(next(iter(weights))) == len(world) else world[:1]


def redeals(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        if (node.step + viewer) % effort.every:
            continue
        for number, group in enumerate(chosen(node, viewer, effort)):
            weights = kinds(node, group)
            info = api.infostate(group[0].state, viewer)
            rng = stream(1, node.case.seed, node.step, viewer, number)
            drawn: Counter[World] = Counter()
            for _ in range(effort.draws * len(weights) + 50):
                draw(node, viewer, group[0], info, rng, weights, drawn)
            value, freedom = fits(node, viewer, drawn, weights, "frequencies")
            for _ in range(60 * len(weights)):
                if len(drawn) == len(weights):
                    break
                draw(node, viewer, group[0], info, rng, weights, drawn)
            if missing := set(weights) - set(drawn):
                raise LeakError("worlds", node, viewer, f"no re-deal gives {min(missing)}, which can be")
            tally.redealt += 1
            tally.draws += sum(drawn.values())
            tally.value += value
            tally.freedom += freedom
        # Large groups: at least nothing that can't be.
        for group in node.groups(viewer):
            if len(group) > effort.worlds and len(weights := kinds(node, group)) > effort.worlds:
                info = api.infostate(group[0].state, viewer)
                rng = stream(3, node.case.seed, node.step, viewer)
                for _ in range(40):
                    draw(node, viewer, group[0], info, rng, weights, Counter())
                break


def draw(
    node: Node, viewer: int, branch: Branch, info: api.Info, rng: api.Rng, weights: Counter[World],
    drawn: Counter[World],
) -> None:  # fmt: skip
    """Re-deal once: the world must be one that can be, and agree with what the viewer has seen."""
    state = api.redeal(info, rng)
    world = like(node.world_of(state), weights)
    if world not in weights:
        raise LeakError("worlds", node, viewer, f"a re-deal gives {world}, which can't be")
    if world not in drawn:
        agrees(node, viewer, state, branch)
    drawn[world] += 1


def agrees(node: Node, viewer: int, drawn: api.State, branch: Branch) -> None:
    """A re-dealt state can be, and what is asked there is what the viewer has been asked."""
    if problem := api.check_sound(drawn):
        raise LeakError("worlds", node, viewer, f"a re-deal is not sound: {problem}")
    for asks in (api.pending, api.offers):
        if [ask.told(viewer) for ask in asks(drawn)] != [ask.told(viewer) for ask in asks(branch.state)]:
            raise LeakError("worlds", node, viewer, "a re-deal asks something else")
    if dump(api.view(drawn, viewer)) != dump(api.view(branch.state, viewer)):
        raise LeakError("worlds", node, viewer, "in a re-deal it sees something else")


def histories(node: Node, effort: Effort, tally: Tally) -> None:
    if node.step % effort.every:
        return
    for viewer in range(node.case.seats):
        seen: dict[str, int] = {}
        for number, group in enumerate(node.groups(viewer)[:5]):
            logs = [repr(replay(node, branch).history(viewer)) for branch in spread(group, 3)]
            same("histories", node, viewer, "the log", logs)
            if seen.setdefault(logs[0], number) != number:
                raise LeakError("histories", node, viewer, f"the log is not all that it was sent: {logs[0]}")
        small = [group for group in chosen(node, viewer, effort) if len(kinds(node, group)) <= 60]
        for number, group in enumerate(small[:1]):
            record = replay(node, group[0])
            sent = record.history(viewer)
            weights = kinds(node, group)
            drawn: Counter[World] = Counter()
            rng = stream(4, node.case.seed, node.step, viewer, number)
            for _ in range(5 * len(weights) + 20):
                other = record.redeal_history(viewer, rng)
                if other.history(viewer) != sent:
                    what = f"a re-dealt history sends something else: {other.history(viewer)} and not {sent}"
                    raise LeakError("histories", node, viewer, what)
                drawn[like(node.world_of(other.state), weights)] += 1
            fits(node, viewer, drawn, weights, "histories")


CHECKS: tuple[Check, ...] = (messages, screens, refusals, table, keys, redeals)


def run(case: Case, effort: Effort = SHORT, checks: tuple[Check, ...] = CHECKS) -> Tally:
    """Play a case and hold all checks to each of its moments. Raises LeakError."""
    return judge(play(case), effort, checks)
