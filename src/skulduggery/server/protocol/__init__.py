"""Documents that cross HTTP or a socket, and why a call is refused. No web framework is imported here."""
