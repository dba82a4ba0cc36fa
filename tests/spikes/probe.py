"""Plays a spike and checks at every ask what every state promises."""

from skulduggery.engine.asks import IllegalAnswer
from skulduggery.engine.machine import apply, offers, pending, run


def frames(s):
    """The stack as a save would keep it: effects by name."""
    return [(f[0].name, *f[1:]) for f in s.stack]


def facts(s):
    """Everything that is so, as one value."""
    names = [name for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())]
    plain = {name: plainly(getattr(s, name)) for name in names if name not in ("rules", "stack", "events")}
    return repr(sorted(plain.items())), tuple(frames(s))


def plainly(value):
    """A value, or the key of what never changes, or a list of such."""
    if isinstance(value, list):
        return [plainly(one) for one in value]
    return value.key() if hasattr(value, "key") else value


def asked(s):
    """What is asked and offered, as one value."""
    return [(a.seat, a.kind, a.args, a.options, a.ranges, a.open) for a in (*pending(s), *offers(s))]


class Play:
    """A game that is cloned, saved and rebuilt at each step; all three must go on alike."""

    def __init__(self, s):
        self.s = s
        s.events = []
        run(s)
        self.told = []

    def do(self, seat, answer, offer=""):
        """Answer, or take an open offer; gives the events."""
        s = self.s
        copy = s.clone()
        saved = s.clone()
        packed = frames(s)
        saved.stack = [(s.rules.effects[name], *rest) for name, *rest in packed]
        assert asked(copy) == asked(saved) == asked(s)
        assert all(a.options or a.ranges for a in (*pending(s), *offers(s)))
        before = facts(s)
        s.events = []
        apply(s, seat, answer, offer)
        assert facts(copy) == before, "a clone shares what changes"
        for other in (copy, saved):
            apply(other, seat, answer, offer)
            assert facts(other) == facts(s)
            assert asked(other) == asked(s)
        self.told = s.events
        return self.told

    def refused(self, seat, answer, offer=""):
        """The rule that refuses an answer; nothing may have changed."""
        before = facts(self.s)
        try:
            apply(self.s.clone(), seat, answer, offer)
        except IllegalAnswer as error:
            assert facts(self.s) == before
            return error.rule
        raise AssertionError(f"{answer} of seat {seat} was taken")

    @property
    def ask(self):
        """The one ask there is."""
        (ask,) = pending(self.s)
        return ask

    @property
    def asks(self):
        """The seats and kinds asked."""
        return [(a.seat, a.kind) for a in pending(self.s)]

    @property
    def open(self):
        """The seats and kinds offered."""
        return [(a.seat, a.kind) for a in offers(self.s)]
