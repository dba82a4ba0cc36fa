"""The database: tables, finished games, results, leases."""
