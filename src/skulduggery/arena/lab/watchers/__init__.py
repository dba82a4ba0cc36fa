"""The watcher of each game."""

from skulduggery.arena.lab.watcher import Watcher
from skulduggery.arena.lab.watchers.crooks import CrooksWatcher
from skulduggery.arena.lab.watchers.mayhem import MayhemWatcher
from skulduggery.arena.lab.watchers.scoundrels import ScoundrelsWatcher

WATCHERS: dict[str, type[Watcher]] = {
    "crooks": CrooksWatcher,
    "scoundrels": ScoundrelsWatcher,
    "mayhem": MayhemWatcher,
}
