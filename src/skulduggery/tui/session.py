"""One game at one terminal: the questions one after the other, told to whoever sits there."""

import contextlib
import os
import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from skulduggery import api, codec
from skulduggery.api import SPECTATOR, Ask, BadInput, IllegalAnswer, Rng
from skulduggery.bots import Bot
from skulduggery.record import Message, Record
from skulduggery.review.hints import hint
from skulduggery.text import Texts
from skulduggery.tui.lobby import bot_title, bots_of
from skulduggery.tui.review import hinted
from skulduggery.tui.table import Choice, Menu, Room, Taken, room_for, table, told
from skulduggery.tui.terminal import Left, Terminal, hang, side_by_side

LOOKALIKES: Final = str.maketrans("АВСЕНРавсенр", "ABCEHPabcehp")
"""Cyrillic letters that look like keys on the table."""
COMMANDS: Final = {
    "?": "help", "h": "help", "t": "table", "r": "rules", "n": "notes", "l": "log", "q": "leave", "b": "back",
}  # fmt: skip
ALSO: Final = {"е": "t", "к": "r", "т": "n", "д": "l", "й": "q", "и": "b", "p": "r"}
"""The same keys on a Russian keyboard; and what LOOKALIKES made of one of them."""

HINT: Final = "hint"
FOR_THE_REST: Final = 14
"""Lines beneath the table: what happened, the question and its choices, notes, stacks."""


class Quit(Exception):
    """The person leaves the game, and has said what becomes of it."""


