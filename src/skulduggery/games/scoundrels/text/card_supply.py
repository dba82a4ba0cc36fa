"""The traits and jobs of a position: those drawn, those that come next, those in the box."""

from collections.abc import Sequence

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.cards.files import near
from skulduggery.engine.fields import Fields
from skulduggery.games.scoundrels.rules.board import refill
from skulduggery.games.scoundrels.rules.state import Scoundrel, Scoundrels, ScoundrelsRules, rules_of

Heaps = tuple[tuple[int, ...], ...]
DECKS = ("traits", "jobs", "purple")


def pair_of(rules: ScoundrelsRules, name: str) -> tuple[int, int]:
    """Return trait and job of ``filthy-dog``, or of ``filthy/dog`` if a dash is ambiguous. Raise BadInput if wrong."""
    for trait in range(len(rules.trait_ids)):
        for sign in "-/":
            job = name.removeprefix(rules.trait_ids[trait] + sign)
            if job != name and job in rules.job_ids:
                return trait, rules.job_ids.index(job)
    known = [rules.trait_ids[i] + "-" + job for i in range(len(rules.trait_ids)) for job in rules.job_ids]
    meant = near(name, known)
    right = meant if meant.startswith("perhaps") else f"a trait and a job make one, like {known[0]!r}"
    raise BadInput(f"There is no scoundrel {brief(name)}; {right}.")


def pair_name(rules: ScoundrelsRules, one: Scoundrel) -> str:
    """Return the name of a scoundrel, such as ``filthy-dog``; ``-`` for none."""
    if one[0] < 0:
        return "-"
    trait = rules.trait_ids[one[0]]
    job = rules.job_ids[one[1]]
    return f"{trait}-{job}" if pair_of(rules, f"{trait}-{job}") == one[:2] else f"{trait}/{job}"


def gather(t: Scoundrels, given: Fields, shown: list[Scoundrel]) -> None:
    """Fill the cells of traits and jobs so that the shown cards were drawn, with all that had to be drawn before them.

    A deck that isn't named holds as many as possible of the cards not shown, in the order of their file. Other cards
    that had to be drawn, such as green jobs before a black one, lie at the bottom of the pile (SC-SETUP-03, -04).
    """
    rules = rules_of(t)
    decks = (rules.trait_deck, *rules.job_decks)
    heaps = (rules.trait_heaps, *[rules.job_heaps] * len(rules.job_decks))
    ids = (rules.trait_ids, *[rules.job_ids] * len(rules.job_decks))
    out: list[list[int]] = []
    coming: list[list[int] | None] = []
    counts: list[int] = []
    if given.has("purple") and len(decks) < len(DECKS):
        raise BadInput("purple= needs the option wild_saloon.")
    for k in range(len(decks)):
        inside = [heap_of(heaps[k], cell) for cell in decks[k]]
        cards = [one[min(k, 1)] for one in shown]
        if any([cards.count(card) > 1 for card in cards]):
            twice = [ids[k][card] for card in cards if cards.count(card) > 1]
            raise BadInput(f"{twice[0]!r} appears twice in the position; there is one of each trait and of each job.")
        out.append([card for card in cards if card_heap(heaps[k], card) in inside])
        coming.append(named(given, DECKS[k], ids[k]))
        least = least_drawn(heaps[k], inside, out[k], [ids[k][card] for card in out[k]])
        rest = coming[k]
        counts.append(least if rest is None else len(decks[k]) - len(rest))
        if counts[k] < least:
            raise BadInput(f"{DECKS[k]}= leaves more cards in the deck than can be left beside those in play.")
    balance(counts, coming, [len(deck) for deck in decks], len(shown))
    fillers: list[list[int]] = [[], []]
    for k in range(len(decks)):
        cells, extra = fill(heaps[k], decks[k], counts[k], out[k], coming[k], DECKS[k])
        fillers[min(k, 1)] += extra
        if k:
            t.jobs = tuple([max(old, new) for old, new in zip(t.jobs, cells, strict=True)])
        else:
            t.traits = cells
    t.drawn = tuple(counts)
    t.jobs = tuple(boxed(t.jobs, rules.job_heaps))
    for i in range(len(fillers[0])):
        t.stays += 1
        t.pile = (*t.pile, (fillers[0][i], fillers[1][i], t.stays))
    saloon = t.saloon
    refill(t)
    if given.has("saloon") and t.saloon != saloon:
        raise BadInput("saloon= has a gap that would be filled; gaps stay at the left, and only when a deck is empty.")


