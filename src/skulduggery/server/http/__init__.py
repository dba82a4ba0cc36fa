"""The HTTP calls, sockets and pages of the server."""
