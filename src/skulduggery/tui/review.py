"""The review of a recorded game on one page, and the lines of a hint."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from skulduggery import api
from skulduggery.api import EVERYTHING, NATURE
from skulduggery.record import Message, Record
from skulduggery.review.guesses import Guess
from skulduggery.review.hints import Hint
from skulduggery.review.reviews import Account, Bluff, Decision, Review, Suspicion
from skulduggery.text import Texts
from skulduggery.tui.replay import Player
from skulduggery.tui.table import Table, told
from skulduggery.tui.terminal import Terminal, hang

BARS: Final = "▁▂▃▄▅▆▇█"
LONGEST_CURVE: Final = 60
"""Columns of the longest curve."""
MANY: Final = 3
"""Answers in a row without a cost that share a line."""
STYLES: Final = {"slip": "yellow", "mistake": "bold yellow", "giveaway": "bold red"}
MUTE: Final = ("turn", "guns-chosen", "traffic-chosen")
"""Events that don't show the answer."""
ACCOUNT: Final = ("deal", "hidden", "own", "others")
MUCH: Final = 0.2
"""Least effect on a win chance that is called great."""


def show_review(terminal: Terminal, record: Record, found: Review, texts: Texts, seat: int | None = None) -> None:
    """Print a review; with ``seat`` only the decisions, bluffs and suspicions of that seat."""
    page = Page(terminal, record, found, texts, seat)

    def shown(one: Decision | Bluff | Suspicion) -> bool:
        return seat is None or one.seat == seat

    terminal.show(page.head("review-title"), Text(texts("review-method", rounds=found.rounds, reach=found.reach)))
    terminal.show(Text(), page.head("review-summary"))
    for at in range(len(found.players)) if seat is None else [seat]:
        terminal.show(*page.summary(at))
    terminal.show(Text(), page.head("review-curve"), *page.curves())
    terminal.show(Text(), page.head("review-decisions"), page.decisions([d for d in found.decisions if shown(d)]))
    bluffs = [line for one in found.bluffs if shown(one) for line in page.bluff(one)]
    terminal.show(Text(), page.head("review-bluffs"), *(bluffs or [page.none()]))
    if found.suspicions:
        terminal.show(Text(), page.head("review-suspicions"))
        terminal.show(*([page.suspicion(one) for one in found.suspicions if shown(one)] or [page.none()]))
    terminal.show(Text(), page.head("review-accounts"), page.accounts(), Text(texts("review-accounts-note"), "dim"))


