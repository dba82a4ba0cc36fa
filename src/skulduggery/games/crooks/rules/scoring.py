"""The end of Crooks (CR-SCORE-01 to CR-SCORE-11)."""

from skulduggery.games.crooks.rules.state import Crooks, rules_of


def level(t: Crooks, seat: int, target: int) -> int:
    """Return the sum of the levels of a seat's crooks at a target (CR-ACCOMPLICE-02, -04)."""
    rules = rules_of(t)
    return sum([rules.level[t.faces[cell]] for cell in t.rows[seat * len(rules.targets) + target]])


def worth(t: Crooks, target: int) -> int:
    """Return the value of a target: its number plus all modifiers there, at least 0 (CR-SCORE-04, -05, -11)."""
    rules = rules_of(t)
    points = rules.targets[target]
    for seat in range(t.seats):
        for cell in t.rows[seat * len(rules.targets) + target]:
            points += rules.modifier[t.faces[cell]]
    return max(points, 0)


def leaders(t: Crooks, target: int) -> list[int]:
    """Return the seats with the highest level at a target; none if there is no crook (CR-SCORE-02, -10)."""
    there = [seat for seat in range(t.seats) if t.rows[seat * len(rules_of(t).targets) + target]]
    best = max([level(t, seat, target) for seat in there], default=0)
    return [seat for seat in there if level(t, seat, target) == best]


def members(t: Crooks, gang: int) -> list[int]:
    """Return each seat's number of gang members, including covered and face-down ones (CR-SCORE-06 to -08)."""
    rules = rules_of(t)
    counts = []
    for seat in range(t.seats):
        count = 0
        for i in range(seat * len(rules.targets), (seat + 1) * len(rules.targets)):
            for cell in t.rows[i]:
                count += rules.gangs[t.faces[cell]] >> gang & 1
        counts.append(count)
    return counts


def score(t: Crooks) -> None:
    """Turn all crooks up and score each target from the lowest, then each gang."""
    rules = rules_of(t)
    points = [0] * t.seats
    if t.events is not None:
        reveal(t)
    t.open |= t.down
    t.down = 0
    for target in range(len(rules.targets)):
        winners = leaders(t, target)
        value = worth(t, target)
        share = value // len(winners) if winners else 0
        for seat in winners:
            points[seat] += share
        if t.events is not None:
            levels = tuple([level(t, seat, target) for seat in range(t.seats)])
            t.tell("score-target", (target, value, levels, tuple(winners), share))
    for gang in range(3):
        counts = members(t, gang)
        best = max(counts)
        most = [seat for seat in range(t.seats) if counts[seat] == best]
        winner = most[0] if best and len(most) == 1 else -1
        if winner >= 0:
            points[winner] += rules.gang_points
        if t.events is not None:
            t.tell("score-gang", (gang, tuple(counts), winner, rules.gang_points))
    t.scores = tuple(points)
    if t.events is not None:
        t.tell("end", (t.scores, tuple(t.money), tuple(winners_of(t))))


def reveal(t: Crooks) -> None:
    """Report the face-down crooks as events, place by place (CR-SCORE-01)."""
    width = len(rules_of(t).targets)
    for i in range(len(t.rows)):
        for cell in t.rows[i]:
            if t.down >> cell & 1:
                t.tell("reveal", (i // width, i % width, t.faces[cell]))


def scores(t: Crooks) -> tuple[int, ...]:
    """Return the points of each seat; empty while the game runs."""
    return t.scores


def returns(t: Crooks) -> tuple[float, ...]:
    """Return each seat's share of the win, with sum 1; empty while the game runs (CR-SCORE-09)."""
    if t.stack:
        return ()
    winners = winners_of(t)
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(t.seats)])


def winners_of(t: Crooks) -> list[int]:
    """Return the seats that win a finished game: most points, then most money; tied seats share (CR-SCORE-09)."""
    best = max([(t.scores[seat], t.money[seat]) for seat in range(t.seats)])
    return [seat for seat in range(t.seats) if (t.scores[seat], t.money[seat]) == best]
