"""The oracle's checks: each takes a moment of a public line with all its worlds, and raises ``LeakError``.

``messages``     what is sent is constant in each group, and differs between groups: neither more nor less is told
``screens``      view, information state and the answers of bots are constant in each group
``refusals``     so are the rules that refuse illegal answers
``table``        what the information table says is known is shown; what it says is hidden varies and is not shown
``keys``         information states of different groups differ
``worlds``       re-deals give exactly the worlds of the group, each sound, with the same question
``beliefs``      in each of them every seat knows, and sees, what it does in a branch with that world
``frequencies``  re-deals give them as often as the enumeration does (chi-square)
``histories``    the log's messages are those of the group; re-dealt histories send the same ones and are as likely
                 (slow, so only for some cases)
"""

from collections import Counter
from typing import Any

from tests.oracle import judging
from tests.oracle.decks import Case
from tests.oracle.groups import OracleFaultError
from tests.oracle.judging import (
    Check,
    Effort,
    LeakError,
    Tally,
    dump,
    fits,
    judge,
    refusal,
    same,
    screens,
    spread,
    stream,
)
from tests.oracle.table import World
from tests.oracle.worlds import Branch, Node, play, world_of

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR
from skulduggery.record import Record

UNKNOWN = -1
SHORT = Effort(6, 1, 60, 5)
LONG = Effort(200, 6, 500, 60)


def messages(node: Node, effort: Effort, tally: Tally) -> None:
    for branch in node.branches:
        asked = [(ask.seat, ask.kind, ask.args) for ask in branch.asks]
        if asked != ([branch.shadow.next] if branch.shadow.next else []):
            raise LeakError("messages", node, SPECTATOR, f"by public facts {branch.shadow.next} is asked, not {asked}")
    judging.messages(node, effort, tally)


