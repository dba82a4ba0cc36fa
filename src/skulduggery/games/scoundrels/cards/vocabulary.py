"""The words of card abilities, and what each may be followed by (section "Abilities" of docs/cards.md; rules 14.1)."""

COMPARISONS = ("<", "<=", "=", ">=", ">")
QUANTITIES = ("dollars", "reputation", "slot", "cards-today", "stolen-safes", "opponent-safes", "supply")
COUNTS = ("own-scoundrels", "cards-today", "own-marks-out", "jailed")
VALUES = ("dollars", "reputation")
DONE = ("freed", "freed-own", "freed-opp", "jailed")
FILTERS = ("richer",)
PLACES = ("any", "unused")
"""Words for places of safes other than the locations."""

COSTS = ("spend", "rep", "jail", "discard-self")
SWAPS = (("this", "own", "own-other"), ("own-or-saloon", "own", "saloon"))
STEPS: dict[str, tuple[str | tuple[str, ...], ...]] = {
    "gain": ("amount",),
    "rob": ("amount",),
    "rep": ("change",),
    "scout": ("place",),
    "mark": (("it", "any"),),
    "move-mark": (),
    "steal": ("place",),
    "swap-safe": (("it",),),
    "free": ("count", ("any", "own")),
    "jail": ("count",),
    "recall": ("count",),
    "place": (("freed", "own"), ("opp-card", "it")),
    "destroy": (("own-card",),),
    "draw": ("count",),
    "peek": (("played-opp", "played-any", "deck-any"),),
    "reveal": (("own-deck",),),
    "shuffle": (("own-deck", "it"),),
    "hire": (("saloon", "discard"), "price"),
    "use": (("own", "saloon", "discard"),),
    "use-leader": (),
    "swap-jobs": SWAPS,
    "swap-traits": SWAPS,
    "sheriff": (),
    "to-bottom": (("it",),),
    "may": ("ability",),
    "choose": ("choices",),
    "if": ("condition", "steps"),
    "opp": ("steps",),
    "each-opp": ("steps",),
}
"""The arguments of each step: a tuple of allowed words, or a kind of argument that ``Reader.argument`` reads."""
OPPONENT_STEPS = ("gain", "rob", "rep", "jail", "draw", "choose", "if")
"""Steps that an opponent can be made to do."""

SAFE, UNUSED, CARD = "safe", "unused", "card"
DECK, SHOWN, USED = "deck", "shown", "scoundrel"
NEEDS = {"mark": SAFE, "steal": SAFE, "swap-safe": UNUSED, "place": CARD, "shuffle": DECK, "to-bottom": USED}
"""The kind of thing that ``it`` must be for each of these steps."""
GIVERS = {
    SAFE: ("scout(...)", "mark(any)"),
    UNUSED: ("scout(unused)",),
    CARD: ("peek(played-opp)", "peek(played-any)"),
    DECK: ("peek(deck-any)",),
    SHOWN: ("reveal(own-deck)",),
    USED: ("use(...)",),
}

MOST = 99
"""The greatest number in an ability."""