def heap_of(heaps: Heaps, cell: int) -> int:
    """Return the number of the heap whose cards lie on a cell."""
    heap = 0
    while cell >= len(heaps[heap]):
        cell -= len(heaps[heap])
        heap += 1
    return heap


def card_heap(heaps: Heaps, card: int) -> int:
    """Return the number of a card's heap."""
    return [card in heap for heap in heaps].index(True)


def named(given: Fields, name: str, ids: Sequence[str]) -> list[int] | None:
    """Return the cards that a deck is said to hold, None if its field isn't given. Raise BadInput if they are wrong."""
    if not given.has(name):
        return None
    words = given.parts(name)
    for word in words:
        if word not in ids or words.count(word) > 1:
            raise BadInput(f"{name}= names {brief(word)}; it must name cards of the set, each once at most.")
    return [ids.index(word) for word in words]


def least_drawn(heaps: Heaps, inside: list[int], cards: list[int], names: list[str]) -> int:
    """Return the least number of cards drawn from a deck that can include ``cards``. Raise BadInput if none can."""
    wanted = [card_heap(heaps, card) for card in cards]
    for count in range(len(inside) + 1):
        if all([inside[:count].count(heap) >= wanted.count(heap) for heap in range(len(heaps))]):
            return count
    raise BadInput(f"The deck of this table can't have held all of {', '.join(names)}: too many of a colour.")


def balance(counts: list[int], coming: list[list[int] | None], sizes: list[int], shown: int) -> None:
    """Increase ``counts`` until traits and jobs match and cover all shown. Raise BadInput if they can't match."""
    total = max(shown, counts[0], sum(counts[1:]))
    for k in range(len(counts)):
        drawn = counts[0] if k == 0 else sum(counts[1:])
        if coming[k] is None:
            counts[k] = min(sizes[k], counts[k] + total - drawn)
    if counts[0] != total or sum(counts[1:]) != total:
        raise BadInput(
            f"The decks don't fit what is in play: {counts[0]} traits and {sum(counts[1:])} jobs were drawn "
            f"for {shown} scoundrels or more."
        )


def fill(
    heaps: Heaps, deck: tuple[int, ...], count: int, shown: list[int], coming: list[int] | None, name: str
) -> tuple[tuple[int, ...], list[int]]:
    """Return the card of each cell, and the drawn cards that are not shown. Job cells outside the deck have -1."""
    cells = [-1] * sum([len(heap) for heap in heaps])
    extra: list[int] = []
    for i in range(len(heaps)):
        there = [card for card in shown if card in heaps[i]]
        rest = [card for card in heaps[i] if card not in shown and (coming is None or card not in coming)]
        for cell in deck[:count]:
            if heap_of(heaps, cell) == i:
                cells[cell] = there.pop(0) if there else rest.pop(0) if rest else -1
                if cells[cell] not in shown:
                    extra.append(cells[cell])
        for k in range(count, len(deck)):
            if heap_of(heaps, deck[k]) == i:
                cells[deck[k]] = rest.pop(0) if coming is None else coming[k - count]
                if cells[deck[k]] not in heaps[i]:
                    raise BadInput(f"{name}= has a card in a place of the deck where another colour or level lies.")
    if -1 in extra or (coming is not None and any([card in shown for card in coming])):
        raise BadInput(f"{name}= names cards that are in play or were drawn before.")
    return boxed(tuple(cells), heaps) if name == DECKS[0] else tuple(cells), extra


def boxed(cells: tuple[int, ...], heaps: Heaps) -> tuple[int, ...]:
    """Return ``cells`` with the cards that were not dealt into a deck on the empty ones (SC-SETUP-05)."""
    out = list(cells)
    for cell in range(len(out)):
        if out[cell] < 0:
            out[cell] = next(card for card in heaps[heap_of(heaps, cell)] if card not in out)
    return tuple(out)
