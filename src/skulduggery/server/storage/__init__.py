"""What lies in the database: tables, finished games, results, leases."""
