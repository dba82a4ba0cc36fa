"""Calls and sockets for tables that another process has."""