def refusals(node: Node, effort: Effort, tally: Tally) -> None:
    shadow = node.branches[0].shadow
    top = max(len(shadow.ability), 3 * shadow.width, shadow.width + len(shadow.piles)) + 1
    probes = [*range(-2, top), "take", None, (0,)]
    for seat in range(node.case.seats):
        for group in node.groups(seat):
            found = []
            for branch in spread(group, max(2, effort.branches // 3)):
                legal = branch.asks[0].options if node.ask and node.ask.seat == seat else ()
                found.append([refusal(node, branch, seat, probe) for probe in probes if probe not in legal])
            same("refusals", node, seat, "a refusal", found)


def table(node: Node, effort: Effort, tally: Tally) -> None:
    over = node.branches[0].shadow.next is None
    notes = node.case.options["memory"] == "notes"
    secret = node.case.options["secret_money"] and not over
    for branch in node.branches:
        if world_of(branch.state) != branch.world():
            raise LeakError("table", node, SPECTATOR, f"the table is {world_of(branch.state)}, by the rules "
                            f"{branch.world()}")  # fmt: skip
    for viewer in node.viewers:
        for group in node.groups(viewer):
            branch = group[0]
            view: Any = api.view(branch.state, viewer)
            shadow = branch.shadow

            def shown(what: str, found: Any, right: Any, viewer: int = viewer) -> None:
                if found != right:
                    raise LeakError("table", node, viewer, f"the view shows {what} {found}, by the table {right}")

            money = tuple(UNKNOWN if secret and seat != viewer else shadow.money[seat] for seat in range(shadow.seats))
            shown("the money", view.money, money)
            shown("the sizes of piles", view.piles, tuple([len(pile) for pile in shadow.piles]))
            shown("the removed crooks", view.gone, shadow.gone)
            shown("in hand", view.hand, shadow.hand[1] if shadow.hand and shadow.hand[0] == viewer else UNKNOWN)
            looking = node.ask is not None and node.ask.kind == "take" and node.ask.seat == viewer
            right = tuple(sorted(shadow.piles[node.ask.args[0]])) if looking and node.ask else ()
            shown("to choose from", view.looking, right)
            items = places(group)
            for row, crooks in enumerate(shadow.rows):
                for i, lying in enumerate(crooks):
                    known = shadow.knows_crook(viewer, row, lying)
                    values = items["row", row, i]
                    if known and len(values) > 1:
                        raise LeakError("table", node, viewer, f"it may know the crook {row, i}, and that varies")
                    remembered = known and (notes or row // shadow.width == viewer)
                    if not lying[1]:
                        shown("a face-up crook", view.rows[row][i], lying[0])
                    elif remembered:
                        shown("a known face-down crook", view.rows[row][i], -2 - lying[0])
                    elif view.rows[row][i] != UNKNOWN and (not notes or values != {lying[0]}):
                        shown("a face-down crook", view.rows[row][i], UNKNOWN)
            for pile, cards in enumerate(shadow.piles):
                if cards and shadow.knows_pile(viewer, pile):
                    if len({branch.shadow.piles[pile] for branch in group}) > 1:
                        raise LeakError("table", node, viewer, f"it may know pile {pile}, and that varies")
                    if notes and (tuple(sorted(cards)), (pile,) * len(cards)) not in view.notes:
                        raise LeakError("table", node, viewer, f"no note of pile {pile}: {view.notes}")
            if not notes or viewer == SPECTATOR:
                shown("notes", view.notes, ())
            for note in view.notes:
                if any(not noted(branch, note) for branch in group):
                    raise LeakError("table", node, viewer, f"the note {note} is not so in all of its worlds")
            tally.varied += hides(node, viewer, group, items)


BOX = -1
"""In a note: not dealt."""


def places(group: list[Branch]) -> dict[tuple[Any, ...], set[int]]:
    """Each place that holds one crook, with the crooks that lie there in some world."""
    out: dict[tuple[Any, ...], set[int]] = {}
    for branch in group:
        for row, crooks in enumerate(branch.shadow.rows):
            for i, lying in enumerate(crooks):
                out.setdefault(("row", row, i), set()).add(lying[0])
        if branch.shadow.hand:
            out.setdefault(("hand",), set()).add(branch.shadow.hand[1])
    return out


def noted(branch: Branch, note: tuple[tuple[int, ...], tuple[int, ...]]) -> bool:
    """Return whether a note is true: these cards lie at these places (piles, the grid, a hand, the box)."""
    cards, where = note
    shadow = branch.shadow
    there: set[int] = set()
    for place in set(where):
        if place == BOX:
            there |= shadow.box
        elif place >= len(shadow.piles):
            there |= {card for card, _, _ in shadow.rows[place - len(shadow.piles)]}
        else:
            there |= shadow.piles[place]
            if shadow.hand and shadow.origin[shadow.hand[1]] == place:
                there.add(shadow.hand[1])
    return set(cards) <= there


def hides(node: Node, viewer: int, group: list[Branch], items: dict[tuple[Any, ...], set[int]]) -> bool:
    """Check that cards which the table calls hidden and unknown vary as far as they can.

    Return False if the check doesn't apply. It needs a viewer who has looked into no pile. Acts may have proved no more
    than that a crook is not the Boss, and at least two unseen cards may be the Boss. Then any card that the viewer has
    not seen may lie in any hidden place.
    """
    shadow = group[0].shadow
    if shadow.proved:
        return False
    fresh = [p for p, ever in enumerate(shadow.ever) if viewer not in ever]
    loose = sum([len(shadow.piles[p]) for p in fresh]) + len(shadow.box)
    if loose < 2 or len(fresh) < len(shadow.ever):
        return False
    unseen = set(shadow.box).union(*[shadow.piles[p] for p in fresh])
    hidden = []
    for row, crooks in enumerate(shadow.rows):
        for i, lying in enumerate(crooks):
            if not shadow.knows_crook(viewer, row, lying):
                unseen.add(lying[0])
                hidden.append(("row", row, i))
    if shadow.hand and shadow.hand[0] != viewer:
        unseen.add(shadow.hand[1])
        if shadow.piles[shadow.origin[shadow.hand[1]]]:
            hidden.append(("hand",))
    boss = {card for card in unseen if shadow.ability[card] == "boss"}
    for place in hidden:
        if items[place] != unseen - boss:
            what = f"{place} may hold {sorted(items[place])}, unseen are {sorted(unseen)}"
            raise LeakError("table", node, viewer, what)
    for pile in fresh:
        found = set().union(*[branch.shadow.piles[pile] for branch in group])
        if shadow.piles[pile] and found != unseen:
            raise LeakError("table", node, viewer, f"pile {pile} may hold {sorted(found)}, unseen: {sorted(unseen)}")
    if shadow.box and set().union(*[branch.shadow.box for branch in group]) != unseen:
        raise LeakError("table", node, viewer, "the box doesn't vary over all unseen cards")
    return True


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
    fit = [group for group in node.groups(viewer) if 1 < len({branch.world() for branch in group}) <= effort.worlds]
    fit.sort(key=len)
    out = fit[-1:]
    for i in range(min(effort.groups - 1, len(fit) - 1)):
        out.append(fit[(i * 7919 + node.step) % (len(fit) - 1)])
    return out


def worlds(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        for number, group in enumerate(chosen(node, viewer, effort)):
            right = {branch.world(): branch for branch in group}
            times = set(Counter([branch.world() for branch in group]).values())
            if not (len(times) == 1 if node.case.every_order else times == {1}):
                raise OracleFaultError(f"{node}: some worlds have more histories than others: {times}")
            info = api.infostate(group[0].state, viewer)
            rng = stream(1, node.case.seed, node.step, viewer, number)
            missing = set(right)
            for _ in range(len(right) * 60 + 600):
                drawn = api.redeal(info, rng)
                tally.draws += 1
                world = world_of(drawn)
                if world not in right:
                    raise LeakError("worlds", node, viewer, f"a re-deal gives {world}, which can't be")
                if world in missing:
                    missing.remove(world)
                    agrees(node, viewer, drawn, right[world])
                if not missing:
                    break
            if missing:
                raise LeakError("worlds", node, viewer, f"no re-deal gives {min(missing)}, which can be")
        # Large groups: at least nothing that can't be.
        for group in [group for group in node.groups(viewer) if len(group) > effort.worlds][:1]:
            possible = {branch.world() for branch in group}
            info = api.infostate(group[0].state, viewer)
            rng = stream(3, node.case.seed, node.step, viewer)
            for _ in range(50):
                world = world_of(api.redeal(info, rng))
                if world not in possible:
                    raise LeakError("worlds", node, viewer, f"a re-deal gives {world}, which can't be")


def agrees(node: Node, viewer: int, drawn: api.State, branch: Branch) -> None:
    """A re-dealt state can be, and what is asked there is what the branch with the same world asks."""
    if problem := api.check_sound(drawn):
        raise LeakError("worlds", node, viewer, f"a re-deal is not sound: {problem}")
    if dump(api.pending(drawn)) != dump(branch.asks):
        raise LeakError("worlds", node, viewer, "a re-deal asks something else")


def beliefs(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        for number, group in enumerate(chosen(node, viewer, effort)):
            right = {branch.world(): branch for branch in group}
            info = api.infostate(group[0].state, viewer)
            rng = stream(5, node.case.seed, node.step, viewer, number)
            for _ in range(effort.branches):
                drawn = api.redeal(info, rng)
                branch = right[world_of(drawn)]
                for other in node.viewers:
                    here = api.key(api.infostate(drawn, other))
                    there = api.key(api.infostate(branch.state, other))
                    if here != there:
                        what = f"in a re-deal viewer {other} knows something else: {here} and not {there}"
                        raise LeakError("beliefs", node, viewer, what)
                    if dump(api.view(drawn, other)) != dump(api.view(branch.state, other)):
                        raise LeakError("beliefs", node, viewer, f"in a re-deal viewer {other} sees something else")


def frequencies(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in node.viewers:
        for number, group in enumerate(chosen(node, viewer, effort)):
            info = api.infostate(group[0].state, viewer)
            rng = stream(2, node.case.seed, node.step, viewer, number)
            weights = Counter([branch.world() for branch in group])
            n = effort.draws * len(weights) + 50
            drawn = Counter([world_of(api.redeal(info, rng)) for _ in range(n)])
            value, freedom = fits(node, viewer, drawn, weights, "frequencies")
            tally.redealt += 1
            tally.draws += n
            tally.value += value
            tally.freedom += freedom


def replay(node: Node, branch: Branch) -> Record:
    """A branch as a game with a log."""
    record = Record(node.rules)
    record.answer(NATURE, branch.deal)
    record.answer(NATURE, 0)
    for answer in branch.answers:
        record.answer(api.pending(record.state)[0].seat, answer)
    return record


def histories(node: Node, effort: Effort, tally: Tally) -> None:
    for viewer in range(node.case.seats):
        groups = node.groups(viewer)
        seen: dict[str, int] = {}
        for number, group in enumerate(groups[:6]):
            logs = [repr(replay(node, branch).history(viewer)) for branch in spread(group, 4)]
            same("histories", node, viewer, "the log", logs)
            if seen.setdefault(logs[0], number) != number:
                raise LeakError("histories", node, viewer, f"the log is not all that it was sent: {logs[0]}")
        for number, group in enumerate([group for group in chosen(node, viewer, effort) if len(group) <= 40]):
            record = replay(node, group[0])
            sent = record.history(viewer)
            weights = Counter([branch.world() for branch in group])
            drawn: Counter[World] = Counter()
            rng = stream(4, node.case.seed, node.step, viewer, number)
            for _ in range(6 * len(weights) + 20):
                other = record.redeal_history(viewer, rng)
                if other.history(viewer) != sent:
                    what = f"a re-dealt history sends something else: {other.history(viewer)} and not {sent}"
                    raise LeakError("histories", node, viewer, what)
                drawn[world_of(other.state)] += 1
            fits(node, viewer, drawn, weights, "histories")


CHECKS: tuple[Check, ...] = (messages, screens, refusals, table, keys, worlds, frequencies, beliefs)


def run(case: Case, effort: Effort = SHORT, checks: tuple[Check, ...] = CHECKS) -> Tally:
    """Play a case and hold all checks to each of its moments. Raises LeakError."""
    return judge(play(case), effort, checks)
