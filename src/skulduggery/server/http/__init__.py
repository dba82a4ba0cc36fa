"""HTTP calls, sockets and pages."""
