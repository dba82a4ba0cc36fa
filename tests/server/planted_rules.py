"""A server of a later release, whose rules are one version on, and which soon sees that another server has gone:
``planted_rules.py serve ...``."""

from skulduggery import api
from skulduggery.cli.main import main
from skulduggery.server.tables import directory, result_settler

for _name in api.games():  # in the processes that think, too: they import this module
    api.game(_name).rules_version += 1

directory.SWEPT = result_settler.EVERY = 0.2

if __name__ == "__main__":
    raise SystemExit(main())
