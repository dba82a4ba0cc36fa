"""The crooks of a deck as they are drawn on the terminal's table."""

from typing import Final

from rich.text import Text

from skulduggery.wording.crooks.cards import Cards

COLOURS: Final = {"northside": "red", "westside": "dodger_blue1", "outfit": "yellow3"}


class Deck(Cards):
    """The cards of one deck, in words and drawn."""

    def badges(self, card: int) -> Text:
        """Return the letters of its gangs in their colours."""
        return Text().join(Text(self.texts(f"gang-letter-{gang}"), COLOURS[gang]) for gang in self.gangs(card))

    def short(self, card: int) -> Text:
        """Return all numbers and letters: ``3(+3)WO``, the gangs in their colours."""
        text = Text(self.strength(card), "bold")
        gangs = self.badges(card)
        if len(text) + len(gangs) < 7:
            text.append(" ")
        return text.append_text(gangs)
