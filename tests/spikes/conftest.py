"""Interpreted Python can't extend compiled classes, and the two rules sets here are not compiled."""

from skulduggery.engine import machine

collect_ignore = [] if machine.__file__.endswith(".py") else ["test_scoundrels.py", "test_mayhem.py"]
