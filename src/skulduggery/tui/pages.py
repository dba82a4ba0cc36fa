"""Pages to look up while a question is open: help, rules, notes, the log, a hint."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from skulduggery import api
from skulduggery.api import Ask, State
from skulduggery.record import Record
from skulduggery.review.hints import hint
from skulduggery.text import Texts
from skulduggery.tui.review import hinted
from skulduggery.tui.story import Story
from skulduggery.tui.table import Menu, Room, Table, Taken
from skulduggery.tui.terminal import Terminal, hang

PAGES: Final = {"?": "help", "h": "help", "t": "table", "r": "rules", "n": "notes", "l": "log"}


class Pages:
    """The pages of one game at one terminal."""

    def __init__(self, terminal: Terminal, record: Record, table: Table, story: Story, texts: Texts) -> None:
        self.terminal = terminal
        self.record = record
        self.table = table
        self.story = story
        self.texts = texts
        self.advised = False

    def show(self, name: str, rest: Sequence[str], ask: Ask, menu: Menu) -> str:
        """Show the page with this name, and return what is typed after it; ``rest`` is what was typed behind the
        name."""
        view = api.view(self.record.state, ask.seat)
        if name == "help":
            page = self.help(ask, menu)
        elif name == "rules":
            page = self.rules(rest[0] if rest else "")
        elif name == "table":
            page = [*self.table.board(view, self.terminal.width, Room.AMPLE, menu.glow)]
        elif name == "notes":
            notes = [Text(note) for note in self.table.notes(view)]
            page = [self.head("notes-title"), *(notes or [Text(self.texts("notes-none"))])]
        else:
            lines = self.story.lines(ask.seat, self.story.messages(ask.seat)) or [Text(self.texts("log-none"))]
            page = [self.head("log-title"), *self.story.pilots(), *lines]
        self.terminal.clear()
        backwards = name == "log"  # on a low screen the latest events matter most
        if not self.terminal.pages(page, self.texts("earlier" if backwards else "more"), backwards):
            return ""
        self.terminal.show(Text(), Text(self.texts("enter"), "dim"))
        return self.terminal.line()

    def help(self, ask: Ask, menu: Menu) -> list[RenderableType]:
        """Return the keys, the legend of the table, and the rules for this question."""
        example = " ".join(api.words(self.record.rules, ask, ask.options[-1]))
        part = (menu.rules or self.parts())[0].split("-")[0]
        page: list[RenderableType] = [self.head("help-title"), Text(self.texts("help-keys", words=example, part=part))]
        page += [Text(), self.head("help-table"), *(Text(one) for one in self.table.legend())]
        pilots = self.story.pilots()
        page += [*([Text()] if pilots else []), *pilots]
        if ids := self.texts.rules_of(*menu.rules):
            page += [Text(), self.head("help-rules"), *(Text(self.texts.rule(id)) for id in ids)]
        return page

    def rules(self, starting: str) -> list[RenderableType]:
        """Return the rules whose ID, or a part of it, begins with ``starting``."""
        ids = self.texts.rules(starting)
        if not ids:
            return [Text(self.texts("rules-none", said=starting[:20], words=", ".join(self.parts())))]
        return [Text(self.texts.rule(id)) for id in ids]

    def parts(self) -> list[str]:
        """Return the words that find rules."""
        return list(dict.fromkeys(id.split("-")[1] for id in self.texts.rules()))

    def hint(self, ask: Ask, state: State) -> list[RenderableType]:
        """Return the best answers, for a person alone against bots; the same however often it is asked for.

        It is shown below the table because it speaks of it. The method is explained only once.
        """
        self.terminal.show(Text(self.texts("hint-wait"), "dim"))
        found = hint(api.infostate(state, ask.seat), ask, self.record, len(self.record.entries))
        menu = self.table.menu(ask, api.view(state, ask.seat))
        lines = hinted(
            self.table, ask.seat, found, self.texts, lambda words: self.named(ask, menu, words) or " ".join(words)
        )
        page = [self.head("hint-title"), *(hang(line, self.terminal.width) for line in lines)]
        if found.advice and not self.advised:
            page.append(Text(self.texts("hint-method"), "dim"))
            self.advised = True
        return page

    def named(self, ask: Ask, menu: Menu, words: Sequence[str]) -> str:
        """Return an answer as the choices of a menu say it, with the keys to type; nothing if none of them does."""
        rules = self.record.rules
        for choice in menu.choices:
            said = " ".join(dict.fromkeys([choice.key, choice.said or str(choice.label)])).strip()
            if choice.then is not None:
                if below := self.named(ask, choice.then, words):
                    return f"{said} · {below}"
            elif not isinstance(choice.answer, Taken) and api.words(rules, ask, choice.answer) == tuple(words):
                return said
        return ""

    def head(self, id: str) -> RenderableType:
        """Return a heading."""
        return Text(self.texts(id), "bold yellow")
