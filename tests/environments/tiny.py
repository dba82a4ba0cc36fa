"""Card sets so small that all of a game can be looked at."""


def deck(levels: list[int], piles: list[int], targets: list[int], money: int, seats: int = 2) -> str:
    """The text of a card file; crooks differ in their levels alone."""
    lines = [
        'id = "tiny"\nversion = 1\nnames = { en = "Tiny" }\n[setup]',
        f"money = {money}\ntargets = {targets}\ngang_points = {{ {seats} = 0 }}",
        f"piles = {{ 2012 = {{ {seats} = {piles} }} }}\nevidence = {{}}",
    ]
    for n, level in enumerate(levels):
        lines.append(
            f'[[crook]]\nid = "crook-{n}"\nlevel = {level}\nmodifier = 0\nnames = {{ en = "Crook {n}" }}\n'
            'gangs = ["northside", "westside", "outfit"]\n'
            'evidence = { level = "house", modifier = "house", names = "house", gangs = "house" }'
        )
    return "\n".join(lines)


TINY = deck([1, 4, 9], [1, 1], [3], 4)
PILED = deck([1, 4, 9], [1, 2], [3], 3)
"""A pile of two is a set: 6 orders are 3 deals."""
TWINS = deck([5, 5, 5], [1, 1], [2, 3], 3)
"""Crooks that are all the same: nothing can be hidden."""
