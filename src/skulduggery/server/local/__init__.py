"""Tables without a server: games kept by one device, whose pages speak with them as with a server (docs/static.md)."""
