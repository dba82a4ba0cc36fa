"""Counts for Crooks."""

from skulduggery.arena.lab.watcher import Kind, Watcher

FAIR = (
    "How much having it changes the chance to win, against the mean of comparable cards (least squares, other cards "
    "and turn order held equal). Its price is paid, so a balanced card scores 0."
)


class CrooksWatcher(Watcher):
    """A watcher of the crooks that players look through and take."""

    kinds = (Kind("crook", "crook", FAIR),)
    moves = (
        *Watcher.moves,
        ("event/take", "crooks taken"),
        ("placed/down", "crooks face down (bluffs and traps)"),
        ("placed/up", "crooks face up"),
        ("event/kill", "crooks killed"),
        ("event/move", "crooks moved"),
        ("event/gain", "dollars picked from pockets, times"),
    )
    DOWN = 2

    def on_recruit(self, seat: int, pile: int, size: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.counts[f"card/{card}/chances"] += 1

    def on_take(self, seat: int, pile: int, card: int) -> None:
        self.got[seat].add(card)
        self.counts[f"card/{card}/taken"] += 1

    def on_place(self, seat: int, target: int, side: int, card: int) -> None:
        self.counts["placed/down" if side == self.DOWN else "placed/up"] += 1
