"""The documents that cross HTTP or a socket, and the errors that refuse a call. Nothing here imports a web
framework."""
