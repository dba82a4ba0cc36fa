"""The link between server processes: calls and sockets for tables that another process has."""
