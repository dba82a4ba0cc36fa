"""Logs, telemetry, limits, timeouts and the bus: what all other packages of the server may use."""
