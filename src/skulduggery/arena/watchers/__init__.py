"""Who watches each game."""

from skulduggery.arena.watch import Watcher
from skulduggery.arena.watchers.crooks import CrooksWatcher
from skulduggery.arena.watchers.mayhem import MayhemWatcher
from skulduggery.arena.watchers.scoundrels import ScoundrelsWatcher

WATCHERS: dict[str, type[Watcher]] = {
    "crooks": CrooksWatcher,
    "scoundrels": ScoundrelsWatcher,
    "mayhem": MayhemWatcher,
}