class Page:
    """A review in words."""

    def __init__(self, terminal: Terminal, record: Record, found: Review, texts: Texts, seat: int | None) -> None:
        self.seat = seat
        self.terminal = terminal
        self.found = found
        self.texts = texts
        self.player = Player(terminal, record, texts, EVERYTHING)
        self.table = self.player.table

    def head(self, id: str) -> RenderableType:
        return Text(self.texts(id), "bold yellow")

    def none(self) -> Text:
        return Text(self.texts("review-none"), "dim")

    def summary(self, seat: int) -> list[Text]:
        """Return lines on the result of a seat and its most notable moments."""
        one = self.found.accounts[seat]
        won = "yes" if one.result >= one.fair else "no"
        luck = "deal" if (one.deal > one.hidden) == (won == "yes") else "hidden"
        verdict = self.texts("review-verdict", player=self.found.players[seat], won=won, by=one.by, luck=luck)
        marks = {"slips": one.slips, "mistakes": one.mistakes, "giveaways": one.giveaways}
        counts = self.texts("review-counts", lost=f"{100 * one.average:.1f}", **marks)
        out = [Text(verdict), Text(f"  {counts}")]
        for id, step in [("review-worst", one.worst), ("review-best-bluff", one.bluff)]:
            if step >= 0:
                did = self.did(seat, self.player.heard(step))
                out.append(hang(Text(f"  {self.texts(id)}: {self.at(step)}{did and f', {did}'}"), self.terminal.width))
        return out

    def at(self, step: int) -> str:
        """Return the words for a step, numbered as in a replay."""
        return self.texts("review-at", step=step + 1)

    def curves(self) -> list[Text]:
        """Return a line for each player with the course of its win chance."""
        points = self.found.curve
        columns = min(len(points), LONGEST_CURVE, max(10, self.terminal.width - 30))
        picked = [points[i * (len(points) - 1) // max(1, columns - 1)] for i in range(columns)]
        wide = max(len(name) for name in self.found.players)
        out = []
        for seat, name in enumerate(self.found.players):
            bars = "".join(BARS[min(7, int(8 * point[seat]))] for point in picked)
            out.append(Text.assemble((name.ljust(wide), "bold"), " ", bars, f" {percent(points[-1][seat])}%"))
        return out

    def decisions(self, decisions: Sequence[Decision]) -> Grid:
        """Return the decisions as rows: the cost of each, if it is more than chance, and what would have been better.

        Several answers in a row without a cost share a line.
        """
        grid = Grid(box=None, pad_edge=False)
        for name in ("step", "player", "chance", "cost", "answer"):
            right = name in ("step", "chance", "cost")
            grid.add_column(self.texts(f"review-{name}"), justify="right" if right else "left", overflow="fold")
        for quiet, run in groupby(decisions, lambda one: not (self.cost(one) or one.mark)):
            some = list(run)
            if quiet and len(some) >= MANY:
                steps = f"{some[0].step + 1}–{some[-1].step + 1}"
                names = {self.found.players[one.seat] for one in some}
                name = names.pop() if len(names) == 1 else ""
                grid.add_row(steps, name, "", "", Text(self.texts("review-quiet", n=len(some)), "dim"))
            else:
                for one in some:
                    self.decision(grid, one)
        return grid

    def cost(self, one: Decision) -> str:
        """Return the cost of an answer in words; empty if it may be chance."""
        return f"-{percent(one.cost)} ± {percent(one.error)}" if percent(one.cost) and one.cost >= one.error else ""

    def decision(self, grid: Grid, one: Decision) -> None:
        """Add a line for one decision."""
        answer = Text(self.did(one.seat, self.player.heard(one.step)) or self.silent(one.words, one.step))
        if one.mark:
            mark = self.texts(f"mark-{one.mark}")
            answer.append_text(Text(f"\n{mark}. {self.better(one)}", STYLES[one.mark]))
        name = self.found.players[one.seat]
        chance = self.texts("review-odds", chance=likely(one.chance), margin=percent(one.margin))
        grid.add_row(str(one.step + 1), name, chance, self.cost(one), answer)

    def better(self, one: Decision) -> str:
        """Return the better answer and its reason in words."""
        words = self.did(one.seat, one.better) or self.silent(one.best, one.step)
        better = self.texts("review-better", words=words)
        known = one.facts if one.seat == self.seat else []  # they say "you"
        said = [better, why(self.table, one.seat, one.reason, known, self.texts)]
        more, brings = round(one.brings), f"review-brings-{self.found.game}"
        if more and self.texts.has(brings):
            said.append(self.texts(brings, n=more, money=self.texts.money(more)))
        return " ".join(filter(None, said))

    def silent(self, words: Sequence[str], step: int) -> str:
        """Return an answer in words if no event tells of it."""
        if does := self.table.does(tuple(words), lambda: api.view(self.player.record.before(step), EVERYTHING)):
            return does
        id = f"answer-{words[0]}"
        return self.texts(id, n="".join(words[1:2])) if self.texts.has(id) else " ".join(words)

    def did(self, seat: int, messages: Sequence[Message]) -> str:
        """Return the first action of a seat among these messages, in words; empty if there is none."""
        heard = [message for message in messages if message[0] not in MUTE and not self.table.scores(message)]
        return next((text for at, text in told(self.table, heard, NATURE, True) if at == seat), "")

    def bluff(self, one: Bluff) -> list[Text]:
        where, what = self.table.thing(one.guess.where, one.guess.what)
        words: dict[str, str | int] = {"player": self.found.players[one.seat], "where": where}
        words |= {
            "what": what,
            "believed": percent(one.believed),
            "guesses": guessed(self.table, one.guess, self.texts),
        }
        text = self.texts("review-trap" if one.trap else "review-bluff", **words)
        up = "even" if abs(one.gain) <= one.error else "no" if one.gain < 0.0 else "yes"
        gain = self.texts("review-gain", up=up, gain=abs(percent(one.gain)), error=percent(one.error))
        lines = [hang(Text(f"{self.at(one.step)}: {text}"), self.terminal.width)]
        return [*lines, Text(f"  {gain}", "dim")] if one.error else lines

    def suspicion(self, one: Suspicion) -> Text:
        words: dict[str, str | int] = {"player": self.found.players[one.seat]}
        words |= {"bluff": "yes" if one.bluff else "no", "odds": percent(one.odds)}
        if one.suspected:
            text = self.texts("review-suspected", right="yes" if one.right else "no", **words)
        else:
            text = self.texts("review-trusted", **words)
        return hang(Text(f"{self.at(one.step)}: {text}"), self.terminal.width)

    def accounts(self) -> Grid:
        """Return a table of the parts of each player's result."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(self.texts("review-player"))
        for name in ACCOUNT:
            grid.add_column(self.texts(f"account-{name}"), justify="right")
        for name, one in zip(self.found.players, self.found.accounts, strict=True):
            grid.add_row(name, *[self.texts(f"effect-{effect(one, part)}") for part in ACCOUNT])
        return grid


def effect(account: Account, part: str) -> str:
    """Return how a part has changed a seat's result: unclear, or up or down, perhaps "much-"."""
    if part in account.unsure:
        return "unclear"
    number = cast(float, getattr(account, part))
    return ("much-" if abs(number) >= MUCH else "") + ("up" if number > 0.0 else "down")


def guessed(table: Table, guess: Guess, texts: Texts) -> str:
    """Return the likeliest identities of a hidden thing, in words."""
    odds = [(table.thing(guess.where, what)[1], percent(chance)) for what, chance in guess.odds]
    return texts.all_of(texts("hint-odds", what=what, chance=chance) for what, chance in odds)


def why(table: Table, seat: int, reason: str, facts: Sequence[Message], texts: Texts) -> str:
    """Return why an answer is good for a seat: its facts, or else in what it gains most; empty if neither is known."""
    if facts:
        return " ".join([table.say(one, seat).text for one in facts])
    return texts("hint-gain", reason=texts(f"reason-{reason}")) if reason else ""


def hinted(table: Table, seat: int, hint: Hint, texts: Texts, named: Callable[[Sequence[str]], str]) -> Iterable[Text]:
    """Yield a hint for a seat line by line; ``named`` words an answer as the menu does."""
    if not hint.advice:
        yield Text(texts("hint-nothing"))
    else:
        yield Text(texts("hint-chances"))
    for one in hint.advice:
        said = texts("hint-advice", words=named(one.words), chance=likely(one.chance), error=max(1, percent(one.error)))
        yield Text(said, "bold" if one is hint.advice[0] else "")
        said = why(table, seat, one.reason, one.facts, texts) if percent(one.chance) else ""
        more = [said] if said else []
        if one.even and one is not hint.advice[0]:
            more.append(texts("hint-even"))
        if more:
            yield Text(f"  {' '.join(more)}")
    if hint.bluff is not None:
        yield Text(texts("hint-suspect", odds=tens(hint.bluff)))
    if hint.guesses:
        yield Text(texts("hint-others"))
    for guess in hint.guesses:
        where, what = table.thing(guess.where, guess.what)
        words = {"stronger": tens(guess.stronger), "weaker": tens(guess.weaker)}
        bluff = tens(guess.weaker or 1.0 - guess.stronger)  # where a thing is the right one, or none of the others
        yield Text("  " + texts("hint-taken", what=what, where=where, bluff=bluff, **words))


def tens(share: float) -> int:
    """Return a share in per cent, rounded to tens because a few worlds tell no more."""
    return 10 * round(10 * share)


def likely(share: float) -> int:
    """Return an estimated share in per cent, from 1 to 99 because an estimate is never certain."""
    return min(99, max(1, percent(share)))


def percent(share: float) -> int:
    """Return a share in per cent."""
    return round(100 * share)