class Session:
    """Seats without a bot are people at this terminal. ``log``: where the game is written when it ends or is left."""

    def __init__(
        self,
        terminal: Terminal,
        record: Record,
        bots: Mapping[int, Bot],
        texts: Texts,
        log: Path | None,
        resumed: bool = False,
    ) -> None:
        self.terminal = terminal
        self.record = record
        self.bots = bots
        self.texts = texts
        self.log = log
        self.resumed = resumed
        self.table = table(record.rules, record.players, texts)
        self.people = [seat for seat in range(record.rules.seats) if seat not in bots]
        self.at = -1
        """The seat of the person who sits at the terminal."""
        self.since = dict.fromkeys(range(record.rules.seats), 0)
        self.asked = dict.fromkeys(range(record.rules.seats), 0)
        self.advised = False
        self.size = (0, 0)
        self.fits = Room.AMPLE

    def run(self) -> int:
        """Play to the end. Returns the exit code."""
        try:
            if self.resumed and api.over(self.record.state):
                self.terminal.say(self.texts("resume-over", file=str(self.log)))
                return 0
            if self.resumed:
                self.terminal.show(self.texts("resumed"))
            waiting = False
            while asks := api.pending(self.record.state):
                ask = asks[0]
                if ask.seat in self.bots:
                    if self.terminal.live and not waiting:  # a strong one may think for seconds
                        self.terminal.show(Text(self.texts("hint-wait"), "dim"))
                    self.record.answer(ask.seat, self.thought(ask))
                else:
                    self.decide(ask)
                waiting = ask.seat in self.bots
            self.finish()
        except Quit:
            return 0
        except (Left, KeyboardInterrupt) as gone:
            return self.gone(interrupted=isinstance(gone, KeyboardInterrupt) or gone.interrupted)
        return 0

    def thought(self, ask: Ask) -> object:
        """What a bot answers, by what its seat may know."""
        bot = self.bots[ask.seat]
        past = None
        if self.record.rules.game in bot.remembers:
            with contextlib.suppress(BadInput):  # with an answer taken back there is no single history
                past = self.record.redeal_history(ask.seat, Rng(secrets.randbits(62)))
        return bot.choose(api.infostate(self.record.state, ask.seat), ask, past)

    # What was told

    def messages(self, seat: int) -> list[Message]:
        """All events so far as a seat was told them; at a forgetful table as everybody was."""
        ears = SPECTATOR if self.record.forgetful else seat
        events = [event for events in self.record.events for event in events]
        return [message for event in events if (message := event.told(ears))]

    def told(self, seat: int, first: int = 0) -> list[Text]:
        """What happened from a message on, line by line."""
        messages = self.messages(seat)[first:]
        return [self.line(at, text, seat) for at, text in told(self.table, messages, seat)]

    def line(self, at: int, text: str, seat: int) -> Text:
        """One line of the log: who, what."""
        if at < 0:
            return hang(Text(text, "dim"), self.terminal.width)
        name = self.texts("you") if at == seat else self.record.players[at]
        return hang(Text.assemble((name, "bold"), " ", text), self.terminal.width)

    # A question

    def decide(self, ask: Ask) -> None:
        """Ask a person until there is an answer that the rules take."""
        seat = ask.seat
        if len(self.people) > 1 and self.at != seat:
            self.hand_over(seat)
        self.at = seat
        heard = len(self.messages(seat))
        fresh = told(self.table, self.messages(seat)[self.asked[seat] :], seat)
        if any(at != seat for at, _ in fresh):  # otherwise it is still the same turn: show what was shown before
            self.since[seat] = self.asked[seat]
        self.asked[seat] = heard
        offers = [offer for offer in api.offers(self.record.state) if offer.seat == seat]
        menus = [self.table.menu(ask, api.view(self.record.state, seat), offers)]
        menus[0].lines += self.refused(seat, menus[0])
        draw = True
        typed: str | None = None
        while True:
            if draw:
                self.draw(seat, menus[-1], len(menus) > 1)
            draw = False
            said = typed or self.terminal.line()
            typed = None
            if not said and len(menus) > 1:
                menus.pop()
                draw = True
            elif not said and (only := _only(menus[-1])) is not None:
                self.answer(seat, only.answer)
                return
            elif not said:
                self.terminal.show(self.texts("nothing-typed", keys=_keys(menus[-1])))
            elif (found := _walk(menus[-1], said)) is not None:
                answer, below = found
                if not below:
                    self.answer(seat, answer)
                    return
                menus += below
                draw = True
            elif said.casefold() == HINT:
                self.terminal.show(*self.hint(ask))
            elif (typed := self.command(said, ask, menus)) is not None:
                draw = True
            elif self.words(ask, menus[-1], said):
                return

    def answer(self, seat: int, answer: object) -> None:
        """Take an answer, and show at once what only this person sees. Raises IllegalAnswer."""
        if isinstance(answer, Taken):
            events = self.record.interrupt(seat, answer.kind, answer.answer)
        else:
            events = self.record.answer(seat, answer)
        for event in events:
            said = self.table.say(event.told(seat), seat)
            if said.private:
                self.terminal.show(Text(), self.line(said.seat, said.text, seat))
                self.terminal.show(Text(self.texts("enter"), "dim"))
                self.terminal.line()

    def refused(self, seat: int, menu: Menu) -> list[Text]:
        """Why what lies there can't be chosen: each rule with what it refuses."""
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

    def words(self, ask: Ask, menu: Menu, said: str) -> bool:
        """An answer in the words of a log; True if it was taken. What is refused is told with its rule."""
        words = tuple(said.split())
        asking = words[0].casefold() == "why"
        words = words[1:] if asking else words
        for guess in self.table.guesses(ask, words) if words else ():
            try:
                answer = api.option(self.record.rules, ask, guess)
            except BadInput:
                continue
            try:
                if not asking:
                    self.answer(ask.seat, answer)
                    return True
                api.apply(api.clone(self.record.state), ask.seat, answer)
                self.terminal.show(self.texts("allowed"))
            except IllegalAnswer as refused:
                self.terminal.show(Text(self.texts.refusal(refused), "bold"))
            return False
        self.terminal.show(self.texts("not-an-answer", said=said[:40], keys=_keys(menu)))
        return False

    def command(self, said: str, ask: Ask, menus: list[Menu]) -> str | None:
        """Something else than an answer: what is typed after it, where the table must be drawn again; else None."""
        word, *rest = said.casefold().split()
        word = ALSO.get(word, word)
        name = COMMANDS.get(word, "")
        if not name or (rest and name != "rules"):
            return None
        if name == "back":
            if len(menus) > 1:
                menus.pop()
            return ""
        if name == "leave":
            self.leave()
            return ""
        if name == "help":
            page = self.help(ask, menus[-1])
        elif name == "rules":
            page = self.rules(rest[0] if rest else "")
        elif name == "table":
            view = api.view(self.record.state, ask.seat)
            page = [*self.table.board(view, self.terminal.width, Room.AMPLE, menus[-1].glow)]
        elif name == "notes":
            notes = [Text(note) for note in self.table.notes(api.view(self.record.state, ask.seat))]
            page = [self.head("notes-title"), *(notes or [Text(self.texts("notes-none"))])]
        else:
            page = [self.head("log-title"), *self.pilots(), *(self.told(ask.seat) or [Text(self.texts("log-none"))])]
        self.terminal.clear()
        self.terminal.pages(page, self.texts("more"))
        self.terminal.show(Text(), Text(self.texts("enter"), "dim"))
        return self.terminal.line()

    def hint(self, ask: Ask) -> list[RenderableType]:
        """The best answers, to who plays alone against bots; the same however often it is asked for. It stands beneath
        the table, which it speaks of; how it is found is told once."""
        if len(self.people) > 1:
            return [Text(self.texts("hint-not-here"))]
        self.terminal.show(Text(self.texts("hint-wait"), "dim"))
        found = hint(api.infostate(self.record.state, ask.seat), ask, self.record, len(self.record.entries))
        menu = self.table.menu(ask, api.view(self.record.state, ask.seat))
        lines = hinted(self.table, found, self.texts, lambda words: self.named(ask, menu, words) or " ".join(words))
        page = [self.head("hint-title"), *(hang(line, self.terminal.width) for line in lines)]
        if found.advice and not self.advised:
            page.append(Text(self.texts("hint-method"), "dim"))
            self.advised = True
        return page

    def named(self, ask: Ask, menu: Menu, words: Sequence[str]) -> str:
        """An answer as the choices of a menu say it, with the keys to type; nothing if none of them does."""
        rules = self.record.rules
        for choice in menu.choices:
            said = " ".join(dict.fromkeys([choice.key, choice.said or str(choice.label)])).strip()
            if choice.then is not None:
                if below := self.named(ask, choice.then, words):
                    return f"{said} · {below}"
            elif not isinstance(choice.answer, Taken) and api.words(rules, ask, choice.answer) == tuple(words):
                return said
        return ""

    def help(self, ask: Ask, menu: Menu) -> list[RenderableType]:
        """Keys, how to read the table, the rules for this question."""
        example = " ".join(api.words(self.record.rules, ask, ask.options[-1]))
        part = menu.rules[0].split("-")[0] if menu.rules else ""
        page: list[RenderableType] = [self.head("help-title"), Text(self.texts("help-keys", words=example, part=part))]
        page += [Text(), self.head("help-table"), *(Text(one) for one in self.table.legend())]
        page += [*([Text()] if self.bots else []), *self.pilots(), Text(), self.head("help-rules")]
        ids = dict.fromkeys(id for part in menu.rules for id in self.texts.rules(part))
        return page + [Text(self.texts.rule(id)) for id in ids]

    def pilots(self) -> list[Text]:
        """Which bot plays for whom."""
        names = self.record.players
        said = {names[seat]: bot_title(bot, self.texts) for seat, bot in bots_of(self.record).items()}
        return [Text(self.texts("host-take-over", player=name, bot=bot), "dim") for name, bot in said.items()]

    def rules(self, starting: str) -> list[RenderableType]:
        """The rules whose ID or part of it begins so."""
        ids = self.texts.rules(starting)
        if not ids:
            parts = dict.fromkeys(id.split("-")[1] for id in self.texts.rules())
            return [Text(self.texts("rules-none", said=starting[:20], words=", ".join(parts)))]
        return [Text(self.texts.rule(id)) for id in ids]

    def head(self, id: str) -> RenderableType:
        """A heading."""
        return Text(self.texts(id), "bold yellow")

    # The screen

    def draw(self, seat: int, menu: Menu, deep: bool) -> None:
        """Table, what happened, question."""
        view = api.view(self.record.state, seat)
        ask = self.question(seat, menu, deep)
        lines = self.told(seat, self.since[seat])
        width = self.terminal.width
        board = self.table.board(view, width, self.room(view), menu.glow)
        if self.terminal.live:
            free = max(self.terminal.height - len(board) - self.rows(ask) - 2, 1)
            heights = [self.rows(line) for line in lines]
            dropped = 0
            while dropped < len(lines) - 1 and sum(heights[dropped:]) + (dropped > 0) > free:
                dropped += 1
            if dropped:
                lines[:dropped] = [Text(self.texts("hidden-lines", count=dropped), "dim")]
        self.terminal.clear(forget=len(self.people) > 1)
        self.terminal.show(*board, self.since_rule(), *lines, ask)

    def room(self, view: object) -> Room:
        """How much of the screen the table may take; it stays the same as long as the screen does."""
        size = (self.terminal.width, self.terminal.height)
        if self.size != size:
            self.size = size
            self.fits = room_for(self.terminal, self.table, view, FOR_THE_REST)
        return self.fits

    def since_rule(self) -> Rule:
        """The line between the table and what happened."""
        return Rule(Text(self.texts("since"), "dim"), style="dim", align="left")

    def question(self, seat: int, menu: Menu, deep: bool) -> RenderableType:
        """The question, its choices, the keys."""
        question = menu.question
        if len(self.people) > 1:
            question = self.texts("your-question", player=self.record.players[seat], question=question)
        keys = [self.texts("back")] if deep else [self.texts("only")] if _only(menu) is not None else []
        keys += self.texts("keys").split(" · ")
        if len(self.people) == 1:
            keys.append(self.texts("hint-key"))
        parts: list[RenderableType] = [Text(question, "bold yellow"), *menu.lines]
        if menu.row:
            choices = [
                Text(" ").append(one.key, "bold").append(f" {one.label}" if one.label else "", "not bold")
                for one in menu.choices
            ]
            parts += side_by_side(choices, "  ", self.terminal.width)
        else:
            grid = Grid.grid(padding=(0, 1))
            for one in menu.choices:
                grid.add_row(Text(f" {one.key} ", "bold"), one.label)
            parts.append(grid)
        return Group(*parts, *side_by_side([Text(key, "dim") for key in keys], " · ", self.terminal.width))

    def rows(self, what: RenderableType) -> int:
        """How many lines something takes on the screen."""
        console = self.terminal.console
        return len(console.render_lines(what, console.options.update(width=self.terminal.width)))

    def hand_over(self, seat: int) -> None:
        """Another person takes the terminal; nothing of the one before stays on the screen."""
        self.terminal.clear(forget=True)
        self.terminal.show(Text(self.texts("hand-over", player=self.record.players[seat]), "bold yellow"))
        self.terminal.line()

    # The end

    def finish(self) -> None:
        """Show what led to the end, then score, then keep the log."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        first = min((self.asked[one] for one in self.people), default=0)
        messages = self.messages(seat)
        lines = [
            self.line(at, text, seat)
            for at, text in told(self.table, [m for m in messages[first:] if not self.table.scores(m)], seat)
        ]
        width = self.terminal.width
        view = api.view(self.record.state, seat)
        score = list(self.table.scoring(messages, seat, width))
        room = self.terminal.height - sum(len(piece) for piece in score) - 4
        board = self.table.board(view, width, self.room(view), frozenset())
        self.terminal.clear(forget=len(self.people) > 1)
        self.terminal.pages([self.head("over"), *lines], self.texts("more"))
        if self.terminal.live:
            self.terminal.show(Text(), Text(self.texts("enter"), "dim"))
            self.terminal.line()
            self.terminal.clear()
        if not self.terminal.live or len(board) <= room:
            self.terminal.show(*board, Text())
        for piece in score:
            self.terminal.show(*piece)
            self.terminal.beat()
        if self.log is not None:
            self.write(self.log, "written")
            return
        try:
            self.terminal.show(Text(), Text(self.texts("keep-ask"), "dim"))
            if self.terminal.line().casefold() == "s":
                self.write(self.file(), "written")
        except Left:
            return

    def leave(self) -> None:
        """Offer to save, then leave. Comes back if the person doesn't want to leave. Raises Quit."""
        file = self.log or self.file()
        while True:
            self.terminal.show(self.texts("leave-ask", file=str(file)))
            said = self.terminal.line()
            if said.casefold() in ("b", "и"):
                return
            if said.casefold() in ("n", "т"):
                self.terminal.show(self.texts("not-saved"))
                raise Quit
            path = Path(said).expanduser() if said else file
            if path != self.log and path.exists():
                self.terminal.show(self.texts("file-exists", file=str(path)))
            elif self.write(path, "saved"):
                raise Quit

    def gone(self, interrupted: bool) -> int:
        """The input has ended: save where that can be done without asking."""
        path = self.log or (self.file() if self.terminal.live else None)
        if path is None:
            self.terminal.show(self.texts("left"))
        else:
            self.write(path, "saved")
        return 130 if interrupted else 0

    def file(self) -> Path:
        """A name for a log in the current folder."""
        return Path(time.strftime(f"{self.record.rules.game}-%Y%m%d-%H%M%S.jsonl"))

    def write(self, path: Path, done: str) -> bool:
        """Write the log, whole or not at all, and say so; False if it can't be written."""
        part = path.with_name(f".{path.name}.part")
        try:
            part.write_bytes(codec.write_log(self.record))
            os.replace(part, path)
        except OSError as error:
            self.terminal.show(self.texts("write-failed", file=str(path), why=error.strerror or ""))
            return False
        self.terminal.say(self.texts(done, file=str(path)))
        return True


def _keys(menu: Menu) -> str:
    return " ".join(one.key for one in menu.choices)


def _only(menu: Menu) -> Choice | None:
    """The choice of a menu that has no other: Enter is enough for it."""
    only = menu.choices[0] if len(menu.choices) == 1 else None
    return None if only is None or only.then is not None else only


def _walk(menu: Menu, said: str) -> tuple[object, list[Menu]] | None:
    """What typed keys lead to: an answer, or menus further down; None if they lead nowhere."""
    below: list[Menu] = []
    words = said.split()
    for i, word in enumerate(words):
        choice = menu.find(word) or menu.find(word.translate(LOOKALIKES))
        if choice is None:
            return None
        if choice.then is None:
            return (choice.answer, []) if i == len(words) - 1 else None
        menu = choice.then
        below.append(menu)
    return None, below
