"""One game at one terminal: its questions one by one, each to the person whose seat is asked."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from rich.text import Text

from skulduggery import api
from skulduggery.api import SPECTATOR, Ask, BadInput, IllegalAnswer, State
from skulduggery.record import Record
from skulduggery.text import Texts
from skulduggery.tui.keeper import Keeper
from skulduggery.tui.pages import PAGES, Pages
from skulduggery.tui.pilots import Pilot
from skulduggery.tui.screen import Screen
from skulduggery.tui.story import Story
from skulduggery.tui.table import Menu, Taken, told
from skulduggery.tui.tables import table
from skulduggery.tui.terminal import Left, Terminal

LEAVE: Final = "q"
BACK: Final = "b"
HINT: Final = "hint"
MORE: Final = "+"
INSTEAD: Final = "d"
RUSSIAN: Final = {"в": INSTEAD, "е": "t", "к": "r", "т": "n", "д": "l", "й": LEAVE, "и": BACK, "p": "r"}
"""The same keys on a Russian keyboard, and the Latin letter into which LOOKALIKES turns one of them."""


class Asked(NamedTuple):
    """A question at the terminal and the state that asks it.

    ``waits``: the question before it, which waits behind a key and gets its default once this one is answered.
    """

    ask: Ask
    state: State
    waits: Ask | None = None


class Quit(Exception):
    """The person leaves the game, which has been kept or given up."""


class Session:
    """A game at this terminal, whose people have the seats without a bot.

    ``log``: the file that the game is written to when it ends or is left.
    """

    def __init__(
        self,
        terminal: Terminal,
        record: Record,
        bots: Mapping[int, Pilot],
        texts: Texts,
        log: Path | None,
        resumed: bool = False,
    ) -> None:
        self.terminal = terminal
        self.record = record
        self.bots = bots
        self.texts = texts
        self.resumed = resumed
        self.table = table(record.rules, record.players, texts)
        self.people = [seat for seat in range(record.rules.seats) if seat not in bots]
        guests = [bot.spec for bot in bots.values() if bot.guest]
        self.keeper = Keeper(terminal, record, texts, log, *guests[:1])
        self.story = Story(terminal, record, self.table, texts, {seat: bot.spec for seat, bot in bots.items()})
        self.screen = Screen(terminal, self.table, texts, alone=len(self.people) == 1)
        self.pages = Pages(terminal, record, self.table, self.story, texts)
        self.at = -1
        """The seat of the person at the terminal, -1 before the first."""
        self.since = dict.fromkeys(range(record.rules.seats), 0)
        self.asked = dict.fromkeys(range(record.rules.seats), 0)

    def run(self) -> int:
        """Play to the end and return the exit code. Raise BadInput, with the game saved, if a bot gives no answer."""
        try:
            if self.resumed and api.over(self.record.state):
                self.terminal.say(self.texts("resume-over", file=str(self.keeper.file)))
                return 0
            if self.resumed:
                self.terminal.show(self.texts("resumed"))
            waiting = False
            while asks := api.pending(self.record.state):
                ask = asks[0]
                if ask.seat in self.bots:
                    if self.terminal.live and not waiting:  # a strong bot may think for seconds
                        self.terminal.show(Text(self.texts("hint-wait"), "dim"))
                    self.record.answer(ask.seat, self.bots[ask.seat].choose(self.record, ask))
                else:
                    self.decide(ask)
                waiting = ask.seat in self.bots
            for bot in self.bots.values():
                bot.over(self.record)
            self.finish()
        except BadInput:
            self.keeper.gone()
            raise
        except Quit:
            return 0
        except (Left, KeyboardInterrupt) as gone:
            self.keeper.gone()
            return 130 if isinstance(gone, KeyboardInterrupt) or gone.interrupted else 0
        return 0

    def decide(self, ask: Ask) -> None:
        """Ask a person until the rules accept an answer."""
        seat = ask.seat
        if not self.screen.alone and self.at != seat:
            self.screen.hand_over(self.record.players[seat])
        self.at = seat
        heard = self.story.messages(seat)
        fresh = told(self.table, heard[self.asked[seat] :], seat)
        if any(at != seat for at, _ in fresh):  # else it is still the same turn, with the same events on the screen
            self.since[seat] = self.asked[seat]
        whole = not self.asked[seat] or any(self.table.closes(one) for one in heard[self.asked[seat] :])
        self.asked[seat] = len(heard)
        offers = [offer for offer in api.offers(self.record.state) if offer.seat == seat]
        asked, key = self.first(ask)
        menus = [self.table.menu(asked.ask, api.view(asked.state, seat), offers)]
        menus[0].refused = self.refused(seat, menus[0])
        menus[0].instead = key
        waiting = None if asked.waits is None else self.table.menu(ask, api.view(self.record.state, seat))
        draw = True
        typed: str | None = None
        while True:
            if draw:
                self.draw(seat, menus, whole)
            draw = whole = False
            said = typed or self.terminal.line()
            typed = None
            if not said and len(menus) > 1:
                menus.pop()
                draw = True
            elif not said and (only := menus[-1].only()) is not None:
                self.answer(seat, only.answer, None if menus[-1] is waiting else asked.waits)
                return
            elif not said:
                self.terminal.show(self.texts("nothing-typed", keys=menus[-1].keys()))
            elif (found := menus[-1].walk(said)) is not None:
                answer, below = found
                if not below:
                    self.answer(seat, answer, None if menus[-1] is waiting else asked.waits)
                    return
                menus += below
                draw = True
            elif said == MORE and menus[-1].next != menus[-1].first:
                menus[-1].first = menus[-1].next
                draw = True
            elif waiting is not None and RUSSIAN.get(said.casefold(), said.casefold()) == INSTEAD:
                menus = [menus[0], waiting]
                draw = True
            elif said.casefold() == HINT:
                alone = self.screen.alone
                advised = self.pages.hint(asked.ask, asked.state) if alone else [Text(self.texts("hint-not-here"))]
                self.terminal.show(*advised)
            elif (typed := self.command(said, asked.ask, menus)) is not None:
                draw = True
            elif self.words(asked, menus[-1], said):
                return

    def first(self, ask: Ask) -> tuple[Asked, str]:
        """Return what to ask a seat first, and the key to a question that waits meanwhile, in words."""
        if ask.default is not None:
            after = api.clone(self.record.state)
            api.apply(after, ask.seat, ask.default)
            for then in api.pending(after)[:1]:
                key = self.table.instead(ask, then) if then.seat == ask.seat else ""
                if key:
                    return Asked(then, after, ask), key
        return Asked(ask, self.record.state), ""

    def draw(self, seat: int, menus: list[Menu], whole: bool) -> None:
        """Show the screen for the last of the menus; ``whole``: all new events are to be read."""
        question = menus[-1].question
        if not self.screen.alone:
            question = self.texts("your-question", player=self.record.players[seat], question=question)
        view = api.view(self.record.state, seat)
        since = self.since[seat]
        lines = self.story.lines(seat, self.story.messages(seat)[since:])
        if not since:  # begin with the names of the opponents' bots
            lines = self.story.pilots() + lines
        self.screen.draw(view, lines, menus[-1], question, len(menus) > 1, whole)

    def answer(self, seat: int, answer: object, waits: Ask | None = None) -> None:
        """Enter an answer, after the default of a question that waits, and show at once what only this person sees.

        Raise IllegalAnswer.
        """
        if waits is not None:
            self.record.answer(seat, waits.default)
        if isinstance(answer, Taken):
            events = self.record.interrupt(seat, answer.kind, answer.answer)
        else:
            events = self.record.answer(seat, answer)
        for event in events:
            said = self.table.say(event.told(seat), seat)
            if said.private:
                self.terminal.show(Text(), self.story.line(said.seat, said.text, seat))
                self.terminal.show(Text(self.texts("enter"), "dim"))
                self.terminal.line()

    def refused(self, seat: int, menu: Menu) -> list[Text]:
        """Return why things on the table can't be chosen: each rule with what it refuses."""
        rules: dict[str, list[str]] = {}
        for name, answer in menu.barred:
            try:
                api.apply(api.clone(self.record.state), seat, answer)
            except IllegalAnswer as refused:
                rules.setdefault(refused.rule, []).append(name)
        lines = []
        for rule, names in rules.items():
            why = self.texts(f"why-{rule}") if self.texts.has(f"why-{rule}") else self.texts("why-other")
            lines.append(Text(self.texts("barred", why=why, rule=rule, what=", ".join(names)), "dim"))
        return lines

    def words(self, asked: Asked, menu: Menu, said: str) -> bool:
        """Enter an answer typed in the words of a log, and return True if the rules accept it.

        A refused answer is explained with its rule. After ``why``, an answer is only checked.
        """
        words = tuple(said.split())
        asking = words[0].casefold() == "why"
        words = words[1:] if asking else words
        guesses = self.table.guesses(asked.ask, words) if words else []
        questions = [asked] if asked.waits is None else [asked, Asked(asked.waits, self.record.state)]
        for (ask, state, waits), guess in product(questions, guesses):
            try:
                answer = api.option(self.record.rules, ask, guess)
            except BadInput:
                continue
            try:
                api.apply(api.clone(state), ask.seat, answer)
                if not asking:
                    self.answer(ask.seat, answer, waits)
                    return True
                self.terminal.show(self.texts("allowed"))
            except IllegalAnswer as refused:
                self.terminal.show(Text(self.texts.refusal(refused, api.objection(state, refused)), "bold"))
            return False
        self.terminal.show(self.texts("not-an-answer", said=said[:40], keys=menu.keys()))
        return False

    def command(self, said: str, ask: Ask, menus: list[Menu]) -> str | None:
        """Carry out a command, which is no answer.

        Return what is typed after its page, empty if the table must be drawn again; None if ``said`` is no command.
        """
        word, *rest = said.casefold().split()
        word = RUSSIAN.get(word, word)
        page = PAGES.get(word, "")
        if page and (not rest or page == "rules"):
            return self.pages.show(page, rest, ask, menus[-1])
        if rest or word not in (BACK, LEAVE):
            return None
        if word == LEAVE and self.keeper.leave():
            raise Quit
        if word == BACK and len(menus) > 1:
            menus.pop()
        return ""

    def finish(self) -> None:
        """Show the last events and the scores, then keep the log."""
        seat = self.people[0] if self.screen.alone else SPECTATOR
        first = min((self.asked[one] for one in self.people), default=0)
        messages = self.story.messages(seat)
        lines = self.story.lines(seat, [one for one in messages[first:] if not self.table.scores(one)])
        score = list(self.table.scoring(messages, seat, self.terminal.width))
        self.screen.finish(api.view(self.record.state, seat), lines, score)
        self.keeper.over()
