"""The server: tables that people and bots sit at, over HTTP and sockets (docs/develop/table-protocol.md)."""
