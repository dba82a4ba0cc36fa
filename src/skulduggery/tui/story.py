"""The events of a game in lines, as a seat was told them."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from skulduggery.api import SPECTATOR
from skulduggery.record import Message, Record
from skulduggery.text import Texts
from skulduggery.tui.lobby import bot_title
from skulduggery.tui.table import Table, told
from skulduggery.tui.terminal import Terminal, hang


class Story:
    """The events of a record in the words of its table. ``bots`` are the specs of the bots by seat."""

    def __init__(self, terminal: Terminal, record: Record, table: Table, texts: Texts, bots: Mapping[int, str]) -> None:
        self.terminal = terminal
        self.record = record
        self.table = table
        self.texts = texts
        self.bots = bots

    def messages(self, seat: int) -> list[Message]:
        """Return all events so far as a seat was told them; at a forgetful table as everybody was."""
        ears = SPECTATOR if self.record.forgetful else seat
        events = [event for events in self.record.events for event in events]
        return [message for event in events if (message := event.told(ears))]

    def lines(self, seat: int, messages: Sequence[Message]) -> list[Text]:
        """Return the messages of a seat in lines."""
        return [self.line(at, text, seat) for at, text in told(self.table, messages, seat)]

    def line(self, at: int, text: str, seat: int) -> Text:
        """Return one line: the player and what happened."""
        if at < 0:
            return hang(Text(text, "dim"), self.terminal.width)
        name = self.texts("you") if at == seat else self.record.players[at]
        return hang(Text.assemble((name, "bold"), " ", text), self.terminal.width)

    def pilots(self) -> list[Text]:
        """Return lines that say which bot plays for whom."""
        names = self.record.players
        said = {names[seat]: bot_title(bot, self.texts) for seat, bot in self.bots.items()}
        lines = [self.texts("host-take-over", player=name, bot=bot) for name, bot in said.items()]
        return [hang(Text(line, "dim"), self.terminal.width) for line in lines]
