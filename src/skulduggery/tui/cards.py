"""Cards shown in the terminal."""

from collections.abc import Callable, Sequence

from skulduggery import api
from skulduggery.api import BadInput, Document, flaw
from skulduggery.text import Texts
from skulduggery.text import language as spoken
from skulduggery.tui.terminal import Terminal, hang


def show(
    game: str,
    cards: Document | None = None,
    language: str | None = None,
    terminal: Terminal | None = None,
    picked: Sequence[str] = (),
) -> int:
    """Show cards (the house cards by default): all of them, or those ``picked``. Return the exit code 0.

    A picked trait and job are shown joined. Raise BadInput.
    """
    document = api.game(game).house_cards() if cards is None else cards
    DECKS[game](document, Texts(spoken(language), game), terminal or Terminal(), picked)
    return 0


def _crooks(document: Document, texts: Texts, terminal: Terminal, picked: Sequence[str]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Grid
    from rich.text import Text

    from skulduggery.tui.crooks.deck import COLOURS, Deck
    from skulduggery.wording.crooks.cards import GANGS

    if picked:
        raise BadInput(flaw("cards-all"))
    deck = Deck(document, texts)
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    for heading in ("deck-level", "deck-name", "deck-gangs", "deck-ability"):
        grid.add_column(texts(heading), no_wrap=True)
    order = sorted(range(len(deck.crooks)), key=lambda card: (deck.level(card), deck.modifier(card), card))
    for card in order:
        gangs = Text()
        for gang in deck.gangs(card):
            gangs.append(texts(f"gang-letter-{gang}") + " ", COLOURS[gang])
        grid.add_row(Text(deck.strength(card), "bold"), deck.names[card], gangs, deck.ability(card))
    abilities = {deck.ability(card): deck.ability_text(card) for card in order if deck.ability(card)}
    members = {gang: sum(gang in deck.gangs(card) for card in order) for gang in GANGS}
    counts = [texts("deck-members", gang=texts(f"gang-{gang}"), members=count) for gang, count in members.items()]
    terminal.show(Text(deck.title, "bold yellow"), grid)
    terminal.show(
        *(hang(Text.assemble((name, "bold"), f": {text}"), terminal.width) for name, text in abilities.items())
    )
    terminal.show(Text(), Text(" · ".join([texts("deck-sum", cards=len(order)), *counts]), "dim"))


def _scoundrels(document: Document, texts: Texts, terminal: Terminal, picked: Sequence[str]) -> None:
    from skulduggery.tui.scoundrels.cards import show as show_scoundrels

    show_scoundrels(document, texts, terminal, picked)


def _mayhem(document: Document, texts: Texts, terminal: Terminal, picked: Sequence[str]) -> None:
    from skulduggery.tui.mayhem.cards import show as show_mayhem

    show_mayhem(document, texts, terminal, picked)


DECKS: dict[str, Callable[[Document, Texts, Terminal, Sequence[str]], None]] = {
    "crooks": _crooks,
    "scoundrels": _scoundrels,
    "mayhem": _mayhem,
}
