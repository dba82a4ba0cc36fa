"""A server of a later release, whose rules are one version on: ``planted_rules.py serve ...``."""

from skulduggery import api
from skulduggery.cli.main import main

for _name in api.games():  # in the processes that think, too: they import this module
    api.game(_name).rules_version += 1

if __name__ == "__main__":
    raise SystemExit(main())
