"""A server that soon sees that another server has gone: ``planted_sweep.py serve ...``."""

from skulduggery.cli.main import main
from skulduggery.server.tables import directory, result_settler

directory.SWEPT = result_settler.EVERY = 0.2

if __name__ == "__main__":
    raise SystemExit(main())
