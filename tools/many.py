"""Several servers as one: behind nginx, over a PostgreSQL and a Redis of their own, all of it temporary."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import ProxyHandler, build_opener

from services import Postgres, Redis, free_port, front, nginx, until

from skulduggery.cli.served import Served, serving

CROWD = (("limit_conn addresses 300", "limit_conn addresses 65535"),)
"""A limit that allows all connections from one address, because everybody comes from this machine."""


class Several(Served):
    """Several servers behind one address; their memory and processor time are added up."""

    def __init__(self, servers: Sequence[Served], address: str) -> None:
        self.servers = servers
        self.address = address

    def memory(self) -> float:
        return sum(one.memory() for one in self.servers)

    def busy(self) -> float:
        return sum(one.busy() for one in self.servers)

    def answers(self) -> bool:
        """Return whether the address answers."""
        with suppress(OSError), build_opener(ProxyHandler({})).open(f"http://{self.address}/api/games") as response:
            return bool(response.status == 200)
        return False


@contextmanager
def several(count: int) -> Iterator[Several]:
    """Run ``count`` servers while the context lasts. Raise Unserved if a program isn't installed.

    PostgreSQL writes every answer to disk before it is told.
    """
    nginx()  # before anything is started
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="skulduggery-")))
        folder.chmod(0o755)  # PostgreSQL's user must reach its folder
        postgres, redis = Postgres(folder / "postgres"), Redis(folder / "redis")
        stack.callback(postgres.stop)
        postgres.start(fsync="on")
        stack.callback(redis.stop)
        redis.start()
        where = ("--database", postgres.make("many"), "--bus", redis.address, "--proxy", "127.0.0.1")
        servers = [stack.enter_context(serving(*where, "--name", name)) for name in "ab"[:count]]
        port = free_port()
        (folder / "nginx").mkdir()
        process = stack.enter_context(front(folder / "nginx", [one.address for one in servers], port, CROWD))
        stack.callback(process.terminate)
        out = Several(servers, f"127.0.0.1:{port}")
        until(out.answers, "nginx doesn't start")
        yield out
