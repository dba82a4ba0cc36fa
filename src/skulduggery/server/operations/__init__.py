"""Logs, telemetry, rate limits, timeouts and the bus, for all other packages of the server."""
