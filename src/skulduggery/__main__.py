"""``python -m skulduggery``: the same as the command ``skulduggery``."""

from skulduggery.cli.main import main

raise SystemExit(main())
